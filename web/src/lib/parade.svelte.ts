import type { Entry, Position } from "./protocol";

/** A position that is still to be shown, and the log as it stands then. */
export interface Step {
  position: Position;
  log: Entry[];
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

/** With more steps than this behind it, a step is drawn without being shown: the table must not lag. */
const MOST_WAITING = 2;

/** Positions come as fast as bots think; they are shown one after the other. */
export class Parade {
  /** Whether what is drawn is not yet where the game stands. */
  busy = $state(false);
  #steps: Step[] = [];
  #current: AbortController | null = null;
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
    if (!this.busy) void this.#run();
  }

  /** Draws what is being shown at once. */
  skip(): void {
    this.#current?.abort();
  }

  /** Forgets every step: the whole position has come. */
  clear(): void {
    this.#steps = [];
    this.skip();
  }

  async #run(): Promise<void> {
    this.busy = true;
    let step: Step | undefined;
    while ((step = this.#steps[0])) {
      const { signal } = (this.#current = new AbortController());
      // A face that stumbles must not stop the game.
      if (this.#seen()) await this.#shower.show(step, signal).catch((error: unknown) => console.error(error));
      // `clear` may have come meanwhile.
      if (this.#steps[0] !== step) continue;
      this.#steps.shift();
      try {
        this.#shower.draw(step);
      } catch (error) {
        console.error(error);
      }
      if (this.#steps.length > 0 && this.#seen()) await pause(this.#shower.rest(step), signal);
    }
    this.#current = null;
    this.busy = false;
  }

  #seen(): boolean {
    return this.#steps.length <= MOST_WAITING && !this.#shower.hurried();
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
