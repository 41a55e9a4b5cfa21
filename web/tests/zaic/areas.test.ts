import { describe, expect, test } from "vitest";

import { areaAt, areasOf, firstDifference, middleOf, outlineOf, topsOf } from "../../src/games/zaic/areas";
import { spotOf, stacksOf, viewOf, type Spot } from "../../src/games/zaic/view";
import type { Position } from "../../src/lib/protocol";
import { moveOf, positions } from "./scene.svelte";

function topsAt(position: Position) {
  return topsOf(stacksOf(viewOf(position).tiles));
}

const spots = (names: string): Spot[] => names.split(" ").map(spotOf);

test.each(Object.entries(positions))("areas are as large as the server says: %s", (_, position) => {
  const areas = areasOf(topsAt(position));
  for (const seat of [0, 1]) {
    const sizes = areas.filter((area) => area.seat === seat).map(({ squares }) => squares.length);
    expect(sizes).toEqual(viewOf(position).areas[seat]);
  }
});

test("the area that a move joins is as large as the server says", () => {
  const { late } = positions;
  const stacks = stacksOf(viewOf(late).tiles);
  for (const { move } of late.choices?.moves ?? []) {
    const effect = moveOf(late, move).effect as Spot & { kind: "S"; joins: number };
    const area = areaAt(topsOf(stacks, { ...effect, seat: 0 }), effect);
    expect(area?.squares).toHaveLength(effect.joins);
  }
});

test("nothing is no area", () => {
  expect(areaAt(topsAt(positions.start), { column: 7, row: 7 })).toBeNull();
});

test("the first difference decides, and a missing area counts as none", () => {
  expect(
    firstDifference([
      [4, 4, 3],
      [4, 3],
    ]),
  ).toBe(1);
  expect(
    firstDifference([
      [4, 3],
      [4, 3, 1],
    ]),
  ).toBe(2);
  expect(firstDifference([[4], [4]])).toBeNull();
  expect(firstDifference([])).toBeNull();
});

test("a number stands in the middle of its area", () => {
  expect(middleOf({ seat: 0, squares: spots("a1 b1 c1") })).toEqual({ column: 1, row: 0 });
});

describe("outlines", () => {
  const corners = (path: string) => path.match(/Q/g)?.length;

  test("a square has four round corners, an angle six", () => {
    expect(corners(outlineOf({ seat: 0, squares: spots("a1") }, 0.05, 0.1))).toBe(4);
    expect(corners(outlineOf({ seat: 0, squares: spots("a1 b1 a2") }, 0.05, 0.1))).toBe(6);
  });

  test("a ring has an inner edge, too", () => {
    const path = outlineOf({ seat: 0, squares: spots("a1 b1 c1 a2 c2 a3 b3 c3") }, 0.05, 0.1);
    expect(path.match(/M/g)).toHaveLength(2);
    expect(corners(path)).toBe(8);
  });

  test("two squares that meet at a corner keep apart there", () => {
    const path = outlineOf({ seat: 0, squares: spots("a1 b1 c1 c2 c3 b3 a3 a2 b2 d4 d3") }, 0.05, 0.1);
    expect(path.match(/M/g)).toHaveLength(1);
  });

  test("they go along with what is lifted", () => {
    const lift = ({ column }: Spot) => (column === 1 ? 0.5 : 0);
    const path = outlineOf({ seat: 0, squares: spots("a1 b1") }, 0, 0.1, lift);
    expect(path).toContain("1 0L1 0.5");
    expect(path).toContain("1 1.5L1 1");
  });
});
