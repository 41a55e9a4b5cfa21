import { faces } from "../games";
import { pathOf } from "./api";
import { keepSecrets, secretsOf } from "./keep";
import { Live } from "./live.svelte";
import type { Hello, Language, ServerMessage } from "./protocol";
import { Sitting } from "./sitting.svelte";
import { speech } from "./speech.svelte";

/** Coming to a table: from the first knock until one sits there, or is told why not. */
export class Visit {
  sitting = $state.raw<Sitting | null>(null);
  /** The code of what is wrong, if it will not change by itself. */
  failure = $state<string | null>(null);
  readonly live: Live;
  readonly table: string;
  /** The language that the table speaks to us. */
  #spoken: Language | null = null;

  constructor(table: string) {
    this.table = table;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.live = new Live(`${scheme}://${location.host}${pathOf(table)}/live`, this);
  }

  open(): () => void {
    this.live.open();
    return () => this.live.close();
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
    else if (message.type === "welcome") {
      const face = faces.get(message.table.game);
      if (!face) {
        this.failure = "no_face";
        this.live.close();
        return;
      }
      keepSecrets(this.table);
      this.sitting = new Sitting(message, face, this.live);
    }
  }
}
