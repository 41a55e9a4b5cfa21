import type { Face } from "../face";
import Board from "./Board.svelte";
import { AzulChooser } from "./chooser.svelte";
import Market from "./Market.svelte";
import Other from "./Other.svelte";
import Outcome from "./Outcome.svelte";
import { reads } from "./reads";
import { show } from "./show";
import { scored } from "./words";

export const face: Face = {
  game: "azul",
  reads,
  layout: "market",
  Market,
  Board,
  Other,
  Outcome,
  firstSign: true,
  lessons: ["azul-learn-take", "azul-learn-line", "azul-learn-wall", "azul-learn-floor", "azul-learn-end"],
  keys: [
    { keys: "1–9 C", message: "azul-key-source" },
    { keys: "B Y R K W J", message: "azul-key-colour" },
    { keys: "1–5", message: "azul-key-line" },
    { keys: "-", message: "azul-key-floor" },
    { keys: "/", message: "azul-key-variant" },
  ],
  chooser: (scene) => new AzulChooser(scene),
  item: scored,
  show,
};
