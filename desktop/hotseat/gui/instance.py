"""One window per person: a second start hands its file to the first and ends.

They find each other by a local socket (Windows: a named pipe) whose name belongs to the user and the data folder. It
lies in the session's runtime folder or the one for temporary files, so a home that can't be written does not matter;
where no socket can be made at all, every start opens a window of its own.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from hotseat.session import disk

WAIT = 2000
"""Milliseconds the first one has to answer; one that hangs must not keep others from playing."""
LONGEST = 100
"""Bytes a Unix socket's path may have."""
_POSIX = os.name == "posix"


def address() -> str:
    """Where the first instance listens."""
    who = f"{os.getuid() if _POSIX else os.environ.get('USERNAME', '')} {disk.data_folder().absolute()}"
    name = f"hotseat-{hashlib.blake2b(who.encode('utf-8', 'surrogateescape'), digest_size=8).hexdigest()}"
    if not _POSIX:
        return name
    for folder in (os.environ.get("XDG_RUNTIME_DIR", ""), tempfile.gettempdir()):
        path = Path(folder) / name
        if folder and path.parent.is_dir() and len(os.fsencode(path)) <= LONGEST:
            return str(path)
    return f"/tmp/{name}"  # where every Unix has a folder for such things


def hand_over(file: Path | None) -> bool:
    """Give the file (or nothing but the wish for a window) to the first instance; False when there is none."""
    place = address()
    if _POSIX and not _ours(Path(place)):
        return False  # the usual start: QtNetwork need not even be loaded
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(place)
    if not socket.waitForConnected(WAIT):
        return False
    token = os.environ.get("XDG_ACTIVATION_TOKEN", "")  # Wayland: whoever was clicked may raise a window
    said = f"{token}\n{file.absolute() if file else ''}\0"
    socket.write(said.encode("utf-8", "surrogateescape"))
    socket.flush()
    return socket.waitForReadyRead(WAIT) and bytes(socket.readAll().data()) == b"ok"


def _ours(path: Path) -> bool:
    """Nobody else's socket is trusted with the names of our files."""
    try:
        return path.is_socket() and path.stat().st_uid == os.getuid()
    except OSError:
        return False


class Listener(QObject):
    """What the first instance hears; `opened` is called with the file, or None for "show yourself"."""

    def __init__(self, opened: Callable[[Path | None], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        from PySide6.QtNetwork import QLocalServer, QLocalSocket

        self.opened = opened
        self._sockets: dict[QLocalSocket, bytes] = {}
        self.server = QLocalServer(self)
        self.server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self.server.newConnection.connect(self._connected)
        place = address()
        if not self.server.listen(place) and (not _POSIX or _ours(Path(place))):
            QLocalServer.removeServer(place)  # left behind by one that ended badly: `hand_over` got no answer
            self.server.listen(place)

    @property
    def listening(self) -> bool:
        """False: nobody will find this window."""
        return self.server.isListening()

    def close(self) -> None:
        """The window is closing."""
        self.server.close()

    def _connected(self) -> None:
        while (socket := self.server.nextPendingConnection()) is not None:
            self._sockets[socket] = b""
            socket.readyRead.connect(self._read)
            socket.disconnected.connect(self._gone)
        self._read()

    def _read(self) -> None:
        for socket in list(self._sockets):
            self._sockets[socket] += bytes(socket.readAll().data())
            said, end, _ = self._sockets[socket].partition(b"\0")
            if end:
                del self._sockets[socket]
                socket.write(b"ok")
                socket.flush()
                self._hear(said.decode("utf-8", "surrogateescape"))

    def _gone(self) -> None:
        for socket in list(self._sockets):
            if socket.state() == socket.LocalSocketState.UnconnectedState:
                del self._sockets[socket]

    def _hear(self, said: str) -> None:
        token, _, file = said.partition("\n")
        if token and sys.platform.startswith("linux"):
            os.environ["XDG_ACTIVATION_TOKEN"] = token
        self.opened(Path(file) if file else None)
