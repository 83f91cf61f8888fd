#!/usr/bin/env python3
"""Tries the .deb out on bare Debian systems: installs it, checks it, opens windows, and removes it without a trace.

    sudo python3 packaging/check_package.py [--system 12] [--system 13] [--keep FOLDER] [FILE.deb]

Needs root, debootstrap and a Debian mirror; nothing of the machine itself is touched. Otherwise both systems and the
newest .deb in dist/ are taken. `--keep` names a folder for the bare systems, so that the next check begins sooner.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SYSTEMS = {"12": "bookworm", "13": "trixie"}
PERSON = "張Zoë"
"""Name and home of whoever plays there."""
HOME = f"/home/{PERSON}"

# Run as the person, without D-Bus, display or more fonts than the dependencies bring.
AS_PERSON = f"""\
as_person() {{
    setpriv --reuid 1234 --regid 1234 --clear-groups env -i HOME='{HOME}' USER='{PERSON}' PATH=/usr/bin:/bin \\
        LANG=C.UTF-8 "$@"
}}
expect() {{ # expect WORDS COMMAND...: it says so, and in one sentence
    words=$1; shift
    said=$("$@" 2>&1) || true
    case $said in *"$words"*) ;; *) printf 'expected %s, but: %s\\n' "$words" "$said"; exit 1 ;; esac
    case $said in *Traceback*) printf '%s\\n' "$said"; exit 1 ;; esac
    printf 'ok: %s\\n' "$(printf '%s' "$said" | tail -n 1)"
}}
"""

BARE = """\
apt-get -q update >/dev/null
apt-get -q -y install --no-install-recommends /tmp/hotseat.deb >/tmp/apt.log 2>&1 || { tail /tmp/apt.log; exit 1; }
expect "hotseat " as_person hotseat --version
expect "everything is there" as_person hotseat --self-check
expect "There is no screen" as_person hotseat
expect '"moves"' as_person hotseat simulate builders --bots greedy --json
lost=$(find /usr/lib/hotseat \\( -name '*.so*' -o -name hotseat \\) -type f | while read -r file; do
    LD_LIBRARY_PATH=/usr/lib/hotseat/_internal:/usr/lib/hotseat/_internal/PySide6/Qt/lib ldd "$file" 2>/dev/null
done | grep 'not found' | sort -u || true)
[ -z "$lost" ] || { echo "libraries are missing: $lost"; exit 1; }
echo "ok: every library is found"
[ -L /usr/bin/hotseat ] && [ -f /usr/share/applications/org.hotseat_games.Hotseat.desktop ]
find /usr/lib/hotseat -perm /022 ! -type l | grep . && exit 1
mkdir -p /tmp/kept && cp -a "$HOME_OF/.local" /tmp/kept/ 2>/dev/null || true
apt-get -q -y purge hotseat >>/tmp/apt.log 2>&1
[ ! -e /usr/lib/hotseat ] || { echo "/usr/lib/hotseat is still there"; exit 1; }
apt-get -q -y autoremove --purge >>/tmp/apt.log 2>&1
apt-get -q clean
"""

WINDOWS = """\
apt-get -q -y install --no-install-recommends /tmp/hotseat.deb xvfb weston shared-mime-info desktop-file-utils \\
    hicolor-icon-theme libglib2.0-bin x11-utils >/tmp/apt.log 2>&1 || { tail /tmp/apt.log; exit 1; }
mkdir -p /tmp/.X11-unix && chmod 1777 /tmp/.X11-unix
Xvfb :7 -screen 0 1366x768x24 >/dev/null 2>&1 &
server=$!
mkdir -p /run/person && chown 1234:1234 /run/person && chmod 700 /run/person
as_person XDG_RUNTIME_DIR=/run/person weston --backend=headless-backend.so --socket=wayland-7 --idle-time=0 >/tmp/weston.log 2>&1 &
compositor=$!
sleep 3
expect "painted on xcb" as_person DISPLAY=:7 hotseat --first-paint
expect "painted on wayland" as_person XDG_RUNTIME_DIR=/run/person WAYLAND_DISPLAY=wayland-7 hotseat --first-paint
for n in 1 2 3; do
    begin=$(date +%s%N)
    as_person DISPLAY=:7 hotseat --first-paint >/dev/null
    echo "start to first paint: $((($(date +%s%N) - begin) / 1000000)) ms"
done

# the type of a save, and two instances: the second hands its file over
cp /usr/lib/hotseat/_internal/assets/builders/lesson.hotseat "$HOME_OF/對局 1.hotseat"
chown 1234:1234 "$HOME_OF/對局 1.hotseat"
expect "application/x-hotseat" as_person gio info -a standard::content-type "$HOME_OF/對局 1.hotseat"
expect "org.hotseat_games.Hotseat.desktop" as_person gio mime application/x-hotseat
as_person DISPLAY=:7 hotseat >/tmp/first.log 2>&1 &
first=$!
sleep 8
as_person DISPLAY=:7 timeout 30 hotseat "$HOME_OF/對局 1.hotseat" || { echo "the second instance failed"; exit 1; }
sleep 6
kill -0 $first || { echo "the first instance is gone"; cat /tmp/first.log; exit 1; }
windows=$(DISPLAY=:7 xwininfo -root -tree | grep Hotseat)
case $windows in *Builders*) ;; *) echo "the file was not opened: $windows"; cat /tmp/first.log; exit 1 ;; esac
echo "ok: the second instance handed its file over"
kill $first 2>/dev/null || true

# homes that can't be written
chown -R root:root "$HOME_OF" && chmod -R a-w,a+rX "$HOME_OF"
expect "painted on xcb" as_person DISPLAY=:7 hotseat --first-paint
mkdir -p /full && mount -t tmpfs -o size=64k tmpfs /full && chown 1234 /full && as_person sh -c 'cat /dev/zero >/full/x' 2>/dev/null || true
expect "painted on xcb" as_person HOME=/full DISPLAY=:7 hotseat --first-paint
expect "everything is there" as_person HOME=/full hotseat --self-check
umount /full; rmdir /full

kill $server $compositor 2>/dev/null || true
apt-get -q -y purge hotseat >>/tmp/apt.log 2>&1
left=$(find / -xdev \\( -path /proc -o -path /tmp -o -path /home -o -path /var/cache/apt \\) -prune -o -iname '*hotseat*' -print)
[ -z "$left" ] || { echo "left behind: $left"; exit 1; }
grep -rl hotseat /usr/share/mime /usr/share/applications 2>/dev/null | grep . && exit 1
[ -e "$HOME_OF/對局 1.hotseat" ] || { echo "the person's save is gone"; exit 1; }
echo "ok: removed without a trace, the person's files are still there"
"""

CHANGING = (
    "/var/log",
    "/var/cache",
    "/var/lib/apt",
    "/var/lib/dpkg",
    "/tmp",
    "/run",
    "/proc",
    "/sys",
    "/dev",
    "/home",
    "/root",
)
"""Where a package manager may leave something behind."""


class Trouble(Exception):
    """What went wrong, where, and what to do, in one sentence."""


def bare(version: str, folder: Path) -> Path:
    """A bare Debian, made anew or kept from before."""
    system = folder / f"debian-{version}"
    if not (system / "usr" / "bin" / "apt-get").exists():
        print(f"Debian {version}: debootstrap ...", flush=True)
        command = ["debootstrap", "--variant=minbase", SYSTEMS[version], str(system)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            shutil.rmtree(system, ignore_errors=True)
            raise Trouble(f"debootstrap failed: {done.stdout.strip().splitlines()[-1]}")
    return system


def inside(system: Path, script: str) -> int:
    """Runs a script in the system, with a process table and devices of its own that vanish with it."""
    mounts = 'mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && mount -t tmpfs tmpfs "$1/run" && exec chroot "$1" /bin/sh -eu /tmp/check.sh'
    head = f"export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME_OF='{HOME}'\n"
    (system / "tmp" / "check.sh").write_text(head + AS_PERSON + script, "utf-8")
    command = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", mounts, "sh", str(system)]
    env = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root"}
    return subprocess.run(command, env=env, stdin=subprocess.DEVNULL, check=False).returncode


def files(system: Path) -> set[str]:
    """Every path of the system, but for logs, lists and caches."""
    out = set()
    for folder, folders, names in os.walk(system):
        here = "/" + os.path.relpath(folder, system).removeprefix(".")
        folders[:] = [f for f in folders if f"{here.rstrip('/')}/{f}" not in CHANGING]
        out |= {f"{here.rstrip('/')}/{name}" for name in (*folders, *names)}
    return out


def check(version: str, package: Path, folder: Path, work: Path) -> None:
    """All that a person would do with the package, from installing to removing it."""
    begin = time.monotonic()
    system = work / f"debian-{version}"
    subprocess.run(["cp", "-a", "--reflink=auto", str(bare(version, folder)), str(system)], check=True)
    shutil.copyfile(package, system / "tmp" / "hotseat.deb")
    shutil.copyfile("/etc/resolv.conf", system / "etc" / "resolv.conf")
    with (system / "etc" / "passwd").open("a", encoding="utf-8") as people:
        people.write(f"{PERSON}:x:1234:1234::{HOME}:/bin/sh\n")
    home = system / HOME[1:]
    home.mkdir()
    os.chown(home, 1234, 1234)
    before = files(system)
    print(f"Debian {version}, bare:", flush=True)
    if inside(system, BARE):
        raise Trouble(f"Debian {version}: the package failed on the bare system, see above")
    after = files(system)
    if before != after:
        changed = ", ".join(sorted(before ^ after)[:12])
        raise Trouble(f"Debian {version}: after removing the package these differ: {changed}")
    print(f"ok: {len(after)} files, the same as before", flush=True)
    print(f"Debian {version}, with screens:", flush=True)
    if inside(system, WINDOWS):
        raise Trouble(f"Debian {version}: a window failed, see above")
    print(f"Debian {version}: all is well ({time.monotonic() - begin:.0f} s).", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--system", action="append", choices=list(SYSTEMS))
    parser.add_argument("--keep", type=Path)
    parser.add_argument("package", nargs="?", type=Path)
    args = parser.parse_args()
    found = sorted((ROOT / "dist").glob("hotseat_*.deb"), key=lambda f: f.stat().st_mtime)
    package = args.package or (found[-1] if found else None)
    try:
        if package is None or not package.is_file():
            raise Trouble("there is no .deb: build it with  python3 packaging/bootstrap.py package")
        if os.geteuid() or not shutil.which("debootstrap"):
            raise Trouble("this check needs root and debootstrap")
        with tempfile.TemporaryDirectory(prefix="hotseat-check-") as name:
            for version in args.system or SYSTEMS:
                folder = args.keep or Path(name) / "bare"
                folder.mkdir(parents=True, exist_ok=True)
                check(version, package, folder, Path(name))
    except Trouble as trouble:
        print(f"Hotseat: {trouble}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
