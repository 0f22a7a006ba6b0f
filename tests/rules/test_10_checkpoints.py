"""Purging, forfeiting, conversion, checkpoints, loops, swapping (CR 10.1, 10.3, 10.10 to 10.12)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import (
    CORP,
    REZ_THIS,
    RUNNER,
    VIRUS,
    BadPublicity,
    Forfeit,
    Gain,
    On,
    Place,
    asset,
    operation,
    paid,
    play,
    when,
)
from sneakdoor.model import parts
from sneakdoor.model.objects import AS_AGENDA
from sneakdoor.rules.imminence import apply_now
from sneakdoor.rules.moving import to_score
from sneakdoor.testing import Table


class TestPurging:
    @pytest.mark.both
    @pytest.mark.rule("10.1.1")
    def test_every_virus_counter_goes_back_to_the_bank(self) -> None:
        with Table("corp") as t:
            t.runner.put("Datasucker", tokens={"virus": 3})
            t.runner.put("Medium", tokens={"virus": 2, "power": 1})
            t.corp.act("purge")
            t.settle()
            assert t.card("Datasucker").tokens("virus") == 0
            assert t.card("Medium").tokens("virus") == 0
            assert t.card("Medium").tokens("power") == 1
            assert t.state.active == RUNNER

    @pytest.mark.rule("10.1.1a")
    def test_it_is_allowed_without_any(self) -> None:
        with Table("corp") as t:
            t.corp.act("purge")
            assert t.happened("purged") == 1

    @pytest.mark.both
    @pytest.mark.rule("10.1.1")
    def test_it_takes_three_clicks(self) -> None:
        with Table("corp", clicks=2) as t:
            t.settle()
            assert not t.corp.can("purge")


class TestForfeiting:
    @pytest.mark.rule("10.1.2")
    def test_a_forfeited_agenda_is_out_of_the_game_and_out_of_the_score(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Hostile Takeover").set(credits=9)
            t.corp.put("Archer", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Archer")
            assert t.zone("Hostile Takeover") == "removed"
            assert t.corp.score == 0
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("10.1.2", "10.3.1f")
    def test_what_was_hosted_on_it_is_trashed_at_the_next_checkpoint(self) -> None:
        burn = asset("Burn", "neutral_corp", paid(Forfeit(), Gain(1)), cost=0, trash=1)
        with Table("corp", cards=(burn,)) as t:
            t.corp.put("Burn", "Server 1", rezzed=True)
            t.corp.scored("Hostile Takeover")
            t.runner.put("Datasucker", on="Hostile Takeover")
            t.corp.use("Burn")
            t.settle()
            assert t.zone("Hostile Takeover") == "removed"
            assert t.zone("Datasucker") == "the heap"


class TestConversion:
    @pytest.mark.rule("10.1.3")
    def test_a_card_as_an_agenda_is_worth_what_was_said_and_nothing_else(self) -> None:
        with Table("corp") as t:
            t.runner.hand("Desperado")
            cid = t.cid("Desperado")
            to_score(t.state, cid, RUNNER, form=AS_AGENDA, points=2)
            assert t.runner.score == 2
            assert not t.state.things[cid].active
            assert t.runner.memory == (0, 4)

    @pytest.mark.rule("10.1.3")
    def test_if_it_leaves_the_score_area_it_is_trashed(self) -> None:
        with Table("corp") as t:
            t.runner.hand("Desperado")
            cid = t.cid("Desperado")
            to_score(t.state, cid, RUNNER, form=AS_AGENDA, points=2)
            apply_now(t.state, [parts.ToHand(CORP, cid, ref=t.state.ref[cid])])
            assert t.zone("Desperado") == "the heap"
            assert t.runner.score == 0

    @pytest.mark.rule("10.1.3")
    def test_forfeiting_it_removes_it_from_the_game(self) -> None:
        with Table("corp") as t:
            t.runner.hand("Desperado")
            cid = t.cid("Desperado")
            to_score(t.state, cid, RUNNER, form=AS_AGENDA, points=2)
            apply_now(t.state, [parts.Forfeit(RUNNER, cid, ref=t.state.ref[cid])])
            assert t.zone("Desperado") == "removed"

    @pytest.mark.both
    @pytest.mark.rule("10.1.3", "10.3.1i")
    def test_played_again_it_is_its_printed_self(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Desperado")
            cid = t.cid("Desperado")
            to_score(t.state, cid, RUNNER, form=AS_AGENDA, points=2)
            apply_now(t.state, [parts.ToHand(CORP, cid, ref=t.state.ref[cid])])
            t.state.discard[1].remove(cid)
            t.state.hand[1].append(cid)
            t.state.zone[cid] = 1
            t.runner.install("Desperado")
            assert t.runner.memory == (0, 5)


class TestConditionCounters:
    @pytest.mark.rule("10.1.4")
    def test_a_card_that_became_a_counter_has_only_what_was_said(self) -> None:
        with Table("corp") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand("Patch")
            t.corp.play("Patch")
            t.settle()
            assert t.card("Ice Wall").strength == 3
            assert t.state.things[t.cid("Patch")].host == t.cid("Ice Wall")

    @pytest.mark.both
    @pytest.mark.rule("10.1.4", "10.3.1g", "10.3.1i")
    def test_it_is_trashed_with_its_host_and_is_its_printed_self_again(self) -> None:
        with Table("corp") as t:
            t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
            t.corp.hand("Patch").set(credits=9)
            t.corp.play("Patch")
            t.corp.use("Himitsu-Bako")
            t.settle()
            assert t.zone("Himitsu-Bako") == "HQ"
            assert t.zone("Patch") == "Archives"
            assert t.cid("Patch") not in t.state.things

    @pytest.mark.rule("10.1.4")
    def test_moved_elsewhere_it_is_trashed(self) -> None:
        with Table("corp") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand("Patch")
            t.corp.play("Patch")
            t.settle()
            cid = t.cid("Patch")
            apply_now(t.state, [parts.ToHand(CORP, cid, ref=t.state.ref[cid])])
            assert t.zone("Patch") == "Archives"
            assert t.card("Ice Wall").strength == 1


class TestVictoryAndExpiry:
    @pytest.mark.both
    @pytest.mark.rule("10.3.1c")
    def test_seven_points_win(self) -> None:
        t = Table("corp")
        t.corp.scored("Priority Requisition", "Priority Requisition")
        t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
        t.corp.score_agenda("Hostile Takeover")
        assert t.outcome is not None
        assert (t.outcome.winner, t.outcome.how) == (CORP, "points")

    @pytest.mark.both
    @pytest.mark.rule("10.3.1c")
    def test_six_do_not(self) -> None:
        with Table("corp") as t:
            t.corp.scored("Priority Requisition", "Nisei MK II")
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Hostile Takeover")
            assert t.outcome is None

    @pytest.mark.both
    @pytest.mark.rule("10.3.1c")
    def test_both_at_once_is_a_draw(self) -> None:
        t = Table("corp")
        t.corp.scored("Priority Requisition", "Priority Requisition", "Hostile Takeover")
        t.runner.scored("Priority Requisition", "Priority Requisition", "Hostile Takeover")
        assert t.decision is None
        assert t.outcome is not None
        assert t.outcome.winner is None

    @pytest.mark.rule("10.3.1b", "3.7.1b")
    def test_a_runner_current_stays_until_an_agenda_is_scored(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.runner.hand("Employee Strike")
            t.runner.play("Employee Strike")
            for _ in range(3):
                t.runner.act("credit")
            assert t.zone("Employee Strike") == "the play area"
            t.corp.score_agenda("Hostile Takeover")
            assert t.zone("Employee Strike") == "the heap"

    @pytest.mark.rule("10.3.1b", "3.5.1b")
    def test_a_corp_current_goes_when_an_agenda_is_stolen(self) -> None:
        with Table("corp") as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.hand("Enhanced Login Protocol")
            t.corp.play("Enhanced Login Protocol")
            t.end_turn()
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.score == 1
            assert t.zone("Enhanced Login Protocol") == "Archives"

    @pytest.mark.rule("10.3.1b")
    def test_another_current_ends_it(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Enhanced Login Protocol", "Defective Brainchips")
            t.corp.play("Enhanced Login Protocol")
            t.corp.play("Defective Brainchips")
            t.settle()
            assert t.zone("Enhanced Login Protocol") == "Archives"
            assert t.zone("Defective Brainchips") == "the play area"


class TestUniqueness:
    @pytest.mark.rule("10.3.1d")
    def test_the_newest_of_two_unique_cards_stays(self) -> None:
        with Table("runner") as t:
            old = t.runner.put("Guru Davinder")
            t.runner.hand("Guru Davinder")
            new = t.state.hand[1][-1]
            t.runner.install("Guru Davinder")
            t.settle()
            assert t.state.place(old.cid) == "the heap"
            assert new in t.state.things

    @pytest.mark.rule("10.3.1d")
    def test_rezzing_counts_and_installing_does_not(self) -> None:
        with Table("corp") as t:
            first = t.corp.put("Caprice Nisei", "Server 1")
            second = t.corp.put("Caprice Nisei", "Server 2")
            t.corp.set(credits=9)
            t.corp.act("rez", handle=second.thing.handle)
            t.corp.act("rez", handle=first.thing.handle)
            t.settle()
            assert first.installed
            assert not second.installed

    @pytest.mark.rule("10.3.1d")
    def test_an_inactive_copy_does_not_matter(self) -> None:
        with Table("corp") as t:
            first = t.corp.put("Caprice Nisei", "Server 1", rezzed=True)
            second = t.corp.put("Caprice Nisei", "Server 2")
            t.corp.act("credit")
            t.settle()
            assert first.installed
            assert second.installed


class TestRestrictions:
    @pytest.mark.rule("10.3.1e", example=90)
    def test_the_runner_chooses_a_minimal_set_of_programs(self) -> None:
        """Bad Times at 4 of 4 MU: two programs of 1 MU or the one of 2, never the one of 0, never more."""
        with Table("corp") as t:
            t.runner.set(tags=1)
            t.runner.put("Corroder")
            t.runner.put("Mimic")
            t.runner.put("Magnum Opus")
            t.runner.put("Dhegdheer")
            t.corp.hand("Bad Times")
            t.corp.play("Bad Times")
            assert t.decision is not None
            assert t.decision.side == RUNNER
            assert t.decision.rule == "10.3.1e"
            assert {o.card for o in t.decision.options} == {"Corroder", "Mimic", "Magnum Opus"}
            t.runner.act("pick", "Corroder")
            t.settle()
            assert t.zone("Corroder") == "the heap"
            assert t.zone("Mimic") == "the heap"
            assert t.card("Magnum Opus").installed
            assert t.runner.memory == (2, 2)

    @pytest.mark.rule("10.3.1e", example=90)
    def test_one_program_that_is_enough_is_all(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1)
            t.runner.put("Corroder")
            t.runner.put("Mimic")
            t.runner.put("Magnum Opus")
            t.corp.hand("Bad Times")
            t.corp.play("Bad Times")
            t.runner.act("pick", "Magnum Opus")
            t.settle()
            assert t.card("Corroder").installed
            assert t.card("Mimic").installed

    @pytest.mark.rule("10.3.1e", "10.3.6")
    def test_losing_memory_with_a_console_is_corrected_at_once(self) -> None:
        with Table("corp") as t:
            t.runner.put("Desperado")
            t.runner.put("Magnum Opus")
            t.runner.put("Magnum Opus")
            t.runner.put("Corroder")
            cut = t.cid("Desperado")
            apply_now(t.state, [parts.Trash(CORP, cut, ref=t.state.ref[cut])])
            assert t.decision is not None
            assert t.decision.rule == "10.3.1e"
            t.runner.act("pick", "Corroder")
            t.settle()
            assert t.runner.memory == (4, 4)


class TestOrphansAndServers:
    @pytest.mark.rule("10.3.1g", "1.12.11")
    def test_what_was_hosted_on_an_uninstalled_card_is_trashed(self) -> None:
        with Table("corp") as t:
            t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
            t.runner.put("Parasite", on="Himitsu-Bako")
            t.corp.use("Himitsu-Bako")
            t.settle()
            assert t.zone("Himitsu-Bako") == "HQ"
            assert t.zone("Parasite") == "the heap"

    @pytest.mark.rule("10.3.1g")
    def test_that_is_repeated_until_nothing_more_is_trashed(self) -> None:
        with Table("corp") as t:
            t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
            t.runner.put("Dhegdheer", on="Himitsu-Bako")
            t.runner.put("Corroder", on="Dhegdheer")
            t.corp.use("Himitsu-Bako")
            t.settle()
            assert t.zone("Dhegdheer") == "the heap"
            assert t.zone("Corroder") == "the heap"

    @pytest.mark.rule("10.3.1g")
    def test_so_that_all_of_it_is_noticed_together(self) -> None:
        grave = asset("Grave", "neutral_corp", when(On("trashed"), Gain(1), may=True), cost=0, trash=1)
        with Table("corp", cards=(grave,)) as t:
            t.corp.put("Grave", "Server 1", rezzed=True)
            t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
            t.runner.put("Dhegdheer", on="Himitsu-Bako")
            t.runner.put("Corroder", on="Dhegdheer")
            t.corp.use("Himitsu-Bako")
            assert t.decision is not None
            assert [one.kind for one in t.decision.options] == ["trigger", "trigger", "pass"]
            t.corp.trigger("Grave")
            t.corp.trigger("Grave")

    @pytest.mark.rule("10.3.1h")
    def test_an_empty_remote_server_is_gone(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.settle()
            assert 3 not in t.state.ice

    @pytest.mark.rule("10.3.1h")
    def test_a_server_with_ice_stays(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.settle()
            assert 3 in t.state.ice

    @pytest.mark.both
    @pytest.mark.rule("10.3.1j")
    def test_no_counter_is_left_in_a_discard_pile(self) -> None:
        with Table("corp") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Parasite", on="Ice Wall", tokens={"virus": 1})
            t.corp.act("credit")
            t.settle()
            assert t.zone("Parasite") == "the heap"
            assert t.state.tokens(t.cid("Parasite"), "virus") == 0


class TestWhenCheckpointsHappen:
    @pytest.mark.both
    @pytest.mark.rule("10.3.2")
    def test_what_became_pending_is_handled_at_once(self) -> None:
        with Table("corp") as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Hostile Takeover")
            assert t.corp.credits == 12
            assert t.state.bad_publicity == 1

    @pytest.mark.rule("10.3.4")
    def test_after_a_payment(self) -> None:
        """Trashing the host as a cost trashes what it hosts before the ability resolves."""
        with Table("runner", runner='Armand "Geist" Walker: Tech Lord') as t:
            t.runner.put("Fall Guy")
            t.runner.put("Corroder", on="Fall Guy")
            t.runner.use("Fall Guy", "Gain")
            t.settle()
            order = [one.kind for one in t.state.journal.since(0) if one.kind in ("trashed", "drawn", "credits gained")]
            assert order == ["trashed", "trashed", "drawn", "credits gained"]

    @pytest.mark.rule("10.3.5", "9.2.2")
    def test_when_a_run_is_over_it_is_no_longer_there(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Dirty Laundry")
            t.runner.play("Dirty Laundry")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert t.runner.credits == 8

    @pytest.mark.both
    @pytest.mark.rule("1.4:10.3.6")
    def test_what_the_end_of_an_encounter_has_met_resolves_before_the_ice_is_passed(self) -> None:
        farewell = asset(
            "Farewell",
            "neutral_corp",
            when(On("encounter ends"), Gain(1)),
            cost=0,
            trash=1,
        )
        with Table("runner", cards=(farewell,)) as t:
            t.corp.put("Farewell", "Server 1", rezzed=True)
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(5)
            t.finish_run()
            wanted = ("encounter ends", "credits gained", "passed")
            assert tuple(one.kind for one in t.state.journal.since(0) if one.kind in wanted) == wanted

    @pytest.mark.both
    @pytest.mark.rule("10.3.6", "1.4:9.6.5a", "1.4:9.6.14e")
    def test_between_the_instructions_of_a_conditional_ability(self) -> None:
        deal = asset("Deal", "neutral_corp", when(REZ_THIS, Gain(2), BadPublicity(1)), cost=0, trash=1)
        look = asset("Look", "neutral_corp", when(On("credits gained", by=CORP), Place(VIRUS, 1)), cost=0, trash=1)
        with Table("corp", cards=(look, deal)) as t:
            t.corp.put("Look", "Server 2", rezzed=True)
            t.corp.put("Deal", "Server 1")
            t.corp.rez("Deal")
            t.settle()
            wanted = ("credits gained", "tokens placed", "bad publicity taken")
            assert tuple(one.kind for one in t.state.journal.since(0) if one.kind in wanted) == wanted

    @pytest.mark.both
    @pytest.mark.rule("10.3.6", "1.4:9.6.5a")
    def test_between_the_instructions_of_an_ability(self) -> None:
        """What the first instruction meets is resolved before the second; two sentences are two instructions."""
        deal = operation("Deal", "neutral_corp", play(Gain(2), BadPublicity(1)), cost=0)
        look = asset(
            "Look",
            "neutral_corp",
            when(On("credits gained", by=CORP), Place(VIRUS, 1)),
            cost=0,
            trash=1,
        )
        with Table("corp", cards=(look, deal)) as t:
            t.corp.put("Look", "Server 2", rezzed=True)
            t.corp.hand("Deal")
            t.corp.play("Deal")
            t.settle()
            wanted = ("credits gained", "tokens placed", "bad publicity taken")
            assert tuple(one.kind for one in t.state.journal.since(0) if one.kind in wanted) == wanted


class TestWhatACheckpointItselfDoes:
    @pytest.mark.rule("10.3.1a", "10.3.1d")
    def test_what_it_trashes_is_noticed_at_the_next_one(self) -> None:
        grave = asset("Grave", "neutral_corp", when(On("trashed"), Gain(1)), cost=0, trash=1)
        with Table("runner", cards=(grave,)) as t:
            t.corp.put("Grave", "Server 1", rezzed=True)
            t.runner.put("Guru Davinder")
            t.runner.hand("Guru Davinder")
            t.runner.install("Guru Davinder")
            t.settle()
            assert t.corp.credits == 6

    @pytest.mark.rule("10.3.1a")
    def test_and_not_together_with_what_was_met_before(self) -> None:
        grave = asset("Grave", "neutral_corp", when(On("trashed"), Gain(1), may=True), cost=0, trash=1)
        watch = asset("Watch", "neutral_corp", when(On("installed"), Gain(1), may=True), cost=0, trash=1)
        with Table("runner", cards=(grave, watch)) as t:
            t.corp.put("Grave", "Server 1", rezzed=True)
            t.corp.put("Watch", "Server 2", rezzed=True)
            t.runner.put("Guru Davinder")
            t.runner.hand("Guru Davinder")
            t.runner.install("Guru Davinder")
            # The checkpoint that found Watch has trashed the older Guru Davinder: that waits in a window of its own.
            assert t.corp.can("trigger", "Grave")
            assert not t.corp.can("trigger", "Watch", at="reaction")
            t.corp.trigger("Grave")
            assert t.corp.can("trigger", "Watch")
            t.corp.trigger("Watch")
