import type { Choices, Early, Event, Fact, HintMove, Position, Reads, Refusal, Result, Scoring } from "../games/facts";
import { filled } from "../games/reading";
import { USUAL } from "../lib/protocol";
import type * as wire from "../lib/protocol";

/** A line of the log, read. */
export interface Entry extends Omit<wire.Entry, "effect" | "scoring"> {
  /** What a move did, or a deal within a round brought. */
  readonly effect: Fact | null;
  /** What a round brought each seat. */
  readonly scoring: readonly Scoring[];
}

export interface Welcome {
  readonly type: "welcome";
  readonly table: wire.TableInfo;
  readonly position: Position;
  readonly log: readonly Entry[];
}

export interface Played {
  readonly type: "played";
  readonly position: Position;
  /** How many entries of the log still hold; those of `log` follow them. */
  readonly keep: number;
  readonly log: readonly Entry[];
}

export interface Seated {
  readonly type: "seated";
  readonly table: wire.TableInfo;
  readonly keep: number;
  readonly log: readonly Entry[];
  /** What has changed in the last position that was told; its event is no news. */
  readonly position: Partial<Position> | null;
}

export interface Hints {
  readonly type: "hints";
  readonly n: number;
  readonly hints: readonly HintMove[];
}

export interface Prepared {
  readonly type: "prepared";
  readonly n: number;
  readonly seat: number;
  readonly choices: Choices;
}

export interface Refused {
  readonly type: "refused";
  readonly code: wire.Code;
  /** Of an illegal move, why it is none; null where that cannot be explained. */
  readonly why: Refusal | null;
}

/** What is heard of a table, with everything that the server left out because it is usual or told elsewhere. */
export type Heard = Welcome | Played | Seated | Hints | Prepared | Refused;

/** Reads a message of a table where a game is played: from here on everything is complete. */
export function unfolded(message: Exclude<wire.ServerMessage, wire.Pong>, reads: Reads): Heard {
  switch (message.type) {
    case "welcome": {
      const { type, table, position, yours } = message;
      const log = entries(message.log, reads);
      return { type, table: tableOf(table), position: positionOf(position, yours, log, reads), log };
    }
    case "played": {
      const { type, position, yours, keep, log: told } = filled<wire.Played>(USUAL.Played, message);
      const log = entries(told, reads);
      return { type, position: positionOf(position, yours, log, reads), keep, log };
    }
    case "seated": {
      const { type, table, position, yours, keep, log: told } = filled<wire.Seated>(USUAL.Seated, message);
      const log = entries(told, reads);
      const changed = { ...(position && shared(position, log, reads)), ...(yours && own(yours, reads)) };
      return { type, table: tableOf(table), keep, log, position: position || yours ? changed : null };
    }
    case "hints":
      return { ...message, hints: message.hints.map((hint) => hintOf(hint, reads)) };
    case "prepared":
      return { ...message, choices: reads.choices(message.choices) };
    case "refused": {
      const { type, code, why } = filled<wire.Refused>(USUAL.Refused, message);
      return { type, code, why: why == null ? null : reads.refusal(why) };
    }
  }
}

/** A position as it was told, and what it is for who looks on, with the log to which it led. */
export function positionOf(position: wire.Position, yours: wire.Yours, log: readonly Entry[], reads: Reads): Position {
  return { ...shared(position, log, reads), ...own(yours, reads) };
}

type Own = Pick<Position, "n" | "choices" | "chooses" | "early" | "undo">;

/** What everybody may know of a position. */
function shared(told: wire.Position, log: readonly Entry[], reads: Reads): Omit<Position, keyof Own> {
  const { view, event, scoring, result, ...rest } = filled<wire.Position>(USUAL.Position, told);
  return {
    ...rest,
    view: reads.view(view),
    event: eventOf(event, log),
    scoring: scoring.map(reads.scoring),
    result: result && resultOf(result, reads),
  };
}

function own(told: wire.Yours, reads: Reads): Own {
  const { choices, early, ...rest } = filled<wire.Yours>(USUAL.Yours, told);
  return {
    ...rest,
    choices: choices === null ? null : reads.choices(choices),
    early: early.map((one) => done(one, reads)),
  };
}

/** What a step of the game did is told by the last line of the log that tells of one. */
function eventOf(told: wire.Event, log: readonly Entry[]): Event {
  const last = log.findLast(({ what }) => what === "move" || what === "deal" || what === "refill");
  return { ...filled<wire.Event>(USUAL.Event, told), effect: told.what === "undo" ? null : (last?.effect ?? null) };
}

function resultOf({ bonuses, ...rest }: wire.Result, reads: Reads): Result {
  return { ...rest, bonuses: bonuses.map(reads.scoring) };
}

function hintOf(told: wire.HintMove, reads: Reads): HintMove {
  const hint = filled<wire.HintMove>(USUAL.HintMove, told);
  return { ...hint, effect: reads.effect(hint.effect), follows: hint.follows.map((next) => done(next, reads)) };
}

function done({ seat, effect }: { seat: number; effect: unknown }, reads: Reads): Early {
  return { seat, effect: reads.effect(effect) };
}

function entries(log: readonly wire.Entry[], reads: Reads): Entry[] {
  return log.map((told) => {
    const entry = filled<wire.Entry>(USUAL.Entry, told);
    const effect = entry.effect == null ? null : reads.effect(entry.effect);
    return { ...entry, effect, scoring: entry.scoring.map(reads.scoring) };
  });
}

function tableOf(told: wire.TableInfo): wire.TableInfo {
  const table = filled<wire.TableInfo>(USUAL.TableInfo, told);
  return { ...table, seats: table.seats.map((seat) => filled<wire.Seat>(USUAL.Seat, seat)) };
}
