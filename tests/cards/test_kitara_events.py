"""What events of the Kitara cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed

from sneakdoor.cards.vocabulary import hardware
from sneakdoor.testing import Table


class TestContaminate:
    def test_three_virus_counters_go_on_a_card_without_any(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Corroder")
            t.runner.put("Datasucker", tokens={"virus": 1})
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.hand("Contaminate")
            t.runner.play("Contaminate")
            t.settle()
            assert t.card("Corroder").tokens("virus") == 3
            assert t.card("Datasucker").tokens("virus") == 1

    def test_there_must_be_such_a_card(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Datasucker", tokens={"virus": 1})
            t.runner.hand("Contaminate")
            assert not t.runner.can("play", "Contaminate")


class TestCorporateGrant:
    def test_the_first_install_of_a_turn_costs_the_corp_a_credit(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand('Corporate "Grant"', "Easy Mark", "Corroder", "Armitage Codebusting")
            t.runner.play('Corporate "Grant"')
            t.settle()
            t.runner.install("Corroder")
            t.settle()
            assert t.corp.credits == 4
            t.runner.install("Armitage Codebusting")
            t.settle()
            assert t.corp.credits == 4
            assert t.zone('Corporate "Grant"') == "the play area"

    def test_installs_of_the_corp_do_not_count(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand('Corporate "Grant"')
            t.runner.play('Corporate "Grant"')
            t.end_turn()
            t.corp.hand("PAD Campaign")
            t.corp.install("PAD Campaign", "Server 1")
            t.settle()
            assert t.corp.credits == 5


class TestCreditKiting:
    def test_after_a_central_run_a_card_is_eight_cheaper_and_a_tag_comes(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Credit Kiting", "Magnum Opus", "Sure Gamble")
            t.runner.set(credits=0)
            assert not t.runner.can("play", "Credit Kiting")
            t.runner.run("Archives")
            t.finish_run()
            t.runner.play("Credit Kiting")
            t.settle()
            assert t.card("Magnum Opus").installed
            assert t.state.tags == 1
            assert t.runner.credits == 0

    def test_a_ninth_credit_is_paid(self) -> None:
        with Table(turn="runner", cards=(hardware("Big", "neutral_runner", cost=9),)) as t:
            t.runner.hand("Credit Kiting", "Big")
            t.runner.set(credits=3)
            t.runner.run("HQ")
            t.finish_run()
            t.runner.play("Credit Kiting")
            t.settle()
            assert t.runner.credits == 3 - 1

    def test_a_run_on_a_remote_server_does_not_do(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Credit Kiting", "Corroder")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert not t.runner.can("play", "Credit Kiting")


class TestFalsifiedCredentials:
    @pytest.mark.parametrize(("named", "gained"), [("asset", 5), ("agenda", 0)])
    def test_who_names_the_type_of_the_exposed_card_is_paid(self, named: str, gained: int) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "Server 1")
            t.runner.hand("Falsified Credentials")
            t.runner.play("Falsified Credentials")
            t.runner.mode(named)
            t.settle()
            assert t.happened("exposed") == 1
            assert t.runner.credits == 5 - 1 + gained

    def test_what_was_not_exposed_pays_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=1)
            t.corp.put("Zaibatsu Loyalty", "Server 2", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Falsified Credentials")
            t.runner.play("Falsified Credentials")
            t.runner.mode("asset")
            t.corp.use("Zaibatsu Loyalty", "1[credit]")
            t.settle()
            assert t.happened("exposed") == 0
            assert t.runner.credits == 4


class TestBlackHat:
    def test_an_unsuccessful_trace_opens_hq_and_rnd_for_the_turn(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=10)
            t.corp.set(credits=0).hand(*["Hedge Fund"] * 4).deck(*["Ice Wall"] * 5)
            t.runner.hand("Black Hat")
            t.runner.play("Black Hat")
            t.settle()
            t.runner.number(4)
            t.settle()
            t.runner.run("HQ")
            t.finish_run()
            assert accessed(t).count("Hedge Fund") == 3
            t.runner.run("R&D")
            t.finish_run()
            assert accessed(t).count("Ice Wall") == 3

    def test_a_successful_trace_leaves_all_as_it_was(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=10)
            t.corp.set(credits=0).hand(*["Hedge Fund"] * 4)
            t.runner.hand("Black Hat")
            t.runner.play("Black Hat")
            t.settle()
            t.runner.number(3)
            t.settle()
            t.runner.run("HQ")
            t.finish_run()
            assert accessed(t) == ["Hedge Fund"]


class TestDiversionOfFunds:
    @pytest.mark.parametrize("n", [5, 2])
    def test_what_the_corp_loses_the_runner_gains(self, n: int) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=8)
            t.runner.hand("Diversion of Funds")
            t.runner.play("Diversion of Funds")
            t.runner.accept()
            t.runner.number(n)
            t.finish_run()
            assert t.corp.credits == 8 - n
            assert t.runner.credits == 5 - 1 + n
            assert t.runner.clicks == 2
            assert t.happened("accessed") == 0

    def test_the_runner_may_access_instead(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Hedge Fund")
            t.runner.hand("Diversion of Funds")
            t.runner.play("Diversion of Funds")
            t.runner.decline()
            t.finish_run()
            assert t.corp.credits == 5
            assert accessed(t) == ["Hedge Fund"]


class TestCompile:
    def test_the_first_encounter_brings_a_program_and_the_end_takes_it(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.deck("Magnum Opus", "Diesel")
            t.runner.discard("Corroder")
            t.runner.hand("Compile")
            t.runner.play("Compile")
            t.runner.act("server", server="HQ")
            t.runner.accept()
            t.runner.pick("Corroder")
            assert t.card("Corroder").installed
            assert t.runner.credits == 3
            t.finish_run()
            assert t.state.card(t.state.deck[1][0]).title == "Corroder"

    def test_the_second_ice_brings_none(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Pop-up Window", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.discard("Gordian Blade")
            t.runner.hand("Compile")
            t.runner.play("Compile")
            t.runner.act("server", server="HQ")
            t.runner.decline()
            t.runner.break_subroutines("Corroder", 0)
            t.runner.yes()
            t.finish_run()
            assert not t.card("Gordian Blade").installed


class TestWhiteHat:
    def test_after_a_central_run_an_unsuccessful_trace_shuffles_up_to_two_cards_away(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=0).hand("Hedge Fund", "Ice Wall", "Enigma")
            t.runner.hand("White Hat")
            assert not t.runner.can("play", "White Hat")
            t.runner.run("Archives")
            t.finish_run()
            t.runner.play("White Hat")
            t.runner.number(3)
            t.runner.pick("Hedge Fund", "Enigma")
            t.settle()
            assert t.corp.titles("hand") == ["Ice Wall"]
            assert t.happened("shuffled in") == 2

    def test_a_successful_trace_reveals_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=0).hand("Hedge Fund", "Ice Wall")
            t.runner.hand("White Hat")
            t.runner.run("Archives")
            t.finish_run()
            t.runner.play("White Hat")
            t.runner.number(2)
            t.settle()
            assert t.happened("revealed") == 0


class TestMarathon:
    def test_a_successful_run_gives_a_click_and_the_card_back_but_no_second_run(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "Server 2")
            t.runner.hand("Marathon")
            t.runner.play("Marathon")
            t.runner.act("server", server="Server 1")
            t.finish_run()
            assert t.runner.clicks == 4
            assert t.runner.titles("hand") == ["Marathon"]
            assert not t.runner.can("run", server="Server 1")
            assert t.runner.can("run", server="Server 2")
            assert t.runner.can("run", server="HQ")
            t.end_turn()
            t.end_turn()
            assert t.runner.can("run", server="Server 1")

    def test_an_unsuccessful_run_gives_nothing_and_forbids_the_server_all_the_same(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Wall of Static", "Server 1", rezzed=True)
            t.runner.hand("Marathon")
            t.runner.play("Marathon")
            t.finish_run()
            assert t.runner.clicks == 3
            assert t.zone("Marathon") == "the heap"
            assert not t.runner.can("run", server="Server 1")

    def test_it_wants_a_remote_server(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Marathon")
            assert not t.runner.can("play", "Marathon")


class TestEmbezzle:
    @pytest.mark.parametrize(("named", "gained", "left"), [("ice", 8, 0), ("asset", 0, 2)])
    def test_cards_of_the_named_type_are_trashed_and_paid_for(self, named: str, gained: int, left: int) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Ice Wall", "Enigma")
            t.runner.hand("Embezzle")
            t.runner.play("Embezzle")
            t.runner.mode(named)
            t.finish_run()
            assert t.happened("revealed") == 2
            assert t.runner.credits == 5 - 1 + gained
            assert len(t.corp.titles("hand")) == left
            assert t.happened("accessed") == 0

    def test_only_two_are_revealed_and_agendas_cannot_be_named(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Ice Wall", "Enigma", "Ice Wall")
            t.runner.hand("Embezzle")
            t.runner.play("Embezzle")
            t.settle()
            assert not t.runner.can("mode", says="agenda")
            t.runner.mode("ice")
            t.finish_run()
            assert t.corp.titles("hand") in (["Ice Wall"], ["Enigma"])
