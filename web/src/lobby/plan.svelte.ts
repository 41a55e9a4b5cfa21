import { emblems } from "../games";
import { isRecord, read, write } from "../lib/keep";
import { offers } from "../lib/offers.svelte";
import type { Create, GameOffer, SeatWish, Value, Watch } from "../lib/protocol";
import { gameName } from "../lib/rules";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/speech.svelte";
import { defaults, players, specOf, type Options } from "../lib/spec";
import { botNames, type SeatPlan } from "./seating";

const KEY = "faience.plan";
const VERSION = 2;
/** More than any game has. */
const SEATS = 8;
const WATCHES: readonly Watch[] = ["nobody", "link", "anyone"];

/** The games that this page can draw. */
export function playable(): GameOffer[] {
  return offers.games.filter(({ game }) => emblems.has(game));
}

/** A table that can be laid: which game, by which rules, for whom. It begins as the last one that was laid. */
export class TablePlan {
  game = $state("");
  /** The title of another edition than the game itself. */
  edition = $state("");
  seats = $state.raw<SeatPlan[]>([]);
  watch = $state<Watch>("link");
  hints = $state(true);
  /** The place of who starts; by lot if there is none. */
  starts = $state<number | null>(null);
  /** Whether it repeats what was laid before. */
  readonly again: boolean;
  /** What was chosen in each game. */
  #chosen = $state.raw<Record<string, Options>>({});

  readonly offer = $derived.by(() => playable().find(({ game }) => game === this.game) ?? playable()[0]);
  readonly box = $derived(this.offer?.editions.find(({ title }) => title === this.edition) ?? null);
  readonly title = $derived(this.box?.title ?? (this.offer ? gameName(this.offer.game) : ""));
  /** The options as they are set, those that nobody touched at their defaults. */
  readonly options = $derived.by((): Options => {
    if (!this.offer) return {};
    const set = defaults(this.offer);
    const chosen = this.#chosen[this.offer.game] ?? {};
    for (const { name, values } of this.offer.options) {
      const value = chosen[name];
      if (value !== undefined && values.includes(value)) set[name] = value;
    }
    return { ...set, ...this.box?.options };
  });
  readonly count = $derived(players(this.options));
  readonly shown = $derived(this.seats.slice(0, this.count));
  readonly starter = $derived(this.starts !== null && this.starts < this.count ? this.starts : null);
  readonly friends = $derived(this.shown.filter(({ who }) => who === "friend").length);
  /** Whether nobody at this screen plays. */
  readonly watched = $derived(this.shown.every(({ who }) => who === "bot" || who === "friend"));
  /** Friends come to somebody: who only watches cannot invite. */
  readonly possible = $derived(this.offer !== undefined && !(this.watched && this.friends > 0));
  /** What the bots will be called, by their places. */
  readonly bots = $derived.by(() => botNames(this.shown, settings.name));

  constructor() {
    const kept = read(KEY);
    this.seats = [{ who: "me", name: "", bot: "" }, ...Array.from({ length: SEATS - 1 }, newBot)];
    this.again = isRecord(kept) && kept["version"] === VERSION;
    if (isRecord(kept) && this.again) this.#restore(kept);
  }

  setGame(game: string): void {
    this.game = game;
    this.edition = "";
  }

  setOption(name: string, value: Value): void {
    const { game } = this.offer ?? this;
    this.#chosen = { ...this.#chosen, [game]: { ...this.#chosen[game], [name]: value } };
  }

  /** Puts somebody on a seat. There is only one me, who then leaves the other seat to a bot. */
  setSeat(number: number, plan: SeatPlan): void {
    this.seats = this.seats.map((seat, at) => {
      if (at === number) return plan;
      return plan.who === "me" && seat.who === "me" ? newBot() : seat;
    });
  }

  /** Gives every seat that waits for a friend to a bot. */
  fill(): void {
    this.seats = this.seats.map((seat) => (seat.who === "friend" ? newBot() : seat));
  }

  /** Keeps a seat for a friend: the first bot's, or else the last one's. */
  invite(): void {
    if (this.watched) this.setSeat(0, { who: "me", name: "", bot: "" });
    if (this.friends > 0) return;
    const bot = this.shown.findIndex(({ who }) => who === "bot");
    this.setSeat(bot < 0 ? this.count - 1 : bot, { who: "friend", name: "", bot: "" });
  }

  /** What to ask the server for. */
  wish(): Create {
    return {
      ...this.#rules(),
      seats: this.shown.map((seat, at) => wished(seat, at, this.bots[at] ?? "")),
      watch: this.watch,
      hints: this.hints,
      starts: this.starter,
    };
  }

  /** What to ask for to see the strongest bots play. */
  show(): Create {
    return { ...this.#rules(), seats: this.shown.map(() => ({ who: "bot" })) };
  }

  /** Remembers it for the next time. */
  keep(): void {
    const { edition, seats, watch, hints, starts } = this;
    const game = this.offer?.game ?? this.game;
    const options = { ...this.#chosen, [game]: this.options };
    write(KEY, { version: VERSION, game, edition, options, seats, watch, hints, starts });
  }

  #rules(): { spec: string; title: string } {
    return { spec: specOf(this.offer?.game ?? this.game, this.options), title: this.box?.title ?? "" };
  }

  /** Takes what was kept, as far as it makes sense. */
  #restore(kept: Record<string, unknown>): void {
    const { game, edition, options, seats, watch, hints, starts } = kept;
    if (typeof game === "string") this.game = game;
    if (typeof edition === "string") this.edition = edition;
    if (isRecord(options)) this.#chosen = Object.fromEntries(Object.entries(options).filter(isOptions));
    if (Array.isArray(seats) && seats.every(isSeat) && seats.filter(({ who }) => who === "me").length < 2)
      this.seats = [...seats, ...this.seats.slice(seats.length)].slice(0, SEATS);
    this.watch = WATCHES.find((known) => known === watch) ?? this.watch;
    this.hints = hints !== false;
    if (typeof starts === "number" && starts >= 0) this.starts = starts;
  }
}

export function newBot(): SeatPlan {
  return { who: "bot", name: "", bot: "" };
}

function wished({ who, name, bot }: SeatPlan, at: number, botName: string): SeatWish {
  if (who === "me" || who === "here") {
    return { who: "here", name: (who === "me" ? settings.name : name).trim() || say("player", { n: at + 1 }) };
  }
  if (who === "friend") return { who };
  const level = offers.seatable(bot);
  // A program goes by its own name.
  return offers.level(level) ? { who, bot: level, name: botName } : { who, bot: level };
}

function isOptions(entry: [string, unknown]): entry is [string, Options] {
  return isRecord(entry[1]) && Object.values(entry[1]).every((value) => /boolean|number|string/.test(typeof value));
}

function isSeat(value: unknown): value is SeatPlan {
  return (
    isRecord(value) &&
    ["me", "here", "friend", "bot"].includes(String(value["who"])) &&
    typeof value["name"] === "string" &&
    typeof value["bot"] === "string"
  );
}
