"""What the drawings say of a whole table of Zaic: its state, its result, and all of it in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from faience.games.seats import OVER
from faience.games.zaic.facts import View
from faience.games.zaic.places import COLUMNS, SHAPES
from faience.words.values import Value, values_of

if TYPE_CHECKING:
    from faience.words.telling import Telling


class Said:
    """The words beside a drawing, in one language."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.language = telling.words.language

    def __call__(self, message: str, /, **values: Value) -> str:
        """A message of the terminal."""
        return self.telling.say(f"terminal-{message}", **values)

    @property
    def title(self) -> str:
        return self.telling.say("name")

    @property
    def last_move(self) -> str:
        return self("last-move")

    @property
    def reasons(self) -> Mapping[str, str]:
        return {"blocked": self.telling.say("reason-blocked")}

    def label(self, word: str, value: str) -> str:
        """A word and what it has."""
        return self("label", word=word, value=value)

    def headline(self, view: View) -> tuple[str, ...]:
        """The players and the number of the move, in parts to be set side by side."""
        return self("players"), self.telling.progress(view)

    def status(self, view: View, names: Sequence[str], you: int | None = None) -> str:
        """Whose turn it is, or the result and its reason; without a full stop."""
        if view.to_move == OVER:
            return self.telling.result(view, [view.largest(seat) for seat in range(2)], names, you)
        return self("status", you="yes" if view.to_move == you else "no", name=names[view.to_move])

    def result(self, view: View, names: Sequence[str]) -> str:
        """Who won and by which areas, without the reason."""
        told: dict[str, Value] = {"winners": len(view.winners), "names": names[view.winners[0]], "you": "no"}
        return self.telling.words.say_with("zaic-won", values_of(view) | told)

    def standing(self, view: View, names: Sequence[str]) -> str:
        """Which areas compare, and who leads by them."""
        if view.lead is None:
            return self("even")
        return self("leads", name=names[view.lead.seat], **values_of(view.lead))

    def box(self, view: View) -> str:
        """How large the box in use is, and how it can still grow."""
        return self("box", **values_of(view.box)) if view.box else self("no-box")

    def areas(self, view: View, seat: int) -> str:
        """The sizes of a seat's areas, or the word for none."""
        return ", ".join(map(str, view.areas[seat])) or self("none")

    def describe(self, view: View, names: Sequence[str]) -> str:
        """The whole table in words."""
        parts = [", ".join(self.headline(view)), self.status(view, names), self.box(view)]
        for seat in range(2):
            reserve = ", ".join(f"{shape} ×{n}" for shape, n in zip(SHAPES, view.reserves[seat], strict=True))
            seated = {"name": names[seat], "colour": self.telling.role(view, seat)}
            parts.append(self("seat", **seated, reserve=reserve, areas=self.areas(view, seat)))
        return ". ".join([*parts, *self._rows(view)]) + "."

    def _rows(self, view: View) -> Iterable[str]:
        stacks, box = view.stacks(), view.box
        if box is None:
            return
        for row in range(box.top, box.bottom - 1, -1):
            squares = [
                self(
                    "square",
                    column=COLUMNS[column],
                    colour=self.telling.role(view, stack[-1].seat),
                    level=len(stack),
                )
                for column in range(box.left, box.right + 1)
                if (stack := stacks.get((column, row)))
            ]
            yield self("row", n=row + 1, squares=", ".join(squares) or self("none"))
