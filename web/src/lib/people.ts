import { offers } from "./offers.svelte";
import type { Sitting } from "./sitting.svelte";
import { say } from "./speech.svelte";

/** A bot by its level, the same words everywhere: "Bot · Keen, level 4 of 6", where there is little room "Bot 4/6". */
export function bot(level: string, small = false): string {
  const values = { name: offers.botName(level), level: offers.level(level), of: offers.bots.length };
  return values.level ? say(small ? "who-bot-small" : "who-bot", values) : say("who-some-bot");
}

/** What somebody is to who looks on: "You", "Friend", "Bot · Keen, level 4 of 6". */
export function who(sitting: Sitting, number: number, small = false): string {
  const seat = sitting.table.seats[number];
  if (!seat || seat.who === "open") return say("who-open");
  if (seat.who === "bot") {
    return bot(seat.bot, small);
  }
  if (seat.bot) return say(seat.mine ? "who-stands-in-mine" : "who-stands-in");
  if (seat.mine) return say(sitting.mine.length > 1 ? "who-here" : "who-you");
  return say(sitting.mine.length > 0 ? "who-friend" : "who-person");
}
