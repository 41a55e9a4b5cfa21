import type { Stage } from "./face";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SVG = "http://www.w3.org/2000/svg";

/** Draws a piece of a kind, to be set down on the layer where it fills its box. */
export type Art = (kind: string) => SVGElement;

/** A piece that is one symbol of the page. */
export function symbolPiece(symbol: string, viewBox = "0 0 100 100"): SVGElement {
  const piece = document.createElementNS(SVG, "svg");
  piece.setAttribute("viewBox", viewBox);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol}`);
  piece.append(use);
  return piece;
}

/**
 * Plays something on the boards of a stage until it is over or nobody wants to see it; at once where nobody would, or
 * motion is reduced. Never fails.
 */
export async function perform(stage: Stage, art: Art, play: (motion: Motion) => Promise<void>): Promise<void> {
  const { root, signal } = stage;
  if (signal.aborted || document.hidden || durationOf(getComputedStyle(root), "--t-move") === 0) return;
  const motion = new Motion(root, art);
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  try {
    await Promise.race([aborted, play(motion)]);
  } catch (error) {
    // What cannot be shown is no reason to stop the game: the next position is drawn all the same.
    console.warn(error);
  } finally {
    motion.end();
  }
}

/** Points of a shallow arc between two places. */
const ARC = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

/** Tiles in flight: a layer over the boards, where everything that is shown is taken away again at the end. */
export class Motion {
  readonly #root: HTMLElement;
  readonly #style: CSSStyleDeclaration;
  readonly #layer = document.createElement("div");
  readonly #animations: Animation[] = [];
  readonly #origin: Box;
  /** The tiles that were set down here, by place. */
  readonly #set = new Map<string, SVGElement>();
  #over = false;

  readonly #art: Art;

  constructor(root: HTMLElement, art: Art) {
    this.#root = root;
    this.#art = art;
    this.#style = getComputedStyle(root);
    Object.assign(this.#layer.style, { position: "fixed", inset: "0", zIndex: "30", pointerEvents: "none" });
    this.#layer.ariaHidden = "true";
    root.append(this.#layer);
    // A fixed layer is not always laid out against the window.
    this.#origin = this.#layer.getBoundingClientRect();
  }

  /** A duration of the tokens in milliseconds; 0 where motion is reduced. */
  time(token: string): number {
    return durationOf(this.#style, token);
  }

  /** An easing of the tokens. */
  ease(token: string): string {
    return this.#style.getPropertyValue(token).trim();
  }

  /** Where a place is drawn; null if it is not. */
  box(place: string): Box | null {
    for (const found of this.#root.querySelectorAll(`[data-place="${place}"]`)) {
      const { left, top, width, height } = found.getBoundingClientRect();
      if (width > 0) return { left: left - this.#origin.left, top: top - this.#origin.top, width, height };
    }
    return null;
  }

  /** Fades whatever lies on a place, drawn or set down. */
  async clear(place: string, duration = 0): Promise<void> {
    const lying: Element[] = [];
    for (const found of this.#root.querySelectorAll(`[data-place="${place}"]`)) {
      const tile = found.matches("[data-tile]") ? found : found.querySelector("[data-tile]");
      if (tile) lying.push(tile);
      // A place shows its bed when its tile is gone.
      if (tile && tile !== found) void this.animate(found, [{ backgroundColor: "var(--well)" }], { duration });
    }
    const piece = this.#set.get(place);
    if (piece) lying.push(piece);
    this.#set.delete(place);
    await Promise.all(lying.map((tile) => this.animate(tile, [{}, { opacity: 0 }], { duration })));
  }

  /** A tile on the layer. */
  piece(kind: string, box: Box, place = ""): SVGElement {
    const piece = this.#art(kind);
    this.#lay(piece, box);
    if (place) this.#set.set(place, piece);
    return piece;
  }

  /** Moves a tile from one place to another, where it stays. */
  async fly(
    kind: string,
    from: Box,
    to: Box,
    options: { delay?: number; duration: number; place?: string; flat?: boolean },
  ) {
    const piece = this.piece(kind, to, options.place);
    piece.style.transformOrigin = "0 0";
    const [x, y] = [from.left - to.left, from.top - to.top];
    const rise = options.flat ? 0 : Math.min(48, Math.hypot(x, y) * 0.14);
    const frames = ARC.map((at) => {
      const rest = 1 - at;
      const scale = 1 + (from.width / to.width - 1) * rest;
      const lift = rise * 4 * at * rest;
      return { transform: `translate(${String(x * rest)}px, ${String(y * rest - lift)}px) scale(${String(scale)})` };
    });
    const { delay = 0, duration } = options;
    await this.animate(piece, frames, {
      delay,
      duration,
      easing: this.ease("--ease-in-out"),
    });
  }

  /** A number rises from a place. */
  async count(text: string, box: Box, loss: boolean, duration: number): Promise<void> {
    const label = document.createElement("b");
    label.textContent = text;
    const [width, height] = box.width < 30 ? [26, 15] : [36, 22];
    this.#lay(label, { left: box.left + (box.width - width) / 2, top: box.top - height / 3, width, height });
    Object.assign(label.style, {
      background: loss ? "var(--loss-soft)" : "var(--legal)",
      color: loss ? "var(--loss)" : "var(--on-legal)",
      borderRadius: "4px",
      font: `var(--fw-bold) var(${height < 20 ? "--fs-2xs" : "--fs-sm"}) / ${String(height)}px var(--font-ui)`,
      textAlign: "center",
    });
    await this.animate(
      label,
      [
        { opacity: 0, transform: "translateY(6px)" },
        { opacity: 1, transform: "translateY(-6px)", offset: 0.25 },
        { opacity: 1, transform: "translateY(-14px)", offset: 0.8 },
        { opacity: 0, transform: "translateY(-18px)" },
      ],
      { duration },
    );
  }

  /** A stretch of places lights up. */
  async light(first: Box, last: Box, duration: number): Promise<void> {
    const ring = document.createElement("i");
    const [right, bottom] = [last.left + last.width, last.top + last.height];
    this.#lay(ring, { left: first.left, top: first.top, width: right - first.left, height: bottom - first.top });
    Object.assign(ring.style, { borderRadius: "6px", boxShadow: "0 0 0 3px var(--legal)" });
    await this.animate(
      ring,
      [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
      {
        duration,
      },
    );
  }

  /** Runs to its end, also when the end is cut short; stays as it is until everything is taken away. */
  async animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.#over) return;
    const animation = element.animate(frames, { fill: "both", ...options });
    this.#animations.push(animation);
    // A cancelled animation rejects; here it is simply over.
    await animation.finished.catch(() => undefined);
  }

  async wait(duration: number): Promise<void> {
    await this.animate(this.#layer, [{}, {}], { duration });
  }

  end(): void {
    this.#over = true;
    for (const animation of this.#animations) animation.cancel();
    this.#layer.remove();
  }

  #lay(element: HTMLElement | SVGElement, box: Box): void {
    Object.assign(element.style, {
      position: "absolute",
      left: `${String(box.left)}px`,
      top: `${String(box.top)}px`,
      width: `${String(box.width)}px`,
      height: `${String(box.height)}px`,
    });
    this.#layer.append(element);
  }
}

export function durationOf(style: CSSStyleDeclaration, token: string): number {
  const [, number, unit] = /^([\d.]+)(m?s)$/.exec(style.getPropertyValue(token).trim()) ?? [];
  return Number(number ?? 0) * (unit === "s" ? 1000 : 1);
}
