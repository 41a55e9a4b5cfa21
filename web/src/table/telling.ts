import type { Early, Scoring } from "../games/facts";
import { advice, did, now, progress, result, role } from "../games/telling";
import type { Card, TableInfo } from "../lib/protocol";
import { phrases, titleOf } from "../lib/rules";
import { optionsOf } from "../lib/spec";
import { say, signed } from "../lib/speech.svelte";
import type { Sitting } from "./sitting.svelte";
import type { Entry } from "./unfold";

/** A line of the log in a sentence; nothing where there is nothing to say. */
export function told(entry: Entry, sitting: Sitting): string {
  const { table, face } = sitting;
  const name = entry.seat === null ? "" : (table.seats[entry.seat]?.name ?? "");
  switch (entry.what) {
    case "move":
    case "refill":
      return entry.effect ? did(face.game, entry.effect, name) : "";
    case "over":
      return resultText(sitting);
    case "fault":
      return say("fault", { name: entry.program, why: entry.why ?? "" });
    case "starts":
      return starting(table);
    case "deal":
      return say("log-deal", { round: entry.round });
    case "round":
      return [say("round-ended", { round: entry.round }), ...entry.scoring.map((one) => summary(one, table))].join(" ");
    case "undo":
      return say("log-undo", { name });
    case "sat":
      return say("log-sat", { name });
    case "bot":
      return say("log-bot", { name });
    case "back":
      return say("log-back", { name });
  }
}

/** What happened last in the game itself, in a sentence; nothing if nothing did. */
export function lastTold(sitting: Sitting): string {
  const last = sitting.log.findLast(({ what }) => /move|refill|over|fault/.test(what));
  return last ? told(last, sitting) : "";
}

/** Who won, by what, and why the game ended, in a sentence; nothing before that. */
export function resultText({ face, table, position: { view, scores } }: Sitting): string {
  if (view.winners.length === 0) return "";
  const names = table.seats.map(({ name }) => name);
  return `${result(face.game, view, scores, names)}.`;
}

/** What a seat is beside its name ("plays first this round"), or nothing. */
export function roleText({ face, position }: Sitting, seat: number): string {
  return role(face.game, position.view, seat);
}

/** How far the game has come: "Round 3". */
export function progressText({ face, position }: Sitting): string {
  return progress(face.game, position.view);
}

/** By which rules one plays, and what holds just now, in parts to be set side by side. */
export function conditions({ face, table, position }: Sitting): string[] {
  return [...rulesOf(table), now(face.game, position.view)].filter(Boolean);
}

/** A move that should follow: "Kiln: 2 black from factory 3 to line 2". */
export function followText(sitting: Sitting, { seat, effect }: Early): string {
  return say("named-value", { name: sitting.name(seat), value: advice(sitting.face.game, effect) });
}

/** Who starts, and why: "Kiln starts, drawn by lot." */
export function starting({ seats, starts }: Pick<TableInfo | Card, "seats" | "starts">): string {
  return say(`log-starts-${starts}`, { name: seats[0]?.name || say("the-open-seat") });
}

/** For how many and by which rules a table is, in parts to be set side by side. */
export function rulesOf({ game, spec, seats }: Pick<TableInfo | Card, "game" | "spec" | "seats">): string[] {
  return [say("players-fixed", { most: seats.length }), ...phrases(game, optionsOf(spec))];
}

/** What is played at a table, by which rules, for how many and how long. */
export function nature(table: Pick<TableInfo | Card, "game" | "title" | "spec" | "seats">, minutes?: number): string {
  const parts = [titleOf(table), ...phrases(table.game, optionsOf(table.spec))];
  parts.push(say("players-fixed", { most: table.seats.length }));
  if (minutes !== undefined) parts.push(say("about-minutes", { minutes }));
  return parts.join(" · ");
}

/** What a round brought one seat, for the ear: "Ana: +9, −2, now 19." */
function summary({ seat, items, after }: Scoring, table: TableInfo): string {
  const gains = items.filter(({ points }) => points > 0).reduce((sum, { points }) => sum + points, 0);
  const losses = items.filter(({ points }) => points < 0).reduce((sum, { points }) => sum + points, 0);
  const sums = [gains, losses].filter((points) => points !== 0).map(signed);
  const change = sums.length > 0 ? sums.join(", ") : signed(0);
  return say("scoring-said", { name: table.seats[seat]?.name ?? "", change, after });
}
