import type { Attachment } from "svelte/attachments";

/** What can be dragged from a place: clicking does the same in two steps, dragging is never needed. */
export interface Drag {
  /** The hand begins to move: choose what lies here. Returns what shall follow the hand; null if nothing may. */
  lift(): readonly Element[] | null;
  /**
   * The hand is over a target, told by its `data-drop`, or over none. True if the target itself shows what would lie
   * there, so that nothing need follow the hand.
   */
  over?(target: string | null): boolean | undefined;
  /** It was let go over a target, or over none. */
  drop(target: string | null): void;
}

/** A hand that moves less than this clicks. */
const CLICK = 6;

/** Lets something be dragged with mouse, pen or finger to any element that has `data-drop`. */
export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    let end: (() => void) | null = null;

    function onpointerdown(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary || end) return;
      const start = { x: event.clientX, y: event.clientY };
      let carried: HTMLElement | null = null;

      // Another finger on the screen has nothing to do with this one.
      const { pointerId } = event;
      const move = (at: PointerEvent): void => {
        if (at.pointerId !== pointerId) return;
        const [x, y] = [at.clientX - start.x, at.clientY - start.y];
        if (!carried) {
          if (Math.hypot(x, y) < CLICK) return;
          const lifted = drag.lift();
          if (!lifted) return stop();
          carried = carry(lifted);
        }
        at.preventDefault();
        carried.style.transform = `translate(${String(x)}px, ${String(y)}px)`;
        carried.style.visibility = drag.over?.(targetAt(at)) ? "hidden" : "";
      };
      const up = (at: PointerEvent): void => {
        if (at.pointerId !== pointerId) return;
        const dragged = carried !== null;
        stop();
        if (!dragged) return;
        // What was dragged was not clicked.
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }));
        drag.over?.(null);
        drag.drop(targetAt(at));
      };
      const stop = (): void => {
        carried?.remove();
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", up);
        removeEventListener("pointercancel", lost);
        removeEventListener("keydown", escape, { capture: true });
        end = null;
      };
      const cancel = (): void => {
        const dragged = carried !== null;
        stop();
        if (dragged) drag.over?.(null);
      };
      const lost = (at: PointerEvent): void => {
        if (at.pointerId === pointerId) cancel();
      };
      const escape = (key: KeyboardEvent): void => {
        if (key.key === "Escape") cancel();
      };

      end = cancel;
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", lost);
      addEventListener("keydown", escape, { capture: true });
    }

    element.addEventListener("pointerdown", onpointerdown);
    // A finger that begins here drags rather than scrolls.
    element.style.touchAction = "none";
    return () => {
      end?.();
      element.removeEventListener("pointerdown", onpointerdown);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function targetAt({ clientX, clientY }: PointerEvent): string | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest("[data-drop]");
  return found?.getAttribute("data-drop") ?? null;
}

/** Copies of what is dragged, over everything and in nobody's way. */
function carry(lifted: readonly Element[]): HTMLElement {
  const layer = document.createElement("div");
  layer.ariaHidden = "true";
  Object.assign(layer.style, { position: "fixed", inset: "0", zIndex: "40", pointerEvents: "none" });
  for (const element of lifted) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const copy = element.cloneNode(true) as HTMLElement | SVGElement;
    Object.assign(copy.style, {
      position: "absolute",
      left: `${String(left)}px`,
      top: `${String(top)}px`,
      width: `${String(width)}px`,
      height: `${String(height)}px`,
    });
    layer.append(copy);
  }
  document.body.append(layer);
  return layer;
}
