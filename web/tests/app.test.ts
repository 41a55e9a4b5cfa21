import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import App from "../src/App.svelte";
import type { Language } from "../src/lib/protocol";
import { speaker } from "../src/texts";

test.each<[Language, string]>([
  ["en", "A table for tile games."],
  ["fr", "Une table pour les jeux de tuiles."],
  ["hu", "Asztal csempés játékokhoz."],
])("the page speaks %s", (language, tagline) => {
  render(App, { language });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Faience");
  expect(screen.getByText(tagline)).toBeTruthy();
});

test("a message that is not there is an error", () => {
  expect(() => speaker("en")("nothing")).toThrow("en.ftl has no message nothing");
});
