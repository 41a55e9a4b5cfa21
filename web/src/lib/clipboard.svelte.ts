/** What was copied a moment ago, so that the button can say so. */
class Copied {
  text = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  async copy(text: string): Promise<void> {
    await write(text);
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.text = ""), 2500);
  }
}

/** Over plain HTTP, as at home from another machine, browsers offer no clipboard but the old one. */
async function write(text: string): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text);
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
  if (before instanceof HTMLElement) before.focus();
}

export const copied = new Copied();
