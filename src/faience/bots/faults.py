"""Why a program of others lost its seat, in words for those at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Why = Literal["crashed", "late", "nonsense", "gave_up", "missing"]
"""It ended or did not start, gave no answer in time, answered what is no answer or no legal move, said that it cannot
go on, or may no longer be seated here."""

_SENTENCES: Mapping[str, str] = {
    "en": "{name} is out: {why}. A bot of the house takes the seat.",
    "fr": "{name} ne joue plus\u00a0: {why}. Un robot de la maison prend sa place.",
    "hu": "{name} kiesett: {why}. A helyét a ház egyik robotja veszi át.",
}
_REASONS: Mapping[str, Mapping[Why, str]] = {
    "en": {
        "crashed": "the program stopped running",
        "late": "the program did not answer in time",
        "nonsense": "the program’s answer made no sense",
        "gave_up": "the program gave up",
        "missing": "the program is no longer available",
    },
    "fr": {
        "crashed": "son programme s’est arrêté",
        "late": "son programme n’a pas répondu à temps",
        "nonsense": "son programme a donné une réponse absurde",
        "gave_up": "son programme a abandonné",
        "missing": "son programme n’est plus disponible",
    },
    "hu": {
        "crashed": "a programja leállt",
        "late": "a programja nem válaszolt időben",
        "nonsense": "a programja értelmetlen választ adott",
        "gave_up": "a programja feladta",
        "missing": "a programja már nem érhető el",
    },
}


def seat_lost(name: str, why: Why, language: str) -> str:
    """What is told when a program has lost the seat of this name.

    >>> seat_lost("Alice", "late", "en")
    'Alice is out: the program did not answer in time. A bot of the house takes the seat.'
    """
    return _SENTENCES[language].format(name=name, why=_REASONS[language][why])
