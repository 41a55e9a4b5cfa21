import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";

import { face } from "../../src/games/azul/face";
import type { NextDeal } from "../../src/games/azul/facts";
import { speech } from "../../src/lib/speech.svelte";
import { viewOf } from "../../src/games/azul/view";
import type { Language } from "../../src/texts";
import { positions, sceneOf } from "./scene";

beforeEach(() => {
  speech.language = "en";
});

const label = (element: Element) => element.getAttribute("aria-label");
const aria = (element: Element | undefined, name: string) => element?.getAttribute(`aria-${name}`);

/** The buttons that take tiles; on a phone there are more, for bag and lid. */
function takes(): HTMLElement[] {
  return screen.getAllByRole("button").filter((one) => one.hasAttribute("data-take"));
}

describe("the market", () => {
  test.each<[Language, string, string]>([
    ["en", "Factory 1: 3 red, 1 black", "Take 3 red from factory 1; 1 black goes to the centre"],
    ["fr", "Fabrique 1\u00a0: 3 rouges, 1 noire", "Prendre 3 rouges sur la fabrique 1\u00a0; 1 noire va au centre"],
    ["hu", "1. manufaktúra: 3 piros, 1 fekete", "3 piros elvétele az 1. manufaktúráról; középre kerül: 1 fekete"],
  ])("speaks %s", (language, factory, take) => {
    speech.language = language;
    render(face.Market, { scene: sceneOf(positions.draft) });
    expect(screen.getByRole("group", { name: factory })).toBeTruthy();
    expect(screen.getByRole("button", { name: take })).toBeTruthy();
  });

  test("what is chosen is pressed, and one stop of the Tab key is enough", async () => {
    const scene = sceneOf(positions.draft);
    render(face.Market, { scene });
    const button = screen.getByRole("button", { name: /^Take 3 red from the centre/ });
    await fireEvent.click(button);
    expect(button.getAttribute("aria-pressed")).toBe("true");
    expect(scene.chooser.kinds).toBe("R");
    const stops = takes().filter((one) => one.tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  test("arrows go from colour to colour, and from source to source", async () => {
    render(face.Market, { scene: sceneOf(positions.draft) });
    const [first, second, third] = takes();
    first?.focus();
    if (first) await fireEvent.keyDown(first, { key: "ArrowRight" });
    expect(document.activeElement).toBe(second);
    if (second) await fireEvent.keyDown(second, { key: "ArrowDown" });
    expect(document.activeElement).toBe(third);
  });

  test("jokers ask back, and not over the market", async () => {
    const scene = sceneOf(positions.jokers);
    const { container } = render(face.Market, { scene });
    render(face.Outcome, { scene, choice: null });
    expect(scene.chooser.asks).toBe(false);
    await fireEvent.click(screen.getByRole("button", { name: /^Take 1 white from factory 1/ }));
    expect(scene.chooser.asks).toBe(true);
    expect(container.contains(screen.getByRole("group", { name: "Take what?" }))).toBe(false);
    await fireEvent.click(screen.getByRole("button", { name: "1 white + 1 joker" }));
    expect(scene.chooser.kinds).toBe("WJ");
  });

  test("nobody can take who only watches", () => {
    render(face.Market, { scene: sceneOf(positions.draft, { acting: false }) });
    for (const button of takes()) expect(aria(button, "disabled")).toBe("true");
  });

  test("says what was taken last, and from where", () => {
    const { container } = render(face.Market, { scene: sceneOf(positions.draft) });
    expect(container.querySelector(".taken")?.textContent.trim()).toBe("2 yellow taken");
  });
});

describe("the board in the middle", () => {
  test.each<[Language, string, string]>([
    ["en", "Line 5, 3 red, 3 of 5 places. Completes, 1 falls. plus 1, minus 2", "the wall already has black"],
    ["fr", "Ligne 5, 3 rouges, 3 places sur 5. Complétée, 1 tombe. plus 1, moins 2", "le mur a déjà du noir"],
    [
      "hu",
      "5. mintasor, 3 piros, 5 helyből 3 foglalt. Megtelik, 1 leesik. plusz 1, mínusz 2",
      "a falon már van fekete",
    ],
  ])("speaks %s", async (language, line, why) => {
    speech.language = language;
    const scene = sceneOf(positions.draft);
    const { container } = render(face.Board, { scene });
    scene.chooser.pick(1, "R");
    await tick();
    expect(screen.getAllByRole("radio").map(label)).toContain(line);
    scene.chooser.pick(1, "K");
    await tick();
    const notes = [...container.querySelectorAll(".note")].map((note) => note.textContent.trim());
    expect(notes[2]).toBe(why);
  });

  test("every line says its words while a handful is to be placed, the fifth below it", async () => {
    const scene = sceneOf(positions.draft);
    const { container } = render(face.Board, { scene });
    const notes = () => [...container.querySelectorAll(".note")].map((note) => note.textContent.trim());
    expect(notes()).toEqual([]);
    scene.chooser.pick(0, "R");
    await tick();
    expect(notes()).toEqual(["complete", "complete", "completes", "3 of 4", "completes, 1 falls"]);
    scene.chooser.pick(0, "K");
    await tick();
    expect(notes()).toEqual(["complete", "complete", "the wall already has black", "2 of 4", "holds red"]);
    expect(container.querySelector(".target svg:not(.tile)")).toBeNull();
  });

  test("lines and floor are one choice; closed lines say why and can be reached", async () => {
    const scene = sceneOf(positions.draft);
    render(face.Board, { scene });
    expect(screen.queryByRole("radiogroup")).toBeNull();
    scene.chooser.pick(1, "R");
    await tick();
    const radios = screen.getAllByRole("radio");
    expect(radios).toHaveLength(6);
    const [first, , third] = radios;
    expect(aria(first, "disabled")).toBe("true");
    expect(first && label(first)).toBe("Line 1, 1 yellow, complete. line 1 is complete");
    if (third) await fireEvent.click(third);
    expect([scene.chooser.choice?.move, aria(third, "checked")]).toEqual(["1R3", "true"]);
    if (third) await fireEvent.click(third);
    expect(scene.confirmed).toEqual(["1R3"]);
  });

  test("ghosts stand in the line, on the wall and on the floor", async () => {
    const scene = sceneOf(positions.draft);
    const { container } = render(face.Board, { scene });
    scene.chooser.pick(1, "R");
    scene.chooser.place(5);
    await tick();
    const ghosts = [...container.querySelectorAll<HTMLElement>(".ghost")].map((ghost) => ghost.dataset["place"]);
    expect(ghosts.sort()).toEqual(["s0-f2", "s0-l5-3", "s0-l5-4", "s0-w4-1"]);
  });

  test("a hand over an open line draws what it would do; over a closed one nothing", async () => {
    const scene = sceneOf(positions.draft);
    const { container } = render(face.Board, { scene });
    scene.chooser.pick(1, "R");
    await tick();
    const ghosts = () => container.querySelectorAll(".ghost").length;
    const [first, , , , fifth] = screen.getAllByRole("radio");
    if (fifth) await fireEvent.pointerEnter(fifth, { pointerType: "mouse" });
    expect([ghosts(), scene.chooser.choice]).toEqual([4, null]);
    if (fifth) await fireEvent.pointerLeave(fifth);
    expect(ghosts()).toBe(0);
    if (first) await fireEvent.pointerEnter(first, { pointerType: "mouse" });
    expect(ghosts()).toBe(0);
    // A finger leaves no hover behind.
    if (fifth) await fireEvent.pointerEnter(fifth, { pointerType: "touch" });
    expect(ghosts()).toBe(0);
  });

  test("what was laid early lies on the wall as a ghost, its line is empty", () => {
    const early = [{ seat: 0, effect: { what: "lay", row: 5, column: 2, tile: "W" } }];
    const { container } = render(face.Board, { scene: sceneOf({ ...positions.tiling, early }) });
    const cell = screen.getByRole("gridcell", { name: "row 5, column 2, white, laid early" });
    expect(cell.querySelector(".ghost")).not.toBeNull();
    expect(screen.getByLabelText("Line 5, empty, 5 places")).toBeTruthy();
    expect(container.querySelectorAll(".ghost")).toHaveLength(1);
  });

  test("while tiling, the open cells of the row show their points", async () => {
    const scene = sceneOf(positions.tiling);
    render(face.Board, { scene });
    const cell = screen.getByRole("gridcell", { name: "row 3, column 3, empty. Lay it here, plus 2" });
    expect(
      screen.getByRole("gridcell", { name: "row 3, column 5, empty. Not here: column 5 already has yellow" }),
    ).toBeTruthy();
    await fireEvent.keyDown(cell, { key: " " });
    expect([scene.chooser.choice?.move, aria(cell, "selected")]).toEqual(["3@3", "true"]);
  });

  test("jokers overflow into a switch", async () => {
    const scene = sceneOf(positions.jokers);
    for (const key of "1WJ1") scene.chooser.key(key);
    render(face.Outcome, { scene, choice: scene.chooser.choice });
    expect(scene.chooser.asks).toBe(true);
    await fireEvent.click(screen.getByRole("radio", { name: "1 joker" }));
    expect(scene.chooser.choice?.move).toBe("1WJ1/1");
  });
});

describe("hints", () => {
  test("stand at the source and at the line, in numbers and in words", () => {
    const scene = sceneOf(positions.draft, { hints: ["1R3", "cK4", "1R-"] });
    render(face.Market, { scene });
    render(face.Board, { scene });
    expect(screen.getByRole("button", { name: /^hint 1, hint 3, Take 3 red from factory 1/ })).toBeTruthy();
    const second = screen.getByRole("button", { name: /^hint 2, Take 2 black from the centre/ });
    expect([...second.querySelectorAll(".badge")].map((badge) => badge.getAttribute("data-n"))).toEqual(["2"]);
    const third = screen.getByLabelText(/^hint 1, Line 3, empty/);
    expect([third.querySelectorAll(".h1").length, third.querySelector(".badge")?.getAttribute("data-n")]).toEqual([
      3,
      "1",
    ]);
    expect(third.querySelector(".note")?.textContent.trim()).toBe("completes");
    expect(screen.getByLabelText(/^hint 2, Line 4, empty/).querySelectorAll(".h2")).toHaveLength(2);
    // Three tiles fall to the places that are free.
    expect(screen.getByLabelText(/^hint 3, Floor: 2 white/).querySelectorAll(".h3")).toHaveLength(3);
  });

  test("mark cells while tiling", () => {
    render(face.Board, { scene: sceneOf(positions.tiling, { hints: ["3@3"] }) });
    const cell = screen.getByRole("gridcell", { name: /^hint 1, row 3, column 3/ });
    expect(cell.querySelector(".badge")?.getAttribute("data-n")).toBe("1");
  });

  test("the one that is pointed at is drawn as if it were chosen", () => {
    const scene = sceneOf(positions.draft, { hints: ["1R5"] });
    Object.defineProperty(scene, "shown", { get: () => scene.hints[0] });
    const { container } = render(face.Board, { scene });
    const ghosts = [...container.querySelectorAll<HTMLElement>(".ghost")].map((ghost) => ghost.dataset["place"]);
    expect(ghosts.sort()).toEqual(["s0-f2", "s0-l5-3", "s0-l5-4", "s0-w4-1"]);
    expect(scene.chooser.choice).toBeNull();
  });
});

test("another player's board is one picture, or complete when opened", async () => {
  const scene = sceneOf(positions.draft);
  const { rerender } = render(face.Other, { scene, seat: 1 });
  expect(label(screen.getByRole("img"))).toBe(
    "Milán’s board, 12 points. Plays first this round. line 1: 1 yellow, complete; line 2: 2 blue, complete; line 3: 3 blue, complete; " +
      "line 4: 3 white, 3 of 4 places; line 5: 2 blue, 2 of 5 places. " +
      "wall row 1: red, black, white; wall row 2: yellow, red, black; wall row 3: black, yellow. " +
      "On the floor: first-player marker, 1 yellow, 1 white.",
  );
  await rerender({ scene, seat: 1, full: true });
  expect(screen.getAllByRole("gridcell")).toHaveLength(25);
});

test("while a round is counted, the market says what comes next", async () => {
  const scene = sceneOf(positions.round.before);
  const { container } = render(face.Market, { scene });
  const { after } = positions.round;
  scene.chooser.ending = { after, seat: 0, row: 2 };
  await tick();
  const words = () => [...container.querySelectorAll(".next > h2, .next > p")].map((one) => one.textContent);
  expect(words()).toEqual([
    "Next: round 3",
    "Ana has the marker and starts.",
    // Where there is room for two lines only.
    "Round 3: Ana has the marker and starts.",
    "20 of the 60 tiles in the bag are dealt.",
  ]);
  expect(container.querySelectorAll("[data-take]")).toHaveLength(0);
  const next = (bag: number, tiles: number, source: NextDeal["source"]) => {
    const view = { ...viewOf(after), bag: "B".repeat(bag), next_deal: { tiles, source } };
    scene.chooser.ending = { after: { ...after, view }, seat: 0, row: 2 };
  };
  next(8, 20, "both");
  await tick();
  expect(words().at(-1)).toBe("The last 8 tiles of the bag are dealt, the rest from the lid.");
  next(0, 12, "lid");
  await tick();
  expect(words().at(-1)).toBe("The bag is filled from the lid, 12 tiles are dealt.");
  scene.chooser.ending = { after: { ...after, to_move: -2 }, seat: 0, row: null };
  await tick();
  expect(words()).toEqual(["This was the last round."]);
});

test("the keys' texts are there", () => {
  for (const { message } of face.keys) expect(message).toMatch(/^azul-key-/);
});
