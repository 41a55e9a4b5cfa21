"""The Fluent texts: every language says everything, with the same values, once, and nothing that nobody asks for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from faience.games.registry import GAMES
from faience.languages import LANGUAGES
from faience.words import FOLDER

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(path.parent.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("en.ftl"))
EVERYWHERE = ("common", "page", "table", "terminal")
OF_A_GAME = ("offer", "told", "board", "terminal")
OF_TILES = {"kind", "n", "first", "next"}
"""What `TILES` tells of each kind: it is always there, and languages use what they need of it."""


class Values(Visitor):
    """The names of the values that a message uses, of its functions, and of the messages that it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[str] = set()
        self.said_of_kinds: set[str] = set()
        """The messages that tell each kind of tile."""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.said_of_kinds |= {given.value.value for given in node.arguments.named if given.name.name == "say"}
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def messages(folder: str, language: str) -> dict[str, ast.Message]:
    """The messages of a file by their ids."""
    body = FluentParser().parse((FOLDER / folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], (folder, language)
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    twice = [name for name, n in Counter(message.id.name for message in found).items() if n > 1]
    assert not twice, (folder, language, twice)
    return {message.id.name: message for message in found}


def values(message: ast.Message) -> Values:
    used = Values()
    used.visit(message)
    return used


def known(folder: str, language: str) -> dict[str, ast.Message]:
    """The messages that those of a folder may refer to: its own, those of its game, and those for all games.

    What the page and the terminal both say refers to nothing that only one of them has.
    """
    game, _, part = folder.rpartition("/")
    only = {
        "board": ("page", "table", "board"),
        "table": ("page", "table"),
        "page": ("page",),
        "terminal": ("terminal",),
    }.get(part, ())
    folders = ["common", *(name for name in only if name in EVERYWHERE)]
    if game:
        folders += [f"{game}/{name}" for name in ("offer", "told", *only) if name in OF_A_GAME]
    found: dict[str, ast.Message] = {}
    for name in dict.fromkeys(folders):
        found |= messages(name, language)
    return found


def all_values(message: ast.Message, among: dict[str, ast.Message]) -> set[str]:
    """The names of the values that a message uses, with those of the messages that it refers to."""
    used, seen, left = set(), set(), [message]
    while left:
        found = values(left.pop())
        used |= found.names
        left += [among[name] for name in found.references - seen]
        seen |= found.references
    return used


def test_every_folder_has_its_place() -> None:
    assert set(FOLDERS) == {*EVERYWHERE, *(f"{game}/{part}" for game in GAMES for part in OF_A_GAME)}


def told_with(folder: str, language: str) -> dict[str, set[str]]:
    """The messages of a file with all the values that each needs."""
    among = known(folder, language)
    kinds = {
        name
        for other in LANGUAGES
        for message in known(folder, other).values()
        for name in values(message).said_of_kinds
    }
    own = messages(folder, language)
    return {name: all_values(own[name], among) - (OF_TILES if name in kinds else set()) for name in own}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_language_has_every_message_with_the_same_values(folder: str) -> None:
    english = told_with(folder, "en")
    assert english
    for language in LANGUAGES[1:]:
        assert told_with(folder, language) == english


@pytest.mark.parametrize("game", GAMES)
def test_ids_of_a_game_begin_with_its_name_and_none_is_there_twice(game: str) -> None:
    ids = [name for part in OF_A_GAME for name in messages(f"{game}/{part}", "en")]
    assert [name for name in ids if not name.startswith(f"{game}-")] == []
    assert [name for name, n in Counter(ids).items() if n > 1] == []


def test_ids_for_all_games_are_there_once_and_begin_with_no_game() -> None:
    ids = [name for folder in EVERYWHERE for name in messages(folder, "en")]
    assert [name for name, n in Counter(ids).items() if n > 1] == []
    assert [name for name in ids if name.partition("-")[0] in GAMES] == []
    assert [name for name in messages("terminal", "en") if not name.startswith("terminal-")] == []


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_to_what_is_there_wherever_they_are_said(folder: str, language: str) -> None:
    among = known(folder, language)
    for name, message in messages(folder, language).items():
        used = values(message)
        assert used.functions <= {"TILES", "COUNT", "AZ", "DE"}, name
        assert used.references | used.said_of_kinds <= set(among), name
        for kind in used.said_of_kinds:
            assert all_values(among[kind], among) <= OF_TILES, (name, kind)


@pytest.mark.parametrize("folder", FOLDERS)
def test_french_and_hungarian_are_set_as_they_should_be(folder: str) -> None:
    """French puts a hard space before two-part punctuation; apostrophes are typographic everywhere."""
    odd = re.compile(r"[^\u00a0\s!?…] ?[;?!](?!\w)|[^\u00a0\s] ?:(?=\s|$)|\S :|'")
    for message in messages(folder, "fr").values():
        for text in texts(message):
            assert not odd.search(text), (message.id.name, text)
    for message in messages(folder, "hu").values():
        assert not any("'" in text for text in texts(message)), message.id.name


def texts(message: ast.Message) -> Iterator[str]:
    """The plain texts of a message."""
    found: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            found.append(node.value)

    Texts().visit(message)
    yield from found


# ---- who says them ------------------------------------------------------------------------------

PAGE = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".ts", ".svelte")]
PYTHON = list((ROOT / "src/faience").rglob("*.py"))
STRING = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'")
TEMPLATE = re.compile(r"`([^`]*)`")
"""Of the page alone: Python puts names in backticks, which are no strings there. Others may stand within one."""
HOLE = re.compile(r"\$?\{[^{}]*\}")


def asked_for(files: list[Path]) -> list[re.Pattern[str]]:
    """What sources name as ids, with holes where something is put in."""
    named: set[str] = set()
    for path in files:
        source = path.read_text(encoding="utf-8")
        named |= {"".join(found) for found in STRING.findall(source)}
        if path.suffix != ".py":
            named |= set(TEMPLATE.findall(source))
    ids = (HOLE.split(text) for text in named)
    return [
        re.compile("[A-Za-z0-9_-]+".join(map(re.escape, parts)))
        for parts in ids
        if all(re.fullmatch(r"[\w-]*", part) for part in parts) and any(len(part) > 1 for part in parts)
    ]


def inner(folders: list[str]) -> set[str]:
    """The messages that others refer to, or hand to a function to be said."""
    found: set[str] = set()

    class References(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            found.add(node.id.name)

        def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
            found.add(node.value)

    for folder in folders:
        for message in messages(folder, "en").values():
            References().visit(message)
    return found


@pytest.mark.parametrize("folder", FOLDERS)
def test_nothing_is_there_that_nobody_says(folder: str) -> None:
    part = folder.rpartition("/")[2]
    files = PYTHON if part == "terminal" else PAGE if part in ("page", "table", "board") else [*PAGE, *PYTHON]
    patterns, game = asked_for(files), folder.rpartition("/")[0]
    referred = inner(FOLDERS)
    unused = []
    for name in messages(folder, "en"):
        # A game's own code need not write the game's name.
        spellings = {name, name.removeprefix(f"{game}-")}
        said = any(pattern.fullmatch(spelling) for pattern in patterns for spelling in spellings)
        if not said and name not in referred:
            unused.append(name)
    assert unused == []
