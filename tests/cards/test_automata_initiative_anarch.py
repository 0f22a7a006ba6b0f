"""What Anarch cards of The Automata Initiative do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner, threat
from tests.verbs import (
    accessed,
    break_once,
    encounter,
    every_window,
    got_in,
    let_pass,
    next_encounter,
    now,
    result,
    top,
    who,
)

from sneakdoor.cards.vocabulary import RUNNER, Credits, DuringRun, MoveRun, paid, resource

ERU = "Eru Ayase-Pessoa"
HANNAH = 'Hannah "Wheels" Pilintra'


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
