"""What the table tells of a move before it is made and of a round after it ended agrees with the engine."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

import faience
from faience.games.pavilion import facts
from faience.games.pavilion.facts import FREE, KINDS, PRINTED, STARS, TIPS, Account
from faience.games.registry import GAMES, all_specs
from faience.languages import LANGUAGES
from faience.words import words
from faience.words.telling import Telling, Within
from tests.pavilion.tables import Player, row, space, table

SPECS = [spec for spec in all_specs() if spec.startswith("pavilion")]
PAVILION = GAMES["pavilion"]
SAYS = {language: Telling(words(language), "pavilion") for language in LANGUAGES}
Items = tuple[facts.AnyItem, ...]


def choices_of(state: faience.State) -> facts.Choices:
    """What the seat to move may do."""
    told = facts.choices(state, state.to_move)
    assert told is not None
    return told


def by_move(choices: facts.Choices) -> dict[str, facts.Choice]:
    return {choice.move: choice for choice in choices.moves}


def total(items: Items) -> int:
    return sum(item.points for item in items)


def tags(items: Items) -> list[str]:
    return [str(item.__struct_config__.tag) for item in items]


def said(items: Items, within: Within = "move") -> list[tuple[int, str]]:
    """Items with their points, in English."""
    return [(item.points, SAYS["en"].item(item, within)) for item in items]


def rounds(spec: str, games: int) -> Iterator[list[faience.State]]:
    """The states of every round of some games, from after its deal to the one after its last pass."""
    for seed in range(games):
        rng, state = faience.Rng(seed), faience.load(spec).start()
        bot = faience.bot("greedy", seed) if seed % 2 else faience.bot("random", seed)
        states: list[faience.State] = []
        while state.to_move != faience.OVER:
            if state.to_move == faience.CHANCE:
                opens = PAVILION.opens_round(state)
                state.deal(rng)
                states = [state.copy()] if opens else [*states, state.copy()]
                continue
            before = state.copy()
            state.play(bot.choose(state))
            states.append(state.copy())
            if PAVILION.ends_round(before, state):
                yield states


def decided(states: Sequence[faience.State]) -> list[tuple[faience.State, str]]:
    """The moves that lead from each state to the next, with the states they were chosen in: no two lead to the same."""
    return [
        (before, next(move for move in before.legal_texts() if played(before, move) == after))
        for before, after in pairwise(states)
        if before.to_move >= 0
    ]


def decisions(spec: str, games: int) -> Iterator[faience.State]:
    for states in rounds(spec, games):
        yield from (state for state in states if state.to_move >= 0)


def played(state: faience.State, move: str) -> faience.State:
    after = state.copy()
    after.play(move)
    return after


def left_over(*used: str) -> str:
    """All tiles but these: in a hand they leave nothing to refill the supply with."""
    left = Counter(KINDS * 22)
    left.subtract("".join(used))
    return "".join(left.elements())


# ---- choices ----


@pytest.mark.parametrize("spec", SPECS)
def test_every_legal_move_is_told_once_with_what_the_engine_then_scores(spec: str) -> None:
    for state in decisions(spec, 4):
        seat, choices = state.to_move, choices_of(state)
        assert sorted(choice.move for choice in choices.moves) == state.legal_texts()
        for choice in choices.moves:
            assert choice.gain == total(choice.items)
            assert (choice.before, choice.after) == (state.scores[seat], played(state, choice.move).scores[seat])
            assert choice.after == choice.before + choice.gain


@pytest.mark.parametrize("spec", SPECS)
def test_what_is_complete_already_stands_for_the_end(spec: str) -> None:
    for state in decisions(spec, 2):
        stands = choices_of(state).stands
        assert (stands.seat, stands.before) == (state.to_move, state.scores[state.to_move])
        assert stands.after == stands.before + total(stands.items)
        assert stands.after == state.projected_scores[state.to_move]


@pytest.mark.parametrize("spec", SPECS)
def test_what_a_placement_is_said_to_do_it_does_however_it_is_paid(spec: str) -> None:
    seen = set()
    for state in decisions(spec, 2):
        for choice in choices_of(state).moves:
            effect, after = choice.effect, played(state, choice.move)
            if not isinstance(effect, facts.PaidPlacement):
                continue
            assert effect == facts.effect(state, choice.move)
            assert choice.gain == effect.points
            hand, then = (s.view().boards[state.to_move].hand for s in (state, after))
            assert len(hand) - len(then) == effect.paid + effect.jokers
            assert effect.bonus == (after.view().bonus if after.to_move == state.to_move else 0)
            features = tuple(item.feature for item in choice.items if isinstance(item, facts.Surrounded))
            assert features == effect.features
            assert sum(PRINTED["grey"].features[feature].tiles for feature in features) >= effect.bonus
            seen |= set(tags(choice.items))
    assert {"run", "feature"} <= seen


@pytest.mark.parametrize("spec", SPECS)
def test_a_draft_that_takes_the_marker_says_what_it_costs(spec: str) -> None:
    costs = 0
    for state in decisions(spec, 2):
        if state.view().phase == "draft":
            for choice in choices_of(state).moves:
                takes = state.view().marker is None and choice.move[0] == "c"
                assert isinstance(choice.effect, facts.Draft)
                assert choice.effect.marker == takes
                assert tags(choice.items) == ["marker"] * takes
                assert choice.gain == -choice.effect.lost
                costs += choice.gain < 0
    assert costs > 0


def test_the_last_pass_of_the_game_tells_the_end() -> None:
    laid = row("SW", [1, 2, 3, 4, 5, 6], "G") | {
        space(star, 1): kind for star, kind in zip(STARS, "ORBYGPP", strict=True)
    }
    state = table(Player("RRRRRR", 30, laid=laid), Player("", 20, kept="R"), round=6, marker=0)
    choice = by_move(choices_of(state))["pass:RR"]
    assert choice.effect == facts.Pass(keeps=2, ends=True, kept="RR", dropped="RRRR", lost=4)
    assert said(choice.items) == [
        (-4, "4 tiles lost"),
        (18, "green star"),
        (4, "all 1s"),
        (-2, "2 tiles left over"),
    ]
    assert choice.after == played(state, "pass:RR").scores[0] == 46


def test_a_loss_stops_at_one_point_and_says_so() -> None:
    state = table(Player(score=3), Player(), centre="YYYY", factories=["RRRR"])
    choice = by_move(choices_of(state))["cY"]
    assert said(choice.items) == [(-2, "marker, 4 tiles taken (not below 1)")]
    assert (choice.before, choice.after) == (3, 1)


def test_a_placement_tells_run_features_and_what_is_complete_for_the_end() -> None:
    # Worked example of the rules: the statue needs the north-east star's 3 and 4, the pillar the centre's 6 and 1.
    laid = row("NW", [1, 3, 4, 5, 6], "O") | row("NE", [3, 4], "R") | {space("C", 6): "G", space("C", 1): "P"}
    laid |= {space(star, 2): kind for star, kind in zip(("NE", "E", "SE", "SW", "W", "C"), "RBYGPB", strict=True)}
    state = table(Player("OOYY", 10, laid=laid), Player(), round=4, marker=0)
    choice = by_move(choices_of(state))[f"{space('NW', 2)}=O+1"]
    assert (SAYS["en"].title(choice.effect), choice.gain) == ("Run of 6", 6)
    assert said(choice.items) == [
        (6, "run of 6"),
        (0, "statue: 2 bonus tiles"),
        (0, "pillar: 1 bonus tile"),
        (0, "star complete: 17 at the end"),
        (0, "all 2s: 8 at the end"),
    ]
    assert isinstance(choice.effect, facts.PaidPlacement)
    assert choice.effect.bonus == 3
    rest = left_over("OOYYR", *laid.values())
    short = table(Player("OOYY", 10, laid=laid), Player(rest), round=4, marker=0, supply="R")
    assert (0, "only 1 in the supply") in said(by_move(choices_of(short))[choice.move].items)


# ---- refusals ----


@pytest.mark.parametrize("spec", SPECS)
def test_something_is_refused_exactly_when_no_legal_move_does_it(spec: str) -> None:
    phases = set()
    for state in decisions(spec, 3):
        view, choices = state.view(), choices_of(state)
        legal, refused = set(by_move(choices)), set(choices.refusals)
        phase = "bonus" if view.bonus else view.phase
        phases.add(phase)
        if phase == "draft":
            sources = [*map(str, range(1, len(view.factories) + 1)), "c"]
            empty = {source for source in sources if not any(move[0] == source for move in legal)}
            barred = {f"{s}{kind}" for s in sources if s not in empty for kind in KINDS} - legal
            assert refused == empty | barred | {"place", "pass"}
        elif phase == "bonus":
            assert refused == {f"*{kind}" for kind in KINDS} - legal | {"place", "pass"}
        else:
            check_placing(state, choices, legal)
    assert phases == {"draft", "place", "bonus"}


def check_placing(state: faience.State, choices: facts.Choices, legal: set[str]) -> None:
    view, refused = state.view(), choices.refusals
    board, costs = view.boards[state.to_move], PRINTED[view.board].costs
    laid_on = {re.split("[=:]", move)[0] for move in legal}
    expected = {f"{name}{tip}" for name in STARS for tip in range(1, TIPS + 1)} - laid_on
    hand = set(board.hand)
    for star, name in enumerate(STARS):
        for tip in range(1, TIPS + 1):
            taken = board.stars[star][tip - 1] != FREE
            assert taken == (f"{name}{tip}" in refused and refused[f"{name}{tip}"].why == "taken")
            for kind in KINDS if not taken else "":
                barred = {f"{name}={kind}", f"{kind}{costs[star][tip - 1]}"} & refused.keys()
                payable = any(re.fullmatch(rf"{name}{tip}={kind}(\+\d)?", move) for move in legal)
                assert payable == (kind in hand and not barred)
        if FREE in board.stars[star]:
            colour = board.colours[star]
            barred = {kind for kind in hand if (kind != colour if colour else kind in board.stars[star])}
            expected |= {f"{name}={kind}" for kind in barred if colour is not None}
    named = {tried for tried in refused if not re.fullmatch(r"[PGOYBR]\d|keep", tried)}
    assert named == expected
    assert ("keep" in refused) == (len(board.hand) > 4)


@pytest.mark.parametrize(
    ("tried", "why", "text"),
    [
        ("NW2", "taken", "space 1 of the north-west star is taken"),
        ("E1", "too_dear", "the space costs 4, and the hand has 2 blue and 1 joker"),
        ("C6", "no_colour", "the space costs 6: no colour in the hand is enough"),
        ("E=R", "star_of", "the east star takes blue only"),
        ("C=R", "shown", "the central star already has red"),
        ("R4", "too_dear", "the space costs 4, and the hand has 2 red and 1 joker"),
        ("keep", "corners", "only 4 tiles can be kept"),
    ],
)
def test_what_may_not_be_placed_says_why(tried: str, why: str, text: str) -> None:
    state = table(Player("PRRBB", laid={"NW2": "O", "C1": "R"}), Player(), marker=0)
    refusal = choices_of(state).refusals[tried]
    assert (refusal.why, SAYS["en"].why(refusal)) == (why, text)


def test_a_star_that_takes_nothing_in_the_hand_says_so() -> None:
    laid = {"C1": "R", "C2": "B"}
    state = table(Player("RRRBBB", laid=laid), Player(), marker=0, round=2)
    refusal = choices_of(state).refusals["C3"]
    assert refusal.why == "none_taken"
    assert SAYS["en"].why(refusal) == "the central star takes none of the colours in the hand"


# ---- tiles to keep ----


@pytest.mark.parametrize("spec", SPECS)
def test_the_pass_to_begin_from_is_legal_and_keeps_as_many_as_it_can(spec: str) -> None:
    for state in decisions(spec, 2):
        view, choices = state.view(), choices_of(state)
        moves = by_move(choices)
        if view.phase != "place" or view.bonus:
            assert choices.preset == ""
            continue
        hand = view.boards[state.to_move].hand
        assert choices.preset in moves
        kept = choices.preset.removeprefix("pass:").replace("-", "")
        assert len(kept) == (min(4, len(hand)) if view.round < 6 else 0)
        if view.round < 6:
            most = max(choice.gain for move, choice in moves.items() if move.startswith("pass"))
            assert moves[choices.preset].gain == most


@pytest.mark.parametrize(
    ("hand", "round_", "laid", "kept"),
    [
        ("PPGGGORR", 1, {}, "GGGP"),  # green is the next joker
        ("PPPOOYYR", 1, {}, "PPPO"),  # then the most tiles, orange before yellow of equals
        ("PPPOOYYR", 2, {}, "OOPP"),
        # No space is open to purple, so that two yellow serve better than three purple.
        ("PPPYY", 1, row("W", [1, 2, 3, 4, 5, 6], "P") | {"C1": "P"}, "PPYY"),
        ("RR", 3, {}, "RR"),
        ("PPPP", 6, {}, ""),
        ("", 2, {}, ""),
    ],
)
def test_the_tiles_to_keep_are_useful(hand: str, round_: int, laid: dict[str, str], kept: str) -> None:
    state = table(Player(hand, laid=laid), Player(), round=round_, marker=0)
    assert choices_of(state).preset == f"pass:{''.join(sorted(kept, key=KINDS.index)) or '-'}"


# ---- rounds and the end ----


@pytest.mark.parametrize("spec", SPECS)
def test_the_items_of_a_round_and_of_the_end_sum_to_the_scores(spec: str) -> None:
    seen = set()
    for states in rounds(spec, 6):
        over = states[-1].round == 6 and not PAVILION.opens_round(states[-1])
        moves = decided(states)
        scored = facts.round_accounts(moves)
        unchanged = tuple(Account(each.seat, each.after, each.after) for each in scored)
        ends = facts.end(*moves[-1]).bonuses if over else unchanged
        for seat, (scoring, end) in enumerate(zip(scored, ends, strict=True)):
            assert (scoring.seat, end.seat) == (seat, seat)
            assert scoring.before == states[0].scores[seat]
            assert scoring.before + total(scoring.items) == scoring.after == end.before
            assert end.before + total(end.items) == end.after == states[-1].scores[seat]
            seen |= set(tags(scoring.items + end.items))
            for what, sign in {"marker": -1, "laid": 1, "passing": -1, "left": -1, "stars": 1, "numbers": 1}.items():
                signs = [item.points * sign for item in scoring.items if tags((item,)) == [what]]
                assert all(points >= 0 for points in signs)
    assert {"marker", "laid", "passing", "left"} <= seen


def test_a_round_is_told_by_marker_tiles_laid_and_tiles_lost() -> None:
    state = table(Player("RRRRRR"), Player(), centre="YY", round=2)
    states = [state.copy()]
    rng = faience.Rng(1)
    for move in ("cY", "NE3=R", "pass:-", "NE4=R", "pass:YYR"):
        state.play(move)
        states.append(state.copy())
        if state.to_move == faience.CHANCE and not PAVILION.opens_round(state):
            state.deal(rng)
            states.append(state.copy())
    assert state.round == 3
    mine, other = facts.round_accounts(decided(states))
    assert said(mine.items, "round") == [
        (-2, "marker, 2 tiles taken"),
        (3, "2 tiles laid"),
        (-2, "2 tiles lost"),
    ]
    assert (mine.before, mine.after, other.items) == (5, 4, ())


def test_stars_of_one_colour_and_of_all_colours_are_told_apart() -> None:
    mixed = {f"NW{tip}": kind for tip, kind in enumerate(KINDS, start=1)}
    purple = {f"{star}{tip}": "P" for star in ("E", "SE") for tip in range(1, 7)}
    boards = Player("", 30, laid=mixed | purple), Player("", 9, kept="BBB")
    before = table(*boards, board="grey", round=6, marker=0)
    mine, other = facts.end(before, "pass:-").bonuses
    assert said(mine.items, "round") == [(40, "2 purple stars"), (12, "multicolour star")]
    assert said(other.items, "round") == [(-3, "3 tiles left over")]


def test_the_end_tells_what_a_low_score_really_lost() -> None:
    boards = Player("", 30), Player("", 3, kept="BBBB")
    before = table(*boards, round=6, marker=0)
    other = facts.end(before, "pass:-").bonuses[1]
    assert (other.before, other.after) == (3, 1)
    assert said(other.items, "round") == [(-2, "4 tiles left over (not below 1)")]


def test_a_refill_after_the_last_pass_does_not_hide_the_end_of_the_round() -> None:
    start = table(Player(left_over("P"), 30), Player("", 20), round=6, turn=1, marker=1, supply="P")
    before = played(start, "pass:-")
    after = played(before, "pass:-")
    assert after.to_move == faience.CHANCE
    assert PAVILION.ends_round(before, after)
    assert [item.points for item in facts.round_accounts([(start, "pass:-"), (before, "pass:-")])[0].items] == [-29]
    after.deal(faience.Rng(1))
    assert after.to_move == faience.OVER
    assert facts.end(before, "pass:-").bonuses[0].after == 1


# ---- preparing ----


@pytest.mark.parametrize("spec", SPECS)
def test_a_seat_that_waits_may_prepare_what_would_be_legal_on_its_turn(spec: str) -> None:
    for state in decisions(spec, 1):
        view = state.view()
        for seat, board in enumerate(view.boards):
            prepared = facts.choices(state, seat)
            if board.kept is not None:
                assert prepared is None
            else:
                assert prepared is not None
                assert prepared.moves
                assert (prepared.stands.seat, prepared.stands.before) == (seat, board.score)


# ---- words and size ----


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spec", ["pavilion(players=2,board=coloured)", "pavilion(players=3,board=grey)"])
def test_every_choice_refusal_and_item_has_words(spec: str, language: str) -> None:
    says = SAYS[language]
    for states in rounds(spec, 2):
        moves = decided(states)
        over = facts.end(*moves[-1]).bonuses if states[-1].view().ended else ()
        texts = [says.item(item, "round") for each in (*facts.round_accounts(moves), *over) for item in each.items]
        for state in states:
            if state.to_move >= 0:
                choices = choices_of(state)
                for group in choices.groups:
                    texts += [says.horizon(group.effect), says.title(group.effect)]
                    texts += [says.item(item, "move") for item in group.items]
                texts += [says.item(item, "stands") for item in choices.stands.items]
                texts += [says.why(refusal) for refusal in choices.refusals.values()]
        assert all(text and "{" not in text and "  " not in text for text in texts)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["Run of 3", "window: 3 bonus tiles", "Pass and keep 4 tiles", "2 tiles lost"]),
        ("fr", ["Suite de 3", "fenêtre\u00a0: 3 tuiles bonus", "Passer en gardant 4 tuiles", "2 tuiles perdues"]),
        ("hu", ["3 egymás mellett", "ablak: 3 jutalomcsempe", "Passz, 4 csempe megtartva", "2 elvesztett csempe"]),
    ],
)
def test_a_placement_and_a_pass_in_each_language(language: str, texts: list[str]) -> None:
    state = table(Player("BBBPPP", laid=row("E", [4, 5], "B")), Player(), marker=0)
    moves, says = by_move(choices_of(state)), SAYS[language]
    place, keep = moves[f"{space('E', 6)}=B+3"], moves["pass:PBBB"]
    assert [
        says.title(place.effect),
        says.item(place.items[1], "move"),
        says.title(keep.effect),
        says.item(keep.items[0], "move"),
    ] == texts


def test_the_largest_choices_are_small_and_quick() -> None:
    """A hand of 18 tiles on an empty grey board: hundreds of placements, and passes without end."""
    state = table(Player("PPPPPGGGOOOYYYBBBRRR"), Player(), board="grey", marker=0)
    assert len(state.legal_moves()) > 500
    told = state.game.facts.choices(state, 0)
    assert told is not None
    assert len(told) < 12_000
    assert len(choices_of(state).groups) == 42 + 5
