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

/** What is about to be dealt. */
export interface NextDeal {
  /** How many. */
  tiles: number;
  /** Whether the bag has enough, gives its last before it is filled from the lid, or is filled at once. */
  source: "bag" | "both" | "lid";
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
  /** Between rounds, and before the first. */
  next_deal: NextDeal | null;
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

/** What something brings a seat, or would bring it. */
export interface Scoring {
  seat: number;
  before: number;
  after: number;
  items: AnyItem[];
}

/** Why something may not be done. Of the values, those count that the reason has. */
export interface Refusal {
  why:
    | "untiled"
    | "not_yet"
    | "empty_factory"
    | "empty_centre"
    | "factory_without"
    | "centre_without"
    | "complete"
    | "holds"
    | "shown"
    | "choice"
    | "other_row"
    | "taken"
    | "column";
  kind: string;
  /** The factory. */
  n: number;
  row: number;
  column: number;
}

/** What becomes of a handful that is put somewhere, as in a `Take`, and what that would bring. */
export interface Put {
  held: number | null;
  fell: string;
  to_lid: number;
  lid: "some" | "all" | null;
  floor: number;
  /** The score after the move, where it is not the one before with the points of the items, or 0. */
  after: number | null;
  /** By their places among the `items` of all choices. */
  items: number[];
}

/** The same tiles from one source or several, and all that may be done with them. */
export interface Handful {
  tiles: string;
  /**
   * By what a move begins with, which is its source and the kinds taken (`1R`, `cRJ`): the rest that goes to the
   * centre.
   */
  takes: Record<string, string>;
  /**
   * By what a move ends with, which is its line and where it had to choose the jokers that stay (`4`, `2/1`), or `-`
   * for the floor; those that bring the same stand together: `2 3 4`.
   */
  puts: Record<string, Put>;
}

/** A cell that may be chosen: its one item is the tile that would come to it. */
export interface Laying {
  move: string;
  items: [Tile];
}

/**
 * All that a seat may do, and why it may not do the rest. While tiles are taken there are `handfuls`, while one is laid
 * there are `lays`. Each move is told from what `stands`: its score before is the one after that.
 */
export interface Choices {
  /** What the round would bring the seat if it ended now; while tiling, nothing. */
  stands: Scoring;
  handfuls: Handful[];
  /** All that handfuls may bring, each once. */
  items: AnyItem[];
  /** Whether who takes from the centre takes the first-player marker, too. */
  marker: boolean;
  lays: Laying[];
  /**
   * By kind and line (`R2`) for the kinds that may be taken now, by column (`@3`) while one is chosen; those with the
   * same refusal stand together: `B1 Y1`. The kind that was tried is left out of it.
   */
  refused: Record<string, Refusal>;
}

/** What the last move of a game brought beyond its round, and how the game ended. */
export interface End {
  bonuses: Scoring[];
  winners: number[];
  reason: "row" | "stalled" | "no_tiles" | null;
  /** As in the `View`. */
  tie: "rows" | null;
}

/** By what it is part of: the values that are usual, and left out of what is told. */
// prettier-ignore
export const USUAL = {
  Board: { floor: "" } satisfies Partial<Board>,
  View: { joker: false, quiet: 0, marker: null, tiling: null, centre: "", bag: "", lid: "", next_deal: null, winners: [], reason: null, tie: null } satisfies Partial<View>,
  Take: { source: null, kept: "", line: null, held: null, jokers: null, fell: "", to_lid: 0, lid: null, floor: 0, rest: "", marker: false } satisfies Partial<Take>,
  Tile: { points: 0, across: 1, down: 1 } satisfies Partial<Tile>,
  Wall: { points: 0, falls: false } satisfies Partial<Wall>,
  Later: { points: 0 } satisfies Partial<Later>,
  Marker: { points: 0 } satisfies Partial<Marker>,
  Floor: { points: 0, tiles: 0 } satisfies Partial<Floor>,
  Stuck: { points: 0 } satisfies Partial<Stuck>,
  Bonus: { points: 0 } satisfies Partial<Bonus>,
  Scoring: { items: [] } satisfies Partial<Scoring>,
  Refusal: { kind: "", n: 0, row: 0, column: 0 } satisfies Partial<Refusal>,
  Put: { held: null, fell: "", to_lid: 0, lid: null, floor: 0, after: null, items: [] } satisfies Partial<Put>,
  Choices: { handfuls: [], items: [], marker: false, lays: [], refused: {} } satisfies Partial<Choices>,
  End: { winners: [], reason: null, tie: null } satisfies Partial<End>,
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
