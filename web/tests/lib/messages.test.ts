import { expect, test } from "vitest";

import { compiled } from "../../messages";
import { Phrasebook } from "../../src/texts/messages";

const ENGLISH = `
plain = Plain
named = { $name } plays { plain }
some =
    { $count ->
        [0] none
        [one] { $count } tile
       *[other] { $count } tiles, { $name }
    }
kind =
    { $kind ->
        [red] a red one
       *[other] some other
    }
quoted = { "{" } braces
`;
const FRENCH = ENGLISH.replace("Plain", "Simple").replace("tile\n", "tuile\n");

function book(language: "en" | "fr"): Phrasebook {
  const book = new Phrasebook(language);
  book.learn(compiled(language === "en" ? ENGLISH : FRENCH));
  return book;
}

test("messages are put together from texts, values and each other", () => {
  const english = book("en");
  expect(english.say("plain")).toBe("Plain");
  expect(english.say("named", { name: "Ana" })).toBe("Ana plays Plain");
  expect(book("fr").say("named", { name: "Ana" })).toBe("Ana plays Simple");
  expect(english.say("quoted")).toBe("{ braces");
});

test("numbers choose their form, and exact ones go first", () => {
  const say = (count: number) => book("en").say("some", { count, name: "Ana" });
  expect([0, 1, 2, 1234].map(say)).toEqual(["none", "1 tile", "2 tiles, Ana", "1,234 tiles, Ana"]);
  expect(book("fr").say("some", { count: 1.5, name: "Ana" })).toBe("1,5 tuile");
});

test("words choose among kinds", () => {
  expect(["red", "blue"].map((kind) => book("en").say("kind", { kind }))).toEqual(["a red one", "some other"]);
});

test("what is missing, or there twice, is an error", () => {
  const english = book("en");
  expect(() => english.say("nothing")).toThrow("en has no message nothing");
  expect(() => english.say("named")).toThrow("named wants a value called name");
  expect(() => english.learn(compiled("plain = Again"))).toThrow("two messages plain");
  expect([english.knows("plain"), english.knows("nothing")]).toEqual([true, false]);
});

test("what of Fluent is not read is refused when the page is built", () => {
  expect(() => compiled("odd = { message.attribute }")).toThrow(
    "odd uses something of Fluent that this page does not read: mesg",
  );
  expect(() => compiled("twice = Once\ntwice = Again")).toThrow("two messages twice");
  expect(() => compiled("hard =\n    \u00a0; first\nnext = Next")).toThrow("hard cannot be read");
});
