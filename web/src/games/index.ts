import type { Component } from "svelte";

import { speech } from "../lib/speech.svelte";
import type { Face } from "./face";

// To add a game to the page is to add its folder.
const FACES = import.meta.glob<{ face: Face }>("./*/face.ts");
const EMBLEMS = import.meta.glob<{ default: Component }>("./*/Emblem.svelte", { eager: true });

/** A picture of each game that this page can draw, for lists; decorative, drawn to fill its box. */
export const emblems: ReadonlyMap<string, Component> = new Map(
  Object.entries(EMBLEMS).map(([path, { default: emblem }]) => [path.split("/")[1] ?? "", emblem]),
);

/** Fetches the face of a game and its texts; null if this page cannot draw it. */
export async function fetchFace(game: string): Promise<Face | null> {
  const fetched = FACES[`./${game}/face.ts`];
  if (!fetched) return null;
  const [{ face }] = await Promise.all([fetched(), speech.learn(game)]);
  return face;
}
