"""Laying a table: what there is to play, and who sits where."""

from __future__ import annotations

import time
from collections.abc import Sequence

from faience.bots import bot_names
from faience.errors import BadSpec
from faience.games.game import Game
from faience.games.kind import Kind
from faience.games.registry import KINDS, load
from faience.games.spec import Options
from faience.languages import player_names
from faience.server import keys
from faience.server.denied import Denied
from faience.server.events import Chair, Opened
from faience.server.messages import Create, GameOffer, Games, OptionOffer, SeatKey, SeatWish, ValueOffer
from faience.server.roster import Roster
from faience.server.seats import tidy, unused_bot_name


def offers(language: str, roster: Roster) -> Games:
    """What can be played and against whom."""
    games = []
    for kind in KINDS.values():
        games.append(_offer(kind, kind.title, {}, language))
        games += [_offer(kind, edition.title, edition.options, language, edition=True) for edition in kind.editions]
    return Games(games, bot_names(), list(roster.guests))


def _offer(kind: Kind, title: str, fixed: Options, language: str, *, edition: bool = False) -> GameOffer:
    words = kind.words(language)
    options = []
    for option in kind.options:
        values = [fixed[option.name]] if option.name in fixed else option.values
        options.append(
            OptionOffer(
                name=option.name,
                label=words.option_labels[option.name],
                help=words.options[option.name],
                values=[ValueOffer(value, words.value_label(value)) for value in values],
                default=values[0],
            )
        )
    return GameOffer(kind.name, title, edition, kind.credit, options)


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
    secrets = {number: keys.secret() for number, seat in enumerate(wish.seats) if seat.who == "here"}
    opened = Opened(
        at=time.time(),
        spec=game.spec,
        title=_title(game, wish.title),
        chairs=_chairs(wish.seats, secrets, language, roster),
        watch=wish.watch,
        hints=wish.hints,
    )
    return opened, [SeatKey(number, secret) for number, secret in secrets.items()]


def _title(game: Game, asked: str) -> str:
    boxes = {game.kind.title: {}, **{edition.title: edition.options for edition in game.kind.editions}}
    fixed = boxes.get(asked or game.kind.title)
    if fixed is None or any(game.options[name] != value for name, value in fixed.items()):
        raise Denied("bad_spec", f"{game.spec} is not played as {asked!r}; it is played as: {', '.join(boxes)}")
    return asked or game.kind.title


def _chairs(wishes: Sequence[SeatWish], secrets: dict[int, str], language: str, roster: Roster) -> tuple[Chair, ...]:
    unnamed = player_names(len(wishes), language)
    chairs: list[Chair] = []
    for number, wish in enumerate(wishes):
        if wish.who == "here":
            chairs.append(Chair(tidy(wish.name) or unnamed[number], secret=keys.hashed(secrets[number])))
        elif wish.who == "bot":
            bot = roster.seatable(wish.bot)
            chairs.append(Chair(unused_bot_name(bot, [chair.name for chair in chairs]), bot=bot))
        else:
            chairs.append(Chair(invitation=keys.secret()))
    return tuple(chairs)
