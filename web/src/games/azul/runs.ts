import { FREE, JOKER, printed, type Board, type Laid, type View } from "./view";

/** A stretch of cells to outline, rows and columns from 0. */
export interface Run {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** Which cells hold a tile, or will when the complete lines above are tiled: those are part of the promised run. */
function filled(view: View, board: Board, laid: Laid): (row: number, column: number) => boolean {
  return (row, column) => {
    if (row === laid.row - 1 && column === laid.column - 1) return true;
    if ((board.wall[row]?.[column] ?? FREE) !== FREE) return true;
    const line = board.lines[row] ?? "";
    const colour = line.replaceAll(JOKER, "")[0];
    const coming = view.wall === "coloured" && row < laid.row - 1 && line.length === row + 1;
    return coming && colour === printed(row, column);
  };
}

function stretch(at: number, length: number, has: (at: number) => boolean): number {
  let first = at;
  while (first > 0 && at - first + 1 < length && has(first - 1)) first -= 1;
  return first;
}

/** The runs that a tile scores, to be outlined. How long they are was told; this only finds where they begin. */
export function runsOf(view: View, board: Board, laid: Laid): Run[] {
  const has = filled(view, board, laid);
  const [row, column] = [laid.row - 1, laid.column - 1];
  const runs: Run[] = [];
  if (laid.across > 1) {
    const first = stretch(column, laid.across, (at) => has(row, at));
    runs.push({ row, column: first, rows: 1, columns: laid.across });
  }
  if (laid.down > 1) {
    const first = stretch(row, laid.down, (at) => has(at, column));
    runs.push({ row: first, column, rows: laid.down, columns: 1 });
  }
  return runs;
}
