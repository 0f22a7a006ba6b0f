"""What resources of the Genesis cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import who

from sneakdoor.cards.vocabulary import Tag, operation, play
from sneakdoor.testing import Table

TAGS = operation("Tags", "neutral_corp", play(Tag(2)), cost=0)


class TestDataLeakReversal:
    @pytest.mark.parametrize("server", ["HQ", "R&D", "Archives"])
    def test_it_comes_after_a_successful_run_on_a_central_server(self, server: str) -> None:
        with Table("runner") as t:
            t.runner.hand("Data Leak Reversal")
            assert not t.runner.can("install", "Data Leak Reversal")
            t.runner.run(server)
            t.finish_run()
            t.runner.install("Data Leak Reversal")
            assert t.card("Data Leak Reversal").installed

    def test_a_remote_server_will_not_do(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Data Leak Reversal")
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.run("Server 1")
            t.finish_run()
            assert not t.runner.can("install", "Data Leak Reversal")

    def test_a_tagged_runner_trashes_rnd_card_by_card(self) -> None:
        with Table("runner") as t:
            t.runner.put("Data Leak Reversal")
            t.corp.deck("Ice Wall", "Enigma")
            assert not t.runner.can("use", "Data Leak Reversal")
            t.runner.set(tags=1)
            t.runner.use("Data Leak Reversal")
            assert (t.corp.titles("discard"), t.runner.clicks) == (["Enigma"], 3)
            assert who(t, "trashed") == [0]


class TestCompromisedEmployee:
    def test_each_rezzed_piece_of_ice_is_a_credit(self) -> None:
        with Table("runner") as t:
            t.runner.put("Compromised Employee")
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.rez("PAD Campaign")
            assert t.runner.credits == 5
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.runner.credits == 6

    def test_its_credit_is_for_traces_and_comes_back(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Compromised Employee").set(credits=2)
            t.runner.install("Compromised Employee")
            employee = t.card("Compromised Employee")
            assert (t.runner.credits, employee.tokens("credit")) == (0, 1)
            t.corp.put("Data Raven", "HQ", rezzed=True)
            t.corp.set(credits=0)
            t.runner.run("HQ")
            t.runner.mode("tag")
            t.settle()
            t.runner.number(1)
            t.finish_run()
            assert employee.tokens("credit") == 0
            t.end_turn()
            t.end_turn()
            assert employee.tokens("credit") == 1

    def test_it_is_for_nothing_else(self) -> None:
        with Table("runner") as t:
            t.runner.put("Compromised Employee", tokens={"credit": 1})
            t.runner.hand("Corroder").set(credits=1)
            assert not t.runner.can("install", "Corroder")


class TestInsideMan:
    def test_two_credits_each_turn_are_for_hardware(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Inside Man", "Plascrete Carapace", "Corroder").set(credits=5)
            t.runner.install("Inside Man")
            man = t.card("Inside Man")
            assert man.tokens("credit") == 2
            t.runner.set(credits=1)
            t.runner.install("Plascrete Carapace")
            t.settle()
            assert (t.runner.credits, man.tokens("credit")) == (0, 0)
            t.end_turn()
            t.end_turn()
            assert man.tokens("credit") == 2

    def test_not_for_programs(self) -> None:
        with Table("runner") as t:
            t.runner.put("Inside Man", tokens={"credit": 2})
            t.runner.hand("Corroder").set(credits=1)
            assert not t.runner.can("install", "Corroder")


class TestNewAngelesCityHall:
    @pytest.mark.parametrize("times", [0, 1, 2])
    def test_each_two_credits_avoid_a_tag(self, times: int) -> None:
        with Table("corp", cards=(TAGS,)) as t:
            t.runner.put("New Angeles City Hall")
            t.corp.hand("Tags")
            t.corp.play("Tags")
            for _ in range(times):
                t.runner.use("New Angeles City Hall")
            t.settle()
            if t.runner.can("pass"):
                t.runner.pass_()
            t.settle()
            assert (t.state.tags, t.runner.credits) == (2 - times, 5 - 2 * times)

    def test_one_credit_is_not_enough(self) -> None:
        with Table("corp", cards=(TAGS,)) as t:
            t.runner.put("New Angeles City Hall")
            t.runner.set(credits=1)
            t.corp.hand("Tags")
            t.corp.play("Tags")
            assert t.state.tags == 2

    def test_a_stolen_agenda_is_the_end_of_it(self) -> None:
        with Table("runner") as t:
            hall = t.runner.put("New Angeles City Hall")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("R&D")
            t.finish_run()
            assert hall.installed
            t.runner.run("Server 1")
            t.finish_run()
            assert hall.zone == "the heap"

    def test_a_scored_one_is_not(self) -> None:
        with Table("corp") as t:
            hall = t.runner.put("New Angeles City Hall")
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Hostile Takeover")
            assert hall.installed


def test_public_sympathy_is_two_more_cards() -> None:
    with Table("runner") as t:
        t.runner.put("Public Sympathy")
        assert (t.runner.hand_size, t.corp.hand_size) == (7, 5)
        t.runner.put("Public Sympathy")
        assert t.runner.hand_size == 9


class TestTheHelpfulAi:
    def test_it_is_a_link(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Helpful AI")
            assert t.runner.link == 1

    def test_it_is_trashed_to_strengthen_an_icebreaker_for_the_turn(self) -> None:
        with Table("runner") as t:
            corroder, mimic = t.runner.put("Corroder"), t.runner.put("Mimic")
            t.runner.put("The Helpful AI")
            t.runner.put("Datasucker")
            t.runner.use("The Helpful AI")
            t.runner.pick("Corroder")
            t.settle()
            assert (corroder.strength, mimic.strength) == (4, 3)
            assert (t.runner.link, t.zone("The Helpful AI")) == (0, "the heap")
            t.runner.run("Archives")
            t.finish_run()
            assert corroder.strength == 4
            t.end_turn()
            assert corroder.strength == 2

    @pytest.mark.rule("1.2.5")
    def test_without_an_icebreaker_it_is_of_no_use(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Helpful AI")
            t.runner.put("Datasucker")
            assert not t.runner.can("use", "The Helpful AI")
