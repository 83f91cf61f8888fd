"""The ring of autosaves: whole or not at all, the next older one when one is damaged, one program at a time."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hotseat.session import autosave, disk, savefile
from hotseat.session.autosave import Ring
from hotseat.session.match import Match
from hotseat.session.savefile import SaveFault
from session.tabletop import BID, bid, digest, match, people, step


def play(ring: Ring, m: Match, gestures: int) -> list[str]:
    out = []
    for _ in range(gestures):
        step(m)
        ring.write(savefile.encode(m))
        out.append(digest(m))
    return out


def names(folder: Path) -> list[str]:
    return sorted(p.name for p in folder.iterdir())


def test_five_files_are_kept_and_the_newest_is_found(tmp_path: Path) -> None:
    m = match(BID)
    ring = Ring(tmp_path / "new" / "folder", m.id)
    digests = play(ring, m, 8)
    found = autosave.newest(ring.folder, m.id)
    assert (digest(found.match), found.damaged, found.path.name) == (
        digests[-1],
        [],
        f"{m.id}-000008.hotseat",
    )
    assert [n for n, _ in autosave.files(ring.folder)] == [8, 7, 6, 5, 4]


def test_file_names_say_nothing_about_people_or_position(tmp_path: Path) -> None:
    """Two matches that differ in names and secrets only have names of the same form: a random id and a number."""
    for red in (0, 1):
        m = match(BID)
        m.choose(bid(m) if not red else m.offers()[-1].choice)
        Ring(tmp_path, m.id).write(savefile.encode(m))
    for name in names(tmp_path):
        m_id, _, rest = name.partition("-")
        assert set(m_id.removesuffix(".lock")) <= set("0123456789abcdef")
        assert rest in ("", "000001.hotseat")
    assert not any(p.name.lower() in "".join(names(tmp_path)).lower() for p in people("", "", ""))


def test_a_reopened_ring_counts_on_and_sweeps_up(tmp_path: Path) -> None:
    m = match(BID)
    ring = Ring(tmp_path, m.id)
    play(ring, m, 3)
    left = tmp_path / f"{m.id}-000004.hotseat.1.tmp"
    other, old = tmp_path / "abc-000001.hotseat.2.tmp", tmp_path / "def-000001.hotseat.3.tmp"
    for path in (left, other, old):
        path.write_bytes(b"half")
    os.utime(old, (1e9, 1e9))
    ring.close()
    ring.close()
    again = Ring(tmp_path, m.id)
    assert (left.exists(), other.exists(), old.exists()) == (
        False,
        True,
        False,
    )  # `other` may be in the making
    assert again.write(savefile.encode(m)).name.endswith("-000004.hotseat")


def test_a_damaged_file_is_told_and_the_next_older_one_taken(tmp_path: Path) -> None:
    m = match(BID)
    ring = Ring(tmp_path, m.id)
    digests = play(ring, m, 5)
    paths = [p for _, p in autosave.files(tmp_path, m.id)]
    paths[0].write_bytes(paths[0].read_bytes()[:200])
    paths[1].write_bytes(b"")
    found = autosave.newest(tmp_path, m.id)
    assert digest(found.match) == digests[2]
    assert [(f.path, f.key) for f in found.damaged] == [
        (paths[0], "fault-truncated"),
        (paths[1], "fault-not-a-save"),
    ]
    for p in paths:
        p.write_bytes(b"")
    with pytest.raises(SaveFault) as fault:
        autosave.newest(tmp_path, m.id)
    assert (fault.value.key, fault.value.details["n"]) == ("fault-none-sound", 5)
    with pytest.raises(SaveFault) as fault:
        autosave.newest(tmp_path, "abc")
    assert fault.value.key == "fault-missing"


def test_matches_to_resume_latest_first_without_finished_ones(tmp_path: Path) -> None:
    ids = []
    for n in range(3):
        m = match(BID, seed=n)
        play(Ring(tmp_path, m.id), m, 2)
        ids.append(m.id)
        os.utime(autosave.files(tmp_path, m.id)[0][1], (n + 1e9, n + 1e9))
    done = match(BID, "random", "random")
    while not done.over:
        step(done)
    Ring(tmp_path, done.id).write(savefile.encode(done))
    (tmp_path / "notes.txt").write_text("foreign")
    newest = autosave.files(tmp_path, ids[0])[0][1]
    newest.write_bytes(b"")
    entries, faults = autosave.resumable(tmp_path)
    assert [e.header.match for e in entries][:2] in ([ids[0], ids[2]], [ids[2], ids[1]])
    assert {e.header.match for e in entries} == set(ids)
    assert [f.path for f in faults] == [newest]
    assert autosave.resumable(tmp_path / "nowhere") == ([], [])


def test_two_windows_on_one_match(tmp_path: Path) -> None:
    m = match(BID)
    ring = Ring(tmp_path, m.id)
    with pytest.raises(SaveFault) as fault:
        Ring(tmp_path, m.id)
    assert fault.value.key == "fault-already-open"
    Ring(tmp_path, match(BID).id).close()  # another match is free
    ring.close()
    Ring(tmp_path, m.id).close()


def test_a_folder_that_knows_no_locks_can_be_saved_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(_handle: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(autosave, "_lock", no_locks)
    m = match(BID)
    ring = Ring(tmp_path, m.id)
    ring.write(savefile.encode(m))
    ring.close()
    assert autosave.newest(tmp_path, m.id).match.id == m.id


def test_another_program_on_one_match_and_its_death(tmp_path: Path) -> None:
    code = (
        "import sys, pathlib; from hotseat.session.autosave import Ring;"
        "r = Ring(pathlib.Path(sys.argv[1]), 'abc'); print('ready', flush=True); sys.stdin.read()"
    )
    path = os.pathsep.join(sys.path)
    other = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
    )
    with other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"ready\n"
        with pytest.raises(SaveFault):
            Ring(tmp_path, "abc")
        other.kill()
    Ring(tmp_path, "abc").close()


def test_discard_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    m = match(BID)
    ring = Ring(tmp_path, m.id)
    play(ring, m, 3)
    gone: list[str] = []
    unlink = Path.unlink

    def note(self: Path, missing_ok: bool = False) -> None:
        gone.append(self.name)
        unlink(self, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", note)
    ring.discard()
    assert names(tmp_path) == []
    assert gone == [
        *sorted(n for n in gone if n.endswith(".hotseat")),
        f"{m.id}.lock",
    ]  # the newest goes last


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (errno.ENOSPC, "fault-disk-full"),
        (errno.EROFS, "fault-read-only"),
        (errno.EACCES, "fault-read-only"),
        (errno.EIO, "fault-not-written"),
    ],
)
@pytest.mark.parametrize("where", ["fsync", "open"])
def test_a_failing_disk_is_a_fault_and_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, key: str, where: str
) -> None:
    m = match(BID)
    ring = Ring(tmp_path, m.id)
    good = play(ring, m, 2)[-1]
    before = names(tmp_path)

    def fail(*args: object, **kwargs: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(*((os, "fsync") if where == "fsync" else (Path, "open")), fail)
        with pytest.raises(SaveFault) as fault:
            play(ring, m, 1)
    assert fault.value.key == key
    assert fault.value.details["folder"] == str(tmp_path)
    assert names(tmp_path) == before
    assert digest(autosave.newest(tmp_path, m.id).match) == good
    assert digest(m) == play(ring, m, 0) or play(ring, m, 1)


def test_a_vanished_folder_is_made_again_or_told(tmp_path: Path) -> None:
    m = match(BID)
    folder = tmp_path / "gone"
    ring = Ring(folder, m.id)
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    play(ring, m, 1)
    assert autosave.newest(folder, m.id).damaged == []
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    folder.write_text("now a file")
    with pytest.raises(SaveFault) as fault:
        play(ring, m, 1)
    assert fault.value.key in ("fault-no-folder", "fault-not-written")
    with pytest.raises(SaveFault):
        Ring(folder, m.id)


def test_the_data_folder_follows_the_platform(monkeypatch: pytest.MonkeyPatch, user_data: Path) -> None:
    assert disk.data_folder() == user_data
    assert autosave.folder() == user_data / "autosave"
    monkeypatch.delenv("HOTSEAT_DATA")
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ann"))
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    monkeypatch.setattr(sys, "platform", "linux")
    assert disk.data_folder() == Path("/data/hotseat")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # to be ignored, says the standard
    assert disk.data_folder() == Path("/home/ann/.local/share/hotseat")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert disk.data_folder() == Path("/home/ann/Library/Application Support/Hotseat")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("APPDATA", "/roaming")
    assert disk.data_folder() == Path("/roaming/Hotseat")
