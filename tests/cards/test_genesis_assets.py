"""Assets of the Genesis cycle."""

from __future__ import annotations

from tests.corp_turns import before_turn
from tests.verbs import damage, go_on

from sneakdoor.rules.quantities import trash_cost
from sneakdoor.testing import Table


class TestEncryptionProtocol:
    def test_installed_cards_cost_one_more_to_trash(self) -> None:
        with Table("runner") as t:
            t.corp.put("Encryption Protocol", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.hand("Adonis Campaign")
            assert trash_cost(t.state, t.cid("Encryption Protocol")) == 3
            assert trash_cost(t.state, t.cid("PAD Campaign")) == 5
            assert trash_cost(t.state, t.cid("Adonis Campaign")) == 3
            t.runner.set(credits=4).run("Server 2")
            t.settle()
            assert not t.runner.can("trash")
            t.finish_run()

    def test_two_of_them_add_up_and_unrezzed_ones_do_not(self) -> None:
        with Table("runner") as t:
            for n in (1, 2):
                t.corp.put("Encryption Protocol", f"Server {n}", rezzed=True)
            t.corp.put("Encryption Protocol", "Server 3")
            t.corp.put("PAD Campaign", "Server 4")
            assert trash_cost(t.state, t.cid("PAD Campaign")) == 6


class TestEveCampaign:
    def test_other_cards_that_are_rezzed_load_nothing_onto_it(self) -> None:
        with Table() as t:
            loaded = t.corp.put("Eve Campaign", "Server 1", rezzed=True, tokens={"credit": 4})
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("PAD Campaign")
            assert loaded.tokens("credit") == 4

    def test_sixteen_credits_two_at_a_time(self) -> None:
        with Table() as t:
            eve = t.corp.put("Eve Campaign", "Server 1")
            t.corp.rez("Eve Campaign")
            assert (eve.tokens("credit"), t.corp.credits) == (16, 0)
            t.end_turn()
            t.corp.set(credits=0)
            t.end_turn()
            assert (eve.tokens("credit"), t.corp.credits) == (14, 2)

    def test_empty_it_is_trashed(self) -> None:
        with before_turn("Eve Campaign", credit=2) as t:
            t.end_turn()
            t.settle()
            assert (t.zone("Eve Campaign"), t.corp.credits) == ("Archives", 7)


class TestPrivateContracts:
    def test_other_cards_that_are_rezzed_load_nothing_onto_it(self) -> None:
        with Table() as t:
            loaded = t.corp.put("Private Contracts", "Server 1", rezzed=True, tokens={"credit": 4})
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("PAD Campaign")
            assert loaded.tokens("credit") == 4

    def test_fourteen_credits_two_for_a_click(self) -> None:
        with Table() as t:
            contracts = t.corp.put("Private Contracts", "Server 1")
            t.corp.rez("Private Contracts")
            assert (contracts.tokens("credit"), t.corp.credits) == (14, 2)
            t.corp.use("Private Contracts")
            assert (contracts.tokens("credit"), t.corp.credits, t.corp.clicks) == (12, 4, 2)

    def test_empty_they_are_trashed(self) -> None:
        with Table() as t:
            t.corp.put("Private Contracts", "Server 1", rezzed=True, tokens={"credit": 2})
            t.corp.use("Private Contracts")
            assert (t.zone("Private Contracts"), t.corp.credits) == ("Archives", 7)


class TestDedicatedServer:
    def test_two_credits_each_turn_for_ice(self) -> None:
        with Table() as t:
            server = t.corp.put("Dedicated Server", "Server 1")
            t.corp.rez("Dedicated Server")
            assert server.tokens("credit") == 2
            t.end_turn()
            t.corp.put("Enigma", "HQ")
            t.corp.set(credits=5)
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            t.corp.number(2)
            assert (t.corp.credits, server.tokens("credit")) == (4, 0)
            t.finish_run()
            t.end_turn()
            assert server.tokens("credit") == 2

    def test_not_for_other_cards(self) -> None:
        with Table() as t:
            t.corp.put("Dedicated Server", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.set(credits=1)
            assert not t.corp.can("rez", "PAD Campaign")


class TestEdgeOfWorld:
    def access(self, money: int, *ice: str) -> Table:
        t = Table("runner")
        t.corp.put("Edge of World", "Server 1")
        for title in ice:
            t.corp.put(title, "Server 1")
        t.corp.put("Ice Wall", "HQ")
        t.corp.set(credits=money)
        t.runner.hand(*["Sure Gamble"] * 5).run("Server 1")
        t.settle()
        return t

    def test_three_credits_are_brain_damage_for_every_ice_before_it(self) -> None:
        with self.access(3, "Enigma", "Hunter") as t:
            t.corp.accept()
            assert (damage(t), t.corp.credits) == ([("brain", 2)], 0)
            go_on(t)
            t.finish_run()

    def test_too_poor_or_unwilling_it_does_nothing(self) -> None:
        with self.access(2, "Enigma") as t:
            go_on(t)
            t.finish_run()
            assert damage(t) == []
        with self.access(3, "Enigma") as t:
            t.corp.decline()
            go_on(t)
            t.finish_run()
            assert (damage(t), t.corp.credits) == ([], 3)

    def test_without_ice_there_is_nothing_to_pay_for(self) -> None:
        with self.access(3) as t:
            go_on(t)
            t.finish_run()
            assert (damage(t), t.corp.credits) == ([], 3)

    def test_not_from_hq(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Edge of World").put("Enigma", "HQ")
            t.runner.hand("Sure Gamble").run("HQ")
            t.settle()
            go_on(t)
            t.finish_run()
            assert damage(t) == []


class TestNetPolice:
    def test_as_many_credits_as_the_runner_has_link(self) -> None:
        with Table("runner", runner="Sunny Lebeau: Security Specialist") as t:
            police = t.corp.put("Net Police", "Server 1")
            link = t.runner.link
            t.runner.run("Archives")
            t.corp.rez("Net Police")
            assert link == police.tokens("credit") == 2
            t.finish_run()

    def test_none_without_link(self) -> None:
        with Table() as t:
            police = t.corp.put("Net Police", "Server 1")
            t.corp.rez("Net Police")
            assert police.tokens("credit") == 0

    def test_for_traces_only(self) -> None:
        with Table("runner", runner="Sunny Lebeau: Security Specialist", clicks=1) as t:
            police = t.corp.put("Net Police", "Server 1", rezzed=True)
            t.corp.hand("SEA Source", "Hedge Fund").set(credits=3)
            t.runner.run("Archives")
            t.finish_run()
            assert police.tokens("credit") == 2
            t.runner.set(credits=0)
            t.corp.set(credits=4)
            assert not t.corp.can("play", "Hedge Fund")
            t.corp.play("SEA Source")
            t.corp.number(4)  # as much as there is, the officers' included
            t.settle()
            assert (t.corp.credits, police.tokens("credit"), t.state.tags) == (0, 0, 1)
