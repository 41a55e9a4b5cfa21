import { botWords } from "../lib/bots";
import { say } from "../lib/speech.svelte";
import type { Sitting } from "./sitting.svelte";

/** What somebody is to who looks on: "You", "Friend", "Bot · Keen, level 4 of 6". */
export function who(sitting: Sitting, number: number, small = false): string {
  const seat = sitting.table.seats[number];
  if (!seat || seat.who === "open") return say("who-open");
  if (seat.who === "bot") {
    return botWords(seat.bot, small);
  }
  if (seat.bot) return say(seat.mine ? "who-stands-in-mine" : "who-stands-in");
  if (seat.mine) return say(sitting.mine.length > 1 ? "who-here" : "who-you");
  return say(sitting.mine.length > 0 ? "who-friend" : "who-person");
}
