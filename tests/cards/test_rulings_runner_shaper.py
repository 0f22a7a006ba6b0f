"""What official rulings say of the Shaper's cards."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, now

from sneakdoor.cards.vocabulary import ICE, RUNNER, DoToChosen, Is, event, play
from sneakdoor.rules.quantities import has_subtype
from sneakdoor.testing import Table

WORKSHOP = "Personal Workshop"
LIGHTS_OUT = event(
    "Lights Out", "neutral_runner", play(DoToChosen("derez", Is((ICE,), rezzed=True))), cost=0, influence=0
)
CLEARANCE = event(
    "Clearance",
    "neutral_runner",
    play(DoToChosen("trash", Is(side=RUNNER, other=True))),
    cost=0,
    influence=0,
)


class TestNetShield:
    def shot(self, shields: int) -> Table:
        t = Table(turn="runner")
        for _ in range(shields):
            t.runner.put("Net Shield")
        t.corp.put("Neural Katana", "HQ", rezzed=True)  # 3 net damage
        t.runner.hand(*["Sure Gamble"] * 5)
        t.runner.run("HQ")
        t.settle()
        return t

    @pytest.mark.rule("9.8.3a")
    def test_it_prevents_one_point_and_no_more(self) -> None:
        with self.shot(1) as t:
            t.runner.trigger("Net Shield")
            t.finish_run()
            assert (len(t.runner.titles("hand")), t.runner.credits) == (3, 4)

    @pytest.mark.rule("9.6.2c", "9.8.3a")
    def test_a_second_one_waits_for_the_same_first_damage_of_the_turn(self) -> None:
        with self.shot(2) as t:
            t.runner.trigger("Net Shield")
            while t.runner.can("trigger", "Net Shield"):
                t.runner.trigger("Net Shield")
            t.finish_run()
            first = len(t.runner.titles("hand"))
            t.runner.run("HQ")
            t.settle()
            assert not t.runner.can("trigger", "Net Shield")
            assert len(t.runner.titles("hand")) == first - 3
            t.finish_run()


class TestTestRun:
    @pytest.mark.both
    @pytest.mark.rule("8.2.10", "1.4:9.9.3a")
    def test_a_program_installed_anew_stays(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9).hand("Test Run", "Scavenge")
            t.runner.discard("Magnum Opus")
            t.runner.play("Test Run")
            t.runner.mode("heap")
            t.runner.play("Scavenge")
            t.end_turn()
            assert t.card("Magnum Opus").installed


class TestAesopsPawnshop:
    @pytest.mark.rule("9.6.2", "10.3.1a")
    def test_one_card_each_turn(self) -> None:
        with Table() as t:
            t.runner.put("Aesop’s Pawnshop")
            t.runner.put("Decoy")
            t.runner.put("Access to Globalsec")
            t.end_turn()
            t.runner.trigger("Aesop’s Pawnshop")
            t.runner.pick("Decoy")
            t.settle()
            assert t.runner.credits == 8
            assert now(t).kind == "action"
            assert t.card("Access to Globalsec").installed


class TestDinosaurus:
    @pytest.mark.rule("1.12.5a", "8.2.5d")
    def test_another_icebreaker_takes_the_place_of_the_first(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=20).put("Dinosaurus")
            t.runner.put("Corroder", on="Dinosaurus")
            t.runner.put("Mimic")
            t.runner.hand("Battering Ram")
            t.runner.install("Battering Ram", on="Dinosaurus")
            assert not t.runner.can("done")
            t.runner.act("trash", "Corroder")
            t.runner.act("done")
            assert t.card("Battering Ram").thing.host == t.cid("Dinosaurus")
            assert (t.zone("Corroder"), t.card("Mimic").installed) == ("the heap", True)

    @pytest.mark.both
    @pytest.mark.rule("8.2.5d", "1.12.5a")
    def test_with_no_memory_free_an_icebreaker_may_still_be_installed_on_it(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=20).put("Dinosaurus")
            t.runner.put("Magnum Opus")
            t.runner.put("Sneakdoor Beta")
            assert t.runner.memory == (4, 4)
            t.runner.hand("Corroder")
            t.runner.install("Corroder", on="Dinosaurus")
            t.runner.act("done")
            assert t.card("Corroder").installed
            assert t.happened("trashed") == 0


class TestDhegdheer:
    @pytest.mark.rule("1.15.5a")
    def test_what_is_installed_on_it_costs_one_less(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=4).put("Dhegdheer")
            t.runner.hand("Magnum Opus")
            t.runner.install("Magnum Opus", on="Dhegdheer")
            assert t.runner.credits == 0


class TestEncore:
    @pytest.mark.rule("5.1.1")
    def test_two_of_them_are_two_turns(self) -> None:
        with Table(turn="runner", clicks=5) as t:
            t.runner.hand("Encore", "Encore")
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Encore")
            t.runner.play("Encore")
            t.settle()
            for _ in range(2):
                assert (t.state.active, t.runner.clicks) == (RUNNER, 4)
                t.end_turn()
            assert t.state.active != RUNNER


class TestJesminderSareen:
    @pytest.mark.rule("9.6.2c", "1.4:9.8.5a")
    def test_a_tag_that_another_card_avoided_was_the_first_of_the_run(self) -> None:
        with Table(turn="runner", runner="Jesminder Sareen: Girl Behind the Curtain") as t:
            t.corp.put("Data Raven", "HQ", rezzed=True)
            t.corp.put("Data Raven", "HQ", rezzed=True)
            t.runner.put("Decoy")
            t.runner.run("HQ")
            t.runner.mode("tag")
            t.runner.use("Decoy")
            t.corp.number(0)  # its trace
            t.runner.number(1)
            assert t.state.tags == 0
            t.runner.mode("tag")  # of the second one
            assert t.state.tags == 1
            t.corp.number(0)
            t.runner.number(1)
            t.finish_run()

    @pytest.mark.rule("6.8.5", "9.6.2c")
    def test_a_tag_after_the_run_is_none_of_it(self) -> None:
        with Table(turn="runner", runner="Jesminder Sareen: Girl Behind the Curtain") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("John Masanori")
            t.runner.run("HQ")
            t.finish_run()
            assert t.state.tags == 1


class TestEgret:
    @pytest.mark.rule("2.15.5", "3.4.4")
    def test_derezzed_ice_keeps_the_subtypes_that_it_gives(self) -> None:
        with Table(turn="runner", cards=(LIGHTS_OUT,)) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Egret", on="Ice Wall")
            t.runner.hand("Lights Out")
            t.runner.play("Lights Out")
            assert not t.card("Ice Wall").rezzed
            for subtype in ("Sentry", "Code Gate", "Barrier"):
                assert has_subtype(t.state, t.cid("Ice Wall"), subtype)


class TestPersonalWorkshop:
    def hosting(self, title: str, *rig: str, money: int = 5) -> Table:
        t = Table(turn="runner", cards=(CLEARANCE,))
        t.runner.set(credits=money).put(WORKSHOP)
        for one in rig:
            t.runner.put(one)
        t.runner.hand(title, "Clearance")
        t.runner.use(WORKSHOP, "grip")
        return t

    @pytest.mark.rule("8.2.5d", "1.12.2")
    def test_what_it_installs_makes_room_as_usual(self) -> None:
        with self.hosting("Datasucker", "Magnum Opus", "Sneakdoor Beta") as t:
            t.runner.use(WORKSHOP, "Remove")
            assert not t.runner.can("done")
            t.runner.act("trash", "Magnum Opus")
            t.runner.act("done")
            assert t.card("Datasucker").installed

    @pytest.mark.rule("1.12.5c")
    def test_a_program_without_a_host_to_go_to_is_trashed(self) -> None:
        with self.hosting("Parasite") as t:
            t.runner.use(WORKSHOP, "Remove")
            t.runner.use(WORKSHOP, "Remove")
            assert t.zone("Parasite") == "the heap"
            assert t.happened("installed") == 0

    @pytest.mark.rule("1.12.5c")
    def test_with_one_it_goes_there(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put(WORKSHOP)
            t.runner.hand("Parasite")
            t.runner.use(WORKSHOP, "grip")
            t.runner.use(WORKSHOP, "Remove")
            t.runner.use(WORKSHOP, "Remove")
            assert t.card("Parasite").thing.host == t.cid("Ice Wall")

    @pytest.mark.rule("9.1.6c", "1.12.5c", "1.4:9.6.7")
    def test_a_program_that_may_not_be_installed_now_is_trashed(self) -> None:
        with self.hosting("Bug") as t:  # it costs nothing, so it would be installed at once
            t.settle()
            assert t.zone("Bug") == "the heap"

    @pytest.mark.rule("3.8.5e")
    def test_so_is_a_second_console(self) -> None:
        with self.hosting("Forger", "Desperado") as t:
            t.runner.use(WORKSHOP, "Remove")
            assert t.zone("Forger") == "the heap"

    @pytest.mark.rule("1.12.11")
    def test_its_cards_go_with_it(self) -> None:
        with self.hosting("Magnum Opus") as t:
            t.runner.play("Clearance")
            t.settle()
            assert t.zone(WORKSHOP) == t.zone("Magnum Opus") == "the heap"
            assert t.state.tokens(t.cid("Magnum Opus"), "power") == 0


class TestArtistColony:
    @pytest.mark.rule("4.2.2a", "4.2.3", example=37)
    def test_what_cannot_be_installed_or_paid_for_is_not_found_and_the_stack_is_shuffled(self) -> None:
        """An older ruling had such a card found and put back; the example of the rules came later."""
        with Table(turn="runner", deck=0) as t:
            t.runner.scored("Hostile Takeover")
            t.runner.set(credits=4).deck("Diesel", "Magnum Opus")
            t.runner.put("Artist Colony")
            t.runner.use("Artist Colony")
            t.settle()
            assert (t.happened("shuffled"), t.runner.score) == (1, 0)
            assert t.runner.titles("deck") == ["Diesel", "Magnum Opus"]


class TestFilmCritic:
    @pytest.mark.rule("1.16.3")
    def test_neither_hosting_nor_adding_an_agenda_is_stealing_it(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Obokata Protocol")
            t.runner.set(credits=0).put("Film Critic")
            t.runner.run("HQ")
            t.runner.trigger("Film Critic")
            t.finish_run()
            t.runner.use("Film Critic")
            assert (t.runner.score, t.happened("stolen")) == (3, 0)

    @pytest.mark.rule("1.12.5b", "1.12.10")
    def test_a_second_agenda_does_not_replace_the_first(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Hostile Takeover", "Hostile Takeover")
            t.runner.put("Film Critic")
            t.runner.run("HQ")
            t.runner.trigger("Film Critic")
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert len(t.card("Film Critic").thing.hosted) == 1
            assert (t.runner.score, t.happened("stolen")) == (1, 1)


class TestOrderOfSol:
    @pytest.mark.rule("9.6.2", "10.3.4")
    def test_it_pays_in_the_middle_of_playing_a_card(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Order of Sol")
            t.runner.hand("Sure Gamble")
            t.runner.play("Sure Gamble")
            assert t.runner.credits == 10

    @pytest.mark.rule("9.6.2c")
    def test_only_the_first_time_each_turn(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=1).put("Order of Sol")
            t.runner.hand("Access to Globalsec", "Access to Globalsec")
            t.runner.install("Access to Globalsec")
            assert t.runner.credits == 1
            t.runner.install("Access to Globalsec")
            assert t.runner.credits == 0


class TestInversificator:
    @pytest.mark.both
    @pytest.mark.rule("1.4:1.14.2c")
    def test_ice_in_archives_is_not_swapped(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=20).put("Inversificator")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.discard("Ice Wall")
            t.runner.run("HQ")
            t.runner.break_subroutines("Inversificator")
            t.finish_run()
            assert t.zone("Ice Wall") == "Archives"


class TestSystemSeizure:
    @pytest.mark.rule("1.4:9.9.5", "3.9.5b")
    def test_it_keeps_the_strength_for_one_run_only(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.set(credits=9).put("Corroder")
            t.runner.hand("System Seizure")
            t.runner.play("System Seizure")
            encounter(t, "HQ")
            t.runner.use("Corroder", "+1")
            t.runner.use("Corroder", "Break")
            t.finish_run()
            assert t.card("Corroder").strength == 2
            encounter(t, "HQ")
            t.runner.use("Corroder", "+1")
            t.runner.use("Corroder", "Break")
            t.settle()
            assert t.card("Corroder").strength == 2
            t.finish_run()


class TestKabonesaWu:
    @pytest.mark.both
    @pytest.mark.rule("8.2.10")
    def test_a_program_installed_anew_stays(self) -> None:
        with Table(turn="runner", runner="Kabonesa Wu: Netspace Thrillseeker", deck=0) as t:
            t.runner.set(credits=9).deck("Corroder")
            t.runner.hand("Scavenge")
            t.runner.use("Kabonesa Wu: Netspace Thrillseeker")
            t.runner.pick("Corroder")
            t.runner.play("Scavenge")
            t.end_turn()
            assert t.card("Corroder").installed
            assert t.state.removed == []


class TestEmergentCreativity:
    @pytest.mark.rule("1.15.5a")
    def test_programs_and_hardware_may_be_trashed_together(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.set(credits=4).hand("Emergent Creativity", "Akamatsu Mem Chip", "Datasucker", "Sure Gamble")
            t.runner.deck("Corroder")
            t.runner.play("Emergent Creativity")
            t.runner.pick("Akamatsu Mem Chip", "Datasucker")
            t.runner.pick("Corroder")
            assert t.card("Corroder").installed
            assert t.runner.credits == 2
