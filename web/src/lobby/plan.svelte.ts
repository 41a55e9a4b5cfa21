import { isRecord, read, write } from "../lib/keep";
import type { Create, GameOffer, SeatWish, Value, Watch } from "../lib/protocol";
import { defaults, players, specOf, type Options } from "../lib/spec";

const KEY = "faience.plan";

/** Who shall sit on a seat. `me` is somebody at this screen under the name of the settings. */
export interface SeatPlan {
  who: "me" | "here" | "friend" | "bot";
  /** Of somebody else at this screen. */
  name: string;
  /** The level of a bot; empty: the usual one. */
  bot: string;
}

/** The table that is being laid: which game, by which rules, for whom. */
export class Plan {
  offers = $state.raw<GameOffer[]>([]);
  title = $state("");
  seats = $state<SeatPlan[]>([]);
  watch = $state<Watch>("link");
  hints = $state(true);
  #chosen = $state<Options>({});

  readonly offer = $derived(this.offers.find(({ title }) => title === this.title) ?? this.offers[0]);
  /** The options as they are set, those that nobody touched at their defaults. */
  readonly options = $derived.by((): Options => {
    if (!this.offer) return {};
    const set = defaults(this.offer);
    for (const { name, values } of this.offer.options) {
      const chosen = this.#chosen[name];
      if (chosen !== undefined && values.some(({ value }) => value === chosen)) set[name] = chosen;
    }
    return set;
  });
  readonly count = $derived(players(this.options));
  readonly shown = $derived(this.seats.slice(0, this.count));
  readonly friends = $derived(this.shown.filter(({ who }) => who === "friend").length);
  /** Whether nobody at this screen plays. */
  readonly watched = $derived(this.shown.every(({ who }) => who === "bot" || who === "friend"));
  /** Friends come to somebody: who only watches cannot invite. */
  readonly possible = $derived(this.offer !== undefined && !(this.watched && this.friends > 0));

  constructor() {
    const kept = read(KEY);
    if (isRecord(kept) && kept["version"] === 1) {
      if (typeof kept["title"] === "string") this.title = kept["title"];
      if (isRecord(kept["options"])) this.#chosen = kept["options"] as Options;
    }
    this.seats = [{ who: "me", name: "", bot: "" }, ...Array.from({ length: 7 }, newBot)];
  }

  /** Takes a choice of games; those whose boards this page cannot draw are no choice. */
  setOffers(offers: GameOffer[], drawn: (game: string) => boolean): void {
    this.offers = offers.filter(({ game }) => drawn(game));
  }

  setOption(name: string, value: Value): void {
    this.#chosen = { ...this.#chosen, [name]: value };
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

  /** What to ask the server for, with bots of the usual level where none was chosen. `bots` makes it a table of the
   * strongest bots alone. */
  wish(me: string, usual: string, bots = false): Create | null {
    if (!this.offer) return null;
    write(KEY, { version: 1, title: this.offer.title, options: this.options });
    const { game, title, edition } = this.offer;
    return {
      spec: specOf(game, this.options),
      seats: this.shown.map((seat): SeatWish => (bots ? { who: "bot" } : wished(seat, me, usual))),
      title: edition ? title : "",
      watch: bots && this.watch === "nobody" ? "link" : this.watch,
      hints: this.hints,
    };
  }
}

function newBot(): SeatPlan {
  return { who: "bot", name: "", bot: "" };
}

function wished({ who, name, bot }: SeatPlan, me: string, usual: string): SeatWish {
  if (who === "me") return { who: "here", name: me };
  if (who === "here") return { who, name };
  return who === "bot" ? { who, bot: bot || usual } : { who };
}
