"""Faults in what is written by hand: component facts and texts. Each is one line, `file:line: where: what`. No Qt."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hotseat.engine import registry
from hotseat.engine.catalogue import DataError

LANGUAGES = ("en", "zh-TW")
"""The languages the house speaks; every catalogue is there in each."""


def data_faults(game_id: str, folder: Path) -> list[str]:
    """What is wrong with the component facts of a game in this folder."""
    try:
        registry.find(game_id).catalogue(folder)
    except DataError as fault:
        return list(fault.faults)
    return []


def text_faults(locale: Path) -> list[str]:
    """What is wrong with the Fluent catalogues `<language>/*.ftl`: unreadable, missing or lonely messages, variables."""
    names = sorted({file.name for lang in LANGUAGES for file in (locale / lang).glob("*.ftl")})
    out: list[str] = []
    for name in names:
        read = {lang: _Messages(locale / lang / name) for lang in LANGUAGES}
        for lang, messages in read.items():
            out += messages.faults
            for other_lang, other in read.items():
                if lang != other_lang:
                    out += _compared(messages, other, f"{other_lang}/{name}")
    return out


def _compared(mine: _Messages, other: _Messages, other_name: str) -> Iterator[str]:
    for key, (line, variables) in mine.found.items():
        if key not in other.found:
            yield f"{mine.name}:{line}: {key}: is missing in {other_name}"
        elif lacking := variables - other.found[key][1]:
            names = ", ".join(f"${v}" for v in sorted(lacking))
            yield f"{mine.name}:{line}: {key}: {names} is not used in {other_name}:{other.found[key][0]}"


class _Messages:
    """Messages, terms and attributes of one file with line and variables."""

    def __init__(self, file: Path) -> None:
        self.name = f"{file.parent.name}/{file.name}"
        self.found: dict[str, tuple[int, frozenset[str]]] = {}
        self.faults: list[str] = []
        try:
            text = file.read_text("utf-8")
        except UnicodeDecodeError:
            self.faults.append(f"{self.name}:1: not UTF-8 text")
            return
        except OSError as fault:
            self.faults.append(f"{self.name}:1: can't be read: {fault.strerror or fault}")
            return
        self._read(text)

    def _read(self, text: str) -> None:
        from fluent.syntax import FluentParser, ast

        for entry in FluentParser().parse(text).body:
            line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 1
            if isinstance(entry, ast.Junk):
                what = "; ".join(str(a.message) for a in entry.annotations)
                start = (entry.content or "").split("=")[0].strip()[:40]
                self.faults.append(f"{self.name}:{line}: {start}: not readable as Fluent: {what}")
            elif isinstance(entry, ast.Message | ast.Term):
                key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if key in self.found:
                    self.faults.append(
                        f"{self.name}:{line}: {key}: is written already in line {self.found[key][0]}"
                    )
                    continue
                self.found[key] = (line, frozenset(_variables(entry.value)) if entry.value else frozenset())
                for attribute in entry.attributes:
                    self.found[f"{key}.{attribute.id.name}"] = (line, frozenset(_variables(attribute.value)))


def _variables(node: Any) -> Iterator[str]:
    """Names of the variables below a node of the syntax tree."""
    from fluent.syntax import ast

    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            yield from _variables(child)
    elif isinstance(node, list):
        for child in node:
            yield from _variables(child)
