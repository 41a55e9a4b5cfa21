import { offers } from "./offers.svelte";
import { say } from "./speech.svelte";

/** A bot by its level, the same words everywhere: "Bot · Keen, level 4 of 6", where there is little room "Bot 4/6". */
export function botWords(level: string, small = false): string {
  const values = { name: offers.botName(level), level: offers.level(level), of: offers.bots.length };
  return values.level ? say(small ? "who-bot-small" : "who-bot", values) : say("who-some-bot");
}
