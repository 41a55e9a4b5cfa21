import { nameOf, squaresOf, type Kind, type Spot, type Stacks } from "./view";

/** Places that hang together and show one colour. */
export interface Area {
  seat: number;
  squares: Spot[];
}

/** Whose square shows at each occupied place. */
export type Tops = ReadonlyMap<string, Spot & { seat: number }>;

/** What is seen from above, with a tile that may be yet to come. */
export function topsOf(stacks: Stacks, ghost?: Spot & { kind: Kind; seat: number }): Tops {
  const tops = new Map<string, Spot & { seat: number }>();
  for (const [name, stack] of stacks) {
    const tile = stack.at(-1);
    if (!tile) continue;
    const square = squaresOf(tile.kind, tile).find((spot) => nameOf(spot) === name);
    if (square) tops.set(name, { ...square, seat: tile.seat });
  }
  for (const square of ghost ? squaresOf(ghost.kind, ghost) : []) {
    tops.set(nameOf(square), { ...square, seat: ghost?.seat ?? 0 });
  }
  return tops;
}

/** The area that a place belongs to; null where nothing lies. */
export function areaAt(tops: Tops, spot: Spot): Area | null {
  const first = tops.get(nameOf(spot));
  if (!first) return null;
  const found = new Map([[nameOf(first), first]]);
  for (const { column, row } of found.values()) {
    const beside = [
      { column: column + 1, row },
      { column: column - 1, row },
      { column, row: row + 1 },
      { column, row: row - 1 },
    ];
    for (const name of beside.map(nameOf)) {
      const square = tops.get(name);
      if (square?.seat === first.seat) found.set(name, square);
    }
  }
  return { seat: first.seat, squares: [...found.values()] };
}

/** All areas, the largest first. */
export function areasOf(tops: Tops): Area[] {
  const seen = new Set<string>();
  const areas: Area[] = [];
  for (const [name, square] of tops) {
    const area = seen.has(name) ? null : areaAt(tops, square);
    if (!area) continue;
    for (const one of area.squares) seen.add(nameOf(one));
    areas.push(area);
  }
  return areas.sort((one, other) => other.squares.length - one.squares.length);
}

/** Which entry of two lists of areas decides, from 0; a missing one counts as 0. Null if the lists are the same. */
export function firstDifference([one = [], other = []]: readonly number[][]): number | null {
  const at = Array.from({ length: Math.max(one.length, other.length) }, (_, i) => i);
  return at.find((i) => (one[i] ?? 0) !== (other[i] ?? 0)) ?? null;
}

/** The square of an area that is nearest to its middle, for its number. */
export function middleOf({ squares }: Area): Spot {
  const mean = (of: (spot: Spot) => number) => squares.reduce((sum, spot) => sum + of(spot), 0) / squares.length;
  const [column, row] = [mean((spot) => spot.column), mean((spot) => spot.row)];
  const far = (spot: Spot) => Math.hypot(spot.column - column, spot.row - row);
  return squares.reduce((best, spot) => (far(spot) < far(best) ? spot : best));
}

type Point = readonly [number, number];

/** A side of an edge, with the area to its left, and how high its square is lifted. */
interface Side {
  from: Point;
  to: Point;
  lift: number;
}

/**
 * The edge of an area as an SVG path, in squares of 1 with the row upwards, drawn so far inside the squares and with
 * round corners. Where squares are lifted it goes along with them. An area may have holes.
 */
export function outlineOf(
  { squares }: Area,
  inset: number,
  radius: number,
  liftOf: (square: Spot) => number = () => 0,
): string {
  const inside = new Set(squares.map(nameOf));
  const isIn = (column: number, row: number) => inside.has(nameOf({ column, row }));
  const sides = squares.flatMap(({ column: x, row: y }): Side[] => {
    const lift = liftOf({ column: x, row: y });
    return [
      ...(isIn(x, y - 1) ? [] : [{ from: [x, y], to: [x + 1, y], lift } as const]),
      ...(isIn(x + 1, y) ? [] : [{ from: [x + 1, y], to: [x + 1, y + 1], lift } as const]),
      ...(isIn(x, y + 1) ? [] : [{ from: [x + 1, y + 1], to: [x, y + 1], lift } as const]),
      ...(isIn(x - 1, y) ? [] : [{ from: [x, y + 1], to: [x, y], lift } as const]),
    ];
  });
  const paths: string[] = [];
  while (sides.length > 0) paths.push(drawn(loop(sides), inset, radius));
  return paths.join("");
}

/** Takes the sides of one closed line out of all. */
function loop(sides: Side[]): Side[] {
  const first = sides.pop();
  if (!first) return [];
  const found = [first];
  for (let last = first; !same(last.to, first.from);) {
    const next = sides.filter(({ from }) => same(from, last.to));
    // Where two squares of the area meet at a corner only, the line turns left and leaves the other one out.
    const side = next.find((one) => cross(heading(last), heading(one)) > 0) ?? next[0];
    if (!side) break;
    sides.splice(sides.indexOf(side), 1);
    found.push(side);
    last = side;
  }
  return found;
}

function drawn(sides: readonly Side[], inset: number, radius: number): string {
  const steps = sides.flatMap((side, i): string[] => {
    const after = sides[(i + 1) % sides.length] ?? side;
    const [come, go] = [heading(side), heading(after)];
    const turns = cross(come, go) !== 0;
    // Both sides move to their left, where the area is.
    const by: Point = turns ? [come[0] + go[0], come[1] + go[1]] : come;
    const [x, y] = [side.to[0] - by[1] * inset, side.to[1] + by[0] * inset];
    if (side.lift !== after.lift) return [`L${text(x, y + side.lift)}`, `L${text(x, y + after.lift)}`];
    if (!turns) return [];
    const from = text(x - come[0] * radius, y + side.lift - come[1] * radius);
    const to = text(x + go[0] * radius, y + side.lift + go[1] * radius);
    return [`L${from}Q${text(x, y + side.lift)} ${to}`];
  });
  return `M${steps.join("").slice(1)}Z`;
}

function heading({ from, to }: Side): Point {
  return [to[0] - from[0], to[1] - from[1]];
}

function cross(one: Point, other: Point): number {
  return one[0] * other[1] - one[1] * other[0];
}

function same(one: Point, other: Point): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

function text(x: number, y: number): string {
  return [x, y].map((n) => String(Math.round(n * 1000) / 1000)).join(" ");
}
