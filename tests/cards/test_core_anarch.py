"""Anarch cards of the core sets, by what they do."""

from __future__ import annotations

import pytest
from tests.verbs import encounter

from sneakdoor.cards.vocabulary import IN_HAND, RUNNER, ExtraCost, Gain, Is, TrashCards, event, play
from sneakdoor.testing import Table


class TestIcebreakers:
    def test_darwin_is_as_strong_as_it_has_virus_counters(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            darwin = t.runner.put("Darwin", tokens={"virus": 2})
            assert darwin.strength == 2
            t.runner.run("HQ")
            t.runner.break_subroutines("Darwin")
            assert t.runner.credits == 1  # 2 for each subroutine, of any kind of ice
            t.finish_run()

    def test_darwin_grows_for_a_credit_as_the_turn_begins(self) -> None:
        with Table("corp") as t:
            darwin = t.runner.put("Darwin")
            t.end_turn()
            t.runner.trigger("Darwin")
            assert (darwin.tokens("virus"), darwin.strength, t.runner.credits) == (1, 1, 4)

    def test_darwin_does_not_grow_unless_that_is_paid_for(self) -> None:
        with Table("corp") as t:
            darwin = t.runner.put("Darwin")
            t.end_turn()
            t.runner.pass_()
            assert (darwin.tokens("virus"), t.runner.credits) == (0, 5)

    @pytest.mark.parametrize("left", [0, 1])
    def test_force_of_nature_breaks_up_to_2_code_gate_subroutines(self, left: int) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Force of Nature")
            encounter(t, "HQ")
            t.runner.use("Force of Nature", "strength")
            t.runner.use("Force of Nature", "Break")
            t.runner.act("subroutine", number=1)
            if left:
                t.runner.act("done")
            else:
                t.runner.act("subroutine", number=0)
            assert t.runner.credits == 2
            t.settle()
            assert t.runner.clicks == 3 - left  # Enigma's first subroutine takes a click

    def test_morning_star_breaks_all_subroutines_of_a_barrier_for_one_credit(self) -> None:
        with Table("runner") as t:
            t.corp.put("Eli 1.0", "HQ", rezzed=True)
            t.runner.put("Morning Star")
            encounter(t, "HQ")
            t.runner.use("Morning Star")
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=1)
            assert t.runner.credits == 4
            t.finish_run()
            assert t.happened("successful run") == 1

    def test_morning_star_breaks_nothing_of_a_stronger_barrier(self) -> None:
        with Table("runner") as t:
            t.corp.put("Heimdall 1.0", "HQ", rezzed=True)
            t.runner.put("Morning Star")
            encounter(t, "HQ")
            assert not t.runner.can("use", "Morning Star")
            t.settle()


class TestViruses:
    def test_hemorrhage_counts_successful_runs(self) -> None:
        with Table("runner") as t:
            hemorrhage = t.runner.put("Hemorrhage")
            t.runner.run("Archives")
            t.finish_run()
            assert hemorrhage.tokens("virus") == 1
            assert not t.runner.can("action", "Hemorrhage")  # it takes 2

    def test_hemorrhage_makes_the_corp_trash_a_card_of_its_choice_from_hq(self) -> None:
        with Table("runner") as t:
            hemorrhage = t.runner.put("Hemorrhage", tokens={"virus": 3})
            t.corp.hand("Hedge Fund", "Ice Wall")
            t.runner.use("Hemorrhage")
            t.corp.pick("Ice Wall")
            assert hemorrhage.tokens("virus") == 1
            assert t.corp.titles("hand") == ["Hedge Fund"]
            assert t.runner.clicks == 3

    def test_lamprey_takes_a_credit_for_each_successful_run_on_hq(self) -> None:
        with Table("runner") as t:
            t.runner.put("Lamprey")
            for server in ("HQ", "Archives", "HQ"):
                t.runner.run(server)
                t.finish_run()
            assert t.corp.credits == 3

    @pytest.mark.rule("10.1.1")
    def test_lamprey_is_trashed_when_virus_counters_are_purged(self) -> None:
        with Table("corp") as t:
            t.runner.put("Lamprey")
            t.corp.act("purge")
            t.settle()
            assert t.zone("Lamprey") == "the heap"


class TestRez:
    def test_xanadu_makes_ice_dearer_to_rez(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Xanadu")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            assert t.corp.credits == 3
            t.finish_run()

    def test_xanadu_leaves_other_cards_alone(self) -> None:
        with Table("corp") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Xanadu")
            t.corp.rez("PAD Campaign")
            assert t.corp.credits == 3


class TestStrength:
    def test_ice_carver_weakens_ice_only_while_it_is_encountered(self) -> None:
        with Table("runner") as t:
            wall = t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.put("Ice Carver")
            t.runner.put("Corroder")
            assert wall.strength == 3
            t.runner.run("HQ")
            t.runner.break_subroutines("Corroder")  # of strength 2
            assert wall.strength == 2
            t.finish_run()
            assert wall.strength == 3

    def test_a_parasite_kills_what_the_ice_carver_brings_to_strength_0(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Ice Carver")
            t.runner.put("Parasite", on="Ice Wall")
            t.runner.run("HQ")
            t.finish_run()
            assert t.zone("Ice Wall") == "Archives"


class TestMoney:
    def test_liberated_account_pays_4_for_each_click_and_is_trashed_when_empty(self) -> None:
        with Table("runner", clicks=5) as t:
            t.runner.set(credits=6).hand("Liberated Account")
            t.runner.install("Liberated Account")
            assert t.card("Liberated Account").tokens("credit") == 16
            for _ in range(3):
                t.runner.use("Liberated Account")
            assert t.card("Liberated Account").tokens("credit") == 4
            t.runner.use("Liberated Account")
            assert t.runner.credits == 16
            assert t.zone("Liberated Account") == "the heap"

    def test_spinal_modem_pays_for_icebreakers_and_not_for_installing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            modem = t.runner.put("Spinal Modem")
            t.runner.put("Corroder")
            t.runner.set(credits=0).hand("Mimic")
            assert not t.runner.can("install", "Mimic")
            t.runner.run("HQ")
            t.runner.break_subroutines("Corroder")
            assert modem.tokens("credit") == 1
            t.finish_run()
            assert t.runner.memory == (1, 5)

    def test_spinal_modem_does_brain_damage_for_a_successful_trace_during_a_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.runner.put("Spinal Modem")
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(0)
            t.corp.trigger("Hunter") if t.corp.can("trigger", "Hunter") else None
            t.finish_run()
            assert t.state.brain == 1
            assert t.state.tags == 1

    def test_spinal_modem_does_not_mind_traces_outside_runs(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Spinal Modem")
            t.runner.hand("Sure Gamble")
            t.corp.hand("SEA Source")
            t.runner.run("Archives")
            t.finish_run()
            t.corp.play("SEA Source")
            t.corp.number(0)
            t.runner.number(0)
            t.settle()
            assert (t.state.tags, t.state.brain) == (1, 0)


class TestEvents:
    @pytest.mark.rule("9.8.4")
    def test_retrieval_run_installs_a_program_from_the_heap_instead_of_accessing_cards(self) -> None:
        with Table("runner") as t:
            t.runner.set(credits=3).hand("Retrieval Run").discard("Morning Star", "Desperado")
            t.corp.discard("Hedge Fund")
            t.runner.play("Retrieval Run")
            t.runner.act("instead")
            t.finish_run()
            assert t.card("Morning Star").installed
            assert t.happened("accessed") == 0
            assert t.runner.credits == 0

    def test_retrieval_run_may_access_as_usual(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Retrieval Run").discard("Mimic")
            t.corp.discard("Hedge Fund")
            t.runner.play("Retrieval Run")
            t.runner.act("normally")
            t.finish_run()
            assert t.happened("accessed") == 1
            assert t.zone("Mimic") == "the heap"

    def test_singularity_trashes_all_cards_in_a_remote_server_and_no_ice(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "Server 1")
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("Ash 2X3ZB9CY", "Server 1")
            t.runner.hand("Singularity")
            t.runner.play("Singularity")
            t.finish_run()
            assert t.corp.titles("discard") == ["Ash 2X3ZB9CY", "Hostile Takeover"]
            assert t.runner.score == 0
            assert t.card("Ice Wall").installed
            assert t.runner.clicks == 2  # it is a double

    def test_singularity_needs_a_remote_server(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Singularity")
            assert not t.runner.can("play", "Singularity")


class TestIdentities:
    def test_quetzal_breaks_a_barrier_subroutine_once_a_turn_whatever_the_strength(self) -> None:
        with Table("runner", runner="Quetzal: Free Spirit") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("Quetzal: Free Spirit")
            t.finish_run()
            assert t.happened("successful run") == 1
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("successful run") == 1  # it was used already

    def test_quetzal_breaks_nothing_but_barriers(self) -> None:
        with Table("runner", runner="Quetzal: Free Spirit") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("broken") == 0

    def test_reina_roja_makes_the_first_ice_rezzed_each_turn_dearer(self) -> None:
        with Table("runner", runner="Reina Roja: Freedom Fighter") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Ice Wall", "R&D")
            for server, left in (("HQ", 3), ("R&D", 2)):
                t.runner.run(server)
                t.corp.rez("Ice Wall")
                t.finish_run()
                assert t.corp.credits == left

    def test_reina_roja_begins_anew_with_each_turn(self) -> None:
        with Table("runner", runner="Reina Roja: Freedom Fighter", clicks=1) as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Ice Wall", "R&D")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            t.end_turn()
            t.end_turn()  # the Corp's
            before = t.corp.credits
            t.runner.run("R&D")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.corp.credits == before - 2


class TestRunAmok:
    @pytest.mark.rule("6.8.5")
    def test_ice_rezzed_during_the_run_is_trashed_when_it_ends(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.runner.hand("Run Amok")
            t.runner.play("Run Amok")
            t.runner.act("server", server="HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.zone("Ice Wall") == "Archives"
            assert t.card("Enigma").installed

    def test_without_any_nothing_is_trashed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.hand("Run Amok")
            t.runner.play("Run Amok")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert t.card("Enigma").installed

    def test_the_runner_chooses_among_several(self) -> None:
        with Table("runner") as t:
            t.corp.set(credits=20).put("Neural Katana", "HQ")
            t.corp.put("Hunter", "HQ")
            t.runner.hand("Run Amok", *["Sure Gamble"] * 4)
            t.runner.play("Run Amok")
            t.runner.act("server", server="HQ")
            t.corp.rez("Hunter")
            t.corp.number(0)
            t.runner.number(0)
            t.corp.rez("Neural Katana")
            t.settle()
            while t.run is not None:
                t.runner.act("go on")
                t.settle()
            t.runner.pick("Hunter")
            assert t.zone("Hunter") == "Archives"
            assert t.card("Neural Katana").installed

    def test_ice_rezzed_in_another_run_is_safe(self) -> None:
        """Doppelgänger's run comes between: what is rezzed in it was not rezzed during Run Amok's."""
        with Table("runner") as t:
            t.corp.put("Ice Wall", "R&D")
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.put("Doppelgänger")
            t.runner.hand("Run Amok", *["Sure Gamble"] * 4)
            t.runner.play("Run Amok")
            t.runner.act("server", server="HQ")
            t.settle()
            while t.run is not None:
                t.runner.act("go on")
                t.settle()
            t.runner.trigger("Doppelgänger")
            t.runner.act("server", server="R&D")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.card("Ice Wall").installed


class TestPatchwork:
    def test_a_card_from_the_grip_lowers_an_install_cost_by_2_once_a_turn(self) -> None:
        with Table("runner") as t:
            t.runner.put("Patchwork")
            t.runner.hand("Corroder", "Mimic", "Sure Gamble", "Easy Mark")
            t.runner.act("install", "Mimic")
            t.runner.trigger("Patchwork")
            t.runner.pick("Easy Mark")
            assert t.card("Mimic").installed
            assert t.runner.credits == 4
            assert t.runner.titles("discard") == ["Easy Mark"]
            t.runner.act("install", "Corroder")
            t.runner.act("done")
            assert t.runner.credits == 2
            assert t.runner.memory == (2, 5)

    def test_it_lowers_play_costs_too(self) -> None:
        with Table("runner") as t:
            t.runner.put("Patchwork")
            t.runner.hand("Sure Gamble", "Easy Mark")
            t.runner.play("Sure Gamble")
            t.runner.trigger("Patchwork")
            assert t.runner.credits == 11

    def test_it_need_not_be_used(self) -> None:
        with Table("runner") as t:
            t.runner.put("Patchwork")
            t.runner.hand("Sure Gamble", "Easy Mark")
            t.runner.play("Sure Gamble")
            t.runner.pass_()
            assert t.runner.credits == 9
            assert t.runner.titles("hand") == ["Easy Mark"]

    @pytest.mark.rule("1.15.1")
    def test_what_could_be_paid_for_with_it_can_be_begun_and_then_it_must_be_used(self) -> None:
        with Table("runner") as t:
            t.runner.put("Patchwork")
            t.runner.set(credits=3).hand("Sure Gamble", "Easy Mark")
            t.runner.play("Sure Gamble")
            t.settle()
            assert t.runner.credits == 9
            assert t.runner.titles("discard") == ["Easy Mark", "Sure Gamble"]

    def test_the_card_itself_does_not_pay_for_it(self) -> None:
        with Table("runner") as t:
            t.runner.put("Patchwork")
            t.runner.set(credits=3).hand("Sure Gamble")
            assert not t.runner.can("play", "Sure Gamble")

    def test_more_than_2_it_does_not_take_off(self) -> None:
        with Table("runner") as t:
            t.runner.put("Patchwork")
            t.runner.set(credits=2).hand("Sure Gamble", "Easy Mark")
            assert not t.runner.can("play", "Sure Gamble")

    def test_a_card_that_costs_nothing_is_not_made_cheaper(self) -> None:
        with Table("runner") as t:
            t.runner.put("Patchwork")
            t.runner.hand("Diesel", "Easy Mark")
            t.runner.play("Diesel")
            assert t.runner.titles("discard") == ["Diesel"]

    def test_it_lowers_what_another_effect_installs(self) -> None:
        with Table("runner") as t:
            t.runner.put("Patchwork")
            t.runner.set(credits=1).hand("Career Fair", "Liberated Account", "Sure Gamble")
            t.runner.play("Career Fair")
            t.settle()
            assert t.card("Liberated Account").installed
            assert t.runner.credits == 0

    def test_it_does_not_pay_for_the_click_of_a_double(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Patchwork")
            t.runner.hand("Hostage", "Easy Mark")
            assert not t.runner.can("play", "Hostage")

    @pytest.mark.rule("1.2.5")
    def test_the_corps_cards_are_not_its_business(self) -> None:
        with Table("corp") as t:
            t.runner.put("Patchwork")
            t.runner.hand("Easy Mark")
            t.corp.hand("Hedge Fund")
            t.corp.play("Hedge Fund")
            assert t.corp.credits == 9

    def test_networking_comes_back_and_the_grip_pays_for_the_next_card(self) -> None:
        with Table("runner") as t:
            t.runner.put("Patchwork")
            t.runner.set(tags=1, credits=2).hand("Networking", "Mimic")
            t.runner.play("Networking")
            t.runner.yes()
            t.runner.install("Mimic")
            t.settle()
            assert t.card("Mimic").installed
            assert t.runner.titles("discard") == ["Networking"]

    def test_the_price_of_a_discount_and_an_additional_cost_are_paid_with_different_cards(self) -> None:
        """With one card besides, it can pay for the one or for the other."""
        dear = event(
            "Dear Event",
            "neutral_runner",
            ExtraCost("play", (TrashCards(Is(zone=IN_HAND, side=RUNNER)),), own=True),
            play(Gain(3)),
            cost=3,
            influence=0,
        )
        for others, can in ((1, False), (2, True)):
            with Table("runner", cards=(dear,)) as t:
                t.runner.put("Patchwork")
                t.runner.set(credits=1).hand("Dear Event", *["Easy Mark"] * others)
                assert t.runner.can("play", "Dear Event") == can


class TestTogether:
    def test_reina_roja_and_xanadu_add_up(self) -> None:
        with Table("runner", runner="Reina Roja: Freedom Fighter") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Xanadu")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.corp.credits == 2

    def test_ice_that_xanadu_makes_too_dear_cannot_be_rezzed(self) -> None:
        with Table("runner") as t:
            t.corp.set(credits=1).put("Ice Wall", "HQ")
            t.runner.put("Xanadu")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("rezzed") == 0

    def test_tinkering_gives_quetzal_a_subroutine_of_a_sentry(self) -> None:
        with Table("runner", runner="Quetzal: Free Spirit") as t:
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.hand("Tinkering", "Sure Gamble")
            t.runner.play("Tinkering")
            encounter(t, "HQ")
            t.runner.use("Quetzal: Free Spirit")
            t.finish_run()
            assert t.runner.titles("hand") == ["Sure Gamble"]

    def test_the_personal_touch_brings_morning_star_to_heimdall(self) -> None:
        with Table("runner") as t:
            t.corp.put("Heimdall 1.0", "HQ", rezzed=True)
            t.runner.put("Morning Star")
            t.runner.put("The Personal Touch", on="Morning Star")
            encounter(t, "HQ")
            t.runner.use("Morning Star")
            for n in range(3):
                t.runner.act("subroutine", number=n)
            t.finish_run()
            assert t.happened("successful run") == 1

    def test_darwin_loses_its_strength_in_a_purge(self) -> None:
        with Table("corp") as t:
            darwin = t.runner.put("Darwin", tokens={"virus": 3})
            t.corp.act("purge")
            assert darwin.strength == 0
            t.runner.pass_()  # and does not grow anew

    def test_grimoire_gives_darwin_its_first_counter(self) -> None:
        with Table("runner") as t:
            t.runner.put("Grimoire")
            t.runner.hand("Darwin")
            t.runner.install("Darwin")
            assert t.card("Darwin").strength == 1
