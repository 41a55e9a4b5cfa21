"""Azul: Summer Pavilion, on both sides of its board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from faience import _core
from faience.errors import BadDeal
from faience.games.choices import Choices, Scoring
from faience.games.definition import GameDefinition
from faience.games.pavilion import notation
from faience.games.pavilion.view import KINDS, Board, View
from faience.games.seats import CHANCE, OVER
from faience.games.spec import Option, Options

if TYPE_CHECKING:
    from faience.games.game import State


class Pavilion(GameDefinition):
    """Draft tiles, pay for the spaces of your stars."""

    name = "pavilion"
    title = "Azul: Summer Pavilion"
    credit = "Michael Kiesling, 2019 (Next Move Games / Plan B Games)"
    minutes = 45
    options = (
        Option("players", (2, 3, 4)),
        Option("board", ("coloured", "grey")),
    )
    main_variants = (
        {"players": 3},
        {"players": 4},
        {"board": "grey"},
        {"players": 4, "board": "grey"},
    )

    def engine(self, options: Options) -> _core.Engine:
        return _core.pavilion(*_options(options))

    def facts(self, options: Options) -> _core.Facts:
        return _core.pavilion_facts(*_options(options))

    def move_texts(self, options: Options) -> list[str]:
        return notation.move_texts(*_options(options))

    def deal_text(self, state: State, tiles: str) -> str:
        return notation.deal_text(state.game.players, self.view(state, None).supply, tiles)

    def deal_tiles(self, state: State, text: str) -> str:
        if state.to_move != CHANCE:
            raise BadDeal("no tiles are to be dealt now")
        return notation.deal_tiles(state.game.players, self.view(state, None).supply, text)

    def deal_sentence(self, before: State, deal: str, language: str) -> str:
        words = self._module("texts").texts(language)
        supply, factories = notation.dealt(deal)
        if not self.opens_round(before):
            return str(words.supply_refilled(supply))
        supplied = {words.supply: supply} if supply else {}
        return str(words.round_dealt(before.round, supplied | words.factories_dealt(factories)))

    def opens_round(self, state: State) -> bool:
        return _core.pavilion_table(state)[3]

    def spelled(self, text: str) -> str:
        """Kept tiles may be typed in any order."""
        word, colon, kept = text.partition(":")
        if word.lower() != "pass" or not set(kept.upper()) <= set(KINDS):
            return text
        return f"pass{colon}{''.join(sorted(kept.upper(), key=KINDS.index))}"

    def explains(self, text: str) -> bool:
        """A colour that a star does not take, or more jokers than a space costs."""
        from faience.games.pavilion.effects import PLACE

        return PLACE.fullmatch(text) is not None

    def view(self, state: State, seat: int | None) -> View:  # noqa: ARG002 (all seats see the same table)
        round_, to_move, _, _, first, marker, bonus, factories, centre, supply, bag, tower, boards = (
            _core.pavilion_table(state)
        )
        return View(
            spec=state.game.spec,
            board=str(state.game.options["board"]),
            round=round_,
            joker=KINDS[round_ - 1],
            phase=_phase(to_move, bool(centre or any(factories))),
            to_move=to_move,
            first=first,
            marker=marker,
            bonus=bonus,
            factories=tuple(factories),
            centre=centre,
            supply=supply,
            bag=bag,
            tower=tower,
            boards=tuple(Board(score, hand, kept, tuple(stars)) for score, hand, kept, stars in boards),
            winners=state.winners,
            reason=state.reason,
        )

    def as_if(self, state: State, seat: int) -> State | None:
        """Who has not passed could take tiles, or place some when the bonus tiles of the seat to move are taken."""
        if state.to_move < 0 or self.view(state, None).boards[seat].kept is not None:
            return None
        other = state.copy()
        while self.view(other, None).bonus:
            # Which tiles go and which come in their stead makes no difference to the spaces another can pay for.
            other.play(other.legal_moves()[0])
        if other.to_move == CHANCE:
            other.deal(_core.Rng(0))
        round_, _, rest = self.position(other).split(" ", 2)
        self.set_position(other, f"{round_} {seat} {rest}")
        return other

    def ends_round(self, before: State, after: State) -> bool:
        """The last pass of the game may be followed by a refill of the supply."""
        return after.round != before.round or _is_over(after)

    def choices(self, state: State, language: str) -> Choices:
        choices: Choices = self._module("choices").choices(state, self.words(language))
        return choices

    def effect(self, before: State, move: str) -> dict[str, object]:
        effects = self._module("effects")
        told: dict[str, object] = effects.told(effects.effect_of(self.view(before, None), move))
        return told

    def scoring(self, states: Sequence[State], language: str) -> list[Scoring]:
        views, words = [self.view(state, None) for state in states], self.words(language)
        over = _is_over(states[-1])
        scored: list[Scoring] = self._module("scoring").round_scoring(views, words, over=over)
        return scored

    def bonuses(self, state: State, language: str, before: State | None = None) -> list[Scoring]:
        view, words = self.view(state, None), self.words(language)
        first = None if before is None else self.view(before, None)
        scored: list[Scoring] = self._module("scoring").bonuses(first, view, words, over=_is_over(state))
        return scored

    def position(self, state: State) -> str:
        return notation.position_text(state)

    def set_position(self, state: State, text: str) -> None:
        notation.set_position(state, state.game.players, text)


def _options(options: Options) -> tuple[int, bool]:
    """Players, grey board: as the engine takes them."""
    return int(options["players"]), options["board"] == "grey"


def _is_over(state: State) -> bool:
    """Whether all is scored; at most the supply is still refilled."""
    _, to_move, after, *_ = _core.pavilion_table(state)
    return OVER in (to_move, after)


def _phase(to_move: int, drafting: bool) -> str:
    if to_move in (CHANCE, OVER):
        return "deal" if to_move == CHANCE else "over"
    return "draft" if drafting else "place"
