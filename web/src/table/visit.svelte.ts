import { fetchFace } from "../games";
import { pathOf } from "../lib/api";
import { gameOf, keepSecrets, secretsOf } from "../lib/keep";
import { Live } from "./live.svelte";
import type { Hello, Pong, ServerMessage } from "../lib/protocol";
import { Sitting } from "./sitting.svelte";
import { unfolded } from "./unfold";

type Told = Exclude<ServerMessage, Pong>;

/** Coming to a table: from the first knock until one sits there, or is told why not. */
export class Visit {
  sitting = $state.raw<Sitting | null>(null);
  /** The code of what is wrong, if it will not change by itself. */
  failure = $state<string | null>(null);
  readonly live: Live;
  readonly table: string;
  /** What was told before the game's face was there. */
  readonly #early: Told[] = [];

  constructor(table: string) {
    this.table = table;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.live = new Live(`${scheme}://${location.host}${pathOf(table)}/live`, this);
  }

  open(): () => void {
    // What the table will be drawn with comes while it is being asked for.
    const game = gameOf(this.table);
    if (game) fetchFace(game).catch(() => undefined);
    this.live.open();
    return () => {
      this.live.close();
      this.sitting?.leave();
    };
  }

  hello(): Hello {
    return { type: "hello", secrets: secretsOf(this.table) };
  }

  hear(message: Told): void {
    if (message.type === "refused" && this.live.line !== "open") {
      // Who is too many now may come in a moment: the line tries again.
      if (message.code !== "busy") this.failure = message.code;
    } else if (this.sitting) this.sitting.hear(unfolded(message, this.sitting.face.reads));
    else {
      this.#early.push(message);
      if (message.type === "welcome") void this.#sit(message.table.game);
    }
  }

  /** Sits down as soon as the game's face is there; what was told meanwhile is heard then. */
  async #sit(game: string): Promise<void> {
    const face = await fetchFace(game).catch(() => undefined);
    if (this.sitting || this.live.line === "closed") return;
    if (!face) {
      this.failure = face === null ? "no_face" : "unreachable";
      this.live.close();
      return;
    }
    const at = this.#early.findLastIndex(({ type }) => type === "welcome");
    const [welcome, ...later] = this.#early.slice(at).map((message) => unfolded(message, face.reads));
    if (welcome?.type !== "welcome") return;
    keepSecrets(this.table, [], welcome.table.game);
    this.sitting = new Sitting(welcome, face, this.live);
    for (const message of later) this.sitting.hear(message);
  }
}
