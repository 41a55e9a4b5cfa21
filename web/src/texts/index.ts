import { LANGUAGES, type Language } from "./languages";
import { Phrasebook, type Messages, type Values } from "./messages";

/** What every page says: in every language from the start, so that the first screen waits for nothing. */
const OWN = import.meta.glob<Messages>(
  ["../../../src/faience/words/{common,page}/*.ftl", "../../../src/faience/words/*/offer/*.ftl"],
  { query: "?words", import: "default", eager: true },
);
/** What is said at a table, and what each game says, under ids that begin with its name, is fetched when it is played. */
const GAMES = import.meta.glob<readonly Messages[]>("../../../src/faience/words/*/board/*.ftl", {
  query: "?game",
  import: "default",
});

export { LANGUAGE_NAMES, LANGUAGES, type Language } from "./languages";
export { valuesOf, type Values } from "./messages";

export type Say = (id: string, values?: Values) => string;
/** Says messages, and knows which there are. */
export type Speaker = Say & { knows(id: string): boolean; listed(items: readonly string[]): string };

const books = new Map(LANGUAGES.map((language) => [language, new Phrasebook(language)]));
const speakers = new Map(Array.from(books, ([language, book]) => [language, speakerOf(book)]));
const learnt = new Set<Messages>();

for (const [file, messages] of Object.entries(OWN)) learn(languageOf(file), messages);

/** Learns messages in a language, once. */
export function learn(language: Language, messages: Messages): void {
  if (learnt.has(messages)) return;
  learnt.add(messages);
  book(language).learn(messages);
}

/** Fetches what is said in a language at the tables of a game. */
export async function learnGame(game: string, language: Language): Promise<void> {
  const files = await GAMES[`../../../src/faience/words/${game}/board/${language}.ftl`]?.();
  for (const messages of files ?? []) learn(language, messages);
}

/** Gives the function that says a message in a language. A missing message or value throws. */
export function speaker(language: Language): Speaker {
  const found = speakers.get(language);
  if (!found) throw new Error(`there are no texts in ${language}`);
  return found;
}

function book(language: Language): Phrasebook {
  const found = books.get(language);
  if (!found) throw new Error(`there are no texts in ${language}`);
  return found;
}

/** Files are named after their languages. */
function languageOf(file: string): Language {
  return file.slice(file.lastIndexOf("/") + 1, -".ftl".length) as Language;
}

function speakerOf(book: Phrasebook): Speaker {
  const say: Say = (id, values) => book.say(id, values);
  return Object.assign(say, {
    knows: (id: string) => book.knows(id),
    listed: (items: readonly string[]) => book.listed(items),
  });
}
