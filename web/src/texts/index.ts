import type { Language } from "../lib/protocol";
/** The page's own texts: in every language from the start, so that the first screen waits for nothing. */
import own from "./en.ftl?all";
import { LANGUAGES, Phrasebook, type Messages, type Values } from "./messages";

/** Those that each game's folder brings, under ids that begin with the game's name, are fetched when it is played. */
const GAMES = import.meta.glob<Messages>("../games/*/en.ftl", { query: "?all", import: "default" });

export { LANGUAGES } from "./messages";
/** What the languages call themselves, for who does not read the one that is set. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", hu: "Magyar" };

export type Say = (id: string, values?: Values) => string;
/** Says messages, and knows which there are. */
export type Speaker = Say & { knows(id: string): boolean };

const books = new Map(LANGUAGES.map((language) => [language, new Phrasebook(language)]));
const speakers = new Map(Array.from(books, ([language, book]) => [language, speakerOf(book)]));
const learnt = new Set<string>();

teach(own);

/** Fetches the texts of a game, in every language: who switches does not wait. */
export async function learnGame(game: string): Promise<void> {
  const messages = await GAMES[`../games/${game}/en.ftl`]?.();
  if (!messages || learnt.has(game)) return;
  learnt.add(game);
  teach(messages);
}

/** Gives the function that says a message in a language. A missing message or value throws. */
export function speaker(language: Language): Speaker {
  const found = speakers.get(language);
  if (!found) throw new Error(`there are no texts in ${language}`);
  return found;
}

function teach(messages: Messages): void {
  for (const book of books.values()) book.learn(messages);
}

function speakerOf(book: Phrasebook): Speaker {
  const say: Say = (id, values) => book.say(id, values);
  return Object.assign(say, { knows: (id: string) => book.knows(id) });
}
