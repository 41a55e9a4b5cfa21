import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../../src/lib/settings.svelte";
import { say, speech } from "../../src/lib/speech.svelte";

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  return settings.load();
});

function browser(...languages: string[]): void {
  vi.stubGlobal("navigator", { languages });
}

test.each([
  [["hu-HU", "en"], "hu"],
  [["de", "fr-CA"], "fr"],
  [["de"], "en"],
])("a browser of %s is spoken to in %s", async (languages, spoken) => {
  browser(...languages);
  settings.load();
  expect([settings.language, speech.language, document.documentElement.lang]).toEqual([spoken, spoken, spoken]);
});

test("what was changed is kept", async () => {
  settings.change({ theme: "dark", motion: "reduced", sound: "off", confirm: false, forced: true, name: "Ana" });
  const { theme, motion } = document.documentElement.dataset;
  expect([theme, motion, settings.still]).toEqual(["dark", "reduced", true]);
  settings.theme = "light";
  settings.load();
  expect(settings).toMatchObject({ theme: "dark", sound: "off", confirm: false, forced: true, name: "Ana" });
  settings.change({ theme: "system" });
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
});

test("another language is spoken as soon as it is there", async () => {
  settings.change({ language: "fr" });
  await vi.waitFor(() => expect(say("your-turn")).toBe("À vous"));
});

test("a language whose words cannot be fetched is not chosen", async () => {
  const spoken = speech.language;
  vi.spyOn(speech, "speak").mockRejectedValueOnce(new Error("offline"));
  settings.change({ language: "hu" });
  await vi.waitFor(() => expect(settings.language).toBe(spoken));
  expect([speech.language, document.documentElement.lang]).toEqual([spoken, spoken]);
});

test("nonsense in the browser's memory is no harm", async () => {
  localStorage.setItem("faience.settings", '{"version":1,"theme":"pink","name":7,"confirm":"yes"}');
  settings.load();
  expect(settings).toMatchObject({ theme: "system", name: "", confirm: true });
});

test("another tab's change is followed", () => {
  const stop = settings.follow();
  localStorage.setItem("faience.settings", '{"version":1,"theme":"dark"}');
  dispatchEvent(new StorageEvent("storage", { key: "faience.settings" }));
  expect(settings.theme).toBe("dark");
  stop();
});
