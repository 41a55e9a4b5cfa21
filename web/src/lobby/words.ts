import { offers } from "../lib/offers.svelte";
import { phrases } from "../lib/rules";
import { settings } from "../lib/settings.svelte";
import { listed, say } from "../lib/speech.svelte";
import type { TablePlan } from "./plan.svelte";
import { called } from "./seating";

/** Who plays what: "Azul against Kiln and a friend". */
export function headline(plan: TablePlan): string {
  const named = plan.shown.flatMap((seat, at) => {
    if (seat.who === "me" || seat.who === "friend") return [];
    return [called(seat, at, settings.name, plan.bots[at] ?? "")];
  });
  if (plan.friends > 0) named.push(say("friends-count", { count: plan.friends }));
  return say(plan.watched ? "play-title-watch" : "play-title", { game: plan.title, others: listed(named) });
}

/** By which rules and against whom exactly, in parts to be set side by side. */
export function particulars(plan: TablePlan): string[] {
  const parts = [...opponents(plan), ...(plan.offer ? phrases(plan.offer.game, plan.options) : []), starter(plan)];
  if (plan.friends > 0) parts.push(say("play-link", { count: plan.friends }));
  return parts;
}

/** What will happen when the table is opened. */
export function outlook(plan: TablePlan): string {
  if (!plan.possible) return say("start-lonely");
  const watching = say(`watch-${plan.watch}-about`);
  if (plan.friends > 0) return `${say("start-friends", { count: plan.friends })} ${watching}`;
  if (plan.watched) return `${say("start-watch")} ${watching}`;
  const start = plan.starter === null ? say("start-now-lot") : say("start-now", { name: nameAt(plan, plan.starter) });
  return `${start} ${watching}`;
}

/** The bots' levels: once if they are all alike, else with their names. */
function opponents(plan: TablePlan): string[] {
  const bots = plan.shown.flatMap(({ who, bot }, at) => {
    return who === "bot" ? [{ bot: offers.seatable(bot), name: plan.bots[at] ?? "" }] : [];
  });
  const alike = bots.every(({ bot }) => bot === bots[0]?.bot);
  if (bots[0] && alike && offers.level(bots[0].bot)) return [offers.botLevel(bots[0].bot)];
  return bots.map(({ bot, name }) => {
    return offers.level(bot) ? say("play-bot", { name, bot: offers.botLevel(bot) }) : say("play-program", { name });
  });
}

function starter(plan: TablePlan): string {
  return plan.starter === null ? say("play-starts-lot") : say("play-starts", { name: nameAt(plan, plan.starter) });
}

/** What somebody on a seat is called; one of several friends by the seat. */
export function nameAt(plan: TablePlan, at: number): string {
  const seat = plan.shown[at];
  if (seat?.who === "friend" && plan.friends > 1) return say("seat-number", { number: at + 1 });
  return seat ? called(seat, at, settings.name, plan.bots[at] ?? "") : "";
}
