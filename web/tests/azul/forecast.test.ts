import { cleanup, render } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import { face } from "../../src/games/azul/face";
import { barOf } from "../../src/games/azul/forecast";
import type { AnyItem, Take } from "../../src/games/azul/facts";
import type { Choice, Choices, Scoring } from "../../src/games/facts";
import { speech } from "../../src/lib/speech.svelte";
import type { Language } from "../../src/texts";
import { positions, sceneOf } from "./scene";

beforeEach(() => {
  speech.language = "en";
});

const tile = (row: number, points: number, across: number, down: number): AnyItem => ({
  what: "tile",
  points,
  row,
  column: 1,
  tile: "R",
  across,
  down,
});
const floor = (points: number, tiles: number): AnyItem => ({ what: "floor", points, tiles });
const marker = (points: number): AnyItem => ({ what: "marker", points });
const bonus: AnyItem = { what: "bonus", points: 2, of: "row", n: 1 };

function standing(before: number, after: number, items: AnyItem[] = []): Scoring {
  return { seat: 0, before, after, items };
}

/** A move that completes the line, unless it holds less then; to the floor without one. */
function move(
  line: number | null,
  held: number | null,
  before: number,
  after: number,
  items: AnyItem[],
  taken: Partial<Take> = {},
): Choice {
  const gain = items.reduce((sum, { points }) => sum + points, 0);
  const effect: Take = {
    what: "take",
    source: 1,
    tiles: "RRR",
    kept: "",
    line,
    held,
    jokers: null,
    fell: "",
    to_lid: 0,
    lid: null,
    floor: 0,
    rest: "",
    marker: false,
    ...taken,
  };
  return { move: "1R3", gain, before, after, items, effect };
}

/** The numbers with their labels, and the sentence. */
function told(stands: Scoring, choice: Choice | null, round = 5): string[] {
  const choices: Choices = { moves: choice ? [choice] : [], refused: {}, stands, preset: "" };
  const scene = sceneOf({ ...positions.draft, round, choices });
  const { container } = render(face.Outcome, { scene, choice });
  const seen = (part: Element) =>
    [...part.childNodes]
      .filter((node) => !(node instanceof Element && node.classList.contains("vh")))
      .map((node) => node.textContent)
      .join("")
      .replace(/\s+/g, " ")
      .trim();
  const found = [...container.querySelectorAll("dt, dd, p")].map(seen);
  cleanup();
  return found;
}

test("nothing chosen: what the round would bring as it stands", () => {
  expect(told(standing(1, 6, [tile(2, 5, 2, 3)]), null)).toEqual([
    "Score now",
    "1",
    "End of round, as it stands",
    "6",
    "Line 2 is full: row of 2, column of 3 +5",
  ]);
  const many = [tile(1, 1, 1, 1), tile(2, 2, 2, 1), tile(5, 3, 1, 3), floor(-2, 2)];
  expect(told(standing(1, 5, many), null).at(-1)).toBe("Lines 1, 2 and 5 are full: wall +6 · floor −2");
  expect(told(standing(4, 4), null).at(-1)).toBe("Nothing scores yet");
});

test("a move that scores", () => {
  const choice = move(4, null, 6, 10, [tile(4, 4, 1, 4)]);
  expect(told(standing(1, 6, [tile(2, 5, 2, 3)]), choice)).toEqual([
    "Score now",
    "1",
    "End of round: before → with this move",
    "6 → 10",
    "This move",
    "+4",
    "Line 4 completes: column of 4 +4",
  ]);
});

test("gain and loss together are named one by one", () => {
  const choice = move(2, null, 12, 16, [tile(2, 5, 3, 2), floor(-1, 1)]);
  expect(told(standing(12, 12), choice).slice(3)).toEqual([
    "12 → 16",
    "This move",
    "+4",
    "Line 2 completes: row of 3, column of 2 +5 · 1 falls −1",
  ]);
});

test("a move that costs", () => {
  const choice = move(3, 2, 35, 34, [marker(-1)], { marker: true });
  expect(told(standing(28, 35, [tile(1, 7, 3, 4)]), choice).slice(3)).toEqual([
    "35 → 34",
    "This move",
    "−1",
    "2 of 3 in line 3: marker −1, you start round 6",
  ]);
  // On a full floor the marker costs nothing.
  const full = move(3, 2, 35, 35, [], { marker: true });
  expect(told(standing(28, 35), full).at(-1)).toBe("2 of 3 in line 3. You start round 6");
});

test("not below 0: the sum is written out, then the rule", () => {
  const choice = move(null, null, 1, 0, [floor(-4, 3)]);
  expect(told(standing(0, 1, [tile(1, 1, 1, 1)]), choice).slice(3)).toEqual([
    "1 → 0",
    "This move",
    "−1",
    "All 3 to the floor: wall +1, floor −4 makes −3. Not below 0: you stay at 0",
  ]);
  const falling = move(null, null, 2, 0, [floor(-4, 3)]);
  expect(told(standing(2, 2), falling).at(-1)).toBe(
    "All 3 to the floor: 2 now, floor −4 makes −2. Not below 0: you come down to 0",
  );
  expect(told(standing(0, 0, [floor(-2, 2)]), null).at(-1)).toBe("floor −2 makes −2. Not below 0: you stay at 0");
  // What the end brings comes after the floor.
  const last = move(null, null, 0, 2, [floor(-4, 3), bonus]);
  expect(told(standing(0, 0), last).at(-1)).toBe(
    "All 3 to the floor: floor −4 makes −4. Not below 0: you stay at 0 · 1 complete row +2",
  );
});

test("no change is said in words", () => {
  const choice = move(4, 2, 14, 14, []);
  expect(told(standing(14, 14), choice).slice(3)).toEqual([
    "14 → 14",
    "This move",
    "±0",
    "2 of 4 in line 4. Nothing scores yet",
  ]);
});

test.each<[Language, string[]]>([
  [
    "fr",
    [
      "Score actuel",
      "0",
      "Fin de manche : avant → avec ce coup",
      "1 → 0",
      "Ce coup",
      "−1",
      "Les 3 au plancher : mur +1, plancher −4 font −3. Pas au-dessous de 0 : vous restez à 0",
    ],
  ],
  [
    "hu",
    [
      "Pontszám most",
      "0",
      "Forduló végén: előtte → ezzel a lépéssel",
      "1 → 0",
      "Ez a lépés",
      "−1",
      "Mind a 3 a padlóvonalra: fal +1, padlóvonal −4 összesen −3. 0 alá nem mehet: 0 ponton maradsz",
    ],
  ],
])("speaks %s", (language, words) => {
  speech.language = language;
  const choice = move(null, null, 1, 0, [floor(-4, 3)]);
  expect(told(standing(0, 1, [tile(1, 1, 1, 1)]), choice)).toEqual(words);
});

test("while cells are chosen, one tile is looked ahead", async () => {
  const scene = sceneOf(positions.tiling);
  scene.chooser.lay(3);
  const { container, rerender } = render(face.Outcome, { scene, choice: scene.chooser.choice });
  expect([...container.querySelectorAll("dt")].map((label) => label.textContent)).toEqual([
    "Score now",
    "Before → with this tile",
    "This tile",
  ]);
  await rerender({ scene, choice: null });
  expect([...container.querySelectorAll("dt")].map((label) => label.textContent)).toEqual(["Score now"]);
});

test.each([
  ["nothing on its way", [3, 3, 3], ["had 0–3"]],
  ["on its way", [1, 6, 6], ["had 0–1", "coming 1–6"]],
  ["gained", [1, 6, 10], ["had 0–1", "coming 1–6", "gained 6–10"]],
  ["lost of what was on its way", [28, 35, 34], ["had 0–28", "coming 28–34", "lost 34–35"]],
  ["lost of what one has", [5, 8, 3], ["had 0–3", "lost 3–8"]],
  ["all of it lost", [0, 1, 0], ["lost 0–1"]],
  ["less on its way out", [10, 6, 8], ["had 0–6", "gained 6–8", "going 8–10"]],
] as const)("the bar: %s", (_, [now, before, after], bar) => {
  expect(barOf(now, before, after).map(({ what, from, to }) => `${what} ${String(from)}–${String(to)}`)).toEqual(bar);
});

test("one scale for the whole round: it never shrinks before the next", () => {
  const scene = sceneOf(positions.draft);
  const { reach } = scene.chooser;
  expect(reach).toBe(Math.max(...(positions.draft.choices?.moves ?? []).map(({ after }) => after)) + 3);
  Object.assign(scene, { choices: { ...positions.draft.choices, moves: [] } });
  expect(scene.chooser.reach).toBe(reach);
  Object.assign(scene, { position: { ...positions.draft, round: positions.draft.round + 1 } });
  expect(scene.chooser.reach).toBeLessThan(reach);
});
