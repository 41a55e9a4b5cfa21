import type { Attachment } from "svelte/attachments";

export interface Roving {
  /** What can be reached with the arrows. */
  items: string;
  /** Up and down go from one of these to the next, rather than from item to item. */
  groups?: string;
  /** Up and down go by this many items. */
  columns?: number;
}

/** One stop for the Tab key, the arrows inside it. */
export function rove({ items, groups, columns }: Roving): Attachment<HTMLElement> {
  return (region) => {
    let current: HTMLElement | undefined;
    let stops: HTMLElement[] = [];
    const all = () => [...region.querySelectorAll<HTMLElement>(items)];

    function settle(): void {
      const found = all();
      if (!current || !found.includes(current)) {
        current = found.find((item) => item.matches("[aria-checked=true], [aria-pressed=true]")) ?? found[0];
      }
      // What is no longer to be chosen is no longer a stop.
      for (const item of stops) if (!found.includes(item)) item.removeAttribute("tabindex");
      for (const item of found) item.tabIndex = item === current ? 0 : -1;
      stops = found;
    }

    function next(from: HTMLElement, by: number, vertical: boolean): HTMLElement | undefined {
      const found = all();
      if (vertical && columns) return found[found.indexOf(from) + by * columns];
      if (vertical && groups) {
        const filled = [...region.querySelectorAll(groups)].filter((group) => group.querySelector(items));
        const at = filled.findIndex((group) => group.contains(from));
        return filled[at + by]?.querySelector<HTMLElement>(items) ?? undefined;
      }
      return found[found.indexOf(from) + by];
    }

    function onkeydown(event: KeyboardEvent): void {
      const from = all().find((item) => item === event.target);
      const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
      if (!from || !by) return;
      event.preventDefault();
      event.stopPropagation();
      next(from, by, event.key === "ArrowUp" || event.key === "ArrowDown")?.focus();
    }

    function onfocusin(event: FocusEvent): void {
      current = all().find((item) => item === event.target) ?? current;
      settle();
    }

    region.addEventListener("keydown", onkeydown);
    region.addEventListener("focusin", onfocusin);
    const watch = new MutationObserver(settle);
    watch.observe(region, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-stop"] });
    settle();
    return () => {
      watch.disconnect();
      region.removeEventListener("keydown", onkeydown);
      region.removeEventListener("focusin", onfocusin);
    };
  };
}
