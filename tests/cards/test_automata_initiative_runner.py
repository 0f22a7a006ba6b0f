"""What Runner cards of The Automata Initiative do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.verbs import (
    accessed,
    break_once,
    encounter,
    entries,
    every_window,
    got_in,
    let_pass,
    next_encounter,
    now,
    removed,
    result,
    story,
    top,
    who,
)

from sneakdoor.cards.vocabulary import CORP, HQ, RUNNER, Breach, Clicks, Credits, DuringRun, MoveRun, paid, resource
from sneakdoor.testing import Table

RULES = "26.03"
MERCURY = "Mercury: Chrome Libertador"
ERU = "Eru Ayase-Pessoa"
HANNAH = 'Hannah "Wheels" Pilintra'
DEBBIE = 'Debbie "Downtown" Moreira'


def runner(**how: object) -> Table:
    return Table("runner", rules=RULES, **how)  # type: ignore[arg-type]


def corp(**how: object) -> Table:
    return Table("corp", rules=RULES, **how)  # type: ignore[arg-type]


def threat(t: Table, level: int) -> Table:
    """Raise the threat level: agendas in the score area of the Corp."""
    points = {2: "Offworld Office", 3: "Salvo Testing"}
    for n in {0: (), 2: (2,), 3: (3,), 4: (2, 2)}[level]:
        t.corp.scored(points[n])
    return t


class TestAnarch:
    def test_strike_fund_pays_when_played_and_not_after(self) -> None:
        with runner() as t:
            t.runner.hand("Strike Fund")
            t.runner.play("Strike Fund")
            t.settle()
            assert t.runner.credits == 5 - 1 + 4

    def test_strike_fund_pays_when_trashed_from_the_grip(self) -> None:
        with runner() as t:
            t.runner.hand("Strike Fund", "Running Hot")
            t.runner.play("Running Hot")
            t.runner.accept()
            assert t.runner.credits == 5 - 1 + 2

    def test_strike_fund_pays_when_trashed_from_the_stack(self) -> None:
        with runner() as t:
            t.runner.hand("The Price")
            t.runner.deck("Strike Fund")
            t.runner.play("The Price")
            t.runner.accept("Strike Fund")
            t.settle()
            assert t.runner.credits == 5 - 1 + 2

    def test_the_price_installs_one_of_the_trashed_cards(self) -> None:
        with runner() as t:
            t.runner.hand("The Price").set(credits=4)
            t.runner.deck("Carmen", "Botulus", "Cleaver", "Buzzsaw", "Sure Gamble")
            t.runner.play("The Price")
            t.runner.pick("Buzzsaw")
            t.settle()
            assert t.card("Buzzsaw").installed
            assert t.runner.credits == 4 - 1 - (4 - 3)
            assert sorted(t.runner.titles("discard")) == ["Botulus", "Cleaver", "Sure Gamble", "The Price"]
            assert top(t, RUNNER) == ["Carmen"]

    def test_the_price_may_install_nothing(self) -> None:
        with runner() as t:
            t.runner.hand("The Price")
            t.runner.deck("Cleaver")
            t.runner.play("The Price")
            t.runner.act("done")
            assert t.zone("Cleaver") == "the heap"

    def test_solidarity_badge_counts_the_first_trashed_corp_card(self) -> None:
        with runner() as t:
            badge = t.runner.put("Solidarity Badge")
            t.runner.set(credits=9)
            t.corp.put("Spin Doctor", "Server 1")
            t.corp.put("Spin Doctor", "Server 2")
            for server in ("Server 1", "Server 2"):
                t.runner.run(server)
                t.runner.accept()
                assert badge.tokens("power") == 1

    def test_solidarity_badge_counts_cards_trashed_from_hq(self) -> None:
        with runner() as t:
            badge = t.runner.put("Solidarity Badge")
            t.corp.hand("Spin Doctor")
            t.runner.run("HQ")
            t.runner.accept()
            assert badge.tokens("power") == 1

    def test_solidarity_badge_counts_neither_runner_cards_nor_the_corps_trashing(self) -> None:
        with runner() as t:
            badge = t.runner.put("Solidarity Badge")
            t.runner.put("No Free Lunch")
            t.corp.put("M.I.C.", "HQ", rezzed=True)
            t.runner.use("No Free Lunch", "Gain")
            t.runner.run("HQ")
            t.corp.use("M.I.C.")
            t.runner.yes()
            t.finish_run()
            assert badge.tokens("power") == 0

    @pytest.mark.parametrize("does", ["draw", "remove"])
    def test_solidarity_badge_draws_or_removes_a_tag(self, does: str) -> None:
        with corp() as t:
            badge = t.runner.put("Solidarity Badge", tokens={"power": 2})
            t.runner.set(tags=2)
            t.end_turn()
            t.runner.accept()
            t.runner.mode(does.capitalize())
            assert badge.tokens("power") == 1
            assert t.state.tags == (2 if does == "draw" else 1)
            assert len(t.runner.titles("hand")) == (1 if does == "draw" else 0)

    def test_solidarity_badge_needs_a_counter(self) -> None:
        with corp() as t:
            t.runner.put("Solidarity Badge")
            t.runner.set(tags=1)
            t.end_turn()
            assert t.state.tags == 1

    def test_audrey_v2_grows_by_what_is_trashed_while_accessed(self) -> None:
        with runner() as t:
            audrey = t.runner.put("Audrey v2")
            t.corp.put("Spin Doctor", "Server 1")
            t.runner.run("Server 1")
            t.runner.accept()
            assert audrey.tokens("virus") == 1

    def test_audrey_v2_breaks_two_and_grows_by_three(self) -> None:
        with runner() as t:
            audrey = t.runner.put("Audrey v2", tokens={"virus": 2})
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.corp.put("Karunā", "HQ", rezzed=True)
            encounter(t, "HQ")
            assert not t.runner.can("use", "Audrey v2", says="Break")
            t.runner.use("Audrey v2", "strength")
            assert audrey.strength == 3
            break_once(t, "Audrey v2")
            assert got_in(t)
            assert audrey.tokens("virus") == 1
            assert len(t.runner.titles("hand")) == 1

    def test_audrey_v2_breaks_no_more_than_two(self) -> None:
        with runner() as t:
            t.runner.put("Audrey v2", tokens={"virus": 1})
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.corp.put("M.I.C.", "HQ", rezzed=True)
            encounter(t, "HQ")
            for _ in range(2):
                t.runner.use("Audrey v2", "strength")
            break_once(t, "Audrey v2")
            assert not got_in(t)
            assert t.runner.clicks == 3

    @pytest.mark.parametrize("title", ["Audrey v2", "Curupira", "Shibboleth", "Living Mural"])
    def test_raised_strength_lasts_for_the_encounter(self, title: str) -> None:
        with runner() as t:
            t.corp.put("Tithe", "HQ", rezzed=True)
            host = t.corp.put("Tithe", "HQ", rezzed=True)
            breaker = t.runner.put(title, on=host) if title == "Living Mural" else t.runner.put(title)
            t.runner.hand(*["Sure Gamble"] * 4)
            before = breaker.strength
            encounter(t, "HQ")
            t.runner.use(breaker, "strength")
            assert breaker.strength > before
            next_encounter(t)
            assert breaker.strength == before
            t.finish_run()

    def test_banner_keeps_a_barrier_from_ending_the_run(self) -> None:
        with runner() as t:
            t.runner.put("Banner")
            t.corp.put("Maskirovka", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("Banner")
            assert got_in(t)
            assert t.runner.credits == 3
            assert t.corp.credits == 5 + 2  # its other subroutine resolved

    def test_banner_works_for_one_encounter_only(self) -> None:
        with runner() as t:
            t.runner.put("Banner")
            for _ in range(2):
                t.corp.put("Ice Wall", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("Banner")
            next_encounter(t)
            assert not got_in(t)

    def test_banner_is_over_when_the_same_ice_is_encountered_again(self) -> None:
        again = resource("Again", "neutral_runner", paid(Credits(0), MoveRun(""), only=DuringRun()), cost=0)
        with runner(cards=(again,)) as t:
            t.runner.put("Banner")
            t.runner.put("Again")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("Banner")
            t.runner.act("pass")
            while t.happened("passed") == 0:
                let_pass(t)
            t.runner.use("Again")
            next_encounter(t)
            assert not got_in(t)

    def test_banner_does_not_keep_other_abilities_from_ending_the_run(self) -> None:
        with runner() as t:
            t.runner.put("Banner")
            t.runner.set(tags=1)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("B-1001", "Server 1", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("Banner")
            t.corp.use("B-1001")
            t.settle()
            assert result(t) == "unsuccessful"

    def test_banner_needs_a_barrier_of_its_strength(self) -> None:
        with runner() as t:
            t.runner.put("Banner")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Ivik", "R&D", rezzed=True)
            t.corp.put("Tree Line", "Archives", rezzed=True, tokens={"advancement": 2})
            every_window(t)
            encounter(t, "HQ")
            assert not t.runner.can("use", "Banner")
            t.finish_run()
            encounter(t, "R&D")
            assert t.runner.can("use", "Banner")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.finish_run()
            encounter(t, "Archives")
            assert not t.runner.can("use", "Banner")
            t.finish_run()

    def test_monkeywrench_weakens_the_host_and_the_ice_beside_it(self) -> None:
        with runner() as t:
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Archer", "R&D", rezzed=True)
            t.runner.hand("Monkeywrench")
            t.runner.install("Monkeywrench", on="Tollbooth")
            assert [t.card(one).strength for one in ("Tollbooth", "Enigma", "Archer")] == [5 - 2, 2 - 1, 6]
            assert (t.runner.credits, t.runner.memory) == (5 - 2, (1, 4))

    def test_eru_breaches_rnd_in_place_of_archives(self) -> None:
        with runner() as t:
            t.runner.put(ERU)
            t.corp.deck("Enigma", "Ice Wall")
            t.runner.use(ERU)
            t.finish_run()
            assert accessed(t) == ["Ice Wall"]
            assert (t.state.tags, t.runner.clicks) == (1, 3)
            assert not t.runner.can("use", ERU)

    def test_eru_sees_one_more_card_under_threat(self) -> None:
        with threat(runner(), 3) as t:
            t.runner.put(ERU)
            t.corp.deck("Hunter", "Enigma", "Ice Wall")
            t.runner.use(ERU)
            t.finish_run()
            assert accessed(t) == ["Ice Wall", "Enigma"]
            t.runner.run("R&D")
            t.finish_run()
            assert accessed(t) == ["Ice Wall", "Enigma", "Ice Wall"]

    def test_eru_needs_a_threat_level_of_three(self) -> None:
        with threat(runner(), 2) as t:
            t.runner.put(ERU)
            t.runner.use(ERU)
            t.finish_run()
            assert len(accessed(t)) == 1

    def test_hannah_runs_a_remote_server_for_nothing(self) -> None:
        with runner() as t:
            t.runner.put(HANNAH)
            t.corp.put("Ping", "Server 1", rezzed=True)
            t.corp.put("Refuge Campaign", "Server 2")
            t.runner.use(HANNAH, "Run")
            assert {option.server for option in now(t).options} == {"Server 1", "Server 2"}
            t.runner.act("server", server="Server 2")
            t.finish_run()
            assert (t.state.tags, t.runner.clicks) == (0, 4)
            assert not t.runner.can("use", HANNAH, says="Run")

    def test_hannah_takes_a_tag_for_an_unsuccessful_run(self) -> None:
        with runner() as t:
            t.runner.put(HANNAH)
            t.corp.put("Palisade", "Server 1", rezzed=True)
            t.runner.use(HANNAH, "Run")
            t.finish_run()
            assert (result(t), t.state.tags) == ("unsuccessful", 1)
            assert who(t, "tagged") == [RUNNER]

    def test_hannah_leaves_with_a_tag(self) -> None:
        with runner() as t:
            t.runner.put(HANNAH)
            t.runner.set(tags=2)
            t.runner.use(HANNAH, "Remove")
            assert (t.runner.clicks, t.state.tags, t.zone(HANNAH)) == (3 + 2, 1, "the heap")

    def test_lago_paranoa_shelter_swaps_a_card_for_the_first_install_in_a_root(self) -> None:
        with corp() as t:
            t.runner.put("Lago Paranoá Shelter")
            t.runner.deck("Corroder", "Mimic", "Cleaver")
            t.corp.hand("Ice Wall", "Refuge Campaign", "Spin Doctor")
            t.corp.install("Ice Wall", "HQ")
            t.corp.install("Refuge Campaign", "new")
            t.runner.accept()
            assert (t.runner.titles("hand"), t.runner.titles("discard")) == (["Mimic"], ["Cleaver"])
            t.corp.install("Spin Doctor", "new")
            assert t.runner.titles("hand") == ["Mimic"]


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
