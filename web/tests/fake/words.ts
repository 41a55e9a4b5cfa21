import { compiled } from "../../messages";
import { learn, LANGUAGES, type Language } from "../../src/texts";
import type { Messages } from "../../src/texts/messages";

/** What the page says at a table, which comes with the words of a game. */
const TABLE = import.meta.glob<Messages>("../../../src/faience/words/table/*.ftl", {
  query: "?words",
  import: "default",
  eager: true,
});

/** What the games of the tests say, the same in every language. */
const WORDS = `
fake-name = Fake
fake-about = Do something.
fake-edition-fake-mini = Fake Mini: with jokers.
fake-option-players = Players
fake-option-players-help = How many play.
fake-option-wall = Wall
fake-option-wall-help = What is on the wall.
fake-option-wall-coloured = Coloured
fake-option-wall-grey = Grey
fake-option-joker = Jokers
fake-option-joker-help = Adds jokers.
fake-option-joker-false = No
fake-option-joker-true = Yes
fake-phrase-wall-coloured = coloured wall
fake-phrase-wall-grey = grey wall
fake-phrase-joker-true = with jokers

fake-did-take = { $name } took { $n } { $colour }.
fake-did-refill = The supply gets { $supply }.
fake-do-take = { $n } { $colour }
fake-title-take = { $n } { $colour } to a line
fake-horizon = after this round
fake-item-wall = wall
fake-item-floor = { $within ->
    [round] the floor
   *[other] floor
}
fake-item-rows = { $n } rows
fake-why-holds = line { $line } holds { $colour }
fake-role-first = plays first this round
fake-role-next = starts the next round
fake-progress = Round { $round }
fake-result = { $names } wins with { $score }

plain-name = Plain
plain-about = Do nothing.
`;

for (const language of LANGUAGES) learn(language, compiled(WORDS));
for (const [file, messages] of Object.entries(TABLE)) learn(file.slice(-6, -4) as Language, messages);
