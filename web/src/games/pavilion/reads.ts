import type { Choice, Item, Reads } from "../face";
import { filled, oneByOne, readsOf } from "../reading";
import { USUAL, type Choices, type CommonEffect, type Group } from "./facts";
import { keptOf, without } from "./view";

const plain = readsOf({
  view: USUAL.View,
  board: USUAL.Board,
  effects: { draft: USUAL.Draft, place: USUAL.PaidPlacement, pass: USUAL.Pass },
  items: {
    run: USUAL.Run,
    feature: USUAL.Surrounded,
    supply: USUAL.ShortSupply,
    star: USUAL.StarPromised,
    numbers: USUAL.Numbers,
    stars: USUAL.Stars,
    laid: USUAL.Laid,
    marker: USUAL.MarkerLoss,
    passing: USUAL.PassingLoss,
    left: USUAL.LeftOver,
  },
  refusal: USUAL.Refusal,
});

/** How the facts are read: moves that bring the same are told together, and their texts say wherein they differ. */
export const reads: Reads = {
  ...plain,
  choices(told) {
    const { groups, refused, stands, hand, preset } = filled<Choices>(USUAL.Choices, told);
    return {
      moves: groups.flatMap((group) => eachOf(filled<Group>(USUAL.Group, group), stands.before, hand)),
      refused: oneByOne(refused, plain.refusal),
      stands: plain.scoring(stands),
      preset,
    };
  },
};

function eachOf({ moves, effect, items: told }: Group, before: number, hand: string): Choice[] {
  const { items } = plain.scoring({ items: told });
  const gain = items.reduce((sum, { points }) => sum + points, 0);
  return moves.split(" ").map((move) => ({
    move,
    gain,
    before,
    after: before + gain,
    items,
    effect: plain.effect(whole(effect, move, items, hand)),
  }));
}

/** What one of the moves does that are told together: how it is paid, or which tiles it keeps. */
function whole(effect: CommonEffect, move: string, items: readonly Item[], hand: string): object {
  if (effect.what === "place") {
    const [tile, jokers] = move.slice(move.indexOf("=") + 1).split("+");
    return { ...effect, tile, paid: effect.n - Number(jokers ?? 0), jokers: Number(jokers ?? 0) };
  }
  if (effect.what !== "pass") return effect;
  const kept = keptOf(move) ?? "";
  const lost = items.find(({ what }) => what === "passing")?.points ?? 0;
  return { ...effect, kept, dropped: without(hand, kept), lost: Math.abs(lost) };
}
