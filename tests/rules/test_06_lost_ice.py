"""Ice that leaves while it is encountered, and what is asked of encountered ice (CR 6.2.4b, 8.2.9, 8.2.10, 9.1.7)."""

from __future__ import annotations

import pytest
from tests.rules.accesses import accessed
from tests.rules.walking import now

from sneakdoor.cards.vocabulary import (
    CORP,
    IN_HAND,
    NET,
    Damage,
    Do,
    ForceEncounter,
    Is,
    On,
    ShuffleDeck,
    asset,
    ice,
    resource,
    sub,
    when,
)
from sneakdoor.cards.vocabulary import accessed as when_accessed
from sneakdoor.rules.encounters import EncounterIce, encountered
from sneakdoor.testing import Table

FACTS = {"subtypes": "Code Gate", "cost": 0, "strength": 1, "influence": 0}
WISP = ice(
    "Wisp",
    "neutral_corp",
    when_accessed(ForceEncounter()),
    sub(Do("shuffle in", Is(zone=IN_HAND, side=CORP))),
    sub(Damage(1, NET)),
    **FACTS,
)
ENCOUNTER = On("encounter", "the Runner encounters a piece of ice")
RIFFLE = resource("Riffle", "neutral_runner", when(ENCOUNTER, ShuffleDeck(CORP)), cost=0, influence=0)
STING = asset("Sting", "neutral_corp", when(ENCOUNTER, Damage(1, NET)), cost=0, trash=0, influence=0)


def ambushed(title: str, *rig: str, deck: bool = False) -> Table:
    """The Runner accesses this ice from HQ or R&D, and encounters it there."""
    t = Table(turn="runner", cards=(WISP, RIFFLE, STING))
    for one in rig:
        t.runner.put(one, tokens={"virus": 3} if one == "Datasucker" else None)
    t.runner.set(credits=20).hand(*["Sure Gamble"] * 4)
    t.corp.set(credits=20)
    (t.corp.deck if deck else t.corp.hand)(title)
    t.corp.put("Allele Repression", "Server 1", rezzed=True, tokens={"advancement": 1})
    t.corp.discard("Hedge Fund")
    t.runner.run("R&D" if deck else "HQ")
    if title == "Archangel":
        t.corp.trigger("Archangel")
    while encountered(t.state) < 0:
        t._let_pass(now(t))
    return t


class TestAccessedIceLeaves:
    @pytest.mark.rule("6.2.4b", "9.2.2d", "8.2.10")
    @pytest.mark.parametrize("title", ["Chrysalis", "Archangel"])
    def test_moved_to_archives_its_subroutines_do_not_resolve(self, title: str) -> None:
        with ambushed(title, "Wyrm") as t:
            assert t.runner.can("use", "Wyrm")  # so that an open window would not pass by unseen
            t.corp.use("Allele Repression")
            t.corp.pick("Hedge Fund")
            assert encountered(t.state) == -1
            assert t.state.find(EncounterIce) is None  # the window that was open has closed
            t.finish_run()
            assert t.zone(title) == "Archives"
            assert t.happened("subroutine") == 0
            assert t.happened("encounter ends") == 1
            assert len(t.runner.titles("hand")) == 4
            assert accessed(t) == [title]

    @pytest.mark.rule("6.2.4b", "9.2.2d")
    def test_drawn_from_rnd_its_subroutines_do_not_resolve(self) -> None:
        with ambushed("Archangel", "Eden Shard", deck=True) as t:
            t.runner.use("Eden Shard")
            assert t.zone("Archangel") == "HQ"
            t.finish_run()
            assert t.happened("trace initiated") == 0
            assert t.happened("subroutine") == 0

    @pytest.mark.rule("6.5.5a", "9.2.2d")
    def test_the_subroutines_that_are_left_are_lost_with_it(self) -> None:
        with ambushed("Wisp") as t:
            t.finish_run()
            assert t.happened("subroutine") == 1
            assert len(t.runner.titles("hand")) == 4

    @pytest.mark.rule("9.2.8f", "9.2.2d")
    def test_what_is_pending_since_the_encounter_began_is_lost_with_it(self) -> None:
        with Table(turn="runner", cards=(RIFFLE, STING)) as t:
            t.runner.put("Riffle")
            t.runner.hand(*["Sure Gamble"] * 3)
            t.corp.put("Sting", "Server 1", rezzed=True)
            t.corp.deck("Chrysalis")
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("encounter") == 1
            assert t.happened("damaged") == 0

    @pytest.mark.rule("8.2.9")
    def test_a_window_in_an_encounter_with_installed_ice_is_completed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
            t.runner.put("Wyrm")
            t.runner.set(credits=9)
            t.runner.run("HQ")
            while encountered(t.state) < 0:
                t._let_pass(now(t))
            t.corp.use("Himitsu-Bako")
            assert now(t).rule == "6.9.3b"
            assert t.runner.can("use", "Wyrm")  # to be stronger, whatever for
            t.finish_run()
            assert t.happened("subroutine") == 0
