"""The bundled fonts: named as the program asks for them, and able to draw everything we write and most names."""

import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QRawFont

ROOT = Path(__file__).resolve().parents[2]


def load(name: str) -> ModuleType:
    """A script of packaging/, which is no package."""
    spec = importlib.util.spec_from_file_location(f"hotseat_{name}", ROOT / "packaging" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


fonts = load("fonts")


def test_every_character_of_our_texts_is_in_the_fonts() -> None:
    assert [str(one) for one in fonts.missing()] == []


def test_a_missing_character_is_reported_with_its_place(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "assets" / "fonts", tmp_path / "assets" / "fonts")
    locale = tmp_path / "assets" / "locale" / "en"
    locale.mkdir(parents=True)
    (locale / "toy.ftl").write_text("# a comment: \u0e01\nfine = 中文 ok\nodd = \u0e02\n", encoding="utf-8")
    (locale / "toy-rules.md").write_text("# Heading \u0e03\n", encoding="utf-8")
    data = tmp_path / "rules_data" / "toy"
    data.mkdir(parents=True)
    (data / "cards.yaml").write_text("name: \u0e04\n", encoding="utf-8")
    found = {(one.where, one.char) for one in fonts.missing(tmp_path)}
    assert found == {
        ("assets/locale/en/toy.ftl:3", "\u0e02"),
        ("assets/locale/en/toy-rules.md:1", "\u0e03"),
        ("rules_data/toy/cards.yaml:1", "\u0e04"),
    }


NAMES = (
    "Łukasz Żółć", "Dvořák", "Güneş Işık İnönü", "Țuțea", "Nguyễn Phượng", "Ødegård", "Þórður", "Ģirts Ķēniņš",
    "Ελένη Παπαδάκη", "Олексій Їжакевич", "Љубица Ђурић", "陳怡君", "游錫堃", "王詰喆", "凃醒哲", "玥", "温", "王伟", "直美",
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_names_people_type_can_be_drawn(name: str) -> None:
    for face in fonts.FACES:
        has = fonts.characters_of(ROOT / "assets" / "fonts" / face.file)
        lost = [c for c in name if ord(c) not in has]
        assert not lost or "Serif" in face.file, f"{lost} in {face.file}"


@pytest.mark.usefixtures("qapp")
def test_qt_finds_them_by_their_names() -> None:
    for face in fonts.FACES:
        number = QFontDatabase.addApplicationFont(str(ROOT / "assets" / "fonts" / face.file))
        assert QFontDatabase.applicationFontFamilies(number) == [face.family]
    assert {"Regular", "Bold"} <= set(QFontDatabase.styles("Hotseat Sans"))
    for family in ("Hotseat Sans", "Hotseat Serif"):
        font = QFont(family)
        font.setPixelSize(20)
        font.setBold(True)
        assert QFontInfo(font).family() == family
        assert QFontInfo(font).bold()
        assert QRawFont.fromFont(font).supportsCharacter(ord("熱"))
    for bold in (False, True):
        font = QFont("Hotseat Sans")
        font.setPixelSize(20)
        font.setBold(bold)
        digits = {QFontMetricsF(font).horizontalAdvance(digit) for digit in "0123456789"}
        assert len(digits) == 1, "digits of one width, so that counters do not jump"
