/** The board as it is printed, and where everything on it lies: in hundredths of a space's side, from its middle. */

export const STARS = ["NW", "NE", "E", "SE", "SW", "W", "C"] as const;
export type StarName = (typeof STARS)[number];
export type Side = "coloured" | "grey";
/** The tips of a star, clockwise from the one that points up; also the outer stars, clockwise from the upper left. */
export const SIX: readonly number[] = [0, 1, 2, 3, 4, 5];
export const CENTRE = 6;
/** Coloured side: the only colour that an outer star takes. */
export const STAR_COLOURS = "ORBYGP";
/** What a complete star is worth at the end, by its colour; and one of all colours. */
export const STAR_WORTH: Readonly<Record<string, number>> = { P: 20, G: 18, O: 17, Y: 16, B: 15, R: 14 };
export const MIX_WORTH = 12;
/** What all spaces of a cost are worth at the end. */
export const NUMBER_WORTH: Readonly<Record<number, number>> = { 1: 4, 2: 8, 3: 12, 4: 16 };

const RING: Readonly<Record<Side, readonly number[]>> = { coloured: [1, 2, 3, 4, 5, 6], grey: [3, 2, 1, 4, 5, 6] };

/** The number printed on a space; its tip from 0. */
export function costOf(side: Side, star: number, tip: number): number {
  if (star === CENTRE) return side === "grey" ? 3 : tip + 1;
  return RING[side][(11 - star + tip) % 6] ?? 0;
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

export type FeatureKind = "window" | "statue" | "pillar";

export interface Feature {
  kind: FeatureKind;
  /** The outer star it belongs to; a statue also stands at the next one clockwise. */
  star: number;
  /** Bonus tiles for surrounding it. */
  tiles: number;
  spaces: Space[];
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

function feature(kind: FeatureKind, star: number, tiles: number, spaces: [number, number][]): Feature {
  const around = spaces.map(([of, tip]) => ({ star: of, tip: (tip + 6) % 6 }));
  const points = around.map(spaceAt);
  const mean = (along: "x" | "y") => points.reduce((sum, point) => sum + point[along], 0) / points.length;
  const at =
    kind === "window" ? towards(60 * star - 30, WINDOW_DISTANCE, starAt(star)) : { x: mean("x"), y: mean("y") };
  return { kind, star, tiles, spaces: around, at };
}

/** Windows, then statues, then pillars, each clockwise from the upper left: effects name them by their place here. */
export const FEATURES: readonly Feature[] = [
  ...SIX.map((star) => feature("window", star, 3, [[star, star - 1], [star, star]])), // prettier-ignore
  ...SIX.map((star) => {
    const next = (star + 1) % 6;
    return feature("statue", star, 2, [[star, star + 1], [star, star + 2], [next, star + 4], [next, star + 5]]); // prettier-ignore
  }),
  ...SIX.map(
    (star) =>
    feature("pillar", star, 1, [[star, star + 2], [star, star + 3], [CENTRE, star - 1], [CENTRE, star]]), // prettier-ignore
  ),
];

/** Where a tile lies, to be set on a symbol whose lower tip is the middle of the star. */
export function tileTransform({ star, tip }: Space): string {
  const { x, y } = starAt(star);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${String(60 * tip)}) translate(0 ${String(-GAP)}) scale(${String(SCALE)}) translate(-50 -173.2)`;
}
