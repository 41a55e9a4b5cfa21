import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Live } from "../../src/table/live.svelte";
import type { ServerMessage } from "../../src/lib/protocol";
import { welcome } from "../fake/messages";
import { toldWelcome } from "../fake/wire";
import { FakeSocket, stubSocket } from "../fake/socket";

let heard: ServerMessage[];
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  stubSocket();
  heard = [];
  live = new Live("ws://table", {
    hello: () => ({ type: "hello", secrets: ["s"] }),
    hear: (message) => heard.push(message),
  });
  live.open();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect(): void {
  FakeSocket.last.accept();
  FakeSocket.last.tell(toldWelcome(welcome()));
}

test("hello is said first, and the line is open when the table answers", () => {
  expect([live.line, live.send({ type: "ping" })]).toEqual(["connecting", false]);
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent).toEqual([{ type: "hello", secrets: ["s"] }]);
  expect(live.line).toBe("connecting");
  FakeSocket.last.tell(toldWelcome(welcome()));
  expect([live.line, heard.length]).toEqual(["open", 1]);
});

test("a quiet line is asked every twenty seconds, and pongs are nobody's business", () => {
  connect();
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" });
  FakeSocket.last.tell({ type: "pong" });
  vi.advanceTimersByTime(19_000);
  expect([live.line, heard.length]).toEqual(["open", 1]);
});

test("a line that does not answer is dead", () => {
  connect();
  vi.advanceTimersByTime(28_000);
  expect(live.line).toBe("lost");
});

test("a server that never answers is tried again, too", () => {
  vi.advanceTimersByTime(8_000);
  expect(live.line).toBe("lost");
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all.length).toBe(2);
});

test("it tries again after ever longer pauses, counting down", () => {
  connect();
  FakeSocket.last.drop();
  expect([live.line, live.wait]).toEqual(["lost", 1]);
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all.length).toBe(2);
  FakeSocket.last.drop();
  expect(live.wait).toBe(2);
  vi.advanceTimersByTime(1_000);
  expect([live.wait, FakeSocket.all.length]).toEqual([1, 2]);
  vi.advanceTimersByTime(1_000);
  connect();
  expect(live.line).toBe("open");
  FakeSocket.last.drop();
  expect(live.wait).toBe(1);
});

test("it does not wait when told not to, or when the browser is online again", () => {
  connect();
  FakeSocket.last.drop();
  live.retry();
  expect(FakeSocket.all.length).toBe(2);
  FakeSocket.last.drop();
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all.length).toBe(3);
});

test("coming to the front, it makes sure that the line is alive", () => {
  connect();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(8_000);
  expect(live.line).toBe("lost");
});

test("what is refused for good is not tried again", () => {
  FakeSocket.last.accept();
  FakeSocket.last.tell({ type: "refused", code: "no_table", message: "", n: null });
  FakeSocket.last.drop(1008);
  vi.advanceTimersByTime(60_000);
  expect([live.line, FakeSocket.all.length]).toEqual(["closed", 1]);
});

test("a closed line stays closed", () => {
  connect();
  live.close();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});
