// Written by faience.server.protocol.describe from the game's facts.py; `make golden` writes it anew.

/** `H`: a 2×1 lying, `Q`: a 2×2, `S`: a 1×1, `V`: a 2×1 standing. */
export type Kind = "H" | "Q" | "S" | "V";

/** What a gain is about, or the end. */
export type AnyItem = Change | Areas;

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

/** Who is ahead: the two lists of areas are compared, the largest first, and the first difference decides. */
export interface Lead {
  seat: number;
  /** Which entry of the lists that is, from 0. */
  at: number;
  more: number;
  /** The other's area there; 0 where it has none. */
  less: number;
}

/** The whole table as everybody sees it: nothing is hidden in Zaic. */
export interface View {
  /** A seat from 0, or -2 when the game is over. */
  to_move: number;
  /** All tiles laid, by level, column and row. */
  tiles: Tile[];
  /** How many tiles of each shape each seat has left: 2×2, 2×1, 1×1. */
  reserves: number[][];
  /** All places that the floating box of 8 by 8 can still cover. */
  reach: Box;
  /** The sizes of each seat's areas, the largest first. */
  areas: number[][];
  /** The places in use; none before the first tile. */
  box: Box | null;
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
  /** On which it lies: 1 on the table. */
  level: number;
  /** The size of the area that it becomes part of. */
  joins: number;
  /** How many squares of light and of dark it hides. */
  covers: [number, number];
}

/** How a move changes the areas of a seat. */
export interface Change {
  what: "change";
  seat: number;
  /** Their sizes, the largest first. */
  before: number[];
  after: number[];
  /** By how much the mover's largest area grows; of the opponent's areas none are counted. */
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
  why: string;
  /** The square that is in the way. */
  place: string | null;
  /** How wide or high the box would be. */
  n: number;
  /** The least and the greatest height beneath. */
  low: number;
  high: number;
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
  Lead: { less: 0 } satisfies Partial<Lead>,
  View: { box: null, lead: null, winners: [], reason: null } satisfies Partial<View>,
  Lay: { covers: [0, 0] } satisfies Partial<Lay>,
  Change: { points: 0 } satisfies Partial<Change>,
  Refusal: { place: null, n: 0, low: 0, high: 0 } satisfies Partial<Refusal>,
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
