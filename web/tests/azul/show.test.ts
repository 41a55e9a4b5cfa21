import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { show } from "../../src/games/azul/show";
import type { Position } from "../../src/games/face";
import { positions, sceneOf } from "./scene";

const TOKENS = { "--t-move": "320ms", "--t-stagger": "45ms", "--t-score": "600ms", "--t-quick": "140ms" };
const { before, after } = positions.round;

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement("main");
  for (const [token, time] of Object.entries(TOKENS)) root.style.setProperty(token, time);
  document.body.append(root);
});

afterEach(() => {
  root.remove();
  vi.restoreAllMocks();
});

function place(name: string, tile = false): void {
  const element = document.createElement("span");
  element.dataset["place"] = name;
  if (tile) element.dataset["tile"] = "";
  element.getBoundingClientRect = () => new DOMRect(10, 10, 30, 30);
  root.append(element);
}

/** Everything that a take and a tiling need. */
function table(): void {
  for (let at = 0; at < 25; at += 1) place(`f0-${String(at)}`, true);
  for (const seat of [0, 1]) {
    for (let row = 0; row < 5; row += 1) {
      for (let at = 0; at < 5; at += 1) {
        place(`s${String(seat)}-w${String(row)}-${String(at)}`);
        place(`s${String(seat)}-l${String(row + 1)}-${String(at)}`);
      }
    }
    for (let at = 0; at < 7; at += 1) place(`s${String(seat)}-f${String(at)}`);
  }
}

const stage = (scene = sceneOf(before), signal = new AbortController().signal) => ({
  root,
  scene,
  signal,
  order: [0, 1],
  pace: 1,
  count: vi.fn<(seat: number, item: number) => void>(),
});

test("a take and the tiling are shown to their end, and nothing is left over", async () => {
  table();
  const animate = vi.spyOn(Element.prototype, "animate");
  const scene = sceneOf(before);
  await show(before, after, stage(scene));
  expect(animate.mock.calls.length).toBeGreaterThan(10);
  // One board after the other, its floor last.
  const board = ["score", "score", "score", "fall"];
  expect(scene.sounds).toEqual(["take", "place", ...board, ...board]);
  expect(scene.chooser.ending).toBeNull();
  expect(root.querySelector("svg, b, i, div")).toBeNull();
});

test("a round is counted board by board in the order of the stage, item by item", async () => {
  table();
  const scene = sceneOf(before, { own: 1 });
  const counted: string[] = [];
  const count = (seat: number, item: number): void => {
    const row = scene.chooser.ending?.row ?? "–";
    counted.push(`seat ${String(seat)}, item ${String(item)}, line ${String(row)}`);
  };
  await show(before, after, { ...stage(scene), order: [1, 0], count });
  expect(counted).toEqual([
    "seat 1, item 0, line 1",
    "seat 1, item 1, line 2",
    "seat 1, item 2, line 3",
    "seat 1, item 3, line –",
    "seat 1, item 4, line –",
    "seat 0, item 0, line 1",
    "seat 0, item 1, line 2",
    "seat 0, item 2, line 4",
    "seat 0, item 3, line –",
    "seat 0, item 4, line –",
  ]);
});

test("a tile takes 920 ms at the usual pace, less at a quick one, and nothing is counted at none", async () => {
  table();
  const [first] = after.scoring[0]?.items ?? [];
  const one = { ...after, scoring: [{ seat: 0, before: 0, after: 0, items: first ? [first] : [] }] };
  const event = { what: "move" as const, seat: 0, move: "?", effect: null };
  const timed = async (pace: number): Promise<number> => {
    const animate = vi.spyOn(Element.prototype, "animate");
    const count = vi.fn();
    await show(before, { ...one, event }, { ...stage(), order: [0], pace, count });
    const longest = Math.max(0, ...animate.mock.calls.map(([, options]) => (options as { duration: number }).duration));
    animate.mockRestore();
    expect(count).toHaveBeenCalledTimes(pace > 0 ? 2 : 0);
    return longest;
  };
  expect([await timed(1), await timed(0.4), await timed(0)]).toEqual([600, 240, 0]);
});

test("what is not drawn is not shown", async () => {
  await show(before, after, stage());
  expect(root.children).toHaveLength(0);
});

test("a lay, a deal, a start and nonsense end, too", async () => {
  table();
  const events: Partial<Position>[] = [
    { event: { what: "deal", seat: null, move: null, effect: null } },
    { event: { what: "start", seat: null, move: null, effect: null } },
    { event: { what: "move", seat: 0, move: "?", effect: null } },
    { event: { what: "move", seat: 7, move: "?", effect: { what: "take" } } },
    { view: { roles: [], winners: [] } },
  ];
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  for (const event of events) await show(before, { ...after, ...event }, stage());
  await show(positions.tiling, { ...positions.tiling, event: positions.tiling.event }, stage());
  expect(root.querySelector("svg, b, i, div")).toBeNull();
});

test("who does not want to see it need not wait", async () => {
  table();
  const finished = new Promise<Animation>(() => undefined);
  const cancel = vi.fn();
  vi.spyOn(Element.prototype, "animate").mockReturnValue({ finished, cancel } as unknown as Animation);
  const abort = new AbortController();
  const shown = show(before, after, stage(sceneOf(before), abort.signal));
  expect(root.querySelector("svg")).not.toBeNull();
  abort.abort();
  await shown;
  expect(cancel).toHaveBeenCalled();
  expect(root.querySelector("svg, div")).toBeNull();
});

test("a count that is cut short leaves nothing behind", async () => {
  table();
  vi.spyOn(Element.prototype, "animate").mockImplementation(() => {
    let stop: () => void = () => undefined;
    const finished = new Promise<void>((_, reject) => (stop = () => reject(new Error("cancelled"))));
    return { finished, cancel: stop } as unknown as Animation;
  });
  const abort = new AbortController();
  const scene = sceneOf(before);
  const count = vi.fn();
  const event = { what: "move" as const, seat: 0, move: "?", effect: null };
  const shown = show(before, { ...after, event }, { ...stage(scene, abort.signal), count });
  expect(scene.chooser.ending?.row).toBe(1);
  abort.abort();
  await shown;
  await new Promise((resolve) => setTimeout(resolve));
  expect(scene.chooser.ending).toBeNull();
  expect(count).toHaveBeenCalledTimes(1);
});

test("where motion is reduced nothing moves", async () => {
  table();
  root.style.setProperty("--t-move", "0ms");
  const animate = vi.spyOn(Element.prototype, "animate");
  await show(before, after, stage());
  expect(animate).not.toHaveBeenCalled();
});
