import { say } from "../../../lib/speech.svelte";
import type { Choice, Refusal, Scene } from "../../face";
import { viewOf, type Choose } from "../view";
import { tilesText, triedText } from "../words";
import { isOf, type Act, type Of, type Pressed } from "./act";

/** Bonus tiles from the supply: exactly as many as are due, played one after the other. */
export class Picking implements Act {
  readonly steps = ["space", "payment", "bonus"];
  readonly step = 2;
  readonly #scene: Scene;
  readonly #legal: () => readonly Choice[];
  readonly #places: () => readonly string[];
  /** Places of the supply, in the order chosen. */
  #picks = $state.raw<number[]>([]);
  #tried = $state<Refusal | null>(null);

  readonly #chooses = $derived.by(() => this.#legal().filter(isOf("choose")));
  readonly choice = $derived.by(() => {
    if (this.#picks.length < this.due) return null;
    return this.#chooses.find(({ effect }) => effect.tile === this.tiles[0]) ?? null;
  });

  constructor(scene: Scene, legal: () => readonly Choice[], places: () => readonly string[]) {
    this.#scene = scene;
    this.#legal = legal;
    this.#places = places;
  }

  get possible(): boolean {
    return this.#chooses.length > 0;
  }

  /** How many are due. */
  get due(): number {
    return this.possible ? viewOf(this.#scene.position).bonus : 0;
  }

  get picks(): readonly number[] {
    return this.possible ? this.#picks : [];
  }

  /** The tiles that were chosen. */
  get tiles(): string {
    return this.picks.map((at) => this.#places()[at] ?? "").join("");
  }

  /** The moves that follow the first. */
  get rest(): string[] {
    return this.choice ? [...this.tiles.slice(1)].map((tile) => `*${tile}`) : [];
  }

  /** A click on a place of the supply: it is chosen, or no longer. */
  pick(place: number): void {
    if (!this.due || !this.#places()[place]) return;
    this.#tried = null;
    if (this.#picks.includes(place)) this.#picks = this.#picks.filter((at) => at !== place);
    // With all chosen, the next takes the place of the first.
    else this.#picks = [...this.#picks, place].slice(-this.due);
  }

  propose({ effect }: Of<Choose>): void {
    this.clear();
    // Where there is nothing else, it is all of them.
    const few = this.#chooses.length === 1 ? this.due : 1;
    this.#picks = this.#of(effect.tile).slice(0, few);
  }

  get begun(): boolean {
    return this.picks.length > 0;
  }

  get prompt(): string {
    if (this.#tried) return triedText(this.#tried);
    const left = this.due - this.picks.length;
    const tiles = tilesText(this.tiles);
    if (left === 0) return say("pavilion-prompt-picked", { tiles });
    return tiles ? say("pavilion-prompt-more", { tiles, n: left }) : say("pavilion-prompt-bonus", { n: left });
  }

  back(): boolean {
    const begun = this.begun || this.#tried !== null;
    if (this.#tried) this.#tried = null;
    else this.#picks = this.#picks.slice(0, -1);
    return begun;
  }

  clear(): void {
    this.#picks = [];
    this.#tried = null;
  }

  /** One more of that colour; once all are chosen, none. */
  key({ kind }: Pressed): boolean {
    if (!kind) return false;
    const here = this.#of(kind);
    const next = here.find((at) => !this.#picks.includes(at));
    this.#tried = this.#scene.choices?.refused[`*${kind}`] ?? null;
    if (next === undefined) this.#picks = this.#picks.filter((at) => !here.includes(at));
    else this.pick(next);
    return true;
  }

  #of(tile: string): number[] {
    return this.#places().flatMap((lying, at) => (lying === tile ? [at] : []));
  }
}
