#!/usr/bin/env python3
"""The fonts the program brings along: what is in them, how they are made, and a check that nothing is missing.

    .venv/bin/python packaging/fonts.py --check      which characters of our texts no font can draw
    .venv/bin/python packaging/fonts.py --build      make assets/fonts/ anew (minutes; needs a Debian machine)

A bare desktop has no Chinese glyphs at all, and the ones it has differ from machine to machine. So the program
carries its own: "Hotseat Sans" for numbers and everything people type, "Hotseat Serif" for titles. Both are
Noto CJK in its Traditional Chinese shapes, cut down, and completed with Source Sans and Source Serif: Noto CJK's
Latin is drawn after those two, but leaves out most of Central Europe and half of the Cyrillic names. The outlines
are scaled (and for bold interpolated) to the very size and weight Noto gave them, so a name like "Łukasz" or
"Олексій" is of one piece. They have names of their own so that a Noto installed on the machine cannot get in
their way, and because the licence reserves the name "Source".
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "assets" / "fonts"
VERSION = "1.000"


# --- which characters ---------------------------------------------------------------------------------------------


def big5() -> set[int]:
    """The 13,000 han of Big5, both levels, with the seven that every machine in Taiwan adds."""
    found = set()
    for row in range(0xA4, 0xFA):
        for cell in (*range(0x40, 0x7F), *range(0xA1, 0xFF)):
            try:
                char = bytes((row, cell)).decode("cp950")
            except UnicodeDecodeError:
                continue
            if 0x4E00 <= ord(char) <= 0x9FFF:
                found.add(ord(char))
    return found


def span(*ranges: tuple[int, int]) -> set[int]:
    return {code for first, last in ranges for code in range(first, last + 1)}


LATIN = span((0x20, 0x7E), (0xA0, 0x24F), (0x300, 0x36F), (0x1E00, 0x1EFF))
GREEK_AND_CYRILLIC = span((0x370, 0x52F), (0x1F00, 0x1FFF))
PUNCTUATION = span(
    (0x2000, 0x206F), (0x20A0, 0x20CF), (0x3000, 0x303F), (0xFE30, 0xFE4F), (0xFF00, 0xFF65), (0xFFE0, 0xFFEE)
)
SYMBOLS = span((0x2070, 0x209F), (0x2100, 0x23FF), (0x2460, 0x24FF), (0x25A0, 0x27BF))
KANA_AND_BOPOMOFO = span((0x3040, 0x312F), (0x31A0, 0x31BF))

# Big5 forgot characters of Taiwanese names (喆 峯 堃 凃), and people from elsewhere sit at the table too.
ALL_HAN = span((0x4E00, 0x9FFF))

COMMON = LATIN | GREEK_AND_CYRILLIC | PUNCTUATION | SYMBOLS | KANA_AND_BOPOMOFO
SANS = frozenset(COMMON | ALL_HAN)
SERIF = frozenset(COMMON | big5())


@dataclass(frozen=True)
class Face:
    file: str
    family: str
    style: str
    noto: str  # the collection in Debian's fonts-noto-cjk
    face: str  # the family inside it
    latin: tuple[str, ...]  # where missing letters come from: one weight, or the two around the wanted one
    wanted: frozenset[int]
    scale: float | None = None  # of the latin, where it cannot be found out by comparing outlines


FACES = (
    Face(
        "HotseatSans-Regular.otf", "Hotseat Sans", "Regular",
        "NotoSansCJK-Regular.ttc", "Noto Sans CJK TC", ("SourceSansPro-Regular.otf",), SANS,
    ),
    Face(
        "HotseatSans-Bold.otf", "Hotseat Sans", "Bold",
        "NotoSansCJK-Bold.ttc", "Noto Sans CJK TC", ("SourceSansPro-Semibold.otf", "SourceSansPro-Bold.otf"), SANS,
    ),
    Face(
        "HotseatSerif-Bold.otf", "Hotseat Serif", "Bold",
        "NotoSerifCJK-Bold.ttc", "Noto Serif CJK TC", ("SourceSerifPro-Semibold.otf",), SERIF,
        scale=1.118,  # same heights, widths and stems as Noto's "bold", only its serifs were drawn finer
    ),
)  # fmt: skip


# --- the check ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Missing:
    char: str
    font: str
    where: str  # file:line, the first place

    def __str__(self) -> str:
        name = unicodedata.name(self.char, "unnamed")
        return f"{self.where}: {self.char} (U+{ord(self.char):04X} {name}) is not in {self.font}"


def texts(root: Path) -> Iterator[tuple[Path, bool]]:
    """Every file whose words reach the screen, and whether they may stand in a title."""
    locale = root / "assets" / "locale"
    for path in sorted(locale.glob("**/*.ftl")):
        yield path, True
    for path in sorted(locale.glob("**/*-rules.md")):
        yield path, False
    for path in sorted((root / "rules_data").glob("**/*.yaml")):
        yield path, True


def lines(path: Path) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.lstrip().startswith("#") or path.suffix == ".md":  # comments are for us, not for players
            yield number, line


def characters_of(font: Path) -> frozenset[int]:
    from fontTools.ttLib import TTFont

    with TTFont(font, lazy=True) as opened:
        return frozenset(opened.getBestCmap())


def drawn(char: str) -> bool:
    """False for what needs no glyph: control characters, joiners, direction marks, variation selectors."""
    return unicodedata.category(char) not in ("Cc", "Cf") and not 0xFE00 <= ord(char) <= 0xFE0F


def missing(root: Path = ROOT) -> list[Missing]:
    fonts = {face.file: characters_of(root / "assets" / "fonts" / face.file) for face in FACES}
    found: dict[tuple[str, str], Missing] = {}
    for path, title in texts(root):
        for number, line in lines(path):
            for char in line:
                for file, has in fonts.items():
                    if ord(char) in has or (char, file) in found or not drawn(char):
                        continue
                    if title or "Serif" not in file:
                        where = f"{path.relative_to(root).as_posix()}:{number}"
                        found[char, file] = Missing(char, file, where)
    return sorted(found.values(), key=lambda m: (m.where, m.char, m.font))


def check() -> int:
    absent = [face.file for face in FACES if not (FONTS / face.file).is_file()]
    if absent:
        print(
            f"assets/fonts: {', '.join(absent)} is missing; make it with packaging/fonts.py --build",
            file=sys.stderr,
        )
        return 1
    lost = missing()
    for one in lost:
        print(one, file=sys.stderr)
    if lost:
        print(
            f"{len(lost)} characters would be drawn as boxes: reword, or add them to packaging/fonts.py and --build",
            file=sys.stderr,
        )
        return 1
    print(f"{sum(1 for _ in texts(ROOT))} files of texts: every character is in the fonts")
    return 0


# --- the sources --------------------------------------------------------------------------------------------------

LATIN_PACKAGES = ("font-source-sans-pro==0.0.1", "font-source-serif-pro==0.0.1")


def fetch(into: Path) -> None:
    """Debian's fonts-noto-cjk and two Python packages, unpacked but not installed."""
    subprocess.run(["apt-get", "download", "fonts-noto-cjk"], cwd=into, check=True)
    for package in into.glob("fonts-noto-cjk_*.deb"):
        subprocess.run(["dpkg-deb", "-x", package, into], check=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(into / "latin")]
    subprocess.run([*pip, *LATIN_PACKAGES], check=True)


def find(sources: Path, name: str) -> Path:
    for path in sorted(sources.rglob(name)):
        return path
    raise SystemExit(
        f"{name} is not under {sources}: give --sources a folder with the unpacked sources, or leave it out"
    )


# --- making a face ------------------------------------------------------------------------------------------------

Command = tuple[str, tuple[tuple[float, float], ...]]


def outline(font: Any, name: str) -> list[Command]:
    from fontTools.pens.recordingPen import RecordingPen

    glyphs = font.getGlyphSet()
    pen = RecordingPen()
    glyphs[name].draw(pen)
    return [(verb, tuple(points)) for verb, points in pen.value]


def same_shape(first: list[Command], second: list[Command]) -> bool:
    return [(v, len(p)) for v, p in first] == [(v, len(p)) for v, p in second]


def mix(outlines: list[list[Command]], weights: tuple[float, ...]) -> list[Command]:
    """The weighted sum of outlines with the same commands."""
    mixed: list[Command] = []
    for commands in zip(*outlines, strict=True):
        points = tuple(
            (
                sum(w * p[0] for w, p in zip(weights, same, strict=True)),
                sum(w * p[1] for w, p in zip(weights, same, strict=True)),
            )
            for same in zip(*(c[1] for c in commands), strict=True)
        )
        mixed.append((commands[0][0], points))
    return mixed


def fit(base: Any, donors: list[Any]) -> tuple[float, ...]:
    """How much of each donor adds up to the letters of `base`: least squares over the letters drawn alike."""
    maps = [font.getBestCmap() for font in (base, *donors)]
    letters: list[list[tuple[float, ...]]] = []  # per letter: target and donor values of each coordinate
    for code in [*range(0x41, 0x5B), *range(0x61, 0x7B), *range(0x410, 0x450)]:
        if not all(code in m for m in maps):
            continue
        shapes = [outline(font, m[code]) for font, m in zip((base, *donors), maps, strict=True)]
        if all(same_shape(shapes[0], other) for other in shapes[1:]):
            flat = [[v for _, points in shape for point in points for v in point] for shape in shapes]
            letters.append(list(zip(*flat, strict=True)))

    def off(letter: list[tuple[float, ...]], weights: tuple[float, ...]) -> float:
        return sum(abs(r[0] - sum(w * v for w, v in zip(weights, r[1:], strict=True))) for r in letter) / len(
            letter
        )

    while len(letters) >= 20:
        weights = least_squares([row for letter in letters for row in letter])
        letters.sort(key=lambda letter: off(letter, weights))
        if off(letters[-1], weights) < 3:  # of 1000 to the em; the odd ones start their contour elsewhere
            print(f"  weights {' + '.join(f'{w:.3f}' for w in weights)}, {len(letters)} letters agree")
            return weights
        letters.pop()
    raise SystemExit("the letters of the two fonts are not drawn alike: other versions than expected")


def least_squares(rows: list[tuple[float, ...]]) -> tuple[float, ...]:
    """The weights that make donor values add up to the first value of each row, for one donor or two."""
    if len(rows[0]) == 2:
        return (sum(t * a for t, a in rows) / sum(a * a for _, a in rows),)
    aa, bb, ab = (sum(r[i] * r[j] for r in rows) for i, j in ((1, 1), (2, 2), (1, 2)))
    ta, tb = (sum(r[0] * r[i] for r in rows) for i in (1, 2))
    det = aa * bb - ab * ab
    return ((ta * bb - tb * ab) / det, (tb * aa - ta * ab) / det)


def complete(font: Any, donors: list[Any], weights: tuple[float, ...], wanted: Iterable[int]) -> int:
    """Draws the letters that `font` lacks and the donors have into it. Returns how many."""
    from fontTools.pens.t2CharStringPen import T2CharStringPen

    top = font["CFF "].cff.topDictIndex[0]
    maps = [donor.getBestCmap() for donor in donors]
    have = font.getBestCmap()
    order = list(font.getGlyphOrder())
    used = {int(name[3:]) for name in order if name.startswith("cid")}
    free = (number for number in range(1, 65535) if number not in used)
    tables = [t for t in font["cmap"].tables if t.isUnicode() and t.format != 14]
    latin = top.FDSelect[order.index(have[ord("a")])]
    private = top.FDArray[latin].Private
    nominal, default = private.nominalWidthX, private.defaultWidthX
    made: dict[int, str] = {}
    for code in sorted(wanted):
        if code in have or not all(code in m for m in maps):
            continue
        shapes = [outline(donor, m[code]) for donor, m in zip(donors, maps, strict=True)]
        if not all(same_shape(shapes[0], other) for other in shapes[1:]):
            continue
        widths = [donor["hmtx"][m[code]][0] for donor, m in zip(donors, maps, strict=True)]
        width = round(sum(w * v for w, v in zip(weights, widths, strict=True)))
        pen = T2CharStringPen(None if width == default else width - nominal, None)
        xs = []
        for verb, points in mix(shapes, weights):
            xs += [x for x, _ in points]
            getattr(pen, verb)(*points)
        name = f"cid{next(free):05d}"
        charstring = pen.getCharString(private=private)
        top.CharStrings.charStringsIndex.append(charstring)
        top.CharStrings.charStrings[name] = len(order)
        order.append(name)
        if top.charset is not order and name not in top.charset:
            top.charset.append(name)
        top.FDSelect.append(latin)
        font["hmtx"][name] = (width, round(min(xs, default=0)))
        if "vmtx" in font:
            font["vmtx"][name] = font["vmtx"][have[ord("a")]]
        for table in tables:
            if code <= 0xFFFF or table.format == 12:
                table.cmap[code] = name
        made[code] = name
    font.setGlyphOrder(order)
    kern_like_their_base(font, made)
    return len(made)


def kern_like_their_base(font: Any, made: dict[int, str]) -> None:
    """Puts each new accented letter into the kerning classes of the plain letter it is made of."""
    have = font.getBestCmap()
    like: dict[str, str] = {}
    for code, name in made.items():
        base = have.get(ord(unicodedata.normalize("NFD", chr(code))[0]))
        if base and base != name:
            like[name] = base
    if "GPOS" not in font:
        return
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for sub in lookup.SubTable:
            sub = getattr(sub, "ExtSubTable", sub)
            if sub.LookupType != 2 or sub.Format != 2:
                continue
            covered = set(sub.Coverage.glyphs)
            for name, base in like.items():
                if base in covered:
                    sub.Coverage.glyphs.append(name)
                    if base in sub.ClassDef1.classDefs:
                        sub.ClassDef1.classDefs[name] = sub.ClassDef1.classDefs[base]
                if base in sub.ClassDef2.classDefs:
                    sub.ClassDef2.classDefs[name] = sub.ClassDef2.classDefs[base]
            place = font.getReverseGlyphMap(rebuild=True)
            sub.Coverage.glyphs.sort(key=place.__getitem__)


def rename(font: Any, face: Face, origins: list[str]) -> None:
    names = font["name"]
    rights = names.getDebugName(0) or ""
    names.names = []
    full = face.family if face.style == "Regular" else f"{face.family} {face.style}"
    entries = {
        0: f"{rights} Made from {', '.join(origins)}. See OFL.txt.",
        1: face.family,
        2: face.style,
        3: f"{VERSION};{full.replace(' ', '')}",
        4: full,
        5: f"Version {VERSION}",
        6: f"{face.family.replace(' ', '')}-{face.style}",
        13: "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
    }
    for key, value in entries.items():
        names.setName(value, key, 3, 1, 0x409)
    cff = font["CFF "].cff
    cff.fontNames = [entries[6]]
    top = cff.topDictIndex[0]
    top.FullName, top.FamilyName, top.Weight = full, face.family, face.style
    for each in ("Notice", "Copyright"):
        if hasattr(top, each):
            setattr(top, each, entries[0].encode("latin-1", "replace").decode("latin-1"))
    for number, private in enumerate(top.FDArray):
        private.FontName = f"{entries[6]}-{number}"


def build(sources: Path, face: Face) -> None:
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTCollection, TTFont

    print(f"{face.file}:")
    collection = TTCollection(find(sources, face.noto), lazy=True)
    font = next(f for f in collection.fonts if f["name"].getDebugName(1) == face.face)
    origins = [font["name"].getDebugName(4) + " " + font["name"].getDebugName(5)]
    donors = [TTFont(find(sources, name)) for name in face.latin]
    origins += [donor["name"].getDebugName(4) + " " + donor["name"].getDebugName(5) for donor in donors]
    weights = (face.scale,) if face.scale else fit(font, donors)
    options = Options(
        layout_features=[
            "kern",
            "liga",
        ],  # without locl: these shapes are the Traditional Chinese ones already
        desubroutinize=True,
        hinting=False,
        notdef_outline=True,  # otherwise a missing glyph is drawn as nothing at all
        name_IDs=["*"],
        drop_tables=[
            *Options._drop_tables_default,
            "vhea",
            "vmtx",
            "VORG",
            "BASE",
        ],  # nothing is set vertically
        recalc_timestamp=False,
    )
    cutter = Subsetter(options)
    cutter.populate(unicodes=face.wanted)
    cutter.subset(font)
    added = complete(font, donors, weights, face.wanted)
    rename(font, face, origins)
    font["head"].fontRevision = float(VERSION)
    font["head"].modified = font["head"].created  # the same sources give the same bytes
    font["OS/2"].recalcUnicodeRanges(font)
    target = FONTS / face.file
    partial = target.with_suffix(".part")
    font.recalcTimestamp = False
    font.save(partial, reorderTables=False)
    partial.replace(target)
    print(
        f"  {len(face.wanted & characters_of(target))} characters, {added} of them added, {target.stat().st_size / 1e6:.2f} MB"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="The fonts the program brings along.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "--check", action="store_true", help="report characters of our texts that no font can draw"
    )
    what.add_argument("--build", action="store_true", help="make assets/fonts/ anew")
    parser.add_argument(
        "--sources", type=Path, help="a folder with the unpacked sources, instead of fetching them"
    )
    parser.add_argument("--only", help="build only the faces whose file name contains this")
    args = parser.parse_args()
    if args.check:
        return check()
    FONTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        if not args.sources:
            fetch(Path(scratch))
        for face in FACES:
            if not args.only or args.only in face.file:
                build(args.sources or Path(scratch), face)
    return check()


if __name__ == "__main__":
    sys.exit(main())
