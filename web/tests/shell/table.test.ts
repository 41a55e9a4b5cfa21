import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { Live } from "../../src/lib/live.svelte";
import type { ClientMessage, Welcome } from "../../src/lib/protocol";
import { settings } from "../../src/lib/settings.svelte";
import { Sitting } from "../../src/lib/sitting.svelte";
import { speech } from "../../src/lib/speech.svelte";
import Table from "../../src/shell/Table.svelte";
import { fakeFace } from "../fake/face.svelte";
import { ana, choice, entry, milan, played, position, seat, seated, table, welcome } from "../fake/messages";

let sent: ClientMessage[];
let sitting: Sitting;

beforeEach(() => {
  speech.language = "en";
  settings.confirm = true;
  sent = [];
});

function sit(message: Welcome = welcome(), line = "open"): void {
  sitting = new Sitting(message, fakeFace(), { line, send: (said) => sent.push(said) > 0 });
  render(Table, { sitting, live: new Live("ws://table", sitting as never) });
}

const prompt = () => document.getElementById("prompt")?.textContent?.replace(/\s+/g, " ").trim();
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

test("the regions come in the order in which they are read", () => {
  sit();
  const found = [...document.querySelectorAll("#prompt, section[aria-label], aside, nav")];
  expect(found.map((region) => region.id || region.getAttribute("aria-label"))).toEqual([
    "prompt",
    "Market",
    "Board of Ana",
    "Your move",
    "Opponents",
    "Kiln",
    "Moves",
    "Menu",
  ]);
});

test("the prompt asks, step by step", async () => {
  sit();
  expect(prompt()).toContain("Your turn. Choose something");
  sitting.chooser.propose(choice());
  await tick();
  expect(prompt()).toContain("chosen: 1R2");
  expect(screen.getByText("Confirm", { selector: "li" }).getAttribute("aria-current")).toBe("step");
});

test("the confirm bar names the price, and Enter pays it", async () => {
  sit();
  sitting.chooser.propose(choice());
  await tick();
  const bar = screen.getByRole("region", { name: "Your move" });
  expect(bar.textContent?.replace(/\s+/g, " ")).toContain("+4 Line 2 completes wall +5 · floor −1");
  expect(within(bar).getByLabelText("after this round: from 12 to 16")).toBeTruthy();
  await press("Enter");
  expect(sent).toEqual([{ type: "move", n: 7, move: "1R2" }]);
  expect(document.activeElement?.id).toBe("prompt");
});

test("with the second click set, there is nothing to confirm", async () => {
  settings.confirm = false;
  sit();
  sitting.chooser.propose(choice());
  await tick();
  expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
});

test("keys go back, ask, read and reach the game, but not from a field", async () => {
  sit(welcome({ position: position({ undo: "free" }) }));
  sitting.chooser.propose(choice());
  await press("Backspace");
  expect(sitting.chooser.choice).toBeNull();
  await press("u");
  await press("h");
  expect(sent).toEqual([
    { type: "undo", n: 7 },
    { type: "hint", n: 7 },
  ]);
  await press("l");
  expect(sitting.said).toBe("Kiln took 3 white.");
  await press("S");
  expect(sitting.said).toBe("Ana: 12 points. Kiln: 15 points.");
  await press("1");
  expect(sitting.chooser).toMatchObject({ keys: ["1"] });
  const field = document.body.appendChild(document.createElement("input"));
  await press("1", field);
  field.remove();
  expect(sitting.chooser).toMatchObject({ keys: ["1"] });
});

test("keys mean nothing to the game in an open panel, and a key held down is meant once", async () => {
  sit(welcome({ position: position({ undo: "free" }) }));
  sitting.chooser.propose(choice());
  const panel = document.body.appendChild(document.createElement("div"));
  panel.setAttribute("role", "dialog");
  for (const key of ["u", "h", "Enter", "Backspace", "1"]) await press(key, panel);
  panel.remove();
  await fireEvent.keyDown(document.body, { key: "u", repeat: true });
  expect(sent).toEqual([]);
  expect(sitting.chooser.choice).not.toBeNull();
});

test.each([
  [
    welcome({ position: position({ to_move: 1 }), table: table({ seats: [ana, milan] }) }),
    "Milán’s turn. Feel free to look",
  ],
  [welcome({ position: position({ to_move: 1 }) }), "Kiln is thinking"],
  [
    welcome({ position: position({ to_move: 1 }), table: table({ seats: [milan, { ...ana, mine: false }] }) }),
    "watching",
  ],
  [welcome({ position: position({ to_move: -1 }) }), "Dealing tiles."],
  [
    welcome({ position: position({ choices: null }), table: table({ seats: [{ ...ana, bot: "x" }, seat()] }) }),
    "plays for you",
  ],
])("the prompt tells who is to move (%#)", (message, text) => {
  sit(message);
  expect(prompt()).toContain(text);
});

test("offline, the boards can be read and nothing can be done", () => {
  sit(welcome({ position: position({ undo: "free" }) }), "lost");
  expect(prompt()).toContain("You are offline.");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
  expect(screen.getByRole("alert").textContent).toBe("You are offline.");
});

test("advice is asked for, shown and followed", async () => {
  sit();
  await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
  sitting.hear({
    type: "hints",
    n: 7,
    hints: [{ move: "2B1", text: "Ana takes blue.", points: 2.04, final: 41.6, win: 0.583 }],
    meaning: "points",
  });
  await tick();
  await fireEvent.click(
    screen.getByRole("button", { name: "+2 Ana takes blue. about 42 points in the end, 58% chance to win" }),
  );
  expect(sitting.chooser.choice?.move).toBe("2B1");
});

test("who is asked to take back a move answers, and who asked waits", async () => {
  const seats = [ana, milan];
  sit(welcome({ table: table({ seats, undo_asked: 1, undo_waits: [0] }) }));
  expect(screen.getByText("Milán would like to take back the last move.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Agree" }));
  expect(sent).toEqual([{ type: "answer", n: 7, agree: true }]);
  sitting.hear(seated(table({ seats, undo_asked: 0, undo_waits: [1] })));
  await tick();
  expect(screen.getByText(/You asked to take back/)).toBeTruthy();
});

test("the seat of somebody long away can be given to a bot, not sooner", async () => {
  const away = (seconds: number) => table({ seats: [ana, { ...milan, away: seconds }] });
  sit(welcome({ table: away(10) }));
  expect(screen.getByText("Away 0:10, seat kept for 5 min")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Give the seat to a bot" })).toBeNull();
  sitting.hear(seated(away(301)));
  await tick();
  await fireEvent.click(screen.getByRole("button", { name: "Give the seat to a bot" }));
  expect(sent).toEqual([{ type: "give", seat: 1 }]);
});

test("another's board opens at full size, and Escape closes it", async () => {
  sit();
  await fireEvent.click(screen.getByRole("button", { name: "Kiln: look at the board" }));
  const dialog = screen.getByRole("dialog", { name: "Board of Kiln" });
  expect(dialog.textContent).toContain("large board 1");
  await press("Escape", dialog);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the log counts moves, the newest first, and tells what rounds brought", async () => {
  const reckoning = [{ seat: 0, before: 12, after: 11, parts: [{ points: -1, text: "floor", detail: null }] }];
  const news = [entry("Ana took 1 red.", { seat: 0 }), entry("", { what: "round", seat: null, reckoning })];
  sit();
  sitting.hear(played(position({ n: 8, reckoning }), news));
  await vi.waitFor(() => expect(sitting.parade.busy).toBe(false));
  const log = document.querySelector(".log")?.children ?? [];
  const items = [...log].map((item) => item.textContent?.replace(/\s+/g, " ").trim());
  expect(items).toEqual(["End of round 3 Ana −1 11 floor −1", "2 Ana took 1 red.", "1 Kiln took 3 white."]);
  const card = screen.getByRole("region", { name: "End of round 3" });
  await fireEvent.click(within(card).getByRole("button", { name: "Close" }));
  expect(sitting.round).toBeNull();
});

test("at the end the ranking stands where the market was, and a rematch is a press away", async () => {
  const bonuses = [{ seat: 1, before: 40, after: 49, parts: [{ points: 9, text: "2 rows", detail: null }] }];
  const result = { winners: [1], reason: "row", text: "Kiln wins.", bonuses };
  sit(welcome({ position: position({ to_move: -2, scores: [46, 49], result }) }));
  expect(prompt()).toBe("Kiln wins.");
  const ranking = screen.getByRole("region", { name: "The game is over" });
  expect(ranking.textContent?.replace(/\s+/g, " ")).toMatch(/1 ?Kiln won ?49 .*2 rows ?\+9.*2 ?Ana ?46/);
  await fireEvent.click(screen.getByRole("button", { name: "Rematch" }));
  expect(sent).toEqual([{ type: "rematch" }]);
});

test("four at a table find the log behind a button", async () => {
  sit(welcome({ table: table({ seats: [ana, seat(), milan, seat({ name: "Cobalt" })] }) }));
  expect(screen.queryByText("Kiln took 3 white.")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Moves" }));
  expect(screen.getByRole("dialog", { name: "Moves" }).textContent).toContain("Kiln took 3 white.");
});
