import type { Choice, Choices, Position } from "../facts";
import {
  PRINTED,
  type Box,
  type BoxInUse,
  type Change,
  type Covers,
  type Kind,
  type Lay,
  type Lead,
  type Refusal,
  type Tile,
  type View,
} from "./facts";

export type { Box, BoxInUse, Kind, Lay, Lead, Refusal, Tile, View };
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

/** A legal move with its effect, and how things stand after it. */
export interface Laying extends Choice {
  readonly effect: Lay;
  /** The mover's areas, what the tile covers, the opponent's areas. */
  readonly items: readonly [Change, Covers, Change];
  /** The sizes of each seat's areas, the largest first. */
  readonly areas: number[][];
  readonly lead: Lead | null;
}

function byKind<Value>(value: (kind: (typeof PRINTED.kinds)[number]) => Value): Readonly<Record<Kind, Value>> {
  return Object.fromEntries(PRINTED.kinds.map((kind) => [kind.kind, value(kind)])) as Record<Kind, Value>;
}

export function viewOf(position: Position): View {
  return position.view as View;
}

/** Every move of Zaic lays a tile. */
export function layingsOf(moves: readonly Choice[]): readonly Laying[] {
  return moves as readonly Laying[];
}

/** Moves by what they are written like. */
export function byText(moves: readonly Laying[]): ReadonlyMap<string, Laying> {
  return new Map(moves.map((laying) => [laying.move, laying]));
}

/** Why other moves are not legal; a kind alone stands for all of its places. */
export function refusalsOf(choices: Choices | null): Readonly<Record<string, Refusal>> {
  return (choices?.refused ?? {}) as Record<string, Refusal>;
}

/** The tile that the last move laid; null if the last thing was no move. */
export function lastLay({ event }: Position): Lay | null {
  return event.what === "move" ? (event.effect as Lay | null) : null;
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

/** The places of an area: "h8 h9 i8". */
export function spotsIn(area: string): Spot[] {
  return area.split(" ").map(spotOf);
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

/** The box of the places in use when a tile lies there, too; where it may not, it may be larger than it ever is. */
export function widened(box: Box | null, kind: Kind, { column, row }: Spot): BoxInUse {
  const [width, height] = SIZES[kind];
  const left = Math.min(box?.left ?? column, column);
  const bottom = Math.min(box?.bottom ?? row, row);
  const right = Math.max(box?.right ?? 0, column + width - 1);
  const top = Math.max(box?.top ?? 0, row + height - 1);
  const [columns, rows] = [right - left + 1, top - bottom + 1];
  return { left, bottom, right, top, columns, rows, wider: MOST - columns, higher: MOST - rows };
}
