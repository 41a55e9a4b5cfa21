import { perform, symbolPiece, type Box, type Motion } from "../motion";
import type { Position, Stage } from "../face";
import { COLOURS, lastLay, LIFT, nameOf, SIZES, type Lay } from "./view";

/** How long a tile falls, and from how much larger. */
const FALL = 200;
const LARGER = 1.06;

/** Shows how a position came about: the tile that was laid drops on its place. Never fails. */
export function show(_: Position, after: Position, stage: Stage): Promise<void> {
  return perform(stage, pieceOf, (motion) => play(after, stage, motion));
}

async function play(after: Position, { scene }: Stage, motion: Motion): Promise<void> {
  const lay = lastLay(after);
  const { seat } = after.event;
  const box = lay && boxOf(lay, motion);
  if (!lay || !box || seat === null) return;
  const piece = motion.piece(`${COLOURS[seat] ?? "light"}-${lay.kind}`, box);
  scene.sound("take");
  await motion.animate(
    piece,
    [
      { opacity: 0, transform: `scale(${String(LARGER)})` },
      { opacity: 1, transform: `scale(${String(LARGER)})`, offset: 0.35 },
      { opacity: 1, transform: "scale(1)" },
    ],
    { duration: FALL, easing: "ease-in" },
  );
  scene.sound("place");
}

/** Where a tile will be drawn; null if its place is not. */
function boxOf(lay: Lay, motion: Motion): Box | null {
  const [columns, rows] = SIZES[lay.kind];
  const top = motion.box(nameOf({ column: lay.column, row: lay.row + rows - 1 }));
  if (!top) return null;
  return {
    left: top.left,
    top: top.top - (lay.level - 1) * LIFT * top.height,
    width: columns * top.width,
    height: (rows + LIFT) * top.height,
  };
}

function pieceOf(name: string): SVGElement {
  const [columns, rows] = SIZES[name.slice(-1) as Lay["kind"]];
  return symbolPiece(`z-${name}`, `0 0 ${String(columns * 100)} ${String(rows * 100 + 8)}`);
}
