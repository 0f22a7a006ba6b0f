"""What Haas-Bioroid cards of Rebellion Without Rehearsal do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import every_window, row, score, top

from sneakdoor.testing import Table, TableError
from sneakdoor.testing.seen import Seen


def with_counter(t: Table) -> Seen:
    """Lightning Laboratory in the Corp's score area, with its counter."""
    t.corp.scored("Lightning Laboratory")
    laboratory = t.card("Lightning Laboratory")
    laboratory.thing.tokens = {"agenda": 1}
    return laboratory


class TestHaasBioroid:
    def test_lightning_laboratory_rezzes_ice_until_the_turn_ends(self) -> None:
        with runner() as t:
            laboratory = with_counter(t)
            walls = [t.corp.put("Ice Wall", "HQ") for _ in range(3)]
            away = t.corp.put("Enigma", "R&D", rezzed=True)
            t.runner.run("HQ")
            t.corp.accept()
            t.corp.pick(walls[0], walls[1])
            t.finish_run()
            assert t.corp.credits == 5
            assert [wall.rezzed for wall in walls] == [True, True, False]
            assert laboratory.tokens("agenda") == 0
            t.end_turn()
            t.corp.pick(walls[0], walls[1])
            assert not any(wall.rezzed for wall in walls)
            assert away.rezzed

    def test_lightning_laboratory_comes_with_one_counter(self) -> None:
        with corp() as t:
            t.corp.put("Lightning Laboratory", "Server 1", tokens={"advancement": 4})
            t.corp.score_agenda("Lightning Laboratory")
            assert t.card("Lightning Laboratory").tokens("agenda") == 1

    def test_lightning_laboratory_lets_the_corp_choose_what_is_derezzed(self) -> None:
        with runner() as t:
            with_counter(t)
            first = t.corp.put("Ice Wall", "HQ", rezzed=True)
            second = t.corp.put("Enigma", "HQ")
            third = t.corp.put("Vanilla", "HQ")
            t.runner.run("HQ")
            t.corp.accept()
            t.corp.pick(second, third)
            t.finish_run()
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.end_turn()
            assert t.decision is not None
            assert len(t.decision.options) == 3
            t.corp.pick(first, third)
            assert [first.rezzed, second.rezzed, third.rezzed] == [False, True, False]

    def test_lightning_laboratory_may_rez_one_piece_and_never_three(self) -> None:
        with runner() as t:
            with_counter(t)
            walls = [t.corp.put("Ice Wall", "HQ") for _ in range(3)]
            t.runner.run("HQ")
            t.corp.accept()
            t.corp.pick(walls[0])
            t.finish_run()
            assert [wall.rezzed for wall in walls] == [True, False, False]
        t = runner()
        with_counter(t)
        walls = [t.corp.put("Ice Wall", "HQ") for _ in range(3)]
        t.runner.run("HQ")
        t.corp.accept()
        with pytest.raises(TableError):
            t.corp.pick(*walls)

    def test_lightning_laboratory_gets_no_counter_for_other_agendas(self) -> None:
        with corp() as t:
            t.corp.scored("Lightning Laboratory")
            score(t, "Hostile Takeover", 2)
            assert t.card("Lightning Laboratory").tokens("agenda") == 0

    def test_warm_reception_stays_rezzed_behind_ice(self) -> None:
        with runner() as t:
            reception = t.corp.put("Warm Reception", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "Server 1")
            t.corp.put("PAD Campaign", "Server 2", rezzed=True)
            t.end_turn()
            t.corp.trigger("Warm Reception")
            t.settle()
            assert reception.rezzed

    def test_warm_reception_installs_a_card_that_cannot_be_scored(self) -> None:
        with runner() as t:
            t.corp.put("Warm Reception", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "Server 1")
            t.corp.hand("Hostile Takeover")
            t.corp.set(credits=20)
            t.end_turn()
            t.corp.pick("Hostile Takeover")
            t.corp.destination("new")
            t.corp.set(clicks=9)
            t.corp.advance("Hostile Takeover")
            t.corp.advance("Hostile Takeover")
            assert not t.corp.can("score", "Hostile Takeover")

    def test_warm_reception_is_derezzed_to_derez_another_card(self) -> None:
        with runner() as t:
            reception = t.corp.put("Warm Reception", "Server 1", rezzed=True)
            pad = t.corp.put("PAD Campaign", "Server 2", rezzed=True)
            t.corp.put("Ice Wall", "Server 2")
            t.end_turn()
            t.corp.trigger("Warm Reception")
            t.corp.yes()
            t.settle()
            assert not reception.rezzed
            assert not pad.rezzed
            assert pad.installed

    def test_working_prototype_counts_what_is_rezzed(self) -> None:
        with corp() as t:
            prototype = t.corp.put("Working Prototype", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("Working Prototype")
            assert prototype.tokens("power") == 1
            t.corp.rez("PAD Campaign")
            assert prototype.tokens("power") == 2
            before = t.corp.credits
            t.corp.use("Working Prototype", "3[credit]")
            assert t.corp.credits == before + 3
            assert prototype.tokens("power") == 1
            assert t.corp.clicks == 2

    def test_working_prototype_sends_a_resource_back(self) -> None:
        with corp() as t:
            t.corp.put("Working Prototype", "Server 1", rezzed=True, tokens={"power": 4})
            assert not t.corp.can("use", "Working Prototype", says="6[credit]")
        with corp() as t:
            prototype = t.corp.put("Working Prototype", "Server 1", rezzed=True, tokens={"power": 5})
            t.runner.put("Telework Contract", tokens={"credit": 3})
            t.corp.use("Working Prototype", "6[credit]")
            t.settle()
            assert t.corp.credits == 5 + 6
            assert t.corp.clicks == 2
            assert prototype.tokens("power") == 0
            assert top(t, 1) == ["Telework Contract"]

    @pytest.mark.parametrize("kind", ["barrier", "code gate", "sentry"])
    def test_lycian_multi_munition_works_as_it_was_rezzed(self, kind: str) -> None:
        with runner() as t:
            munition = t.corp.put("Lycian Multi-Munition", "HQ")
            t.runner.put("Cleaver")
            t.runner.run("HQ")
            t.corp.rez("Lycian Multi-Munition")
            t.corp.mode(kind)
            t.corp.mode("Nothing more")
            t.finish_run()
            assert t.happened("successful run") == (0 if kind == "barrier" else 1)
            assert t.corp.credits == 5 - 3 + (1 if kind == "barrier" else 0)
            assert t.runner.clicks == (2 if kind == "code gate" else 3)
            assert t.runner.credits == (4 if kind == "code gate" else 5)
            assert t.zone("Cleaver") == ("the heap" if kind == "sentry" else "the play area")
            t.end_turn()
            assert not munition.rezzed

    def test_lycian_multi_munition_can_be_all_of_them(self) -> None:
        with runner() as t:
            t.corp.put("Lycian Multi-Munition", "HQ")
            t.runner.put("Cleaver")
            t.runner.run("HQ")
            t.corp.rez("Lycian Multi-Munition")
            t.corp.mode("sentry")
            t.corp.mode("barrier")
            t.corp.mode("code gate")
            t.finish_run()
            assert t.happened("subroutine") == 3
            assert t.runner.clicks == 2
            assert t.zone("Cleaver") == "the heap"
            assert t.happened("successful run") == 0

    def test_lycian_multi_munition_asks_nothing_for_other_ice(self) -> None:
        with runner() as t:
            t.corp.put("Lycian Multi-Munition", "HQ", rezzed=True)
            t.corp.put("Vanilla", "Archives")
            t.runner.run("Archives")
            t.corp.rez("Vanilla")
            t.finish_run()
            assert t.happened("subtype gained") == 0

    def test_sorocaban_blade_trashes_one_card_per_encounter(self) -> None:
        with runner() as t:
            t.corp.put("Sorocaban Blade", "Archives", rezzed=True)
            for title in ("Telework Contract", "Docklands Pass", "Cleaver"):
                t.runner.put(title)
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.titles("discard") == ["Telework Contract"]
            t.runner.run("Archives")
            t.finish_run()
            assert sorted(t.runner.titles("discard")) == ["Docklands Pass", "Telework Contract"]
            t.runner.run("Archives")
            t.finish_run()
            assert len(t.runner.titles("discard")) == 3

    def test_thunderbolt_strengthens_ap_and_destroyer_ice(self) -> None:
        with runner(corp="Thunderbolt Armaments: Peace Through Power") as t:
            ice = t.corp.put("Anemone", "Archives")
            t.runner.hand(*["Sure Gamble"] * 5)
            every_window(t)
            t.runner.run("Archives")
            t.corp.rez("Anemone")
            t.corp.trigger("Thunderbolt Armaments: Peace Through Power")
            assert ice.strength == 2 + 1
            t.finish_run()
            assert t.happened("subroutine") == 2
            assert t.happened("successful run") == 0
            assert ice.strength == 2

    def test_thunderbolt_leaves_other_ice_alone(self) -> None:
        with runner(corp="Thunderbolt Armaments: Peace Through Power") as t:
            t.corp.put("Whitespace", "Archives")
            t.runner.set(credits=20)
            t.runner.run("Archives")
            t.corp.rez("Whitespace")
            t.finish_run()
            assert t.happened("subroutine") == 2
            assert t.happened("subroutines gained") == 0

    def test_thunderbolt_lets_the_runner_trash_a_card(self) -> None:
        with runner(corp="Thunderbolt Armaments: Peace Through Power") as t:
            t.corp.put("Anemone", "Archives")
            t.runner.put("Cleaver")
            t.runner.hand("Sure Gamble")
            t.runner.run("Archives")
            t.corp.rez("Anemone")
            t.corp.trigger("Thunderbolt Armaments: Peace Through Power")
            t.settle()
            t.runner.accept()
            t.finish_run()
            assert t.zone("Cleaver") == "the heap"
            assert t.happened("successful run") == 1

    @pytest.mark.parametrize(("threat", "clicks"), [(False, 3), (True, 2)])
    def test_active_policing_takes_clicks(self, threat: bool, clicks: int) -> None:
        with runner() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.scored("The Basalt Spire" if threat else "Kingmaking")
            t.runner.run("Server 1")
            t.runner.accept()
            t.end_turn()
            t.corp.hand("Active Policing", "Ice Wall")
            t.corp.set(credits=5)
            t.corp.play("Active Policing")
            t.corp.pick("Ice Wall")
            t.corp.destination("HQ")
            if threat:
                t.corp.yes()
                assert t.corp.credits == 3
            t.settle()
            assert row(t, "HQ") == ["Ice Wall"]
            assert t.runner.clicks == clicks

    def test_active_policing_needs_a_loss(self) -> None:
        with runner() as t:
            t.corp.hand("Active Policing")
            t.runner.put("No Free Lunch")
            t.runner.use("No Free Lunch", "Gain")
            t.runner.run("HQ")
            t.finish_run()
            t.end_turn()
            assert not t.corp.can("play", "Active Policing")

    def test_active_policing_follows_a_card_trashed_in_hq(self) -> None:
        with runner() as t:
            t.corp.hand("PAD Campaign")
            t.runner.run("HQ")
            t.runner.accept()
            t.end_turn()
            t.corp.hand("Active Policing", "Ice Wall")
            t.corp.play("Active Policing")
            t.corp.decline()
            t.settle()
            assert "Ice Wall" in t.corp.titles("hand")
            assert t.runner.clicks == 3

    def test_active_policing_follows_a_theft_and_ends_the_action_phase(self) -> None:
        with runner() as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            t.end_turn()
            t.corp.hand("Active Policing")
            t.corp.play("Active Policing")
            t.settle()
            assert t.state.active == 1
            assert t.runner.clicks == 3

    def test_corporate_hospitality_pays_and_returns_a_card(self) -> None:
        with corp() as t:
            t.corp.hand("Corporate Hospitality").discard("Ice Wall")
            t.corp.play("Corporate Hospitality")
            t.settle()
            assert t.corp.clicks == 1
            assert t.corp.credits == 5 - 4 + 6
            assert len(t.corp.titles("hand")) == 3
            assert "Ice Wall" in t.corp.titles("hand")

    def test_brasilia_government_grid_derezzes_ice_for_strength(self) -> None:
        with runner() as t:
            t.corp.put("Brasília Government Grid", "Server 1", rezzed=True)
            inner = t.corp.put("Ice Wall", "Server 1")
            outer = t.corp.put("Vanilla", "Server 1")
            enigma = t.corp.put("Enigma", "HQ", rezzed=True)
            quandary = t.corp.put("Quandary", "R&D", rezzed=True)
            t.runner.put("Cleaver")
            t.runner.set(credits=20)
            t.runner.run("Server 1")
            t.corp.rez(outer)
            t.corp.accept()
            t.corp.pick(enigma)
            assert not enigma.rezzed
            assert enigma.installed
            assert outer.strength == 0 + 3
            t.runner.break_subroutines("Cleaver")
            t.corp.rez(inner)  # not again this turn
            t.finish_run()
            assert quandary.rezzed
            assert outer.strength == 0

    def test_brasilia_government_grid_waits_for_ice(self) -> None:
        with runner() as t:
            t.corp.put("Brasília Government Grid", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            enigma = t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Vanilla", "Server 1")
            t.runner.run("Server 1")
            t.corp.rez("PAD Campaign")
            t.finish_run()
            assert enigma.rezzed

    def test_brasilia_government_grid_works_here_only(self) -> None:
        with runner() as t:
            t.corp.put("Brasília Government Grid", "Server 1", rezzed=True)
            enigma = t.corp.put("Enigma", "HQ", rezzed=True)
            wall = t.corp.put("Ice Wall", "R&D")
            t.runner.run("R&D")
            t.corp.rez(wall)
            t.finish_run()
            assert enigma.rezzed
            assert wall.strength == 1
