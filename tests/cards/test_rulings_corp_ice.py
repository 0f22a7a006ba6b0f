"""Official rulings about the Corp's ice."""

from __future__ import annotations

import pytest
from tests.verbs import damaged, encounter

from sneakdoor.testing import Table


def counters(t: Table, title: str, **kinds: int) -> None:
    t.card(title).thing.tokens = kinds


class TestAnansi:
    @pytest.mark.both
    @pytest.mark.rule("6.5.3a")
    def test_bypassing_it_ends_the_encounter_with_its_subroutines_unbroken(self) -> None:
        with Table("runner") as t:
            t.corp.put("Anansi", "HQ", rezzed=True)
            t.runner.hand("Inside Job", *["Sure Gamble"] * 5)
            t.runner.play("Inside Job")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert t.happened("subroutine") == 0
            assert damaged(t) == 3

    @pytest.mark.both
    @pytest.mark.rule("9.6.2")
    def test_hunting_grounds_is_about_the_beginning_of_encounters_and_cannot_stop_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Anansi", "HQ", rezzed=True)
            t.runner.put("Hunting Grounds")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            t.settle()
            while t.corp.can("pick", "Hedge Fund"):
                t.corp.act("pick", "Hedge Fund")
            t.corp.no()
            t.runner.no()
            t.finish_run()
            assert damaged(t) == 1 + 3


class TestArcher:
    @pytest.mark.rule("1.15.9", "1.15.7")
    def test_an_effect_that_ignores_all_costs_rezzes_it_without_a_forfeit(self) -> None:
        with Table() as t:
            t.corp.put("Archer", "HQ")
            t.corp.put("Priority Requisition", "Server 1", tokens={"advancement": 5})
            t.corp.score_agenda("Priority Requisition")
            t.corp.trigger("Priority Requisition")
            assert t.card("Archer").rezzed
            assert t.corp.titles("score") == ["Priority Requisition"]

    @pytest.mark.rule("1.15.9b", "1.15.7")
    def test_a_braintrust_forfeited_for_it_still_makes_it_cheaper(self) -> None:
        with Table("runner") as t:
            t.corp.put("Archer", "HQ")
            t.corp.scored("Braintrust")
            counters(t, "Braintrust", agenda=1)
            t.runner.run("HQ")
            t.corp.set(credits=3)
            t.corp.rez("Archer")
            assert t.card("Archer").rezzed
            assert t.corp.titles("score") == []
            t.finish_run()


class TestChum:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.9.1")
    def test_who_jacks_out_after_it_is_not_hurt(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Chum", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            t.runner.jack_out()
            t.settle()
            assert damaged(t) == 0

    @pytest.mark.both
    @pytest.mark.rule("6.8.2")
    def test_a_run_that_ends_in_the_next_encounter_hurts(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Chum", "HQ", rezzed=True)
            t.corp.scored("Nisei MK II")
            counters(t, "Nisei MK II", agenda=1)
            t.runner.put("Gordian Blade")
            t.runner.hand(*["Sure Gamble"] * 5)
            encounter(t, "HQ")
            t.runner.act("pass")
            encounter(t)
            t.corp.use("Nisei MK II")
            t.settle()
            assert damaged(t) == 3

    @pytest.mark.both
    @pytest.mark.rule("6.5.3c", "10.9.3")
    @pytest.mark.parametrize("bypassed", [True, False])
    def test_ice_without_subroutines_hurts_only_if_nothing_could_be_broken(self, bypassed: bool) -> None:
        with Table("runner") as t:
            t.corp.put("Ashigaru", "HQ", rezzed=True)
            t.corp.put("Chum", "HQ", rezzed=True)
            t.runner.set(credits=9).hand("Femme Fatale", *["Sure Gamble"] * 5)
            t.runner.install("Femme Fatale")
            t.runner.pick("Ashigaru")
            t.runner.run("HQ")
            if bypassed:
                t.runner.trigger("Femme Fatale")
            else:
                t.runner.act("pass")
            t.finish_run()
            assert damaged(t) == (3 if bypassed else 0)


class TestEngramFlush:
    def flushed(self) -> Table:
        t = Table("runner")
        t.corp.put("Engram Flush", "R&D", rezzed=True)
        t.runner.hand("Sure Gamble", "Diesel", "Corroder")
        return t

    @pytest.mark.both
    @pytest.mark.rule("6.5.1")
    def test_without_an_encounter_of_its_own_it_only_reveals(self) -> None:
        with self.flushed() as t:
            t.corp.put("Wormhole", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.corp.act("subroutine", number=0)
            t.finish_run()
            assert t.happened("hand revealed") == 1
            assert len(t.runner.titles("hand")) == 3

    @pytest.mark.both
    @pytest.mark.rule("6.5.1")
    def test_without_a_named_type_it_only_reveals(self) -> None:
        with self.flushed() as t:
            t.runner.put("Hunting Grounds")
            t.runner.run("R&D")
            t.runner.trigger("Hunting Grounds")
            t.finish_run()
            assert t.happened("hand revealed") == 2
            assert len(t.runner.titles("hand")) == 3

    @pytest.mark.both
    @pytest.mark.rule("6.5.1")
    def test_each_subroutine_may_take_a_card_of_the_named_type(self) -> None:
        with self.flushed() as t:
            t.runner.run("R&D")
            t.corp.mode("event")
            t.corp.trigger("Engram Flush")
            t.corp.pick("Diesel")
            t.corp.trigger("Engram Flush")
            t.finish_run()
            assert t.runner.titles("hand") == ["Corroder"]


class TestFairchild:
    def met(self, pool: int, *installed: str) -> Table:
        t = Table("runner")
        t.corp.put("Fairchild 2.0", "HQ", rezzed=True)
        t.runner.set(credits=pool)
        t.runner.hand(*["Sure Gamble"] * 3)
        for title in installed:
            t.runner.put(title)
        t.runner.run("HQ")
        return t

    @pytest.mark.rule("9.8.5b")
    def test_with_too_few_credits_cards_have_to_go(self) -> None:
        t = self.met(1, "Corroder", "Daily Casts", "Decoy")
        t.runner.pick("Corroder")
        t.runner.pick("Decoy")
        t.finish_run()
        assert t.runner.credits == 1
        assert t.card("Daily Casts").installed

    @pytest.mark.rule("9.8.5b")
    def test_who_can_do_neither_keeps_the_last_credit(self) -> None:
        t = self.met(1)
        t.finish_run()
        assert t.runner.credits == 1
        assert damaged(t) == 1


class TestTracesThatHaveToSucceed:
    @pytest.mark.rule("1.4:10.8.5")
    @pytest.mark.parametrize("link", [0, 6])
    def test_executive_functioning_does_damage_only_then(self, link: int) -> None:
        with Table("runner") as t:
            t.corp.put("Executive Functioning", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble")
            t.runner.set(credits=9)
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(min(link, 5))
            t.finish_run()
            assert damaged(t) == (1 if link == 0 else 0)

    @pytest.mark.rule("1.4:10.8.5")
    @pytest.mark.parametrize("bid", [0, 4])
    def test_holmegaard_forbids_accesses_only_then(self, bid: int) -> None:
        with Table("runner") as t:
            t.corp.put("Holmegaard", "HQ", rezzed=True)
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(bid)
            t.finish_run()
            assert t.happened("accessed") == (1 if bid else 0)


class TestThimblerig:
    @pytest.mark.both
    @pytest.mark.rule("6.2.4e", "9.6.2b")
    def test_swapped_in_by_inversificator_it_was_not_passed_itself(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Thimblerig", "R&D", rezzed=True)
            t.runner.put("Inversificator")
            t.runner.set(credits=20)
            encounter(t, "HQ")
            t.runner.use("Inversificator", "strength")
            t.runner.break_subroutines("Inversificator")
            t.settle()
            t.runner.trigger("Inversificator")
            t.finish_run()
            assert (t.card("Enigma").server, t.card("Thimblerig").server) == ("R&D", "HQ")

    @pytest.mark.rule("6.2.4e", "9.6.2b")
    def test_the_ice_it_is_swapped_with_was_not_passed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Thimblerig", "HQ", rezzed=True)
            t.corp.put("Pop-up Window", "R&D", rezzed=True)
            t.runner.put("Gordian Blade")
            encounter(t, "HQ")
            t.runner.break_subroutines("Gordian Blade")
            t.settle()
            t.corp.trigger("Thimblerig")
            t.finish_run()
            assert t.card("Pop-up Window").server == "HQ"
            assert [one.cid for one in t.state.journal.since(0) if one.kind == "passed"] == [t.cid("Thimblerig")]


class TestTollbooth:
    @pytest.mark.rule("9.8.5b")
    def test_who_has_too_little_pays_nothing_and_the_run_ends(self) -> None:
        with Table("runner") as t:
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.set(credits=2)
            t.runner.run("HQ")
            t.settle()
            assert t.run is None
            assert t.runner.credits == 2
            assert t.happened("subroutine") == 0

    @pytest.mark.rule("9.8.5b")
    def test_who_has_enough_is_not_asked(self) -> None:
        with Table("runner") as t:
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.set(credits=3)
            t.runner.run("HQ")
            t.settle()
            assert t.runner.credits == 0


class TestWormhole:
    @pytest.mark.rule("1.4:9.1.3a")
    def test_the_counter_goes_to_the_ice_whose_subroutine_it_is(self) -> None:
        with Table("runner") as t:
            t.corp.put("Wormhole", "HQ", rezzed=True)
            t.corp.put("Data Raven", "R&D", rezzed=True)
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(0)
            t.finish_run()
            assert t.card("Data Raven").tokens("power") == 1
            assert t.card("Wormhole").tokens("power") == 0
