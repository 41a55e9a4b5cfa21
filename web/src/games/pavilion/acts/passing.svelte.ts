import { say } from "../../../lib/speech.svelte";
import type { Choice, Refusal, Scene } from "../../face";
import { boardOf, CORNERS, count, keptOf, sorted } from "../view";
import { triedText } from "../words";
import { isOf, type Act, type Pressed } from "./act";

/** Which tiles to keep. */
export class Passing implements Act {
  readonly steps = ["keep", "confirm"];
  readonly #scene: Scene;
  readonly #legal: () => readonly Choice[];
  /** While the tray is open. */
  #kept = $state<string | null>(null);
  #tried = $state<Refusal | null>(null);

  readonly #passes = $derived.by(() => this.#legal().filter(isOf("pass")));
  readonly choice = $derived.by(() => this.#passes.find(({ effect }) => effect.kept === this.#kept) ?? null);

  constructor(scene: Scene, legal: () => readonly Choice[]) {
    this.#scene = scene;
    this.#legal = legal;
  }

  get possible(): boolean {
    return this.#passes.length > 0;
  }

  /** The tiles to keep, while one passes. */
  get kept(): string | null {
    return this.possible ? this.#kept : null;
  }

  /** Opens the tray with useful tiles in it. */
  open(): void {
    this.#tried = null;
    this.#kept = keptOf(this.#scene.choices?.preset ?? "") ?? "";
  }

  /** Keeps one more tile of a colour, or one less. False if there is none. */
  keep(kind: string, more: boolean): boolean {
    if (this.#kept === null) return false;
    const [held, kept] = [count(boardOf(this.#scene.position, this.#scene.own).hand, kind), count(this.#kept, kind)];
    this.#tried = null;
    if (!more && kept > 0) this.#kept = this.#kept.replace(kind, "");
    else if (!more || kept === held) return false;
    else if (this.#kept.length < CORNERS) this.#kept = sorted(this.#kept + kind);
    else this.#tried = this.#scene.choices?.refused["keep"] ?? null;
    return true;
  }

  propose(move: string): void {
    this.clear();
    this.#kept = keptOf(move);
  }

  get step(): number {
    return this.choice ? 1 : 0;
  }

  get begun(): boolean {
    return this.kept !== null;
  }

  get prompt(): string {
    if (this.#tried) return triedText(this.#tried);
    return say("pavilion-prompt-keep", { n: this.#kept?.length ?? 0, most: CORNERS });
  }

  back(): boolean {
    const tried = this.#tried !== null;
    if (tried) this.#tried = null;
    else this.clear();
    return true;
  }

  clear(): void {
    this.#kept = this.#tried = null;
  }

  /** One more of that colour; once all are kept, none. */
  key({ kind }: Pressed): boolean {
    if (!kind || this.#kept === null) return false;
    if (!this.keep(kind, true)) this.#kept = this.#kept.replaceAll(kind, "");
    return true;
  }
}
