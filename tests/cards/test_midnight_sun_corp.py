"""What Corp cards of Midnight Sun do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import encounter


class TestHaasBioroid:
    def test_elivagar_bifurcation_derezzes_a_card(self) -> None:
        with corp() as t:
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Élivágar Bifurcation", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Élivágar Bifurcation")
            t.corp.accept()
            t.settle()
            assert not wall.rezzed

    def test_midnight_3_arcology_draws_and_lets_the_hand_be(self) -> None:
        with corp() as t:
            t.corp.put("Midnight-3 Arcology", "Server 1", tokens={"advancement": 4})
            t.corp.hand(*["Ice Wall"] * 5)
            t.corp.score_agenda("Midnight-3 Arcology")
            t.end_turn()
            assert len(t.corp.titles("hand")) == 8

    def test_refuge_campaign_pays_two_each_turn(self) -> None:
        with runner() as t:
            t.corp.put("Refuge Campaign", "Server 1", rezzed=True)
            t.end_turn()
            assert t.corp.credits == 7

    def test_trieste_model_bioroids_keep_icebreakers_out(self) -> None:
        with runner() as t:
            t.corp.put("Brân 1.0", "Archives", rezzed=True)
            t.corp.put("Trieste Model Bioroids", "Server 1")
            t.runner.put("Cleaver")
            t.runner.set(credits=20)
            t.corp.rez("Trieste Model Bioroids")
            t.settle()
            encounter(t, "Archives")
            for _ in range(3):
                t.runner.use("Cleaver", "strength")
            assert t.card("Cleaver").strength == 6
            assert not t.runner.can("use", "Cleaver", says="Break")
            t.runner.use("Brân 1.0")
            t.runner.act("subroutine", number=1)
            assert t.happened("broken") == 1

    def test_echo_gains_subroutines_for_harmonic_ice(self) -> None:
        with runner() as t:
            echo = t.corp.put("Echo", "Archives")
            t.corp.put("Wave", "HQ")
            t.corp.put("Ice Wall", "R&D")
            t.runner.run("Archives")
            t.corp.rez("Echo")
            t.finish_run()
            assert echo.tokens("power") == 1
            assert t.happened("successful run") == 0
            t.runner.run("R&D")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert echo.tokens("power") == 1
            t.runner.run("HQ")
            t.corp.rez("Wave")
            t.corp.trigger("Echo")
            t.corp.decline()
            t.finish_run()
            assert echo.tokens("power") == 2
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("subroutine") == 1 + 1 + 1 + 1  # the first of two ends the run

    def test_wave_finds_ice_and_pays_for_harmonic_ice(self) -> None:
        with runner() as t:
            t.corp.put("Echo", "R&D", rezzed=True)
            t.corp.put("Wave", "Archives")
            t.corp.deck("Ice Wall", "Hedge Fund")
            t.runner.run("Archives")
            t.corp.rez("Wave")
            t.corp.trigger("Echo")
            t.corp.accept()
            t.corp.pick("Ice Wall")
            t.finish_run()
            assert t.corp.titles("hand") == ["Ice Wall"]
            assert t.corp.credits == 5 - 2 + 2

    def test_wave_finds_nothing_on_another_occasion(self) -> None:
        with runner() as t:
            t.corp.put("Wave", "Archives")
            t.corp.hand("Send a Message")
            t.runner.run("HQ")
            t.corp.accept()  # Send a Message rezzes it
            t.finish_run()
            assert t.card("Wave").rezzed
            assert t.corp.titles("hand") == []


class TestJinteki:
    @pytest.mark.parametrize(("pool", "hurt"), [(3, True), (4, False)])
    def test_bladderwort_hurts_while_the_corp_is_poor(self, pool: int, hurt: bool) -> None:
        with runner() as t:
            t.corp.put("Bladderwort", "Server 1", rezzed=True)
            t.corp.set(credits=pool)
            t.runner.hand("Sure Gamble")
            t.end_turn()
            assert t.corp.credits == pool + 1
            assert len(t.runner.titles("hand")) == (0 if hurt else 1)

    @pytest.mark.parametrize("pays", [True, False])
    def test_anemone_hurts_for_a_card_of_hq(self, pays: bool) -> None:
        with runner() as t:
            t.corp.put("Anemone", "Archives")
            t.corp.hand("Ice Wall")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("Archives")
            t.corp.rez("Anemone")
            t.corp.accept() if pays else t.corp.decline()
            t.finish_run()
            assert len(t.corp.titles("hand")) == (0 if pays else 1)
            assert len(t.runner.titles("hand")) == (2 if pays else 4)

    @pytest.mark.parametrize(("server", "strength"), [("HQ", 1), ("Archives", 4)])
    def test_bathynomus_is_strong_before_archives(self, server: str, strength: int) -> None:
        with runner() as t:
            isopod = t.corp.put("Bathynomus", server, rezzed=True)
            assert isopod.strength == strength
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run(server)
            t.finish_run()
            assert len(t.runner.titles("hand")) == 2

    def test_ivik_is_cheaper_with_code_gates(self) -> None:
        with runner() as t:
            t.corp.put("Ivik", "Archives")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Whitespace", "R&D", rezzed=True)
            t.corp.put("Enigma", "R&D")
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.run("Archives")
            t.corp.rez("Ivik")
            t.finish_run()
            assert t.corp.credits == 0
            assert len(t.runner.titles("hand")) == 1
            assert t.happened("successful run") == 0

    @pytest.mark.parametrize("rezzed", [True, False])
    def test_mavirus_purges_when_it_is_accessed(self, rezzed: bool) -> None:
        with runner() as t:
            t.corp.put("Mavirus", "Server 1", rezzed=rezzed)
            leech = t.runner.put("Leech", tokens={"virus": 2})
            t.runner.hand("Sure Gamble")
            t.runner.run("Server 1")
            t.corp.yes()
            t.finish_run()
            assert leech.tokens("virus") == 0
            assert len(t.runner.titles("hand")) == (0 if rezzed else 1)

    def test_mavirus_purges_for_itself(self) -> None:
        with corp() as t:
            t.corp.put("Mavirus", "Server 1", rezzed=True)
            leech = t.runner.put("Leech", tokens={"virus": 2})
            t.corp.use("Mavirus")
            assert leech.tokens("virus") == 0
            assert t.zone("Mavirus") == "Archives"

    def test_mavirus_purges_from_hq_too(self) -> None:
        with runner() as t:
            t.corp.hand("Mavirus")
            leech = t.runner.put("Leech", tokens={"virus": 1})
            t.runner.run("HQ")
            t.corp.yes()
            t.finish_run()
            assert leech.tokens("virus") == 0

    @pytest.mark.parametrize("cards", [0, 2])
    def test_blood_in_the_water_takes_as_much_as_the_grip_holds(self, cards: int) -> None:
        with corp() as t:
            t.corp.put("Blood in the Water", "Server 1", tokens={"advancement": cards} if cards else {})
            t.runner.hand(*["Sure Gamble"] * cards)
            t.corp.score_agenda("Blood in the Water")
            assert t.corp.score == 2
        with corp() as t:
            t.corp.put("Blood in the Water", "Server 1", tokens={"advancement": cards} if cards else {})
            t.runner.hand(*["Sure Gamble"] * (cards + 1))
            assert not t.corp.can("score", "Blood in the Water")


class TestNbn:
    def test_pravdivost_advances_for_the_first_successful_run(self) -> None:
        with runner(corp="Pravdivost Consulting: Political Solutions") as t:
            vig = t.corp.put("Ubiquitous Vig", "Server 1")
            t.corp.put("Refuge Campaign", "Server 2")
            t.runner.run("Archives")
            t.corp.accept()
            t.finish_run()
            assert vig.tokens("advancement") == 1
            t.runner.run("Archives")
            t.finish_run()
            assert vig.tokens("advancement") == 1

    def test_artificial_cryptocrash_costs_seven(self) -> None:
        with corp() as t:
            t.corp.put("Artificial Cryptocrash", "Server 1", tokens={"advancement": 4})
            t.runner.set(credits=9)
            t.corp.score_agenda("Artificial Cryptocrash")
            assert t.runner.credits == 2

    @pytest.mark.parametrize("counters", [0, 2])
    def test_chekist_scion_tags_more_when_advanced(self, counters: int) -> None:
        with runner() as t:
            t.corp.put("Chekist Scion", "Server 1", tokens={"advancement": counters})
            t.runner.run("Server 1")
            t.finish_run()
            assert t.state.tags == 1 + counters

    def test_drago_ivanov_tags_in_the_turn_of_the_corp(self) -> None:
        with corp() as t:
            drago = t.corp.put("Drago Ivanov", "Server 1", rezzed=True, tokens={"advancement": 3})
            t.corp.use("Drago Ivanov")
            assert (t.state.tags, drago.tokens("advancement")) == (1, 1)
            assert not t.corp.can("use", "Drago Ivanov")
        with runner() as t:
            t.corp.put("Drago Ivanov", "Server 1", rezzed=True, tokens={"advancement": 3})
            t.corp.put("Ice Wall", "Archives")
            t.runner.run("Archives")
            assert t.corp.can("rez", "Ice Wall")
            assert not t.corp.can("use", "Drago Ivanov")

    def test_ubiquitous_vig_pays_for_its_counters(self) -> None:
        with runner() as t:
            t.corp.put("Ubiquitous Vig", "Server 1", rezzed=True, tokens={"advancement": 3})
            t.end_turn()
            assert t.corp.credits == 8

    @pytest.mark.parametrize("spends", [True, False])
    def test_mestnichestvo_spends_a_counter_to_take_more(self, spends: bool) -> None:
        with runner() as t:
            ice = t.corp.put("Mestnichestvo", "Archives", rezzed=True, tokens={"advancement": 2})
            t.runner.set(credits=9)
            t.runner.run("Archives")
            t.corp.accept() if spends else t.corp.decline()
            t.finish_run()
            assert (t.runner.credits, ice.tokens("advancement")) == ((3, 1) if spends else (6, 2))
            assert t.happened("successful run") == 0

    def test_vasilisa_advances_and_tags(self) -> None:
        with runner() as t:
            t.corp.put("Vasilisa", "Archives", rezzed=True)
            vig = t.corp.put("Ubiquitous Vig", "Server 1")
            t.runner.run("Archives")
            t.corp.accept()
            t.finish_run()
            assert (t.corp.credits, vig.tokens("advancement"), t.state.tags) == (4, 1, 1)

    def test_backroom_machinations_turns_a_tag_into_a_point(self) -> None:
        with corp() as t:
            t.corp.hand("Backroom Machinations")
            assert not t.corp.can("play", "Backroom Machinations")
            t.corp.set(tags=1)
            t.corp.play("Backroom Machinations")
            assert (t.corp.score, t.state.tags, t.corp.credits) == (1, 0, 3)

    def test_vladisibirsk_city_grid_moves_counters_in_its_root(self) -> None:
        with corp() as t:
            grid = t.corp.put("Vladisibirsk City Grid", "Server 1", rezzed=True, tokens={"advancement": 4})
            office = t.corp.put("Offworld Office", "Server 1")
            ice = t.corp.put("Mestnichestvo", "Server 1", rezzed=True)
            vig = t.corp.put("Ubiquitous Vig", "Server 2")
            t.corp.use("Vladisibirsk City Grid")
            t.settle()
            assert (grid.tokens("advancement"), office.tokens("advancement")) == (2, 2)
            assert (ice.tokens("advancement"), vig.tokens("advancement")) == (0, 0)
            assert not t.corp.can("use", "Vladisibirsk City Grid")


class TestWeyland:
    def test_azef_protocol_costs_a_card_and_hurts(self) -> None:
        with corp() as t:
            t.corp.put("Azef Protocol", "Server 1", tokens={"advancement": 3})
            assert not t.corp.can("score", "Azef Protocol")
        with corp() as t:
            t.corp.put("Azef Protocol", "Server 1", tokens={"advancement": 3})
            t.corp.put("Refuge Campaign", "Server 2")
            t.runner.hand(*["Sure Gamble"] * 3)
            t.corp.score_agenda("Azef Protocol")
            t.settle()
            assert t.zone("Refuge Campaign") == "Archives"
            assert t.corp.score == 2
            assert len(t.runner.titles("hand")) == 1

    def test_svyatogor_excavator_sells_another_card(self) -> None:
        with runner() as t:
            t.corp.put("Svyatogor Excavator", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.end_turn()
            t.corp.accept()
            t.settle()
            assert t.corp.credits == 8
            assert t.zone("Ice Wall") == "Archives"

    def test_envelopment_wears_off_and_falls(self) -> None:
        with runner() as t:
            ice = t.corp.put("Envelopment", "Archives")
            t.runner.run("Archives")
            t.corp.rez("Envelopment")
            t.finish_run()
            assert ice.tokens("power") == 4
            assert ice.installed
            t.end_turn()
            assert ice.tokens("power") == 3
        with runner() as t:
            ice = t.corp.put("Envelopment", "Archives", rezzed=True, tokens={"power": 1})
            t.runner.put("Mayfly")
            t.runner.set(credits=20)
            encounter(t, "Archives")
            for _ in range(4):
                t.runner.use("Mayfly", "strength")
            t.runner.use("Mayfly", "Break")
            t.runner.act("subroutine", number=0)
            t.finish_run()
            assert t.zone("Envelopment") == "Archives"
            assert t.happened("successful run") == 1

    def test_maskirovka_pays_and_ends_the_run(self) -> None:
        with runner() as t:
            t.corp.put("Maskirovka", "Archives", rezzed=True)
            t.runner.run("Archives")
            t.finish_run()
            assert t.corp.credits == 7
            assert t.happened("successful run") == 0

    @pytest.mark.parametrize("pays", [True, False])
    def test_stavka_grows_for_another_card(self, pays: bool) -> None:
        with runner() as t:
            stavka = t.corp.put("Stavka", "Archives")
            t.corp.put("Refuge Campaign", "Server 1")
            t.runner.put("Cleaver")
            t.runner.put("Leech")
            t.runner.put("Carmen")
            t.runner.run("Archives")
            t.corp.rez("Stavka")
            t.corp.accept() if pays else t.corp.decline()
            encounter(t)
            assert stavka.strength == (7 if pays else 2)
            t.runner.pass_()
            t.corp.pick("Cleaver")
            t.corp.pick("Leech")
            t.finish_run()
            assert stavka.strength == 2
            assert sorted(t.runner.titles("discard")) == ["Cleaver", "Leech"]

    @pytest.mark.parametrize("trashes", [True, False])
    def test_extract_pays_more_for_a_card(self, trashes: bool) -> None:
        with corp() as t:
            t.corp.hand("Extract")
            t.corp.put("Ice Wall", "HQ")
            t.corp.play("Extract")
            t.corp.accept() if trashes else t.corp.decline()
            t.settle()
            assert t.corp.credits == 5 - 3 + 6 + 3 * trashes
            assert t.card("Ice Wall").installed != trashes

    def test_mutually_assured_destruction_tags_for_each_card(self) -> None:
        with corp() as t:
            t.corp.hand("Mutually Assured Destruction")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Tithe", "HQ", rezzed=True)
            t.corp.put("Refuge Campaign", "Server 1")
            t.corp.play("Mutually Assured Destruction")
            assert not t.corp.can("pick", "Refuge Campaign")
            t.corp.pick("Ice Wall", "Enigma")
            assert (t.state.tags, t.corp.clicks) == (2, 0)
            assert t.card("Tithe").installed

    def test_trust_operation_trashes_a_resource_and_returns_a_card(self) -> None:
        with corp() as t:
            t.runner.put("Armitage Codebusting")
            t.corp.hand("Trust Operation").set(credits=0)
            t.corp.discard("Refuge Campaign", "Hedge Fund")
            assert not t.corp.can("play", "Trust Operation")
            t.corp.set(tags=1)
            t.corp.play("Trust Operation")
            t.corp.destination("new")
            t.settle()
            assert t.zone("Armitage Codebusting") == "the heap"
            assert t.card("Refuge Campaign").rezzed
            assert t.corp.credits == 0
