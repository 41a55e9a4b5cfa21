import type { GameOffer, OptionOffer, Value } from "./protocol";

export type Options = Record<string, Value>;

/** Which option says how many play. A game without it is for two. */
const PLAYERS = "players";

/** A spec as the server reads it: `azul(players=3,wall=grey)`. */
export function specOf(game: string, options: Options): string {
  const given = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return given.length > 0 ? `${game}(${given.join(",")})` : game;
}

/** What a spec says about each option, as text. */
export function optionsOf(spec: string): Map<string, string> {
  const inside = /\(([^)]*)\)/.exec(spec)?.[1] ?? "";
  return new Map(
    inside
      .split(",")
      .filter(Boolean)
      .map((item) => {
        const at = item.indexOf("=");
        return [item.slice(0, at), item.slice(at + 1)];
      }),
  );
}

export function defaults(offer: GameOffer): Options {
  return Object.fromEntries(offer.options.map((option) => [option.name, option.default]));
}

export function players(options: Options): number {
  return Number(options[PLAYERS] ?? 2);
}

/** How many may play a game: the least and the most. */
export function span(offer: GameOffer): [number, number] {
  const counts = offer.options.find(isPlayers)?.values.map(Number) ?? [2];
  return [Math.min(...counts), Math.max(...counts)];
}

export function isPlayers(option: OptionOffer): boolean {
  return option.name === PLAYERS;
}
