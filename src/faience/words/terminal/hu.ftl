### Amit a terminálprogram a játékok saját szavai mellett mond.

## Asztalnyitás

terminal-demonstration = Itt nincs terminál, amelyben játszani lehetne; íme egy bemutató játszma robotok között.
terminal-resumed = Folytatódik a félbehagyott játszma.
terminal-unfinished = Van egy befejezetlen játszma; a { $program } play --continue folytatja.
terminal-program-not-started = Mentett játszma nem indít programot: { $name } helyett a ház egyik robotja játszik. A programot a --seats kapcsolóval ültetheted vissza.

## Az asztalnál

terminal-prompt = { $name }, te jössz (súgó: { terminal-key-help }):
terminal-thinking = { $name } gondolkodik…

## Amit be lehet írni

terminal-key-help = ?
terminal-key-list = l
terminal-help-list = a szabályos lépések szavakkal, a pontjaikkal; utána a sorszámmal választhatsz
terminal-key-begin = l { $prefix }
terminal-help-begin = csak azok, amelyek így kezdődnek: { $prefix }
terminal-key-hint = h
terminal-help-hint = tipp: a legjobb lépések és a várható folytatás (Ctrl-C megszakítja)
terminal-key-undo = u
terminal-help-undo = az utolsó lépésed visszavétele
terminal-key-save = s FÁJL
terminal-help-save = a játszma mentése; folytatás: { $program } play --resume FÁJL
terminal-key-board = b
terminal-help-board = a tábla újrarajzolása
terminal-key-quit = q
terminal-help-quit = kilépés; a játszma megmarad, a { $program } play { $how } folytatja
terminal-key-enter = Enter
terminal-help-enter = megteszi a lépést, ha csak egy van; egy lista következő oldala

## Lépések

terminal-example = Például { $move }: { $advice }.
terminal-no-move = „{ $text }” nem lépés. Egy lépés például { $move }: { $advice }. Az { terminal-key-list } mindet felsorolja, a { terminal-key-help } a súgó.
terminal-illegal = { $move } nem lehetséges: { $why }.
terminal-only-numbers = Válassz egy számot 1 és { $n } között, vagy írj be egy lépést.

## A lépések listái

terminal-list = Szabályos lépések ({ $gain }):
terminal-left-out = és még { $n }; { terminal-key-begin }: az összes
terminal-none-begins = Nincs így kezdődő szabályos lépés: „{ $text }”.
terminal-page = { $n }. oldal, összesen { $of }
terminal-more-pages = { $n }. oldal, összesen { $of }; Enter: a következő

## Tippek

terminal-hint = Egy mester ezt lépné (nyerési esély; várható eredmény, elöl a tiéd; → a várható folytatás):
terminal-hint-reply = { $name }: { $advice }
terminal-hint-stopped = Akkor most nincs tipp.
terminal-percent = { $n }%

## Visszavétel, mentés, megőrzés

terminal-undone = Visszavéve.
terminal-nothing-to-undo = Nincs mit visszavenni.
terminal-deal-seen = Ez már nem vehető vissza: azóta új csempék kerültek az asztalra.
terminal-exists = Már van ilyen fájl: { $file }; válassz másik nevet.
terminal-saved = Elmentve. Folytatás: { $program } play --resume { $file }
terminal-kept = A játszma megmarad. Folytatás: { $program } play { $how }
terminal-not-kept = A játszma nem őrizhető meg itt: { $folder } ({ $error }); mentsd el az { terminal-key-save } paranccsal.
terminal-bye = Viszlát!

## Fordulók és eredmények

terminal-round-over = { $n }. forduló vége: { $scores }
terminal-game-over = A játék vége: { $scores }
terminal-items = { $name }: { $items }
terminal-between = { "; " }
terminal-won = Nyertél: { $own }–{ $other }.
terminal-lost = Vesztettél: { $own }–{ $other }.
terminal-victory-shared = Osztozol a győzelmen.
terminal-unfinished-record = A játszma nem ért véget.

## Egy asztal a rajza mellett

terminal-label = { $word }: { $value }
terminal-players = { $n } játékos
terminal-last-move = Utolsó lépés
terminal-you = te
terminal-winner = győztes
terminal-to-move = következik
terminal-your-turn = Te jössz
terminal-turn =
    { $you ->
        [yes] { terminal-your-turn }
       *[no] { $name } { terminal-to-move }
    }

## Manufaktúrák, közép és zsák

terminal-factories = Manufaktúrák
terminal-factory = { $n }. manufaktúra
terminal-centre = Közép
terminal-centre-marked = { terminal-centre } ({ terminal-marker })
terminal-bag = Zsák
terminal-empty = üres
terminal-marker = kezdőjátékos-jelző
# Legfeljebb három betű, egy csempe helyére.
terminal-marker-short = 1.
terminal-dealt = { $n }. forduló: új csempék kerülnek az asztalra. { $tiles }.
