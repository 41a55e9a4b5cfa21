import type { Part } from "../../lib/protocol";
import { say } from "../../lib/speech.svelte";
import { counts, count, detailOf, FREE, JOKER, NAMES, printed, type Board, type Laid, type View } from "./view";

/** A handful in words: "3 red, 1 joker". */
export function tilesText(tiles: string, between = ", "): string {
  return counts(tiles)
    .map(({ kind, n }) => say(`azul-tiles-${NAMES[kind] ?? ""}`, { n }))
    .join(between);
}

/** The same with the marker, which lies among the tiles of a floor and in the centre. */
export function tilesAndMarker(tiles: string, marker = tiles.includes("m")): string {
  return [...(marker ? [say("azul-marker")] : []), ...(tilesText(tiles) ? [tilesText(tiles)] : [])].join(", ");
}

export function kindText(kind: string): string {
  return say(`azul-kind-${NAMES[kind] ?? ""}`);
}

/** "factory 4", "the centre", as it follows "from". */
export function fromSource(source: number): string {
  return source === 0 ? say("azul-from-centre") : say("azul-from-factory", { n: source });
}

/** "empty", "2 of 3: 1 red, 1 joker". */
export function lineText(line: string, places: number): string {
  if (line === "") return say("azul-line-empty", { places });
  return say(line.length === places ? "azul-line-complete" : "azul-line-holds", {
    tiles: tilesText(line),
    n: line.length,
    places,
  });
}

/** A cell: "row 2, column 4, red, empty". */
export function cellText(view: View, board: Board, row: number, column: number): string {
  const tile = board.wall[row]?.[column] ?? FREE;
  const values = { row: row + 1, column: column + 1 };
  const colour = view.wall === "coloured" ? kindText(printed(row, column)) : "";
  if (tile === FREE)
    return colour ? say("azul-cell-printed", { ...values, kind: colour }) : say("azul-cell-free", values);
  if (tile === JOKER && colour) return say("azul-cell-joker", { ...values, kind: colour });
  return say("azul-cell-laid", { ...values, kind: kindText(tile) });
}

/** A whole board in a few sentences, for who cannot see the small ones. */
export function boardText(board: Board, name: string, first = false): string {
  const lines = board.lines.flatMap((line, row) =>
    line ? [say("azul-summary-line", { n: row + 1, line: lineText(line, row + 1) })] : [],
  );
  const rows = board.wall.flatMap((row, at) =>
    count(row, FREE) < 5
      ? [
          say("azul-summary-row", {
            n: at + 1,
            tiles: [...row]
              .filter((tile) => tile !== FREE)
              .map(kindText)
              .join(", "),
          }),
        ]
      : [],
  );
  return [
    say("azul-summary", { name, n: board.score }),
    ...(first ? [say("azul-summary-first")] : []),
    lines.length > 0 ? `${lines.join("; ")}.` : say("azul-summary-no-lines"),
    rows.length > 0 ? `${rows.join("; ")}.` : say("azul-summary-no-wall"),
    board.floor ? say("azul-summary-floor", { tiles: tilesAndMarker(board.floor) }) : say("azul-summary-no-floor"),
  ].join(" ");
}

/** "plus 5", "minus 1", "no points". */
export function pointsText(points: number): string {
  const sign = points > 0 ? "plus" : points < 0 ? "minus" : "zero";
  return say("azul-points", { sign, n: Math.abs(points) });
}

/** Gains and losses apart: "plus 5, minus 1". */
export function partsText(parts: readonly { points: number }[]): string {
  const sum = (sign: number) =>
    parts.filter(({ points }) => points * sign > 0).reduce((total, { points }) => total + points, 0);
  const sums = [sum(1), sum(-1)].filter((points) => points !== 0);
  return (sums.length > 0 ? sums : [0]).map(pointsText).join(", ");
}

/** The runs that a tile is part of: "row of 2, column of 2", or that it is alone. */
export function runsText({ across, down }: Laid): string {
  const runs = [
    across > 1 ? say("azul-run-across", { n: across }) : "",
    down > 1 ? say("azul-run-down", { n: down }) : "",
  ];
  return runs.filter(Boolean).join(", ") || say("azul-alone");
}

/** An item of a round's scoring, in short: "Line 3" and "row of 2, column of 2", or the floor. */
export function scored(part: Part): { name: string; about: string } {
  const detail = detailOf(part);
  if (detail?.what === "tile") return { name: say("azul-line-short", { n: detail.row }), about: runsText(detail) };
  if (detail?.what === "stuck") return { name: say("azul-line-short", { n: detail.row }), about: say("azul-stuck") };
  return { name: detail?.what === "floor" ? say("azul-floor-short") : part.text, about: "" };
}
