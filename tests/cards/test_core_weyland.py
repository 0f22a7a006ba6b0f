"""Weyland cards of the core sets."""

from __future__ import annotations

import pytest
from tests.verbs import walk_to

from sneakdoor.testing import Table


def test_caduceus_traces_for_credits_and_for_the_end_of_the_run() -> None:
    with Table("runner") as t:
        t.corp.put("Caduceus", "HQ", rezzed=True)
        t.corp.set(credits=0)
        t.runner.set(credits=2)
        t.runner.run("HQ")
        t.runner.number(0)
        t.corp.number(0)
        t.runner.number(2)
        t.finish_run()
        assert t.corp.credits == 3
        assert t.happened("successful run") == 1


class TestElizabethMills:
    def test_she_removes_bad_publicity_when_rezzed(self) -> None:
        with Table("corp") as t:
            t.corp.put("Elizabeth Mills", "Server 1")
            t.corp.set(bad_publicity=2)
            t.corp.rez("Elizabeth Mills")
            assert t.state.bad_publicity == 1

    def test_she_trashes_a_location_for_bad_publicity(self) -> None:
        with Table("corp") as t:
            t.corp.put("Elizabeth Mills", "Server 1", rezzed=True)
            t.runner.put("Underworld Contact")
            t.runner.put("Crash Space")
            t.corp.use("Elizabeth Mills")
            assert t.state.bad_publicity == 1
            assert t.runner.titles("discard") == ["Crash Space"]
            assert t.zone("Elizabeth Mills") == "Archives"


def test_a_refinery_pays_four_credits_for_each_advancement_token() -> None:
    with Table("corp") as t:
        t.corp.put("GRNDL Refinery", "Server 1", rezzed=True, tokens={"advancement": 3})
        t.corp.use("GRNDL Refinery")
        assert t.corp.credits == 17
        assert t.corp.clicks == 2


@pytest.mark.parametrize(("title", "strength"), [("Hadrian's Wall", 7), ("Shadow", 1)])
def test_walls_grow_with_each_advancement_token(title: str, strength: int) -> None:
    with Table("corp") as t:
        t.corp.put(title, "HQ", rezzed=True)
        t.corp.advance(title)
        assert t.card(title).strength == strength + 1


def test_both_subroutines_of_hadrians_wall_end_the_run() -> None:
    with Table("runner") as t:
        t.corp.put("Hadrian's Wall", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.set(credits=7)
        t.runner.run("HQ")
        walk_to(t, "6.9.3b", "runner")
        for _ in range(5):
            t.runner.use("Corroder", "strength")
        t.runner.break_subroutines("Corroder", 0)
        t.finish_run()
        assert t.happened("successful run") == 0


class TestOversightAI:
    def table(self) -> Table:
        t = Table("corp")
        t.corp.put("Hadrian's Wall", "HQ")
        t.corp.hand("Oversight AI").set(credits=1)
        t.corp.play("Oversight AI")
        return t

    def test_it_rezzes_a_piece_of_ice_for_nothing_and_stays_on_it(self) -> None:
        with self.table() as t:
            assert t.card("Hadrian's Wall").rezzed
            assert t.card("Oversight AI").thing.host == t.cid("Hadrian's Wall")
            assert t.corp.credits == 0

    @pytest.mark.rule("10.1.4", "10.9.3")
    def test_breaking_all_subroutines_in_one_encounter_trashes_the_ice(self) -> None:
        with self.table() as t:
            t.runner.put("Corroder")
            t.end_turn()
            t.runner.set(credits=20)
            t.runner.run("HQ")
            walk_to(t, "6.9.3b", "runner")
            for _ in range(5):
                t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder", 0)
            assert t.card("Hadrian's Wall").rezzed
            t.runner.break_subroutines("Corroder", 1)
            assert t.zone("Hadrian's Wall") == "Archives"
            assert t.zone("Oversight AI") == "Archives"
            t.finish_run()
            assert t.happened("successful run") == 1

    def test_broken_in_two_encounters_it_stays(self) -> None:
        with self.table() as t:
            t.runner.put("Corroder")
            t.end_turn()
            t.runner.set(credits=20)
            for _ in range(2):
                t.runner.run("HQ")
                walk_to(t, "6.9.3b", "runner")
                for _ in range(5):
                    t.runner.use("Corroder", "strength")
                t.runner.break_subroutines("Corroder", 0)
                t.finish_run()
            assert t.card("Hadrian's Wall").rezzed


class TestProjectAtlas:
    def test_an_agenda_counter_finds_any_card(self) -> None:
        with Table("corp") as t:
            t.corp.deck("Snare!")
            t.corp.put("Project Atlas", "Server 1", tokens={"advancement": 4})
            t.corp.score_agenda("Project Atlas")
            t.corp.use("Project Atlas")
            assert not t.corp.can("done")
            t.corp.pick("Snare!")
            assert t.corp.titles("hand") == ["Snare!"]
            assert t.happened("revealed") == 1
            assert t.happened("shuffled") == 1


class TestPublicSupport:
    def test_after_three_turns_it_is_an_agenda_worth_a_point(self) -> None:
        with Table("corp") as t:
            t.corp.put("Public Support", "Server 1")
            t.corp.rez("Public Support")
            assert t.card("Public Support").tokens("power") == 3
            for left in (2, 1):
                t.end_turn()
                t.end_turn()
                assert t.card("Public Support").tokens("power") == left
                assert t.corp.score == 0
            t.end_turn()
            t.end_turn()
            assert t.corp.score == 1
            assert t.corp.titles("score") == ["Public Support"]


def test_shadow_gains_credits_and_traces_for_a_tag() -> None:
    with Table("runner") as t:
        t.corp.put("Shadow", "HQ", rezzed=True)
        t.runner.set(credits=0)
        t.runner.run("HQ")
        t.corp.number(0)
        t.finish_run()
        assert t.corp.credits == 7
        assert t.state.tags == 1


def test_a_spiderweb_has_three_subroutines_that_end_the_run() -> None:
    with Table("runner") as t:
        t.corp.put("Spiderweb", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.run("HQ")
        t.runner.break_subroutines("Corroder", 0, 1)
        t.finish_run()
        assert t.happened("successful run") == 0
        assert t.happened("run ended") == 1


class TestBuildingABetterWorld:
    @pytest.mark.parametrize(("title", "credits_"), [("Hedge Fund", 10), ("Anonymous Tip", 5)])
    def test_each_transaction_is_worth_a_credit_more(self, title: str, credits_: int) -> None:
        with Table("corp", corp="Weyland Consortium: Building a Better World") as t:
            t.corp.hand(title)
            t.corp.play(title)
            assert t.corp.credits == credits_


class TestBlueSun:
    def begin(self) -> Table:
        t = Table("runner", clicks=1, corp="Blue Sun: Powering the Future")
        t.corp.put("Hadrian's Wall", "HQ", rezzed=True)
        t.corp.put("Enigma", "R&D")
        t.end_turn()
        return t

    def test_a_rezzed_card_comes_back_for_its_rez_cost(self) -> None:
        with self.begin() as t:
            t.corp.trigger("Blue Sun: Powering the Future")
            t.settle()
            assert "Hadrian's Wall" in t.corp.titles("hand")
            assert t.corp.credits == 15

    def test_the_corp_may_leave_it(self) -> None:
        with self.begin() as t:
            t.corp.pass_()
            t.settle()
            assert t.card("Hadrian's Wall").rezzed

    @pytest.mark.rule("1.12.11")
    def test_what_oversight_ai_rezzed_for_nothing_is_sold_for_its_rez_cost(self) -> None:
        with Table("corp", corp="Blue Sun: Powering the Future") as t:
            t.corp.put("Hadrian's Wall", "HQ")
            t.corp.hand("Oversight AI").set(credits=1)
            t.corp.play("Oversight AI")
            t.end_turn()
            before = t.corp.credits
            t.end_turn()
            t.corp.trigger("Blue Sun: Powering the Future")
            t.settle()
            assert t.corp.credits == before + 10
            assert t.zone("Hadrian's Wall") == "HQ"
            assert t.zone("Oversight AI") == "Archives"

    @pytest.mark.rule("1.15.7")
    def test_what_lowers_the_rez_cost_lowers_the_gain(self) -> None:
        t = Table("runner", clicks=1, corp="Blue Sun: Powering the Future")
        t.corp.scored("Braintrust")
        t.state.things[t.cid("Braintrust")].tokens = {"agenda": 2}
        t.corp.put("Hadrian's Wall", "HQ", rezzed=True)
        t.end_turn()
        t.corp.trigger("Blue Sun: Powering the Future")
        t.settle()
        assert t.corp.credits == 13


class TestContractKiller:
    def table(self, tokens: int) -> Table:
        t = Table("corp")
        t.corp.put("Contract Killer", "Server 1", rezzed=True, tokens={"advancement": tokens})
        t.runner.put("Underworld Contact")
        t.runner.hand(*["Sure Gamble"] * 3)
        return t

    def test_one_advancement_token_is_not_enough(self) -> None:
        with self.table(1) as t:
            assert not t.corp.can("action", "Contract Killer")

    def test_it_trashes_a_connection(self) -> None:
        with self.table(2) as t:
            t.corp.use("Contract Killer")
            t.corp.mode("connection")
            assert t.runner.titles("discard") == ["Underworld Contact"]

    def test_or_does_meat_damage(self) -> None:
        with self.table(2) as t:
            t.corp.use("Contract Killer")
            t.corp.mode("damage")
            assert len(t.runner.titles("hand")) == 1


class TestDedicatedResponseTeam:
    @pytest.mark.parametrize(("tags", "server", "left"), [(1, "Archives", 1), (0, "Archives", 3), (1, "HQ", 3)])
    def test_a_tagged_runner_suffers_when_a_successful_run_ends(self, tags: int, server: str, left: int) -> None:
        with Table("runner") as t:
            t.corp.put("Dedicated Response Team", "Server 1", rezzed=True)
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.set(tags=tags).hand(*["Sure Gamble"] * 3)
            t.runner.run(server)
            t.finish_run()
            assert len(t.runner.titles("hand")) == left


class TestHive:
    @pytest.mark.parametrize(("agendas", "subroutines"), [(0, 5), (1, 4), (2, 2), (3, 0)])
    def test_each_agenda_point_is_a_subroutine_less(self, agendas: int, subroutines: int) -> None:
        with Table("runner") as t:
            t.corp.put("Hive", "HQ", rezzed=True)
            t.corp.scored(*("Hostile Takeover", "Nisei MK II", "Priority Requisition")[:agendas])
            t.runner.put("Corroder")
            t.runner.set(credits=20)
            t.runner.run("HQ")
            walk_to(t, "6.9.3b", "runner")
            t.runner.use("Corroder", "strength")
            if subroutines:
                t.runner.break_subroutines("Corroder")
            assert t.happened("broken") == subroutines
            t.finish_run()
            assert t.happened("successful run") == 1


class TestHortum:
    def run(self, tokens: int) -> Table:
        t = Table("runner")
        t.corp.put("Hortum", "HQ", rezzed=True, tokens={"advancement": tokens})
        t.corp.deck("Snare!", "Enigma")
        t.runner.put("Crypsis", tokens={"virus": 3})
        t.runner.set(credits=20)
        t.runner.run("HQ")
        walk_to(t, "6.9.3b", "runner")
        for _ in range(4):
            t.runner.use("Crypsis", "strength")
        return t

    def test_young_it_gains_a_credit_and_ends_the_run(self) -> None:
        with self.run(2) as t:
            t.finish_run()
            assert t.corp.credits == 6
            assert t.happened("search") == 0
            assert t.happened("successful run") == 0

    def test_young_an_ai_can_break_it(self) -> None:
        with self.run(2) as t:
            assert any("Break" in option.words for option in walk_to(t, "6.9.3b").options)
            t.finish_run()

    def test_grown_it_gains_four_and_finds_two_cards(self) -> None:
        with self.run(3) as t:
            assert not any("Break" in option.words for option in walk_to(t, "6.9.3b").options)
            t.settle()
            t.corp.pick("Snare!", "Enigma")
            t.finish_run()
            assert t.corp.credits == 9
            assert t.corp.titles("hand") == ["Enigma", "Snare!"]
            assert t.happened("revealed") == 0
            assert t.happened("successful run") == 0

    @pytest.mark.rule("4.2.2")
    def test_up_to_two_may_be_none(self) -> None:
        with self.run(3) as t:
            t.settle()
            t.corp.act("done")
            t.finish_run()
            assert t.corp.titles("hand") == []


class TestPunitiveCounterstrike:
    def stolen(self, *agendas: str) -> Table:
        t = Table("runner", clicks=len(agendas) or 1)
        t.corp.hand("Punitive Counterstrike")
        t.runner.set(credits=0)
        for n, title in enumerate(agendas):
            t.corp.put(title, f"Server {n + 1}")
        t.runner.hand(*["Sure Gamble"] * 5)
        for n in range(len(agendas)):
            t.runner.run(f"Server {n + 1}")
            t.finish_run()
        if not agendas:
            t.end_turn()
        t.corp.play("Punitive Counterstrike")
        t.corp.number(0)
        if t.runner.credits:
            t.runner.number(0)
        return t

    def test_it_does_damage_for_each_printed_point_stolen_in_the_last_turn(self) -> None:
        with self.stolen("Nisei MK II", "Hostile Takeover") as t:
            assert len(t.runner.titles("hand")) == 2

    def test_without_a_theft_there_is_no_damage(self) -> None:
        with self.stolen() as t:
            assert t.happened("damaged") == 0

    def test_points_beyond_the_printed_ones_do_not_count(self) -> None:
        with self.stolen("Project Beale") as t:
            assert len(t.runner.titles("hand")) == 3


class TestShipmentFromKaguya:
    def test_a_token_on_each_of_two_cards(self) -> None:
        with Table("corp") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Nisei MK II", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.hand("Shipment from Kaguya")
            t.corp.play("Shipment from Kaguya")
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Ice Wall", "Nisei MK II")
            assert t.card("Ice Wall").tokens("advancement") == 1
            assert t.card("Nisei MK II").tokens("advancement") == 1
            assert t.happened("advanced") == 0

    def test_one_card_gets_no_more_than_one(self) -> None:
        with Table("corp") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Shipment from Kaguya")
            t.corp.play("Shipment from Kaguya")
            t.corp.pick("Ice Wall")
            assert t.card("Ice Wall").tokens("advancement") == 1
