import type { ClientMessage, Hello, Pong, ServerMessage } from "../lib/protocol";

const PING_EVERY = 20_000;
/** After a ping; a line that is there answers at once. */
const ANSWER_WITHIN = 8_000;
const PAUSES = [1, 2, 4, 8, 15, 30];
/** With this code the server ends what would be refused again. */
const REFUSED = 1008;

export type LinkState = "connecting" | "open" | "lost" | "closed";

export interface Ear {
  /** Said first on every connection. */
  hello(): Hello;
  hear(message: Exclude<ServerMessage, Pong>): void;
}

/**
 * The line to a table. It notices when it is dead, tries again after ever longer pauses, and at once when the browser
 * comes back online or the tab comes to the front.
 */
export class Live {
  line = $state<LinkState>("connecting");
  /** While lost: the seconds until the next try. */
  wait = $state(0);

  readonly #address: string;
  readonly #ear: Ear;
  #socket: WebSocket | null = null;
  #tries = 0;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #dead: ReturnType<typeof setTimeout> | undefined;
  #tick: ReturnType<typeof setInterval> | undefined;

  constructor(address: string, ear: Ear) {
    this.#address = address;
    this.#ear = ear;
  }

  open(): void {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#check);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  close(): void {
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#check);
    document.removeEventListener("visibilitychange", this.#wake);
    this.line = "closed";
    this.#drop();
  }

  /** False if the line is down: then nothing was said. */
  send(message: ClientMessage): boolean {
    if (this.line !== "open" || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Does not wait for the end of the pause. */
  retry(): void {
    if (this.line === "lost") this.#connect();
  }

  readonly #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.line === "lost") this.#connect();
    else this.#check();
  };

  /** A line that slept may be dead without knowing it. */
  readonly #check = (): void => {
    if (this.line === "open") this.#ask();
  };

  #connect(): void {
    this.#drop();
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#expect();
    socket.onopen = () => socket.send(JSON.stringify(this.#ear.hello()));
    socket.onmessage = ({ data }) => {
      this.#heard();
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === "welcome") {
        this.line = "open";
        this.#tries = 0;
      }
      if (message.type !== "pong") this.#ear.hear(message);
    };
    socket.onclose = ({ code }) => (code === REFUSED ? this.close() : this.#lose());
  }

  #heard(): void {
    clearTimeout(this.#dead);
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#ask(), PING_EVERY);
  }

  #ask(): void {
    if (this.send({ type: "ping" })) this.#expect();
  }

  #expect(): void {
    clearTimeout(this.#dead);
    this.#dead = setTimeout(() => this.#lose(), ANSWER_WITHIN);
  }

  #lose(): void {
    if (this.line === "closed") return;
    this.#drop();
    this.line = "lost";
    this.wait = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 1;
    this.#tick = setInterval(() => {
      this.wait -= 1;
      if (this.wait <= 0) this.#connect();
    }, 1000);
  }

  /** Forgets the socket; what it may still say concerns nobody. */
  #drop(): void {
    clearInterval(this.#tick);
    clearTimeout(this.#ping);
    clearTimeout(this.#dead);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
