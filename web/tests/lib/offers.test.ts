import { afterEach, expect, test, vi } from "vitest";

import type { Games } from "../../src/lib/protocol";

const GAMES: Games = {
  games: [{ game: "fake", minutes: 1, rounds: true, credit: "", options: [], editions: [] }],
  bots: ["novice", "steady", "master"],
  usual: "steady",
  programs: ["Alice"],
  names: ["Kiln"],
};

/** Those of a page that has just been opened. */
async function fresh() {
  vi.resetModules();
  const { offers } = await import("../../src/lib/offers.svelte");
  return offers;
}

afterEach(() => void vi.unstubAllGlobals());

test("what the server wrote into the page is there, and nothing is asked for", async () => {
  const ask = vi.fn();
  vi.stubGlobal("fetch", ask);
  const offers = await fresh();
  offers.take(JSON.stringify(GAMES));
  expect(offers.of("fake")?.minutes).toBe(1);
  await offers.load();
  expect(ask).not.toHaveBeenCalled();
  expect([offers.usual, offers.seatable("master"), offers.seatable("Alice"), offers.seatable("gone")]).toEqual([
    "steady",
    "master",
    "Alice",
    "steady",
  ]);
});

test("without it, it is asked for once", async () => {
  const ask = vi.fn(() => Promise.resolve(Response.json(GAMES)));
  vi.stubGlobal("fetch", ask);
  const offers = await fresh();
  offers.take("");
  expect(offers.games).toEqual([]);
  await offers.load();
  await offers.load();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(offers.names).toEqual(["Kiln"]);
});
