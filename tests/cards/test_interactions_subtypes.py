"""Cards that give ice subtypes or take its strength, and what the cards of other sets make of that ice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.verbs import every_window, now, walk_to

from sneakdoor.testing import Table

BARRIER, GATE, SENTRY = "Barrier", "Code Gate", "Sentry"
BREAKERS = {
    "Corroder": BARRIER,
    "Inti": BARRIER,
    "Breach": BARRIER,
    "Snowball": BARRIER,
    "Gordian Blade": GATE,
    "Yog.0": GATE,
    "ZU.13 Key Master": GATE,
    "Force of Nature": GATE,
    "Mimic": SENTRY,
    "Ninja": SENTRY,
    "Garrote": SENTRY,
    "Pipeline": SENTRY,
}
"""Icebreakers of many sets, and what they break."""

Giver = Callable[[Table], None]


def nothing(t: Table) -> None:
    """The ice is what is printed on it: a barrier."""


def tinkering(t: Table) -> None:
    t.runner.hand("Tinkering").play("Tinkering")
    t.settle()


def egret(t: Table) -> None:
    t.runner.put("Egret", on="Vanilla")


def paintbrush(t: Table) -> None:
    t.runner.put("Paintbrush")
    t.runner.use("Paintbrush")
    t.runner.mode("sentry")
    t.settle()


GIVERS: list[tuple[Giver, str, set[str]]] = [
    (nothing, "Blank Runner", {BARRIER}),
    (tinkering, "Blank Runner", {BARRIER, GATE, SENTRY}),
    (egret, "Blank Runner", {BARRIER, GATE, SENTRY}),
    (paintbrush, "Blank Runner", {BARRIER, SENTRY}),
    (nothing, "Rielle “Kit” Peddler: Transhuman", {BARRIER, GATE}),
]


def facing(giver: Giver, runner: str, *rig: str, ice: str = "Vanilla") -> Table:
    """The Runner encounters the ice, after it was given whatever it is given."""
    t = Table("runner", runner=runner)
    t.corp.put(ice, "HQ", rezzed=True)
    for title in rig:
        t.runner.put(title)
    t.runner.set(credits=20)
    giver(t)
    every_window(t)
    t.runner.run("HQ")
    walk_to(t, "6.9.3b", "runner")
    return t


def breaks(t: Table, breaker: str) -> bool:
    return t.runner.can("use", breaker, says="Break")


@pytest.mark.parametrize("breaker", BREAKERS)
@pytest.mark.parametrize(("giver", "runner", "are"), GIVERS)
def test_ice_is_broken_as_what_it_has_become(giver: Giver, runner: str, are: set[str], breaker: str) -> None:
    assert breaks(facing(giver, runner, breaker), breaker) == (BREAKERS[breaker] in are)


@pytest.mark.parametrize(
    ("ice", "kind"),
    [
        ("Vanilla", BARRIER),
        ("Ice Wall", BARRIER),
        ("Himitsu-Bako", BARRIER),
        ("Quandary", GATE),
        ("Enigma", GATE),
        ("Yagura", GATE),
        ("Pop-up Window", GATE),
        ("Guard", SENTRY),
        ("Pup", SENTRY),
        ("Caduceus", SENTRY),
        ("Data Mine", ""),
        ("Howler", ""),
    ],
)
@pytest.mark.parametrize("named", [BARRIER, GATE, SENTRY])
def test_chameleon_breaks_what_was_named_and_nothing_else(ice: str, kind: str, named: str) -> None:
    t = Table("runner")
    t.corp.put(ice, "HQ", rezzed=True)
    t.corp.set(credits=0)
    t.runner.hand("Chameleon").set(credits=20).install("Chameleon")
    t.runner.mode(named.lower())
    every_window(t)
    t.runner.run("HQ")
    walk_to(t, "6.9.3b", "runner")
    assert breaks(t, "Chameleon") == (kind == named)


@pytest.mark.parametrize(
    ("breaker", "subtype", "other"),
    [("Gingerbread", "Tracer", "AP"), ("Sharpshooter", "Destroyer", "AP"), ("Deus X", "AP", "Tracer")],
)
def test_panchatantra_gives_a_special_breaker_something_to_break(breaker: str, subtype: str, other: str) -> None:
    for chosen in (subtype, other):
        t = Table("runner")
        t.corp.put("Vanilla", "HQ", rezzed=True)
        t.runner.put("Panchatantra")
        t.runner.put(breaker)
        every_window(t)
        t.runner.set(credits=20).run("HQ")
        t.runner.accept("Panchatantra")
        t.game.choose(next(option for option in now(t).options if option.words.lower() == chosen.lower()))
        walk_to(t, "6.9.3b", "runner")
        assert breaks(t, breaker) == (chosen == subtype)


STRENGTHS = [
    ("Ice Wall", 1),
    ("Wall of Static", 3),
    ("Wotan", 10),
    ("Archer", 6),
    ("Data Loop", 4),
    ("Turing", 2),
    ("Chum", 4),
    ("Wraparound", 7),
    ("Hive", 3),
    ("Ichi 1.0", 4),
    ("Crick", 3),
]


@pytest.mark.parametrize(("ice", "strength"), STRENGTHS)
def test_scrubbed_takes_two_from_the_first_ice_of_a_turn(ice: str, strength: int) -> None:
    t = Table("runner")
    card = t.corp.put(ice, "HQ", rezzed=True)
    t.runner.put("Scrubbed")
    assert card.strength == strength
    every_window(t)
    t.runner.run("HQ")
    walk_to(t, "6.9.3b", "runner")
    assert card.strength == strength - 2


@pytest.mark.both
@pytest.mark.parametrize(("ice", "strength"), STRENGTHS)
def test_sifr_makes_any_ice_as_weak_as_can_be_for_one_card_in_hand(ice: str, strength: int) -> None:
    t = Table("runner")
    card = t.corp.put(ice, "HQ", rezzed=True)
    t.runner.put("Şifr")
    t.runner.put("Atman")
    every_window(t)
    t.runner.run("HQ")
    t.runner.trigger("Şifr")
    walk_to(t, "6.9.3b", "runner")
    assert (card.strength, t.runner.hand_size) == (0, 4)
    assert breaks(t, "Atman") == (ice != "Turing")  # which no AI breaks


@pytest.mark.rule("10.3.1d")
@pytest.mark.parametrize(("ice", "strength"), STRENGTHS)
def test_a_parasite_kills_what_sifr_has_weakened(ice: str, strength: int) -> None:
    t = Table("runner")
    t.corp.put(ice, "HQ", rezzed=True)
    t.runner.put("Parasite", on=ice)
    t.runner.put("Şifr")
    t.runner.run("HQ")
    t.runner.trigger("Şifr")
    t.settle()
    assert t.zone(ice) == "Archives"
    assert t.zone("Parasite") == "the heap"
