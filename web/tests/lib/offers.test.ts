import { afterEach, expect, test, vi } from "vitest";

import type { Games } from "../../src/lib/protocol";
import { speech } from "../../src/lib/speech.svelte";

function games(title: string): Games {
  const game = { game: "fake", title, about: "", minutes: 1, rounds: true, credit: "", options: [] };
  const editions = [{ title: "Fake Mini", about: "", options: {} }];
  return {
    games: [{ ...game, editions }],
    bots: ["novice", "steady", "master"],
    usual: "steady",
    programs: ["Alice"],
    names: ["Kiln"],
  };
}

/** Those of a page that has just been opened. */
async function fresh() {
  vi.resetModules();
  const { offers } = await import("../../src/lib/offers.svelte");
  const { speech } = await import("../../src/lib/speech.svelte");
  return { offers, speech };
}

afterEach(() => {
  vi.unstubAllGlobals();
  speech.language = "en";
});

test("what the server wrote into the page is there in every language, and nothing is asked for", async () => {
  const ask = vi.fn();
  vi.stubGlobal("fetch", ask);
  const { offers, speech } = await fresh();
  offers.take(JSON.stringify({ en: games("Fake"), fr: games("Faux") }));
  expect(offers.of("fake")?.title).toBe("Fake");
  speech.language = "fr";
  expect(offers.of("fake")?.title).toBe("Faux");
  await offers.load("fr");
  expect(ask).not.toHaveBeenCalled();
  expect([offers.usual, offers.seatable("master"), offers.seatable("Alice"), offers.seatable("gone")]).toEqual([
    "steady",
    "master",
    "Alice",
    "steady",
  ]);
});

test("without it each language is asked for once", async () => {
  const ask = vi.fn(() => Promise.resolve(Response.json(games("Hamis"))));
  vi.stubGlobal("fetch", ask);
  const { offers, speech } = await fresh();
  offers.take("");
  expect(offers.games).toEqual([]);
  await offers.load("hu");
  await offers.load("hu");
  speech.language = "hu";
  expect(ask).toHaveBeenCalledTimes(1);
  expect(offers.titleOf({ game: "fake", title: "Fake" })).toBe("Hamis");
  expect(offers.titleOf({ game: "fake", title: "Fake Mini" })).toBe("Fake Mini");
  expect(offers.titleOf({ game: "other", title: "Other" })).toBe("Other");
});
