import { LANGUAGES, type Language } from "../texts";
import { isRecord, read, write } from "./keep";
import { speech } from "./speech.svelte";

const KEY = "faience.settings";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
export const LOUDNESSES = ["off", "quiet", "normal"] as const;
export const PACES = ["normal", "quick", "once"] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Loudness = (typeof LOUDNESSES)[number];
export type Pace = (typeof PACES)[number];

/** How somebody likes the table: kept in the browser, the same in all of its tabs. */
class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  sound = $state<Loudness>("quiet");
  /** How fast the end of a round is counted. */
  pace = $state<Pace>("normal");
  /** Whether moves wait in the confirm bar; otherwise a second click on the target plays them. */
  confirm = $state(true);
  /** Whether the only legal move is played without asking. */
  forced = $state(false);
  name = $state("");

  /** Takes what was kept, and for the rest what the browser says. */
  load(): void {
    const found = read(KEY);
    const kept = isRecord(found) && found["version"] === 1 ? found : {};
    this.language = oneOf(LANGUAGES, kept["language"], browserLanguage());
    this.theme = oneOf(THEMES, kept["theme"], "system");
    this.motion = oneOf(MOTIONS, kept["motion"], "system");
    this.sound = oneOf(LOUDNESSES, kept["sound"], "quiet");
    this.pace = oneOf(PACES, kept["pace"], "normal");
    this.confirm = kept["confirm"] !== false;
    this.forced = kept["forced"] === true;
    this.name = typeof kept["name"] === "string" ? kept["name"] : "";
    this.#apply();
  }

  /** Changes some of them and keeps them all. */
  change(
    some: Partial<Pick<Settings, "language" | "theme" | "motion" | "sound" | "pace" | "confirm" | "forced" | "name">>,
  ): void {
    Object.assign(this, some);
    const { language, theme, motion, sound, pace, confirm, forced, name } = this;
    write(KEY, { version: 1, language, theme, motion, sound, pace, confirm, forced, name });
    this.#apply();
  }

  /** Follows changes made in other tabs. Returns how to stop that. */
  follow(): () => void {
    const changed = (event: StorageEvent) => {
      if (event.key === KEY) this.load();
    };
    addEventListener("storage", changed);
    return () => removeEventListener("storage", changed);
  }

  /** Whether things appear at once instead of moving. */
  get still(): boolean {
    if (this.motion !== "system") return this.motion === "reduced";
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #apply(): void {
    const root = document.documentElement;
    mark(root, "theme", this.theme);
    mark(root, "motion", this.motion);
    speech.speak(this.language).then(
      () => (root.lang = speech.language),
      // Its words could not be fetched: what is spoken stays, and is what the settings say.
      () => this.change({ language: speech.language }),
    );
    root.lang = speech.language;
  }
}

function mark(root: HTMLElement, name: "theme" | "motion", value: string): void {
  if (value === "system") root.removeAttribute(`data-${name}`);
  else root.setAttribute(`data-${name}`, value);
}

function oneOf<T extends string>(values: readonly T[], found: unknown, otherwise: T): T {
  return values.find((value) => value === found) ?? otherwise;
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find((found) => found) ?? "en";
}

export const settings = new Settings();
