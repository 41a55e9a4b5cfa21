/** The time in milliseconds, a second fresh, for as long as somebody looks at it. */
class Clock {
  now = $state(Date.now());
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Begins to tick. Returns how to stop. */
  run(): () => void {
    this.now = Date.now();
    if (this.#watchers++ === 0) this.#timer = setInterval(() => (this.now = Date.now()), 1000);
    return () => {
      if (--this.#watchers === 0) clearInterval(this.#timer);
    };
  }
}

export const clock = new Clock();

/** Seconds as 0:42. */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
