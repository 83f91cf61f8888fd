"""The first game of The Builders, from the first word of the teacher to the last, in the real engine."""

from __future__ import annotations

from typing import Any

import pytest

from hotseat.engine import registry
from hotseat.session import lesson, savefile

from .walk import Walk


@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_a_lesson_leads_to_its_end(qtbot: Any, language: str) -> None:
    played = savefile.load(registry.assets("builders") / lesson.SAVE)
    teacher = lesson.Lesson(played, lesson.steps("builders"))
    walk = Walk(qtbot, played, language=language, teacher=teacher)
    screen, said = walk.screen, []
    for _ in range(3 * len(teacher.steps)):
        step = teacher.step
        if step is None:
            break
        said.append(screen.lesson.words.text())
        if teacher.talks:
            assert screen.lesson.next.isVisible()
            screen.lesson.onward.emit()
        else:
            assert not screen.lesson.next.isVisible()
            choice = next(o.choice for o in played.offers() if teacher.fits(o.choice))
            walk.by_mouse(choice)
            if teacher.step is step:
                screen.confirm()  # a remedy first: its button
        assert teacher.step is not step
        walk.settle()
    assert teacher.step is None
    assert len(set(said)) == len(teacher.steps)
    assert not screen.text.missing
    assert not walk.faults


def test_something_else_is_not_done_while_the_teacher_waits(qtbot: Any) -> None:
    played = savefile.load(registry.assets("builders") / lesson.SAVE)
    teacher = lesson.Lesson(played, lesson.steps("builders"))
    walk = Walk(qtbot, played, teacher=teacher)
    other = next(o.choice for o in played.offers() if o.refusal is None and not teacher.fits(o.choice))
    walk.by_mouse(other)
    assert not played.moves
    assert walk.screen.lesson.note.text()
