import { nameOf, type Spot } from "./view";

/** The square of an area that is nearest to its middle, for its number. */
export function middleOf(squares: readonly Spot[]): Spot {
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
  squares: readonly Spot[],
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
