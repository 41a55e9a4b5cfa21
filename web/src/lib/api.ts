import type { Card, Code, Create, Created, Failure, Games, Join, Mine, Reach, TableInfo, TableList } from "./protocol";
import { titleOf } from "./rules";

/** A request that was not met: the server's code, or `unreachable` if there was no answer at all. */
export class Failed extends Error {
  constructor(
    readonly code: Code | "unreachable",
    message: string,
  ) {
    super(message);
  }
}

export const api = {
  games: () => json<Games>("/api/games"),
  tables: () => json<TableList>("/api/tables"),
  mine: (mine: Mine) => json<TableList>("/api/mine", posted(mine)),
  create: (wish: Create) => json<Created>("/api/tables", posted(wish)),
  /** What a table is, for who has an invitation to it. */
  card: (table: string, invitation: string) => json<Card>(`${pathOf(table)}/card`, bearing(invitation)),
  reach: () => json<Reach>("/api/reach"),
  join: (table: string, join: Join) => json<Created>(`${pathOf(table)}/join`, posted(join)),
};

/** Where a table is told of and listened to. */
export function pathOf(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

/** Hands the record of a game to the browser, to be saved as a file that is called after game, players and date. */
export async function saveRecord({ id, game, title, seats }: TableInfo, secrets: readonly string[]): Promise<void> {
  const [secret] = secrets;
  const response = await ask(`${pathOf(id)}/record`, bearing(secret));
  const record = await response.text();
  const date = /^\[Date "([^"]*)"\]/m.exec(record)?.[1] ?? "";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = fileName(titleOf({ game, title }), seats.map(({ name }) => name).join(", "), date);
  link.click();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** With a secret that shows that one may ask. */
function bearing(secret: string | undefined): RequestInit {
  return secret ? { headers: { authorization: `Bearer ${secret}` } } : {};
}

/** A name that every system takes: "Azul - Ana, Kiln - 2026-11-18.txt". */
function fileName(...parts: string[]): string {
  const name = parts.filter(Boolean).join(" - ");
  return `${name.replace(/[\\/:*?"<>|\p{C}]+/gu, "_").slice(0, 120)}.txt`;
}

function posted(body: object): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function json<T>(path: string, options: RequestInit = {}): Promise<T> {
  return (await (await ask(path, options)).json()) as T;
}

async function ask(path: string, options: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, options);
  } catch (error) {
    throw new Failed("unreachable", String(error));
  }
  if (response.ok) return response;
  const failure = (await response.json().catch(() => null)) as Failure | null;
  // A proxy's own page of errors is no message of ours.
  throw failure?.code
    ? new Failed(failure.code, failure.message)
    : new Failed("unreachable", `HTTP ${response.status}`);
}
