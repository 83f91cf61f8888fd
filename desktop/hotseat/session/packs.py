"""Rule packs: house rules that people write. `packs/<folder>/pack.yaml` in the data folder names a pack (`name: ...`),
`packs/<folder>/<game>/*.yaml` hold records that change or add to those of `rules_data/<game>`.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from hotseat.engine import registry
from hotseat.engine.catalogue import DataError, Reader
from hotseat.engine.game import Pack

from . import disk

FILE = "pack.yaml"
LONGEST = 40
"""Characters of a pack's name."""


class Found(NamedTuple):
    """A pack for a game, and what is wrong with it; only one without faults can be played."""

    pack: Pack
    faults: tuple[str, ...] = ()


def folder() -> Path:
    """Where people put their packs."""
    return disk.data_folder() / "packs"


def there(game: str, place: Path | None = None) -> list[Found]:
    """The packs for this game, by name; a folder that can't be read has none."""
    try:
        folders = sorted(f for f in (place or folder()).iterdir() if (f / game).is_dir())
    except OSError:
        return []
    return sorted((read(game, f) for f in folders), key=lambda found: found.pack.name.casefold())


def read(game: str, place: Path) -> Found:
    """The pack of one folder for this game, proved to fit: every fault is `<folder>/<file>:line: where: what`."""
    faults: list[str] = []
    name = place.name
    reader = Reader(place)
    try:
        reader.expect_keys(FILE, ("name",))
        name = " ".join((reader.value(FILE, "name", str) or "").split()) or place.name
        if len(name) > LONGEST:
            reader.fault(FILE, ("name",), f"at most {LONGEST} characters")
        reader.done()
    except DataError as fault:
        faults += fault.faults
    files: list[tuple[str, str]] = []
    for file in sorted((place / game).glob("*.yaml")):
        told = f"{place.name}/{game}/{file.name}:1"
        try:
            files.append((file.name, disk.read(file).decode("utf-8")))
        except UnicodeDecodeError:
            faults.append(f"{told}: not UTF-8 text")
        except disk.SaveFault as fault:
            faults.append(f"{told}: can't be read: {fault.details.get('what', fault.key)}")
    pack = Pack(name[:LONGEST], tuple(files))
    if not files and not faults:
        faults.append(f"{place.name}/{game}: there are no *.yaml files")
    try:
        registry.find(game).catalogue(registry.overlay(game, pack, place.name))
    except DataError as fault:
        faults += fault.faults
    return Found(pack, tuple(faults))


def check(place: Path) -> list[str]:
    """What is wrong with the pack in this folder, for all its games."""
    faults: list[str] = []
    known = registry.ids()
    for game in sorted(f.name for f in place.iterdir() if f.is_dir()):
        if game in known:
            faults += read(game, place).faults
        else:
            faults.append(f"{place.name}/{game}: there is no game {game!r}; the games are {', '.join(known)}")
    return list(dict.fromkeys(faults))
