import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "../lib/protocol";

/** The page's own texts, and those that each game's folder brings under ids that begin with the game's name. */
const SOURCES = import.meta.glob<string>(["./*.ftl", "../games/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export const LANGUAGES: readonly Language[] = ["en", "fr", "hu"];
export type Say = (id: string, values?: Record<string, FluentVariable>) => string;

/** Gives the function that says a message of the .ftl files in a language. A missing message or value throws. */
export function speaker(language: Language): Say {
  // Isolation marks are for mixed writing directions; ours all run the same way.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(SOURCES)) {
    if (!path.endsWith(`/${language}.ftl`)) continue;
    const [mistake] = bundle.addResource(new FluentResource(source));
    if (mistake) throw mistake;
  }
  return (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${language}.ftl has no message ${id}`);
    return bundle.formatPattern(pattern, values);
  };
}
