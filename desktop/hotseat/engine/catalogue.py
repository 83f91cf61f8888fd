"""Strict reading of rules_data: every fault is reported as `file:line: path: what - did you mean`.

YAML 1.1 surprises are switched off: `no` is a word and not False, a key written twice is a fault.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
import yaml
from msgspec import inspect

T = TypeVar("T")
Place = tuple[str | int, ...]

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INT = re.compile(r"-?(0|[1-9]\d*)")
_FLOAT = re.compile(r"-?(0|[1-9]\d*)\.\d+")
_DIGITS = 18
"""Digits of the longest number; a longer one is a slip of the keyboard."""
_VALUES = 100_000
"""Values in one file; aliases of aliases could make billions of a few lines."""
_WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}

Confidence = Literal["confirmed", "single-source", "reconstructed"]


class DataError(ValueError):
    """Faults in data files, one line each."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(self.faults))


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A record of rules_data: carries where it comes from and how sure we are. Unknown fields are faults."""

    id: str
    source: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    confidence: Confidence
    note: str = ""


class Overlay(msgspec.Struct, frozen=True):
    """A folder of data files with records of a rule pack laid over its own: `files` are their texts by name.

    A record with a known id changes the fields it gives, one with a new id is added.
    """

    folder: Path
    pack: str
    """How faults name the pack's files: `<pack>/<file>:line`."""
    files: tuple[tuple[str, str], ...]


Source = Path | Overlay
"""Where the facts of a game come from."""


class Document:
    """One YAML file as plain data that remembers the line of every value."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines: dict[Place, int] = {(): 1}
        self._names: dict[Place, str] = {}
        """Of places that come from another file."""
        self.faults: list[str] = []
        self.data: Any = None
        try:
            node = yaml.compose(text, Loader=_LOADER)
            if node is not None:
                self.data = self._value(node, ())
        except yaml.MarkedYAMLError as fault:
            line = fault.problem_mark.line + 1 if fault.problem_mark else 1
            self.faults.append(f"{name}:{line}: not readable as YAML: {fault.problem}")
        except (yaml.YAMLError, RecursionError) as fault:
            self.faults.append(f"{name}:1: not readable as YAML: {' '.join(str(fault).split())}")

    def _value(self, node: yaml.Node, path: Place) -> Any:
        self.lines.setdefault(path, node.start_mark.line + 1)
        if len(self.lines) > _VALUES:
            raise yaml.YAMLError(f"more than {_VALUES} values")
        if isinstance(node, yaml.ScalarNode):
            return self._scalar(node)
        if isinstance(node, yaml.SequenceNode):
            return [self._value(child, (*path, i)) for i, child in enumerate(node.value)]
        out: dict[Any, Any] = {}
        for key_node, child in node.value:
            line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode):
                self.fault(path, "a name must be one word, not a list or map", line)
                continue
            key = self._scalar(key_node)
            if key in out:
                self.fault(path, f"{key!r} is written twice", line)
            self.lines[(*path, key)] = line
            out[key] = self._value(child, (*path, key))
        return out

    @staticmethod
    def _scalar(node: Any) -> Any:
        text = str(node.value)
        if node.style in ("'", '"', "|", ">"):
            return text
        if text in _WORDS:
            return _WORDS[text]
        if len(text) > _DIGITS:
            return text
        if _INT.fullmatch(text):
            return int(text)
        return float(text) if _FLOAT.fullmatch(text) else text

    def line(self, path: Place) -> int:
        """The line of a value, or of the nearest thing around it."""
        return self.lines[self._nearest(path)]

    def _nearest(self, path: Place) -> Place:
        while path not in self.lines:
            path = path[:-1]
        return path

    def fault(self, path: Place, what: str, line: int | None = None) -> None:
        """Note a fault at a place."""
        nearest = self._nearest(path)
        name = self._names.get(nearest, self.name)
        self.faults.append(f"{name}:{line or self.lines[nearest]}: {dotted(path)}: {what}")

    def lay_over(self, other: Document) -> None:
        """Change and add records; what is wrong with them is told with the other file's name and lines."""
        if other.data is not None and not isinstance(other.data, dict):
            other.fault((), "expected lists of records by name")
        own = self.data if isinstance(self.data, dict) else {}
        for key, records in other.data.items() if isinstance(other.data, dict) else ():
            if not isinstance(own.get(key), list):
                other.fault((key,), f"unknown list {key!r}" + near(str(key), [str(k) for k in own]))
            elif not isinstance(records, list):
                other.fault((key,), "expected a list")
            else:
                for i, record in enumerate(records):
                    self._lay_record(other, key, i, record)
        self.faults += other.faults

    def _lay_record(self, other: Document, key: Any, i: int, record: Any) -> None:
        if not isinstance(record, dict) or "id" not in record:
            other.fault((key, i), "a record needs an 'id'")
            return
        mine = self.data[key]
        ids = [r.get("id") if isinstance(r, dict) else None for r in mine]
        n = ids.index(record["id"]) if record["id"] in ids else len(mine)
        if n == len(mine):
            mine.append({})
        mine[n] = {**mine[n], **record}
        changed = [(key, n, field) for field in record]
        for place in [p for p in self.lines if p[:3] in changed]:
            del self.lines[place]
        for place, line in other.lines.items():
            if place[:2] == (key, i):
                moved = (key, n, *place[2:])
                self.lines[moved], self._names[moved] = line, other.name


def dotted(path: Place) -> str:
    """A path as people read it: `buildings[3].needs.stone`."""
    return "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in path).lstrip(".") or "(file)"


class Reader:
    """Reads the files of one folder and collects the faults of all of them; `done` raises them together."""

    def __init__(self, source: Source) -> None:
        self._over = source if isinstance(source, Overlay) else None
        self.folder = source.folder if isinstance(source, Overlay) else source
        self.faults: list[str] = []
        self._documents: dict[str, Document] = {}
        for file, _ in self._over.files if self._over else ():
            if not (self.folder / file).is_file():
                there = sorted(f.name for f in self.folder.glob("*.yaml"))
                self.faults.append(f"{self._pack(file)}:1: there is no such file" + near(file, there))

    def document(self, file: str) -> Document:
        """The file's document, read once; a missing or unreadable file is a fault."""
        if file not in self._documents:
            path = self.folder / file
            name = f"{self.folder.name}/{file}"
            try:
                found = Document(name, path.read_text("utf-8"))
            except UnicodeDecodeError:
                found = Document(name, "")
                found.faults.append(f"{name}:1: not UTF-8 text")
            except OSError as fault:
                found = Document(name, "")
                found.faults.append(f"{name}:1: can't be read: {fault.strerror or fault}")
            for over, text in self._over.files if self._over else ():
                if over == file:
                    found.lay_over(Document(self._pack(file), text))
            self._documents[file] = found
        return self._documents[file]

    def _pack(self, file: str) -> str:
        return f"{self._over.pack}/{self.folder.name}/{file}" if self._over else file

    def records(self, file: str, key: str, kind: type[T]) -> list[T]:
        """The list of records under a top-level key; every faulty field of every record is reported."""
        doc = self.document(file)
        found = self._top(doc, key, list)
        good: list[T] = []
        seen: dict[Any, int] = {}
        for i, raw in enumerate(found or ()):
            before = len(doc.faults)
            _check(doc, (key, i), raw, schema(kind))
            if len(doc.faults) == before:
                good.append(self._convert(doc, (key, i), raw, kind))
            if isinstance(raw, dict) and "id" in raw:
                if raw["id"] in seen:
                    doc.fault((key, i, "id"), f"id {raw['id']!r} is used already in line {seen[raw['id']]}")
                seen.setdefault(raw["id"], doc.line((key, i, "id")))
        return good

    def value(self, file: str, key: str, kind: type[T]) -> T | None:
        """One typed value under a top-level key; None when it is faulty."""
        doc = self.document(file)
        if doc.data is None or not isinstance(doc.data, dict) or key not in doc.data:
            self._top(doc, key, dict)
            return None
        before = len(doc.faults)
        _check(doc, (key,), doc.data[key], schema(kind))
        return self._convert(doc, (key,), doc.data[key], kind) if len(doc.faults) == before else None

    def expect_keys(self, file: str, allowed: Sequence[str]) -> None:
        """Anything else at the top of the file is a fault (a misspelt list would otherwise be lost silently)."""
        doc = self.document(file)
        for key in doc.data if isinstance(doc.data, dict) else ():
            if key not in allowed:
                doc.fault((key,), f"unknown list {key!r}" + near(str(key), allowed))

    def fault(self, file: str, path: Place, what: str) -> None:
        """A fault found by a cross-check."""
        self.document(file).fault(path, what)

    def done(self) -> None:
        """Raise DataError when anything was wrong in any file."""
        faults = self.faults + [f for doc in self._documents.values() for f in doc.faults]
        if faults:
            raise DataError(faults)

    @staticmethod
    def _top(doc: Document, key: str, kind: type) -> Any:
        if doc.faults and doc.data is None:
            return None
        if not isinstance(doc.data, dict) or key not in doc.data:
            keys = [str(k) for k in doc.data] if isinstance(doc.data, dict) else []
            doc.fault((), f"needs {key!r}" + near(key, keys, "found"))
            return None
        found = doc.data[key]
        if not isinstance(found, kind):
            doc.fault((key,), f"expected a {'list' if kind is list else 'map'}")
            return None
        return found

    @staticmethod
    def _convert(doc: Document, path: Place, raw: Any, kind: type[T]) -> Any:
        try:
            return msgspec.convert(raw, kind, str_keys=False)
        except msgspec.ValidationError as fault:
            doc.fault(path, str(fault))
            return None


_schemas: dict[Any, inspect.Type] = {}


def schema(kind: Any) -> inspect.Type:
    """What is declared about a type, remembered: working it out takes longer than to read and check a file."""
    if kind not in _schemas:
        _schemas[kind] = inspect.type_info(kind)
    return _schemas[kind]


def _check(doc: Document, path: Place, raw: Any, info: inspect.Type) -> None:
    """Report every fault below `path`; goes down into structs, lists and maps."""
    if isinstance(info, inspect.UnionType):
        return _check_union(doc, path, raw, info)
    if isinstance(info, inspect.StructType) and isinstance(raw, dict):
        return _check_struct(doc, path, raw, info)
    if isinstance(info, inspect.ListType | inspect.VarTupleType) and isinstance(raw, list):
        for i, item in enumerate(raw):
            _check(doc, (*path, i), item, info.item_type)
        return None
    if isinstance(info, inspect.DictType) and isinstance(raw, dict):
        for key, item in raw.items():
            if isinstance(info.key_type, inspect.LiteralType):
                words = [str(v) for v in info.key_type.values]
                if key not in words:
                    doc.fault((*path, key), f"unknown key {key!r}" + near(str(key), words))
                    continue
            _check(doc, (*path, key), item, info.value_type)
        return None
    if isinstance(info, inspect.LiteralType):
        if raw not in info.values:
            doc.fault(path, f"unknown word {raw!r}" + near(str(raw), [str(v) for v in info.values]))
        return None
    _check_leaf(doc, path, raw, info)
    return None


def _check_union(doc: Document, path: Place, raw: Any, info: inspect.UnionType) -> None:
    structs = [t for t in info.types if isinstance(t, inspect.StructType)]
    if raw is None and any(isinstance(t, inspect.NoneType) for t in info.types):
        return None
    if isinstance(raw, dict) and structs:
        if len(structs) == 1:
            return _check_struct(doc, path, raw, structs[0])
        tag_field = structs[0].tag_field
        if tag_field is not None:
            word = raw.get(tag_field)
            match = next((t for t in structs if t.tag == word), None)
            if match is None:
                words = [str(t.tag) for t in structs]
                doc.fault((*path, tag_field), f"unknown {tag_field} {word!r}" + near(str(word), words))
                return None
            return _check_struct(doc, path, raw, match)
    literals = [t for t in info.types if isinstance(t, inspect.LiteralType)]
    if isinstance(raw, str) and literals and not any(isinstance(t, inspect.StrType) for t in info.types):
        words = [str(v) for t in literals for v in t.values]
        if raw not in words:
            doc.fault(path, f"unknown word {raw!r}" + near(raw, words))
        return None
    _check_leaf(doc, path, raw, info)
    return None


def _check_struct(doc: Document, path: Place, raw: dict[Any, Any], info: inspect.StructType) -> None:
    fields = {f.encode_name: f for f in info.fields}
    for key in raw:
        if key not in fields and key != info.tag_field and info.forbid_unknown_fields:
            doc.fault((*path, key), f"unknown field {key!r}" + near(str(key), list(fields)))
    for name, f in fields.items():
        if name in raw:
            _check(doc, (*path, name), raw[name], f.type)
        elif f.required:
            doc.fault(path, f"needs the field {name!r}")


def _check_leaf(doc: Document, path: Place, raw: Any, info: inspect.Type) -> None:
    try:
        msgspec.convert(raw, _type_of(info))
    except msgspec.ValidationError as fault:
        what, _, _ = str(fault).partition(" - at `$")
        doc.fault(path, what[:1].lower() + what[1:])


_SIMPLE: dict[type, Any] = {
    inspect.IntType: int,
    inspect.FloatType: float,
    inspect.StrType: str,
    inspect.BoolType: bool,
    inspect.NoneType: None,
    inspect.AnyType: Any,
}


def _type_of(info: inspect.Type) -> Any:
    """The Python type that an inspected leaf stands for."""
    if isinstance(info, inspect.IntType | inspect.FloatType):
        limits = {k: getattr(info, k) for k in ("gt", "ge", "lt", "le") if getattr(info, k) is not None}
        base = _SIMPLE[type(info)]
        return _annotated(base, limits) if limits else base
    if type(info) in _SIMPLE:
        return _SIMPLE[type(info)]
    if isinstance(info, inspect.StructType):
        return info.cls
    if isinstance(info, inspect.LiteralType):
        return Literal.__getitem__(info.values)
    if isinstance(info, inspect.ListType):
        return list[_type_of(info.item_type)]  # type: ignore[misc]
    if isinstance(info, inspect.VarTupleType):
        return tuple[_type_of(info.item_type), ...]  # type: ignore[misc]
    if isinstance(info, inspect.TupleType):
        return tuple.__class_getitem__(tuple(_type_of(t) for t in info.item_types))
    if isinstance(info, inspect.DictType):
        return dict[_type_of(info.key_type), _type_of(info.value_type)]  # type: ignore[misc]
    if isinstance(info, inspect.UnionType):
        out = _type_of(info.types[0])
        for t in info.types[1:]:
            out = out | _type_of(t)
        return out
    return Any


def _annotated(base: Any, limits: dict[str, Any]) -> Any:
    return Annotated[base, msgspec.Meta(**limits)]


def near(word: str, allowed: Sequence[str], label: str = "expected") -> str:
    """The end of a fault about a wrong word: what was meant, or what there is; empty when nothing is allowed."""
    close = difflib.get_close_matches(word, allowed, 1)
    if close:
        return f" - did you mean {close[0]!r}?"
    return f" - {label} {', '.join(allowed)}" if allowed else ""
