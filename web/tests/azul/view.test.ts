import { expect, test } from "vitest";

import type { Bonus, Stuck } from "../../src/games/azul/facts";
import { reads } from "../../src/games/azul/reads";
import { runsOf } from "../../src/games/azul/runs";
import {
  boardOf,
  counts,
  fallen,
  fromRight,
  joined,
  marksOf,
  newest,
  stretches,
  viewOf,
  type Laid,
  type Take,
} from "../../src/games/azul/view";
import { scored } from "../../src/games/azul/words";
import choices from "./fixtures/choices.json";
import { positions } from "./scene";

test("tiles are counted by kind, jokers stand at the right end of a line", () => {
  expect(counts("BRRJ")).toEqual([
    { kind: "B", n: 1 },
    { kind: "R", n: 2 },
    { kind: "J", n: 1 },
  ]);
  // From the right end on, where jokers stand.
  expect(fromRight("RRJ")).toBe("JRR");
  expect(joined("RJ", "RJ")).toBe("JJRR");
  expect(newest("JJRR", "RJ")).toEqual([1, 3]);
  expect(newest("JRR", "R")).toEqual([2]);
  expect(stretches([1, 2, 4])).toEqual([
    [1, 2],
    [4, 4],
  ]);
});

test("a floor takes no more than it can hold, the marker first", () => {
  const take = { marker: true, line: 1, fell: "RR", tiles: "RRR" } as Take;
  expect(fallen(take, "BBBB")).toBe("mRR");
  expect(fallen(take, "BBBBBB")).toBe("m");
  expect(fallen(take, "BBBBBBB")).toBe("");
});

test("the last move is marked where it went", () => {
  expect(marksOf(positions.draft, 1)).toMatchObject({ line: 1, places: [0], floor: [2] });
  expect(marksOf(positions.draft, 0)).toMatchObject({ line: 0, places: [], floor: [] });
  expect([...marksOf(positions.tiling, 0).cells]).toEqual(["1,3"]);
  const { after } = positions.round;
  expect([...marksOf(after, 0).cells]).toEqual(["0,3", "1,3", "3,3"]);
  expect(marksOf(after, 1)).toMatchObject({ line: 5, floor: [] });
});

test("the runs that a tile scores are found, with those tiles that complete lines above will bring", () => {
  const { before, after } = positions.round;
  const laid: Laid = { row: 2, column: 4, tile: "R", across: 2, down: 2 };
  const runs = [
    { row: 1, column: 3, rows: 1, columns: 2 },
    { row: 0, column: 3, rows: 2, columns: 1 },
  ];
  expect(runsOf(viewOf(before), boardOf(before, 0), laid)).toEqual(runs);
  expect(runsOf(viewOf(after), boardOf(after, 0), laid)).toEqual(runs);
});

test("the items of a round have a short name and a reason", () => {
  const items = positions.round.after.scoring.flatMap(({ items }) => items);
  const stuck: Stuck = { what: "stuck", points: 0, row: 4 };
  const bonus: Bonus = { what: "bonus", points: 7, of: "column", n: 1 };
  expect([...items.slice(0, 4), stuck, bonus].map(scored)).toEqual([
    { name: "Line 1", about: "row of 2" },
    { name: "Line 2", about: "row of 2, column of 2" },
    { name: "Line 4", about: "alone" },
    { name: "Floor", about: "" },
    { name: "Line 4", about: "no open cell" },
    { name: "1 complete column", about: "" },
  ]);
});

test.each(["draft", "jokers", "tiling"] as const)("every move of %s is unfolded as elsewhere", (name) => {
  const { moves, refused } = positions[name].choices ?? {};
  const alone = choices[name];
  // Of items, what is usual is left out everywhere.
  expect(moves).toEqual(alone.moves.map((move) => ({ ...move, items: reads.scoring({ items: move.items }).items })));
  expect(refused).toEqual(alone.refused);
});
