"""A table of Summer Pavilion drawn for a terminal: a tile is a block of its colour with its letter, so colour may fail.

A star is a row: its spaces in the order of the notation, each the tile on it or what it costs, and then its features.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from faience.art.blocks import (
    BLOCK,
    BOLD,
    DIM,
    SEAT_MARKS,
    STATUS_NAME,
    TURN,
    abreast,
    block,
    boards,
    factories,
    head,
    seat_line,
    shorten,
    stocks,
    wrapped,
)
from faience.games.pavilion.facts import FREE, KINDS, PRINTED, STARS, TIPS, Board, Printed, View
from faience.games.pavilion.geometry import CENTRE
from faience.games.pavilion.saying import Saying
from faience.games.seats import OVER
from faience.languages import plain, seated_names

PAINT = {
    "P": Style(color="#ffffff", bgcolor="#5f3383", bold=True),
    "G": Style(color="#ffffff", bgcolor="#246036", bold=True),
    "O": Style(color="#2d1000", bgcolor="#e07b28", bold=True),
    "Y": Style(color="#3d2400", bgcolor="#ecb93f", bold=True),
    "B": Style(color="#ffffff", bgcolor="#2559ad", bold=True),
    "R": Style(color="#ffffff", bgcolor="#c4472f", bold=True),
}
MARKER = Style(reverse=True, bold=True)

SIGNS = {"window": "∩", "statue": "◇", "pillar": "○"}
WHOLE = "★"
"""What a whole star is worth."""
DONE = "✓"
EACH, OPEN = "*", "?"
"""Instead of the colour of a star that takes each colour once, or may still become either."""

LEFT = 5
"""Before the spaces: the star's name and its colour."""
PROGRESS = 4
"""How wide the progress of a feature is."""
WORTH = 3
BOARD_WIDTH = LEFT + TIPS * BLOCK + len(SIGNS) * PROGRESS + WORTH


def draw(
    view: View,
    names: Sequence[str],
    saying: Saying,
    *,
    you: int | None = None,
    width: int = 80,
    last: str | None = None,
) -> RenderableType:
    """The table, to be printed by rich.

    ``you`` is the seat of who is looking, if any; ``last`` a sentence that tells the last move and is shown as it is.
    """
    called = seated_names(names, len(view.boards))
    return Group(
        *_head(view, called, you, saying, width),
        Text(),
        *_market(view, saying, width),
        Text(),
        _boards(view, called, you, saying, width),
        Text(),
        *wrapped(_legend(view, saying), width, "   "),
        *([Text(saying.label(saying.last_move, plain(last)), style=DIM)] if last else []),
    )


def _head(view: View, names: Sequence[str], you: int | None, saying: Saying, width: int) -> Iterable[RenderableType]:
    status = saying.status(view, [shorten(name, STATUS_NAME) for name in names], you)
    if view.to_move >= 0:
        status = f"{SEAT_MARKS[view.to_move]} {status}"
    told = Text(status, style=TURN if view.to_move in (you, OVER) else BOLD)
    return head(saying.title, saying.headline(view)[:-1], told, width)


# ---- joker colour, factories, centre, supply, bag and tower ----


def _market(view: View, saying: Saying, width: int) -> Iterable[RenderableType]:
    track = [
        Text.assemble("[", block(kind, PAINT), "]") if kind == view.joker else Text(f"  {kind.lower()}  ", style=DIM)
        for kind in KINDS
    ]
    yield Text.assemble((saying.joker(view), BOLD), "  ", *track)
    if any(view.factories):
        yield Text(saying.words.say("terminal-factories"), style=DIM)
        yield from factories(view.factories, PAINT, width)
    else:
        yield Text(f"{saying.words.say('terminal-factories')}  –", style=DIM)
    marker = (
        [Text(saying.words.say("terminal-marker-short").center(BLOCK), style=MARKER)]
        if view.marker is None and view.to_move >= 0
        else []
    )
    centre = Text.assemble((saying.words.say("terminal-centre"), DIM), " ", ("c", BOLD), "  ")
    yield Text.assemble(centre, _tiles(view.centre, saying, width - centre.cell_len, marker))
    supply = Text.assemble(
        (saying.say("terminal-supply"), TURN if view.bonus else DIM), " ", (str(len(view.supply)), DIM), "  "
    )
    yield Text.assemble(supply, _tiles(view.supply, saying, width - supply.cell_len))
    yield from stocks(saying.stocks(view), KINDS, PAINT, width)


def _tiles(tiles: str, saying: Saying, width: int, before: Sequence[Text] = ()) -> Text:
    """One block a tile or, where they are too many, one a kind with its number."""
    if not tiles and not before:
        return Text(saying.words.say("terminal-empty"), style=DIM)
    if BLOCK * (len(tiles) + len(before)) <= width:
        return Text.assemble(*before, *(block(tile, PAINT) for tile in tiles))
    counted = [Text.assemble(block(kind, PAINT), f"{tiles.count(kind)}") for kind in KINDS if kind in tiles]
    return Text(" ").join([*before, *counted])


def _legend(view: View, saying: Saying) -> Iterable[Text]:
    """What digits and signs mean, and what stars and numbers bring at the end."""
    yield Text(saying.say("terminal-legend-digits"), style=DIM)
    for kind, sign in SIGNS.items():
        meaning = saying.say(f"terminal-legend-{kind}")
        yield Text(f"{sign} {meaning}", style=DIM)
    yield Text(f"{WHOLE} {_star_legend(view, saying)}", style=DIM)
    yield Text(f"{EACH} {saying.say('terminal-legend-each')}", style=DIM)
    if view.board == "grey":
        yield Text(f"{OPEN} {saying.say('terminal-legend-open')}", style=DIM)
    numbers = " ".join(f"{number.n}→{number.worth}" for number in PRINTED[view.board].numbers)
    yield Text(saying.label(saying.say("terminal-legend-numbers"), numbers), style=DIM)


def _star_legend(view: View, saying: Saying) -> str:
    """The coloured board tells each star's worth beside it; on the grey one it depends on the colour."""
    if view.board == "coloured":
        return saying.say("terminal-legend-star")
    printed = PRINTED[view.board]
    stars = " ".join(f"{kind} {points}" for kind, points in printed.stars.items())
    return saying.label(
        saying.say("terminal-legend-star"), f"{stars} {saying.say('terminal-mix')} {printed.multicolour}"
    )


# ---- the players' boards ----


def _boards(view: View, names: Sequence[str], you: int | None, saying: Saying, width: int) -> RenderableType:
    lines = []
    for seats in abreast(len(view.boards), BOARD_WIDTH, width):
        roles = any(saying.role(view, seat) for seat in seats)
        lines.append([_board(view, seat, names[seat], seat == you, roles, saying) for seat in seats])
    return boards(lines, BOARD_WIDTH)


def _board(view: View, seat: int, name: str, yours: bool, roles: bool, saying: Saying) -> RenderableType:
    """One board; ``roles`` if it or one beside it has a role to tell."""
    board = view.boards[seat]
    tips = "".join(f" {tip} " for tip in range(1, TIPS + 1))
    signs = "".join(sign.rjust(PROGRESS) for sign in SIGNS.values())
    return Group(
        _seat(view, seat, name, yours, saying),
        *([Text(f"  {shorten(saying.role(view, seat), BOARD_WIDTH - 2)}", style=DIM)] if roles else []),
        Text(set_cell_size(saying.say("terminal-place"), LEFT) + tips + signs + WHOLE.rjust(WORTH), style=DIM),
        *(_star(PRINTED[view.board], board, star) for star in range(len(STARS))),
        _hand(view, seat, saying),
        _numbers(PRINTED[view.board], board, saying),
    )


def _seat(view: View, seat: int, name: str, yours: bool, saying: Saying) -> Text:
    tag = saying.tag(view, seat, seat if yours else None)
    after = (f" ({saying.words.say('terminal-you')})" if yours else "") + (f" · {tag}" if tag else "")
    score, won = view.boards[seat].score, seat in view.winners
    return seat_line(seat, name, after, score, BOARD_WIDTH, on_turn=view.to_move == seat, won=won)


def _star(printed: Printed, board: Board, star: int) -> Text:
    laid, costs, colour = board.stars[star], printed.costs[star], board.colours[star]
    sign = OPEN if colour is None else colour.lower() or EACH
    spaces = [block(tile, PAINT) if tile != FREE else Text(f" {cost} ") for tile, cost in zip(laid, costs, strict=True)]
    worth = "" if colour is None else printed.worth(colour)
    return Text.assemble(
        (f"{STARS[star]:<2}", BOLD),
        (f" {sign} ", DIM),
        *spaces,
        *(_progress(printed, board, star, kind) for kind in SIGNS),
        (f"{worth:>{WORTH}}", BOLD if FREE not in laid else DIM),
    )


def _progress(printed: Printed, board: Board, star: int, kind: str) -> Text:
    """How many spaces around a feature of an outer star hold a tile."""
    if star == CENTRE:
        return Text(" " * PROGRESS)
    features = zip(printed.features, board.features, strict=True)
    laid, of = next((laid, len(f.spaces)) for f, laid in features if (f.kind, f.star) == (kind, star))
    if laid == of:
        return Text(DONE.rjust(PROGRESS), style=BOLD)
    return Text(f"{laid}/{of}".rjust(PROGRESS), style="" if laid else DIM)


def _hand(view: View, seat: int, saying: Saying) -> Text:
    word, tiles = saying.hand(view, seat)
    label = f"{word} "
    return Text.assemble((label, DIM), _tiles(tiles, saying, BOARD_WIDTH - cell_len(label)))


def _numbers(printed: Printed, board: Board, saying: Saying) -> Text:
    """How many spaces of each number that counts at the end hold a tile."""
    progress = zip(printed.numbers, board.numbers, strict=True)
    parts = [Text(f"{of.n}:{laid}/{of.spaces}", style=BOLD if laid == of.spaces else DIM) for of, laid in progress]
    return Text(" ").join([Text(saying.say("terminal-numbers"), style=DIM), *parts])
