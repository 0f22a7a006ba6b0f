"""What Corp cards of Parhelion do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import break_once, damage, encounter, now, removed, row, score

from sneakdoor.testing import Table


def steals(t: Table, title: str) -> None:
    """The Runner steals an agenda that is alone in a remote server."""
    t.corp.put(title, "Server 9")
    t.runner.run("Server 9")


class TestHaasBioroid:
    @pytest.mark.parametrize("pays", [True, False])
    def test_thule_subsea_does_core_damage_to_thieves_who_do_not_pay(self, pays: bool) -> None:
        with runner(corp="Thule Subsea: Safety Below") as t:
            t.runner.hand("Easy Mark", "Easy Mark")
            steals(t, "Offworld Office")
            t.runner.yes() if pays else t.runner.no()
            t.finish_run()
            assert (t.runner.clicks, t.runner.credits, t.state.brain) == ((2, 3, 0) if pays else (3, 5, 1))

    @pytest.mark.parametrize(("clicks", "pool"), [(1, 5), (4, 1)])
    def test_thule_subsea_asks_for_both_a_click_and_credits(self, clicks: int, pool: int) -> None:
        with runner(corp="Thule Subsea: Safety Below") as t:
            t.runner.hand("Easy Mark", "Easy Mark").set(clicks=clicks, credits=pool)
            steals(t, "Offworld Office")
            t.settle()
            assert t.state.brain == 1
            t.finish_run()

    @pytest.mark.parametrize("taken", [0, 2])
    def test_ontological_dependence_is_easier_with_core_damage(self, taken: int) -> None:
        with corp() as t:
            t.runner.set(brain=taken)
            t.corp.put("Ontological Dependence", "Server 1", tokens={"advancement": 4 - taken - 1})
            assert not t.corp.can("score", "Ontological Dependence")
            t.corp.advance("Ontological Dependence")
            t.corp.score_agenda("Ontological Dependence")
            assert t.corp.score == 2

    @pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
    def test_nightmare_archive_becomes_an_agenda_of_the_runner(self, zone: str) -> None:
        with runner() as t:
            getattr(t.corp, zone)("Nightmare Archive")
            t.runner.hand("Easy Mark")
            t.runner.run({"hand": "HQ", "deck": "R&D", "discard": "Archives"}[zone])
            t.runner.yes()
            t.finish_run()
            assert (t.runner.score, t.state.brain) == (-1, 0)
            assert t.runner.titles("score") == ["Nightmare Archive"]

    def test_nightmare_archive_hurts_and_leaves_the_game(self) -> None:
        with runner() as t:
            t.corp.put("Nightmare Archive", "Server 1")
            t.runner.hand("Easy Mark")
            t.runner.run("Server 1")
            t.runner.no()
            t.finish_run()
            assert (t.runner.score, t.state.brain) == (0, 1)
            assert removed(t) == ["Nightmare Archive"]

    def test_bloop_costs_another_harmonic_ice(self) -> None:
        with runner() as t:
            t.corp.put("Bloop", "Archives")
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.corp.set(credits=3)
            t.runner.hand("Easy Mark", "Easy Mark")
            t.runner.put("Cleaver")
            t.runner.put("Buzzsaw")
            t.runner.put("Leech")
            t.runner.run("Archives")
            assert not t.corp.can("rez", "Bloop")
            t.finish_run()
            t.corp.put("Pulse", "R&D", rezzed=True)
            t.runner.run("Archives")
            t.corp.rez("Bloop")
            t.settle()
            assert not t.card("Pulse").rezzed
            assert (t.card("Bloop").strength, t.corp.credits) == (5, 0)
            t.corp.pick("Cleaver")
            t.corp.pick("Leech")
            t.finish_run()
            assert t.state.brain == 1
            assert t.card("Buzzsaw").installed

    def test_pulse_takes_a_click_and_credits(self) -> None:
        with runner() as t:
            t.corp.put("Pulse", "HQ")
            t.corp.put("Wave", "R&D", rezzed=True)
            t.corp.put("Echo", "R&D")
            t.runner.run("HQ")
            t.corp.rez("Pulse")
            t.settle()
            assert (t.runner.clicks, t.runner.credits) == (2, 5 - 2)
            t.runner.yes()
            t.finish_run()
            assert t.runner.clicks == 1
            assert t.happened("successful run") == 1
            t.runner.run("HQ")
            t.settle()
            assert t.runner.clicks == 0
            assert t.happened("successful run") == 1

    def test_distributed_tracing_answers_a_theft(self) -> None:
        with runner() as t:
            t.corp.hand("Distributed Tracing")
            steals(t, "Offworld Office")
            t.finish_run()
            t.end_turn()
            t.corp.play("Distributed Tracing")
            assert (t.corp.clicks, t.state.tags, t.corp.credits) == (1, 1, 5 - 3)

    def test_distributed_tracing_needs_a_theft(self) -> None:
        with runner() as t:
            t.end_turn()
            t.corp.hand("Distributed Tracing")
            assert not t.corp.can("play", "Distributed Tracing")

    def test_hypoxia_shortens_the_next_turn(self) -> None:
        with corp() as t:
            t.corp.hand("Hypoxia")
            assert not t.corp.can("play", "Hypoxia")
            t.runner.hand("Easy Mark").set(tags=1)
            t.corp.play("Hypoxia")
            assert (t.state.brain, t.corp.credits) == (1, 4)
            assert removed(t) == ["Hypoxia"]
            t.end_turn()
            assert t.runner.clicks == 3
            t.end_turn()
            t.end_turn()
            assert t.runner.clicks == 4

    def test_djupstad_grid_does_core_damage_for_agendas_from_its_server(self) -> None:
        with corp() as t:
            t.runner.hand("Easy Mark", "Easy Mark")
            t.corp.put("Djupstad Grid", "Server 1", rezzed=True)
            t.corp.put("Artificial Cryptocrash", "Server 2", tokens={"advancement": 4})
            t.corp.put("Azef Protocol", "Server 1", tokens={"advancement": 3})
            t.corp.put("Refuge Campaign", "Server 3")
            t.corp.score_agenda("Artificial Cryptocrash")
            assert t.state.brain == 0
            t.corp.score_agenda("Azef Protocol")
            t.corp.pick("Refuge Campaign")
            t.settle()
            t.corp.act("trigger", "Djupstad Grid")
            assert t.state.brain == 1

    @pytest.mark.parametrize("saved", [True, False])
    def test_mr_hendrik_does_core_damage_unless_all_clicks_are_lost(self, saved: bool) -> None:
        with runner() as t:
            t.corp.put("Mr. Hendrik", "Server 1")
            t.runner.hand("Easy Mark")
            t.runner.run("Server 1")
            t.corp.accept()
            assert t.corp.credits == 5 - 2
            t.runner.yes() if saved else t.runner.no()
            t.finish_run()
            assert (t.runner.clicks, t.state.brain) == ((0, 0) if saved else (3, 1))

    def test_mr_hendrik_leaves_no_choice_without_clicks(self) -> None:
        with runner() as t:
            t.corp.put("Mr. Hendrik", "Server 1")
            t.runner.hand("Easy Mark").set(clicks=1)
            t.runner.run("Server 1")
            t.corp.accept()
            t.finish_run()
            assert t.state.brain == 1

    def test_mr_hendrik_is_harmless_in_hq(self) -> None:
        with runner() as t:
            t.corp.hand("Mr. Hendrik")
            t.runner.run("HQ")
            t.finish_run()
            assert (t.corp.credits, t.state.brain) == (5, 0)


class TestJinteki:
    def test_issuaq_needs_fewer_points_for_patience(self) -> None:
        with corp(corp="Issuaq Adaptics: Sustaining Diversity") as t:
            t.corp.scored("Offworld Office", "Offworld Office")
            who = t.card("Issuaq Adaptics: Sustaining Diversity")
            t.corp.put("Hybrid Release", "Server 1", tokens={"advancement": 1})
            t.corp.put("Post-Truth Dividend", "Server 2", tokens={"advancement": 2})
            t.corp.advance("Hybrid Release")
            t.corp.score_agenda("Hybrid Release")
            assert (who.tokens("power"), t.corp.score) == (0, 5)
            t.corp.score_agenda("Post-Truth Dividend")
            t.corp.act("trigger", "Issuaq Adaptics: Sustaining Diversity")
            assert t.outcome is not None
            assert t.outcome.winner == 0
            assert t.corp.score == 6

    @pytest.mark.parametrize("faceup", [True, False])
    def test_hybrid_release_installs_what_is_facedown(self, faceup: bool) -> None:
        with corp() as t:
            t.corp.discard("Ice Wall", faceup=faceup)
            t.corp.put("Ice Wall", "HQ")
            score(t, "Hybrid Release", 2)
            if not faceup:
                t.corp.accept()
                t.corp.destination("HQ")
                t.corp.act("done")
            assert t.corp.credits == (5 if faceup else 4)
            assert len(row(t, "HQ")) == (1 if faceup else 2)
            assert t.corp.score == 1

    def test_dr_vientiane_keeling_shrinks_the_hand(self) -> None:
        with runner() as t:
            doctor = t.corp.put("Dr. Vientiane Keeling", "Server 1")
            t.corp.rez("Dr. Vientiane Keeling")
            t.settle()
            assert (doctor.tokens("power"), t.runner.hand_size, t.corp.credits) == (1, 4, 2)
            t.end_turn()
            assert (doctor.tokens("power"), t.runner.hand_size) == (2, 3)

    @pytest.mark.parametrize("used", [True, False])
    def test_reaper_function_trades_itself_for_damage(self, used: bool) -> None:
        with runner() as t:
            t.corp.put("Reaper Function", "Server 1", rezzed=True)
            t.runner.hand("Easy Mark", "Easy Mark", "Easy Mark")
            t.end_turn()
            t.corp.accept() if used else t.corp.decline()
            t.settle()
            assert damage(t) == ([("net", 2)] if used else [])
            assert t.card("Reaper Function").installed != used

    def test_hafrun_keeps_a_card_from_breaking_for_the_run(self) -> None:
        with runner() as t:
            t.corp.put("Hafrún", "Archives")
            t.corp.hand("Hedge Fund")
            t.runner.put("Cleaver")
            t.runner.put("Mayfly")
            t.runner.set(credits=9)
            t.runner.run("Archives")
            t.corp.rez("Hafrún")
            t.corp.accept("Hafrún")
            t.corp.pick("Cleaver")
            encounter(t)
            assert t.card("Hafrún").strength == 3
            assert not t.runner.can("use", "Cleaver", says="Break")
            assert t.corp.titles("discard") == ["Hedge Fund"]
            t.finish_run()
            assert t.happened("successful run") == 0
            t.runner.run("Archives")
            encounter(t)
            break_once(t, "Cleaver")
            t.finish_run()
            assert t.happened("successful run") == 1

    def test_vampyronassa_drains_and_draws(self) -> None:
        for drawn in (0, 1, 2):
            with runner() as t:
                t.corp.put("Vampyronassa", "Archives", rezzed=True)
                t.runner.hand("Easy Mark", "Easy Mark", "Easy Mark")
                t.runner.run("Archives")
                if drawn:
                    t.corp.accept()
                    t.corp.mode(f"Draw {drawn} card")
                else:
                    t.corp.decline()
                t.finish_run()
                assert (t.runner.credits, t.corp.credits, damage(t)) == (3, 7, [("net", 2)])
                assert len(t.corp.titles("hand")) == drawn
                assert t.card("Vampyronassa").strength == 4

    def test_simulation_reset_replaces_a_hand(self) -> None:
        with corp() as t:
            t.corp.hand("Simulation Reset", *["Hedge Fund"] * 6)
            t.corp.discard("Ice Wall", "Enigma", "Offworld Office")
            size = len(t.corp.titles("deck"))
            t.corp.play("Simulation Reset")
            t.corp.pick(*["Hedge Fund"] * 5)
            t.corp.pick("Ice Wall", "Enigma", "Offworld Office", "Hedge Fund", "Hedge Fund")
            t.settle()
            assert t.corp.titles("discard") == ["Hedge Fund"] * 3
            assert len(t.corp.titles("hand")) == 6
            assert len(t.corp.titles("deck")) == size
            assert (removed(t), t.corp.credits) == (["Simulation Reset"], 4)

    def test_simulation_reset_may_do_less(self) -> None:
        with corp() as t:
            t.corp.hand("Simulation Reset", "Hedge Fund", "Snare!")
            t.corp.discard("Ice Wall")
            t.corp.play("Simulation Reset")
            t.corp.pick("Snare!")
            t.corp.pick("Ice Wall")
            t.settle()
            assert t.corp.titles("discard") == ["Snare!"]
            assert len(t.corp.titles("hand")) == 2

    def test_nanisivik_grid_resolves_a_subroutine_in_archives(self) -> None:
        with runner() as t:
            t.corp.put("Nanisivik Grid", "Server 1", rezzed=True)
            t.corp.discard("Enigma", faceup=False)
            t.corp.discard("Tithe", "Hedge Fund", faceup=False)
            t.corp.discard("Vampyronassa", faceup=True)
            t.runner.hand("Easy Mark")
            t.runner.run("Server 1")
            t.corp.accept("Nanisivik Grid")
            assert {str(option.card) for option in now(t).options} == {"Enigma", "Tithe"}
            t.corp.pick("Tithe")
            t.corp.act("subroutine", number=1)
            t.finish_run()
            assert (t.corp.credits, damage(t)) == (6, [])
            assert t.happened("subroutine") == 1
            assert t.cid("Tithe") not in t.state.down

    def test_nanisivik_grid_watches_its_server_only(self) -> None:
        with runner() as t:
            t.corp.put("Nanisivik Grid", "Server 1", rezzed=True)
            t.corp.discard("Tithe", faceup=False)
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("subroutine") == 0


class TestNbn:
    @pytest.mark.parametrize("tags", [0, 3])
    def test_freedom_of_information_is_easier_with_tags(self, tags: int) -> None:
        with corp() as t:
            t.runner.set(tags=tags)
            t.corp.put("Freedom of Information", "Server 1", tokens={"advancement": 4 - tags - 1})
            assert not t.corp.can("score", "Freedom of Information")
            t.corp.advance("Freedom of Information")
            t.corp.score_agenda("Freedom of Information")
            assert t.corp.score == 2

    @pytest.mark.parametrize("draws", [True, False])
    def test_post_truth_dividend_may_draw(self, draws: bool) -> None:
        with corp() as t:
            score(t, "Post-Truth Dividend", 2)
            t.corp.accept() if draws else t.corp.decline()
            assert len(t.corp.titles("hand")) == draws

    def test_gaslight_finds_an_operation(self) -> None:
        with runner() as t:
            t.corp.put("Gaslight", "Server 1", rezzed=True)
            t.corp.deck("Nonequivalent Exchange", "Ice Wall")
            t.end_turn()
            t.corp.accept()
            t.corp.pick("Nonequivalent Exchange")
            t.settle()
            assert "Nonequivalent Exchange" in t.corp.titles("hand")
            assert t.zone("Gaslight") == "Archives"
            assert t.happened("revealed") >= 1

    @pytest.mark.parametrize("stolen", [True, False])
    def test_vera_trashes_from_the_revealed_grip(self, stolen: bool) -> None:
        with runner() if stolen else corp() as t:
            t.corp.put("Vera Ivanovna Shuyskaya", "Server 1", rezzed=True)
            t.runner.hand("Easy Mark", "Corroder")
            if stolen:
                steals(t, "Offworld Office")
            else:
                score(t, "Freedom of Information", 4)
            t.corp.accept()
            t.corp.pick("Corroder")
            t.finish_run()
            assert t.runner.titles("hand") == ["Easy Mark"]
            assert t.runner.titles("discard") == ["Corroder"]

    def test_klevetnik_silences_a_resource_until_the_next_turn_is_over(self) -> None:
        with runner() as t:
            t.corp.put("Klevetnik", "HQ")
            t.runner.put("Rent Rioters")
            t.runner.put("Smartware Distributor")
            t.runner.run("HQ")
            t.corp.rez("Klevetnik")
            t.corp.accept()
            t.corp.pick("Rent Rioters")
            t.finish_run()
            assert t.runner.credits == 5 + 2
            assert t.happened("successful run") == 0
            assert not t.runner.can("action", "Rent Rioters")
            assert t.runner.can("action", "Smartware Distributor")
            t.end_turn()
            t.end_turn()
            assert t.runner.can("action", "Rent Rioters")

    @pytest.mark.parametrize("limited", [True, False])
    def test_unsmiling_tsarevna_can_be_broken_once_for_credits(self, limited: bool) -> None:
        with runner() as t:
            t.corp.put("Unsmiling Tsarevna", "HQ")
            t.runner.hand(*["Easy Mark"] * 4)
            t.runner.put("Num")
            t.runner.set(credits=6)
            t.runner.run("HQ")
            t.corp.rez("Unsmiling Tsarevna")
            t.corp.accept() if limited else t.corp.decline()
            encounter(t)
            assert t.runner.credits == (8 if limited else 6)
            t.runner.use("Num", "Break")
            t.runner.act("subroutine", number=1)
            assert t.runner.can("use", "Num", says="Break") != limited
            t.settle()
            t.corp.accept()
            t.finish_run()
            assert (t.state.tags, damage(t), len(t.corp.titles("hand"))) == (1, [], 2)
            t.runner.run("HQ")
            encounter(t)
            assert t.runner.credits == (6 if limited else 4)
            t.runner.use("Num", "Break")
            t.runner.act("subroutine", number=0)
            assert t.runner.can("use", "Num", says="Break")
            t.settle()
            t.corp.decline()
            t.finish_run()
            assert damage(t) == [("net", 2)]

    @pytest.mark.parametrize("both", [True, False])
    def test_nonequivalent_exchange_may_pay_both(self, both: bool) -> None:
        with corp() as t:
            t.corp.hand("Nonequivalent Exchange")
            t.corp.play("Nonequivalent Exchange")
            t.corp.yes() if both else t.corp.no()
            assert (t.corp.credits, t.runner.credits) == ((10, 7) if both else (8, 5))

    def test_shipment_from_vladisibirsk_divides_four_counters(self) -> None:
        with corp() as t:
            t.corp.hand("Shipment from Vladisibirsk")
            first = t.corp.put("Offworld Office", "Server 1")
            second = t.corp.put("Hybrid Release", "Server 2")
            t.corp.put("Refuge Campaign", "Server 3")
            t.runner.set(tags=1)
            assert not t.corp.can("play", "Shipment from Vladisibirsk")
            t.runner.set(tags=2)
            t.corp.play("Shipment from Vladisibirsk")
            for title in ("Offworld Office", "Hybrid Release", "Hybrid Release", "Offworld Office"):
                t.corp.pick(title)
            assert (first.tokens("advancement"), second.tokens("advancement")) == (2, 2)
            assert t.corp.credits == 4


class TestNeutral:
    def test_ampere_and_nova_are_about_decks_only(self) -> None:
        with corp(corp="Ampère: Cybernetics For Anyone", runner="Nova Initiumia: Catalyst & Impetus") as t:
            t.end_turn()
            assert (t.corp.hand_size, t.runner.hand_size, t.runner.link) == (5, 5, 0)


class TestWeyland:
    def test_kimberlite_field_trashes_by_printed_cost(self) -> None:
        with corp() as t:
            t.corp.put("Maskirovka", "HQ", rezzed=True)
            t.corp.put("Refuge Campaign", "Server 1")
            t.runner.put("Cleaver")
            t.runner.put("Num")
            t.runner.put("Leech")
            score(t, "Kimberlite Field", 4)
            t.corp.accept()
            t.settle()
            assert {str(option.card) for option in now(t).options} == {"Cleaver", "Leech"}
            t.corp.pick("Cleaver")
            t.settle()
            assert t.zone("Cleaver") == "the heap"
            assert t.zone("Maskirovka") == "Archives"
            assert t.corp.score == 2

    def test_kimberlite_field_may_be_declined(self) -> None:
        with corp() as t:
            t.corp.put("Maskirovka", "HQ", rezzed=True)
            t.runner.put("Leech")
            score(t, "Kimberlite Field", 4)
            t.corp.decline()
            assert t.card("Leech").installed
            assert t.card("Maskirovka").rezzed

    @pytest.mark.parametrize(("bad", "needed"), [(0, 6), (3, 3), (4, 2), (5, 2)])
    def test_regulatory_capture_is_easier_with_bad_publicity(self, bad: int, needed: int) -> None:
        with corp() as t:
            t.corp.set(bad_publicity=bad)
            t.corp.put("Regulatory Capture", "Server 1", tokens={"advancement": needed - 1})
            assert not t.corp.can("score", "Regulatory Capture")
            t.corp.advance("Regulatory Capture")
            t.corp.score_agenda("Regulatory Capture")
            assert t.corp.score == 2

    def test_hostile_architecture_punishes_the_first_trash(self) -> None:
        with runner() as t:
            t.corp.put("Hostile Architecture", "Server 1", rezzed=True)
            t.corp.put("Spin Doctor", "Server 2")
            t.corp.put("Spin Doctor", "Server 3")
            t.corp.hand("Spin Doctor")
            t.runner.hand(*["Easy Mark"] * 5).set(credits=9)
            t.runner.run("HQ")
            t.runner.accept()
            t.finish_run()
            assert damage(t) == []
            for server in ("Server 2", "Server 3"):
                t.runner.run(server)
                t.runner.accept()
                t.finish_run()
            assert damage(t) == [("meat", 2)]

    def test_hostile_architecture_counts_itself(self) -> None:
        with runner() as t:
            t.corp.put("Hostile Architecture", "Server 1", rezzed=True)
            t.runner.hand("Easy Mark", "Easy Mark")
            t.runner.run("Server 1")
            t.runner.accept()
            t.finish_run()
            assert damage(t) == [("meat", 2)]
            assert t.runner.credits == 1

    def test_superdeep_borehole_wins_when_it_is_empty(self) -> None:
        with runner() as t:
            hole = t.corp.put("Superdeep Borehole", "Server 1")
            t.corp.set(credits=6)
            t.corp.rez("Superdeep Borehole")
            t.settle()
            assert (hole.tokens("bad publicity"), t.state.bad_publicity, t.corp.credits) == (6, 0, 0)
            for turn in range(1, 6):
                t.end_turn()
                assert (hole.tokens("bad publicity"), t.state.bad_publicity) == (6 - turn, turn)
                t.end_turn()
            t.end_turn()
            assert t.outcome is not None
            assert t.outcome.winner == 0

    @pytest.mark.parametrize("used", [True, False])
    def test_anvil_trashes_a_card_to_stay_unbroken(self, used: bool) -> None:
        with runner() as t:
            t.corp.put("Anvil", "HQ", rezzed=True)
            t.corp.put("Refuge Campaign", "Server 1")
            t.runner.put("Buzzsaw")
            t.runner.put("Leech")
            t.runner.run("HQ")
            t.corp.accept() if used else t.corp.decline()
            encounter(t)
            assert t.runner.can("use", "Buzzsaw", says="Break") != used
            assert t.card("Anvil").strength == 3
            t.settle()
            t.runner.pick("Leech")
            t.finish_run()
            assert (t.corp.credits, t.runner.credits) == (6, 4)
            assert t.runner.titles("discard") == ["Leech"]
            assert t.corp.titles("discard") == (["Refuge Campaign"] if used else [])

    def test_end_of_the_line_costs_a_tag(self) -> None:
        with corp() as t:
            t.corp.hand("End of the Line")
            t.runner.hand(*["Easy Mark"] * 5)
            assert not t.corp.can("play", "End of the Line")
            t.runner.set(tags=2)
            t.corp.play("End of the Line")
            assert (t.state.tags, damage(t), t.corp.credits) == (1, [("meat", 4)], 2)

    def test_yakov_is_paid_for_what_is_trashed_around_him(self) -> None:
        with runner() as t:
            t.corp.put("Yakov Erikovich Avdakov", "Server 1", rezzed=True)
            t.corp.put("Spin Doctor", "Server 1", rezzed=True)
            t.corp.put("Spin Doctor", "Server 2")
            t.runner.set(credits=9)
            t.runner.run("Server 2")
            t.runner.accept()
            t.finish_run()
            assert t.corp.credits == 5
            t.runner.run("Server 1")
            t.runner.act("access", "Spin Doctor")
            t.runner.accept()
            t.settle()
            assert t.corp.credits == 7
            t.runner.accept()
            t.finish_run()
            assert t.corp.credits == 9
            assert t.runner.credits == 9 - 2 - 2 - 2

    def test_yakov_is_not_paid_for_room_made_by_installing(self) -> None:
        with corp() as t:
            t.corp.put("Yakov Erikovich Avdakov", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Svyatogor Excavator", "Server 1", rezzed=True)
            t.corp.hand("Enigma").set(clicks=2)
            t.corp.install("Enigma", "HQ")
            t.corp.act("trash", "Ice Wall")
            assert t.corp.credits == 5
            t.end_turn()
            t.end_turn()
            t.corp.accept()
            t.corp.pick("Enigma")
            assert t.corp.credits == 6 + 3 + 2

    def test_zato_city_grid_trashes_ice_for_a_subroutine(self) -> None:
        with runner() as t:
            t.corp.put("ZATO City Grid", "Server 1", rezzed=True)
            t.corp.put("Tithe", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Easy Mark")
            t.runner.run("Server 1")
            t.corp.act("subroutine", number=0)
            t.corp.accept()
            t.finish_run()
            assert t.zone("Tithe") == "Archives"
            assert (damage(t), t.corp.credits) == ([("net", 1)], 5)
            assert t.happened("subroutine") == 1

    def test_zato_city_grid_may_keep_the_ice(self) -> None:
        with runner() as t:
            t.corp.put("ZATO City Grid", "Server 1", rezzed=True)
            t.corp.put("Tithe", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Easy Mark")
            t.runner.run("Server 1")
            t.corp.act("subroutine", number=0)
            t.corp.decline()
            t.finish_run()
            assert t.card("Tithe").rezzed
            assert (damage(t), t.corp.credits) == ([("net", 1)], 6)
            t.runner.run("HQ")
            t.finish_run()
            assert row(t, "HQ") == ["Ice Wall"]

    def test_zato_city_grid_is_for_remote_servers(self) -> None:
        with corp() as t:
            t.corp.hand("ZATO City Grid")
            t.corp.install("ZATO City Grid", "new")
            assert t.card("ZATO City Grid").server == "Server 1"
