"""What neutral cards of the cycles do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


def test_biometric_spoofing_prevents_two_damage_of_any_kind() -> None:
    with Table(turn="runner") as t:
        t.corp.hand("Snare!")
        t.runner.put("Biometric Spoofing")
        t.runner.hand("Sure Gamble", "Sure Gamble")
        t.runner.run("HQ")
        t.corp.act("trigger", "Snare!")
        t.runner.use("Biometric Spoofing", "Prevent")
        t.finish_run()
        assert len(t.runner.titles("hand")) == 1
        assert t.zone("Biometric Spoofing") == "the heap"


def test_injection_attack_strengthens_one_icebreaker_for_its_run() -> None:
    with Table(turn="runner") as t:
        t.runner.hand("Injection Attack")
        chosen, other = t.runner.put("Corroder"), t.runner.put("Gordian Blade")
        t.runner.play("Injection Attack")
        t.runner.pick("Corroder")
        t.runner.act("server", server="Archives")
        assert (chosen.strength, other.strength) == (4, 2)
        t.finish_run()
        assert (chosen.strength, other.strength) == (2, 2)


@pytest.mark.parametrize("trashes", [True, False])
def test_tech_startup_may_be_trashed_for_an_asset(trashes: bool) -> None:
    with Table(turn="runner") as t:
        t.corp.put("Tech Startup", "Server 1", rezzed=True)
        t.corp.deck("PAD Campaign", "Ice Wall")
        t.end_turn()
        if trashes:
            t.corp.act("trigger", "Tech Startup")
            t.corp.pick("PAD Campaign")
            t.settle()
            assert t.card("PAD Campaign").installed
        else:
            t.corp.pass_()
        assert t.zone("Tech Startup") == ("Archives" if trashes else "the play area")
        t.settle()


class TestQCoherenceChip:
    @pytest.mark.rule("11.2.15a")
    def test_a_trashed_installed_program_takes_it_along(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Q-Coherence Chip")
            assert t.runner.memory == (0, 5)
            t.runner.put("Mimic")
            t.runner.hand("Scavenge")
            t.runner.play("Scavenge")
            t.settle()
            assert t.zone("Q-Coherence Chip") == "the heap"

    @pytest.mark.rule("11.2.15a")
    def test_a_program_trashed_from_the_grip_does_not(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Q-Coherence Chip")
            t.runner.hand("Respirocytes", "Mimic", "Mimic")
            t.runner.install("Respirocytes")
            t.settle()
            assert t.runner.titles("discard") == ["Mimic"]
            assert t.card("Q-Coherence Chip").installed


class TestRachelBeckman:
    @pytest.mark.rule("11.2.18", "1.11.2")
    def test_she_gives_a_click_each_turn(self) -> None:
        with Table(turn="corp") as t:
            t.runner.put("Rachel Beckman")
            t.end_turn()
            assert t.runner.clicks == 5

    @pytest.mark.rule("11.2.18", "10.5.2")
    def test_a_tag_drives_her_away_and_she_does_not_come_to_the_tagged(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=20, tags=1)
            t.runner.hand("Rachel Beckman")
            t.runner.install("Rachel Beckman")
            t.settle()
            assert t.zone("Rachel Beckman") == "the heap"


class TestRiggedResults:
    @pytest.mark.rule("1.10.3c", "6.5.3", "6.3.2")
    def test_a_wrong_guess_is_a_run_past_the_chosen_ice(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Rigged Results")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.corp.hand("Hedge Fund")
            t.runner.play("Rigged Results")
            t.runner.number(1)
            assert t.runner.credits == 5
            t.corp.number(2)
            assert t.runner.credits == 4
            assert t.corp.credits == 5
            t.runner.pick("Ice Wall")
            assert t.run is not None
            assert t.run.server == 0
            t.finish_run()
            assert t.happened("bypassed") == 1
            assert t.happened("accessed") == 1

    @pytest.mark.rule("1.10.3c")
    def test_a_right_guess_is_the_end_of_it(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Rigged Results")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.set(credits=0)
            t.runner.play("Rigged Results")
            t.runner.number(2)
            t.corp.number(2)
            t.settle()
            assert t.run is None
            assert t.runner.credits == 3


class TestWirelessNetPavilion:
    @pytest.mark.rule("11.2.23", "1.15.9", "5.2.7g")
    def test_trashing_resources_costs_the_corp_two_more(self) -> None:
        with Table(turn="corp") as t:
            t.runner.set(tags=1)
            t.runner.put("Wireless Net Pavilion")
            t.runner.put("Decoy")
            t.corp.act("trash resource", "Decoy")
            assert t.corp.credits == 1
            assert t.zone("Decoy") == "the heap"

    @pytest.mark.rule("11.2.23", "1.15.9")
    def test_three_credits_are_not_enough(self) -> None:
        with Table(turn="corp") as t:
            t.runner.set(tags=1)
            t.runner.put("Wireless Net Pavilion")
            t.corp.set(credits=3)
            assert not t.corp.can("trash resource")
