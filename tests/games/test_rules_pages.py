"""The rules pages: there in every language for every game, their links alive, their pictures drawn by today's code."""

import importlib.util
import re
from pathlib import Path

import pytest

from faience.games.registry import GAMES
from faience.languages import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
RULES = DOCS / "rules"


@pytest.mark.parametrize(
    ("script", "folder"),
    [(DOCS / "img" / "draw.py", DOCS / "img"), *((RULES / f"{k}.py", RULES / "img") for k in GAMES)],
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
@pytest.mark.parametrize("name", GAMES)
def test_links_and_pictures_of_a_page_exist(name: str, language: str) -> None:
    page = RULES / f"{name}.{language}.md"
    links = re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8"))
    assert links
    missing = [link for link in links if not link.startswith("http") and not (page.parent / link).exists()]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_page_leads_to_the_other_languages(name: str, language: str) -> None:
    links = (RULES / f"{name}.{language}.md").read_text(encoding="utf-8").splitlines()[2]
    assert re.findall(r"\]\(([^)]+)", links) == [f"{name}.{other}.md" for other in LANGUAGES if other != language]


@pytest.mark.parametrize("name", GAMES)
def test_a_page_tells_the_same_in_every_language(name: str) -> None:
    """The same sections, examples and rulings, with the same moves."""

    def told(language: str) -> tuple[list[str], int, list[str], list[str]]:
        text = (RULES / f"{name}.{language}.md").read_text(encoding="utf-8")
        sections = re.findall(r"^(#+) ", text, re.MULTILINE)
        examples = len(re.findall(r"^\*(?:Example |Exemple )?\d", text, re.MULTILINE))
        rulings = re.findall(r"^(\d+)\. \*\*", text, re.MULTILINE)
        return sections, examples, rulings, sorted(re.findall(r"`[^`\n]+`", text))

    english, *others = map(told, LANGUAGES)
    assert english[2] == [str(number) for number in range(1, len(english[2]) + 1)] != []
    assert others == [english for _ in others]
