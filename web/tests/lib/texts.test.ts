import { expect, test } from "vitest";

import { speech } from "../../src/lib/speech.svelte";
import { speaker } from "../../src/texts";

const sources = import.meta.glob<string>("../../src/texts/*.ftl", { query: "?raw", import: "default", eager: true });

/** Ids with the names of the values that their texts use. */
function messages(language: string): Record<string, string[]> {
  const source = sources[`../../src/texts/${language}.ftl`] ?? "";
  const found = source.split(/^(?=[\w-]+ =)/m).filter((text) => /^[\w-]+ =/.test(text));
  return Object.fromEntries(
    found.map((text) => {
      const variables = new Set(Array.from(text.matchAll(/\$(\w+)/g), (match) => match[1] ?? ""));
      return [text.split(" ")[0] ?? "", [...variables].sort()];
    }),
  );
}

test.each(["fr", "hu"])("%s has the messages of English, with the same values", (language) => {
  const english = messages("en");
  expect(Object.keys(english).length).toBeGreaterThan(150);
  expect(messages(language)).toEqual(english);
});

test("French puts a hard space before two-part punctuation, and apostrophes are typographic", () => {
  const french = sources["../../src/texts/fr.ftl"] ?? "";
  const texts = french.split("\n").filter((line) => !line.startsWith("#"));
  expect(texts.filter((line) => /[^\u00a0\s] ?[;?!](?!\w)|\S :|'/.test(line.replace(/^[\w-]+ =/, "")))).toEqual([]);
});

test("a message that is not there is an error, unless it may be missing", () => {
  expect(() => speaker("en")("nothing")).toThrow("en.ftl has no message nothing");
  expect(speech.sayAny("nothing", () => "something else")).toBe("something else");
});
