import type { Choice, Choices } from "../games/facts";
import type { Code } from "../lib/protocol";
import type { Sitting } from "./sitting.svelte";
import { say } from "../lib/speech.svelte";

/** A move that somebody puts together while others think: kept as long as it is legal, never sent by itself. */
export class Preparing {
  /** What may be chosen if it were one's turn now; nothing before it was asked for. */
  choices = $state.raw<Choices | null>(null);
  /** Whether the person wants to prepare a move as long as they wait. */
  #wanted = $state(false);
  /** What they put together, while the table changes, and in which round. */
  #kept = $state.raw<{ choice: Choice; round: number } | null>(null);
  /** The position for which it was asked what may be chosen, and whether there ever was an answer. */
  #asked = -1;
  #answered = false;
  readonly #sitting: Sitting;

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
  }

  /** The move that is kept while nobody knows yet whether it is still legal. */
  get kept(): Choice | null {
    return this.#kept?.choice ?? null;
  }

  /** Whether there is something that one might prepare. */
  readonly possible = $derived.by(() => {
    const { table, position, own, offline } = this.#sitting;
    const [mover, me] = [table.seats[position.to_move], table.seats[own]];
    if (!mover || mover.mine || !me?.mine || me.bot || offline) return false;
    return position.choices === null && position.early.length === 0;
  });

  start(): void {
    if (!this.possible) return;
    this.#sitting.notify(null);
    this.#wanted = true;
    this.#answered = false;
    this.ask();
  }

  stop(): void {
    this.#wanted = false;
    this.#kept = null;
    this.#asked = -1;
    if (this.choices) this.#sitting.chooser.clear();
    this.choices = null;
  }

  /** Asks what may be chosen wherever the table stands now. To be called whenever that may have changed. */
  ask(): void {
    const { position, playback, own } = this.#sitting;
    if (!this.#wanted || !this.possible || playback.busy || this.choices || this.#asked === position.n) return;
    if (this.#sitting.send({ type: "prepare", n: position.n, seat: own })) this.#asked = position.n;
  }

  /** Asks once more after a break in the line, where the answer did not come. */
  renew(): void {
    if (!this.choices) this.#asked = -1;
  }

  hear({ n, seat, choices }: { n: number; seat: number; choices: Choices }): void {
    if (n !== this.#sitting.position.n || seat !== this.#sitting.own || !this.#wanted) return;
    this.#answered = true;
    this.choices = choices;
    this.#takeUp(choices);
  }

  /** Whether a refusal was about this and needs no word: it is asked anew wherever the table stands next. */
  refused(code: Code): boolean {
    if (!this.#wanted || this.#asked < 0) return false;
    if (code === "stale") return true;
    if (code !== "no_prepare") return false;
    // Who was answered before knows that it may be done, only not now.
    if (!this.#answered) this.stop();
    return this.#answered;
  }

  /** Keeps what is put together over a change of the table. */
  keep(): void {
    const { chooser, position, preparing } = this.#sitting;
    if (preparing && chooser.choice) this.#kept = { choice: chooser.choice, round: position.round };
  }

  /** The table has changed. On one's turn what was prepared waits for Confirm. */
  turn(): void {
    const { position, over } = this.#sitting;
    this.choices = null;
    if (position.choices) this.#takeUp(position.choices);
    if (position.choices || over) this.stop();
  }

  /** Puts together anew what was prepared, if that can still be done. */
  #takeUp({ moves }: Choices): void {
    const [kept, { chooser, position }] = [this.#kept, this.#sitting];
    this.#kept = null;
    if (!kept) return;
    // In another round other tiles lie there.
    const same = kept.round === position.round ? moves.find(({ move }) => move === kept.choice.move) : undefined;
    if (same) chooser.propose(same);
    else this.#sitting.notify(() => say("prepared-gone"));
  }
}
