"""What the table tells of a move before it is made and of a round after it ended agrees with the engine."""

from __future__ import annotations

import pytest

import faience
from faience.games.registry import GAMES, all_specs
from faience.languages import LANGUAGES
from tests.azul.tables import board, table

SPECS = [spec for spec in all_specs() if spec.startswith("azul")]
AZUL = GAMES["azul"]


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
            choices = AZUL.choices(state, "en")
            assert [choice.move for choice in choices.moves] == state.legal_texts()
            stands = choices.stands
            standing = stands.before + sum(part.points for part in stands.parts)
            assert (stands.seat, stands.before) == (seat, state.scores[seat])
            assert stands.after == max(0, standing)
            for choice in choices.moves:
                after = state.copy()
                after.play(choice.move)
                assert choice.gain == sum(part.points for part in choice.parts)
                if "@" in choice.move:
                    if after.to_move == seat and "grey" in spec:
                        assert choice.after == after.scores[seat]
                    continue
                assert standing == state.projected_scores[seat]
                assert choice.before == max(0, state.projected_scores[seat])
                assert choice.after == max(0, after.projected_scores[seat])
                if after.round == state.round and after.to_move != faience.OVER:
                    assert choice.gain == after.projected_scores[seat] - state.projected_scores[seat]
                elif AZUL.bonuses((state, choice.move), "en")[seat].before > 0:
                    assert choice.gain == after.scores[seat] - state.projected_scores[seat]
                else:  # the floor took only what there was
                    bonus = sum(part.points for part in AZUL.bonuses((state, choice.move), "en")[seat].parts)
                    assert standing + choice.gain - bonus <= 0


@pytest.mark.parametrize("spec", SPECS)
def test_the_items_of_a_round_and_of_the_end_sum_to_the_scores(spec):
    rounds = 0
    for states, moves in games(spec, 8):
        decisions = list(zip(states, moves, strict=False))
        scored, ends = AZUL.scoring(decisions, "en"), AZUL.bonuses(decisions[-1], "en")
        for seat, (scoring, end) in enumerate(zip(scored, ends, strict=True)):
            assert (scoring.seat, end.seat) == (seat, seat)
            assert scoring.before == states[0].scores[seat]
            assert scoring.before + sum(part.points for part in scoring.parts) == scoring.after == end.before
            assert end.before + sum(part.points for part in end.parts) == end.after == states[-1].scores[seat]
            losses = [part for part in scoring.parts if part.points < 0]
            assert [part.text for part in losses] in ([], ["floor"])
        rounds += 1
    assert rounds >= 20


@pytest.mark.parametrize("spec", SPECS)
def test_a_line_is_refused_for_a_kind_exactly_when_no_move_takes_the_kind_there(spec):
    for states, _ in games(spec, 2):
        for state in states[:-1]:
            choices, view = AZUL.choices(state, "en"), state.view()
            if view.tiling is not None:
                taken = {choice.move[1:] for choice in choices.moves}
                tried = {f"@{column}" for column in range(1, 6)}
            else:
                # A colour may come with jokers; jokers count where they come alone.
                effects = [choice.effect for choice in choices.moves if choice.effect["line"]]
                taken = {f"{effect['tiles'][0]}{effect['line']}" for effect in effects}
                tried = {f"{kind}{line}" for kind in {*view.centre, *"".join(view.factories)} for line in range(1, 6)}
            assert tried & set(choices.refused) == tried - taken


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_and_item_has_words_in_every_language(language):
    for states, _ in games("azul(players=2,wall=grey,joker=true)", 2):
        for state in states[:-1]:
            choices = AZUL.choices(state, language)
            texts = [choices.horizon, *(choice.title for choice in choices.moves)]
            texts += [part.text for choice in choices.moves for part in choice.parts]
            texts += [part.text for part in choices.stands.parts]
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
    assert [part.detail for part in choice.parts] == [
        {"what": "tile", "row": 2, "column": 4, "tile": "R", "across": 3, "down": 1},
        {"what": "floor", "tiles": 1},
    ]


def test_the_marker_is_an_item_of_its_own_and_comes_to_the_floor_first():
    state = faience.position(
        "azul(players=2,wall=coloured,joker=false) 3 0 0 c 0 -/-/-/-/- B3 B17Y20R20K20W19 - "
        "12:-/-/-/-/-:...../...../...../...../.....:W 0:-/-/-/-/-:...../...../...../...../.....:-"
    )
    moves = {choice.move: choice for choice in AZUL.choices(state, "en").moves}
    assert [(part.points, part.text, part.detail) for part in moves["cB4"].parts] == [
        (-1, "first-player marker", {"what": "marker"})
    ]
    assert moves["cB4"].title == "3 of 4 in line 4"
    assert [(part.points, part.detail) for part in moves["cB2"].parts] == [
        (1, {"what": "tile", "row": 2, "column": 2, "tile": "B", "across": 1, "down": 1}),
        (-1, {"what": "marker"}),
        (-2, {"what": "floor", "tiles": 1}),
    ]
    assert (moves["cB-"].title, [part.points for part in moves["cB-"].parts]) == ("All 3 to the floor", [-1, -6])


def test_what_is_on_its_way_is_told_line_by_line_with_the_floor_last():
    state = faience.position(
        "azul(players=2,wall=coloured,joker=false) 3 0 0 0 0 RRRK/-/-/-/- - B19Y18R15K19W19 - "
        "1:-/YY/-/-/-:..R../...R./..B../...../.....:mW 0:-/-/-/-/-:...../...../...../...../.....:-"
    )
    stands = AZUL.choices(state, "en").stands
    assert (stands.before, stands.after) == (1, 4)
    assert [(part.points, part.text, part.detail["what"]) for part in stands.parts] == [
        (5, "Line 2: row of 2, column of 3", "tile"),
        (-2, "floor", "floor"),
    ]


def test_a_line_without_a_cell_is_scored_to_the_last_point_though_scores_stop_at_0():
    state = faience.position(
        "azul(players=2,wall=grey,joker=false) 3 0 0 1 0 -/-/-/-/- R1 B19Y19R14K19W19 - "
        "1:R/-/-/-/-:.BKWY/R..../.R.../..R../...R.:- 3:-/-/-/-/-:...../...../...../...../.....:m"
    )
    choices = AZUL.choices(state, "en")
    choice = next(choice for choice in choices.moves if choice.move == "cR-")
    assert [(part.points, part.detail["what"]) for part in choices.stands.parts] == [(-1, "wall")]
    # Its one tile costs 1; what the stuck line adds to that is one place further.
    assert [(part.points, part.detail["what"]) for part in choice.parts] == [(-1, "floor")]
    assert (choice.before, choice.after) == (0, 0)


def test_a_stuck_line_is_told_at_the_end_of_the_round():
    state = faience.position(
        "azul(players=2,wall=grey,joker=false) 3 0 0 1 0 -/-/-/-/- R1 B19Y19R14K19W19 - "
        "5:R/-/-/-/-:.BKWY/R..../.R.../..R../...R.:- 3:-/-/-/-/-:...../...../...../...../.....:m"
    )
    before = state.copy()
    state.play("cR-")
    assert state.to_move == faience.CHANCE
    scored = AZUL.scoring([(before, "cR-")], "en")
    assert [(part.points, part.text) for part in scored[0].parts] == [
        (0, "line 1 found no open cell and fell to the floor"),
        (-2, "floor"),
    ]


@pytest.mark.parametrize(
    ("score", "parts"),
    [(5, [(0, {"what": "stuck", "row": 2}), (-2, {"what": "floor"})]), (0, [(0, {"what": "stuck", "row": 2})])],
)
def test_a_line_that_the_last_take_fills_and_that_is_stuck_is_told(score, parts):
    state = faience.position(
        "azul(players=2,wall=grey,joker=false) 3 0 0 1 0 -/-/-/-/- B2 B17Y19R19K19W19 - "
        f"{score}:-/-/-/-/-:B..../.YRKW/...../...../.....:- 3:-/-/-/-/-:...../...../...../...../.....:m"
    )
    choice = next(choice for choice in AZUL.choices(state, "en").moves if choice.move == "cB2")
    assert [part.text for part in choice.parts] == ["no cell is open: the line will fall to the floor"]
    before = state.copy()
    state.play("cB2")
    told = AZUL.scoring([(before, "cB2")], "en")[0].parts
    assert [(part.points, part.detail) for part in told] == parts
    assert told[0].text == "line 2 found no open cell and fell to the floor"
    # The same tiles taken for the floor lead to the same table, and no line fell.
    assert [part.detail["what"] for part in AZUL.scoring([(before, "cB-")], "en")[0].parts] == [
        what for _, detail in parts for what in detail.values() if what == "floor"
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
        assert AZUL.brief(state, "1@3", language) == text
