import { signed } from "../../lib/speech.svelte";
import { perform, type Box, type Motion } from "../motion";
import type { Position, Stage } from "../face";
import { chooserOf } from "./chooser.svelte";
import {
  arranged,
  boardOf,
  doneOf,
  isDrafting,
  KINDS,
  NAMES,
  runOf,
  spaceName,
  viewOf,
  type Draft,
  type PaidPlacement,
  type Pass,
} from "./view";

const SVG = "http://www.w3.org/2000/svg";

/** A standing rhombus, or "R2": one that lies at the third tip of a star, in a square box. */
function art(kind: string): SVGElement {
  const piece = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  const [tile = "", tip] = kind;
  if (tile === "m") {
    piece.setAttribute("viewBox", "0 0 100 100");
    use.setAttribute("href", "#tile-marker");
  } else {
    piece.setAttribute("viewBox", tip === undefined ? "0 0 100 173.2" : "-86.6 -86.6 173.2 173.2");
    use.setAttribute("href", `#rhombus-${NAMES[tile] ?? ""}`);
    use.setAttribute("width", "100");
    use.setAttribute("height", "173.2");
    if (tip !== undefined) use.setAttribute("transform", `rotate(${String(60 * Number(tip))}) translate(-50 -86.6)`);
  }
  piece.append(use);
  return piece;
}

/** Shows how a position came about: a draft, a placement, bonus tiles, a pass, a deal. Never fails. */
export function show(before: Position, after: Position, stage: Stage): Promise<void> {
  return perform(stage, art, (motion) => play(before, after, stage, motion));
}

async function play(before: Position, after: Position, stage: Stage, motion: Motion): Promise<void> {
  const { event } = after;
  if (event.what === "deal") return deal(before, after, stage, motion);
  if (event.seat === null) return;
  const effect = doneOf(event);
  const { seat } = event;
  if (effect?.what === "draft") await draft(before, effect, seat, stage, motion);
  if (effect?.what === "place") await place(before, effect, seat, stage, motion);
  if (effect?.what === "choose") await choose(effect.tile, seat, stage, motion);
  if (effect?.what === "pass") await pass(effect, seat, stage, motion);
}

/** Where tiles of a kind lie in a hand, or will: after the last of what is there. */
function handBox(motion: Motion, seat: number, kind: string): Box | null {
  const there = motion.box(`h${String(seat)}-${kind}`);
  if (there) return there;
  const hand = motion.box(`hand-${String(seat)}`);
  const last = KINDS.map((other) => motion.box(`h${String(seat)}-${other}`)).findLast((box) => box !== null);
  if (!hand) return last ?? null;
  const width = last?.width ?? 13;
  const left = Math.min(last ? last.left + last.width + 12 : hand.left + 40, hand.left + hand.width - width);
  return { left, top: last?.top ?? hand.top + 2, width, height: last?.height ?? width * 1.732 };
}

async function draft(before: Position, effect: Draft, seat: number, { scene }: Stage, motion: Motion): Promise<void> {
  const view = viewOf(before);
  const source = effect.source ?? 0;
  const tiles = source === 0 ? view.centre : (view.factories[source - 1] ?? "");
  const left = [...tiles].map((kind, at) => ({ kind, place: `f${String(source)}-${String(at)}` }));
  const [duration, stagger] = [motion.time("--t-move"), motion.time("--t-stagger")];
  const flights: Promise<void>[] = [];

  function send(kind: string, to: Box | null): void {
    const at = left.findIndex((tile) => tile.kind === kind);
    const from = kind === "m" ? "marker" : left.splice(at, at < 0 ? 0 : 1)[0]?.place;
    const lying = from ? motion.box(from) : null;
    if (!from || !lying || !to) return;
    // On a plate tiles lie askew; what flies stands.
    const start = kind === "m" ? lying : standing(lying);
    const delay = flights.length * stagger;
    flights.push(motion.clear(from), motion.fly(kind, start, to, { delay, duration }));
  }

  scene.sound("take");
  for (const kind of effect.tiles + effect.joker) send(kind, handBox(motion, seat, kind));
  const hand = motion.box(`hand-${String(seat)}`);
  if (effect.marker && hand) send("m", { ...hand, width: 24, height: 24 });
  const centre = motion.box("centre");
  let shift = 0;
  for (const kind of effect.rest) {
    const same = motion.box(`f0-${String(view.centre.lastIndexOf(kind))}`);
    const last = motion.box(`f0-${String(view.centre.length - 1)}`) ?? motion.box("marker");
    if (!same) shift += 28;
    const size = { width: 20, height: 34.6 };
    const near = last ? { ...size, left: last.left + last.width + shift - 20, top: last.top } : null;
    send(kind, same ?? near ?? (centre && { ...size, left: centre.left + shift - 28, top: centre.top }));
  }
  await Promise.all(flights);
  if (effect.lost > 0 && hand) {
    scene.sound("fall");
    await motion.count(signed(-effect.lost), hand, true, motion.time("--t-score"));
  }
}

/** The upright box of a tile's size around the middle of another. */
function standing({ left, top, width, height }: Box): Box {
  const long = Math.max(width, height);
  const size = { width: long / 1.732, height: long };
  return { ...size, left: left + (width - size.width) / 2, top: top + (height - size.height) / 2 };
}

async function place(
  before: Position,
  { star, tip: written, tile, paid, jokers, points }: PaidPlacement,
  seat: number,
  { scene }: Stage,
  motion: Motion,
): Promise<void> {
  const view = viewOf(before);
  const tip = written - 1;
  const [move, quick, score] = [motion.time("--t-move"), motion.time("--t-quick"), motion.time("--t-score")];
  const at = (of: number) => motion.box(`s${String(seat)}-${spaceName(star, of)}-spot`);
  const [from, to] = [handBox(motion, seat, tile), at(tip)];
  if (!to) return;
  // All but the one that is laid go to the tower.
  const tower = [tile.repeat(paid - 1), view.joker.repeat(jokers)].flatMap((tiles) => {
    const box = tiles ? handBox(motion, seat, tiles[0] ?? "") : null;
    return box ? [fade(tiles[0] ?? "", box, quick, motion)] : [];
  });
  const square = from && {
    left: from.left + (from.width - from.height) / 2,
    top: from.top,
    width: from.height,
    height: from.height,
  };
  await Promise.all([...tower, settle(`${tile}${String(tip)}`, square, to, tip, move, motion)]);
  scene.sound("place");
  const run = runOf(boardOf(before, seat).stars[star] ?? "......", tip);
  const lights = run.map((of, i) => light(`${String(of)}`, at(of), i * motion.time("--t-stagger"), score, motion));
  scene.sound("score", run.length);
  await Promise.all([...lights, motion.count(signed(points), to, false, score)]);
}

/** The tile turns while it flies, and comes to rest. */
async function settle(
  kind: string,
  from: Box | null,
  to: Box,
  tip: number,
  duration: number,
  motion: Motion,
): Promise<void> {
  const piece = motion.piece(kind, to);
  const [x, y] = from
    ? [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2]
    : [0, -12];
  const scale = from ? from.width / to.width : 1.06;
  const turn = tip > 3 ? 360 - 60 * tip : -60 * tip;
  await motion.animate(
    piece,
    [
      { transform: `translate(${String(x)}px, ${String(y)}px) rotate(${String(turn)}deg) scale(${String(scale)})` },
      { transform: "none" },
    ],
    { duration, easing: motion.ease("--ease-settle") },
  );
}

async function fade(kind: string, box: Box, duration: number, motion: Motion): Promise<void> {
  const piece = motion.piece(kind, box);
  await motion.animate(piece, [{ opacity: 1 }, { opacity: 0, transform: "translateY(10px)" }], {
    duration: duration * 2,
  });
}

/** A space of a run lights up: the rhombus that lies at that tip. */
async function light(tip: string, box: Box | null, delay: number, duration: number, motion: Motion): Promise<void> {
  if (!box) return;
  const ring = motion.piece(`B${tip}`, box);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", "M0 -82.6 46 0 0 82.6 -46 0Z");
  path.setAttribute("transform", `rotate(${String(60 * Number(tip))})`);
  Object.assign(path.style, { fill: "none", stroke: "var(--legal)", strokeWidth: "9", strokeLinejoin: "round" });
  ring.replaceChildren(path);
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
  await motion.animate(ring, frames, { delay, duration });
}

async function choose(tile: string, seat: number, { scene }: Stage, motion: Motion): Promise<void> {
  const at = chooserOf(scene).places.indexOf(tile);
  const place = `supply-${String(at)}`;
  const [from, to] = [motion.box(place), handBox(motion, seat, tile)];
  if (!from || !to) return;
  scene.sound("take");
  await Promise.all([motion.clear(place), motion.fly(tile, from, to, { duration: motion.time("--t-move") })]);
}

async function pass({ dropped, lost }: Pass, seat: number, { scene }: Stage, motion: Motion): Promise<void> {
  const hand = motion.box(`hand-${String(seat)}`);
  if (!dropped || !hand) return;
  scene.sound("fall");
  const score = motion.time("--t-score");
  await Promise.all([
    ...[...new Set(dropped)].flatMap((kind) => {
      const box = handBox(motion, seat, kind);
      return box ? [fade(kind, box, motion.time("--t-quick"), motion)] : [];
    }),
    // Fewer than tiles, where the score cannot fall further.
    ...(lost > 0 ? [motion.count(signed(-lost), hand, true, score)] : []),
  ]);
}

/** New tiles come to the supply and, when a round begins, to the factories. */
async function deal(before: Position, after: Position, { scene }: Stage, motion: Motion): Promise<void> {
  const [stagger, duration] = [motion.time("--t-stagger"), motion.time("--t-move") * 0.6];
  const places = chooserOf(scene).places;
  const fresh = arranged(places, viewOf(after).supply).flatMap((kind, at) =>
    kind && !places[at] ? [{ kind, box: motion.box(`supply-${String(at)}-spot`) }] : [],
  );
  const plates = viewOf(after).factories.flatMap((tiles, i) =>
    isDrafting(before)
      ? [...tiles].map((kind, at) => ({ kind, box: motion.box(`f${String(i + 1)}-${String(at)}-spot`) }))
      : [],
  );
  await Promise.all(
    [...fresh, ...plates].map(async ({ kind, box }, n) => {
      if (!box) return;
      const frames = [
        { opacity: 0, transform: "scale(0.7)" },
        { opacity: 1, transform: "scale(1)" },
      ];
      const pace = plates.length > 0 ? 0.4 : 2;
      await motion.animate(motion.piece(kind, standing(box)), frames, { delay: n * stagger * pace, duration });
    }),
  );
}
