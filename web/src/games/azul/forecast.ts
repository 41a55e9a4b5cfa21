import { listed, say, signed } from "../../lib/speech.svelte";
import { valuesOf } from "../../texts";
import type { Choice, Item, Scoring } from "../facts";
import { itemText, title, type Within } from "../telling";
import { effectOf, itemOf, laidOf } from "./view";

/** A piece of the sentence below the forecast: words, what they bring, and what parts them from those before. */
export interface Piece {
  text: string;
  points?: number;
  strong?: boolean;
  apart?: " · " | ", ";
}

/** A stretch of the bar: what is had, what is on its way (or on its way out), what the move brings or takes. */
export interface Stretch {
  what: "had" | "coming" | "going" | "gained" | "lost";
  from: number;
  to: number;
}

/** The bar from 0 on, for a score now, the forecast without the move, and the forecast with it. */
export function barOf(now: number, before: number, after: number): Stretch[] {
  const [less, more] = [Math.min(before, after), Math.max(before, after)];
  const all: Stretch[] = [
    { what: "had", from: 0, to: Math.min(now, less) },
    { what: "coming", from: now, to: less },
    { what: after > before ? "gained" : "lost", from: less, to: more },
    { what: "going", from: more, to: now },
  ];
  return all.filter(({ from, to }) => from < to);
}

/** Why the forecast is what it is, while nothing is chosen. */
export function standingSentence(stands: Scoring): Piece[] {
  const full = stands.items.filter((item) => laidOf(item));
  const lead = fullLines(full);
  if (unlimited(stands) < 0) return [...lead, ...notBelow(stands)];
  const [first] = full;
  const wall =
    full.length > 1 ? [{ text: say("azul-part-wall"), points: sum(full) }] : first ? [pieceOf(first, "stands")] : [];
  const others = stands.items.filter((item) => !laidOf(item));
  const items = dotted([...wall, ...others.map((item) => pieceOf(item, "stands"))]);
  return items.length > 0 ? [...lead, ...items] : [{ text: say("azul-nothing") }];
}

/** Why the forecast changes, or not: what the move does, then item by item what it brings. */
export function moveSentence(choice: Choice, stands: Scoring, round: number): Piece[] {
  const take = effectOf(choice)?.what === "take" ? effectOf(choice) : null;
  const lead = (id: string): Piece => ({ text: say(id, { title: title("azul", choice.effect) }), strong: true });
  if (unlimited(stands, choice.items) < 0) {
    const bonuses = choice.items.filter(isBonus).map((item): Piece => ({ ...pieceOf(item, "move"), apart: " · " }));
    return [lead("azul-lead"), ...notBelow(stands, choice.items), ...bonuses];
  }
  const falls = take?.what === "take" && take.line !== null;
  const items = dotted(choice.items.map((item) => pieceOf(item, "move", falls)));
  const marker = take?.what === "take" && take.marker;
  const next = { round: round + 1 };
  if (items.length === 0)
    return [lead("azul-lead-alone"), { text: marker ? say("azul-starts", next) : say("azul-nothing") }];
  const starts: Piece[] = marker ? [{ text: say("azul-part-starts", next), apart: ", " }] : [];
  return [lead("azul-lead"), ...items, ...starts];
}

/** What the score would be if it could fall below 0; what the end of the game adds comes after that. */
function unlimited(stands: Scoring, items: readonly Item[] = []): number {
  return stands.before + sum(stands.items) + sum(items.filter((item) => !isBonus(item)));
}

/** The sum written out, then the rule. */
function notBelow(stands: Scoring, items: readonly Item[] = []): Piece[] {
  const all = [...stands.items, ...items.filter((item) => !isBonus(item))];
  const gains = sum(all.filter(({ points }) => points > 0));
  const terms: Piece[] = [
    ...(stands.before > 0 ? [{ text: say("azul-sum-now", { n: stands.before }) }] : []),
    ...(gains > 0 ? [{ text: say("azul-part-wall"), points: gains }] : []),
    { text: say("azul-item-floor"), points: sum(all) - gains },
  ];
  return [
    ...terms.map((term, at): Piece => (at > 0 ? { ...term, apart: ", " } : term)),
    { text: say("azul-sum-makes", { total: signed(unlimited(stands, items)) }) },
    { text: say("azul-not-below"), strong: true },
    { text: say(stands.before > 0 ? "azul-not-below-falls" : "azul-not-below-stays") },
  ];
}

function fullLines(full: readonly Item[]): Piece[] {
  const rows = full.flatMap((item) => laidOf(item)?.row ?? []);
  if (rows.length === 0) return [];
  return [{ text: say("azul-full", { n: rows.length, lines: listed(rows.map(String)) }), strong: true }];
}

function pieceOf(item: Item, within: Within, falls = false): Piece {
  const { points } = item;
  const told = itemOf(item);
  if (told.what === "tile") return { text: say("azul-runs-short", valuesOf(told)), points };
  if (told.what === "marker") return { text: say("azul-part-marker"), points };
  if (told.what === "floor" && falls && told.tiles) return { text: say("azul-falls", { n: told.tiles }), points };
  return { text: itemText("azul", item, within), points };
}

function isBonus({ what }: Item): boolean {
  return what === "bonus";
}

function dotted(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => (at > 0 ? { ...piece, apart: " · " } : piece));
}

function sum(items: readonly Item[]): number {
  return items.reduce((total, { points }) => total + points, 0);
}
