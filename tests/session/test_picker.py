"""Pointing: every way to the same choice."""

from __future__ import annotations

import itertools

from hotseat.engine.flow import Choice
from hotseat.engine.offer import Offer, Refusal, Value
from hotseat.session.picker import Picker
from session.tabletop import BID, OPEN, match, some


class Send(Choice, frozen=True, tag="send"):
    worker: str
    site: str

    @property
    def at(self) -> tuple[str, ...]:
        return (self.worker, self.site)


class Open(Choice, frozen=True, tag="open"):
    site: str
    n: int = 1

    @property
    def at(self) -> tuple[str, ...]:
        return (self.site,)

    @property
    def facets(self) -> dict[str, Value]:
        return {"n": self.n}


class Sell(Choice, frozen=True, tag="sell"):
    n: int


class End(Choice, frozen=True, tag="end"):
    pass


NO = Refusal("no")
AX, AY, BX = (Offer(Send(w, s)) for w, s in ("ax", "ay", "bx"))
BY = Offer(Send("b", "y"), NO)
OPEN1, OPEN2 = Offer(Open("z")), Offer(Open("z", 2))
OPEN3 = Offer(Open("z", 3), NO)
BUTTONS = [Offer(Sell(1)), Offer(End()), Offer(Sell(2), NO)]
ALL = [AX, AY, BX, BY, OPEN1, OPEN2, OPEN3, *BUTTONS]


def test_nothing_selected_lights_everything_that_could_begin() -> None:
    p = Picker(ALL)
    targets = p.targets()
    assert set(targets) == {"a", "b", "x", "y", "z"}
    assert targets["b"].legal == [BX]
    assert targets["b"].refused == [BY]
    assert p.complete() == []


def test_both_orders_and_dragging_lead_to_the_same_choice() -> None:
    for first, second in itertools.permutations("ax"):
        p = Picker(ALL)
        assert p.point(first) == []
        assert set(p.targets()) == ({"x", "y"} if first == "a" else {"a", "b"})
        assert p.point(second) == [AX]
        p.clear()
        assert p.drag(first, second) == [AX]


def test_a_refused_choice_is_found_to_be_explained() -> None:
    assert Picker(ALL).drag("b", "y") == [BY]


def test_several_choices_about_the_same_elements_are_a_menu_of_the_legal_ones() -> None:
    assert Picker(ALL).point("z") == [OPEN1, OPEN2]
    assert Picker([OPEN3]).point("z") == [OPEN3]


def test_pointing_again_takes_back_and_pointing_elsewhere_begins_anew() -> None:
    p = Picker(ALL)
    p.point("a")
    p.point("a")
    assert p.selected == ()
    p.point("a")
    p.point("b")
    assert p.selected == ("b",)
    p.point("nowhere")
    assert p.selected == ()
    assert p.drag("nowhere", "a") == []


def test_opening_anew_forgets_the_selection() -> None:
    p = Picker(ALL)
    p.point("a")
    p.open([BX])
    assert (p.selected, p.candidates()) == ((), [BX])


def test_buttons_are_grouped_by_verb_in_order() -> None:
    assert Picker(ALL).buttons() == [("sell", [BUTTONS[0], BUTTONS[2]]), ("end", [BUTTONS[1]])]


def test_a_choice_about_one_element_twice_is_pointed_at_once() -> None:
    offer = Offer(Send("a", "a"))
    assert Picker([offer]).point("a") == [offer]


def test_every_listed_choice_of_the_toys_can_be_reached() -> None:
    for game in (BID, OPEN):
        m = match(game)
        while not m.over:
            m.open_curtain()
            offers = m.offers()
            for offer in offers:
                p = Picker(offers)
                found = [o for _, group in p.buttons() for o in group]
                for element in offer.choice.at:
                    found = p.point(element)
                assert offer in found or any(o.refusal is None for o in found if offer.refusal)
            m.choose(some(m))


def test_a_choice_with_one_facet_turned_is_that_choice() -> None:
    assert Open("z").turned("n", 2) == Open("z", 2)
