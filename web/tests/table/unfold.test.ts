import { expect, test } from "vitest";

import type { Choices, ServerMessage } from "../../src/lib/protocol";
import { unfolded } from "../../src/table/unfold";
import { choice, choices, played, position, seated, table } from "../fake/messages";

const folded: Choices = { ...choices(choice("a", 3), choice("d", 1)), alike: { a: ["b", "c"] } };

function movesOf(message: ServerMessage): [string, number][] {
  const told = message.type === "prepared" ? message.choices : "position" in message ? message.position?.choices : null;
  return (told?.moves ?? []).map(({ move, gain }) => [move, gain]);
}

test("moves that are alike stand for themselves, wherever choices are told", () => {
  const each = [
    ["a", 3],
    ["b", 3],
    ["c", 3],
    ["d", 1],
  ];
  expect(movesOf(unfolded(played(position({ choices: folded }))))).toEqual(each);
  expect(movesOf(unfolded({ type: "prepared", n: 7, seat: 0, choices: folded }))).toEqual(each);
});

test("what tells no choices is left as it is", () => {
  for (const message of [played(position({ choices: null })), seated(table())]) expect(unfolded(message)).toBe(message);
});
