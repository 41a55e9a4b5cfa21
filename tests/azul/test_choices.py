"""What the table tells of a move before it is made and of a round after it ended agrees with the engine."""

from __future__ import annotations

import pytest

import faience
from faience.games.azul import facts
from faience.games.azul.facts import Floor, Marker, Stuck, Tile
from faience.games.registry import all_specs
from faience.languages import LANGUAGES
from faience.words import words
from faience.words.telling import Telling
from tests.azul.tables import board, table

SPECS = [spec for spec in all_specs() if spec.startswith("azul")]
SAYS = {language: Telling(words(language), "azul") for language in LANGUAGES}


def choices_of(state: faience.State) -> facts.Choices:
    """What the seat to move may do."""
    told = facts.choices(state, state.to_move)
    assert told is not None
    return told


def said(items, within="move"):
    """Items with their points, in English."""
    return [(item.points, SAYS["en"].item(item, within)) for item in items]


def games(spec: str, count: int):
    """Random games round by round: the states of a round up to the one after it, and the moves between them."""
    for seed in range(count):
        rng = faience.Rng(seed)
        state = faience.load(spec).start()
        states, moves = [], []
        while state.to_move != faience.OVER:
            if state.to_move == faience.CHANCE:
                state.deal(rng)
                states, moves = [state.copy()], []
                continue
            hints = faience.bot("greedy", seed) if seed % 2 else faience.bot("random", rng.next())
            moves.append(state.game.text(hints.choose(state)))
            state.play(moves[-1])
            states.append(state.copy())
            if state.to_move < 0:
                yield states, moves


@pytest.mark.parametrize("spec", SPECS)
def test_the_items_of_every_choice_sum_to_what_the_engine_scores(spec):
    for states, _ in games(spec, 3):
        for state in states[:-1]:
            seat = state.to_move
            choices = choices_of(state)
            assert [choice.move for choice in choices.moves] == state.legal_texts()
            stands = choices.stands
            standing = stands.before + sum(item.points for item in stands.items)
            assert (stands.seat, stands.before) == (seat, state.scores[seat])
            assert stands.after == max(0, standing)
            for choice in choices.moves:
                after = state.copy()
                after.play(choice.move)
                assert choice.gain == sum(item.points for item in choice.items)
                if "@" in choice.move:
                    if after.to_move == seat and "grey" in spec:
                        assert choice.after == after.scores[seat]
                    continue
                assert standing == state.projected_scores[seat]
                assert choice.before == max(0, state.projected_scores[seat])
                assert choice.after == max(0, after.projected_scores[seat])
                if after.round == state.round and after.to_move != faience.OVER:
                    assert choice.gain == after.projected_scores[seat] - state.projected_scores[seat]
                elif facts.end(state, choice.move).bonuses[seat].before > 0:
                    assert choice.gain == after.scores[seat] - state.projected_scores[seat]
                else:  # the floor took only what there was
                    bonus = sum(item.points for item in facts.end(state, choice.move).bonuses[seat].items)
                    assert standing + choice.gain - bonus <= 0


@pytest.mark.parametrize("spec", SPECS)
def test_the_items_of_a_round_and_of_the_end_sum_to_the_scores(spec):
    rounds = 0
    for states, moves in games(spec, 8):
        decisions = list(zip(states, moves, strict=False))
        scored, ends = facts.round_scorings(decisions), facts.end(*decisions[-1]).bonuses
        for seat, (scoring, end) in enumerate(zip(scored, ends, strict=True)):
            assert (scoring.seat, end.seat) == (seat, seat)
            assert scoring.before == states[0].scores[seat]
            assert scoring.before + sum(item.points for item in scoring.items) == scoring.after == end.before
            assert end.before + sum(item.points for item in end.items) == end.after == states[-1].scores[seat]
            losses = [item for item in scoring.items if item.points < 0]
            assert [SAYS["en"].item(item, "round") for item in losses] in ([], ["floor"])
        rounds += 1
    assert rounds >= 20


@pytest.mark.parametrize("spec", SPECS)
def test_a_line_is_refused_for_a_kind_exactly_when_no_move_takes_the_kind_there(spec):
    for states, _ in games(spec, 2):
        for state in states[:-1]:
            choices, view = choices_of(state), state.view()
            if view.tiling is not None:
                taken = {choice.move[1:] for choice in choices.moves}
                tried = {f"@{column}" for column in range(1, 6)}
            else:
                # A colour may come with jokers; jokers count where they come alone.
                effects = [choice.effect for choice in choices.moves if choice.effect.line]
                taken = {f"{effect.tiles[0]}{effect.line}" for effect in effects}
                tried = {f"{kind}{line}" for kind in {*view.centre, *"".join(view.factories)} for line in range(1, 6)}
            assert tried & set(choices.why) == tried - taken


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_and_item_has_words_in_every_language(language):
    says = SAYS[language]
    for states, _ in games("azul(players=2,wall=grey,joker=true)", 2):
        for state in states[:-1]:
            choices = choices_of(state)
            texts = [text for each in choices.moves for text in (says.horizon(each.effect), says.title(each.effect))]
            texts += [says.item(item, "move") for choice in choices.moves for item in choice.items]
            texts += [says.item(item, "stands") for item in choices.stands.items]
            texts += [says.why(refusal) for refusal in choices.why.values()]
            assert all(text and "{" not in text for text in texts)


def test_a_completing_move_names_its_runs_and_what_falls():
    state = faience.position(
        "azul(players=2,wall=coloured,joker=false) 3 0 0 c 0 RRRK/-/-/-/- B1 B18Y19R17K19W20 - "
        "12:-/-/-/-/-:...../.BY../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-"
    )
    choice = next(choice for choice in choices_of(state).moves if choice.move == "1R2")
    assert SAYS["en"].title(choice.effect) == "Line 2 completes"
    assert (choice.gain, choice.before, choice.after) == (2, 12, 14)
    assert said(choice.items) == [(3, "wall: row of 3"), (-1, "floor")]
    assert choice.items == (
        Tile(points=3, row=2, column=4, tile="R", across=3, down=1),
        Floor(points=-1, tiles=1),
    )


def test_the_marker_is_an_item_of_its_own_and_comes_to_the_floor_first():
    state = faience.position(
        "azul(players=2,wall=coloured,joker=false) 3 0 0 c 0 -/-/-/-/- B3 B17Y20R20K20W19 - "
        "12:-/-/-/-/-:...../...../...../...../.....:W 0:-/-/-/-/-:...../...../...../...../.....:-"
    )
    moves = {choice.move: choice for choice in choices_of(state).moves}
    assert moves["cB4"].items == (Marker(points=-1),)
    assert said(moves["cB4"].items) == [(-1, "first-player marker")]
    assert SAYS["en"].title(moves["cB4"].effect) == "3 of 4 in line 4"
    assert moves["cB2"].items == (
        Tile(points=1, row=2, column=2, tile="B", across=1, down=1),
        Marker(points=-1),
        Floor(points=-2, tiles=1),
    )
    assert SAYS["en"].title(moves["cB-"].effect) == "All 3 to the floor"
    assert [item.points for item in moves["cB-"].items] == [-1, -6]


def test_what_is_on_its_way_is_told_line_by_line_with_the_floor_last():
    state = faience.position(
        "azul(players=2,wall=coloured,joker=false) 3 0 0 0 0 RRRK/-/-/-/- - B19Y18R15K19W19 - "
        "1:-/YY/-/-/-:..R../...R./..B../...../.....:mW 0:-/-/-/-/-:...../...../...../...../.....:-"
    )
    stands = choices_of(state).stands
    assert (stands.before, stands.after) == (1, 4)
    assert [type(item) for item in stands.items] == [Tile, Floor]
    assert said(stands.items, "stands") == [(5, "Line 2: row of 2, column of 3"), (-2, "floor")]


def test_a_line_without_a_cell_is_scored_to_the_last_point_though_scores_stop_at_0():
    state = faience.position(
        "azul(players=2,wall=grey,joker=false) 3 0 0 1 0 -/-/-/-/- R1 B19Y19R14K19W19 - "
        "1:R/-/-/-/-:.BKWY/R..../.R.../..R../...R.:- 3:-/-/-/-/-:...../...../...../...../.....:m"
    )
    choices = choices_of(state)
    choice = next(choice for choice in choices.moves if choice.move == "cR-")
    assert [(item.points, type(item)) for item in choices.stands.items] == [(-1, facts.Wall)]
    # Its one tile costs 1; what the stuck line adds to that is one place further.
    assert [(item.points, type(item)) for item in choice.items] == [(-1, Floor)]
    assert (choice.before, choice.after) == (0, 0)


def test_a_stuck_line_is_told_at_the_end_of_the_round():
    state = faience.position(
        "azul(players=2,wall=grey,joker=false) 3 0 0 1 0 -/-/-/-/- R1 B19Y19R14K19W19 - "
        "5:R/-/-/-/-:.BKWY/R..../.R.../..R../...R.:- 3:-/-/-/-/-:...../...../...../...../.....:m"
    )
    before = state.copy()
    state.play("cR-")
    assert state.to_move == faience.CHANCE
    scored = facts.round_scorings([(before, "cR-")])
    assert said(scored[0].items, "round") == [
        (0, "line 1 found no open cell and fell to the floor"),
        (-2, "floor"),
    ]


@pytest.mark.parametrize(
    ("score", "items"),
    [(5, (Stuck(row=2), Floor(points=-2))), (0, (Stuck(row=2),))],
)
def test_a_line_that_the_last_take_fills_and_that_is_stuck_is_told(score, items):
    state = faience.position(
        "azul(players=2,wall=grey,joker=false) 3 0 0 1 0 -/-/-/-/- B2 B17Y19R19K19W19 - "
        f"{score}:-/-/-/-/-:B..../.YRKW/...../...../.....:- 3:-/-/-/-/-:...../...../...../...../.....:m"
    )
    choice = next(choice for choice in choices_of(state).moves if choice.move == "cB2")
    assert [text for _, text in said(choice.items)] == ["no cell is open: the line will fall to the floor"]
    before = state.copy()
    state.play("cB2")
    told = facts.round_scorings([(before, "cB2")])[0].items
    assert told == items
    assert said(told, "round")[0] == (0, "line 2 found no open cell and fell to the floor")
    # The same tiles taken for the floor lead to the same table, and no line fell.
    floored = facts.round_scorings([(before, "cB-")])[0].items
    assert floored == tuple(item for item in items if isinstance(item, Floor))


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
    assert SAYS[language].advice(facts.effect(state, "1R4")) == text


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["blue in row 1, column 3", "a joker in row 1, column 3"]),
        ("fr", ["poser une bleue en ligne 1, colonne 3", "poser un joker en ligne 1, colonne 3"]),
        ("hu", ["egy kék csempét a falra: 1. sor, 3. oszlop", "egy jokert a falra: 1. sor, 3. oszlop"]),
    ],
)
def test_a_cell_is_advised_in_a_few_words(language, texts):
    for line, text in zip(("B", "J"), texts, strict=True):
        state = table(wall="grey", joker=True, boards=[board({1: line})])
        assert SAYS[language].advice(facts.effect(state, "1@3")) == text
