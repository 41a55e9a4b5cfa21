import type { Choice, Choices, Position, Refusal } from "../../lib/protocol";
import { PRINTED, type AnyItem, type Box, type Kind, type Lay, type Tile, type View } from "./facts";

export type { Box, Kind, Lay, Tile, View };
/** What a reserve holds: 0 is 2 × 2, 1 is 2 × 1, which may lie either way, 2 is 1 × 1. */
export type Shape = (typeof PRINTED.kinds)[number]["shape"];

export const SHAPES: readonly Shape[] = [0, 1, 2];
/** Columns and rows of each kind. */
export const SIZES = byKind(({ columns, rows }) => [columns, rows] as const);
export const SHAPE_OF = byKind(({ shape }) => shape);
/** The two colours by their seats. */
export const COLOURS = ["light", "dark"] as const;
/** By how much of a square each level lifts the face of a tile. */
export const LIFT = 0.08;
/** The places in use never span more. */
export const MOST = PRINTED.box;
const LETTERS = "abcdefghijklmno";

/** A place of the table, columns and rows from 0; of a tile its least corner, which is at its lower left. */
export interface Spot {
  column: number;
  row: number;
}

/** A legal move with its effect. */
export type Laying = Choice & { effect: Lay };

function byKind<Value>(value: (kind: (typeof PRINTED.kinds)[number]) => Value): Readonly<Record<Kind, Value>> {
  return Object.fromEntries(PRINTED.kinds.map((kind) => [kind.kind, value(kind)])) as Record<Kind, Value>;
}

export function viewOf(position: Position): View {
  return position.view as View;
}

/** What a choice or an event did; null where nothing was laid. */
export function layOf(said: { effect: unknown }): Lay | null {
  const effect = said.effect as Lay | null;
  return effect?.what === "lay" ? effect : null;
}

export function isLaying(choice: Choice): choice is Laying {
  return layOf(choice) !== null;
}

/** The legal moves, by what they are written like. */
export function legalOf(choices: Choices | null): ReadonlyMap<string, Laying> {
  return new Map((choices?.moves ?? []).filter(isLaying).map((choice) => [choice.move, choice]));
}

/** Why other moves are not legal. The server tells many at once; a kind alone stands for all of its places. */
export function refusalsOf(choices: Choices | null): ReadonlyMap<string, Refusal> {
  const told = Object.entries(choices?.refused ?? {});
  return new Map(told.flatMap(([tried, refusal]) => tried.split(" ").map((one): [string, Refusal] => [one, refusal])));
}

/** The tile that the last move laid; null if the last thing was no move. */
export function lastLay({ event }: Position): Lay | null {
  return event.what === "move" ? layOf(event) : null;
}

/** A seat's areas before and after a move. */
export function areasAfter(choice: Choice, seat: number): { own: number[]; other: number[]; both: number[][] } {
  const of = (part: number) => {
    const item = choice.parts[part]?.detail as AnyItem | undefined;
    return item?.what === "change" ? item.after : [];
  };
  const [own, other] = [of(0), of(2)];
  return { own, other, both: seat === 0 ? [own, other] : [other, own] };
}

/** A place as players write it: "h8". */
export function nameOf({ column, row }: Spot): string {
  return `${letterOf(column)}${String(row + 1)}`;
}

export function letterOf(column: number): string {
  return LETTERS[column] ?? "";
}

/** The way back. */
export function spotOf(name: string): Spot {
  return { column: LETTERS.indexOf(name.charAt(0)), row: Number(name.slice(1)) - 1 };
}

export function squaresOf(kind: Kind, { column, row }: Spot): Spot[] {
  const [columns, rows] = SIZES[kind];
  return Array.from({ length: columns * rows }, (_, i) => ({
    column: column + (i % columns),
    row: row + Math.floor(i / columns),
  }));
}

export type Stacks = ReadonlyMap<string, readonly Tile[]>;

/** The tiles at each occupied place, from the table up. */
export function stacksOf(tiles: readonly Tile[]): Stacks {
  const stacks = new Map<string, Tile[]>();
  for (const tile of tiles) {
    for (const square of squaresOf(tile.kind, tile)) {
      const name = nameOf(square);
      stacks.set(name, [...(stacks.get(name) ?? []), tile]);
    }
  }
  return stacks;
}

export function topOf(stacks: Stacks, spot: Spot): Tile | null {
  return stacks.get(nameOf(spot))?.at(-1) ?? null;
}

/** On which level a tile would lie, and on which it is drawn where it may not. */
export function levelOf(stacks: Stacks, kind: Kind, spot: Spot): number {
  return 1 + Math.max(...squaresOf(kind, spot).map((square) => stacks.get(nameOf(square))?.length ?? 0));
}

/** The numbers from one to another, both included. */
export function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

export function isWithin({ left, bottom, right, top }: Box, { column, row }: Spot): boolean {
  return column >= left && column <= right && row >= bottom && row <= top;
}

/** The box of the places in use when a tile lies there, too. */
export function widened(box: Box | null, kind: Kind, { column, row }: Spot): Box {
  const [columns, rows] = SIZES[kind];
  const tile = { left: column, bottom: row, right: column + columns - 1, top: row + rows - 1 };
  if (!box) return tile;
  return {
    left: Math.min(box.left, tile.left),
    bottom: Math.min(box.bottom, tile.bottom),
    right: Math.max(box.right, tile.right),
    top: Math.max(box.top, tile.top),
  };
}

export function sizeOf({ left, bottom, right, top }: Box): { columns: number; rows: number } {
  return { columns: right - left + 1, rows: top - bottom + 1 };
}
