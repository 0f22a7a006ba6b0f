"""Hosts and targets (CR 1.12; 1.4:1.14), and cards that must be revealed (1.4:1.20.7)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import (
    ICE,
    PROGRAM,
    RESOURCE,
    VIRUS,
    Do,
    DoToChosen,
    Is,
    Paid,
    Prevent,
    ReturnThis,
    Target,
    Tokens,
    operation,
    play,
    program,
    resource,
)
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.installing import destinations
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table

INFECTED = Is((PROGRAM,), tokens=VIRUS)
CURE = operation("Test Cure", "neutral_corp", play(DoToChosen("trash", INFECTED, 3, up_to=True)), cost=0)
SHIELD = program(
    "Test Shield",
    "neutral_runner",
    Paid((Tokens(VIRUS, 1),), (Prevent("trash", on=Is((PROGRAM,), other=True)),)),
    cost=0,
)
SCRAP = operation(
    "Test Scrap",
    "neutral_corp",
    play(Target(Is((ICE,), rezzed=True)), Do("derez"), Do("trash")),
    cost=0,
)
RAID = operation("Test Raid", "neutral_corp", play(DoToChosen("trash", Is((RESOURCE,)), 2)), cost=0)


class TestHosts:
    @pytest.mark.both
    @pytest.mark.rule("1.12.3", "1.12.7", "1.12.1")
    def test_a_card_that_is_hosted_anew_leaves_its_old_host(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Corroder")
            t.runner.put("Mimic")
            t.runner.put("Gebrselassie")
            t.runner.use("Gebrselassie")
            t.runner.pick("Corroder")
            gebr = t.cid("Gebrselassie")
            assert t.card("Corroder").thing.hosted == (gebr,)
            t.runner.use("Gebrselassie")  # of the two only the other is left to choose
            assert t.card("Gebrselassie").thing.host == t.cid("Mimic")
            assert t.card("Mimic").thing.hosted == (gebr,)
            assert t.card("Corroder").thing.hosted == ()
            assert t.card("Gebrselassie").installed

    @pytest.mark.rule("1.12.5", "1.12.7")
    def test_without_an_ability_that_says_so_nothing_is_hosted(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Armitage Codebusting")
            t.runner.put("Dyson Mem Chip")
            t.runner.put("Off-Campus Apartment")
            t.runner.hand("Decoy", "Corroder")
            apartment = ("host", t.cid("Off-Campus Apartment"))
            assert destinations(t.state, t.cid("Decoy")) == [("rig",), apartment]
            assert destinations(t.state, t.cid("Corroder")) == [("rig",)]
            t.runner.install("Decoy")
            d = t.decision
            assert d is not None
            assert not any(option.kind == "host" for option in d.options)  # nor can it be moved there now

    @pytest.mark.rule("1.12.6")
    def test_a_card_installed_on_another_lies_faceup_as_it_would_beside_it(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Off-Campus Apartment")
            t.runner.hand("Decoy", "Parasite")
            t.runner.install("Decoy", on="Off-Campus Apartment")
            t.runner.install("Parasite")
            for title in ("Decoy", "Parasite"):
                assert t.card(title).thing.host >= 0
                assert t.card(title).thing.faceup
                assert visible(t.state, t.cid(title), CORP)


class TestTargets:
    @pytest.mark.both
    @pytest.mark.rule("1.4:1.14.2", "1.4:1.14.2f")
    def test_targets_are_announced_before_they_can_be_saved_and_no_other_is_chosen_then(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Mimic")
            t.runner.put("Sacrificial Construct")
            t.runner.run("HQ")
            t.corp.pick("Mimic")
            d = t.decision
            assert d is not None
            assert d.side == RUNNER
            assert t.card("Mimic").installed  # announced, imminent, and not trashed yet
            t.runner.use("Sacrificial Construct")
            t.finish_run()
            assert t.card("Mimic").installed
            assert t.card("Corroder").installed
            assert t.zone("Sacrificial Construct") == "the heap"

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.14.2d", "1.4:1.14.2")
    def test_several_targets_of_one_announcement_are_imminent_together(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Aggressive Secretary", "Server 1", tokens={"advancement": 2})
            t.runner.put("Corroder")
            t.runner.put("Mimic")
            t.runner.put("Magnum Opus")
            t.runner.put("Sacrificial Construct")
            t.runner.run("Server 1")
            t.corp.trigger("Aggressive Secretary")
            t.corp.pick("Corroder", "Mimic")
            assert t.card("Corroder").installed
            assert t.card("Mimic").installed
            t.runner.use("Sacrificial Construct")
            t.runner.pick("Mimic")
            t.finish_run()
            assert t.runner.titles("discard") == ["Corroder", "Sacrificial Construct"]

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.14.3")
    def test_a_target_that_is_gone_is_skipped_and_the_rest_is_done(self) -> None:
        with Table(cards=(RAID,)) as t:
            t.corp.hand("Test Raid")
            for title in ("Fall Guy", "Decoy", "Armitage Codebusting"):
                t.runner.put(title)
            t.corp.play("Test Raid")
            t.corp.pick("Fall Guy", "Decoy")
            t.runner.use("Fall Guy")  # trashed for its own cost, to save the other target
            t.settle()
            assert t.card("Decoy").installed
            assert t.card("Armitage Codebusting").installed  # no other target takes its place
            assert t.runner.titles("discard") == ["Fall Guy"]
            assert t.happened("trashed") == 2  # the one for the cost, and the operation itself

    @pytest.mark.both
    @pytest.mark.rule("1.2.4")
    def test_nor_is_a_card_trashed_twice_that_nobody_chose(self) -> None:
        with Table() as t:
            t.corp.hand("The All-Seeing I")
            t.runner.set(tags=1)
            for title in ("Fall Guy", "Decoy"):
                t.runner.put(title)
            t.corp.play("The All-Seeing I")
            t.runner.use("Fall Guy", "Prevent")
            t.settle()
            assert t.card("Decoy").installed
            assert t.happened("trashed") == 2  # for its own cost, and the operation

    @pytest.mark.rule("1.2.4")
    def test_a_card_that_saved_itself_into_the_grip_stays_there(self) -> None:
        rope = resource(
            "Test Rope", "neutral_runner", Paid((ReturnThis(),), (Prevent("trash", on=Is(other=True)),)), cost=0
        )
        with Table(cards=(rope,)) as t:
            t.corp.hand("The All-Seeing I")
            t.runner.set(tags=1)
            for title in ("Test Rope", "Decoy"):
                t.runner.put(title)
            t.corp.play("The All-Seeing I")
            t.runner.use("Test Rope", "Prevent")
            t.settle()
            assert t.card("Decoy").installed
            assert t.zone("Test Rope") == "the grip"
            assert t.happened("trashed") == 1  # the operation

    def cure(self, *infected: str) -> Table:
        """The Corp goes for all programs with virus counters, and the last counter of one saves another."""
        t = Table(cards=(CURE, SHIELD))
        t.corp.hand("Test Cure")
        t.runner.put("Test Shield", tokens={"virus": 1})
        for title in infected:
            t.runner.put(title, tokens={"virus": 2})
        t.corp.play("Test Cure")
        return t

    @pytest.mark.rule("1.4:1.14.3")
    def test_a_target_that_does_not_fit_any_more_is_skipped(self) -> None:
        with self.cure("Imp") as t:
            t.corp.pick("Test Shield", "Imp")
            t.runner.use("Test Shield")
            assert t.card("Imp").installed
            assert t.card("Test Shield").installed  # without a counter it is not what was asked for
            assert t.runner.titles("discard") == []

    @pytest.mark.rule("1.4:1.14.3", "1.2.4")
    def test_the_others_are_dealt_with_all_the_same(self) -> None:
        with self.cure("Imp", "Datasucker") as t:
            t.corp.pick("Test Shield", "Imp", "Datasucker")
            t.runner.use("Test Shield")
            t.runner.pick("Imp")
            assert t.runner.titles("discard") == ["Datasucker"]

    @pytest.mark.rule("1.4:1.14.3")
    def test_a_target_that_still_fits_is_not_spared(self) -> None:
        with self.cure("Imp", "Datasucker") as t:
            t.corp.pick("Test Shield", "Imp", "Datasucker")
            t.runner.pass_()
            assert t.runner.titles("discard") == ["Datasucker", "Imp", "Test Shield"]

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.14.4", "1.4:1.14.3")
    def test_what_a_later_instruction_does_to_it_does_not_ask_again(self) -> None:
        with Table(cards=(SCRAP,)) as t:
            t.corp.hand("Test Scrap").put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Fall Guy")  # so that trashing is imminent first
            t.corp.play("Test Scrap")
            assert t.happened("derezzed") == 1
            assert t.zone("Ice Wall") == "Archives"  # not rezzed any more, and chosen all the same

    @pytest.mark.rule("1.4:1.14.4")
    def test_the_ability_goes_on_with_the_target_that_it_has_moved(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=1).hand("Scavenge", "Mimic")
            t.runner.put("Corroder")
            t.runner.play("Scavenge")
            t.runner.pick("Mimic")
            t.settle()
            assert t.zone("Corroder") == "the heap"
            assert t.card("Mimic").installed
            assert t.runner.credits == 0  # 3, less the 2 that the trashed card had cost

    @pytest.mark.rule("1.4:1.14.4", "1.4:1.14.2")
    def test_a_second_instruction_acts_on_the_same_target_without_a_new_choice(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Forged Activation Orders")
            t.corp.put("Enigma", "HQ")
            t.corp.put("Ice Wall", "R&D")
            t.runner.play("Forged Activation Orders")
            d = t.decision
            assert d is not None
            assert len(d.options) == 2
            t.game.choose(d.options[0])
            t.game.choose(t.game.decision.options[-1])  # type: ignore[union-attr]
            assert sorted(one.kind for one in t.state.journal.entries if one.cid == t.cid("Enigma")) == ["trashed"]
            assert t.card("Ice Wall").installed

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.14.2b")
    def test_only_what_fits_can_be_named(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Enigma", "HQ")
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Pup", "Archives")
            t.runner.hand("Forged Activation Orders")
            t.runner.play("Forged Activation Orders")
            d = t.decision
            assert d is not None
            assert len(d.options) == 2  # two unrezzed pieces of ice, and nothing else
            t.game.choose(d.options[0])
            t.game.choose(t.game.decision.options[-1])  # type: ignore[union-attr]

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.14.1b")
    def test_a_number_is_chosen_as_the_instruction_resolves(self) -> None:
        with Table() as t:
            t.corp.hand("Power Shutdown").set(credits=5)
            t.runner.put("Corroder")
            t.end_turn()
            t.runner.run("Archives")
            t.finish_run()
            t.end_turn()
            before = t.corp.credits
            t.corp.play("Power Shutdown")
            d = t.decision
            assert d is not None
            assert {option.kind for option in d.options} == {"number"}
            assert t.card("Power Shutdown").zone == "the play area"
            assert t.corp.credits == before - 1  # paid for, and only now a number is asked for
            t.corp.number(2)
            t.settle()
            assert t.zone("Corroder") == "the heap"

    @pytest.mark.rule("1.4:1.14.1b")
    def test_a_server_is_chosen_when_all_is_paid(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Dirty Laundry")
            t.runner.play("Dirty Laundry")
            d = t.decision
            assert d is not None
            assert {option.server for option in d.options} == {"HQ", "R&D", "Archives"}
            assert (t.runner.credits, t.runner.clicks) == (3, 3)
            t.runner.act("server", server="Archives")
            t.finish_run()


class TestRevealedFromRnD:
    @pytest.mark.both
    @pytest.mark.rule("1.4:1.20.7", "7.2.2")
    def test_the_corp_sees_it_for_the_whole_access_without_anything_that_triggers(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck("Snare!").set(credits=0)  # its ability cannot be paid for
            t.runner.run("R&D")
            t.settle()
            d = t.decision
            assert d is not None
            assert (d.side, d.kind) == (RUNNER, "accessed card")
            assert visible(t.state, t.cid("Snare!"), CORP)
            assert t.game.view(CORP).corp.deck.known == {0: "Snare!"}
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.20.7", "7.2.2")
    def test_another_card_of_rnd_is_seen_by_the_runner_alone(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck("PAD Campaign")
            t.runner.run("R&D")
            t.settle()
            assert visible(t.state, t.cid("PAD Campaign"), RUNNER)
            assert not visible(t.state, t.cid("PAD Campaign"), CORP)
            t.finish_run()
