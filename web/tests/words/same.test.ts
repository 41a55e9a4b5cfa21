import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { compiled } from "../../messages";
import type { Language } from "../../src/texts";
import { Phrasebook, type Values } from "../../src/texts/messages";

/** What the terminal's words said: language, folders of words, id, values, text. */
type Said = [language: Language, folders: string[], id: string, values: Values, text: string];
/** Messages that call every function, and what they say in a language. */
interface Functions {
  messages: string[];
  said: [language: Language, id: string, values: Values, text: string][];
}

const WORDS = "../src/faience/words";
// tests/words/test_same.py hands over what was said in whole games; alone, this test checks a few sentences.
const said = JSON.parse(readFileSync(process.env["FAIENCE_SAID"] ?? "tests/words/said.json", "utf8")) as Said[];
// The terminal's words are held to the same table.
const functions = JSON.parse(readFileSync("tests/words/functions.json", "utf8")) as Functions;

const books = new Map<string, Phrasebook>();

function bookOf(language: Language, folders: string[]): Phrasebook {
  const key = [language, ...folders].join(" ");
  let book = books.get(key);
  if (!book) {
    books.set(key, (book = new Phrasebook(language)));
    for (const folder of folders) book.learn(compiled(readFileSync(`${WORDS}/${folder}/${language}.ftl`, "utf8")));
  }
  return book;
}

test(`the page says ${String(said.length)} sentences as the terminal does`, () => {
  const other = said
    .map(([language, folders, id, values, text]) => [bookOf(language, folders).say(id, values), text, id])
    .filter(([page, terminal]) => page !== terminal);
  expect(other).toEqual([]);
});

test.each(functions.said)("in %s %s of %j is %j", (language, id, values, text) => {
  const book = new Phrasebook(language);
  book.learn(compiled(readFileSync(`${WORDS}/common/${language}.ftl`, "utf8")));
  book.learn(compiled(functions.messages.join("\n")));
  expect(book.say(id, values)).toBe(text);
});
