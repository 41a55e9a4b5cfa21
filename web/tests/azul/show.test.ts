import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { show } from "../../src/games/azul/show";
import type { Position } from "../../src/lib/protocol";
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

const stage = (scene = sceneOf(before), signal = new AbortController().signal) => ({ root, scene, signal });

test("a take and the tiling are shown to their end, and nothing is left over", async () => {
  table();
  const animate = vi.spyOn(Element.prototype, "animate");
  const scene = sceneOf(before);
  await show(before, after, stage(scene));
  expect(animate.mock.calls.length).toBeGreaterThan(10);
  // Rows 1, 2 and 3 or 4, all boards at once; then the floors.
  expect(scene.sounds).toEqual(["take", "place", "score", "score", "score", "score", "fall", "fall"]);
  expect(root.querySelector("svg, b, i, div")).toBeNull();
});

test("what is not drawn is not shown", async () => {
  await show(before, after, stage());
  expect(root.children).toHaveLength(0);
});

test("a lay, a deal, a start and nonsense end, too", async () => {
  table();
  const events: Partial<Position>[] = [
    { event: { what: "deal", seat: null, move: null, deed: null } },
    { event: { what: "start", seat: null, move: null, deed: null } },
    { event: { what: "move", seat: 0, move: "?", deed: null } },
    { event: { what: "move", seat: 7, move: "?", deed: { what: "take" } } },
    { view: {} },
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

test("where motion is reduced nothing moves", async () => {
  table();
  root.style.setProperty("--t-move", "0ms");
  const animate = vi.spyOn(Element.prototype, "animate");
  await show(before, after, stage());
  expect(animate).not.toHaveBeenCalled();
});
