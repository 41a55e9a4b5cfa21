"""The golden playthroughs: every spec has one, and the games still go as they say."""

import pytest

from faience.games.registry import all_specs
from tests.games import golden

ADVICE = "if the change of behaviour is meant, run: make golden"


@pytest.mark.parametrize("spec", all_specs())
def test_a_game_goes_as_its_golden_playthrough_says(spec: str) -> None:
    file = golden.path(spec)
    assert file.exists(), f"{spec} has no golden playthrough; run: make golden"
    said = file.read_text(encoding="ascii").splitlines()
    plays = golden.playthrough(spec).splitlines()
    first = next((n for n, pair in enumerate(zip(said, plays, strict=False), start=1) if pair[0] != pair[1]), None)
    assert first is None, f"{file.name}, line {first}: {said[first - 1]!r} is now {plays[first - 1]!r}; {ADVICE}"
    assert len(said) == len(plays), ADVICE


def test_every_golden_playthrough_is_that_of_a_spec() -> None:
    assert sorted(golden.FOLDER.iterdir()) == sorted(map(golden.path, all_specs()))


def test_no_two_specs_share_a_playthrough() -> None:
    assert len(set(map(golden.path, all_specs()))) == len(all_specs())
