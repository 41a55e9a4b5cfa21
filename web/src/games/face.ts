import type { Component } from "svelte";

import type { Choice, Position, Table } from "../lib/protocol";

/**
 * What stands on the screen at a table: made by the shell, read by the parts of a game's face. Its fields are
 * reactive; a face never changes them.
 */
export interface Scene {
  readonly table: Table;
  /** The position that is drawn; it lags behind the server's while moves are shown one after the other. */
  readonly position: Position;
  /** The seat whose board stands in the middle: one's own, at a hot seat the one to move, for watchers the first. */
  readonly own: number;
  /** Whether the person at this screen is to choose now: only then do places glow and take clicks. */
  readonly acting: boolean;
  readonly chooser: Chooser;
  /** What the person chose is final: sends `chooser.choice`. For a second click on the chosen target. */
  confirm(): void;
  /** Plays a short sound, if sounds are on. */
  sound(name: SoundName, step?: number): void;
}

export type SoundName = "take" | "place" | "fall" | "score" | "turn" | "join" | "end";

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
  /** One step back; false if there is none. */
  back(): boolean;
  /** Forget everything chosen: the position changed. */
  clear(): void;
  /** Put together exactly this legal move, as if the person had: a hint, or the only move there is. */
  propose(choice: Choice): void;
  /** A key that is not one of the shell's; true if it meant something. */
  key(key: string): boolean;
}

/** Where moves are shown: the element that holds the boards, and whether and how fast things move. */
export interface Stage {
  readonly root: HTMLElement;
  readonly scene: Scene;
  /** Aborted when somebody does not want to see it to its end, or the page needs the next position at once. */
  readonly signal: AbortSignal;
}

/** The face of one game: everything that the shell does not know about it. A folder's `face.ts` exports it as `face`. */
export interface Face {
  /** The game's name as in specs. */
  readonly game: string;
  /** A picture of the game for lists, decorative, drawn to fill its box. */
  readonly Emblem: Component;
  /** What all players share: the left column, and the second part on a phone. */
  readonly Market: Component<{ scene: Scene }>;
  /** The board in the middle, below its player's panel and the prompt. */
  readonly Board: Component<{ scene: Scene }>;
  /** Another player's board, complete; small in the rail, or full when it is opened to be looked at. */
  readonly Other: Component<{ scene: Scene; seat: number; full?: boolean }>;
  /** The ids of a few messages that tell a newcomer how the game is played, in order. */
  readonly lessons: readonly string[];
  /** Rows of the list of keys, beyond the shell's: keys and the id of the message that says what they do. */
  readonly keys: readonly { keys: string; message: string }[];
  chooser(scene: Scene): Chooser;
  /**
   * Shows on the boards, drawn as they were, how `after` came about; the shell draws `after` when it is done.
   * Resolves at once where motion is reduced.
   */
  show(before: Position, after: Position, stage: Stage): Promise<void>;
}
