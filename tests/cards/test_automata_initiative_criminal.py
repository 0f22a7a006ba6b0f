"""What Criminal and neutral Runner cards of The Automata Initiative do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.today import corp, runner, threat
from tests.verbs import (
    accessed,
    break_once,
    encounter,
    entries,
    every_window,
    got_in,
    now,
    removed,
    result,
    story,
    who,
)

from sneakdoor.cards.vocabulary import CORP, HQ, Breach, Clicks, paid, resource
from sneakdoor.testing import Table

MERCURY = "Mercury: Chrome Libertador"
DEBBIE = 'Debbie "Downtown" Moreira'


class TestCriminal:
    def test_mercury_sees_one_more_card_once_a_turn(self) -> None:
        with runner(runner=MERCURY) as t:
            t.corp.hand("Ivik", "Echo", "Wave")
            t.runner.run("HQ")
            t.runner.accept()
            t.finish_run()
            assert len(accessed(t)) == 2
            t.runner.run("R&D")
            t.finish_run()
            assert len(accessed(t)) == 3

    def test_mercury_may_wait_for_another_breach(self) -> None:
        with runner(runner=MERCURY) as t:
            t.corp.hand("Ivik", "Echo", "Wave")
            t.runner.run("HQ")
            t.runner.decline()
            t.finish_run()
            t.runner.run("Archives")
            t.finish_run()
            t.runner.run("R&D")
            t.runner.accept()
            t.finish_run()
            assert len(accessed(t)) == 1 + 2

    def test_mercury_must_not_break_subroutines(self) -> None:
        with runner(runner=MERCURY) as t:
            t.runner.put("Corroder")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand("Ivik", "Echo", "Wave")
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert len(accessed(t)) == 1

    def test_mercury_needs_a_run(self) -> None:
        door = resource("Door", "neutral_runner", paid(Clicks(1), Breach(HQ)), cost=0)
        with runner(runner=MERCURY, cards=(door,)) as t:
            t.runner.put("Door")
            t.corp.hand("Ivik", "Echo", "Wave")
            t.runner.use("Door")
            t.settle()
            assert len(accessed(t)) == 1

    def test_chrysopoeian_skimming_for_an_agenda(self) -> None:
        with runner() as t:
            t.runner.hand("Chrysopoeian Skimming")
            t.corp.hand("Offworld Office", "Ice Wall", "Spin Doctor")
            t.runner.play("Chrysopoeian Skimming")
            assert {option.card for option in now(t).options} == {"Offworld Office", ""}
            t.corp.accept()
            assert who(t, "revealed") == [CORP]
            assert (t.runner.clicks, len(t.runner.titles("hand"))) == (4, 1)
            assert t.happened("looked at") == 0

    def test_chrysopoeian_skimming_looks_at_rnd_otherwise(self) -> None:
        with runner() as t:
            t.runner.hand("Chrysopoeian Skimming")
            t.corp.hand("Offworld Office", "Ice Wall")
            t.runner.play("Chrysopoeian Skimming")
            t.corp.decline()
            looked: list[Any] = entries(t, "looked at")
            assert [t.state.owner[one.cid] for one in looked] == [CORP] * 3
            assert (t.runner.clicks, t.runner.titles("hand")) == (3, [])

    def test_s_dobrado_bypasses_the_first_ice(self) -> None:
        with threat(runner(), 3) as t:
            t.runner.hand("S-Dobrado")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.play("S-Dobrado")
            assert [option.server for option in now(t).options] == ["HQ", "R&D", "Archives"]
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert (t.happened("bypassed"), result(t)) == (1, "unsuccessful")

    def test_s_dobrado_bypasses_the_second_for_a_click_under_threat(self) -> None:
        with threat(runner(), 4) as t:
            t.runner.hand("S-Dobrado")
            for title in ("Palisade", "Ice Wall", "Enigma"):
                t.corp.put(title, "HQ", rezzed=True)
            t.runner.play("S-Dobrado")
            t.runner.act("server", server="HQ")
            t.runner.accept()
            t.finish_run()
            assert (t.happened("bypassed"), result(t), t.runner.clicks) == (2, "unsuccessful", 2)

    def test_s_dobrado_has_no_say_in_other_runs(self) -> None:
        with threat(runner(), 4) as t:
            t.runner.hand("S-Dobrado")
            t.corp.put("Ping", "R&D", rezzed=True)
            t.runner.play("S-Dobrado")
            t.runner.act("server", server="HQ")
            t.finish_run()
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("bypassed") == 0

    def test_capybara_leaves_the_game_to_derez_bypassed_ice(self) -> None:
        with runner() as t:
            t.runner.put("Capybara")
            t.runner.put("Laser Pointer")
            t.corp.put("Karunā", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.accept()
            t.runner.accept()
            assert got_in(t)
            assert not t.card("Karunā").rezzed
            assert removed(t) == ["Capybara"]

    @pytest.mark.parametrize("title", ["Karunā", "Ansel 1.0", "Starlit Knight", "Tithe"])
    def test_laser_pointer_bypasses_what_bites(self, title: str) -> None:
        with runner() as t:
            t.runner.put("Laser Pointer")
            t.corp.put(title, "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.accept()
            assert got_in(t)
            assert t.zone("Laser Pointer") == "the heap"

    def test_laser_pointer_does_not_bypass_other_ice(self) -> None:
        with runner() as t:
            t.runner.put("Laser Pointer")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.card("Laser Pointer").installed

    def test_hermes_returns_an_unrezzed_card_for_each_agenda(self) -> None:
        with corp() as t:
            t.runner.put("Hermes")
            t.corp.put("Salvo Testing", "Server 1", tokens={"advancement": 5})
            wall = t.corp.put("Ice Wall", "HQ")
            t.corp.put("Spin Doctor", "Server 2")
            t.corp.put("Ping", "R&D", rezzed=True)
            t.corp.score_agenda("Salvo Testing")
            t.corp.decline()
            assert len(now(t).options) == 2  # not the rezzed one
            t.runner.pick(wall)
            assert t.corp.titles("hand") == ["Ice Wall"]
            assert t.runner.memory == (0, 5)

    def test_hermes_returns_a_card_for_a_stolen_agenda(self) -> None:
        with runner() as t:
            t.runner.put("Hermes")
            t.corp.put("Offworld Office", "Server 1")
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("Server 1")
            t.settle()
            assert t.corp.titles("hand") == ["Ice Wall"]

    def test_curupira_gathers_counters_by_fully_breaking(self) -> None:
        with runner() as t:
            beast = t.runner.put("Curupira", tokens={"power": 2})
            t.runner.set(credits=9)
            t.corp.put("Kessleroid", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("Curupira", "strength")
            assert beast.strength == 2
            t.runner.break_subroutines("Curupira")
            assert got_in(t)
            assert (beast.tokens("power"), t.runner.credits) == (3, 9 - 1 - 2)

    def test_curupira_bypasses_a_barrier_for_three_counters(self) -> None:
        with runner() as t:
            beast = t.runner.put("Curupira", tokens={"power": 6})
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.runner.run("HQ")
            t.runner.accept()
            assert got_in(t)
            assert beast.tokens("power") == 3
            t.runner.run("R&D")
            t.finish_run()

    def test_curupira_does_not_count_what_others_break(self) -> None:
        with runner() as t:
            beast = t.runner.put("Curupira")
            t.runner.put("Corroder")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder")
            assert got_in(t)
            assert beast.tokens("power") == 0

    def test_curupira_without_three_counters_asks_nothing(self) -> None:
        with runner() as t:
            t.runner.put("Curupira", tokens={"power": 2})
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            assert not got_in(t)

    def test_saci_pays_whenever_its_host_turns(self) -> None:
        with runner() as t:
            karuna = t.corp.put("Karunā", "HQ")
            t.corp.put("Ice Wall", "R&D")
            t.runner.hand("Saci")
            t.runner.install("Saci", on=karuna)
            t.runner.put("Laser Pointer")
            t.runner.put("Capybara")
            assert t.runner.credits == 4
            t.runner.run("HQ")
            t.corp.rez("Karunā")
            assert t.runner.credits == 4 + 3
            t.runner.accept()
            t.runner.accept()
            assert t.runner.credits == 4 + 6
            t.finish_run()
            t.runner.run("R&D")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.runner.credits == 4 + 6

    @pytest.mark.parametrize(("level", "strength"), [(0, 3), (3, 3), (4, 1)])
    def test_shibboleth_weakens_under_threat(self, level: int, strength: int) -> None:
        with threat(runner(), level) as t:
            t.runner.put("Shibboleth")
            assert t.card("Shibboleth").strength == strength

    def test_shibboleth_breaks_code_gates(self) -> None:
        with runner() as t:
            word = t.runner.put("Shibboleth")
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.set(credits=9)
            t.runner.run("HQ")
            encounter(t)
            t.runner.use("Shibboleth", "strength")
            assert word.strength == 5
            break_once(t, "Shibboleth")
            assert t.runner.credits == 9 - 3 - 2 - 1
            assert got_in(t)

    @pytest.mark.parametrize(("level", "credits_"), [(3, 0), (4, 2)])
    def test_debbie_comes_with_credits_under_threat(self, level: int, credits_: int) -> None:
        with threat(runner(), level) as t:
            t.runner.hand(DEBBIE, "T400 Memory Diamond")
            t.runner.install(DEBBIE)
            t.runner.install("T400 Memory Diamond")
            assert t.card(DEBBIE).tokens("credit") == credits_

    def test_debbie_gathers_credits_from_run_events(self) -> None:
        with runner() as t:
            debbie = t.runner.put(DEBBIE)
            t.runner.hand("Jailbreak", "Easy Mark")
            t.runner.play("Easy Mark")
            assert debbie.tokens("credit") == 0
            t.runner.play("Jailbreak")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert debbie.tokens("credit") == 1

    def test_debbie_pays_in_her_own_runs_only(self) -> None:
        with runner() as t:
            debbie = t.runner.put(DEBBIE, tokens={"credit": 2})
            t.runner.put("Corroder")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.set(credits=0)
            every_window(t)
            encounter(t, "HQ")
            assert not t.runner.can("use", "Corroder", says="Break")
            t.finish_run()
            t.runner.use(DEBBIE)
            t.runner.act("server", server="HQ")
            encounter(t)
            t.runner.use("Corroder", "Break")
            t.runner.number(1)
            t.runner.act("subroutine", number=0)
            assert got_in(t)
            assert debbie.tokens("credit") == 1


class TestNeutral:
    def bahia(self, *modes: str) -> Table:
        t = runner()
        t.runner.hand("Bahia Bands").set(tags=2)
        t.corp.put("Refuge Campaign", "Server 1")
        t.runner.play("Bahia Bands")
        t.runner.act("server", server="Server 1")
        for one in modes:
            t.runner.mode(one)
        return t

    def test_bahia_bands_draws_and_removes_a_tag(self) -> None:
        with self.bahia("Draw", "Remove") as t:
            t.finish_run()
            assert story(t, "tags removed", "access begins") == ["tags removed", "access begins"]
            assert (len(t.runner.titles("hand")), t.state.tags, t.runner.credits) == (2, 1, 3)

    def test_bahia_bands_installs_for_one_less(self) -> None:
        with runner() as t:
            t.runner.hand("Bahia Bands", "Cleaver")
            t.runner.play("Bahia Bands")
            t.runner.act("server", server="Archives")
            t.runner.mode("Install")
            t.runner.mode("Draw")
            t.finish_run()
            assert t.card("Cleaver").installed
            assert t.runner.credits == 5 - 2 - (3 - 1)

    def test_bahia_bands_pays_trash_costs_of_that_run(self) -> None:
        with self.bahia("Place", "Draw") as t:
            assert t.card("Bahia Bands").tokens("credit") == 4
            t.runner.accept()
            t.runner.number(4)
            assert t.card("Bahia Bands").tokens("credit") == 0
            assert t.zone("Refuge Campaign") == "Archives"
            assert t.runner.credits == 3
            t.settle()
            assert t.zone("Bahia Bands") == "the heap"

    def test_bahia_bands_pays_for_nothing_else(self) -> None:
        with self.bahia("Place", "Remove") as t:
            t.runner.decline()
            t.settle()
            assert t.runner.credits == 3
