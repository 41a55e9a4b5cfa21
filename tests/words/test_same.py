"""The terminal and the page put the same words to the same facts, in whole games of every spec."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import faience
from faience.games.facts import Fact
from faience.games.registry import GAMES, all_specs, load
from faience.languages import LANGUAGES
from faience.words import Words, words
from faience.words.telling import Telling, Within
from faience.words.values import Value
from tests.words.test_texts import ROOT, messages

WEB = ROOT / "web"
VITEST = WEB / "node_modules/.bin/vitest"
CASES = WEB / "tests/words"
NAMES = ("Ana", "Kiln", "Élodie", "4. játékos")
"""Names before which articles and prepositions differ."""
TRIED = 25
"""So many moves that may not be played are tried in each state."""

MOVES = 40
"""About so many of those that may be played are told."""

Said = tuple[str, list[str], str, dict[str, Value], str]
"""Language, folders of words, id, values, text."""


class Listening(Words):
    """Words that remember what was said."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language)
        self._folders = ["common", f"{game}/told"]
        self._page_says = {name for folder in self._folders for name in messages(folder, language)}
        self._heard: dict[tuple[str, str], Said] = {}

    def say_with(self, message: str, values: Mapping[str, Value]) -> str:
        text = super().say_with(message, values)
        if message in self._page_says:
            key = message, repr(sorted(values.items()))
            self._heard[key] = (self.language, self._folders, message, dict(values), text)
        return text

    def heard(self) -> list[Said]:
        return list(self._heard.values())


class Teller:
    """Says all that can be said of a game in every language; of equal facts only once."""

    def __init__(self, game: str) -> None:
        self.listening = [Listening(language, game) for language in LANGUAGES]
        self._tellings = [Telling(heard, game) for heard in self.listening]
        self._told: set[tuple[Any, ...]] = set()

    def effect(self, effect: Fact, name: str) -> None:
        for telling in self._new("effect", effect, name):
            for text in (telling.did(effect, name), telling.advice(effect), telling.title(effect)):
                assert text
            telling.horizon(effect)

    def deal(self, deal: Fact) -> None:
        for telling in self._new("deal", deal):
            assert telling.did(deal, "")

    def item(self, item: Fact, within: Within) -> None:
        for telling in self._new("item", item, within):
            assert telling.item(item, within)

    def refusal(self, refusal: Fact | None) -> None:
        assert refusal is not None, "every move that may not be played is explained"
        for telling in self._new("refusal", refusal):
            assert telling.why(refusal)

    def view(self, view: Any, state: faience.State) -> None:
        """How far the game is, and what the seats are; who won, for each seat and for who watches."""
        players = state.game.players
        for telling in self._tellings:
            assert telling.progress(view)
            for seat in range(players):
                telling.role(view, seat)
            if state.to_move == faience.OVER:
                for you in (None, *range(players)):
                    assert telling.result(view, state.scores, NAMES[:players], you)

    def _new(self, *what: Any) -> list[Telling]:
        if what in self._told:
            return []
        self._told.add(what)
        return self._tellings


def tell_game(teller: Teller, spec: str, bot: str, seed: int) -> None:
    """Says all that can be said of a game."""
    game, told = load(spec), load(spec).definition.told
    rng, player = faience.Rng(seed), faience.bot(bot, seed)
    state, decisions = game.start(), []
    while state.to_move != faience.OVER:
        teller.view(told.view(state), state)
        before = state.copy()
        if state.to_move == faience.CHANCE:
            deal = state.draw(rng)
            if (dealt := told.deal(state, deal)).__struct_config__.tag != "deal":  # rounds are told by the terminal
                teller.deal(dealt)
            if game.definition.opens_round(state):
                decisions = []
            state.deal(deal)
            continue
        for seat in range(game.players):
            _choices(teller, told.choices(state, seat), NAMES[seat])
        for _ in range(TRIED):
            tried = rng.below(game.move_count)
            if not state.is_legal(tried):
                teller.refusal(told.refusal(state, game.text(tried)))
        move = game.text(player.choose(state))
        decisions.append((before, move))
        state.play(move)
        if game.definition.rounds and game.definition.ends_round(before, state):
            _accounts(teller, told.round(decisions))
    teller.view(told.view(state), state)
    _accounts(teller, told.end(*decisions[-1]).bonuses)


def _choices(teller: Teller, choices: Any, name: str) -> None:
    if choices is None:
        return
    # Of the hundreds of ways to keep tiles a few will do.
    for choice in choices.moves[:: 1 + len(choices.moves) // MOVES]:
        teller.effect(choice.effect, name)
        for item in choice.items:
            teller.item(item, "move")
    for refusal in choices.refused.values():
        teller.refusal(refusal)
    stands = getattr(choices, "stands", None)
    for item in stands.items if stands else ():
        teller.item(item, "stands")


def _accounts(teller: Teller, accounts: Any) -> None:
    for account in accounts:
        for item in account.items:
            teller.item(item, "round")


@pytest.mark.skipif(not VITEST.exists(), reason="the page's tests are not installed")
@pytest.mark.parametrize("name", GAMES)
def test_the_page_says_what_the_terminal_says(name: str, tmp_path: Path) -> None:
    teller = Teller(name)
    specs = [spec for spec in all_specs() if load(spec).name == name]
    for seed, spec in enumerate(specs if len(specs) > 1 else specs * 2):
        tell_game(teller, spec, "greedy" if seed % 2 else "random", seed)
    said = [sentence for heard in teller.listening for sentence in heard.heard()]
    assert {language for language, *_ in said} == set(LANGUAGES)
    file = tmp_path / "said.json"
    file.write_text(json.dumps(said), encoding="utf-8")
    checked = subprocess.run(
        [VITEST, "run", "tests/words/same.test.ts"],
        cwd=WEB,
        env={**os.environ, "FAIENCE_SAID": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout[-4000:] + checked.stderr[-1000:]


FUNCTIONS = json.loads((CASES / "functions.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("language", "message", "values", "text"), FUNCTIONS["said"])
def test_functions_do_in_the_terminal_what_they_do_in_the_page(
    language: str, message: str, values: dict[str, Value], text: str
) -> None:
    speaking = Words(language)
    speaking.learn("\n".join(FUNCTIONS["messages"]))
    assert speaking.say_with(message, values) == text


def test_the_sentences_that_the_page_tests_alone_are_those_of_the_terminal() -> None:
    for language, _, message, values, text in json.loads((CASES / "said.json").read_text(encoding="utf-8")):
        assert words(language).say_with(message, values) == text
