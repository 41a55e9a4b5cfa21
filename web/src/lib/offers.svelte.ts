import { api } from "./api";
import type { GameOffer, Language } from "./protocol";
import { say, sayAny } from "./speech.svelte";

/** What can be played and against whom, in the language of the page. Asked for once a language. */
class Offers {
  games = $state.raw<GameOffer[]>([]);
  /** The names of the bots' levels, the weakest first. */
  bots = $state.raw<string[]>([]);
  /** The names of programs of others that may be seated. */
  programs = $state.raw<string[]>([]);
  /** The level for who did not choose one: in the middle. */
  readonly usual = $derived(this.bots[Math.floor((this.bots.length - 1) / 2)] ?? "");
  #language: Language | null = null;
  #asked: Language | null = null;

  async load(language: Language): Promise<void> {
    this.#asked = language;
    if (this.#language === language) return;
    const { games, bots, programs } = await api.games(language);
    // Meanwhile another may have been asked for.
    if (language !== this.#asked) return;
    this.#language = language;
    this.games = games;
    this.bots = bots;
    this.programs = programs;
  }

  /** The place of a level, from 1, or 0 if there is no such level. */
  level(bot: string): number {
    return this.bots.indexOf(bot) + 1;
  }

  botName(bot: string): string {
    if (this.programs.includes(bot)) return bot;
    return sayAny(`bot-${bot}`, () => say("bot-some", { level: this.level(bot) }));
  }

  botAbout(bot: string): string {
    if (this.programs.includes(bot)) return say("seat-program-about");
    return sayAny(`bot-${bot}-about`, () => "");
  }
}

export const offers = new Offers();
