// Written by faience.server.protocol.describe from the game's facts.py; `make golden` writes it anew.

/** `H`: a 2×1 lying, `Q`: a 2×2, `S`: a 1×1, `V`: a 2×1 standing. */
export type Kind = "H" | "Q" | "S" | "V";

/** Why a tile may not lie somewhere: see `Refusal`. */
export type Why =
  "first" | "none_left" | "wide" | "high" | "alone" | "own" | "half" | "levels" | "no_opponent" | "whole" | "rest";

/** What a gain is about, or the end. */
export type AnyItem = Change | Covers | Areas;

/** A tile that lies somewhere. */
export interface Tile {
  /** 1 on the table, 2 on a stack of height 1, and so on. */
  level: number;
  seat: number;
  kind: Kind;
  /** Of its least corner, from 0; as the row. */
  column: number;
  row: number;
}

/** Columns and rows, from 0, the last ones included. */
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** The columns and rows in use, from 0, the last ones included: how many they are, and how many more may be. */
export interface BoxInUse {
  left: number;
  bottom: number;
  right: number;
  top: number;
  columns: number;
  rows: number;
  wider: number;
  higher: number;
}

/** Who is ahead: the two lists of areas are compared, the largest first, and the first difference decides. */
export interface Lead {
  seat: number;
  /** Which entry of the lists that is, from 0. */
  at: number;
  more: number;
  /** The other's area there; 0 where it has none. */
  less: number;
  /** The areas before that entry, which both have. */
  equal: number[];
}

/** The whole table as everybody sees it: nothing is hidden in Zaic. */
export interface View {
  /** A seat from 0, or -2 when the game is over. */
  to_move: number;
  /** The number of the move that is to be made, from 1; when the game is over, of the last one. */
  move: number;
  /** The colour of each seat. */
  roles: ("light" | "dark")[];
  /** All tiles laid, by level, column and row. */
  tiles: Tile[];
  /** How many tiles of each shape each seat has left: 2×2, 2×1, 1×1. */
  reserves: number[][];
  /** All places that the floating box of 8 by 8 can still cover. */
  reach: Box;
  /** The sizes of each seat's areas, the largest first. */
  areas: number[][];
  /** The places of each of these areas, in the same order: `h8 h9 i8`. */
  squares: string[][];
  /** The places in use; none before the first tile. */
  box: BoxInUse | null;
  /** Who is ahead by areas; nobody if both lists are the same. */
  lead: Lead | null;
  /** None until the game is over; both seats for a draw. */
  winners: number[];
  /** Why the game ended. */
  reason: "blocked" | null;
}

/** What a move does: a tile is laid. */
export interface Lay {
  what: "lay";
  kind: Kind;
  /** Of its least corner, from 0; as the row. */
  column: number;
  row: number;
  /** The same by its name: `h8`. */
  place: string;
  /** The size of the area that it becomes part of. */
  joins: number;
  /** The mover's largest area before. */
  old: number;
  /** The same after it. */
  new: number;
  /** The opponent's largest area before. */
  their_old: number;
  /** The same after it. */
  their_new: number;
  /** On which it lies: 1 on the table. */
  level: number;
  /** The level beneath it: 0 on the table. */
  on: number;
  /** How many squares of light and of dark it hides. */
  covers: [number, number];
  /** Which of the mover's areas it becomes one with, by their places in the list before, from 0. */
  unites: number[];
  /** How much the mover's largest area grows. */
  by: number;
  /** How the opponent's changes: never above 0. */
  their_by: number;
}

/** How a move changes the areas of a seat. */
export interface Change {
  what: "change";
  seat: number;
  /** Whether it is the mover's. */
  own: boolean;
  /** Their sizes, the largest first. */
  before: number[];
  after: number[];
  /** The largest of them before, 0 if there was none. */
  old: number;
  /** The largest of them after it. */
  new: number;
  /** How the largest changes. */
  by: number;
  /** By how much the mover's largest area grows; of the opponent's areas none are counted. */
  points: number;
}

/** Where a tile comes to lie, and what it hides there. */
export interface Covers {
  what: "covers";
  /** 1 on the table. */
  level: number;
  /** Squares of light. */
  light: number;
  /** Squares of dark. */
  dark: number;
  points: number;
}

/** Why a tile may not lie somewhere. */
export interface Refusal {
  /**
   * `first`: the first tile has its place; `none_left`: the reserve has none of these. On the table: `wide` and `high`:
   * the box would be; `alone`: it touches no tile; `own`: it touches its own colour. On tiles: `half`: only partly;
   * `levels`: of several heights; `no_opponent`: it covers none of their squares; `whole` and `rest`: it would hide all
   * that is seen of a tile, which was seen whole or in part.
   */
  why: Why;
  /** The square that is in the way. */
  place: string | null;
  /** How wide or high the box would be. */
  n: number;
  /** The least and the greatest height beneath. */
  low: number;
  high: number;
}

/** What each of some moves would bring. */
export interface Outcome {
  /** The size of the area that the tile becomes part of. */
  joins: number;
  /** The sizes of the mover's areas then, the largest first. */
  own: number[];
  /** Those of the opponent's, where they change. */
  other: number[] | null;
  /** Which entry of the two lists decides then, from 0; none if both are the same. */
  decides: number | null;
  /** On which the tile lies: 1 on the table. */
  level: number;
  /** How many squares of light and of dark it hides. */
  covers: [number, number];
  /** Which of the mover's areas it becomes one with, by their places in the list before, from 0. */
  unites: number[];
}

/**
 * Every move that a seat may play, and why no other place that the box can reach will do. What is true of many moves is
 * told once, by all of them in one text with spaces between them. Moves whose rows follow each other in a column are
 * written as one: `Ha1-3` is Ha1, Ha2 and Ha3.
 */
export interface Choices {
  /** Who may play them. */
  seat: number;
  /** The sizes of each seat's areas before any of them, the largest first. */
  areas: number[][];
  /** What legal moves would bring. */
  lays: Record<string, Outcome>;
  /** Why other moves may not be played; of a kind that is used up by its letter alone. */
  refused: Record<string, Refusal>;
}

/** The areas of a seat, which decide at the end. */
export interface Areas {
  what: "areas";
  /** Their sizes, the largest first. */
  areas: number[];
  /** Which entry of the two lists decided, from 0; none in a draw. */
  decided: number | null;
  points: number;
}

/** By what it is part of: the values that are usual, and left out of what is told. */
// prettier-ignore
export const USUAL = {
  BoxInUse: { wider: 0, higher: 0 } satisfies Partial<BoxInUse>,
  Lead: { less: 0, equal: [] } satisfies Partial<Lead>,
  View: { box: null, lead: null, winners: [], reason: null } satisfies Partial<View>,
  Lay: { level: 1, on: 0, covers: [0, 0], unites: [], by: 0, their_by: 0 } satisfies Partial<Lay>,
  Change: { by: 0, points: 0 } satisfies Partial<Change>,
  Covers: { level: 1, light: 0, dark: 0, points: 0 } satisfies Partial<Covers>,
  Refusal: { place: null, n: 0, low: 0, high: 0 } satisfies Partial<Refusal>,
  Outcome: { other: null, decides: 0, level: 1, covers: [0, 0], unites: [] } satisfies Partial<Outcome>,
  Areas: { points: 0 } satisfies Partial<Areas>,
};

/** What is the same in every game. */
// prettier-ignore
export const PRINTED = {
  /** So many columns and rows have names: whatever tiles around the first one can ever reach. */
  side: 15,
  /** The occupied places never span more columns or rows. */
  box: 8,
  /** The place of the first tile's least corner. */
  first: "h8",
  kinds: [
    { kind: "H", columns: 2, rows: 1, shape: 1 },
    { kind: "Q", columns: 2, rows: 2, shape: 0 },
    { kind: "S", columns: 1, rows: 1, shape: 2 },
    { kind: "V", columns: 1, rows: 2, shape: 1 },
  ],
  /** How many tiles of each shape a seat begins with: 2×2, 2×1, 1×1. */
  reserve: [8, 8, 3],
} as const;
