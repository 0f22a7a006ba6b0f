"""Upgrades of the Ashes cycle, and a lockdown that guards one server."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, detour, encounter, entries, go_on, result, told

from sneakdoor.cards.vocabulary import (
    Credits,
    DuringRun,
    Gain,
    MoveRun,
    event,
    if_successful,
    instead_of_access,
    paid,
    play,
    resource,
    run_on,
)
from sneakdoor.model.enums import CORP, HQ
from sneakdoor.testing import Table


def bid(t: Table, corp: int, runner: int) -> None:
    """Both spend so much in secret."""
    t.settle()
    t.corp.number(corp)
    t.runner.number(runner)


def beside(t: Table, title: str, server: str) -> None:
    """Install a card where others are, and leave those."""
    t.corp.install(title, server)
    t.corp.act("done")


LOOKING_AROUND = event(
    "Looking Around",
    "neutral_runner",
    play(run_on(linked=(if_successful(instead_of_access(Gain(1))),))),
    cost=0,
)
"""A run without an access."""

ROUND_AGAIN = resource("Round Again", "neutral_runner", paid(Credits(0), MoveRun(""), only=DuringRun()), cost=0)


class TestColdSiteServer:
    def test_a_click_places_a_counter(self) -> None:
        with Table() as t:
            server = t.corp.put("Cold Site Server", "Server 1", rezzed=True)
            t.corp.use("Cold Site Server")
            t.corp.use("Cold Site Server")
            assert (server.tokens("power"), t.corp.clicks, t.corp.credits) == (2, 1, 5)

    @pytest.mark.parametrize(("counters", "clicks", "purse"), [(0, 1, 0), (1, 2, 1), (2, 3, 2)])
    @pytest.mark.rule("1.15.9")
    def test_each_counter_asks_for_a_click_and_a_credit(self, counters: int, clicks: int, purse: int) -> None:
        with Table("runner") as t:
            t.corp.put("Cold Site Server", "Server 1", rezzed=True, tokens={"power": counters})
            t.runner.run("Server 1")
            t.finish_run()
            assert (t.runner.clicks, t.runner.credits) == (4 - clicks, 5 - purse)

    @pytest.mark.parametrize(("clicks", "purse"), [(2, 5), (4, 1)])
    def test_who_cannot_pay_does_not_run_there(self, clicks: int, purse: int) -> None:
        with Table("runner", clicks=clicks) as t:
            t.corp.put("Cold Site Server", "Server 1", rezzed=True, tokens={"power": 2})
            t.runner.set(credits=purse)
            assert not t.runner.can("run", server="Server 1")
            assert t.runner.can("run", server="HQ")

    def test_the_counters_go_when_the_corps_turn_begins(self) -> None:
        with Table("runner") as t:
            server = t.corp.put("Cold Site Server", "Server 1", rezzed=True, tokens={"power": 3})
            t.end_turn()
            assert server.tokens("power") == 0
            t.corp.use("Cold Site Server")
            t.end_turn()
            assert server.tokens("power") == 1  # they stay for the Runner's turn


class TestTranquilityHomeGrid:
    def grid(self) -> Table:
        t = Table()
        t.corp.put("Tranquility Home Grid", "Server 1", rezzed=True)
        t.corp.hand("PAD Campaign", "Ice Wall", "Prisec").deck("Hedge Fund", "Hedge Fund")
        return t

    @pytest.mark.parametrize(("says", "purse", "cards"), [("2[credit]", 7, 2), ("Draw", 5, 3)])
    def test_credits_or_a_card_for_the_first_install_here(self, says: str, purse: int, cards: int) -> None:
        with self.grid() as t:
            beside(t, "PAD Campaign", "Server 1")
            t.corp.mode(says)
            assert (t.corp.credits, len(t.corp.titles("hand"))) == (purse, cards)

    def test_once_each_turn(self) -> None:
        with self.grid() as t:
            beside(t, "PAD Campaign", "Server 1")
            t.corp.mode("2[credit]")
            beside(t, "Prisec", "Server 1")
            assert t.corp.credits == 7

    @pytest.mark.rule("4.7.9a")
    def test_neither_ice_nor_another_server(self) -> None:
        with self.grid() as t:
            t.corp.install("Ice Wall", "Server 1")
            t.corp.install("Prisec", "HQ")
            assert t.corp.credits == 5
            beside(t, "PAD Campaign", "Server 1")  # still the first one here
            t.corp.mode("2[credit]")

    def test_nor_another_remote_server(self) -> None:
        with self.grid() as t:
            t.corp.install("Prisec", "new")
            assert (t.corp.credits, len(t.corp.titles("hand"))) == (5, 2)

    @pytest.mark.rule("1.4:8.2.12")
    def test_it_is_installed_in_remote_servers_alone(self) -> None:
        with Table() as t:
            t.corp.hand("Tranquility Home Grid").put("PAD Campaign", "Server 1")
            t.corp.act("install", "Tranquility Home Grid")
            assert t.decision is not None
            offered = {option.server for option in t.decision.options}
            assert "Server 1" in offered
            assert not offered & {"HQ", "R&D", "Archives"}
            t.corp.destination("new")

    def test_the_other_side_installs_nothing_here(self) -> None:
        with Table("runner") as t:
            t.corp.put("Tranquility Home Grid", "Server 1", rezzed=True)
            t.runner.hand("Desperado").install("Desperado")
            assert t.corp.credits == 5


class TestHyoubuPrecogManifold:
    def played(self, server: str) -> Table:
        t = Table(cards=(detour(HQ), LOOKING_AROUND))
        t.corp.hand("Hyoubu Precog Manifold", "Argus Crackdown").set(credits=8)
        t.corp.play("Hyoubu Precog Manifold")
        t.corp.act("server", server=server)
        assert not t.corp.can("play", "Argus Crackdown")
        t.end_turn()
        return t

    @pytest.mark.parametrize(("corp", "runner", "ended"), [(0, 1, True), (2, 1, True), (1, 1, False), (0, 0, False)])
    def test_different_amounts_end_the_run(self, corp: int, runner: int, ended: bool) -> None:
        with self.played("R&D") as t:
            t.corp.deck("Hedge Fund")
            t.runner.run("R&D")
            bid(t, corp, runner)
            t.finish_run()
            assert (accessed(t) == []) == ended
            assert result(t) == "successful"  # it was declared so before

    def test_every_run_on_that_server_and_no_other(self) -> None:
        with self.played("R&D") as t:
            t.runner.run("HQ")
            t.finish_run()
            assert not entries(t, "bids revealed")
            for _ in range(2):
                t.runner.run("R&D")
                bid(t, 1, 0)
                t.finish_run()
            assert len(entries(t, "bids revealed")) == 2

    def test_a_success_without_an_access_will_do(self) -> None:
        with self.played("R&D") as t:
            t.runner.hand("Looking Around").play("Looking Around")
            t.runner.act("server", server="R&D")
            bid(t, 1, 0)
            t.finish_run()
            assert t.runner.credits == 5  # it was ended before

    @pytest.mark.rule("6.1.2b")
    def test_a_run_that_was_led_to_the_server_counts(self) -> None:
        with self.played("HQ") as t:
            t.runner.put("Detour")
            t.runner.run("Archives")
            t.runner.use("Detour")
            bid(t, 1, 0)
            t.finish_run()
            assert accessed(t) == []

    @pytest.mark.rule("1.4:3.5.1c")
    def test_it_is_gone_with_the_corps_next_turn(self) -> None:
        with self.played("R&D") as t:
            t.end_turn()
            assert t.zone("Hyoubu Precog Manifold") == "Archives"


class TestLetheiaNisei:
    def approach(self, *ice: str) -> Table:
        t = Table("runner")
        t.corp.put("Letheia Nisei", "HQ", rezzed=True)
        t.corp.hand("Hedge Fund").set(credits=5)
        for title in ice:
            t.corp.put(title, "HQ", rezzed=True)
        t.runner.set(credits=9).hand(*["Sure Gamble"] * 5).put("Corroder")
        t.runner.run("HQ")
        return t

    def test_trashed_it_leads_back_to_the_outermost_ice(self) -> None:
        with self.approach("Pup", "Vanilla") as t:
            encounter(t)
            t.runner.break_subroutines("Corroder")
            t.settle()
            t.runner.no()  # Pup's damage
            t.runner.no()
            bid(t, 1, 0)
            t.corp.yes()
            assert t.zone("Letheia Nisei") == "Archives"
            encounter(t)
            assert t.run.position == 1
            t.runner.break_subroutines("Corroder")
            t.settle()
            t.runner.no()
            t.runner.no()
            t.finish_run()  # the second approach asks nothing any more
            assert len(entries(t, "approach server")) == 2
            assert accessed(t) == ["Hedge Fund"]

    def test_it_may_stay(self) -> None:
        with self.approach("Pup") as t:
            t.settle()
            t.runner.no()
            t.runner.no()
            bid(t, 1, 0)
            t.corp.no()
            t.runner.act("access", card="Letheia Nisei")
            go_on(t)
            t.finish_run()
            assert len(entries(t, "approach server")) == 1

    def test_equal_amounts_do_nothing(self) -> None:
        with self.approach("Pup") as t:
            t.settle()
            t.runner.no()
            t.runner.no()
            bid(t, 1, 1)
            t.finish_run()
            assert t.card("Letheia Nisei").installed

    def test_once_each_run_and_only_for_its_own_server(self) -> None:
        with self.approach() as t:
            bid(t, 1, 1)
            t.finish_run()
            t.runner.run("R&D")
            t.finish_run()
            assert len(entries(t, "bids revealed")) == 1
            t.runner.run("HQ")
            bid(t, 0, 0)
            t.finish_run()

    def test_a_second_approach_in_the_same_run_asks_nothing(self) -> None:
        with Table("runner", cards=(ROUND_AGAIN,)) as t:
            t.corp.put("Letheia Nisei", "Server 1", rezzed=True)
            t.corp.put("Pup", "Server 1")
            t.runner.put("Round Again")
            t.runner.run("Server 1")
            bid(t, 1, 1)
            t.runner.use("Round Again")
            t.settle()
            t.runner.act("go on")
            t.finish_run()
            assert len(entries(t, "approach server")) == 2
            assert len(entries(t, "bids revealed")) == 1

    @pytest.mark.rule("6.9.5a")
    def test_there_is_time_to_jack_out_afterwards(self) -> None:
        with self.approach() as t:
            bid(t, 1, 1)
            t.runner.jack_out()
            assert result(t) == "unsuccessful"

    @pytest.mark.rule("1.2.5")
    def test_without_ice_there_is_none_to_approach(self) -> None:
        with self.approach() as t:
            bid(t, 1, 0)
            t.finish_run()
            assert t.card("Letheia Nisei").installed


class TestGanked:
    def test_an_encounter_in_the_middle_of_the_accesses(self) -> None:
        with Table("runner") as t:
            ganked = t.corp.put("Ganked!", "Server 1")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Neural Katana", "Server 1", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 7).run("Server 1")
            t.settle()
            assert len(t.runner.titles("hand")) == 4
            t.runner.act("access", ganked)
            t.corp.accept("Ganked!")
            assert t.zone("Ganked!") == "Archives"
            t.settle()  # nothing is broken
            assert len(t.runner.titles("hand")) == 1
            go_on(t)
            t.finish_run()
            assert accessed(t) == ["Ganked!", "PAD Campaign"]  # the accesses go on

    def test_it_may_stay(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ganked!", "Server 1")
            t.corp.put("Vanilla", "Server 1", rezzed=True)
            t.runner.put("Corroder")
            encounter(t, "Server 1")
            t.runner.break_subroutines("Corroder")
            t.corp.decline()
            t.runner.act("trash")
            t.finish_run()
            assert result(t) == "successful"

    @pytest.mark.parametrize("server", ["HQ", "R&D"])
    @pytest.mark.rule("7.1.3")
    def test_in_the_hand_or_the_deck_it_speaks_of_that_server(self, server: str) -> None:
        with Table("runner") as t:
            t.corp.put("Vanilla", server, rezzed=True)
            t.corp.put("Ice Wall", "Archives", rezzed=True)
            (t.corp.hand if server == "HQ" else t.corp.deck)("Ganked!")
            t.runner.put("Corroder")
            encounter(t, server)
            t.runner.break_subroutines("Corroder")
            t.corp.accept("Ganked!")
            encounter(t)
            assert t.zone("Ganked!") == "Archives"
            t.finish_run()
            assert len(entries(t, "encounter")) == 2
            assert entries(t, "run ended")

    def test_the_corp_chooses_among_rezzed_ice_of_that_server(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ganked!", "Server 1")
            t.corp.put("Ice Wall", "Server 1")
            t.corp.put("Pup", "Server 1", rezzed=True)
            t.corp.put("Neural Katana", "Server 1", rezzed=True)
            t.corp.put("Vanilla", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 5).set(credits=0)
            t.runner.run("Server 1")
            t.corp.accept("Ganked!")
            assert t.corp.can("pick", "Neural Katana")
            assert not t.corp.can("pick", "Ice Wall")
            assert not t.corp.can("pick", "Vanilla")
            t.corp.pick("Pup")
            t.finish_run()

    @pytest.mark.rule("1.2.5")
    def test_not_without_rezzed_ice_and_not_in_archives(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ganked!", "Server 1")
            t.corp.put("Ice Wall", "Server 1")
            t.corp.put("Vanilla", "Archives", rezzed=True)
            t.corp.discard("Ganked!")
            t.runner.put("Corroder")
            t.runner.run("Server 1")
            t.runner.act("go on")
            t.finish_run()
            encounter(t, "Archives")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert accessed(t) == ["Ganked!", "Ganked!"]
            assert len(entries(t, "encounter")) == 1

    def test_from_rnd_it_is_revealed(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Ganked!")
            t.runner.run("R&D")
            t.settle()
            assert "Ganked!" in told(t, CORP)
            go_on(t)
            t.finish_run()


class TestIncreasedDropRates:
    def accessed(self, place: str) -> Table:
        t = Table("runner")
        t.corp.set(bad_publicity=2)
        if place == "Server 1":
            t.corp.put("Increased Drop Rates", place)
        elif place == "Archives":
            t.corp.discard("Increased Drop Rates")
        else:
            (t.corp.hand if place == "HQ" else t.corp.deck)("Increased Drop Rates")
        t.runner.run(place)
        t.settle()
        return t

    @pytest.mark.parametrize("place", ["Server 1", "HQ", "R&D", "Archives"])
    def test_a_tag_or_a_bad_publicity_less(self, place: str) -> None:
        with self.accessed(place) as t:
            t.runner.no()
            t.finish_run()
            assert (t.state.bad_publicity, t.state.tags) == (1, 0)
        with self.accessed(place) as t:
            t.runner.yes()
            t.finish_run()
            assert (t.state.bad_publicity, t.state.tags) == (2, 1)


class TestCayambeGrid:
    def test_a_token_for_ice_before_it_each_turn(self) -> None:
        with Table("runner") as t:
            t.corp.put("Cayambe Grid", "HQ", rezzed=True)
            wall = t.corp.put("Enigma", "HQ")
            t.corp.put("Vanilla", "HQ")
            t.corp.put("Pup", "R&D")
            t.end_turn()
            assert not t.corp.can("pick", "Pup")
            t.corp.pick("Enigma")  # it could not be advanced
            assert (wall.tokens("advancement"), t.happened("advanced")) == (1, 0)

    @pytest.mark.parametrize(("pays", "purse"), [(True, 5), (False, 9)])
    def test_two_credits_for_each_advanced_piece_of_ice(self, pays: bool, purse: int) -> None:
        with Table("runner") as t:
            t.corp.put("Cayambe Grid", "Server 1", rezzed=True)
            for n in (1, 2, 0):
                t.corp.put("Enigma", "Server 1", tokens={"advancement": n})
            t.corp.put("Enigma", "HQ", tokens={"advancement": 1})
            t.runner.set(credits=9).run("Server 1")
            t.settle()
            t.runner.yes() if pays else t.runner.no()
            t.finish_run()
            assert (t.runner.credits, result(t) == "successful") == (purse, pays)

    def test_who_cannot_pay_is_thrown_out_and_only_here(self) -> None:
        with Table("runner") as t:
            t.corp.put("Cayambe Grid", "Server 1", rezzed=True)
            t.corp.put("Enigma", "Server 1", tokens={"advancement": 1})
            t.runner.set(credits=1).run("Server 1")
            t.finish_run()
            assert result(t) == "unsuccessful"
            t.runner.run("HQ")
            t.finish_run()
            assert result(t) == "successful"

    @pytest.mark.rule("3.6.5a")
    def test_one_region_in_a_server(self) -> None:
        with Table() as t:
            t.corp.put("Cayambe Grid", "Server 1", rezzed=True)
            t.corp.hand("Hokusai Grid").install("Hokusai Grid", "Server 1")
            assert t.zone("Cayambe Grid") == "Archives"


class TestReducedService:
    @pytest.mark.parametrize("n", [0, 3, 4])
    def test_as_many_counters_as_were_paid_for(self, n: int) -> None:
        with Table() as t:
            service = t.corp.put("Reduced Service", "Server 1")
            t.corp.set(credits=9).rez("Reduced Service")
            assert not t.corp.can("number", number=5)
            t.corp.number(n)
            assert (service.tokens("power"), t.corp.credits) == (n, 9 - n)

    def test_another_card_is_rezzed_for_its_cost_alone(self) -> None:
        with Table() as t:
            service = t.corp.put("Reduced Service", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.set(credits=9).rez("PAD Campaign")
            assert (service.tokens("power"), t.corp.credits) == (0, 7)

    def test_a_success_without_an_access_takes_one_away(self) -> None:
        with Table("runner", cards=(LOOKING_AROUND,)) as t:
            service = t.corp.put("Reduced Service", "Server 1", rezzed=True, tokens={"power": 3})
            t.runner.hand("Looking Around").play("Looking Around")
            t.runner.act("server", server="R&D")
            t.finish_run()
            assert service.tokens("power") == 2

    def test_each_counter_makes_runs_here_dearer(self) -> None:
        with Table("runner") as t:
            service = t.corp.put("Reduced Service", "Server 1", rezzed=True, tokens={"power": 2})
            t.runner.set(credits=3)
            assert not t.runner.can("run", server="Server 1")
            t.runner.set(credits=7).run("Server 1")
            t.finish_run()
            assert (t.runner.credits, service.tokens("power")) == (3, 2)

    def test_a_success_on_a_central_server_takes_one_away(self) -> None:
        with Table("runner") as t:
            service = t.corp.put("Reduced Service", "Server 1", rezzed=True, tokens={"power": 3})
            for server, left in (("Archives", 2), ("HQ", 1)):
                t.runner.run(server)
                t.finish_run()
                assert service.tokens("power") == left
            t.runner.run("HQ")
            t.runner.jack_out()
            assert service.tokens("power") == 1


def test_argus_crackdown_asks_for_a_success_and_not_for_an_access() -> None:
    with Table(cards=(LOOKING_AROUND,)) as t:
        t.corp.hand("Argus Crackdown").put("Vanilla", "R&D")
        t.corp.play("Argus Crackdown")
        t.end_turn()
        t.runner.hand("Looking Around", *["Sure Gamble"] * 3).play("Looking Around")
        t.runner.act("server", server="R&D")
        t.finish_run()
        assert len(t.runner.titles("hand")) == 1


def test_the_corp_bids_with_its_own_credits() -> None:
    with Table("runner") as t:
        t.corp.put("Letheia Nisei", "HQ", rezzed=True)
        t.corp.set(credits=2)
        t.runner.set(credits=2).run("HQ")
        bid(t, 2, 2)
        t.finish_run()
        assert (t.corp.credits, t.runner.credits) == (0, 0)
        assert t.state.credits[CORP] == 0
