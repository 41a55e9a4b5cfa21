"""What the terminal, its lists and the SVG drawing say of a table of Zaic."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from faience.games.saying import TableSaying
from faience.games.zaic.facts import View
from faience.games.zaic.places import COLUMNS, SHAPES
from faience.words.values import values_of


class Saying(TableSaying[View]):
    """One language's words for a whole table."""

    def headline(self, view: View) -> tuple[str, ...]:
        """The players and the number of the move, in parts to be set side by side."""
        return self.words.say("terminal-players", n=len(view.roles)), self.telling.progress(view)

    def tag(self, view: View, seat: int, you: int | None = None) -> str:
        """In a draw nobody has won."""
        return "" if len(view.winners) > 1 else super().tag(view, seat, you)

    def scores(self, view: View) -> Sequence[int]:
        return [view.largest(seat) for seat in range(2)]

    def standing(self, view: View, names: Sequence[str]) -> str:
        """Which areas compare, and who leads by them."""
        if view.lead is None:
            return self.say("terminal-even")
        return self.say("terminal-leads", name=names[view.lead.seat], **values_of(view.lead))

    def box(self, view: View) -> str:
        """How large the box in use is, and how it can still grow."""
        return self.say("terminal-box", **values_of(view.box)) if view.box else self.say("terminal-no-box")

    def areas(self, view: View, seat: int) -> str:
        """The sizes of a seat's areas, or the word for none."""
        return ", ".join(map(str, view.areas[seat])) or self.say("terminal-none")

    def described(self, view: View, names: Sequence[str]) -> Iterator[str]:
        yield self.box(view)
        for seat in range(2):
            reserve = ", ".join(f"{shape} ×{n}" for shape, n in zip(SHAPES, view.reserves[seat], strict=True))
            seated = {"name": names[seat], "colour": self.role(view, seat)}
            yield self.say("terminal-seat", **seated, reserve=reserve, areas=self.areas(view, seat))
        stacks, box = view.stacks(), view.box
        if box is None:
            return
        for row in range(box.top, box.bottom - 1, -1):
            squares = [
                self.say(
                    "terminal-square",
                    column=COLUMNS[column],
                    colour=self.role(view, stack[-1].seat),
                    level=len(stack),
                )
                for column in range(box.left, box.right + 1)
                if (stack := stacks.get((column, row)))
            ]
            yield self.say("terminal-row", n=row + 1, squares=", ".join(squares) or self.say("terminal-none"))
