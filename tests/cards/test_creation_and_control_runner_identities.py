"""What Runner identities of Creation and Control do."""

from __future__ import annotations

from sneakdoor.decks import Deck, check
from sneakdoor.testing import Table

EXILE = "Exile: Streethawk"
PROFESSOR = "The Professor: Keeper of Knowledge"


class TestExile:
    def test_a_program_from_the_heap_is_a_card(self) -> None:
        with Table("runner", runner=EXILE) as t:
            t.runner.hand("Test Run").discard("Corroder")
            t.runner.play("Test Run")
            t.runner.mode("heap")
            t.settle()
            assert t.card("Corroder").installed
            assert len(t.runner.titles("hand")) == 1

    def test_from_the_grip_or_the_stack_it_is_none(self) -> None:
        with Table("runner", runner=EXILE) as t:
            t.runner.hand("Mimic").set(credits=9)
            t.runner.deck("Corroder")
            t.runner.put("Self-modifying Code")
            t.runner.use("Self-modifying Code")
            t.runner.pick("Corroder")
            t.settle()
            assert t.card("Corroder").installed
            t.runner.install("Mimic")
            t.runner.decline()
            assert t.runner.titles("hand") == []

    def test_nor_are_other_cards(self) -> None:
        with Table("runner", runner=EXILE) as t:
            t.runner.discard("Crowdfunding")
            for _ in range(3):
                t.runner.run("Archives")
                t.finish_run()
            t.runner.act("credit")
            t.settle()
            t.runner.accept()
            t.settle()
            assert t.card("Crowdfunding").installed
            assert t.runner.titles("hand") == []

    def test_paperclip_counts(self) -> None:
        with Table("runner", runner=EXILE) as t:
            t.runner.discard("Paperclip").set(credits=9)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            t.runner.accept()
            t.finish_run()
            assert len(t.runner.titles("hand")) == 1


class TestTheProfessor:
    def test_the_first_copy_of_each_program_costs_no_influence(self) -> None:
        free = {"Corroder": 1, "Mimic": 1, "Parasite": 1, "Faerie": 1}
        shaper = {"Diesel": 3, "Gordian Blade": 3, "Magnum Opus": 3, "Sure Gamble": 3}
        for programs, influence in ((free, 0), ({**free, "Corroder": 2}, 2)):
            problems = [str(one) for one in check(Deck.of(PROFESSOR, {**programs, **shaper}))]
            told = [words for words in problems if words.startswith("influence")]
            assert told == (
                []
                if not influence
                else [f"influence {influence} of 1: {influence - 1} too many. Out of faction: Corroder 1×2 (CR 1.4.5)"]
            )

    def test_nothing_else_is_free(self) -> None:
        problems = [str(one) for one in check(Deck.of(PROFESSOR, {"Wyldside": 1}))]
        assert any(words.startswith("influence 3 of 1") for words in problems)

    def test_it_can_be_played(self) -> None:
        with Table("runner", runner=PROFESSOR) as t:
            t.runner.act("credit")
            assert (t.runner.credits, t.runner.link) == (6, 0)
