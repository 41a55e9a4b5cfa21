import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "../lib/protocol";

/**
 * The page's own texts, and those that each game's folder brings under ids that begin with the game's name. A browser
 * fetches only the language it needs.
 */
const SOURCES = import.meta.glob<string>(["./*.ftl", "../games/*/*.ftl"], { query: "?raw", import: "default" });

export const LANGUAGES: readonly Language[] = ["en", "fr", "hu"];
/** What the languages call themselves, for who does not read the one that is set. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", hu: "Magyar" };

export type Say = (id: string, values?: Record<string, FluentVariable>) => string;
/** Says messages, and knows which there are. */
export type Speaker = Say & { knows(id: string): boolean };

const learnt = new Map<Language, Speaker>();

/** Fetches the texts of a language. */
export async function learn(language: Language): Promise<void> {
  if (learnt.has(language)) return;
  const found = Object.entries(SOURCES).filter(([path]) => path.endsWith(`/${language}.ftl`));
  learnt.set(language, speakerOf(language, await Promise.all(found.map(([, fetched]) => fetched()))));
}

/** Gives the function that says a message in a language that was learnt. A missing message or value throws. */
export function speaker(language: Language): Speaker {
  const found = learnt.get(language);
  if (!found) throw new Error(`${language} has not been learnt`);
  return found;
}

function speakerOf(language: Language, sources: string[]): Speaker {
  // Isolation marks are for mixed writing directions; ours all run the same way.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
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
