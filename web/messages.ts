import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

import type { Messages, Part, Pattern } from "./src/texts/messages.ts";

type Parsed = NonNullable<FluentResource["body"][number]["value"]>;
type Element = Exclude<Parsed, string>[number];

/**
 * Fluent files as the page reads them: `import messages from "…/common/en.ftl?words"` gives the messages of a file,
 * and `…/azul/board/en.ftl?game` all that is said at a table of a game, in two parts: what the page says at any, and
 * the game's board with the facts that it tells. They are read when the page is built, so that no browser has to bring
 * a reader of Fluent with it.
 */
export function messages(): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (!file.endsWith(".ftl") || (query !== "words" && query !== "game")) return null;
      const beside = (folder: string) => join(dirname(file), folder, basename(file));
      const files = query === "game" ? [beside("../told"), file] : [file];
      for (const file of files) this.addWatchFile(file);
      const own = JSON.stringify(compiled(files.map((file) => readFileSync(file, "utf8")).join("\n")));
      if (query === "words") return `export default ${own}`;
      return `import table from ${JSON.stringify(`${beside("../../table")}?words`)};\nexport default [table, ${own}]`;
    },
  };
}

/** The messages of a Fluent text. */
export function compiled(source: string): Messages {
  const all: Record<string, Pattern> = {};
  for (const { id, value } of new FluentResource(source).body) {
    if (value === null) throw new Error(`${id} has no text`);
    if (id in all) throw new Error(`there are two messages ${id}`);
    all[id] = pattern(value, id);
  }
  // What the reader does not understand, it leaves out without a word: a line that begins with a hard space, say.
  for (const [, id = ""] of source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)) {
    if (!(id in all)) throw new Error(`${id} cannot be read`);
  }
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
      return ["$", element.name];
    case "mesg":
      if (element.attr === null) return ["@", element.name];
      break;
    case "func": {
      const options: Record<string, string> = {};
      const values: Part[] = [];
      for (const given of element.args) {
        if (given.type === "narg") options[given.name] = String(given.value.value);
        else values.push(part(given, id));
      }
      return ["()", element.name, values, options];
    }
    case "select": {
      const keys = element.variants.map(({ key }) => String(key.value));
      const variants = element.variants.map(({ value }, at) => [keys[at], pattern(value, id)] as const);
      return ["?", part(element.selector, id), Object.fromEntries(variants), keys[element.star] ?? ""];
    }
  }
  throw new Error(`${id} uses something of Fluent that this page does not read: ${element.type}`);
}
