import type { Choice } from "../../face";
import { effectOf, type Effect, type Kind } from "../view";

/** One thing that a person may be doing: a part of the chooser, with its own steps. */
export interface Act {
  /** The names of its steps. */
  readonly steps: readonly string[];
  readonly step: number;
  readonly begun: boolean;
  readonly prompt: string;
  readonly choice: Choice | null;
  back(): boolean;
  clear(): void;
  /** Of a key pressed: the number or the kind of tile it stands for, if it does. */
  key(pressed: Pressed): boolean;
}

export interface Pressed {
  key: string;
  n: number;
  kind: Kind | undefined;
}

/** A legal move with its effect known to be one of a kind. */
export type Of<D extends Effect> = Choice & { effect: D };

export function isOf<What extends Effect["what"]>(what: What) {
  return (choice: Choice): choice is Of<Effect & { what: What }> => effectOf(choice).what === what;
}
