"""Why the Runner cannot jack out: the true reason, at every moment of an approach."""

from __future__ import annotations

import pytest

from sneakdoor import Option, Side
from sneakdoor.testing import Table

JACK_OUT = Option("jack out")


def reasons(t: Table) -> list[str]:
    return [one.rule for one in t.game.why_not(JACK_OUT, Side.RUNNER)]


def walk(t: Table, rule: str) -> None:
    """Go on without doing anything, until the Runner is asked by this rule."""
    while t.decision is not None and not (t.decision.rule == rule and t.decision.side == Side.RUNNER):
        t.game.choose(next(one for one in t.decision.options if one.kind in ("pass", "continue", "done")))


def held() -> Table:
    """A run in which a card forbids to jack out."""
    t = Table("runner", skip_forced=False)
    t.corp.put("Enigma", "HQ")
    t.corp.put("Whirlpool", "HQ", rezzed=True)
    t.runner.run("HQ")
    return t


@pytest.mark.rule("6.1.5a", "1.2.2")
def test_at_the_question_itself_it_is_what_forbids_it() -> None:
    t = held()
    walk(t, "6.9.2d")
    assert t.decision is not None
    assert [option.kind for option in t.decision.options] == ["continue"]
    assert reasons(t) == ["1.2.2"]
    t.game.choose(t.decision.options[0])
    walk(t, "6.9.5c")
    assert reasons(t) == ["1.2.2"]


@pytest.mark.rule("6.1.5a")
def test_in_the_windows_of_an_approach_it_is_the_step() -> None:
    t = Table("runner", skip_forced=False)
    t.corp.put("Enigma", "HQ")
    t.corp.put("Ice Wall", "HQ")
    t.runner.run("HQ")
    walk(t, "6.9.2b")
    assert reasons(t) == ["6.1.5b"]
    walk(t, "6.9.2d")
    assert reasons(t) == []
    assert t.decision is not None
    t.game.choose(next(one for one in t.decision.options if one.kind == "continue"))
    walk(t, "6.9.2e")
    assert reasons(t) == ["6.9.2d"]
    walk(t, "6.9.5b")
    assert reasons(t) == ["6.9.5c"]
