import type { Attachment } from "svelte/attachments";

/** For how many milliseconds a press may be the second of two that were meant for what stood here before. */
export const SECOND_PRESS = 1000;

/** A button that comes by itself where another may just have been pressed: at first it cannot be. */
export const late: Attachment<HTMLButtonElement> = (button) => {
  button.disabled = true;
  const timer = setTimeout(() => (button.disabled = false), SECOND_PRESS);
  return () => clearTimeout(timer);
};
