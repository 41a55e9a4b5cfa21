"""What Faience says, in every language: Fluent texts, for the page and for the terminal alike.

Each folder here holds one file a language. ``common`` is said everywhere, ``page`` by the page alone, ``table`` by the
page at a table, ``terminal`` by the terminal program alone; of each game ``offer`` says what it is, ``told`` puts its
facts into words, ``board`` is the page's and ``terminal`` the terminal's. Ids in a game's folders begin with the game's
name.

Reading Fluent takes a while to load, so `words` imports it when the first word is said.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from faience.words.values import Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
_EVERYWHERE = ("common", "terminal")
_OF_A_GAME = ("offer", "told", "terminal")


@cache
def words(language: str) -> Words:
    """What can be said in a language, by its code.

    >>> words("fr").say("points", points=3)
    '3 points'
    """
    return Words(language)


class Words:
    """What can be said in one language, but for what only the page says."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, resolver

        from faience.words.functions import functions

        # Fluent guards against texts from strangers by refusing long values. Ours come with the program, and what a
        # round brought, or a name in a record, may be longer.
        resolver.MAX_PART_LENGTH = sys.maxsize

        self.language = language
        self._bundle = FluentBundle([language], functions=dict(functions(self)), use_isolating=False)
        self._games = {folder.name for folder in FOLDER.iterdir() if (folder / "told").is_dir()}
        for folder in _EVERYWHERE:
            self._learn_folder(FOLDER / folder)

    def learn(self, messages: str) -> None:
        """Learn further messages, written in Fluent."""
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(messages))

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._found(message).has_message(message)

    def say(self, message: str, /, **values: Value) -> str:
        """Say a message; one that is missing, or a value that is, raises ``LookupError``."""
        return self.say_with(message, values)

    def say_with(self, message: str, values: Mapping[str, Value]) -> str:
        """The same with the values in a mapping."""
        bundle = self._found(message)
        if not bundle.has_message(message):
            raise LookupError(f"{self.language} has no message {message}")
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} has no text")
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            raise LookupError(f"{message} in {self.language}: {errors[0]}")
        return str(text)

    def listed(self, items: Sequence[str]) -> str:
        """Things one after the other: "Ana, Ben and Kiln"."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-last", items=", ".join(items[:-1]), last=items[-1])

    def player_names(self, players: int) -> list[str]:
        """Names for seats that nobody named.

        >>> words("hu").player_names(2)
        ['1. játékos', '2. játékos']
        """
        return [self.say("player", n=seat + 1) for seat in range(players)]

    def _found(self, message: str) -> FluentBundle:
        """The bundle, with the messages of the game that one is named after."""
        game = message.partition("-")[0]
        if game in self._games:
            self._games.remove(game)
            for folder in _OF_A_GAME:
                self._learn_folder(FOLDER / game / folder)
        return self._bundle

    def _learn_folder(self, folder: Path) -> None:
        self.learn((folder / f"{self.language}.ftl").read_text(encoding="utf-8"))
