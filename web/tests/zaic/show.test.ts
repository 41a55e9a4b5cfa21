import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Position } from "../../src/games/face";
import { show } from "../../src/games/zaic/show";
import { positions, sceneOf } from "./scene.svelte";

const { late: before, laid: after } = positions;

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement("main");
  root.style.setProperty("--t-move", "320ms");
  document.body.append(root);
});

afterEach(() => {
  root.remove();
  vi.restoreAllMocks();
});

function place(name: string, left: number, top: number): void {
  const element = document.createElement("span");
  element.dataset["place"] = name;
  element.getBoundingClientRect = () => new DOMRect(left, top, 50, 50);
  root.append(element);
}

const stage = (scene = sceneOf(before), signal = new AbortController().signal) => ({
  root,
  scene,
  signal,
  order: [0, 1],
  pace: 1,
  count: () => undefined,
});

test("a tile drops on its place, and nothing is left over", async () => {
  place("h5", 100, 200);
  const animate = vi.spyOn(Element.prototype, "animate");
  const scene = sceneOf(before);
  await show(before, after, stage(scene));
  expect(animate).toHaveBeenCalledTimes(1);
  const [frames, options] = animate.mock.calls[0] ?? [];
  expect((frames as Keyframe[])[0]).toMatchObject({ transform: "scale(1.06)" });
  expect((frames as Keyframe[]).at(-1)).toMatchObject({ transform: "scale(1)", opacity: 1 });
  expect(options).toMatchObject({ duration: 200 });
  expect(scene.sounds).toEqual(["take", "place"]);
  expect(root.querySelector("svg, div")).toBeNull();
});

test("it falls where it will lie: as wide as its squares, lifted by its level", async () => {
  place("h6", 100, 200);
  const drawn: SVGElement[] = [];
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: SVGElement) {
    drawn.push(this);
    return { finished: Promise.resolve(), cancel: () => undefined } as unknown as Animation;
  });
  const effect = { what: "lay", kind: "Q", column: 7, row: 4, level: 3, covers: [0, 4], joins: 4 };
  const event = { what: "move" as const, seat: 1, move: "Qh5", effect };
  await show(before, { ...after, event }, stage());
  expect(drawn[0]?.querySelector("use")?.getAttribute("href")).toBe("#z-dark-Q");
  expect(drawn[0]?.style).toMatchObject({ left: "100px", top: "192px", width: "100px", height: "104px" });
});

test("what is not drawn, and what is no move, is not shown", async () => {
  const animate = vi.spyOn(Element.prototype, "animate");
  const scene = sceneOf(before);
  await show(before, after, stage(scene));
  const events: Position["event"][] = [
    { what: "start", seat: null, move: null, effect: null },
    { what: "undo", seat: 0, move: null, effect: null },
    { what: "move", seat: 0, move: "?", effect: null },
  ];
  place("h5", 0, 0);
  for (const event of events) await show(before, { ...after, event }, stage(scene));
  expect(animate).not.toHaveBeenCalled();
  expect(scene.sounds).toEqual([]);
});

test("where motion is reduced nothing moves", async () => {
  place("h5", 0, 0);
  root.style.setProperty("--t-move", "0ms");
  const animate = vi.spyOn(Element.prototype, "animate");
  await show(before, after, stage());
  expect(animate).not.toHaveBeenCalled();
});
