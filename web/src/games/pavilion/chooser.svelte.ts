import { say } from "../../lib/speech.svelte";
import type { Choice, Chooser, Scene } from "../face";
import { isOf, type Act } from "./acts/act";
import { Drafting } from "./acts/drafting.svelte";
import { Passing } from "./acts/passing.svelte";
import { Picking } from "./acts/picking.svelte";
import { Placing } from "./acts/placing.svelte";
import { Memory } from "./memory";
import { arranged, KINDS, viewOf } from "./view";

/**
 * Drafting, placing, passing and picking bonus tiles, each an act of its own. Everything that may be chosen is read from
 * the legal moves of the position.
 */
export class PavilionChooser implements Chooser {
  readonly #scene: Scene;
  readonly draft: Drafting;
  readonly place: Placing;
  readonly pass: Passing;
  readonly bonus: Picking;

  readonly #legal = $derived.by(() => (this.#scene.acting ? (this.#scene.choices?.moves ?? []) : []));
  /** What the person may do now. */
  readonly phase = $derived.by((): "draft" | "place" | "bonus" | null => {
    if (this.draft.possible) return "draft";
    if (this.bonus.possible) return "bonus";
    return this.pass.possible ? "place" : null;
  });
  readonly choice = $derived.by(() => this.#act?.choice ?? null);

  /** The ten places of the supply: tiles keep theirs while others come and go. */
  readonly places = $derived.by(() => (this.#places = arranged(this.#places, viewOf(this.#scene.position).supply)));
  #places: string[] = [];
  readonly #memory = new Memory();
  readonly seen = $derived.by(() => this.#memory.at(this.#scene.position));

  constructor(scene: Scene) {
    this.#scene = scene;
    const legal = () => this.#legal;
    this.draft = new Drafting(scene, legal);
    this.place = new Placing(scene, legal);
    this.pass = new Passing(scene, legal);
    this.bonus = new Picking(scene, legal, () => this.places);
  }

  /** Whether a space or a colour may be chosen now. */
  get placing(): boolean {
    return this.phase === "place" && this.pass.kept === null;
  }

  /** A click on a space, or on a colour of the hand, also while the tray is open: it closes. */
  onSpace(at: string): void {
    if (this.phase === "place") this.pass.clear();
    this.place.place(at);
  }

  onColour(kind: string): void {
    if (this.phase !== "place") return;
    this.pass.clear();
    this.place.hold(kind);
  }

  /** Opens or closes the tray of tiles to keep. */
  togglePass(): void {
    const open = this.pass.kept !== null;
    this.clear();
    if (!open && this.pass.possible) this.pass.open();
  }

  get #act(): Act | null {
    if (this.phase === "draft") return this.draft;
    if (this.phase === "bonus") return this.bonus;
    if (this.phase === "place") return this.pass.kept === null ? this.place : this.pass;
    return null;
  }

  get steps(): string[] {
    return (this.#act?.steps ?? []).map((step) => say(`pavilion-step-${step}`));
  }

  get step(): number {
    return this.#act?.step ?? 0;
  }

  get begun(): boolean {
    return this.#act?.begun ?? false;
  }

  get prompt(): string {
    return this.#act?.prompt ?? "";
  }

  get rest(): string[] {
    return this.phase === "bonus" ? this.bonus.rest : [];
  }

  back(): boolean {
    return this.#act?.back() ?? false;
  }

  clear(): void {
    for (const act of [this.draft, this.place, this.pass, this.bonus]) act.clear();
  }

  propose(choice: Choice): void {
    // The same position told anew: what else was chosen with it still is.
    if (this.choice?.move === choice.move) return;
    this.clear();
    if (isOf("draft")(choice)) this.draft.propose(choice);
    else if (isOf("choose")(choice)) this.bonus.propose(choice);
    else if (isOf("place")(choice)) this.place.propose(choice);
    else this.pass.propose(choice.move);
  }

  key(key: string): boolean {
    const pressed = key.toUpperCase();
    if (this.phase === "place" && (pressed === "-" || pressed === "−")) {
      this.togglePass();
      return true;
    }
    const n = /^[1-9]$/.test(pressed) ? Number(pressed) : 0;
    return this.#act?.key({ key: pressed, n, kind: KINDS.find((letter) => letter === pressed) }) ?? false;
  }
}

/** The chooser of a scene, which the face itself made. */
export function chooserOf(scene: Scene): PavilionChooser {
  return scene.chooser as PavilionChooser;
}
