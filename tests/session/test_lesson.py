"""Every first-game lesson runs through in the real engine, with words in both languages."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser

from hotseat.engine import codec, flow, registry
from hotseat.engine.catalogue import DataError
from hotseat.session import lesson, savefile

LESSONS = [game for game in registry.IDS if game in registry.ids() and lesson.there(game)]


def begin(game: str) -> lesson.Lesson:
    match = savefile.load(registry.assets(game) / lesson.SAVE)
    return lesson.Lesson(match, lesson.steps(game))


def wanted(teacher: lesson.Lesson) -> tuple[object, ...]:
    """What a learner does who follows the step: the first offer that fits, with its remedy before it."""
    fitting = [o for o in teacher.match.offers() if teacher.fits(o.choice)]
    assert fitting, f"step {teacher.step}: nothing that could be chosen fits"
    best = next((o for o in fitting if o.refusal is None), fitting[0])
    return (*(best.refusal.remedy if best.refusal else ()), best.choice)


def go_on(teacher: lesson.Lesson) -> None:
    if teacher.talks:
        teacher.next()
    else:
        choices = wanted(teacher)
        teacher.match.choose(*choices)
        teacher.chosen(*choices)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_runs_to_its_end(game: str) -> None:
    teacher = begin(game)
    seen = []
    while teacher.step is not None:
        step = teacher.step
        seen.append(step.id)
        if step.look:
            pieces = teacher.match.view(teacher.match.viewer)
            assert any(teacher.looks_at(e) for e in pieces), f"step {step.id} points at nothing"
        go_on(teacher)
    assert seen == [s.id for s in lesson.steps(game)]
    assert teacher.match.ask is not None, "the learner can play on"


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_a_lesson_has_its_words(game: str, language: str) -> None:
    file = registry.locale(game) / language / f"{game}-lesson.ftl"
    found = {e.id.name for e in FluentParser().parse(file.read_text("utf-8")).body if hasattr(e, "id")}
    assert found == {f"{game}-lesson-{s.id}" for s in lesson.steps(game)}


def test_another_choice_does_not_go_on() -> None:
    teacher = begin("builders")
    while teacher.talks:
        teacher.next()
    step = teacher.step
    other = next(c for c in flow.legal(teacher.match._table, 0) if not teacher.fits(c))
    teacher.match.choose(other)
    teacher.chosen(other)
    assert teacher.step == step


def test_what_is_taken_back_is_to_be_learnt_again() -> None:
    teacher = begin("builders")
    while teacher.step is not None and teacher.step.id != "send":
        go_on(teacher)
    go_on(teacher)
    assert teacher.step is not None
    assert teacher.step.id == "finished"
    teacher.next()
    teacher.match.undo()
    assert teacher.step is not None
    assert teacher.step.id == "send"


def test_a_step_either_waits_or_plays(tmp_path) -> None:  # type: ignore[no-untyped-def]
    both = "steps:\n  - {id: a, expect: {do: take}, play: {do: take}}\n"
    (tmp_path / lesson.FILE).write_text(both)
    with pytest.raises(DataError, match="either 'expect' or 'play'"):
        lesson.steps("builders", tmp_path)


def test_the_choices_of_a_lesson_can_be_read() -> None:
    for game in LESSONS:
        for step in lesson.steps(game):
            if step.play:
                codec.build(step.play, registry.find(game).choice_type)
