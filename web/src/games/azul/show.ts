import { signed } from "../../lib/speech.svelte";
import type { Position, Stage } from "../face";
import { perform, symbolPiece, type Box, type Motion } from "../motion";
import { chooserOf } from "./chooser.svelte";
import { runsOf } from "./runs";
import {
  boardOf,
  effectOf,
  fallen,
  FIVE,
  FREE,
  itemOf,
  joined,
  laidOf,
  NAMES,
  newest,
  viewOf,
  type Kind,
  type Laid,
  type Take,
} from "./view";

/** A tile that comes to a wall, and what it brought if that is known. */
interface Tiling extends Laid {
  seat: number;
  points: number | null;
}

/** Shows how a position came about: a take, a tile laid, the end of a round, a deal. Never fails. */
export async function show(before: Position, after: Position, stage: Stage): Promise<void> {
  const art = (kind: string) => symbolPiece(`tile-${NAMES[kind] ?? "joker"}`);
  await perform(stage, art, (motion) => play(before, after, stage, motion));
  chooserOf(stage.scene).ending = null;
}

async function play(before: Position, after: Position, stage: Stage, motion: Motion): Promise<void> {
  if (after.event.what === "deal") {
    await deal(after, motion);
    return;
  }
  if (after.event.what !== "move" || after.event.seat === null) return;
  const effect = effectOf(after.event);
  let floors = viewOf(before).boards.map(({ floor }) => floor);
  if (effect?.what === "take") {
    const seat = after.event.seat;
    floors = floors.map((floor, at) => (at === seat ? floor + fallen(effect, floor) : floor));
    await take(before, effect, seat, stage, motion);
  }
  if (after.scoring.length === 0) {
    for (const laid of tilings(before, after)) await lay(laid, after, 1, stage, motion);
  } else if (stage.pace > 0) {
    for (const seat of stage.order) {
      // Nobody looks any more: what is drawn next must not be disturbed.
      if (stage.signal.aborted) return;
      await count(seat, before, after, floors[seat] ?? "", stage, motion);
    }
  }
}

async function take(before: Position, effect: Take, seat: number, { scene }: Stage, motion: Motion): Promise<void> {
  const view = viewOf(before);
  const board = boardOf(before, seat);
  const source = effect.source ?? 0;
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
  if (effect.line !== null) {
    const line = joined(board.lines[effect.line - 1] ?? "", effect.kept);
    for (const at of newest(line, effect.kept)) {
      const place = `s${String(seat)}-l${String(effect.line)}-${String(at)}`;
      send(line[at] ?? "", motion.box(place), place);
    }
  }
  const falling = fallen(effect, board.floor);
  [...falling].forEach((kind, i) => {
    const place = `s${String(seat)}-f${String(board.floor.length + i)}`;
    send(kind, motion.box(place), place);
  });
  const centre = motion.box("centre");
  const shift = { left: 0 };
  for (const kind of effect.rest) {
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
  scene.sound(effect.kept ? "place" : "fall");
}

/** One board: row by row from its lines to its wall, the floor last, and the score follows. */
async function count(
  seat: number,
  before: Position,
  after: Position,
  floor: string,
  stage: Stage,
  motion: Motion,
): Promise<void> {
  const chooser = chooserOf(stage.scene);
  const items = after.scoring.find((scored) => scored.seat === seat)?.items ?? [];
  const fresh = tilings(before, after).filter((laid) => laid.seat === seat);
  for (const [at, item] of items.map(itemOf).entries()) {
    const row = "row" in item ? item.row : null;
    const laid = item.what === "tile" ? fresh.find((one) => one.row === row) : undefined;
    // Where cells are chosen, most tiles lie there already.
    if (item.what === "tile" && !laid) continue;
    if (stage.signal.aborted) return;
    chooser.ending = { after, seat, row };
    stage.count(seat, at);
    if (laid) await lay(laid, after, stage.pace, stage, motion);
    else if (row) await fall(seat, row, stage, motion);
    else await sweep(seat, floor, item.points, stage, motion);
  }
  if (stage.signal.aborted) return;
  stage.count(seat, items.length);
  // A floor may cost nothing where there was nothing to lose.
  const paid = items.some(({ what }) => what === "floor");
  if (!paid && boardOf(after, seat).floor === "") await sweep(seat, floor, 0, stage, motion);
}

/** A tile slides from its line to the wall, its runs light up, the rest of the line goes. */
async function lay(laid: Tiling, after: Position, pace: number, { scene }: Stage, motion: Motion): Promise<void> {
  const line = lineOf(laid.seat, laid.row);
  const at = (row: number, column: number) => motion.box(`s${String(laid.seat)}-w${String(row)}-${String(column)}`);
  const [from, to] = [motion.box(`${line}-0`), at(laid.row - 1, laid.column - 1)];
  if (!from || !to) return;
  const quick = motion.time("--t-quick") * pace;
  const gone = FIVE.slice(0, laid.row).map((place) =>
    motion.clear(`${line}-${String(place)}`, place === 0 ? 0 : quick),
  );
  await Promise.all([
    ...gone,
    motion.fly(laid.tile, from, to, { duration: motion.time("--t-move") * pace, flat: true }),
  ]);
  scene.sound("score", Math.max(laid.across, laid.down));
  const score = motion.time("--t-score") * pace;
  const runs = runsOf(viewOf(after), boardOf(after, laid.seat), laid).map((run) => {
    const [first, last] = [at(run.row, run.column), at(run.row + run.rows - 1, run.column + run.columns - 1)];
    return first && last ? motion.light(first, last, score) : Promise.resolve();
  });
  if (laid.points !== null) runs.push(motion.count(signed(laid.points), to, false, score));
  await Promise.all([...runs, motion.wait(score)]);
}

/** A line that found no cell goes to the floor, which pays for it. */
async function fall(seat: number, row: number, { scene, pace }: Stage, motion: Motion): Promise<void> {
  scene.sound("fall");
  const duration = (motion.time("--t-score") / 2) * pace;
  await Promise.all(FIVE.slice(0, row).map((place) => motion.clear(`${lineOf(seat, row)}-${String(place)}`, duration)));
}

/** The floor is paid and cleared. */
async function sweep(seat: number, floor: string, points: number, stage: Stage, motion: Motion): Promise<void> {
  const box = motion.box(`s${String(seat)}-f0`);
  if (!box) return;
  const score = motion.time("--t-score") * stage.pace;
  if (points < 0) stage.scene.sound("fall");
  await Promise.all([
    ...[...floor].map((_, at) => motion.clear(`s${String(seat)}-f${String(at)}`, score / 2)),
    points < 0 ? motion.count(signed(points), box, true, score) : Promise.resolve(),
  ]);
}

function lineOf(seat: number, row: number): string {
  return `s${String(seat)}-l${String(row)}`;
}

/** The cells that were free and are not, with what is known of their points. */
function tilings(before: Position, after: Position): Tiling[] {
  return viewOf(after).boards.flatMap((board, seat) => {
    const old = boardOf(before, seat);
    const items = after.scoring.find((scored) => scored.seat === seat)?.items ?? [];
    const cells = board.wall.flatMap((tiles, row) =>
      [...tiles].flatMap((kind, column) =>
        kind !== FREE && old.wall[row]?.[column] === FREE ? [{ kind, row: row + 1, column: column + 1 }] : [],
      ),
    );
    // A single tile within the phase brought exactly what the score grew by.
    const alone = cells.length === 1 && after.scoring.length === 0 ? board.score - old.score : null;
    return cells.map(({ kind, row, column }) => {
      const laid = items.map(laidOf).find((tile) => tile?.row === row && tile.column === column);
      return laid ? { ...laid, seat } : { row, column, tile: kind as Kind, across: 1, down: 1, seat, points: alone };
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
