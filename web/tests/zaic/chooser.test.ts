import { beforeEach, describe, expect, test } from "vitest";

import { speech } from "../../src/lib/speech.svelte";
import { moveOf, positions, sceneOf } from "./scene.svelte";

beforeEach(() => {
  speech.language = "en";
});

const { late, laid, start } = positions;
const nbsp = (text: string) => text.replaceAll(" × ", "\u00a0×\u00a0");

describe("a move is put together", () => {
  test("tile, place, confirm", () => {
    const scene = sceneOf(late);
    const { chooser } = scene;
    expect([chooser.step, chooser.begun]).toEqual([0, false]);
    expect(chooser.prompt).toBe("Choose a tile, or press a stack to open it.");
    expect(chooser.pick(1)).toBe(true);
    expect([chooser.step, chooser.begun, chooser.kind]).toEqual([1, true, "H"]);
    expect(chooser.prompt).toBe(nbsp("2 × 1 lying: 2 legal places"));
    expect(chooser.places.map(({ move }) => move)).toEqual(["Hh5", "Hj6"]);
    chooser.focus({ column: 7, row: 4 });
    chooser.put();
    expect(chooser.choice?.move).toBe("Hh5");
    expect(chooser.step).toBe(2);
    expect(chooser.prompt).toBe(nbsp("2 × 1 lying at h5"));
    expect(scene.confirmed).toEqual([]);
    chooser.put();
    expect(scene.confirmed).toEqual(["Hh5"]);
  });

  test("steps are undone one by one", () => {
    const { chooser } = sceneOf(late);
    chooser.propose(moveOf(late, "Vk4"));
    expect([chooser.kind, chooser.standing, chooser.choice?.move]).toEqual(["V", true, "Vk4"]);
    expect(chooser.back()).toBe(true);
    expect([chooser.choice, chooser.kind]).toEqual([null, "V"]);
    expect(chooser.back()).toBe(true);
    expect(chooser.begun).toBe(false);
    expect(chooser.back()).toBe(false);
  });

  test("another tile forgets the place", () => {
    const { chooser } = sceneOf(late);
    chooser.propose(moveOf(late, "Hh5"));
    chooser.pick(2);
    expect([chooser.kind, chooser.choice]).toEqual(["S", null]);
  });

  test("the view stays when the position changes, the tile does not", () => {
    const { chooser } = sceneOf(late);
    chooser.pick(2);
    chooser.see("v");
    chooser.clear();
    expect([chooser.kind, chooser.look]).toEqual([null, "heights"]);
  });

  test("the next tile is not held where one was just laid, but stays with the focus that only looked", () => {
    const { chooser } = sceneOf(late);
    chooser.pick(1);
    chooser.focus({ column: 7, row: 4 });
    chooser.put();
    chooser.clear();
    expect(chooser.aim).toBeNull();
    chooser.key("2");
    expect(chooser.prompt).toMatch(/legal places$/);
    chooser.clear();
    chooser.focus({ column: 7, row: 4 });
    chooser.clear();
    expect(chooser.aim).toMatchObject({ column: 7, row: 4 });
  });

  test("who does not choose holds nothing", () => {
    const scene = sceneOf(late);
    scene.chooser.pick(2);
    scene.acting = false;
    expect(scene.chooser.kind).toBeNull();
    expect(scene.chooser.pick(1)).toBe(false);
    expect(scene.chooser.closed(0)).toBe("");
  });
});

describe("a kind without a legal place says so", () => {
  test("there is no place for it", () => {
    const { chooser } = sceneOf(late);
    expect(chooser.closed(0)).toBe("no legal place");
    expect(chooser.pick(0)).toBe(false);
    expect([chooser.count(0), chooser.count(1), chooser.count(2)]).toEqual([0, 4, 9]);
    expect([chooser.closed(1), chooser.closed(2)]).toEqual(["", ""]);
  });

  test("none is left", () => {
    const choices = late.choices && {
      ...late.choices,
      moves: late.choices.moves.filter(({ move }) => !move.startsWith("S")),
      refused: { S: { why: "none_left" } },
    };
    const { chooser } = sceneOf({ ...late, choices });
    expect(chooser.closed(2)).toBe("none of these left");
  });
});

describe("turning", () => {
  test("turns a 2 × 1, and nothing else", () => {
    const { chooser } = sceneOf(late);
    expect(chooser.turn()).toBe(false);
    chooser.pick(1);
    expect(chooser.turn()).toBe(true);
    expect(chooser.kind).toBe("V");
    chooser.pick(2);
    expect(chooser.turn()).toBe(false);
    chooser.pick(1);
    expect(chooser.kind).toBe("V");
  });

  test("a place that was chosen stays so if the turned tile may lie there", () => {
    const { chooser } = sceneOf(late);
    chooser.propose(moveOf(late, "Hh5"));
    chooser.turn();
    expect(chooser.choice?.move).toBe("Vh5");
    chooser.propose(moveOf(late, "Hj6"));
    chooser.turn();
    expect(chooser.choice).toBeNull();
    expect(chooser.held?.refusal).toMatchObject({ why: "no_opponent" });
  });

  test("its middle stays where the hand is", () => {
    const { chooser } = sceneOf(late);
    chooser.pick(1);
    chooser.point(7.5, 5);
    expect(chooser.held?.choice).toBeNull();
    chooser.turn();
    expect(chooser.held?.choice?.move).toBe("Vh5");
  });

  test("a 2 × 1 comes as it can be laid", () => {
    const moves = late.choices?.moves.filter(({ move }) => !move.startsWith("H")) ?? [];
    const { chooser } = sceneOf({ ...late, choices: late.choices && { ...late.choices, moves } });
    chooser.pick(1);
    expect(chooser.kind).toBe("V");
  });
});

describe("the tile follows the hand", () => {
  test("its middle is where the hand is", () => {
    const { chooser } = sceneOf(late);
    chooser.pick(1);
    expect(chooser.point(8, 4.5)).toBe(true);
    expect(chooser.held?.choice?.move).toBe("Hh5");
    chooser.leave();
    expect(chooser.held).toBeNull();
  });

  test("a legal place draws it from half a square away, and no farther", () => {
    const { chooser } = sceneOf(late);
    chooser.pick(1);
    chooser.point(8.35, 4.8);
    expect(chooser.held?.choice?.move).toBe("Hh5");
    chooser.point(8.6, 4.5);
    expect([chooser.held?.spot, chooser.held?.choice]).toEqual([{ column: 8, row: 4 }, null]);
  });

  test("a finger may be less exact", () => {
    const { chooser } = sceneOf(late);
    chooser.pick(1);
    chooser.point(8.6, 4.5, 0.8);
    expect(chooser.held?.choice?.move).toBe("Hh5");
  });

  test("what lies high is where it is seen", () => {
    const { chooser } = sceneOf(late);
    chooser.pick(2);
    // On the second level, so a little above its place.
    chooser.point(4.5, 5.58);
    expect(chooser.held?.choice?.move).toBe("Se6");
    chooser.point(4.5, 5.02);
    expect(chooser.held?.choice?.move).toBe("Se5");
  });

  test("where it may not be, it says why", () => {
    const { chooser } = sceneOf(late);
    chooser.pick(2);
    chooser.point(6.5, 6.5);
    const { held } = chooser;
    expect(held?.choice).toBeNull();
    expect(held?.refusal).toMatchObject({ why: "own", place: "f7" });
    expect(chooser.prompt).toBe("Not at g7: touches your own tile at f7");
    chooser.leave();
    expect(chooser.prompt).toContain("legal places");
  });

  test("what was tried stays told", () => {
    const { chooser } = sceneOf(late);
    chooser.pick(2);
    chooser.point(6.5, 6.5);
    chooser.put();
    chooser.leave();
    expect(chooser.prompt).toMatch(/^Not at g7: /);
    expect(chooser.choice).toBeNull();
    expect(chooser.back()).toBe(true);
    expect(chooser.kind).toBe("S");
    expect(chooser.prompt).toContain("legal places");
  });

  test("who takes back what was tried no longer sees it", () => {
    const { chooser } = sceneOf(late);
    chooser.pick(2);
    chooser.point(6.5, 6.5);
    chooser.put();
    expect(chooser.back()).toBe(true);
    expect([chooser.held, chooser.kind]).toEqual([null, "S"]);
    expect(chooser.prompt).toContain("legal places");
    expect(chooser.back()).toBe(true);
    expect(chooser.kind).toBeNull();
  });

  test("far from the board it is nowhere", () => {
    const { chooser } = sceneOf(late);
    chooser.pick(2);
    expect(chooser.point(30, 30)).toBe(false);
    expect(chooser.held).toBeNull();
  });
});

describe("keys", () => {
  test("1 2 3 take a tile, R turns it, arrows move it, Space lays it", () => {
    const scene = sceneOf(late);
    const { chooser } = scene;
    expect(chooser.key("ArrowLeft")).toBe(false);
    expect(chooser.key("2")).toBe(true);
    expect(chooser.key("r")).toBe(true);
    expect(chooser.kind).toBe("V");
    expect(chooser.key("ArrowLeft")).toBe(true);
    expect(chooser.held?.choice?.move).toBe("Vh5");
    expect(chooser.key("ArrowRight")).toBe(true);
    expect(chooser.held?.spot).toEqual({ column: 8, row: 4 });
    chooser.key("ArrowLeft");
    chooser.key("ArrowUp");
    expect(chooser.held?.spot).toEqual({ column: 7, row: 5 });
    chooser.key("ArrowDown");
    expect(chooser.key(" ")).toBe(true);
    expect(chooser.choice?.move).toBe("Vh5");
    chooser.key(" ");
    expect(scene.confirmed).toEqual([]);
  });

  test("the prompt says why a tile may not be where keys have brought it, and again when it is tried", () => {
    const { chooser } = sceneOf(late);
    chooser.pick(2);
    chooser.focus({ column: 3, row: 2 });
    const why = "Not at d3: touches your own tile at e3";
    expect(chooser.prompt).toBe(why);
    // What is said again must be news for who listens.
    const said = [1, 2, 3].map(() => (chooser.enter(), chooser.prompt));
    expect(said.map((text) => text.trim())).toEqual([why, why, why]);
    expect([why, ...said].every((text, at) => text !== said[at])).toBe(true);
    expect(chooser.choice).toBeNull();
  });

  test("Enter lays the tile where keys hold it, and leaves what is laid to be confirmed", () => {
    const { chooser, ...scene } = sceneOf(late);
    expect(chooser.enter()).toBe(false);
    chooser.take(1);
    expect(chooser.enter()).toBe(true);
    expect(chooser.choice?.move).toBe("Hh5");
    expect(chooser.enter()).toBe(false);
    expect(scene.confirmed).toEqual([]);
    chooser.walk(1, 0);
    expect(chooser.prompt).toMatch(/^Not at i5/);
    expect(chooser.enter()).toBe(true);
    expect(chooser.choice).toBeNull();
    // A hand that rests somewhere does not mean what keys do.
    chooser.propose(moveOf(late, "Hj6"));
    chooser.point(8, 4.5);
    expect(chooser.enter()).toBe(false);
    expect(chooser.choice?.move).toBe("Hj6");
  });

  test("a tile that is taken with a key goes to its first place", () => {
    const { chooser } = sceneOf(late);
    expect(chooser.take(0)).toBe(false);
    expect(chooser.take(1)).toBe(true);
    expect(chooser.held?.choice?.move).toBe("Hh5");
    expect(chooser.steered).toBe(1);
  });

  test("a key for what cannot be taken is no other's", () => {
    const { chooser } = sceneOf(late);
    expect(chooser.key("1")).toBe(true);
    expect(chooser.kind).toBeNull();
    expect(chooser.key("x")).toBe(false);
  });

  test("what cannot be taken says why, anew each time, until something else is done", () => {
    const { chooser } = sceneOf(late);
    chooser.key("1");
    const first = chooser.prompt;
    expect(first.trim()).toBe(nbsp("2 × 2: no legal place"));
    chooser.key("1");
    expect(chooser.prompt).not.toBe(first);
    expect(chooser.prompt.trim()).toBe(first.trim());
    chooser.key("3");
    expect(chooser.prompt).toBe(nbsp("1 × 1: 9 legal places"));
    chooser.key("1");
    expect([chooser.kind, chooser.prompt.trim()]).toEqual(["S", first.trim()]);
    expect(chooser.back()).toBe(true);
    expect([chooser.kind, chooser.prompt]).toEqual(["S", nbsp("1 × 1: 9 legal places")]);
    chooser.propose(moveOf(late, "Sh5"));
    chooser.key("1");
    chooser.back();
    expect(chooser.choice?.move).toBe("Sh5");
  });

  test("N goes from one legal place to the next", () => {
    const { chooser } = sceneOf(late);
    chooser.key("3");
    const seen = Array.from({ length: 10 }, () => (chooser.key("n"), chooser.held?.choice?.move));
    expect(new Set(seen).size).toBe(9);
    expect(seen[9]).toBe(seen[0]);
    chooser.key("N");
    expect(chooser.held?.choice?.move).toBe(seen[8]);
  });

  test("arrows stay on the board", () => {
    const { chooser } = sceneOf(start);
    chooser.key("3");
    for (let i = 0; i < 30; i += 1) chooser.key("ArrowLeft");
    expect(chooser.aim).toMatchObject({ column: 0, row: 7 });
  });

  test("V shows faces, heights, areas, also to who waits", () => {
    const { chooser } = sceneOf(laid, { acting: false });
    expect(["v", "v", "v", "V"].map((key) => (chooser.see(key), chooser.look))).toEqual([
      "heights",
      "areas",
      "faces",
      "areas",
    ]);
    expect(chooser.see("x")).toBe(false);
  });

  test("I looks into the stack that has the focus", () => {
    const { chooser } = sceneOf(laid, { acting: false });
    expect(chooser.see("i")).toBe(false);
    chooser.focus({ column: 4, row: 7 });
    expect(chooser.see("i")).toBe(true);
    expect(chooser.looking).toBe("e8");
    expect(chooser.prompt).toBe("Choose a tile from your reserve.");
    chooser.see("I");
    expect(chooser.looking).toBeNull();
    chooser.focus({ column: 3, row: 1 });
    chooser.see("i");
    expect(chooser.looking).toBeNull();
  });
});

test("the box grows with the tile in hand", () => {
  const { chooser } = sceneOf(late);
  const [box] = [chooser.frame];
  expect(box).toEqual({ left: 3, bottom: 2, right: 10, top: 8, columns: 8, rows: 7, wider: 0, higher: 1 });
  chooser.pick(2);
  chooser.focus({ column: 3, row: 9 });
  expect(chooser.frame).toEqual({ left: 3, bottom: 2, right: 10, top: 9, columns: 8, rows: 8, wider: 0, higher: 0 });
});
