import type { Sitting } from "./sitting.svelte";
import { listed, say } from "../lib/speech.svelte";

/** How a game ended for who looks on, in a sentence: "You lost, 19 to 50." At a hot seat, and for watchers, by name. */
export function ending(sitting: Sitting): string {
  const { scores, result } = sitting.position;
  if (!result) return "";
  const { winners } = result;
  const best = Math.max(...winners.map((seat) => scores[seat] ?? 0));
  const others = scores.filter((_, seat) => !winners.includes(seat));
  const other = others.length > 0 ? Math.max(...others) : best;
  const [me] = sitting.mine.length === 1 ? sitting.mine : [];
  const mine = me === undefined ? best : (scores[me] ?? 0);
  const won = me !== undefined && winners.includes(me);
  if (me !== undefined && !won) {
    return mine === best ? say("ended-lost-tied", { points: best }) : say("ended-lost", { mine, other: best });
  }
  const names = listed(winners.map((seat) => sitting.name(seat)));
  if (winners.length > 1) {
    const score = sitting.score(best);
    return won ? say("ended-shared", { score }) : say("ended-shared-by", { names, score });
  }
  if (other === best) {
    return won ? say("ended-won-tied", { points: best }) : say("ended-won-by-tied", { name: names, points: best });
  }
  return won ? say("ended-won", { mine, other }) : say("ended-won-by", { name: names, best, other });
}
