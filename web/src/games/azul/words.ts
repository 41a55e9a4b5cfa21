import { say } from "../../lib/speech.svelte";
import { valuesOf } from "../../texts";
import type { Item } from "../facts";
import { itemText } from "../telling";
import { count, FREE, inOrder, itemOf, JOKER, printed, type Board, type View } from "./view";

/** "empty, 3 places", "1 red, 1 joker, 2 of 3 places". */
export function lineText(tiles: string, places: number): string {
  if (tiles === "") return say("azul-line-empty", { places });
  return say(tiles.length === places ? "azul-line-complete" : "azul-line-holds", { tiles, places });
}

/** A floor, or the centre, by a message that is given what lies there. */
export function lyingText(message: string, tiles: string): string {
  return say(message, valuesOf({ tiles: inOrder(tiles) }));
}

/** A cell: "row 2, column 4, red, empty". */
export function cellText(view: View, board: Board, row: number, column: number): string {
  const tile = board.wall[row]?.[column] ?? FREE;
  const colour = view.wall === "coloured" ? printed(row, column) : "";
  const values = { row: row + 1, column: column + 1, kind: colour };
  if (tile === FREE) return say(colour ? "azul-cell-printed" : "azul-cell-free", values);
  if (tile === JOKER && colour) return say("azul-cell-joker", values);
  return say("azul-cell-laid", { ...values, kind: tile });
}

/** A whole board in a few sentences, for who cannot see the small ones. */
export function boardText(board: Board, name: string, first = false): string {
  const lines = board.lines.flatMap((line, row) =>
    line ? [say("azul-summary-line", { n: row + 1, line: lineText(line, row + 1) })] : [],
  );
  const rows = board.wall.flatMap((row, at) =>
    count(row, FREE) < 5 ? [say("azul-summary-row", { n: at + 1, tiles: row.replaceAll(FREE, "") })] : [],
  );
  return [
    say("azul-summary", { name, n: board.score }),
    ...(first ? [say("azul-summary-first")] : []),
    lines.length > 0 ? `${lines.join("; ")}.` : say("azul-summary-no-lines"),
    rows.length > 0 ? `${rows.join("; ")}.` : say("azul-summary-no-wall"),
    board.floor ? lyingText("azul-summary-floor", board.floor) : say("azul-summary-no-floor"),
  ].join(" ");
}

/** "plus 5", "minus 1", "no points". */
export function pointsText(points: number): string {
  const sign = points > 0 ? "plus" : points < 0 ? "minus" : "zero";
  return say("azul-points", { sign, n: Math.abs(points) });
}

/** Gains and losses apart: "plus 5, minus 1". */
export function sumsText(items: readonly Item[]): string {
  const sum = (sign: number) =>
    items.filter(({ points }) => points * sign > 0).reduce((total, { points }) => total + points, 0);
  const sums = [sum(1), sum(-1)].filter((points) => points !== 0);
  return (sums.length > 0 ? sums : [0]).map(pointsText).join(", ");
}

/** An item of a round's scoring, in short: "Line 3" and "row of 2, column of 2", or the floor. */
export function scored(item: Item): { name: string; about: string } {
  const told = itemOf(item);
  switch (told.what) {
    case "tile":
      return { name: say("azul-line-short", { n: told.row }), about: say("azul-runs-short", valuesOf(told)) };
    case "stuck":
      return { name: say("azul-line-short", { n: told.row }), about: say("azul-stuck") };
    case "floor":
      return { name: say("azul-floor-short"), about: "" };
    default:
      return { name: itemText("azul", item, "round"), about: "" };
  }
}
