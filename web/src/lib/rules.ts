import type { Value } from "./protocol";
import type { Options } from "./spec";
import { say, sayAny } from "./speech.svelte";

/** What a game is called. */
export function gameName(game: string): string {
  return say(`${game}-name`);
}

/** What is played at a table: the edition, which has one name in all languages, or the game itself. */
export function titleOf({ game, title }: { game: string; title: string }): string {
  return title || gameName(game);
}

/** What one does in a game, in a sentence. */
export function gameAbout(game: string): string {
  return say(`${game}-about`);
}

/** A sentence about another edition of a game. */
export function editionAbout(game: string, title: string): string {
  return say(`${game}-edition-${title.toLowerCase().replaceAll(" ", "-")}`);
}

export function optionName(game: string, option: string): string {
  return say(`${game}-option-${option}`);
}

/** An option explained in a sentence. */
export function optionHelp(game: string, option: string): string {
  return say(`${game}-option-${option}-help`);
}

/** A value of an option in a word. */
export function valueName(game: string, option: string, value: Value): string {
  return isNumber(value) ? String(value) : say(`${game}-option-${option}-${value}`);
}

/** What the options say where that must be said, each in a few words: "grey wall", "with jokers". */
export function phrases(game: string, options: Options | ReadonlyMap<string, string>): string[] {
  const set = options instanceof Map ? [...options] : Object.entries(options);
  return set.map(([option, value]) => sayAny(`${game}-phrase-${option}-${value}`, () => "")).filter(Boolean);
}

/** A spec says numbers as text. */
function isNumber(value: Value): boolean {
  return typeof value === "number" || /^\d+$/.test(String(value));
}
