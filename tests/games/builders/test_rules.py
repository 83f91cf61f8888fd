"""The rules beyond the numbered cases: rulings, what is said before a choice, what the table shows, set-up, hints."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.builders.position import CAT, Game, given, seat
from hotseat.engine import codec
from hotseat.engine.chance import Chance
from hotseat.engine.flow import IllegalChoice, legal, offers, play, settle
from hotseat.engine.game import Setup
from hotseat.engine.offer import Refusal
from hotseat.games.builders import GAME
from hotseat.games.builders.choices import Buy, EndTurn, Open, Recruit, Send, Take
from hotseat.games.builders.flow.turn import Turn
from hotseat.games.builders.state import Options, Site, State
from hotseat.session.history import History
from hotseat.session.match import Match, Person, UndoBlocked

# -- rulings -------------------------------------------------------------------------------------------------


def test_r_samesite_counts_per_site_whatever_happens_in_between() -> None:
    team = ["apprentice_1100", "apprentice_0011", "apprentice_1001"]
    game = given(seat(coins=40, team=team, sites={"cathedral": [], "castle": []}), actions=9)
    spent = []
    for worker, building in zip(team, ("cathedral", "castle", "cathedral"), strict=True):
        before = game.actions
        spent.append(before - game.do(Send(worker, building)).actions)
    assert spent == [1, 1, 2]
    game.do(EndTurn(), EndTurn())
    assert game.turn.sent == {}


def test_the_turn_never_ends_by_itself() -> None:
    game = given(seat(coins=4)).do(Take(3))
    assert (game.acting, game.actions) == (0, 0)
    assert game.do(Buy(1)).actions == 1


def test_the_wage_can_t_be_paid_from_the_reward() -> None:
    game = given(seat(coins=1, team=["apprentice_1001"], sites={"bower": []}))
    assert game.refused(Send("apprentice_1001", "bower")) == Refusal("coins-short", {"need": 2, "have": 1})


def test_a_finished_site_is_no_site_any_more() -> None:
    game = given(seat(team=["apprentice_1001", "apprentice_0110"], sites={"bower": []}))
    game.do(Send("apprentice_1001", "bower"))
    assert game.turn.sent == {}
    assert game.refused(Send("apprentice_0110", "bower")).key == "not-your-site"


@pytest.mark.parametrize(
    "choice", [Open("inn"), Recruit("master_3200"), Take(0), Take(-1), Buy(0), Buy(-2), Open("no_such_card")]
)
def test_what_is_not_available(choice: Any) -> None:
    game = given(building_next=["inn"], worker_next=["master_3200"], actions=0)
    assert game.refused(choice) == Refusal("not-available")


def test_reasons_come_in_their_order() -> None:
    """Take: limit before actions. Send: team, site, actions, coins. Only a finished game says that it is over."""
    assert given(actions=0).do(Buy(1), Take(1)).refused(Take(3)).key == "limit-reached"
    game = given(seat(coins=0, team=["apprentice_1001"], sites={"bower": []}), actions=0)
    assert game.refused(Send("master_3200", "nowhere")).key == "not-in-team"
    assert game.refused(Send("apprentice_1001", "nowhere")).key == "not-your-site"
    assert game.refused(Send("apprentice_1001", "bower")).key == "actions-short"
    game.agree(0, 1)
    for choice in (EndTurn(), Take(1)):
        with pytest.raises(IllegalChoice) as caught:
            play(game.table, 0, choice)
        assert caught.value.refusal.key == "game-over"


def test_a_refused_choice_tells_how_to_make_it_legal() -> None:
    game = given(seat(coins=11, team=["apprentice_1100"], sites={"castle": []}), actions=0)
    game.turn.sent["castle"] = 1
    building, worker = game.state.building_row[0], game.state.worker_row[0]
    assert building
    assert worker
    for choice in (Open(building), Recruit(worker)):
        refusal = game.refused(choice)
        assert refusal == Refusal("actions-short", {"need": 1, "have": 0}, (Buy(1),))
        game.copy().do(*refusal.remedy, choice)
    assert game.refused(Send("apprentice_1100", "castle")).remedy == ()  # 10 for two actions and a wage of 2
    game.me.coins = 12
    assert game.refused(Send("apprentice_1100", "castle")).remedy == (Buy(2),)
    assert game.refused(Take(1)).remedy == ()


def test_when_nothing_can_be_turned_into_coins_the_caution_says_lost() -> None:
    game = given().do(Take(3), Buy(1))
    caution = game.turn.caution(game.table, 0, EndTurn())
    assert caution is not None
    assert (caution.key, caution.args) == ("actions-lost", {"actions": 1})
    game.turn.actions = 0
    assert game.turn.caution(game.table, 0, EndTurn()) is None


# -- R-UNDO ---------------------------------------------------------------------------------------------------


def test_only_a_new_card_on_top_is_news() -> None:
    row = ["inn", "house", "farm", "church", "abbey"]
    for deck, news in ((["castle", "post"], {0, 1}), (["castle"], set()), ([], set())):
        game = given(building_row=row, building_deck=deck).do(Open("inn"))
        assert game.table.learned == news
    game = given(seat(team=["apprentice_1001"], sites={"bower": []})).do(Send("apprentice_1001", "bower"))
    assert game.table.learned == set()


def test_c57_undo_goes_back_to_the_new_card_and_no_further() -> None:
    position = given(building_deck=["inn", "house", "farm"])
    first = position.state.building_row[0]
    assert first
    people = (Person("Ann", 0), Person("Ben", 1))
    match = Match(GAME, Setup(2, 1), people, History([codec.pack(position.state)], []), loaded=False)
    for choice in (Buy(1), Take(1), Open(first), Take(1)):
        match.choose(choice)
    match.undo()
    assert (match.state.players[0].coins, match.state.flow[-1].actions) == (6, 2)
    assert match.undo_blocked == "revealed"
    with pytest.raises(UndoBlocked):
        match.undo()


# -- R-DEAD ---------------------------------------------------------------------------------------------------


def _somebody_can_finish(state: State) -> bool:
    """Try it: with endless money and actions hire everybody, open everything, and send all to one site."""
    for player in range(len(state.players)):
        everything = Game(codec.clone(state), whole=False)
        everything.state.flow = [Turn(player, 10**6)]
        everything.me.coins = 10**6
        while any(everything.state.worker_row):
            everything.do(Recruit(next(w for w in everything.state.worker_row if w)))
        while any(everything.state.building_row):
            everything.do(Open(next(b for b in everything.state.building_row if b)))
        for site in everything.me.sites:
            attempt = everything.copy()
            for worker in sorted(attempt.team):
                if "finish" in attempt.told() or "finish-machine" in attempt.told():
                    return True
                attempt.do(Send(worker, site.building))
            if attempt.table.site(player, site.building) is None:
                return True
    return False


@pytest.mark.parametrize("seed", range(6))
def test_dead_is_exact(seed: int) -> None:
    """Late positions of random games, alive and dead: the rule says what trying out says."""
    chance, found = Chance(seed), set()
    table = GAME.table(GAME.new_game(CAT, Setup(2 + seed % 3, seed)), CAT)
    ask = settle(table)
    while ask:
        (acting,) = ask.seats
        choice = chance.pick(legal(table, acting))
        if not any(table.state.worker_deck) and isinstance(choice, EndTurn):
            assert table.dead() is not _somebody_can_finish(table.state)
            found.add(table.dead())
        ask = play(table, acting, choice, ask)
    assert False in found
    assert table.dead() or table.state.end_cause == "points"


def test_an_unusable_site_does_not_keep_the_game_alive() -> None:
    state = given(seat(sites={"bower": []}), worker_row=[None] * 5, worker_deck=[]).state
    state.players[0].team.append("apprentice_1001")
    game = Game(state, whole=False)
    assert not game.table.dead()
    game.do(Send("apprentice_1001", "bower"))
    state.players[0].team.clear()
    assert game.table.dead()


# -- what is said before a choice is made -------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_forecast_is_what_happens(seats: int) -> None:
    for seed in range(2):
        chance = Chance(seed)
        table = GAME.table(GAME.new_game(CAT, Setup(seats, seed)), CAT)
        ask = settle(table)
        while ask:
            (me,) = ask.seats
            listed = list(offers(table, me))
            choice = chance.pick([o.choice for o in listed if o.refusal is None])
            said = GAME.forecast(table, me, choice)
            before, events = table.state.players[me], len(table.events)
            coins, points, actions = before.coins, table.points(me), table.state.flow[-1].actions
            table.learned.clear()
            ask = play(table, me, choice, ask)
            told = table.events[events:]
            gained = {
                token: said.gains.get(token, 0) - said.pays.get(token, 0) for token in said.pays | said.gains
            }
            assert before.coins - coins == gained.get("coins", 0)
            assert table.points(me) - points == gained.get("points", 0)
            left = table.state.flow[-1].actions if not isinstance(choice, EndTurn) else 0
            assert left - actions == gained.get("actions", 0)
            keys = {e.key for e in told}
            assert ("finishes" in said.marks) == bool(keys & {"finish", "finish-machine"})
            assert ("new-card" in said.marks) == bool(table.learned)
            lines = [line.key for line in said.lines]
            assert ("joins-team" in lines) == ("finish-machine" in keys)
            for key in ("last-round", "dead", "game-over"):
                assert (key in lines) == (key in keys)
            if isinstance(choice, Send) and "finishes" not in said.marks:
                site = table.site(me, choice.building)
                assert site is not None
                lacking = dict(zip(CAT.resources, table.missing(site), strict=True))
                assert {line.args["resource"]: line.args["n"] for line in said.lines} == {
                    r: n for r, n in lacking.items() if n
                }


def test_a_forecast_of_what_can_t_be_known_or_done() -> None:
    game = given(seat(team=["apprentice_1100"]))
    assert GAME.forecast(game.table, 0, Send("apprentice_1100", "nowhere")).pays == {}
    assert GAME.forecast(game.table, 0, Send("nobody", "inn")).pays == {}
    assert GAME.forecast(game.table, 0, Take(7)).gains == {}


# -- what the table shows -----------------------------------------------------------------------------------


def test_a_finished_machine_is_the_same_card_and_becomes_a_worker() -> None:
    game = given(seat(team=["apprentice_0101"], sites={"crane_2": [], "castle": []}))
    shown = game.elements()["card/crane_2"]
    assert (shown.kind, shown.place, shown.seat, shown.marks) == ("building", "seat0/sites/0", 0, ("site",))
    shown = game.do(Send("apprentice_0101", "crane_2")).elements()["card/crane_2"]
    assert (shown.kind, shown.place, shown.seat, shown.marks) == ("worker", "seat0/team/1", 0, ("team",))
    shown = game.do(Send("crane_2", "castle")).elements()["card/crane_2"]
    assert (shown.kind, shown.place, shown.marks) == ("worker", "card/castle:crew/0", ("crew",))


def test_badges_and_marks() -> None:
    me = seat(12, team=["laborer_2100"], sites={"inn": ["laborer_2001"]}, finished=["church", "house"])
    shown = given(me, start=1, acting=0).elements(0)
    assert shown["seat0"].badges == {
        "coins": 12,
        "points": 7,
        "actions": 3,
        "team": 1,
        "sites": 1,
        "finished": 2,
    }
    assert (shown["seat0"].marks, shown["seat1"].marks) == (("acting",), ("start",))
    missing = {"missing-stone": 0, "missing-wood": 1, "missing-knowledge": 1, "missing-tile": 1}
    assert shown["card/inn"].badges == missing | {"crew": 1}
    assert shown["card/house"].place == "seat0/finished/1"
    assert {e.place for e in shown.values() if "offer" in e.marks} == {
        f"row/{kind}/{n}" for kind in ("building", "worker") for n in range(5)
    }


def test_everything_pointed_at_lies_on_the_table() -> None:
    game = given(seat(team=["laborer_2100", "crane_2"], sites={"inn": [], "post": []}, finished=["crane_2"]))
    for choice in game.turn.options(game.table, 0):
        assert set(choice.at) <= set(game.elements())
    assert Send("crane_2", "inn").at == ("card/crane_2", "card/inn")


def test_the_other_world_keeps_both_top_cards() -> None:
    state = GAME.new_game(CAT, Setup(3, 9))
    other = GAME.determinize(CAT, state, 1, Chance(4))
    for mine, theirs in ((state.building_deck, other.building_deck), (state.worker_deck, other.worker_deck)):
        assert mine[0] == theirs[0]
        assert mine != theirs
        assert sorted(mine) == sorted(theirs)
    assert GAME.invariants(CAT, other) == []


# -- set-up -----------------------------------------------------------------------------------------------------


def test_the_official_values_are_the_defaults() -> None:
    defaults = {option.id: option.default for option in GAME.options(CAT)}
    assert defaults == {
        "start_player": "random", "starting_coins": 10, "target_points": 17, "actions_per_turn": 3
    }  # fmt: skip
    assert (GAME.options(CAT)[1].low, GAME.options(CAT)[1].high) == (0, 30)


def test_the_start_player_is_drawn_or_named() -> None:
    drawn = Counter(GAME.new_game(CAT, Setup(3, seed)).start for seed in range(60))
    assert set(drawn) == {0, 1, 2}
    for n in range(4):
        state = GAME.new_game(CAT, Setup(4, 5, {"start_player": f"seat-{n + 1}"}))
        assert (state.start, state.flow[-1].seat) == (n, n)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"start_player": "seat-3"}, "start_player can't be 'seat-3' with 2 seats"),
        ({"start_player": "youngest"}, "start_player can't be 'youngest'"),
        ({"starting_coins": 31}, "starting_coins can't be 31; it is a whole number from 0 to 30"),
        ({"target_points": "many"}, "target_points can't be 'many'"),
        ({"actions": 4}, "there is no option 'actions'; the options are start_player, "),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said.replace("(", r"\(")):
        GAME.new_game(CAT, Setup(2, 1, options))


def test_naming_the_start_player_changes_no_card() -> None:
    drawn, named = (
        GAME.new_game(CAT, Setup(2, 7)),
        GAME.new_game(CAT, Setup(2, 7, {"start_player": "seat-1"})),
    )
    assert (drawn.building_deck, drawn.worker_deck) == (named.building_deck, named.worker_deck)
    assert drawn.players == named.players


# -- soundness --------------------------------------------------------------------------------------------------


def test_broken_positions_are_found() -> None:
    def broken(change: Any) -> str:
        state = GAME.new_game(CAT, Setup(2, 1))
        change(state)
        return "\n".join(GAME.invariants(CAT, state))

    assert broken(State.__repr__) == ""
    assert "is there 2 times" in broken(lambda s: s.players[0].team.append(s.players[1].team[0]))
    assert "is there 0 times" in broken(lambda s: s.worker_deck.pop())
    assert "is no worker card" in broken(lambda s: s.players[0].team.append("wizard"))
    assert "has -1 coins" in broken(lambda s: setattr(s.players[0], "coins", -1))
    assert "slot is empty" in broken(lambda s: s.players[0].team.append(_take(s.worker_row)))
    assert "no seat 7" in broken(lambda s: setattr(s.flow[0], "seat", 7))
    assert "sent to inn, which is no open site" in broken(lambda s: s.flow[0].sent.update(inn=1))
    assert "2 turns at once" in broken(lambda s: s.flow.append(Turn(1, 3)))
    assert "a row has 6 slots instead of 5" in broken(lambda s: s.worker_row.append(s.worker_deck.pop()))
    assert "names a seat that is not there (2, None)" in broken(lambda s: setattr(s, "start", 2))
    assert "has -1 actions" in broken(lambda s: setattr(s.flow[0], "actions", -1))
    assert "sent {'inn': -9}" in broken(lambda s: s.flow[0].sent.update(inn=-9))
    assert "bought -1 actions" in broken(lambda s: setattr(s.flow[0], "bought", -1))
    assert "actions_per_turn is 0" in broken(lambda s: setattr(s, "options", Options(17, 0)))
    assert "target_points is 99" in broken(lambda s: setattr(s, "options", Options(99, 3)))
    assert "no round 0" in broken(lambda s: setattr(s, "round", 0))
    assert "cause 'points' and the seat None" in broken(lambda s: setattr(s, "end_cause", "points"))
    assert "nothing has ended the game" in broken(lambda s: s.flow.clear())
    assert "machine crane_2 lies in 0 places" in broken(_lose_a_machine)
    assert "needs nothing more" in broken(_finish_without_saying)


def _take(row: list[Any]) -> str:
    card, row[0] = row[0], None
    return str(card)


def _move(state: State, names: list[str]) -> list[str]:
    for pile in (state.building_deck, state.worker_deck, *(p.team for p in state.players)):
        pile[:] = [name for name in pile if name not in names]
    for row, deck in ((state.building_row, state.building_deck), (state.worker_row, state.worker_deck)):
        row[:] = [deck.pop() if name in names else name for name in row]
    return names


def _lose_a_machine(state: State) -> None:
    state.players[0].finished += _move(state, ["crane_2"])


def _finish_without_saying(state: State) -> None:
    _move(state, ["bower", "apprentice_1001"])
    state.players[0].sites.append(Site("bower", ["apprentice_1001"]))


# -- hints -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hinted_games_look_sensible(seats: int) -> None:
    rounds, best = [], []
    for seed in range(5):
        table = GAME.table(GAME.new_game(CAT, Setup(seats, seed)), CAT)
        ask = settle(table)
        while ask:
            (acting,) = ask.seats
            hint = max(GAME.hints(table, acting), key=lambda h: h.value)
            ask = play(table, acting, hint.choice, ask)
        assert table.state.end_cause == "points"
        rounds.append(table.state.round)
        best.append(max(s.total for s in GAME.scores(CAT, table.state)))
    assert 7 <= min(rounds) <= max(rounds) <= 18
    assert 18 <= sum(best) / len(best) <= 24


def test_hints_always_have_something_to_say() -> None:
    chance = Chance(3)
    table = GAME.table(GAME.new_game(CAT, Setup(3, 3)), CAT)
    ask = settle(table)
    while ask:
        (acting,) = ask.seats
        found = GAME.hints(table, acting)
        assert found
        for hint in found:
            assert table.state.flow[-1].why_not(table, acting, hint.choice) is None
        ask = play(table, acting, chance.pick(legal(table, acting)), ask)
