import { say } from "./speech.svelte";
import type { Sitting } from "./sitting.svelte";

/** What keys do beyond the game's own. */
export interface Deeds {
  confirm(): void;
  /** Closes what lies over the table; false if nothing does. */
  close(): boolean;
  list(): void;
}

/** Answers a key pressed anywhere at a table. */
export function answerKey(event: KeyboardEvent, sitting: Sitting, deeds: Deeds): void {
  sitting.parade.skip();
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (meant(event, sitting, deeds)) event.preventDefault();
}

function meant(event: KeyboardEvent, sitting: Sitting, deeds: Deeds): boolean {
  // In an open panel keys mean what they mean there, and a key held down is meant once.
  if (event.repeat || inDialog(event.target)) return false;
  switch (event.key) {
    case "Enter":
      if (!sitting.acting || !sitting.chooser.choice || isOtherControl(event.target)) return false;
      deeds.confirm();
      return true;
    case "Escape":
      return deeds.close() || sitting.back();
    case "Backspace":
      return sitting.back();
    case "?":
      deeds.list();
      return true;
  }
  switch (event.key.toLowerCase()) {
    case "u":
      if (!sitting.back()) sitting.undo();
      return true;
    case "h":
      sitting.hint();
      return true;
    case "l":
      speak(sitting, sitting.log.findLast(({ text }) => text)?.text ?? say("log-empty"));
      return true;
    case "s":
      speak(sitting, scores(sitting));
      return true;
  }
  return sitting.acting && sitting.chooser.key(event.key);
}

/** Says something, also if it is the same as before: a live region speaks only when it changes. */
function speak(sitting: Sitting, text: string): void {
  sitting.said = sitting.said === text ? `${text}\u00a0` : text;
}

function scores(sitting: Sitting): string {
  const each = sitting.position.scores.map((points, seat) => say("score-said", { name: sitting.name(seat), points }));
  return each.join(" ");
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input:not([type=radio], [type=checkbox]), textarea, select") !== null
  );
}

/** Whether a control has its own use for Enter. Those on the boards give it up while a move waits for it. */
function isOtherControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, button, summary") !== null && !target.closest("[data-board]");
}

function inDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=dialog]") !== null;
}
