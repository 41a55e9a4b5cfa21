import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { SECOND_PRESS } from "../../src/lib/late";
import { Live } from "../../src/table/live.svelte";
import type { ClientMessage } from "../../src/lib/protocol";
import type { Welcome } from "../../src/table/unfold";
import { settings } from "../../src/lib/settings.svelte";
import { Sitting } from "../../src/table/sitting.svelte";
import { speech } from "../../src/lib/speech.svelte";
import Table from "../../src/shell/Table.svelte";
import { fakeFace } from "../fake/face.svelte";
import {
  ana,
  choice,
  choices,
  entry,
  finished,
  hints,
  item,
  milan,
  played,
  position,
  scoring,
  seat,
  seated,
  table,
  take,
  took,
  view,
  welcome,
} from "../fake/messages";

let sent: ClientMessage[];
let sitting: Sitting;

beforeEach(() => {
  speech.language = "en";
  settings.confirm = true;
  sent = [];
  vi.useFakeTimers();
});

afterEach(() => void vi.useRealTimers());

function sit(message: Welcome = welcome(), line = "open"): void {
  sitting = new Sitting(message, fakeFace(), { line, send: (said) => sent.push(said) > 0 });
  render(Table, { sitting, live: new Live("ws://table", sitting as never) });
}

const spaced = (element: Element | null) => element?.textContent?.replace(/\s+/g, " ").trim();
const prompt = () => spaced(document.getElementById("prompt"));
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

test("the bar says what is played, by which rules, and how far it is", () => {
  sit();
  const title = document.querySelector("header .title");
  expect(spaced(title)).toBe("Fake · 2 players · grey wall · Round 3");
  expect(title?.getAttribute("title")).toBe("Fake · 2 players · grey wall · Round 3");
});

test("the log tells of tiles that were dealt, and of programs that lost their seats", () => {
  const refill = entry("refill", { effect: { what: "refill", ...{ supply: "RB" } } });
  const fault = entry("fault", { seat: 1, program: "Alice", why: "late" });
  sit(welcome({ log: [refill, fault] }));
  expect([...(document.querySelector(".log")?.children ?? [])].map(spaced)).toEqual([
    "Alice is out: the program did not answer in time. A bot of the house takes the seat.",
    "The supply gets RB.",
  ]);
});

test("what was said is not said again in another language", async () => {
  sit();
  sitting.speak("Kiln took 2 black.");
  await tick();
  expect(screen.getByText("Kiln took 2 black.", { selector: "[aria-live] p" })).toBeTruthy();
  speech.language = "hu";
  await tick();
  expect(sitting.spoken).toEqual([]);
});

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
  expect(bar.textContent?.replace(/\s+/g, " ")).toContain("+4 2 red to a line wall +5 · floor −1");
  expect(within(bar).getByLabelText("after this round: from 12 to 16")).toBeTruthy();
  await press("Enter");
  expect(sent).toEqual([{ type: "move", n: 7, move: "1R2" }]);
  expect(document.activeElement?.id).toBe("prompt");
});

test("what is pressed twice confirms, and takes nothing back", async () => {
  sit();
  const waiting = () => screen.queryByRole<HTMLButtonElement>("button", { name: "Take back" });
  const confirm = () => screen.getByRole<HTMLButtonElement>("button", { name: "Confirm" });
  expect(confirm().disabled).toBe(true);
  sitting.chooser.propose(choice());
  await tick();
  await fireEvent.click(confirm());
  sitting.hear(played(position({ n: 8, undo: "free" })));
  await vi.advanceTimersByTimeAsync(SECOND_PRESS - 1);
  expect([confirm().disabled, waiting()?.disabled]).toEqual([true, true]);
  await press("u");
  sitting.undo();
  expect(sent).toEqual([{ type: "move", n: 7, move: "1R2" }]);
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting()?.disabled).toBe(false);
  await fireEvent.click(waiting() as HTMLElement);
  await fireEvent.click(waiting() as HTMLElement);
  expect(sent.slice(1)).toEqual([{ type: "undo", n: 8 }]);
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
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(SECOND_PRESS);
  await press("u");
  await press("h");
  expect(sent).toEqual([
    { type: "undo", n: 7 },
    { type: "hint", n: 7 },
  ]);
  await press("l");
  expect(sitting.spoken.at(-1)?.text).toBe("Kiln took 3 white.");
  await press("S");
  expect(sitting.spoken.at(-1)?.text).toBe("Ana: 12 points. Kiln: 15 points.");
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
    "Milán’s turn. You may look around, or prepare a move.",
  ],
  [welcome({ position: position({ to_move: 1 }) }), "Kiln is thinking"],
  [
    welcome({ position: position({ to_move: 1 }), table: table({ seats: [milan, { ...ana, mine: false }] }) }),
    "You are watching. Ana’s turn.",
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

test("hints take the bar's place, lead with the chance to win and tell what should follow", async () => {
  sit();
  await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
  sitting.hear(hints("2B1", "1R2"));
  await tick();
  expect(prompt()).toBe("Hint: the best two are marked 1 and 2 Then: Kiln: 5 black");
  const advice = screen.getByRole("group", { name: "Hint" });
  expect(advice.textContent).toContain("nearly equal: 2% apart");
  const rows = within(advice).getAllByRole("button", { name: /^Hint/ });
  expect(rows.map((row) => row.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "Hint 1: 58% 1 blue −2 now · ends about 42 : 40",
    "Hint 2: 56% 2 blue +4 now · ends about 42 : 40",
  ]);
  expect(document.activeElement).toBe(rows[0]);
  expect(sitting.shown?.move).toBe("2B1");
  rows[1]?.focus();
  await tick();
  expect(advice.textContent).toContain("Then: Kiln: 6 black");
  expect(sitting.shown?.move).toBe("1R2");
  await press("Escape");
  expect([screen.queryByRole("group", { name: "Hint" }), sitting.shown]).toEqual([null, null]);
  await press("h");
  await press("2");
  expect([sitting.chooser.choice?.move, sitting.hints.length]).toEqual(["1R2", 0]);
  expect(sent).toEqual([{ type: "hint", n: 7 }]);
});

test("who waits prepares a move, which only their turn lets them confirm", async () => {
  sit(welcome({ position: position({ to_move: 1 }) }));
  await fireEvent.click(screen.getByRole("button", { name: "Prepare a move" }));
  expect(sent).toEqual([{ type: "prepare", n: 7, seat: 0 }]);
  sitting.hear({ type: "prepared", n: 7, seat: 0, choices: choices(choice()) });
  await tick();
  expect(prompt()).toContain("Preparing your move. Choose something");
  expect(document.title).not.toContain("●");
  sitting.chooser.propose(choice());
  await tick();
  expect(prompt()).toContain("chosen: 1R2. It is kept until your turn.");
  const confirm = () => screen.getByRole<HTMLButtonElement>("button", { name: "Confirm" });
  expect(confirm().disabled).toBe(true);
  await press("Enter");
  expect(sent.length).toBe(1);
  sitting.hear(played(position({ n: 8 })));
  await vi.advanceTimersByTimeAsync(0);
  expect(confirm().disabled).toBe(false);
  await fireEvent.click(confirm());
  expect(sent.at(-1)).toEqual({ type: "move", n: 8, move: "1R2" });
});

test("P prepares while another thinks, and is the game's key on one's turn", async () => {
  sit(welcome({ position: position({ to_move: 1 }) }));
  await press("p");
  expect(sent).toEqual([{ type: "prepare", n: 7, seat: 0 }]);
  sitting.hear(played(position({ n: 8 })));
  await vi.advanceTimersByTimeAsync(0);
  await press("p");
  expect([sent.length, sitting.chooser]).toEqual([1, expect.objectContaining({ keys: ["p"] })]);
});

test("where all choose at the same time, the prompt says so", () => {
  const early = position({ to_move: 1, chooses: 0, choices: choices(choice()) });
  sit(welcome({ table: table({ seats: [ana, milan] }), position: early }));
  expect(prompt()).toContain("Your turn. Choose something. Milán is choosing, too.");
  expect(screen.getByText("Your turn", { selector: ".tag" })).toBeTruthy();
});

test("who has chosen early is told that it is kept", () => {
  sit(
    welcome({
      table: table({ seats: [ana, milan] }),
      position: position({ to_move: 1, early: [{ seat: 0, effect: take(1, "red") }] }),
    }),
  );
  expect(prompt()).toBe("Milán’s turn. You have chosen. It is played when it is your turn.");
  expect(screen.queryByRole("button", { name: "Prepare a move" })).toBeNull();
});

test("after a click on an icon Enter is the move's, after Tab it is the icon's", async () => {
  sit();
  sitting.chooser.propose(choice());
  await tick();
  const icon = screen.getByRole("button", { name: "Sound: Quiet" });
  await press("Enter", icon);
  expect(sent, "who came by keys").toEqual([]);
  await fireEvent.pointerDown(icon);
  await press("Tab", icon);
  await press("Enter", icon);
  expect(sent, "who went on by Tab").toEqual([]);
  await fireEvent.pointerDown(icon);
  await press("Enter", icon);
  expect(sent.length).toBe(1);
});

test("Enter never undoes what was chosen", async () => {
  sit();
  const board = document.querySelector("[data-board]");
  const tile = document.createElement("button");
  tile.setAttribute("aria-pressed", "true");
  board?.append(tile);
  expect(await press("Enter", tile), "the button does not hear of it").toBe(false);
  tile.setAttribute("aria-pressed", "false");
  expect(await press("Enter", tile)).toBe(true);
});

test("who watches pauses and goes on with the space bar", async () => {
  sit(welcome({ table: table({ seats: [milan, seat()] }), position: position({ to_move: 1 }) }));
  await press(" ");
  expect(sitting.playback.held).toBe(true);
  await press(" ");
  expect(sitting.playback.held).toBe(false);
});

test("who watches may pause, and sees how many moves wait", async () => {
  const watched = table({ seats: [milan, { ...seat(), thinking: true }] });
  sit(welcome({ position: position({ to_move: 1 }), table: watched }));
  expect(prompt()).toContain("You are watching. Kiln is thinking");
  await fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  sitting.hear(played(position({ n: 8, choices: null })));
  sitting.hear(played(position({ n: 9, choices: null })));
  await vi.advanceTimersByTimeAsync(0);
  expect([prompt(), sitting.position.n]).toEqual(["Paused. 2 moves are waiting.", 7]);
  await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sitting.position.n).toBe(9);
});

test("who is asked to take back a move answers, and who asked waits", async () => {
  const seats = [ana, milan];
  sit(welcome({ table: table({ seats, undo_asked: 1, undo_waits: [0] }) }));
  expect(screen.getByText("Milán would like to take back the last move.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Agree" }));
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(SECOND_PRESS);
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
  expect(screen.getByRole("button", { name: "Milán: look at the board" }).title).toContain("seat kept for 5 min");
  expect(screen.queryByRole("button", { name: "Give the seat to a bot" })).toBeNull();
  sitting.hear(seated(away(301)));
  await tick();
  await fireEvent.click(screen.getByRole("button", { name: "Give the seat to a bot" }));
  expect(sent).toEqual([{ type: "give", seat: 1 }]);
});

test("another's board opens at full size, and Escape closes it", async () => {
  sit();
  await fireEvent.click(screen.getByRole("button", { name: "Kiln: look at the board" }));
  const dialog = await screen.findByRole("dialog", { name: "Board of Kiln" });
  expect(dialog.textContent).toContain("large board 1");
  await press("Escape", dialog);
  expect(screen.queryByRole("dialog")).toBeNull();
  // Another press on the same closes it, too, and one beside it.
  const card = screen.getByRole("button", { name: "Kiln: look at the board" });
  for (const press of [() => fireEvent.click(card), () => fireEvent.pointerDown(document.body)]) {
    await fireEvent.click(card);
    expect(await screen.findByRole("dialog")).toBeTruthy();
    await fireEvent.pointerDown(card);
    expect(await screen.findByRole("dialog")).toBeTruthy();
    await press();
    expect(screen.queryByRole("dialog")).toBeNull();
  }
});

test("where others have nothing more to show, nothing can be opened", () => {
  sitting = new Sitting(welcome(), { ...fakeFace(), shut: true }, { line: "open", send: () => true });
  render(Table, { sitting, live: new Live("ws://table", sitting as never) });
  expect(screen.queryByRole("button", { name: "Kiln: look at the board" })).toBeNull();
  expect(screen.getByRole("region", { name: "Kiln" }).textContent).toContain("Kiln");
});

test("the log counts moves, the newest first, and tells what rounds brought", async () => {
  const brought = [scoring(0, 12, item("floor", -1))];
  const news = [took(1, "red", 0), entry("round", { scoring: brought })];
  sit();
  sitting.hear(played(position({ n: 8, scoring: brought }), news));
  await vi.waitFor(() => expect(sitting.playback.busy).toBe(false));
  const log = document.querySelector(".log")?.children ?? [];
  expect([...log].map(spaced)).toEqual([
    "End of round 3 Ana before 12 the floor −1 after 11",
    "2 Ana took 1 red.",
    "1 Kiln took 3 white.",
  ]);
});

test("the end of a round is a strip in the bar's place and under the others' boards", async () => {
  const brought = [scoring(0, 12, item("wall", 5), item("floor", -1)), scoring(1, 15)];
  sit();
  const ended = entry("round", { scoring: brought });
  sitting.hear(played(position({ n: 8, to_move: -1, scoring: brought }), [ended]));
  await vi.advanceTimersByTimeAsync(0);
  expect(prompt()).toBe("End of round 3.");
  const bar = within(screen.getByRole("region", { name: "Your move" }));
  const strip = within(bar.getByRole("list", { name: "Ana, end of round 3" }));
  expect(strip.getAllByRole("listitem").map(spaced)).toEqual(["before 12", "wall +5 17", "the floor −1", "after 16"]);
  expect(
    within(screen.getByRole("region", { name: "Kiln" }))
      .getByRole("list")
      .getAttribute("aria-label"),
  ).toBe("Kiln, end of round 3");
  await fireEvent.click(bar.getByRole("button", { name: "Close" }));
  expect(bar.queryByRole("list")).toBeNull();
});

test("at the end the ranking stands where the market was, and a rematch is a press away", async () => {
  const result = { winners: [1], reason: "row", bonuses: [scoring(1, 40, item("rows", 9, { n: 2 }))] };
  sit(welcome({ position: finished([1], { scores: [46, 49], result }), log: [entry("over")] }));
  expect(prompt()).toBe("You lost, 46 to 49.");
  const ranking = screen.getByRole("region", { name: "The game is over" });
  expect(ranking.textContent?.replace(/\s+/g, " ")).toMatch(/1 ?Kiln won ?49 .*2 rows ?\+9.*2 ?Ana ?46/);
  expect(screen.getAllByText("Kiln wins with 49."), "in the ranking and in the log").toHaveLength(2);
  await fireEvent.click(screen.getByRole("button", { name: "Rematch" }));
  expect(sent).toEqual([{ type: "rematch" }]);
});

test("who plays first and who has the marker have signs of their own", () => {
  const face = { ...fakeFace(), firstSign: true };
  const roles = ["", "first", "next"];
  const seats = [ana, seat(), seat({ name: "Cobalt" })];
  const message = welcome({ table: table({ seats }), position: position({ view: view({ roles, marker: 2 }) }) });
  sitting = new Sitting(message, face, { line: "open", send: () => true });
  render(Table, { sitting, live: new Live("ws://table", sitting as never) });
  const sign = (words: string) => screen.getByText(words, { selector: ".vh" }).previousElementSibling?.innerHTML;
  expect(sign("plays first this round")).toContain("path");
  expect(sign("plays first this round")).not.toBe(sign("starts the next round"));
});

test("four at a table find the log behind a button", async () => {
  sit(welcome({ table: table({ seats: [ana, seat(), milan, seat({ name: "Cobalt" })] }) }));
  expect(screen.queryByText("Kiln took 3 white.")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Moves" }));
  expect(screen.getByRole("dialog", { name: "Moves" }).textContent).toContain("Kiln took 3 white.");
});
