import { api } from "./api";
import { isRecord } from "./keep";
import type { GameOffer, Games } from "./protocol";
import { say, sayAny } from "./speech.svelte";

const NONE: Games = { games: [], bots: [], usual: "", programs: [], names: [] };

/** What can be played and against whom. Asked for once, if at all. */
class Offers {
  #known = $state.raw<Games | null>(null);
  readonly #now = $derived(this.#known ?? NONE);
  readonly games = $derived(this.#now.games);
  /** The names of the bots' levels, the weakest first. */
  readonly bots = $derived(this.#now.bots);
  /** The names of programs of others that may be seated. */
  readonly programs = $derived(this.#now.programs);
  /** What bots of the house are called, in the order in which they are used. */
  readonly names = $derived(this.#now.names);
  /** The level for who did not choose one. */
  readonly usual = $derived(this.#now.usual);

  async load(): Promise<void> {
    this.#known ??= await api.games();
  }

  /** Takes what the server wrote into the page. Without it, it is asked for. */
  take(written: string): void {
    const given: unknown = JSON.parse(written || "null");
    if (isRecord(given)) this.#known = given as unknown as Games;
  }

  of(game: string): GameOffer | undefined {
    return this.games.find((offer) => offer.game === game);
  }

  /** A bot that can be seated: the one that is named, if there is such a one, else the usual one. */
  seatable(bot: string): string {
    return this.level(bot) || this.programs.includes(bot) ? bot : this.usual;
  }

  /** The place of a level, from 1, or 0 if there is no such level. */
  level(bot: string): number {
    return this.bots.indexOf(bot) + 1;
  }

  botName(bot: string): string {
    if (this.programs.includes(bot)) return bot;
    return sayAny(`bot-${bot}`, () => say("bot-some", { level: this.level(bot) }));
  }

  /** "Keen, level 4 of 6" */
  botLevel(bot: string): string {
    return say("bot-level", { name: this.botName(bot), level: this.level(bot), of: this.bots.length });
  }

  botAbout(bot: string): string {
    if (this.programs.includes(bot)) return say("seat-program-about");
    return sayAny(`bot-${bot}-about`, () => "");
  }
}

export const offers = new Offers();
