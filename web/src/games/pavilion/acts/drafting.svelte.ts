import { say } from "../../../lib/speech.svelte";
import type { Choice, Refusal, Scene } from "../../face";
import { viewOf, type Draft } from "../view";
import { fromSource, tilesText, triedText } from "../words";
import { isOf, type Act, type Of, type Pressed } from "./act";

/** The centre of the table among the sources, which are numbered as players say them. */
export const MIDDLE = 0;

/** A source and a colour there. */
export class Drafting implements Act {
  readonly steps = ["take", "confirm"];
  readonly #scene: Scene;
  readonly #legal: () => readonly Choice[];
  #source = $state<number | null>(null);
  #move = $state<string | null>(null);
  #tried = $state<Refusal | null>(null);

  readonly #drafts = $derived.by(() => this.#legal().filter(isOf("draft")));
  readonly choice = $derived.by(() => this.#drafts.find(({ move }) => move === this.#move) ?? null);

  constructor(scene: Scene, legal: () => readonly Choice[]) {
    this.#scene = scene;
    this.#legal = legal;
  }

  get possible(): boolean {
    return this.#drafts.length > 0;
  }

  /** Where tiles are being taken; nowhere while another is to move. */
  get source(): number | null {
    return this.possible ? this.#source : null;
  }

  /** The draft of a colour at a source, if it may be taken there. */
  at(source: number, kind: string): Of<Draft> | null {
    return this.#drafts.find(({ move }) => move === written(source, kind)) ?? null;
  }

  /** Why a colour may not be taken at a source. */
  refusal(source: number, kind: string): Refusal | null {
    return this.possible ? (this.#scene.choices?.refused[written(source, kind)] ?? null) : null;
  }

  /** A click on a colour at a source; on the chosen one it is final. */
  take(source: number, kind: string): void {
    if (this.choice && this.#move === written(source, kind)) this.#scene.confirm();
    else this.#choose(source, kind);
  }

  propose({ effect, move }: Of<Draft>): void {
    this.clear();
    this.#source = effect.source ?? MIDDLE;
    this.#move = move;
  }

  get step(): number {
    return this.choice ? 1 : 0;
  }

  get begun(): boolean {
    return this.source !== null;
  }

  get prompt(): string {
    if (this.#tried) return triedText(this.#tried);
    if (this.#source === null) return say("pavilion-prompt-take");
    const source = fromSource(this.#source);
    if (!this.choice) return say("pavilion-prompt-colour", { source });
    const { tiles, joker, marker } = this.choice.effect;
    const taken = [tilesText(tiles), joker && say("pavilion-jokers", { n: 1 })].filter(Boolean).join(" + ");
    return say(marker ? "pavilion-prompt-marker" : "pavilion-prompt-taken", { tiles: taken, source });
  }

  back(): boolean {
    const { begun } = this;
    const tried = this.#tried !== null;
    this.clear();
    return begun || tried;
  }

  clear(): void {
    this.#source = this.#move = this.#tried = null;
  }

  key({ key, n, kind }: Pressed): boolean {
    if (n > 0 || key === "C") return this.#pickSource(n);
    if (!kind || this.#source === null) return false;
    // A key that is held down must not make a move final.
    if (this.#move !== written(this.#source, kind)) this.#choose(this.#source, kind);
    return true;
  }

  #choose(source: number, kind: string): void {
    const legal = this.at(source, kind);
    const tried = this.refusal(source, kind);
    if (!legal && !tried) return;
    this.#source = source;
    this.#move = legal?.move ?? null;
    this.#tried = legal ? null : tried;
  }

  #pickSource(source: number): boolean {
    if (source > viewOf(this.#scene.position).factories.length) return false;
    this.clear();
    this.#tried = this.#scene.choices?.refused[source === MIDDLE ? "c" : String(source)] ?? null;
    if (!this.#tried) this.#source = source;
    return true;
  }
}

/** As the notation has it. */
function written(source: number, kind: string): string {
  return `${source === MIDDLE ? "c" : String(source)}${kind}`;
}
