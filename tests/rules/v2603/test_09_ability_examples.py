"""Worked examples of chapter 9 of version 26.03, with the cards they name."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, go_on, now

from sneakdoor.cards.vocabulary import ICE, PROGRAM, Do, ForceEncounter, Is, Tag, Target, operation, play
from sneakdoor.testing import Table

RULES = "26.03"
FORCE = operation("Force", "nbn", play(Target(Is((ICE,), rezzed=True)), ForceEncounter("targets")), cost=0)


def usable(t: Table, title: str) -> bool:
    return any(option.kind == "use" and option.card == title for option in now(t).options)


def used(t: Table) -> set[str]:
    return {t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "used"}


class TestAbilities:
    @pytest.mark.rule("26.03:9.1.6c", example=135)
    def test_cyberfeeder_is_used_with_mimic(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.runner.put("Mimic")
            t.runner.put("Cyberfeeder", tokens={"credit": 1})
            t.runner.set(credits=0)
            encounter(t, "HQ")
            t.runner.break_subroutines("Mimic", 0)
            assert used(t) == {"Mimic", "Cyberfeeder"}
            t.finish_run()

    @pytest.mark.rule("26.03:9.1.8g", example=137)
    @pytest.mark.rule("26.03:9.6.4b", example=152)
    def test_hostile_infrastructure_sees_all_that_singularity_trashes(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Hostile Infrastructure", "Server 1", rezzed=True)
            t.corp.put("Cyberdex Virus Suite", "Server 1")
            t.corp.put("Red Herrings", "Server 1")
            t.runner.hand("Singularity", *["Sure Gamble"] * 5).set(credits=9)
            t.runner.play("Singularity")
            t.runner.act("server", server="Server 1")
            while now(t).kind != "action":
                quiet = [one for one in now(t).options if one.kind in ("pass", "continue")]
                t.game.choose((quiet or now(t).options)[0])
            assert t.zone("Hostile Infrastructure") == "Archives"
            assert t.happened("damaged") == 3

    @pytest.mark.rule("26.03:9.1.8h", example=139)
    def test_archangel_from_hq_has_its_subroutine(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.set(credits=20).hand("Archangel")
            t.runner.put("Desperado")
            t.runner.run("HQ")
            t.corp.trigger("Archangel")
            t.settle()
            for _ in range(20):
                if t.happened("subroutine"):
                    break
                t.game.choose(now(t).options[-1])
            assert t.happened("subroutine") == 1
            while now(t).kind != "action":
                t.game.choose(now(t).options[-1])


class TestPaid:
    @pytest.mark.rule("26.03:9.5.3a", example=145)
    def test_wendigo_keeps_imp_from_trashing_mumbad_virtual_tour(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Wendigo", "Server 1", rezzed=True)
            t.corp.put("Mumbad Virtual Tour", "Server 1")
            t.runner.put("Imp", tokens={"virus": 2})
            t.runner.set(credits=9).run("Server 1")
            t.settle()
            t.finish_run()
            assert t.zone("Mumbad Virtual Tour") == "Archives"
            assert t.card("Imp").tokens("virus") == 2
            assert "Imp" not in used(t)

    @pytest.mark.rule("26.03:9.5.5", example=147)
    def test_street_peddler_installs_one_and_loses_the_others(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.runner.deck("Corroder", "Gordian Blade", "Mimic").hand("Street Peddler").set(credits=9)
            t.runner.install("Street Peddler")
            t.runner.use("Street Peddler")
            t.runner.pick("Mimic")
            t.settle()
            assert t.card("Mimic").installed
            assert {t.zone("Corroder"), t.zone("Gordian Blade"), t.zone("Street Peddler")} == {"the heap"}

    @pytest.mark.rule("26.03:9.5.5", example=148)
    def test_the_counters_of_reconstruction_contract_are_moved_although_it_is_gone(self) -> None:
        with Table("corp", rules=RULES) as t:
            t.corp.put("Reconstruction Contract", "Server 1", rezzed=True, tokens={"advancement": 3})
            t.corp.put("Hostile Takeover", "Server 2")
            t.corp.use("Reconstruction Contract")
            t.settle()
            while now(t).kind not in ("action", "paid ability window"):
                t.game.choose(now(t).options[0])
            assert t.zone("Reconstruction Contract") == "Archives"
            assert t.card("Hostile Takeover").tokens("advancement") >= 1

    @pytest.mark.rule("26.03:9.5.6c", example=151)
    def test_abagnale_bypasses_a_code_gate_that_it_is_too_weak_for(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.put("Abagnale")
            t.runner.set(credits=9)
            assert not t.runner.can("use", "Abagnale", says="ypass")
            encounter(t, "HQ")
            assert not t.runner.can("use", "Abagnale", says="Break")
            t.runner.use("Abagnale", says="ypass")
            t.finish_run()
            assert t.happened("bypassed") == 1


class TestConditional:
    @pytest.mark.rule("26.03:9.6.4b", example=153)
    def test_blackguard_has_an_instance_for_each_exposed_card(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Adonis Campaign", "Server 2")
            t.corp.set(credits=0)
            t.runner.put("Blackguard")
            t.runner.hand("Satellite Uplink").set(credits=9)
            t.runner.play("Satellite Uplink")
            t.game.choose(now(t).options[0])
            t.game.choose(now(t).options[0])
            t.settle()
            pending = [one for one in now(t).options if one.kind == "trigger" and one.card == "Blackguard"]
            assert len(pending) == 2
            while now(t).kind == "reaction":
                t.game.choose(now(t).options[0])

    @pytest.mark.rule("26.03:9.6.13b", example=161)
    def test_in_the_groove_is_met_as_often_as_the_turn_allows(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.runner.hand("In the Groove", "Armitage Codebusting", "Daily Casts").set(credits=20)
            t.runner.play("In the Groove")
            before = t.runner.credits + len(t.runner.titles("hand"))
            for title, cost in (("Armitage Codebusting", 1), ("Daily Casts", 3)):
                t.runner.install(title)
                while now(t).kind != "action":
                    t.game.choose(now(t).options[0])
                before -= cost
            assert t.runner.credits + len(t.runner.titles("hand")) == before

    @pytest.mark.rule("26.03:9.6.13c", example=162)
    def test_what_joshua_b_left_behind_is_gone_once_it_has_resolved(self) -> None:
        with Table("corp", rules=RULES) as t:
            t.runner.put("Joshua B.")
            t.end_turn()
            while now(t).kind != "action":
                t.game.choose(now(t).options[0])
            assert t.state.lingering
            t.runner.set(clicks=0)
            t.end_turn()
            assert t.state.tags == 1
            assert not t.state.lingering

    @pytest.mark.rule("26.03:9.6.13d", example=163)
    def test_mayfly_stays_where_there_is_no_run(self) -> None:
        with Table("corp", cards=(FORCE,), rules=RULES) as t:
            t.runner.put("Mayfly")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand("Force")
            t.corp.play("Force")
            encounter(t)
            t.runner.use("Mayfly", says="Break")
            t.settle()
            assert not t.state.lingering
            assert t.card("Mayfly").installed


class TestInterrupts:
    @pytest.mark.rule("26.03:9.9.2", example=175)
    def test_process_automation_gains_credits_where_nobody_draws(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Lockdown", "HQ", rezzed=True)
            t.runner.hand("Process Automation").set(credits=0)
            t.runner.run("HQ")
            t.finish_run()
            before = len(t.runner.titles("hand"))
            t.runner.play("Process Automation")
            t.settle()
            assert t.runner.credits == 2
            assert len(t.runner.titles("hand")) == before - 1

    @pytest.mark.rule("26.03:9.9.4d", example=179)
    def test_a_decoy_that_came_just_now_avoids_the_other_tag(self) -> None:
        tag = operation("Tag Them", "nbn", play(Tag(2)), cost=0)
        with Table("corp", cards=(tag,), rules=RULES) as t:
            t.runner.put("Decoy")
            t.runner.put("Thunder Art Gallery")
            t.runner.hand("Decoy").set(credits=9)
            t.corp.hand("Tag Them")
            t.corp.play("Tag Them")
            t.runner.use("Decoy")
            for _ in range(12):
                if now(t).kind == "action":
                    break
                t.game.choose(now(t).options[0])
            assert t.state.tags == 0

    @pytest.mark.rule("26.03:9.9.4c", example=178)
    def test_no_one_home_that_came_just_now_is_not_pending(self) -> None:
        tag = operation("Tag Them", "nbn", play(Tag(2)), cost=0)
        with Table("corp", cards=(tag,), rules=RULES) as t:
            t.runner.put("Decoy")
            t.runner.put("Thunder Art Gallery")
            t.runner.hand("No One Home").set(credits=9)
            t.corp.hand("Tag Them")
            t.corp.play("Tag Them")
            t.runner.use("Decoy")
            for _ in range(12):
                if now(t).kind == "action":
                    break
                t.game.choose(now(t).options[0])
            assert t.card("No One Home").installed
            assert t.state.tags == 1

    @pytest.mark.rule("26.03:9.9.4c", example=177)
    def test_harbinger_that_is_saved_has_nothing_to_say(self) -> None:
        axe = operation("Axe", "weyland_consortium", play(Do("trash", Is((PROGRAM,)))), cost=0)
        with Table("corp", cards=(axe,), rules=RULES) as t:
            t.runner.put("Harbinger")
            t.runner.put("Sacrificial Construct")
            t.corp.hand("Axe")
            t.corp.play("Axe")
            t.runner.use("Sacrificial Construct")
            t.settle()
            assert t.card("Harbinger").installed
            assert t.state.things[t.cid("Harbinger")].faceup


class TestReplacements:
    @pytest.mark.rule("26.03:9.9.11a", example=190)
    @pytest.mark.parametrize("title", ["Security Testing", "Account Siphon"])
    def test_security_testing_and_account_siphon_do_not_both_apply(self, title: str) -> None:
        with Table("corp", rules=RULES) as t:
            t.runner.put("Security Testing")
            t.runner.hand("Account Siphon").set(credits=0)
            t.corp.hand("Hedge Fund")
            t.end_turn()
            t.runner.accept("Security Testing")
            t.runner.act("server", server="HQ")
            credits_ = t.corp.credits
            t.runner.play("Account Siphon")
            for _ in range(20):
                d = now(t)
                if d.kind == "action":
                    break
                wanted = [one for one in d.options if one.kind == "instead" and one.card == title]
                numbers = [one for one in d.options if one.kind == "number" and one.number == 5]
                t.game.choose((wanted or numbers or [d.options[0]])[0])
            assert not t.happened("accessed")
            assert (t.corp.credits < credits_) == (title == "Account Siphon")


class TestMust:
    @pytest.mark.rule("26.03:9.12.3a", example=214)
    def test_mumbad_virtual_tour_is_trashed_with_imp_or_the_credits_of_scrubber(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Mumbad Virtual Tour", "Server 1")
            t.runner.put("Imp", tokens={"virus": 1})
            t.runner.put("Scrubber", tokens={"credit": 2})
            t.runner.set(credits=4).run("Server 1")
            t.settle()
            assert {one.kind for one in now(t).options} == {"trash", "use"}
            t.runner.act("trash")
            t.settle()
            while now(t).kind != "action":
                t.game.choose(now(t).options[0])
            assert t.zone("Mumbad Virtual Tour") == "Archives"

    @pytest.mark.rule("26.03:9.12.3b", example=215)
    def test_nobody_has_to_use_imp_for_neutralize_all_threats(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.hand("PAD Campaign")
            t.runner.put("Neutralize All Threats")
            t.runner.put("Imp", tokens={"virus": 1})
            t.runner.set(credits=0).run("HQ")
            t.settle()
            assert usable(t, "Imp")
            go_on(t)
            t.finish_run()
            assert t.corp.titles("hand") == ["PAD Campaign"]
