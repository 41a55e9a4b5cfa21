import type { Choice, Choices, Fact, Item, Reads, Refusal, Scoring, View } from "./facts";

/** What is left out of a kind of fact where it is usual. */
type Usual = Readonly<Record<string, unknown>>;

/** What is usual in each kind of fact of a game; of effects and items by what they are. */
export interface UsualFacts {
  readonly view?: Usual;
  readonly effects: Readonly<Record<string, Usual>>;
  readonly items: Readonly<Record<string, Usual>>;
  readonly choice?: Usual;
  readonly refusal?: Usual;
}

interface ToldChoices {
  moves?: readonly { move: string; before: number; items?: readonly unknown[]; effect: unknown }[];
  refused?: Readonly<Record<string, unknown>>;
  stands?: unknown;
  alike?: Readonly<Record<string, readonly string[]>>;
  preset?: string;
}

/** How a game's facts are read in which nothing but what is usual is left out. A game that says more at once adds to it. */
export function readsOf(usual: UsualFacts): Reads {
  const item = (told: unknown) => byWhat<Item>(usual.items, { points: 0 }, told);
  const effect = (told: unknown) => byWhat<Fact>(usual.effects, {}, told);
  const scoring = (told: unknown): Scoring => {
    const { items = [], ...rest } = told as Scoring & { items?: readonly unknown[] };
    return { ...rest, items: items.map(item) };
  };
  const refusal = (told: unknown) => filled<Refusal>(usual.refusal ?? {}, told);
  return {
    view: (told) => filled<View>({ roles: [], winners: [], ...usual.view }, told),
    effect,
    scoring,
    refusal,
    choices(told): Choices {
      const { moves = [], refused = {}, stands = null, alike = {}, preset = "" } = told as ToldChoices;
      const read = moves.map((one): Choice => ({
        ...filled<Choice>({ gain: 0, after: one.before, ...usual.choice }, one),
        items: (one.items ?? []).map(item),
        effect: effect(one.effect),
      }));
      return {
        moves: eachOf(read, alike),
        refused: oneByOne(refused, refusal),
        stands: stands === null ? null : scoring(stands),
        preset,
      };
    },
  };
}

/** A fact with what is usual where that was left out. */
export function filled<Read>(usual: Usual, told: unknown): Read {
  return { ...usual, ...(told as object) } as Read;
}

/** Refusals that were told once for several things that may be tried, with spaces between them. */
export function oneByOne(
  refused: Readonly<Record<string, unknown>>,
  read: (told: unknown) => Refusal,
): Record<string, Refusal> {
  return Object.fromEntries(
    Object.entries(refused).flatMap(([tried, told]) => {
      const refusal = read(told);
      return tried.split(" ").map((one): [string, Refusal] => [one, refusal]);
    }),
  );
}

/** All legal moves; those of which all is true that is said of another one follow it. */
export function eachOf(moves: readonly Choice[], alike: Readonly<Record<string, readonly string[]>>): Choice[] {
  return moves.flatMap((choice) => [choice, ...(alike[choice.move] ?? []).map((move) => ({ ...choice, move }))]);
}

function byWhat<Read extends Fact>(usual: Readonly<Record<string, Usual>>, always: Usual, told: unknown): Read {
  return filled<Read>({ ...always, ...usual[(told as Fact).what] }, told);
}
