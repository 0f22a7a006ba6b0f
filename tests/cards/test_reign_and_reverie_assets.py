"""Assets of Reign and Reverie."""

from __future__ import annotations

import pytest
from tests.corp_turns import at_turn, before_turn

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.testing import Table


class TestAPISKeeperIsobel:
    def test_a_token_of_any_card_may_be_three_credits(self) -> None:
        with before_turn("API-S Keeper Isobel") as t:
            agenda = t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 2})
            t.end_turn()
            t.corp.accept()
            t.settle()
            assert (t.corp.credits, agenda.tokens("advancement")) == (8, 1)

    def test_a_runner_card_will_do_and_the_corp_chooses(self) -> None:
        with before_turn("API-S Keeper Isobel") as t:
            agenda = t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 1})
            breaker = t.runner.put("Corroder", tokens={"advancement": 1})
            t.end_turn()
            t.corp.accept()
            t.corp.number(0)  # none from the agenda
            t.settle()
            assert (agenda.tokens("advancement"), breaker.tokens("advancement"), t.corp.credits) == (1, 0, 8)

    def test_nobody_must_and_without_a_token_nobody_can(self) -> None:
        with before_turn("API-S Keeper Isobel") as t:
            agenda = t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 1})
            t.end_turn()
            t.corp.decline()
            t.settle()
            assert (t.corp.credits, agenda.tokens("advancement")) == (5, 1)
        with at_turn("API-S Keeper Isobel", power=1) as t:
            t.settle()
            assert t.corp.credits == 5


class TestNeurostasis:
    def access(self, tokens: int, *, money: int = 5) -> Table:
        t = Table("runner")
        t.corp.put("Neurostasis", "Server 1", tokens={"advancement": tokens})
        t.corp.put("PAD Campaign", "Server 2")
        t.corp.set(credits=money)
        t.runner.put("Corroder")
        t.runner.put("Desperado")
        t.runner.put("Kati Jones")
        t.runner.run("Server 1")
        return t

    def test_as_many_cards_as_tokens_go_into_the_stack(self) -> None:
        with self.access(2) as t:
            before = len(t.state.deck[RUNNER])
            t.corp.accept()
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Desperado", "Corroder")
            assert t.corp.credits == 2
            assert len(t.state.deck[RUNNER]) == before + 2
            assert t.card("Kati Jones").installed
            t.finish_run()

    def test_it_is_the_runner_who_shuffles(self) -> None:
        with self.access(1) as t:
            t.corp.accept()
            t.corp.pick("Corroder")
            t.finish_run()
            assert [one.side for one in t.state.journal.since(0) if one.kind == "shuffled in"] == [RUNNER]

    def test_nobody_must_pay_and_three_credits_it_takes(self) -> None:
        with self.access(2) as t:
            t.corp.decline()
            t.finish_run()
            assert (t.corp.credits, t.happened("shuffled in")) == (5, 0)
        with self.access(2, money=2) as t:
            t.finish_run()
            assert t.happened("shuffled in") == 0

    def test_without_a_token_nothing_is_asked_and_it_can_be_advanced(self) -> None:
        with self.access(0) as t:
            t.finish_run()
            assert t.corp.credits == 5
        with Table() as t:
            t.corp.put("Neurostasis", "Server 1")
            t.corp.advance("Neurostasis")
            assert t.card("Neurostasis").tokens("advancement") == 1


class TestSIU:
    @pytest.mark.parametrize(("link", "tags"), [(2, 1), (3, 0)])
    def test_trashed_it_traces_for_a_tag(self, link: int, tags: int) -> None:
        with at_turn("SIU") as t:
            t.corp.accept()
            t.corp.number(0)
            t.runner.number(link)
            t.settle()
            assert (t.state.tags, t.zone("SIU")) == (tags, "Archives")

    def test_it_may_stay(self) -> None:
        with at_turn("SIU") as t:
            t.corp.decline()
            t.settle()
            assert (t.card("SIU").installed, t.happened("trace initiated")) == (True, 0)


class TestDrudgeWork:
    def work(self, power: int = 3) -> Table:
        t = Table()
        t.corp.put("Drudge Work", "Server 1", rezzed=True, tokens={"power": power})
        t.corp.hand("Nisei MK II", "PAD Campaign").discard("Priority Requisition", faceup=False)
        t.corp.discard("Melange Mining Corp.")
        return t

    def test_it_comes_with_three_counters(self) -> None:
        with Table() as t:
            work = t.corp.put("Drudge Work", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("Drudge Work")
            assert work.tokens("power") == 3
            t.corp.rez("PAD Campaign")
            assert work.tokens("power") == 3

    @pytest.mark.parametrize(("title", "points"), [("Nisei MK II", 2), ("Priority Requisition", 3)])
    def test_an_agenda_of_hq_or_archives_pays_its_points_and_goes_into_rnd(self, title: str, points: int) -> None:
        with self.work() as t:
            before = len(t.state.deck[CORP])
            t.corp.use("Drudge Work")
            assert not t.corp.can("pick", "PAD Campaign")
            assert not t.corp.can("pick", "Melange Mining Corp.")
            t.corp.pick(title)
            assert (t.corp.credits, t.corp.clicks) == (5 + points, 2)
            assert len(t.state.deck[CORP]) == before + 1
            assert t.zone(title) == "R&D"
            assert t.happened("revealed") == 1
            assert t.card("Drudge Work").tokens("power") == 2

    def test_with_the_last_counter_it_is_gone(self) -> None:
        with self.work(1) as t:
            t.corp.use("Drudge Work")
            t.corp.pick("Nisei MK II")
            assert (t.zone("Drudge Work"), t.corp.credits) == ("Archives", 7)

    def test_without_an_agenda_there_it_is_not_used(self) -> None:
        with Table() as t:
            t.corp.put("Drudge Work", "Server 1", rezzed=True, tokens={"power": 3})
            t.corp.hand("Hedge Fund").put("Nisei MK II", "Server 2")
            assert not t.corp.can("action", "Drudge Work")
