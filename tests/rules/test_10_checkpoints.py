"""Purging, forfeiting, conversion, checkpoints, loops, swapping (CR 10.1, 10.3, 10.10 to 10.12)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import (
    CORP,
    HQ,
    ICE,
    RUNNER,
    VIRUS,
    Credits,
    Forfeit,
    Gain,
    Is,
    On,
    Place,
    Swap,
    asset,
    paid,
    when,
)
from sneakdoor.model.objects import AS_AGENDA, Part
from sneakdoor.rules.loops import PATIENCE
from sneakdoor.rules.moving import to_score
from sneakdoor.rules.parts import apply_now
from sneakdoor.rules.swapping import refuse_swap, swap
from sneakdoor.testing import Table


class TestPurging:
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
            apply_now(t.state, [Part("to hand", CORP, cid, ref=t.state.ref[cid])])
            assert t.zone("Desperado") == "the heap"
            assert t.runner.score == 0

    @pytest.mark.rule("10.1.3")
    def test_forfeiting_it_removes_it_from_the_game(self) -> None:
        with Table("corp") as t:
            t.runner.hand("Desperado")
            cid = t.cid("Desperado")
            to_score(t.state, cid, RUNNER, form=AS_AGENDA, points=2)
            apply_now(t.state, [Part("forfeit", RUNNER, cid, ref=t.state.ref[cid])])
            assert t.zone("Desperado") == "removed"

    @pytest.mark.rule("10.1.3", "10.3.1i")
    def test_played_again_it_is_its_printed_self(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Desperado")
            cid = t.cid("Desperado")
            to_score(t.state, cid, RUNNER, form=AS_AGENDA, points=2)
            apply_now(t.state, [Part("to hand", CORP, cid, ref=t.state.ref[cid])])
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
            apply_now(t.state, [Part("to hand", CORP, cid, ref=t.state.ref[cid])])
            assert t.zone("Patch") == "Archives"
            assert t.card("Ice Wall").strength == 1


class TestVictoryAndExpiry:
    @pytest.mark.rule("10.3.1c")
    def test_seven_points_win(self) -> None:
        t = Table("corp")
        t.corp.scored("Priority Requisition", "Priority Requisition")
        t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
        t.corp.score_agenda("Hostile Takeover")
        assert t.outcome is not None
        assert (t.outcome.winner, t.outcome.how) == (CORP, "points")

    @pytest.mark.rule("10.3.1c")
    def test_six_do_not(self) -> None:
        with Table("corp") as t:
            t.corp.scored("Priority Requisition", "Nisei MK II")
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Hostile Takeover")
            assert t.outcome is None

    @pytest.mark.rule("10.3.1c")
    def test_both_at_once_is_a_draw(self) -> None:
        t = Table("corp")
        t.corp.scored("Priority Requisition", "Priority Requisition", "Hostile Takeover")
        t.runner.scored("Priority Requisition", "Priority Requisition", "Hostile Takeover")
        assert t.decision is None
        assert t.outcome is not None
        assert t.outcome.winner is None

    @pytest.mark.rule("10.3.1b", "3.7.1b")
    def test_a_current_is_trashed_by_the_rules_when_its_time_is_over(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Employee Strike")
            t.runner.play("Employee Strike")
            t.settle()
            assert t.zone("Employee Strike") == "the play area"
            t.end_turn()
            assert t.zone("Employee Strike") == "the play area"

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
    @pytest.mark.rule("10.3.1e")
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

    @pytest.mark.rule("10.3.1e")
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
            apply_now(t.state, [Part("trash", CORP, cut, ref=t.state.ref[cut])])
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

    @pytest.mark.rule("10.3.6")
    def test_between_the_instructions_of_an_ability(self) -> None:
        """The first instruction of Hostile Takeover meets a condition that is resolved before the second."""
        look = asset(
            "Look",
            "neutral_corp",
            when(On("credits gained", "you gain credits", by=CORP), Place(VIRUS, 1)),
            cost=0,
            trash=1,
        )
        with Table("corp", cards=(look,)) as t:
            t.corp.put("Look", "Server 2", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Hostile Takeover")
            t.settle()
            wanted = ("credits gained", "tokens placed", "bad publicity taken")
            assert tuple(one.kind for one in t.state.journal.since(0) if one.kind in wanted) == wanted


class TestWhatACheckpointItselfDoes:
    @pytest.mark.rule("10.3.1a", "10.3.1d")
    def test_what_it_trashes_is_noticed_at_the_next_one(self) -> None:
        grave = asset("Grave", "neutral_corp", when(On("trashed", "a card is trashed"), Gain(1)), cost=0, trash=1)
        with Table("runner", cards=(grave,)) as t:
            t.corp.put("Grave", "Server 1", rezzed=True)
            t.runner.put("Guru Davinder")
            t.runner.hand("Guru Davinder")
            t.runner.install("Guru Davinder")
            t.settle()
            assert t.corp.credits == 6


class TestLoops:
    @pytest.mark.rule("10.10.1")
    def test_two_wormholes_alone_make_a_loop_that_the_corp_ends_with_a_number(self) -> None:
        with Table("runner") as t:
            t.corp.put("Wormhole", "HQ", rezzed=True)
            t.corp.put("Wormhole", "R&D", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            assert t.decision is not None
            assert (t.decision.side, t.decision.rule) == (CORP, "10.10.1")
            depth = len(t.state.stack)
            assert depth < 20
            t.corp.number(7)
            t.finish_run()
            assert t.happened("successful run") == 1

    @pytest.mark.rule("10.10.1")
    def test_with_another_piece_of_ice_there_is_a_choice_and_no_loop(self) -> None:
        with Table("runner") as t:
            t.corp.put("Wormhole", "HQ", rezzed=True)
            t.corp.put("Wormhole", "R&D", rezzed=True)
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            assert t.decision is not None
            assert t.decision.rule != "10.10.1"
            t.corp.pick("Ice Wall")
            t.settle()
            assert t.run is None

    @pytest.mark.rule("10.10.1")
    def test_a_subroutine_resolved_elsewhere_keeps_its_own_source(self) -> None:
        with Table("runner") as t:
            t.corp.put("Wormhole", "HQ", rezzed=True)
            t.corp.put("Neural Katana", "R&D", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.run("HQ")
            t.finish_run()
            damaged = [one for one in t.state.journal.since(0) if one.kind == "damaged"]
            assert [one.src for one in damaged] == [t.cid("Neural Katana")]

    @pytest.mark.rule("10.10.1")
    def test_abilities_that_trigger_each_other_for_ever_are_a_loop_too(self) -> None:
        ping = asset(
            "Ping", "neutral_corp", when(On("tokens placed", "a counter is placed"), Place(VIRUS, 1)), cost=0, trash=1
        )
        with Table("runner", cards=(ping,)) as t:
            t.corp.put("Ping", "Server 1", rezzed=True)
            t.runner.put("Datasucker")
            t.runner.run("HQ")
            t.settle()
            while t.decision is not None and t.decision.rule != "10.10.1" and t.decision.kind != "action":
                t.game.choose(t.decision.options[0])
            assert t.decision is not None
            assert t.decision.rule == "10.10.1"
            t.corp.number(0)
            t.finish_run()

    @pytest.mark.rule("10.10.2")
    def test_an_optional_loop_has_to_be_left(self) -> None:
        turn = asset("Turn", "neutral_corp", paid(Credits(0), Swap(Is((ICE,)))), cost=0, trash=1)
        with Table("corp", cards=(turn,)) as t:
            t.corp.put("Turn", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "R&D")
            uses = 0
            while t.corp.can("use", "Turn"):
                t.corp.use("Turn")
                uses += 1
                assert uses < 3 * PATIENCE
            assert uses > PATIENCE
            t.settle()
            assert t.decision is not None
            assert t.decision.kind == "action"


class TestSwapping:
    @pytest.mark.rule("10.11.3")
    def test_installed_cards_stay_installed_and_what_they_are(self) -> None:
        with Table("corp") as t:
            t.corp.put("Tenma Line", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True, tokens={"advancement": 2})
            t.corp.put("Enigma", "R&D")
            refs = [t.state.ref[t.cid(title)] for title in ("Ice Wall", "Enigma")]
            t.corp.use("Tenma Line")
            t.corp.pick("Ice Wall")
            t.settle()
            assert t.card("Ice Wall").server == "R&D"
            assert t.card("Enigma").server == "HQ"
            assert t.card("Ice Wall").rezzed
            assert not t.card("Enigma").rezzed
            assert t.card("Ice Wall").tokens("advancement") == 2
            assert refs == [t.state.ref[t.cid(title)] for title in ("Ice Wall", "Enigma")]
            assert t.happened("installed") == 0

    @pytest.mark.rule("10.11.2")
    def test_an_agenda_cannot_be_swapped_into_a_server_with_an_asset(self) -> None:
        """Metamorph: the upgrade beside the asset may not change places with the agenda."""
        with Table("runner") as t:
            t.corp.put("Metamorph", "HQ", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.put("Caprice Nisei", "Server 2")
            agenda_, asset_, upgrade_ = (t.cid(one) for one in ("Hostile Takeover", "PAD Campaign", "Caprice Nisei"))
            refusal = refuse_swap(t.state, agenda_, upgrade_)
            assert refusal is not None
            assert refusal.rule == "10.11.2"
            assert refuse_swap(t.state, agenda_, asset_) is None
            t.runner.run("HQ")
            t.settle()
            assert t.decision is not None
            t.corp.act("pick", "Hostile Takeover")
            t.finish_run()
            assert t.card("Hostile Takeover").server == "Server 2"
            assert t.card("PAD Campaign").server == "Server 1"
            assert t.card("Caprice Nisei").server == "Server 2"

    @pytest.mark.rule("10.11.2")
    def test_only_upgrades_go_into_the_root_of_a_central_server(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hokusai Grid", "HQ")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Caprice Nisei", "Server 2")
            grid = t.cid("Hokusai Grid")
            assert refuse_swap(t.state, grid, t.cid("PAD Campaign")) is not None
            assert refuse_swap(t.state, grid, t.cid("Caprice Nisei")) is None

    @pytest.mark.rule("10.11.2")
    def test_two_regions_may_not_meet(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hokusai Grid", "Server 1")
            t.corp.put("Caprice Nisei", "Server 1")
            t.corp.put("Crisium Grid", "Server 2")
            assert refuse_swap(t.state, t.cid("Caprice Nisei"), t.cid("Crisium Grid")) is not None
            assert refuse_swap(t.state, t.cid("Hokusai Grid"), t.cid("Crisium Grid")) is None

    @pytest.mark.rule("10.11.2")
    def test_ice_and_other_cards_do_not_change_places(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("PAD Campaign", "Server 1")
            assert refuse_swap(t.state, t.cid("Ice Wall"), t.cid("PAD Campaign")) is not None

    @pytest.mark.rule("10.11.2")
    def test_without_a_legal_exchange_nothing_happens(self) -> None:
        with Table("runner") as t:
            t.corp.put("Metamorph", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("swapped") == 0
            assert t.happened("successful run") == 1

    @pytest.mark.rule("10.11.4", "10.11.4a")
    def test_a_card_swapped_into_archives_lies_facedown(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Enigma").discard("Snare!")
            one, two = t.cid("Enigma"), t.cid("Snare!")
            refs = [t.state.ref[one], t.state.ref[two]]
            swap(t.state, one, two, CORP)
            assert t.zone("Enigma") == "Archives"
            assert t.zone("Snare!") == "HQ"
            assert one in t.state.down
            assert two not in t.state.down
            assert [t.state.ref[one], t.state.ref[two]] != refs

    @pytest.mark.rule("10.11.4b")
    def test_the_card_swapped_in_takes_the_exact_place_unrezzed(self) -> None:
        with Table("corp") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Hunter", "HQ", rezzed=True, tokens={"advancement": 1})
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.put("Parasite", on="Hunter")
            t.corp.hand("Enigma")
            swap(t.state, t.cid("Enigma"), t.cid("Hunter"), CORP)
            t.corp.act("credit")
            t.settle()
            assert [t.state.card(cid).title for cid in t.state.ice[HQ]] == ["Ice Wall", "Enigma", "Pup"]
            assert not t.card("Enigma").rezzed
            assert t.zone("Hunter") == "HQ"
            assert t.zone("Parasite") == "the heap"
            assert t.happened("installed") == 0

    @pytest.mark.rule("10.11.4c")
    def test_agendas_swapped_between_score_areas_keep_their_counters(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).scored("Priority Requisition")
            t.corp.scored("Nisei MK II").hand("Exchange of Information")
            t.state.things[t.cid("Nisei MK II")].tokens = {"agenda": 1}
            t.corp.play("Exchange of Information")
            assert t.corp.score == 3
            assert t.runner.score == 2
            assert t.card("Nisei MK II").tokens("agenda") == 1

    @pytest.mark.rule("10.11.4c", "4.6.4")
    def test_an_agenda_that_came_to_the_runner_is_inactive(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).scored("Private Security Force")
            t.corp.scored("The Cleaners").hand("Exchange of Information", "High-Profile Target")
            t.runner.hand(*["Sure Gamble"] * 4)
            t.corp.play("Exchange of Information")
            t.corp.play("High-Profile Target")
            t.settle()
            assert len(t.runner.titles("hand")) == 2
            assert t.corp.can("action", "Private Security Force")

    @pytest.mark.rule("10.11.1")
    def test_the_stolen_agenda_may_be_swapped(self) -> None:
        with Table("runner") as t:
            t.runner.put("Turntable")
            t.corp.scored("Priority Requisition")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            t.runner.trigger("Turntable")
            t.finish_run()
            assert t.runner.score == 3
            assert t.corp.score == 1


class TestSelfReference:
    @pytest.mark.rule("10.12.1")
    def test_a_card_that_names_itself_means_this_copy(self) -> None:
        with Table("corp") as t:
            one = t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
            two = t.corp.put("Himitsu-Bako", "R&D", rezzed=True)
            t.corp.act("use", handle=two.thing.handle)
            t.settle()
            assert one.installed
            assert not two.installed
