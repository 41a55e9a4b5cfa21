"""Specs: which game with which options, as ``azul(players=3,wall=grey,joker=false)``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from faience.errors import BadSpec

Value = int | str | bool
Options = Mapping[str, Value]

_SPEC = re.compile(r"(?P<name>[a-z_]+)(?:\((?P<options>[^()]*)\))?")


def value_text(value: Value) -> str:
    """A value as specs write it.

    >>> value_text(True), value_text(3), value_text("grey")
    ('true', '3', 'grey')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True, slots=True)
class Option:
    """One choice that a game offers: its name and its values, the default first."""

    name: str
    values: tuple[Value, ...]

    @property
    def default(self) -> Value:
        """The value taken when none is named."""
        return self.values[0]

    def read(self, given: Value) -> Value:
        """The value that a text or a value names; raises BadSpec if the option has no such value."""
        for value in self.values:
            if value_text(value) == value_text(given) and (isinstance(given, str) or type(given) is type(value)):
                return value
        known = ", ".join(map(value_text, self.values))
        raise BadSpec(f"{self.name} may be {known}, not {given!r}")


def split(text: str) -> tuple[str, dict[str, str]]:
    """The name and the options of a spec as written.

    >>> split("azul(players=3,wall=grey)")
    ('azul', {'players': '3', 'wall': 'grey'})
    >>> split("zaic")
    ('zaic', {})
    """
    match = _SPEC.fullmatch(text)
    if match is None:
        raise BadSpec(f"a spec like azul(players=2,wall=grey) was expected, not {text!r}")
    options: dict[str, str] = {}
    for item in (match["options"] or "").split(","):
        if not item and not match["options"]:
            continue
        name, equals, value = item.partition("=")
        if not equals or not name or not value:
            raise BadSpec(f"options are written name=value, not {item!r}")
        if name in options:
            raise BadSpec(f"the option {name} is given twice")
        options[name] = value
    return match["name"], options


def complete(game: str, known: tuple[Option, ...], given: Options) -> dict[str, Value]:
    """All options of a game in their order, those not given at their defaults."""
    for name in given:
        if all(option.name != name for option in known):
            names = ", ".join(option.name for option in known) or "none"
            raise BadSpec(f"{game} has no option {name!r}; its options: {names}")
    return {option.name: option.read(given.get(option.name, option.default)) for option in known}


def canonical(game: str, options: Options) -> str:
    """The one spelling of a spec that names every option in order.

    >>> canonical("azul", {"players": 2, "wall": "coloured", "joker": False})
    'azul(players=2,wall=coloured,joker=false)'
    """
    return f"{game}({','.join(f'{name}={value_text(value)}' for name, value in options.items())})"
