import type { Choice, Choices, Item, Position, Scoring, View } from "../../src/games/facts";
import type { Seat, TableInfo } from "../../src/lib/protocol";
import type { Entry, Hints, Played, Seated, Welcome } from "../../src/table/unfold";

import "./words";

export function seat(some: Partial<Seat> = {}): Seat {
  return { name: "Kiln", who: "bot", bot: "greedy", mine: false, away: null, thinking: false, invitation: "", ...some };
}

export const ana = seat({ name: "Ana", who: "person", bot: "", mine: true });
export const milan = seat({ name: "Milán", who: "person", bot: "" });

export function table(some: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "ochre-lark-27",
    game: "fake",
    spec: "fake(players=2,wall=grey)",
    title: "",
    seats: [ana, seat()],
    watch: "link",
    watching: 0,
    hints: true,
    starts: "lot",
    hosts: [0],
    kept: 300,
    undo_asked: null,
    undo_waits: [],
    next: null,
    ...some,
  };
}

/** What a move of the fake game does. */
export function take(n: number, colour: string): { what: string; n: number; colour: string } {
  return { what: "take", n, colour };
}

export function item(what: string, points: number, some: object = {}): Item {
  return { what, points, ...some };
}

export function choice(move = "1R2", gain = 4): Choice {
  const items = [item("wall", gain + 1), item("floor", -1)];
  return { move, gain, before: 12, after: 12 + gain, items, effect: take(2, "red") };
}

/** Legal moves, and nothing that may not be done. */
export function choices(...moves: Choice[]): Choices {
  return { moves, refused: {}, stands: null, preset: "" };
}

export function scoring(seat: number, before: number, ...items: Item[]): Scoring {
  return { seat, before, after: items.reduce((sum, { points }) => sum + points, before), items };
}

export function view(some: Partial<View> & Record<string, unknown> = {}): View {
  return { roles: ["first", ""], winners: [], ...{ round: 3 }, ...some };
}

/** A position where Ana is to move, unless it says otherwise. */
export function position(some: Partial<Position> = {}): Position {
  const mine = (some.to_move ?? 0) === 0;
  return {
    n: 7,
    to_move: 0,
    round: 3,
    scores: [12, 15],
    view: view(),
    event: { what: "move", seat: 1, move: "x", effect: take(3, "white") },
    choices: mine ? choices(choice(), choice("2B1", -2)) : null,
    chooses: mine ? 0 : null,
    early: [],
    scoring: [],
    undo: "no",
    result: null,
    ...some,
  };
}

/** A position at the end of a game, where these seats have won. */
export function finished(winners: number[], some: Partial<Position> = {}): Position {
  const result = { winners, reason: "row", bonuses: [] };
  return position({ to_move: -2, view: view({ roles: ["", ""], winners }), result, ...some });
}

export function entry(what: Entry["what"], some: Partial<Entry> = {}): Entry {
  return { what, seat: null, round: 3, move: "", effect: null, scoring: [], program: "", why: null, ...some };
}

/** A line about a move: Kiln took some tiles, or somebody else did. */
export function took(n: number, colour: string, seat = 1): Entry {
  return entry("move", { seat, move: "x", effect: take(n, colour) });
}

export function welcome(some: Partial<Omit<Welcome, "type">> = {}): Welcome {
  return { type: "welcome", table: table(), position: position(), log: [took(3, "white")], ...some };
}

export function played(position: Position, log: Entry[] = [], keep = 1): Played {
  return { type: "played", position, keep, log };
}

export function seated(table: TableInfo, some: Partial<Omit<Seated, "type" | "table">> = {}): Seated {
  return { type: "seated", table, keep: 1, log: [], position: null, ...some };
}

/** Each hint is to take as many tiles as its place, and then Kiln takes one. */
export function hints(...moves: string[]): Hints {
  const told = (move: string, at: number) => ({
    move,
    effect: take(at + 1, "blue"),
    points: 2.04,
    finals: [41.6, 40.2],
    win: 0.583 - at * 0.02,
    follows: [{ seat: 1, effect: take(at + 5, "black") }],
  });
  return { type: "hints", n: 7, hints: moves.map(told) };
}
