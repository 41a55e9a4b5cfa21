"""Who knows whom: arrows point one way, in Python, in the core and in the page.

A line says what a room may know beside itself; nothing else may be imported there. Rooms stand in the order in which
they build on each other, so a new line needs a good place, and an arrow that points up has none.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from faience.games.registry import GAMES

ROOT = Path(__file__).parents[1]
Rooms = Mapping[str, str]
"""By room, those that it may know; "..." are all above its line."""


def each(room: str, known: str = "") -> dict[str, str]:
    """A line a game, whose name goes into the hole: no game knows another."""
    return {room.format(game): known for game in GAMES}


PYTHON: Rooms = {
    "_core": "",
    "errors": "",
    "folders": "",
    "languages": "errors",
    "words": "languages",
    "art": "languages words",
    "games": "_core errors languages words",
    **each("games.{}", "_core errors languages words art games"),
    "games.registry": f"errors games {' '.join(each('games.{}'))}",
    "notation": "_core errors games games.registry",
    "bots": "_core errors games games.registry notation",
    "faience": "_core errors games games.registry notation bots",
    "arena": "_core errors games games.registry notation bots faience",
    "learn": "_core errors games games.registry arena",
    "server": "",
    "server.storage": "",
    "server.table": "errors languages games games.registry notation bots",
    "server.thinking": "games notation bots server.table",
    "server.protocol": "languages games games.registry notation bots server.table",
    "server.play": "games bots server.storage server.table server.thinking server.protocol",
    "server.wire": "errors folders languages server.storage server.table server.protocol server.play",
    "cli": "...",
}
CORE: Rooms = {
    "base": "",
    "tiles": "base",
    "search": "base",
    "facts": "base tiles",
    **each("{}", "base tiles search facts"),
    "learn": "base search",
    "wasm": f"base facts search {' '.join(each('{}'))}",
    "bindings": "...",
    "tests": "...",
}
PAGE: Rooms = {
    "protocol": "",
    "texts": "",
    "engine": "",
    "lib": "protocol texts",
    "parts": "protocol texts lib",
    "tiles": "",
    "games/face": "protocol lib",
    "games/telling": "texts lib games/face",
    **each("games/{}", "protocol texts lib parts tiles games/face games/telling"),
    "games": f"lib games/face {' '.join(each('games/{}'))}",
    "lobby": "protocol lib parts games",
    "table": "protocol lib games/face games/telling games",
    "shell": "protocol texts lib parts games/face games/telling games table",
    "app": "...",
}
Arrow = tuple[str, str]
"""From who knows to what it knows, both as paths or modules."""
BACK: Arrow = ("faience.games.game", "faience.games.registry")
"""The one arrow that points up: a game or state that was written down is read back by who knows all games."""


def wrong(rooms: Rooms, room_of: Callable[[str], str], arrows: Iterator[Arrow]) -> list[str]:
    """The arrows that no line allows."""
    order = list(rooms)
    found = []
    for source, target in arrows:
        if (source, target) == BACK:
            continue
        here, there = room_of(source), room_of(target)
        for name, room in ((source, here), (target, there)):
            if room not in rooms:
                found.append(f"{name} stands in no room: {room!r} has no line")
        if here in rooms and there in rooms and here != there:
            may = order[: order.index(here)] if rooms[here] == "..." else rooms[here].split()
            if there not in may:
                found.append(f"{source} ({here}) must not know {target} ({there})")
    return found


# ---- Python ---------------------------------------------------------------------------------------------


def python_arrows(folder: Path) -> Iterator[Arrow]:
    """Every import of the package in its modules, also those within functions."""
    for file in sorted((folder / "faience").rglob("*.py")):
        module = ".".join(file.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((module, alias.name) for alias in node.names if _is_ours(alias.name))
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{file} imports by dots, which this test does not follow"
                if node.module and _is_ours(node.module):
                    yield from ((module, _imported(folder, node.module, alias.name)) for alias in node.names)


def _is_ours(module: str) -> bool:
    return module == "faience" or module.startswith("faience.")


def _imported(folder: Path, module: str, name: str) -> str:
    """What is imported from a module: one of its own, if there is such a file, else something in it."""
    inner = folder.joinpath(*module.split("."), name)
    named = any(found.exists() for found in (inner, inner.with_suffix(".py"), inner.with_suffix(".pyi")))
    return f"{module}.{name}" if named else module


def python_room(module: str) -> str:
    """The longest name of a room that a module is in."""
    inner = module.removeprefix("faience.")
    parts = inner.split(".")
    names = [".".join(parts[:many]) for many in range(len(parts), 0, -1)]
    return next((name for name in names if name in PYTHON), inner)


# ---- the core -------------------------------------------------------------------------------------------


def core_arrows(folder: Path) -> Iterator[Arrow]:
    for file in sorted([*folder.rglob("*.hpp"), *folder.rglob("*.cpp")]):
        for name in re.findall(r'^\s*#\s*include\s+"([^"]+)"', file.read_text(encoding="utf-8"), re.MULTILINE):
            beside = (file.parent / name).resolve()
            target = beside if beside.exists() else (folder / name).resolve()
            assert target.is_relative_to(folder.resolve()), f"{file} includes {name}, which is not in the core"
            yield str(file.relative_to(folder)), str(target.relative_to(folder.resolve()))


def core_room(path: str) -> str:
    folder, slash, _ = path.partition("/")
    return folder if slash else "base"


# ---- the page -------------------------------------------------------------------------------------------

_IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(["'])(\.[^"'\n]+)\1""")


def page_arrows(folder: Path) -> Iterator[Arrow]:
    for file in sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")]):
        for _, name in _IMPORT.findall(file.read_text(encoding="utf-8")):
            target = (file.parent / name.partition("?")[0]).resolve()
            assert target.is_relative_to(folder.resolve()), f"{file} imports {name}, which is not in the page"
            yield str(file.relative_to(folder)), str(target.relative_to(folder.resolve()))


def page_room(path: str) -> str:
    folder, slash, rest = path.partition("/")
    if path.removesuffix(".ts") == "lib/protocol":
        return "protocol"
    if folder == "games":
        inner, deeper, _ = rest.partition("/")
        if deeper:
            return f"games/{inner}"
        name = rest.removesuffix(".ts")
        return "games" if name in ("", "index") else "games/telling" if name == "telling" else "games/face"
    # What stands in no folder is the page itself, or the folder's own index.
    return folder if slash or folder in PAGE else "app"


# ---- the house as it is ---------------------------------------------------------------------------------


def test_in_python_nobody_knows_what_is_above() -> None:
    assert wrong(PYTHON, python_room, python_arrows(ROOT / "src")) == []


def test_in_the_core_nobody_knows_what_is_above_and_no_game_another() -> None:
    assert wrong(CORE, core_room, core_arrows(ROOT / "core")) == []


def test_in_the_page_nobody_knows_what_is_above_and_no_game_another() -> None:
    assert wrong(PAGE, page_room, page_arrows(ROOT / "web/src")) == []


@pytest.mark.parametrize("rooms", [PYTHON, CORE, PAGE])
def test_the_lines_themselves_point_one_way(rooms: Rooms) -> None:
    order = list(rooms)
    for room, known in rooms.items():
        above = [name for name in known.replace("...", "").split() if order.index(name) >= order.index(room)]
        assert not above, f"{room} stands before {above}"


# ---- the checker itself ---------------------------------------------------------------------------------


def write(folder: Path, files: Mapping[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("from faience.bots.bot import Bot", []),
        ("import json\nfrom faience.games import spec", []),
        ("from faience.cli.screen import screen", ["faience.arena.new (arena) must not know faience.cli.screen (cli)"]),
        (
            "def late():\n    from faience.cli import screen",
            ["faience.arena.new (arena) must not know faience.cli.screen (cli)"],
        ),
        ("import faience.cli", ["faience.arena.new (arena) must not know faience.cli (cli)"]),
        (
            "from faience.server.table.events import Moved",
            ["faience.arena.new (arena) must not know faience.server.table.events (server.table)"],
        ),
        ("from faience.cellar import wine", ["faience.cellar stands in no room: 'cellar' has no line"]),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, text: str, told: list[str]) -> None:
    files = {"faience/arena/new.py": text, "faience/cli/screen.py": "", "faience/games/spec.py": ""}
    assert wrong(PYTHON, python_room, python_arrows(write(tmp_path, files))) == told


def test_within_the_server_arrows_point_one_way_too(tmp_path: Path) -> None:
    files = {
        "faience/server/table/events.py": "from faience.server.protocol.messages import Watch",
        "faience/server/protocol/messages.py": "from faience.server.table import events",
    }
    assert wrong(PYTHON, python_room, python_arrows(write(tmp_path, files))) == [
        "faience.server.table.events (server.table) must not know faience.server.protocol.messages (server.protocol)"
    ]


def test_a_wrong_include_is_found(tmp_path: Path) -> None:
    files = {
        "game.hpp": '#pragma once\n#include <array>\n#include "azul/rules.hpp"',
        "azul/rules.hpp": '#include "../game.hpp"\n#include "state.hpp"\n# include "../zaic/rules.hpp"',
        "azul/state.hpp": "",
        "zaic/rules.hpp": '// #include "../azul/rules.hpp"',
        "bindings/module.cpp": '#include "../azul/rules.hpp"',
    }
    assert wrong(CORE, core_room, core_arrows(write(tmp_path, files))) == [
        "azul/rules.hpp (azul) must not know zaic/rules.hpp (zaic)",
        "game.hpp (base) must not know azul/rules.hpp (azul)",
    ]


def test_a_wrong_import_of_the_page_is_found(tmp_path: Path) -> None:
    files = {
        "lib/visit.svelte.ts": 'import { api } from "./api";\nimport { faceOf } from "../games";',
        "games/index.ts": 'const faces = { azul: () => import("./azul/face") };',
        "games/azul/face.ts": 'import type {\n  Face,\n} from "../face";\nimport { lay } from "../zaic/view";',
        "games/azul/Board.svelte": '<script>\n  import Table from "../../shell/Table.svelte";\n</script>',
        "lobby/LobbyBar.svelte": '<script>import Bar from "../shell/Bar.svelte"</script>',
        "lib/api.ts": 'import type { Language } from "../texts";\nimport type { Games } from "./protocol";',
        "App.svelte": '<script>import Lobby from "./lobby/Lobby.svelte"</script>',
    }
    assert wrong(PAGE, page_room, page_arrows(write(tmp_path, files))) == [
        "games/azul/Board.svelte (games/azul) must not know shell/Table.svelte (shell)",
        "games/azul/face.ts (games/azul) must not know games/zaic/view (games/zaic)",
        "lib/visit.svelte.ts (lib) must not know games (games)",
        "lobby/LobbyBar.svelte (lobby) must not know shell/Bar.svelte (shell)",
    ]
