import type { Component } from "svelte";

import type { TableInfo } from "../lib/protocol";
import type { SoundName } from "../lib/sound";
import type { Choice, Choices, HintMove, Item, Position, Reads } from "./facts";

export type * from "./facts";

/**
 * What stands on the screen at a table: made by the shell, read by the parts of a game's face. Its fields are
 * reactive; a face never changes them.
 */
export interface Scene {
  readonly table: TableInfo;
  /** The position that is drawn; it lags behind the server's while moves are shown one after the other. */
  readonly position: Position;
  /** The seat whose board stands in the middle: one's own, at a hot seat the one to move, for watchers the first. */
  readonly own: number;
  /** What the person at this screen may choose among: on their turn the legal moves, else those that they prepare. */
  readonly choices: Choices | null;
  /** Whether the person at this screen is to choose now: only then do places glow and take clicks. */
  readonly acting: boolean;
  /** Whether it is not their turn yet: what they choose is kept and cannot be confirmed. */
  readonly preparing: boolean;
  readonly chooser: Chooser;
  /** The moves that are recommended, the best first, while hints are shown: their places are marked 1, 2, 3. */
  readonly hints: readonly Choice[];
  /** The move whose outcome is drawn as ghosts: the hint that is pointed at, else the chosen one. */
  readonly shown: Choice | null;
  /** What the person chose is final: sends `chooser.choice`. For a second click on the chosen target. */
  confirm(): void;
  /** Plays a short sound, if sounds are on. */
  sound(name: SoundName, step?: number): void;
}

/** How a person puts a move together, step by step: choose, see, confirm. One for each table, kept over its moves. */
export interface Chooser {
  /** The steps in a word each ("Take", "Place", "Confirm"), in the language of the page. */
  readonly steps: string[];
  /** Which of them is to be done, from 0. */
  readonly step: number;
  /** Whether something has been chosen already, be it only the half of a step. */
  readonly begun: boolean;
  /** What the prompt line asks now ("3 red from factory 4 → choose a line"), in plain words. */
  readonly prompt: string;
  /** A complete move that waits for Confirm; the confirm bar shows what it brings. */
  readonly choice: Choice | null;
  /** Moves that the same Confirm plays after `choice`, one by one as soon as each is legal; none if left out. */
  readonly rest?: readonly string[];
  /** Whether `Outcome` asks something that belongs to the move: then it is shown also to who plays without the bar. */
  readonly asks?: boolean;
  /** One step back; false if there is none. */
  back(): boolean;
  /** Forget everything chosen: the position changed. */
  clear(): void;
  /** Put together exactly this legal move, as if the person had: a hint, or the only move there is. */
  propose(choice: Choice): void;
  /** A key that is not one of the shell's; true if it meant something. */
  key(key: string): boolean;
  /** The same for a key that changes only what is seen, whoever is to move. */
  see?(key: string): boolean;
}

/** Where moves are shown: the element that holds the boards, and whether and how fast things move. */
export interface Stage {
  readonly root: HTMLElement;
  readonly scene: Scene;
  /** Aborted when somebody does not want to see it to its end, or the page needs the next position at once. */
  readonly signal: AbortSignal;
  /** In which order a round is counted: one's own seat first, then the others as they sit. */
  readonly order: readonly number[];
  /**
   * How long the counting of a round lasts, as a part of what the tokens say: 1, less for who wants it quick, 0 for
   * who does not want to see it, where nothing is counted.
   */
  readonly pace: number;
  /**
   * At the end of a round: this item of that seat's scoring (`after.scoring`), from 0, is being counted, so its strip and
   * score follow. Those before it, and the seats before it in `order`, are counted with it.
   */
  count(seat: number, item: number): void;
}

/**
 * Where things stand on the page:
 * - `market`: what all share at the left, the own board in the middle with the confirm bar below it;
 * - `desk`: the left column is where one works (hand, payment, confirm bar, what is worth what), the board is large;
 * - `shared`: one board for all in the middle, each player's reserve at a side.
 */
export type Layout = "market" | "desk" | "shared";

/**
 * The face of one game: everything that the shell does not know about it. A folder's `face.ts` exports it as `face`.
 * What its parts mark with `data-next` is where the next step is chosen: on a small screen it is brought into sight.
 */
export interface Face {
  /** The game's name as in specs. */
  readonly game: string;
  /** How what the game tells is read: `readsOf` does it for all but choices. */
  readonly reads: Reads;
  readonly layout: Layout;
  /** The left column, and the second part on a phone: what all players share, or one's own desk or reserve. */
  readonly Market: Component<{ scene: Scene }>;
  /** The board in the middle. */
  readonly Board: Component<{ scene: Scene }>;
  /** Of a desk: what stands below the confirm bar. */
  readonly Below?: Component<{ scene: Scene }>;
  /** Another player's board or reserve, complete; small in the rail, or full when it is opened to be looked at. */
  readonly Other: Component<{ scene: Scene; seat: number; full?: boolean }>;
  /** Whether there is nothing more to see of others than `Other` shows: then none is opened. */
  readonly shut?: boolean;
  /**
   * What the chosen move would bring, in the confirm bar; while nothing is chosen, how things stand. Both are as high,
   * 64 px or less, so that nothing moves when one chooses.
   */
  readonly Outcome: Component<{ scene: Scene; choice: Choice | null }>;
  /** The ids of messages of the game where it has words of its own for what the shell speaks of. */
  readonly words?: {
    /** What the region of `Market` is ("Market"). */
    readonly market?: string;
    /** What panel and board in the middle are ("Board of Ana"), given `name`. */
    readonly board?: string;
    /** A score ("12 points"), given `points`. */
    readonly score?: string;
  };
  /**
   * Whether what a seat is beside its name ("plays first this round") is said by a sign where words have no room;
   * without it the words stand. The view of such a game has a `marker`: the seat that has it, which is its sign; another
   * one has that of who plays first.
   */
  readonly firstSign?: boolean;
  /** The ids of a few messages that tell a newcomer how the game is played, in order. */
  readonly lessons: readonly string[];
  /** Rows of the list of keys, beyond the shell's: keys and the id of the message that says what they do. */
  readonly keys: readonly { keys: string; message: string }[];
  chooser(scene: Scene): Chooser;
  /** What a recommended move brings now, where that is no matter of points: "largest area 4 → 6". */
  now?(hint: HintMove, scene: Scene): string;
  /** An item of a scoring as a strip of many has room for it: its name ("Line 3") and why ("row of 2"). */
  item?(item: Item): { name: string; about: string };
  /**
   * Shows on the boards, drawn as they were, how `after` came about; the shell draws `after` when it is done.
   * Resolves at once where motion is reduced.
   */
  show(before: Position, after: Position, stage: Stage): Promise<void>;
}
