"""What Runner identities of Honor and Profit do."""

from __future__ import annotations

import pytest
from tests.verbs import elsewhere

from sneakdoor.cards.vocabulary import agenda
from sneakdoor.testing import Table

BURDEN = agenda("Burden", "neutral_corp", advancement=3, points=-1)
IAIN = "Iain Stirling: Retired Spook"
SILHOUETTE = "Silhouette: Stealth Operative"


class TestIainStirling:
    @pytest.mark.parametrize(
        ("corp", "runner", "have"),
        [
            ((), (), 5),
            (("Hostile Takeover",), (), 7),
            (("Hostile Takeover",), ("Hostile Takeover",), 5),
            ((), ("Hostile Takeover",), 5),
            (("Priority Requisition",), ("Hostile Takeover",), 7),
        ],
    )
    def test_two_credits_comfort_who_is_behind(self, corp: tuple[str, ...], runner: tuple[str, ...], have: int) -> None:
        with Table("corp", runner=IAIN) as t:
            t.corp.scored(*corp)
            t.runner.scored(*runner)
            t.end_turn()
            assert t.runner.credits == have
            assert t.runner.link == 1
            t.end_turn()
            assert t.runner.credits == have + 4  # four clicks, and nothing in the turn of the Corp

    def test_less_than_nothing_is_behind_nothing(self) -> None:
        with Table("corp", runner=IAIN, cards=(BURDEN,)) as t:
            t.runner.scored("Burden")
            t.end_turn()
            assert t.runner.score < 0
            assert t.runner.credits == 7


class TestSilhouette:
    @pytest.mark.parametrize("expose", [True, False])
    def test_the_first_successful_run_on_hq_may_expose_a_card(self, expose: bool) -> None:
        with Table("runner", runner=SILHOUETTE) as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("HQ")
            t.settle()
            t.runner.accept() if expose else t.runner.decline()
            t.finish_run()
            assert t.happened("exposed") == int(expose)
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("exposed") == int(expose)

    def test_runs_elsewhere_do_not_count(self) -> None:
        with Table("runner", runner=SILHOUETTE) as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("exposed") == 0

    def test_with_nothing_to_expose_nobody_is_asked(self) -> None:
        with Table("runner", runner=SILHOUETTE) as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("exposed") == 0

    def test_it_need_not_lead_to_an_access(self) -> None:
        with Table("runner", runner=SILHOUETTE, cards=(elsewhere(),)) as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.put("Averted Eyes")
            t.runner.run("HQ")
            t.settle()
            t.runner.trigger(SILHOUETTE)
            t.finish_run()
            assert (t.happened("exposed"), t.happened("access begins")) == (1, 0)

    def test_blackguard_makes_the_corp_rez_it(self) -> None:
        with Table("runner", runner=SILHOUETTE) as t:
            pad = t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Blackguard")
            t.runner.run("HQ")
            t.settle()
            t.runner.accept()
            t.finish_run()
            assert pad.rezzed
