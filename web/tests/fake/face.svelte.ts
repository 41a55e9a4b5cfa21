import type { Choice, Choices, Chooser, Face, Scene } from "../../src/games/face";
import type { Reads } from "../../src/games/facts";
import { filled, oneByOne, readsOf } from "../../src/games/reading";
import Gain from "./Gain.svelte";
import Plain from "./Plain.svelte";

/** Chooses in two steps: a move is proposed, and then waits. */
export class FakeChooser implements Chooser {
  readonly steps = ["Choose", "Confirm"];
  choice = $state.raw<Choice | null>(null);
  /** What shall follow; like everything that may be chosen, only while somebody may choose. */
  following: string[] = [];
  scene: Scene | null = null;
  cleared = 0;
  readonly keys: string[] = [];

  get rest(): string[] {
    return this.scene?.acting ? this.following : [];
  }

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

/** How a game is read whose moves are told one by one. */
export function fakeReads(usual: Parameters<typeof readsOf>[0]): Reads {
  const plain = readsOf(usual);
  return {
    ...plain,
    choices(told) {
      const { moves, refused, stands, preset = "" } = told as Choices;
      return {
        moves: moves.map((one) => {
          const { items } = plain.scoring(one);
          return { ...filled<Choice>({ gain: 0, after: one.before }, one), items, effect: plain.effect(one.effect) };
        }),
        refused: oneByOne(refused, plain.refusal),
        stands: stands && plain.scoring(stands),
        preset,
      };
    },
  };
}

/** A game that nobody has ever played. */
export function fakeFace(show: Face["show"] = () => Promise.resolve()): Face {
  return {
    game: "fake",
    reads: fakeReads({ effects: {}, items: {} }),
    layout: "market",
    Market: Plain,
    Board: Plain,
    Other: Plain as Face["Other"],
    Outcome: Gain,
    lessons: [],
    keys: [],
    chooser(scene) {
      const chooser = new FakeChooser();
      chooser.scene = scene;
      return chooser;
    },
    show,
  };
}
