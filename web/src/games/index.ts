import type { Face } from "./face";

const found = import.meta.glob<{ face: Face }>("./*/face.ts", { eager: true });

/** The faces of the games that this page can draw, by name. To add one is to add its folder. */
export const faces: ReadonlyMap<string, Face> = new Map(Object.values(found).map(({ face }) => [face.game, face]));
