import { expect, test } from "vitest";

import {
  costOf,
  FEATURES,
  FRAME,
  MIX_WORTH,
  noteAt,
  NUMBER_WORTH,
  SIX,
  STAR_COLOURS,
  STAR_WORTH,
  STARS,
  spaceAt,
  type Side,
} from "../../src/games/pavilion/board";
import printed from "./fixtures/board.json";

test("the board is printed as the rules have it", () => {
  for (const side of ["coloured", "grey"] as Side[]) {
    expect(STARS.map((_, star) => SIX.map((tip) => costOf(side, star, tip)))).toEqual(printed.costs[side]);
  }
  expect([STAR_COLOURS, STAR_WORTH, MIX_WORTH]).toEqual([printed.colours, printed.stars, printed.mix]);
  expect(NUMBER_WORTH).toEqual(printed.numbers);
});

test("features stand in the order in which effects number them, amid their spaces", () => {
  const found = FEATURES.map(({ kind, star, tiles, spaces }) => ({
    kind,
    star,
    tiles,
    spaces: spaces.map((space) => [space.star, space.tip]).sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d),
  }));
  expect(found).toEqual(printed.features);
});

test("everything lies within the picture, and no two things at one place", () => {
  const points = [
    ...STARS.flatMap((_, star) => SIX.map((tip) => spaceAt({ star, tip }))),
    ...FEATURES.map(({ at }) => at),
    ...STARS.map((_, star) => noteAt(star)),
  ];
  points.forEach(({ x, y }, at) => {
    expect(Math.abs(x)).toBeLessThan(FRAME.width / 2);
    expect(Math.abs(y)).toBeLessThan(FRAME.height / 2);
    for (const other of points.slice(at + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(45);
  });
});
