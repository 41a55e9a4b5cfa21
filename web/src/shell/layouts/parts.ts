import type { Snippet } from "svelte";

/** The parts of a table, in the order of the page: a layout says where each stands. */
export interface Parts {
  prompt: Snippet;
  /** The face's market, desk or reserve; the end panel when the game is over. */
  market: Snippet;
  /** The panel of the player whose board stands in the middle. */
  me: Snippet;
  board: Snippet;
  /** What panel and board are together, for who listens. */
  own: string;
  confirm: Snippet;
  /** What a desk has below the confirm bar. */
  below: Snippet | null;
  /** The others, and as much of the log as there is room for. */
  side: Snippet;
}
