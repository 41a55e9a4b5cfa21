/**
 * What this browser remembers. Private windows, full disks and strict settings may refuse: then nothing is remembered
 * beyond this page, and nothing else changes.
 */

const TABLES = "faience.tables";
const MOST_TABLES = 60;

/** A table where this browser holds seats. */
export interface Kept {
  table: string;
  secrets: string[];
  /** The game that is played there, once it is known: its boards can be fetched before the table is. */
  game?: string | undefined;
  /** When it was last visited, in milliseconds since 1970. */
  when: number;
}

/** What could not be written, so that at least this page remembers it. */
const memory = new Map<string, string>();

export function read(key: string): unknown {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** The tables that this browser holds seats at, the last visited first. */
export function keptTables(): Kept[] {
  const found = read(TABLES);
  if (!isRecord(found) || found["version"] !== 1 || !Array.isArray(found["tables"])) return [];
  return found["tables"].filter(isKept).sort((a, b) => b.when - a.when);
}

/** The secrets of a table's seats that this browser holds. */
export function secretsOf(table: string): string[] {
  return keptTables().find((kept) => kept.table === table)?.secrets ?? [];
}

/** The game of a table that this browser holds seats at, if it is known. */
export function gameOf(table: string): string | undefined {
  return keptTables().find((kept) => kept.table === table)?.game;
}

/** Remembers secrets of a table beside those known already; without any it only notes the visit. */
export function keepSecrets(table: string, secrets: readonly string[] = [], game?: string): void {
  const tables = keptTables();
  const known = tables.find((kept) => kept.table === table);
  if (!known && secrets.length === 0) return;
  const all = [...new Set([...(known?.secrets ?? []), ...secrets])];
  const others = tables.filter((kept) => kept.table !== table).slice(0, MOST_TABLES - 1);
  write(TABLES, {
    version: 1,
    tables: [{ table, secrets: all, game: game ?? known?.game, when: Date.now() }, ...others],
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isKept(value: unknown): value is Kept {
  return (
    isRecord(value) &&
    typeof value["table"] === "string" &&
    (value["game"] === undefined || typeof value["game"] === "string") &&
    typeof value["when"] === "number" &&
    Array.isArray(value["secrets"]) &&
    value["secrets"].every((secret) => typeof secret === "string")
  );
}
