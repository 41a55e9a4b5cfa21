import type * as wire from "../../src/lib/protocol";
import type { Position } from "../../src/games/facts";
import type { Welcome } from "../../src/table/unfold";

/** The first message of a table as the server tells it. */
export function toldWelcome({ type, table, position, log }: Welcome): wire.Welcome {
  return {
    type,
    table,
    log: log.map((entry) => ({ ...entry, scoring: [...entry.scoring] })),
    ...toldPosition(position),
  };
}

/** A position in its two parts: what everybody may know, and what is for one client. */
export function toldPosition(position: Position): { position: wire.Position; yours: wire.Yours } {
  const { n, choices, chooses, early, undo, event, scores, scoring, result, ...rest } = position;
  const { what, seat, move } = event;
  const ended = result && { ...result, winners: [...result.winners], bonuses: [...result.bonuses] };
  return {
    position: { ...rest, event: { what, seat, move }, scores: [...scores], scoring: [...scoring], result: ended },
    yours: { n, choices, chooses, early: [...early], undo },
  };
}
