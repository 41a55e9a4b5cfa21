import type { Card, Entry, GameOffer, Scoring, TableInfo } from "../lib/protocol";
import { optionsOf, phrases } from "../lib/spec";
import { say, signed } from "../lib/speech.svelte";

/** A line of the log in a sentence; nothing where there is nothing to say. */
export function told(entry: Entry, table: TableInfo): string {
  const name = entry.seat === null ? "" : (table.seats[entry.seat]?.name ?? "");
  switch (entry.what) {
    case "move":
    case "over":
    case "fault":
      return entry.text;
    case "starts":
      return starting(table);
    case "deal":
      return say("log-deal", { round: entry.round });
    case "refill":
      return entry.text || say("log-refill");
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

/** Who starts, and why: "Kiln starts, drawn by lot." */
export function starting({ seats, starts }: Pick<TableInfo | Card, "seats" | "starts">): string {
  return say(`log-starts-${starts}`, { name: seats[0]?.name || say("the-open-seat") });
}

/** What is played at a table, by which rules, for how many and how long. */
export function nature(table: { title: string; spec: string; seats: unknown[] }, offer: GameOffer | undefined): string {
  const parts = [table.title, ...(offer ? phrases(offer, optionsOf(table.spec)) : [])];
  parts.push(say("players-fixed", { most: table.seats.length }));
  if (offer) parts.push(say("about-minutes", { minutes: offer.minutes }));
  return parts.join(" · ");
}

/** What a round brought one seat, for the ear: "Ana: +9, −2, now 19." */
function summary({ seat, parts, after }: Scoring, table: TableInfo): string {
  const gains = parts.filter(({ points }) => points > 0).reduce((sum, { points }) => sum + points, 0);
  const losses = parts.filter(({ points }) => points < 0).reduce((sum, { points }) => sum + points, 0);
  const sums = [gains, losses].filter((points) => points !== 0).map(signed);
  const change = sums.length > 0 ? sums.join(", ") : signed(0);
  return say("scoring-said", { name: table.seats[seat]?.name ?? "", change, after });
}
