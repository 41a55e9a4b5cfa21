"""What the tests of all drawings look at: the parts of an SVG document, and what a terminal prints."""

from __future__ import annotations

import dataclasses
import io
import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import msgspec
from rich.console import Console, RenderableType

SVG = "{http://www.w3.org/2000/svg}"


def drawn(document: str) -> ElementTree.Element:
    return ElementTree.fromstring(document)


def pieces_of_class(document: str, kind: str) -> Counter[str]:
    used = (use for use in drawn(document).iter(f"{SVG}use") if use.get("class") == kind)
    return Counter(use.get("href", "").removeprefix("#t-") for use in used)


def words_of(document: str) -> list[str]:
    return [text.text or "" for text in drawn(document).iter(f"{SVG}text")]


def check_stands_alone(document: str) -> None:
    """No script, and no reference to anything outside."""
    root = drawn(document)
    ids = {element.get("id") for element in root.iter()}
    targets = {use.get("href", "").removeprefix("#") for use in root.iter(f"{SVG}use")}
    assert targets <= ids
    assert "<script" not in document
    assert re.findall(r"https?://[^\"]+", document) == ["http://www.w3.org/2000/svg"]


def check_stays_within_its_frame(document: str) -> None:
    """No card and no tile lies outside; what is turned is not measured."""
    root = drawn(document)
    _, _, width, height = map(float, root.get("viewBox", "").split())

    def check(element: ElementTree.Element, left: float, top: float) -> None:
        moved = re.match(r"translate\((\S+) (\S+)\)$", element.get("transform", ""))
        if moved:
            left, top = left + float(moved[1]), top + float(moved[2])
        if element.tag in (f"{SVG}rect", f"{SVG}use") and element.get("width"):
            right = left + float(element.get("x", 0)) + float(element.get("width", 0))
            bottom = top + float(element.get("y", 0)) + float(element.get("height", 0))
            assert right <= width
            assert bottom <= height
        for child in element:
            if child.tag != f"{SVG}defs" and "rotate" not in child.get("transform", ""):
                check(child, left, top)

    check(root, 0, 0)


def lines_of(table: RenderableType, width: int) -> list[str]:
    """What a terminal without colour prints."""
    page = io.StringIO()
    Console(file=page, width=width, no_color=True, color_system=None).print(table)
    return page.getvalue().splitlines()


def replace(value: Any, **changes: object) -> Any:
    """A view or a board with something changed."""
    change: Any = msgspec.structs.replace if isinstance(value, msgspec.Struct) else dataclasses.replace
    return change(value, **changes)


def with_board(view: Any, seat: int, **changes: object) -> Any:
    """The view with one board changed."""
    boards = list(view.boards)
    boards[seat] = replace(boards[seat], **changes)
    return replace(view, boards=tuple(boards))
