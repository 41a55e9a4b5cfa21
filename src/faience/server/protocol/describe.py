"""The protocol as others read it: the tables of docs/protocol.md and the page's types, both written from `messages`.

``python -m faience.server.protocol.describe docs/protocol.md web/src/lib/protocol.ts`` writes them anew.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from faience.games import choices
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
_MODULES = (choices, setup, chronicle, messages)
"""Where messages and their parts are found, in this order."""
_ASKED = (messages.Create, messages.Join, messages.Mine, ClientMessage)
"""What clients send: only there may a field with a default be left out."""
_ALIASES: Mapping[Any, str] = {
    messages.Language: "Language",
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
    optional: bool


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
    found = set(_reached(roots))
    known = (struct for module in _MODULES for struct in _structs(module))
    return [_shape(struct, struct in asked) for struct in known if struct in found]


def _structs(module: ModuleType) -> list[type]:
    known = [value for value in vars(module).values() if _is_struct(value) and value.__module__ == module.__name__]
    return sorted(known, key=lambda struct: inspect.getsourcelines(struct)[1])


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and (is_dataclass(hint) or issubclass(hint, msgspec.Struct))


def _reached(hints: Iterable[Any]) -> Iterator[type]:
    """The structs that types mention, and those that these mention in turn."""
    for hint in hints:
        if _is_struct(hint):
            yield hint
            yield from _reached(get_type_hints(hint).values())
        else:
            yield from _reached(get_args(hint))


def _shape(struct: type, asked: bool) -> Shape:
    hints, docs, defaults = get_type_hints(struct), _field_docs(struct), _defaulted(struct)
    told = [Field(name, _type(hints[name]), docs.get(name, ""), asked and name in defaults) for name in docs]
    if tag := getattr(struct, "__struct_config__", None) and struct.__struct_config__.tag:  # type: ignore[attr-defined]
        told.insert(0, Field("type", f'"{tag}"', "", optional=False))
    return Shape(struct.__name__, _line(struct.__doc__ or ""), tuple(told))


def _defaulted(struct: type) -> set[str]:
    if issubclass(struct, msgspec.Struct):
        return {field.name for field in msgspec.structs.fields(struct) if not field.required}
    return {
        field.name
        for field in fields(struct)  # type: ignore[arg-type]
        if field.default is not MISSING or field.default_factory is not MISSING
    }


@cache
def _field_docs(struct: type) -> dict[str, str]:
    """The fields of a struct with the texts that stand below them, which Python itself does not keep."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(body, ast.ClassDef)
    docs: dict[str, str] = {}
    last = None
    for statement in body.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            last = statement.target.id
            docs[last] = ""
        elif last and isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            docs[last] = _line(str(statement.value.value))
    return docs


def _line(doc: str) -> str:
    return " ".join(doc.split()).replace("``", "`").replace("`None`", "`null`")


def _type(hint: Any) -> str:
    """A type in TypeScript."""
    if name := _ALIASES.get(hint) if _hashable(hint) else None:
        return name
    return _spelled_out(hint)


def _spelled_out(hint: Any) -> str:
    if _is_struct(hint):
        return str(hint.__name__)
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(map(_type, parts)))
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in parts)
    if origin in (list, tuple):
        item = _type(parts[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    if origin in (dict, Mapping):
        return f"Record<{_type(parts[0])}, {_type(parts[1])}>"
    return _PLAIN[hint]


def _hashable(hint: Any) -> bool:
    return getattr(hint, "__hash__", None) is not None


# ---- TypeScript -------------------------------------------------------------------------------------


def typescript() -> str:
    """The page's types."""
    parts = ["// Written by faience.server.protocol.describe from messages.py; `make golden` writes it anew."]
    parts += [_declared(f"export type {name} =", _spelled_out(hint), "") for hint, name in _ALIASES.items()]
    parts += [_interface(shape) for shape in shapes(*_HTTP, ClientMessage, ServerMessage)]
    for name, union, doc in (
        ("ClientMessage", ClientMessage, "What a client says on the WebSocket."),
        ("ServerMessage", ServerMessage, "What the server tells on the WebSocket."),
    ):
        names = " | ".join(struct.__name__ for struct in get_args(union))
        parts.append(f"{_comment(doc, '')}{_declared(f'export type {name} =', names, '')}")
    return "\n\n".join(parts) + "\n"


def _interface(shape: Shape) -> str:
    lines = [f"{_comment(shape.doc, '')}export interface {shape.name} {{"]
    for field in shape.fields:
        name = field.name + ("?" if field.optional else "")
        lines.append(_comment(field.doc, "  ") + _declared(f"  {name}:", field.type, "  "))
    return "\n".join([*lines, "}"])


def _declared(start: str, type_: str, indent: str) -> str:
    """A declaration, a union too long for one line spread over many as prettier does it."""
    line = f"{start} {type_};"
    if len(line) <= _WIDTH or " | " not in type_:
        return line
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
        name = f"`{field.name}`" + (" (optional)" if field.optional else "")
        type_ = field.type.replace("|", "\\|")
        lines.append(f"| {name} | `{type_}` | {field.doc} |")
    return "\n".join(lines)


def main(page: str, types: str) -> None:
    """Write both files anew."""
    markdown = Path(page)
    markdown.write_text(fill(markdown.read_text(encoding="utf-8")), encoding="utf-8")
    Path(types).write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
