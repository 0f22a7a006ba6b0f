"""What ice of Reign and Reverie does."""

from __future__ import annotations

import pytest
from tests.ice import against
from tests.verbs import accessed, damage, encounter, got_in, story

from sneakdoor.testing import Table


class TestHydra:
    def test_the_first_head_tags_and_the_others_bite(self) -> None:
        with against("Hydra") as t:
            assert not got_in(t)
            assert (t.state.tags, t.corp.credits) == (1, 5)
            assert damage(t) == []

    def test_a_tagged_runner_is_bitten_by_all(self) -> None:
        with against("Hydra", tags=1) as t:
            assert not got_in(t)
            assert (t.state.tags, t.corp.credits) == (1, 5)
            assert damage(t) == [("net", 3)]

    @pytest.mark.parametrize("head", range(3))
    def test_each_head_tags_a_runner_without_tags(self, head: int) -> None:
        with against("Hydra", "Ninja", credits=20) as t:
            encounter(t)
            for _ in range(2):
                t.runner.use("Ninja", "strength")
            t.runner.break_subroutines("Ninja", *(n for n in range(3) if n != head))
            assert got_in(t)
            assert (t.state.tags, t.corp.credits) == (1, 0)
            assert damage(t) == []


class TestGatekeeper:
    def test_it_is_strong_in_the_turn_in_which_it_was_rezzed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Gatekeeper", "HQ")
            t.corp.put("Vanilla", "R&D")
            t.corp.set(credits=9)
            assert t.card("Gatekeeper").strength == 0
            t.runner.run("R&D")
            t.corp.rez("Vanilla")
            t.finish_run()
            assert t.card("Gatekeeper").strength == 0
            t.runner.run("HQ")
            t.corp.rez("Gatekeeper")
            t.settle()
            assert t.card("Gatekeeper").strength == 6
            assert t.card("Vanilla").strength == 0
            t.corp.number(0)
            assert not got_in(t)
            t.end_turn()
            assert t.card("Gatekeeper").strength == 0

    def test_up_to_three_are_drawn_and_up_to_three_agendas_go_back_from_hq_and_archives(self) -> None:
        with Table("runner") as t:
            t.corp.put("Gatekeeper", "HQ", rezzed=True)
            t.corp.deck("Hostile Takeover").hand("Nisei MK II", "Enigma", "PAD Campaign")
            t.corp.discard("Priority Requisition", "Ice Wall", "Braintrust", "Adonis Campaign", faceup=False)
            t.runner.run("HQ")
            assert not t.corp.can("number", number=4)
            t.corp.number(1)
            assert not t.corp.can("pick", "Enigma")
            for title in ("Ice Wall", "PAD Campaign", "Adonis Campaign"):
                assert not t.corp.can("pick", title)
            for title in ("Hostile Takeover", "Nisei MK II", "Priority Requisition"):
                t.corp.act("pick", title)  # three, and no question whether that is all
            assert not got_in(t)
            assert t.corp.titles("hand") == ["Enigma", "PAD Campaign"]
            assert t.corp.titles("discard") == ["Adonis Campaign", "Braintrust", "Ice Wall"]
            assert t.happened("revealed") == 3
            assert t.happened("shuffled in") == 3

    def test_neither_has_to_be_done(self) -> None:
        with Table("runner") as t:
            t.corp.put("Gatekeeper", "HQ", rezzed=True)
            t.corp.hand("Nisei MK II")
            t.runner.run("HQ")
            t.corp.number(3)
            t.corp.pick()
            assert not got_in(t)
            assert t.happened("drawn") == 3
            assert t.happened("shuffled in") == 0


class TestMeridian:
    @pytest.mark.rule("10.1.3", "1.15.10")
    def test_the_runner_may_take_it_as_a_minus_point(self) -> None:
        with against("Meridian") as t:
            t.runner.yes()
            assert got_in(t)
            assert t.runner.titles("score") == ["Meridian"]
            assert t.runner.score == -1
            assert t.corp.credits == 0

    def test_who_does_not_is_out_and_the_corp_gains_four(self) -> None:
        with against("Meridian") as t:
            t.runner.no()
            assert not got_in(t)
            assert t.corp.credits == 4
            assert t.card("Meridian").installed


class TestOtoroshi:
    def _waits(self, **numbers: int) -> Table:
        t = Table("runner")
        t.corp.put("Otoroshi", "HQ", rezzed=True)
        t.corp.put("Vanilla", "R&D")
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.put("Project Junebug", "Server 2")
        t.corp.set(credits=0)
        t.runner.hand(*["Sure Gamble"] * 5).set(**numbers)
        t.runner.run("HQ")
        return t

    def test_the_runner_accesses_the_card_unless_they_pay_three(self) -> None:
        for pays in (True, False):
            with self._waits(credits=3) as t:
                t.corp.yes()
                assert not t.corp.can("pick", "Vanilla")
                t.corp.pick("Project Junebug")
                assert not t.corp.can("number", number=4)
                assert t.corp.can("number", number=0)
                t.corp.number(2)
                if pays:
                    t.runner.yes()
                else:
                    t.runner.no()
                assert got_in(t)
                assert t.card("Project Junebug").tokens("advancement") == 2
                assert accessed(t) == ([] if pays else ["Project Junebug"])
                assert t.runner.credits == (0 if pays else 3)

    def test_who_cannot_pay_accesses_it(self) -> None:
        with self._waits(credits=2) as t:
            t.corp.yes()
            t.corp.pick("PAD Campaign")
            t.corp.number(3)
            t.finish_run()
            assert accessed(t) == ["PAD Campaign"]
            assert t.card("PAD Campaign").tokens("advancement") == 3

    def test_the_corp_may_leave_it(self) -> None:
        with self._waits(credits=3) as t:
            t.corp.no()
            assert got_in(t)
            assert t.happened("tokens placed") == 0


class TestBlockchain:
    @pytest.mark.parametrize(("faceup", "more"), [(0, 0), (1, 0), (2, 1), (4, 2), (5, 2)])
    def test_every_two_faceup_transactions_in_archives_are_one_more_subroutine(self, faceup: int, more: int) -> None:
        with Table("runner") as t:
            t.corp.put("Blockchain", "HQ", rezzed=True)
            t.corp.discard(*["Hedge Fund"] * faceup).discard("Hedge Fund", "Hedge Fund", faceup=False)
            t.corp.discard("PAD Campaign", "Neural EMP")
            t.corp.set(credits=0)
            t.runner.set(credits=9)
            t.runner.run("HQ")
            assert not got_in(t)
            assert t.corp.credits == 1 + more
            assert t.runner.credits == 9 - 1 - more

    def test_they_come_before_the_others(self) -> None:
        with Table("runner") as t:
            t.corp.put("Blockchain", "HQ", rezzed=True)
            t.corp.discard("Hedge Fund", "Hedge Fund").set(credits=0)
            t.runner.put("Corroder")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.use("Corroder", "strength")
            t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder", 1, 2)
            assert got_in(t)
            assert t.corp.credits == 1


class TestFormicary:
    def _lurks(self, **numbers: int) -> Table:
        t = Table("runner")
        t.corp.put("Formicary", "R&D")
        t.corp.put("Vanilla", "HQ")
        t.corp.set(credits=2)
        t.runner.hand(*["Sure Gamble"] * 3).set(**numbers)
        t.runner.run("HQ")
        return t

    @pytest.mark.rule("6.1.3a", "9.1.6b")
    def test_as_a_server_is_approached_it_comes_to_protect_it_and_is_encountered(self) -> None:
        with self._lurks() as t:
            t.corp.accept("Formicary")
            assert t.corp.credits == 0
            t.runner.yes()
            assert got_in(t)
            assert damage(t) == [("net", 2)]
            assert [t.state.card(cid).title for cid in t.state.ice[0]] == ["Formicary", "Vanilla"]
            assert story(t, "approach ice", "approach server", "encounter", "passed", "successful run") == [
                "approach ice",
                "passed",
                "approach server",
                "encounter",
                "passed",
                "approach server",
                "successful run",
            ]

    def test_who_does_not_suffer_is_out(self) -> None:
        with self._lurks() as t:
            t.corp.accept("Formicary")
            t.runner.no()
            assert not got_in(t)
            assert damage(t) == []

    def test_the_corp_may_wait_or_be_too_poor_and_rezzed_it_stays_where_it_is(self) -> None:
        with self._lurks() as t:
            t.corp.decline()
            assert got_in(t)
            t.corp.set(credits=1)
            t.runner.run("HQ")
            assert got_in(t)
        with Table("runner") as t:
            t.corp.put("Formicary", "R&D", rezzed=True)
            t.runner.run("HQ")
            assert got_in(t)

    def test_a_second_one_may_follow_the_first(self) -> None:
        with Table("runner") as t:
            for _ in range(2):
                t.corp.put("Formicary", "R&D")
            t.corp.set(credits=4)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            t.corp.accept(t.card("Formicary", 0))
            t.runner.yes()
            t.corp.accept("Formicary")
            t.runner.yes()
            assert got_in(t)
            assert damage(t) == [("net", 2), ("net", 2)]
