/** The board as it is printed, and where everything on it lies: in hundredths of a space's side, from its middle. */

import { PRINTED, type Side } from "./facts";

export type { Side };
/** The tips of a star, clockwise from the one that points up; also the outer stars, clockwise from the upper left. */
export const SIX: readonly number[] = [0, 1, 2, 3, 4, 5];
export const CENTRE = 6;
/** The same on both sides: features, and the names of the stars as they are written. */
const { features, names } = PRINTED.grey;
export const STARS = names;
/** The number printed on a space; its tip from 0. */
export function costOf(side: Side, star: number, tip: number): number {
  return PRINTED[side].costs[star]?.[tip] ?? 0;
}

export interface Space {
  star: number;
  /** From 0. */
  tip: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Feature {
  kind: (typeof features)[number]["kind"];
  /** The outer star it belongs to; a statue also stands at the next one clockwise. */
  star: number;
  /** Bonus tiles for surrounding it. */
  tiles: number;
  spaces: readonly Space[];
  at: Point;
}

const STAR_DISTANCE = 314;
const WINDOW_DISTANCE = 143;
/** From the middle of a star to the tip of a space. */
export const TIP = 100 * Math.sqrt(3);
/** What of a space its tile covers, and how far it is kept from the middle of its star. */
export const SCALE = 0.955;
export const GAP = 3;
/** Left, top, width and height of a picture that holds all stars and windows. */
export const FRAME = { left: -487.5, top: -450, width: 975, height: 900 };

/** The point at a distance from another, in a direction clockwise from straight up. */
export function towards(degrees: number, distance: number, from: Point = { x: 0, y: 0 }): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + distance * Math.sin(angle), y: from.y - distance * Math.cos(angle) };
}

export function starAt(star: number): Point {
  return star === CENTRE ? { x: 0, y: 0 } : towards(60 * star - 30, STAR_DISTANCE);
}

/** The middle of a space, where its cost is written. */
export function spaceAt({ star, tip }: Space): Point {
  return towards(60 * tip, TIP / 2, starAt(star));
}

/** Where there is room for a note on a star: between two of its tips, that of the central one in a corner. */
export function noteAt(star: number): Point {
  const [x, y] = [[-68, -430], [68, -430], [409, -168], [68, 428], [-68, 428], [-409, -168], [400, 396]][star] ?? [0, 0]; // prettier-ignore
  return { x: x ?? 0, y: y ?? 0 };
}

/** In the order in which effects number them: windows, then statues, then pillars, each clockwise from the upper left. */
export const FEATURES: readonly Feature[] = features.map(({ kind, star, tiles, spaces }) => {
  const around = spaces.map(([star, tip]) => ({ star, tip }));
  const points = around.map(spaceAt);
  const mean = (along: "x" | "y") => points.reduce((sum, point) => sum + point[along], 0) / points.length;
  const at =
    kind === "window" ? towards(60 * star - 30, WINDOW_DISTANCE, starAt(star)) : { x: mean("x"), y: mean("y") };
  return { kind, star, tiles, spaces: around, at };
});

/** Where a tile lies, to be set on a symbol whose lower tip is the middle of the star. */
export function tileTransform({ star, tip }: Space): string {
  const { x, y } = starAt(star);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${String(60 * tip)}) translate(0 ${String(-GAP)}) scale(${String(SCALE)}) translate(-50 -173.2)`;
}
