import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../../src/games/*/*.ftl", { query: "?raw", import: "default", eager: true });
const games = [...new Set(Object.keys(sources).map((path) => path.split("/").at(-2) ?? ""))];

function idsOf(game: string, language: string): string[] {
  const source = sources[`../../src/games/${game}/${language}.ftl`] ?? "";
  return [...source.matchAll(/^([\w-]+) =/gm)].map(([, id = ""]) => id).sort();
}

test.each(games)("all languages have the same messages of %s", (game) => {
  const ids = idsOf(game, "en");
  expect(ids.length).toBeGreaterThan(50);
  for (const id of ids) expect(id).toMatch(new RegExp(`^${game}-`));
  for (const language of ["fr", "hu"]) expect(idsOf(game, language)).toEqual(ids);
});

test("every game with a face has texts", () => {
  const faces = Object.keys(import.meta.glob("../../src/games/*/face.ts")).map((path) => path.split("/").at(-2));
  expect(games.sort()).toEqual(faces.sort());
});
