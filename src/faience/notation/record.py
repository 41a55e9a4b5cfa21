"""Records: whole games as text, one or many in a file. The format is described in docs/notation.md.

A record is its spec, its deals and its moves; everything else is computed from them. So reading a record replays it,
and what could not have been played is refused.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from io import StringIO
from pathlib import Path
from typing import Literal, SupportsIndex, get_args

from faience._core import Rng
from faience.errors import BadRecord, BadSpec, FaienceError
from faience.games.game import Game, State
from faience.games.registry import load
from faience.games.seats import CHANCE, OVER

_TAG_NAME = re.compile(r"[A-Z][A-Za-z0-9]*")
_TAG = re.compile(r'\[(?P<name>[A-Z][A-Za-z0-9]*) "(?P<value>(?:[^"\\]|\\["\\nr])*)"\]')
_TOKEN = re.compile(r"\{(?P<comment>[^{}]*)\}|<(?P<deal>[^<>\s]*)>|(?P<move>[^\s{}<>]+)|(?P<bad>\S)")
_RESULT_TAGS = ("Scores", "Winners", "Reason")
_STARTER_TAG = "Starter"
_WIDTH = 100
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r"}
"""In the values of tags; the backslash first."""

Starter = Literal["lot", "chosen", "turn"]
"""How it came that seat 0 starts: by lot, by choice, or because it was its turn after an earlier game."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Tiles that came from the bag."""

    text: str
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Move:
    """A decision of a seat."""

    seat: int
    text: str
    comment: str = ""


class Record:
    """A game as it was, or is being, played: it grows by `deal` and `play`, each checked by the rules.

    >>> import faience
    >>> record = faience.Record(faience.load("azul"), {"Event": "Kitchen table", "Seat0": "Ana"})
    >>> record.deal("BBRK/YYWR/KKBB/WWRY/BYRK")
    >>> record.play("1B2")
    >>> record.comment("a quiet start")
    >>> print(record.dumps())
    [Game "azul(players=2,wall=coloured,joker=false)"]
    [Event "Kitchen table"]
    [Seat0 "Ana"]
    <BLANKLINE>
    <BBRK/YYWR/KKBB/WWRY/BYRK>
    1B2 {a quiet start}
    <BLANKLINE>
    """

    def __init__(self, game: Game, tags: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.tags: dict[str, str] = {}
        self.events: list[Deal | Move] = []
        self.opening_comment = ""
        self._state = game.start()
        for name, value in (tags or {}).items():
            self.tag(name, value)

    # ---- growing ----------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The state after the last event, a copy."""
        return self._state.copy()

    def tag(self, name: str, value: str) -> None:
        """Set a tag. Game and the result are the record's own to write."""
        if not _TAG_NAME.fullmatch(name):
            raise BadRecord(f"a tag's name is a word with a capital, like Event; not {name!r}")
        if name == "Game" or name in _RESULT_TAGS:
            raise BadRecord(f"the tag {name} is written by the record itself")
        if name == _STARTER_TAG and value not in get_args(Starter):
            raise BadRecord(f"the tag {name} is one of {', '.join(get_args(Starter))}, not {value!r}")
        self.tags[name] = _writable(value)

    def deal(self, tiles: str | Rng | random.Random) -> None:
        """Deal, from a text or at random; raises BadDeal and changes nothing if it cannot be."""
        text = tiles if isinstance(tiles, str) else self._state.draw(tiles)
        self._state.deal(text)
        self.events.append(Deal(text))

    def play(self, move: SupportsIndex | str) -> None:
        """Play a move; raises IllegalMove and changes nothing if it is not legal."""
        seat = self._state.to_move
        self._state.play(move)
        self.events.append(Move(seat, move if isinstance(move, str) else self.game.text(move)))

    def comment(self, text: str) -> None:
        """Say something about the last event, or about the game before its first."""
        if "{" in text or "}" in text:
            raise BadRecord("a comment holds no braces")
        text = _writable(" ".join(text.split()))
        if self.events:
            self.events[-1] = replace(self.events[-1], comment=text)
        else:
            self.opening_comment = text

    @property
    def last_comment(self) -> str:
        """What was said about the last event, or about the game before its first."""
        return self.events[-1].comment if self.events else self.opening_comment

    def truncate(self, events: int) -> None:
        """Go back to the state after so many events, forgetting the rest."""
        if events < 0:
            raise BadRecord("a record has 0 events or more")
        kept = self.events[:events]
        self.events, self._state = [], self.game.start()
        for event in kept:
            self._replay(event)

    def states(self) -> Iterator[State]:
        """The states of the game: the start, then one after each event."""
        state = self.game.start()
        yield state.copy()
        for event in self.events:
            if isinstance(event, Deal):
                state.deal(event.text)
            else:
                state.play(event.text)
            yield state.copy()

    @property
    def starter(self) -> Starter | None:
        """How it came that seat 0 starts; ``None`` if the record does not say."""
        told = self.tags.get(_STARTER_TAG)
        return next((known for known in get_args(Starter) if known == told), None)

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return self._state.to_move == OVER

    @property
    def awaits_deal(self) -> bool:
        """Whether tiles are to be dealt now."""
        return self._state.to_move == CHANCE

    def _replay(self, event: Deal | Move) -> None:
        if isinstance(event, Deal):
            self.deal(event.text)
        else:
            self.play(event.text)
        self.events[-1] = replace(self.events[-1], comment=event.comment)

    # ---- text -------------------------------------------------------------------------------

    def result_tags(self) -> dict[str, str]:
        """Scores, winners and reason of a finished game, as tags write them."""
        if not self.over:
            return {}
        return {
            "Scores": " ".join(map(str, self._state.scores)),
            "Winners": " ".join(map(str, self._state.winners)),
            "Reason": self._state.reason or "",
        }

    def dumps(self) -> str:
        """The record as text."""
        tags = {"Game": self.game.spec, **self.tags, **self.result_tags()}
        lines = [f'[{name} "{_escape(value)}"]' for name, value in tags.items()]
        lines.append("")
        if self.opening_comment:
            lines.append(f"{{{self.opening_comment}}}")
        tokens: list[str] = []
        for event in self.events:
            if isinstance(event, Deal):
                lines += _wrap(tokens)
                tokens = []
                lines.append(f"<{event.text}>" + (f" {{{event.comment}}}" if event.comment else ""))
            else:
                tokens.append(event.text)
                if event.comment:
                    tokens.append(f"{{{event.comment}}}")
        return "\n".join([*lines, *_wrap(tokens), ""])

    def dump(self, path: str | Path, *, append: bool = False) -> None:
        """Write the record to a file, or add it to the games already there."""
        path = Path(path)
        if append and path.exists() and path.stat().st_size:
            with path.open("a", encoding="utf-8") as file:
                file.write("\n" + self.dumps())
            return
        # A new file takes the old one's place only when it is whole.
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.dumps(), encoding="utf-8")
        draft.replace(path)

    @classmethod
    def loads(cls, text: str) -> Record:
        """The record of a text that holds one game; raises BadRecord."""
        return _only(read_records(StringIO(text)), "the text")

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """The record of a file that holds one game; raises BadRecord. For many games see `load_records`."""
        return _only(load_records(path), str(path))


def load_records(path: str | Path) -> Iterator[Record]:
    """The games of a file one after the other, as `read_records` reads them."""
    try:
        with Path(path).open(encoding="utf-8-sig") as file:
            yield from read_records(file)
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is no text") from None


def read_records(lines: Iterable[str]) -> Iterator[Record]:
    r"""The games of a file one after the other, each replayed and checked; the file is never held whole.

    >>> from io import StringIO
    >>> two = StringIO('[Game "azul"]\n\n[Game "azul"]\n<BBBB/BBBB/BBBB/BBBB/BBBB>\n1B5 2B-')
    >>> [len(record.events) for record in read_records(two)]
    [0, 3]
    """
    block: list[str] = []
    first = 1
    in_comment = False
    for number, line in enumerate(lines, start=1):
        if not in_comment and line.startswith("[Game ") and any(map(str.strip, block)):
            yield _read_one(block, first)
            block, first = [], number
        if in_comment or not line.startswith("["):
            in_comment = line.rfind("{") > line.rfind("}") or (in_comment and "}" not in line)
        block.append(line)
    if any(map(str.strip, block)):
        yield _read_one(block, first)


def _read_one(lines: list[str], first: int) -> Record:
    tags: dict[str, str] = {}
    start = 0
    for start, line in enumerate(lines):
        text = line.strip()
        if not text:
            continue
        if not text.startswith("["):
            break
        match = _TAG.fullmatch(text)
        if match is None:
            raise BadRecord(f'line {first + start}: a tag like [Event "…"] was expected, not {text!r}')
        if match["name"] in tags:
            raise BadRecord(f"line {first + start}: the tag {match['name']} is given twice")
        tags[match["name"]] = _unescape(match["value"])
    else:
        start = len(lines)
    try:
        spec = tags.pop("Game")
    except KeyError:
        raise BadRecord(f'line {first}: a record begins with its game, like [Game "azul(players=2)"]') from None
    results = {name: tags.pop(name) for name in _RESULT_TAGS if name in tags}
    try:
        record = Record(load(spec), tags)
    except (BadSpec, BadRecord) as error:
        raise BadRecord(f"line {first}: {error}") from None
    _read_events(record, "".join(lines[start:]), first + start)
    if results and results != record.result_tags():
        raise BadRecord(
            f"the record says {_tags_text(results)}, but its moves lead to {_tags_text(record.result_tags())}"
        )
    return record


def _read_events(record: Record, text: str, first: int) -> None:
    for match in _TOKEN.finditer(text):
        try:
            if match["comment"] is not None:
                record.comment(f"{record.last_comment} {match['comment']}")
            elif match["deal"] is not None:
                record.deal(match["deal"])
            elif match["bad"]:
                raise BadRecord("moves, deals <…> and comments {…} were expected, not " + repr(match["bad"]))
            elif record.awaits_deal:
                raise BadRecord(f"a deal <…> was expected, not {match['move']!r}")
            else:
                record.play(match["move"])
        except FaienceError as error:
            line = first + text.count("\n", 0, match.start())
            raise BadRecord(f"line {line}: {error}") from None


def _only(records: Iterator[Record], where: str) -> Record:
    record = next(records, None)
    if record is None:
        raise BadRecord(f"{where} holds no game")
    if next(records, None) is not None:
        raise BadRecord(f"{where} holds several games; one was expected")
    return record


def _wrap(tokens: list[str]) -> list[str]:
    """Lines of tokens, each whole: a comment is never broken, so no line can begin like a tag."""
    lines: list[str] = []
    for token in tokens:
        if lines and len(lines[-1]) + 1 + len(token) <= _WIDTH:
            lines[-1] += f" {token}"
        else:
            lines.append(token)
    return lines


def _writable(text: str) -> str:
    if not isinstance(text, str):
        raise TypeError(f"a text was expected, not {type(text).__name__}")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadRecord(f"{text!r} cannot be written as UTF-8") from None
    return text


def _tags_text(tags: Mapping[str, str]) -> str:
    return ", ".join(f"{name} {value}" for name, value in tags.items()) or "no result"


def _escape(value: str) -> str:
    for plain, escaped in _ESCAPES.items():
        value = value.replace(plain, escaped)
    return value


def _unescape(value: str) -> str:
    back = {escaped: plain for plain, escaped in _ESCAPES.items()}
    return re.sub(r"\\.", lambda match: back[match[0]], value)
