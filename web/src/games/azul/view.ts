import type { TileName } from "../../tiles/sprite";
import type { Fact, Item, Position } from "../facts";
import {
  PRINTED,
  type AnyEffect,
  type AnyItem,
  type Board,
  type Kind,
  type Lay,
  type Take,
  type Tile,
  type View,
} from "./facts";

export type { AnyEffect, Board, Kind, Lay, Take, View };

/** In the order in which they are told. */
export const KINDS = [...PRINTED.kinds] as Kind[];
export const JOKER = "J";
export const FREE = ".";
/** What the places of a floor cost, as they are printed there. */
export const COSTS: readonly number[] = PRINTED.floor;
export const NAMES: Readonly<Record<Kind, TileName>> & Readonly<Record<string, TileName>> = {
  B: "blue",
  Y: "yellow",
  R: "red",
  K: "black",
  W: "white",
  J: "joker",
  m: "marker",
};
/** Rows, columns, lines: five of each. */
export const FIVE: readonly number[] = [0, 1, 2, 3, 4];

/** A tile on the wall and the runs it became part of; numbers from 1. */
export type Laid = Omit<Tile, "what" | "points">;

export function viewOf(position: Position): View {
  return position.view as unknown as View;
}

export function boardOf(position: Position, seat: number): Board {
  return (
    viewOf(position).boards[seat] ?? { score: 0, lines: FIVE.map(() => ""), wall: FIVE.map(() => "....."), floor: "" }
  );
}

/** The tiles of a seat that are as good as laid: chosen before its turn, they are played when that comes. */
export function earlyOf(position: Position, seat: number): Lay[] {
  const effects = position.early.filter((early) => early.seat === seat).map(effectOf);
  return effects.filter((effect): effect is Lay => effect?.what === "lay");
}

/** The board in the middle: the lines of tiles that were laid early are empty. */
export function ownBoard({ position, own }: { position: Position; own: number }): Board {
  const board = boardOf(position, own);
  const laid = earlyOf(position, own).map(({ row }) => row);
  return { ...board, lines: board.lines.map((line, at) => (laid.includes(at + 1) ? "" : line)) };
}

/** What a choice does, or an event did; null where nothing was taken or laid. */
export function effectOf({ effect }: { effect: Fact | null }): AnyEffect | null {
  return effect as AnyEffect | null;
}

/** An item of a gain or a loss as this game tells it. */
export function itemOf(item: Item): AnyItem {
  return item as AnyItem;
}

/** The tile that comes to the wall, of an item that tells of one. */
export function laidOf(item: Item): Tile | null {
  const told = itemOf(item);
  return told.what === "tile" ? told : null;
}

/** How many of each kind, in the order of `KINDS`. */
export function counts(tiles: string): { kind: Kind; n: number }[] {
  return KINDS.map((kind) => ({ kind, n: count(tiles, kind) })).filter(({ n }) => n > 0);
}

export function count(tiles: string, kind: string): number {
  return tiles.split(kind).length - 1;
}

/** Tiles as they are told, with the marker first where it lies among them. */
export function inOrder(tiles: string): string {
  return less(tiles, "", ["m", ...KINDS]);
}

/** Tiles without some of them, as they are told. */
export function less(tiles: string, gone: string, kinds: readonly string[] = KINDS): string {
  return kinds.map((kind) => kind.repeat(count(tiles, kind) - count(gone, kind))).join("");
}

/** The kinds of a handful, each once: "RRJ" is "RJ". */
export function kindsOf(tiles: string): string {
  return KINDS.filter((kind) => tiles.includes(kind)).join("");
}

/** The colour printed on a cell of the coloured wall. */
export function printed(row: number, column: number): string {
  return PRINTED.wall[row]?.[column] ?? FREE;
}

/** A line from its right end on: first the jokers, as one of them will go to the wall. */
export function fromRight(line: string): string {
  return JOKER.repeat(count(line, JOKER)) + line.replaceAll(JOKER, "");
}

/** A line when tiles have joined it, from its right end on. */
export function joined(line: string, kept: string): string {
  return fromRight(line + kept);
}

/** Which tiles of a line, from its right end on, are those that joined it last. */
export function newest(line: string, kept: string): number[] {
  const jokers = count(line, JOKER);
  const fresh = count(kept, JOKER);
  return [...line]
    .map((_, at) => at)
    .filter((at) => (at < jokers ? at >= jokers - fresh : at >= line.length - (kept.length - fresh)));
}

/** What a take lays on a floor, from the left, as far as there is room. */
export function fallen(take: Take, floor: string): string {
  const tiles = (take.marker ? "m" : "") + (take.line === null ? take.tiles : take.fell);
  return tiles.slice(0, COSTS.length - floor.length);
}

/** Where the last move is marked on a board. */
export interface Marks {
  /** The line, from 1, and the tiles in it. */
  line: number;
  places: number[];
  /** Cells as "row,column", from 0. */
  cells: Set<string>;
  /** Places of the floor. */
  floor: number[];
}

export function marksOf(position: Position, seat: number): Marks {
  const board = boardOf(position, seat);
  const marks: Marks = { line: 0, places: [], cells: new Set(), floor: [] };
  const items = position.scoring.filter((scored) => scored.seat === seat).flatMap(({ items }) => items);
  for (const item of items) {
    const laid = laidOf(item);
    if (laid) marks.cells.add(`${String(laid.row - 1)},${String(laid.column - 1)}`);
  }
  const { event } = position;
  const effect = event.what === "move" && event.seat === seat ? effectOf(event) : null;
  if (effect?.what === "lay") marks.cells.add(`${String(effect.row - 1)},${String(effect.column - 1)}`);
  // Once the round is tiled, its lines and floors are empty and have nothing to mark.
  if (effect?.what === "take") {
    const line = effect.line === null ? "" : fromRight(board.lines[effect.line - 1] ?? "");
    if (effect.line !== null && line.length >= effect.kept.length) {
      marks.line = effect.line;
      marks.places = newest(line, effect.kept);
    }
    // On a full floor the marker finds no place.
    const down =
      (effect.marker && board.floor.includes("m") ? 1 : 0) +
      (effect.line === null ? effect.tiles : effect.fell).length -
      effect.to_lid;
    if (board.floor.length >= down) marks.floor = [...board.floor].map((_, at) => at).slice(board.floor.length - down);
  }
  return marks;
}

/** The last take, for the market: from which source and what. */
export function lastTake(position: Position): Take | null {
  const effect = position.event.what === "move" ? effectOf(position.event) : null;
  return effect?.what === "take" ? effect : null;
}

/** Neighbouring numbers as stretches: 1 2 4 is [1, 2] and [4, 4]. */
export function stretches(numbers: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const n of numbers) {
    const last = found.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else found.push([n, n]);
  }
  return found;
}
