/**
 * What games tell, as the page has it once it is read: complete, every legal move with all that is known of it. Each
 * game knows more of its own facts than these types say: its folder's `facts.ts` has the types of all that it tells.
 */

/** Something that a game tells; its words are the game's message that is named after `what` it is. */
export interface Fact {
  readonly what: string;
}

/** One item of a gain or a loss. */
export interface Item extends Fact {
  readonly points: number;
}

/** Why something may not be done; its words are the game's message that is named after it. */
export interface Refusal {
  readonly why: string;
}

/** What lies on the table, as far as every game tells it in the same way. */
export interface View {
  /** What each seat is beside its name, by the name of the message that says it; empty for nothing. */
  readonly roles: readonly string[];
  /** None until the game is over. */
  readonly winners: readonly number[];
}

/** A legal move and what it would bring, as far as that is certain now. */
export interface Choice {
  readonly move: string;
  /** The sum of the items. */
  readonly gain: number;
  /** The mover's score if the round ended now, or simply the score in a game without rounds. */
  readonly before: number;
  /** The same after the move. */
  readonly after: number;
  readonly items: readonly Item[];
  readonly effect: Fact;
}

/** What the end of a round, or of the game, brought one seat, or would bring it. */
export interface Scoring {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  readonly items: readonly Item[];
}

/** Everything that a seat may do, and why it may not do the rest. */
export interface Choices {
  /** Every legal move. */
  readonly moves: readonly Choice[];
  /** By what was tried, one by one. */
  readonly refused: Readonly<Record<string, Refusal>>;
  /** What the seat would have then, or at the end, without any of these moves; null where nothing is on its way. */
  readonly stands: Scoring | null;
  /** Where many moves differ only in a detail, the one of them that a person may begin from; else empty. */
  readonly preset: string;
}

/** What led to a position. */
export interface Event {
  readonly what: "start" | "deal" | "move" | "undo";
  /** Who moved, or whose move was taken back. */
  readonly seat: number | null;
  readonly move: string | null;
  /** What the move did. */
  readonly effect: Fact | null;
}

/** How the game ended. */
export interface Result {
  readonly winners: readonly number[];
  readonly reason: string;
  /** What the end brought each seat. */
  readonly bonuses: readonly Scoring[];
}

/** Something that is certain to happen when its seat is to move. */
export interface Early {
  readonly seat: number;
  readonly effect: Fact;
}

/** Where the game stands: what everybody may see of it, and what is for who looks on. */
export interface Position {
  /** The number of this position; a move names it. */
  readonly n: number;
  /** A seat, -1 while tiles are dealt or a seat is open, -2 when the game is over. */
  readonly to_move: number;
  readonly round: number;
  readonly scores: readonly number[];
  readonly view: View;
  readonly event: Event;
  /** When a round has just ended, what it brought each seat. */
  readonly scoring: readonly Scoring[];
  readonly result: Result | null;
  /**
   * For who holds the seat to move; and where all choose at the same time, for who holds a seat that has yet to choose.
   */
  readonly choices: Choices | null;
  /** The seat that `choices` are for. */
  readonly chooses: number | null;
  /**
   * What seats at this screen that are not to move yet will have done when they choose next: it is played when it is
   * due, and until then nobody else is told.
   */
  readonly early: readonly Early[];
  /** Whether a move may be taken back from this screen, without more ado or with the others' consent. */
  readonly undo: "no" | "ask" | "free";
}

/** A move that a bot recommends. */
export interface HintMove {
  readonly move: string;
  readonly effect: Fact;
  /** The points it brings, as far as they are certain. */
  readonly points: number;
  /** The final scores that are then to be expected, of every seat. */
  readonly finals: readonly number[];
  /** The chance to win, from 0 to 1. */
  readonly win: number;
  /** What should follow, up to the next deal: at most four moves, with who makes them. */
  readonly follows: readonly Early[];
}

/** How a game's facts are read: whatever is left out because it is usual, or told once for many, is put where it belongs. */
export interface Reads {
  view(told: unknown): View;
  choices(told: unknown): Choices;
  /** What a move or a deal did or would do. */
  effect(told: unknown): Fact;
  scoring(told: unknown): Scoring;
  refusal(told: unknown): Refusal;
}
