import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";

import { face } from "../../src/games/azul/face";
import type { Language } from "../../src/lib/protocol";
import { speech } from "../../src/lib/speech.svelte";
import { positions, sceneOf } from "./scene";

beforeEach(() => {
  speech.language = "en";
});

const label = (element: Element) => element.getAttribute("aria-label");
const aria = (element: Element | undefined, name: string) => element?.getAttribute(`aria-${name}`);

/** The buttons that take tiles; on a phone there is one more, for bag and lid. */
function takes(): HTMLElement[] {
  return screen.getAllByRole("button").filter((one) => !one.hasAttribute("aria-expanded"));
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

  test("jokers ask back in place", async () => {
    const scene = sceneOf(positions.jokers);
    render(face.Market, { scene });
    await fireEvent.click(screen.getByRole("button", { name: /^Take 1 white from factory 1/ }));
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
    ["en", "Line 5, 3 red, 3 of 5 places. Completes, 1 falls. plus 1, minus 2", "has black already"],
    ["fr", "Ligne 5, 3 rouges, 3 places sur 5. Complétée, 1 tombe. plus 1, moins 2", "a déjà du noir"],
    ["hu", "5. mintasor, 3 piros, 5 helyből 3 foglalt. Megtelik, 1 leesik. plusz 1, mínusz 2", "már van fekete"],
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
    render(face.Board, { scene });
    for (const key of "1WJ1") scene.chooser.key(key);
    await tick();
    await fireEvent.click(screen.getByRole("radio", { name: "1 joker" }));
    expect(scene.chooser.choice?.move).toBe("1WJ1/1");
  });
});

test("another player's board is one picture, or complete when opened", async () => {
  const scene = sceneOf(positions.draft);
  const { rerender } = render(face.Other, { scene, seat: 1 });
  expect(label(screen.getByRole("img"))).toBe(
    "Milán’s board, 12 points. line 1: 1 yellow, complete; line 2: 2 blue, complete; line 3: 3 blue, complete; " +
      "line 4: 3 white, 3 of 4 places; line 5: 2 blue, 2 of 5 places. " +
      "wall row 1: red, black, white; wall row 2: yellow, red, black; wall row 3: black, yellow. " +
      "On the floor: first-player marker, 1 yellow, 1 white.",
  );
  await rerender({ scene, seat: 1, full: true });
  expect(screen.getAllByRole("gridcell")).toHaveLength(25);
});

test("the keys' texts are there", () => {
  for (const { message } of face.keys) expect(message).toMatch(/^azul-key-/);
});
