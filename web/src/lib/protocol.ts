// Written by faience.server.protocol.describe from messages.py; `make golden` writes it anew.

export type Value = boolean | number | string;

export type Watch = "nobody" | "link" | "anyone";

export type Starter = "lot" | "chosen" | "turn";

export type Code =
  | "malformed"
  | "too_large"
  | "stale"
  | "illegal"
  | "not_your_turn"
  | "not_your_seat"
  | "no_undo"
  | "no_hint"
  | "no_prepare"
  | "seat_taken"
  | "not_over"
  | "not_started"
  | "over"
  | "unknown_bot"
  | "no_table"
  | "no_watching"
  | "bad_invitation"
  | "bad_spec"
  | "busy"
  | "broken";

/** Who shall sit on a seat: somebody at this screen, a friend who gets a link, or a bot. */
export interface SeatWish {
  who: "here" | "friend" | "bot";
  /**
   * Of somebody here, or of a bot of the house, one of `Games`'s `names`; empty, or of a bot and taken: the server
   * finds one.
   */
  name?: string;
  /** The level of a bot, or the name of a program of others; empty: the usual level. */
  bot?: string;
}

/** A line of the log. */
export interface Entry {
  /**
   * It was settled who starts (`TableInfo` says how), a round was dealt, tiles were dealt within one, a seat moved, a
   * round ended, a move was taken back, somebody sat down, a bot took over a seat, its player came back, a program lost
   * its seat to a house bot, the game ended.
   */
  what: "starts" | "deal" | "refill" | "move" | "round" | "undo" | "sat" | "bot" | "back" | "fault" | "over";
  seat: number | null;
  round: number;
  move: string;
  /** What a move did, or what tiles dealt within a round brought. */
  effect: unknown;
  /** What a round that ended brought each seat. */
  scoring: unknown[];
  /** The name of one that lost its seat, */
  program: string;
  /** and for what. */
  why: "crashed" | "late" | "nonsense" | "gave_up" | "missing" | null;
}

/** An option of a game. */
export interface OptionOffer {
  name: string;
  values: Value[];
  default: Value;
}

/** Another box of a game, played by the same rules. */
export interface EditionOffer {
  /** As `Create` names it. */
  title: string;
  /** Those that it fixes. */
  options: Record<string, Value>;
}

/** A game that a table can be laid for. */
export interface GameOffer {
  /** The game's name as in specs; its page draws the boards. */
  game: string;
  /** How long a game takes, about. */
  minutes: number;
  /** Whether it is played in rounds. */
  rounds: boolean;
  credit: string;
  options: OptionOffer[];
  editions: EditionOffer[];
}

/** `GET /api/games`: what can be played and against whom. */
export interface Games {
  games: GameOffer[];
  /** The names of the bots' levels, the weakest first. */
  bots: string[];
  /** The level for who did not choose one. */
  usual: string;
  /** The names of programs of others that may be seated like bots, for every game. */
  programs: string[];
  /** What bots of the house are called: each new one at a table takes the first that is free. */
  names: string[];
}

/** `POST /api/tables`: lay a table. */
export interface Create {
  spec: string;
  /** Clockwise. */
  seats: SeatWish[];
  /**
   * Which of `seats` starts; none: drawn by lot, before any tile is. At the table who starts has seat 0, and the others
   * follow in their order.
   */
  starts?: number | null;
  /** The edition, if it is not the game itself. */
  title?: string;
  /** Who may watch: nobody but the players, who has the link, or anyone (the lobby lists the table). */
  watch?: Watch;
  hints?: boolean;
}

/** A seat and the secret that holds it. The server gives it once and keeps only its hash. */
export interface SeatKey {
  seat: number;
  secret: string;
}

/** The answer to `Create`, and to `Join` for the one seat taken. */
export interface Created {
  table: string;
  keys: SeatKey[];
}

/** `POST /api/tables/{table}/join`: take the seat that a link invites to. */
export interface Join {
  invitation: string;
  name: string;
}

/** Who sits on a seat, for who is not at the table yet. */
export interface CardSeat {
  name: string;
  who: "person" | "bot" | "open";
  /** The level, or the program's name, of a bot. */
  bot: string;
}

/** `GET /api/tables/{table}/card`: what a table is, for who has an invitation to it or may watch it. */
export interface Card {
  game: string;
  spec: string;
  /** The edition, empty for the game itself. */
  title: string;
  seats: CardSeat[];
  /** The seats of those who laid the table. */
  hosts: number[];
  starts: Starter;
  /** Whether the invitation that was sent is one of this table, and its seat still to be had. */
  invited: "no" | "open" | "taken";
  /** Whether one may watch without a seat. */
  watch: boolean;
  /** The seat that the invitation is for. */
  seat: number | null;
}

/** `GET /api/reach`: where others find this server. */
export interface Reach {
  /** The one that its owner gave it; empty if there is none. */
  address: string;
  /** Those of the machine in its own networks, if the server listens there and its owner gave no other. */
  own: string[];
}

/** A table that a browser remembers, with the secrets of its seats. */
export interface MyTable {
  table: string;
  secrets?: string[];
}

/** `POST /api/mine`: how my tables stand. */
export interface Mine {
  tables: MyTable[];
}

/** A player in a list of tables. */
export interface SeatSummary {
  name: string;
  who: "person" | "bot" | "open";
  /** The level, or the program's name, of a bot. */
  bot: string;
  score: number;
  mine: boolean;
  won: boolean;
}

/** A table in a list. */
export interface Summary {
  table: string;
  game: string;
  spec: string;
  /** The edition, empty for the game itself. */
  title: string;
  round: number;
  over: boolean;
  /** A seat, -1 while tiles are dealt or a seat is open, -2 when the game is over. */
  to_move: number;
  seats: SeatSummary[];
  /** When something last happened there, in seconds since 1970. */
  changed: number;
}

/** `GET /api/tables`: the tables that anyone may watch and the last ones finished; and the answer to `Mine`. */
export interface TableList {
  running: Summary[];
  recent: Summary[];
}

/** The answer to a request over HTTP that cannot be met. */
export interface Failure {
  code: Code;
  message: string;
}

/** The first message: who I am. Without a secret of the table one watches. */
export interface Hello {
  type: "hello";
  secrets?: string[];
}

/** Play a move for the seat that `Yours.choices` are for. */
export interface Move {
  type: "move";
  /** The number of the position it answers. */
  n: number;
  move: string;
}

/** Ask what one of my seats, which waits for another, could do if it were its turn now. */
export interface Prepare {
  type: "prepare";
  n: number;
  seat: number;
}

/** Take back my last move, or ask the others whether I may. */
export interface Undo {
  type: "undo";
  n: number;
}

/** Whether the move that was asked about may be taken back. */
export interface Answer {
  type: "answer";
  n: number;
  agree: boolean;
}

/** Ask what a bot would do. */
export interface Hint {
  type: "hint";
  n: number;
}

/** Give a seat to a bot: my own, an open one, or one whose player has been away for long. */
export interface Give {
  type: "give";
  seat: number;
  /** The level, or the name of a program of others; empty: the usual level. */
  bot?: string;
}

/** Take my own seat back from the bot. */
export interface Resume {
  type: "resume";
  seat: number;
}

/** Once more, everybody one seat further. */
export interface Rematch {
  type: "rematch";
}

/** Ask whether the server is there; answered with `Pong`. */
export interface Ping {
  type: "ping";
}

/** Who sits on a seat. */
export interface Seat {
  name: string;
  who: "person" | "bot" | "open";
  /**
   * The level, or the program's name, of the bot that plays here, also while it stands in for a person (`who` stays
   * `person`).
   */
  bot: string;
  mine: boolean;
  /** For how many seconds a person has been away; `null` while connected. */
  away: number | null;
  thinking: boolean;
  /** Of an open seat, for those who sit at the table: the secret part of the link for a friend. */
  invitation: string;
}

/** The table apart from the game: who is there and what is allowed. */
export interface TableInfo {
  id: string;
  game: string;
  spec: string;
  seats: Seat[];
  watch: Watch;
  watching: number;
  hints: boolean;
  /** Why seat 0 starts. */
  starts: Starter;
  /** The seats of those who laid the table. */
  hosts: number[];
  /** After how many seconds away the others may give a seat to a bot. */
  kept: number;
  /** The edition, empty for the game itself. */
  title: string;
  /** The seat that asks to take back its move; answered with `Answer`. */
  undo_asked: number | null;
  /** The seats that have yet to answer. */
  undo_waits: number[];
  /** The table of the rematch. */
  next: string | null;
}

/**
 * What led to a position. What a move did, or a deal within a round brought, is told in the log alone: in the last line
 * of a move, or refill.
 */
export interface Event {
  what: "start" | "deal" | "move" | "undo";
  /** Who moved, or whose move was taken back. */
  seat: number | null;
  move: string | null;
}

/** How the game ended. */
export interface Result {
  winners: number[];
  reason: string;
  /** What the end brought each seat. */
  bonuses: unknown[];
}

/** Where the game stands, as everybody may know it. */
export interface Position {
  /** A seat, -1 while tiles are dealt or a seat is open, -2 when the game is over. */
  to_move: number;
  round: number;
  scores: number[];
  /** What lies on the table: never the order of a bag. */
  view: unknown;
  event: Event;
  /** When a round has just ended, what it brought each seat. */
  scoring: unknown[];
  result: Result | null;
}

/** Something that is certain to happen when its seat is to move. */
export interface Early {
  seat: number;
  /** What it is, as the game tells what a move does. */
  effect: unknown;
}

/** What a position is for one client. */
export interface Yours {
  /** The number of this position; a move names it. */
  n: number;
  /**
   * For who holds the seat to move; and where all choose at the same time, for who holds a seat that has yet to choose.
   */
  choices: unknown;
  /** The seat that `choices` are for. */
  chooses: number | null;
  /**
   * What this client's seats that are not to move yet will have done when they choose next: their choices taken early,
   * and what comes about by itself before and between them. It is played when it is due, and until then nobody else is
   * told.
   */
  early: Early[];
  /** Whether this client may take back a move, by itself or with the others' consent. */
  undo: "no" | "ask" | "free";
}

/** Everything about the table, after `Hello` and after every reconnection. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  position: Position;
  yours: Yours;
  log: Entry[];
}

/** The game went on, or back. */
export interface Played {
  type: "played";
  position: Position;
  yours: Yours;
  /** How many entries of the log still hold; those of `log` follow them. */
  keep: number;
  log: Entry[];
}

/** Somebody came, went, thinks, or asks to take back a move; or this client chose something early. */
export interface Seated {
  type: "seated";
  table: TableInfo;
  keep: number;
  log: Entry[];
  /** Where the last open seat was taken and the game begins with that. Its event is no news. */
  position: Position | null;
  /**
   * Where another plays for a seat now, or this client chose something early: what it may do now at the same position.
   */
  yours: Yours | null;
}

/** A move that should follow another. */
export interface Follow {
  seat: number;
  effect: unknown;
}

/** A move that a bot recommends. */
export interface HintMove {
  move: string;
  effect: unknown;
  /** The points it brings, as far as they are certain. */
  points: number;
  /** The final scores that are then to be expected, of every seat. */
  finals: number[];
  /** The chance to win, from 0 to 1. */
  win: number;
  /** What should follow, up to the next deal: at most four moves. */
  follows: Follow[];
}

/** The answer to `Hint`: the best moves, at most three. */
export interface Hints {
  type: "hints";
  n: number;
  hints: HintMove[];
}

/** The answer to `Prepare`. */
export interface Prepared {
  type: "prepared";
  n: number;
  seat: number;
  choices: unknown;
}

/** What was asked cannot be done; nothing has changed. */
export interface Refused {
  type: "refused";
  code: Code;
  /** In English, for developers. */
  message: string;
  /** Of an illegal move, why it is none now, as the game tells it; `null` where nothing can be explained. */
  why: unknown;
  /** The number of the position now, where the request named another. */
  n: number | null;
}

/** The server is there. */
export interface Pong {
  type: "pong";
}

/** What a client says on the WebSocket. */
export type ClientMessage = Hello | Move | Prepare | Undo | Answer | Hint | Give | Resume | Rematch | Ping;

/** What the server tells on the WebSocket. */
export type ServerMessage = Welcome | Played | Seated | Hints | Prepared | Refused | Pong;

/** By what it is part of: the values that are usual, and left out of what is told. */
// prettier-ignore
export const USUAL = {
  Entry: { seat: null, round: 0, move: "", effect: null, scoring: [], program: "", why: null } satisfies Partial<Entry>,
  Card: { seat: null } satisfies Partial<Card>,
  Seat: { bot: "", mine: false, away: null, thinking: false, invitation: "" } satisfies Partial<Seat>,
  TableInfo: { title: "", undo_asked: null, undo_waits: [], next: null } satisfies Partial<TableInfo>,
  Event: { seat: null, move: null } satisfies Partial<Event>,
  Position: { scoring: [], result: null } satisfies Partial<Position>,
  Yours: { choices: null, chooses: null, early: [], undo: "no" } satisfies Partial<Yours>,
  Played: { log: [] } satisfies Partial<Played>,
  Seated: { log: [], position: null, yours: null } satisfies Partial<Seated>,
  HintMove: { follows: [] } satisfies Partial<HintMove>,
  Refused: { why: null, n: null } satisfies Partial<Refused>,
};
