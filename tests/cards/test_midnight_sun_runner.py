"""What Runner cards of Midnight Sun do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import accessed, encounter

from sneakdoor.model.enums import SERVER_NAMES
from sneakdoor.rules.marks import mark

SABLE = 'Nyusha "Sable" Sintashta: Symphonic Prodigy'


class TestAnarch:
    def test_esa_draws_and_sabotages_for_the_first_core_damage(self) -> None:
        with runner(runner="Esâ Afontov: Eco-Insurrectionist") as t:
            t.runner.hand("Running Hot", "Running Hot", "Easy Mark", "Easy Mark", "Easy Mark")
            t.runner.deck("Corroder")
            t.runner.set(credits=9)
            t.corp.hand("Ice Wall", "Enigma", "Hedge Fund")
            t.runner.play("Running Hot")
            t.runner.accept()
            t.corp.pick("Ice Wall", "Enigma")
            t.settle()
            assert t.corp.titles("hand") == ["Hedge Fund"]
            assert "Corroder" in (*t.runner.titles("hand"), *t.runner.titles("discard"))
            assert t.state.brain == 1

    def test_chastushka_sabotages_instead_of_a_breach(self) -> None:
        with runner() as t:
            t.runner.hand("Chastushka")
            t.corp.hand("Ice Wall", "Enigma", "Hedge Fund", "Snare!", "PAD Campaign")
            t.runner.play("Chastushka")
            t.corp.pick("Ice Wall", "Enigma", "Hedge Fund", "PAD Campaign")
            t.finish_run()
            assert t.corp.titles("hand") == ["Snare!"]
            assert accessed(t) == []

    def test_running_hot_costs_core_damage(self) -> None:
        with runner() as t:
            t.runner.hand("Running Hot", "Easy Mark")
            t.runner.play("Running Hot")
            assert (t.runner.clicks, t.state.brain) == (3 + 3, 1)
            assert t.runner.titles("hand") == []

    def test_steelskin_scarring_draws_when_played_and_not_after(self) -> None:
        with runner() as t:
            t.runner.hand("Steelskin Scarring")
            t.runner.play("Steelskin Scarring")
            t.settle()
            assert len(t.runner.titles("hand")) == 3

    def test_steelskin_scarring_draws_when_trashed_from_the_grip(self) -> None:
        with runner() as t:
            t.runner.hand("Steelskin Scarring", "Running Hot")
            t.runner.play("Running Hot")
            t.runner.accept()
            assert len(t.runner.titles("hand")) == 2

    def test_steelskin_scarring_draws_when_trashed_from_the_stack(self) -> None:
        with runner(corp="Jinteki: Potential Unleashed") as t:
            t.runner.hand("Easy Mark")
            t.runner.deck("Steelskin Scarring")
            t.corp.put("Tithe", "Archives", rezzed=True)
            t.runner.run("Archives")
            t.runner.accept()
            t.finish_run()
            assert t.zone("Steelskin Scarring") == "the heap"
            assert len(t.runner.titles("hand")) == 2

    def test_ghosttongue_makes_events_cheaper(self) -> None:
        with runner() as t:
            t.runner.hand("Ghosttongue", "Easy Mark")
            t.runner.install("Ghosttongue")
            assert t.state.brain == 1
            t.runner.hand("Sure Gamble").set(credits=4)
            t.runner.play("Sure Gamble")
            assert t.runner.credits == 4 - 4 + 9

    def test_marrow_enlarges_the_hand_for_core_damage(self) -> None:
        with runner() as t:
            t.runner.hand("Marrow", "Easy Mark")
            t.runner.install("Marrow")
            assert (t.state.brain, t.runner.hand_size) == (1, 5 + 3 - 1)
            assert t.runner.memory == (0, 5)

    def test_marrow_sabotages_when_the_corp_scores(self) -> None:
        with corp() as t:
            t.runner.put("Marrow")
            t.corp.put("Offworld Office", "Server 1", tokens={"advancement": 4})
            t.corp.hand("Ice Wall", "Enigma")
            t.corp.score_agenda("Offworld Office")
            t.corp.pick("Enigma")
            assert t.corp.titles("hand") == ["Ice Wall"]

    def test_begemot_grows_with_core_damage(self) -> None:
        with runner() as t:
            t.runner.hand("Begemot", "Easy Mark").set(credits=6)
            t.corp.put("Maskirovka", "Archives", rezzed=True)
            t.runner.install("Begemot")
            assert t.card("Begemot").strength == 2 + 1
            encounter(t, "Archives")
            t.runner.use("Begemot", "Break")
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=1)
            t.finish_run()
            assert (t.runner.credits, t.corp.credits) == (0, 5)
            assert t.happened("successful run") == 1

    def test_avgustina_ivanovskaya_sabotages_for_the_first_virus(self) -> None:
        with runner() as t:
            t.runner.put("Avgustina Ivanovskaya")
            t.runner.hand("Leech", "Fermenter", "Cleaver").set(credits=9)
            t.corp.hand("Ice Wall", "Enigma")
            for title in ("Cleaver", "Leech"):
                assert len(t.corp.titles("hand")) == 2
                t.runner.install(title)
                t.settle()
                if title == "Leech":
                    t.runner.act("done")
            t.corp.pick("Enigma")
            t.runner.install("Fermenter")
            t.runner.act("done")
            assert t.corp.titles("hand") == ["Ice Wall"]
            assert t.corp.titles("discard") == ["Enigma"]

    def test_light_the_fire_silences_and_trashes_a_remote_server(self) -> None:
        with runner() as t:
            t.runner.put("Light the Fire!")
            t.runner.hand("Easy Mark")
            t.corp.put("Manegarm Skunkworks", "Server 1", rezzed=True)
            t.corp.put("Offworld Office", "Server 1")
            t.corp.put("Refuge Campaign", "Server 2")
            t.runner.use("Light the Fire!")
            t.runner.act("server", server="Server 1")
            t.finish_run()
            assert sorted(t.corp.titles("discard")) == ["Manegarm Skunkworks", "Offworld Office"]
            assert t.card("Refuge Campaign").installed
            assert (t.state.brain, t.runner.clicks, t.runner.credits) == (1, 3, 5)

    def test_the_twinning_counts_hosted_credits_once_a_turn(self) -> None:
        with runner() as t:
            twins = t.runner.put("The Twinning")
            t.runner.put("Cyberfeeder", tokens={"credit": 1})
            t.runner.put("Cyberfeeder", tokens={"credit": 1})
            t.runner.hand("Leech", "Fermenter", "Corroder").set(credits=2)
            t.runner.install("Corroder")
            assert twins.tokens("power") == 0
            t.runner.set(credits=0)
            t.runner.install("Leech")
            t.runner.act("done")
            t.runner.number(1)
            assert twins.tokens("power") == 1
            t.runner.install("Fermenter")
            t.runner.act("done")
            assert twins.tokens("power") == 1
            assert t.card("Fermenter").installed

    @pytest.mark.parametrize("removed", [1, 2])
    def test_the_twinning_accesses_more_for_its_counters(self, removed: int) -> None:
        with runner() as t:
            twins = t.runner.put("The Twinning", tokens={"power": 3})
            t.corp.hand("Bathynomus", "Ivik", "Echo", "Wave")
            t.runner.run("HQ")
            t.runner.accept()
            t.runner.number(removed)
            t.finish_run()
            assert len(accessed(t)) == 1 + removed
            assert twins.tokens("power") == 3 - removed

    def test_the_twinning_leaves_archives_alone(self) -> None:
        with runner() as t:
            t.runner.put("The Twinning", tokens={"power": 3})
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("successful run") == 1
            assert t.card("The Twinning").tokens("power") == 3


class TestCriminal:
    def test_sable_gains_a_click_for_the_mark(self) -> None:
        with corp(runner=SABLE) as t:
            t.end_turn()
            name = SERVER_NAMES[mark(t.state)]
            other = next(one for one in SERVER_NAMES[:3] if one != name)
            for server, clicks in ((other, 3), (name, 3), (name, 2)):
                t.runner.run(server)
                t.finish_run()
                assert t.runner.clicks == clicks

    @pytest.mark.parametrize("runs", [True, False])
    def test_carpe_diem_pays_and_may_run_the_mark(self, runs: bool) -> None:
        with runner() as t:
            t.runner.hand("Carpe Diem")
            t.runner.play("Carpe Diem")
            t.runner.yes() if runs else t.runner.no()
            t.finish_run()
            assert t.runner.credits == 5 - 1 + 4
            assert t.happened("successful run") == runs
            assert t.happened("mark identified") == 1

    @pytest.mark.parametrize("pool", [0, 5])
    def test_pan_weave_takes_a_credit_in_hq_once(self, pool: int) -> None:
        with runner() as t:
            t.runner.hand("PAN-Weave", "Easy Mark")
            t.corp.set(credits=pool)
            t.runner.install("PAN-Weave")
            assert t.runner.titles("hand") == []
            for _ in range(2):
                t.runner.run("HQ")
                t.finish_run()
            won = 1 if pool else 0
            assert (t.runner.credits, t.corp.credits) == (3 + won, pool - won)

    def test_cats_cradle_makes_code_gates_dearer(self) -> None:
        with runner() as t:
            t.runner.put("Cat's Cradle")
            t.corp.put("Enigma", "Archives")
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("Archives")
            t.corp.rez("Enigma")
            assert t.corp.credits == 5 - 4
            encounter(t)
            t.runner.use("Cat's Cradle", "strength")
            t.runner.break_subroutines("Cat's Cradle")
            t.finish_run()
            assert t.runner.credits == 5 - 1 - 2
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            assert t.corp.credits == 0

    def test_revolver_breaks_with_counters_or_itself(self) -> None:
        with runner() as t:
            t.runner.hand("Revolver")
            t.corp.put("Tithe", "Archives", rezzed=True)
            t.runner.install("Revolver")
            gun = t.card("Revolver")
            assert gun.tokens("power") == 6
            encounter(t, "Archives")
            t.runner.use("Revolver", "strength")
            assert (gun.strength, t.runner.credits) == (4, 1)
            t.runner.use("Revolver", "Break")
            t.runner.no()  # not by trashing it
            t.runner.act("subroutine", number=0)
            assert gun.tokens("power") == 5
            t.runner.use("Revolver", "Break")
            t.runner.yes()
            t.finish_run()
            assert t.zone("Revolver") == "the heap"
            assert t.corp.credits == 5

    def test_backstitching_bypasses_ice_before_the_mark(self) -> None:
        with corp() as t:
            t.runner.put("Backstitching")
            for server in SERVER_NAMES[:3]:
                t.corp.put("Ice Wall", server, rezzed=True)
            t.end_turn()
            name = SERVER_NAMES[mark(t.state)]
            other = next(one for one in SERVER_NAMES[:3] if one != name)
            t.runner.run(other)
            t.finish_run()
            assert t.happened("successful run") == 0
            t.runner.run(name)
            t.runner.accept()
            t.finish_run()
            assert t.happened("successful run") == 1
            assert t.zone("Backstitching") == "the heap"

    @pytest.mark.parametrize("says", ["Gain", "Remove"])
    def test_no_free_lunch_pays_or_removes_a_tag(self, says: str) -> None:
        with runner() as t:
            t.runner.put("No Free Lunch")
            t.runner.set(tags=2)
            t.runner.use("No Free Lunch", says)
            assert (t.runner.credits, t.state.tags) == ((8, 2) if says == "Gain" else (5, 1))
            assert t.zone("No Free Lunch") == "the heap"

    def test_virtuoso_breaches_hq_after_or_deeper_for_the_mark(self) -> None:
        seen = set()
        for seed in range(12):
            with corp(seed=seed) as t:
                t.runner.put("Virtuoso")
                t.corp.hand("Bathynomus", "Ivik", "Echo")
                t.end_turn()
                name = SERVER_NAMES[mark(t.state)]
                seen.add(name)
                t.runner.run(name)
                t.finish_run()
                of_hq = [title for title in accessed(t) if title in ("Bathynomus", "Ivik", "Echo")]
                assert len(of_hq) == (2 if name == "HQ" else 1)
                t.runner.run("Archives")
                t.finish_run()
                later = [title for title in accessed(t) if title in ("Bathynomus", "Ivik", "Echo")]
                assert len(later) == len(of_hq)
        assert seen == set(SERVER_NAMES[:3])

    @pytest.mark.parametrize("server", ["Archives", "Server 1"])
    def test_cezve_pays_in_runs_on_central_servers(self, server: str) -> None:
        with runner() as t:
            cezve = t.runner.put("Cezve", tokens={"credit": 2})
            t.runner.put("Propeller", tokens={"power": 4})
            t.corp.put("Maskirovka", server, rezzed=True)
            t.runner.set(credits=2)
            encounter(t, server)
            for _ in range(2):
                t.runner.use("Propeller", "strength")
            paid_here = server == "Archives"
            for number in range(2):
                t.runner.use("Propeller", "Break")
                if paid_here:
                    t.runner.number(1 - number)
                t.runner.act("subroutine", number=number)
            t.finish_run()
            assert (t.runner.credits, cezve.tokens("credit")) == ((1, 1) if paid_here else (0, 2))


class TestShaper:
    def test_padma_charges_in_the_first_run_on_rnd(self) -> None:
        with runner(runner="Captain Padma Isbister: Intrepid Explorer") as t:
            blade = t.runner.put("Propeller", tokens={"power": 1})
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("R&D")
            t.runner.accept()
            t.finish_run()
            assert blade.tokens("power") == 2
            t.runner.run("R&D")
            t.finish_run()
            assert blade.tokens("power") == 2

    def test_rigging_up_installs_for_less_and_charges(self) -> None:
        with runner() as t:
            t.runner.hand("Rigging Up", "Hyperbaric", "Corroder")
            t.runner.play("Rigging Up")
            t.runner.pick("Hyperbaric")
            t.runner.accept()
            t.settle()
            assert t.runner.credits == 5
            assert t.card("Hyperbaric").tokens("power") == 2

    def test_endurance_breaks_with_counters(self) -> None:
        with runner() as t:
            t.runner.hand("Endurance").set(credits=8)
            t.corp.put("Enigma", "Archives", rezzed=True)
            t.runner.install("Endurance")
            ship = t.card("Endurance")
            assert ship.tokens("power") == 3
            assert t.runner.memory == (0, 6)
            encounter(t, "Archives")
            t.runner.use("Endurance")
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=1)
            t.finish_run()
            assert ship.tokens("power") == 3 - 2 + 1
            t.runner.run("HQ")
            t.finish_run()
            assert ship.tokens("power") == 2

    def test_hyperbaric_buys_strength_for_good(self) -> None:
        with runner() as t:
            t.runner.hand("Hyperbaric").set(credits=8)
            t.corp.put("Enigma", "Archives", rezzed=True)
            t.runner.install("Hyperbaric")
            breaker = t.card("Hyperbaric")
            assert breaker.strength == 1
            t.runner.use("Hyperbaric", "Place")
            assert (breaker.strength, t.runner.credits) == (2, 3)
            encounter(t, "Archives")
            t.runner.break_subroutines("Hyperbaric")
            t.finish_run()
            assert t.runner.credits == 1
            assert t.happened("successful run") == 1

    def test_propeller_spends_counters_for_strength(self) -> None:
        with runner() as t:
            t.runner.hand("Propeller")
            t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.runner.install("Propeller")
            breaker = t.card("Propeller")
            assert breaker.tokens("power") == 4
            encounter(t, "Archives")
            t.runner.use("Propeller", "strength")
            assert (breaker.strength, breaker.tokens("power")) == (2, 3)
            t.runner.break_subroutines("Propeller")
            t.finish_run()
            assert t.runner.credits == 3
            assert t.happened("successful run") == 1

    @pytest.mark.parametrize("stolen", [True, False])
    def test_daeg_charges_for_agendas(self, stolen: bool) -> None:
        with runner() if stolen else corp() as t:
            t.runner.put("Daeg, First Net-Cat")
            breaker = t.runner.put("Propeller", tokens={"power": 1})
            if stolen:
                t.corp.hand("Offworld Office")
                t.runner.run("HQ")
            else:
                t.corp.put("Offworld Office", "Server 1", tokens={"advancement": 4})
                t.corp.score_agenda("Offworld Office")
            t.runner.accept()
            t.settle()
            assert breaker.tokens("power") == 2

    def test_environmental_testing_pays_after_four_installs(self) -> None:
        with runner() as t:
            lab = t.runner.put("Environmental Testing", tokens={"power": 2})
            t.runner.hand("Leech", "No Free Lunch", "DZMZ Optimizer")
            t.runner.install("Leech")
            t.runner.install("No Free Lunch")
            assert (lab.tokens("power"), t.runner.credits) == (3, 4)
            t.runner.install("DZMZ Optimizer")
            assert t.zone("Environmental Testing") == "the heap"
            assert t.runner.credits == 4 - 2 + 9

    @pytest.mark.parametrize("says", ["Draw", "Charge"])
    def test_stoneship_chart_room_draws_or_charges(self, says: str) -> None:
        with runner() as t:
            t.runner.put("Stoneship Chart Room")
            breaker = t.runner.put("Propeller", tokens={"power": 1})
            t.runner.use("Stoneship Chart Room", says)
            t.settle()
            assert len(t.runner.titles("hand")) == (2 if says == "Draw" else 0)
            assert breaker.tokens("power") == (1 if says == "Draw" else 2)

    @pytest.mark.parametrize("again", [True, False])
    def test_deep_dive_accesses_cards_far_down(self, again: bool) -> None:
        with runner() as t:
            t.runner.hand("Deep Dive").set(clicks=6)
            t.corp.deck("Offworld Office", "Send a Message", *["Hedge Fund"] * 6)
            size = len(t.corp.titles("deck"))
            assert not t.runner.can("play", "Deep Dive")
            for server in SERVER_NAMES[:3]:
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Deep Dive")
            t.runner.pick("Offworld Office")
            t.settle()
            t.runner.yes() if again else t.runner.no()
            if again:
                t.runner.pick("Send a Message")
            t.finish_run()
            assert t.runner.score == (5 if again else 2)
            assert len(t.corp.titles("deck")) == size - (2 if again else 1)
            assert t.runner.clicks == (1 if again else 2)

    def test_into_the_depths_does_one_thing_for_each_ice_passed(self) -> None:
        with runner() as t:
            t.runner.hand("Into the Depths")
            t.corp.put("Tithe", "Archives")
            t.corp.put("Ice Wall", "Archives")
            t.corp.put("Ice Wall", "HQ")
            breaker = t.runner.put("Propeller", tokens={"power": 1})
            t.runner.run("HQ")
            t.finish_run()
            t.runner.play("Into the Depths")
            t.runner.act("server", server="Archives")
            t.runner.mode("Gain")
            t.runner.mode("Charge")
            t.finish_run()
            assert t.runner.credits == 5 - 1 + 4
            assert breaker.tokens("power") == 2

    def test_into_the_depths_installs_a_program_from_the_stack(self) -> None:
        with runner() as t:
            t.runner.hand("Into the Depths")
            t.runner.deck("Propeller")
            t.corp.put("Ice Wall", "Archives")
            t.runner.play("Into the Depths")
            t.runner.act("server", server="Archives")
            t.runner.mode("Search")
            t.runner.pick("Propeller")
            t.finish_run()
            assert t.card("Propeller").installed
            assert t.runner.credits == 5 - 1 - 1
