import type { Position, TableInfo } from "../../src/lib/protocol";
import type { Scene } from "../../src/games/face";
import { AzulChooser } from "../../src/games/azul/chooser.svelte";
import { learnGame, LANGUAGES } from "../../src/texts";

import draft from "./fixtures/draft.json";
import jokers from "./fixtures/jokers.json";
import round from "./fixtures/round.json";
import tiling from "./fixtures/tiling.json";

for (const language of LANGUAGES) await learnGame("azul", language);

/** Positions of real games: two players, in English. */
export const positions = {
  /** Coloured wall: RRRK on factory 1, RRRKK in the centre; the last move took two yellow from the centre. */
  draft: draft as Position,
  /** Grey wall with jokers: BRWJ on factory 1, BYYYYYRRRR in the centre. */
  jokers: jokers as Position,
  /** Grey wall: a yellow tile for row 3, where column 4 is taken and column 5 has yellow. */
  tiling: tiling as Position,
  /** The last take of a round, and the table when the round was tiled. */
  round: round as { before: Position; after: Position },
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
