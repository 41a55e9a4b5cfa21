import type { Position } from "../face";
import { doneOf, filledBy, type Effect } from "./view";

/** What this page has seen happen up to a position: what each seat did last, and the space that was filled last. */
export interface Seen {
  readonly last: Readonly<Record<number, Effect>>;
  readonly filled: { seat: number; at: string } | null;
}

const NOTHING: Seen = { last: {}, filled: null };

/** Remembers the line of play as far as this page has seen it; positions are told in their order. */
export class Memory {
  /** One for each position, the newest at the end. */
  readonly #line: { n: number; table: string; seen: Seen }[] = [];

  at({ n, event, view }: Position): Seen {
    const newest = this.#line.at(-1);
    if (newest?.n === n) return newest.seen;
    const table = JSON.stringify(view);
    // After a take-back holds what held when the table last stood like this; who came later does not know it.
    if (event.what === "undo") this.#line.length = this.#line.findLastIndex((past) => past.table === table) + 1;
    const seen = after(this.#line.at(-1)?.seen ?? NOTHING, event);
    this.#line.push({ n, table, seen });
    return seen;
  }
}

function after(seen: Seen, event: Position["event"]): Seen {
  const effect = doneOf(event);
  // Bonus tiles and a refill belong to the turn that brought them.
  if (event.seat === null || !effect || effect.what === "choose") return seen;
  return {
    last: { ...seen.last, [event.seat]: effect },
    filled: effect.what === "place" ? { seat: event.seat, at: filledBy(effect) } : null,
  };
}
