import { say } from "../lib/speech.svelte";
import type { Sitting } from "./sitting.svelte";
import { lastTold } from "./telling";

/** What keys do beyond the game's own. */
export interface KeyActions {
  confirm(): void;
  /** Closes what lies over the table; false if nothing does. */
  close(): boolean;
  list(): void;
}

/** The control that a hand was last on: it has the focus, but its keys were not asked for, until Tab goes on. */
let pressed: Element | null = null;

/** Takes note of a press with mouse, pen or finger. */
export function notePress({ target }: Event): void {
  pressed = controlOf(target);
}

/** Answers a key pressed anywhere at a table. */
export function answerKey(event: KeyboardEvent, sitting: Sitting, actions: KeyActions): void {
  if (event.key === "Tab") pressed = null;
  const counted = sitting.counting !== null;
  if (!event.repeat) sitting.hurry();
  // The page must not jump for who only skips.
  if (counted && event.key === " " && !isControl(event.target)) event.preventDefault();
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (meant(event, sitting, actions)) event.preventDefault();
}

function meant(event: KeyboardEvent, sitting: Sitting, actions: KeyActions): boolean {
  // In an open panel keys mean what they mean there, and a key held down is meant once.
  if (event.repeat || inDialog(event.target)) return false;
  switch (event.key) {
    case "Enter":
      if (isOtherControl(event.target)) return false;
      // It confirms or chooses, and never undoes what was chosen.
      if (!sitting.called || !sitting.chooser.choice) return isChosen(event.target);
      actions.confirm();
      return true;
    case " ":
      if (sitting.mine.length > 0 || sitting.over || isControl(event.target)) break;
      if (sitting.playback.held) sitting.playback.goOn();
      else sitting.playback.hold();
      return true;
    case "Escape":
      return actions.close() || sitting.back();
    case "Backspace":
      return sitting.back();
    case "?":
      actions.list();
      return true;
  }
  const hint = sitting.hints[Number(event.key) - 1];
  if (hint) {
    sitting.follow(hint.move);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case "u":
      if (!sitting.back()) sitting.undo();
      return true;
    case "h":
      sitting.hint();
      return true;
    case "p":
      // On one's turn the letter is the game's.
      if (sitting.acting || !sitting.prepared.possible) break;
      sitting.prepared.start();
      return true;
    case "l":
      sitting.speak(lastTold(sitting) || say("log-empty"));
      return true;
    case "s":
      sitting.speak(scores(sitting));
      return true;
  }
  return (sitting.chooser.see?.(event.key) ?? false) || (sitting.acting && sitting.chooser.key(event.key));
}

function scores(sitting: Sitting): string {
  const each = sitting.position.scores.map((points, seat) =>
    say("score-said", { name: sitting.name(seat), score: sitting.score(points) }),
  );
  return each.join(" ");
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input:not([type=radio], [type=checkbox]), textarea, select") !== null
  );
}

/**
 * Whether a control has its own use for Enter. Those on the boards give it up while a move waits for it, and so does one
 * that was only clicked: who did that has gone on with something else.
 */
function isOtherControl(target: EventTarget | null): boolean {
  const control = controlOf(target);
  return control !== null && control !== pressed && !control.closest("[data-board]");
}

/** Whether something on the boards is part of what was chosen. */
function isChosen(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("[data-board] :is([aria-pressed=true], [aria-checked=true])") !== null
  );
}

function isControl(target: EventTarget | null): boolean {
  return controlOf(target) !== null;
}

function controlOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("a, button, summary") : null;
}

function inDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=dialog]") !== null;
}
