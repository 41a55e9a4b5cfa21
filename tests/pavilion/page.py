"""Positions of Summer Pavilion as the page is told them; ``python -m tests.pavilion.page`` writes its fixtures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import faience
from faience.games.choices import Scoring
from faience.games.registry import GAMES
from tests.pavilion.tables import Player, row, table

FIXTURES = Path(__file__).parents[2] / "web/tests/pavilion/fixtures"
PAVILION = GAMES["pavilion"]
NAMES = ("Ana", "Milán")


def position(
    state: faience.State,
    *,
    n: int = 7,
    before: faience.State | None = None,
    move: str = "",
    scoring: list[Scoring] | None = None,
) -> Any:
    """A position as its player is told it, with the move that led there if one is named."""
    view, words = state.view(), PAVILION.words("en")
    mine = state.to_move >= 0
    event = {"what": "deal", "seat": None, "move": None, "effect": None}
    if before is not None:
        event = {"what": "move", "seat": before.to_move, "move": move, "effect": PAVILION.effect(before, move)}
    told = {
        "n": n,
        "to_move": state.to_move,
        "round": state.round,
        "headline": words.headline(view),
        "status": words.status(view, NAMES),
        "roles": [words.role(view, seat) for seat in range(state.game.players)],
        "scores": state.scores,
        "view": view,
        "event": event,
        "choices": PAVILION.choices(state, "en") if mine else None,
        "chooses": state.to_move if mine else None,
        "early": [],
        "scoring": scoring or [],
        "undo": "no",
        "result": None,
    }
    return msgspec.to_builtins(told)


def step(state: faience.State, move: str) -> dict[str, Any]:
    """The positions before and after a move, as who watches is told them."""
    after = state.copy()
    after.play(move)
    return watched(position(state), position(after, n=8, before=state, move=move))


def watched(before: Any, after: Any) -> dict[str, Any]:
    nothing = {"choices": None, "chooses": None}
    return {"before": before | nothing, "after": after | nothing}


def fixtures() -> dict[str, Any]:
    """By the file that holds them."""
    # Purple is the joker: it lies on factory 1 and in the centre, factory 2 holds nothing else.
    draft = table(
        Player("GGR", 9), Player("BB", 4), factories=["PRRY", "PPPP", "", "OOBB", "GYRR"], centre="PYYYR", round=1
    )
    # Blue 4 would join three blue tiles and complete a statue; the centre has green and red.
    laid = row("E", [1, 2, 3], "B") | row("NE", [1, 2], "R") | {"C2": "G", "C3": "R"}
    place = table(Player("OOYYBBBP", 31, laid=laid), Player("", 28, kept="GR"), round=3, marker=0)
    # A star of greens, one of three colours, one that is not decided.
    mixed = {"NW1": "G", "NW2": "G", "E1": "G", "E2": "R", "E3": "B", "C4": "R"}
    grey = table(Player("PGGGRRY", 12, laid=mixed), Player(), board="grey", round=1, marker=0)
    bonus = place.copy()
    bonus.play("E1=B+1")
    last = table(
        Player("RRRRRR", 30, laid=row("SW", [1, 2, 3, 4, 5, 6], "G")), Player("", 20, kept="R"), round=6, marker=0
    )
    passing = table(Player("", 14, kept="GR"), Player("RRRRRR", 20), turn=1, round=2, marker=0)
    refill = bonus.copy()
    for move in ("*P", "*R"):
        refill.play(move)
    dealt = refill.copy()
    dealt.deal("s:GG")
    return {
        "draft": position(draft),
        "place": position(place),
        "grey": position(grey),
        "bonus": position(bonus, before=place, move="E1=B+1"),
        "last": position(last),
        "steps": {
            "draft": step(draft, "1R"),
            "marker": step(draft, "cY"),
            "place": step(place, "E1=B+1"),
            "choose": step(bonus, "*R"),
            "pass": step(passing, "pass:RRRR"),
            "refill": watched(position(refill, before=bonus, move="*R"), position(dealt, n=9)),
        },
    }


def told(fixture: Any) -> Any:
    """As a file gives it back."""
    return json.loads(json.dumps(fixture))


if __name__ == "__main__":
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for name, fixture in fixtures().items():
        (FIXTURES / f"{name}.json").write_text(
            json.dumps(fixture, ensure_ascii=False, indent=2) + "\n", encoding="utf-8"
        )
