import type { Scoring } from "../games/facts";

/** How far an item of a scoring is: counted, being counted, or still to be. */
export type Progress = "counted" | "now" | "pending";

/** The end of a round: what it brought is counted seat by seat, item by item. */
export class Counting {
  /** Whether everything has been counted. */
  over = $state(false);
  readonly round: number;
  /** What the round brought each seat, in the order in which they are counted. */
  readonly seats: readonly Scoring[];
  /** Which seat is being counted, by its place in that order, and which of its items; none before the first. */
  #at = $state.raw<{ place: number; item: number } | null>(null);

  constructor(round: number, scoring: readonly Scoring[], order: readonly number[]) {
    this.round = round;
    this.seats = order.flatMap((seat) => scoring.find((one) => one.seat === seat) ?? []);
  }

  /** A round that was counted long ago. */
  static past(round: number, scoring: readonly Scoring[]): Counting {
    const counting = new Counting(
      round,
      scoring,
      scoring.map(({ seat }) => seat),
    );
    counting.finish();
    return counting;
  }

  /** Whose strip is to be seen: that of the seat being counted; before and after that the first one's. */
  get current(): Scoring | undefined {
    return this.seats[this.over ? 0 : (this.#at?.place ?? 0)];
  }

  /** The item being counted, from 1, for who wants to know how long it lasts. */
  get item(): number {
    return this.over || !this.#at ? 0 : this.#at.item + 1;
  }

  /** The seats that are still to be counted, the current one first. */
  get left(): number[] {
    return this.over ? [] : this.seats.slice(this.#at?.place ?? 0).map(({ seat }) => seat);
  }

  reach(seat: number, item: number): void {
    const place = this.seats.findIndex((one) => one.seat === seat);
    if (place >= 0 && !this.over) this.#at = { place, item };
  }

  finish(): void {
    this.over = true;
  }

  of(seat: number): Scoring | undefined {
    return this.seats.find((one) => one.seat === seat);
  }

  progress(seat: number, item: number): Progress {
    if (this.over) return "counted";
    const at = this.#at;
    const place = this.seats.findIndex((one) => one.seat === seat);
    if (!at || place > at.place || (place === at.place && item > at.item)) return "pending";
    return place === at.place && item === at.item ? "now" : "counted";
  }

  /** The score of a seat as far as it is counted; nothing for one whose turn has not come. */
  score(seat: number): number | null {
    const found = this.of(seat);
    if (!found || (!this.over && found.items.length === 0)) return null;
    if (this.over) return found.after;
    return this.progress(seat, 0) === "pending"
      ? null
      : total(found, (item) => this.progress(seat, item) !== "pending");
  }

  /** What the item being counted brings a seat; nothing if it is not that seat's. */
  gain(seat: number): number | null {
    const found = this.of(seat);
    return found?.items.find((_, at) => this.progress(seat, at) === "now")?.points ?? null;
  }
}

/** The score of a seat after an item and all before it. */
export function runningTotal(scoring: Scoring, item: number): number {
  return total(scoring, (at) => at <= item);
}

function total({ before, items }: Scoring, counts: (item: number) => boolean): number {
  return items.reduce((sum, { points }, at) => (counts(at) ? sum + points : sum), before);
}
