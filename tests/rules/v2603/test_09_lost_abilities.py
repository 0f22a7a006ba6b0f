"""Losing and gaining abilities (CR 26.03:9.1.9, 26.03:9.12.1)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import (
    END_THE_RUN,
    HOST,
    ICE,
    NEXT_TURN_ENDS,
    PROGRAM,
    RESOURCE,
    RUN,
    THIS,
    CardDef,
    Clicks,
    Gain,
    Grant,
    InstallOnly,
    Is,
    Lasting,
    LoseAbilities,
    LosesAbilities,
    Modify,
    On,
    SubtypesOf,
    Target,
    event,
    ice,
    operation,
    paid,
    play,
    program,
    resource,
    run_on,
    sub,
    upgrade,
    when,
)
from sneakdoor.rules.changes import blanked
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.quantities import has_subtype, strength
from sneakdoor.testing import Table

RULES = "26.03"
HUSH = program(
    "Hush",
    "criminal",
    InstallOnly(Is((ICE,))),
    LosesAbilities(HOST, keep_printed_subs=True, no_gain=True),
    subtypes="Trojan",
    cost=0,
)
MAGNET = ice(
    "Lodestone",
    "haas_bioroid",
    LosesAbilities(Is((PROGRAM,), hosted=True), no_gain=True),
    END_THE_RUN,
    strength=2,
    cost=0,
)
WARDEN = upgrade("Warden", "haas_bioroid", Grant(Is((ICE,), ("Bioroid",), rezzed=True), sub(Gain(1))), cost=0, trash=1)
GODDESS = ice(
    "Goddess",
    "jinteki",
    SubtypesOf(Is((ICE,), rezzed=True, other=True)),
    END_THE_RUN,
    subtypes="Mythic",
    strength=4,
    cost=0,
)
ANSEL = ice("Ansel", "haas_bioroid", END_THE_RUN, subtypes="Sentry - Bioroid", strength=2, cost=0)


OF_ROOT = LosesAbilities(Is(("upgrade", "asset")))


def table(*cards: CardDef) -> Table:
    return Table("runner", cards=cards, rules=RULES)


class TestLosing:
    @pytest.mark.rule("26.03:9.1.9a", "26.03:9.1.9")
    def test_all_but_the_printed_subroutines(self) -> None:
        wall = ice("Wall", "nbn", Modify("strength", 3, THIS), END_THE_RUN, END_THE_RUN, strength=1, cost=0)
        with table(HUSH, wall) as t:
            t.corp.put("Wall", "HQ", rezzed=True)
            assert strength(t.state, t.cid("Wall")) == 4
            t.runner.put("Hush", on="Wall")
            assert strength(t.state, t.cid("Wall")) == 1
            assert len(subroutines(t.state, t.cid("Wall"))) == 2

    @pytest.mark.rule("26.03:9.1.9a")
    def test_what_cannot_gain_abilities_has_no_granted_subroutine(self) -> None:
        with table(HUSH, WARDEN, ANSEL) as t:
            t.corp.put("Warden", "Server 1", rezzed=True)
            t.corp.put("Ansel", "HQ", rezzed=True)
            assert len(subroutines(t.state, t.cid("Ansel"))) == 2
            t.runner.put("Hush", on="Ansel")
            assert len(subroutines(t.state, t.cid("Ansel"))) == 1

    @pytest.mark.rule("26.03:9.1.9", "26.03:9.10.1")
    def test_for_a_while(self) -> None:
        stop = operation("Stop", "nbn", play(Target(Is((RESOURCE,))), LoseAbilities(duration=NEXT_TURN_ENDS)), cost=0)
        job = resource("Job", "criminal", paid(Clicks(1), Gain(3)), cost=0)
        assert stop.text == "Choose 1 installed resource. It loses all abilities until your next turn ends."
        with Table("corp", cards=(stop, job), rules=RULES) as t:
            t.runner.put("Job")
            t.corp.hand("Stop").set(clicks=1)
            t.corp.play("Stop")
            assert blanked(t.state, t.cid("Job"))
            t.end_turn()
            assert not t.runner.can("action", "Job")
            t.end_turn()
            assert t.state.turn == 4
            assert not blanked(t.state, t.cid("Job"))

    @pytest.mark.rule("26.03:9.1.9")
    def test_cards_of_a_place_for_a_run(self) -> None:
        fire = event(
            "Fire", "anarch", play(run_on(linked=(when(On("approach server"), Lasting(OF_ROOT, RUN)),))), cost=0
        )
        with table(fire) as t:
            t.corp.put("Red Herrings", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.hand("Fire").set(credits=0)
            t.runner.play("Fire")
            t.runner.act("server", server="Server 1")
            t.settle()
            assert blanked(t.state, t.cid("Red Herrings"))
            t.finish_run()
            assert t.runner.score == 1
            assert not blanked(t.state, t.cid("Red Herrings"))


class TestDependencies:
    @pytest.mark.rule("26.03:9.12.1d", "26.03:9.12.1e", "26.03:9.1.9b")
    def test_what_takes_an_ability_away_comes_before_what_that_ability_does(self) -> None:
        """As in the example of Mother Goddess, Ansel 1.0, Warden Fatuma and Hush."""
        with table(HUSH, WARDEN, GODDESS, ANSEL) as t:
            t.corp.put("Warden", "Server 1", rezzed=True)
            t.corp.put("Ansel", "HQ", rezzed=True)
            t.corp.put("Goddess", "R&D", rezzed=True)
            assert has_subtype(t.state, t.cid("Goddess"), "Bioroid")
            assert len(subroutines(t.state, t.cid("Goddess"))) == 2
            t.runner.put("Hush", on="Goddess")
            assert not has_subtype(t.state, t.cid("Goddess"), "Bioroid")
            assert len(subroutines(t.state, t.cid("Goddess"))) == 1
            assert len(subroutines(t.state, t.cid("Ansel"))) == 2

    @pytest.mark.rule("26.03:9.12.1e")
    def test_in_a_loop_the_hosted_card_comes_first(self) -> None:
        """As in the example of Hush on Magnet."""
        with table(HUSH, MAGNET) as t:
            t.corp.put("Lodestone", "HQ", rezzed=True)
            t.runner.put("Hush", on="Lodestone")
            assert blanked(t.state, t.cid("Lodestone"))
            assert not blanked(t.state, t.cid("Hush"))
            assert len(subroutines(t.state, t.cid("Lodestone"))) == 1
