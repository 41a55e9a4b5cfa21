import type { Language } from "../lib/protocol";

/** In this order the texts of a message stand. */
export const LANGUAGES: readonly Language[] = ["en", "fr", "hu"];

/** A text, or its parts. */
export type Pattern = string | readonly Part[];
/** Plain text; a value, by its name; another message, by its id; or a choice by a value, with the key of what else. */
export type Part =
  string | readonly [name: string] | readonly ["", id: string] | readonly [string, Record<string, Pattern>, string];
/** The texts of messages, by their ids; null where a language has none. */
export type Messages = Record<string, readonly (Pattern | null)[]>;
export type Values = Record<string, string | number>;

/** What can be said in one language. */
export class Phrasebook {
  readonly #messages = new Map<string, Pattern>();
  readonly #language: Language;
  readonly #numbers: Intl.NumberFormat;
  readonly #plurals: Intl.PluralRules;

  constructor(language: Language) {
    this.#language = language;
    this.#numbers = new Intl.NumberFormat(language);
    this.#plurals = new Intl.PluralRules(language);
  }

  /** Learns messages. An id that is known already is a mistake. */
  learn(messages: Messages): void {
    for (const [id, texts] of Object.entries(messages)) {
      const pattern = texts[LANGUAGES.indexOf(this.#language)];
      if (pattern == null) continue;
      if (this.#messages.has(id)) throw new Error(`there are two messages ${id} in ${this.#language}`);
      this.#messages.set(id, pattern);
    }
  }

  knows(id: string): boolean {
    return this.#messages.has(id);
  }

  /** Says a message. One that is missing, or a value that is, throws. */
  say(id: string, values: Values = {}): string {
    const pattern = this.#messages.get(id);
    if (pattern === undefined) throw new Error(`${this.#language}.ftl has no message ${id}`);
    return this.#said(pattern, values, id);
  }

  #said(pattern: Pattern, values: Values, id: string): string {
    if (typeof pattern === "string") return pattern;
    return pattern.map((part) => (typeof part === "string" ? part : this.#part(part, values, id))).join("");
  }

  #part([name, more, otherwise]: Exclude<Part, string>, values: Values, id: string): string {
    if (typeof more === "string") return this.say(more, values);
    const value = values[name];
    if (value === undefined) throw new Error(`${id} wants a value called ${name}`);
    if (more === undefined) return typeof value === "number" ? this.#numbers.format(value) : value;
    const key = [String(value), typeof value === "number" ? this.#plurals.select(value) : ""].find(
      (key) => key in more,
    );
    return this.#said(more[key ?? otherwise ?? ""] ?? "", values, id);
  }
}
