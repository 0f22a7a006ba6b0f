"""Worked examples of the rulebook that no other test shows in full, chapters 1 to 6."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import Credits, EndRun, Pays, ice, sub
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.installing import destinations
from sneakdoor.testing import Table

GEIST = 'Armand "Geist" Walker: Tech Lord'


class TestGoldenRules:
    @pytest.mark.rule("1.2.2b", "1.2.2a", example=1)
    def test_under_lockdown_diesel_is_useless_and_process_automation_only_pays(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Lockdown", "Archives", rezzed=True)
            t.runner.hand("Diesel", "Process Automation")
            t.runner.run("Archives")
            t.finish_run()
            assert not t.runner.can("play", "Diesel")
            t.runner.play("Process Automation")
            assert t.runner.credits == 7
            assert t.runner.titles("hand") == ["Diesel"]

    @pytest.mark.rule("1.2.5", example=4)
    def test_forger_is_not_trashed_for_geist_alone(self) -> None:
        """What may follow from the cost does not make the ability usable."""
        with Table(turn="runner", runner=GEIST) as t:
            t.runner.put("Forger")
            t.settle()
            assert not t.runner.can("use", "Forger")

    @pytest.mark.rule("1.2.5", example=4)
    def test_forger_with_a_tag_makes_geist_draw(self) -> None:
        with Table(turn="runner", runner=GEIST) as t:
            t.runner.set(tags=1).put("Forger")
            t.runner.use("Forger", "Remove")
            assert t.state.tags == 0
            assert t.runner.titles("hand") == ["Sure Gamble"]

    @pytest.mark.rule("1.2.5", example=4)
    def test_forger_avoids_a_tag_that_is_imminent(self) -> None:
        """1.4 makes it an interrupt; the outcome is that of 1.3."""
        with Table(turn="runner", runner=GEIST) as t:
            t.corp.put("Data Raven", "HQ", rezzed=True)
            t.runner.put("Forger")
            t.runner.run("HQ")
            assert not t.runner.can("use", "Forger")
            t.runner.mode("Take 1 tag")
            t.runner.use("Forger", "Avoid")
            assert t.runner.titles("hand") == ["Sure Gamble"]
            t.corp.number(0)
            t.runner.number(5)
            t.finish_run()
            assert t.state.tags == 0


class TestCredits:
    @pytest.mark.both
    @pytest.mark.rule("26.03:1.10.3c", example=4)
    @pytest.mark.rule("1.10.3c", example=8)
    def test_cyberfeeder_helps_with_the_number_that_atman_asks_for(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=5).hand("Atman")
            t.runner.put("Cyberfeeder")
            t.runner.install("Atman")
            while t.decision is not None and t.decision.kind != "action":
                offered = [option.number for option in t.decision.options if option.kind == "number"]
                if offered:
                    t.runner.number(max(offered))
                else:
                    t.runner.yes() if t.runner.can("yes") else t.runner.act("trigger")
            assert t.card("Cyberfeeder").tokens("credit") == 0
            assert t.card("Atman").tokens("power") + t.runner.credits == 3

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.10.3c", example=5)
    @pytest.mark.rule("1.10.3c", example=9)
    def test_ghost_runner_takes_part_in_a_secret_bid(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=0)
            t.runner.put("Ghost Runner", tokens={"credit": 3})
            t.corp.hand("The Future Perfect")
            t.runner.run("HQ")
            t.corp.number(2)
            d = t.decision
            assert d is not None
            assert [option.number for option in d.options] == [0, 1, 2]
            t.runner.number(2)
            t.finish_run()
            assert t.card("Ghost Runner").tokens("credit") == 1
            assert t.runner.score == 3

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.10.5d", example=7)
    @pytest.mark.rule("1.10.5c", example=11)
    def test_spinal_modem_is_filled_up_to_two_and_no_further(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Spinal Modem").put("Corroder")
            t.runner.install("Spinal Modem")
            assert t.card("Spinal Modem").tokens("credit") == 2
            t.runner.use("Corroder", "strength")
            t.runner.number(1)
            assert t.card("Spinal Modem").tokens("credit") == 1
            t.end_turn()
            t.end_turn()
            assert t.card("Spinal Modem").tokens("credit") == 2


class TestHosting:
    @pytest.mark.both
    @pytest.mark.rule("26.03:1.13.6b", example=21)
    @pytest.mark.rule("1.12.5b", example=13)
    def test_only_its_own_ability_puts_a_card_on_glenn_station(self) -> None:
        with Table() as t:
            t.corp.scored("Glenn Station")
            t.corp.hand("PAD Campaign")
            station, card = t.cid("Glenn Station"), t.cid("PAD Campaign")
            assert ("host", station) not in destinations(t.state, card)
            t.corp.use("Glenn Station", "host")
            t.settle()
            assert t.card("Glenn Station").thing.hosted == (card,)
            assert t.corp.titles("hand") == []


class TestCosts:
    @pytest.mark.both
    @pytest.mark.rule("26.03:1.16.11b", example=52)
    @pytest.mark.rule("1.15.10b", "1.4:1.15.10b", example=26)
    @pytest.mark.parametrize("pays", [True, False])
    def test_whoever_pays_the_nested_cost_goes_on(self, pays: bool) -> None:
        toll = ice(
            "Toll", "neutral_corp", sub(Pays((Credits(1),), otherwise=(EndRun(),), by=RUNNER)), cost=0, strength=0
        )
        with Table(turn="runner", cards=(toll,)) as t:
            t.corp.put("Toll", "Archives", rezzed=True)
            t.runner.run("Archives")
            t.runner.yes() if pays else t.runner.no()
            t.finish_run()
            assert t.runner.credits == (4 if pays else 5)
            assert t.happened("successful run") == pays

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.19.4", example=55)
    @pytest.mark.rule("1.18.4", example=28)
    def test_fall_guy_is_trashed_to_pay_for_two_credits(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Fall Guy")
            t.runner.use("Fall Guy", "Gain")
            assert t.zone("Fall Guy") == "the heap"
            assert t.runner.credits == 7
            told = [one.kind for one in t.state.journal.since(0) if one.kind in ("trashed", "credits gained")]
            assert told == ["trashed", "credits gained"]


class TestIcebreakers:
    @pytest.mark.rule("3.9.5b", example=32)
    def test_gordian_blade_outside_a_run_is_soon_as_weak_as_before(self) -> None:
        with Table(turn="runner") as t:
            blade = t.runner.put("Gordian Blade")
            t.runner.use("Gordian Blade", "strength")
            assert t.runner.credits == 4
            assert blade.strength == 2


class TestRuns:
    @pytest.mark.both
    @pytest.mark.rule("6.3.2c", example=46)
    @pytest.mark.rule("26.03:6.3.4", example=85)
    def test_the_click_of_enhanced_login_protocol_is_spent_before_the_run(self) -> None:
        with Table() as t:
            t.corp.put("Heinlein Grid", "HQ", rezzed=True)
            t.corp.hand("Enhanced Login Protocol")
            t.corp.play("Enhanced Login Protocol")
            t.end_turn()
            before = t.runner.credits
            t.runner.run("HQ")
            assert t.runner.clicks == 2
            assert t.runner.credits == before
            t.finish_run()
            t.runner.run("HQ")  # only the first one of a turn
            assert t.runner.clicks == 1
            t.finish_run()


def sides_told(t: Table, kind: str) -> list[int]:
    return [one.side for one in t.state.journal.since(0) if one.kind == kind]


class TestDamage:
    @pytest.mark.both
    @pytest.mark.rule("26.03:10.4.1", example=231)
    @pytest.mark.rule("10.4.1", example=91)
    def test_what_argus_makes_the_runner_suffer_is_not_raised_by_the_cleaners(self) -> None:
        with Table("runner", corp="Argus Security: Protection Guaranteed") as t:
            t.corp.scored("The Cleaners")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.run("Server 1")
            t.runner.mode("meat damage")
            t.finish_run()
            assert len(t.runner.titles("hand")) == 2
            assert sides_told(t, "damaged") == [RUNNER]

    @pytest.mark.both
    @pytest.mark.rule("26.03:10.4.1", example=231)
    @pytest.mark.rule("10.4.1", example=91)
    def test_what_punitive_counterstrike_does_is(self) -> None:
        with Table("runner", corp="Argus Security: Protection Guaranteed") as t:
            t.corp.scored("The Cleaners").hand("Punitive Counterstrike").set(credits=20)
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("Server 1")
            t.runner.mode("tag")
            t.finish_run()
            t.end_turn()
            cards = len(t.runner.titles("hand"))
            t.corp.play("Punitive Counterstrike")
            t.corp.number(9)
            t.runner.number(0)
            t.settle()
            assert len(t.runner.titles("hand")) == cards - 2
            assert sides_told(t, "damaged") == [CORP]
