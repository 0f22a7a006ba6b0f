"""What Runner identities of Order and Chaos do."""

from __future__ import annotations

import pytest

from sneakdoor.decks import Deck
from sneakdoor.game import Game
from sneakdoor.testing import Table

KIM = "Edward Kim: Humanity's Hammer"
VALENCIA = "Valencia Estevez: The Angel of Cayambe"


class TestEdwardKim:
    def test_the_first_operation_accessed_each_turn_is_trashed_for_nothing(self) -> None:
        with Table("runner", runner=KIM) as t:
            t.corp.deck("Hedge Fund", "Hedge Fund")
            t.runner.set(credits=0)
            for trashed in (1, 1):
                t.runner.run("R&D")
                t.finish_run()
                assert t.corp.titles("discard") == ["Hedge Fund"] * trashed
            t.end_turn()
            t.end_turn()
            t.runner.run("R&D")
            t.finish_run()
            assert len(t.corp.titles("discard")) == 2
            assert t.runner.link == 1

    def test_other_cards_are_left(self) -> None:
        with Table("runner", runner=KIM) as t:
            t.corp.hand("Ice Wall")
            t.corp.deck("Hedge Fund")
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.titles("hand") == ["Ice Wall"]
            t.runner.run("R&D")
            t.finish_run()
            assert t.corp.titles("discard") == ["Hedge Fund"]

    @pytest.mark.rule("1.18.1")
    def test_one_in_archives_is_the_first_and_stays_there(self) -> None:
        with Table("runner", runner=KIM) as t:
            t.corp.discard("Hedge Fund")
            t.corp.deck("Hedge Fund")
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("trashed") == 0
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("trashed") == 0


class TestValencia:
    @pytest.mark.parametrize(
        ("corp", "runner", "bad"),
        [
            ("Jinteki: Personal Evolution", VALENCIA, 1),
            ("GRNDL: Power Unleashed", VALENCIA, 2),
            ("GRNDL: Power Unleashed", KIM, 1),
            ("Jinteki: Personal Evolution", KIM, 0),
        ],
    )
    def test_the_corp_begins_with_bad_publicity(self, corp: str, runner: str, bad: int) -> None:
        game = Game.new(
            corp=Deck.of(corp, {"Hedge Fund": 20, "Ice Wall": 25}),
            runner=Deck.of(runner, {"Sure Gamble": 25, "Diesel": 25}),
            seed=3,
        )
        assert game.state.bad_publicity == bad

    def test_it_is_a_credit_in_each_run(self) -> None:
        with Table("runner", runner=VALENCIA) as t:
            t.corp.set(bad_publicity=1)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.set(credits=3)
            t.runner.run("Server 1")
            t.runner.accept()
            t.finish_run()
            assert (t.runner.credits, t.zone("PAD Campaign")) == (0, "Archives")
