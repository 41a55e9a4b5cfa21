"""The kept WebAssembly is what the sources make."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build", ROOT / "core/wasm/build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_kept_files_are_of_these_sources() -> None:
    build = builder()
    assert build.NOTE.read_text(encoding="utf-8").strip() == build.sources(), "the core has changed: make engine"
    assert sorted(path.stem for path in build.KEPT.glob("*.wasm")) == ["azul", "pavilion", "zaic"]


@pytest.mark.long
def test_a_rebuild_gives_the_kept_files(tmp_path: Path) -> None:
    build = builder()
    build.build(tmp_path)
    for kept in build.KEPT.glob("*.wasm"):
        assert (tmp_path / kept.name).read_bytes() == kept.read_bytes(), kept.name
