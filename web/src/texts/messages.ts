import type { Language } from "./languages";

import { az, de } from "./grammar";

/** A text, or its parts. */
export type Pattern = string | readonly Part[];
/**
 * Plain text; a value, by its name; another message, by its id; a function with its values and options; or a choice
 * by a value, with the key of what else.
 */
export type Part =
  | string
  | readonly ["$", name: string]
  | readonly ["@", id: string]
  | readonly ["()", name: string, values: readonly Part[], options: Record<string, string>]
  | readonly ["?", by: Part, variants: Record<string, Pattern>, otherwise: string];
/** The texts of messages, by their ids. */
export type Messages = Record<string, Pattern>;
export type Value = string | number;
export type Values = Record<string, Value>;

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
    for (const [id, pattern] of Object.entries(messages)) {
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
    if (pattern === undefined) throw new Error(`${this.#language} has no message ${id}`);
    return this.#said(pattern, values, id);
  }

  /** Things one after the other: "Ana, Ben and Kiln". */
  listed(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("list-last", { items: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
  }

  #said(pattern: Pattern, values: Values, id: string): string {
    if (typeof pattern === "string") return pattern;
    return pattern.map((part) => this.#shown(this.#value(part, values, id))).join("");
  }

  #shown(value: Value): string {
    return typeof value === "number" ? this.#numbers.format(value) : value;
  }

  #value(part: Part, values: Values, id: string): Value {
    if (typeof part === "string") return part;
    switch (part[0]) {
      case "$": {
        const value = values[part[1]];
        if (value === undefined) throw new Error(`${id} wants a value called ${part[1]}`);
        return value;
      }
      case "@":
        return this.say(part[1], values);
      case "()":
        return this.#called(
          part[1],
          part[2].map((given) => this.#value(given, values, id)),
          part[3],
        );
      case "?": {
        const [, by, variants, otherwise] = part;
        const value = this.#value(by, values, id);
        const keys = [String(value), typeof value === "number" ? this.#plurals.select(value) : otherwise, otherwise];
        return this.#said(variants[keys.find((key) => key in variants) ?? ""] ?? "", values, id);
      }
    }
  }

  /** What Fluent lacks. The terminal's words have the same functions. */
  #called(name: string, [value = "", times = 1]: readonly Value[], options: Record<string, string>): Value {
    switch (name) {
      case "TILES":
        return this.#tiles(value === "none" ? "" : String(value), Number(times), options);
      case "COUNT":
        return value === "none" ? 0 : String(value).length;
      case "AZ":
        return az(value);
      case "DE":
        return de(String(value));
    }
    throw new Error(`there is no function ${name}`);
  }

  /**
   * Each kind among tiles, in the order in which they come, said by a message. It is given the letter (`kind`), how
   * many there are (`n`), whether it is the `first`, and the letter of the `next`. Told as a list, or `by` what stands
   * between them.
   */
  #tiles(tiles: string, times: number, { say = "", by }: Record<string, string>): string {
    const kinds = [...new Set(tiles)];
    const told = kinds.map((kind, at) =>
      this.say(say, {
        kind,
        n: (tiles.split(kind).length - 1) * times,
        first: at === 0 ? "yes" : "no",
        next: kinds[at + 1] ?? "none",
      }),
    );
    return by === undefined ? this.listed(told) : told.join(by);
  }
}

/**
 * The fields of a fact as values that a message can show or choose by: nothing is `none`, truths are `yes` and `no`,
 * lists are joined by commas; the fields of a fact within stand beside its own.
 */
export function valuesOf(fact: object): Values {
  const values: Values = {};
  for (const [name, held] of Object.entries(fact) as [string, unknown][]) {
    if (typeof held === "boolean") values[name] = held ? "yes" : "no";
    else if (typeof held === "number") values[name] = held;
    else if (typeof held === "string") values[name] = held || "none";
    else if (held == null || (Array.isArray(held) && held.length === 0)) values[name] = "none";
    else if (!Array.isArray(held)) Object.assign(values, valuesOf(held));
    else if (held.every((item) => typeof item !== "object")) values[name] = held.join(", ");
  }
  return values;
}
