import { durationOf } from "../motion";
import type { Plan } from "./plan";
import { nameOf, spotOf } from "./view";

/** Where a board was drawn before it is drawn anew, and which place had the focus. */
export interface Glance {
  plan: Plan;
  left: number;
  top: number;
  square: number;
  focus: string | null;
}

/** Remembers how a board is drawn now. */
export function glance(board: HTMLElement, plan: Plan): Glance | null {
  const picture = board.querySelector(".picture");
  if (!picture) return null;
  const { left, top, width } = picture.getBoundingClientRect();
  const focused = board.contains(document.activeElement) ? document.activeElement : null;
  const focus = focused?.getAttribute("data-place") ?? null;
  return { plan, left, top, square: width / plan.columns, focus };
}

/**
 * The tiles fix the box bit by bit, and the board shows fewer places, each larger. It grows there from where it was, so
 * that nobody loses sight of a tile; and the focus stays, or goes to the nearest place that is left.
 */
export function settle(board: HTMLElement, before: Glance, plan: Plan): void {
  const now = glance(board, plan);
  const { reach } = plan;
  if (before.focus && now && !now.focus && document.activeElement === document.body) {
    const { column, row } = spotOf(before.focus);
    const near = nameOf({ column: clamp(column, reach.left, reach.right), row: clamp(row, reach.bottom, reach.top) });
    board.querySelector<HTMLElement>(`[data-place="${near}"]`)?.focus();
  }
  const style = getComputedStyle(board);
  const duration = durationOf(style, "--t-move");
  if (!now || duration === 0 || before.square === 0 || now.square === 0) return;
  const scale = before.square / now.square;
  const right = before.left + (reach.left - before.plan.reach.left) * before.square - now.left;
  const down = before.top + (before.plan.reach.top - reach.top) * before.square - now.top;
  if (Math.abs(scale - 1) < 0.01 && Math.hypot(right, down) < 1) return;
  const box = board.getBoundingClientRect();
  board.style.transformOrigin = `${String(now.left - box.left)}px ${String(now.top - box.top)}px`;
  board.animate(
    [
      { transform: `translate(${String(right)}px, ${String(down)}px) scale(${String(scale)})` },
      { transform: "translate(0, 0) scale(1)" },
    ],
    { duration, easing: style.getPropertyValue("--ease-in-out").trim() || "ease-in-out" },
  );
}

function clamp(n: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, n));
}
