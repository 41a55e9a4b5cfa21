import type { Choices, Reads, Refusal, View } from "../facts";
import { filled, readsOf } from "../reading";
import * as facts from "./facts";
import { spotOf, type Kind, type Laying } from "./view";

const { USUAL } = facts;

const plain = readsOf({
  view: USUAL.View,
  effects: { lay: USUAL.Lay },
  items: { change: USUAL.Change, covers: USUAL.Covers, areas: USUAL.Areas },
  refusal: USUAL.Refusal,
});

/** How what is told of Zaic is read: what many moves bring is told once, and their tiles follow from their texts. */
export const reads: Reads = {
  ...plain,
  view(told): View {
    const view = filled<facts.View>(USUAL.View, told);
    return {
      ...view,
      box: view.box && filled<facts.BoxInUse>(USUAL.BoxInUse, view.box),
      lead: view.lead && filled<facts.Lead>(USUAL.Lead, view.lead),
    } as View;
  },
  choices(told): Choices {
    const { lays, refused, ...before } = told as facts.Choices;
    const moves = Object.entries(lays).flatMap(([together, told]) => {
      const outcome = filled<facts.Outcome>(USUAL.Outcome, told);
      return movesIn(together).map((move) => layingOf(move, outcome, before));
    });
    const refusals = Object.entries(refused).flatMap(([together, told]) => {
      const refusal = plain.refusal(told);
      return movesIn(together).map((move): [string, Refusal] => [move, refusal]);
    });
    return { moves: moves.sort(inOrder), refused: Object.fromEntries(refusals), stands: null, preset: "" };
  },
};

/** The moves of a text that names many, "Ha9-11 Qh8"; or the letters of whole kinds. */
function movesIn(together: string): string[] {
  return together.split(" ").flatMap((part) => {
    const [first = "", last] = part.split("-");
    if (last === undefined) return [first];
    const [column, row] = [first.slice(0, 2), Number(first.slice(2))];
    return Array.from({ length: Number(last) - row + 1 }, (_, i) => column + String(row + i));
  });
}

function layingOf(
  move: string,
  { own, other, decides, joins, level, covers, unites }: facts.Outcome,
  { seat, areas: before }: Pick<facts.Choices, "seat" | "areas">,
): Laying {
  const [mine, theirs] = [changeOf(seat, true, before, own), changeOf(1 - seat, false, before, other)];
  const areas = seat === 0 ? [mine.after, theirs.after] : [theirs.after, mine.after];
  const [kind, place] = [move.charAt(0) as Kind, move.slice(1)];
  return {
    move,
    gain: mine.points,
    before: mine.old,
    after: mine.new,
    items: [mine, { what: "covers", level, light: covers[0], dark: covers[1], points: 0 }, theirs],
    effect: {
      what: "lay",
      kind,
      ...spotOf(place),
      place,
      joins,
      level,
      on: level - 1,
      covers,
      unites,
      old: mine.old,
      new: mine.new,
      by: mine.by,
      their_old: theirs.old,
      their_new: theirs.new,
      their_by: theirs.by,
    },
    areas,
    lead: decides === null ? null : leadOf(areas, decides),
  };
}

/** How the areas of a seat change, if they do. */
function changeOf(seat: number, own: boolean, areas: readonly number[][], told: number[] | null): facts.Change {
  const before = areas[seat] ?? [];
  const after = told ?? before;
  const [largest = 0] = before;
  const [now = 0] = after;
  const by = now - largest;
  return { what: "change", seat, own, before, after, old: largest, new: now, by, points: own ? by : 0 };
}

/** Who is ahead where it is known which entry of the lists decides. */
function leadOf([light = [], dark = []]: readonly number[][], at: number): facts.Lead {
  const [ofLight = 0, ofDark = 0] = [light[at], dark[at]];
  const seat = ofLight > ofDark ? 0 : 1;
  return { seat, at, more: Math.max(ofLight, ofDark), less: Math.min(ofLight, ofDark), equal: light.slice(0, at) };
}

/** By kind, then as places are written. */
function inOrder({ effect: one }: Laying, { effect: other }: Laying): number {
  return one.kind.localeCompare(other.kind) || one.column - other.column || one.row - other.row;
}
