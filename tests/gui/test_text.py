"""Words: what an argument's name does, what people type, what is missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hotseat.gui.text import LONGEST_NAME, Text, display_name, languages
from hotseat.gui.theme import DARK, LIGHT, THEMES, SeatLook, contrast

FTL = {
    "en": """
toy-ask-turn = { $seat }, your turn.
toy-event-gain = { $seat } takes { $n ->
    [one] one coin
   *[other] { $n } coins
}.
toy-event-build = { $seat } & Co. build <{ $building }> of { $material }.
toy-event-hit = { $seat } hits { $victim_seat }.
toy-nobody = nobody
toy-building-inn = The <Inn>
toy-material-oak = oak
shared = shared words
toy-shared = the toy's words
needs-more = { $what } and { $that }
""",
    "zh-TW": """
toy-ask-turn = 輪到{ $seat }。
""",
}
SEATS = (
    SeatLook.of("Ann", 0),
    SeatLook.of("<b>Bob</b> & co", 1),
    SeatLook.of("שרה לוי", 2),
    SeatLook.of("Ł" * 40, 3),
)
FACTS = {"building/inn": {"name": "building-inn"}}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("locale")
    for lang, words in FTL.items():
        (root / lang).mkdir()
        (root / lang / "toy.ftl").write_text(words, "utf-8")
    return root


@pytest.fixture
def text(folder: Path) -> Text:
    return Text("en", "toy", SEATS, FACTS, folders=[folder])


def test_a_seat_is_shown_as_its_player(text: Text) -> None:
    assert text("ask-turn", seat=0) == "Ann, your turn."
    assert text.seat(7) == "8"


def test_several_seats_in_a_sentence(text: Text) -> None:
    assert text("event-hit", seat=0, victim_seat=3).startswith("Ann hits ŁŁŁ")
    assert text("event-hit", seat=0, victim_seat=-1) == "Ann hits nobody."
    assert "span" in text.rich("event-hit", seat=-1, victim_seat=0)


def test_numbers_choose_their_plural(text: Text) -> None:
    assert text("event-gain", seat=0, n=1) == "Ann takes one coin."
    assert text("event-gain", seat=0, n=4) == "Ann takes 4 coins."


def test_a_word_is_a_name_of_facts_or_a_message_or_itself(text: Text) -> None:
    assert (
        text("event-build", seat=0, building="inn", material="oak") == "Ann & Co. build <The <Inn>> of oak."
    )
    assert (
        text("event-build", seat=0, building="barn", material="straw") == "Ann & Co. build <barn> of straw."
    )
    assert text.missing == set()


def test_the_game_comes_first(text: Text, folder: Path) -> None:
    assert text("shared") == "the toy's words"
    assert Text("en", "", folders=[folder])("shared") == "shared words"
    assert text.has("shared")
    assert not text.has("nothing")


def test_html_typed_as_a_name_stays_text(text: Text) -> None:
    rich = text.rich("event-build", seat=1, building="inn", material="<i>oak</i>")
    assert "&lt;b&gt;Bob&lt;/b&gt; &amp; co" in rich
    assert "<b>The &lt;Inn&gt;</b>" in rich
    assert "&amp; Co. build &lt;" in rich
    assert "<i>" not in rich
    assert rich.count("<span") == 1


def test_a_name_that_looks_like_a_place_holder_does_no_harm(folder: Path) -> None:
    odd = Text("en", "toy", (SeatLook.of("\ue0000\ue000{ $n }", 0),), folders=[folder])
    assert "{ $n }" in odd.rich("ask-turn", seat=0)
    assert "\ue000" not in odd.rich("ask-turn", seat=0)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_rich_names_are_readable_and_carry_their_symbol(folder: Path, theme) -> None:
    text = Text("en", "toy", SEATS, theme=theme, folders=[folder])
    for seat, symbol in enumerate("●▲■◆"):
        assert symbol in text.rich_seat(seat)
        ink = theme.seat_ink(SEATS[seat].colour)
        assert ink in text.rich_seat(seat)
        assert min(contrast(ink, g) for g in (theme.panel, theme.chip, theme.window)) >= 4.5


def test_right_to_left_names_are_isolated(text: Text) -> None:
    assert text("ask-turn", seat=2) == "\u2068שרה לוי\u2069, your turn."


def test_long_names_are_elided_and_control_characters_dropped() -> None:
    assert len(display_name("Ł" * 40)) == LONGEST_NAME
    assert display_name("Ł" * 40).endswith("…")
    assert display_name(" a\n\u202eb\tc ") == "abc"
    long = "Zo" + "e\u0301" * 30
    kept = display_name(long).removesuffix("…")
    assert long.startswith(kept)
    assert long[len(kept)] == "e", "an accent is not torn from its letter"


def test_what_is_missing_is_returned_and_remembered(text: Text) -> None:
    assert text("no-such-thing") == "no-such-thing"
    assert text.rich("nor-<this>") == "nor-&lt;this&gt;"
    text("needs-more", what="a")
    assert {"no-such-thing", "nor-<this>"} < text.missing
    assert any(m.startswith("needs-more") for m in text.missing)


def test_the_other_language(folder: Path) -> None:
    assert Text("zh-TW", "toy", SEATS, folders=[folder])("ask-turn", seat=0) == "輪到Ann。"
    assert {"en", "zh-TW"} <= set(languages())


def test_fluent_is_not_imported_before_the_first_word() -> None:
    code = "import sys, hotseat.gui.text, hotseat.gui.ink; print('fluent' in sys.modules, 'qtawesome' in sys.modules)"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.split() == ["False", "False"]


def test_themes_differ_in_the_shade_of_names() -> None:
    assert LIGHT.seat_ink("#0072B2") != DARK.seat_ink("#0072B2")
