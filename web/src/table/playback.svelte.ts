import type { Position } from "../games/facts";
import type { Entry } from "./unfold";

/** A position that is still to be shown, and the log as it stands then. */
export interface Step {
  position: Position;
  log: readonly Entry[];
}

/** Who shows steps. */
export interface Shower {
  /** Shows how the drawn position became that of the step; stops when the signal is aborted. */
  show(step: Step, signal: AbortSignal): Promise<void>;
  draw(step: Step): void;
  /** Whether nobody would see it. */
  hurried(): boolean;
  /** For how many milliseconds a step that was drawn stays before the next is shown. */
  rest(step: Step): number;
}

/** So many steps may wait: with more behind it, one is drawn without being shown, as the table must not lag. */
const MOST_WAITING = 2;

/** Positions come as fast as bots think; they are shown one after the other. */
export class Playback {
  /** Whether what is drawn is not yet where the game stands. */
  busy = $state(false);
  /** The step that is being shown. */
  current = $state.raw<Step | null>(null);
  /** How many steps wait to be shown. */
  waiting = $state(0);
  /** Whether somebody wants to see no further step for now. */
  held = $state(false);
  #steps: Step[] = [];
  #showing: AbortController | null = null;
  /** With more steps than this behind it, a step is drawn without being shown. */
  #most = MOST_WAITING;
  #release: (() => void) | null = null;
  readonly #shower: Shower;

  constructor(shower: Shower) {
    this.#shower = shower;
  }

  /** The last step that waits to be shown. */
  get last(): Step | undefined {
    return this.#steps.at(-1);
  }

  add(step: Step): void {
    this.#steps.push(step);
    this.waiting = this.#steps.length;
    if (!this.busy) void this.#run();
  }

  /** Draws what is being shown at once. */
  skip(): void {
    this.#showing?.abort();
  }

  /** Shows no further step until it may go on. */
  hold(): void {
    this.held = true;
  }

  /** Goes on, with everything that came meanwhile. */
  goOn(): void {
    this.#most = Math.max(MOST_WAITING, this.#steps.length);
    this.held = false;
    this.#release?.();
  }

  /** Goes on where the game stands: what came meanwhile is only drawn. */
  catchUp(): void {
    this.#most = 0;
    this.held = false;
    this.skip();
    this.#release?.();
  }

  /** Forgets every step: the whole position has come, and there is nothing left to hold back. */
  clear(): void {
    this.#steps = [];
    this.waiting = 0;
    this.held = false;
    this.skip();
    this.#release?.();
  }

  async #run(): Promise<void> {
    this.busy = true;
    let step: Step | undefined;
    while ((step = this.#steps[0])) {
      if (this.held) {
        await new Promise<void>((resolve) => (this.#release = resolve));
        continue;
      }
      const { signal } = (this.#showing = new AbortController());
      if (this.#seen()) await this.#show(step, signal);
      // `clear` may have come meanwhile.
      if (this.#steps[0] !== step) continue;
      this.#steps.shift();
      this.waiting = this.#steps.length;
      try {
        this.#shower.draw(step);
      } catch (error) {
        console.error(error);
      }
      if (this.#steps.length > 0 && this.#seen()) await pause(this.#shower.rest(step), signal);
    }
    this.#most = MOST_WAITING;
    this.#showing = null;
    this.busy = false;
  }

  async #show(step: Step, signal: AbortSignal): Promise<void> {
    this.current = step;
    // A face that stumbles must not stop the game.
    await this.#shower.show(step, signal).catch((error: unknown) => console.error(error));
    this.current = null;
  }

  #seen(): boolean {
    return this.#steps.length <= this.#most && !this.#shower.hurried();
  }
}

/** Waits, unless the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
