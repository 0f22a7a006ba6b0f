"""Walking through turns and runs window by window."""

from __future__ import annotations

from typing import Any

from sneakdoor.options import Decision
from sneakdoor.testing import Table

QUIET = ("paid ability window", "jack out")


def every_window(t: Table) -> Table:
    """Put questions with one answer too, so that every window is seen."""
    t.state.forced = False
    return t


def now(t: Table) -> Decision:
    d = t.decision
    assert d is not None, t.show()
    return d


def kinds(t: Table) -> set[str]:
    """The kinds of options offered now."""
    return {option.kind for option in now(t).options}


def let_pass(t: Table) -> None:
    """Decline what is asked: pass, continue, done."""
    d = now(t)
    for wanted in ("pass", "continue", "go on", "no", "done"):
        for option in d.options:
            if option.kind == wanted:
                t.game.choose(option)
                return
    raise AssertionError(f"nothing to decline.\n{t.show()}")


def act(t: Table, kind: str) -> None:
    """Take an action by kind, whoever is asked."""
    walk = now(t)
    while walk.kind != "action":
        let_pass(t)
        walk = now(t)
    t.game.choose(next(option for option in walk.options if option.kind == kind))


def walk_to(t: Table, rule: str, side: str = "") -> Decision:
    """Pass until a window of this rule (and side) is open."""
    for _ in range(200):
        d = now(t)
        if d.rule == rule and (not side or d.side.name.lower() == side):
            return d
        if len(d.options) == 1:
            t.game.choose(d.options[0])
            continue
        assert d.kind in QUIET, t.show()
        let_pass(t)
    raise AssertionError(f"never came to {rule}.\n{t.show()}")


def windows(t: Table) -> list[tuple[str, str]]:
    """Pass through windows and jack-out questions until something else is asked: (rule, side) of each."""
    out = []
    while (d := t.decision) is not None and d.kind in QUIET:
        out.append((d.rule, d.side.name.lower()))
        let_pass(t)
    return out


def story(t: Table, *wanted: str) -> list[str]:
    """The changes of these kinds, in the order in which they happened."""
    entries = t.state.journal.entries[: t.state.journal.length]
    return [one.kind for one in entries if one.kind in wanted]


def entries(t: Table, kind: str) -> list[object]:
    return [one for one in t.state.journal.entries[: t.state.journal.length] if one.kind == kind]


def last(t: Table, kind: str) -> object:
    found = entries(t, kind)
    assert found, f"nothing of the kind {kind!r} happened"
    return found[-1]


def result(t: Table) -> str:
    """How the last run ended."""
    found: Any = last(t, "run ends")
    return str(found.cause)
