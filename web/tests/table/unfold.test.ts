import { expect, test } from "vitest";

import type * as wire from "../../src/lib/protocol";
import { unfolded, type Heard } from "../../src/table/unfold";
import { fakeReads } from "../fake/face.svelte";

const reads = fakeReads({
  view: { marker: null },
  effects: { take: { colour: "red" } },
  items: { floor: { tiles: 1 } },
  refusal: { line: 0 },
});

type Told = Exclude<wire.ServerMessage, wire.Pong>;

/** Reads a message as it comes, with everything left out that may be. */
function read<Type extends Heard["type"]>(type: Type, message: object): Heard & { type: Type } {
  return unfolded({ type, ...message } as Told, reads) as Heard & { type: Type };
}

const table = { id: "a", game: "fake", seats: [{ name: "Ana", who: "person" }] };
const open = { to_move: 0, round: 2, scores: [1], view: { round: 2 }, event: { what: "move", seat: 0, move: "x" } };
const took = { what: "move", seat: 0, round: 2, move: "x", effect: { what: "take", n: 3 } };
const TAKEN = { what: "take", n: 3, colour: "red" };

test("whatever is usual is filled in, and who looks on has it all in one position", () => {
  const { table: heard, position, log } = read("welcome", { table, position: open, yours: { n: 4 }, log: [took] });
  expect(heard).toMatchObject({ title: "", undo_waits: [], next: null });
  expect(heard.seats).toEqual([
    { name: "Ana", who: "person", bot: "", mine: false, away: null, thinking: false, invitation: "" },
  ]);
  expect(position).toEqual({
    n: 4,
    to_move: 0,
    round: 2,
    scores: [1],
    view: { round: 2, marker: null, roles: [], winners: [] },
    event: { what: "move", seat: 0, move: "x", effect: TAKEN },
    scoring: [],
    result: null,
    choices: null,
    chooses: null,
    early: [],
    undo: "no",
  });
  expect(log).toEqual([{ ...took, effect: TAKEN, scoring: [], program: "", why: null }]);
});

test("what an event did stands in the last line that tells of a step", () => {
  const played = (event: object, ...log: object[]) =>
    read("played", { position: { ...open, event }, yours: { n: 4 }, keep: 1, log }).position.event.effect;
  const refill = { what: "refill", effect: { what: "refill", supply: "R" } };
  expect(played({ what: "move", seat: 0, move: "x" }, took, { what: "round", scoring: [] })).toEqual(TAKEN);
  expect(played({ what: "deal" }, took, refill)).toEqual(refill.effect);
  expect(played({ what: "deal" }, took, { what: "deal", round: 2 })).toBeNull();
  expect(played({ what: "undo", seat: 0 }, took, { what: "undo", seat: 0 })).toBeNull();
});

test("choices are read wherever they are told, and refusals of the same kind stand for themselves", () => {
  const choices = {
    moves: [
      { move: "a", gain: 3, before: 1, after: 4, items: [{ what: "floor", points: 3 }], effect: { what: "take" } },
      { move: "d", before: 1, effect: { what: "take", colour: "blue" } },
    ],
    refused: { "1R 2R": { why: "holds" } },
    stands: { seat: 0, before: 1, after: 2, items: [{ what: "floor" }] },
  };
  const first = { gain: 3, before: 1, after: 4, items: [{ what: "floor", points: 3, tiles: 1 }] };
  const all = {
    moves: [
      { move: "a", ...first, effect: { what: "take", colour: "red" } },
      { move: "d", gain: 0, before: 1, after: 1, items: [], effect: { what: "take", colour: "blue" } },
    ],
    refused: { "1R": { why: "holds", line: 0 }, "2R": { why: "holds", line: 0 } },
    stands: { seat: 0, before: 1, after: 2, items: [{ what: "floor", points: 0, tiles: 1 }] },
    preset: "",
  };
  expect(read("prepared", { n: 7, seat: 0, choices }).choices).toEqual(all);
  const played = read("played", { position: open, yours: { n: 4, choices, chooses: 0 }, keep: 0 });
  expect([played.position.choices, played.position.chooses, played.log]).toEqual([all, 0, []]);
});

test("who comes and goes changes the position only as far as it is told", () => {
  expect(read("seated", { table, keep: 2 })).toMatchObject({ position: null, log: [], keep: 2 });
  const early = [{ seat: 0, effect: { what: "take" } }];
  expect(read("seated", { table, keep: 2, yours: { n: 4, early } }).position).toEqual({
    n: 4,
    choices: null,
    chooses: null,
    early: [{ seat: 0, effect: { what: "take", colour: "red" } }],
    undo: "no",
  });
  const begun = read("seated", { table, keep: 2, position: open, yours: { n: 4 } }).position;
  expect(begun).toMatchObject({ n: 4, round: 2, scores: [1] });
});

test("scorings, results, hints and refusals are read, too", () => {
  const scoring = [{ seat: 0, before: 1, after: 0, items: [{ what: "floor", points: -1 }] }];
  const whole = [{ seat: 0, before: 1, after: 0, items: [{ what: "floor", points: -1, tiles: 1 }] }];
  const result = { winners: [0], reason: "row", bonuses: scoring };
  const { position, log } = read("played", {
    position: { ...open, scoring, result },
    yours: { n: 4 },
    keep: 0,
    log: [{ what: "round", round: 2, scoring }],
  });
  expect([position.scoring, position.result?.bonuses, log[0]?.scoring]).toEqual([whole, whole, whole]);
  const hint = { move: "x", effect: { what: "take", n: 3 }, points: 1, finals: [1], win: 0.5 };
  const follows = [{ seat: 0, effect: { what: "take", n: 3 } }];
  expect(read("hints", { n: 4, hints: [hint, { ...hint, follows }] }).hints).toEqual([
    { ...hint, effect: TAKEN, follows: [] },
    { ...hint, effect: TAKEN, follows: [{ seat: 0, effect: TAKEN }] },
  ]);
  expect(read("refused", { code: "stale", message: "" }).why).toBeNull();
  expect(read("refused", { code: "illegal", message: "", why: { why: "holds" } }).why).toEqual({
    why: "holds",
    line: 0,
  });
});
