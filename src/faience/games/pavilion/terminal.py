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
from faience.games.pavilion.saying import Saying, telling
from faience.games.seats import OVER
from faience.languages import plain, seated_names
from faience.words.telling import Telling

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
    *,
    you: int | None = None,
    width: int = 80,
    said: Telling | None = None,
    last: str | None = None,
) -> RenderableType:
    """The table, to be printed by rich.

    ``you`` is the seat of who is looking, if any; ``last`` a sentence that tells the last move and is shown as it is.
    """
    words = Saying(telling("en") if said is None else said)
    called = seated_names(names, len(view.boards))
    return Group(
        *_head(view, called, you, words, width),
        Text(),
        *_market(view, words, width),
        Text(),
        _boards(view, called, you, words, width),
        Text(),
        *wrapped(_legend(view, words), width, "   "),
        *([Text(words.label(words.last_move, plain(last)), style=DIM)] if last else []),
    )


def _head(view: View, names: Sequence[str], you: int | None, words: Saying, width: int) -> Iterable[RenderableType]:
    status = words.status(view, [shorten(name, STATUS_NAME) for name in names], you)
    if view.to_move >= 0:
        status = f"{SEAT_MARKS[view.to_move]} {status}"
    told = Text(status, style=TURN if view.to_move in (you, OVER) else BOLD)
    return head(words.title, words.headline(view)[:-1], told, width)


# ---- joker colour, factories, centre, supply, bag and tower ----


def _market(view: View, words: Saying, width: int) -> Iterable[RenderableType]:
    track = [
        Text.assemble("[", block(kind, PAINT), "]") if kind == view.joker else Text(f"  {kind.lower()}  ", style=DIM)
        for kind in KINDS
    ]
    yield Text.assemble((words.joker_line(view), BOLD), "  ", *track)
    if any(view.factories):
        yield Text(words.word("factories"), style=DIM)
        yield from factories(view.factories, PAINT, width)
    else:
        yield Text(f"{words.word('factories')}  –", style=DIM)
    marker = (
        [Text(words.word("marker-short").center(BLOCK), style=MARKER)]
        if view.marker is None and view.to_move >= 0
        else []
    )
    centre = Text.assemble((words.word("centre"), DIM), " ", ("c", BOLD), "  ")
    yield Text.assemble(centre, _tiles(view.centre, words, width - centre.cell_len, marker))
    supply = Text.assemble((words.word("supply"), TURN if view.bonus else DIM), " ", (str(len(view.supply)), DIM), "  ")
    yield Text.assemble(supply, _tiles(view.supply, words, width - supply.cell_len))
    yield from stocks({words.word("bag"): view.bag, words.word("tower"): view.tower}, KINDS, PAINT, width)


def _tiles(tiles: str, words: Saying, width: int, before: Sequence[Text] = ()) -> Text:
    """One block a tile or, where they are too many, one a kind with its number."""
    if not tiles and not before:
        return Text(words.word("empty"), style=DIM)
    if BLOCK * (len(tiles) + len(before)) <= width:
        return Text.assemble(*before, *(block(tile, PAINT) for tile in tiles))
    counted = [Text.assemble(block(kind, PAINT), f"{tiles.count(kind)}") for kind in KINDS if kind in tiles]
    return Text(" ").join([*before, *counted])


def _legend(view: View, words: Saying) -> Iterable[Text]:
    """What digits and signs mean, and what stars and numbers bring at the end."""
    yield Text(words.say("legend-digits"), style=DIM)
    for kind, sign in SIGNS.items():
        meaning = words.say(f"legend-{kind}")
        yield Text(f"{sign} {meaning}", style=DIM)
    yield Text(f"{WHOLE} {_star_legend(view, words)}", style=DIM)
    yield Text(f"{EACH} {words.say('legend-each')}", style=DIM)
    if view.board == "grey":
        yield Text(f"{OPEN} {words.say('legend-open')}", style=DIM)
    numbers = " ".join(f"{number.n}→{number.worth}" for number in PRINTED[view.board].numbers)
    yield Text(words.label(words.say("legend-numbers"), numbers), style=DIM)


def _star_legend(view: View, words: Saying) -> str:
    """The coloured board tells each star's worth beside it; on the grey one it depends on the colour."""
    if view.board == "coloured":
        return words.say("legend-star")
    printed = PRINTED[view.board]
    stars = " ".join(f"{kind} {points}" for kind, points in printed.stars.items())
    return words.label(words.say("legend-star"), f"{stars} {words.word('mix')} {printed.multicolour}")


# ---- the players' boards ----


def _boards(view: View, names: Sequence[str], you: int | None, words: Saying, width: int) -> RenderableType:
    lines = []
    for seats in abreast(len(view.boards), BOARD_WIDTH, width):
        roles = any(words.role(view, seat) for seat in seats)
        lines.append([_board(view, seat, names[seat], seat == you, roles, words) for seat in seats])
    return boards(lines, BOARD_WIDTH)


def _board(view: View, seat: int, name: str, yours: bool, roles: bool, words: Saying) -> RenderableType:
    """One board; ``roles`` if it or one beside it has a role to tell."""
    board = view.boards[seat]
    tips = "".join(f" {tip} " for tip in range(1, TIPS + 1))
    signs = "".join(sign.rjust(PROGRESS) for sign in SIGNS.values())
    return Group(
        _seat(view, seat, name, yours, words),
        *([Text(f"  {shorten(words.role(view, seat), BOARD_WIDTH - 2)}", style=DIM)] if roles else []),
        Text(set_cell_size(words.word("place"), LEFT) + tips + signs + WHOLE.rjust(WORTH), style=DIM),
        *(_star(PRINTED[view.board], board, star) for star in range(len(STARS))),
        _hand(board, words),
        _numbers(PRINTED[view.board], board, words),
    )


def _seat(view: View, seat: int, name: str, yours: bool, words: Saying) -> Text:
    on_turn, passed = view.to_move == seat, view.boards[seat].kept is not None and view.to_move != OVER
    turn = "your-turn" if yours else "to-move"
    label = "winner" if seat in view.winners else turn if on_turn else "passed" if passed else ""
    tag = words.word(label) if label else ""
    after = (f" ({words.word('you')})" if yours else "") + (f" · {tag}" if tag else "")
    score, won = view.boards[seat].score, seat in view.winners
    return seat_line(seat, name, after, score, BOARD_WIDTH, on_turn=on_turn, won=won)


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


def _hand(board: Board, words: Saying) -> Text:
    label, tiles = (words.word("hand"), board.hand) if board.kept is None else (words.word("kept"), board.kept)
    label += " "
    return Text.assemble((label, DIM), _tiles(tiles, words, BOARD_WIDTH - cell_len(label)))


def _numbers(printed: Printed, board: Board, words: Saying) -> Text:
    """How many spaces of each number that counts at the end hold a tile."""
    progress = zip(printed.numbers, board.numbers, strict=True)
    parts = [Text(f"{of.n}:{laid}/{of.spaces}", style=BOLD if laid == of.spaces else DIM) for of, laid in progress]
    return Text(" ").join([Text(words.word("numbers"), style=DIM), *parts])
