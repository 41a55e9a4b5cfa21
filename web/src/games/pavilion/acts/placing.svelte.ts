import { say } from "../../../lib/speech.svelte";
import type { Choice, Refusal, Scene } from "../../face";
import { costOf, SIX, STARS } from "../board";
import { boardOf, filledBy, KINDS, spaceName, spaceOf, viewOf, type PaidPlacement } from "../view";
import { capital, kindText, laidText, starText, triedText } from "../words";
import { isOf, type Act, type Of, type Pressed } from "./act";

/** A way to lay a tile on a space and to pay for it. */
export type Placement = Of<PaidPlacement>;

/**
 * A space, its colour and the payment: space or colour first, fewest jokers unless another payment is chosen. A colour
 * that is held narrows the spaces; one that a space asked for is only for that space.
 */
export class Placing implements Act {
  readonly #scene: Scene;
  readonly #legal: () => readonly Choice[];
  #at = $state<string | null>(null);
  #held = $state<string | null>(null);
  #answer = $state<string | null>(null);
  #jokers = $state(0);
  #tried = $state<Refusal | null>(null);

  readonly #placements = $derived.by(() => this.#bySpace());
  readonly choice = $derived.by(() => this.payments.find(({ effect }) => effect.jokers === this.#jokers) ?? null);

  constructor(scene: Scene, legal: () => readonly Choice[]) {
    this.#scene = scene;
    this.#legal = legal;
  }

  /** The colour that is held, or that the chosen space shall have. */
  get colour(): string | null {
    if (this.#at === null) return this.#held;
    const colours = this.#coloursOf(this.#at);
    const wished = [this.#answer, this.#held].find((kind) => kind !== null && colours.includes(kind));
    return wished ?? (colours.length === 1 ? (colours[0] ?? null) : null);
  }

  /** The space that was chosen, as it is written. */
  get at(): string | null {
    return this.#at;
  }

  /** All ways to fill a space; with a colour held, in that colour. */
  ways(at: string, colour = this.#held): Placement[] {
    return (this.#placements[at] ?? []).filter(({ effect }) => colour === null || effect.tile === colour);
  }

  /** The colours in which the chosen space can be paid, while it is not known which. */
  get asked(): string[] {
    return this.#at === null || this.colour !== null ? [] : this.#coloursOf(this.#at);
  }

  /** The ways to pay for the chosen space in its colour, fewest jokers first. */
  get payments(): Placement[] {
    const { colour } = this;
    if (this.#at === null || colour === null) return [];
    return this.ways(this.#at, colour).toSorted((one, other) => one.effect.jokers - other.effect.jokers);
  }

  /** Whether a colour of the hand can pay for the chosen space, or for any. */
  pays(kind: string): boolean {
    if (this.#at !== null) return this.#coloursOf(this.#at).includes(kind);
    return Object.values(this.#placements).some((ways) => ways.some(({ effect }) => effect.tile === kind));
  }

  /** Why nothing may be laid on a space, or nothing of a colour. */
  refusal(at: string, colour = this.#held): Refusal | null {
    const refused = this.#scene.choices?.refused;
    if (!refused) return null;
    if (refused["place"]) return refused["place"];
    const whatever = refused[at] ?? null;
    if (colour === null || whatever?.why === "taken") return whatever;
    const { star, tip } = spaceOf(at);
    const cost = costOf(viewOf(this.#scene.position).board, star, tip);
    return refused[`${STARS[star] ?? ""}=${colour}`] ?? refused[`${colour}${String(cost)}`] ?? whatever;
  }

  /** A click on a space; on the chosen one it is final. */
  place(at: string): void {
    if (this.choice && this.#at === at) this.#scene.confirm();
    else this.lay(at);
  }

  /** Chooses a space; one that can only be paid in other colours than the one that is held lets it go. */
  lay(at: string): void {
    const colours = this.#coloursOf(at);
    this.#answer = null;
    this.#at = colours.length > 0 ? at : null;
    this.#tried = colours.length > 0 ? null : this.refusal(at);
    if (this.#held !== null && colours.length > 0 && !colours.includes(this.#held)) this.#held = null;
    this.#jokers = this.payments[0]?.effect.jokers ?? 0;
  }

  /** A tile of the hand was let go over a space: only that colour is meant. */
  drop(kind: string, at: string): void {
    this.clear();
    if (this.ways(at, kind).length > 0) {
      this.lay(at);
      this.#answerWith(kind);
    } else this.#tried = this.refusal(at, kind);
  }

  /** A click on a colour of the hand: it is held, or the answer which colour the chosen space shall have. */
  hold(kind: string): boolean {
    if (!boardOf(this.#scene.position, this.#scene.own).hand.includes(kind)) return false;
    const again = this.colour === kind;
    const answers = this.#at !== null && this.#coloursOf(this.#at).includes(kind);
    if (answers && !again) {
      this.#answerWith(kind);
      return true;
    }
    this.clear();
    if (!again) this.#held = kind;
    return true;
  }

  #answerWith(kind: string): void {
    this.#tried = null;
    this.#answer = kind;
    this.#jokers = this.payments[0]?.effect.jokers ?? 0;
  }

  pay(jokers: number): void {
    this.#jokers = jokers;
  }

  propose({ effect }: Placement): void {
    this.clear();
    [this.#at, this.#answer, this.#jokers] = [filledBy(effect), effect.tile, effect.jokers];
  }

  get steps(): string[] {
    const bonus = this.choice?.effect.bonus ?? 0;
    return ["space", "payment", bonus > 0 ? "bonus" : "confirm"];
  }

  get step(): number {
    return this.#at === null ? 0 : 1;
  }

  get begun(): boolean {
    return this.#at !== null || this.#held !== null;
  }

  get prompt(): string {
    if (this.#tried) return triedText(this.#tried);
    const { colour } = this;
    if (this.#at === null) {
      return colour === null
        ? say("pavilion-prompt-place")
        : say("pavilion-prompt-space", { kind: capital(kindText(colour)) });
    }
    const { star, tip } = spaceOf(this.#at);
    const n = costOf(viewOf(this.#scene.position).board, star, tip);
    if (colour === null) return say("pavilion-prompt-which", { n, star: starText(star) });
    return say("pavilion-prompt-placed", { tile: capital(laidText(colour, n)), star: starText(star), n });
  }

  back(): boolean {
    if (this.#tried) this.#tried = null;
    else if (this.#answer !== null && this.#at !== null && this.#coloursOf(this.#at).length > 1) this.#answer = null;
    else if (this.#at !== null) this.#at = null;
    else if (this.#held !== null) this.#held = null;
    else return false;
    return true;
  }

  clear(): void {
    this.#at = this.#held = this.#answer = this.#tried = null;
    this.#jokers = 0;
  }

  key({ key, n, kind }: Pressed): boolean {
    if (kind) return this.hold(kind);
    if (key === "/") return this.#nextPayment();
    return n > 0 && this.#nextSpace(n);
  }

  /** The next space of a cost that can be paid, star by star. */
  #nextSpace(cost: number): boolean {
    const { board } = viewOf(this.#scene.position);
    const open = STARS.flatMap((_, star) =>
      SIX.filter((tip) => costOf(board, star, tip) === cost).map((tip) => spaceName(star, tip)),
    ).filter((at) => this.ways(at).length > 0);
    const next = open[(open.indexOf(this.#at ?? "") + 1) % Math.max(1, open.length)];
    if (next !== undefined && next !== this.#at) this.lay(next);
    return true;
  }

  #nextPayment(): boolean {
    const ways = this.payments;
    const next = ways[(ways.findIndex(({ effect }) => effect.jokers === this.#jokers) + 1) % Math.max(1, ways.length)];
    if (next) this.#jokers = next.effect.jokers;
    return true;
  }

  #coloursOf(at: string): string[] {
    const ways = this.#placements[at] ?? [];
    return KINDS.filter((kind) => ways.some(({ effect }) => effect.tile === kind));
  }

  #bySpace(): Record<string, Placement[]> {
    const found: Record<string, Placement[]> = {};
    for (const choice of this.#legal().filter(isOf("place"))) (found[filledBy(choice.effect)] ??= []).push(choice);
    return found;
  }
}
