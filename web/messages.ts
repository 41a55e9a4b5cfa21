import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

import { LANGUAGES, type Part, type Pattern } from "./src/texts/messages.ts";

type Parsed = NonNullable<FluentResource["body"][number]["value"]>;
type Element = Exclude<Parsed, string>[number];

const QUERY = "?all";

/**
 * Fluent files as the page reads them: `import messages from "./en.ftl?all"` gives the messages of a folder in every
 * language. They are read when the page is built, so that no browser has to bring a reader of Fluent with it.
 */
export function messages(): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(`.ftl${QUERY}`)) return null;
      const folder = dirname(id);
      const files = LANGUAGES.map((language) => join(folder, `${language}.ftl`));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(compiled(files.map((file) => readFileSync(file, "utf8"))))}`;
    },
  };
}

/** The messages of several sources, each with its patterns in the order of the sources; null where one has none. */
export function compiled(sources: readonly string[]): Record<string, (Pattern | null)[]> {
  const all: Record<string, (Pattern | null)[]> = {};
  sources.forEach((source, at) => {
    for (const { id, value } of new FluentResource(source).body) {
      if (value === null) throw new Error(`${id} has no text`);
      (all[id] ??= sources.map(() => null))[at] = pattern(value, id);
    }
  });
  return all;
}

function pattern(value: Parsed, id: string): Pattern {
  return typeof value === "string" ? value : value.map((element) => part(element, id));
}

function part(element: Element, id: string): Part {
  if (typeof element === "string") return element;
  switch (element.type) {
    case "str":
      return element.value;
    case "var":
      return [element.name];
    case "mesg":
      if (element.attr === null) return ["", element.name];
      break;
    case "select":
      if (element.selector.type === "var") {
        const keys = element.variants.map(({ key }) => String(key.value));
        const variants = element.variants.map(({ value }, at) => [keys[at], pattern(value, id)] as const);
        return [element.selector.name, Object.fromEntries(variants), keys[element.star] ?? ""];
      }
  }
  throw new Error(`${id} uses something of Fluent that this page does not read: ${element.type}`);
}
