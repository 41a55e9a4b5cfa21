import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { draggable } from "../../src/lib/drag";

let tile: HTMLElement;
let detach: (() => void) | undefined;
const drag = { lift: vi.fn(() => [tile]), over: vi.fn(), drop: vi.fn() };

beforeEach(() => {
  tile = document.createElement("b");
  const target = document.createElement("i");
  target.dataset["drop"] = "line 3";
  document.body.append(tile, target);
  document.elementFromPoint = () => target;
  detach = draggable(drag)(tile) ?? undefined;
});

afterEach(() => {
  detach?.();
  document.body.replaceChildren();
  vi.clearAllMocks();
});

function point(type: string, pointerId: number, x: number, on: EventTarget = window): void {
  const isPrimary = pointerId === 1;
  on.dispatchEvent(new PointerEvent(type, { pointerId, isPrimary, clientX: x, clientY: 0, bubbles: true }));
}

test("what is dragged follows the hand and is dropped where it is let go", () => {
  point("pointerdown", 1, 0, tile);
  point("pointermove", 1, 3);
  expect(drag.lift).not.toHaveBeenCalled();
  point("pointermove", 1, 40);
  expect(drag.over).toHaveBeenLastCalledWith("line 3");
  expect(document.querySelectorAll("b")).toHaveLength(2);
  point("pointerup", 1, 40);
  expect(drag.drop.mock.calls).toEqual([["line 3"]]);
  expect(document.querySelectorAll("b")).toHaveLength(1);
});

test("another finger neither moves nor drops it", () => {
  point("pointerdown", 1, 0, tile);
  point("pointermove", 2, 40);
  expect(drag.lift).not.toHaveBeenCalled();
  point("pointermove", 1, 40);
  for (const type of ["pointermove", "pointerup", "pointercancel"]) point(type, 2, 90);
  expect(drag.drop).not.toHaveBeenCalled();
  point("pointerup", 1, 40);
  expect(drag.drop).toHaveBeenCalledOnce();
});

test("what goes away while it is dragged leaves no target lit", () => {
  point("pointerdown", 1, 0, tile);
  point("pointermove", 1, 40);
  detach?.();
  detach = undefined;
  expect(drag.over).toHaveBeenLastCalledWith(null);
  expect(document.querySelectorAll("b")).toHaveLength(1);
  point("pointerup", 1, 40);
  expect(drag.drop).not.toHaveBeenCalled();
});
