/** What `core/wasm/engine.cpp` offers: see there. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  input(size: number): number;
  answer(): number;
  state(): number;
  open(): number;
  players(id: number): number;
  move_count(id: number): number;
  start(id: number): void;
  to_move(id: number): number;
  round(id: number): number;
  score(id: number, seat: number): number;
  projected_score(id: number, seat: number): number;
  winners(id: number): number;
  reason(id: number): number;
  needs(id: number): number;
  legal(id: number): number;
  is_legal(id: number, move: number): number;
  play(id: number, move: number): void;
  draw(id: number, high: number, low: number): number;
  deal(id: number): void;
  text(id: number, move: number): number;
  parse(id: number): number;
  position(id: number): number;
  read_position(id: number): void;
  printed(id: number): number;
  view(id: number): number;
  choices(id: number, seat: number): number;
  effect(id: number, move: number): number;
  deal_facts(id: number): number;
  refusal(id: number): number;
  round_facts(id: number): number;
  end_facts(id: number, move: number): number;
  learn(id: number): void;
  analyse(id: number, nodes: number, seconds: number, top: number, high: number, low: number, softness: number): number;
  playouts(id: number, games: number, seed: number): number;
}

/** Whose turn it is when it is no seat's: tiles must be dealt, or the game is over. */
export const CHANCE = -1;
export const OVER = -2;

/** A state of a game: bytes that the core reads. Copying them is undo. */
export type State = Uint8Array;
const STATE_SIZE = 256;

/** What the core refuses, in English: what was expected. */
export class Refused extends Error {}

/** How far a search may go; at least one of the first two. */
export interface Limit {
  readonly nodes?: number;
  readonly seconds?: number;
}

/** A move and what a search expects of it: for every seat its value from -1 to 1, chance to win and final score. */
export interface Finding {
  readonly move: string;
  readonly values: readonly number[];
  readonly wins: readonly number[];
  readonly scores: readonly number[];
  /** The move and what should follow, up to the next deal at most. */
  readonly line: readonly string[];
}

export interface Analysis {
  /** The best first. */
  readonly moves: readonly Finding[];
  /** Which of them is played. */
  readonly chosen: number;
  readonly nodes: number;
  readonly depth: number;
  /** Whether everything up to the next deal, or the end, was looked at. */
  readonly exact: boolean;
}

/** The compiled core, of one spec. What it tells is the same JSON, byte for byte, as the server's. */
export class Core {
  readonly #module: WebAssembly.Module;
  readonly #spec: string;
  #weights = new Uint8Array();
  #exports!: Exports;
  #id = 0;

  constructor(module: WebAssembly.Module, spec: string) {
    this.#module = module;
    this.#spec = spec;
    this.#begin();
  }

  // ---- the game ---------------------------------------------------------------------------------

  get players(): number {
    return this.#exports.players(this.#id);
  }

  /** How many moves the spec has in all: numbers go from 0 to one less. */
  get moveCount(): number {
    return this.#exports.move_count(this.#id);
  }

  /** A move's notation. */
  text(move: number): string {
    return this.#text(this.#exports.text(this.#id, move));
  }

  start(): State {
    this.#exports.start(this.#id);
    return this.#state();
  }

  toMove(state: State): number {
    return this.#of(state).to_move(this.#id);
  }

  round(state: State): number {
    return this.#of(state).round(this.#id);
  }

  scores(state: State): number[] {
    const core = this.#of(state);
    return Array.from({ length: this.players }, (_, seat) => core.score(this.#id, seat));
  }

  /** The scores if all were scored now. */
  projectedScores(state: State): number[] {
    const core = this.#of(state);
    return Array.from({ length: this.players }, (_, seat) => core.projected_score(this.#id, seat));
  }

  winners(state: State): number[] {
    const mask = this.#of(state).winners(this.#id);
    return Array.from({ length: this.players }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1);
  }

  reason(state: State): string {
    return this.#text(this.#of(state).reason(this.#id));
  }

  /** The legal moves in notation. */
  legal(state: State): string[] {
    const count = this.#of(state).legal(this.#id);
    const at = this.#exports.answer();
    const moves = new DataView(this.#exports.memory.buffer.slice(at, at + 2 * count));
    return Array.from({ length: count }, (_, at) =>
      this.#text(this.#exports.text(this.#id, moves.getUint16(2 * at, true))),
    );
  }

  isLegal(state: State, move: string): boolean {
    const number = this.#number(move);
    return number >= 0 && this.#of(state).is_legal(this.#id, number) !== 0;
  }

  /** The state after a legal move. */
  play(state: State, move: string): State {
    const number = this.#legal(state, move);
    this.#guarded(() => this.#of(state).play(this.#id, number));
    return this.#state();
  }

  /** A random deal in notation, from 64 bits of chance. */
  draw(state: State, [high, low]: readonly [number, number]): string {
    return this.#guarded(() => this.#text(this.#of(state).draw(this.#id, high, low)));
  }

  /** The state after a deal. */
  deal(state: State, tiles: string): State {
    this.#put(tiles);
    this.#guarded(() => this.#of(state).deal(this.#id));
    return this.#state();
  }

  position(state: State): string {
    return this.#text(this.#of(state).position(this.#id));
  }

  /** The state that a position describes, without its spec. */
  read(position: string): State {
    this.#put(position);
    this.#guarded(() => this.#exports.read_position(this.#id));
    return this.#state();
  }

  // ---- facts, as JSON -----------------------------------------------------------------------------

  printed(): string {
    return this.#text(this.#exports.printed(this.#id));
  }

  view(state: State): string {
    return this.#text(this.#of(state).view(this.#id));
  }

  /** All that a seat may do, as if it were its turn; empty where it could do nothing. */
  choices(state: State, seat: number): string {
    return this.#guarded(() => this.#text(this.#of(state).choices(this.#id, seat)));
  }

  effect(state: State, move: string): string {
    const number = this.#legal(state, move);
    return this.#text(this.#of(state).effect(this.#id, number));
  }

  /** What a deal brings; empty in a game that deals nothing. */
  dealt(state: State, tiles: string): string {
    this.#put(tiles);
    return this.#guarded(() => this.#text(this.#of(state).deal_facts(this.#id)));
  }

  /** Why a text is no legal move now; empty if that cannot be explained. */
  refusal(state: State, move: string): string {
    this.#put(move);
    return this.#text(this.#of(state).refusal(this.#id));
  }

  /** What the decisions of a round brought each seat. */
  roundFacts(decisions: readonly (readonly [State, string])[]): string {
    const size = STATE_SIZE + 2;
    const bytes = new Uint8Array(size * decisions.length);
    decisions.forEach(([state, move], at) => {
      bytes.set(state, at * size);
      new DataView(bytes.buffer).setUint16(at * size + STATE_SIZE, this.#number(move), true);
    });
    this.#put(bytes);
    return this.#guarded(() => this.#text(this.#exports.round_facts(this.#id)));
  }

  endFacts(before: State, move: string): string {
    const number = this.#legal(before, move);
    return this.#guarded(() => this.#text(this.#of(before).end_facts(this.#id, number)));
  }

  // ---- search -------------------------------------------------------------------------------------

  /** Judges with these weights from now on. */
  learn(weights: Uint8Array<ArrayBuffer>): void {
    this.#weights = weights;
    this.#put(weights);
    this.#guarded(() => this.#exports.learn(this.#id));
  }

  analyse(state: State, limit: Limit, { top = 1, seed = 0, softness = 0 } = {}): Analysis {
    return this.#guarded(() => {
      const core = this.#of(state);
      const size = core.analyse(this.#id, limit.nodes ?? 0, limit.seconds ?? 0, top, 0, seed, softness);
      return JSON.parse(this.#text(size)) as Analysis;
    });
  }

  /** How many decisions so many random games take: a measure of speed. */
  playouts(games: number, seed: number): number {
    return this.#exports.playouts(this.#id, games, seed);
  }

  // ---- bytes --------------------------------------------------------------------------------------

  /** A new instance, at the start and after a refusal, which leaves the old one in disorder. */
  #begin(): void {
    const { exports } = new WebAssembly.Instance(this.#module, {
      host: { refuse: (at: number, size: number) => this.#refuse(at, size) },
      // Nothing is written to any file; only the clock is asked.
      wasi_snapshot_preview1: {
        clock_time_get: (_: number, _precision: bigint, at: number) => {
          const now = BigInt(Math.round(performance.now() * 1e6));
          new DataView(this.#exports.memory.buffer).setBigUint64(at, now, true);
          return 0;
        },
        fd_close: () => NO_FILES,
        fd_seek: () => NO_FILES,
        fd_write: () => NO_FILES,
      },
    });
    this.#exports = exports as unknown as Exports;
    this.#exports._initialize();
    this.#put(this.#spec);
    this.#id = this.#exports.open();
    if (this.#weights.length > 0) this.learn(this.#weights);
  }

  #refuse(at: number, size: number): never {
    throw new Refused(TEXTS.decode(new Uint8Array(this.#exports.memory.buffer, at, size)));
  }

  #guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof Refused) this.#begin();
      throw error;
    }
  }

  #legal(state: State, move: string): number {
    const number = this.#number(move);
    if (number < 0 || !this.#of(state).is_legal(this.#id, number)) throw new Refused(`${move} is no legal move now`);
    return number;
  }

  #number(move: string): number {
    this.#put(move);
    return this.#exports.parse(this.#id);
  }

  /** The core, with a state to be asked about. */
  #of(state: State): Exports {
    new Uint8Array(this.#exports.memory.buffer).set(state, this.#exports.state());
    return this.#exports;
  }

  #state(): State {
    const at = this.#exports.state();
    return new Uint8Array(this.#exports.memory.buffer).slice(at, at + STATE_SIZE);
  }

  #put(given: string | Uint8Array): void {
    const bytes = typeof given === "string" ? BYTES.encode(given) : given;
    const at = this.#exports.input(bytes.length);
    new Uint8Array(this.#exports.memory.buffer).set(bytes, at);
  }

  #text(size: number): string {
    return TEXTS.decode(new Uint8Array(this.#exports.memory.buffer, this.#exports.answer(), size));
  }
}

/** What WASI calls an error of a function that is not there. */
const NO_FILES = 52;
const TEXTS = new TextDecoder();
const BYTES = new TextEncoder();
