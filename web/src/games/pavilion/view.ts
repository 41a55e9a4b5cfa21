import type { Choice, Item, Position } from "../face";
import { SIX, STARS, type Side, type Space } from "./board";
import {
  PRINTED,
  type AnyItem,
  type Board,
  type Choose,
  type Draft,
  type Effect,
  type Kind,
  type PaidPlacement,
  type Pass,
  type View,
} from "./facts";

export type { AnyItem, Board, Choose, Draft, Effect, Kind, PaidPlacement, Pass, View };
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
export const { corners: CORNERS, places: PLACES } = PRINTED.grey;

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

/** What a choice would do. */
export function effectOf(choice: Choice): Effect {
  return choice.effect as Effect;
}

/** What the last move did; null if the last thing was no move. */
export function doneOf(event: Position["event"]): Effect | null {
  return event.what === "move" ? (event.effect as Effect) : null;
}

/** An item of a gain or a loss, as this game has them. */
export function itemOf(item: Item): AnyItem {
  return item as AnyItem;
}

/** The placement that a choice is, if it is one. */
export function placementOf(choice: Choice | null): PaidPlacement | null {
  const effect = choice && effectOf(choice);
  return effect?.what === "place" ? effect : null;
}

/** The space that a placement fills, as it is written: "NW3". */
export function filledBy({ star, tip }: PaidPlacement): string {
  return spaceName(star, tip - 1);
}

/** The space that a choice would fill; null if it is no placement. */
export function filledWith(choice: Choice | null): string | null {
  const placed = placementOf(choice);
  return placed && filledBy(placed);
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
export function numbersOf(side: Side, board: Board): { n: number; worth: number; filled: number; of: number }[] {
  return PRINTED[side].numbers.map(({ n, worth, spaces: of }, at) => ({
    n,
    worth,
    filled: board.numbers[at] ?? 0,
    of,
  }));
}

/** Whether tiles are drafted, or dealt to be: then the market is what one looks at, else one's desk. */
export function isDrafting(position: Position): boolean {
  const { phase, refill } = viewOf(position);
  return phase === "draft" || (phase === "deal" && !refill);
}

/** What was done last, if it was a move of a kind. */
export function lastEffect<What extends Effect["what"]>(
  position: Position,
  what: What,
): (Effect & { what: What }) | null {
  const effect = doneOf(position.event);
  return effect?.what === what ? (effect as Effect & { what: What }) : null;
}
