// The games there are, once: whoever needs one thing of each goes through this list.
//
// A game NAME brings `bind_NAME` (NAME.cpp), `NAME_searcher` and `NAME_teacher` (NAME_search.cpp).
#pragma once

#define FAIENCE_GAMES(EACH) EACH(azul) EACH(pavilion) EACH(zaic)
