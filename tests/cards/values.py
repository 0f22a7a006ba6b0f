"""What tests of exact numbers ask again and again."""

from __future__ import annotations

from sneakdoor.testing import Table


def damage(t: Table) -> list[tuple[str, int]]:
    """The damage that was suffered so far: of what kind, and how much, each time."""
    return [(one.cause, one.amount) for one in t.state.journal.since(0) if one.kind == "damaged"]


def facing(title: str, server: str = "HQ", *, corp_credits: int = 0, **numbers: int) -> Table:
    """The Runner, with five cards in hand, runs on a server that this ice alone protects."""
    t = Table("runner")
    t.corp.put(title, server, rezzed=True)
    t.corp.set(credits=corp_credits)
    t.runner.hand(*["Sure Gamble"] * 5).set(**numbers)
    t.runner.run(server)
    return t


def got_in(t: Table) -> bool:
    """Let the run take its course: was it successful?"""
    before = t.happened("successful run")
    t.finish_run()
    return t.happened("successful run") > before


def who(t: Table, kind: str) -> list[int]:
    """Who carried out the changes of a kind so far."""
    return [one.side for one in t.state.journal.since(0) if one.kind == kind]
