import { offers } from "./offers.svelte";
import type { Sitting } from "./sitting.svelte";
import { say } from "./speech.svelte";

/** What somebody is to who looks on: "You", "Friend", "Bot · level 2 of 4", where there is little room "Bot 2/4". */
export function who(sitting: Sitting, number: number, small = false): string {
  const seat = sitting.table.seats[number];
  if (!seat || seat.who === "open") return say("who-open");
  if (seat.who === "bot") {
    const level = { level: offers.level(seat.bot), of: offers.bots.length };
    return level.level ? say(small ? "who-bot-small" : "who-bot", level) : say("who-some-bot");
  }
  if (seat.bot) return say(seat.mine ? "who-stands-in-mine" : "who-stands-in");
  if (seat.mine) return say(sitting.mine.length > 1 ? "who-here" : "who-you");
  return say(sitting.mine.length > 0 ? "who-friend" : "who-person");
}
