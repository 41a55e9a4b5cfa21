"""Builds the core as WebAssembly, one file a game, and notes from which sources.

The built files are kept with the sources, so that nobody needs the compiler to open a table.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOTE = "sources.sha256"
GAMES = sorted({path.stem for path in (ROOT / "core/wasm").glob("*.cpp")} - {"engine", "refusing"})
NOT_BUILT = {"bindings", "learn", "tests"}
"""Folders of the core that a page has no use for."""
FLAGS = [
    *("-target", "wasm32-wasi", "-mexec-model=reactor", "-std=c++20", "-O3", "-msimd128"),
    # As natively: the same sums on every machine.
    "-ffp-contract=off",
    # A throw goes to JavaScript: see refusing.cpp.
    "-fexceptions",
    *("-fvisibility=hidden", "-Wall", "-Wextra", "-Werror", "-Wl,--strip-all"),
]


def sources() -> str:
    """A digest of all that the files are built from."""
    core = ROOT / "core"
    rooms = [core, *(room for room in core.iterdir() if room.is_dir() and room.name not in NOT_BUILT)]
    files = sorted(path for room in rooms for path in room.glob("*.[ch]pp"))
    digest = hashlib.sha256(" ".join(FLAGS).encode())
    for path in files:
        digest.update(f"\n{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def build(folder: Path) -> None:
    """Write the file of every game to a folder, and what they were built from."""

    def one(game: str) -> None:
        parts = [str(Path("core/wasm") / f"{part}.cpp") for part in ("engine", game, "refusing")]
        command = [sys.executable, "-m", "ziglang", "c++", *FLAGS, *parts, "-o", str(folder / f"{game}.wasm")]
        subprocess.run(command, cwd=ROOT, check=True)
        (folder / f"{game}.wasm").chmod(0o644)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(one, GAMES))
    (folder / NOTE).write_text(sources() + "\n", encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve())
