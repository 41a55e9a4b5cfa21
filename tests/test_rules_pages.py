"""The rules pages: there in every language for every game, their links alive, their pictures drawn by today's code."""

import importlib.util
import re
from pathlib import Path

import pytest

from faience.games.registry import KINDS
from faience.languages import LANGUAGES

RULES = Path(__file__).parent.parent / "docs" / "rules"


@pytest.mark.parametrize("name", KINDS)
def test_pictures_are_what_the_code_draws(name: str) -> None:
    spec = importlib.util.spec_from_file_location(f"rules_{name}", RULES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    drawn = script.pictures()
    assert drawn
    for file, picture in drawn.items():
        assert (RULES / "img" / file).read_text(encoding="utf-8") == picture, f"run docs/rules/{name}.py"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", KINDS)
def test_links_and_pictures_of_a_page_exist(name: str, language: str) -> None:
    page = RULES / f"{name}.{language}.md"
    links = re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8"))
    assert links
    missing = [link for link in links if not link.startswith("http") and not (page.parent / link).exists()]
    assert missing == []
