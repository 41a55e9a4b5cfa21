"""What Fluent lacks: the same few functions as the page has, for its messages to call.

`TILES` tells tiles by their kinds, `COUNT` says how many there are, `AZ` is the Hungarian article, `DE` the French
preposition before a name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from fluent.runtime.types import fluent_number

if TYPE_CHECKING:
    from faience.words import Words

_VOWELS = frozenset("aeiou")
_LETTERS_LIKE_VOWELS = _VOWELS | frozenset("flmnrsxy")
"""Letters whose Hungarian names begin with a vowel: ef, el, em."""
_DIGITS = re.compile(r"[0-9]+")


def functions(words: Words) -> Mapping[str, Callable[..., Any]]:
    """The functions that the messages of a language call."""

    def tiles(text: str, times: int = 1, *, say: str, by: str | None = None) -> str:
        """Each kind among tiles, in the order in which they come, said by a message.

        It is given the letter (``kind``), how many there are (``n``), whether it is the ``first``, and the letter of
        the ``next``. Told as a list, or ``by`` what stands between them.
        """
        kinds = list(dict.fromkeys("" if text == "none" else text))
        told = [
            words.say(
                say,
                kind=kind,
                n=text.count(kind) * int(times),
                first="yes" if at == 0 else "no",
                next=kinds[at + 1] if at + 1 < len(kinds) else "none",
            )
            for at, kind in enumerate(kinds)
        ]
        return words.listed(told) if by is None else by.join(told)

    def count(text: str) -> Any:
        return fluent_number(0 if text == "none" else len(text))

    return {"TILES": tiles, "COUNT": count, "AZ": lambda before: az(_plain(before)), "DE": lambda before: de(before)}


def az(before: str | int) -> str:
    """The Hungarian article before a number, a place like h8, or a word.

    >>> [f"{az(n)} {n}" for n in (1, 2, 5, 10, 51, 1000)]
    ['az 1', 'a 2', 'az 5', 'a 10', 'az 51', 'az 1000']
    >>> [f"{az(place)} {place}" for place in ("h8", "f3", "Ana", "Kiln", "Frida", "1 pont", "12 pont")]
    ['a h8', 'az f3', 'az Ana', 'a Kiln', 'a Frida', 'az 1 pont', 'a 12 pont']
    """
    text = str(before)
    if digits := _DIGITS.match(text):
        # öt, ötven, ötszáz; egy and ezer, but tíz and száz.
        return "az" if text[0] == "5" or (text[0] == "1" and len(digits[0]) % 3 == 1) else "a"
    letters = _VOWELS if text[1:2].isalpha() else _LETTERS_LIKE_VOWELS
    return "az" if _bare(text[:1]) in letters else "a"


def de(name: str) -> str:
    """A name after the French "de".

    >>> de("Kiln"), de("Élodie")
    ('de Kiln', 'd’Élodie')
    """
    return f"d’{name}" if _bare(name[:1]) in _VOWELS else f"de {name}"


def _plain(value: Any) -> str | int:
    return value if isinstance(value, str) else int(value)


def _bare(letter: str) -> str:
    """A letter small and without its accent."""
    return unicodedata.normalize("NFD", letter.lower())[:1]
