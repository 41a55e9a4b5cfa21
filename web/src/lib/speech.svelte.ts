import { speaker, type Say } from "../texts";
import type { Language } from "./protocol";

/** The language of the page. Whatever calls `say` while it is drawn is drawn anew when the language changes. */
class Speech {
  language = $state<Language>("en");
  readonly #speaker = $derived(speaker(this.language));
  readonly say: Say = (id, values) => this.#speaker(id, values);
  /** Says a message of a family that may not know this one, such as the levels of bots; else another. */
  readonly sayAny = (id: string, otherwise: () => string): string =>
    this.#speaker.knows(id) ? this.#speaker(id) : otherwise();
}

export const speech = new Speech();
export const say = speech.say;
export const sayAny = speech.sayAny;

/** A number with its sign, as gains and losses are always written: +5, −4, 0. */
export function signed(points: number): string {
  return new Intl.NumberFormat(speech.language, { signDisplay: "exceptZero" }).format(points).replace("-", "−");
}

/** Names one after the other: "Ana, Ben and Kiln". */
export function listed(names: string[]): string {
  // English as elsewhere on the page: without a comma before "and".
  return new Intl.ListFormat(speech.language === "en" ? "en-GB" : speech.language).format(names);
}
