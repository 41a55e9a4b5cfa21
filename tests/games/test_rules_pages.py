"""The rules pages: there in every language for every game, their links alive, their pictures drawn by today's code."""

import importlib.util
import re
from pathlib import Path

import pytest

from faience.games.registry import KINDS
from faience.languages import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
RULES = DOCS / "rules"


@pytest.mark.parametrize(
    ("script", "folder"),
    [(DOCS / "img" / "draw.py", DOCS / "img"), *((RULES / f"{k}.py", RULES / "img") for k in KINDS)],
)
def test_pictures_are_what_the_code_draws(script: Path, folder: Path) -> None:
    spec = importlib.util.spec_from_file_location(f"pictures_{script.stem}", script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    drawn = module.pictures()
    assert drawn
    for file, picture in drawn.items():
        assert (folder / file).read_text(encoding="utf-8") == picture, f"run {script}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", KINDS)
def test_links_and_pictures_of_a_page_exist(name: str, language: str) -> None:
    page = RULES / f"{name}.{language}.md"
    links = re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8"))
    assert links
    missing = [link for link in links if not link.startswith("http") and not (page.parent / link).exists()]
    assert missing == []
