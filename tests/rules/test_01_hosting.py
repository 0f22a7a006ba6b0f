"""Hosting, ownership and control, targets (CR 1.12, 1.13; 1.4:1.14)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import PROGRAM, Cannot, resource
from sneakdoor.language.filters import Is
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.model.objects import AS_COUNTER
from sneakdoor.options import Option
from sneakdoor.rules.installing import destinations, refuse_install
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table


class TestHostsAsDestinations:
    @pytest.mark.both
    @pytest.mark.rule("26.03:1.13.6a", example=20)
    @pytest.mark.rule("1.12.1", "1.12.5a", "4.7.5e", example=12)
    def test_a_connection_may_be_installed_on_the_apartment_or_beside_it(self) -> None:
        """The host is named with the destination: step 1.4:8.3.2, which was 8.3.3 in 1.3."""
        with Table(turn="runner") as t:
            t.runner.put("Off-Campus Apartment")
            t.runner.hand("Decoy", "Decoy")
            t.runner.install("Decoy")
            assert t.card("Decoy").thing.host == -1
            t.runner.install("Decoy", on="Off-Campus Apartment")
            hosted = t.card("Off-Campus Apartment").thing.hosted
            assert len(hosted) == 1
            assert t.state.things[hosted[0]].installed
            assert t.state.things[hosted[0]].active

    @pytest.mark.rule("1.12.5a")
    def test_only_the_kinds_it_names(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Off-Campus Apartment")
            t.runner.put("Dhegdheer")
            t.runner.hand("Armitage Codebusting", "Mimic")
            assert destinations(t.state, t.cid("Armitage Codebusting")) == [("rig",)]
            assert destinations(t.state, t.cid("Mimic")) == [("rig",), ("host", t.cid("Dhegdheer"))]

    @pytest.mark.rule("1.12.5a", "8.2.5d")
    def test_only_as_many_so_that_one_has_to_make_room(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Leprechaun")
            t.runner.put("Corroder", on="Leprechaun")
            t.runner.put("Datasucker", on="Leprechaun")
            t.runner.put("Magnum Opus")
            t.runner.hand("Mimic")
            t.runner.install("Mimic", on="Leprechaun")
            t.runner.act("trash", "Magnum Opus")  # may be trashed, and makes no room there
            assert [one.rule for one in t.game.why_not(Option("done"))] == ["1.12.5a"]
            t.runner.act("trash", "Datasucker")
            t.runner.act("done")
            assert {t.state.card(cid).title for cid in t.card("Leprechaun").thing.hosted} == {"Corroder", "Mimic"}
            assert t.runner.titles("discard") == ["Datasucker", "Magnum Opus"]

    @pytest.mark.rule("1.12.5a")
    def test_a_card_that_cannot_be_trashed_makes_no_room(self) -> None:
        charm = resource("Charm", "neutral_runner", Cannot("trash", Is((PROGRAM,))), cost=0, influence=0)
        with Table(turn="runner", cards=(charm,)) as t:
            t.runner.put("Charm")
            t.runner.put("Dhegdheer")
            t.runner.put("Corroder", on="Dhegdheer")
            t.runner.hand("Mimic")
            assert destinations(t.state, t.cid("Mimic")) == [("rig",)]

    @pytest.mark.rule("1.12.5a", "1.15.1")
    def test_nor_does_one_whose_credits_are_needed_to_pay(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Enigma", "HQ")
            t.runner.set(credits=0).put("Progenitor")
            t.runner.put("Pheromones", on="Progenitor", tokens={"credit": 2})
            t.runner.put("Clone Chip")
            t.runner.discard("Imp")
            t.runner.run("HQ")
            t.runner.use("Clone Chip")
            t.runner.act("done")  # only the rig was left, and nothing is trashed
            assert t.card("Imp").thing.host == -1
            assert t.card("Pheromones").thing.host == t.cid("Progenitor")
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("1.12.4", "1.12.5a")
    def test_without_a_number_any_number_of_cards(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Off-Campus Apartment")
            for _ in range(4):
                t.runner.put("Decoy", on="Off-Campus Apartment")
            t.runner.hand("Guru Davinder")
            t.runner.install("Guru Davinder", on="Off-Campus Apartment")
            assert len(t.card("Off-Campus Apartment").thing.hosted) == 5
            assert t.happened("trashed") == 0

    @pytest.mark.both
    @pytest.mark.rule("1.12.5b")
    def test_a_card_that_hosts_by_its_own_ability_is_no_destination(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Personal Workshop")
            t.runner.hand("Corroder")
            assert destinations(t.state, t.cid("Corroder")) == [("rig",)]

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.13.6c", example=22)
    @pytest.mark.rule("1.12.5c", example=14)
    def test_egret_needs_rezzed_ice_before_the_installation_begins(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.hand("Egret")
            assert not t.runner.can("install", "Egret")
            refusal = refuse_install(t.state, t.cid("Egret"))
            assert refusal is not None
            assert refusal.rule == "1.12.5c"

    @pytest.mark.both
    @pytest.mark.rule("1.12.5c", example=14)
    def test_egret_goes_onto_rezzed_ice_and_nowhere_else(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Egret")
            t.runner.install("Egret")
            assert t.card("Egret").thing.host == t.cid("Ice Wall")
            assert t.runner.memory == (1, 4)

    @pytest.mark.both
    @pytest.mark.rule("1.12.5d", "3.5.1", "3.7.1")
    def test_events_and_operations_are_never_installed(self) -> None:
        with Table() as t:
            t.corp.hand("Patch")
            t.runner.hand("On the Lam")
            for title in ("Patch", "On the Lam"):
                refusal = refuse_install(t.state, t.cid(title))
                assert refusal is not None


class TestHostedCards:
    @pytest.mark.both
    @pytest.mark.rule("1.12.2", "4.7.5f")
    def test_a_card_hosted_without_being_installed_is_in_play_and_inactive(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Personal Workshop")
            t.runner.hand("Magnum Opus")
            t.runner.use("Personal Workshop", "Host it")
            opus = t.card("Magnum Opus")
            assert opus.thing.host == t.cid("Personal Workshop")
            assert opus.zone == "the play area"
            assert not opus.installed
            assert not opus.thing.active
            assert opus.tokens("power") == 5
            assert t.runner.memory == (0, 4)
            assert not t.runner.can("action", "Magnum Opus")

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.13.2c")
    @pytest.mark.rule("1.12.2")
    def test_it_becomes_active_once_it_is_installed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=5).put("Personal Workshop")
            t.runner.hand("Datasucker")
            t.runner.use("Personal Workshop", "Host it")
            t.runner.use("Personal Workshop", "Remove")
            assert t.card("Datasucker").installed
            assert t.card("Datasucker").thing.host == -1
            assert t.runner.credits == 4

    @pytest.mark.rule("26.03:1.13.9", example=23)
    @pytest.mark.both
    @pytest.mark.rule("1.12.8", "1.12.9", example=15)
    def test_hosting_is_not_transitive(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Dhegdheer")
            t.runner.put("Leprechaun", on="Dhegdheer")
            t.runner.hand("Corroder")
            t.runner.install("Corroder", on="Leprechaun")
            assert t.runner.credits == 3  # the full two credits: it is not hosted on Dhegdheer
            assert t.runner.memory == (0, 4)

    @pytest.mark.rule("1.12.8")
    def test_a_program_right_on_it_costs_less(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Dhegdheer")
            t.runner.hand("Corroder")
            t.runner.install("Corroder", on="Dhegdheer")
            assert t.runner.credits == 4

    @pytest.mark.rule("1.12.10")
    def test_a_hosted_card_can_go_without_its_host(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Off-Campus Apartment")
            t.runner.put("Decoy", on="Off-Campus Apartment")
            t.runner.set(tags=1)
            t.corp.set(credits=5)
            t.end_turn()
            t.corp.act("trash resource", "Decoy")
            t.settle()
            assert t.zone("Decoy") == "the heap"
            assert t.card("Off-Campus Apartment").thing.hosted == ()

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.13.13")
    @pytest.mark.rule("1.12.11", "10.3.1g")
    def test_all_that_a_host_carried_is_trashed_and_so_on(self) -> None:
        with Table() as t:
            t.runner.set(tags=1).put("Dhegdheer")
            t.runner.put("Leprechaun", on="Dhegdheer")
            t.runner.put("Corroder", on="Leprechaun")
            t.runner.put("Mimic")
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.end_turn()
            t.runner.run("HQ")
            t.corp.pick("Dhegdheer")
            t.settle()
            assert [t.zone(title) for title in ("Dhegdheer", "Leprechaun", "Corroder")] == ["the heap"] * 3
            assert t.card("Mimic").installed

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.13.13")
    @pytest.mark.rule("1.12.11")
    def test_nobody_trashed_the_orphans_but_the_rules(self) -> None:
        with Table() as t:
            t.runner.set(tags=1).put("Off-Campus Apartment")
            t.runner.put("Decoy", on="Off-Campus Apartment")
            t.corp.act("trash resource", "Off-Campus Apartment")
            t.settle()
            by = {one.cid: one.side for one in t.state.journal.entries if one.kind == "trashed"}
            assert by == {t.cid("Off-Campus Apartment"): CORP, t.cid("Decoy"): 2}

    @pytest.mark.rule("1.12.11")
    def test_a_parasite_goes_with_its_ice(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.hand("Parasite")
            t.runner.install("Parasite")
            t.settle()
            assert t.zone("Pup") == "Archives"
            assert t.zone("Parasite") == "the heap"

    @pytest.mark.rule("9.1.7", "1.12.11")
    def test_a_card_trashed_for_its_own_ability_still_knows_what_it_hosted(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.deck("Sure Gamble", "Corroder", "Diesel")
            t.runner.hand("Street Peddler")
            t.runner.install("Street Peddler")
            assert [t.zone(title) for title in ("Sure Gamble", "Corroder", "Diesel")] == ["the play area"] * 3
            assert visible(t.state, t.cid("Corroder"), RUNNER)
            assert not visible(t.state, t.cid("Corroder"), CORP)
            t.runner.use("Street Peddler")
            t.settle()
            assert t.card("Corroder").installed
            assert t.runner.credits == 4
            assert [t.zone(title) for title in ("Sure Gamble", "Diesel", "Street Peddler")] == ["the heap"] * 3
            assert t.state.aside == []


class TestConditionCounters:
    @pytest.mark.both
    @pytest.mark.rule("1.9.3", "1.9.5j", "1.4:1.8.7", "3.5.1a", "10.1.4", "1.12.5d")
    def test_patch_becomes_a_counter_with_the_text_it_names(self) -> None:
        with Table() as t:
            t.corp.hand("Patch").put("Ice Wall", "HQ", rezzed=True)
            t.corp.play("Patch")
            t.settle()
            patch = t.card("Patch")
            assert patch.thing.form == AS_COUNTER
            assert Is(side=CORP).all(t.state, -1) == [t.cid("Ice Wall")]  # a counter is no card
            assert patch.thing.host == t.cid("Ice Wall")
            assert t.card("Ice Wall").strength == 3

    @pytest.mark.rule("3.5.1a")
    def test_it_needs_rezzed_ice(self) -> None:
        with Table() as t:
            t.corp.hand("Patch").put("Ice Wall", "HQ")
            t.settle()
            assert not t.corp.can("play", "Patch")

    @pytest.mark.rule("1.9.5j", "10.1.4", "1.12.11")
    def test_it_is_trashed_with_its_host_and_is_an_operation_again(self) -> None:
        with Table() as t:
            t.corp.hand("Patch").put("Himitsu-Bako", "HQ", rezzed=True)
            t.corp.play("Patch")
            t.corp.use("Himitsu-Bako")
            t.settle()
            assert t.zone("Himitsu-Bako") == "HQ"
            assert t.zone("Patch") == "Archives"
            assert "strength" not in t.state.index

    @pytest.mark.both
    @pytest.mark.rule("1.13.1a", "1.4:1.13.5", "1.13.2f", "1.4:9.1.3")
    def test_a_counter_belongs_to_whoever_controls_its_host(self) -> None:
        with Table() as t:
            t.corp.hand("MCA Informant")
            t.runner.put("Decoy")
            t.corp.play("MCA Informant")
            t.settle()
            assert t.card("MCA Informant").thing.controller == RUNNER
            assert t.runner.can("action", "Decoy")  # the ability its host has gained
            t.runner.use("Decoy", "[click], 2")
            assert t.zone("Decoy") == "the heap"
            assert t.zone("MCA Informant") == "Archives"

    @pytest.mark.both
    @pytest.mark.rule("3.7.1a", "1.18.4")
    def test_a_counter_can_be_trashed_for_its_own_ability(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9).hand("On the Lam").put("Armitage Codebusting")
            t.corp.put("Data Raven", "HQ", rezzed=True)
            t.runner.play("On the Lam")
            t.runner.run("HQ")
            t.runner.mode("tag")
            t.runner.use("On the Lam", "Avoid")
            t.runner.number(1)
            assert t.state.tags == 0
            assert t.zone("On the Lam") == "the heap"
            t.runner.jack_out() if t.runner.can("jack out") else t.corp.number(0)
            t.runner.number(0)
            t.finish_run()


class TestWhoCarriesOut:
    @pytest.mark.rule("26.03:1.14.5", example=28)
    @pytest.mark.both
    @pytest.mark.rule("1.13.6", example=16)
    def test_the_corp_chooses_for_rototurret(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Mimic")
            t.runner.run("HQ")
            t.settle()
            assert t.decision is not None
            assert t.decision.side == CORP
            t.corp.pick("Mimic")
            t.settle()
            assert t.zone("Mimic") == "the heap"

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.14.5", example=28)
    @pytest.mark.rule("26.03:1.15.2c", example=35)
    @pytest.mark.rule("1.13.6", example=16)
    @pytest.mark.rule("1.14.1", example=19)
    def test_the_runner_chooses_for_bulwark_and_only_an_installed_program(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Bulwark", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Magnum Opus")
            t.runner.hand("Mimic")
            t.runner.run("HQ")
            t.settle()
            d = t.decision
            assert d is not None
            assert d.side == RUNNER
            assert {option.card for option in d.options} == {"Corroder", "Magnum Opus"}
            t.runner.pick("Corroder")
            t.settle()
            trashed = next(one for one in t.state.journal.entries if one.kind == "trashed")
            assert trashed.side == RUNNER

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.14.2c")
    def test_a_program_that_is_only_hosted_is_no_target(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Bulwark", "HQ", rezzed=True)
            t.runner.put("Personal Workshop")
            t.runner.put("Corroder")
            t.runner.put("Magnum Opus")
            t.runner.hand("Femme Fatale")
            t.runner.use("Personal Workshop")
            assert t.card("Femme Fatale").thing.host == t.cid("Personal Workshop")
            t.runner.run("HQ")
            t.settle()
            d = t.decision
            assert d is not None
            assert {option.card for option in d.options} == {"Corroder", "Magnum Opus"}
            t.runner.pick("Corroder")
            t.settle()

    @pytest.mark.rule("26.03:1.14.5a", example=30)
    @pytest.mark.both
    @pytest.mark.rule("1.13.6a", example=18)
    def test_hostile_infrastructure_does_not_see_what_the_corp_must_trash(self) -> None:
        with Table(turn="runner", runner="Alice Merchant: Clan Agitator") as t:
            t.corp.put("Hostile Infrastructure", "Server 1", rezzed=True)
            t.corp.hand("Enigma", "Ice Wall")
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.run("Archives")
            t.corp.pick("Enigma")
            t.finish_run()
            assert t.zone("Enigma") == "Archives"
            assert t.happened("damaged") == 0

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.14.5a", example=29)
    @pytest.mark.rule("1.13.6a", example=17)
    def test_hostile_infrastructure_sees_what_apocalypse_trashes(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Hostile Infrastructure", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.hand("Apocalypse", *["Sure Gamble"] * 5)
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Apocalypse")
            t.settle()
            while t.decision is not None and t.decision.kind == "reaction":
                t.game.choose(t.decision.options[0])
            assert t.happened("damaged") == 2

    @pytest.mark.rule("1.13.3", "1.13.4")
    def test_nobody_uses_or_pays_with_the_other_sides_cards(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Melange Mining Corp.", "Server 1", rezzed=True)
            t.runner.put("Magnum Opus")
            assert t.runner.can("action", "Magnum Opus")
            assert not t.runner.can("action", "Melange Mining Corp.")

    @pytest.mark.both
    @pytest.mark.rule("1.13.2b", "4.6.4")
    def test_a_stolen_agenda_is_the_runners_and_inactive(self) -> None:
        with Table(turn="runner") as t:
            t.runner.scored("Nisei MK II")
            t.corp.scored("Private Security Force")
            assert t.decision is not None
            assert t.card("Nisei MK II").thing.controller == RUNNER
            assert not t.card("Nisei MK II").thing.active
            assert t.card("Private Security Force").thing.active

    @pytest.mark.rule("1.13.2b")
    def test_what_counts_the_runners_agendas_counts_the_stolen_ones_and_not_the_scored(self) -> None:
        with Table() as t:
            t.runner.scored("Nisei MK II").hand(*["Sure Gamble"] * 4)
            t.corp.scored("Private Security Force", "TGTBT")
            t.corp.put("Philotic Entanglement", "Server 1", tokens={"advancement": 3})
            t.corp.score_agenda("Philotic Entanglement")
            t.settle()
            assert len(t.runner.titles("hand")) == 3


class TestTargets:
    @pytest.mark.both
    @pytest.mark.rule("26.03:1.15.2e", example=36)
    @pytest.mark.rule("1.14.2", "1.14.2a", example=20)
    def test_as_many_as_possible_are_chosen_and_trashed_at_once(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Aggressive Secretary", "Server 1", tokens={"advancement": 3})
            t.runner.put("Corroder")
            t.runner.put("Mimic")
            t.runner.run("Server 1")
            t.corp.trigger("Aggressive Secretary")
            while t.corp.can("pick"):
                t.corp.act("pick")
            t.finish_run()
            batches = {one.batch for one in t.state.journal.entries if one.kind == "trashed" and one.side == CORP}
            assert len(batches) == 1
            assert [t.zone("Corroder"), t.zone("Mimic")] == ["the heap", "the heap"]

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.14.2e")
    def test_each_object_can_be_chosen_once(self) -> None:
        with Table() as t:
            t.corp.put("Tenma Line", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "R&D")
            t.corp.put("Pup", "Archives")
            t.corp.use("Tenma Line")
            t.corp.act("pick", "Ice Wall")
            assert not t.corp.can("pick", "Ice Wall")
            t.corp.pick("Enigma")
            assert t.card("Enigma").server == "HQ"
            assert t.card("Ice Wall").server == "R&D"

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.14.2a")
    def test_announcing_a_target_neither_turns_nor_moves_it(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Forged Activation Orders")
            t.corp.put("Enigma", "HQ")
            t.corp.put("Archer", "R&D")
            t.runner.play("Forged Activation Orders")
            d = t.decision
            assert d is not None
            assert all(option.card == "" for option in d.options)
            t.game.choose(d.options[0])
            assert not t.card("Enigma").rezzed
            t.game.choose(t.game.decision.options[0])  # type: ignore[union-attr]
            assert t.card("Enigma").rezzed
            assert t.corp.credits == 2

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.15.4b", "9.8.5b")
    def test_what_cannot_be_rezzed_must_be_trashed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Forged Activation Orders")
            t.corp.put("Archer", "HQ")  # no agenda to forfeit
            t.runner.play("Forged Activation Orders")
            t.settle()
            assert t.zone("Archer") == "Archives"
