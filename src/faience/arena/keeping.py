"""A match kept in a folder, so that it can go on after it was stopped.

`match.json` is the plan, `games.jsonl` has one outcome a line in the order of the games, `games.record` all records.
"""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO

import msgspec

from faience.arena.plan import MatchPlan, Outcome
from faience.errors import BadRecord, BadSpec


class _Line(Outcome, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An outcome, and where its record ends in the file of records."""

    end: int


class Folder:
    """Where a match is kept; opening it finds the games that have been played."""

    def __init__(self, path: Path, plan: MatchPlan) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self._check_plan(path / "match.json", plan)
        games = path / "games.jsonl"
        whole, self.outcomes = _read(games, plan)
        self._records = _open_at(path / "games.record", self.outcomes[-1].end if self.outcomes else 0)
        self._games = _open_at(games, whole)

    def _check_plan(self, file: Path, plan: MatchPlan) -> None:
        if not file.exists():
            draft = file.with_name(file.name + ".part")
            draft.write_bytes(msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
            draft.replace(file)
            return
        try:
            kept = msgspec.json.decode(file.read_bytes(), type=MatchPlan)
        except msgspec.MsgspecError as error:
            raise BadSpec(f"{file} is no plan of a match: {error}") from None
        differ = [
            f"{name} was {was!r} and is now {now!r}"
            for name in MatchPlan.__struct_fields__
            if (was := getattr(kept, name)) != (now := getattr(plan, name))
        ]
        if differ:
            raise BadSpec(f"{file.parent} keeps another match: {'; '.join(differ)}. Save this one elsewhere")

    def add(self, outcome: Outcome, record: str) -> None:
        """Keep the next game. Its record comes first: a line in games.jsonl means that all of a game is there."""
        if self._records.tell():
            self._records.write(b"\n")
        self._records.write(record.encode())
        self._records.flush()
        line = _Line(**msgspec.structs.asdict(outcome), end=self._records.tell())
        self._games.write(msgspec.json.encode(line) + b"\n")
        self._games.flush()

    def close(self) -> None:
        """Close the files."""
        self._games.close()
        self._records.close()


def _read(file: Path, plan: MatchPlan) -> tuple[int, list[_Line]]:
    """The outcomes of a file up to the last whole line, and where that ends."""
    if not file.exists():
        return 0, []
    content = file.read_bytes()
    whole = content.rfind(b"\n") + 1
    games_a_deal = plan.games_a_deal
    outcomes: list[_Line] = []
    for number, line in enumerate(content[:whole].splitlines()):
        try:
            outcome = msgspec.json.decode(line, type=_Line)
        except msgspec.MsgspecError as error:
            raise BadRecord(f"{file}, line {number + 1}: {error}") from None
        deal, turn = divmod(number, games_a_deal)
        if outcome.number != number or outcome.seats != plan.seatings(deal)[turn] or not outcome.winners:
            raise BadRecord(f"{file}, line {number + 1} is not game {number} of this match")
        outcomes.append(outcome)
    return whole, outcomes


def _open_at(file: Path, end: int) -> BinaryIO:
    """A file to go on with from this place; what stands behind it is forgotten."""
    opened = file.open("ab")
    if opened.tell() < end:
        opened.close()
        raise BadRecord(f"{file} is shorter than it was")
    opened.truncate(end)
    opened.seek(end)
    return opened
