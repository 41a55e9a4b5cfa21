import { LIFT, SIZES, type Box, type Kind, type Spot } from "./view";

/** What a square measures in the drawing of the board. */
export const SQUARE = 100;

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where things are drawn on a board that shows these places: columns to the right, rows upwards. */
export class Plan {
  readonly columns: number;
  readonly rows: number;

  constructor(readonly reach: Box) {
    this.columns = reach.right - reach.left + 1;
    this.rows = reach.top - reach.bottom + 1;
  }

  /** A tile that lies so high, without its lip. */
  tile(kind: Kind, { column, row }: Spot, level = 1): Rect {
    const [columns, rows] = SIZES[kind];
    return {
      x: (column - this.reach.left) * SQUARE,
      y: (this.reach.top - row - rows + 1) * SQUARE - (level - 1) * LIFT * SQUARE,
      width: columns * SQUARE,
      height: rows * SQUARE,
    };
  }

  square(spot: Spot, level = 1): Rect {
    return this.tile("S", spot, level);
  }

  box({ left, bottom, right, top }: Box): Rect {
    return {
      x: (left - this.reach.left) * SQUARE,
      y: (this.reach.top - top) * SQUARE,
      width: (right - left + 1) * SQUARE,
      height: (top - bottom + 1) * SQUARE,
    };
  }

  /** Turns squares of 1 with the row upwards, counted from a1, into the drawing. */
  get transform(): string {
    const [x, y] = [-this.reach.left * SQUARE, (this.reach.top + 1) * SQUARE];
    return `translate(${String(x)} ${String(y)}) scale(${String(SQUARE)} ${String(-SQUARE)})`;
  }
}
