"""The games of the house. To add one, add it to `GAMES`."""

from __future__ import annotations

from threading import Lock

from faience.errors import BadPosition, BadSpec
from faience.games import spec as specs
from faience.games.azul import Azul
from faience.games.definition import GameDefinition
from faience.games.game import Game, State, readable
from faience.games.pavilion import Pavilion
from faience.games.spec import Value
from faience.games.zaic import Zaic

GAMES: dict[str, GameDefinition] = {game.name: game for game in (Azul(), Pavilion(), Zaic())}

# One Game for a spec, whatever the thread: states of one spec must be comparable.
_loaded: dict[str, Game] = {}
_loading = Lock()


def load(spec: str, **options: Value) -> Game:
    """The game of a spec, its options in the text or as keywords; those not named take their defaults.

    >>> load("azul(players=3,wall=grey)") is load("azul", players=3, wall="grey")
    True
    >>> load("azul(players=5)")
    Traceback (most recent call last):
    faience.errors.BadSpec: players may be 2, 3, 4, not '5'
    """
    name, given = specs.split(spec)
    for option in options:
        if option in given:
            raise BadSpec(f"the option {option} is given twice")
    if name not in GAMES:
        raise BadSpec(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    definition = GAMES[name]
    complete = specs.complete(name, definition.options, {**given, **options})
    spec = specs.canonical(name, complete)
    with _loading:
        if spec not in _loaded:
            _loaded[spec] = Game(definition, complete)
        return _loaded[spec]


def position(text: str) -> State:
    """The state that a position line describes.

    >>> state = load("azul").start()
    >>> position(state.position()) == state
    True
    """
    if not isinstance(text, str):
        raise TypeError(f"a position line was expected, not {type(text).__name__}")
    spec, _, fields = text.strip().partition(" ")
    try:
        state = load(spec).start()
    except BadSpec as error:
        raise BadPosition(f"a position begins with the spec of its game: {error}") from None
    try:
        state.game.facts.set_position(state, readable(fields))
    except ValueError as error:
        raise BadPosition(str(error)) from None
    return state


def all_specs() -> list[str]:
    """Every spec of every game, in canonical form."""

    def combinations(options: tuple[specs.Option, ...]) -> list[dict[str, Value]]:
        if not options:
            return [{}]
        rest = combinations(options[1:])
        return [{options[0].name: value, **others} for value in options[0].values for others in rest]

    return [
        specs.canonical(definition.name, chosen)
        for definition in GAMES.values()
        for chosen in combinations(definition.options)
    ]
