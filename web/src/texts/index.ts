import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "../lib/protocol";

/** The page's own texts, and those that each game's folder brings under ids that begin with the game's name. */
const SOURCES = import.meta.glob<string>(["./*.ftl", "../games/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export const LANGUAGES: readonly Language[] = ["en", "fr", "hu"];
/** What the languages call themselves, for who does not read the one that is set. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", hu: "Magyar" };

export type Say = (id: string, values?: Record<string, FluentVariable>) => string;
/** Says messages, and knows which there are. */
export type Speaker = Say & { knows(id: string): boolean };

/** Gives the function that says a message of the .ftl files in a language. A missing message or value throws. */
export function speaker(language: Language): Speaker {
  // Isolation marks are for mixed writing directions; ours all run the same way.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(SOURCES)) {
    if (!path.endsWith(`/${language}.ftl`)) continue;
    const [mistake] = bundle.addResource(new FluentResource(source));
    if (mistake) throw mistake;
  }
  const say: Say = (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${language}.ftl has no message ${id}`);
    return bundle.formatPattern(pattern, values);
  };
  return Object.assign(say, { knows: (id: string) => bundle.hasMessage(id) });
}
