import type { Choice, Chooser, Face, HintMove, Position, Refusal, Scene } from "../games/face";
import { whyText } from "../games/telling";
import { Counting } from "./counting.svelte";
import { ending } from "./ending";
import { SECOND_PRESS } from "../lib/late";
import { Playback, type Shower, type Step } from "./playback.svelte";
import type { ClientMessage, Code, Seat, TableInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { Preparing } from "./preparing.svelte";
import { play, type SoundName } from "../lib/sound";
import { say, sayAny } from "../lib/speech.svelte";
import { told } from "./telling";
import type { Entry, Heard, Seated, Welcome } from "./unfold";

export const OVER = -2;
/** A bot's move stays this long before the next is shown. */
const BOT_REST = 600;
/** What a round brought stays this long once it is counted, unless somebody presses something. */
const COUNTED_STAYS = 3000;
/** So many sentences wait for who listens: more would be old news. */
const MOST_SPOKEN = 4;
const PACE = { normal: 1, quick: 0.4, once: 0 };

/** What a sitting needs of the line to its table. */
export interface Wire {
  readonly line: string;
  send(message: ClientMessage): boolean;
}

/** What the bots recommend at a position. */
export interface Advice {
  readonly n: number;
  readonly hints: readonly HintMove[];
}

/** Being at a table: what stands there, what is drawn of it, and what the person at this screen does. */
export class Sitting implements Scene, Shower {
  table = $state.raw() as TableInfo;
  position = $state.raw() as Position;
  log = $state.raw<readonly Entry[]>([]);
  own = $state(0);
  /** When `table` came, by the browser's clock: its times of absence count from then. */
  tableAt = $state(0);
  /** What is recommended at this position, once it was asked for. */
  advice = $state.raw<Advice | null>(null);
  /** Whether the person looks at it. */
  advised = $state(false);
  /** The hint that the person points at. */
  pointed = $state.raw<Choice | null>(null);
  /** The end of a round, while it is counted and until somebody has seen what it brought. */
  counting = $state.raw<Counting | null>(null);
  /** Whether a press may still belong to the one before it: then nothing is taken back. */
  settling = $state(false);
  /** Whether advice is being waited for. */
  wondering = $state(false);
  /** For those who listen: what happened, the last few sentences one after the other; and what cannot wait. */
  spoken = $state.raw<readonly { n: number; text: string }[]>([]);
  alarm = $state("");

  readonly face: Face;
  readonly chooser: Chooser;
  readonly playback: Playback;
  readonly prepared: Preparing;
  /** The element that holds the boards; without it nothing can be shown moving. */
  root: HTMLElement | null = null;

  readonly #wire: Wire;
  /** The log as the server has it; `log` follows when the moves are drawn. */
  #log: readonly Entry[] = [];
  /** The number of the position that was answered, until the server has said something to that. */
  #sent = $state<number | null>(null);
  /** The moves that shall follow the one that was confirmed. */
  #rest: string[] = [];
  /** What it was answered with. */
  #answer = $state.raw<Choice | null>(null);
  /** Why the last wish was not met: said anew in whatever language the page goes on. */
  #notice = $state.raw<(() => string) | null>(null);
  #settled: ReturnType<typeof setTimeout> | undefined;
  #stays: ReturnType<typeof setTimeout> | undefined;

  readonly mine = $derived(this.table.seats.flatMap((seat, number) => (seat.mine ? [number] : [])));
  readonly over = $derived(this.position.to_move === OVER);
  readonly waiting = $derived(this.table.seats.some((seat) => seat.who === "open"));
  readonly offline = $derived.by(() => this.#wire.line !== "open");
  readonly #answered = $derived(this.#sent === this.position.n);
  /** Whether a move is on its way: what comes back is shown. */
  readonly sending = $derived.by(() => this.#answered && !this.playback.busy);
  /** The legal moves on one's turn; while another is to move, those that one prepares. */
  readonly choices = $derived.by(() => this.position.choices ?? this.prepared.choices);
  readonly acting = $derived.by(
    () => this.choices !== null && !this.offline && !this.playback.busy && !this.#answered && !this.waiting,
  );
  readonly preparing = $derived.by(() => this.position.choices === null && this.prepared.choices !== null);
  /** Whether a move is awaited from the person at this screen. */
  readonly called = $derived(this.acting && !this.preparing);
  readonly hints = $derived.by((): Choice[] => {
    const moves = this.position.choices?.moves ?? [];
    const best = this.advised ? (this.advice?.hints ?? []) : [];
    return best.flatMap(({ move }) => moves.find((legal) => legal.move === move) ?? []);
  });
  /** Which hint is told more of, from 0: the one pointed at, else the best. */
  readonly told = $derived.by(() =>
    Math.max(0, this.advice?.hints.findIndex(({ move }) => move === this.pointed?.move) ?? 0),
  );
  readonly shown = $derived.by(
    () => this.pointed ?? this.chooser.choice ?? this.prepared.kept ?? (this.sending ? this.#answer : null),
  );

  /** What is being shown just now, in a sentence; nothing while nothing is. */
  readonly showing = $derived.by(() => {
    const { current } = this.playback;
    const news = current?.log.slice(sharedLength(this.log, current.log)) ?? [];
    const move = news.find(({ what }) => what === "move");
    return move ? told(move, this) : "";
  });

  constructor(welcome: Welcome, face: Face, wire: Wire) {
    this.face = face;
    this.#wire = wire;
    this.playback = new Playback(this);
    this.prepared = new Preparing(this);
    this.table = welcome.table;
    this.position = welcome.position;
    this.chooser = face.chooser(this);
    this.#welcome(welcome);
  }

  // ---- what the server tells --------------------------------------------------------------

  hear(message: Heard): void {
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "played") {
      this.prepared.keep();
      this.#log = [...this.#log.slice(0, message.keep), ...message.log];
      this.playback.add({ position: message.position, log: this.#log });
      this.#playOn(message.position);
    } else if (message.type === "seated") this.#seat(message);
    else if (message.type === "hints") {
      this.wondering = false;
      if (message.n !== this.position.n) return;
      this.advice = message;
      this.advised = true;
    } else if (message.type === "prepared") this.prepared.hear(message);
    else if (message.type === "refused") this.#refuse(message.code, message.why);
  }

  #welcome({ table, position, log }: Welcome): void {
    const same = position.n === this.position.n;
    if (!same) this.prepared.keep();
    this.playback.clear();
    this.#setTable(table);
    this.#log = this.log = log;
    this.hush();
    this.position = position;
    this.#sent = null;
    this.#rest = [];
    this.wondering = false;
    this.counting = null;
    this.#look();
    if (!same) this.#forget();
    else this.#chooseAnew();
  }

  #seat(message: Seated): void {
    const before = this.table.seats;
    this.#setTable(message.table);
    if (message.table.seats.some((seat, number) => isHere(seat) !== isHere(before[number]))) this.sound("join");
    this.#log = [...this.#log.slice(0, message.keep), ...message.log];
    const next = this.playback.last;
    if (next) {
      next.log = this.#log;
      if (message.position) next.position = { ...next.position, ...message.position };
      return;
    }
    const news = this.#log.slice(this.log.length);
    this.log = this.#log;
    if (message.position) {
      const { n } = this.position;
      this.position = { ...this.position, ...message.position };
      if (this.position.n !== n) this.#forget();
    }
    this.#look();
    if (news.length > 0) this.#tell(news);
  }

  #refuse(code: Code, why: Refusal | null): void {
    if (this.#sent === null && this.prepared.refused(code)) return;
    this.#sent = null;
    this.#rest = [];
    this.wondering = false;
    this.chooser.clear();
    const known = code === "illegal" ? "other" : code;
    this.notify(() => (why ? say("refused-illegal", { why: whyText(this.face.game, why) }) : refusal(known)));
  }

  #setTable(table: TableInfo): void {
    this.table = table;
    this.tableAt = Date.now();
  }

  // ---- drawing ----------------------------------------------------------------------------

  async show(step: Step, signal: AbortSignal): Promise<void> {
    // Going back is no move: nothing flies.
    if (!this.root || step.position.event.what === "undo") return;
    await this.face.show(this.position, step.position, {
      root: this.root,
      scene: this,
      signal,
      order: this.order,
      pace: PACE[settings.pace],
      count: (seat, item) => {
        if (signal.aborted) return;
        this.counting = this.#countingOf(step);
        this.counting?.reach(seat, item);
      },
    });
  }

  draw(step: Step): void {
    const { position, log } = step;
    const news = log.slice(sharedLength(this.log, log));
    const counted = this.#countingOf(step);
    const chosen = this.#untouched(position) ? this.chooser.choice?.move : undefined;
    this.position = position;
    this.log = log;
    this.#forget();
    this.#look();
    const again = position.choices?.moves.find(({ move }) => move === chosen);
    if (again) this.chooser.propose(again);
    if (counted) this.#stay(counted);
    if (position.result || position.event.what === "undo") this.counting = null;
    if (position.result) {
      this.alarm = say("over-said", { result: ending(this) });
      this.sound("end");
    }
    this.#tell(news);
  }

  /** Whether somebody else moved while all choose at the same time: what one is about to choose stays. */
  #untouched({ choices, chooses, event }: Position): boolean {
    const { position } = this;
    if (event.what !== "move" || event.seat === null || this.mine.includes(event.seat)) return false;
    return !this.#answered && position.choices !== null && choices !== null && chooses === position.chooses;
  }

  /** The round that a step ended, as far as it has been counted. */
  #countingOf({ position, log }: Step): Counting | null {
    if (position.scoring.length === 0) return null;
    if (this.counting && !this.counting.over) return this.counting;
    const { round } = log.findLast((entry) => entry.what === "round") ?? position;
    return new Counting(round, position.scoring, this.order);
  }

  /** What a round brought is there to be read for a while; nothing waits for that. */
  #stay(counting: Counting): void {
    counting.finish();
    this.counting = counting;
    clearTimeout(this.#stays);
    this.#stays = setTimeout(() => this.dismiss(), COUNTED_STAYS);
  }

  /** Takes away what a round brought, once it is counted. */
  dismiss(): void {
    if (this.counting?.over) this.counting = null;
  }

  /** Somebody pressed something: what is being shown is drawn at once, what was shown may go. */
  hurry(): void {
    if (this.settling) return;
    this.playback.skip();
    this.dismiss();
  }

  /** The person leaves the table: nothing of it is shown or heard any more. */
  leave(): void {
    this.playback.clear();
    clearTimeout(this.#stays);
    clearTimeout(this.#settled);
  }

  hurried(): boolean {
    return document.hidden;
  }

  rest({ position: { event } }: Step): number {
    const seat = event.seat === null ? undefined : this.table.seats[event.seat];
    return event.what === "move" && seat?.bot ? BOT_REST : 0;
  }

  /** Chooses whose board stands in the middle: at a hot seat that of who is to choose. */
  #look(): void {
    const number = this.position.chooses ?? this.position.to_move;
    const seat = this.table.seats[number];
    if (seat?.mine && !seat.bot) this.own = number;
    else if (this.mine.length > 0 && !this.mine.includes(this.own)) this.own = this.mine[0] ?? 0;
  }

  #forget(): void {
    // What follows a confirmed move by itself may have been sent before the move is drawn.
    if (this.#sent !== this.position.n) this.#sent = null;
    this.advice = null;
    this.advised = false;
    this.pointed = null;
    this.wondering = false;
    this.notify(null);
    this.chooser.clear();
    this.prepared.turn();
  }

  /** The same position after a break in the line: what was chosen still is. */
  #chooseAnew(): void {
    this.prepared.renew();
    const chosen = this.chooser.choice?.move;
    const again = this.choices?.moves.find(({ move }) => move === chosen);
    if (again) this.chooser.propose(again);
    else if (chosen) this.chooser.clear();
  }

  #tell(news: readonly Entry[]): void {
    // The end is said by itself.
    const sentences = news.filter(({ what }) => what !== "over").map((entry) => told(entry, this));
    const turn = this.position.choices && !this.waiting ? [say("your-turn-said")] : [];
    this.speak([...sentences, ...turn].filter(Boolean).join(" "));
  }

  /** Says something to those who listen, also if it is the same as before. What came just before is not cut short. */
  speak(text: string): void {
    const n = (this.spoken.at(-1)?.n ?? 0) + 1;
    if (text) this.spoken = [...this.spoken.slice(1 - MOST_SPOKEN), { n, text }];
  }

  /** Forgets what was said: it is old, or was said in another language. */
  hush(): void {
    this.spoken = [];
    this.alarm = "";
  }

  /** Why the last wish was not met, in words. */
  get notice(): string {
    return this.#notice?.() ?? "";
  }

  notify(words: (() => string) | null): void {
    this.#notice = words;
  }

  // ---- what the person does ---------------------------------------------------------------

  confirm(): void {
    // Once it is sent, nothing may be chosen any more.
    const { choice, rest = [] } = this.chooser;
    if (!this.called || !choice) return;
    if (!this.send({ type: "move", n: this.position.n, move: choice.move })) return;
    this.#sent = this.position.n;
    this.#rest = [...rest];
    this.#answer = choice;
    this.#settle();
    this.notify(null);
    this.advised = false;
    this.dismiss();
  }

  /** Plays what is left of a confirmed choice that takes several moves. */
  #playOn({ n, choices }: Position): void {
    const move = this.#rest.shift();
    if (move === undefined) return;
    const legal = choices?.moves.some((choice) => choice.move === move) ?? false;
    if (legal && this.send({ type: "move", n, move })) this.#sent = n;
    else this.#rest = [];
  }

  /** One step back in what is being chosen. */
  back(): boolean {
    this.notify(null);
    if (!this.acting) return false;
    const stepped = this.chooser.back();
    if (stepped) this.#settle();
    else if (this.preparing) this.prepared.stop();
    else return false;
    return true;
  }

  undo(): void {
    if (this.position.undo === "no" || this.playback.busy || this.settling) return;
    if (this.send({ type: "undo", n: this.position.n })) this.#settle();
  }

  /** What was pressed for one thing must not be heard as another: a double click, a second tap, a key that bounces. */
  #settle(): void {
    this.settling = true;
    clearTimeout(this.#settled);
    this.#settled = setTimeout(() => (this.settling = false), SECOND_PRESS);
  }

  /** Shows what is recommended, asking for it the first time; or puts it away again. */
  hint(): void {
    if (this.advised) this.closeHints();
    else if (!this.called || !this.table.hints || this.wondering) return;
    else if (this.advice) this.advised = true;
    else this.wondering = this.send({ type: "hint", n: this.position.n });
  }

  closeHints(): void {
    this.advised = false;
    this.pointed = null;
  }

  /** Points at a move that is recommended, so that it is drawn; at none. */
  point(move: string | null): void {
    this.pointed = this.hints.find((hint) => hint.move === move) ?? null;
  }

  /** Puts together a move that was recommended. */
  follow(move: string): void {
    const choice = this.hints.find((hint) => hint.move === move);
    if (!choice || !this.called) return;
    this.closeHints();
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
    if (!choice || !settings.forced || !this.called || event.what === "undo") return () => undefined;
    const timers = [setTimeout(() => this.chooser.propose(choice), 300), setTimeout(() => this.confirm(), 1100)];
    return () => timers.forEach(clearTimeout);
  }

  // ---- who is who -------------------------------------------------------------------------

  /** The seats as they sit, the one in the middle first. */
  get order(): number[] {
    const { length } = this.table.seats;
    return Array.from({ length }, (_, at) => (this.own + at) % length);
  }

  /** A score in the game's words: "12 points". */
  score(points: number): string {
    return say(this.face.words?.score ?? "points", { points });
  }

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
function sharedLength(old: readonly Entry[], now: readonly Entry[]): number {
  const differs = now.findIndex((entry, at) => entry !== old[at]);
  return differs < 0 ? now.length : differs;
}
