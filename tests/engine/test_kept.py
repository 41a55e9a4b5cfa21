"""The kept WebAssembly is what the sources make."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

from faience.games.registry import GAMES

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "web/src/engine"


def builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build", ROOT / "core/wasm/build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_kept_files_are_of_these_sources() -> None:
    build = builder()
    noted = (KEPT / build.NOTE).read_text(encoding="utf-8").strip()
    assert noted == build.sources(), "the core has changed: make engine"
    assert sorted(path.stem for path in KEPT.glob("*.wasm")) == build.GAMES == sorted(GAMES)


@pytest.mark.long
def test_a_rebuild_gives_the_kept_files(tmp_path: Path) -> None:
    subprocess.run([ROOT / "build/zig/bin/python", ROOT / "core/wasm/build.py", tmp_path], check=True)
    for kept in KEPT.glob("*.wasm"):
        assert (tmp_path / kept.name).read_bytes() == kept.read_bytes(), kept.name
