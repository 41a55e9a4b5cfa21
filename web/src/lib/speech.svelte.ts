import { speaker, type Say } from "../texts";
import type { Language } from "./protocol";

/** The language of the page. Whatever calls `say` while it is drawn is drawn anew when the language changes. */
class Speech {
  language = $state<Language>("en");
  readonly #speaker = $derived(speaker(this.language));
  readonly say: Say = (id, values) => this.#speaker(id, values);
}

export const speech = new Speech();
export const say = speech.say;

/** A number with its sign, as gains and losses are always written: +5, −4, 0. */
export function signed(points: number): string {
  return new Intl.NumberFormat(speech.language, { signDisplay: "exceptZero" }).format(points).replace("-", "−");
}
