import type {
  Choice,
  Choices,
  Entry,
  Hints,
  Played,
  Position,
  Seat,
  Seated,
  TableInfo,
  Welcome,
} from "../../src/lib/protocol";

export function seat(some: Partial<Seat> = {}): Seat {
  return { name: "Kiln", who: "bot", bot: "greedy", mine: false, away: null, thinking: false, invitation: "", ...some };
}

export const ana = seat({ name: "Ana", who: "person", bot: "", mine: true });
export const milan = seat({ name: "Milán", who: "person", bot: "" });

export function table(some: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "ochre-lark-27",
    game: "fake",
    spec: "fake(players=2)",
    title: "Fake",
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

export function choice(move = "1R2", gain = 4): Choice {
  const parts = [
    { points: gain + 1, text: "wall", detail: null },
    { points: -1, text: "floor", detail: null },
  ];
  return { move, title: "Line 2 completes", gain, before: 12, after: 12 + gain, parts, effect: null };
}

/** Legal moves, and nothing that may not be done. */
export function choices(...moves: Choice[]): Choices {
  return { moves, horizon: "after this round", refused: {}, stands: null, alike: {}, preset: "" };
}

/** A position where Ana is to move, unless it says otherwise. */
export function position(some: Partial<Position> = {}): Position {
  const mine = (some.to_move ?? 0) === 0;
  return {
    n: 7,
    to_move: 0,
    round: 3,
    headline: ["2 players", "Round 3"],
    status: "",
    roles: ["plays first this round", ""],
    scores: [12, 15],
    view: {},
    event: { what: "move", seat: 1, move: "x", effect: null },
    choices: mine ? choices(choice(), choice("2B1", -2)) : null,
    chooses: mine ? 0 : null,
    early: [],
    scoring: [],
    undo: "no",
    result: null,
    ...some,
  };
}

export function entry(text: string, some: Partial<Entry> = {}): Entry {
  return { what: "move", seat: 1, round: 3, text, scoring: [], ...some };
}

export function welcome(some: Partial<Omit<Welcome, "type">> = {}): Welcome {
  return { type: "welcome", table: table(), position: position(), log: [entry("Kiln took 3 white.")], ...some };
}

export function played(position: Position, log: Entry[] = [], keep = 1): Played {
  return { type: "played", position, keep, log };
}

export function seated(table: TableInfo, some: Partial<Omit<Seated, "type" | "table">> = {}): Seated {
  return { type: "seated", table, keep: 1, log: [], position: null, ...some };
}

export function hints(...moves: string[]): Hints {
  const told = (move: string, at: number) => {
    const win = 0.583 - at * 0.02;
    return {
      move,
      text: `Ana plays ${move}.`,
      points: 2.04,
      finals: [41.6, 40.2],
      win,
      follows: [`Kiln: after ${move}`],
    };
  };
  return { type: "hints", n: 7, hints: moves.map(told), meaning: "points" };
}
