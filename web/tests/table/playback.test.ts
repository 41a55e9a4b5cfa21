import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Playback, pause, type Shower, type Step } from "../../src/table/playback.svelte";
import { position } from "../fake/messages";

const step = (n: number): Step => ({ position: position({ n }), log: [] });

class FakeShower implements Shower {
  readonly done: string[] = [];
  away = false;
  async show({ position: { n } }: Step, signal: AbortSignal): Promise<void> {
    this.done.push(`show ${n}`);
    await pause(100, signal);
  }
  draw({ position: { n } }: Step): void {
    this.done.push(`draw ${n}`);
  }
  hurried(): boolean {
    return this.away;
  }
  rest(): number {
    return 600;
  }
}

let shower: FakeShower;
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  shower = new FakeShower();
  playback = new Playback(shower);
});

afterEach(() => void vi.useRealTimers());

test("each step is shown, drawn and left for a moment before the next", async () => {
  playback.add(step(1));
  playback.add(step(2));
  expect(playback.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(shower.done).toEqual(["show 1", "draw 1"]);
  await vi.advanceTimersByTimeAsync(599);
  expect(shower.done.length).toBe(2);
  await vi.advanceTimersByTimeAsync(101);
  expect(shower.done).toEqual(["show 1", "draw 1", "show 2", "draw 2"]);
  expect(playback.busy).toBe(false);
});

test("whoever skips sees the end at once", async () => {
  playback.add(step(1));
  playback.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(shower.done).toEqual(["show 1", "draw 1"]);
});

test("a table that lags catches up without showing", async () => {
  [1, 2, 3, 4].forEach((n) => playback.add(step(n)));
  await vi.advanceTimersByTimeAsync(100);
  expect(shower.done).toEqual(["show 1", "draw 1", "draw 2"]);
});

test("nothing is shown while nobody looks", async () => {
  shower.away = true;
  playback.add(step(1));
  playback.add(step(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(shower.done).toEqual(["draw 1", "draw 2"]);
});

test("what was cleared is not drawn, what comes after it is", async () => {
  playback.add(step(1));
  playback.clear();
  playback.add(step(2));
  await vi.advanceTimersByTimeAsync(200);
  expect(shower.done).toEqual(["show 1", "show 2", "draw 2"]);
});

test("a step that cannot be shown is drawn all the same", async () => {
  const reported = vi.spyOn(console, "error").mockReturnValue();
  shower.show = () => Promise.reject(new Error("no board"));
  playback.add(step(1));
  await vi.advanceTimersByTimeAsync(0);
  expect([shower.done, reported.mock.calls.length]).toEqual([["draw 1"], 1]);
  reported.mockRestore();
});

test("who holds it sees no further step, and then everything that came meanwhile", async () => {
  playback.hold();
  [1, 2, 3, 4, 5].forEach((n) => playback.add(step(n)));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([shower.done, playback.waiting, playback.busy]).toEqual([[], 5, true]);
  playback.goOn();
  await vi.advanceTimersByTimeAsync(5 * 700);
  expect(shower.done).toEqual([1, 2, 3, 4, 5].flatMap((n) => [`show ${n}`, `draw ${n}`]));
  expect([playback.waiting, playback.busy]).toEqual([0, false]);
});

test("who catches up sees where the game stands, and the next step as always", async () => {
  playback.hold();
  [1, 2, 3].forEach((n) => playback.add(step(n)));
  playback.catchUp();
  await vi.advanceTimersByTimeAsync(0);
  expect([shower.done, playback.held]).toEqual([["draw 1", "draw 2", "draw 3"], false]);
  playback.add(step(4));
  await vi.advanceTimersByTimeAsync(100);
  expect(shower.done.slice(3)).toEqual(["show 4", "draw 4"]);
});

test("what is being shown is known, and cleared while it is held", async () => {
  playback.add(step(1));
  expect(playback.current?.position.n).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(playback.current).toBeNull();
  playback.hold();
  playback.add(step(2));
  playback.clear();
  await vi.advanceTimersByTimeAsync(0);
  expect([playback.waiting, playback.busy, playback.held]).toEqual([0, false, false]);
});
