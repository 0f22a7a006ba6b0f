"""Walking through runs, for tests of cards."""

from __future__ import annotations

from sneakdoor.options import Decision
from sneakdoor.testing import Table

QUIET = ("paid ability window", "jack out")


def now(t: Table) -> Decision:
    d = t.decision
    assert d is not None, t.show()
    return d


def encounter(t: Table, server: str = "") -> None:
    """Go to the window in which the Runner breaks subroutines (CR 6.9.3b); with a server, begin a run on it first."""
    if server:
        t.runner.run(server)
    for _ in range(100):
        d = now(t)
        if d.rule == "6.9.3b" and d.side.name == "RUNNER":
            return
        assert d.kind in QUIET, t.show()
        quiet = next(option for option in d.options if option.kind in ("pass", "continue"))
        t.game.choose(quiet)
    raise AssertionError(f"no ice was encountered.\n{t.show()}")


def top(t: Table, side: int, n: int = 1) -> list[str]:
    """The titles of the top cards of a deck, the topmost first."""
    return [t.state.card(cid).title for cid in reversed(t.state.deck[side])][:n]
