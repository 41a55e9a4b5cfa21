import { say } from "../../lib/speech.svelte";
import type { Face } from "../face";
import { itemText } from "../telling";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import { PavilionChooser } from "./chooser.svelte";
import Market from "./Market.svelte";
import Other from "./Other.svelte";
import Outcome from "./Outcome.svelte";
import { reads } from "./reads";
import { show } from "./show";
import { itemOf } from "./view";

export const face: Face = {
  game: "pavilion",
  reads,
  layout: "desk",
  Market,
  Board,
  Below,
  Other,
  Outcome,
  firstSign: true,
  lessons: [
    "pavilion-learn-draft",
    "pavilion-learn-place",
    "pavilion-learn-run",
    "pavilion-learn-pass",
    "pavilion-learn-end",
  ],
  keys: [
    { keys: "1–9 C", message: "pavilion-key-source" },
    { keys: "P G O Y B R", message: "pavilion-key-colour" },
    { keys: "1–6", message: "pavilion-key-space" },
    { keys: "← → ↑ ↓", message: "pavilion-key-walk" },
    { keys: "/", message: "pavilion-key-payment" },
    { keys: "-", message: "pavilion-key-pass" },
  ],
  chooser: (scene) => new PavilionChooser(scene),
  item: (told) => {
    const item = itemOf(told);
    if (item.what !== "marker" && item.what !== "laid" && item.what !== "passing")
      return { name: itemText("pavilion", item, "round"), about: "" };
    return { name: say(`pavilion-round-${item.what}`), about: say("pavilion-any-tiles", { n: item.tiles }) };
  },
  show,
};
