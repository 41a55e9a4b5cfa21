import { AzulChooser } from "../../src/games/azul/chooser.svelte";
import { reads } from "../../src/games/azul/reads";
import type { Position, Scene } from "../../src/games/face";
import type { Played, TableInfo } from "../../src/lib/protocol";
import { unfolded } from "../../src/table/unfold";
import { learnGame, LANGUAGES } from "../../src/texts";

import draft from "./fixtures/draft.json";
import jokers from "./fixtures/jokers.json";
import round from "./fixtures/round.json";
import tiling from "./fixtures/tiling.json";

for (const language of LANGUAGES) await learnGame("azul", language);

/** A position as the server told it when it came about. */
function told(message: unknown): Position {
  const heard = unfolded(message as Played, reads);
  if (heard.type !== "played") throw new Error(`${heard.type} tells no position`);
  return heard.position;
}

/** Positions of two players; tests/azul/fixtures.py says how they came about. */
export const positions = {
  /** Coloured wall: RRRK on factory 1, RRRKK in the centre; the last move took two yellow from the centre. */
  draft: told(draft),
  /** Grey wall with jokers: BRWJ on factory 1, BYYYYYRRRR in the centre. */
  jokers: told(jokers),
  /** Grey wall: a yellow tile for row 3, where column 4 is taken and column 5 has yellow. */
  tiling: told(tiling),
  /** The last take of a round, and the table when the round was tiled. */
  round: { before: told(round.before), after: told(round.after) },
};

export interface TestScene extends Scene {
  readonly chooser: AzulChooser;
  /** The moves that were confirmed. */
  readonly confirmed: string[];
  readonly sounds: string[];
}

/** With the moves that are recommended, by their texts. */
export function sceneOf(position: Position, { acting = true, own = 0, hints = [] as string[] } = {}): TestScene {
  const confirmed: string[] = [];
  const sounds: string[] = [];
  const scene = {
    table: { seats: [{ name: "Ana" }, { name: "Milán" }] } as TableInfo,
    position,
    choices: position.choices,
    hints: hints.flatMap((move) => position.choices?.moves.find((choice) => choice.move === move) ?? []),
    own,
    acting,
    confirmed,
    sounds,
    confirm: () => confirmed.push(scene.chooser.choice?.move ?? ""),
    sound: (name: string) => sounds.push(name),
  } as unknown as TestScene & { chooser: AzulChooser };
  Object.assign(scene, { chooser: new AzulChooser(scene) });
  Object.defineProperty(scene, "shown", { get: () => scene.chooser.choice, configurable: true });
  return scene;
}
