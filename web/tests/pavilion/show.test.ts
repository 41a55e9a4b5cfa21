import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { show } from "../../src/games/pavilion/show";
import type { Position } from "../../src/games/face";
import { positions, sceneOf, type Step } from "./scene";

const TOKENS = { "--t-move": "320ms", "--t-stagger": "45ms", "--t-score": "600ms", "--t-quick": "140ms" };
const KINDS = "PGOYBR";

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

/** Everything that moves need. */
function table(): void {
  for (let source = 0; source <= 5; source += 1) {
    for (let at = 0; at < 5; at += 1) {
      place(`f${String(source)}-${String(at)}`, true);
      place(`f${String(source)}-${String(at)}-spot`);
    }
  }
  for (let at = 0; at < 10; at += 1) {
    place(`supply-${String(at)}`, true);
    place(`supply-${String(at)}-spot`);
  }
  place("centre");
  place("marker", true);
  for (const seat of [0, 1]) {
    place(`hand-${String(seat)}`);
    for (const kind of KINDS) place(`h${String(seat)}-${kind}`, true);
    for (const star of ["NW", "NE", "E", "SE", "SW", "W", "C"]) {
      for (let tip = 1; tip <= 6; tip += 1) place(`s${String(seat)}-${star}${String(tip)}-spot`);
    }
  }
}

const stage = (scene = sceneOf(positions.place), signal = new AbortController().signal) => ({
  root,
  scene,
  signal,
  order: [0, 1],
  pace: 1,
  count: () => undefined,
});

async function shown({ before, after }: Step) {
  const animate = vi.spyOn(Element.prototype, "animate");
  const scene = sceneOf(before, { acting: false });
  await show(before, after, stage(scene));
  const pieces = animate.mock.contexts.filter((element) => element instanceof SVGElement);
  return { sounds: scene.sounds, pieces: pieces.length };
}

test.each([
  // Two red and a joker to the hand, one yellow to the centre.
  ["draft", ["take"], 4],
  // Three yellow, a joker and the marker; the loss rises.
  ["marker", ["take", "fall"], 5],
  // The tile settles, what else was paid fades, four spaces light up.
  ["place", ["place", "score"], 7],
  ["choose", ["take"], 1],
  ["pass", ["fall"], 1],
  // Two new tiles come to the supply.
  ["refill", [], 2],
] as const)("a %s is shown to its end, and nothing is left over", async (name, sounds, pieces) => {
  table();
  expect(await shown(positions.steps[name])).toEqual({ sounds, pieces });
  expect(root.querySelector("svg, b, i, div")).toBeNull();
});

test.each([
  [2, "−2"],
  [0, undefined],
])("who passes is shown the %d points that are lost, not the tiles", async (lost, told) => {
  table();
  const { before, after } = positions.steps.pass;
  const texts: string[] = [];
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: Element) {
    if (this instanceof HTMLElement) texts.push(this.textContent);
    return { finished: Promise.resolve(), cancel: () => undefined } as unknown as Animation;
  });
  const event = { ...after.event, effect: { what: "pass", kept: "", dropped: "PPPGGG", lost } };
  await show(before, { ...after, event }, stage());
  expect(texts.find((text) => /\d/.test(text))).toBe(told);
});

test("a new round is dealt to the factories", async () => {
  table();
  const { after } = positions.steps.draft;
  const start = { ...after, event: { what: "deal", seat: null, move: null, effect: null } } as Position;
  const { pieces } = await shown({ before: positions.steps.draft.before, after: start });
  expect(pieces).toBe(4 + 4 + 4);
});

test("what is not drawn is not shown", async () => {
  for (const { before, after } of Object.values(positions.steps)) await show(before, after, stage());
  expect(root.children).toHaveLength(0);
});

test("nonsense ends, too", async () => {
  table();
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  const { before, after } = positions.steps.place;
  const events: Partial<Position>[] = [
    { event: { what: "start", seat: null, move: null, effect: null } },
    { event: { what: "move", seat: 0, move: "?", effect: null } },
    { event: { what: "move", seat: 7, move: "E1=B", effect: { what: "place" } } },
    { view: {} as Position["view"] },
  ];
  for (const event of events) await show(before, { ...after, ...event }, stage());
  expect(root.querySelector("svg, b, i, div")).toBeNull();
});

test("who does not want to see it need not wait", async () => {
  table();
  const cancel = vi.fn();
  const finished = new Promise<Animation>(() => undefined);
  vi.spyOn(Element.prototype, "animate").mockReturnValue({ finished, cancel } as unknown as Animation);
  const abort = new AbortController();
  const { before, after } = positions.steps.place;
  const running = show(before, after, stage(sceneOf(before), abort.signal));
  expect(root.querySelector("svg")).not.toBeNull();
  abort.abort();
  await running;
  expect(cancel).toHaveBeenCalled();
  expect(root.querySelector("svg, div")).toBeNull();
});

test("where motion is reduced nothing moves", async () => {
  table();
  root.style.setProperty("--t-move", "0ms");
  const animate = vi.spyOn(Element.prototype, "animate");
  await show(positions.steps.place.before, positions.steps.place.after, stage());
  expect(animate).not.toHaveBeenCalled();
});
