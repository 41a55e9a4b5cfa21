"""Facts in words: each kind of fact has a message of its game, named after it.

What a move does, and what it brings, is said by the page in the same way from the same messages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from faience.words import Words
from faience.words.values import values_of

Within = Literal["move", "stands", "round"]
"""What an item is part of: of what a move brings, of what one has without it, of what a round or the end brought."""


class Telling:
    """The words for the facts of one game, in one language."""

    def __init__(self, words: Words, game: str) -> None:
        self.words, self.game = words, game

    def say(self, message: str, /, **values: str | int | float) -> str:
        """Say a message of the game, whose name need not be written."""
        return self.words.say_with(f"{self.game}-{message}", values)

    def did(self, effect: Any, name: str) -> str:
        """What a move did, in a sentence."""
        return self._tell("did", effect, name=name)

    def advice(self, effect: Any) -> str:
        """A move in a few words, as advice: "3 white from factory 6 to line 4"."""
        return self._tell("do", effect)

    def title(self, effect: Any) -> str:
        """What a move would do to one's own board, in a few words: "Line 2 completes"."""
        return self._tell("title", effect)

    def horizon(self, effect: Any) -> str:
        """When the scores before and after a move hold: "after this round"."""
        return self.words.say_with(f"{self.game}-horizon", values_of(effect))

    def item(self, item: Any, within: Within) -> str:
        """An item of a gain or a loss."""
        return self._tell("item", item, within=within)

    def why(self, refusal: Any) -> str:
        """Why something may not be done."""
        values = values_of(refusal)
        return self.words.say_with(f"{self.game}-why-{values['why']}", values)

    def role(self, view: Any, seat: int) -> str:
        """What a seat is beside its name ("plays first this round"), or nothing."""
        role = view.roles[seat]
        return self.say(f"role-{role}") if role else ""

    def progress(self, view: Any) -> str:
        """How far the game has come: "Round 3"."""
        return self.words.say_with(f"{self.game}-progress", values_of(view))

    def result(self, view: Any, scores: Sequence[int], names: Sequence[str], you: int | None = None) -> str:
        """Who won, by what, and why the game ended, without a full stop."""
        return self._ended("result", view, scores, names, you)

    def won(self, view: Any, scores: Sequence[int], names: Sequence[str]) -> str:
        """The same without why it ended."""
        return self._ended("won", view, scores, names, None)

    def _ended(self, message: str, view: Any, scores: Sequence[int], names: Sequence[str], you: int | None) -> str:
        winners = view.winners
        values = values_of(view) | {
            "names": self.words.listed([names[seat] for seat in winners]),
            "winners": len(winners),
            "you": "yes" if tuple(winners) == (you,) else "no",
            "score": scores[winners[0]],
        }
        return self.words.say_with(f"{self.game}-{message}", values)

    def _tell(self, manner: str, fact: Any, **more: str) -> str:
        values = values_of(fact) | more
        return self.words.say_with(f"{self.game}-{manner}-{values['what']}", values)
