import { describe, expect, test } from "vitest";

import { middleOf, outlineOf } from "../../src/games/zaic/areas";
import { spotsIn as spots, type Spot } from "../../src/games/zaic/view";

test("a number stands in the middle of its area", () => {
  expect(middleOf(spots("a1 b1 c1"))).toEqual({ column: 1, row: 0 });
});

describe("outlines", () => {
  const corners = (path: string) => path.match(/Q/g)?.length;

  test("a square has four round corners, an angle six", () => {
    expect(corners(outlineOf(spots("a1"), 0.05, 0.1))).toBe(4);
    expect(corners(outlineOf(spots("a1 b1 a2"), 0.05, 0.1))).toBe(6);
  });

  test("a ring has an inner edge, too", () => {
    const path = outlineOf(spots("a1 b1 c1 a2 c2 a3 b3 c3"), 0.05, 0.1);
    expect(path.match(/M/g)).toHaveLength(2);
    expect(corners(path)).toBe(8);
  });

  test("two squares that meet at a corner keep apart there", () => {
    const path = outlineOf(spots("a1 b1 c1 c2 c3 b3 a3 a2 b2 d4 d3"), 0.05, 0.1);
    expect(path.match(/M/g)).toHaveLength(1);
  });

  test("they go along with what is lifted", () => {
    const lift = ({ column }: Spot) => (column === 1 ? 0.5 : 0);
    const path = outlineOf(spots("a1 b1"), 0, 0.1, lift);
    expect(path).toContain("1 0L1 0.5");
    expect(path).toContain("1 1.5L1 1");
  });
});
