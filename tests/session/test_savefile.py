"""Saves: what goes in comes out; whatever is wrong is told with file and place."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import toys
from hotseat.engine import registry
from hotseat.engine.game import GameDef
from hotseat.session import disk, savefile
from hotseat.session.match import Match, Person
from hotseat.session.savefile import SaveFault
from session.tabletop import BID, DRAFT, bid, digest, match, some, step, whole


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.hotseat"


@pytest.fixture
def registered() -> Iterator[Callable[[GameDef], None]]:
    """Register a changed toy for one test."""
    yield lambda game: registry.add(game, toys.ROOT)
    toys.register()


def middle(game: GameDef = BID, seed: int = 7) -> Match:
    m = match(game, seed=seed)
    for _ in range(10):
        step(m, seed)
    return m


def changed(path: Path, change: Callable[[dict[str, Any]], Any], m: Match | None = None) -> Path:
    raw = json.loads(savefile.encode(m or middle()))
    change(raw)
    path.write_text(json.dumps(raw), "utf-8")
    return path


def fault(path: Path) -> SaveFault:
    with pytest.raises(SaveFault) as found:
        savefile.load(path)
    assert found.value.details["file"] == str(path)
    return found.value


@pytest.mark.parametrize("game", [BID, DRAFT])
def test_a_match_goes_on_as_if_it_had_not_been_stopped(game, path) -> None:  # type: ignore[no-untyped-def]
    """Saved and loaded at every decision, it ends like the match that was played in one go."""
    m, straight = match(game, seed=4), match(game, seed=4)
    while not m.over:
        savefile.save(m, path)
        again = savefile.load(path)
        assert savefile.encode(again) == savefile.encode(m)
        assert (again.ask, again.id, again.people) == (m.ask, m.id, m.people)
        assert again.score_history == m.score_history
        assert [x.events for x in again.moves] == [x.events for x in m.moves]
        m = again
        choice = some(straight, 4)
        while m.seat != straight.seat:  # nobody holds the device after loading
            m.viewer = straight.viewer
        m.choose(choice)
        straight.choose(choice)
    assert digest(m) == digest(straight)


def test_the_file_is_readable_and_holds_what_it_should(path: Path) -> None:
    m = middle()
    savefile.save(m, path)
    raw = json.loads(path.read_bytes())
    assert list(raw)[:4] == ["format", "app", "game", "rules"]
    assert raw["setup"]["seed"] == 7
    assert raw["digest"] == digest(m)
    assert len(raw["moves"]) == len(path.read_text("utf-8").split('"moves": [\n')[1].splitlines()) - 2 == 10
    header = savefile.header(path)
    assert (header.game, header.count, header.over, header.people) == ("sealed_bid", 10, False, m.people)


def test_loading_does_not_replay(path: Path, registered: Callable[[GameDef], None]) -> None:
    savefile.save(middle(), path)

    def refuse(cat: Any, setup: Any) -> Any:
        raise AssertionError("replayed")

    registered(msgspec.structs.replace(BID, new_game=refuse))
    assert len(savefile.load(path).moves) == 10


def test_missing_file(path: Path) -> None:
    assert fault(path).key == "fault-missing"


def test_a_folder_is_not_a_save(tmp_path: Path) -> None:
    assert fault(tmp_path).key == "fault-not-a-save"


def test_a_huge_file_is_refused_before_it_is_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with path.open("wb") as file:
        file.truncate(200_000_000)
    monkeypatch.setattr(Path, "read_bytes", lambda _: pytest.fail("read"))
    found = fault(path)
    assert (found.key, found.details["size"], found.details["limit"]) == ("fault-too-big", 200, 20)


def test_an_unreadable_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_bytes(b"{}")

    def refuse(self: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    found = fault(path)
    assert (found.key, found.details["what"]) == ("fault-unreadable", "Permission denied")


@pytest.mark.parametrize(
    "data", [b"", b"hello", b"\x89PNG\r\n\x1a\n", b"[1]", b'{"a": 1}', b'{"format": "x"}', b"null"]
)
def test_foreign_files(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    assert fault(path).key == "fault-not-a-save"


@pytest.mark.parametrize(
    "data", [b"[" * 100_000, b'{"format":' + b'{"a":' * 100_000, b"[" * 10**6 + b"]" * 10**6]
)
def test_deeply_nested_files(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    assert fault(path).key == "fault-too-deep"


def test_every_truncation_is_noticed(path: Path) -> None:
    data = savefile.encode(middle())
    for cut in range(0, len(data) - 3, 97):
        path.write_bytes(data[:cut])
        assert fault(path).key == ("fault-truncated" if cut > 8 else "fault-not-a-save")
    path.write_bytes(data[:100])
    assert fault(path).details["place"] == "byte 100"


def test_broken_json_and_text(path: Path) -> None:
    data = savefile.encode(middle())
    broken = data.replace(b'"seats":3', b'"seats":!')
    path.write_bytes(broken)
    found = fault(path)
    assert found.key == "fault-damaged"
    assert found.details["place"] == f"byte {broken.index(b'!')}"
    path.write_bytes(data.replace(b"Name0", b"Na\xff\xfe0"))
    assert fault(path).key == "fault-damaged"


def test_every_flipped_bit_is_noticed_or_harmless(path: Path) -> None:
    """No byte of a file can be damaged so that something else than SaveFault is raised, or another position loaded."""
    m = middle()
    data = savefile.encode(m)
    for at in range(0, len(data), 7):
        path.write_bytes(data[:at] + bytes([data[at] ^ 4]) + data[at + 1 :])
        try:
            again = savefile.load(path)
        except SaveFault:
            continue
        assert digest(again) == digest(m)


def test_newer_format_and_newer_rules(path: Path) -> None:
    found = fault(changed(path, lambda raw: raw.update(format=2, app="9.1")))
    assert (found.key, found.details["app"]) == ("fault-newer", "9.1")
    assert fault(changed(path, lambda raw: raw.update(rules=2))).key == "fault-newer"
    assert fault(changed(path, lambda raw: (raw.pop("moves"), raw.update(format=9)))).key == "fault-newer"


def test_unknown_game(path: Path) -> None:
    found = fault(changed(path, lambda raw: raw.update(game="../chess")))
    assert (found.key, found.details["name"]) == ("fault-unknown-game", "../chess")


def put(raw: dict[str, Any], place: str, value: Any) -> None:
    *way, last = place.split("/")
    at: Any = raw
    for key in way:
        at = at[int(key) if isinstance(at, list) else key]
    at[int(last) if isinstance(at, list) else last] = value


@pytest.mark.parametrize(
    ("place", "value", "told"),
    [
        ("state/players/0/chips/red", "x", "state.players[0].chips"),
        ("state/round", None, "state.round"),
        ("state/flow/0/frame", "nonsense", "state.flow[0]"),
        ("moves/3/choice", {"do": "nonsense"}, "moves[3].choice"),
        ("moves/3/choice", {"do": "bid"}, "moves[3].choice"),
        ("moves/4/seat", 7, "moves[4].seat"),
        ("moves/4/gesture", "x", "moves[4].gesture"),
        ("moves/4", [], "moves[4]"),
        ("setup/seats", 9, "people"),
        ("setup", 1, "setup"),
        ("people", [], "people"),
        ("people/1/bot", "skynet", "people[1].bot"),
        ("match", "../../etc/passwd", "match"),
        ("rounds/0", [1], "rounds[0]"),
        ("rounds", [[1, 1, [5]]], "rounds[0]"),
        ("format", 0, "format"),
        ("format", -3, "format"),
        ("rules", 0, "rules"),
        ("rules", -(10**15), "rules"),
        ("state/chance", 2**64, "state"),
        ("state/chance", 2**700, "state"),
    ],
)
def test_damage_is_told_with_its_place(path: Path, place: str, value: Any, told: str) -> None:
    found = fault(changed(path, lambda raw: put(raw, place, value)))
    assert found.key == "fault-damaged"
    assert str(found.details["place"]).startswith(told)
    assert found.details["what"]


def test_a_changed_position_is_told(path: Path) -> None:
    assert (
        fault(changed(path, lambda raw: put(raw, "state/players/0/chips/red", 9))).key == "fault-wrong-digest"
    )


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("state/bag/red", 400),
        ("state/players", []),
        ("state/deck", ["nowhere"]),
        ("state/flow/0/ward", "nowhere"),
    ],
)
def test_a_position_that_cannot_be_is_told(path: Path, place: str, value: Any) -> None:
    """Also when the checksum fits: it may have been written by a faulty program."""

    def change(raw: dict[str, Any]) -> None:
        put(raw, place, value)
        state = savefile.codec.build(raw["state"], BID.state_type)
        raw["digest"] = savefile.codec.digest(state)

    m = match(BID)  # seats asked for a ward
    found = fault(changed(path, change, m))
    assert found.key == "fault-broken-state"
    assert found.details["what"]


def test_names_of_a_file_are_cleaned(path: Path) -> None:
    def change(raw: dict[str, Any]) -> None:
        put(raw, "people/0/name", "\x00\u202e" + "x" * 500)
        put(raw, "people/1/name", "")
        put(raw, "people/1/colour", -1)

    m = savefile.load(changed(path, change))
    assert m.people[0].name == "x" * 40
    assert m.people[1] == Person("2", 4)


# -- old rules ----------------------------------------------------------------------------------------------------


def newer() -> GameDef:
    def grow(raw: dict[str, Any]) -> dict[str, Any]:
        return raw | {"ties": "first"} if raw["ties"] == "nobody" else {}

    return msgspec.structs.replace(BID, rules=2, migrations={1: grow})


def test_old_rules_are_migrated_and_keep_their_log(path: Path, registered: Callable[[GameDef], None]) -> None:
    m = middle()
    savefile.save(m, path)
    registered(newer())
    again = savefile.load(path)
    assert again.state.ties == "first"
    assert again.log(0) == m.log(0)
    assert (again.undo_blocked, again.review().first) == ("loaded", 10)
    assert again.review().log(4, 1) == m.review().log(4, 1)
    with pytest.raises(IndexError):
        again.review().state(9)
    with pytest.raises(IndexError):
        again.branch(9)
    with pytest.raises(SaveFault) as found:
        savefile.replay(path)
    assert found.value.key == "fault-other-rules"
    again.open_curtain()
    before = digest(again)
    step(again)
    savefile.save(again, path)
    third = savefile.load(path)
    assert (len(third.moves), third.review().first) == (11, 11)
    again.undo(by_consent=True)
    assert digest(again) == before
    assert again.undo_blocked == "loaded"


def test_a_migration_that_stumbles_is_a_damaged_file(
    path: Path, registered: Callable[[GameDef], None]
) -> None:
    changed(path, lambda raw: raw["state"].pop("ties"))
    registered(newer())
    assert fault(path).details["place"] == "state"


# -- verifying ----------------------------------------------------------------------------------------------------


def test_replay_verifies(path: Path) -> None:
    m = whole(DRAFT)
    savefile.save(m, path)
    assert savefile.replay(path) == savefile.Replayed("draft", len(m.moves), digest(m))


@pytest.mark.parametrize(
    ("place", "value", "at", "what"),
    [
        ("moves/4/choice/red", 9, 5, "refuse"),
        ("moves/4/seat", 2, 5, "refuse"),
        ("moves/5/events", [], 6, "other things"),
        ("moves/1/digest", "0" * 16, 2, "another position"),
        ("setup/seed", 8, 1, "refuse"),
        ("setup/options", {"income": "x"}, 0, "set-up failed"),
        ("digest", "0" * 16, 10, "another position"),
    ],
)
def test_replay_says_at_which_move_it_differs(path: Path, place: str, value: Any, at: int, what: str) -> None:
    m = match(BID)
    while len(m.moves) < 10:
        m.choose(next((o.choice for o in m.offers() if o.choice.verb == "keep"), None) or bid(m))
    found = savefile.replay(changed(path, lambda raw: put(raw, place, value), m))
    assert found.differs == at
    assert what in found.what


def test_a_record_that_leads_elsewhere_gives_no_positions(path: Path) -> None:
    m = savefile.load(changed(path, lambda raw: put(raw, "setup/seed", 8)))
    assert (m.review().first, m.undo_blocked) == (10, "loaded")


# -- the capsule --------------------------------------------------------------------------------------------------


def test_a_capsule_names_nobody_and_opens_at_the_very_decision(path: Path) -> None:
    m = middle()
    m.people = (Person("Ann Boleyn", 0), Person("Ben", 1), Person("", 2))
    error = f"KeyError in {Path.home()}/x.py while Ann Boleyn chose"
    path.write_bytes(savefile.capsule(m, {"error": error, "qt": "6.11"}))
    text = path.read_text("utf-8")
    assert "Ann" not in text
    assert '"Ben"' not in text
    assert str(Path.home()) + "/" not in text
    told = json.loads(text)["capsule"]
    assert (told["qt"], told["error"]) == ("6.11", "KeyError in ~/x.py while *** chose")
    assert set(told) >= {"python", "platform"}
    again = savefile.load(path)
    assert (digest(again), again.ask, len(again.moves)) == (digest(m), m.ask, len(m.moves))
    assert savefile.replay(path).differs is None


def test_a_capsule_stays_readable_whatever_people_are_called(path: Path) -> None:
    m = middle()
    m.people = (Person("e", 0), Person("Ann", 1), Person("Ann Lee", 2))
    error = "KeyError: Ann Lee, e, 'Ann' and Annotated"
    told = json.loads(savefile.capsule(m, {"error": error}))["capsule"]["error"]
    assert told == "KeyError: ***, ***, '***' and Annotated"
    m.people = (Person("小明", 0), Person("(*+", 1), Person("Bob", 2))
    told = json.loads(savefile.capsule(m, {"error": "輪到小明了 (*+ x.Bob_1"}))["capsule"]["error"]
    assert told == "輪到***了 *** x.***_1"


# -- sentences ----------------------------------------------------------------------------------------------------


def keys(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    key = ""
    for line in (registry.ASSETS / "locale" / lang / "session.ftl").read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        if head := re.match(r"([a-z-]+) =", line):
            key = head[1]
            found[key] = set()
        found.setdefault(key, set()).update(re.findall(r"\{ \$(\w+)", line))
    return found


def test_every_fault_has_a_sentence_in_both_languages_with_the_same_variables() -> None:
    assert keys("en") == keys("zh-TW")
    folder = Path(disk.__file__).parent
    used = {k for f in folder.glob("*.py") for k in re.findall(r'"(fault-[a-z-]+)"', f.read_text("utf-8"))}
    assert used
    assert used <= set(keys("en"))
