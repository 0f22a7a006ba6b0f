"""A Runner's turn that has just ended, for cards of the Corp that look back on it."""

from __future__ import annotations

from sneakdoor.model.enums import RUNNER
from sneakdoor.testing import Table


def after(
    *,
    run: str = "",
    trash: str = "",
    hand: tuple[str, ...] = (),
    corp: str = "Blank Corp",
    runner: str = "Blank Runner",
) -> Table:
    """The Corp's turn, after one in which the Runner may have run on a server, and trashed an accessed card there.

    With neither, the Runner has taken a credit. The Corp has these cards in HQ before it draws.
    """
    t = Table("runner", clicks=1, corp=corp, runner=runner)
    t.corp.hand(*hand).set(credits=10)
    if trash:
        t.corp.put(trash, "Server 1")
        t.runner.set(credits=9).run("Server 1")
        t.runner.act("trash")
        t.finish_run()
    elif run:
        t.runner.run(run)
        t.finish_run()
    if t.state.active == RUNNER or not (run or trash):
        t.end_turn()
    t.runner.set(credits=5)
    return t


def after_trash_in_hq(title: str) -> Table:
    """The Corp's turn, after one in which the Runner trashed a card accessed in HQ; this one is drawn then."""
    t = Table("runner", clicks=1)
    t.corp.hand("PAD Campaign").deck(title).set(credits=10)
    t.runner.set(credits=9).run("HQ")
    t.runner.act("trash")
    t.finish_run()
    return t


def after_event(title: str) -> Table:
    """The Corp's turn, after one in which the Runner trashed nothing but an event that was played."""
    t = Table("runner", clicks=2)
    t.corp.hand(title).set(credits=10)
    t.runner.hand("Sure Gamble").play("Sure Gamble")
    t.end_turn()
    return t
