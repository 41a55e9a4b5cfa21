import { expect, test } from "vitest";

import { FEATURES, FRAME, noteAt, SIX, STARS, spaceAt } from "../../src/games/pavilion/board";

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
