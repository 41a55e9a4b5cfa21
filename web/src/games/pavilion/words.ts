import { say, signed } from "../../lib/speech.svelte";
import { valuesOf } from "../../texts";
import type { Item, Refusal, Scene } from "../face";
import { itemText, whyText } from "../telling";
import type { PavilionChooser } from "./chooser.svelte";
import { CENTRE, costOf, FEATURES, SIX, type Feature, type Side } from "./board";
import { count, counts, filledOf, FREE, KINDS, type Board, type Effect, type View } from "./view";

/** Tiles in words: "3 red, 1 blue". */
export function tilesText(tiles: string, between = ", "): string {
  return counts(tiles)
    .map((some) => say("pavilion-some", some))
    .join(between);
}

export function kindText(kind: string): string {
  return say("pavilion-kind", { kind });
}

/** "factory 4", "the centre", as it follows "from". */
export function fromSource(source: number): string {
  return say("pavilion-from", { source: source || "none" });
}

/** A star where it follows a space: "on the east star". */
export function starText(star: number): string {
  return say("pavilion-on", { star });
}

/** A tile and the number it covers: "Blue 4". */
export function laidText(kind: string, cost: number): string {
  return say("pavilion-laid", { kind, n: cost });
}

/** What was tried, and may not be done. */
export function triedText(refusal: Refusal): string {
  return say("pavilion-prompt-tried", { why: whyText("pavilion", refusal) });
}

/** A star at the beginning of a label: "East star". */
function starName(star: number): string {
  return capital(say("pavilion-star-alone", { star }));
}

/** A payment: "3 blue + 1 joker". */
export function paymentText({ tile, paid, jokers }: { tile: string; paid: number; jokers: number }): string {
  const parts = [tilesText(tile.repeat(paid)), ...(jokers > 0 ? [say("pavilion-jokers", { n: jokers })] : [])];
  return parts.join(" + ");
}

/** What a star takes: one colour, each colour once, or what its owner decides. */
function takesText(colour: string | null | undefined, laid: string): string {
  if (colour == null) return say("pavilion-takes-any");
  if (colour) return say("pavilion-takes-one", { kind: kindText(colour) });
  const left = KINDS.filter((kind) => !laid.includes(kind)).map(kindText);
  return left.length > 0 ? say("pavilion-takes-each", { kinds: left.join(", ") }) : "";
}

/** A star of a board: "East star, 3 of 6 spaces, takes blue only". */
export function starLabel({ stars, colours }: Board, star: number): string {
  const laid = stars[star] ?? "";
  const name = starName(star);
  const n = filledOf(laid);
  if (n === 6) return say("pavilion-star-complete", { star: name });
  return say("pavilion-star-filled", { star: name, n, takes: takesText(colours[star], laid) });
}

/** A space by the number printed on it, and by where it lies if others of its star have the same. */
function spaceText(side: Side, star: number, tip: number): string {
  const n = costOf(side, star, tip);
  const alone = SIX.every((other) => other === tip || costOf(side, star, other) !== n);
  return say("pavilion-space", { n, where: alone ? 0 : tip + 1 });
}

/** A space: "East star, space 4, free, costs 4 blue". */
export function spaceLabel(side: Side, { stars, colours }: Board, star: number, tip: number): string {
  const values = { star: starName(star), space: spaceText(side, star, tip) };
  const tile = stars[star]?.[tip] ?? FREE;
  if (tile !== FREE) return say("pavilion-space-laid", { ...values, kind: kindText(tile) });
  const colour = colours[star];
  const cost = costOf(side, star, tip);
  const price = colour ? tilesText(colour.repeat(cost)) : say("pavilion-any-tiles", { n: cost });
  return say("pavilion-space-free", { ...values, price });
}

/** A feature: "Statue of the east star, 3 of 4 sides, gives 2 bonus tiles". */
export function featureLabel({ kind, star, tiles, spaces }: Feature, n: number): string {
  const direction = (star: number) => say("pavilion-direction", { star });
  const name = say(`pavilion-${kind}`, { star: direction(star), next: direction((star + 1) % 6) });
  if (n === spaces.length) return say("pavilion-feature-done", { feature: name });
  return say("pavilion-feature", { feature: name, n, of: spaces.length, tiles });
}

/** What a player holds: a hand, or what was kept after a pass. */
export function holdingText(board: Board): string {
  const kept = board.kept ?? board.hand;
  const tiles = kept ? tilesText(kept) : say("pavilion-nothing");
  return say(board.kept === null ? "pavilion-holds" : "pavilion-kept", { tiles });
}

/** A whole board in a few sentences, for who cannot see the small ones. */
export function boardText({ board: side }: View, board: Board, name: string): string {
  const stars = board.stars.flatMap((laid, star) =>
    filledOf(laid) > 0
      ? [say("pavilion-summary-star", { star: starName(star), spaces: spacesText(side, board, star) })]
      : [],
  );
  const done = (kind: Feature["kind"]) =>
    FEATURES.filter((one, at) => one.kind === kind && board.features[at] === one.spaces.length).length;
  return [
    say("pavilion-summary", { name, n: board.score }),
    holdingText(board),
    stars.length > 0 ? `${stars.join("; ")}.` : say("pavilion-summary-empty"),
    say("pavilion-summary-features", { windows: done("window"), statues: done("statue"), pillars: done("pillar") }),
  ].join(" ");
}

/** The filled spaces of a star by their numbers, with the colours where these are not all one. */
function spacesText(side: Side, { stars, colours }: Board, star: number): string {
  const laid = stars[star] ?? "";
  const filled = SIX.filter((tip) => laid[tip] !== FREE);
  const mixed = colours[star] === "" || star === CENTRE;
  return filled
    .map((tip) => (mixed ? laidText(laid[tip] ?? "", costOf(side, star, tip)) : String(costOf(side, star, tip))))
    .join(", ");
}

/** What somebody did last, in a few words: "blue 4, +4, statue". */
export function lastText(effect: Effect): string {
  if (effect.what === "draft") {
    const lost = effect.lost ? [signed(-effect.lost)] : [];
    return [tilesText(effect.tiles + effect.joker, " + "), ...lost].join(", ");
  }
  if (effect.what === "pass") return say("pavilion-passed");
  if (effect.what !== "place") return "";
  const features = Array.from(effect.completed, (kind) => say("pavilion-between", { kind }));
  return [laidText(effect.tile, effect.n), signed(effect.points), ...features].join(", ");
}

/** "plus 5", "minus 1", "no points". */
export function pointsText(points: number): string {
  const sign = points > 0 ? "plus" : points < 0 ? "minus" : "zero";
  return say("pavilion-points", { sign, n: Math.abs(points) });
}

/** Which of the hints begin with something, by their numbers from 1. */
export function hintText(numbers: readonly number[]): string {
  return numbers.map((n) => say("pavilion-hint", { n })).join(", ");
}

/** Whose hand it is that lies on the desk. */
export function handTitle(scene: Scene): string {
  const seat = scene.table.seats[scene.own];
  return seat?.mine ? say("pavilion-your-hand") : say("pavilion-hand-of", { name: seat?.name ?? "" });
}

/** What taking a colour at a source would do, or why it may not be taken: "Take 2 red and 1 joker from factory 3; …". */
export function draftLabel(scene: Scene, source: number, kind: string, tiles: string): string {
  const chooser = scene.chooser as PavilionChooser;
  const lying = tilesText(kind.repeat(count(tiles, kind)));
  const hints = draftHints(scene, source).filter((hint) => hint.kind === kind);
  const hinted = hints.length > 0 ? `${hintText(hints.map(({ n }) => n))}, ` : "";
  const draft = chooser.draft.at(source, kind);
  if (!draft) {
    const why = chooser.draft.refusal(source, kind);
    return why ? `${lying}. ${refusedText(why)}` : lying;
  }
  return hinted + say("pavilion-take", valuesOf(draft.effect));
}

/** The hints that take from a source. */
export function draftHints(scene: Scene, source: number): { kind: string; n: number }[] {
  const from = source === 0 ? "c" : String(source);
  return scene.hints.flatMap(({ move }, at) =>
    move.length === 2 && move[0] === from ? [{ kind: move[1] ?? "", n: at + 1 }] : [],
  );
}

/** What else a placement brings: ", statue: 2 bonus tiles". */
export function itemsText(items: readonly Item[]): string {
  return items
    .filter(({ points }) => points === 0)
    .map((item) => `, ${itemText("pavilion", item, "move")}`)
    .join("");
}

/** Why something may not be done, as a sentence. */
export function refusedText(refusal: Refusal): string {
  return capital(whyText("pavilion", refusal));
}

/** As a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
