"""Work that must not hold up the window: a lane is one thread that does one thing after the other."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

Work = Callable[[], Any]
Then = Callable[[Any], None]
Failed = Callable[[BaseException], None]


class Lane(QObject):
    """One background thread; answers come back to the GUI thread in the order of the work.

    `forget` drops the answers that are still to come (a match was left, a move was taken back).
    """

    _answer = Signal(int, object, object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: queue.SimpleQueue[tuple[int, Work] | None] = queue.SimpleQueue()
        self._waiting: dict[int, tuple[Then | None, Failed | None]] = {}
        self._number = 0
        self._answer.connect(self._deliver)
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def submit(self, work: Work, then: Then | None = None, failed: Failed | None = None) -> None:
        """Do `work` in the lane; then `then(result)`, or `failed(error)`, in the GUI thread."""
        self._number += 1
        self._waiting[self._number] = (then, failed)
        self._work.put((self._number, work))

    def forget(self) -> None:
        """Whatever is being worked on: its answer is no longer wanted."""
        self._waiting.clear()

    @property
    def busy(self) -> bool:
        """Is an answer still to come?"""
        return bool(self._waiting)

    def finish(self, seconds: float = 5.0) -> bool:
        """Wait until everything submitted is done (closing the program); False when it took too long."""
        if not self._thread.is_alive():
            return True
        done = threading.Event()
        self._work.put((0, done.set))
        return done.wait(seconds)

    def close(self, seconds: float = 5.0) -> bool:
        """Finish and end the thread."""
        done = self.finish(seconds)
        self.forget()
        self._work.put(None)
        self._thread.join(0.5)
        return done

    def _run(self) -> None:
        while (job := self._work.get()) is not None:
            number, work = job
            result, error = None, None
            try:
                result = work()
            except Exception as fault:  # noqa: BLE001 - whatever went wrong is told where the work was asked for
                error = fault
            try:
                self._answer.emit(number, result, error)
            except RuntimeError:  # the window is gone, and nobody waits for the answer
                return

    def _deliver(self, number: int, result: Any, error: BaseException | None) -> None:
        then, failed = self._waiting.pop(number, (None, None))
        then, failed = (None if _gone(f) else f for f in (then, failed))
        if error is not None:
            if failed is not None:
                failed(error)
        elif then is not None:
            then(result)


def _gone(act: Callable[..., Any] | None) -> bool:
    """Was the screen that waits for the answer closed in the meantime?"""
    if isinstance(act, partial):
        return _gone(act.func)
    owner = getattr(act, "__self__", None)
    return isinstance(owner, QObject) and not isValid(owner)
