import type { HintMove } from "../../lib/protocol";
import { say } from "../../lib/speech.svelte";
import type { Scene } from "../face";
import { firstDifference } from "./areas";
import {
  COLOURS,
  MOST,
  nameOf,
  SHAPES,
  sizeOf,
  type Box,
  type Kind,
  type Laying,
  type Spot,
  type Stacks,
} from "./view";

/** "2 × 1 standing". */
export function kindText(kind: Kind): string {
  return say(`zaic-kind-${kind}`);
}

export function colourText(seat: number): string {
  return say(`zaic-${COLOURS[seat] ?? "light"}`);
}

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
  return say("zaic-place", { place: nameOf(spot), colour: colourText(top.seat), level: stack.length });
}

/** What laying a tile would bring, for the ear: "Lay it here: level 2, covers 1 dark square. Largest area from 4 to 9". */
export function layText({ effect, before, after, gain }: Laying): string {
  return `${say("zaic-lay", { where: whereText(effect) })} ${say("zaic-brings", { before, after, gain })}`;
}

/** "on the table", "at level 2, covers 1 dark square". */
export function whereText({
  level,
  covers: [light, dark],
}: {
  level: number;
  covers: readonly [number, number];
}): string {
  if (level === 1) return say("zaic-on-table");
  return say("zaic-on-top", { level, covers: light && dark ? "both" : light ? "light" : "dark", light, dark });
}

/** What a recommended move brings: "largest area 4 → 6". */
export function nowText({ move }: HintMove, scene: Scene): string {
  const choice = scene.choices?.moves.find((one) => one.move === move);
  return choice ? say("zaic-hint-now", { before: choice.before, after: choice.after, gain: choice.gain }) : "";
}

/** "9, 4, 3", or that there are none. */
export function sizesText(sizes: readonly number[]): string {
  return sizes.join(", ") || say("zaic-no-areas");
}

/** Who leads, and by which areas: the first difference decides. */
export interface Standing {
  /** Which entry decides, from 0; null if all are level. */
  at: number | null;
  leader: number | null;
  /** "4 on both sides, then 4 beats 3". */
  why: string;
  /** "you lead". */
  who: string;
}

export function standingOf(scene: Scene, areas: readonly number[][]): Standing {
  const at = firstDifference([...areas]);
  if (at === null) return { at, leader: null, why: "", who: say(areas[0]?.length ? "zaic-level" : "zaic-none-yet") };
  const [light, dark] = [areas[0]?.[at] ?? 0, areas[1]?.[at] ?? 0];
  const leader = light > dark ? 0 : 1;
  const sizes = areas[0]?.slice(0, at).join(", ") ?? "";
  const values = { sizes, more: Math.max(light, dark), less: Math.min(light, dark) };
  const who = isYou(scene, leader) ? say("zaic-you-lead") : say("zaic-leads", { name: nameOfSeat(scene, leader) });
  return { at, leader, why: say(at === 0 ? "zaic-beats" : "zaic-then-beats", values), who };
}

/** "Box 6 × 8 of 8 × 8". */
export function boxText(box: Box | null): string {
  return box ? say("zaic-box", { ...sizeOf(box) }) : say("zaic-no-box");
}

/** "Box 6 × 8 of 8 × 8: can grow 2 wider". */
export function growthText(box: Box | null): string {
  if (!box) return boxText(box);
  const { columns, rows } = sizeOf(box);
  const [wider, higher] = [MOST - columns, MOST - rows];
  const ways = wider && higher ? "both" : wider ? "wider" : higher ? "higher" : "full";
  return say("zaic-box-grows", { columns, rows, ways, wider, higher });
}
