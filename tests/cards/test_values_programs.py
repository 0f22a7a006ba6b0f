"""What the icebreakers of the newer cycles cost, what they break, how many, and how strong they get for how long."""

from __future__ import annotations

import pytest
from tests.cards.trials import break_once, trial
from tests.cards.walking import encounter, now

from sneakdoor.testing import Table

BREAKERS = [
    # title, kind of ice, strength, price, how many at once
    ("Odore", "Sentry", 0, 2, 3),
    ("Gauss", "Barrier", 1, 1, 1),
    ("Puffer", "Sentry", 2, 1, 1),
    ("Engolo", "Code Gate", 2, 1, 1),
    ("Laamb", "Barrier", 2, 2, 3),
    ("Brahman", "Trap", 3, 1, 2),
    ("Berserker", "Barrier", 5, 2, 2),
    ("Maven", "Trap", 1, 2, 1),
    ("Na'Not'K", "Sentry", 2, 1, 1),
    ("Cradle", "Code Gate", 5, 2, 3),
    ("Tycoon", "Barrier", 1, 1, 2),
    ("Afterimage", "Sentry", 2, 1, 2),
    ("Bukhgalter", "Sentry", 1, 1, 1),
    ("Makler", "Barrier", 2, 2, 2),
    ("Euler", "Code Gate", 2, 2, 2),
    ("Penrose", "Code Gate", 2, 1, 1),
    ("Nfr", "Barrier", 1, 1, 1),
    ("Sūnya", "Sentry", 1, 2, 1),
    ("Golden", "Sentry", 1, 2, 2),
    ("Peregrine", "Code Gate", 2, 1, 1),
    ("Saker", "Barrier", 1, 1, 1),
    ("Blackstone", "Barrier", 3, 1, 1),
    ("Fawkes", "Sentry", 1, 1, 1),
    ("Houdini", "Code Gate", 2, 1, 1),
    ("Amina", "Code Gate", 3, 2, 3),
    ("Mongoose", "Sentry", 1, 1, 2),
    ("Ankusa", "Barrier", 0, 2, 1),
]
BOOSTS = [
    # title, kind of ice, price, strength before and after
    ("Odore", "Sentry", 3, 0, 3),
    ("Gauss", "Barrier", 2, 1, 3),
    ("Puffer", "Sentry", 2, 2, 3),
    ("Engolo", "Code Gate", 2, 2, 6),
    ("Laamb", "Barrier", 3, 2, 8),
    ("Brahman", "Trap", 2, 3, 4),
    ("God of War", "Trap", 2, 0, 1),
    ("Tycoon", "Barrier", 2, 1, 4),
    ("Ika", "Sentry", 2, 2, 5),
    ("Utae", "Code Gate", 1, 1, 2),
    ("Bukhgalter", "Sentry", 1, 1, 2),
    ("Makler", "Barrier", 2, 2, 4),
    ("Euler", "Code Gate", 1, 2, 3),
    ("Golden", "Sentry", 2, 1, 5),
    ("Peregrine", "Code Gate", 3, 2, 5),
    ("Saker", "Barrier", 2, 1, 3),
    ("Dai V", "Trap", 1, 1, 2),
    ("Amina", "Code Gate", 2, 3, 6),
    ("Aghora", "Trap", 1, 2, 3),
    ("Vamadeva", "Trap", 1, 2, 3),
    ("Sadyojata", "Trap", 1, 2, 3),
    ("Mongoose", "Sentry", 2, 1, 3),
    ("Ankusa", "Barrier", 1, 0, 1),
]
OTHERS = {
    "Barrier": "Sentry - Code Gate",
    "Code Gate": "Barrier - Sentry",
    "Sentry": "Barrier - Code Gate",
}


def facing(title: str, kind: str, strength: int, skip_forced: bool = True) -> Table:
    """The breaker is in play, with an empty grip and 20 credits, and such ice is encountered."""
    t = Table("runner", cards=(trial(kind, strength),), skip_forced=skip_forced)
    t.corp.put("Trial", "HQ", rezzed=True)
    t.runner.put(title)
    t.runner.set(credits=20)
    t.runner.run("HQ")
    if title in ("Engolo", "Laamb"):
        t.runner.decline()
    elif title == "Berserker" and kind == "Barrier" and not skip_forced:
        t.runner.trigger(title)
    encounter(t)
    return t


@pytest.mark.parametrize(("title", "kind", "strength", "price", "broken"), BREAKERS)
def test_what_a_program_breaks_for_how_much(title: str, kind: str, strength: int, price: int, broken: int) -> None:
    t = facing(title, kind, strength)
    break_once(t, title)
    assert t.runner.credits == 20 - price
    t.settle()
    corp = {"Tycoon": 2, "Amina": -1}.get(title, 0)
    assert t.corp.credits == 5 + 3 - broken + corp


@pytest.mark.parametrize(("title", "kind", "strength"), [one[:3] for one in BREAKERS])
def test_a_program_breaks_nothing_of_ice_that_is_stronger(title: str, kind: str, strength: int) -> None:
    with facing(title, kind, strength + 1, False) as t:
        assert not t.runner.can("use", title, says="Break", at="6.9.3b")


@pytest.mark.parametrize(("title", "kind"), [one[:2] for one in BREAKERS if one[1] in OTHERS])
def test_a_program_breaks_nothing_of_ice_of_other_kinds(title: str, kind: str) -> None:
    with facing(title, OTHERS[kind], 0, False) as t:
        assert not t.runner.can("use", title, says="Break", at="6.9.3b")


@pytest.mark.parametrize(("title", "kind", "strength"), [one[:3] for one in BREAKERS if one[4] > 1])
def test_who_can_break_several_may_break_only_one(title: str, kind: str, strength: int) -> None:
    t = facing(title, kind, strength)
    t.runner.use(title, "Break")
    t.game.choose(now(t).options[0])
    t.runner.act("done")
    t.settle()
    corp = 2 if title == "Tycoon" else 0
    assert t.corp.credits == 5 + 2 + corp


@pytest.mark.parametrize(("title", "kind", "price", "before", "after"), BOOSTS)
def test_a_program_gets_stronger_for_one_encounter(title: str, kind: str, price: int, before: int, after: int) -> None:
    t = facing(title, kind, 9)
    assert t.card(title).strength == before
    t.runner.use(title, "+")
    assert (t.card(title).strength, t.runner.credits) == (after, 20 - price)
    t.finish_run()
    assert t.card(title).strength == before
