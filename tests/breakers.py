"""What tests ask of icebreakers: what they break, for how much, of which ice, and how strong they get for how long."""

from __future__ import annotations

from tests.verbs import encounter, now, trial

from sneakdoor.testing import Table

Kept = dict[str, int] | None
"""The counters on a card."""


def facing_trial(
    title: str, kind: str, strength: int, tokens: Kept = None, *, server: str = "HQ", rig: tuple[str, ...] = ()
) -> Table:
    """The Runner with this icebreaker and twenty credits encounters ice with five subroutines."""
    t = Table("runner", cards=(trial(kind, strength, 5),), skip_forced=False)
    t.corp.put("Trial", server, rezzed=True)
    t.runner.put(title, tokens=tokens)
    for other in rig:
        t.runner.put(other)
    t.runner.set(credits=20)
    encounter(t, server)
    return t


def used_once(title: str, kind: str, strength: int, tokens: Kept = None, rig: tuple[str, ...] = ()) -> tuple[int, int]:
    """What its breaking ability costs, and how many subroutines it breaks at the most."""
    t = facing_trial(title, kind, strength, tokens, rig=rig)
    t.runner.use(title, "Break")
    while now(t).kind in ("break", "choose one", "credits from"):
        t.game.choose(next(option for option in now(t).options if option.kind != "done"))
    spent = 20 - t.runner.credits
    t.finish_run()
    return spent, 5 + 5 - t.corp.credits


def fewest(title: str, kind: str, strength: int, tokens: Kept = None) -> int:
    """How many subroutines it has to break once it is used."""
    t = facing_trial(title, kind, strength, tokens)
    t.runner.use(title, "Break")
    n = 0
    while (d := now(t)).kind == "break" and not (n and any(option.kind == "done" for option in d.options)):
        t.game.choose(next(option for option in d.options if option.kind != "done"))
        n += 1
    if now(t).kind == "break":
        t.runner.act("done")
    t.finish_run()
    return n


def can_break(title: str, kind: str, strength: int, tokens: Kept = None, server: str = "HQ") -> bool:
    """Can it break anything of such ice as it stands there?"""
    t = facing_trial(title, kind, strength, tokens, server=server)
    return t.runner.can("use", title, says="Break", at="6.9.3b")


def pay(t: Table) -> None:
    """Pay with as many credits on cards as can be."""
    while now(t).kind == "credits from":
        t.game.choose(now(t).options[0])


def boosted(title: str, *, tokens: Kept = None, rig: tuple[str, ...] = ()) -> tuple[int, int, bool]:
    """What its boost costs, by how much it gets stronger, and whether that outlasts the encounter."""
    t = Table("runner", cards=(trial("Trap", 4),), skip_forced=False)
    for _ in range(2):
        t.corp.put("Trial", "HQ", rezzed=True)
    breaker = t.runner.put(title, tokens=tokens)
    for other in rig:
        t.runner.put(other)
    t.runner.set(credits=20)
    before = breaker.strength
    encounter(t, "HQ")
    t.runner.use(title, "+")
    pay(t)
    spent, more = 20 - t.runner.credits, breaker.strength - before
    t.runner.pass_()
    encounter(t)
    lasts = breaker.strength == before + more
    t.finish_run()
    assert breaker.strength == before
    return spent, more, lasts
