import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { CHANCE, Core, OVER, Refused, type State } from "../../src/engine/core";

interface Search {
  position: string;
  nodes: number;
  depth: number;
  exact: boolean;
  moves: { move: string; wins: number[]; scores: number[]; line: string[] }[];
}
/** A game as the native core played it: by each event a digest of all that is told before it. */
interface Game {
  spec: string;
  weights: string;
  rounds: boolean;
  events: string[];
  digests: string[];
  searches: Search[];
}

const modules = new Map<string, WebAssembly.Module>();

function core(spec: string): Core {
  const game = spec.split("(")[0] ?? "";
  const module = modules.get(game) ?? new WebAssembly.Module(readFileSync(`src/engine/${game}.wasm`));
  modules.set(game, module);
  return new Core(module, spec);
}

test("a game is dealt, played and told", () => {
  const azul = core("azul(players=2,wall=coloured,joker=false)");
  let state = azul.start();
  expect([azul.players, azul.toMove(state)]).toEqual([2, CHANCE]);
  const tiles = azul.draw(state, [1, 2]);
  expect(azul.draw(state, [1, 2])).toBe(tiles);
  state = azul.deal(state, "BBRK/YYWR/KKBB/WWRY/BYRK");
  expect(azul.legal(state)).toHaveLength(90);
  const after = azul.play(state, "1B2");
  expect(azul.isLegal(after, "1B2")).toBe(false);
  expect(JSON.parse(azul.refusal(after, "1B2"))).toEqual({ why: "empty_factory", n: 1 });
  expect(azul.position(azul.read(azul.position(after)))).toBe(azul.position(after));
  expect(azul.toMove(state)).toBe(0);
});

test("what is refused says why, and the core goes on", () => {
  const zaic = core("zaic()");
  const state = zaic.start();
  expect(() => zaic.read("nonsense")).toThrow(Refused);
  expect(() => zaic.play(state, "Qa1")).toThrow("Qa1 is no legal move now");
  expect(zaic.legal(state)).toContain("Qh8");
  expect(() => core("azul(players=5,wall=grey,joker=true)")).toThrow("2 to 4 players were expected");
});

test("a search keeps to its time", () => {
  const pavilion = core("pavilion(players=2,board=grey)");
  let state = pavilion.start();
  state = pavilion.deal(state, pavilion.draw(state, [3, 4]));
  const start = performance.now();
  const found = pavilion.analyse(state, { seconds: 0.2 }, { top: 3 });
  expect(performance.now() - start).toBeLessThan(1000);
  expect(found.moves.length).toBeGreaterThan(0);
  expect(found.moves[0]?.line[0]).toBe(found.moves[0]?.move);
});

// tests/engine/test_wasm.py hands over whole games of every spec.
const games = process.env["FAIENCE_GAMES"];
const played = games ? (JSON.parse(readFileSync(games, "utf8")) as Game[]) : [];

describe.each(played)("$spec", (game) => {
  const engine = core(game.spec);

  test("is told as natively", () => {
    let state = engine.start();
    let decisions: [State, string][] = [];
    game.events.forEach((event, at) => {
      const texts = told(engine, state);
      const before = state;
      if (engine.toMove(state) === CHANCE) {
        texts.push(engine.dealt(state, event));
        state = engine.deal(state, event);
      } else {
        texts.push(engine.effect(state, event));
        state = engine.play(state, event);
        decisions.push([before, event]);
        if (game.rounds && endsRound(engine, before, state)) {
          texts.push(engine.roundFacts(decisions));
          decisions = [];
        }
        if (engine.toMove(state) === OVER) texts.push(engine.endFacts(before, event));
      }
      expect(digest(texts), `${event}, number ${String(at)}`).toBe(game.digests[at]);
    });
    expect(digest(told(engine, state))).toBe(game.digests.at(-1));
  });

  test("is searched as natively", () => {
    engine.learn(Uint8Array.from(inflateSync(readFileSync(game.weights))));
    for (const { position, moves, ...more } of game.searches) {
      const found = engine.analyse(engine.read(position), { nodes: 10_000 }, { top: 3 });
      expect(found).toMatchObject(more);
      expect(found.moves.map(({ move, line }) => [move, ...line])).toEqual(
        moves.map(({ move, line }) => [move, ...line]),
      );
      found.moves.forEach(({ wins, scores }, at) => {
        expect(wins.map(Math.fround)).toEqual(moves[at]?.wins.map(Math.fround));
        expect(scores.map(Math.fround)).toEqual(moves[at]?.scores.map(Math.fround));
      });
    }
  });
});

function endsRound(engine: Core, before: State, after: State): boolean {
  const view = JSON.parse(engine.view(after)) as { ended?: boolean };
  return engine.round(after) !== engine.round(before) || view.ended === true || engine.toMove(after) === OVER;
}

/** All that the core tells of a state. */
function told(engine: Core, state: State): string[] {
  const turn = engine.toMove(state);
  const texts = [
    engine.position(state),
    JSON.stringify([turn, engine.round(state), ...engine.scores(state), ...engine.winners(state)]),
    engine.view(state),
  ];
  for (let seat = 0; seat < engine.players; seat++) texts.push(engine.choices(state, seat));
  if (turn >= 0) {
    texts.push(engine.legal(state).join(" "));
    for (let move = 0; move < engine.moveCount; move += 17) texts.push(engine.refusal(state, engine.text(move)));
  }
  return texts;
}

function digest(texts: string[]): string {
  return createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 16);
}
