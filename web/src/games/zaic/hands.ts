import type { Attachment } from "svelte/attachments";

/** Where a hand is on the screen, and what it points with. */
export type At = Pick<PointerEvent, "clientX" | "clientY" | "pointerType">;

/** What a hand does on the board. */
export interface Hand {
  /** It is over a point: a mouse whenever it moves, a finger while it touches. */
  hold(at: At): void;
  leave(): void;
  /** It has pressed and let go. */
  press(at: At): void;
  /** It has pressed and stays. */
  linger(at: At): void;
  /** A mouse lets go after that; what a finger has opened stays open. */
  release(): void;
  /** The wheel was turned. */
  turn(): void;
  /** Whether it holds something, so that wheel and finger do not scroll. */
  busy(): boolean;
}

/** After so long a press is meant to stay, in milliseconds. */
const LINGER = 450;
/** A hand that moves less than this stays where it is, in pixels. */
const STILL = 8;
/** A wheel turns once for so much, and not again so soon: some wheels run on. */
const NOTCH = 24;
const PAUSE = 160;

/** Lets mouse, pen and finger act on a board. */
export function hands(hand: Hand): Attachment<HTMLElement> {
  return (board) => {
    let start: { x: number; y: number } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lingered = false;
    let [rolled, turnedAt] = [0, 0];

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return;
      const { clientX, clientY, pointerType } = event;
      start = { x: clientX, y: clientY };
      lingered = false;
      if (pointerType === "touch") hand.hold(event);
      clearTimeout(timer);
      timer = setTimeout(() => {
        lingered = true;
        hand.linger({ clientX, clientY, pointerType });
      }, LINGER);
    }

    function move(event: PointerEvent): void {
      if (!event.isPrimary || lingered) return;
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) clearTimeout(timer);
      if (event.pointerType !== "touch" || start) hand.hold(event);
    }

    function up(event: PointerEvent): void {
      clearTimeout(timer);
      if (!start || !event.isPrimary) return;
      start = null;
      if (!lingered) {
        hand.hold(event);
        hand.press(event);
      } else if (event.pointerType !== "touch") hand.release();
      lingered = false;
    }

    function leave(event: PointerEvent): void {
      clearTimeout(timer);
      start = null;
      if (lingered && event.pointerType !== "touch") hand.release();
      lingered = false;
      // A finger leaves when it is lifted; what it tried is still to be read.
      if (event.pointerType !== "touch") hand.leave();
    }

    function cancel(): void {
      clearTimeout(timer);
      start = null;
      lingered = false;
      hand.leave();
    }

    function wheel(event: WheelEvent): void {
      if (!hand.busy() || event.ctrlKey) return;
      event.preventDefault();
      if (event.timeStamp - turnedAt < PAUSE) return;
      rolled += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : NOTCH);
      if (Math.abs(rolled) < NOTCH) return;
      rolled = 0;
      turnedAt = event.timeStamp;
      hand.turn();
    }

    /** The focus is for who uses keys: a hand has another way to point. */
    function grab(event: MouseEvent): void {
      event.preventDefault();
    }

    /** A finger that stays would open the browser's menu. */
    function menu(event: MouseEvent): void {
      if (start || lingered) event.preventDefault();
    }

    board.addEventListener("pointerdown", down);
    board.addEventListener("mousedown", grab);
    board.addEventListener("pointermove", move);
    board.addEventListener("pointerup", up);
    board.addEventListener("pointerleave", leave);
    board.addEventListener("pointercancel", cancel);
    board.addEventListener("wheel", wheel, { passive: false });
    board.addEventListener("contextmenu", menu);
    return () => {
      clearTimeout(timer);
      board.removeEventListener("pointerdown", down);
      board.removeEventListener("mousedown", grab);
      board.removeEventListener("pointermove", move);
      board.removeEventListener("pointerup", up);
      board.removeEventListener("pointerleave", leave);
      board.removeEventListener("pointercancel", cancel);
      board.removeEventListener("wheel", wheel);
      board.removeEventListener("contextmenu", menu);
    };
  };
}
