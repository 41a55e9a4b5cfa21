import { mount } from "svelte";

import Sprite from "./Sprite.svelte";

/** The kinds of square tiles that are drawn, and the marker, which is never square. */
export type TileName = "blue" | "yellow" | "red" | "black" | "white" | "joker" | "marker";

// Whoever draws a tile imports this, so that the sprite is on the page exactly when it is needed.
mount(Sprite, { target: document.body });
