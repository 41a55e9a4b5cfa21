"""Laying a table: who sits where, and who starts."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from faience.bots import is_bot
from faience.errors import BadSpec
from faience.games.game import Game
from faience.games.registry import load
from faience.languages import BOT_NAMES
from faience.server.table import keys
from faience.server.table.denied import Denied
from faience.server.table.events import FORMAT, Chair, Opened, Watch
from faience.server.table.roster import Roster
from faience.server.table.seats import tidy, unnamed, unused_bot_name


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat: somebody at this screen, a friend who gets a link, or a bot."""

    who: Literal["here", "friend", "bot"]
    name: str = ""
    """Of somebody here, or of a bot of the house, one of `Games`'s ``names``; empty, or of a bot and taken: the server
    finds one."""
    bot: str = ""
    """The level of a bot, or the name of a program of others; empty: the usual level."""


def laid(
    spec: str,
    seats: Sequence[SeatWish],
    roster: Roster,
    *,
    starts: int | None = None,
    title: str = "",
    watch: Watch = "link",
    hints: bool = True,
) -> tuple[Opened, dict[int, str]]:
    """The first event of a table as somebody wishes it, and the secrets of those at that screen by seat."""
    try:
        game = load(spec)
    except BadSpec as error:
        raise Denied("bad_spec", str(error)) from None
    if len(seats) != game.players:
        raise Denied("bad_spec", f"{game.spec} has {game.players} seats, not {len(seats)}")
    asked = {seat.who for seat in seats}
    if "friend" in asked and "here" not in asked:
        raise Denied("bad_spec", "who invites friends sits at the table, too")
    starter = _starter(starts, game.players)
    chairs, held = _chairs(seats, roster)
    opened = Opened(
        at=time.time(),
        spec=game.spec,
        title=_title(game, title),
        chairs=(*chairs[starter:], *chairs[:starter]),
        watch=watch,
        hints=hints,
        starts="lot" if starts is None else "chosen",
        format=FORMAT,
        rules=game.definition.rules,
    )
    return opened, {(number - starter) % game.players: secret for number, secret in held.items()}


def _starter(wished: int | None, players: int) -> int:
    """The place of who starts; by lot it is drawn from the operating system's cryptographic source."""
    if wished is None:
        return secrets.randbelow(players)
    if not 0 <= wished < players:
        raise Denied("bad_spec", f"a seat from 0 to {players - 1} starts, not {wished}")
    return wished


def _title(game: Game, asked: str) -> str:
    boxes = {game.definition.title: {}, **{edition.title: edition.options for edition in game.definition.editions}}
    fixed = boxes.get(asked or game.definition.title)
    if fixed is None or any(game.options[name] != value for name, value in fixed.items()):
        raise Denied("bad_spec", f"{game.spec} is not played as {asked!r}; it is played as: {', '.join(boxes)}")
    return asked or game.definition.title


def _chairs(wishes: Sequence[SeatWish], roster: Roster) -> tuple[list[Chair], dict[int, str]]:
    """The chairs as they were wished for, and the secrets of those at this screen by their places."""
    taken = [tidy(wish.name) for wish in wishes if wish.who == "here"]
    chairs: list[Chair] = []
    held: dict[int, str] = {}
    for number, wish in enumerate(wishes):
        if wish.who == "here":
            secret = held[number] = keys.secret()
            chairs.append(Chair(tidy(wish.name) or unnamed(number), secret=keys.hashed(secret)))
        elif wish.who == "bot":
            bot = roster.seatable(wish.bot)
            taken.append(_bot_name(bot, wish.name, taken))
            chairs.append(Chair(taken[-1], bot=bot))
        else:
            chairs.append(Chair(invitation=keys.secret()))
    return chairs, held


def _bot_name(bot: str, wished: str, used: Collection[str]) -> str:
    """What a bot is called: as the page said it would be, so that nobody finds another at the table."""
    if wished and not (is_bot(bot) and wished in BOT_NAMES):
        raise Denied("bad_spec", f"bots of the house are called {', '.join(BOT_NAMES)}, not {wished!r}")
    return wished if wished and wished not in used else unused_bot_name(bot, used)
