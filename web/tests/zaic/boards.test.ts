import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { face } from "../../src/games/zaic/face";
import { speech } from "../../src/lib/speech.svelte";
import type { Language } from "../../src/texts";
import { moveOf, positions, sceneOf } from "./scene.svelte";

beforeEach(() => {
  speech.language = "en";
});

const { start, late, laid, end } = positions;
const plain = (text: string | null | undefined) =>
  (text ?? "").replaceAll("\u00a0", " ").replaceAll(/\s+/g, " ").trim();
const aria = (element: Element | undefined | null, name: string) => plain(element?.getAttribute(`aria-${name}`));

function place(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-place="${name}"]`);
  if (!found) throw new Error(`${name} is not drawn`);
  return found;
}

describe("the reserve", () => {
  test.each<[Language, string, string]>([
    ["en", "2 × 1: 2 left, 4 legal places", "2 × 2: 5 left, no legal place"],
    ["fr", "2 × 1 : restent 2, 4 places possibles", "2 × 2 : restent 5, aucune place"],
    ["hu", "2 × 1: maradt 2, 4 lehetséges hely", "2 × 2: maradt 5, nincs hova rakni"],
  ])("speaks %s", (language, open, closed) => {
    speech.language = language;
    render(face.Market, { scene: sceneOf(late) });
    const labels = [...document.querySelectorAll(".kind")].map((kind) => aria(kind, "label"));
    expect(labels[0]).toBe(closed);
    expect(labels[1]).toBe(open);
  });

  test("a kind is taken by a click, and turned", async () => {
    const { chooser, ...scene } = sceneOf(late);
    render(face.Market, { scene: Object.assign(scene, { chooser }) });
    const [large, domino] = screen.getAllByRole("button");
    if (large) await fireEvent.click(large);
    expect(chooser.kind).toBeNull();
    expect(aria(large, "disabled")).toBe("true");
    if (domino) await fireEvent.click(domino);
    expect(aria(domino, "pressed")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Turn" }));
    expect(chooser.kind).toBe("V");
  });

  test("it is called after whose it is, and who watches can take nothing from it", () => {
    render(face.Market, { scene: sceneOf(late, { acting: false, mine: [] }) });
    const reserve = screen.getByRole("region", { name: "Ana’s reserve" });
    expect(within(reserve).queryAllByRole("button")).toEqual([]);
    expect(aria(within(reserve).getByRole("img"), "label")).toMatch(/^Reserve of Ana: 2 × 2: 5 left/);
  });

  test("with a tile in hand the arrows move it, also from here", async () => {
    const { chooser, ...scene } = sceneOf(late);
    render(face.Market, { scene: Object.assign(scene, { chooser }) });
    const domino = screen.getAllByRole("button")[1];
    if (!domino) throw new Error("there is no 2 × 1");
    domino.focus();
    await fireEvent.keyDown(domino, { key: "ArrowRight" });
    expect(chooser.aim).toBeNull();
    await fireEvent.click(domino, { detail: 1 });
    expect([chooser.kind, chooser.aim]).toEqual(["H", null]);
    await fireEvent.keyDown(domino, { key: "ArrowRight" });
    expect(chooser.held?.choice?.move).toBe("Hh5");
  });

  test("hints are marked at their tiles", async () => {
    const scene = sceneOf(late);
    render(face.Market, { scene });
    scene.hints = [moveOf(late, "Sh5"), moveOf(late, "Hj6"), moveOf(late, "Si5")];
    await tick();
    const labels = [...document.querySelectorAll(".kind")].map((kind) => aria(kind, "label"));
    expect(labels[1]).toMatch(/^hint 2, 2 × 1/);
    expect(labels[2]).toMatch(/^hint 1, hint 3, 1 × 1/);
    // What is written is part of the label.
    const written = [...document.querySelectorAll(".kind")].map(({ textContent }) => plain(textContent));
    expect(written.every((text, at) => labels[at]?.includes(text))).toBe(true);
  });
});

describe("the areas", () => {
  test.each<[Language, string]>([
    ["en", "3, 3 on both sides, then 3 beats 2: you lead. The first difference decides."],
    ["fr", "3, 3 des deux côtés, puis 3 contre 2 : vous menez. La première différence décide."],
    ["hu", "3, 3 mindkét oldalon, aztán 3–2: te vezetsz. Az első különbség dönt."],
  ])("speak %s", (language, sentence) => {
    speech.language = language;
    const { container } = render(face.Market, { scene: sceneOf(late) });
    expect(plain(container.querySelector("section:last-child p")?.textContent)).toBe(sentence);
  });

  test("the entries that decide are marked, for both", () => {
    const { container } = render(face.Market, { scene: sceneOf(late) });
    const deciding = [...container.querySelectorAll(".decides")].map((entry) => plain(entry.textContent));
    expect(deciding).toEqual(["3", "2"]);
  });

  test("they are shown as they would be with the move", async () => {
    const scene = sceneOf(late);
    render(face.Market, { scene });
    scene.chooser.propose(moveOf(late, "Se6"));
    await tick();
    const section = screen.getByRole("region", { name: "Areas with this move" });
    expect(plain(within(section).getByRole("group", { name: "Ana" }).textContent)).toMatch(/^Ana ?4/);
  });

  test("somebody else is called by name", () => {
    const { container } = render(face.Market, { scene: sceneOf(late, { own: 1, mine: [1] }) });
    expect(plain(container.querySelector("section:last-child p b")?.textContent)).toBe("Ana leads");
  });
});

describe("the board", () => {
  test.each<[Language, string, string, string]>([
    ["en", "e8, dark, level 2", "d3, free", "Box 8 × 7 of 8 × 8: can grow 1 higher"],
    ["fr", "e8, foncé, niveau 2", "d3, libre", "Cadre 8 × 7 sur 8 × 8 : encore 1 en hauteur"],
    ["hu", "e8, sötét, 2. szint", "d3, szabad", "Keret: 8 × 7 (max. 8 × 8), még 1 sorral nőhet"],
  ])("speaks %s", (language, high, free, box) => {
    speech.language = language;
    render(face.Board, { scene: sceneOf(laid, { acting: false }) });
    expect(aria(place("e8"), "label")).toBe(high);
    expect(aria(place("d3"), "label")).toBe(free);
    expect(aria(screen.getByRole("grid"), "label")).toBe(box);
  });

  test("has a place for all that the box can reach, and headers", () => {
    render(face.Board, { scene: sceneOf(late) });
    expect(screen.getAllByRole("gridcell")).toHaveLength(8 * 9);
    expect(
      screen
        .getAllByRole("columnheader")
        .map(({ textContent }) => plain(textContent))
        .join(""),
    ).toBe("defghijk");
    expect(screen.getAllByRole("rowheader").map(({ textContent }) => plain(textContent))).toEqual([
      "10",
      "9",
      "8",
      "7",
      "6",
      "5",
      "4",
      "3",
      "2",
    ]);
  });

  test("legal places say what they bring, others why not", async () => {
    const scene = sceneOf(late);
    render(face.Board, { scene });
    scene.chooser.pick(2);
    await tick();
    expect(aria(place("e6"), "label")).toBe(
      "e6, dark, level 2. Lay it here, at level 3, covers 1 dark square. Largest area from 3 to 4",
    );
    expect(aria(place("d3"), "label")).toMatch(/^d3, free\. touches your own tile at e3$/);
    expect(aria(place("d3"), "disabled")).toBe("true");
    expect(place("e6").hasAttribute("aria-disabled")).toBe(false);
    expect(document.querySelectorAll(".picture rect[rx='7']")).toHaveLength(9);
  });

  test("is one stop of the Tab key, with arrows inside", async () => {
    const scene = sceneOf(late);
    render(face.Board, { scene });
    scene.chooser.pick(1);
    await tick();
    const stops = screen.getAllByRole("gridcell").filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map((stop) => stop.dataset["place"])).toEqual(["h5"]);
    stops[0]?.focus();
    await fireEvent.keyDown(place("h5"), { key: "ArrowUp" });
    expect(document.activeElement).toBe(place("h6"));
    await fireEvent.keyDown(place("h6"), { key: "ArrowDown" });
    await fireEvent.keyDown(place("h5"), { key: " " });
    expect(scene.chooser.choice?.move).toBe("Hh5");
    expect(aria(place("h5"), "selected")).toBe("true");
    await fireEvent.keyDown(place("h5"), { key: " " });
    expect(scene.confirmed).toEqual([]);
  });

  test("Enter lays a tile, or says why it may not lie there", async () => {
    const scene = sceneOf(late);
    render(face.Board, { scene });
    scene.chooser.take(1);
    await tick();
    expect(document.activeElement).toBe(place("h5"));
    await fireEvent.keyDown(place("h5"), { key: "ArrowRight" });
    expect(await fireEvent.keyDown(place("i5"), { key: "Enter" })).toBe(false);
    expect(scene.chooser.prompt).toMatch(/^Not at i5: /);
    await fireEvent.keyDown(place("i5"), { key: "ArrowLeft" });
    await fireEvent.keyDown(place("h5"), { key: "Enter" });
    expect(scene.chooser.choice?.move).toBe("Hh5");
    // The page confirms.
    expect(await fireEvent.keyDown(place("h5"), { key: "Enter" })).toBe(true);
  });

  test("who presses by name lays there, too", async () => {
    const scene = sceneOf(late);
    render(face.Board, { scene });
    scene.chooser.pick(2);
    await tick();
    await fireEvent.click(place("h5"), { detail: 0 });
    expect(scene.chooser.choice?.move).toBe("Sh5");
  });

  test("says beside the tile why it may not be there, and shows what is in the way", async () => {
    const scene = sceneOf(late);
    const { container } = render(face.Board, { scene });
    scene.chooser.pick(2);
    scene.chooser.focus({ column: 3, row: 2 });
    await tick();
    expect(plain(container.querySelector(".why")?.textContent)).toBe("touches your own tile at e3");
    expect(container.querySelector(".obstacle")).not.toBeNull();
    expect(container.querySelector(".ghost.closed")).not.toBeNull();
    scene.chooser.focus({ column: 4, row: 5 });
    await tick();
    expect(container.querySelector(".why, .obstacle, .ghost.closed")).toBeNull();
    expect(plain(container.querySelector(".badge")?.textContent)).toBe("4");
  });

  test("the last move stands in brackets", async () => {
    const scene = sceneOf(laid, { acting: false });
    const { container } = render(face.Board, { scene });
    expect(container.querySelectorAll("path[d^='M']:not(.area)")).not.toHaveLength(0);
    scene.position = start;
    await tick();
    expect(container.querySelectorAll(".picture path")).toHaveLength(0);
  });

  test("when it shrinks, the focus goes to the nearest place that is left", async () => {
    const scene = sceneOf(start);
    render(face.Board, { scene });
    place("a1").focus();
    scene.position = late;
    await tick();
    expect(document.activeElement).toBe(place("d2"));
    expect(place("d2").tabIndex).toBe(0);
  });

  test("when it grows, it moves there from where it was", async () => {
    const scene = sceneOf(start);
    const { container } = render(face.Board, { scene });
    const board = container.querySelector<HTMLElement>(".places");
    const picture = container.querySelector(".picture");
    if (!board || !picture) throw new Error("there is no board");
    board.style.setProperty("--t-move", "320ms");
    vi.spyOn(picture, "getBoundingClientRect")
      .mockReturnValueOnce(new DOMRect(20, 10, 300, 300))
      .mockReturnValueOnce(new DOMRect(20, 10, 320, 360));
    const animate = vi.spyOn(board, "animate");
    scene.position = late;
    await tick();
    // 15 columns of 20 px became 8 of 40; d10, the upper left place, was 3 columns and 5 rows inside.
    const [first] = animate.mock.calls[0]?.[0] as Keyframe[];
    expect(first?.["transform"]).toBe("translate(60px, 100px) scale(0.5)");
  });

  test("shows heights and areas", async () => {
    const scene = sceneOf(laid, { acting: false });
    const { container } = render(face.Board, { scene });
    const numbers = () =>
      [...container.querySelectorAll(".picture text")].map(({ textContent }) => Number(textContent));
    const high = numbers();
    expect(high.every((level) => level > 1)).toBe(true);
    await fireEvent.click(screen.getByRole("radio", { name: "Heights" }));
    expect(numbers()).toHaveLength(20 + 13);
    expect(
      numbers()
        .filter((level) => level > 1)
        .sort(),
    ).toEqual(high.sort());
    await fireEvent.click(screen.getByRole("radio", { name: "Areas" }));
    expect(numbers().sort((one, other) => other - one)).toEqual(
      [3, 3, 3, 2, 2, 2, 2, 2, 1, 3, 3, 2, 2, 1, 1, 1].sort((one, other) => other - one),
    );
  });

  test("no handle covers a number", async () => {
    const scene = sceneOf(late);
    render(face.Board, { scene });
    scene.chooser.pick(2);
    const number = (element: Element, name: string) => Number(element.getAttribute(name));
    for (const look of ["heights", "areas"]) {
      scene.chooser.see("v");
      await tick();
      expect(scene.chooser.look).toBe(look);
      const handles = [...document.querySelectorAll(".handle")];
      expect(handles).toHaveLength(9);
      // Numbers stand on their line, in the middle of a square, and are less than a square wide.
      const covered = [...document.querySelectorAll(".picture text")].filter((text) =>
        handles.some((handle) => {
          const [x, y] = [number(handle, "x"), number(handle, "y")];
          const beside = Math.abs(x + number(handle, "width") / 2 - number(text, "x")) > 50;
          return !beside && y < number(text, "y") && y + number(handle, "height") > number(text, "y") - 40;
        }),
      );
      expect(covered).toEqual([]);
    }
  });

  test("a stack tells its tiles from the top", async () => {
    const scene = sceneOf(laid, { acting: false });
    render(face.Board, { scene });
    scene.chooser.lookInto("f8");
    await tick();
    const card = screen.getByRole("region", { name: "f8: 3 tiles, from the top" });
    expect(
      within(card)
        .getAllByRole("listitem")
        .map(({ textContent }) => plain(textContent)),
    ).toEqual(["3 1 × 1, light", "2 2 × 1 lying, dark", "1 2 × 1 lying, dark"]);
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(scene.chooser.looking).toBeNull();
  });

  test("a stack says that it can be looked into, and a key does", async () => {
    const scene = sceneOf(late);
    render(face.Board, { scene });
    expect([place("f8").title, place("d3").title]).toEqual(["Look into the stack", ""]);
    for (const looking of ["f8", null]) {
      await fireEvent.keyDown(place("f8"), { key: "Enter" });
      expect(scene.chooser.looking).toBe(looking);
    }
    scene.chooser.pick(2);
    await tick();
    expect(place("f8").title).toBe("");
  });

  test("what is held beyond the board is drawn no farther", async () => {
    const scene = sceneOf(late);
    const { container } = render(face.Board, { scene });
    scene.chooser.pick(2);
    scene.chooser.focus({ column: 3, row: 2 });
    await tick();
    expect(container.querySelector(".ghost")?.closest("[clip-path]")).not.toBeNull();
    scene.chooser.focus({ column: 4, row: 5 });
    await tick();
    expect(container.querySelector(".ghost")?.closest("[clip-path]")).toBeNull();
  });

  test("hints are marked at their places, each on a square of its own", async () => {
    const scene = sceneOf(late);
    const { container } = render(face.Board, { scene });
    scene.hints = [moveOf(late, "Sh5"), moveOf(late, "Hh5")];
    await tick();
    expect(aria(place("h5"), "label")).toBe("hint 1, 1 × 1. hint 2, 2 × 1 lying. h5, free");
    expect([...container.querySelectorAll("g > circle + text")].map(({ textContent }) => textContent)).toEqual([
      "2",
      "1",
    ]);
    const squares = [...container.querySelectorAll("g:has(> circle + text)")].map((disc) =>
      disc
        .getAttribute("transform")
        ?.match(/\d+/g)
        ?.map((at) => Math.floor(Number(at) / 100)),
    );
    expect(squares).toEqual([
      [5, 5],
      [4, 5],
    ]);
  });

  test("hints are not lost among handles", async () => {
    const scene = sceneOf(late);
    render(face.Board, { scene });
    scene.chooser.pick(2);
    await tick();
    expect(document.querySelectorAll(".handle")).toHaveLength(9);
    scene.hints = [moveOf(late, "Sh5")];
    await tick();
    expect(document.querySelectorAll(".handle")).toHaveLength(0);
  });
});

describe("the rest of the face", () => {
  test("another's reserve is one picture, and nothing more is to be opened", () => {
    render(face.Other, { scene: sceneOf(late), seat: 1 });
    expect(aria(screen.getByRole("img"), "label")).toBe(
      "Reserve of Milán: 2 × 2: 8 left, 2 × 1: 1 left, 1 × 1: 0 left",
    );
    expect(face.shut).toBe(true);
  });

  test.each<[Language, string, string]>([
    ["en", "e6, at level 3, covers 1 dark square; Milán keeps 3", "3, 3 on both sides, then 3 beats 2: you lead"],
    [
      "fr",
      "e6, au niveau 3, couvre 1 case foncée ; Milán garde 3",
      "3, 3 des deux côtés, puis 3 contre 2 : vous menez",
    ],
    ["hu", "e6, a 3. szinten, lefed 1 sötét mezőt; Milán: marad 3", "3, 3 mindkét oldalon, aztán 3–2: te vezetsz"],
  ])("what a move brings is told in %s", async (language, brings, stands) => {
    speech.language = language;
    const scene = sceneOf(late);
    const { container, rerender } = render(face.Outcome, { scene, choice: moveOf(late, "Se6") });
    expect(plain(container.querySelector("small")?.textContent)).toBe(brings);
    expect(plain(container.querySelector(".big")?.textContent)).toBe("3 → 4");
    await rerender({ scene, choice: null });
    expect(plain(container.querySelector("small")?.textContent)).toBe(stands);
  });

  test.each<[Language, string, string]>([
    ["en", "largest area 3 → 4", "largest area still 3"],
    ["fr", "plus grande zone 3 → 4", "plus grande zone toujours 3"],
    ["hu", "legnagyobb terület: 3 → 4", "legnagyobb terület: továbbra is 3"],
  ])("a hint says in %s what it brings", (language, more, same) => {
    speech.language = language;
    const scene = sceneOf(late);
    const hint = { points: 0, finals: [], win: 0.5, follows: [] };
    const now = (move: string) => plain(face.now?.({ ...hint, move, effect: moveOf(late, move).effect }, scene));
    const still = late.choices?.moves.find(({ gain }) => gain === 0);
    expect([now("Se6"), now(still?.move ?? "")]).toEqual([more, same]);
  });

  test.each(Object.entries({ start, laid, end }))("everything is drawn: %s", (_, position) => {
    const scene = sceneOf(position, { acting: position === start });
    for (const part of [face.Market, face.Board]) expect(render(part, { scene }).container.innerHTML).not.toBe("");
  });
});
