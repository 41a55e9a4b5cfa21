import { offers } from "../lib/offers.svelte";
import type { SeatSummary, Summary } from "../lib/protocol";
import { say, speech } from "../lib/speech.svelte";

/** "Milán 9, Kiln 15, you 12": the players of a table and their points. */
export function standing({ seats }: Summary): string {
  const alone = seats.filter(({ mine }) => mine).length === 1;
  const each = seats.map(({ name, who, mine, score }) => {
    if (who === "open") return say("open-seat");
    return say("standing", { name: mine && alone ? say("you") : name, points: score });
  });
  return each.join(", ");
}

/** How a table in play stands: whose turn it is if not mine, the points, and the round where there are rounds. */
export function progress(table: Summary): string {
  const { game, round, seats, to_move } = table;
  const turn = seats[to_move];
  const parts = [standing(table)];
  if (turn && !turn.mine && seats.some(({ mine }) => mine)) parts.unshift(say("turn-at", { name: turn.name }));
  if (offers.of(game)?.rounds && round > 0) parts.push(say("round-n", { round }));
  return parts.join(" · ");
}

/** How a finished table ended: "45 to 51 against Kiln, Keen", or everybody's points. */
export function upshot(table: Summary): string {
  const [mine, ...more] = table.seats.filter((seat) => seat.mine);
  const [other, ...others] = table.seats.filter((seat) => !seat.mine);
  if (!mine || !other || more.length > 0 || others.length > 0) return standing(table);
  return say("against", { mine: mine.score, theirs: other.score, name: withLevel(other) });
}

function withLevel({ name, bot }: SeatSummary): string {
  return offers.level(bot) ? say("named-bot", { name, level: offers.botName(bot) }) : name;
}

export function isMyTurn({ seats, to_move }: Summary): boolean {
  return seats[to_move]?.mine ?? false;
}

/** How a finished table ended for who looks at the list; nothing if they only might have watched. */
export function outcome({ seats }: Summary): "won" | "shared" | "lost" | null {
  if (!seats.some(({ mine }) => mine)) return null;
  if (!seats.some(({ mine, won }) => mine && won)) return "lost";
  return seats.filter(({ won }) => won).length > 1 ? "shared" : "won";
}

/** "today", "yesterday", "11 Nov". */
export function day(seconds: number, now = Date.now()): string {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  const then = seconds * 1000;
  // A day may have 23 or 25 hours.
  const days = Math.round((midnight(now) - midnight(then)) / 86_400_000);
  if (days < 2) return new Intl.RelativeTimeFormat(speech.language, { numeric: "auto" }).format(-days, "day");
  return new Intl.DateTimeFormat(speech.language, { day: "numeric", month: "short" }).format(then);
}
