import { signed } from "../../lib/speech.svelte";
import type { Position } from "../../lib/protocol";
import type { Stage } from "../face";
import { durationOf, Motion, type Box } from "./motion";
import { runsOf } from "./runs";
import { boardOf, deedOf, fallen, FIVE, FREE, joined, laidOf, newest, viewOf, type Laid, type Take } from "./view";

/** A tile that comes to a wall, and what it brought if that is known. */
interface Tiling extends Laid {
  seat: number;
  points: number | null;
}

/** Shows how a position came about: a take, a tile laid, the tiling of a round, a deal. Never fails. */
export async function show(before: Position, after: Position, stage: Stage): Promise<void> {
  const { root, signal } = stage;
  if (signal.aborted || document.hidden || durationOf(getComputedStyle(root), "--t-move") === 0) return;
  const motion = new Motion(stage);
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  try {
    await Promise.race([aborted, play(before, after, stage, motion)]);
  } catch (error) {
    // What cannot be shown is no reason to stop the game: the next position is drawn all the same.
    console.warn(error);
  } finally {
    motion.end();
  }
}

async function play(before: Position, after: Position, stage: Stage, motion: Motion): Promise<void> {
  if (after.event.what === "deal") {
    await deal(after, motion);
    return;
  }
  if (after.event.what !== "move" || after.event.seat === null) return;
  const deed = deedOf(after.event);
  let floors = viewOf(before).boards.map(({ floor }) => floor);
  if (deed?.what === "take") {
    const seat = after.event.seat;
    floors = floors.map((floor, at) => (at === seat ? floor + fallen(deed, floor) : floor));
    await take(before, deed, seat, stage, motion);
  }
  await tile(before, after, floors, stage, motion);
}

async function take(before: Position, deed: Take, seat: number, { scene }: Stage, motion: Motion): Promise<void> {
  const view = viewOf(before);
  const board = boardOf(before, seat);
  const source = deed.source ?? 0;
  const tiles = source === 0 ? view.centre : (view.factories[source - 1] ?? "");
  /** The tiles of the source that are still there, by number. */
  const left = [...tiles].map((kind, at) => ({ kind, place: `f${String(source)}-${String(at)}` }));
  const [duration, stagger] = [motion.time("--t-move"), motion.time("--t-stagger")];
  const flights: Promise<void>[] = [];

  function send(kind: string, to: Box | null, place = ""): void {
    const at = left.findIndex((tile) => tile.kind === kind);
    const from = kind === "m" ? "marker" : left.splice(at, at < 0 ? 0 : 1)[0]?.place;
    const start = from ? motion.box(from) : null;
    if (!from || !start || !to) return;
    const delay = flights.length * stagger;
    flights.push(motion.clear(from), motion.fly(kind, start, to, { delay, duration, place }));
  }

  scene.sound("take");
  if (deed.line !== null) {
    const line = joined(board.lines[deed.line - 1] ?? "", deed.kept);
    for (const at of newest(line, deed.kept)) {
      const place = `s${String(seat)}-l${String(deed.line)}-${String(at)}`;
      send(line[at] ?? "", motion.box(place), place);
    }
  }
  const falling = fallen(deed, board.floor);
  [...falling].forEach((kind, i) => {
    const place = `s${String(seat)}-f${String(board.floor.length + i)}`;
    send(kind, motion.box(place), place);
  });
  const centre = motion.box("centre");
  const shift = { left: 0 };
  for (const kind of deed.rest) {
    const same = view.centre.lastIndexOf(kind);
    const near = motion.box(`f0-${String(same < 0 ? view.centre.length - 1 : same)}`) ?? motion.box("marker");
    const size = near?.height ?? 28;
    if (centre && same < 0) shift.left += size + 8;
    const end = near
      ? {
          ...near,
          width: size,
          left: Math.min(near.left + (same < 0 ? shift.left : 12), (centre?.left ?? 0) + (centre?.width ?? 0) - size),
        }
      : centre && { ...centre, width: size, height: size, left: centre.left + shift.left - size - 8 };
    send(kind, end);
  }
  await Promise.all(flights);
  scene.sound(deed.kept ? "place" : "fall");
}

/** Row by row at all boards at once, the floors last. */
async function tile(before: Position, after: Position, floors: string[], stage: Stage, motion: Motion): Promise<void> {
  const [move, score, quick] = [motion.time("--t-move"), motion.time("--t-score"), motion.time("--t-quick")];
  const all = tilings(before, after);
  const shown: Promise<void>[] = [];
  for (const row of FIVE) {
    const here = all.filter((laid) => laid.row === row + 1);
    if (here.length === 0) continue;
    await Promise.all(here.map((laid) => slide(laid, row, move, quick, motion)));
    stage.scene.sound("score", Math.max(...here.map(({ across, down }) => Math.max(across, down))));
    shown.push(...here.map((laid) => praise(laid, after, score, motion)));
    await motion.wait(score * 0.4);
  }
  await Promise.all(shown);
  await Promise.all(
    viewOf(after).boards.map((board, seat) => sweep(after, seat, floors[seat] ?? "", board.floor, stage, motion)),
  );
}

async function slide(laid: Tiling, row: number, move: number, quick: number, motion: Motion): Promise<void> {
  const line = `s${String(laid.seat)}-l${String(row + 1)}`;
  const cell = `s${String(laid.seat)}-w${String(row)}-${String(laid.column - 1)}`;
  const [from, to] = [motion.box(`${line}-0`), motion.box(cell)];
  if (!from || !to) return;
  const gone = FIVE.slice(0, row + 1).map((at) => motion.clear(`${line}-${String(at)}`, at === 0 ? 0 : quick));
  await Promise.all([...gone, motion.fly(laid.tile, from, to, { duration: move, flat: true })]);
}

async function praise(laid: Tiling, after: Position, score: number, motion: Motion): Promise<void> {
  const at = (row: number, column: number) => motion.box(`s${String(laid.seat)}-w${String(row)}-${String(column)}`);
  const box = at(laid.row - 1, laid.column - 1);
  if (!box) return;
  const runs = runsOf(viewOf(after), boardOf(after, laid.seat), laid).map((run) => {
    const [first, last] = [at(run.row, run.column), at(run.row + run.rows - 1, run.column + run.columns - 1)];
    return first && last ? motion.light(first, last, score) : Promise.resolve();
  });
  if (laid.points !== null) runs.push(motion.count(signed(laid.points), box, false, score));
  await Promise.all(runs);
}

/** The floor is counted and cleared. */
async function sweep(
  after: Position,
  seat: number,
  held: string,
  now: string,
  stage: Stage,
  motion: Motion,
): Promise<void> {
  if (held === "" || now !== "") return;
  const parts = after.reckoning.find((reckoned) => reckoned.seat === seat)?.parts ?? [];
  const loss = parts.filter((part) => !laidOf(part) && part.points < 0).reduce((sum, { points }) => sum + points, 0);
  const box = motion.box(`s${String(seat)}-f0`);
  if (!box) return;
  if (loss) stage.scene.sound("fall");
  await Promise.all([
    ...[...held].map((_, at) => motion.clear(`s${String(seat)}-f${String(at)}`, motion.time("--t-score") / 2)),
    loss ? motion.count(signed(loss), box, true, motion.time("--t-score")) : Promise.resolve(),
  ]);
}

/** The cells that were free and are not, with what is known of their points. */
function tilings(before: Position, after: Position): Tiling[] {
  return viewOf(after).boards.flatMap((board, seat) => {
    const old = boardOf(before, seat);
    const parts = after.reckoning.find((reckoned) => reckoned.seat === seat)?.parts ?? [];
    const cells = board.wall.flatMap((tiles, row) =>
      [...tiles].flatMap((kind, column) =>
        kind !== FREE && old.wall[row]?.[column] === FREE ? [{ kind, row: row + 1, column: column + 1 }] : [],
      ),
    );
    // A single tile within the phase brought exactly what the score grew by.
    const alone = cells.length === 1 && after.reckoning.length === 0 ? board.score - old.score : null;
    return cells.map(({ kind, row, column }) => {
      const part = parts.find((part) => laidOf(part)?.row === row && laidOf(part)?.column === column);
      const laid = part && laidOf(part);
      return laid
        ? { ...laid, seat, points: part.points }
        : { row, column, tile: kind, across: 1, down: 1, seat, points: alone };
    });
  });
}

async function deal(after: Position, motion: Motion): Promise<void> {
  const [stagger, duration] = [motion.time("--t-stagger"), motion.time("--t-move") * 0.6];
  await Promise.all(
    viewOf(after).factories.flatMap((tiles, i) =>
      [...tiles].map(async (kind, at) => {
        const box = motion.box(`f${String(i + 1)}-${String(at)}-spot`);
        if (!box) return;
        const frames = [
          { opacity: 0, transform: "scale(0.7)" },
          { opacity: 1, transform: "scale(1)" },
        ];
        await motion.animate(motion.piece(kind, box), frames, { delay: (i * 4 + at) * stagger * 0.4, duration });
      }),
    ),
  );
}
