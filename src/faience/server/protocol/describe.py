"""The protocol as others read it: the tables of docs/protocol.md and the page's types, both written from `messages`.

What each game tells in them, and what is printed on its boards, is written for the page from the game's `facts`.
``python -m faience.server.protocol.describe docs/protocol.md web/src/lib/protocol.ts web/src/games`` writes all anew.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from faience.games.registry import GAMES
from faience.notation.record import Starter
from faience.server.protocol import messages
from faience.server.protocol.messages import ClientMessage, ServerMessage
from faience.server.table import chronicle, setup
from faience.server.table.denied import Code
from faience.server.table.events import Watch

_HTTP = (
    messages.Games,
    messages.Create,
    messages.Created,
    messages.Join,
    messages.Card,
    messages.Reach,
    messages.Mine,
    messages.TableList,
    messages.Failure,
)
_MODULES = (setup, chronicle, messages)
"""Where messages and their parts are found, in this order."""
_ASKED = (messages.Create, messages.Join, messages.Mine, ClientMessage)
"""What clients send: only there may a field with a default be left out."""
Names = Mapping[Any, str]
"""Types that have a name of their own on the page."""
_ALIASES: Names = {
    messages.Value: "Value",
    Watch: "Watch",
    Starter: "Starter",
    Code: "Code",
}
_PLAIN: Mapping[Any, str] = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    Any: "unknown",
    msgspec.Raw: "unknown",
    NoneType: "null",
}
_WIDTH = 120


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a message."""

    name: str
    type: str
    """In TypeScript."""
    doc: str
    optional: bool = False
    """Whether who sends it may leave it out."""
    usual: str | None = None
    """Of what is told, the value it has where it is left out, in TypeScript."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A message, or a part of one."""

    name: str
    doc: str
    fields: tuple[Field, ...]


# ---- reading the structs ----------------------------------------------------------------------------


def shapes(*roots: Any) -> list[Shape]:
    """The structs that some types are made of, in the order of their modules."""
    asked = set(_reached(_ASKED))
    return [_shape(struct, _ALIASES, struct in asked) for struct in _known(_MODULES, roots)]


def _known(modules: Iterable[ModuleType], roots: Iterable[Any]) -> list[type]:
    found = set(_reached(roots))
    return [struct for module in modules for struct in _structs(module) if struct in found]


def _structs(module: ModuleType) -> list[type]:
    known = [value for value in vars(module).values() if _is_struct(value) and value.__module__ == module.__name__]
    return sorted(known, key=lambda struct: inspect.getsourcelines(struct)[1])


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def _reached(hints: Iterable[Any]) -> Iterator[type]:
    """The structs that types mention, and those that these mention in turn."""
    return (hint for hint in _mentioned(hints) if _is_struct(hint))


def _mentioned(hints: Iterable[Any]) -> Iterator[Any]:
    """Types, and all that they are made of."""
    for hint in hints:
        yield hint
        yield from _mentioned(get_type_hints(hint).values() if _is_struct(hint) else get_args(hint))


def _shape(struct: type, names: Names, asked: bool = False) -> Shape:
    hints, docs, config = get_type_hints(struct), _field_docs(struct), getattr(struct, "__struct_config__", None)
    usual = {name: _value(value, "") for name, value in _defaults(struct).items()}
    told = [
        Field(name, _type(hints[name], names), doc, name in usual)
        if asked
        else Field(name, _type(hints[name], names), doc, usual=usual.get(name))
        for name, doc in docs.items()
    ]
    if config and config.tag:
        told.insert(0, Field(config.tag_field, f'"{config.tag}"', ""))
    return Shape(struct.__name__, _line(struct.__doc__ or ""), tuple(told))


def _defaults(struct: type) -> dict[str, Any]:
    found = {}
    for field in msgspec.structs.fields(struct):
        if field.default is not msgspec.NODEFAULT:
            found[field.name] = field.default
        elif field.default_factory is not msgspec.NODEFAULT:
            found[field.name] = field.default_factory()
    return found


def _field_docs(struct: type) -> dict[str, str]:
    """The fields of a struct, inherited ones first, with the texts that stand below them."""
    bases = [base for base in reversed(struct.__mro__) if _is_struct(base) and base is not msgspec.Struct]
    return {name: doc for base in bases for name, doc in _docs(base).items() if name in get_type_hints(struct)}


@cache
def _docs(source: type | ModuleType) -> dict[str, str]:
    """What is named in a class or a module, with the texts that stand below, which Python itself does not keep."""
    body = ast.parse(textwrap.dedent(inspect.getsource(source))).body
    if isinstance(source, type):
        (struct,) = body
        assert isinstance(struct, ast.ClassDef)
        body = struct.body
    docs: dict[str, str] = {}
    last = None
    for statement in body:
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                docs[name] = ""
                last = name
            case ast.Expr(value=ast.Constant(value=text)) if last:
                docs[last] = _line(str(text))
    return docs


def _line(doc: str) -> str:
    return " ".join(doc.split()).replace("``", "`").replace("`None`", "`null`")


def _type(hint: Any, names: Names) -> str:
    """A type in TypeScript."""
    if name := names.get(hint) if _hashable(hint) else None:
        return name
    return _spelled_out(hint, names)


def _spelled_out(hint: Any, names: Names) -> str:
    if _is_struct(hint):
        return str(hint.__name__)
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        # Beside its type, a value is raw where it is encoded already; alone, it is whatever the game tells.
        typed = [part for part in parts if part is not msgspec.Raw]
        return "unknown" if typed == [NoneType] else " | ".join(dict.fromkeys(_type(part, names) for part in typed))
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in parts)
    if origin is tuple and parts[-1] is not ...:
        return f"[{', '.join(_type(part, names) for part in parts)}]"
    if origin in (list, tuple):
        item = _type(parts[0], names)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin in (dict, Mapping):
        return f"Record<{_type(parts[0], names)}, {_type(parts[1], names)}>"
    return _PLAIN[hint]


def _hashable(hint: Any) -> bool:
    return getattr(hint, "__hash__", None) is not None


# ---- TypeScript -------------------------------------------------------------------------------------


def typescript() -> str:
    """The page's types."""
    parts = ["// Written by faience.server.protocol.describe from messages.py; `make golden` writes it anew."]
    parts += [_declared(f"export type {name} =", _spelled_out(hint, _ALIASES), "") for hint, name in _ALIASES.items()]
    told = shapes(*_HTTP, ClientMessage, ServerMessage)
    parts += [_interface(shape) for shape in told]
    for name, union, doc in (
        ("ClientMessage", ClientMessage, "What a client says on the WebSocket."),
        ("ServerMessage", ServerMessage, "What the server tells on the WebSocket."),
    ):
        names = " | ".join(struct.__name__ for struct in get_args(union))
        parts.append(f"{_comment(doc, '')}{_declared(f'export type {name} =', names, '')}")
    parts.append(_usual(told))
    return "\n\n".join(parts) + "\n"


def facts_typescript(game: str) -> str:
    """What a game tells the page, and what is printed on its boards."""
    facts = _facts(game)
    docs, names = _docs(facts), _fact_names(facts)
    parts = ["// Written by faience.server.protocol.describe from the game's facts.py; `make golden` writes it anew."]
    for hint, name in names.items():
        parts.append(_comment(docs[name], "") + _declared(f"export type {name} =", _spelled_out(hint, names), ""))
    told = fact_shapes(game)
    parts += [*(_interface(shape) for shape in told), _usual(told)]
    # Prettier would give every entry of a table its own line.
    printed = f"// prettier-ignore\nexport const PRINTED = {_value(facts.PRINTED, '')} as const;"
    return "\n\n".join([*parts, _comment(docs["PRINTED"], "") + printed]) + "\n"


def _usual(told: Iterable[Shape]) -> str:
    """What fills in the fields that were left out."""
    lines = [
        f"  {shape.name}: {{ {', '.join(f'{field.name}: {field.usual}' for field in left_out)} }}"
        f" satisfies Partial<{shape.name}>,"
        for shape in told
        if (left_out := [field for field in shape.fields if field.usual is not None])
    ]
    doc = _comment("By what it is part of: the values that are usual, and left out of what is told.", "")
    return "\n".join([f"{doc}// prettier-ignore\nexport const USUAL = {{", *lines, "};"])


def fact_shapes(game: str) -> list[Shape]:
    """The structs that a game's facts are made of."""
    facts = _facts(game)
    return [_shape(struct, _fact_names(facts)) for struct in _known([facts], facts.TOLD)]


def _facts(game: str) -> ModuleType:
    return importlib.import_module(f"faience.games.{game}.facts")


def _fact_names(facts: ModuleType) -> Names:
    mentioned = list(_mentioned(facts.TOLD))
    return {
        hint: name
        for name, hint in vars(facts).items()
        if get_origin(hint) in (Literal, Union, UnionType) and hint in mentioned
    }


def _value(value: Any, indent: str) -> str:
    """A value in TypeScript; one too long for a line is spread over many, which say what the fields of a struct are."""
    inner = indent + "  "
    comments: Mapping[str, str] = {}
    if isinstance(value, msgspec.Struct):
        comments, value = _field_docs(type(value)), msgspec.structs.asdict(value)
    if isinstance(value, Mapping):
        items, (start, end) = {name: f"{name}: {_value(item, inner)}" for name, item in value.items()}, ("{ ", " }")
        if not items:
            return "{}"
    elif isinstance(value, (tuple, list)):
        items, (start, end) = {str(at): _value(item, inner) for at, item in enumerate(value)}, ("[", "]")
    else:
        return json.dumps(value, ensure_ascii=False)
    line = start + ", ".join(items.values()) + end
    if "\n" not in line and len(indent) + len(line) < _WIDTH - 20:
        return line
    lines = (f"{_comment(comments.get(name, ''), inner)}{inner}{item}," for name, item in items.items())
    return "\n".join([start.strip(), *lines, indent + end.strip()])


def _interface(shape: Shape) -> str:
    lines = [f"{_comment(shape.doc, '')}export interface {shape.name} {{"]
    for field in shape.fields:
        name = field.name + ("?" if field.optional else "")
        lines.append(_comment(field.doc, "  ") + _declared(f"  {name}:", field.type, "  "))
    return "\n".join([*lines, "}"])


def _declared(start: str, type_: str, indent: str) -> str:
    """A declaration, a union too long for one line spread over two or many as prettier does it."""
    line = f"{start} {type_};"
    if len(line) <= _WIDTH or " | " not in type_:
        return line
    if len(f"{indent}  {type_};") <= _WIDTH:
        return f"{start}\n{indent}  {type_};"
    return "\n".join([start, *(f"{indent}  | {member}" for member in type_.split(" | "))]) + ";"


def _comment(doc: str, indent: str) -> str:
    if not doc:
        return ""
    if len(indent) + len(doc) + 7 <= _WIDTH:
        return f"{indent}/** {doc} */\n"
    lines = textwrap.wrap(doc, _WIDTH - len(indent) - 3)
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */", ""])


# ---- Markdown ---------------------------------------------------------------------------------------


def fill(page: str) -> str:
    """A page of docs with the tables between its markers ``<!-- messages: … -->`` and ``<!-- end -->`` written anew."""
    parts = {
        "http": shapes(*_HTTP),
        "said": shapes(ClientMessage),
        "told": [shape for shape in shapes(ServerMessage) if shape not in shapes(*_HTTP)],
        **{game: fact_shapes(game) for game in GAMES},
    }

    def write(match: re.Match[str]) -> str:
        tables = "\n\n".join(_table(shape) for shape in parts[match["part"]])
        return f"<!-- messages: {match['part']} -->\n\n{tables}\n\n<!-- end -->"

    return re.sub(r"<!-- messages: (?P<part>\w+) -->.*?<!-- end -->", write, page, flags=re.DOTALL)


def _table(shape: Shape) -> str:
    lines = [f"**{shape.name}**. {shape.doc}"]
    if shape.fields:
        lines += ["", "| field | type | meaning |", "|---|---|---|"]
    for field in shape.fields:
        name = f"`{field.name}`"
        if field.optional:
            name += " (optional)"
        elif field.usual is not None:
            name += f" (usually `{field.usual}`)"
        type_ = field.type.replace("|", "\\|")
        lines.append(f"| {name} | `{type_}` | {field.doc} |")
    return "\n".join(lines)


def main(page: str, types: str, games: str) -> None:
    """Write all files anew."""
    markdown = Path(page)
    markdown.write_text(fill(markdown.read_text(encoding="utf-8")), encoding="utf-8")
    Path(types).write_text(typescript(), encoding="utf-8")
    for game in GAMES:
        folder = Path(games, game)
        folder.mkdir(exist_ok=True)
        (folder / "facts.ts").write_text(facts_typescript(game), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
