import type { Position } from "../../lib/protocol";
import type { Stage } from "../face";

export async function show(_before: Position, _after: Position, _stage: Stage): Promise<void> {
  return Promise.resolve();
}
