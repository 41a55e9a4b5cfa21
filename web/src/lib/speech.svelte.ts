import { learnGame, speaker, type Language, type Say, type Values } from "../texts";

/** The language of the page. Whatever calls `say` while it is drawn is drawn anew when the language changes. */
class Speech {
  language = $state<Language>("en");
  readonly #speaker = $derived(speaker(this.language));
  /** The games whose words are needed. */
  readonly #games = new Set<string>();
  /** The language asked for last. */
  #asked: Language = "en";

  readonly say: Say = (id, values) => this.#speaker(id, values);
  /** Says a message of a family that may not know this one, such as the levels of bots; else another. */
  readonly sayAny = (id: string, otherwise: () => string, values?: Values): string =>
    this.#speaker.knows(id) ? this.#speaker(id, values) : otherwise();
  /** Things one after the other: "Ana, Ben and Kiln". */
  readonly listed = (items: readonly string[]): string => this.#speaker.listed(items);

  /**
   * Goes on in another language, as soon as the words of the games that are played have come. If they cannot be had,
   * it throws, and the language stays.
   */
  async speak(language: Language): Promise<void> {
    this.#asked = language;
    try {
      // What every page says is there from the start: the first screen must not wait, not even for a moment.
      if (this.#games.size > 0) await Promise.all(Array.from(this.#games, (game) => learnGame(game, language)));
      if (this.#asked === language) this.language = language;
    } finally {
      if (this.#asked === language) this.#asked = this.language;
    }
  }

  /** Fetches the words of a game, in the language of the page and from then on in every other that is chosen. */
  async learn(game: string): Promise<void> {
    this.#games.add(game);
    let learnt: Language;
    do await learnGame(game, (learnt = this.#asked));
    while (learnt !== this.#asked);
  }
}

export const speech = new Speech();
export const { say, sayAny, listed } = speech;

/** A number with its sign, as gains and losses are always written: +5, −4, 0. */
export function signed(points: number): string {
  return new Intl.NumberFormat(speech.language, { signDisplay: "exceptZero" }).format(points).replace("-", "−");
}
