import { api } from "../lib/api";
import { keptTables } from "../lib/keep";
import type { Summary } from "../lib/protocol";
import { isMyTurn } from "./lists";

const EVERY = 10_000;
const MOST_RECENT = 5;

/** The tables that the lobby lists, asked for anew while somebody looks. */
export class LobbyTables {
  /** Mine that are in play, those that wait for me first. */
  mine = $state.raw<Summary[]>([]);
  /** Mine that are over. */
  finished = $state.raw<Summary[]>([]);
  watchable = $state.raw<Summary[]>([]);
  recent = $state.raw<Summary[]>([]);
  /** Whether the server has answered yet. */
  known = $state(false);
  failed = $state(false);

  async refresh(): Promise<void> {
    const kept = keptTables().map(({ table, secrets }) => ({ table, secrets }));
    try {
      const [own, all] = await Promise.all([api.mine({ tables: kept }), api.tables()]);
      const known = [...own.running, ...own.recent].map(({ table }) => table);
      const others = (tables: Summary[]) => tables.filter(({ table }) => !known.includes(table));
      this.mine = own.running.sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)));
      this.finished = own.recent;
      this.watchable = others(all.running);
      this.recent = [...own.recent, ...others(all.recent)].slice(0, MOST_RECENT);
      this.known = true;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** Begins to ask. Returns how to stop. */
  follow(): () => void {
    const ask = () => {
      if (!document.hidden) void this.refresh();
    };
    ask();
    const timer = setInterval(ask, EVERY);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }
}
