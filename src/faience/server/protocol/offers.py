"""What there is to play."""

from __future__ import annotations

from faience.bots import USUAL, bot_names
from faience.games.definition import GameDefinition, Words
from faience.games.registry import GAMES
from faience.languages import BOT_NAMES
from faience.server.protocol.messages import EditionOffer, GameOffer, Games, OptionOffer, ValueOffer
from faience.server.table.roster import Roster


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
