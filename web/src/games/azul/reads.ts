import type { Choice, Choices, Item, Reads } from "../facts";
import { filled, oneByOne, readsOf } from "../reading";
import {
  USUAL,
  type AnyItem,
  type Choices as Told,
  type Handful,
  type Lay,
  type Laying,
  type Put,
  type Take,
} from "./facts";
import { less } from "./view";

const ITEMS: Readonly<Record<AnyItem["what"], object>> = {
  tile: USUAL.Tile,
  wall: USUAL.Wall,
  later: USUAL.Later,
  marker: USUAL.Marker,
  floor: USUAL.Floor,
  stuck: USUAL.Stuck,
  bonus: USUAL.Bonus,
};
const plain = readsOf({
  view: USUAL.View,
  board: USUAL.Board,
  effects: { take: USUAL.Take },
  items: ITEMS as Record<string, Record<string, unknown>>,
  refusal: USUAL.Refusal,
});

/** Handfuls are told with all that may be done with them; here each of the moves stands by itself. */
export const reads: Reads = {
  ...plain,
  choices(told): Choices {
    const { handfuls, lays, refused, ...rest } = filled<Told>(USUAL.Choices, told);
    const stands = plain.scoring(rest.stands);
    const items = rest.items.map(itemOf);
    const takes = handfuls.flatMap((handful) => takesOf(handful, stands.after, items, rest.marker));
    return {
      moves: [
        ...takes.sort((one, other) => (one.move < other.move ? -1 : 1)),
        ...lays.map((lay) => layOf(lay, stands.after)),
      ],
      refused: refusedOf(refused),
      stands,
      preset: "",
    };
  },
};

function itemOf(told: AnyItem): Item {
  return filled<Item>(ITEMS[told.what] as Record<string, unknown>, told);
}

/** Each way to take a handful and to put it somewhere. */
function takesOf({ tiles, takes, puts }: Handful, before: number, all: readonly Item[], marker: boolean): Choice[] {
  return Object.entries(puts).flatMap(([together, told]) => {
    const put = filled<Put>(USUAL.Put, told);
    const items = put.items.flatMap((at) => all[at] ?? []);
    const gain = items.reduce((sum, { points }) => sum + points, 0);
    const after = put.after ?? Math.max(0, before + gain);
    return together.split(" ").flatMap((target) =>
      Object.entries(takes).map(([taken, rest]) => {
        const source = taken.startsWith("c") ? null : Number(taken[0]);
        const effect = { ...takeOf(tiles, put, target), source, rest, marker: marker && source === null };
        return { move: taken + target, before, after, gain, items, effect };
      }),
    );
  });
}

/** What becomes of a handful that is put to a line, with a choice of jokers (`2/1`) or without, or to the floor. */
function takeOf(tiles: string, { held, fell, to_lid, lid, floor }: Put, target: string) {
  const [line = "", stay] = target.split("/");
  const where = line === "-" ? { line: null, kept: "" } : { line: Number(line), kept: less(tiles, fell) };
  const jokers = stay === undefined ? null : Number(stay);
  return { what: "take", tiles, ...where, held, jokers, fell, to_lid, lid, floor } satisfies Partial<Take>;
}

function layOf({ move, items }: Laying, before: number): Choice {
  const read = items.map(itemOf) as Laying["items"];
  const [{ tile, row, column, points }] = read;
  const effect: Lay = { what: "lay", tile, row, column };
  return { move, before, after: before + points, gain: points, items: read, effect };
}

/** The kind that was tried is left out where it is all that the refusals of several differ in. */
function refusedOf(refused: Told["refused"]): Choices["refused"] {
  return Object.fromEntries(
    Object.entries(oneByOne(refused, plain.refusal)).map(([tried, refusal]) => [
      tried,
      refusal.why === "shown" ? { ...refusal, kind: tried.slice(0, 1) } : refusal,
    ]),
  );
}
