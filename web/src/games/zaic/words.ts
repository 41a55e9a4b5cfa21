import { say } from "../../lib/speech.svelte";
import { valuesOf, type Values } from "../../texts";
import type { HintMove, Scene } from "../face";
import {
  COLOURS,
  nameOf,
  SHAPES,
  type BoxInUse,
  type Laying,
  type Lead,
  type Spot,
  type Stacks,
  type View,
} from "./view";

export function nameOfSeat(scene: Scene, seat: number): string {
  return scene.table.seats[seat]?.name ?? "";
}

/** Whether a seat is that of the one person at this screen. */
export function isYou(scene: Scene, seat: number): boolean {
  const mine = scene.table.seats.flatMap(({ mine }, at) => (mine ? [at] : []));
  return mine.length === 1 && mine[0] === seat;
}

/** "Your reserve", "Kiln’s reserve". */
export function reserveTitle(scene: Scene, seat: number): string {
  return isYou(scene, seat) ? say("zaic-reserve-yours") : say("zaic-reserve-of", { name: nameOfSeat(scene, seat) });
}

/** A whole reserve: "2 × 2: 4, 2 × 1: 6, 1 × 1: 2". */
export function reserveText(reserve: readonly number[]): string {
  return SHAPES.map((shape) =>
    say("zaic-shape-left", { shape: say(`zaic-shape-${String(shape)}`), n: reserve[shape] ?? 0 }),
  ).join(", ");
}

/** A place of the board: "h5, light, level 2". */
export function placeText(stacks: Stacks, spot: Spot): string {
  const stack = stacks.get(nameOf(spot)) ?? [];
  const top = stack.at(-1);
  if (!top) return say("zaic-place-free", { place: nameOf(spot) });
  return say("zaic-place", {
    place: nameOf(spot),
    colour: say(`zaic-role-${COLOURS[top.seat] ?? "light"}`),
    level: stack.length,
  });
}

/** What laying a tile would bring, for the ear: "Lay it here, at level 2, covers 1 dark square. Largest area from 4 to 9". */
export function layText(laying: Laying): string {
  return say("zaic-lay", layValues(laying));
}

/** The values of messages about a legal move: what it does, and what it covers. */
export function layValues({ effect, items: [, covers] }: Laying): Values {
  return { ...valuesOf(effect), ...valuesOf(covers) };
}

/** What a recommended move brings: "largest area 4 → 6". */
export function nowText({ effect }: HintMove): string {
  return say("zaic-largest", valuesOf(effect));
}

/** "9, 4, 3", or that there are none. */
export function sizesText(sizes: readonly number[]): string {
  return sizes.join(", ") || say("zaic-no-areas");
}

/** By which areas somebody leads: "4 on both sides, then 4 beats 3:". */
export function byText(lead: Lead): string {
  return say("zaic-lead", valuesOf(lead));
}

/** "you lead". */
export function leaderText(scene: Scene, { seat }: Lead): string {
  return say("zaic-leads", { you: isYou(scene, seat) ? "yes" : "no", name: nameOfSeat(scene, seat) });
}

/** Why nobody leads. */
export function evenText(areas: readonly number[][]): string {
  return say(areas[0]?.length ? "zaic-level" : "zaic-none-yet");
}

/** "4 on both sides, then 4 beats 3: you lead". */
export function standingText(scene: Scene, { lead, areas }: View): string {
  return lead ? `${byText(lead)} ${leaderText(scene, lead)}` : evenText(areas);
}

/** "Box 6 × 8 of 8 × 8". */
export function boxText(box: BoxInUse | null): string {
  return box ? say("zaic-box", valuesOf(box)) : say("zaic-no-box");
}

/** "Box 6 × 8 of 8 × 8: can grow 2 wider". */
export function growthText(box: BoxInUse | null): string {
  return box ? say("zaic-box-grows", valuesOf(box)) : say("zaic-no-box");
}
