import type { Entry, Reckoning, Table } from "./protocol";
import { say, signed } from "./speech.svelte";

/** A line of the log in a sentence; nothing where there is nothing to say. */
export function told(entry: Entry, table: Table): string {
  const name = entry.seat === null ? "" : (table.seats[entry.seat]?.name ?? "");
  switch (entry.what) {
    case "move":
    case "over":
    case "fault":
      return entry.text;
    case "deal":
      return say("log-deal", { round: entry.round });
    case "refill":
      return say("log-refill");
    case "round":
      return [say("log-round", { round: entry.round }), ...entry.reckoning.map((one) => summary(one, table))].join(" ");
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

/** What a round brought one seat, for the ear: "Ana: +9, −2, now 19." */
function summary({ seat, parts, after }: Reckoning, table: Table): string {
  const gains = parts.filter(({ points }) => points > 0).reduce((sum, { points }) => sum + points, 0);
  const losses = parts.filter(({ points }) => points < 0).reduce((sum, { points }) => sum + points, 0);
  const sums = [gains, losses].filter((points) => points !== 0).map(signed);
  const change = sums.length > 0 ? sums.join(", ") : signed(0);
  return say("reckoning-said", { name: table.seats[seat]?.name ?? "", change, after });
}
