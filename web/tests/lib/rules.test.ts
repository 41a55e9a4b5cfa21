import { beforeEach, expect, test } from "vitest";

import { editionAbout, gameAbout, optionHelp, optionName, phrases, titleOf, valueName } from "../../src/lib/rules";
import { optionsOf } from "../../src/lib/spec";
import { speech } from "../../src/lib/speech.svelte";

import "../fake/words";

beforeEach(() => void (speech.language = "en"));

test("a game goes by its name in the language of the page, an edition by its own", () => {
  expect([titleOf({ game: "fake", title: "" }), titleOf({ game: "fake", title: "Fake Mini" })]).toEqual([
    "Fake",
    "Fake Mini",
  ]);
  expect([gameAbout("fake"), editionAbout("fake", "Fake Mini")]).toEqual(["Do something.", "Fake Mini: with jokers."]);
});

test("options and their values have words, and numbers need none", () => {
  expect([optionName("fake", "wall"), optionHelp("fake", "wall")]).toEqual(["Wall", "What is on the wall."]);
  const values = [
    valueName("fake", "wall", "grey"),
    valueName("fake", "joker", true),
    valueName("fake", "joker", "true"),
  ];
  expect(values).toEqual(["Grey", "Yes", "Yes"]);
  expect([valueName("fake", "players", 3), valueName("fake", "players", "3")]).toEqual(["3", "3"]);
});

test("only what must be said is said of the rules", () => {
  expect(phrases("fake", { players: 2, wall: "grey", joker: false })).toEqual(["grey wall"]);
  expect(phrases("fake", optionsOf("fake(players=2,wall=coloured,joker=true)"))).toEqual([
    "coloured wall",
    "with jokers",
  ]);
});
