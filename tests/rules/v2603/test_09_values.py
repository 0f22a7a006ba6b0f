"""Values of what is imminent (CR 26.03:9.9.6, 26.03:9.9.7)."""

from __future__ import annotations

import pytest
from tests.verbs import now

from sneakdoor.cards.vocabulary import (
    ANY,
    MEAT,
    MINE,
    CardDef,
    ChangeImminent,
    Credits,
    Damage,
    Gain,
    On,
    Prevent,
    TrashThis,
    asset,
    event,
    hardware,
    paid,
    play,
    resource,
    when,
)
from sneakdoor.option import Option
from sneakdoor.testing import Table

RULES = "26.03"
SPOOF = hardware("Spoof", "criminal", paid(TrashThis(), Prevent("damage", 2)), cost=0)
WALLS = hardware("Walls", "criminal", paid(TrashThis(), Prevent("damage", all=True)), cost=0)
SOME = hardware("Some", "criminal", paid(TrashThis(), Prevent("damage", ANY, up_to=True)), cost=0)
CLEANERS = asset("Sweepers", "weyland_consortium", paid(TrashThis(), ChangeImminent("damage", 1)), cost=0, trash=1)
MORE = asset("More", "weyland_consortium", paid(TrashThis(), ChangeImminent("damage", 1)), cost=0, trash=1)
ALMOST = asset("Almost", "jinteki", paid(TrashThis(), ChangeImminent("damage", to=1)), cost=0, trash=1)


def strike(n: int) -> CardDef:
    return event("Strike", "anarch", play(Damage(n, MEAT)), cost=0)


def struck(n: int, *cards: str) -> Table:
    """Meat damage is about to be done in the Runner's turn; the Runner has five cards in the grip."""
    t = Table("runner", cards=(SPOOF, WALLS, SOME, CLEANERS, MORE, ALMOST, strike(n)), rules=RULES)
    t.state.forced = False
    t.runner.hand(*["Sure Gamble"] * 5)
    for title in cards:
        if title in ("Sweepers", "More", "Almost"):
            t.corp.put(title, f"Server {len(t.state.ice)}", rezzed=True)
        else:
            t.runner.put(title)
    t.runner.hand("Strike")
    t.runner.play("Strike")
    return t


def use(t: Table, *titles: str) -> None:
    for title in titles:
        (t.corp if title in ("Sweepers", "More", "Almost") else t.runner).use(title)
    t.settle()


def idle(t: Table, title: str) -> Option:
    """The option to use a card although that could change nothing as things are."""
    return next(one for one in now(t).idle if one.card == title)


class TestValues:
    @pytest.mark.rule("26.03:9.9.7a", "26.03:9.9.7", "26.03:9.9.6b", "26.03:9.9.3b")
    def test_a_value_sinks_below_zero_and_is_raised_again(self) -> None:
        """As with Mr. Stone, Biometric Spoofing and two of The Cleaners."""
        with struck(1, "Spoof", "Sweepers", "More") as t:
            use(t, "Spoof", "Sweepers", "More")
            assert len(t.runner.titles("hand")) == 4

    @pytest.mark.rule("26.03:9.9.7d", "26.03:9.9.2a")
    def test_what_stays_at_zero_or_below_does_not_happen(self) -> None:
        with struck(1, "Spoof", "Sweepers") as t:
            use(t, "Spoof", "Sweepers")
            assert len(t.runner.titles("hand")) == 5
            assert not t.happened("damaged")

    @pytest.mark.rule("26.03:9.9.7a", "26.03:9.9.3a")
    def test_what_is_at_zero_can_be_lowered_further(self) -> None:
        with struck(1, "Spoof", "Spoof", "Sweepers", "More") as t:
            t.runner.use("Spoof")
            t.game.choose(idle(t, "Spoof"))
            use(t, "Sweepers", "More")
            assert len(t.runner.titles("hand")) == 5

    @pytest.mark.rule("26.03:9.9.7b")
    @pytest.mark.parametrize("title", ["Walls", "Some"])
    def test_all_or_any_amount_removes_the_effect(self, title: str) -> None:
        with struck(1, title, "Sweepers") as t:
            t.runner.use(title)
            assert not t.corp.can("use", "Sweepers")
            t.settle()
            assert len(t.runner.titles("hand")) == 5

    @pytest.mark.rule("26.03:9.9.7c")
    def test_a_value_that_is_set_ignores_what_was_done_to_it(self) -> None:
        with struck(4, "Spoof", "Almost") as t:
            use(t, "Spoof", "Almost")
            assert len(t.runner.titles("hand")) == 4

    @pytest.mark.rule("26.03:9.9.7f", "26.03:9.9.5b")
    def test_only_what_would_have_happened_was_prevented(self) -> None:
        """As with Plascrete Carapace and Guru Davinder."""
        guru = resource(
            "Guru",
            "shaper",
            paid(Credits(0), Prevent("damage", all=True)),
            when(On("prevented", by=MINE, src_is_this=True), Gain(9)),
            cost=0,
        )
        with Table("runner", cards=(SPOOF, guru, strike(2)), rules=RULES) as t:
            t.state.forced = False
            t.runner.hand("Sure Gamble", "Strike").set(credits=0)
            t.runner.put("Spoof")
            t.runner.put("Guru")
            t.runner.play("Strike")
            t.runner.use("Spoof")
            t.game.choose(idle(t, "Guru"))
            t.settle()
            assert t.runner.credits == 0
            assert t.runner.titles("hand") == ["Sure Gamble"]

    @pytest.mark.rule("26.03:9.9.3d", "26.03:9.9.3")
    @pytest.mark.parametrize("title", ["Spoof", "Walls"])
    def test_a_would_that_is_met_is_relevant_until_the_effect_is_gone(self, title: str) -> None:
        wail = resource("Wail", "neutral_runner", when(On("would damage"), Gain(2), may=True), cost=0)
        with Table("runner", cards=(SPOOF, WALLS, wail, strike(2)), rules=RULES) as t:
            t.state.forced = False
            t.runner.hand("Sure Gamble", "Strike").set(credits=0)
            t.runner.put(title)
            t.runner.put("Wail")
            t.runner.play("Strike")
            t.runner.use(title)
            there = any(one.card == "Wail" for one in now(t).options)
            assert there == (title == "Spoof")
            while now(t).kind == "interrupt":
                t.game.choose(now(t).options[-1])
            t.settle()
            assert t.runner.titles("hand") == ["Sure Gamble"]
