import type { Code, Create, Created, Failure, Games, Join, Language, Mine, Tables } from "./protocol";

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
  games: (language: Language) => json<Games>(`/api/games?lang=${language}`),
  tables: () => json<Tables>("/api/tables"),
  mine: (mine: Mine) => json<Tables>("/api/mine", posted(mine)),
  create: (wish: Create, language: Language) => json<Created>(`/api/tables?lang=${language}`, posted(wish)),
  join: (table: string, join: Join, language: Language) =>
    json<Created>(`${pathOf(table)}/join?lang=${language}`, posted(join)),
};

/** Where a table is told of and listened to. */
export function pathOf(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

/** Hands the record of a game to the browser, to be saved as a file. */
export async function saveRecord(table: string, secrets: readonly string[]): Promise<void> {
  const [secret] = secrets;
  const response = await ask(
    `${pathOf(table)}/record`,
    secret ? { headers: { authorization: `Bearer ${secret}` } } : {},
  );
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = `${table}.txt`;
  link.click();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
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
