"""A first-game lesson: an ordinary save plus steps in YAML, played in the real engine.

`assets/<game>/lesson.yaml` names the steps; `assets/<game>/lesson.hotseat` is the save they begin from. The words of a
step are the message `<game>-lesson-<id>`. A step only talks, or waits for a choice of the learner, or plays one itself.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import msgspec

from hotseat.engine import codec, registry
from hotseat.engine.catalogue import Reader
from hotseat.engine.element import Element

from .match import Match

FILE, SAVE = "lesson.yaml", "lesson.hotseat"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step. `look` are ids or places of elements to point out, `*` allowed.

    `expect` is (part of) the choice that the learner is to make, as it stands in a save; `play` one that the program
    makes for the seat that is asked. With neither the step only talks.
    """

    id: str
    look: tuple[str, ...] = ()
    expect: dict[str, Any] | None = None
    play: dict[str, Any] | None = None


def there(game: str) -> bool:
    """Has the game a lesson?"""
    return (registry.assets(game) / FILE).is_file()


def steps(game: str, folder: Path | None = None) -> tuple[Step, ...]:
    """The steps of a game's lesson; raises DataError."""
    reader = Reader(folder or registry.assets(game))
    found = reader.records(FILE, "steps", Step)
    reader.expect_keys(FILE, ("steps",))
    for i, step in enumerate(found):
        if step.expect is not None and step.play is not None:
            reader.fault(FILE, ("steps", i), "a step has either 'expect' or 'play'")
    reader.done()
    return tuple(found)


class Lesson:
    """Leads through a match step by step; the match itself knows nothing of it.

    What is taken back in the match is to be learnt again: a step belongs to the number of moves it began with.
    """

    def __init__(self, match: Match, steps: tuple[Step, ...]) -> None:
        self.match, self.steps = match, steps
        self._began = [len(match.moves)]

    @property
    def step(self) -> Step | None:
        """The step to show now, None = the lesson is over and the game is the learner's."""
        while len(self._began) > 1 and self._began[-1] > len(self.match.moves):
            self._began.pop()
        at = len(self._began) - 1
        return self.steps[at] if at < len(self.steps) else None

    @property
    def talks(self) -> bool:
        """Does the step wait for nothing but "next"?"""
        step = self.step
        return step is not None and step.expect is None

    def looks_at(self, element: Element) -> bool:
        """Is this piece pointed out by the step?"""
        step = self.step
        wanted = step.look if step else ()
        return any(fnmatchcase(name, w) for w in wanted for name in (element.id, element.place))

    def fits(self, choice: Any) -> bool:
        """Is this the choice that the step waits for? After the lesson every choice is."""
        step = self.step
        if step is None or step.expect is None:
            return step is None
        said = codec.plain(choice)
        listed = {k: list(v) if isinstance(v, tuple) else v for k, v in said.items()}
        return all(listed.get(k) == v for k, v in step.expect.items())

    def chosen(self, *choices: Any) -> None:
        """The learner has made these choices; go on when they were the right ones."""
        if self.step is not None and any(self.fits(c) for c in choices):
            self._began.append(len(self.match.moves))

    def next(self) -> None:
        """Go on from a step that talks, and play what the program plays."""
        step = self.step
        if step is not None and step.expect is None:
            if step.play is not None:
                self.match.choose(codec.build(step.play, self.match.game.choice_type))
            self._began.append(len(self.match.moves))
