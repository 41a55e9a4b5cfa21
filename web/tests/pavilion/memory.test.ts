import { expect, test } from "vitest";

import { Memory } from "../../src/games/pavilion/memory";
import type { Position } from "../../src/games/face";
import { positions } from "./scene";

const { before, after } = positions.steps.place;
const undone = { ...before, n: 9, event: { what: "undo", seat: 0, move: null, effect: null } } as Position;

test("what each did last, and the space that was filled last", () => {
  const memory = new Memory();
  expect(memory.at(before)).toEqual({ last: {}, filled: null });
  const seen = memory.at(after);
  expect(seen.last[0]).toMatchObject({ what: "place", star: 2, tip: 1, tile: "B", jokers: 1 });
  expect(seen.filled).toEqual({ seat: 0, at: "E1" });
  expect(memory.at(after)).toBe(seen);
});

test("a move that is taken back is forgotten, and what held before it holds again", () => {
  const memory = new Memory();
  const held = memory.at(before);
  memory.at(after);
  expect(memory.at(undone)).toEqual(held);
  expect(memory.at({ ...after, n: 10 }).last[0]?.what).toBe("place");
});

test("who came after the move knows of nothing before it", () => {
  const memory = new Memory();
  memory.at(after);
  expect(memory.at(undone)).toEqual({ last: {}, filled: null });
});
