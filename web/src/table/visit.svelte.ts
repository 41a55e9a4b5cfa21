import { fetchFace } from "../games";
import { pathOf } from "../lib/api";
import { gameOf, keepSecrets, secretsOf } from "../lib/keep";
import { Live } from "./live.svelte";
import type { Hello, Language, ServerMessage } from "../lib/protocol";
import { Sitting } from "./sitting.svelte";
import { speech } from "../lib/speech.svelte";

/** Coming to a table: from the first knock until one sits there, or is told why not. */
export class Visit {
  sitting = $state.raw<Sitting | null>(null);
  /** The code of what is wrong, if it will not change by itself. */
  failure = $state<string | null>(null);
  readonly live: Live;
  readonly table: string;
  /** The language that the table speaks to us. */
  #spoken: Language | null = null;
  /** What was told before the game's face was there. */
  readonly #early: ServerMessage[] = [];

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
    const language = (this.#spoken = speech.language);
    return { type: "hello", secrets: secretsOf(this.table), language };
  }

  /** Asks the table to go on in another language, unless it speaks that one already. */
  speak(language: Language): void {
    if (language !== this.#spoken && this.live.send({ type: "speak", language })) this.#spoken = language;
  }

  hear(message: ServerMessage): void {
    if (message.type === "refused" && this.live.line !== "open") {
      // Who is too many now may come in a moment: the line tries again.
      if (message.code !== "busy") this.failure = message.code;
    } else if (this.sitting) this.sitting.hear(message);
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
    const [welcome, ...later] = this.#early.slice(at);
    if (welcome?.type !== "welcome") return;
    keepSecrets(this.table, [], welcome.table.game);
    this.sitting = new Sitting(welcome, face, this.live);
    for (const message of later) this.sitting.hear(message);
  }
}
