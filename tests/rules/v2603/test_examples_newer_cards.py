"""Worked examples of version 26.03 that need cards printed for it."""

from __future__ import annotations

import pytest
from tests.verbs import damage, every_window, now

from sneakdoor.testing import Table

RULES = "26.03"
OB = "Ob Superheavy Logistics: Extract. Export. Excel."


class TestCosts:
    @pytest.mark.rule("26.03:1.16.2f", example=47)
    def test_the_corp_divides_what_tucana_takes_off_the_costs_of_logjam(self) -> None:
        with Table("corp", rules=RULES) as t:
            t.corp.put("Tucana", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.put("Enigma", "HQ")
            t.corp.deck("Logjam").set(credits=5)
            t.corp.score_agenda("Hostile Takeover")  # gains 7 credits, later
            t.corp.trigger("Tucana")
            t.corp.pick("Logjam")
            t.corp.destination("HQ")
            t.corp.act("done")  # no ice is trashed
            assert (now(t).rule, {one.number for one in now(t).options}) == ("26.03:1.16.2f", {0, 1, 2, 3})
            t.corp.number(1)
            t.settle()
            assert (t.card("Logjam").rezzed, t.corp.credits) == (True, 5 - 4 + 7)


class TestRuns:
    @pytest.mark.rule("26.03:6.1.4c", example=75)
    def test_a_subroutine_that_unleash_resolves_has_no_run_to_end(self) -> None:
        with Table("corp", rules=RULES) as t:
            t.corp.put("Lycian Multi-Munition", "HQ")
            t.corp.hand("Unleash").set(credits=5)
            t.runner.set(tags=1)
            t.corp.play("Unleash")
            for _ in range(20):
                d = now(t)
                if d.kind == "action":
                    break
                barrier = [one for one in d.options if "barrier" in str(one.words)]
                t.game.choose((barrier or [one for one in d.options if one.kind == "yes"] or list(d.options))[0])
            assert (t.corp.credits, t.happened("subroutine"), t.happened("run ends")) == (6, 1, 0)
            assert t.card("Lycian Multi-Munition").rezzed


class TestAbilities:
    @pytest.mark.rule("26.03:9.6.5b", example=154)
    def test_nico_campaign_comes_too_late_for_the_beginning_of_the_turn(self) -> None:
        with Table("runner", rules=RULES, corp=OB) as t:
            t.corp.put("Reaper Function", "Server 1", rezzed=True)
            t.corp.deck("Nico Campaign", "Hedge Fund")
            t.runner.hand(*["Diesel"] * 5)
            t.end_turn()
            t.corp.trigger("Reaper Function")
            t.corp.trigger(OB)
            t.corp.pick("Nico Campaign")
            t.corp.destination("new")
            t.settle()
            assert damage(t) == [("net", 2)]
            assert (t.card("Nico Campaign").rezzed, t.card("Nico Campaign").tokens("credit")) == (True, 9)

    @pytest.mark.rule("26.03:9.9.7f", example=186)
    def test_guru_davinder_who_prevents_no_damage_of_0_stays_and_the_cleaners_have_nothing_to_raise(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.scored("The Cleaners")
            t.corp.put("Angelique Garza Correa", "Server 1", rezzed=True)
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.runner.put("Guru Davinder")
            t.runner.hand(*["Diesel"] * 3).set(credits=5)
            every_window(t)
            t.runner.run("Server 1")
            for _ in range(80):
                d = now(t)
                if d.kind == "action":
                    break
                cards = {one.card: one for one in d.options}
                gone = t.card("Plascrete Carapace").tokens("power") <= 2
                if "Angelique Garza Correa" in cards:
                    t.game.choose(cards["Angelique Garza Correa"])
                elif "Plascrete Carapace" in cards and not gone:
                    t.game.choose(cards["Plascrete Carapace"])
                elif "Guru Davinder" in cards:
                    t.game.choose(cards["Guru Davinder"])
                else:
                    assert "The Cleaners" not in cards or not gone
                    t.game.choose(next((one for one in d.options if one.kind in ("continue", "pass")), d.options[-1]))
            assert damage(t) == []
            assert (t.runner.credits, t.card("Guru Davinder").installed) == (5, True)
            t.state.forced = True


class TestCheckpoints:
    @pytest.mark.rule("26.03:10.3.1e", example=228)
    def test_bad_times_costs_a_smallest_set_of_programs(self) -> None:
        with Table("corp", rules=RULES) as t:
            t.runner.set(tags=1)
            for title in ("Corroder", "Mimic", "Imp", "Cyber-Cypher"):
                t.runner.put(title)
            t.corp.hand("Bad Times").set(credits=9)
            t.corp.play("Bad Times")
            assert now(t).rule == "26.03:10.3.1e"
            t.runner.act("pick", "Mimic")
            t.runner.act("pick", "Imp")
            t.settle()
            assert sorted(t.runner.titles("discard")) == ["Imp", "Mimic"]  # two, and no more
