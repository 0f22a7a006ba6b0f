"""What further cards of Elevation do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import approached, damage, encounter, removed, score


@pytest.mark.parametrize("installs", [True, False])
def test_off_the_books_fetches_any_card(installs: bool) -> None:
    with corp() as t:
        t.corp.deck("PAD Campaign", "Ice Wall", "Enigma").set(clicks=1)
        score(t, "Off the Books", 4)
        t.corp.act("credit")
        t.corp.trigger("Off the Books")
        t.corp.act("pick", "PAD Campaign")
        if installs:
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            t.settle()
            assert t.card("PAD Campaign").installed
            assert "PAD Campaign" not in t.corp.titles("hand")
        else:
            t.corp.decline()
            t.settle()
            assert "PAD Campaign" in t.corp.titles("hand")


def test_plutus_replays_a_transaction_from_archives() -> None:
    with runner() as t:
        t.corp.put("Plutus", "Server 1", rezzed=True)
        t.corp.discard("Hedge Fund", "Scorched Earth")
        t.end_turn()
        t.corp.trigger("Plutus")
        t.settle()
        assert t.corp.credits == 9
        assert removed(t) == ["Hedge Fund"]


@pytest.mark.parametrize("cards", [3, 2])
def test_plutus_costs_cards_of_hq_to_rez(cards: int) -> None:
    with corp() as t:
        plutus = t.corp.put("Plutus", "Server 1")
        t.corp.hand(*["Ice Wall"] * cards)
        assert t.corp.can("rez", "Plutus") == (cards == 3)
        if cards == 3:
            t.corp.rez("Plutus")
            t.settle()
            assert plutus.rezzed
            assert t.corp.titles("discard") == ["Ice Wall"] * 3


def test_zwicky_group_draws_once_for_a_transaction() -> None:
    identity = "The Zwicky Group: Invisible Hands"
    with corp(corp=identity) as t:
        t.corp.hand("Hedge Fund", "Hedge Fund").deck(*["Ice Wall"] * 3)
        t.corp.act("credit")
        assert t.corp.titles("hand") == ["Hedge Fund", "Hedge Fund"]
        t.corp.play("Hedge Fund")
        t.corp.trigger(identity)
        t.corp.play("Hedge Fund")
        t.settle()
        assert t.corp.titles("hand") == ["Ice Wall"]


def test_zwicky_group_does_not_draw_for_an_asset() -> None:
    with corp(corp="The Zwicky Group: Invisible Hands") as t:
        t.corp.put("Melange Mining Corp.", "Server 1", rezzed=True)
        t.corp.use("Melange Mining Corp.")
        assert t.corp.titles("hand") == []


def test_proprionegation_moves_the_runner_to_archives() -> None:
    with corp() as t:
        t.corp.put("Enigma", "Archives", rezzed=True)
        t.corp.put("Ice Wall", "Archives", rezzed=True)
        score(t, "Proprionegation", 4)
        t.end_turn()
        t.runner.run("HQ")
        t.corp.use("Proprionegation")
        t.finish_run()
        assert approached(t) == ["Ice Wall"]
        assert t.happened("successful run") == 0


def test_proprionegation_sends_back_to_the_outermost_ice_of_archives() -> None:
    with corp() as t:
        t.corp.put("Pop-up Window", "Archives", rezzed=True)
        score(t, "Proprionegation", 4)
        t.end_turn()
        t.runner.run("Archives")
        t.runner.accept()
        t.corp.use("Proprionegation")
        t.runner.accept()
        t.finish_run()
        assert approached(t) == ["Pop-up Window"] * 2


def test_proprionegation_needs_a_run() -> None:
    with corp() as t:
        score(t, "Proprionegation", 4)
        assert not t.corp.can("use", "Proprionegation")


def test_peer_review_reveals_all_but_one_and_installs() -> None:
    with corp() as t:
        t.corp.hand("Peer Review", "PAD Campaign", "Ice Wall", "Hedge Fund")
        t.corp.play("Peer Review")
        t.corp.pick("Ice Wall", "Hedge Fund")
        assert t.corp.credits == 5 - 4 + 7
        assert t.happened("revealed") == 2
        t.corp.pick("PAD Campaign")
        t.corp.destination("new")
        t.settle()
        assert t.card("PAD Campaign").installed


def test_gamedragon_keeps_strength_for_the_run() -> None:
    with runner() as t:
        for _ in range(2):
            t.corp.put("Enigma", "HQ", rezzed=True)
        blade = t.runner.put("Yog.0")
        breaker = t.runner.put("Corroder")
        t.runner.hand("GAMEDRAGON™ Pro").set(credits=9)
        t.runner.install("GAMEDRAGON™ Pro")
        t.runner.trigger("GAMEDRAGON™ Pro")
        t.runner.pick("Corroder")
        assert (breaker.strength, blade.strength) == (3, 3)
        encounter(t, "HQ")
        t.runner.use("Corroder", "+1 strength")
        t.runner.break_subroutines("Yog.0")
        encounter(t)
        assert breaker.strength == 4
        t.finish_run()
        assert breaker.strength == 3


@pytest.mark.parametrize("installs", [True, False])
def test_mercia_follows_the_ice_that_is_installed(installs: bool) -> None:
    with corp() as t:
        mercia = t.corp.put("Mercia B4LL4RD", "Server 1", rezzed=True)
        t.corp.hand("Ice Wall", "Hedge Fund").set(clicks=1)
        t.corp.put("Enigma", "R&D")
        t.corp.act("credit")
        if installs:
            t.corp.pick("Ice Wall")
            t.corp.destination("R&D")
            t.corp.decline()  # nothing is trashed first
        else:
            t.corp.decline()
        t.settle()
        assert mercia.server == ("R&D" if installs else "Server 1")
        assert t.corp.credits == 6  # the second piece of ice costs 1, less 1


def test_detente_hosts_a_card_of_hq() -> None:
    with runner() as t:
        t.runner.put("Detente")
        t.corp.hand("Ice Wall")
        t.runner.run("HQ")
        t.runner.trigger("Detente")
        t.finish_run()
        assert t.corp.titles("hand") == []
        t.corp.hand("Enigma")
        t.runner.run("HQ")
        t.finish_run()  # only the first time each turn
        assert t.corp.titles("hand") == ["Enigma"]


@pytest.mark.parametrize("accesses", [True, False])
def test_detente_returns_two_cards_for_an_access(accesses: bool) -> None:
    with runner() as t:
        t.runner.put("Detente")
        t.corp.hand("Hostile Takeover")
        t.runner.run("HQ")
        t.runner.trigger("Detente")
        t.finish_run()
        assert not t.runner.can("use", "Detente")  # one card is not enough
        t.end_turn()
        t.end_turn()
        t.runner.run("HQ")
        t.runner.trigger("Detente")
        t.finish_run()
        before = t.happened("accessed")
        t.runner.use("Detente")
        (t.runner.accept if accesses else t.runner.decline)()
        t.settle()
        assert t.happened("accessed") == before + accesses


@pytest.mark.parametrize("copy", [True, False])
def test_charm_offensive_trashes_a_rezzed_copy(copy: bool) -> None:
    with runner() as t:
        t.corp.discard("PAD Campaign" if copy else "Adonis Campaign")
        pad = t.corp.put("PAD Campaign", "Server 1", rezzed=True)
        t.corp.put("PAD Campaign", "Server 2")  # not rezzed
        t.runner.hand("Charm Offensive")
        t.runner.play("Charm Offensive")
        if copy:
            t.runner.accept()
        t.finish_run()
        assert pad.installed == (not copy)


def test_detente_serves_the_corp_too() -> None:
    with runner() as t:
        t.runner.put("Detente")
        t.corp.hand("Ice Wall", "Enigma")
        for turn in range(2):
            t.runner.run("HQ")
            t.runner.trigger("Detente")
            t.finish_run()
            t.end_turn()
            if not turn:
                t.end_turn()
        before, clicks = t.happened("accessed"), t.corp.clicks
        t.corp.use("Detente")
        t.runner.accept()
        t.settle()
        assert t.happened("accessed") == before + 1
        assert t.corp.clicks == clicks - 1
        assert {"Ice Wall", "Enigma"} & set(t.corp.titles("hand"))


def test_touch_ups_advance_and_shuffle_cards_of_a_type_away() -> None:
    with corp() as t:
        agenda = t.corp.put("Priority Requisition", "Server 1")
        t.corp.put("PAD Campaign", "Server 2")  # cannot be advanced
        t.corp.hand("Touch-ups")
        t.runner.hand("Diesel", "Sure Gamble", "Dirty Laundry", "Corroder")
        t.corp.play("Touch-ups")
        t.corp.mode("event")
        assert not t.corp.can("pick", "Corroder")
        t.corp.pick("Diesel", "Sure Gamble")
        assert agenda.tokens("advancement") == 2
        assert sorted(t.runner.titles("hand")) == ["Corroder", "Dirty Laundry"]
        assert t.runner.titles("discard") == []
        assert (t.corp.clicks, t.corp.credits) == (1, 3)


def test_touch_ups_may_leave_the_grip_as_it_is() -> None:
    with corp() as t:
        t.corp.put("Priority Requisition", "Server 1")
        t.corp.hand("Touch-ups")
        t.runner.hand("Diesel")
        t.corp.play("Touch-ups")
        t.corp.mode("event")
        t.corp.decline()
        assert t.runner.titles("hand") == ["Diesel"]


def test_touch_ups_reveal_nothing_without_a_card_to_advance() -> None:
    with corp() as t:
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.hand("Touch-ups")
        t.runner.hand("Diesel")
        if t.corp.can("play", "Touch-ups"):
            t.corp.play("Touch-ups")
            t.settle()
        assert t.happened("hand revealed") == 0


class TestTopan:
    def test_it_installs_cheaper_for_damage_once_each_turn(self) -> None:
        with runner(runner="Topan: Ormas Leader") as t:
            t.runner.hand("Gordian Blade", "Mimic", "Sure Gamble")
            t.runner.use("Topan: Ormas Leader")
            t.runner.pick("Gordian Blade")
            t.settle()
            assert t.card("Gordian Blade").installed
            assert (t.runner.credits, t.runner.clicks, t.state.brain) == (3, 3, 0)
            assert len(t.runner.titles("hand")) == 1
            assert t.happened("damaged") == 1
            assert not t.runner.can("use", "Topan: Ormas Leader")

    def test_a_card_installed_otherwise_does_no_harm(self) -> None:
        with runner(runner="Topan: Ormas Leader") as t:
            t.runner.hand("Corroder", "Sure Gamble")
            t.runner.install("Corroder")
            t.settle()
            assert t.happened("damaged") == 0


class TestNextBigThing:
    def test_scored_it_draws_four_and_returns_some(self) -> None:
        with corp() as t:
            agenda = t.corp.put("Next Big Thing", "Server 1", tokens={"advancement": 5})
            t.corp.put("Vanilla", "HQ")
            t.corp.hand("Ice Wall", "Enigma")
            t.corp.score_agenda("Next Big Thing")
            assert agenda.tokens("agenda") == 1
            t.corp.use("Next Big Thing")
            assert not t.corp.can("pick", "Vanilla")
            t.corp.pick("Ice Wall", "Enigma")
            t.settle()
            assert len(t.corp.titles("hand")) == 4
            assert t.happened("shuffled in") == 2
            assert (t.corp.clicks, agenda.tokens("agenda")) == (2, 0)
            assert not t.corp.can("use", "Next Big Thing")

    def test_stolen_it_is_used_by_the_corp_alone(self) -> None:
        with runner() as t:
            agenda = t.corp.put("Next Big Thing", "Server 1")
            t.corp.hand("Ice Wall")
            t.runner.run("Server 1")
            t.finish_run()
            assert agenda.tokens("agenda") == 1
            assert not t.runner.can("use", "Next Big Thing")
            t.end_turn()
            t.corp.use("Next Big Thing")
            t.corp.act("done")
            t.settle()
            assert len(t.corp.titles("hand")) == 1 + 1 + 4
            assert agenda.tokens("agenda") == 0


def test_open_market_pays_for_connections_and_jobs_only() -> None:
    with runner() as t:
        t.runner.put("Open Market", tokens={"credit": 6})
        t.runner.hand("Corroder").set(credits=0)
        assert not t.runner.can("install", "Corroder")


def test_phat_gioan_baotixita_minds_the_first_agenda_of_a_turn() -> None:
    with runner() as t:
        t.corp.put("Phật Gioan Baotixita", "Server 1", rezzed=True)
        t.corp.put("Hostile Takeover", "Server 2")
        t.corp.put("Hostile Takeover", "Server 3")
        t.runner.hand(*["Diesel"] * 5)
        for server in ("Server 2", "Server 3"):
            t.runner.run(server)
            t.finish_run()
        assert (damage(t), t.runner.score) == ([("net", 1)], 2)


@pytest.mark.parametrize(("points", "ends"), [(2, 2), (3, 2), (4, 3)])
def test_n_pot_has_an_end_for_each_threat(points: int, ends: int) -> None:
    with runner() as t:
        t.corp.put("N-Pot", "HQ", rezzed=True)
        t.corp.scored(*["Hostile Takeover"] * points)
        t.runner.set(credits=3 * (ends - 1))
        encounter(t, "HQ")
        for number in range(ends - 1):
            t.runner.use("N-Pot")
            t.runner.act("subroutine", number=number)
        t.finish_run()
        assert t.happened("successful run") == 0
