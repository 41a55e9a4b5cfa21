import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../../src/games/pavilion/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Ids with the values that their texts use. */
function messages(source: string): Map<string, string> {
  const found = source.split(/^(?=[\w-]+ =)/m).filter((text) => /^[\w-]+ =/.test(text));
  return new Map(found.map((text) => [text.split(" ")[0] ?? "", text]));
}

const [english, ...others] = ["en", "fr", "hu"].map((code) =>
  messages(sources[`../../src/games/pavilion/${code}.ftl`] ?? ""),
);

test("all languages have the same messages, of this game", () => {
  const ids = [...(english?.keys() ?? [])];
  expect(ids.length).toBeGreaterThan(50);
  for (const id of ids) expect(id).toMatch(/^pavilion-/);
  for (const other of others) expect([...other.keys()].sort()).toEqual(ids.sort());
});
