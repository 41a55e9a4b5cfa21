import { api } from "./api";
import { isRecord } from "./keep";
import type { GameOffer, Games, Language } from "./protocol";
import { say, sayAny, speech } from "./speech.svelte";

const NONE: Games = { games: [], bots: [], usual: "", programs: [], names: [] };

/** What can be played and against whom, in the language of the page. Asked for once a language, if at all. */
class Offers {
  #known = $state.raw<Partial<Record<Language, Games>>>({});
  /** Until those in the language of the page are there, any others will do. */
  readonly #now = $derived(this.#known[speech.language] ?? Object.values(this.#known)[0] ?? NONE);
  readonly games = $derived(this.#now.games);
  /** The names of the bots' levels, the weakest first. */
  readonly bots = $derived(this.#now.bots);
  /** The names of programs of others that may be seated. */
  readonly programs = $derived(this.#now.programs);
  /** What bots of the house are called, in the order in which they are used. */
  readonly names = $derived(this.#now.names);
  /** The level for who did not choose one. */
  readonly usual = $derived(this.#now.usual);

  async load(language: Language): Promise<void> {
    if (this.#known[language]) return;
    const answer = await api.games(language);
    this.#known = { ...this.#known, [language]: answer };
  }

  /** Takes what the server wrote into the page, in every language. Without it, it is asked for. */
  take(written: string): void {
    const given: unknown = JSON.parse(written || "{}");
    if (isRecord(given)) this.#known = given;
  }

  of(game: string): GameOffer | undefined {
    return this.games.find((offer) => offer.game === game);
  }

  /** What a table's game, or its edition, is called: editions have one name in all languages. */
  titleOf({ game, title }: { game: string; title: string }): string {
    const offer = this.of(game);
    return !offer || offer.editions.some((edition) => edition.title === title) ? title : offer.title;
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
