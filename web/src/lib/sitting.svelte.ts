import type { Chooser, Face, Scene, SoundName } from "../games/face";
import { Parade, type Shower, type Step } from "./parade.svelte";
import type {
  ClientMessage,
  Code,
  Entry,
  HintMove,
  Position,
  Reckoning,
  Seat,
  ServerMessage,
  Table,
  Welcome,
} from "./protocol";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import { say, sayAny } from "./speech.svelte";
import { told } from "./telling";

export const OVER = -2;
/** A bot's move stays this long before the next is shown. */
const BOT_REST = 600;

/** What a sitting needs of the line to its table. */
export interface Wire {
  readonly line: string;
  send(message: ClientMessage): boolean;
}

/** What the bots recommend at a position. */
export interface Advice {
  n: number;
  hints: HintMove[];
  meaning: string;
}

/** Being at a table: what stands there, what is drawn of it, and what the person at this screen does. */
export class Sitting implements Scene, Shower {
  table = $state.raw() as Table;
  position = $state.raw() as Position;
  log = $state.raw<Entry[]>([]);
  own = $state(0);
  /** When `table` came, by the browser's clock: its times of absence count from then. */
  tableAt = $state(0);
  /** Why the last wish was not met, in words. */
  notice = $state("");
  advice = $state.raw<Advice | null>(null);
  /** Whether advice is being waited for. */
  wondering = $state(false);
  /** What the last round brought, until somebody has read it. */
  round = $state.raw<{ round: number; reckoning: Reckoning[] } | null>(null);
  /** For those who listen: what happened last, and what cannot wait. */
  said = $state("");
  alarm = $state("");

  readonly face: Face;
  readonly chooser: Chooser;
  readonly parade: Parade;
  /** The element that holds the boards; without it nothing can be shown moving. */
  root: HTMLElement | null = null;

  readonly #wire: Wire;
  /** The log as the server has it; `log` follows when the moves are drawn. */
  #log: Entry[] = [];
  /** The number of the position that was answered, until the server has said something to that. */
  #sent = $state<number | null>(null);

  readonly mine = $derived(this.table.seats.flatMap((seat, number) => (seat.mine ? [number] : [])));
  readonly over = $derived(this.position.to_move === OVER);
  readonly waiting = $derived(this.table.seats.some((seat) => seat.who === "open"));
  readonly offline = $derived.by(() => this.#wire.line !== "open");
  readonly sending = $derived(this.#sent === this.position.n);
  readonly acting = $derived.by(
    () => this.position.choices !== null && !this.offline && !this.parade.busy && !this.sending && !this.waiting,
  );

  constructor(welcome: Welcome, face: Face, wire: Wire) {
    this.face = face;
    this.#wire = wire;
    this.parade = new Parade(this);
    this.table = welcome.table;
    this.position = welcome.position;
    this.chooser = face.chooser(this);
    this.#welcome(welcome);
  }

  // ---- what the server tells --------------------------------------------------------------

  hear(message: ServerMessage): void {
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "played") {
      this.#log = [...this.#log.slice(0, message.keep), ...message.log];
      this.parade.add({ position: message.position, log: this.#log });
    } else if (message.type === "seated") this.#seat(message);
    else if (message.type === "hints") {
      this.wondering = false;
      if (message.n === this.position.n) this.advice = message;
    } else if (message.type === "refused") this.#refuse(message.code, message.message);
  }

  #welcome({ table, position, log }: Welcome): void {
    const same = position.n === this.position.n;
    this.parade.clear();
    this.#setTable(table);
    this.#log = this.log = log;
    // It may have been said in another language.
    this.said = "";
    this.position = position;
    this.#sent = null;
    this.wondering = false;
    this.#look();
    if (!same) this.#forget();
    else this.#chooseAnew();
  }

  #seat(message: ServerMessage & { type: "seated" }): void {
    const before = this.table.seats;
    this.#setTable(message.table);
    if (message.table.seats.some((seat, number) => isHere(seat) !== isHere(before[number]))) this.sound("join");
    this.#log = [...this.#log.slice(0, message.keep), ...message.log];
    const next = this.parade.last;
    if (next) {
      next.log = this.#log;
      if (message.position) next.position = message.position;
      return;
    }
    const news = this.#log.slice(this.log.length);
    this.log = this.#log;
    if (message.position) {
      const same = message.position.n === this.position.n;
      this.position = message.position;
      if (!same) this.#forget();
    }
    this.#look();
    if (news.length > 0) this.#tell(news);
  }

  #refuse(code: Code, message: string): void {
    this.#sent = null;
    this.wondering = false;
    this.chooser.clear();
    this.notice = code === "illegal" ? say("refused-illegal", { why: message }) : refusal(code);
  }

  #setTable(table: Table): void {
    this.table = table;
    this.tableAt = Date.now();
  }

  // ---- drawing ----------------------------------------------------------------------------

  async show(step: Step, signal: AbortSignal): Promise<void> {
    // Going back is no move: nothing flies.
    if (!this.root || step.position.event.what === "undo") return;
    await this.face.show(this.position, step.position, { root: this.root, scene: this, signal });
  }

  draw({ position, log }: Step): void {
    const news = log.slice(sharedLength(this.log, log));
    this.position = position;
    this.log = log;
    this.#forget();
    this.#look();
    if (position.reckoning.length > 0) {
      const { round } = log.findLast((entry) => entry.what === "round") ?? position;
      this.round = { round, reckoning: position.reckoning };
    }
    if (position.result) {
      this.round = null;
      this.alarm = say("over-said", { result: position.result.text });
      this.sound("end");
    }
    this.#tell(news);
  }

  hurried(): boolean {
    return document.hidden;
  }

  rest({ position: { event } }: Step): number {
    const seat = event.seat === null ? undefined : this.table.seats[event.seat];
    return event.what === "move" && seat?.bot ? BOT_REST : 0;
  }

  /** Chooses whose board stands in the middle: at a hot seat that of who is to move. */
  #look(): void {
    const { to_move } = this.position;
    const seat = this.table.seats[to_move];
    if (seat?.mine && !seat.bot) this.own = to_move;
    else if (this.mine.length > 0 && !this.mine.includes(this.own)) this.own = this.mine[0] ?? 0;
  }

  #forget(): void {
    this.#sent = null;
    this.advice = null;
    this.wondering = false;
    this.notice = "";
    this.chooser.clear();
  }

  /** The same position in another language, or after a pause: what was chosen still is. */
  #chooseAnew(): void {
    const chosen = this.chooser.choice?.move;
    const again = this.position.choices?.moves.find(({ move }) => move === chosen);
    if (again) this.chooser.propose(again);
    else if (chosen) this.chooser.clear();
  }

  #tell(news: Entry[]): void {
    const sentences = news.map((entry) => told(entry, this.table)).filter(Boolean);
    const turn = this.position.choices && !this.waiting ? [say("your-turn-said")] : [];
    this.said = [...sentences, ...turn].join(" ");
  }

  // ---- what the person does ---------------------------------------------------------------

  confirm(): void {
    const { choice } = this.chooser;
    if (!this.acting || !choice) return;
    if (!this.send({ type: "move", n: this.position.n, move: choice.move })) return;
    this.#sent = this.position.n;
    this.notice = "";
    this.round = null;
    this.advice = null;
  }

  /** One step back in what is being chosen. */
  back(): boolean {
    this.notice = "";
    return this.acting && this.chooser.back();
  }

  undo(): void {
    if (this.position.undo !== "no" && !this.parade.busy) this.send({ type: "undo", n: this.position.n });
  }

  hint(): void {
    if (!this.acting || !this.table.hints || this.wondering || this.advice) return;
    this.wondering = this.send({ type: "hint", n: this.position.n });
  }

  /** Puts together a move that was recommended. */
  follow(move: string): void {
    const choice = this.position.choices?.moves.find((legal) => legal.move === move);
    if (!choice || !this.acting) return;
    this.advice = null;
    this.chooser.propose(choice);
  }

  send(message: ClientMessage): boolean {
    return this.#wire.send(message);
  }

  sound(name: SoundName, step = 0): void {
    play(name, step);
  }

  /** Plays the only legal move, where somebody set that. Returns how to stop it. */
  playForced(): () => void {
    const { choices, event } = this.position;
    const choice = choices?.moves.length === 1 ? choices.moves[0] : undefined;
    // Who took it back has something else in mind.
    if (!choice || !settings.forced || !this.acting || event.what === "undo") return () => undefined;
    const timers = [setTimeout(() => this.chooser.propose(choice), 300), setTimeout(() => this.confirm(), 1100)];
    return () => timers.forEach(clearTimeout);
  }

  // ---- who is who -------------------------------------------------------------------------

  name(seat: number): string {
    return this.table.seats[seat]?.name || say("open-seat");
  }
}

export function refusal(code: string): string {
  return sayAny(`refused-${code}`, () => say("refused-other"));
}

function isHere(seat: Seat | undefined): boolean {
  return seat !== undefined && seat.who !== "open" && seat.away === null;
}

/** How many entries two logs begin with alike. */
function sharedLength(old: Entry[], now: Entry[]): number {
  const differs = now.findIndex((entry, at) => entry !== old[at]);
  return differs < 0 ? now.length : differs;
}
