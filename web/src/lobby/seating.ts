import { offers } from "../lib/offers.svelte";
import { say } from "../lib/speech.svelte";

/** Who shall sit on a seat. `me` is somebody at this screen under the name of the settings. */
export interface SeatPlan {
  who: "me" | "here" | "friend" | "bot";
  /** Of somebody else at this screen. */
  name: string;
  /** The level of a bot, or the name of a program; empty: the usual level. */
  bot: string;
}

/** What the bots among some seats will be called, by their places: the server keeps to it. */
export function botNames(seats: readonly SeatPlan[], me: string): string[] {
  const taken = seats.flatMap(({ who, name }) => (who === "me" ? [me.trim()] : who === "here" ? [name.trim()] : []));
  return seats.map(({ who, bot }) => {
    if (who !== "bot") return "";
    const level = offers.seatable(bot);
    const names = offers.level(level) ? offers.names : numbered(level, seats.length);
    const name = names.find((one) => !taken.includes(one)) ?? names.at(-1) ?? "";
    taken.push(name);
    return name;
  });
}

/** Several of one program: "Alice", "Alice 2". */
function numbered(name: string, most: number): string[] {
  return Array.from({ length: most }, (_, at) => (at === 0 ? name : `${name} ${at + 1}`));
}

/** What somebody on a seat is called in a few letters. */
export function called(seat: SeatPlan, number: number, me: string, botName: string): string {
  if (seat.who === "me") return me.trim() || say("seat-me");
  if (seat.who === "here") return seat.name.trim() || say("seat-number", { number: number + 1 });
  return seat.who === "friend" ? say("seat-friend-short") : botName;
}
