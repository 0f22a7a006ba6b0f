"""What waits for a successful run, or for the end of an encounter, does not wait for an access."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.verbs import break_once, elsewhere, encounter, now

from sneakdoor.testing import Table

Seen = Callable[[Table], object]
GABE = "Gabriel Santiago: Consummate Professional"


def through(t: Table, server: str) -> None:
    """A run in which everything that waits is triggered, and nothing is accessed."""
    t.runner.run(server)
    for _ in range(40):
        t.settle()
        if t.run is None:
            break
        options = now(t).options
        t.game.choose(next((one for one in options if one.kind in ("trigger", "yes", "accept")), options[0]))
    assert (t.happened("successful run"), t.happened("access begins")) == (1, 0)


def laid_out(card: str) -> Table:
    t = Table("runner", runner=GABE if card == GABE else "Blank Runner", cards=(elsewhere(),))
    t.runner.put("Averted Eyes")
    t.corp.set(credits=5)
    t.runner.set(credits=0)
    if card == "Bernice Mai":
        t.corp.put(card, "HQ", rezzed=True)
    elif card != GABE:
        t.runner.put(card)
    return t


WAITING: list[tuple[str, str, Seen, object]] = [
    ("Bernice Mai", "HQ", lambda t: t.happened("trace initiated"), 1),
    ("John Masanori", "R&D", lambda t: t.happened("drawn"), 1),
    ("Hemorrhage", "R&D", lambda t: t.card("Hemorrhage").tokens("virus"), 1),
    ("Lamprey", "HQ", lambda t: t.corp.credits, 4),
    ("Lamprey", "R&D", lambda t: t.corp.credits, 5),
    ("Pheromones", "HQ", lambda t: t.card("Pheromones").tokens("virus"), 1),
    ("Pheromones", "R&D", lambda t: t.card("Pheromones").tokens("virus"), 0),
    (GABE, "HQ", lambda t: t.runner.credits, 2 + 1),
    ("Paragon", "HQ", lambda t: t.runner.credits, 1 + 1),
]


@pytest.mark.parametrize(("card", "server", "seen", "expected"), WAITING)
def test_it_does_not_wait_for_an_access(card: str, server: str, seen: Seen, expected: object) -> None:
    t = laid_out(card)
    through(t, server)
    assert seen(t) == expected


@pytest.mark.parametrize(("breaker", "tokens"), [("Crypsis", {"virus": 1}), ("Faerie", {})])
def test_nor_does_what_waits_for_the_end_of_an_encounter(breaker: str, tokens: dict[str, int]) -> None:
    t = Table("runner")
    t.corp.put("Guard", "HQ", rezzed=True)  # which ends the run
    t.corp.put("Pup", "HQ", rezzed=True)
    card = t.runner.put(breaker, tokens=tokens)
    t.runner.set(credits=9).hand(*["Diesel"] * 3)
    encounter(t, "HQ")
    break_once(t, breaker)
    for _ in range(40):
        t.settle()
        if t.run is None:
            break
        options = now(t).options
        t.game.choose(next((one for one in options if one.kind in ("no", "pass", "done")), options[0]))
    assert t.happened("access begins") == 0
    assert (breaker == "Crypsis" and card.tokens("virus") == 0) or t.zone("Faerie") == "the heap"


def test_djinn_hosts_no_icebreaker() -> None:
    t = Table("runner")
    t.runner.put("Djinn")
    t.runner.hand("Corroder", "Datasucker").set(credits=9).act("install", "Corroder")
    assert not t.runner.can("host", "Djinn")


def test_deja_vu_takes_two_viruses_and_no_third() -> None:
    t = Table("runner")
    t.runner.discard("Datasucker", "Medium", "Parasite").hand("Déjà Vu").play("Déjà Vu")
    t.settle()
    for _ in range(6):
        if now(t).kind == "action":
            break
        t.game.choose(next((o for o in now(t).options if o.kind == "pick"), now(t).options[-1]))
        t.settle()
    assert len(t.runner.titles("hand")) == 2


def test_net_shield_is_no_help_against_brain_damage() -> None:
    t = Table("runner", clicks=1)
    t.corp.put("Heimdall 1.0", "HQ", rezzed=True)
    t.runner.put("Net Shield")
    t.runner.hand("Diesel", "Diesel")
    t.runner.run("HQ")
    t.settle()
    assert t.state.brain == 1
