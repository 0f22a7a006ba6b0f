"""Assets of Creation and Control."""

from __future__ import annotations

import pytest
from tests.corp_turns import before_turn
from tests.verbs import damage, go_on

from sneakdoor.testing import Table


class TestAlixT4LB07:
    def test_every_install_is_a_counter(self) -> None:
        with Table() as t:
            alix = t.corp.put("Alix T4LB07", "Server 1", rezzed=True)
            t.corp.hand("PAD Campaign", "Ice Wall")
            t.corp.install("PAD Campaign", "new")
            t.corp.install("Ice Wall", "HQ")
            assert alix.tokens("power") == 2
            t.corp.use("Alix T4LB07")
            assert (t.corp.credits, t.corp.clicks, t.zone("Alix T4LB07")) == (9, 0, "Archives")

    def test_not_those_of_the_runner_and_not_before_it_is_rezzed(self) -> None:
        with Table("runner", clicks=1) as t:
            alix = t.corp.put("Alix T4LB07", "Server 1", rezzed=True)
            t.runner.hand("Corroder").install("Corroder")
            assert alix.tokens("power") == 0
        with Table() as t:
            alix = t.corp.put("Alix T4LB07", "Server 1")
            t.corp.hand("Ice Wall").install("Ice Wall", "HQ")
            assert alix.tokens("power") == 0

    def test_it_takes_a_click(self) -> None:
        with Table("runner") as t:
            t.corp.put("Alix T4LB07", "Server 1", rezzed=True, tokens={"power": 2})
            t.runner.run("Server 1")
            assert not t.corp.can("use", "Alix T4LB07")
            t.finish_run()


class TestCerebralOverwriter:
    def access(self, tokens: int, money: int) -> Table:
        t = Table("runner")
        t.corp.put("Cerebral Overwriter", "Server 1", tokens={"advancement": tokens})
        t.corp.set(credits=money)
        t.runner.hand(*["Sure Gamble"] * 5).run("Server 1")
        t.settle()
        return t

    def test_three_credits_are_a_brain_damage_for_each_token(self) -> None:
        with self.access(2, 3) as t:
            t.corp.accept()
            assert (damage(t), t.corp.credits) == ([("brain", 2)], 0)
            go_on(t)
            t.finish_run()

    def test_nobody_must_pay(self) -> None:
        with self.access(2, 3) as t:
            t.corp.decline()
            go_on(t)
            t.finish_run()
            assert (damage(t), t.corp.credits) == ([], 3)

    @pytest.mark.parametrize(("tokens", "money"), [(2, 2), (0, 3)])
    def test_too_poor_or_without_tokens_nothing_is_asked(self, tokens: int, money: int) -> None:
        with self.access(tokens, money) as t:
            go_on(t)
            t.finish_run()
            assert (damage(t), t.corp.credits) == ([], money)

    def test_it_can_be_advanced(self) -> None:
        with Table() as t:
            t.corp.put("Cerebral Overwriter", "Server 1")
            t.corp.advance("Cerebral Overwriter")


class TestThomasHaas:
    def test_two_credits_for_each_token(self) -> None:
        with Table("runner") as t:
            t.corp.put("Thomas Haas", "Server 1", tokens={"advancement": 3})
            t.runner.run("Server 1")
            t.corp.rez("Thomas Haas")
            t.corp.use("Thomas Haas")
            assert (t.corp.credits, t.zone("Thomas Haas")) == (10, "Archives")
            t.finish_run()

    def test_he_can_be_advanced_and_without_tokens_pays_nothing(self) -> None:
        with Table() as t:
            t.corp.put("Thomas Haas", "Server 1", rezzed=True)
            assert not t.corp.can("use", "Thomas Haas")
            t.corp.advance("Thomas Haas")
            assert t.corp.can("use", "Thomas Haas")


class TestLevyUniversity:
    def test_a_piece_of_ice_out_of_the_deck(self) -> None:
        with Table() as t:
            t.corp.put("Levy University", "Server 1", rezzed=True)
            t.corp.deck("Enigma", "Snare!")
            t.corp.use("Levy University")
            assert not t.corp.can("pick", "Snare!")
            t.corp.pick("Enigma")
            assert (t.corp.titles("hand"), t.corp.credits, t.corp.clicks) == (["Enigma"], 4, 2)
            assert (t.happened("revealed"), t.happened("shuffled")) == (1, 1)

    def test_ice_in_archives_is_not_found_and_without_a_credit_nobody_looks(self) -> None:
        with Table() as t:
            t.corp.put("Levy University", "Server 1", rezzed=True)
            t.corp.discard("Enigma")
            t.corp.use("Levy University")
            assert t.corp.titles("hand") == []
        with Table() as t:
            t.corp.put("Levy University", "Server 1", rezzed=True)
            t.corp.deck("Enigma").set(credits=0)
            assert not t.corp.can("use", "Levy University")


class TestServerDiagnostics:
    def test_two_credits_each_turn(self) -> None:
        with before_turn("Server Diagnostics") as t:
            t.end_turn()
            t.settle()
            assert t.corp.credits == 7

    def test_new_ice_ends_it(self) -> None:
        with Table() as t:
            t.corp.put("Server Diagnostics", "Server 1", rezzed=True)
            t.corp.hand("PAD Campaign", "Ice Wall")
            t.corp.install("PAD Campaign", "new")
            assert t.card("Server Diagnostics").installed
            t.corp.install("Ice Wall", "HQ")
            assert t.zone("Server Diagnostics") == "Archives"

    def test_unrezzed_it_stays(self) -> None:
        with Table() as t:
            t.corp.put("Server Diagnostics", "Server 1")
            t.corp.hand("Ice Wall").install("Ice Wall", "HQ")
            assert t.card("Server Diagnostics").installed


class TestHaasArcologyAI:
    def test_it_is_advanced_only_while_it_is_unrezzed(self) -> None:
        with Table() as t:
            ai = t.corp.put("Haas Arcology AI", "Server 1")
            t.corp.advance("Haas Arcology AI")
            assert ai.tokens("advancement") == 1
            t.corp.rez("Haas Arcology AI")
            assert not t.corp.can("advance", "Haas Arcology AI")

    def test_a_token_and_a_click_are_two_clicks_once_a_turn(self) -> None:
        with Table() as t:
            ai = t.corp.put("Haas Arcology AI", "Server 1", rezzed=True, tokens={"advancement": 2})
            t.corp.use("Haas Arcology AI")
            assert (t.corp.clicks, ai.tokens("advancement")) == (4, 1)
            assert not t.corp.can("use", "Haas Arcology AI")
            t.end_turn()
            t.end_turn()
            t.corp.use("Haas Arcology AI")
            assert (t.corp.clicks, ai.tokens("advancement")) == (4, 0)

    def test_rezzed_it_is_no_card_that_can_be_advanced(self) -> None:
        for rezzed in (True, False):
            with Table() as t:
                t.corp.put("Haas Arcology AI", "Server 1", rezzed=rezzed)
                t.corp.hand("Shipment from Kaguya")
                assert t.corp.can("play", "Shipment from Kaguya") != rezzed

    def test_without_a_token_or_unrezzed_it_gives_nothing(self) -> None:
        with Table() as t:
            t.corp.put("Haas Arcology AI", "Server 1", rezzed=True)
            assert not t.corp.can("use", "Haas Arcology AI")
        with Table() as t:
            t.corp.put("Haas Arcology AI", "Server 1", tokens={"advancement": 2})
            assert not t.corp.can("use", "Haas Arcology AI")
