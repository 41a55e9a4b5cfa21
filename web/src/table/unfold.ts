import type { Choices, ServerMessage } from "../lib/protocol";

/** Moves that bring the same are told once; from here on every legal move stands for itself. */
export function unfolded(message: ServerMessage): ServerMessage {
  if (message.type === "prepared") return { ...message, choices: unfoldChoices(message.choices) };
  if (!("position" in message) || !message.position?.choices) return message;
  return { ...message, position: { ...message.position, choices: unfoldChoices(message.position.choices) } };
}

/** All legal moves, those that are alike one after the other. */
export function unfoldChoices(choices: Choices): Choices {
  const moves = choices.moves.flatMap((choice) => [
    choice,
    ...(choices.alike[choice.move] ?? []).map((move) => ({ ...choice, move })),
  ]);
  return { ...choices, moves, alike: {} };
}
