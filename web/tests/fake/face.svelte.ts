import type { Chooser, Face } from "../../src/games/face";
import type { Choice } from "../../src/lib/protocol";
import Plain from "./Plain.svelte";

/** Chooses in two steps: a move is proposed, and then waits. */
export class FakeChooser implements Chooser {
  readonly steps = ["Choose", "Confirm"];
  choice = $state.raw<Choice | null>(null);
  cleared = 0;
  readonly keys: string[] = [];

  get step(): number {
    return this.choice ? 1 : 0;
  }

  get begun(): boolean {
    return this.choice !== null;
  }

  get prompt(): string {
    return this.choice ? `chosen: ${this.choice.move}` : "Choose something";
  }

  back(): boolean {
    const chosen = this.choice !== null;
    this.choice = null;
    return chosen;
  }

  clear(): void {
    this.cleared += 1;
    this.choice = null;
  }

  propose(choice: Choice): void {
    this.choice = choice;
  }

  key(key: string): boolean {
    this.keys.push(key);
    return key === "1";
  }
}

/** A game that nobody has ever played. */
export function fakeFace(show: Face["show"] = () => Promise.resolve()): Face {
  return {
    game: "fake",
    Emblem: Plain,
    Market: Plain,
    Board: Plain,
    Other: Plain as Face["Other"],
    lessons: [],
    keys: [],
    chooser: () => new FakeChooser(),
    show,
  };
}
