import { beforeEach, expect, test, vi } from "vitest";

import type { Face, Position, Scoring } from "../../src/games/face";
import { ending } from "../../src/table/ending";
import { who } from "../../src/table/people";
import type { ClientMessage } from "../../src/lib/protocol";
import { Sitting, type Wire } from "../../src/table/sitting.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { speech } from "../../src/lib/speech.svelte";
import type { Heard } from "../../src/table/unfold";
import { FakeChooser, fakeFace } from "../fake/face.svelte";
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
  welcome,
} from "../fake/messages";

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

async function hear(...messages: Heard[]): Promise<void> {
  messages.forEach((message) => sitting.hear(message));
  await vi.waitFor(() => expect(sitting.playback.busy).toBe(false));
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

test("a choice of several moves is played one by one, without another word", async () => {
  chooser.propose(choice());
  chooser.following = ["2B1", "1R2"];
  sitting.confirm();
  await hear(played(position({ n: 8 })));
  expect(wire.sent.slice(1)).toEqual([{ type: "move", n: 8, move: "2B1" }]);
  expect([sitting.position.n, sitting.sending, sitting.acting]).toEqual([8, true, false]);
  await hear(played(position({ n: 9 })));
  await hear(played(position({ n: 10 })));
  expect(wire.sent.slice(2)).toEqual([{ type: "move", n: 9, move: "1R2" }]);
  expect([sitting.sending, sitting.acting]).toEqual([false, true]);
});

test("what is left of such a choice is dropped when it no longer fits, or the table is told anew", async () => {
  chooser.propose(choice());
  chooser.following = ["2B9", "1R2"];
  sitting.confirm();
  await hear(played(position({ n: 8 })), played(position({ n: 9 })));
  expect([wire.sent.length, sitting.acting]).toEqual([1, true]);
  chooser.propose(choice());
  chooser.following = ["1R2"];
  sitting.confirm();
  sitting.hear(welcome({ position: position({ n: 10 }) }));
  await hear(played(position({ n: 11 })));
  expect([wire.sent.length, sitting.acting]).toEqual([2, true]);
});

test("a move that is told is drawn, said and followed by whose turn it is", async () => {
  await hear(played(position({ n: 8 }), [took(2, "black")]));
  expect([sitting.position.n, sitting.log.length, sitting.acting]).toEqual([8, 2, true]);
  expect(sitting.spoken.at(-1)?.text).toBe("Kiln took 2 black. Your turn.");
});

test("the face shows moves on the boards as they were, but not what is taken back", async () => {
  const show = vi.fn(() => Promise.resolve());
  start(welcome(), fakeFace(show));
  sitting.root = document.createElement("main");
  await hear(
    played(position({ n: 8 })),
    played(position({ n: 9, event: { what: "undo", seat: 0, move: null, effect: null } })),
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

test("in another language all goes on as it was, and what was not met is said anew", () => {
  chooser.propose(choice());
  sitting.hear(hints("2B1"));
  sitting.hear({ type: "refused", code: "no_hint", why: null });
  sitting.chooser.propose(choice());
  speech.language = "fr";
  expect([chooser.choice?.move, sitting.hints.length]).toEqual(["1R2", 1]);
  expect(sitting.notice).toBe("Il n’y a pas de conseils à cette table.");
});

test("hints stay after a break in the line, and an answer that was lost with it is asked for again", () => {
  sitting.hear(hints("2B1"));
  sitting.hear(welcome());
  expect(sitting.hints.map(({ move }) => move)).toEqual(["2B1"]);
  start(welcome({ position: waits(7) }));
  sitting.prepared.start();
  sitting.hear(welcome({ position: waits(7) }));
  sitting.prepared.ask();
  expect(wire.sent).toEqual([1, 2].map(() => ({ type: "prepare", n: 7, seat: 0 })));
});

const HOLDS = { why: "holds", line: 2, colour: "blue" };

test("a refused move is explained, and can be made anew", () => {
  chooser.propose(choice());
  sitting.confirm();
  sitting.hear({ type: "refused", code: "stale", why: null });
  expect(sitting.notice).toContain("That move is no longer possible");
  expect([sitting.acting, chooser.choice]).toEqual([true, null]);
  sitting.hear({ type: "refused", code: "illegal", why: HOLDS });
  expect(sitting.notice).toContain("line 2 holds blue");
  sitting.hear({ type: "refused", code: "illegal", why: null });
  expect(sitting.notice).toContain("Nothing was lost");
  sitting.hear({ type: "refused", code: "too_large", why: null });
  expect(sitting.notice).toContain("Nothing was lost");
});

test("who comes and goes is shown at once, also while moves are waiting", async () => {
  sitting.hear(played(position({ n: 8 }), [took(2, "black")]));
  sitting.hear(seated(table({ watching: 2 }), { keep: 2, log: [entry("bot", { seat: 0 })] }));
  expect([sitting.table.watching, sitting.log.length]).toEqual([2, 1]);
  await vi.waitFor(() => expect(sitting.playback.busy).toBe(false));
  expect(sitting.log.map(({ what }) => what)).toEqual(["move", "move", "bot"]);
});

test("a bot that takes over takes the choices away, and its player gets them back", async () => {
  const given = table({ seats: [{ ...ana, bot: "greedy" }, seat()] });
  await hear(seated(given, { position: { n: 7, choices: null, chooses: null } }));
  expect([sitting.acting, who(sitting, 0)]).toEqual([false, "A bot plays for you"]);
  expect(sitting.position.scores).toEqual([12, 15]);
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

const REST: Scoring[] = [scoring(0, 12, item("wall", 9), item("floor", -2)), scoring(1, 15, item("wall", 1))];
const ended = entry("round", { scoring: REST });
const roundEnd = () => played(position({ n: 8, scoring: REST, round: 4, scores: [19, 16] }), [ended]);

test("what a round brought stays until one plays on, and nothing waits for that", async () => {
  await hear(roundEnd(), played(position({ n: 9 }), [], 2));
  expect([sitting.counting?.round, sitting.counting?.over, sitting.acting]).toEqual([3, true, true]);
  expect(sitting.counting?.current).toEqual(REST[0]);
  chooser.propose(choice());
  sitting.confirm();
  expect(sitting.counting).toBeNull();
});

test("what a round brought goes by itself, and with any press", async () => {
  vi.useFakeTimers();
  sitting.hear(roundEnd());
  await vi.advanceTimersByTimeAsync(2_999);
  expect(sitting.counting).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(sitting.counting).toBeNull();
  sitting.hear(played(position({ n: 9, scoring: REST, round: 5 }), [ended], 2));
  await vi.advanceTimersByTimeAsync(0);
  sitting.hurry();
  expect(sitting.counting).toBeNull();
  vi.useRealTimers();
});

test("a round is counted seat by seat as the face goes, the own seat first", async () => {
  const seen: unknown[] = [];
  const show: Face["show"] = (_before, _after, stage) => {
    expect([stage.order, stage.pace]).toEqual([[0, 1], 1]);
    for (const [seat, at] of [
      [0, 0],
      [0, 1],
      [1, 0],
    ] as const) {
      stage.count(seat, at);
      const { counting } = sitting;
      seen.push([counting?.left, counting?.score(0), counting?.score(1), counting?.gain(0), counting?.progress(0, 1)]);
    }
    return Promise.resolve();
  };
  start(welcome(), fakeFace(show));
  sitting.root = document.createElement("main");
  await hear(roundEnd());
  expect(seen).toEqual([
    [[0, 1], 21, null, 9, "pending"],
    [[0, 1], 19, null, -2, "now"],
    [[1], 19, 16, null, "counted"],
  ]);
  expect([sitting.counting?.over, sitting.counting?.left, sitting.counting?.score(1)]).toEqual([true, [], 16]);
  expect(sitting.spoken.at(-1)?.text).toBe("End of round 3. Ana: +9, −2, now 19. Kiln: +1, now 16. Your turn.");
});

test("who wants no counting gets none", async () => {
  settings.pace = "once";
  const show = vi.fn<Face["show"]>(() => Promise.resolve());
  start(welcome(), fakeFace(show));
  sitting.root = document.createElement("main");
  await hear(roundEnd());
  expect(show.mock.calls[0]?.[2].pace).toBe(0);
  settings.pace = "normal";
});

test("the end is said at once", async () => {
  await hear(played(finished([0], { n: 8, scoring: REST, scores: [53, 49] }), [entry("over")]));
  expect([sitting.over, sitting.acting, sitting.counting]).toEqual([true, false, null]);
  expect([sitting.alarm, sitting.spoken]).toEqual(["Game over. You won, 53 to 49.", []]);
});

test.each([
  [[ana, seat()], [1], [19, 50], "You lost, 19 to 50."],
  [[ana, seat()], [0, 1], [50, 50], "You share the win: 50 points each."],
  [[ana, { ...ana, name: "Réka" }], [1], [19, 50], "Réka won, 50 to 19."],
  [[milan, seat()], [0, 1], [50, 50], "Milán and Kiln share the win: 50 points each."],
  [[ana, seat()], [1], [50, 50], "You lost on the tie-break, 50 all."],
  [[ana, seat()], [0], [50, 50], "You won on the tie-break, 50 all."],
  [[milan, seat()], [1], [50, 50], "Kiln won on the tie-break, 50 all."],
  [[ana, seat(), milan], [2], [19, 40, 50], "You lost, 19 to 50."],
  [[seat(), ana, milan], [1], [19, 50, 40], "You won, 50 to 40."],
])("the end is told to who looks on (%#)", (seats, winners, scores, told) => {
  start(welcome({ table: table({ seats }), position: finished(winners, { scores }) }));
  expect(ending(sitting)).toBe(told);
});

test("a hint is asked for once, and following it only puts the move together", () => {
  sitting.hint();
  sitting.hint();
  expect(wire.sent).toEqual([{ type: "hint", n: 7 }]);
  sitting.hear(hints("2B1", "1R2"));
  expect([sitting.wondering, sitting.hints.map(({ move }) => move)]).toEqual([false, ["2B1", "1R2"]]);
  sitting.chooser.propose(choice("3K5"));
  sitting.point("1R2");
  expect(sitting.shown?.move).toBe("1R2");
  sitting.follow("2B1");
  expect([chooser.choice?.move, sitting.hints, sitting.pointed, wire.sent.length]).toEqual(["2B1", [], null, 1]);
});

test("hints are put away and taken out again without asking anew, until the game goes on", async () => {
  sitting.hint();
  sitting.hear(hints("2B1"));
  sitting.hint();
  expect(sitting.hints).toEqual([]);
  sitting.hint();
  expect([sitting.hints.length, wire.sent.length]).toEqual([1, 1]);
  await hear(played(position({ n: 8 })));
  expect(sitting.hints).toEqual([]);
  sitting.hint();
  expect(wire.sent.length).toBe(2);
});

// ---- preparing --------------------------------------------------------------------------------

const waits = (n: number, some: Partial<Position> = {}) => position({ n, to_move: 1, ...some });
const CHOICES = choices(choice(), choice("2B1", -2));
const prepared = (n: number, moves = CHOICES.moves): Heard => {
  return { type: "prepared", n, seat: 0, choices: { ...CHOICES, moves } };
};

test("a move is prepared while another thinks, kept while the table changes, and waits on one's turn", async () => {
  start(welcome({ table: table({ seats: [ana, milan, seat()] }), position: waits(7) }));
  sitting.prepared.start();
  expect(wire.sent).toEqual([{ type: "prepare", n: 7, seat: 0 }]);
  sitting.hear(prepared(7));
  expect([sitting.acting, sitting.preparing, sitting.called]).toEqual([true, true, false]);
  chooser.propose(choice("2B1", -2));
  sitting.confirm();
  expect(wire.sent.length).toBe(1);

  sitting.hear(played(waits(8, { to_move: 2 })));
  expect(sitting.shown?.move).toBe("2B1");
  await vi.waitFor(() => expect(sitting.playback.busy).toBe(false));
  expect([sitting.position.n, sitting.acting, sitting.shown?.move]).toEqual([8, false, "2B1"]);
  sitting.prepared.ask();
  sitting.prepared.ask();
  expect(wire.sent.slice(1)).toEqual([{ type: "prepare", n: 8, seat: 0 }]);
  sitting.hear(prepared(8));
  expect(chooser.choice?.move).toBe("2B1");

  await hear(played(position({ n: 9 })));
  expect([sitting.called, sitting.preparing, chooser.choice?.move]).toEqual([true, false, "2B1"]);
  expect(wire.sent.length).toBe(2);
  sitting.confirm();
  expect(wire.sent.at(-1)).toEqual({ type: "move", n: 9, move: "2B1" });
});

test("what was prepared and is no longer possible is told, not played", async () => {
  start(welcome({ position: waits(7) }));
  sitting.prepared.start();
  sitting.hear(prepared(7));
  chooser.propose(choice("2B1", -2));
  await hear(played(position({ n: 8, choices: { ...CHOICES, moves: [choice()] } })));
  expect([chooser.choice, sitting.shown, sitting.notice]).toEqual([null, null, expect.stringContaining("prepared")]);
});

test("another round has other tiles: nothing is prepared for it", async () => {
  start(welcome({ position: waits(7) }));
  sitting.prepared.start();
  sitting.hear(prepared(7));
  chooser.propose(choice());
  await hear(played(position({ n: 8, round: 4 })));
  expect([chooser.choice, sitting.notice]).toEqual([null, expect.stringContaining("prepared")]);
});

test("who stops preparing has prepared nothing", async () => {
  start(welcome({ position: waits(7) }));
  sitting.prepared.start();
  sitting.hear(prepared(7));
  chooser.propose(choice());
  expect([sitting.back(), chooser.choice, sitting.preparing]).toEqual([true, null, true]);
  expect([sitting.back(), sitting.preparing]).toEqual([true, false]);
  await hear(played(position({ n: 8 })));
  expect([chooser.choice, sitting.notice]).toEqual([null, ""]);
});

test("where nothing can be prepared that is said once, and a late answer is no news", async () => {
  start(welcome({ position: waits(7) }));
  sitting.prepared.start();
  sitting.hear({ type: "refused", code: "no_prepare", why: null });
  expect(sitting.notice).toBe("There is nothing to prepare right now.");
  sitting.prepared.start();
  sitting.hear(prepared(7));
  expect(sitting.notice).toBe("");
  await hear(played(waits(8)));
  sitting.prepared.ask();
  sitting.hear({ type: "refused", code: "stale", why: null });
  sitting.hear({ type: "refused", code: "no_prepare", why: null });
  sitting.hear(prepared(7));
  expect([sitting.notice, sitting.preparing]).toEqual(["", false]);
});

test("nobody prepares on their own turn, where a bot plays for them, or who only watches", () => {
  sitting.prepared.start();
  start(welcome({ position: waits(7), table: table({ seats: [{ ...ana, bot: "greedy" }, seat()] }) }));
  sitting.prepared.start();
  start(welcome({ position: waits(7), table: table({ seats: [milan, seat()] }) }));
  sitting.prepared.start();
  expect([sitting.prepared.possible, wire.sent]).toEqual([false, []]);
});

test("where all choose at the same time, so does who is not to move", async () => {
  const early = position({ n: 8, to_move: 1, chooses: 0, choices: CHOICES });
  await hear(played(early));
  expect([sitting.called, sitting.preparing, sitting.own]).toEqual([true, false, 0]);
  chooser.propose(choice());
  sitting.confirm();
  expect(wire.sent).toEqual([{ type: "move", n: 8, move: "1R2" }]);
});

test("the only move is played for who wants that", () => {
  vi.useFakeTimers();
  settings.forced = true;
  start(welcome({ position: position({ choices: choices(choice()) }) }));
  const stop = sitting.playForced();
  vi.advanceTimersByTime(2_000);
  expect(wire.sent).toEqual([{ type: "move", n: 7, move: "1R2" }]);
  stop();
  settings.forced = false;
  vi.useRealTimers();
});

test("while all choose at the same time another's move leaves what one is about to choose", async () => {
  const early = (n: number, some: Partial<Position> = {}) =>
    position({ n, to_move: 1, chooses: 0, choices: choices(choice(), choice("2B1", -2)), ...some });
  await hear(played(early(8)));
  chooser.propose(choice("2B1", -2));
  await hear(played(early(9)));
  expect(chooser.choice?.move).toBe("2B1");
  await hear(played(early(10, { choices: choices(choice()) })));
  expect(chooser.choice, "it cannot be chosen any more").toBeNull();
  chooser.propose(choice());
  await hear(played(early(11, { event: { what: "move", seat: 0, move: "1R2", effect: take(2, "red") } })));
  expect(chooser.choice, "one's own move was played").toBeNull();
});
