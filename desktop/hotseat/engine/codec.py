"""Encode, decode, clone and fingerprint states; migrate old saves. What a save looks like is decided here alone."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
Migration = Callable[[dict[str, Any]], dict[str, Any]]

_encoder = msgspec.msgpack.Encoder(order="deterministic")
_json = msgspec.json.Encoder(order="deterministic")
_fast = msgspec.msgpack.Encoder()


class CodecError(ValueError):
    """Data that does not fit; the message names the place."""


_decoders: dict[Any, msgspec.msgpack.Decoder[Any]] = {}


def _decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]:
    if kind not in _decoders:
        _decoders[kind] = msgspec.msgpack.Decoder(kind)
    return _decoders[kind]


def pack(value: Any) -> bytes:
    """A compact snapshot."""
    return _fast.encode(value)


def unpack(blob: bytes, kind: type[T]) -> T:
    """The value of a snapshot."""
    return _decoder(kind).decode(blob)  # type: ignore[no-any-return]


def clone(value: T) -> T:
    """A copy that shares nothing with the original."""
    return _decoder(type(value)).decode(_fast.encode(value))  # type: ignore[no-any-return]


def digest(value: Any) -> str:
    """A short fingerprint: equal states have equal digests on every machine."""
    try:
        blob = _encoder.encode(value)
    except TypeError:  # maps by number have no order of their own
        blob = _encoder.encode(plain(value))
    return hashlib.blake2b(blob, digest_size=8).hexdigest()


def plain(value: Any) -> Any:
    """The value as dicts, lists, strings and numbers."""
    return msgspec.to_builtins(value, str_keys=True)


def build(raw: Any, kind: Any) -> Any:
    """The typed value of plain data; raises CodecError with the place."""
    try:
        return msgspec.convert(raw, kind, str_keys=True)
    except (msgspec.ValidationError, RecursionError) as fault:
        raise CodecError(str(fault)) from fault


def to_json(value: Any) -> bytes:
    """Readable, stable JSON."""
    return msgspec.json.format(_json.encode(plain(value)), indent=1)


def to_line(value: Any) -> bytes:
    """Stable JSON on one line."""
    return _json.encode(plain(value))


def from_json(blob: bytes) -> Any:
    """Plain data of a JSON text; raises CodecError with the place."""
    try:
        return msgspec.json.decode(blob)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as fault:
        raise CodecError(str(fault) or "nested too deeply") from fault


def migrate(
    raw: dict[str, Any], written: int, current: int, steps: Mapping[int, Migration]
) -> dict[str, Any]:
    """Bring a raw state from the rules version it was written with to the current one, one integer at a time."""
    for version in range(written, current):
        if version in steps:
            raw = steps[version](raw)
    return raw
