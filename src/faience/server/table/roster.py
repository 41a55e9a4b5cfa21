"""The bots that may be seated: those of the house, and the programs that the owner of the machine named.

A client names a bot, never a command: which programs run is decided on the server's command line alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from faience.bots import USUAL, bot_names, is_bot
from faience.bots.external import AT_TABLE, EXEC, command_of
from faience.bots.limit import Limit
from faience.bots.players import Entrant
from faience.errors import BadSpec
from faience.languages import BOT_NAMES
from faience.server.table.denied import Denied
from faience.server.table.seats import LONGEST_NAME, tidy


@dataclass(frozen=True, slots=True)
class Guest:
    """A program of others that may be seated.

    >>> Guest.parse("Alice=python3 examples/bot.py:ms=200")
    Guest(name='Alice', command=('python3', 'examples/bot.py'), limit=Limit(nodes=None, ms=200))
    >>> Guest.parse("Master=python3 examples/bot.py")
    Traceback (most recent call last):
    faience.errors.BadSpec: the house has a bot called Master; the program needs another name
    """

    name: str
    command: tuple[str, ...]
    limit: Limit

    @classmethod
    def parse(cls, text: str) -> Guest:
        """The program of a text like ``NAME=COMMAND``; raises BadSpec."""
        name, equals, command = text.partition("=")
        name = name.strip()
        if not equals or not name or not command.strip():
            raise BadSpec(f"a program is named like 'Alice=python3 examples/bot.py', not {text!r}")
        if name != tidy(name):
            raise BadSpec(f"a program's name has up to {LONGEST_NAME} characters on one line, not {name!r}")
        if name.casefold() == "you" or is_bot(name.casefold()) or name.casefold() in map(str.casefold, BOT_NAMES):
            raise BadSpec(f"the house has a bot called {name}; the program needs another name")
        if name.startswith(EXEC):
            raise BadSpec(f"a program's name does not begin with {EXEC}")
        entrant = Entrant.parse(EXEC + command.strip(), AT_TABLE)
        return cls(name, tuple(command_of(entrant.name)), entrant.limit)


class Roster:
    """Every bot that may be seated here."""

    def __init__(self, guests: Iterable[Guest] = ()) -> None:
        self.guests: dict[str, Guest] = {}
        for guest in guests:
            if guest.name.casefold() in map(str.casefold, self.guests):
                raise BadSpec(f"two programs are called {guest.name}")
            self.guests[guest.name] = guest

    def seatable(self, asked: str) -> str:
        """The name of a bot that a client asks for, the usual one of the house if none is named."""
        name = asked or USUAL
        if name in self.guests or is_bot(name):
            return name
        there_are = f"there are: {', '.join([*bot_names(), *self.guests])}"
        if name.startswith(EXEC):
            raise Denied("unknown_bot", f"only who runs the server names programs, on its command line; {there_are}")
        raise Denied("unknown_bot", f"there is no bot {name!r}; {there_are}")
