import { faces } from "../games";
import { pathOf } from "./api";
import { keepSecrets, secretsOf } from "./keep";
import { Live } from "./live.svelte";
import type { Hello, ServerMessage } from "./protocol";
import { settings } from "./settings.svelte";
import { Sitting } from "./sitting.svelte";

/** Coming to a table: from the first knock until one sits there, or is told why not. */
export class Visit {
  sitting = $state.raw<Sitting | null>(null);
  /** The code of what is wrong, if it will not change by itself. */
  failure = $state<string | null>(null);
  readonly live: Live;
  readonly table: string;

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
    return { type: "hello", secrets: secretsOf(this.table), language: settings.language };
  }

  hear(message: ServerMessage): void {
    if (this.sitting) this.sitting.hear(message);
    else if (message.type === "refused") {
      // Who is too many now may come in a moment: the line tries again.
      if (message.code !== "busy") this.failure = message.code;
    } else if (message.type === "welcome") {
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
