import { say } from "../../lib/speech.svelte";
import type { Choice, Scene } from "../face";
import { CENTRE, FLOOR } from "./chooser.svelte";
import { effectOf, type AnyEffect, type Lay, type Take } from "./view";

/** A recommended move, by its number from 1. */
export interface Hinted<D extends AnyEffect> {
  n: number;
  choice: Choice;
  effect: D;
}

function hinted<D extends AnyEffect>(scene: Scene, what: D["what"]): Hinted<D>[] {
  return scene.hints.flatMap((choice, at) => {
    const effect = effectOf(choice);
    return effect?.what === what ? [{ n: at + 1, choice, effect: effect as D }] : [];
  });
}

/** Those that take tiles of a kind from a source. */
export function hintsAt(scene: Scene, source: number, kind: string): number[] {
  const takes = hinted<Take>(scene, "take");
  return takes
    .filter(({ effect }) => (effect.source ?? CENTRE) === source && effect.tiles.includes(kind))
    .map(({ n }) => n);
}

/** Those that put tiles to a line, or to the floor. */
export function hintsTo(scene: Scene, target: number): Hinted<Take>[] {
  return hinted<Take>(scene, "take").filter(({ effect }) => (effect.line ?? FLOOR) === target);
}

/** Those that lay the tile of a row, from 1, in a column. */
export function hintsOn(scene: Scene, row: number, column: number): number[] {
  const lays = hinted<Lay>(scene, "lay");
  return lays.filter(({ effect }) => effect.row === row && effect.column === column).map(({ n }) => n);
}

/** "hint 1, hint 3, " before the name of what they speak of; nothing without hints. */
export function hintWords(numbers: readonly number[]): string {
  return numbers.map((n) => `${say("azul-hint", { n })}, `).join("");
}
