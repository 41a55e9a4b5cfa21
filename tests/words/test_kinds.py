"""Every kind of fact that a game can tell has its message, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from msgspec.inspect import Field, LiteralType, StructType, Type

from faience.games.registry import GAMES
from faience.games.spec import value_text
from faience.languages import LANGUAGES
from tests.words.test_texts import all_values, known, messages


def told(game: str, what: str) -> Any:
    """The type of what the core tells: of a ``view``, an ``effect``, a ``refusal`` and so on."""
    return getattr(GAMES[game].told, f"_{what}").type


def structs(*types: Any) -> dict[type, StructType]:
    """The structs that types are made of, and those within them."""
    found: dict[type, StructType] = {}

    def visit(part: Any) -> None:
        if isinstance(part, StructType):
            if part.cls in found:
                return
            found[part.cls] = part
        if isinstance(part, Type | Field):
            for name in part.__struct_fields__:
                visit(getattr(part, name))
        elif isinstance(part, tuple):
            for inner in part:
                visit(inner)

    for part in msgspec.inspect.multi_type_info(types):
        visit(part)
    return found


def kinds(*types: Any) -> set[str]:
    """What facts of these types may be called."""
    return {str(struct.tag) for struct in structs(*types).values() if struct.tag_field == "what"}


def values(field: str, *types: Any) -> set[str]:
    """The values that a field of these types may have, of those that are named one by one."""

    def literals(part: Any) -> Iterator[str]:
        if isinstance(part, LiteralType):
            yield from (str(value) for value in part.values)
        elif isinstance(part, Type):
            for name in part.__struct_fields__:
                yield from literals(getattr(part, name))
        elif isinstance(part, tuple):
            for inner in part:
                yield from literals(inner)

    fields = [held for struct in structs(*types).values() for held in struct.fields if held.name == field]
    return {value for held in fields for value in literals(held.type)}


def chosen_by(game: str, language: str) -> set[str]:
    """What the messages of a game's facts choose by."""
    keys: set[str] = set()

    class Keys(Visitor):
        def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 (Fluent's name)
            keys.add(node.key.name if isinstance(node.key, ast.Identifier) else node.key.value)
            self.generic_visit(node)

    for message in messages(f"{game}/told", language).values():
        Keys().visit(message)
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_fact_has_its_message(game: str, language: str) -> None:
    said = set(messages(f"{game}/told", language))
    effects = kinds(told(game, "effect"))
    items = kinds(told(game, "choices"), told(game, "round"), told(game, "end")) - effects
    deals = kinds(told(game, "deal")) - {"deal"}  # the deal of a whole round is told by the terminal alone
    assert effects
    assert items
    whys, roles = values("why", told(game, "refusal")), values("roles", told(game, "view")) - {""}
    assert whys
    wanted = {f"{game}-{manner}-{what}" for manner in ("did", "do", "title") for what in effects}
    wanted |= {f"{game}-did-{what}" for what in deals} | {f"{game}-item-{what}" for what in items}
    wanted |= {f"{game}-why-{why}" for why in whys} | {f"{game}-role-{role}" for role in roles}
    wanted |= {f"{game}-{what}" for what in ("horizon", "progress", "result", "won", "reason")}
    assert wanted - said == set()
    reasons = values("reason", told(game, "view"))
    if len(reasons) > 1:
        assert reasons - chosen_by(game, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_in_the_terminal_what_all_of_them_say(game: str, language: str) -> None:
    wanted = {f"{game}-terminal-{what}" for what in ("status", "writing", "gain")}
    assert wanted - set(messages(f"{game}/terminal", language)) == set()


def fields(struct: StructType) -> set[str]:
    """The values that a fact gives to its message: its fields, and those of the facts within it."""
    return {field.name for inner in structs(struct.cls).values() for field in inner.fields}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_messages_use_only_what_their_facts_hold(game: str, language: str) -> None:
    """Also of facts that hardly any game has."""
    among = known(f"{game}/told", language)
    effects = structs(told(game, "effect"), told(game, "deal"))
    parts = structs(told(game, "choices"), told(game, "round"), told(game, "end"))
    manners: dict[str, tuple[dict[type, StructType], set[str]]] = {
        "did": (effects, {"name"}),
        "do": (effects, set()),
        "title": (effects, set()),
        "item": (parts, {"within"}),
    }
    for manner, (facts, more) in manners.items():
        for struct in facts.values():
            message = among.get(f"{game}-{manner}-{struct.tag}")
            if message and struct.tag_field == "what":
                assert all_values(message, among) - fields(struct) - more - {"what"} == set(), message.id.name
    [refusal] = structs(told(game, "refusal")).values()
    for why in values("why", told(game, "refusal")):
        assert all_values(among[f"{game}-why-{why}"], among) - fields(refusal) == set(), why
    view = set().union(*map(fields, structs(told(game, "view")).values()))
    assert all_values(among[f"{game}-progress"], among) - view == set()
    assert all_values(among[f"{game}-reason"], among) - view == set()
    for message in ("result", "won"):
        assert all_values(among[f"{game}-{message}"], among) - view - {"names", "winners", "you", "score"} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_edition_is_offered_in_words(game: str, language: str) -> None:
    definition, said = GAMES[game], set(messages(f"{game}/offer", language))
    wanted = {f"{game}-name", f"{game}-about"}
    wanted |= {f"{game}-edition-{edition.title.lower().replace(' ', '-')}" for edition in definition.editions}
    for option in definition.options:
        wanted |= {f"{game}-option-{option.name}", f"{game}-option-{option.name}-help"}
        named = [value_text(value) for value in option.values if isinstance(value, bool | str)]
        wanted |= {f"{game}-option-{option.name}-{value}" for value in named}
    assert wanted - said == set()
