import type { Choice, Position, Scene } from "../../src/games/face";
import { ZaicChooser } from "../../src/games/zaic/chooser.svelte";
import { reads } from "../../src/games/zaic/reads";
import type { Laying } from "../../src/games/zaic/view";
import type * as wire from "../../src/lib/protocol";
import { unfolded, type Played } from "../../src/table/unfold";
import { learnGame, LANGUAGES } from "../../src/texts";

import end from "./fixtures/end.json";
import laid from "./fixtures/laid.json";
import late from "./fixtures/late.json";
import start from "./fixtures/start.json";

for (const language of LANGUAGES) await learnGame("zaic", language);

/** A position as the server told it when it came about. */
function read(told: object): Position {
  return (unfolded(told as wire.Played, reads) as Played).position;
}

/** Positions of one game, as light sees them. */
export const positions = {
  /** No tile is laid. */
  start: read(start),
  /** Light may lay no 2 × 2, two 2 × 1 either way, nine 1 × 1. Both have areas of 3 and 3, then 3 beats 2. */
  late: read(late),
  /** The same when light has laid a 2 × 1 at h5; dark is to move. */
  laid: read(laid),
  /** Light has won by the sixth areas. */
  end: read(end),
};

export interface TestScene extends Scene {
  readonly chooser: ZaicChooser;
  readonly confirmed: string[];
  readonly sounds: string[];
  position: Position;
  acting: boolean;
  hints: Choice[];
}

export function sceneOf(position: Position, { acting = true, own = 0, mine = [0] } = {}): TestScene {
  const confirmed: string[] = [];
  const sounds: string[] = [];
  const seats = ["Ana", "Milán"].map((name, seat) => ({ name, mine: mine.includes(seat) }));
  const held = $state({ position, acting, hints: [] as Choice[] });
  const scene = {
    table: { seats } as wire.TableInfo,
    own,
    confirmed,
    sounds,
    get position() {
      return held.position;
    },
    set position(now: Position) {
      held.position = now;
    },
    get acting() {
      return held.acting;
    },
    set acting(now: boolean) {
      held.acting = now;
    },
    get hints() {
      return held.hints;
    },
    set hints(now: Choice[]) {
      held.hints = now;
    },
    get choices() {
      return held.position.choices;
    },
    get shown() {
      return scene.chooser.choice;
    },
    preparing: false,
    confirm: () => confirmed.push(scene.chooser.choice?.move ?? ""),
    sound: (name: string) => sounds.push(name),
  } as unknown as TestScene & { chooser: ZaicChooser };
  Object.assign(scene, { chooser: new ZaicChooser(scene) });
  return scene;
}

/** The legal move that is written so. */
export function moveOf(position: Position, move: string): Laying {
  const found = position.choices?.moves.find((choice) => choice.move === move);
  if (!found) throw new Error(`${move} is not legal`);
  return found as Laying;
}
