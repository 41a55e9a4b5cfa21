import { beforeEach, expect, test, vi } from "vitest";

import { who } from "../../src/lib/people";
import type { ClientMessage, ServerMessage } from "../../src/lib/protocol";
import { Sitting, type Wire } from "../../src/lib/sitting.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { speech } from "../../src/lib/speech.svelte";
import { FakeChooser, fakeFace } from "../fake/face.svelte";
import { ana, choice, entry, milan, played, position, seat, seated, table, welcome } from "../fake/messages";

class FakeWire implements Wire {
  line = $state("open");
  readonly sent: ClientMessage[] = [];
  send(message: ClientMessage): boolean {
    this.sent.push(message);
    return true;
  }
}

let wire: FakeWire;
let sitting: Sitting;
let chooser: FakeChooser;

beforeEach(() => {
  speech.language = "en";
  start();
});

function start(message = welcome(), face = fakeFace()): void {
  wire = new FakeWire();
  sitting = new Sitting(message, face, wire);
  chooser = sitting.chooser as FakeChooser;
}

async function hear(...messages: ServerMessage[]): Promise<void> {
  messages.forEach((message) => sitting.hear(message));
  await vi.waitFor(() => expect(sitting.parade.busy).toBe(false));
}

test("a chosen move is sent once, with the number of its position", () => {
  sitting.confirm();
  expect(wire.sent).toEqual([]);
  chooser.propose(choice());
  sitting.confirm();
  sitting.confirm();
  expect(wire.sent).toEqual([{ type: "move", n: 7, move: "1R2" }]);
  expect([sitting.acting, sitting.sending]).toEqual([false, true]);
});

test("a move that is told is drawn, said and followed by whose turn it is", async () => {
  await hear(played(position({ n: 8 }), [entry("Kiln took 2 black.")]));
  expect([sitting.position.n, sitting.log.length, sitting.acting]).toEqual([8, 2, true]);
  expect(sitting.said).toBe("Kiln took 2 black. Your turn.");
});

test("the face shows moves on the boards as they were, but not what is taken back", async () => {
  const show = vi.fn(() => Promise.resolve());
  start(welcome(), fakeFace(show));
  sitting.root = document.createElement("main");
  await hear(
    played(position({ n: 8 })),
    played(position({ n: 9, event: { what: "undo", seat: 0, move: null, deed: null } })),
  );
  expect(show.mock.calls.map(([before, after]: unknown[]) => [before, after])).toMatchObject([[{ n: 7 }, { n: 8 }]]);
});

test("what was chosen stands after a break in the line, unless the game went on", () => {
  chooser.propose(choice());
  wire.line = "lost";
  expect([sitting.acting, sitting.offline]).toEqual([false, true]);
  wire.line = "open";
  sitting.hear(welcome());
  expect([chooser.choice?.move, sitting.acting]).toEqual(["1R2", true]);
  sitting.hear(welcome({ position: position({ n: 9 }) }));
  expect(chooser.choice).toBeNull();
});

test("a choice is put into the new language with the rest", () => {
  chooser.propose(choice());
  const french = { ...choice(), title: "La ligne 2 est complète" };
  sitting.hear(welcome({ position: position({ choices: { moves: [french], horizon: "", refused: {} } }) }));
  expect(chooser.choice?.title).toBe("La ligne 2 est complète");
});

test("a refused move is explained, and can be made anew", () => {
  chooser.propose(choice());
  sitting.confirm();
  sitting.hear({ type: "refused", code: "stale", message: "position 7 is past", n: 8 });
  expect(sitting.notice).toContain("That move is no longer possible");
  expect([sitting.acting, chooser.choice]).toEqual([true, null]);
  sitting.hear({ type: "refused", code: "illegal", message: "line 2 holds blue", n: null });
  expect(sitting.notice).toContain("line 2 holds blue");
  sitting.hear({ type: "refused", code: "too_large", message: "", n: null });
  expect(sitting.notice).toContain("Nothing was lost");
});

test("who comes and goes is shown at once, also while moves are waiting", async () => {
  sitting.hear(played(position({ n: 8 }), [entry("Kiln took 2 black.")]));
  sitting.hear(seated(table({ watching: 2 }), { keep: 2, log: [entry("", { what: "bot", seat: 0 })] }));
  expect([sitting.table.watching, sitting.log.length]).toEqual([2, 1]);
  await vi.waitFor(() => expect(sitting.parade.busy).toBe(false));
  expect(sitting.log.map(({ what }) => what)).toEqual(["move", "move", "bot"]);
});

test("a bot that takes over takes the choices away, and its player gets them back", async () => {
  const given = table({ seats: [{ ...ana, bot: "greedy" }, seat()] });
  await hear(seated(given, { position: position({ choices: null }) }));
  expect([sitting.acting, who(sitting, 0)]).toEqual([false, "A bot plays for you"]);
  await hear(seated(table(), { position: position() }));
  expect(sitting.acting).toBe(true);
});

test("at a hot seat the board in the middle is that of who is to move", async () => {
  const both = { ...ana, name: "Réka" };
  start(welcome({ table: table({ seats: [ana, both] }) }));
  expect([sitting.own, who(sitting, 1)]).toEqual([0, "At this screen"]);
  await hear(played(position({ n: 8, to_move: 1, choices: position().choices })));
  expect([sitting.own, sitting.acting]).toEqual([1, true]);
});

test("somebody who watches sees the first board, and nobody is called a friend", () => {
  start(welcome({ table: table({ seats: [milan, seat()] }), position: position({ choices: null }) }));
  expect([sitting.own, sitting.acting, who(sitting, 0), who(sitting, 1)]).toEqual([0, false, "Player", "Bot"]);
});

test("what a round brought stays until one plays on", async () => {
  const reckoning = [{ seat: 0, before: 12, after: 19, parts: [{ points: 9, text: "", detail: null }] }];
  const ended = entry("", { what: "round", seat: null, round: 3, reckoning });
  await hear(played(position({ n: 8, reckoning, round: 4 }), [ended]), played(position({ n: 9 }), [], 2));
  expect(sitting.round).toEqual({ round: 3, reckoning });
  chooser.propose(choice());
  sitting.confirm();
  expect(sitting.round).toBeNull();
});

test("the end is said at once", async () => {
  const result = { winners: [0], reason: "row", text: "Ana wins.", bonuses: [] };
  await hear(played(position({ n: 8, to_move: -2, result })));
  expect([sitting.over, sitting.acting, sitting.alarm]).toEqual([true, false, "Game over: Ana wins."]);
});

test("a hint is asked for once, and following it only puts the move together", () => {
  sitting.hint();
  sitting.hint();
  expect(wire.sent).toEqual([{ type: "hint", n: 7 }]);
  sitting.hear({
    type: "hints",
    n: 7,
    hints: [{ move: "2B1", text: "", points: 2, final: 40, win: 0.5 }],
    meaning: "",
  });
  expect(sitting.wondering).toBe(false);
  sitting.follow("2B1");
  expect([chooser.choice?.move, sitting.advice, wire.sent.length]).toEqual(["2B1", null, 1]);
});

test("the only move is played for who wants that", () => {
  vi.useFakeTimers();
  settings.forced = true;
  const choices = { moves: [choice()], horizon: "", refused: {} };
  start(welcome({ position: position({ choices }) }));
  const stop = sitting.playForced();
  vi.advanceTimersByTime(2_000);
  expect(wire.sent).toEqual([{ type: "move", n: 7, move: "1R2" }]);
  stop();
  settings.forced = false;
  vi.useRealTimers();
});
