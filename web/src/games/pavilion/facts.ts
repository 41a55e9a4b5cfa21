// Written by faience.server.protocol.describe from the game's facts.py; `make golden` writes it anew.

/** A kind of tile, in the order of the rounds whose joker it is. */
export type Kind = "P" | "G" | "O" | "Y" | "B" | "R";

/** Of the board. */
export type Side = "coloured" | "grey";

/** What a seat is beside its name: it opened this round while nobody has the marker, or it has the marker. */
export type Role = "" | "opens" | "marker";

/** A window, a statue or a pillar. */
export type FeatureLetter = "W" | "S" | "P";

/** What a deal brings. */
export type Deal = RoundDeal | Refill;

/** What one move does. */
export type Effect = Draft | PaidPlacement | Choose | Pass;

/** What all moves do that are told together. */
export type CommonEffect = Draft | Placement | Choose | Passing;

/** What a gain or a loss is about. */
export type AnyItem =
  Run | Surrounded | ShortSupply | StarPromised | Numbers | Stars | Laid | MarkerLoss | PassingLoss | LeftOver;

/** One player's board. */
export interface Board {
  score: number;
  /** Tiles in hand. */
  hand: string;
  /** Tiles kept in the corners by a player who has passed this round, `null` for one who has not. */
  kept: string | null;
  /** Seven texts in the order of `STARS`: six letters each, `.` where no tile lies. */
  stars: string[];
  /** The one colour that each star takes, `""` if each colour once, `null` while its owner may still decide. */
  colours: (string | null)[];
  /** How many spaces around each feature hold a tile. */
  features: number[];
  /** How many spaces of each of `Printed.numbers` hold a tile. */
  numbers: number[];
}

/** The whole table as everybody sees it: only the order of the bag is hidden, and no state knows it. */
export interface View {
  board: Side;
  /** From 1 to 6; while tiles for a new round are to be dealt, the round about to begin. */
  round: number;
  /** The joker colour of the round. */
  joker: Kind;
  phase: "draft" | "place" | "deal" | "over";
  /** Whether the tiles to be dealt are for the supply alone, rather than for a new round. */
  refill: boolean;
  /** A seat from 0, `CHANCE` or `OVER`. */
  to_move: number;
  /** The seat that started this round's draft (while a round is to be dealt: that will start it). */
  first: number;
  /** The seat that holds the first-player marker, `null` while it lies in the centre. */
  marker: number | null;
  /** Bonus tiles that the seat to move must still choose from the supply. */
  bonus: number;
  /** `""` for an empty factory. */
  factories: string[];
  centre: string;
  /** At most ten. */
  supply: string;
  /** What the bag holds: its contents, never its order. */
  bag: string;
  tower: string;
  boards: Board[];
  /** By seat. */
  roles: Role[];
  /** Whether all is scored; at most the supply is still refilled. */
  ended: boolean;
  /** Empty until the game is over. */
  winners: number[];
  /** Why the game ended. */
  reason: "rounds" | null;
}

/** Tiles taken from a factory or the centre. */
export interface Draft {
  what: "draft";
  /** Factory from 1, `null` for the centre. */
  source: number | null;
  /** Without the joker. */
  tiles: string;
  /** The joker that comes along or is taken alone; `""` if there is none. */
  joker: string;
  /** The tiles that the factory sends to the centre. */
  rest: string;
  /** Whether the first-player marker is taken, too. */
  marker: boolean;
  /** Points, for taking the marker. */
  lost: number;
}

/** A tile laid on a space: what is the same whatever its colour and however it is paid. */
export interface Placement {
  what: "place";
  star: number;
  /** From 1, as it is written. */
  tip: number;
  /** The number printed on the space, which is its cost. */
  n: number;
  /** The tip again if its star has that number more than once, else 0. */
  where: number;
  /** For the run that the tile joins. */
  points: number;
  /** Those that this tile completes. */
  features: number[];
  /** Their kinds, one letter each: window, statue, pillar. */
  completed: string;
  /** Bonus tiles due: no more than the supply holds. */
  bonus: number;
}

/** A tile laid on a space and paid for. */
export interface PaidPlacement {
  what: "place";
  star: number;
  /** From 1, as it is written. */
  tip: number;
  /** The number printed on the space, which is its cost. */
  n: number;
  /** The tip again if its star has that number more than once, else 0. */
  where: number;
  /** For the run that the tile joins. */
  points: number;
  /** Those that this tile completes. */
  features: number[];
  /** Their kinds, one letter each: window, statue, pillar. */
  completed: string;
  /** Bonus tiles due: no more than the supply holds. */
  bonus: number;
  tile: Kind;
  /** Tiles of the colour laid, the one on the space included. */
  paid: number;
  /** Tiles paid as jokers. */
  jokers: number;
}

/** A bonus tile taken from the supply. */
export interface Choose {
  what: "choose";
  tile: Kind;
}

/** A pass, whichever tiles it keeps. */
export interface Passing {
  what: "pass";
  /** How many. */
  keeps: number;
  /** Whether it is the last of the game. */
  ends: boolean;
}

/** No more turns this round. */
export interface Pass {
  what: "pass";
  /** How many. */
  keeps: number;
  /** Whether it is the last of the game. */
  ends: boolean;
  kept: string;
  /** The tiles that go to the tower. */
  dropped: string;
  /** Points. */
  lost: number;
}

/** The tiles of a new round. */
export interface RoundDeal {
  what: "deal";
  round: number;
  /** Tiles that came to it, as in `Refill`. */
  supply: string;
  /** What each got. */
  factories: string[];
}

/** Tiles for the supply alone. */
export interface Refill {
  what: "refill";
  supply: string;
}

/** A tile scores the run that it joins: a point for every tile of it. */
export interface Run {
  what: "run";
  points: number;
}

/** A feature is complete and gives bonus tiles. */
export interface Surrounded {
  what: "feature";
  points: number;
  feature: number;
  kind: FeatureLetter;
  /** Bonus tiles due. */
  tiles: number;
}

/** The supply holds fewer tiles than are due. */
export interface ShortSupply {
  what: "supply";
  points: number;
  /** So many. */
  tiles: number;
}

/** A star is complete, which will bring points at the end. */
export interface StarPromised {
  what: "star";
  points: number;
  star: number;
  worth: number;
}

/** All spaces of a number are filled: points of the end, or the promise of them. */
export interface Numbers {
  what: "numbers";
  points: number;
  n: number;
  /** What they will bring; 0 where they are scored already. */
  worth: number;
}

/** The complete stars of a colour, or of all colours if it is `""`, at the end. */
export interface Stars {
  what: "stars";
  points: number;
  colour: string;
  /** How many. */
  n: number;
  stars: number[];
}

/** What all tiles laid in a round scored. */
export interface Laid {
  what: "laid";
  points: number;
  tiles: number;
}

/** What the marker costs, by the tiles taken with it. */
export interface MarkerLoss {
  what: "marker";
  points: number;
  tiles: number;
  /** Whether there were too few, so that the score stops at 1. */
  capped: boolean;
}

/** What the tiles cost that a pass does not keep. */
export interface PassingLoss {
  what: "passing";
  points: number;
  tiles: number;
  /** Whether there were too few, so that the score stops at 1. */
  capped: boolean;
}

/** What the tiles cost that are kept after the last round. */
export interface LeftOver {
  what: "left";
  points: number;
  tiles: number;
  /** Whether there were too few, so that the score stops at 1. */
  capped: boolean;
}

/** A seat's score before and after something, and what made the difference. */
export interface Account {
  seat: number;
  before: number;
  after: number;
  items: AnyItem[];
}

/** Legal moves that bring the same: all ways to pay for a space, all passes that keep as many tiles. */
export interface Group {
  /** Their texts, with spaces between them. */
  moves: string;
  effect: CommonEffect;
  items: AnyItem[];
}

/** Why something may not be done. */
export interface Refusal {
  /** Which of the values below go with it follows from it. */
  why:
    | "bonus_first"
    | "no_bonus"
    | "without_supply"
    | "placing"
    | "drafting"
    | "empty_factory"
    | "empty_centre"
    | "factory_without"
    | "centre_without"
    | "joker_chosen"
    | "taken"
    | "star_of"
    | "uniform"
    | "shown"
    | "multicolour"
    | "joker_itself"
    | "only_jokers"
    | "too_dear"
    | "no_colour"
    | "none_taken"
    | "corners"
    | "cannot_pay"
    | "cannot_keep";
  /** A colour. */
  kind: string;
  /** A factory from 1, a cost, or how many tiles. */
  n: number;
  star: number | null;
  /** A space of that star, by its tip from 1, if the star has the cost more than once. */
  where: number;
  /** How many tiles of the colour a payment takes, */
  paid: number;
  /** how many jokers, */
  jokers: number;
  /** and their colour. */
  joker: string;
  /** How many tiles of the colour the hand has for it, */
  has: number;
  /** and how many jokers, if it may take some. */
  has_jokers: number;
}

/** Everything that a seat may do, and why it may not do the rest. */
export interface Choices {
  groups: Group[];
  /**
   * By what may be tried: to "place" or to "pass", an empty source ("3"), a colour that may not be taken from another
   * ("3R") or from the supply ("*R"), a space where nothing may be laid ("NW3"), a colour of the hand that a star does
   * not take ("NW=R") or that cannot pay a cost ("R5"), a fifth tile to "keep". What is refused for the same reason
   * stands together, with spaces between: "NW1 O6".
   */
  refused: Record<string, Refusal>;
  /** What is complete already, and what it will bring at the end. */
  stands: Account;
  /** The tiles of which a pass may keep some. */
  hand: string;
  /** The pass that a person may begin from. */
  preset: string;
}

/** By what it is part of: the values that are usual, and left out of what is told. */
// prettier-ignore
export const USUAL = {
  Board: { kept: null } satisfies Partial<Board>,
  View: { refill: false, marker: null, bonus: 0, centre: "", supply: "", bag: "", tower: "", ended: false, winners: [], reason: null } satisfies Partial<View>,
  Draft: { source: null, tiles: "", joker: "", rest: "", marker: false, lost: 0 } satisfies Partial<Draft>,
  Placement: { where: 0, features: [], completed: "", bonus: 0 } satisfies Partial<Placement>,
  PaidPlacement: { where: 0, features: [], completed: "", bonus: 0, jokers: 0 } satisfies Partial<PaidPlacement>,
  Passing: { keeps: 0, ends: false } satisfies Partial<Passing>,
  Pass: { keeps: 0, ends: false, kept: "", dropped: "", lost: 0 } satisfies Partial<Pass>,
  RoundDeal: { supply: "", factories: [] } satisfies Partial<RoundDeal>,
  Run: { points: 0 } satisfies Partial<Run>,
  Surrounded: { points: 0, feature: 0, kind: "W", tiles: 0 } satisfies Partial<Surrounded>,
  ShortSupply: { points: 0, tiles: 0 } satisfies Partial<ShortSupply>,
  StarPromised: { points: 0, star: 0, worth: 0 } satisfies Partial<StarPromised>,
  Numbers: { points: 0, n: 0, worth: 0 } satisfies Partial<Numbers>,
  Stars: { points: 0, colour: "", n: 0, stars: [] } satisfies Partial<Stars>,
  Laid: { points: 0, tiles: 0 } satisfies Partial<Laid>,
  MarkerLoss: { points: 0, tiles: 0, capped: false } satisfies Partial<MarkerLoss>,
  PassingLoss: { points: 0, tiles: 0, capped: false } satisfies Partial<PassingLoss>,
  LeftOver: { points: 0, tiles: 0, capped: false } satisfies Partial<LeftOver>,
  Account: { items: [] } satisfies Partial<Account>,
  Group: { items: [] } satisfies Partial<Group>,
  Refusal: { kind: "", n: 0, star: null, where: 0, paid: 0, jokers: 0, joker: "", has: 0, has_jokers: 0 } satisfies Partial<Refusal>,
  Choices: { hand: "", preset: "" } satisfies Partial<Choices>,
};

/** The board by its side. */
// prettier-ignore
export const PRINTED = {
  coloured: {
    board: "coloured",
    /** Of the stars, as they are written. */
    names: ["NW", "NE", "E", "SE", "SW", "W", "C"],
    /** By star and tip. */
    costs: [
      [6, 1, 2, 3, 4, 5],
      [5, 6, 1, 2, 3, 4],
      [4, 5, 6, 1, 2, 3],
      [3, 4, 5, 6, 1, 2],
      [2, 3, 4, 5, 6, 1],
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6],
    ],
    /** Windows, then statues, then pillars, each clockwise from the upper left. */
    features: [
      { kind: "window", star: 0, tiles: 3, spaces: [[0, 0], [0, 5]] },
      { kind: "window", star: 1, tiles: 3, spaces: [[1, 0], [1, 1]] },
      { kind: "window", star: 2, tiles: 3, spaces: [[2, 1], [2, 2]] },
      { kind: "window", star: 3, tiles: 3, spaces: [[3, 2], [3, 3]] },
      { kind: "window", star: 4, tiles: 3, spaces: [[4, 3], [4, 4]] },
      { kind: "window", star: 5, tiles: 3, spaces: [[5, 4], [5, 5]] },
      { kind: "statue", star: 0, tiles: 2, spaces: [[0, 1], [0, 2], [1, 4], [1, 5]] },
      { kind: "statue", star: 1, tiles: 2, spaces: [[1, 2], [1, 3], [2, 0], [2, 5]] },
      { kind: "statue", star: 2, tiles: 2, spaces: [[2, 3], [2, 4], [3, 0], [3, 1]] },
      { kind: "statue", star: 3, tiles: 2, spaces: [[3, 4], [3, 5], [4, 1], [4, 2]] },
      { kind: "statue", star: 4, tiles: 2, spaces: [[4, 0], [4, 5], [5, 2], [5, 3]] },
      { kind: "statue", star: 5, tiles: 2, spaces: [[0, 3], [0, 4], [5, 0], [5, 1]] },
      { kind: "pillar", star: 0, tiles: 1, spaces: [[0, 2], [0, 3], [6, 0], [6, 5]] },
      { kind: "pillar", star: 1, tiles: 1, spaces: [[1, 3], [1, 4], [6, 0], [6, 1]] },
      { kind: "pillar", star: 2, tiles: 1, spaces: [[2, 4], [2, 5], [6, 1], [6, 2]] },
      { kind: "pillar", star: 3, tiles: 1, spaces: [[3, 0], [3, 5], [6, 2], [6, 3]] },
      { kind: "pillar", star: 4, tiles: 1, spaces: [[4, 0], [4, 1], [6, 3], [6, 4]] },
      { kind: "pillar", star: 5, tiles: 1, spaces: [[5, 1], [5, 2], [6, 4], [6, 5]] },
    ],
    /** Coloured side: the only colour that each outer star takes. The centre takes each colour once. */
    colours: "ORBYGP",
    /** What a complete star is worth at the end, by colour. */
    stars: { P: 20, G: 18, O: 17, Y: 16, B: 15, R: 14 },
    /** What one of six colours is worth. */
    multicolour: 12,
    numbers: [
      { n: 1, worth: 4, spaces: 7 },
      { n: 2, worth: 8, spaces: 7 },
      { n: 3, worth: 12, spaces: 7 },
      { n: 4, worth: 16, spaces: 7 },
    ],
    /** So many tiles may be kept. */
    corners: 4,
    /** Of the supply. */
    places: 10,
  },
  grey: {
    board: "grey",
    /** Of the stars, as they are written. */
    names: ["NW", "NE", "E", "SE", "SW", "W", "C"],
    /** By star and tip. */
    costs: [
      [6, 3, 2, 1, 4, 5],
      [5, 6, 3, 2, 1, 4],
      [4, 5, 6, 3, 2, 1],
      [1, 4, 5, 6, 3, 2],
      [2, 1, 4, 5, 6, 3],
      [3, 2, 1, 4, 5, 6],
      [3, 3, 3, 3, 3, 3],
    ],
    /** Windows, then statues, then pillars, each clockwise from the upper left. */
    features: [
      { kind: "window", star: 0, tiles: 3, spaces: [[0, 0], [0, 5]] },
      { kind: "window", star: 1, tiles: 3, spaces: [[1, 0], [1, 1]] },
      { kind: "window", star: 2, tiles: 3, spaces: [[2, 1], [2, 2]] },
      { kind: "window", star: 3, tiles: 3, spaces: [[3, 2], [3, 3]] },
      { kind: "window", star: 4, tiles: 3, spaces: [[4, 3], [4, 4]] },
      { kind: "window", star: 5, tiles: 3, spaces: [[5, 4], [5, 5]] },
      { kind: "statue", star: 0, tiles: 2, spaces: [[0, 1], [0, 2], [1, 4], [1, 5]] },
      { kind: "statue", star: 1, tiles: 2, spaces: [[1, 2], [1, 3], [2, 0], [2, 5]] },
      { kind: "statue", star: 2, tiles: 2, spaces: [[2, 3], [2, 4], [3, 0], [3, 1]] },
      { kind: "statue", star: 3, tiles: 2, spaces: [[3, 4], [3, 5], [4, 1], [4, 2]] },
      { kind: "statue", star: 4, tiles: 2, spaces: [[4, 0], [4, 5], [5, 2], [5, 3]] },
      { kind: "statue", star: 5, tiles: 2, spaces: [[0, 3], [0, 4], [5, 0], [5, 1]] },
      { kind: "pillar", star: 0, tiles: 1, spaces: [[0, 2], [0, 3], [6, 0], [6, 5]] },
      { kind: "pillar", star: 1, tiles: 1, spaces: [[1, 3], [1, 4], [6, 0], [6, 1]] },
      { kind: "pillar", star: 2, tiles: 1, spaces: [[2, 4], [2, 5], [6, 1], [6, 2]] },
      { kind: "pillar", star: 3, tiles: 1, spaces: [[3, 0], [3, 5], [6, 2], [6, 3]] },
      { kind: "pillar", star: 4, tiles: 1, spaces: [[4, 0], [4, 1], [6, 3], [6, 4]] },
      { kind: "pillar", star: 5, tiles: 1, spaces: [[5, 1], [5, 2], [6, 4], [6, 5]] },
    ],
    /** Coloured side: the only colour that each outer star takes. The centre takes each colour once. */
    colours: "",
    /** What a complete star is worth at the end, by colour. */
    stars: { P: 20, G: 18, O: 17, Y: 16, B: 15, R: 14 },
    /** What one of six colours is worth. */
    multicolour: 12,
    numbers: [
      { n: 1, worth: 4, spaces: 6 },
      { n: 2, worth: 8, spaces: 6 },
      { n: 3, worth: 12, spaces: 12 },
      { n: 4, worth: 16, spaces: 6 },
    ],
    /** So many tiles may be kept. */
    corners: 4,
    /** Of the supply. */
    places: 10,
  },
} as const;
