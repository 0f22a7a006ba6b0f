"""Sub Boost, and what it makes of ice of other sets."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, got_in, kinds

from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.quantities import has_subtype
from sneakdoor.testing import Table


def boosted(title: str, *rig: str) -> Table:
    """Sub Boost on rezzed ice that protects HQ."""
    t = Table()
    t.corp.put(title, "HQ", rezzed=True)
    t.corp.hand("Sub Boost").set(credits=0)
    for one in rig:
        t.runner.put(one)
    t.corp.play("Sub Boost")
    t.settle()
    return t


class TestSubBoost:
    def test_the_ice_is_a_barrier_with_one_more_subroutine(self) -> None:
        with boosted("Hunter") as t:
            hunter = t.cid("Hunter")
            assert has_subtype(t.state, hunter, "Barrier")
            assert has_subtype(t.state, hunter, "Sentry")
            assert len(subroutines(t.state, hunter)) == 2

    def test_the_new_subroutine_is_the_last_and_ends_the_run(self) -> None:
        with boosted("Hunter") as t:
            t.end_turn()
            t.runner.set(credits=0)
            t.runner.run("HQ")
            t.corp.number(0)
            t.settle()
            assert (t.state.tags, t.happened("successful run")) == (1, 0)
            order = [one.kind for one in t.state.journal.since(0) if one.kind in ("tagged", "run ended", "run ends")]
            assert order[0] == "tagged"

    def test_only_rezzed_ice(self) -> None:
        with Table() as t:
            t.corp.put("Hunter", "HQ")
            t.corp.hand("Sub Boost")
            assert not t.corp.can("play", "Sub Boost")

    def test_it_goes_with_the_ice(self) -> None:
        with boosted("Hunter") as t:
            t.corp.put("Security Subcontract", "Server 1", rezzed=True)
            t.corp.use("Security Subcontract")
            t.settle()
            assert t.zone("Sub Boost") == "Archives"

    def test_derezzed_ice_keeps_it_for_later(self) -> None:
        with boosted("Hunter") as t:
            t.corp.put("Test Ground", "Server 1", rezzed=True, tokens={"advancement": 1})
            t.corp.act("credit")
            t.corp.use("Test Ground")
            assert t.zone("Sub Boost") != "Archives"
            t.end_turn()
            t.runner.run("HQ")
            t.corp.set(credits=9)
            t.corp.rez("Hunter")
            assert len(subroutines(t.state, t.cid("Hunter"))) == 2
            t.corp.number(0)
            t.runner.number(0)
            t.settle()


class TestSubBoostBesideOtherCards:
    @pytest.mark.parametrize(
        ("breaker", "ice"),
        [
            ("Corroder", "Hunter"),
            ("Corroder", "Enigma"),
            ("Corroder", "Rototurret"),
            ("Battering Ram", "Neural Katana"),
        ],
    )
    def test_fracters_break_what_they_could_not_before(self, breaker: str, ice: str) -> None:
        with boosted(ice, breaker) as t:
            t.end_turn()
            t.runner.set(credits=20).hand(*["Sure Gamble"] * 5)
            encounter(t, "HQ")
            while not t.runner.can("use", breaker, says="Break"):
                t.runner.use(breaker, "strength")
            t.runner.break_subroutines(breaker)
            assert got_in(t)
            assert t.happened("damaged") == t.state.tags == 0

    def test_killers_break_the_new_subroutine_of_a_sentry_too(self) -> None:
        with boosted("Rototurret", "Mimic") as t:
            t.end_turn()
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.break_subroutines("Mimic")
            assert got_in(t)
            assert t.runner.titles("discard") == []

    def test_a_bioroid_takes_clicks_for_it(self) -> None:
        with boosted("Eli 1.0") as t:
            t.end_turn()
            encounter(t, "HQ")
            for n in (0, 1, 2):
                t.runner.use("Eli 1.0")
                if "subroutine" in kinds(t):
                    t.runner.act("subroutine", number=n)
            assert t.runner.clicks == 0
            assert got_in(t)

    def test_it_breaks_like_any_other_for_whom_all_is_broken(self) -> None:
        with boosted("Ice Wall", "Corroder") as t:
            t.end_turn()
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder")
            assert t.runner.credits == 7
            assert got_in(t)

    def test_two_of_them_add_up(self) -> None:
        with boosted("Hunter") as t:
            t.corp.hand("Sub Boost").play(t.card("Sub Boost", 1))
            assert len(subroutines(t.state, t.cid("Hunter"))) == 3

    def test_swapped_ice_takes_it_along(self) -> None:
        with boosted("Hunter") as t:
            t.corp.put("Enigma", "R&D")
            t.corp.put("Tenma Line", "Server 1", rezzed=True)
            t.corp.use("Tenma Line")
            t.corp.pick("Hunter")
            assert (t.card("Hunter").server, len(subroutines(t.state, t.cid("Hunter")))) == ("R&D", 2)
            assert not has_subtype(t.state, t.cid("Enigma"), "Barrier")

    def test_oversight_ai_waits_for_the_new_one_as_well(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Oversight AI", "Sub Boost").set(credits=1)
            t.runner.put("Corroder")
            t.corp.play("Oversight AI")
            t.corp.play("Sub Boost")
            t.end_turn()
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder", 0)
            t.settle()
            assert t.card("Ice Wall").installed
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder")
            t.settle()
            assert t.zone("Ice Wall") == "Archives"
            assert t.zone("Sub Boost") == "Archives"
            t.finish_run()
