import { PavilionChooser } from "../../src/games/pavilion/chooser.svelte";
import { reads } from "../../src/games/pavilion/reads";
import type { Choice, Position, Scene } from "../../src/games/face";
import type { ServerMessage, TableInfo } from "../../src/lib/protocol";
import { unfolded } from "../../src/table/unfold";
import { learnGame, LANGUAGES } from "../../src/texts";

import bonus from "./fixtures/bonus.json";
import draft from "./fixtures/draft.json";
import grey from "./fixtures/grey.json";
import last from "./fixtures/last.json";
import low from "./fixtures/low.json";
import place from "./fixtures/place.json";
import steps from "./fixtures/steps.json";
import twin from "./fixtures/twin.json";

for (const language of LANGUAGES) await learnGame("pavilion", language);

function told(message: unknown): Position {
  const heard = unfolded(message as Exclude<ServerMessage, { type: "pong" }>, reads);
  if (heard.type !== "played") throw new Error(`${heard.type} tells no position`);
  return heard.position;
}

export interface Step {
  before: Position;
  after: Position;
}

type StepName = keyof typeof steps;

/** Positions of two players; tests/pavilion/fixtures.py says how they came about. */
export const positions = {
  /** Purple jokers: PRRY, PPPP, -, OOBB, GYRR, in the centre PYYYR and the marker. */
  draft: told(draft),
  /** Orange jokers, a hand of POOYYBBB: blue 4 would make a run of 4 and complete a statue. */
  place: told(place),
  /** Purple jokers, a hand of PGGGYRR: one star of greens, one of three colours, one undecided in the centre. */
  grey: told(grey),
  /** Two bonus tiles are due. */
  bonus: told(bonus),
  /** The pass that ends the game, with six red in hand and a complete star. */
  last: told(last),
  /** The hand of `place`, with 4 points. */
  low: told(low),
  /** The hand of `grey`, with a star of two greens and one of three. */
  twin: told(twin),
  steps: Object.fromEntries(
    Object.entries(steps).map(([name, { before, after }]) => [name, { before: told(before), after: told(after) }]),
  ) as Record<StepName, Step>,
};

export interface TestScene extends Scene {
  position: Position;
  acting: boolean;
  hints: Choice[];
  pointed: Choice | null;
  readonly chooser: PavilionChooser;
  /** The moves that were confirmed, with those that follow by themselves. */
  readonly confirmed: string[][];
  readonly sounds: string[];
}

export function sceneOf(position: Position, { acting = true, own = 0 } = {}): TestScene {
  const confirmed: string[][] = [];
  const sounds: string[] = [];
  const seats = ["Ana", "Milán"].map((name, seat) => ({ name, mine: seat === own }));
  const scene = {
    table: { seats } as TableInfo,
    position,
    choices: position.choices,
    hints: [],
    pointed: null,
    own,
    acting,
    confirmed,
    sounds,
    confirm: () => confirmed.push([scene.chooser.choice?.move ?? "", ...scene.chooser.rest]),
    sound: (name: string) => sounds.push(name),
  } as unknown as TestScene & { chooser: PavilionChooser };
  Object.assign(scene, { chooser: new PavilionChooser(scene) });
  Object.defineProperty(scene, "shown", { get: () => scene.chooser.choice ?? scene.pointed });
  return scene;
}

export function choiceOf(position: Position, move: string): Choice {
  const found = position.choices?.moves.find((choice) => choice.move === move);
  if (!found) throw new Error(`${move} is not legal`);
  return found;
}
