"""How a table of Summer Pavilion is put into words: labels, results, and moves told in a sentence, in any language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from faience.games.pavilion.facts import (
    FREE,
    KINDS,
    PRINTED,
    ROUNDS,
    AnyItem,
    Board,
    Choose,
    Draft,
    Effect,
    Laid,
    LeftOver,
    MarkerLoss,
    Numbers,
    PaidPlacement,
    Pass,
    PassingLoss,
    Refusal,
    Run,
    ShortSupply,
    StarPromised,
    Stars,
    Surrounded,
    View,
)
from faience.games.pavilion.geometry import OUTER
from faience.games.seats import CHANCE, OVER
from faience.games.spec import Value
from faience.games.wording import FactoryWording, Forms, TileKind, az


@dataclass(frozen=True)
class Kind(TileKind):
    """A kind of tile also where it opens a list of tiles."""

    leading: Forms


@dataclass(frozen=True, slots=True)
class Star:
    """A star: as a label, and as the owner of a space in the middle of a sentence."""

    label: str
    owner: str


@dataclass(frozen=True)
class Texts(FactoryWording):
    """One language's words for Summer Pavilion."""

    kinds: Mapping[str, Kind]
    stars: tuple[Star, ...]

    boards: Mapping[str, str]
    joker: str
    """The joker colour of the round."""
    joker_mark: str
    """The word under a tile that is a joker this round."""
    jokers: Forms
    """Tiles paid as jokers."""
    joker_taken: str
    """The one joker that a draft may take."""
    taken: str
    moved: str
    """Around a list of tiles: as what was taken, as what went somewhere."""
    supply: str
    supply_note: str
    tower: str
    hand: str
    kept: str
    passed: str
    spaces: Mapping[int, str]
    """Spaces by the number printed on them, which is what people see; moves are written by places."""
    tips: tuple[str, ...]
    """Where a space lies in its star, clockwise from the top: where several have the same number."""
    holds: str
    """A space, and the tile on it."""
    numbers: str
    """Before what all spaces of one cost are worth, or how many of them hold a tile."""
    worth: str
    multicolour: str
    features: Mapping[str, str]
    """By kind, in the plural."""
    legend: Mapping[str, str]
    """What the signs of the features mean, with their bonus tiles."""
    digits: str
    """What the digits on a board mean."""
    place_short: str
    """Before the numbers of the places of a star, by which moves are written: at most five letters."""
    whole_star: str
    all_of_a_cost: str
    """Before what all spaces of one cost bring."""
    takes: Mapping[str, str]
    """What a star without a colour of its own takes: ``each`` colour once, or ``open`` while its owner may decide."""
    features_label: str
    has_marker: str

    refilled: str
    place_for: str
    """A space and its place in the star, before the ways to pay for it."""
    passes: str
    keep: Forms
    keep_none: str

    acts: Mapping[str, str]
    """What a player does, by phase; ``bonus`` and ``bonus_one`` while bonus tiles are due."""
    your_acts: Mapping[str, str]

    losing: Forms
    place: str
    completing: str
    completed: Mapping[str, Forms]
    """One feature, or two, as what was completed."""
    bonus_tiles: Forms
    no_bonus_tiles: str
    choose: str
    passing: str
    passing_all: str
    score_now: str
    """What the numbers before and after a move are."""
    alone: str
    in_run: str
    feature: Mapping[str, str]
    """By kind, in the singular."""
    short_supply: str
    complete_star: str
    star_of_colour: Forms
    star_of_all: Forms
    all_numbers: Mapping[int, str]
    """All spaces of a cost."""
    at_the_end: str
    """What something will be worth."""
    marker_loss: Forms
    dropped: Forms
    left_over: Forms
    not_below: str
    laid: Forms
    pass_keeping: Forms
    pass_keeping_none: str

    advice: Mapping[str, str]
    """Moves as advice: to ``take``, to ``place``, to ``choose`` a bonus tile, to ``keep`` tiles or to keep ``none``."""
    to_tower: Forms

    # ---- labels ----

    def joker_line(self, view: View) -> str:
        """Which colour is the joker of the round."""
        return self.label(self.joker, self.kinds[view.joker].label[0])

    def phrase(self, option: str, value: Value) -> str:
        """The board."""
        return self.boards[str(value)] if option == "board" else ""

    def headline(self, view: View) -> tuple[str, ...]:
        """The options, the joker colour and the round, in parts to be set side by side."""
        parts = (self.players.format(n=len(view.boards)), self.boards[view.board])
        return *parts, self.joker_line(view).lower(), self.round.format(n=view.round, of=ROUNDS)

    def role(self, view: View, seat: int) -> str:
        """Whether a seat holds the first-player marker, or opened the round while nobody holds it."""
        if view.to_move == OVER:
            return ""
        if view.marker == seat:
            return self.has_marker
        return self.opens if view.marker is None and view.first == seat else ""

    def space(self, side: str, star: int, tip: int) -> str:
        """A space by its printed number, and by where it lies if its star has that number more than once."""
        costs = PRINTED[side].costs[star]
        number = costs[tip - 1]
        return self._space(number, 0 if costs.count(number) == 1 else tip)

    def _space(self, number: int, where: int) -> str:
        return f"{self.spaces[number]} ({self.tips[where - 1]})" if where else self.spaces[number]

    # ---- the table ----

    def status(self, view: View, names: Sequence[str], you: int | None = None) -> str:
        """Whose turn it is and for what, or the result and its reason; without a full stop."""
        if view.to_move == OVER:
            return self._end(self.result(view, names, you), view.reason)
        if view.to_move == CHANCE:
            return self.dealing
        act = view.phase if not view.bonus else "bonus_one" if view.bonus == 1 else "bonus"
        acts = self.your_acts if view.to_move == you else self.acts
        return acts[act].format(name=names[view.to_move], n=view.bonus)

    def result(self, view: View, names: Sequence[str], you: int | None = None) -> str:
        """Who won and with how many points, without the reason."""
        return self._victory(view, names, you)

    def describe(self, view: View, names: Sequence[str]) -> str:
        """The whole table in words."""
        parts = [", ".join(self.headline(view)), self.status(view, names), *self._market_in_words(view)]
        stocks = ((self.supply, view.supply), (self.bag, view.bag), (self.tower, view.tower))
        parts += [self.label(word, self.counts(held)) for word, held in stocks]
        for seat, board in enumerate(view.boards):
            parts += self._board_in_words(view.board, board, names[seat], self.role(view, seat))
        return ". ".join(parts) + "."

    def _board_in_words(self, side: str, board: Board, name: str, role: str) -> Iterable[str]:
        yield self.label(name, ", ".join(filter(None, [self.score(board.score), role])))
        yield (
            self.label(self.hand, self.counts(board.hand))
            if board.kept is None
            else self.label(self.kept, self.counts(board.kept))
        )
        for star, laid in enumerate(board.stars):
            spaces = [(self.space(side, star, tip), tile) for tip, tile in enumerate(laid, start=1) if tile != FREE]
            if spaces:
                told = (self.holds.format(space=space, kind=self.kinds[tile].label[0]) for space, tile in spaces)
                yield self.label(self.stars[star].label, ", ".join(told))
        done = [
            feature.kind
            for feature, laid in zip(PRINTED[side].features, board.features, strict=True)
            if laid == len(feature.spaces)
        ]
        told = (f"{word} {done.count(kind)}/{len(OUTER)}" for kind, word in self.features.items())
        yield self.label(self.features_label, ", ".join(told))

    # ---- moves ----

    def sentence(self, effect: Effect, name: str) -> str:
        """What a move does.

        In English ``3R`` may be "Kiln took 2 red from factory 3; 2 yellow to the centre."
        """
        match effect:
            case Draft():
                clauses = self._draft_clauses(effect, name)
            case PaidPlacement():
                clauses = self._placement_clauses(effect, name)
            case Choose(tile):
                clauses = [self.choose.format(name=name, one=self.kinds[tile].laid)]
            case Pass():
                clauses = self._pass_clauses(effect, name)
        return self.separator.join(clauses) + "."

    def brief(self, effect: Effect, move: str) -> str:  # noqa: ARG002 (other games tell it from its text)
        """A move in a few words, as advice: "2 red from factory 3"."""
        match effect:
            case Draft(source):
                return self.advice["take"].format(tiles=self._drafted(effect), source=self._source(source))
            case PaidPlacement(star=star):
                one, space = self.kinds[effect.tile].laid, self._space(effect.n, effect.where)
                owner, paid = self.stars[star].owner, self._payment(effect)
                return self.advice["place"].format(one=one, space=space, star=owner, paid=paid)
            case Choose(tile):
                return self.advice["choose"].format(one=self.kinds[tile].laid)
            case Pass(kept=""):
                return self.advice["none"]
            case Pass(kept=kept):
                return self.advice["keep"].format(tiles=self.taken.format(tiles=self._list(kept)))

    def _drafted(self, effect: Draft) -> str:
        tiles = [self.taken.format(tiles=self._list(effect.tiles))] if effect.tiles else []
        if effect.joker:
            tiles.append(self.joker_taken.format(kind=self.kinds[effect.joker].label[0]))
        return self._joined(tiles)

    def _draft_clauses(self, effect: Draft, name: str) -> list[str]:
        clauses = [self.take.format(name=name, tiles=self._drafted(effect), source=self._source(effect.source))]
        if effect.marker:
            clauses[0] += self.with_marker
        if effect.lost:
            clauses.append(self._form(self.losing, effect.lost).format(n=effect.lost))
        if effect.rest:
            moved = self.moved.format(tiles=self._list(effect.rest))
            clauses.append(self._form(self.to_centre, len(effect.rest)).format(tiles=moved))
        return clauses

    def _placement_clauses(self, effect: PaidPlacement, name: str) -> list[str]:
        star, space = self.stars[effect.star].owner, self._space(effect.n, effect.where)
        paid = self._payment(effect)
        score = self.score(effect.points)
        one = self.kinds[effect.tile].laid
        clauses = [self.place.format(name=name, one=one, space=space, star=star, paid=paid, score=score)]
        if effect.features:
            kinds = [PRINTED["grey"].features[feature].kind for feature in effect.features]
            done = [self._form(self.completed[kind], kinds.count(kind)) for kind in dict.fromkeys(kinds)]
            bonus = self._form(self.bonus_tiles, effect.bonus) if effect.bonus else self.no_bonus_tiles
            clauses.append(self.completing.format(features=self._joined(done), bonus=bonus.format(n=effect.bonus)))
        return clauses

    def _pass_clauses(self, effect: Pass, name: str) -> list[str]:
        kept = self.taken.format(tiles=self._list(effect.kept)) if effect.kept else ""
        clauses = [(self.passing if kept else self.passing_all).format(name=name, tiles=kept)]
        if effect.dropped:
            moved = self.moved.format(tiles=self._list(effect.dropped))
            clauses.append(self._form(self.to_tower, len(effect.dropped)).format(tiles=moved))
        if effect.lost:
            clauses.append(self._form(self.losing, effect.lost).format(n=effect.lost))
        return clauses

    def _payment(self, effect: PaidPlacement) -> str:
        parts = [self.moved.format(tiles=self._list(effect.tile * effect.paid))]
        if effect.jokers:
            parts.append(self._form(self.jokers, effect.jokers).format(n=effect.jokers))
        return self._joined(parts)

    # ---- what moves, rounds and the end bring ----

    def run(self, n: int) -> str:
        """The run that a tile is part of."""
        return self.in_run.format(n=n) if n > 1 else self.alone

    def run_title(self, n: int) -> str:
        return _capital(self.run(n))

    def draft_title(self, effect: Draft) -> str:
        return self._drafted(effect)

    def choose_title(self, tile: str) -> str:
        return _capital(self.advice["choose"].format(one=self.kinds[tile].laid))

    def pass_title(self, kept: int) -> str:
        return self._form(self.pass_keeping, kept).format(n=kept) if kept else self.pass_keeping_none

    def item(self, item: AnyItem) -> str:
        """One item of a gain or a loss."""
        match item:
            case Run(points):
                return self.run(points)
            case Surrounded():
                # Both sides of the board print the same features.
                feature = PRINTED["grey"].features[item.feature]
                bonus = self._form(self.bonus_tiles, feature.tiles).format(n=feature.tiles)
                return self.label(self.feature[feature.kind], bonus)
            case ShortSupply():
                return self.short_supply.format(n=item.tiles)
            case StarPromised():
                return self.label(self.complete_star, self.at_the_end.format(n=item.worth))
            case Numbers(worth=0):
                return self.all_numbers[item.n]
            case Numbers():
                return self.label(self.all_numbers[item.n], self.at_the_end.format(n=item.worth))
            case Stars():
                return self._complete_stars(item.colour, len(item.stars))
            case Laid():
                return self._form(self.laid, item.tiles).format(n=item.tiles)
            case MarkerLoss() | PassingLoss() | LeftOver():
                forms = {MarkerLoss: self.marker_loss, PassingLoss: self.dropped, LeftOver: self.left_over}[type(item)]
                told = self._form(forms, item.tiles).format(n=item.tiles)
                return f"{told} ({self.not_below})" if -item.points < item.tiles else told

    def _complete_stars(self, colour: str, n: int) -> str:
        """Complete stars of a colour, or of all colours if it is none."""
        if not colour:
            return self._form(self.star_of_all, n).format(n=n)
        return self._form(self.star_of_colour, n).format(n=n, kind=self._form(self.kinds[colour].label, n))

    # ---- lists of moves, and how moves are written ----

    def drafted(self, effect: Draft) -> str:
        """The tiles of a draft: "2 green, 1 purple (joker)"."""
        parts = [self.counts(effect.tiles)] if effect.tiles else []
        if effect.joker:
            parts.append(f"{self.count(effect.joker, 1)} ({self.joker_mark})")
        return ", ".join(parts)

    def paying(self, effect: PaidPlacement) -> str:
        """What a space is paid with, and the bonus tiles it brings: "2 orange, 1 joker → 3 bonus tiles"."""
        parts = [self.count(effect.tile, effect.paid)]
        if effect.jokers:
            parts.append(self._form(self.jokers, effect.jokers).format(n=effect.jokers))
        bonus = f" → {self._form(self.bonus_tiles, effect.bonus).format(n=effect.bonus)}" if effect.bonus else ""
        return ", ".join(parts) + bonus

    def keeping(self, n: int) -> str:
        """How many tiles a pass keeps."""
        return self._form(self.keep, n).format(n=n) if n else self.keep_none

    def how_to_write(self, view: View) -> str:
        """How moves are written for what is to be done now."""
        act = "bonus" if view.bonus else "draft" if view.phase == "draft" else "place"
        return f"{self.writing[act].format(factories=len(view.factories))} {self.writing['letters']}"

    def supply_refilled(self, tiles: str) -> str:
        """The tiles that a supply was refilled with."""
        return self.refilled.format(tiles=self.counts(tiles))

    # ---- refusals ----

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done."""
        star, n = refusal.star or 0, refusal.n
        return self.refusals[refusal.why].format(
            kind=self.kinds[refusal.kind].label[0] if refusal.kind else "",
            n=n,
            az=az(n),
            star=self.stars[star].owner,
            space=self._space(n, refusal.where) if refusal.why == "taken" else "",
            tiles=self.count(refusal.kind, n) if refusal.kind else self._form(self.bonus_tiles, n).format(n=n),
            need=self._needed(refusal),
            have=self._had(refusal),
        )

    def _needed(self, refusal: Refusal) -> str:
        """What a payment takes."""
        if not refusal.paid:
            return ""
        need = [self.count(refusal.kind, refusal.paid)]
        if refusal.jokers:
            need.append(f"{self.count(refusal.joker, refusal.jokers)} ({self.joker_mark})")
        return self._joined(need)

    def _had(self, refusal: Refusal) -> str:
        """What the hand has for it: tiles of the colour, and jokers if it takes some or any payment will do."""
        if not refusal.kind:
            return ""
        have, jokers = [self.count(refusal.kind, refusal.has)], refusal.has_jokers
        if refusal.jokers:
            have.append(self.count(refusal.joker, jokers))
        elif jokers:
            have.append(self._form(self.jokers, jokers).format(n=jokers))
        return self._joined(have)

    # ---- grammar ----

    def _list(self, tiles: str) -> str:
        """In French the noun stands with the first kind: "2 tuiles rouges et 1 jaune"."""
        kinds = [kind for kind in KINDS if kind in tiles]
        counts = [tiles.count(kind) for kind in kinds]
        forms = [self.kinds[kind].leading if not place else self.kinds[kind].label for place, kind in enumerate(kinds)]
        return self._joined([f"{n} {self._form(form, n)}" for form, n in zip(forms, counts, strict=True)])


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
