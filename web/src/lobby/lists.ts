import type { Summary } from "../lib/protocol";
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
