import { listed, say, sayAny } from "../lib/speech.svelte";
import { valuesOf } from "../texts";
import type { Fact, Refusal, View } from "./facts";

/** What an item is part of: what a move brings, what one has without it, what a round or the end brought. */
export type Within = "move" | "stands" | "round";

/** What a move did, in a sentence: "Kiln took 3 white from factory 6 to line 4." */
export function did(game: string, effect: Fact, name: string): string {
  return say(`${game}-did-${effect.what}`, { ...valuesOf(effect), name });
}

/** A move in a few words, as advice: "3 white from factory 6 to line 4". */
export function advice(game: string, effect: Fact): string {
  return say(`${game}-do-${effect.what}`, valuesOf(effect));
}

/** What a move would do to one's own board, in a few words: "Line 2 completes". */
export function title(game: string, effect: Fact): string {
  return say(`${game}-title-${effect.what}`, valuesOf(effect));
}

/** When the scores before and after a move hold: "after this round". */
export function horizon(game: string, effect: Fact): string {
  return say(`${game}-horizon`, valuesOf(effect));
}

/** An item of a gain or a loss. */
export function itemText(game: string, item: Fact, within: Within): string {
  return say(`${game}-item-${item.what}`, { ...valuesOf(item), within });
}

/** Why something may not be done. */
export function whyText(game: string, refusal: Refusal): string {
  return say(`${game}-why-${refusal.why}`, valuesOf(refusal));
}

/** What a seat is beside its name ("plays first this round"), or nothing. */
export function role(game: string, { roles }: View, seat: number): string {
  return roles[seat] ? say(`${game}-role-${roles[seat]}`) : "";
}

/** How far the game has come: "Round 3". */
export function progress(game: string, view: View): string {
  return say(`${game}-progress`, valuesOf(view));
}

/** What holds just now beside the rules ("joker colour: green"); nothing in most games. */
export function now(game: string, view: View): string {
  return sayAny(`${game}-now`, () => "", valuesOf(view));
}

/** Who won, by what, and why the game ended, without a full stop; `you` is the seat of who reads it. */
export function result(
  game: string,
  view: View,
  scores: readonly number[],
  names: readonly string[],
  you: number | null = null,
): string {
  const { winners } = view;
  const [first = 0] = winners;
  return say(`${game}-result`, {
    ...valuesOf(view),
    names: listed(winners.map((seat) => names[seat] ?? "")),
    winners: winners.length,
    you: winners.length === 1 && first === you ? "yes" : "no",
    score: scores[first] ?? 0,
  });
}
