import type { Choice, Part, Position } from "../../lib/protocol";
import { costOf, SIX, STARS, type Side, type Space } from "./board";
import {
  PRINTED,
  type AnyItem,
  type Board,
  type Choose,
  type CommonEffect,
  type Draft,
  type Effect,
  type Kind,
  type Pass,
  type Placement,
  type View,
} from "./facts";

export type { Board, Choose, CommonEffect, Draft, Effect, Kind, Pass, Placement as Place, View };
/** In the order of the rounds whose joker they are. */
export const KINDS = Object.keys(PRINTED.grey.stars) as Kind[];
export const NAMES: Readonly<Record<string, string>> = {
  P: "purple",
  G: "green",
  O: "orange",
  Y: "yellow",
  B: "blue",
  R: "red",
};
export const FREE = ".";
/** Tiles that may be kept, and places of the supply. */
export const CORNERS = 4;
export const PLACES = 10;

/** A payment for a space, as the move says it. */
export interface Payment extends Space {
  /** As it is written: "NW3". */
  at: string;
  tile: string;
  /** Tiles of that colour, the one laid included, and jokers. */
  paid: number;
  jokers: number;
}

export function viewOf(position: Position): View {
  return position.view as View;
}

const EMPTY: Board = {
  score: 0,
  hand: "",
  kept: null,
  stars: STARS.map(() => "......"),
  colours: [],
  features: [],
  numbers: [],
};

export function boardOf(position: Position, seat: number): Board {
  return viewOf(position).boards[seat] ?? EMPTY;
}

/** What a choice would do, however it is paid and whatever it keeps. */
export function effectOf(choice: Choice): CommonEffect {
  return choice.effect as CommonEffect;
}

/** What the last move did; null if the last thing was no move. */
export function doneOf(event: Position["event"]): Effect | null {
  return event.what === "move" ? (event.effect as Effect) : null;
}

/** What an item of a gain or a loss is about. */
export function detailOf(part: Part): AnyItem {
  return part.detail as AnyItem;
}

const PLACEMENT = /^(NW|NE|E|SE|SW|W|C)([1-6])=([PGOYBR])(?:\+([1-5]))?$/;

/** The colour and the payment of a placement; null of other moves. */
export function paymentOf(move: string, side: Side): Payment | null {
  const [, name = "", number, tile = "", plus] = PLACEMENT.exec(move) ?? [];
  if (number === undefined) return null;
  const [star, tip, jokers] = [STARS.findIndex((star) => star === name), Number(number) - 1, Number(plus ?? 0)];
  return { at: name + number, star, tip, tile, paid: costOf(side, star, tip) - jokers, jokers };
}

/** The tiles that a pass keeps; null of other moves. */
export function keptOf(move: string): string | null {
  return move.startsWith("pass:") ? move.slice(5).replace("-", "") : null;
}

/** A space as it is written, its tip from 0. */
export function spaceName(star: number, tip: number): string {
  return `${STARS[star] ?? ""}${String(tip + 1)}`;
}

/** A space by what is written, its tip from 0. */
export function spaceOf(at: string): Space {
  return { star: STARS.findIndex((name) => name === at.slice(0, -1)), tip: Number(at.at(-1)) - 1 };
}

// ---- tiles ----

export function count(tiles: string, kind: string): number {
  return tiles.split(kind).length - 1;
}

/** How many of each kind, in the order of `KINDS`. */
export function counts(tiles: string): { kind: Kind; n: number }[] {
  return KINDS.map((kind) => ({ kind, n: count(tiles, kind) })).filter(({ n }) => n > 0);
}

export function sorted(tiles: string): string {
  return KINDS.map((kind) => kind.repeat(count(tiles, kind))).join("");
}

/** Tiles without some of them. */
export function without(tiles: string, gone: string): string {
  return [...gone].reduce((left, tile) => left.replace(tile, ""), tiles);
}

/** Ten places of the supply when other tiles lie there: what stays keeps its place, what comes fills the free ones. */
export function arranged(places: readonly string[], supply: string): string[] {
  let coming = supply;
  const kept = Array.from({ length: PLACES }, (_, at) => {
    const tile = places[at] ?? "";
    if (!tile || !coming.includes(tile)) return "";
    coming = coming.replace(tile, "");
    return tile;
  });
  return kept.map((tile) => {
    if (tile) return tile;
    const [first = ""] = coming;
    coming = coming.slice(1);
    return first;
  });
}

// ---- stars ----

/** The tips of a star that hold tiles connected to one, itself included, clockwise. */
export function runOf(laid: string, tip: number): number[] {
  const filled = (at: number) => at === tip || laid[at] !== FREE;
  let first = tip;
  while (filled((first + 5) % 6) && (first + 5) % 6 !== tip) first = (first + 5) % 6;
  const run: number[] = [];
  for (const step of SIX) {
    const at = (first + step) % 6;
    if (!filled(at)) break;
    run.push(at);
  }
  return run;
}

/** What a complete star of a colour is worth at the end, or one of all colours if it is "". */
export function worthOf(colour: string): number {
  const { stars, multicolour } = PRINTED.grey;
  return stars[colour as Kind] ?? multicolour;
}

export function filledOf(laid: string): number {
  return laid.length - count(laid, FREE);
}

/** The numbers that bring points at the end: how many of their spaces hold a tile, and how many there are. */
export function numbersOf(side: Side, board: Board): { cost: number; worth: number; n: number; of: number }[] {
  const printed = PRINTED[side].numbers;
  return printed.map(({ n: cost, worth, spaces: of }, at) => ({ cost, worth, n: board.numbers[at] ?? 0, of }));
}

/** Whether tiles are drafted: then the market is what one looks at, else one's desk. */
export function isDrafting({ view, event, scoring }: Position): boolean {
  const { phase, boards } = view as View;
  if (phase !== "deal") return phase === "draft";
  // A deal of a new round follows the last pass, when corner tiles are back in the hands; others refill the supply.
  return (event.what === "start" || scoring.length > 0) && boards.every(({ kept }) => kept === null);
}

/** What was done last, if it was a move of a kind. */
export function lastEffect<What extends Effect["what"]>(
  position: Position,
  what: What,
): (Effect & { what: What }) | null {
  const effect = doneOf(position.event);
  return effect?.what === what ? (effect as Effect & { what: What }) : null;
}

/** The space that a seat filled with the last move, as it is written. */
export function lastSpace(position: Position, seat: number): string | null {
  const placed = position.event.seat === seat ? lastEffect(position, "place") : null;
  return placed && spaceName(placed.star, placed.tip - 1);
}

export function isPlace(choice: Choice): choice is Choice & { effect: Placement } {
  return effectOf(choice).what === "place";
}
