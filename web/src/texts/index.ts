import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import hu from "./hu.ftl?raw";

const SOURCES = { en, fr, hu };

export type Language = keyof typeof SOURCES;
export type Say = (id: string, values?: Record<string, FluentVariable>) => string;

/** Gives the function that says a message of the .ftl files in a language. A missing message or value throws. */
export function speaker(language: Language): Say {
  // Isolation marks are for mixed writing directions; ours all run the same way.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const [mistake] = bundle.addResource(new FluentResource(SOURCES[language]));
  if (mistake) throw mistake;
  return (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${language}.ftl has no message ${id}`);
    return bundle.formatPattern(pattern, values);
  };
}
