// Written by faience.server.protocol.describe from the game's facts.py; `make golden` writes it anew.

/** A kind of tile: blue, yellow, red, black, white, joker. */
export type Kind = "B" | "Y" | "R" | "K" | "W" | "J";

/** What a move does. */
export type AnyEffect = Take | Lay;

/** What a gain or a loss is about. */
export type AnyItem = Tile | Wall | Later | Marker | Floor | Stuck | Bonus;

/** One player's board. */
export interface Board {
  score: number;
  /** Five texts from the top, one letter a tile, jokers last: `""`, `"YY"`, `"RRJ"`. */
  lines: string[];
  /** Five rows of five letters from the top, `.` where no tile lies. */
  wall: string[];
  /** Tiles and marker (`m`) from the left, at most seven. */
  floor: string;
}

/** The whole table as everybody sees it: in Azul only the order of the bag is hidden, and no state knows it. */
export interface View {
  wall: "coloured" | "grey";
  joker: boolean;
  /** From 1; while tiles are to be dealt, the round about to begin. */
  round: number;
  /** How many rounds in a row put no tile on any wall. */
  quiet: number;
  /** A seat, `CHANCE` or `OVER`. */
  to_move: number;
  /** The seat that started this round; between rounds and at the end, the one to start the next. */
  first: number;
  /** The seat that holds the first-player marker, `null` while it lies in the centre. */
  marker: number | null;
  /** The row (from 0) whose cell the seat to move must choose, `null` outside tiling. */
  tiling: number | null;
  /** One letter a tile, in the order of `KINDS`; `""` for an empty factory. */
  factories: string[];
  centre: string;
  /** What the bag holds, in the order of `KINDS`: its contents, never its order. */
  bag: string;
  lid: string;
  boards: Board[];
  /** What each seat is: who opened this round, or holds the marker and will open the next; nothing when it is over. */
  roles: ("" | "opens" | "will_open")[];
  /** Empty until the game is over. */
  winners: number[];
  /** Why the game ended. */
  reason: "row" | "stalled" | "no_tiles" | null;
  /** What decided between those with most points; `null` where nothing had to, or nothing could. */
  tie: "rows" | null;
}

/** Tiles leave a source for a line or the floor. */
export interface Take {
  what: "take";
  tiles: string;
  /** The factory, `null` for the centre. */
  source: number | null;
  /** Those of the tiles that find their place in the line. */
  kept: string;
  /** `null` for the floor. */
  line: number | null;
  /** How many tiles the line holds then; `null` where that completes it, and for the floor. */
  held: number | null;
  /** How many of the jokers stay in the line, where the move had to choose. */
  jokers: number | null;
  /** The tiles that found no place in the line. */
  fell: string;
  /** How many tiles found no place on the floor either. */
  to_lid: number;
  /** Whether these are some of the tiles that went to the floor, or all of them. */
  lid: "some" | "all" | null;
  /** How many stay on the floor, where some go on to the lid. */
  floor: number;
  /** The tiles that the factory sends to the centre. */
  rest: string;
  /** Whether the first-player marker is taken, too. */
  marker: boolean;
}

/** A tile of a complete line comes to the wall. */
export interface Lay {
  what: "lay";
  tile: Kind;
  row: number;
  column: number;
}

/** A tile comes to the wall. */
export interface Tile {
  what: "tile";
  points: number;
  row: number;
  column: number;
  tile: Kind;
  /** How many tiles the run across has with it, itself included. */
  across: number;
  down: number;
}

/**
 * What complete lines bring whose cells their owner will choose. As many points as the best cells bring, row by row,
 * less what lines cost that will find none.
 */
export interface Wall {
  what: "wall";
  points: number;
  /** Whether it is a loss: a line will find no cell, and fall to the floor. */
  falls: boolean;
}

/** Tiles that will be laid below become part of longer runs. */
export interface Later {
  what: "later";
  points: number;
}

/** The first-player marker comes to the floor. */
export interface Marker {
  what: "marker";
  points: number;
}

/** Tiles lie on the floor. */
export interface Floor {
  what: "floor";
  points: number;
  /** How many, marker included, where these are told of; a round's item tells of all. */
  tiles: number;
}

/** A line finds no cell on the wall and falls to the floor; what that costs is part of the floor's item. */
export interface Stuck {
  what: "stuck";
  points: number;
  row: number;
}

/** Complete rows, columns or colours at the end of the game. */
export interface Bonus {
  what: "bonus";
  points: number;
  of: "row" | "column" | "colour";
  /** How many. */
  n: number;
}

/** By what it is part of: the values that are usual, and left out of what is told. */
// prettier-ignore
export const USUAL = {
  Board: { floor: "" } satisfies Partial<Board>,
  View: { joker: false, quiet: 0, marker: null, tiling: null, centre: "", bag: "", lid: "", winners: [], reason: null, tie: null } satisfies Partial<View>,
  Take: { source: null, kept: "", line: null, held: null, jokers: null, fell: "", to_lid: 0, lid: null, floor: 0, rest: "", marker: false } satisfies Partial<Take>,
  Tile: { points: 0, across: 1, down: 1 } satisfies Partial<Tile>,
  Wall: { points: 0, falls: false } satisfies Partial<Wall>,
  Later: { points: 0 } satisfies Partial<Later>,
  Marker: { points: 0 } satisfies Partial<Marker>,
  Floor: { points: 0, tiles: 0 } satisfies Partial<Floor>,
  Stuck: { points: 0 } satisfies Partial<Stuck>,
  Bonus: { points: 0 } satisfies Partial<Bonus>,
};

/**
 * What is printed on a board with the coloured wall, and all kinds of tiles. The grey one has the same floor and
 * bonuses.
 */
// prettier-ignore
export const PRINTED = {
  /** The kinds of tiles that the game has. */
  kinds: "BYRKWJ",
  /** What each place of a floor costs. */
  floor: [1, 1, 2, 2, 2, 3, 3],
  bonuses: { row: 2, column: 7, colour: 10 },
  /** The colours of the cells, a text for each row; nothing on the grey wall. */
  wall: ["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"],
} as const;
