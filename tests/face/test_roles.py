"""A question names the step that asks by its role."""

from __future__ import annotations

import pytest
from tests.verbs import now

from sneakdoor import Side
from sneakdoor.bots import wire
from sneakdoor.testing import Table


def roles_of_a_run(t: Table) -> list[tuple[str, str]]:
    """Role and rule of every question from the Runner's action to the next, each once, passing everything."""
    t.state.forced = False
    t.game.choose(next(one for one in now(t).options if one.kind == "run" and one.server == "HQ"))
    seen: list[tuple[str, str]] = []
    while now(t).kind != "action":
        if (now(t).role, now(t).rule) not in seen:
            seen.append((now(t).role, now(t).rule))
        passing = ("pass", "continue", "go on")
        t.game.choose(next((one for one in now(t).options if one.kind in passing), now(t).options[0]))
    return seen


@pytest.mark.rule("6.9.2", "6.9.3", "6.9.5")
def test_the_questions_of_a_run() -> None:
    t = Table("runner")
    t.corp.put("Ice Wall", "HQ", rezzed=True)
    t.corp.put("Pup", "HQ", rezzed=True)
    t.corp.hand("Hedge Fund")
    t.settle()
    assert (now(t).role, now(t).rule) == ("runner action", "5.7.1f")
    assert roles_of_a_run(t)[:4] == [
        ("approach ice", "6.9.2b"),
        ("rez ice", "6.9.2e"),
        ("break", "6.9.3b"),
        ("", "1.15.10"),
    ]


@pytest.mark.rule("6.9.5", "7.6.5", "7.8.3")
def test_the_questions_at_a_server() -> None:
    t = Table("runner")
    t.corp.hand("Hedge Fund")
    t.settle()
    assert roles_of_a_run(t) == [
        ("approach server", "6.9.5b"),
        ("last jack out", "6.9.5c"),
        ("last before server", "6.9.5d"),
        ("access", "7.6.5"),
        ("mid-access", "7.8.3"),
        ("before runner action", "5.7.1e"),
    ]


def test_a_role_is_seen_where_the_rule_is() -> None:
    t = Table("runner")
    t.settle()
    mine, theirs = (t.game.view(side).decision for side in (Side.RUNNER, Side.CORP))
    assert mine is not None
    assert theirs is not None
    assert (mine.role, theirs.role, theirs.rule) == ("runner action", "runner action", "5.7.1f")
    assert t.game.view(None).as_dict()["decision"]["role"] == "runner action"
    assert wire.question(t.game.view(Side.RUNNER), 1, 1)["role"] == "runner action"


def test_a_hidden_question_has_no_role_to_see() -> None:
    t = Table("runner")
    t.corp.put("Pup", "HQ", rezzed=True)
    t.settle()
    t.runner.run("HQ")
    while now(t).kind in ("paid ability window", "jack out"):
        t.game.choose(next(one for one in now(t).options if one.kind in ("pass", "continue")))
    hidden = t.game.view(Side(1 - now(t).side)).decision
    assert hidden is not None
    assert (hidden.kind, hidden.rule, hidden.role) == ("deciding", "", "")
