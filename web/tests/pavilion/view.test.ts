import { expect, test } from "vitest";

import {
  arranged,
  boardOf,
  counts,
  isDrafting,
  keptOf,
  numbersOf,
  paymentOf,
  runOf,
  sorted,
  viewOf,
  without,
  worthOf,
} from "../../src/games/pavilion/view";
import { positions } from "./scene";

test("moves say their space, colour and payment", () => {
  expect(paymentOf("E1=B+1", "coloured")).toEqual({ at: "E1", star: 2, tip: 0, tile: "B", paid: 3, jokers: 1 });
  expect(paymentOf("C6=P", "grey")).toEqual({ at: "C6", star: 6, tip: 5, tile: "P", paid: 3, jokers: 0 });
  expect(paymentOf("NW3=O", "coloured")).toMatchObject({ star: 0, tip: 2, paid: 2 });
  for (const other of ["1R", "*R", "pass:GG"]) expect(paymentOf(other, "coloured")).toBeNull();
  expect([keptOf("pass:GGR"), keptOf("pass:-"), keptOf("3R")]).toEqual(["GGR", "", null]);
});

test("tiles are counted, sorted and taken away", () => {
  expect(counts("RPR")).toEqual([
    { kind: "P", n: 1 },
    { kind: "R", n: 2 },
  ]);
  expect([sorted("RGPG"), without("GGRR", "GR"), without("GG", "R")]).toEqual(["PGGR", "GR", "GG"]);
});

test("in the supply what stays keeps its place, and what comes fills the free ones", () => {
  const first = arranged([], "PPGGOYBR");
  expect(first).toEqual(["P", "P", "G", "G", "O", "Y", "B", "R", "", ""]);
  const taken = arranged(first, "PPGOYR");
  expect(taken).toEqual(["P", "P", "G", "", "O", "Y", "", "R", "", ""]);
  expect(arranged(taken, "PPGGGOYRRR")).toEqual(["P", "P", "G", "G", "O", "Y", "G", "R", "R", "R"]);
});

test("a run goes round the star, also past its upper tip", () => {
  expect(runOf("......", 2)).toEqual([2]);
  expect(runOf("BB...B", 0)).toEqual([5, 0, 1]);
  expect(runOf(".BB.BB", 3)).toEqual([1, 2, 3, 4, 5]);
  expect(runOf("BBB.BB", 3)).toHaveLength(6);
});

test("a star is worth what its colour is, or all colours", () => {
  const { colours } = boardOf(positions.grey, 0);
  expect([colours[0], colours[2], colours[6]]).toEqual(["G", "", null]);
  expect(["G", ""].map(worthOf)).toEqual([18, 12]);
});

test("numbers are counted over all stars", () => {
  const numbers = ({ place, grey }: typeof positions) =>
    [place, grey].map((position) => numbersOf(viewOf(position).board, boardOf(position, 0)));
  const [coloured, grey] = numbers(positions);
  expect(coloured?.[0]).toEqual({ cost: 1, worth: 4, n: 2, of: 7 });
  expect(coloured?.[2]).toEqual({ cost: 3, worth: 12, n: 2, of: 7 });
  expect(grey?.[2]?.of).toBe(12);
});

test("the market stands on the desk while tiles are drafted, and while a round is being dealt", () => {
  const dealing = { ...viewOf(positions.draft), phase: "deal" };
  const ended = [{ seat: 0, before: 5, after: 7, parts: [] }];
  const start = { what: "start", seat: null, move: null, effect: null } as const;
  expect([positions.draft, positions.place, positions.bonus].map(isDrafting)).toEqual([true, false, false]);
  expect(isDrafting({ ...positions.draft, view: dealing, event: start })).toBe(true);
  expect(isDrafting({ ...positions.draft, view: dealing, scoring: ended })).toBe(true);
  expect(isDrafting({ ...positions.place, view: { ...viewOf(positions.place), phase: "deal" } })).toBe(false);
  const last = { ...viewOf(positions.last), phase: "deal" };
  expect(isDrafting({ ...positions.last, view: last, scoring: ended })).toBe(false);
});
