import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { hands, type Hand } from "../../src/games/zaic/hands";

let board: HTMLElement;
let done: string[];
let busy = true;
let stop: ReturnType<ReturnType<typeof hands>>;

beforeEach(() => {
  vi.useFakeTimers();
  board = document.createElement("div");
  done = [];
  busy = true;
  const say = (what: string) => () => void done.push(what);
  const hand: Hand = {
    hold: ({ clientX }) => void done.push(`hold ${String(clientX)}`),
    leave: say("leave"),
    press: say("press"),
    linger: say("linger"),
    release: say("release"),
    turn: say("turn"),
    busy: () => busy,
  };
  stop = hands(hand)(board);
});

afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

function pointer(type: string, clientX: number, pointerType = "mouse"): void {
  board.dispatchEvent(new PointerEvent(type, { clientX, clientY: 0, pointerType, isPrimary: true, button: 0 }));
}

function wheel(deltaY: number): boolean {
  const event = new WheelEvent("wheel", { deltaY, cancelable: true });
  vi.advanceTimersByTime(200);
  Object.defineProperty(event, "timeStamp", { value: Date.now() });
  board.dispatchEvent(event);
  return event.defaultPrevented;
}

test("a mouse holds where it moves, and presses where it is let go", () => {
  pointer("pointermove", 1);
  pointer("pointerdown", 2);
  pointer("pointermove", 40);
  pointer("pointerup", 41);
  pointer("pointerleave", 50);
  expect(done).toEqual(["hold 1", "hold 40", "hold 41", "press", "leave"]);
});

test("a finger holds only while it touches, and what it tried stays", () => {
  pointer("pointermove", 1, "touch");
  pointer("pointerdown", 2, "touch");
  pointer("pointerup", 3, "touch");
  pointer("pointerleave", 3, "touch");
  expect(done).toEqual(["hold 2", "hold 3", "press"]);
});

test("a hand does not take the focus", () => {
  const event = new MouseEvent("mousedown", { cancelable: true });
  board.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

test("who stays looks, and does not press", () => {
  pointer("pointerdown", 2);
  vi.advanceTimersByTime(500);
  pointer("pointerup", 2);
  expect(done).toEqual(["linger", "release"]);
});

test("what a finger opened stays open", () => {
  pointer("pointerdown", 2, "touch");
  vi.advanceTimersByTime(500);
  pointer("pointerup", 2, "touch");
  expect(done).toEqual(["hold 2", "linger"]);
});

test("who moves does not stay", () => {
  pointer("pointerdown", 2);
  pointer("pointermove", 30);
  vi.advanceTimersByTime(500);
  pointer("pointerup", 30);
  expect(done).toEqual(["hold 30", "hold 30", "press"]);
});

test("a hand that the browser takes away lays nothing", () => {
  pointer("pointerdown", 2, "touch");
  pointer("pointercancel", 2, "touch");
  pointer("pointerup", 2, "touch");
  expect(done).toEqual(["hold 2", "leave"]);
});

test("the wheel turns once a notch, and scrolls where nothing is held", () => {
  expect(wheel(100)).toBe(true);
  expect(wheel(10)).toBe(true);
  expect(wheel(-10)).toBe(true);
  expect(done).toEqual(["turn"]);
  busy = false;
  expect(wheel(100)).toBe(false);
  expect(done).toEqual(["turn"]);
});
