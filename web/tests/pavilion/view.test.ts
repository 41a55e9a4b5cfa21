import { expect, test } from "vitest";

import {
  arranged,
  boardOf,
  filledWith,
  counts,
  isDrafting,
  keptOf,
  numbersOf,
  runOf,
  sorted,
  viewOf,
  without,
  worthOf,
} from "../../src/games/pavilion/view";
import { choiceOf, positions } from "./scene";

test("moves that are told together are read one by one, with how they are paid or what they keep", () => {
  const { place, draft, grey } = positions;
  const effect = (position: typeof place, move: string) => choiceOf(position, move).effect;
  expect(effect(place, "E1=B+1")).toEqual({
    ...{ what: "place", star: 2, tip: 1, n: 4, where: 0, points: 4, tile: "B", paid: 3, jokers: 1 },
    ...{ features: [7], completed: "S", bonus: 2 },
  });
  expect(effect(grey, "C6=G")).toMatchObject({ star: 6, tip: 6, where: 6, tile: "G", paid: 3, jokers: 0 });
  expect(effect(place, "pass:YYBB")).toEqual({
    ...{ what: "pass", keeps: 4, ends: false, kept: "YYBB", dropped: "POOB", lost: 4 },
  });
  expect(effect(draft, "5Y")).toMatchObject({ what: "draft", source: 5, tiles: "Y", joker: "", lost: 0 });
  expect(choiceOf(place, "E1=B+2")).toMatchObject({ gain: 4, before: 31, after: 35 });
  expect([filledWith(choiceOf(place, "E1=B+1")), filledWith(choiceOf(draft, "1R")), filledWith(null)]).toEqual([
    ...["E1", null, null],
  ]);
  expect([keptOf("pass:GGR"), keptOf("pass:-"), keptOf("3R")]).toEqual(["GGR", "", null]);
});

test("what is refused for the same reason is read one by one, with what is usual", () => {
  const refused = positions.place.choices?.refused ?? {};
  expect(Object.keys(refused).filter((tried) => tried.includes(" "))).toEqual([]);
  expect(refused["NE1"]).toMatchObject({ why: "too_dear", kind: "R", n: 5, has: 0, has_jokers: 2 });
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
  expect(coloured?.[0]).toEqual({ n: 1, worth: 4, filled: 2, of: 7 });
  expect(coloured?.[2]).toEqual({ n: 3, worth: 12, filled: 2, of: 7 });
  expect(grey?.[2]?.of).toBe(12);
});

test("the market stands on the desk while tiles are drafted, and while a round is being dealt", () => {
  const { draft, place, bonus, steps } = positions;
  expect([draft, place, bonus].map(isDrafting)).toEqual([true, false, false]);
  // The last pass of a round: the tiles of the next are to be dealt.
  expect([viewOf(steps.pass.after).phase, isDrafting(steps.pass.after)]).toEqual(["deal", true]);
  // Bonus tiles were taken, and the supply alone is refilled.
  expect([viewOf(steps.refill.before).phase, isDrafting(steps.refill.before)]).toEqual(["deal", false]);
});
