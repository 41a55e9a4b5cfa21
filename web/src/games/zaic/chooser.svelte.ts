import { say } from "../../lib/speech.svelte";
import { valuesOf } from "../../texts";
import type { Choice, Chooser, Scene } from "../face";
import { whyText } from "../telling";
import {
  byText,
  isWithin,
  layingsOf,
  levelOf,
  LIFT,
  nameOf,
  refusalsOf,
  SHAPE_OF,
  SHAPES,
  SIZES,
  stacksOf,
  viewOf,
  widened,
  type BoxInUse,
  type Kind,
  type Laying,
  type Refusal,
  type Shape,
  type Spot,
} from "./view";

/** How the board is looked at. */
export type Look = "faces" | "heights" | "areas";
export const LOOKS: readonly Look[] = ["faces", "heights", "areas"];

/** From how far away, in squares, a legal place draws the tile to it. */
const SNAP = 0.5;
/** Columns and rows that an arrow key goes. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Where the tile is held, and by what. */
interface Aim extends Spot {
  by: "hand" | "keys";
}

/**
 * A kind of tile, which way it lies, and its place. Everything that may be chosen, and why the rest may not be, is read
 * from what the server says of the position.
 */
export class ZaicChooser implements Chooser {
  readonly #scene: Scene;
  /** How the board is drawn; stays from move to move. */
  look = $state<Look>("faces");
  #shape = $state<Shape | null>(null);
  #standing = $state(false);
  #aim = $state.raw<Aim | null>(null);
  /** Where the hand was last: a tile that turns keeps its middle there. */
  #hand: [number, number, number] | null = null;
  #move = $state<string | null>(null);
  /** What was tried in vain, in words. */
  #tried = $state.raw<{ said: string; spaced: boolean } | null>(null);
  /** How often the keys have moved the tile: then the focus goes there. */
  steered = $state(0);
  /** Whether a tile is being dragged from the reserve. */
  dragging = $state(false);
  /** The place whose stack is being looked into. */
  looking = $state<string | null>(null);
  /** Whether a stack has been looked into already: until then the prompt says that one may. */
  #lookedInto = $state(false);

  readonly #choices = $derived.by(() => (this.#scene.acting ? this.#scene.choices : null));
  readonly #moves = $derived.by(() => layingsOf(this.#choices?.moves ?? []));
  readonly #legal = $derived.by(() => byText(this.#moves));
  readonly #refused = $derived.by(() => refusalsOf(this.#choices));
  readonly #stacks = $derived.by(() => stacksOf(viewOf(this.#scene.position).tiles));

  readonly choice = $derived.by(() => (this.#move === null ? null : (this.#legal.get(this.#move) ?? null)));
  /** The kind of tile in hand, as it lies. */
  readonly kind = $derived.by((): Kind | null => {
    if (this.#shape === null || this.#moves.length === 0) return null;
    return kindOf(this.#shape, this.#standing);
  });
  /** The legal places of that kind. */
  readonly places = $derived.by((): Laying[] => this.#moves.filter(({ effect }) => effect.kind === this.kind));

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  get steps(): string[] {
    return ["tile", "place", "confirm"].map((step) => say(`zaic-step-${step}`));
  }

  get step(): number {
    return this.choice ? 2 : this.kind ? 1 : 0;
  }

  get begun(): boolean {
    return this.kind !== null;
  }

  get shape(): Shape | null {
    return this.kind && SHAPE_OF[this.kind];
  }

  get standing(): boolean {
    return this.#standing;
  }

  /** Where the tile in hand is held; null if it is nowhere. */
  get aim(): Aim | null {
    return this.#aim;
  }

  /** What holding the tile there means: a legal move, or why there is none. */
  get held(): { spot: Spot; kind: Kind; choice: Laying | null; refusal: Refusal | null } | null {
    const { kind } = this;
    if (!kind || !this.#aim) return null;
    const { column, row } = this.#aim;
    return { spot: { column, row }, kind, choice: this.at({ column, row }), refusal: this.refusal({ column, row }) };
  }

  /** The box of the places in use, with the tile in hand or the move that is shown. */
  get frame(): BoxInUse | null {
    const { box } = viewOf(this.#scene.position);
    const shown = this.#scene.shown as Laying | null;
    if (this.held) return widened(box, this.held.kind, this.held.spot);
    return shown ? widened(box, shown.effect.kind, shown.effect) : box;
  }

  /** The move that lays the tile in hand at a place. */
  at(spot: Spot): Laying | null {
    return (this.kind && this.#legal.get(this.kind + nameOf(spot))) ?? null;
  }

  /** Why the tile in hand may not lie at a place; null if it may, or nobody asked. */
  refusal(spot: Spot): Refusal | null {
    return (this.kind && this.#refused[this.kind + nameOf(spot)]) ?? null;
  }

  /** How many legal places there are for a tile of the reserve, whichever way it lies. */
  count(shape: Shape): number {
    return this.#moves.filter(({ effect }) => SHAPE_OF[effect.kind] === shape).length;
  }

  /** Why nothing can be done with a tile of the reserve now, or nothing. */
  closed(shape: Shape): string {
    if (this.#moves.length === 0 || this.count(shape) > 0) return "";
    const refusal = this.#refused[kindOf(shape, false)];
    return refusal ? whyText("zaic", refusal) : say("zaic-no-place");
  }

  get canTurn(): boolean {
    return this.shape === 1;
  }

  // ---- what the person does ---------------------------------------------------------------

  /** Take a tile of the reserve into the hand. */
  pick(shape: Shape): boolean {
    const why = this.closed(shape);
    if (why) this.#tell(say("zaic-prompt-closed", { shape: say(`zaic-shape-${String(shape)}`), why }));
    if (why || this.#moves.length === 0) return false;
    if (this.shape === shape) return true;
    this.looking = null;
    this.#shape = shape;
    this.#move = null;
    this.#tried = null;
    // A 2 × 1 comes as it can be laid.
    if (shape === 1 && this.places.length === 0) this.#standing = !this.#standing;
    if (this.#aim?.by === "hand") this.#aim = null;
    return true;
  }

  /** The same with a key that pressed on it: the tile goes to the board, for the keys to move it there. */
  take(shape: Shape): boolean {
    if (!this.pick(shape)) return false;
    this.#steer(this.#aim ?? this.start);
    return true;
  }

  /** Turn the tile in hand; a place that was chosen stays so if it may. */
  turn(): boolean {
    if (!this.canTurn) return false;
    const chosen = this.choice && this.#legal.get(this.choice.move)?.effect;
    this.#standing = !this.#standing;
    this.#tried = null;
    this.#move = chosen ? (this.at(chosen)?.move ?? null) : null;
    if (this.#aim?.by === "hand" && this.#hand) this.point(...this.#hand);
    else if (chosen && !this.#move) this.#aim = { column: chosen.column, row: chosen.row, by: "keys" };
    return true;
  }

  /**
   * Hold the tile with its middle at a point of the board, in squares from the lower left corner of a1: at the nearest
   * place, or at a legal one that is near. False if no place is.
   */
  point(x: number, y: number, reach = SNAP): boolean {
    const { kind } = this;
    this.#hand = [x, y, reach];
    if (!kind) return false;
    const [columns, rows] = SIZES[kind];
    const around = { column: Math.round(x - columns / 2), row: Math.round(y - rows / 2) };
    // Among places as near, the one whose lower left square the hand is on comes first.
    const near = [0, 1, -1].flatMap((right) =>
      [0, 1, -1].flatMap((up) => {
        const spot = { column: around.column + right, row: around.row + up };
        const legal = this.at(spot) !== null;
        if (!legal && !this.refusal(spot)) return [];
        const lift = LIFT * (levelOf(this.#stacks, kind, spot) - 1);
        const far = Math.hypot(spot.column + columns / 2 - x, spot.row + rows / 2 + lift - y);
        return [{ ...spot, legal, far }];
      }),
    );
    near.sort((one, other) => one.far - other.far);
    const spot = near.find(({ legal, far }) => legal && far <= reach) ?? near[0];
    this.#aim = spot ? { column: spot.column, row: spot.row, by: "hand" } : null;
    return spot !== undefined;
  }

  /** The hand leaves the board. */
  leave(): void {
    if (this.#aim?.by === "hand") this.#aim = null;
  }

  /** The focus came to a place. */
  focus(spot: Spot): void {
    this.#aim = { column: spot.column, row: spot.row, by: "keys" };
  }

  /** Lay the tile where it is held, to be confirmed; where it was laid already, that is final if `again` allows it. */
  put({ again = true } = {}): void {
    const { held } = this;
    if (!held) return;
    if (held.choice && held.choice.move === this.#move) {
      if (again) this.#scene.confirm();
      return;
    }
    this.#move = held.choice?.move ?? null;
    if (held.refusal) this.#tell(refusedText(held.spot, held.refusal));
    else this.#tried = null;
  }

  #tell(said: string): void {
    this.#tried = { said, spaced: !this.#tried?.spaced };
  }

  /** Enter at the place where the keys hold the tile: lays it as Space does; false where it is laid already. */
  enter(): boolean {
    if (!this.held || this.#aim?.by !== "keys" || this.held.choice?.move === this.#move) return false;
    this.put({ again: false });
    return true;
  }

  get prompt(): string {
    const { kind, held } = this;
    // Who listens hears only what has changed: a space makes it news each time.
    if (this.#tried) return this.#tried.spaced ? `${this.#tried.said}\u00a0` : this.#tried.said;
    if (!kind) return say(this.#tellsOfStacks ? "zaic-prompt-tile-stack" : "zaic-prompt-tile");
    // A hand moves on from what it has chosen without meaning anything by it; keys do not.
    if (held?.refusal && (this.#aim?.by === "keys" || !this.choice)) {
      return refusedText(held.spot, held.refusal);
    }
    if (!this.choice) return say("zaic-prompt-place", { kind, n: this.places.length });
    return say("zaic-prompt-laid", valuesOf(this.choice.effect));
  }

  /** Whether there is a stack to look into, and nobody has. */
  get #tellsOfStacks(): boolean {
    return !this.#lookedInto && [...this.#stacks.values()].some(({ length }) => length > 1);
  }

  back(): boolean {
    if (this.#tried) {
      // What was tried in vain is gone from the board, too.
      if (!this.#move) this.#aim = null;
      this.#tried = null;
      return true;
    }
    if (this.#move) {
      this.#move = null;
      return true;
    }
    const chosen = this.kind !== null;
    this.clear();
    return chosen;
  }

  clear(): void {
    // Where a tile was just laid, the next one is not held.
    if (this.#move) this.#aim = null;
    this.#shape = this.#move = this.#tried = this.looking = null;
    this.leave();
  }

  propose(choice: Choice): void {
    const { kind } = (choice as Laying).effect;
    this.#tried = null;
    this.#shape = SHAPE_OF[kind];
    if (this.#shape === 1) this.#standing = kind === "V";
    this.#move = choice.move;
  }

  key(key: string): boolean {
    const shape = SHAPES[Number(key) - 1];
    if (shape !== undefined) return this.pick(shape) || true;
    if (key === "r" || key === "R") return this.turn();
    if (!this.kind) return false;
    const arrow = ARROWS[key];
    if (arrow) return this.walk(...arrow);
    if (key === "n" || key === "N") return this.#next(key === "n" ? 1 : -1);
    if (key !== " " || !this.#aim) return false;
    this.put({ again: false });
    return true;
  }

  /** A key that changes only what is seen. */
  see(key: string): boolean {
    if (key === "i" || key === "I") {
      if (this.#aim) this.lookInto(nameOf(this.#aim));
      return this.#aim !== null;
    }
    if (key !== "v" && key !== "V") return false;
    const at = LOOKS.indexOf(this.look);
    this.look = LOOKS[(at + (key === "v" ? 1 : LOOKS.length - 1)) % LOOKS.length] ?? "faces";
    return true;
  }

  /** Moves the tile, or only the focus, from place to place: from where it is held, else from `at` if that is given. */
  walk(right: number, up: number, at: Spot | null = null): boolean {
    const { reach } = viewOf(this.#scene.position);
    const held = this.#aim ?? at;
    const from = held ?? this.start;
    const to = { column: from.column + right, row: from.row + up };
    this.#steer(held && isWithin(reach, to) ? to : from);
    return true;
  }

  /** Show the tiles of a stack from top to bottom; asked for again, or where nothing lies, no longer. */
  lookInto(place: string | null, again = false): void {
    const shown = place !== null && this.#stacks.has(place) && (again || place !== this.looking);
    this.looking = shown ? place : null;
    this.#lookedInto ||= shown;
  }

  /** Where the keys begin: at what was chosen, else at the first legal place, else in the middle of the board. */
  get start(): Spot {
    const { reach } = viewOf(this.#scene.position);
    const middle = { column: (reach.left + reach.right) >> 1, row: (reach.bottom + reach.top) >> 1 };
    const first = (this.choice as Laying | null) ?? this.places[0];
    return first ? { column: first.effect.column, row: first.effect.row } : middle;
  }

  /** The next legal place, from the top left to the bottom right. */
  #next(by: 1 | -1): boolean {
    const order = (one: Spot, other: Spot) => other.row - one.row || one.column - other.column;
    const all = this.places.map(({ effect }) => effect).sort(order);
    const aim = this.#aim;
    const next = aim
      ? by > 0
        ? (all.find((spot) => order(spot, aim) > 0) ?? all[0])
        : (all.findLast((spot) => order(spot, aim) < 0) ?? all.at(-1))
      : all[0];
    if (next) this.#steer(next);
    return next !== undefined;
  }

  #steer({ column, row }: Spot): void {
    this.#tried = null;
    this.#aim = { column, row, by: "keys" };
    this.steered += 1;
  }
}

/** The chooser of a scene, which the face itself made. */
export function chooserOf(scene: Scene): ZaicChooser {
  return scene.chooser as ZaicChooser;
}

/** "Not at g7: levels differ: 2 and 3". */
function refusedText(spot: Spot, refusal: Refusal): string {
  return say("zaic-prompt-tried", { place: nameOf(spot), why: whyText("zaic", refusal) });
}

function kindOf(shape: Shape, standing: boolean): Kind {
  return shape === 0 ? "Q" : shape === 2 ? "S" : standing ? "V" : "H";
}
