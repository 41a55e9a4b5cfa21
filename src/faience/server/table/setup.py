"""Laying a table: what there is to play, and who sits where."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Sequence

from faience.bots import USUAL, bot_names, is_bot
from faience.errors import BadSpec
from faience.games.definition import GameDefinition, Words
from faience.games.game import Game
from faience.games.registry import GAMES, load
from faience.languages import BOT_NAMES, player_names
from faience.server.protocol.messages import (
    Create,
    EditionOffer,
    GameOffer,
    Games,
    OptionOffer,
    SeatKey,
    SeatWish,
    ValueOffer,
)
from faience.server.table import keys
from faience.server.table.denied import Denied
from faience.server.table.events import Chair, Opened
from faience.server.table.roster import Roster
from faience.server.table.seats import tidy, unused_bot_name


def offers(language: str, roster: Roster) -> Games:
    """What can be played and against whom."""
    return Games(
        [_offer(definition, definition.words(language)) for definition in GAMES.values()],
        bot_names(),
        USUAL,
        list(roster.guests),
        list(BOT_NAMES),
    )


def _offer(definition: GameDefinition, words: Words) -> GameOffer:
    options = [
        OptionOffer(
            name=option.name,
            label=words.option_labels[option.name],
            help=words.options[option.name],
            values=[
                ValueOffer(value, words.value_label(value), words.phrase(option.name, value)) for value in option.values
            ],
            default=option.values[0],
        )
        for option in definition.options
    ]
    return GameOffer(
        game=definition.name,
        title=words.title,
        about=words.about,
        minutes=definition.minutes,
        rounds=definition.rounds,
        credit=definition.credit,
        options=options,
        editions=[
            EditionOffer(edition.title, words.editions[edition.title], dict(edition.options))
            for edition in definition.editions
        ],
    )


def laid(wish: Create, language: str, roster: Roster) -> tuple[Opened, list[SeatKey]]:
    """The first event of a table as somebody wishes it, and the secrets of the seats at that screen."""
    try:
        game = load(wish.spec)
    except BadSpec as error:
        raise Denied("bad_spec", str(error)) from None
    if len(wish.seats) != game.players:
        raise Denied("bad_spec", f"{game.spec} has {game.players} seats, not {len(wish.seats)}")
    asked = {seat.who for seat in wish.seats}
    if "friend" in asked and "here" not in asked:
        raise Denied("bad_spec", "who invites friends sits at the table, too")
    starter = _starter(wish.starts, game.players)
    chairs, held = _chairs(wish.seats, language, roster)
    opened = Opened(
        at=time.time(),
        spec=game.spec,
        title=_title(game, wish.title),
        chairs=(*chairs[starter:], *chairs[:starter]),
        watch=wish.watch,
        hints=wish.hints,
        starts="lot" if wish.starts is None else "chosen",
    )
    return opened, [SeatKey((number - starter) % game.players, secret) for number, secret in held.items()]


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


def _chairs(wishes: Sequence[SeatWish], language: str, roster: Roster) -> tuple[list[Chair], dict[int, str]]:
    """The chairs as they were wished for, and the secrets of those at this screen by their places."""
    unnamed = player_names(len(wishes), language)
    taken = [tidy(wish.name) for wish in wishes if wish.who == "here"]
    chairs: list[Chair] = []
    held: dict[int, str] = {}
    for number, wish in enumerate(wishes):
        if wish.who == "here":
            secret = held[number] = keys.secret()
            chairs.append(Chair(tidy(wish.name) or unnamed[number], secret=keys.hashed(secret)))
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
