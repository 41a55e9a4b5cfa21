import type { Fact, Item, Reads, Refusal, Scoring, View } from "./facts";

/** What is left out of a kind of fact where it is usual. */
type Usual = Readonly<Record<string, unknown>>;

/** What is usual in each kind of fact of a game; of effects and items by what they are. */
export interface UsualFacts {
  readonly view?: Usual;
  readonly board?: Usual;
  readonly effects: Readonly<Record<string, Usual>>;
  readonly items: Readonly<Record<string, Usual>>;
  readonly refusal?: Usual;
}

/** How a game's facts are read, but for its choices: what they share is said once, and each game has its own way. */
export function readsOf(usual: UsualFacts): Omit<Reads, "choices"> {
  const item = (told: unknown) => byWhat<Item>(usual.items, { points: 0 }, told);
  return {
    view(told) {
      const view = filled<View & { boards?: readonly unknown[] }>({ roles: [], winners: [], ...usual.view }, told);
      const { board } = usual;
      return board ? { ...view, boards: view.boards?.map((one) => filled(board, one)) } : view;
    },
    effect: (told) => byWhat<Fact>(usual.effects, {}, told),
    scoring(told): Scoring {
      const { items = [], ...rest } = told as Scoring & { items?: readonly unknown[] };
      return { ...rest, items: items.map(item) };
    },
    refusal: (told) => filled<Refusal>(usual.refusal ?? {}, told),
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

function byWhat<Read extends Fact>(usual: Readonly<Record<string, Usual>>, always: Usual, told: unknown): Read {
  return filled<Read>({ ...always, ...usual[(told as Fact).what] }, told);
}
