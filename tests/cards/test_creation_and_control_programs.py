"""What programs of Creation and Control do."""

from __future__ import annotations

import pytest
from tests.breakers import boosted, can_break, facing_trial, used_once
from tests.verbs import elsewhere, encounter, every_window, trial

from sneakdoor.model.enums import CORP
from sneakdoor.rules.quantities import advancement_requirement
from sneakdoor.testing import Table


class TestIcebreakers:
    @pytest.mark.parametrize(
        ("title", "kind", "strength", "other"),
        [("Dagger", "Sentry", 0, "Barrier - Code Gate"), ("Inti", "Barrier", 1, "Sentry - Code Gate")],
    )
    def test_what_it_breaks(self, title: str, kind: str, strength: int, other: str) -> None:
        assert used_once(title, kind, strength) == (1, 1)
        assert not can_break(title, kind, strength + 1)
        assert not can_break(title, other, 0)

    def test_inti_gets_stronger_for_the_whole_run(self) -> None:
        assert boosted("Inti") == (2, 1, True)

    def test_a_stealth_credit_makes_dagger_strong(self) -> None:
        assert boosted("Dagger", rig=("Cloak",)) == (0, 5, False)
        t = facing_trial("Dagger", "Sentry", 1, rig=("Cyberfeeder",))
        assert not t.runner.can("use", "Dagger", at="6.9.3b")


class TestChakana:
    def test_a_counter_for_every_success_on_rnd(self) -> None:
        with Table("runner") as t:
            chakana = t.runner.put("Chakana")
            for server in ("R&D", "HQ", "R&D"):
                t.runner.run(server)
                t.finish_run()
            assert chakana.tokens("virus") == 2

    def test_even_if_nothing_is_accessed(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            chakana = t.runner.put("Chakana")
            t.runner.put("Averted Eyes")
            t.runner.run("R&D")
            t.runner.trigger("Chakana")
            t.finish_run()
            assert chakana.tokens("virus") == 1

    @pytest.mark.parametrize(("n", "more"), [(2, 0), (3, 1), (4, 1)])
    def test_three_make_agendas_dearer(self, n: int, more: int) -> None:
        with Table("corp") as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.hand("Priority Requisition")
            t.runner.put("Chakana", tokens={"virus": n})
            assert t.corp.can("score", "Hostile Takeover") == (not more)
            assert advancement_requirement(t.state, t.state.hand[CORP][0]) == 5 + more


class TestCloak:
    def test_a_credit_for_icebreakers_that_comes_back(self) -> None:
        with Table("runner", cards=(trial("Barrier", 0, 1),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            cloak = t.runner.put("Cloak")
            t.runner.put("Corroder")
            assert cloak.tokens("credit") == 1
            encounter(t, "HQ")
            t.runner.use("Corroder", "Break")
            t.runner.number(1)
            t.finish_run()
            assert (cloak.tokens("credit"), t.runner.credits) == (0, 5)
            t.end_turn()
            t.end_turn()
            assert cloak.tokens("credit") == 1

    def test_for_nothing_else(self) -> None:
        with Table("runner") as t:
            t.runner.put("Cloak")
            t.runner.put("Self-modifying Code")
            t.runner.hand("Corroder").set(credits=1)
            assert not t.runner.can("use", "Self-modifying Code")
            assert not t.runner.can("install", "Corroder")


class TestCyberCypher:
    @pytest.mark.parametrize(("server", "can"), [("HQ", True), ("R&D", False)])
    def test_only_in_runs_on_the_chosen_server(self, server: str, can: bool) -> None:
        t = Table("runner", cards=(trial("Code Gate", 4),))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.hand("Cyber-Cypher").set(credits=9)
        t.runner.install("Cyber-Cypher")
        t.runner.act("server", server=server)
        encounter(every_window(t), "HQ")
        for says in ("Break", "+1"):
            assert t.runner.can("use", "Cyber-Cypher", says=says, at="6.9.3b") == can

    def test_others_are_used_wherever_they_like(self) -> None:
        t = Table("runner", cards=(trial("Code Gate - Barrier", 2),))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.put("Cyber-Cypher")
        encounter(t, "HQ")
        assert t.runner.can("use", "Corroder", says="Break", at="6.9.3b")

    def test_what_it_breaks_and_how_strong_it_gets(self) -> None:
        t = Table("runner", cards=(trial("Code Gate", 5),))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.hand("Cyber-Cypher").set(credits=9)
        t.runner.install("Cyber-Cypher")
        t.runner.act("server", server="HQ")
        encounter(every_window(t), "HQ")
        cypher = t.card("Cyber-Cypher")
        assert not t.runner.can("use", "Cyber-Cypher", says="Break", at="6.9.3b")
        t.runner.use("Cyber-Cypher", "+1")
        assert (cypher.strength, t.runner.credits) == (5, 6)
        t.runner.use("Cyber-Cypher", "Break")
        t.game.choose(t.game.decision.options[0])  # type: ignore[union-attr]
        assert t.runner.credits == 5
        t.runner.pass_()
        encounter(t)
        assert (cypher.strength, t.corp.credits) == (4, 7)

    def test_nothing_of_other_ice(self) -> None:
        t = Table("runner", cards=(trial("Barrier - Sentry", 0),))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.hand("Cyber-Cypher").set(credits=9)
        t.runner.install("Cyber-Cypher")
        t.runner.act("server", server="HQ")
        encounter(every_window(t), "HQ")
        assert not t.runner.can("use", "Cyber-Cypher", says="Break", at="6.9.3b")

    def test_other_programs_change_nothing(self) -> None:
        with Table("runner") as t:
            t.runner.put("Cyber-Cypher")
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            t.runner.act("done")
            t.runner.act("credit")  # nothing is asked before
            assert t.happened("credits gained") == 1

    def test_outside_of_runs_not_even_its_strength(self) -> None:
        with Table("runner", skip_forced=False) as t:
            t.runner.put("Cyber-Cypher")
            assert not t.runner.can("use", "Cyber-Cypher", at="window")


class TestParicia:
    def test_two_credits_to_trash_assets(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            paricia = t.runner.put("Paricia")
            assert paricia.tokens("credit") == 2
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.runner.number(2)
            assert (t.zone("PAD Campaign"), t.runner.credits, paricia.tokens("credit")) == ("Archives", 3, 0)
            t.end_turn()
            t.end_turn()
            assert paricia.tokens("credit") == 2

    def test_assets_in_hq_too_but_no_upgrades(self) -> None:
        with Table("runner") as t:
            t.corp.hand("PAD Campaign")
            t.runner.put("Paricia")
            t.runner.set(credits=2)
            t.runner.run("HQ")
            t.runner.act("trash")
            t.settle()
            assert (t.zone("PAD Campaign"), t.runner.credits) == ("Archives", 0)
        with Table("runner") as t:
            t.corp.put("Ash 2X3ZB9CY", "Server 1")
            t.runner.put("Paricia")
            t.runner.set(credits=2)
            t.runner.run("Server 1")
            t.settle()
            assert not t.runner.can("trash")
            t.finish_run()
        with Table("runner") as t:
            t.corp.put("Ash 2X3ZB9CY", "Server 1")
            t.runner.put("Paricia")
            t.runner.set(credits=3)
            t.runner.run("Server 1")
            t.runner.act("trash")
            assert (t.runner.credits, t.card("Paricia").tokens("credit")) == (0, 2)


class TestSahasrara:
    def test_two_credits_to_install_programs(self) -> None:
        with Table("runner") as t:
            sahasrara = t.runner.put("Sahasrara")
            assert sahasrara.tokens("credit") == 2
            t.runner.hand("Gordian Blade", "Grimoire").set(credits=2)
            assert not t.runner.can("install", "Grimoire")
            t.runner.install("Gordian Blade")  # it is needed, and so it is not asked whether it is to go
            assert (t.runner.credits, sahasrara.tokens("credit"), t.zone("Gordian Blade")) == (0, 0, "the play area")
            t.end_turn()
            t.end_turn()
            assert sahasrara.tokens("credit") == 2

    def test_not_for_a_program_that_makes_it_go(self) -> None:
        with Table("runner") as t:
            t.runner.put("Sahasrara")
            for title in ("Corroder", "Mimic", "Yog.0"):
                t.runner.put(title)
            t.runner.hand("Gordian Blade").set(credits=9)
            t.runner.install("Gordian Blade")
            t.runner.act("trash", "Sahasrara")
            t.runner.act("done")
            assert (t.zone("Sahasrara"), t.runner.credits) == ("the heap", 5)
