import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";

import { face } from "../../src/games/pavilion/face";
import type { Language } from "../../src/texts";
import { speech } from "../../src/lib/speech.svelte";
import { choiceOf, positions, sceneOf } from "./scene";

beforeEach(() => {
  speech.language = "en";
});

const aria = (element: Element | null | undefined, name: string) => element?.getAttribute(`aria-${name}`);
const Below = face.Below ?? face.Market;
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("the market while tiles are drafted", () => {
  test.each<[Language, string, string]>([
    [
      "en",
      "Factory 1: 1 purple, 1 yellow, 2 red",
      "Take 2 red + 1 purple joker from factory 1; 1 yellow goes to the centre",
    ],
    [
      "fr",
      "Fabrique 1\u00a0: 1 violette, 1 jaune, 2 rouges",
      "Prendre 2 rouges + 1 joker (violet) sur la fabrique 1\u00a0; 1 jaune va au centre",
    ],
    [
      "hu",
      "1. manufaktúra: 1 lila, 1 sárga, 2 piros",
      "2 piros + 1 lila joker elvétele az 1. manufaktúráról; középre kerül: 1 sárga",
    ],
  ])("speaks %s", (language, factory, take) => {
    speech.language = language;
    render(face.Market, { scene: sceneOf(positions.draft) });
    expect(screen.getByRole("group", { name: factory })).toBeTruthy();
    expect(button(take)).toBeTruthy();
  });

  test("the joker that comes along lifts with the colour, the rest fades", async () => {
    const { container } = render(face.Market, { scene: sceneOf(positions.draft) });
    await fireEvent.pointerEnter(button(/^Take 2 red \+ 1 purple joker from factory 1/));
    const look = (place: string) => container.querySelector(`[data-place="${place}"]`)?.getAttribute("class") ?? "";
    // Factory 1 holds purple, yellow and two red, in this order.
    expect([look("f1-0"), look("f1-1"), look("f1-2"), look("f1-3")].map((name) => /lift|fade/.exec(name)?.[0])).toEqual(
      ["lift", "fade", "lift", "lift"],
    );
    expect(look("f5-0")).not.toMatch(/lift|fade/);
  });

  test("the marker's cost is said before, and the joker colour says why it cannot be chosen", async () => {
    const scene = sceneOf(positions.draft);
    render(face.Market, { scene });
    const yellow = button(
      "Take 3 yellow + 1 purple joker from the centre, and the first-player marker: minus 4 points",
    );
    const [joker] = screen.getAllByRole("button", { name: /^1 purple\. Purple is the joker colour/ });
    expect(aria(joker, "disabled")).toBe("true");
    if (joker) await fireEvent.click(joker);
    expect(scene.chooser.choice).toBeNull();
    await fireEvent.click(yellow);
    expect([scene.chooser.choice?.move, aria(yellow, "pressed")]).toEqual(["cY", "true"]);
  });

  test("one stop of the Tab key is enough, and arrows go from colour to colour", async () => {
    const { container } = render(face.Market, { scene: sceneOf(positions.draft) });
    const takes = [...container.querySelectorAll<HTMLElement>("[data-take]")];
    expect(takes.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    takes[0]?.focus();
    if (takes[0]) await fireEvent.keyDown(takes[0], { key: "ArrowRight" });
    expect(document.activeElement).toBe(takes[1]);
    if (takes[1]) await fireEvent.keyDown(takes[1], { key: " " });
    expect(aria(takes[1], "pressed")).toBe("true");
  });

  test("the hand shows what would come, and the joker colours of all rounds are there", async () => {
    const scene = sceneOf(positions.draft);
    const { container } = render(face.Market, { scene });
    scene.chooser.draft.take(1, "R");
    await tick();
    const chips = [...container.querySelectorAll(".hand .chip")].map((chip) => chip.querySelector("b")?.textContent);
    expect(chips).toEqual(["2", "1+2", "+1"]);
    const rounds = screen.getByRole("list", { name: "Joker colours of the six rounds" });
    expect([...rounds.children].map((round) => round.querySelector(".vh")?.textContent)).toEqual([
      "Round 1, now: purple",
      "Round 2: green",
      "Round 3: orange",
      "Round 4: yellow",
      "Round 5: blue",
      "Round 6: red",
    ]);
  });

  test("hints stand at their sources, and in the labels", () => {
    const scene = sceneOf(positions.draft);
    scene.hints = [choiceOf(positions.draft, "1R"), choiceOf(positions.draft, "cY")];
    const { container } = render(face.Market, { scene });
    expect(button(/^hint 1, Take 2 red/)).toBeTruthy();
    expect(button(/^hint 2, Take 3 yellow/)).toBeTruthy();
    expect([...container.querySelectorAll(".disc")].map((disc) => disc.textContent)).toEqual(["1", "2"]);
  });

  test("nobody can take who only watches", () => {
    const { container } = render(face.Market, { scene: sceneOf(positions.draft, { acting: false }) });
    const takes = container.querySelectorAll("[data-take]");
    expect(takes.length).toBeGreaterThan(5);
    for (const take of takes) expect(aria(take, "disabled")).toBe("true");
  });
});

describe("the desk while tiles are placed", () => {
  test("every way to pay, fewest jokers first, and what remains", async () => {
    const scene = sceneOf(positions.place);
    const { container } = render(face.Market, { scene });
    scene.chooser.onSpace("E1");
    await tick();
    const ways = screen.getAllByRole<HTMLInputElement>("radio");
    expect(ways.map((way) => way.closest("label")?.querySelector(".words")?.textContent)).toEqual([
      "3 blue + 1 jokerkeeps 1 orange",
      "2 blue + 2 jokerskeeps 1 blue",
    ]);
    expect(ways.map(({ checked }) => checked)).toEqual([true, false]);
    const hand = () => [...container.querySelectorAll(".hand .chip > b")].map((chip) => chip.textContent);
    expect(hand()).toEqual(["×1", "2−1", "×2", "3−3"]);
    if (ways[1]) await fireEvent.click(ways[1]);
    expect(scene.chooser.choice?.move).toBe("E1=B+2");
    expect(hand()).toEqual(["×1", "2−2", "×2", "3−2"]);
  });

  test("the central star asks for the colour first", async () => {
    const scene = sceneOf(positions.place);
    render(face.Market, { scene });
    scene.chooser.onSpace("C4");
    await tick();
    expect(screen.getByRole("group", { name: "Which colour?" })).toBeTruthy();
    await fireEvent.click(button("In yellow: 2 yellow + 2 jokers"));
    expect(scene.chooser.choice?.move).toBe("C4=Y+2");
  });

  test("a colour of the hand is a button, and says that it is the joker", async () => {
    const scene = sceneOf(positions.place);
    render(face.Market, { scene });
    expect(button("2 orange, joker")).toBeTruthy();
    await fireEvent.click(button("2 yellow"));
    expect([scene.chooser.place.colour, aria(button("2 yellow"), "pressed")]).toEqual(["Y", "true"]);
  });

  test("a pass opens the tray with four tiles in it, and shows the loss", async () => {
    const scene = sceneOf(positions.place);
    const { container } = render(face.Market, { scene });
    await fireEvent.click(button("Pass this round…"));
    const sum = () => container.querySelector(".sum")?.textContent.replace(/\s+/g, " ").trim();
    expect(sum()).toBe("Keep 2 yellow, 2 blue, lose 1 purple, 2 orange, 1 blue: −4");
    const [first] = screen.getAllByRole("button", { name: "Do not keep yellow" });
    if (first) await fireEvent.click(first);
    await fireEvent.click(button("Keep 1 purple"));
    expect(scene.chooser.choice?.move).toBe("pass:PYBB");
    expect(sum()).toBe("Keep 1 purple, 1 yellow, 2 blue, lose 2 orange, 1 yellow, 1 blue: −4");
  });

  test("a low score is not lost below 1, as the confirm bar says", async () => {
    const { container } = render(face.Market, { scene: sceneOf(positions.low) });
    await fireEvent.click(button("Pass this round…"));
    expect(container.querySelector(".sum")?.textContent).toMatch(/: −3 \(not below 1\)/);
  });

  test("who only watches is not spoken to", () => {
    const scene = sceneOf(positions.place, { own: 1, acting: false });
    Object.assign(scene, { own: 0 });
    const { container } = render(face.Market, { scene });
    expect(screen.getByRole("heading", { name: "Ana’s hand" })).toBeTruthy();
    expect(container.querySelector(".folded")).toBeTruthy();
    render(Below, { scene });
    expect(screen.getByText("Ana so far")).toBeTruthy();
  });

  test("while hints are shown an empty panel gives them its room", async () => {
    const scene = sceneOf(positions.place);
    scene.hints = [choiceOf(positions.place, "E1=B+1")];
    const { container } = render(face.Market, { scene });
    expect(container.querySelector(".folded")).toBeTruthy();
    scene.chooser.onSpace("E1");
    await tick();
    expect(container.querySelector(".folded")).toBeNull();
  });

  test("hints stand at the hand and at the pass", () => {
    const scene = sceneOf(positions.place);
    scene.hints = [choiceOf(positions.place, "E1=B+1"), choiceOf(positions.place, "pass:YYBB")];
    render(face.Market, { scene });
    expect(button("hint 1, 3 blue")).toBeTruthy();
    expect(button("hint 2, Pass this round…")).toBeTruthy();
  });

  test("what was kept stands there after the pass", () => {
    render(face.Market, { scene: sceneOf(positions.place, { own: 1, acting: false }) });
    expect(screen.getByRole("heading", { name: "Passed, kept" })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("the supply", () => {
  test("bonus tiles are chosen there, exactly as many as are due", async () => {
    const scene = sceneOf(positions.bonus);
    render(Below, { scene });
    const tiles = screen.getAllByRole("button");
    expect(tiles).toHaveLength(10);
    for (const tile of tiles.slice(0, 2)) await fireEvent.click(tile);
    expect(tiles.map((tile) => aria(tile, "pressed")).filter((pressed) => pressed === "true")).toHaveLength(2);
    expect([scene.chooser.choice?.move, scene.chooser.rest]).toEqual(["*P", ["*P"]]);
  });

  test("else it only tells what it holds", () => {
    render(Below, { scene: sceneOf(positions.place) });
    expect(screen.getByRole("group", { name: /^Supply: 2 purple, 2 green/ })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("worth at the end", () => {
  const items = () => screen.getAllByRole("listitem").map((item) => item.querySelector(".vh")?.textContent);

  test("with one's own progress", () => {
    render(Below, { scene: sceneOf(positions.place) });
    expect(items()).toContain("Blue: 3 of 6 spaces, worth 15");
    expect(items()).toContain("All colours: 2 of 6 spaces, worth 12");
    expect(items()).toContain("All 1s: 2 of 7, worth 4");
  });

  test("on the grey board by what the stars have become", () => {
    render(Below, { scene: sceneOf(positions.grey) });
    expect(items()).toContain("Green: 2 of 6 spaces, worth 18");
    expect(items()).toContain("All colours: 3 of 6 spaces, worth 12");
    expect(items()).toContain("Red: a whole star is worth 14");
    expect(items()).toContain("All 3s: 2 of 12, worth 12");
  });

  test("several stars of a kind are counted", () => {
    render(Below, { scene: sceneOf(positions.twin) });
    expect(items()).toContain("Green: 2 stars with 3, 2 of 6 spaces, worth 18 each");
    expect(screen.getByText("×2")).toBeTruthy();
  });
});

describe("the board in the middle", () => {
  test.each<[Language, string]>([
    ["en", "East star, space 4, free, costs 4 blue. Plus 4, statue: 2 bonus tiles"],
    ["fr", "Étoile de l’est, espace 4, libre, coûte 4 bleues. Plus 4, statue\u00a0: 2 tuiles bonus"],
    ["hu", "Keleti csillag, 4-es mező, szabad, ára 4 kék. Plusz 4, szobor: 2 jutalomcsempe"],
  ])("speaks %s", (language, label) => {
    speech.language = language;
    render(face.Board, { scene: sceneOf(positions.place) });
    expect(button(label)).toBeTruthy();
  });

  test("closed spaces say why and can be reached; taken ones say what lies there", () => {
    render(face.Board, { scene: sceneOf(positions.place) });
    const dear = button(
      "North-east star, space 5, free, costs 5 red. The space costs 5, and the hand has 0 red and 2 jokers",
    );
    expect(aria(dear, "disabled")).toBe("true");
    expect(button("East star, space 1, blue")).toBeTruthy();
    expect(screen.getByRole("group", { name: "East star, 3 of 6 spaces, takes blue only" })).toBeTruthy();
    expect(
      screen.getByRole("group", {
        name: "Central star, 2 of 6 spaces, takes each colour once, still purple, orange, yellow, blue",
      }),
    ).toBeTruthy();
  });

  test("a star is one stop of the Tab key, and the arrows walk round it", async () => {
    const scene = sceneOf(positions.place);
    const { container } = render(face.Board, { scene });
    const star = screen.getByRole("group", { name: /^East star/ });
    const spaces = [...star.querySelectorAll<SVGElement>("[role=button]")];
    expect(spaces.filter((space) => space.getAttribute("tabindex") === "0")).toHaveLength(1);
    expect(container.querySelectorAll("[role=button][tabindex='0']")).toHaveLength(7);
    spaces[0]?.focus();
    if (spaces[0]) await fireEvent.keyDown(spaces[0], { key: "ArrowLeft" });
    expect(document.activeElement).toBe(spaces[5]);
    if (spaces[5]) await fireEvent.keyDown(spaces[5], { key: "ArrowDown" });
    expect(document.activeElement).toBe(spaces[0]);
    if (spaces[0]) await fireEvent.keyDown(spaces[0], { key: " " });
    if (spaces[0]) await fireEvent.keyDown(spaces[0], { key: " " });
    expect([scene.chooser.choice?.move, scene.confirmed]).toEqual(["E1=B+1", []]);
  });

  test("a click chooses, a second one is final", async () => {
    const scene = sceneOf(positions.place);
    render(face.Board, { scene });
    const space = button(/^East star, space 4, free/);
    await fireEvent.click(space);
    expect([scene.chooser.choice?.move, aria(space, "pressed")]).toEqual(["E1=B+1", "true"]);
    await fireEvent.click(space);
    expect(scene.confirmed).toEqual([["E1=B+1"]]);
  });

  test("what would happen is drawn: the tile, the run, the points, the feature", async () => {
    const scene = sceneOf(positions.place);
    const { container } = render(face.Board, { scene });
    scene.chooser.onSpace("E1");
    await tick();
    expect(container.querySelector(".ghost")?.getAttribute("href")).toBe("#rhombus-blue");
    expect(container.querySelectorAll("path.run")).toHaveLength(4);
    expect(container.querySelector(".badge")?.textContent.trim()).toBe("+4");
    expect([...container.querySelectorAll(".coming")].map((feature) => aria(feature, "label"))).toEqual([
      "Statue between the north-east and east stars: 3 of 4 sides, gives 2 bonus tiles",
    ]);
  });

  test("what is pointed at shows its points before anything is chosen", async () => {
    const { container } = render(face.Board, { scene: sceneOf(positions.place) });
    await fireEvent.pointerEnter(button(/^East star, space 4, free/));
    expect(container.querySelector(".badge")?.textContent.trim()).toBe("+4");
    expect(container.querySelector(".ghost")).toBeNull();
    await fireEvent.pointerLeave(button(/^East star, space 4, free/));
    expect(container.querySelector(".badge")).toBeNull();
  });

  test("hints are marked and said", () => {
    const scene = sceneOf(positions.place);
    scene.hints = [
      choiceOf(positions.place, "E1=B+1"),
      choiceOf(positions.place, "C1=Y"),
      choiceOf(positions.place, "C1=B"),
    ];
    const { container } = render(face.Board, { scene });
    expect(button(/^hint 1, East star, space 4/)).toBeTruthy();
    expect(button(/^hint 2, hint 3, Central star, space 1/)).toBeTruthy();
    expect([...container.querySelectorAll("g.hint")].map((disc) => disc.textContent.trim())).toEqual(["1", "2", "3"]);
  });

  test("on the grey board a star shows what it still takes", () => {
    const { container } = render(face.Board, { scene: sceneOf(positions.grey) });
    expect(screen.getByRole("group", { name: "North-west star, 2 of 6 spaces, takes green only" })).toBeTruthy();
    expect(screen.getByRole("group", { name: "Central star, 1 of 6 spaces, takes any colour" })).toBeTruthy();
    const notes = [...container.querySelectorAll("svg > g[aria-hidden] > g")];
    const left = notes.map((note) => [...note.querySelectorAll("use")].map((tile) => tile.getAttribute("href")));
    expect(left).toContainEqual(["#rhombus-purple", "#rhombus-orange", "#rhombus-yellow"]);
    // What is begun says what it lacks; what is empty lacks nothing yet.
    expect([...container.querySelectorAll(".label")].map((label) => label.textContent.trim())).toEqual(["lacks"]);
  });

  test("where all spaces of a star cost the same, their labels say where they lie", () => {
    render(face.Board, { scene: sceneOf(positions.grey, { acting: false }) });
    const central = screen.getByRole("group", { name: /^Central star/ });
    const names = [...central.querySelectorAll("[role=button]")].map((space) => aria(space, "label"));
    expect(new Set(names).size).toBe(6);
    expect(names).toContain("Central star, space 3 (upper right), free, costs 3 tiles");
  });

  test("an empty centre lacks nothing yet", () => {
    const { container } = render(face.Board, { scene: sceneOf(positions.last) });
    const centre = container.querySelectorAll("svg > g[aria-hidden] > g")[6];
    expect([centre?.querySelector(".label"), centre?.querySelector("use")]).toEqual([null, null]);
  });

  test("while tiles are drafted nothing may be placed", async () => {
    const scene = sceneOf(positions.draft);
    render(face.Board, { scene });
    const [first] = screen.getAllByRole("button");
    expect(aria(first, "label")).toMatch(/\. Tiles must be taken until factories and centre are empty$/);
    if (first) await fireEvent.click(first);
    expect(scene.chooser.choice).toBeNull();
  });
});

describe("another player", () => {
  test("is one picture, or complete when opened", async () => {
    const scene = sceneOf(positions.place, { own: 1, acting: false });
    const { container, rerender } = render(face.Other, { scene, seat: 0 });
    expect(aria(screen.getByRole("img"), "label")).toBe(
      "Ana’s board, 31 points. In hand: 1 purple, 2 orange, 2 yellow, 3 blue. North-east star: 1, 2; East star: 1, 2, 3; " +
        "Central star: green 2, red 3. Complete: windows 0, statues 0, pillars 1.",
    );
    expect(container.querySelectorAll(".holding .tile")).toHaveLength(4);
    await rerender({ scene, seat: 0, full: true });
    expect(screen.getAllByRole("img").length).toBe(7 + 18);
  });

  test("who has passed keeps tiles, and the last move is told", () => {
    const scene = sceneOf(positions.bonus, { own: 1, acting: false });
    const { container } = render(face.Other, { scene, seat: 0 });
    expect(container.querySelector(".last")?.textContent.trim()).toBe("Last move: blue 4, +4, statue");
    const { container: other } = render(face.Other, { scene, seat: 1 });
    expect(other.querySelector(".passed")?.textContent.trim()).toBe("Passed, kept");
  });
});

describe("what a move would bring", () => {
  const text = (container: Element) => container.textContent.replace(/\s+/g, " ").trim();

  test.each([
    ["place", "E1=B+1", "+4 Run of 4 statue: 2 bonus tiles score 31 → 35"],
    ["draft", "cY", "−4 3 yellow and 1 purple joker marker, 4 tiles taken −4 score 9 → 5"],
    ["draft", "1R", "2 red and 1 purple joker to your hand"],
    ["place", "pass:YYBB", "−4 Pass and keep 4 tiles 4 tiles lost −4 score 31 → 27"],
    ["last", "pass:-", "+12 Pass and keep no tile 6 tiles lost −6 · green star +18 final score 30 → 42"],
  ] as const)("%s %s", (name, move, told) => {
    const scene = sceneOf(positions[name]);
    const { container } = render(face.Outcome, { scene, choice: choiceOf(positions[name], move) });
    expect(text(container)).toBe(told);
  });

  test("bonus tiles are told together", () => {
    const scene = sceneOf(positions.bonus);
    scene.chooser.bonus.pick(0);
    scene.chooser.bonus.pick(2);
    const { container } = render(face.Outcome, { scene, choice: scene.chooser.choice });
    expect(text(container)).toBe("1 purple, 1 green to your hand");
  });

  test("while nothing is chosen, how things stand", () => {
    const { container } = render(face.Outcome, { scene: sceneOf(positions.last), choice: null });
    expect(text(container)).toBe("Score 30 Secured for the end +18");
  });
});

test("items of a round have a name and a reason short enough for a strip", () => {
  const item = (what: string) => ({ what, points: -2, tiles: 2, colour: "G", n: 2, stars: [0, 1] });
  expect(["marker", "laid", "passing", "stars"].map((what) => face.item?.(item(what)))).toEqual([
    { name: "Marker", about: "2 tiles" },
    { name: "Placing", about: "2 tiles" },
    { name: "Passing", about: "2 tiles" },
    { name: "2 green stars", about: "" },
  ]);
});
