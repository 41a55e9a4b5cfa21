import { say } from "../../lib/speech.svelte";
import { valuesOf } from "../../texts";
import type { Choice, Chooser, Position, Refusal, Scene } from "../face";
import { whyText } from "../telling";
import { count, effectOf, JOKER, kindsOf, viewOf, type AnyEffect, type Lay, type Take } from "./view";

/** Sources and targets are numbered as players say them; these two have no number. */
export const CENTRE = 0;
export const FLOOR = 0;

/** A legal move with its effect known to be one of a kind. */
type Of<D extends AnyEffect> = Choice & { effect: D };

function isTake(choice: Choice): choice is Of<Take> {
  return effectOf(choice)?.what === "take";
}

function isLay(choice: Choice): choice is Of<Lay> {
  return effectOf(choice)?.what === "lay";
}

/** Most points first; among equals the fewest jokers in the line, as a coloured tile is worth more on the wall. */
function better(one: Of<Take>, other: Of<Take>): number {
  return other.gain - one.gain || count(one.effect.kept, JOKER) - count(other.effect.kept, JOKER);
}

/**
 * Source, then what to take there, then the line; while tiling, the column. Everything that may be chosen is read from
 * the legal moves of the position.
 */
export class AzulChooser implements Chooser {
  readonly #scene: Scene;
  #source = $state<number | null>(null);
  /** The colour pointed at where it can be taken in several ways. */
  #asked = $state<string | null>(null);
  #kinds = $state<string | null>(null);
  #move = $state<string | null>(null);
  #tried = $state<Refusal | null>(null);
  /** The target, or while tiling the column, that is pointed at. */
  #pointed = $state<number | null>(null);
  /** How far forecasts reached in a round so far. */
  #reached = { round: 0, seat: -1, score: 0 };

  readonly #moves = $derived.by(() => (this.#scene.acting ? (this.#scene.choices?.moves ?? []) : []));
  readonly #takes = $derived.by(() => this.#moves.filter(isTake));
  readonly #lays = $derived.by(() => this.#moves.filter(isLay));

  /** The end of a round while it is shown: where it leads, and whose line is counted, from 1; none for the floor. */
  ending = $state.raw<{ after: Position; seat: number; row: number | null } | null>(null);

  /** The row whose cell is to be chosen now, from 1; 0 outside tiling. */
  readonly row = $derived.by(() => this.#lays[0]?.effect.row ?? 0);
  readonly choice = $derived.by(() => this.#moves.find(({ move }) => move === this.#move) ?? null);
  readonly steps = $derived.by(() =>
    (this.row ? ["cell", "confirm"] : ["take", "place", "confirm"]).map((step) => say(`azul-step-${step}`)),
  );
  readonly begun = $derived.by(() => this.choice !== null || this.source !== null);
  readonly step = $derived.by(() => (this.choice ? this.steps.length - 1 : this.#kinds === null ? 0 : 1));

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Whether tiles may be taken now. */
  get taking(): boolean {
    return this.#takes.length > 0;
  }

  /** Whether a line or the floor is to be chosen for a handful. */
  get placing(): boolean {
    return this.taking && this.#kinds !== null;
  }

  /** Where tiles are being taken; nowhere while another is to move. */
  get source(): number | null {
    return this.taking ? this.#source : null;
  }

  /** What was chosen to be taken: "R", "J" or "RJ". */
  get kinds(): string | null {
    return this.taking ? this.#kinds : null;
  }

  /** Whether something is asked beside the board: which of several ways to take, or which tiles fall. */
  get asks(): boolean {
    return this.offer.length > 0 || this.variants.length > 1;
  }

  /** The ways to take at the source between which the person has yet to decide. */
  get offer(): { kinds: string; tiles: string }[] {
    const { source, kind } = { source: this.#source, kind: this.#asked };
    if (source === null || kind === null || this.#kinds !== null) return [];
    return this.#ways(source)
      .filter(({ kinds }) => kinds.includes(kind) || kinds === JOKER)
      .toSorted((one, other) => Number(!one.kinds.includes(kind)) - Number(!other.kinds.includes(kind)));
  }

  /** The end of the scale for forecasts: what any legal move of the round reaches, and a little more. */
  get reach(): number {
    const { choices, position } = this.#scene;
    const [round, seat] = [position.round, choices?.stands?.seat ?? -1];
    if (round !== this.#reached.round || seat !== this.#reached.seat) this.#reached = { round, seat, score: 0 };
    const scores = [
      choices?.stands?.before ?? 0,
      ...(choices?.moves ?? []).flatMap(({ before, after }) => [before, after]),
    ];
    this.#reached.score = Math.max(this.#reached.score, ...scores);
    return this.#reached.score + 3;
  }

  /** The tiles of the chosen handful. */
  get handful(): string {
    return this.#handfuls[0]?.effect.tiles ?? "";
  }

  /** The target chosen: a line from 1, or the floor. */
  get target(): number | null {
    return this.choice && isTake(this.choice) ? (this.choice.effect.line ?? FLOOR) : null;
  }

  get column(): number {
    return this.choice && isLay(this.choice) ? this.choice.effect.column : 0;
  }

  /** The ways to put the handful on the chosen target: more than one if jokers overflow. */
  get variants(): Of<Take>[] {
    return this.target === null ? [] : this.#to(this.target);
  }

  /** What putting the handful on a target would do; while one is chosen, exactly what was chosen there. */
  at(target: number): Of<Take> | null {
    if (!this.placing) return null;
    if (this.choice && isTake(this.choice) && this.target === target) return this.choice;
    return this.#to(target).toSorted(better)[0] ?? null;
  }

  /** The move that is drawn as ghosts: what is pointed at, else what is chosen or recommended. */
  get drawn(): Choice | null {
    const pointed = this.#pointed === null ? null : this.row ? this.cell(this.#pointed) : this.at(this.#pointed);
    return pointed ?? this.#scene.shown;
  }

  /** The hand, or the focus, comes to a target or a column, or leaves it. */
  point(at: number | null): void {
    this.#pointed = at;
  }

  /** The colours that may be taken at a source, jokers among them. */
  canTake(source: number, kind: string): boolean {
    return this.#ways(source).some(({ kinds }) => kinds.includes(kind));
  }

  /** What a click on a colour would take if nothing else is asked. */
  preview(source: number, kind: string): Take | null {
    const [first] = this.#takes.filter(
      ({ effect }) => (effect.source ?? CENTRE) === source && kindsOf(effect.tiles) === kind,
    );
    return first?.effect ?? null;
  }

  /** Why the handful may not go to a line. */
  refusal(line: number): Refusal | null {
    if (!this.placing) return null;
    const colour = this.#kinds?.replace(JOKER, "") || JOKER;
    return this.#scene.choices?.refused[`${colour}${String(line)}`] ?? null;
  }

  /** The move that lays the tile of the row in a column, from 1. */
  cell(column: number): Of<Lay> | null {
    return this.#lays.find(({ effect }) => effect.column === column) ?? null;
  }

  /** Why a column is closed to the row that is tiled. */
  closed(column: number): Refusal | null {
    return this.row ? (this.#scene.choices?.refused[`@${String(column)}`] ?? null) : null;
  }

  /** A click on a colour at a source. */
  pick(source: number, kind: string): boolean {
    if (!this.canTake(source, kind)) return false;
    this.clear();
    this.#source = source;
    this.#asked = kind;
    const [way, ...more] = this.offer;
    if (way && more.length === 0) this.take(way.kinds);
    return true;
  }

  /** The hand lifts a colour from a source to carry it somewhere; without jokers, unless it lifts those. */
  lift(source: number, kind: string): boolean {
    if (!this.#ways(source).some(({ kinds }) => kinds === kind)) return false;
    this.clear();
    this.#source = source;
    this.#asked = kind;
    this.take(kind);
    return true;
  }

  /** It lets go over a target, or nowhere. */
  drop(target: number | null): void {
    if (target === null) this.clear();
    else this.place(target);
  }

  /** Which of the ways offered. */
  take(kinds: string): void {
    this.#tried = null;
    this.#move = null;
    this.#kinds = kinds;
  }

  /** A click on a line, or the floor; on the chosen one it is final. */
  place(target: number): void {
    if (this.target === target) {
      this.#scene.confirm();
      return;
    }
    const choice = this.at(target);
    this.#tried = choice ? null : this.refusal(target);
    this.#move = choice?.move ?? null;
  }

  vary(choice: Choice): void {
    this.#move = choice.move;
  }

  /** A click on a column of the row that is tiled; on the chosen one it is final. */
  lay(column: number): void {
    if (this.column === column && column > 0) {
      this.#scene.confirm();
      return;
    }
    const choice = this.cell(column);
    this.#tried = choice ? null : this.closed(column);
    this.#move = choice?.move ?? null;
  }

  get prompt(): string {
    if (this.#tried) return say("azul-prompt-tried", { why: whyText("azul", this.#tried) });
    if (this.row) {
      return this.column
        ? say("azul-prompt-laid", { row: this.row, column: this.column })
        : say("azul-prompt-cell", { row: this.row });
    }
    if (this.#source === null) return say("azul-prompt-take");
    const values = valuesOf({ source: this.#source === CENTRE ? null : this.#source, tiles: this.handful });
    if (this.#kinds === null) return say(this.#asked ? "azul-prompt-jokers" : "azul-prompt-colour", values);
    if (this.target === null) return say("azul-prompt-line", values);
    return this.target === FLOOR
      ? say("azul-prompt-floor", values)
      : say("azul-prompt-placed", { ...values, n: this.target });
  }

  back(): boolean {
    if (this.#tried || this.#move) {
      this.#tried = null;
      this.#move = null;
      return true;
    }
    const chosen = this.#source !== null;
    this.clear();
    return chosen;
  }

  clear(): void {
    this.#source = this.#asked = this.#kinds = this.#move = this.#tried = this.#pointed = null;
  }

  propose(choice: Choice): void {
    this.clear();
    if (isTake(choice)) {
      this.#source = choice.effect.source ?? CENTRE;
      this.#kinds = kindsOf(choice.effect.tiles);
    }
    this.#move = choice.move;
  }

  key(key: string): boolean {
    const pressed = key.toUpperCase();
    const n = /^[1-9]$/.test(pressed) ? Number(pressed) : 0;
    if (this.row) {
      if (n < 1 || n > 5) return false;
      if (n !== this.column) this.lay(n);
      return true;
    }
    if (!this.taking) return false;
    if (this.placing) {
      if (pressed === "/" && this.variants.length > 1) return this.#nextVariant();
      const target = n >= 1 && n <= 5 ? n : pressed === "-" || pressed === "−" ? FLOOR : null;
      if (target !== null) {
        // A key that is held down must not make a move final.
        if (target !== this.target) this.place(target);
        return true;
      }
    }
    if (n > 0 || pressed === "C") return this.#pickSource(pressed === "C" ? CENTRE : n);
    if (this.#source === null || !/^[BYRKWJ]$/.test(pressed)) return false;
    // Where jokers make several takes possible, a second letter decides: the same again for it alone, else for both.
    if (this.#asked !== null && this.#kinds === null) {
      const kinds = kindsOf(this.#asked + pressed);
      if (this.offer.some((way) => way.kinds === kinds)) {
        this.take(kinds);
        return true;
      }
    }
    return this.pick(this.#source, pressed);
  }

  get #handfuls(): Of<Take>[] {
    return this.#takes.filter(
      ({ effect }) => (effect.source ?? CENTRE) === this.#source && kindsOf(effect.tiles) === this.#kinds,
    );
  }

  #to(target: number): Of<Take>[] {
    return this.#handfuls
      .filter(({ effect }) => (effect.line ?? FLOOR) === target)
      .toSorted((one, other) => count(one.effect.kept, JOKER) - count(other.effect.kept, JOKER));
  }

  #ways(source: number): { kinds: string; tiles: string }[] {
    const handfuls = this.#takes
      .filter(({ effect }) => (effect.source ?? CENTRE) === source)
      .map(({ effect }) => effect.tiles);
    return handfuls
      .filter((tiles, at) => handfuls.indexOf(tiles) === at)
      .map((tiles) => ({ kinds: kindsOf(tiles), tiles }));
  }

  #pickSource(source: number): boolean {
    const view = viewOf(this.#scene.position);
    if (source > view.factories.length) return false;
    if (this.#ways(source).length === 0) return true;
    this.clear();
    this.#source = source;
    return true;
  }

  #nextVariant(): boolean {
    const at = this.variants.findIndex(({ move }) => move === this.#move);
    const next = this.variants[(at + 1) % this.variants.length];
    if (next) this.vary(next);
    return true;
  }
}

/** The chooser of a scene, which the face itself made. */
export function chooserOf(scene: Scene): AzulChooser {
  return scene.chooser as AzulChooser;
}
