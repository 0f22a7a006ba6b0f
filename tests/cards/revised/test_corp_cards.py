"""Older Corp cards whose text means something else in 26.03."""

from __future__ import annotations

import pytest
from tests.verbs import approached, damage, encounter, entries, every_window, now, result, row, score, walk_to

from sneakdoor.cards.vocabulary import Gain, ice, sub
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.ice import subroutines
from sneakdoor.testing import Table

RULES = "26.03"
PLAIN = ice("Plain", "neutral_corp", sub(Gain(1)), cost=0, strength=0)


def table(side: str = "runner", **how: object) -> Table:
    return Table(side, rules=RULES, **how)  # type: ignore[arg-type]


class TestDrawing:
    def test_daily_business_show_raises_the_draw_and_sinks_one_of_the_cards(self) -> None:
        with table("corp") as t:
            t.corp.put("Daily Business Show", "Server 1", rezzed=True)
            t.corp.deck("Hedge Fund", "Enigma", "Ice Wall")
            t.corp.act("draw")
            t.corp.pick("Ice Wall")
            assert t.corp.titles("hand") == ["Enigma"]
            assert t.state.card(t.state.deck[CORP][0]).title == "Ice Wall"
            t.corp.act("draw")  # only the first time each turn
            assert t.corp.titles("hand") == ["Enigma", "Hedge Fund"]

    @pytest.mark.parametrize("installs", [True, False])
    def test_political_dealings_installs_a_drawn_agenda(self, installs: bool) -> None:
        with table("corp") as t:
            t.corp.put("Political Dealings", "Server 1", rezzed=True)
            t.corp.deck("Hedge Fund", "Hostile Takeover")
            t.corp.act("draw")
            if installs:
                t.corp.accept()
                t.corp.destination("new")
                assert t.card("Hostile Takeover").server == "Server 2"
                assert t.happened("revealed") == 1
            else:
                t.corp.decline()
                assert t.corp.titles("hand") == ["Hostile Takeover"]

    def test_political_dealings_has_no_question_about_other_cards(self) -> None:
        with table("corp") as t:
            t.corp.put("Political Dealings", "Server 1", rezzed=True)
            t.corp.deck("Hostile Takeover", "Hedge Fund")
            t.corp.act("draw")
            assert t.corp.titles("hand") == ["Hedge Fund"]

    def test_jinja_city_grid_installs_drawn_ice_for_four_less(self) -> None:
        with table("corp") as t:
            t.corp.put("Jinja City Grid", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "Server 1")
            t.corp.deck("Hedge Fund", "Enigma")
            t.corp.act("draw")
            t.corp.accept()
            t.corp.act("done")
            assert row(t, "Server 1") == ["Ice Wall", "Enigma"]
            assert t.corp.credits == 5


class TestMoves:
    @pytest.mark.rule("26.03:6.2.8b")
    @pytest.mark.parametrize("jacks", [True, False])
    def test_cell_portal_lets_the_runner_jack_out(self, jacks: bool) -> None:
        with table() as t:
            t.corp.put("Cell Portal", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            t.runner.yes() if jacks else t.runner.no()
            t.settle()
            assert not t.card("Cell Portal").rezzed
            if jacks:
                assert result(t) == "unsuccessful"
            else:
                assert approached(t) == ["Cell Portal", "Cell Portal"]
                t.finish_run()

    @pytest.mark.rule("26.03:6.1.3b")
    @pytest.mark.parametrize("jacks", [True, False])
    def test_code_replicator_makes_the_runner_approach_the_ice_again(self, jacks: bool) -> None:
        with table(cards=(PLAIN,)) as t:
            t.corp.put("Code Replicator", "HQ", rezzed=True)
            t.corp.put("Plain", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            t.corp.trigger("Code Replicator")
            t.runner.yes() if jacks else t.runner.no()
            t.settle()
            assert approached(t) == (["Plain"] if jacks else ["Plain", "Plain"])
            assert t.happened("run moved") == 1
            if not jacks:
                t.finish_run()

    def test_letheia_nisei_lets_the_runner_jack_out(self) -> None:
        with table(cards=(PLAIN,)) as t:
            t.corp.put("Letheia Nisei", "Server 1", rezzed=True)
            t.corp.put("Plain", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            t.corp.number(0)
            t.runner.number(1)
            t.corp.accept()
            t.runner.yes()
            t.settle()
            assert result(t) == "unsuccessful"

    @pytest.mark.parametrize("ices", [0, 1])
    def test_mti_mwekundu_offers_it_from_the_second_approach_on(self, ices: int) -> None:
        with table(corp="Mti Mwekundu: Life Improved", cards=(PLAIN,)) as t:
            for _ in range(ices):
                t.corp.put("Plain", "HQ")
            t.corp.hand("Ice Wall")
            t.runner.run("HQ")
            t.settle()
            t.corp.accept()
            t.settle()
            if ices:
                t.corp.act("done")
                t.runner.yes()
                t.settle()
                assert result(t) == "unsuccessful"
            else:
                assert approached(t) == ["Ice Wall"]
                t.finish_run()

    def test_midori_lets_the_runner_jack_out_after_a_swap(self) -> None:
        with table(cards=(PLAIN,)) as t:
            t.corp.put("Midori", "HQ", rezzed=True)
            t.corp.put("Plain", "HQ")
            t.corp.hand("Ice Wall")
            t.runner.run("HQ")
            t.settle()
            t.corp.accept()
            t.settle()
            t.runner.yes()
            t.settle()
            assert row(t, "HQ") == ["Ice Wall"]
            assert result(t) == "unsuccessful"

    def test_miraju_lets_the_runner_jack_out_when_they_move(self) -> None:
        with table() as t:
            t.corp.put("Mirāju", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            t.runner.set(credits=20)
            encounter(t, "HQ")
            while not t.runner.can("use", "Gordian Blade", says="Break"):
                t.runner.use("Gordian Blade", "strength")
            t.runner.break_subroutines("Gordian Blade")
            t.settle()
            t.runner.yes()
            t.settle()
            assert result(t) == "unsuccessful"
            assert not t.card("Mirāju").rezzed

    def test_mind_game_lets_the_runner_jack_out_for_a_card(self) -> None:
        with table() as t:
            t.corp.put("Mind Game", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.settle()
            t.corp.number(0)
            t.runner.number(1)
            t.corp.act("server", server="Archives")
            t.runner.yes()
            t.settle()
            assert result(t) == "unsuccessful"
            assert not t.card("Corroder").installed


class TestChoices:
    @pytest.mark.parametrize("has", [2, 3])
    def test_data_ward_tags_unless_the_runner_pays(self, has: int) -> None:
        with table() as t:
            t.corp.put("Data Ward", "HQ", rezzed=True)
            t.runner.set(credits=has)
            t.runner.run("HQ")
            t.settle()
            if has == 3:
                t.runner.accept()
                t.settle()
            assert t.state.tags == (0 if has == 3 else 1)
            t.finish_run()

    @pytest.mark.parametrize("has", [3, 4])
    def test_sync_rerouting_tags_unless_the_runner_pays(self, has: int) -> None:
        with Table("corp", clicks=1, rules=RULES) as t:
            t.corp.hand("SYNC Rerouting").set(credits=9)
            t.corp.play("SYNC Rerouting")
            t.settle()
            t.runner.set(credits=has)
            t.runner.run("Archives")
            t.settle()
            if has == 4:
                t.runner.accept()
                t.settle()
            assert t.state.tags == (0 if has == 4 else 1)
            t.finish_run()

    def test_license_acquisition_may_be_left_alone(self) -> None:
        with table("corp") as t:
            t.corp.hand("PAD Campaign")
            score(t, "License Acquisition", 4)
            t.corp.decline()
            assert t.corp.titles("hand") == ["PAD Campaign"]

    @pytest.mark.parametrize("title", ["Threat Assessment", "Wake Up Call"])
    def test_there_must_be_a_card_to_choose(self, title: str) -> None:
        for there in (True, False):
            with table() as t:
                t.corp.put("PAD Campaign", "Server 1")
                t.corp.hand(title).set(credits=9)
                t.runner.set(credits=9, clicks=1)
                if there:
                    t.runner.put("Cyberfeeder")
                t.runner.run("Server 1")
                t.settle()
                t.runner.act("trash")
                t.settle()
                assert t.corp.can("play", title) == there

    def test_hangeki_lets_the_runner_decline(self) -> None:
        with table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Enigma", "HQ")
            t.corp.hand("Hangeki").set(credits=9)
            t.runner.set(credits=9, clicks=1)
            t.runner.run("Server 1")
            t.settle()
            t.runner.act("trash")
            t.settle()
            t.corp.play("Hangeki")
            t.settle()
            t.runner.no()
            t.settle()
            assert t.happened("added to score area") == 1


class TestNumbers:
    def test_power_shutdown_counts_what_was_trashed(self) -> None:
        with Table("runner", clicks=1, rules=RULES) as t:
            t.corp.hand("Power Shutdown")
            t.runner.put("Corroder")
            t.runner.put("Magnum Opus")
            t.runner.run("Archives")
            t.finish_run()
            t.settle()
            t.corp.play("Power Shutdown")
            t.corp.number(2)
            t.settle()
            assert not t.card("Corroder").installed
            assert t.card("Magnum Opus").installed

    def test_net_quarantine_takes_the_whole_link(self) -> None:
        t = table(runner="Sunny Lebeau: Security Specialist")
        t.corp.scored("Net Quarantine")
        t.corp.put("Caduceus", "HQ", rezzed=True)
        t.corp.set(credits=0)
        t.runner.set(credits=0)
        t.runner.run("HQ")
        t.settle()
        assert entries(t, "traced")[0].cause == "successful"  # type: ignore[attr-defined]

    def test_cerebral_overwriter_works_only_installed(self) -> None:
        with table() as t:
            t.corp.hand("Cerebral Overwriter")
            t.runner.run("HQ")
            t.settle()
            assert now(t).side == RUNNER
            t.runner.act("go on")
            t.settle()
            assert damage(t) == []

    def test_project_wotan_has_no_target(self) -> None:
        with table() as t:
            t.corp.scored("Project Wotan")
            with t.changing():
                t.card("Project Wotan").thing.tokens = {"agenda": 1}
            t.corp.put("Eli 1.0", "HQ", rezzed=True)
            every_window(t)
            t.runner.run("HQ")
            walk_to(t, "26.03:6.9.2b", "corp")
            t.corp.use("Project Wotan")
            walk_to(t, "26.03:6.9.3b")
            assert len(subroutines(t.state, t.card("Eli 1.0").cid)) == 3
            t.state.forced = True

    def test_bio_vault_needs_a_run(self) -> None:
        with table() as t:
            t.corp.put("Bio Vault", "Server 1", rezzed=True, tokens={"advancement": 2})
            assert not t.corp.can("use", "Bio Vault")
            t.runner.run("Server 1")
            assert t.corp.can("use", "Bio Vault")
            t.corp.use("Bio Vault")
            t.settle()
            assert t.happened("run ended") == 1

    def test_restoring_face_shows_the_card(self) -> None:
        with table("corp") as t:
            t.corp.put("Chairman Hiro", "Server 1")
            t.corp.set(bad_publicity=2).hand("Restoring Face")
            t.corp.play("Restoring Face")
            t.corp.number(2)
            assert t.happened("revealed") == 1
            assert t.state.bad_publicity == 0
