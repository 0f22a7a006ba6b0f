"""Conditional abilities by version 26.03 (CR 26.03:9.6): what they look back at, and classes of them."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, go_on, now

from sneakdoor.cards.vocabulary import (
    ADVANCEMENT,
    ENCOUNTER_THIS,
    END_THE_RUN,
    ICE,
    INSTALL_THIS,
    MINE,
    POWER,
    RUN,
    THIS,
    Adjust,
    AsOne,
    Break,
    Clicks,
    Credits,
    Delayed,
    Do,
    Draw,
    Each,
    ForceEncounter,
    FromNone,
    Gain,
    Hosted,
    Is,
    On,
    Place,
    Prevent,
    Target,
    TokenPlaced,
    asset,
    ice,
    operation,
    paid,
    play,
    program,
    resource,
    sub,
    when,
)
from sneakdoor.rules.quantities import strength
from sneakdoor.testing import Table

RULES = "26.03"


class TestHad:
    @pytest.mark.rule("26.03:9.6.6a")
    def test_what_a_card_had_is_what_it_had_at_the_checkpoint_before(self) -> None:
        """As with Weyland Consortium: Built to Last."""
        first = asset("First", "weyland_consortium", when(FromNone(On("advanced", by=MINE)), Gain(2)), cost=0, trash=1)
        with Table("corp", cards=(first,), rules=RULES) as t:
            t.corp.put("First", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 2")
            t.corp.set(credits=5)
            t.corp.advance("Hostile Takeover")
            t.settle()
            assert t.corp.credits == 6
            t.corp.advance("Hostile Takeover")
            t.settle()
            assert t.corp.credits == 5


class TestWaiting:
    @pytest.mark.rule("26.03:9.6.13d")
    def test_nothing_waits_for_the_end_of_a_run_that_there_is_not(self) -> None:
        """As with Mayfly, used in an encounter outside of a run."""
        fly = program(
            "Fly",
            "neutral_runner",
            paid(Credits(1), Break(1), Delayed(when(On("run ends"), Do("trash", THIS)), RUN)),
            subtypes="Icebreaker",
            strength=5,
        )
        wall = ice("Wall", "nbn", sub(Gain(1)), cost=0, strength=1)
        force = operation("Force", "nbn", play(Target(Is((ICE,), rezzed=True)), ForceEncounter("targets")), cost=0)
        with Table("corp", cards=(fly, wall, force), rules=RULES) as t:
            t.runner.put("Fly")
            t.corp.put("Wall", "HQ", rezzed=True)
            t.corp.hand("Force")
            t.corp.play("Force")
            encounter(t)
            t.runner.use("Fly")
            t.settle()
            assert not t.state.lingering
            assert t.card("Fly").installed

    @pytest.mark.rule("26.03:3.4.4a")
    def test_strength_for_the_run_is_for_the_encounter_where_there_is_no_run(self) -> None:
        acid = program("Acid", "anarch", paid(Credits(1), Adjust("strength", -2, RUN, Is((ICE,), rezzed=True))), cost=0)
        wall = ice("Wall", "nbn", sub(Gain(1)), sub(Gain(1)), cost=0, strength=5)
        force = operation("Force", "nbn", play(Target(Is((ICE,), rezzed=True)), ForceEncounter("targets")), cost=0)
        with Table("corp", cards=(acid, wall, force), rules=RULES) as t:
            t.runner.put("Acid")
            t.corp.put("Wall", "HQ", rezzed=True)
            t.corp.hand("Force")
            t.corp.play("Force")
            encounter(t)
            t.runner.use("Acid")
            t.runner.use("Acid")
            assert strength(t.state, t.cid("Wall")) == 1
            t.settle()
            assert strength(t.state, t.cid("Wall")) == 5

    @pytest.mark.rule("26.03:9.6.13a")
    def test_what_replaces_the_breach_is_for_the_breach_of_that_run(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.hand("Hedge Fund").set(credits=5)
            t.runner.hand("Account Siphon")
            t.runner.play("Account Siphon")
            t.settle()
            t.runner.act("instead")
            t.runner.number(5)
            t.settle()
            assert t.corp.credits == 0
            assert not t.happened("accessed")
            assert not t.state.lingering
            t.runner.run("HQ")
            t.settle()
            go_on(t)
            t.finish_run()
            assert t.happened("accessed") == 1


class TestClasses:
    @pytest.mark.rule("26.03:9.6.14c", "26.03:9.6.14d", example=164)
    @pytest.mark.parametrize("tags", [0, 1])
    def test_what_else_a_when_scored_ability_asks_for_must_be_so(self, tags: int) -> None:
        """As with 24/7 News Cycle and Market Research."""
        with Table("corp", rules=RULES) as t:
            t.corp.scored("Market Research", "AstroScript Pilot Program").hand("24/7 News Cycle")
            t.runner.set(tags=tags)
            t.corp.play("24/7 News Cycle")
            t.corp.pick("AstroScript Pilot Program")
            t.settle()
            assert t.card("Market Research").tokens("agenda") == tags

    @pytest.mark.rule("26.03:9.6.14d", "26.03:9.6.14c", example=164)
    def test_it_becomes_pending_although_nothing_was_scored(self) -> None:
        with Table("corp", rules=RULES) as t:
            t.corp.scored("Market Research", "AstroScript Pilot Program").hand("24/7 News Cycle")
            t.corp.play("24/7 News Cycle")
            t.corp.pick("Market Research")
            t.settle()
            assert t.card("AstroScript Pilot Program").tokens("agenda") == 1
            assert not t.happened("scored")

    @pytest.mark.rule("26.03:9.6.14a")
    def test_when_encountered_is_what_waits_for_an_encounter_with_its_own_card(self) -> None:
        gate = ice("Gate", "nbn", when(ENCOUNTER_THIS, Gain(3)), END_THE_RUN, cost=0, strength=1)
        camera = asset("Camera", "nbn", when(On("encounter"), Draw(1)), cost=0, trash=1)
        veil = resource("Veil", "criminal", paid(Credits(0), Prevent("ability", what=("encounter",))), cost=0)
        with Table("runner", cards=(gate, camera, veil), rules=RULES) as t:
            t.corp.put("Gate", "HQ", rezzed=True)
            t.corp.put("Camera", "Server 1", rezzed=True)
            t.corp.set(credits=0)
            t.runner.put("Veil")
            t.runner.run("HQ")
            seen = []
            while t.run is not None and (d := t.decision) is not None:
                use = [one for one in d.options if one.card == "Veil"]
                seen += [one.card for one in use]
                t.game.choose(use[0] if use else d.options[-1])
            assert seen == ["Veil"]
            assert t.corp.credits == 0
            assert len(t.corp.titles("hand")) == 1

    @pytest.mark.rule("26.03:9.6.14b")
    def test_when_installed_is_what_waits_for_its_own_card_to_be_installed(self) -> None:
        seed = resource("Seed", "shaper", when(INSTALL_THIS, Gain(2)), cost=0)
        with Table("runner", cards=(seed,), rules=RULES) as t:
            t.runner.hand("Seed", "Seed").set(credits=0)
            t.runner.install("Seed")
            assert t.runner.credits == 2


class TestStates:
    @pytest.mark.rule("26.03:9.6.7d", example=159)
    def test_what_can_do_nothing_makes_no_loop(self) -> None:
        """As with Parasite on Architect."""
        with Table("corp", rules=RULES) as t:
            t.corp.put("Architect", "HQ", rezzed=True)
            t.runner.put("Parasite", on="Architect", tokens={"virus": 3})
            t.end_turn()
            assert t.card("Architect").installed
            assert strength(t.state, t.cid("Architect")) <= 0
            assert t.runner.can("run")


class TestQuantities:
    @pytest.mark.both
    @pytest.mark.rule("26.03:9.12.2b", "1.4:9.11.2b")
    def test_what_is_not_listed_is_done_once_for_each(self, ruleset: str) -> None:
        """Placing counters is not summed; each of them meets a condition."""
        ring = asset("Ring", "nbn", when(TokenPlaced(ADVANCEMENT, Is(("agenda",))), Gain(1)), cost=0, trash=1)
        push = asset(
            "Push",
            "nbn",
            paid(Clicks(1), Place(ADVANCEMENT, Each(1, Hosted(ADVANCEMENT)), Is(("agenda",)))),
            cost=0,
            trash=1,
        )
        with Table("corp", cards=(ring, push)) as t:
            t.corp.put("Ring", "Server 1", rezzed=True)
            t.corp.put("Push", "Server 2", rezzed=True, tokens={"advancement": 3})
            t.corp.put("Hostile Takeover", "Server 3")
            t.corp.set(credits=0)
            t.corp.use("Push")
            while now(t).kind == "reaction":
                t.game.choose(now(t).options[0])
            assert t.card("Hostile Takeover").tokens("advancement") == 3
            assert t.corp.credits == (3 if ruleset == RULES else 1)

    @pytest.mark.both
    @pytest.mark.rule("26.03:9.12.2b", "26.03:9.12.2c", "1.4:9.11.2b")
    def test_what_is_listed_is_one_sum(self, ruleset: str) -> None:
        ring = asset("Ring", "nbn", when(On("credits gained", by=MINE), Draw(1)), cost=0, trash=1)
        bank = asset("Bank", "nbn", paid(Clicks(1), Gain(Each(2, Hosted(ADVANCEMENT)))), cost=0, trash=1)
        with Table("corp", cards=(ring, bank)) as t:
            t.corp.put("Ring", "Server 1", rezzed=True)
            t.corp.put("Bank", "Server 2", rezzed=True, tokens={"advancement": 3})
            t.corp.set(credits=0)
            t.corp.use("Bank")
            t.settle()
            assert t.corp.credits == 6
            assert len(t.corp.titles("hand")) == 1

    @pytest.mark.both
    @pytest.mark.rule("26.03:9.12.2b", "1.4:9.11.2b")
    def test_what_is_listed_is_not_summed_beside_something_that_is_not(self, ruleset: str) -> None:
        ring = asset("Ring", "nbn", when(On("credits gained", by=MINE), Draw(1)), cost=0, trash=1)
        each = Each(2, Hosted(ADVANCEMENT))
        vault = asset("Vault", "nbn", paid(Clicks(1), AsOne((Gain(each), Place(POWER, each)))), cost=0, trash=1)
        with Table("corp", cards=(ring, vault)) as t:
            t.corp.put("Ring", "Server 1", rezzed=True)
            t.corp.put("Vault", "Server 2", rezzed=True, tokens={"advancement": 3})
            t.corp.set(credits=0)
            t.corp.use("Vault")
            while now(t).kind == "reaction":
                t.game.choose(now(t).options[0])
            assert (t.corp.credits, t.card("Vault").tokens("power")) == (6, 6)
            assert len(t.corp.titles("hand")) == (3 if ruleset == RULES else 1)

    @pytest.mark.both
    @pytest.mark.rule("26.03:9.12.2b", "1.4:9.11.2b")
    def test_tokens_that_are_loaded_for_each_come_one_after_the_other(self, ruleset: str) -> None:
        with Table("runner") as t:
            t.runner.hand("Jarogniew Mercs").set(credits=9, tags=2)
            t.runner.install("Jarogniew Mercs")
            t.settle()
            assert t.card("Jarogniew Mercs").tokens("power") == 6
            # One of three and one for the tags, or three of one each.
            assert t.happened("tokens placed") == (4 if ruleset == RULES else 2)
