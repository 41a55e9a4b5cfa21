import type { Choice } from "../../lib/protocol";
import { say } from "../../lib/speech.svelte";
import type { Scene } from "../face";
import { CENTRE, FLOOR } from "./chooser.svelte";
import { deedOf, type Deed, type Lay, type Take } from "./view";

/** A recommended move, by its number from 1. */
export interface Hinted<D extends Deed> {
  n: number;
  choice: Choice;
  deed: D;
}

function hinted<D extends Deed>(scene: Scene, what: D["what"]): Hinted<D>[] {
  return scene.hints.flatMap((choice, at) => {
    const deed = deedOf(choice);
    return deed?.what === what ? [{ n: at + 1, choice, deed: deed as D }] : [];
  });
}

/** Those that take tiles of a kind from a source. */
export function hintsAt(scene: Scene, source: number, kind: string): number[] {
  const takes = hinted<Take>(scene, "take");
  return takes.filter(({ deed }) => (deed.source ?? CENTRE) === source && deed.tiles.includes(kind)).map(({ n }) => n);
}

/** Those that put tiles to a line, or to the floor. */
export function hintsTo(scene: Scene, target: number): Hinted<Take>[] {
  return hinted<Take>(scene, "take").filter(({ deed }) => (deed.line ?? FLOOR) === target);
}

/** Those that lay the tile of a row, from 1, in a column. */
export function hintsOn(scene: Scene, row: number, column: number): number[] {
  const lays = hinted<Lay>(scene, "lay");
  return lays.filter(({ deed }) => deed.row === row && deed.column === column).map(({ n }) => n);
}

/** "hint 1, hint 3, " before the name of what they speak of; nothing without hints. */
export function hintWords(numbers: readonly number[]): string {
  return numbers.map((n) => `${say("azul-hint", { n })}, `).join("");
}
