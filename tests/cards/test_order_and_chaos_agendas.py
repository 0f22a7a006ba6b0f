"""What agendas and Corp identities of Order and Chaos do."""

from __future__ import annotations

import pytest
from tests.verbs import score

from sneakdoor.testing import Table


class TestFirmwareUpdates:
    def test_ice_that_can_be_advanced_gets_a_token_once_each_turn(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ")
            t.corp.put("Vanity Project", "Server 1")
            t.corp.put("Ghost Branch", "Server 2")
            score(t, "Firmware Updates", 3)
            assert t.card("Firmware Updates").tokens("agenda") == 3
            t.corp.use("Firmware Updates")
            assert t.card("Ice Wall").tokens("advancement") == 1
            assert not t.corp.can("use", "Firmware Updates")
            t.end_turn()
            t.runner.run("Archives")
            t.corp.use("Firmware Updates")
            t.finish_run()
            assert t.card("Ice Wall").tokens("advancement") == 2
            assert t.card("Firmware Updates").tokens("agenda") == 1

    def test_without_such_ice_there_is_nothing_to_do(self) -> None:
        with Table() as t:
            t.corp.put("Enigma", "HQ")
            score(t, "Firmware Updates", 3)
            assert not t.corp.can("use", "Firmware Updates")


def test_government_takeover_pays_three_credits_for_a_click() -> None:
    with Table() as t:
        score(t, "Government Takeover", 9)
        for n in (1, 2):
            t.corp.use("Government Takeover")
            assert (t.corp.credits, t.corp.clicks) == (5 + 3 * n, 3 - n)
        assert t.corp.score == 6


class TestHighRiskInvestment:
    @pytest.mark.parametrize("pool", [0, 4, 11])
    def test_it_pays_what_the_runner_has(self, pool: int) -> None:
        with Table() as t:
            t.runner.set(credits=pool)
            score(t, "High-Risk Investment", 5)
            assert t.card("High-Risk Investment").tokens("agenda") == 1
            if not pool:
                assert not t.corp.can("use", "High-Risk Investment")
                return
            t.corp.use("High-Risk Investment")
            assert (t.corp.credits, t.runner.credits, t.corp.clicks) == (5 + pool, pool, 2)
            assert not t.corp.can("use", "High-Risk Investment")


class TestTitanTransnational:
    @pytest.mark.parametrize("accept", [True, False])
    def test_a_scored_agenda_may_get_a_counter(self, accept: bool) -> None:
        with Table(corp="Titan Transnational: Investing In Your Future") as t:
            t.corp.scored("Nisei MK II")
            score(t, "Vanity Project", 6)
            if accept:
                t.corp.accept()
            else:
                t.corp.decline()
            assert t.card("Vanity Project").tokens("agenda") == int(accept)
            assert t.card("Nisei MK II").tokens("agenda") == 0

    def test_one_more_than_the_agenda_brings_and_every_time(self) -> None:
        with Table(corp="Titan Transnational: Investing In Your Future") as t:
            t.corp.put("Project Atlas", "Server 1", tokens={"advancement": 4})
            t.corp.put("Vanity Project", "Server 2", tokens={"advancement": 6})
            t.corp.score_agenda("Project Atlas")
            t.corp.trigger("Project Atlas")
            t.corp.accept()
            assert t.card("Project Atlas").tokens("agenda") == 2
            t.corp.score_agenda("Vanity Project")
            t.corp.accept()
            assert t.card("Vanity Project").tokens("agenda") == 1

    def test_stolen_ones_get_none(self) -> None:
        with Table("runner", corp="Titan Transnational: Investing In Your Future") as t:
            t.corp.put("Vanity Project", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            assert t.card("Vanity Project").tokens("agenda") == 0
