import { mount } from "svelte";

import Sprite from "./Sprite.svelte";

// Whoever draws a tile imports this, so that the sprite is on the page exactly when it is needed.
mount(Sprite, { target: document.body });
