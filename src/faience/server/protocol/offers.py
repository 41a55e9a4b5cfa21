"""What there is to play."""

from __future__ import annotations

from faience.bots import USUAL, bot_names
from faience.games.definition import GameDefinition
from faience.games.registry import GAMES
from faience.languages import BOT_NAMES
from faience.server.protocol.messages import EditionOffer, GameOffer, Games, OptionOffer
from faience.server.table.roster import Roster


def offers(roster: Roster) -> Games:
    """What can be played and against whom."""
    return Games(
        [_offer(definition) for definition in GAMES.values()], bot_names(), USUAL, list(roster.guests), list(BOT_NAMES)
    )


def _offer(definition: GameDefinition) -> GameOffer:
    return GameOffer(
        game=definition.name,
        minutes=definition.minutes,
        rounds=definition.rounds,
        credit=definition.credit,
        options=[OptionOffer(option.name, list(option.values), option.values[0]) for option in definition.options],
        editions=[EditionOffer(edition.title, dict(edition.options)) for edition in definition.editions],
    )
