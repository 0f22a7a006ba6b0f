"""What Runner identities of the SanSan cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import elsewhere

from sneakdoor.testing import Table

FISK = "Laramy Fisk: Savvy Investor"
HAYLEY = "Hayley Kaplan: Universal Scholar"


class TestLaramyFisk:
    @pytest.mark.parametrize("server", ["HQ", "R&D", "Archives"])
    @pytest.mark.parametrize("force", [True, False])
    def test_the_first_successful_run_on_a_central_server_may_make_the_corp_draw(
        self, server: str, force: bool
    ) -> None:
        with Table("runner", runner=FISK) as t:
            t.runner.run(server)
            t.settle()
            t.runner.accept() if force else t.runner.decline()
            t.finish_run()
            assert len(t.corp.titles("hand")) == int(force)
            assert t.runner.titles("hand") == []
            t.runner.run("Archives")
            t.finish_run()
            assert len(t.corp.titles("hand")) == int(force)  # once each turn

    def test_runs_on_remote_servers_are_not_counted(self) -> None:
        with Table("runner", runner=FISK) as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.run("Server 1")
            t.finish_run()
            assert t.corp.titles("hand") == []
            t.runner.run("Archives")
            t.settle()
            t.runner.accept()
            t.finish_run()
            assert len(t.corp.titles("hand")) == 1

    def test_it_need_not_lead_to_an_access(self) -> None:
        with Table("runner", runner=FISK, cards=(elsewhere(),)) as t:
            t.runner.put("Averted Eyes")
            t.runner.run("Archives")
            t.settle()
            t.runner.trigger(FISK)
            t.finish_run()
            assert len(t.corp.titles("hand")) == 1
            assert t.happened("access begins") == 0

    def test_an_empty_rnd_loses_the_game(self) -> None:
        t = Table("runner", runner=FISK)
        t.state.deck[0].clear()
        t.runner.run("Archives")
        t.settle()
        t.runner.accept()
        t.settle()
        assert t.outcome is not None


class TestHayleyKaplan:
    @pytest.mark.parametrize(
        ("first", "second"),
        [("Corroder", "Mimic"), ("Sports Hopper", "Plascrete Carapace"), ("Grifter", "Public Sympathy")],
    )
    def test_a_second_card_of_the_type_may_follow_for_its_cost(self, first: str, second: str) -> None:
        with Table("runner", runner=HAYLEY) as t:
            t.runner.hand(first, second).set(credits=10)
            t.runner.install(first)
            before = t.runner.credits
            t.runner.accept()
            t.settle()
            if t.runner.can("done"):
                t.runner.act("done")  # nothing is trashed for a program
            assert t.card(second).installed
            assert t.runner.credits == before - {"Mimic": 3, "Plascrete Carapace": 3, "Public Sympathy": 2}[second]
            assert t.runner.clicks == 3

    def test_it_may_be_left_and_other_types_cannot_follow(self) -> None:
        with Table("runner", runner=HAYLEY) as t:
            t.runner.hand("Corroder", "Mimic", "Sports Hopper").set(credits=20)
            t.runner.install("Corroder")
            t.runner.decline()
            assert t.runner.clicks == 3
        with Table("runner", runner=HAYLEY) as t:
            t.runner.hand("Corroder", "Sports Hopper", "Daily Casts", "Sure Gamble").set(credits=20)
            t.runner.install("Corroder")
            t.runner.install("Sports Hopper")  # nobody was asked
            assert t.runner.clicks == 2

    def test_it_is_the_first_install_of_the_turn(self) -> None:
        with Table("runner", runner=HAYLEY) as t:
            t.runner.hand("Corroder", "Daily Casts", "Armitage Codebusting").set(credits=20)
            t.runner.install("Corroder")
            t.runner.install("Daily Casts")
            assert t.runner.clicks == 2
            t.end_turn()
            t.end_turn()
            t.runner.install("Armitage Codebusting")
            assert t.runner.clicks == 3

    def test_what_cannot_be_paid_is_not_offered(self) -> None:
        with Table("runner", runner=HAYLEY) as t:
            t.runner.hand("Corroder", "Gordian Blade").set(credits=5)
            t.runner.install("Corroder")
            assert t.runner.titles("hand") == ["Gordian Blade"]
            assert t.runner.clicks == 3

    def test_installs_of_the_corp_do_not_count(self) -> None:
        with Table("corp", runner=HAYLEY) as t:
            t.runner.hand("Corroder")
            t.corp.hand("Ice Wall")
            t.corp.install("Ice Wall", "HQ")
            assert t.corp.clicks == 2

    def test_an_install_in_a_run_and_in_the_turn_of_the_corp_counts(self) -> None:
        with Table("corp", runner=HAYLEY) as t:
            t.runner.put("Self-modifying Code")
            t.runner.deck("Corroder").hand("Mimic").set(credits=20)
            t.runner.use("Self-modifying Code")
            t.runner.pick("Corroder")
            t.settle()
            t.runner.accept()
            t.settle()
            if t.runner.can("done"):
                t.runner.act("done")
            assert t.card("Mimic").installed

    def test_a_card_installed_facedown_has_no_type(self) -> None:
        with Table("runner", runner=HAYLEY) as t:
            t.runner.put("Hunting Grounds")
            t.runner.deck("Mimic", "Corroder", "Diesel").hand("Parasite")
            t.runner.use("Hunting Grounds", "facedown")
            t.settle()
            assert t.runner.titles("hand") == ["Parasite"]
