import type { Choice, Part, Scoring } from "../../lib/protocol";
import { say, signed, speech } from "../../lib/speech.svelte";
import { effectOf, detailOf, laidOf } from "./view";
import { runsText } from "./words";

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
  const full = stands.parts.filter((part) => laidOf(part));
  const lead = fullLines(full);
  if (unlimited(stands) < 0) return [...lead, ...notBelow(stands)];
  const [first] = full;
  const wall = full.length > 1 ? [{ text: say("azul-part-wall"), points: sum(full) }] : first ? [pieceOf(first)] : [];
  const items = dotted([...wall, ...stands.parts.filter((part) => !laidOf(part)).map((part) => pieceOf(part))]);
  return items.length > 0 ? [...lead, ...items] : [{ text: say("azul-nothing") }];
}

/** Why the forecast changes, or not: what the move does, then item by item what it brings. */
export function moveSentence(choice: Choice, stands: Scoring, round: number): Piece[] {
  const take = effectOf(choice)?.what === "take" ? effectOf(choice) : null;
  const lead = (id: string): Piece => ({ text: say(id, { title: choice.title }), strong: true });
  if (unlimited(stands, choice.parts) < 0) {
    const bonuses = choice.parts.filter(isBonus).map((part): Piece => ({ ...pieceOf(part), apart: " · " }));
    return [lead("azul-lead"), ...notBelow(stands, choice.parts), ...bonuses];
  }
  const falls = take?.what === "take" && take.line !== null;
  const items = dotted(choice.parts.map((part) => pieceOf(part, falls)));
  const marker = take?.what === "take" && take.marker;
  const next = { round: round + 1 };
  if (items.length === 0)
    return [lead("azul-lead-alone"), { text: marker ? say("azul-starts", next) : say("azul-nothing") }];
  const starts: Piece[] = marker ? [{ text: say("azul-part-starts", next), apart: ", " }] : [];
  return [lead("azul-lead"), ...items, ...starts];
}

/** What the score would be if it could fall below 0; what the end of the game adds comes after that. */
function unlimited(stands: Scoring, parts: readonly Part[] = []): number {
  return stands.before + sum(stands.parts) + sum(parts.filter((part) => !isBonus(part)));
}

/** The sum written out, then the rule. */
function notBelow(stands: Scoring, parts: readonly Part[] = []): Piece[] {
  const all = [...stands.parts, ...parts.filter((part) => !isBonus(part))];
  const gains = sum(all.filter(({ points }) => points > 0));
  const terms: Piece[] = [
    ...(stands.before > 0 ? [{ text: say("azul-sum-now", { n: stands.before }) }] : []),
    ...(gains > 0 ? [{ text: say("azul-part-wall"), points: gains }] : []),
    { text: say("azul-part-floor"), points: sum(all) - gains },
  ];
  return [
    ...terms.map((term, at): Piece => (at > 0 ? { ...term, apart: ", " } : term)),
    { text: say("azul-sum-makes", { total: signed(unlimited(stands, parts)) }) },
    { text: say("azul-not-below"), strong: true },
    { text: say(stands.before > 0 ? "azul-not-below-falls" : "azul-not-below-stays") },
  ];
}

function fullLines(full: readonly Part[]): Piece[] {
  const rows = full.flatMap((part) => laidOf(part)?.row ?? []);
  if (rows.length === 0) return [];
  const lines = new Intl.ListFormat(speech.language === "en" ? "en-GB" : speech.language).format(rows.map(String));
  return [{ text: say("azul-full", { n: rows.length, lines }), strong: true }];
}

function pieceOf(part: Part, falls = false): Piece {
  const { points } = part;
  const detail = detailOf(part);
  if (detail?.what === "tile") return { text: runsText(detail), points };
  if (detail?.what === "marker") return { text: say("azul-part-marker"), points };
  if (detail?.what !== "floor") return { text: part.text, points };
  return { text: falls && detail.tiles ? say("azul-falls", { n: detail.tiles }) : say("azul-part-floor"), points };
}

function isBonus(part: Part): boolean {
  return detailOf(part)?.what === "bonus";
}

function dotted(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => (at > 0 ? { ...piece, apart: " · " } : piece));
}

function sum(parts: readonly { points: number }[]): number {
  return parts.reduce((total, { points }) => total + points, 0);
}
