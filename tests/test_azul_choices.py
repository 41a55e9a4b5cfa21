"""What the table tells of a move before it is made and of a round after it ended agrees with the engine."""

from __future__ import annotations

import pytest

import faience
from faience.games.registry import KINDS, all_specs
from faience.languages import LANGUAGES

SPECS = [spec for spec in all_specs() if spec.startswith("azul")]
AZUL = KINDS["azul"]


def games(spec: str, count: int):
    """Every state of random games, round by round: the states of a round up to the one after it."""
    for seed in range(count):
        rng = faience.Rng(seed)
        state = faience.load(spec).start()
        states = []
        while state.to_move != faience.OVER:
            if state.to_move == faience.CHANCE:
                state.deal(rng)
                states = [state.copy()]
                continue
            hints = faience.bot("greedy", seed) if seed % 2 else faience.bot("random", rng.next())
            state.play(hints.choose(state))
            states.append(state.copy())
            if state.to_move < 0:
                yield states


@pytest.mark.parametrize("spec", SPECS)
def test_the_items_of_every_choice_sum_to_what_the_engine_reckons(spec):
    for states in games(spec, 3):
        for state in states[:-1]:
            seat = state.to_move
            choices = AZUL.choices(state, "en")
            assert [choice.move for choice in choices.moves] == state.legal_texts()
            for choice in choices.moves:
                after = state.copy()
                after.play(choice.move)
                assert choice.gain == sum(part.points for part in choice.parts)
                if "@" in choice.move:
                    if after.to_move == seat and "grey" in spec:
                        assert choice.after == after.scores[seat]
                    continue
                assert choice.before == max(0, state.projected_scores[seat])
                assert choice.after == max(0, after.projected_scores[seat])
                if after.round == state.round and after.to_move != faience.OVER:
                    assert choice.gain == after.projected_scores[seat] - state.projected_scores[seat]
                elif AZUL.bonuses(after, "en")[seat].before > 0:  # else the floor took only what there was
                    assert choice.gain == after.scores[seat] - state.projected_scores[seat]


@pytest.mark.parametrize("spec", SPECS)
def test_the_items_of_a_round_and_of_the_end_sum_to_the_scores(spec):
    rounds = 0
    for states in games(spec, 8):
        reckoned, ends = AZUL.reckoning(states, "en"), AZUL.bonuses(states[-1], "en")
        for seat, (reckoning, end) in enumerate(zip(reckoned, ends, strict=True)):
            assert (reckoning.seat, end.seat) == (seat, seat)
            assert reckoning.before == states[0].scores[seat]
            assert reckoning.before + sum(part.points for part in reckoning.parts) == reckoning.after == end.before
            assert end.before + sum(part.points for part in end.parts) == end.after == states[-1].scores[seat]
            losses = [part for part in reckoning.parts if part.points < 0]
            assert [part.text for part in losses] in ([], ["floor"])
        rounds += 1
    assert rounds >= 20


@pytest.mark.parametrize("spec", SPECS)
def test_a_line_is_refused_for_a_kind_exactly_when_no_move_takes_the_kind_there(spec):
    for states in games(spec, 2):
        for state in states[:-1]:
            choices = AZUL.choices(state, "en")
            for tried in choices.refused:
                if tried[0] == "@":
                    assert not any(choice.move.endswith(tried) for choice in choices.moves)
                else:
                    kind, line = tried
                    deeds = [choice.deed for choice in choices.moves]
                    assert not any(
                        deed["line"] == int(line) and (kind in deed["tiles"] if kind != "J" else deed["tiles"] == "J")
                        for deed in deeds
                    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_and_item_has_words_in_every_language(language):
    for states in games("azul(players=2,wall=grey,joker=true)", 2):
        for state in states[:-1]:
            choices = AZUL.choices(state, language)
            texts = [choices.horizon, *(choice.title for choice in choices.moves)]
            texts += [part.text for choice in choices.moves for part in choice.parts]
            texts += [refusal.text for refusal in choices.refused.values()]
            assert all(text and "{" not in text for text in texts)


def test_a_completing_move_names_its_runs_and_what_falls():
    state = faience.position(
        "azul(players=2,wall=coloured,joker=false) 3 0 0 c 0 RRRK/-/-/-/- B1 B18Y19R17K19W20 - "
        "12:-/-/-/-/-:...../.BY../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-"
    )
    choice = next(choice for choice in AZUL.choices(state, "en").moves if choice.move == "1R2")
    assert (choice.title, choice.gain, choice.before, choice.after) == ("Line 2 completes", 2, 12, 14)
    assert [(part.points, part.text) for part in choice.parts] == [(3, "wall: row of 3"), (-1, "floor")]


def test_a_stuck_line_is_told_at_the_end_of_the_round():
    state = faience.position(
        "azul(players=2,wall=grey,joker=false) 3 0 0 1 0 -/-/-/-/- R1 B19Y19R14K19W19 - "
        "5:R/-/-/-/-:.BKWY/R..../.R.../..R../...R.:- 3:-/-/-/-/-:...../...../...../...../.....:m"
    )
    before = state.copy()
    state.play("cR-")
    assert state.to_move == faience.CHANCE
    reckoned = AZUL.reckoning([before, state], "en")
    assert [(part.points, part.text) for part in reckoned[0].parts] == [
        (0, "line 1 found no open cell and fell to the floor"),
        (-2, "floor"),
    ]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "2 red from factory 1 to line 4"),
        ("fr", "prendre 2 rouges sur la fabrique 1 pour la ligne 4"),
        ("hu", "2 piros csempét az 1. manufaktúráról a 4. mintasorba"),
    ],
)
def test_a_move_is_advised_in_a_few_words(language, text):
    state = faience.load("azul").start()
    state.deal("RRBK/YYWR/KKBB/WWRY/BYRK")
    assert AZUL.brief(state, "1R4", language) == text
