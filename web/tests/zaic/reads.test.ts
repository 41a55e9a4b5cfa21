import { describe, expect, test } from "vitest";

import { reads } from "../../src/games/zaic/reads";
import { nameOf, spotsIn, squaresOf, viewOf, type Laying } from "../../src/games/zaic/view";
import late from "./fixtures/late.json";
import { moveOf, positions } from "./scene.svelte";

describe("choices", () => {
  const told = {
    seat: 1,
    areas: [[4], [3, 1]],
    lays: {
      "Sj9-11 Hb2": { joins: 2, own: [3, 2, 1] },
      Vi8: { joins: 5, level: 2, covers: [1, 1], unites: [0, 1], own: [5], other: [3], decides: null },
    },
    refused: { "Qa1-3 Qc4": { why: "wide", n: 9 }, H: { why: "none_left" } },
  };
  const { moves, refused, stands, preset } = reads.choices(told);

  test("moves that were told together are read one by one, in their order", () => {
    expect(moves.map(({ move }) => move)).toEqual(["Hb2", "Sj9", "Sj10", "Sj11", "Vi8"]);
    expect([stands, preset]).toEqual([null, ""]);
  });

  test("refusals, too, with what is usual", () => {
    const wide = { why: "wide", n: 9, place: null, low: 0, high: 0 };
    const none = { why: "none_left", n: 0, place: null, low: 0, high: 0 };
    expect(refused).toEqual({ Qa1: wide, Qa2: wide, Qa3: wide, Qc4: wide, H: none });
  });

  test("a move tells its tile, what it covers and how the areas change", () => {
    expect(moves[4]).toMatchObject({
      gain: 2,
      before: 3,
      after: 5,
      items: [
        { what: "change", seat: 1, own: true, before: [3, 1], after: [5], old: 3, new: 5, by: 2, points: 2 },
        { what: "covers", level: 2, light: 1, dark: 1, points: 0 },
        { what: "change", seat: 0, own: false, before: [4], after: [3], old: 4, new: 3, by: -1, points: 0 },
      ],
      effect: { what: "lay", kind: "V", column: 8, row: 7, place: "i8", level: 2, on: 1, by: 2, their_by: -1 },
      areas: [[3], [5]],
    });
  });

  test("who leads then follows from which areas decide", () => {
    const [first, , , , last] = moves as Laying[];
    expect(first?.areas).toEqual([[4], [3, 2, 1]]);
    expect(first?.lead).toEqual({ seat: 0, at: 0, more: 4, less: 3, equal: [] });
    expect(last?.lead).toBeNull();
    const tied = { ...told, lays: { Sj9: { joins: 1, own: [4, 1], decides: 1 } } };
    expect(reads.choices(tied).moves[0]).toMatchObject({ lead: { seat: 1, at: 1, more: 1, less: 0, equal: [4] } });
  });
});

test("what was laid is read as it was foreseen", () => {
  const { effect } = positions.laid.event;
  expect(effect).toEqual(moveOf(positions.late, "Hh5").effect);
});

test("what is usual is filled into the table", () => {
  expect(viewOf(positions.start)).toMatchObject({ box: null, lead: null, winners: [], reason: null });
  expect(viewOf(positions.late).box).toMatchObject({ columns: 8, rows: 7, wider: 0, higher: 1 });
  const { lead } = late.position.view;
  expect(viewOf(positions.late).lead).toEqual(lead);
});

test.each(Object.entries(positions))("areas are as large as their places are many: %s", (_, position) => {
  const { areas, squares } = viewOf(position);
  expect(squares.map((own) => own.map((area) => spotsIn(area).length))).toEqual(areas);
});

test("the area that a move joins is as large as is told", () => {
  const own = viewOf(positions.late).squares[0] ?? [];
  for (const { effect } of (positions.late.choices?.moves ?? []) as Laying[]) {
    const joined = [...squaresOf(effect.kind, effect), ...effect.unites.flatMap((at) => spotsIn(own[at] ?? ""))];
    expect(new Set(joined.map(nameOf)).size).toBe(effect.joins);
  }
});
