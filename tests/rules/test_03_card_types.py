"""Card types (CR 3)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import HARDWARE, DoToChosen, Is, operation, play
from sneakdoor.model.words import CENTRALS, CORP, RUNNER
from sneakdoor.rules.encounters import current_encounter
from sneakdoor.rules.installing import destinations, refuse_install
from sneakdoor.rules.playing import refuse_play
from sneakdoor.rules.quantities import has_subtype, strength
from sneakdoor.rules.rezzing import refuse_rez
from sneakdoor.testing import Table

EARTH = "Earth Station: SEA Headquarters"
HOSHIKO = "Hoshiko Shiro: Untold Protagonist"


def servers(t: Table, title: str) -> set[int]:
    return {move[1] for move in destinations(t.state, t.cid(title))}


def meet(t: Table, server: str) -> None:
    """Run a server up to the first encounter's window."""
    t.runner.run(server)
    while current_encounter(t.state) is None:
        t.runner.pass_()


class TestIdentities:
    @pytest.mark.rule("3.1.1", "3.1.1a", "4.7.4a")
    def test_an_identity_is_active_in_the_play_area_and_not_installed(self) -> None:
        with Table() as t:
            assert t.decision is not None
            for cid in (0, 1):
                assert t.state.things[cid].active
                assert not t.state.things[cid].installed
                assert t.state.place(cid) == "the play area"

    @pytest.mark.rule("3.1.3")
    def test_the_base_link_is_the_identitys(self) -> None:
        with Table(runner="Andromeda: Dispossessed Ristie") as t:
            assert t.decision is not None
            assert t.runner.link == 1

    @pytest.mark.rule("1.4:3.1.1a", "1.4:1.6.1b")
    def test_only_the_side_that_is_up_works(self) -> None:
        with Table(turn="runner", corp=EARTH) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("HQ")
            assert t.runner.credits == 4  # the front makes running on HQ dearer
            t.finish_run()
            t.runner.set(credits=5)
            t.runner.run("Server 1")
            assert t.runner.credits == 5
            t.finish_run()

    @pytest.mark.rule("1.4:3.1.1a")
    def test_turned_over_the_other_side_works_and_the_first_does_not(self) -> None:
        with Table(corp=EARTH) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.use(EARTH)
            assert t.corp.clicks == 2
            assert not t.corp.can("action")  # under neither name
            t.end_turn()
            assert not t.runner.can("run", server="Server 1")
            t.runner.run("HQ")
            assert t.happened("credits spent") == 0
            t.finish_run()
            t.settle()
            assert t.happened("flipped") == 2  # a successful run on HQ turned it back
            t.end_turn()
            assert t.corp.can("action", EARTH)

    @pytest.mark.rule("1.4:3.1.1a")
    def test_a_copy_of_the_game_keeps_its_own_side_up(self) -> None:
        with Table(corp=EARTH) as t:
            assert t.decision is not None
            copy = t.game.clone()
            t.corp.use(EARTH)
            assert copy.state.code != t.state.code
            assert copy.state.index != t.state.index

    @pytest.mark.rule("1.4:3.1.1a")
    def test_hoshiko_turns_over_when_she_has_accessed(self) -> None:
        with Table(turn="runner", runner=HOSHIKO) as t:
            t.corp.hand("Enigma")
            t.runner.run("HQ")
            t.finish_run()
            assert (t.runner.link, t.state.card(RUNNER).subtypes) == (0, ("Natural",))
            t.end_turn()
            t.settle()
            assert t.happened("flipped") == 1
            hand = len(t.runner.titles("hand"))
            t.end_turn()
            assert len(t.runner.titles("hand")) == hand + 1
            t.end_turn()
            assert t.happened("flipped") == 2

    @pytest.mark.rule("1.4:3.1.1a")
    def test_each_side_has_facts_of_its_own(self) -> None:
        with Table(turn="runner", corp=EARTH, runner=HOSHIKO) as t:
            t.corp.hand("Enigma")
            t.runner.run("HQ")
            t.finish_run()
            t.end_turn()
            t.settle()
            assert t.zone("Hoshiko Shiro: Mahou Shoujo") == "the play area"
            assert t.runner.link == 1
            assert t.game.view(RUNNER).link == 1
            assert has_subtype(t.state, RUNNER, "Digital")
            assert not has_subtype(t.state, RUNNER, "Natural")
            t.corp.use(EARTH)
            assert t.state.card(CORP).title == "Earth Station: Ascending to Orbit"
            assert t.state.card(CORP).min_deck == 0  # of these the front has numbers


class TestAgendasAndAssets:
    @pytest.mark.rule("3.2.1", "3.3.1", "4.7.5a")
    def test_they_are_installed_in_remote_servers_only(self) -> None:
        with Table() as t:
            t.corp.hand("Nisei MK II", "PAD Campaign")
            for title in ("Nisei MK II", "PAD Campaign"):
                assert not servers(t, title) & set(CENTRALS)

    @pytest.mark.rule("3.2.1", "3.3.1", "4.7.8a")
    def test_one_agenda_or_asset_in_a_server(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Nisei MK II")
            t.corp.install("Nisei MK II", "Server 1")
            t.settle()
            if t.corp.can("trash"):
                t.corp.act("trash")
            assert t.zone("PAD Campaign") == "Archives"
            assert t.card("Nisei MK II").server == "Server 1"

    @pytest.mark.rule("3.2.3")
    def test_agendas_cannot_be_rezzed(self) -> None:
        with Table() as t:
            t.corp.put("Nisei MK II", "Server 1")
            assert t.decision is not None
            refusal = refuse_rez(t.state, t.cid("Nisei MK II"))
            assert refusal is not None
            assert refusal.rule == "3.2.3"
            assert not t.card("Nisei MK II").thing.active

    @pytest.mark.rule("3.2.3")
    def test_rezzing_is_offered_for_the_upgrade_beside_an_agenda_and_not_for_the_agenda(self) -> None:
        with Table() as t:
            t.corp.put("Nisei MK II", "Server 1")
            t.corp.put("Ash 2X3ZB9CY", "Server 1")
            assert t.corp.can("rez", "Ash 2X3ZB9CY")
            assert not t.corp.can("rez", "Nisei MK II")

    @pytest.mark.rule("3.2.3", "4.6.4")
    def test_a_scored_agenda_is_active_and_a_stolen_one_is_not(self) -> None:
        with Table() as t:
            t.corp.scored("Private Security Force")
            t.runner.set(tags=1).hand("Sure Gamble")
            assert t.corp.can("action", "Private Security Force")
        with Table() as t:
            t.runner.set(tags=1).hand("Sure Gamble").scored("Private Security Force")
            assert not t.corp.can("action", "Private Security Force")

    @pytest.mark.rule("3.2.3b", "9.1.6d")
    def test_an_agenda_that_costs_something_to_steal_does_so_wherever_it_is(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Fetal AI")
            t.runner.set(credits=1).hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.score == 0


class TestIce:
    @pytest.mark.rule("3.4.2", "3.4.2b", "4.7.9d", "8.2.1")
    def test_ice_is_installed_outermost_before_any_server(self) -> None:
        with Table() as t:
            t.corp.put("Enigma", "HQ")
            t.corp.hand("Ice Wall")
            t.corp.install("Ice Wall", "HQ")
            t.corp.act("done")
            assert t.state.ice[0] == (t.cid("Enigma"), t.cid("Ice Wall"))
            assert t.state.root[0] == ()

    @pytest.mark.rule("3.4.3a")
    def test_ice_is_not_rezzed_outside_its_approach(self) -> None:
        with Table() as t:
            t.corp.put("Enigma", "HQ")
            assert t.decision is not None
            refusal = refuse_rez(t.state, t.cid("Enigma"))
            assert refusal is not None
            assert refusal.rule == "6.4.3"

    @pytest.mark.rule("3.4.7a", "3.4.7b")
    def test_unbroken_subroutines_resolve_and_broken_ones_do_not(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            t.runner.run("HQ")
            t.runner.break_subroutines("Gordian Blade", 1)
            t.finish_run()
            assert t.happened("clicks lost") == 1
            assert t.happened("successful run") == 1


class TestCurrents:
    @pytest.mark.rule("3.5.1b", "3.7.1b")
    def test_a_current_stays_until_another_is_played(self) -> None:
        with Table() as t:
            t.corp.hand("Predictive Algorithm")
            t.runner.hand("Employee Strike")
            t.corp.play("Predictive Algorithm")
            t.end_turn()
            assert t.zone("Predictive Algorithm") == "the play area"
            t.runner.play("Employee Strike")
            assert t.zone("Predictive Algorithm") == "Archives"
            assert t.zone("Employee Strike") == "the play area"

    @pytest.mark.rule("3.5.1b")
    def test_the_corps_current_goes_when_an_agenda_is_stolen(self) -> None:
        with Table() as t:
            t.corp.hand("Enhanced Login Protocol").put("Hostile Takeover", "Server 1")
            t.corp.play("Enhanced Login Protocol")
            t.end_turn()
            t.runner.run("Server 1")
            t.finish_run()
            assert t.zone("Enhanced Login Protocol") == "Archives"

    @pytest.mark.rule("3.7.1b")
    def test_the_runners_current_goes_when_an_agenda_is_scored_but_the_corps_own_stays(self) -> None:
        with Table() as t:
            t.corp.hand("Predictive Algorithm").put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.play("Predictive Algorithm")
            t.corp.score_agenda("Hostile Takeover")
            t.settle()
            assert t.zone("Predictive Algorithm") == "the play area"
        with Table(turn="runner") as t:
            t.runner.hand("Employee Strike")
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.runner.play("Employee Strike")
            for _ in range(3):
                t.runner.act("credit")
            t.corp.score_agenda("Hostile Takeover")
            t.settle()
            assert t.zone("Employee Strike") == "the heap"

    @pytest.mark.rule("3.7.1", "4.7.4e")
    def test_an_event_is_active_while_it_resolves_and_trashed_when_it_is_done(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Special Order").deck("Mimic", "Corroder")
            t.runner.play("Special Order")
            assert t.zone("Special Order") == "the play area"
            assert t.card("Special Order").thing.active
            assert not t.card("Special Order").installed
            t.runner.act("pick", "Mimic")
            assert t.zone("Special Order") == "the heap"
            assert t.cid("Special Order") not in t.state.things

    @pytest.mark.rule("3.5.1", "4.7.4e")
    def test_other_operations_are_trashed_when_they_are_done(self) -> None:
        with Table() as t:
            t.corp.hand("Beanstalk Royalties")
            t.corp.play("Beanstalk Royalties")
            assert t.zone("Beanstalk Royalties") == "Archives"


class TestLockdowns:
    @pytest.mark.rule("1.4:3.5.1c")
    def test_a_lockdown_works_until_the_corps_next_turn_begins(self) -> None:
        with Table() as t:
            t.corp.hand("NAPD Cordon").put("Nisei MK II", "Server 1", tokens={"advancement": 1})
            t.corp.play("NAPD Cordon")
            t.runner.set(credits=5)
            t.end_turn()
            assert t.zone("NAPD Cordon") == "the play area"
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.score == 0  # it would have cost 4 + 2
            t.runner.set(credits=6)
            t.runner.run("Server 1")
            t.runner.act("steal")
            t.finish_run()
            assert t.runner.credits == 0
            assert t.runner.score == 2
            t.end_turn()
            assert t.zone("NAPD Cordon") == "Archives"

    @pytest.mark.rule("1.4:3.5.1c")
    def test_it_is_gone_before_abilities_of_the_turns_beginning_resolve(self) -> None:
        with Table() as t:
            t.corp.hand("NAPD Cordon").put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.play("NAPD Cordon")
            t.end_turn()
            t.end_turn()
            kinds = [
                (one.kind, one.cid)
                for one in t.state.journal.entries
                if (one.kind in ("trashed", "credits gained") and one.src != -1) or one.kind == "trashed"
            ]
            cordon = kinds.index(("trashed", t.cid("NAPD Cordon")))
            gain = next(n for n, one in enumerate(kinds) if one[0] == "credits gained")
            assert cordon < gain

    @pytest.mark.rule("1.4:3.5.1c")
    def test_only_one_at_a_time(self) -> None:
        with Table() as t:
            t.corp.hand("NAPD Cordon", "NAPD Cordon")
            t.corp.play("NAPD Cordon")
            t.settle()
            assert not t.corp.can("play", "NAPD Cordon")
            second = next(cid for cid in t.state.hand[CORP])
            refusal = refuse_play(t.state, CORP, second)
            assert refusal is not None
            assert refusal.rule == "1.4:3.5.1c"


class TestUpgradesAndRegions:
    @pytest.mark.rule("3.6.1", "4.7.7c")
    def test_upgrades_go_into_remote_servers_and_the_roots_of_central_ones(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Embolus")
            assert servers(t, "Embolus") >= {*CENTRALS, 3}

    @pytest.mark.rule("3.6.2", "4.7.7c")
    def test_any_number_of_upgrades(self) -> None:
        with Table() as t:
            t.corp.put("Embolus", "HQ")
            t.corp.put("Caprice Nisei", "HQ")
            t.corp.hand("Ash 2X3ZB9CY")
            t.corp.install("Ash 2X3ZB9CY", "HQ")
            t.corp.act("done")
            assert len(t.state.root[0]) == 3

    @pytest.mark.rule("3.6.5a", "3.6.5c", "3.6.5d", "4.7.7d", "8.2.5b")
    def test_a_second_region_makes_the_first_one_go_even_unrezzed(self) -> None:
        with Table() as t:
            t.corp.put("Crisium Grid", "HQ")
            t.corp.hand("Hokusai Grid")
            t.corp.install("Hokusai Grid", "HQ")
            assert not t.corp.can("done")
            if t.corp.can("trash"):
                t.corp.act("trash")
            assert t.zone("Crisium Grid") == "Archives"
            assert t.card("Hokusai Grid").installed

    @pytest.mark.rule("3.6.5b")
    def test_a_region_in_another_server_does_not_matter(self) -> None:
        with Table() as t:
            t.corp.put("Crisium Grid", "R&D")
            t.corp.hand("Hokusai Grid")
            t.corp.install("Hokusai Grid", "HQ")
            assert t.card("Crisium Grid").installed
            assert t.card("Hokusai Grid").installed


class TestHardware:
    @pytest.mark.rule("3.8.3", "3.8.4", "4.7.4c")
    def test_hardware_is_installed_faceup_and_active(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("HQ Interface")
            t.runner.install("HQ Interface")
            assert t.card("HQ Interface").thing.faceup
            assert t.card("HQ Interface").thing.active

    @pytest.mark.rule("3.8.5a", "3.8.5b", "3.8.5d")
    def test_a_second_console_cannot_be_installed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Desperado")
            t.runner.hand("Grimoire", "HQ Interface")
            assert not t.runner.can("install", "Grimoire")
            assert t.runner.can("install", "HQ Interface")
            refusal = refuse_install(t.state, t.cid("Grimoire"))
            assert refusal is not None
            assert refusal.rule == "3.8.5d"

    @pytest.mark.rule("3.8.5c")
    def test_a_facedown_console_is_none(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Desperado", facedown=True)
            t.runner.hand("Grimoire")
            assert t.runner.can("install", "Grimoire")

    @pytest.mark.rule("3.8.5e")
    def test_a_console_that_would_have_to_be_installed_is_trashed_instead(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Personal Workshop")
            t.runner.hand("Forger")
            t.runner.use("Personal Workshop", "Host it")
            t.runner.put("Desperado")
            t.runner.use("Personal Workshop", "Remove")
            t.settle()
            assert t.zone("Forger") == "the heap"
            assert t.happened("installed") == 0


class TestPrograms:
    @pytest.mark.rule("3.9.3", "3.9.3a", "3.9.3b")
    def test_programs_are_trashed_to_make_room(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Magnum Opus")
            t.runner.put("Battering Ram")
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            assert not t.runner.can("done")
            t.runner.act("trash", "Magnum Opus")
            t.runner.act("done")
            assert t.runner.memory == (3, 4)
            assert t.zone("Magnum Opus") == "the heap"

    @pytest.mark.rule("3.9.3c", "10.3.1e")
    def test_when_the_limit_falls_the_runner_trashes_just_enough_at_the_next_checkpoint(self) -> None:
        wreck = operation("Test Wreck", "nbn", play(DoToChosen("trash", Is((HARDWARE,), side=RUNNER))), cost=0)
        with Table(cards=(wreck,)) as t:
            t.runner.put("Grimoire")
            for title in ("Magnum Opus", "Battering Ram", "Corroder", "Mimic"):
                t.runner.put(title)
            t.corp.hand("Test Wreck")
            assert t.runner.memory == (6, 6)
            t.corp.play("Test Wreck")
            t.runner.act("pick", "Corroder")
            assert not t.runner.can("pick", "Magnum Opus")  # with it, Corroder would go for nothing
            t.settle()
            assert t.runner.memory == (4, 4)
            assert [t.zone("Corroder"), t.zone("Mimic")] == ["the heap", "the heap"]
            by = {one.side for one in t.state.journal.entries if one.kind == "trashed" and one.cause == "memory"}
            assert by == {2}  # nobody: the rules

    @pytest.mark.rule("3.9.3c", "10.3.1e")
    def test_one_unit_too_many_costs_a_program(self) -> None:
        wreck = operation("Test Wreck", "nbn", play(DoToChosen("trash", Is((HARDWARE,), side=RUNNER))), cost=0)
        with Table(cards=(wreck,)) as t:
            t.runner.put("Akamatsu Mem Chip")
            for title in ("Magnum Opus", "Battering Ram", "Mimic"):
                t.runner.put(title)
            t.corp.hand("Test Wreck")
            assert t.runner.memory == (5, 5)
            t.corp.play("Test Wreck")
            t.runner.act("pick", "Mimic")
            t.settle()
            assert (t.zone("Mimic"), t.runner.memory) == ("the heap", (4, 4))

    @pytest.mark.rule("3.9.3d")
    def test_a_memory_cost_is_no_cost(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Personal Workshop")
            t.runner.hand("Datasucker")
            t.runner.use("Personal Workshop", "Host it")
            t.runner.use("Personal Workshop", "Remove")  # installed ignoring all costs
            assert t.runner.memory == (1, 4)

    @pytest.mark.rule("3.9.4b", "3.9.4a")
    def test_icebreakers_have_a_strength_and_other_programs_none(self) -> None:
        with Table() as t:
            t.runner.put("Mimic")
            t.runner.put("Magnum Opus")
            assert strength(t.state, t.cid("Mimic")) == 3
            assert t.state.card(t.cid("Magnum Opus")).strength is None


class TestIcebreakers:
    @pytest.mark.rule("1.4:3.9.5b", "3.9.5b", example=31)
    def test_a_boost_without_a_duration_lasts_for_the_encounter(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Pup", "HQ")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            meet(t, "HQ")
            t.runner.use("Corroder", "strength")
            assert t.card("Corroder").strength == 3
            t.runner.break_subroutines("Corroder")
            while current_encounter(t.state) is not None:
                t.runner.pass_()
            assert t.run is not None  # the run goes on
            assert t.card("Corroder").strength == 2
            t.finish_run()

    @pytest.mark.rule("1.4:3.9.5d", "3.9.5b", example=31)
    def test_outside_an_encounter_it_is_gone_at_the_next_checkpoint(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Corroder")
            t.runner.use("Corroder", "strength")
            assert t.card("Corroder").strength == 2
            assert t.runner.credits == 4

    @pytest.mark.rule("3.9.5b", "1.4:3.9.5c", example=32)
    def test_a_boost_for_the_run_lasts_through_its_encounters(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            t.runner.set(credits=20)
            t.runner.run("HQ")
            t.runner.use("Gordian Blade", "strength")
            t.runner.break_subroutines("Gordian Blade")
            t.runner.continue_run()
            assert t.card("Gordian Blade").strength == 3
            t.runner.break_subroutines("Gordian Blade")
            t.finish_run()
            assert t.card("Gordian Blade").strength == 2

    @pytest.mark.rule("3.9.5b", example=33)
    def test_a_constant_strength_has_no_duration(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Study Guide")
            t.runner.use("Study Guide", "Place")
            assert t.card("Study Guide").strength == 1
            t.end_turn()
            assert t.card("Study Guide").strength == 1

    @pytest.mark.rule("3.9.5e", "1.4:3.9.5f")
    def test_nothing_is_broken_outside_an_encounter(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Wyrm")
            t.runner.run("HQ")
            windows = 0
            while current_encounter(t.state) is None:
                d = t.decision
                assert d is not None
                if d.side == RUNNER and d.kind == "paid ability window":
                    windows += 1
                    assert sorted(o.card for o in d.options if o.kind == "use") == ["Corroder", "Wyrm"]  # to grow
                    assert not any("Break" in option.words or "-1" in option.words for option in d.options)
                t.runner.pass_()
            assert windows
            t.finish_run()

    @pytest.mark.rule("3.9.5f", "1.4:3.9.5g", "3.4.4")
    def test_an_icebreaker_must_be_as_strong_as_the_ice(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.put("Corroder")
            meet(t, "HQ")
            d = t.decision
            assert d is not None
            assert not any(option.card == "Corroder" and "Break" in option.words for option in d.options)
            t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert t.happened("successful run") == 1

    @pytest.mark.rule("3.9.5d", "3.9.5f", "1.4:3.9.5e")
    def test_weakening_ice_is_an_interaction_too(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)  # strength 3
            t.runner.put("Wyrm")  # strength 1
            t.runner.set(credits=20)
            meet(t, "HQ")
            wyrm = [option.words for option in t.decision.options if option.card == "Wyrm"] if t.decision else []
            assert len(wyrm) == 1  # only the boost
            t.runner.use("Wyrm", "+1")
            t.runner.use("Wyrm", "+1")
            for left in (2, 1, 0):
                t.runner.use("Wyrm", "-1")
                assert t.card("Wall of Static").strength == left
            t.runner.use("Wyrm", "Break")
            t.finish_run()
            assert t.happened("successful run") == 1

    @pytest.mark.rule("3.9.5g", "1.4:3.9.5h")
    def test_a_breaker_of_barriers_does_nothing_to_a_code_gate(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Corroder")
            meet(t, "HQ")
            d = t.decision
            assert d is not None
            assert not any(option.card == "Corroder" and "Break" in option.words for option in d.options)
            t.finish_run()

    @pytest.mark.rule("3.9.5g", "1.4:3.9.5h")
    def test_the_right_kind_of_ice(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.hand("Egret", "Sure Gamble", "Sure Gamble").put("Corroder")
            assert t.decision is not None
            t.runner.install("Egret")
            if t.runner.can("done"):
                t.runner.act("done")
            t.runner.run("HQ")
            t.runner.break_subroutines("Corroder", 0, 1)
            t.finish_run()
            assert t.happened("damaged") == 0


class TestResources:
    @pytest.mark.rule("3.10.2", "3.10.3")
    def test_resources_are_installed_faceup_and_active(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Armitage Codebusting")
            t.runner.install("Armitage Codebusting")
            t.settle()
            assert t.card("Armitage Codebusting").tokens("credit") == 12
            assert t.card("Armitage Codebusting").thing.active

    @pytest.mark.rule("3.10.4")
    def test_the_corp_may_trash_one_while_the_runner_is_tagged(self) -> None:
        with Table() as t:
            t.runner.put("Decoy")
            t.settle()
            assert not t.corp.can("trash resource")
            t.runner.set(tags=1)
            t.corp.act("credit")
            t.corp.act("trash resource", "Decoy")
            t.settle()
            assert (t.corp.clicks, t.corp.credits) == (1, 4)
            assert t.zone("Decoy") == "the heap"
