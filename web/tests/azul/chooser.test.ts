import { beforeEach, describe, expect, test } from "vitest";

import { CENTRE, FLOOR } from "../../src/games/azul/chooser.svelte";
import { speech } from "../../src/lib/speech.svelte";
import { positions, sceneOf } from "./scene";

beforeEach(() => {
  speech.language = "en";
});

describe("taking and placing", () => {
  test("a colour, a line, the same line again", () => {
    const scene = sceneOf(positions.draft);
    const { chooser } = scene;
    expect(chooser.steps).toEqual(["Take", "Place", "Confirm"]);
    expect([chooser.step, chooser.prompt]).toEqual([0, "Take tiles from a factory or the centre"]);

    chooser.pick(1, "R");
    expect([chooser.step, chooser.prompt]).toEqual([1, "3 red from factory 1 → choose a line"]);
    expect([chooser.kinds, chooser.handful, chooser.offer]).toEqual(["R", "RRR", []]);
    expect(chooser.at(3)?.gain).toBe(3);
    expect(chooser.at(FLOOR)?.gain).toBe(-6);
    expect(chooser.at(1)).toBeNull();
    expect(chooser.refusal(1)?.why).toBe("complete");

    chooser.place(3);
    expect([chooser.step, chooser.choice?.move, chooser.target]).toEqual([2, "1R3", 3]);
    expect(chooser.prompt).toBe("3 red from factory 1 → line 3");
    expect(scene.confirmed).toEqual([]);
    chooser.place(3);
    expect(scene.confirmed).toEqual(["1R3"]);
  });

  test("another target replaces the chosen one, the floor is one", () => {
    const { chooser } = sceneOf(positions.draft);
    chooser.pick(CENTRE, "K");
    chooser.place(4);
    chooser.place(FLOOR);
    expect(chooser.choice?.move).toBe("cK-");
    expect(chooser.prompt).toBe("2 black from the centre → floor");
  });

  test("a line that is not open says why and takes the choice away", () => {
    const { chooser } = sceneOf(positions.draft);
    chooser.pick(1, "K");
    chooser.place(4);
    chooser.place(3);
    expect([chooser.choice, chooser.step]).toEqual([null, 1]);
    expect(chooser.prompt).toBe("Not there: row 3 of the wall already has black");
    chooser.place(4);
    expect(chooser.choice?.move).toBe("1K4");
  });

  test("a colour that is not there cannot be picked", () => {
    const { chooser } = sceneOf(positions.draft);
    expect(chooser.pick(1, "B")).toBe(false);
    expect(chooser.source).toBeNull();
  });

  test("one step back at a time", () => {
    const { chooser } = sceneOf(positions.draft);
    chooser.pick(1, "R");
    chooser.place(3);
    expect([chooser.back(), chooser.target, chooser.kinds]).toEqual([true, null, "R"]);
    expect([chooser.back(), chooser.kinds, chooser.source]).toEqual([true, null, null]);
    expect(chooser.back()).toBe(false);
  });

  test("a proposed move is put together as if by hand", () => {
    const { chooser } = sceneOf(positions.draft);
    const choice = positions.draft.choices?.moves.find(({ move }) => move === "cR5");
    if (!choice) throw new Error("cR5 is legal");
    chooser.propose(choice);
    expect([chooser.source, chooser.kinds, chooser.target, chooser.step]).toEqual([CENTRE, "R", 5, 2]);
    chooser.clear();
    expect([chooser.source, chooser.choice]).toEqual([null, null]);
  });

  test("who only watches chooses nothing", () => {
    const { chooser } = sceneOf(positions.draft, { acting: false });
    expect([chooser.pick(1, "R"), chooser.key("1"), chooser.taking]).toEqual([false, false, false]);
  });
});

describe("jokers", () => {
  test("where several takes are possible, they are offered", () => {
    const { chooser } = sceneOf(positions.jokers);
    chooser.pick(1, "R");
    expect(chooser.offer.map(({ kinds }) => kinds)).toEqual(["R", "RJ", "J"]);
    expect([chooser.step, chooser.prompt]).toEqual([0, "Take from factory 1 → with or without jokers?"]);
    expect(chooser.begun).toBe(true);
    chooser.take("RJ");
    expect(chooser.prompt).toBe("1 red + 1 joker from factory 1 → choose a line");
    expect(chooser.refusal(2)?.why).toBe("shown");
  });

  test("jokers go with every colour that is there", () => {
    const { chooser } = sceneOf(positions.jokers);
    chooser.pick(1, "J");
    expect(chooser.offer.map(({ kinds }) => kinds)).toEqual(["BJ", "J", "RJ", "WJ"]);
    expect(chooser.back()).toBe(true);
    expect(chooser.offer).toEqual([]);
  });

  test("a colour without jokers beside it is taken at once", () => {
    const { chooser } = sceneOf(positions.jokers);
    chooser.pick(CENTRE, "R");
    expect([chooser.kinds, chooser.offer]).toEqual(["R", []]);
  });

  test("when they overflow, one chooses what stays; as long as points are equal, no joker", () => {
    const { chooser } = sceneOf(positions.jokers);
    chooser.pick(1, "W");
    chooser.take("WJ");
    chooser.place(1);
    expect(chooser.variants.map(({ move }) => move)).toEqual(["1WJ1/0", "1WJ1/1"]);
    expect(chooser.choice?.move).toBe("1WJ1/0");
    expect(chooser.key("/")).toBe(true);
    expect([chooser.choice?.move, chooser.target]).toEqual(["1WJ1/1", 1]);
    chooser.place(2);
    expect([chooser.choice?.move, chooser.variants.length]).toEqual(["1WJ2", 1]);
  });
});

describe("tiling", () => {
  test("a column is chosen, and again to confirm", () => {
    const scene = sceneOf(positions.tiling);
    const { chooser } = scene;
    expect([chooser.steps, chooser.row, chooser.step]).toEqual([["Cell", "Confirm"], 3, 0]);
    expect(chooser.prompt).toBe("Row 3 of the wall → choose a cell");
    expect([chooser.cell(3)?.gain, chooser.closed(5)?.why]).toEqual([2, "column"]);
    chooser.lay(5);
    expect([chooser.choice, chooser.prompt]).toEqual([null, "Not there: column 5 already has yellow"]);
    chooser.lay(3);
    expect([chooser.choice?.move, chooser.column, chooser.step]).toEqual(["3@3", 3, 1]);
    expect(chooser.prompt).toBe("Row 3 of the wall → column 3");
    chooser.lay(3);
    expect(scene.confirmed).toEqual(["3@3"]);
  });

  test("with keys, back, and proposed", () => {
    const { chooser } = sceneOf(positions.tiling);
    expect([chooser.key("2"), chooser.choice?.move]).toEqual([true, "3@2"]);
    expect([chooser.back(), chooser.choice, chooser.back()]).toEqual([true, null, false]);
    expect([chooser.key("7"), chooser.key("r")]).toEqual([false, false]);
    const [first] = positions.tiling.choices?.moves ?? [];
    if (first) chooser.propose(first);
    expect(chooser.choice?.move).toBe("3@1");
  });
});

describe("keys", () => {
  test.each([
    ["1R3", "1R3"],
    ["1r5", "1R5"],
    ["ck4", "cK4"],
    ["CR-", "cR-"],
    ["1KR4", "1R4"],
    ["1R3-", "1R-"],
    ["1R7", undefined],
    ["2", undefined],
  ])("%s in the draft", (keys, move) => {
    const { chooser } = sceneOf(positions.draft);
    for (const key of keys) chooser.key(key);
    expect(chooser.choice?.move).toBe(move);
  });

  test.each([
    ["1RR1", "1R1"],
    ["1RJ1", "1RJ1/0"],
    ["1RJ1/", "1RJ1/1"],
    ["1JJ4", "1J4"],
    ["1JW2", "1WJ2"],
    ["cb5", "cB5"],
  ])("%s with jokers", (keys, move) => {
    const { chooser } = sceneOf(positions.jokers);
    for (const key of keys) chooser.key(key);
    expect(chooser.choice?.move).toBe(move);
  });

  test("a source alone asks for the colour; a key held down confirms nothing", () => {
    const scene = sceneOf(positions.draft);
    const { chooser } = scene;
    chooser.key("c");
    expect(chooser.prompt).toBe("Take from the centre → choose a colour");
    for (const key of "r333") chooser.key(key);
    expect([chooser.choice?.move, scene.confirmed]).toEqual(["cR3", []]);
    expect([chooser.key("x"), chooser.key("Enter"), chooser.key("Tab")]).toEqual([false, false, false]);
  });
});

test("prompts in the other languages", () => {
  const { chooser } = sceneOf(positions.draft);
  chooser.pick(1, "R");
  speech.language = "fr";
  expect(chooser.prompt).toBe("3 rouges de la fabrique 1 → choisissez une ligne");
  speech.language = "hu";
  expect(chooser.prompt).toBe("3 piros az 1. manufaktúráról → válassz mintasort");
  expect(chooser.steps).toEqual(["Elvétel", "Lerakás", "Kész"]);
});

describe("dragging and pointing", () => {
  test("what is lifted is taken, and where it is let go it is placed, but not final", () => {
    const scene = sceneOf(positions.draft);
    const { chooser } = scene;
    expect(chooser.lift(1, "W")).toBe(false);
    expect(chooser.lift(1, "R")).toBe(true);
    expect([chooser.placing, chooser.kinds]).toEqual([true, "R"]);
    chooser.point(5);
    expect([chooser.drawn?.move, chooser.choice]).toEqual(["1R5", null]);
    chooser.point(1);
    expect(chooser.drawn).toBeNull();
    chooser.drop(5);
    expect([chooser.choice?.move, scene.confirmed]).toEqual(["1R5", []]);
  });

  test("let go nowhere, nothing is chosen; on a closed line, the prompt says why", () => {
    const { chooser } = sceneOf(positions.draft);
    chooser.lift(1, "R");
    chooser.drop(null);
    expect([chooser.begun, chooser.source]).toEqual([false, null]);
    chooser.lift(1, "R");
    chooser.drop(1);
    expect(chooser.prompt).toBe("Not there: line 1 is complete");
    expect(chooser.choice).toBeNull();
  });

  test("jokers are carried alone, a colour without them", () => {
    const { chooser } = sceneOf(positions.jokers);
    chooser.lift(1, "W");
    expect([chooser.kinds, chooser.offer]).toEqual(["W", []]);
    chooser.lift(1, "J");
    expect(chooser.kinds).toBe("J");
  });

  test("pointing draws another line than the chosen one, for as long as it lasts", () => {
    const { chooser } = sceneOf(positions.draft);
    chooser.pick(1, "R");
    chooser.place(3);
    chooser.point(5);
    expect([chooser.drawn?.move, chooser.choice?.move]).toEqual(["1R5", "1R3"]);
    chooser.point(null);
    expect(chooser.drawn?.move).toBe("1R3");
  });

  test("while tiling, pointing at a column draws its tile", () => {
    const { chooser } = sceneOf(positions.tiling);
    chooser.point(3);
    expect([chooser.drawn?.move, chooser.choice]).toEqual(["3@3", null]);
  });
});
