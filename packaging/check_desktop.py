"""Is what the desktops read in order? Icons as drawn, desktop entry, AppStream, MIME type, install script.

A tool that is not there checks nothing and is named; `bootstrap.py test` as root (like CI) installs them.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

from contents import APP_ID, MIME, ROOT

LINUX = ROOT / "packaging" / "linux"


def said_by(*command: str | Path) -> list[str]:
    """The lines of a tool that was not content."""
    tool = str(command[0])
    if not shutil.which(tool):
        print(f"{tool} is not here: not checked")
        return []
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return []
    return [line for line in (done.stdout + done.stderr).splitlines() if line.strip()] or [f"{tool} failed"]


def mime_faults(file: Path) -> list[str]:
    """Well-formed, and the type and the pattern by which everything else finds us."""
    try:
        root = ET.parse(file).getroot()
    except ET.ParseError as fault:
        return [f"{file.name}: {fault}"]
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    types = {t.get("type"): t for t in root.findall(f"{space}mime-type")}
    if MIME not in types:
        return [f"{file.name}: there is no type {MIME}"]
    patterns = [g.get("pattern") for g in types[MIME].findall(f"{space}glob")]
    return [] if "*.hotseat" in patterns else [f"{file.name}: the type has no pattern *.hotseat"]


def main() -> int:
    faults = said_by("desktop-file-validate", LINUX / f"{APP_ID}.desktop")
    faults += said_by("appstreamcli", "validate", "--no-net", "--no-color", LINUX / f"{APP_ID}.metainfo.xml")
    faults += mime_faults(LINUX / f"{APP_ID}.xml")
    faults += said_by("sh", "-n", LINUX / "install.sh")
    faults += said_by(sys.executable, ROOT / "packaging" / "icons.py", "--check")
    for fault in faults:
        print(fault)
    if not faults:
        print("What the desktops read is in order.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
