import { beforeEach, describe, expect, test } from "vitest";

import { MIDDLE } from "../../src/games/pavilion/acts/drafting.svelte";
import { speech } from "../../src/lib/speech.svelte";
import { choiceOf, positions, sceneOf } from "./scene";

beforeEach(() => {
  speech.language = "en";
});

describe("drafting", () => {
  test("a colour at a source, and the same again", () => {
    const scene = sceneOf(positions.draft);
    const { chooser } = scene;
    expect([chooser.phase, chooser.steps, chooser.step]).toEqual(["draft", ["Take", "Confirm"], 0]);
    expect(chooser.prompt).toBe("Take tiles from a factory or the centre");
    chooser.draft.take(1, "R");
    expect([chooser.choice?.move, chooser.step, chooser.begun]).toEqual(["1R", 1, true]);
    expect(chooser.prompt).toBe("2 red + 1 joker from factory 1");
    chooser.draft.take(5, "Y");
    expect(chooser.choice?.move).toBe("5Y");
    expect(scene.confirmed).toEqual([]);
    chooser.draft.take(5, "Y");
    expect(scene.confirmed).toEqual([["5Y"]]);
  });

  test("the marker's cost is known before", () => {
    const { chooser } = sceneOf(positions.draft);
    chooser.draft.take(MIDDLE, "Y");
    expect(chooser.prompt).toBe("3 yellow + 1 joker from the centre, with the marker");
    expect([chooser.choice?.gain, chooser.choice?.after]).toEqual([-4, 5]);
  });

  test("the joker colour cannot be chosen while another lies there, but alone it can", () => {
    const { chooser } = sceneOf(positions.draft);
    chooser.draft.take(1, "P");
    expect(chooser.choice).toBeNull();
    expect(chooser.prompt).toBe(
      "Not this: purple is the joker colour and cannot be chosen while another colour lies there",
    );
    expect([chooser.back(), chooser.begun, chooser.back()]).toEqual([true, false, false]);
    chooser.draft.take(2, "P");
    expect([chooser.choice?.move, chooser.prompt]).toEqual(["2P", "1 joker from factory 2"]);
  });

  test.each([
    ["1R", "1R"],
    ["cy", "cY"],
    ["2p", "2P"],
    ["1r5y", "5Y"],
    ["1b", undefined],
    ["3", undefined],
    ["9", undefined],
    ["r", undefined],
  ])("keys: %s", (keys, move) => {
    const scene = sceneOf(positions.draft);
    for (const key of keys) scene.chooser.key(key);
    expect([scene.chooser.choice?.move, scene.confirmed]).toEqual([move, []]);
  });

  test("a source that is empty, or without the colour, says so; a key held down confirms nothing", () => {
    const scene = sceneOf(positions.draft);
    const { chooser } = scene;
    chooser.key("3");
    expect(chooser.prompt).toBe("Not this: factory 3 is empty");
    for (const key of "4r") chooser.key(key);
    expect(chooser.prompt).toBe("Not this: there is no red on factory 4");
    for (const key of "1rrr") chooser.key(key);
    expect([chooser.choice?.move, scene.confirmed]).toEqual(["1R", []]);
  });
});

describe("placing", () => {
  test("a space of a coloured star is paid with the fewest jokers, unless another way is chosen", () => {
    const scene = sceneOf(positions.place);
    const { chooser } = scene;
    expect([chooser.phase, chooser.step, chooser.prompt]).toEqual(["place", 0, "Place a tile, or pass"]);
    chooser.onSpace("E1");
    expect(chooser.place.payments.map(({ move }) => move)).toEqual(["E1=B+1", "E1=B+2"]);
    expect([chooser.choice?.move, chooser.choice?.gain]).toEqual(["E1=B+1", 4]);
    expect(chooser.prompt).toBe("Blue 4 on the east star, for 4 tiles");
    expect([chooser.steps, chooser.step]).toEqual([["Space", "Payment", "Bonus"], 1]);
    chooser.place.pay(2);
    expect(chooser.choice?.move).toBe("E1=B+2");
    chooser.onSpace("E1");
    expect(scene.confirmed).toEqual([["E1=B+2"]]);
  });

  test("the central star asks for the colour first", () => {
    const { chooser } = sceneOf(positions.place);
    chooser.onSpace("C1");
    expect([chooser.choice, chooser.place.asked]).toEqual([null, ["P", "O", "Y", "B"]]);
    expect(chooser.prompt).toBe("The 1 on the central star → choose the colour");
    chooser.onColour("Y");
    expect([chooser.choice?.move, chooser.prompt]).toEqual(["C1=Y", "Yellow 1 on the central star, for 1 tile"]);
    expect(chooser.steps[2]).toBe("Confirm");
  });

  test("a colour of the hand may be chosen first, and only its spaces glow", () => {
    const { chooser } = sceneOf(positions.place);
    chooser.onColour("Y");
    expect(chooser.prompt).toBe("Yellow → choose a space");
    expect([chooser.place.ways("E1").length, chooser.place.ways("SE5").length > 0]).toEqual([0, true]);
    chooser.onSpace("C1");
    expect(chooser.choice?.move).toBe("C1=Y");
    // A space of another colour is as good as any other.
    chooser.onSpace("E1");
    expect(chooser.choice?.move).toBe("E1=B+1");
    chooser.onColour("B");
    expect([chooser.place.colour, chooser.place.at]).toEqual([null, null]);
  });

  test("a colour dropped on a space means only that colour", () => {
    const { chooser } = sceneOf(positions.place);
    chooser.place.drop("B", "E1");
    expect(chooser.choice?.move).toBe("E1=B+1");
    chooser.place.drop("Y", "E1");
    expect([chooser.choice, chooser.prompt]).toEqual([null, "Not this: the east star takes blue only"]);
    chooser.place.drop("P", "C6");
    expect(chooser.prompt).toBe("Not this: the space costs 6, and the hand has 1 purple and 2 jokers");
  });

  test.each([
    ["E4", "space 1 of the east star is taken"],
    ["NE1", "the space costs 5, and the hand has 0 red and 2 jokers"],
    ["C6", "the space costs 6: no colour in the hand is enough"],
  ])("%s says why nothing may be laid there", (at, why) => {
    const { chooser } = sceneOf(positions.place);
    chooser.onSpace("E1");
    chooser.onSpace(at);
    expect([chooser.choice, chooser.prompt]).toEqual([null, `Not this: ${why}`]);
  });

  test("grey stars take what they have begun", () => {
    const { chooser } = sceneOf(positions.grey);
    const colours = (at: string) => [...new Set(chooser.place.ways(at, null).map(({ effect }) => effect.tile))].sort();
    expect(colours("NW4")).toEqual(["G"]);
    expect(colours("E6")).toEqual(["P", "Y"]);
    expect(colours("C5")).toEqual(["G", "R"]);
    expect(colours("SE1")).toEqual(["G", "P", "R", "Y"]);
    chooser.place.drop("R", "NW4");
    expect(chooser.prompt).toBe(
      "Not this: the north-west star already has two tiles of one colour and takes green only",
    );
  });

  test("what a space asked for is only for that space", () => {
    const { chooser } = sceneOf(positions.place);
    chooser.onSpace("C1");
    chooser.onColour("Y");
    expect([chooser.choice?.move, chooser.place.ways("E1").length > 0]).toEqual(["C1=Y", true]);
    chooser.onColour("B");
    expect(chooser.choice?.move).toBe("C1=B");
    chooser.onSpace("C4");
    expect([chooser.choice, chooser.place.asked]).toEqual([null, ["Y", "B"]]);
    chooser.onColour("O");
    expect([chooser.place.at, chooser.place.colour]).toEqual([null, "O"]);
  });

  test("one step back at a time", () => {
    const { chooser } = sceneOf(positions.place);
    chooser.onSpace("C1");
    chooser.onColour("Y");
    expect([chooser.back(), chooser.place.at, chooser.place.asked.length]).toEqual([true, "C1", 4]);
    expect([chooser.back(), chooser.begun, chooser.back()]).toEqual([true, false, false]);
    chooser.onColour("Y");
    chooser.onSpace("C1");
    expect([chooser.back(), chooser.place.at, chooser.place.colour]).toEqual([true, null, "Y"]);
    expect([chooser.back(), chooser.place.colour, chooser.back()]).toEqual([true, null, false]);
  });

  test.each([
    ["b4", "E1=B+1"],
    ["b44", "C4=B+1"],
    ["b444", "E1=B+1"],
    ["b4/", "E1=B+2"],
    ["b4//", "E1=B+1"],
    ["1", "NW2=O"],
    ["11", "SE5=Y"],
    ["1111", undefined],
    ["1111y", "C1=Y"],
    ["y3", "SE1=Y+1"],
    ["b6", undefined],
    ["g", undefined],
  ])("keys: %s", (keys, move) => {
    const scene = sceneOf(positions.place);
    for (const key of keys) scene.chooser.key(key);
    expect([scene.chooser.choice?.move, scene.confirmed]).toEqual([move, []]);
  });
});

describe("passing", () => {
  test("the tray opens with four useful tiles, and says what is lost", () => {
    const { chooser } = sceneOf(positions.place);
    chooser.onSpace("E1");
    chooser.togglePass();
    expect([chooser.pass.kept, chooser.place.at]).toEqual(["YYBB", null]);
    expect([chooser.choice?.move, chooser.choice?.gain, chooser.steps]).toEqual(["pass:YYBB", -4, ["Keep", "Confirm"]]);
    expect(chooser.prompt).toBe("Pass → keep 4 of up to 4 tiles");
    expect(chooser.pass.keep("O", true)).toBe(true);
    expect([chooser.choice?.move, chooser.prompt]).toEqual(["pass:YYBB", "Not this: only 4 tiles can be kept"]);
    chooser.pass.keep("B", false);
    chooser.pass.keep("O", true);
    expect(chooser.choice?.move).toBe("pass:OYYB");
    for (const kind of "OYYB") chooser.pass.keep(kind, false);
    expect([chooser.choice?.move, chooser.choice?.gain]).toEqual(["pass:-", -8]);
    expect(chooser.pass.keep("G", true)).toBe(false);
  });

  test("it closes by the same button, by a space, and by a step back", () => {
    const { chooser } = sceneOf(positions.place);
    chooser.togglePass();
    chooser.togglePass();
    expect([chooser.pass.kept, chooser.begun]).toEqual([null, false]);
    chooser.togglePass();
    chooser.onSpace("E1");
    expect([chooser.pass.kept, chooser.choice?.move]).toEqual([null, "E1=B+1"]);
    chooser.togglePass();
    expect([chooser.back(), chooser.pass.kept, chooser.back()]).toEqual([true, null, false]);
  });

  test("with keys: one more of a colour, then none", () => {
    const { chooser } = sceneOf(positions.place);
    for (const key of "-y") chooser.key(key);
    expect(chooser.pass.kept).toBe("BB");
    for (const key of "oo") chooser.key(key);
    expect(chooser.pass.kept).toBe("OOBB");
    chooser.key("o");
    expect(chooser.pass.kept).toBe("BB");
    chooser.key("-");
    expect(chooser.pass.kept).toBeNull();
  });

  test("the pass that ends the game tells the end", () => {
    const { chooser } = sceneOf(positions.last);
    chooser.togglePass();
    expect([chooser.choice?.move, chooser.choice?.after, chooser.choice?.effect]).toEqual([
      "pass:-",
      42,
      { what: "pass", keeps: 0, ends: true, kept: "", dropped: "RRRRRR", lost: 6 },
    ]);
  });
});

describe("bonus tiles", () => {
  test("exactly as many as are due, played one after the other", () => {
    const scene = sceneOf(positions.bonus);
    const { chooser } = scene;
    expect([chooser.phase, chooser.bonus.due, chooser.step]).toEqual(["bonus", 2, 2]);
    expect(chooser.prompt).toBe("Choose 2 bonus tiles from the supply");
    const [purple, red] = [chooser.places.indexOf("P"), chooser.places.indexOf("R")];
    chooser.bonus.pick(purple);
    expect([chooser.choice, chooser.prompt, chooser.begun]).toEqual([null, "1 purple → 1 more", true]);
    chooser.bonus.pick(red);
    expect([chooser.choice?.move, chooser.rest]).toEqual(["*P", ["*R"]]);
    expect(chooser.prompt).toBe("1 purple, 1 red from the supply");
    scene.confirm();
    expect(scene.confirmed).toEqual([["*P", "*R"]]);
  });

  test("another replaces the first, the same again gives it back", () => {
    const { chooser } = sceneOf(positions.bonus);
    const [one, two, three] = [0, 3, 7];
    for (const at of [one, two, three]) chooser.bonus.pick(at);
    expect(chooser.bonus.picks).toEqual([two, three]);
    chooser.bonus.pick(two);
    expect([chooser.bonus.picks, chooser.choice]).toEqual([[three], null]);
    expect([chooser.back(), chooser.begun, chooser.back()]).toEqual([true, false, false]);
  });

  test("with keys, a colour as often as it is there", () => {
    const { chooser } = sceneOf(positions.bonus);
    chooser.key("p");
    chooser.key("p");
    expect(chooser.bonus.tiles).toBe("PP");
    chooser.key("p");
    expect(chooser.bonus.tiles).toBe("");
    expect(chooser.key("1")).toBe(false);
  });

  test("what is proposed is a beginning, or all of it where there is nothing else", () => {
    const scene = sceneOf(positions.bonus);
    scene.chooser.propose(choiceOf(positions.bonus, "*G"));
    expect([scene.chooser.bonus.tiles, scene.chooser.choice]).toEqual(["G", null]);
    const moves = (positions.bonus.choices?.moves ?? []).filter(({ move }) => move === "*G");
    const choices = positions.bonus.choices && { ...positions.bonus.choices, moves };
    const only = sceneOf({ ...positions.bonus, choices });
    if (moves[0]) only.chooser.propose(moves[0]);
    expect(only.chooser.choice?.move).toBe("*G");
    expect(only.chooser.rest).toEqual(["*G"]);
  });
});

describe("proposed moves", () => {
  test.each([
    ["draft", "cY"],
    ["place", "E1=B+2"],
    ["place", "C1=P"],
    ["place", "pass:OOBB"],
    ["grey", "E6=Y"],
  ] as const)("%s %s is put together as if by hand", (name, move) => {
    const { chooser } = sceneOf(positions[name]);
    chooser.propose(choiceOf(positions[name], move));
    expect(chooser.choice?.move).toBe(move);
    chooser.clear();
    expect([chooser.choice, chooser.begun]).toEqual([null, false]);
  });

  test("what was chosen stays as it is when it is told anew", () => {
    const { chooser } = sceneOf(positions.bonus);
    chooser.bonus.pick(0);
    chooser.bonus.pick(9);
    const { choice } = chooser;
    if (choice) chooser.propose(choice);
    expect(chooser.bonus.picks).toEqual([0, 9]);
  });
});

test("who only watches chooses nothing", () => {
  for (const name of ["draft", "place", "bonus"] as const) {
    const { chooser } = sceneOf(positions[name], { acting: false });
    chooser.draft.take(1, "R");
    chooser.onSpace("E1");
    chooser.onColour("B");
    chooser.togglePass();
    chooser.bonus.pick(0);
    expect([chooser.phase, chooser.choice, chooser.begun, chooser.key("b")]).toEqual([null, null, false, false]);
    expect([chooser.steps, chooser.prompt]).toEqual([[], ""]);
  }
});

test("prompts in the other languages", () => {
  const { chooser } = sceneOf(positions.place);
  chooser.onSpace("E1");
  speech.language = "fr";
  expect(chooser.prompt).toBe("Bleu 4 sur l’étoile de l’est, pour 4 tuiles");
  speech.language = "hu";
  expect(chooser.prompt).toBe("Kék 4-es a keleti csillagon, 4 csempéért");
  expect(chooser.steps).toEqual(["Mező", "Fizetés", "Jutalom"]);
});
