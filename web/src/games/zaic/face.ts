import type { Face } from "../face";
import Board from "./Board.svelte";
import { ZaicChooser } from "./chooser.svelte";
import Market from "./Market.svelte";
import Other from "./Other.svelte";
import Outcome from "./Outcome.svelte";
import { reads } from "./reads";
import { show } from "./show";
import { nowText } from "./words";

export const face: Face = {
  game: "zaic",
  reads,
  layout: "shared",
  Market,
  Board,
  Other,
  // The board is everybody's, and the areas stand beside it.
  shut: true,
  Outcome,
  words: { market: "zaic-desk", board: "zaic-board", score: "zaic-score" },
  lessons: ["zaic-learn-turn", "zaic-learn-table", "zaic-learn-top", "zaic-learn-box", "zaic-learn-end"],
  keys: [
    { keys: "1 2 3", message: "zaic-key-tile" },
    { keys: "R", message: "zaic-key-turn" },
    { keys: "← ↑ → ↓", message: "zaic-key-move" },
    { keys: "N", message: "zaic-key-next" },
    { keys: "I", message: "zaic-key-stack" },
    { keys: "V", message: "zaic-key-look" },
  ],
  chooser: (scene) => new ZaicChooser(scene),
  now: nowText,
  show,
};
