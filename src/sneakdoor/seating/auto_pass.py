"""Decide which questions a seat answers by itself. The engine opens every window; skipping one is up to the seat.

Nothing is skipped in which something could be won or lost: what counts is read off declarations and step tables.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from sneakdoor import Decision, Game, Option, Side, View
from sneakdoor.catalogue import ALWAYS, Moment, commutes, inert, rez_counts, traits, use_counts, windows_before
from sneakdoor.seating.policy import WINDOW, Policy, is_running, stopped

UNEVENTFUL: Final = frozenset({
    "action", "approach ice", "approach server", "clicks spent", "credits spent", "passed all ice", "played",
    "run begins", "used",
})  # fmt: skip
"""Events that follow from a run itself; after only these, the Runner still wants to continue it."""
PASSED: Final = frozenset({"credits gained", "passed"})
"""What the Runner does in a run besides: ice that did nothing was passed."""
BROKEN: Final = PASSED | {"all broken", "broken"}
"""The same where ice was broken, as it was meant to be; with more ice to come that is a reason to think again."""
SERVER_NEXT: Final = "last jack out"
"""Where the Runner is asked whether to jack out for the last time, with no ice to come."""
_NONE: Final[frozenset[str]] = frozenset()
_TURNS: Final = frozenset({"turn", "turn ends"})
_OUTSIDE_RUNS: Final[tuple[Moment, ...]] = ("my turn begins", "my actions", "their turn begins", "their actions")


@dataclass(frozen=True, slots=True)
class Verdict:
    """The decision of a seat about a question: an answer, or None to ask the player; and the reason."""

    option: Option | None
    reason: str


@dataclass(slots=True)
class Memory:
    """The memory of a seat between questions."""

    since: int = -1  # how many entries its log had when the player last decided; -1: nobody knows
    left: frozenset[Option] = frozenset()  # what was on offer when the player last passed a window
    left_at: int = -1  # and how many entries there were then


def verdict(game: Game, view: View, decision: Decision, policy: Policy, memory: Memory) -> Verdict:
    """The answer to a question that a seat gives by itself, or that it asks, and why."""
    options = decision.options
    if not policy.auto:
        return Verdict(None, "everything is asked")
    if stopped(view, decision, policy):
        return Verdict(None, "a stop")
    if len(options) == 1:
        return Verdict(options[0], "there is one answer")
    always = policy.answered(decision)
    if always is not None:
        return Verdict(always, "it was answered once and for all")
    if decision.kind == WINDOW:
        return _window(game, view, decision, policy, memory)
    if decision.kind == "jack out":
        return _going_on(game, decision, policy, memory)
    if decision.kind in {"reaction", "interrupt"} and not policy.wants("order"):
        return _order(view, decision)
    if decision.kind == "access" and not policy.wants("order"):
        return _accesses(decision)
    if decision.kind == "trash like cards" and not policy.wants("trash"):
        done = next((one for one in options if one.kind == "done"), None)
        return Verdict(done, "nothing has to go" if done is not None else "something has to go")
    if decision.kind == "credits from" and not policy.wants("payment"):
        return _payment(decision)
    return Verdict(None, "a question with several answers")


# -- windows ------------------------------------------------------------------------------------------------


def vital(view: View, decision: Decision) -> bool:
    """Is it a window that is never passed unasked: subroutines left to break, something to rez in a run?"""
    if decision.kind != WINDOW or len(decision.options) < 2:
        return False
    if _unbroken(view):
        return True
    return is_running(view) and any(one.kind == "rez" and rez_counts(one.card) for one in decision.options)


def useful(view: View, decision: Decision, policy: Policy) -> frozenset[Option]:
    """The options of a window that can make a difference, without cards that the player wants left alone."""
    return frozenset(
        option for option in decision.options if option.card not in policy.leave and counts(view, decision, option)
    )


def counts(view: View, decision: Decision, option: Option) -> bool:
    """Can taking this option in this window make a difference?"""
    if option.kind == "pass":
        return False
    if option.kind == "rez":
        there = rez_counts(option.card)
        return bool(there) and (is_running(view) or bool(there & moments(view, decision)))
    if option.kind == "use" and option.card:
        there = use_counts(option.card, option.ability)
        return there == ALWAYS or bool(there & moments(view, decision))
    return True


def moments(view: View, decision: Decision) -> frozenset[Moment]:
    """The moments under way, or next, at a window."""
    now: set[Moment] = {*_outside_runs(decision.role, decision.side)}
    if is_running(view):
        now.add("run")
    if _unbroken(view):
        now.add("encounter")  # with none left to break, there is nothing to be strong for
    return frozenset(now)


@cache
def _outside_runs(role: str, side: Side) -> tuple[Moment, ...]:
    """The moments after a window of this role, outside of runs."""
    return tuple(one for one in _OUTSIDE_RUNS if role in windows_before(one, side))


def _window(game: Game, view: View, decision: Decision, policy: Policy, memory: Memory) -> Verdict:
    options = decision.options
    passing = next((one for one in options if one.kind == "pass"), None)
    if passing is None:
        return Verdict(None, "a question with several answers")
    if vital(view, decision) and any(one.card not in policy.leave for one in options if one.kind != "pass"):
        return Verdict(None, "something can be broken or rezzed")
    offered = useful(view, decision, policy)
    if not offered:
        return Verdict(passing, "nothing here can make a difference now")
    if offered <= memory.left and not _happened(game, decision, memory.left_at, _TURNS):
        return Verdict(passing, "it was left a moment ago, and nothing has happened since")
    return Verdict(None, "something useful can be done")


def _unbroken(view: View) -> bool:
    """Has the ice that is encountered subroutines that are not broken?"""
    if not view.is_under_way("encounter ice"):
        return False
    return any(not one.broken for server in view.servers for card in server.ice for one in card.subroutines)


def _happened(game: Game, decision: Decision, since: int, but: frozenset[str], own: frozenset[str] = _NONE) -> bool:
    """Has the side been told of anything since then, but for these, and for those that it did itself?"""
    return since < 0 or any(
        entry.kind not in but and not (entry.kind in own and entry.side == decision.side)
        for entry in game.log(decision.side, since)
    )


# -- other questions ----------------------------------------------------------------------------------------------


def _going_on(game: Game, decision: Decision, policy: Policy, memory: Memory) -> Verdict:
    go_on = next((one for one in decision.options if one.kind == "continue"), None)
    if go_on is None or policy.wants("jack out") or policy.hold:
        return Verdict(None, "a question with several answers")
    own = BROKEN if decision.role == SERVER_NEXT else PASSED
    if _happened(game, decision, memory.since, UNEVENTFUL, own):
        return Verdict(None, "something has happened in this run")
    return Verdict(go_on, "the run was begun a moment ago, and nothing has happened since")


def _order(view: View, decision: Decision) -> Verdict:
    """Order pending abilities without asking where the order makes no difference."""
    options = decision.options
    if all(one.kind == "trigger" and commutes(one.card, one.ability) for one in options):
        return Verdict(options[0], "the order makes no difference")
    if len({(one.kind, one.card, one.ability) for one in options}) == 1 and options[0].handle:
        if traits(options[0].card).type and _alike(view, {one.handle for one in options}):
            return Verdict(options[0], "they are alike")
    return Verdict(None, "a question with several answers")


def _alike(view: View, handles: set[int]) -> bool:
    """Do these copies of a card lie there in the same state?"""
    rows = [*view.rig.values(), *(server.root for server in view.servers), *(server.ice for server in view.servers)]
    states = [
        (card.faceup, sorted(card.tokens.items()), card.strength, card.remembers, len(card.hosted))
        for row in rows
        for card in row
        if card.handle in handles
    ]
    return len(states) == len(handles) and all(one == states[0] for one in states)


def _accesses(decision: Decision) -> Verdict:
    """Accessing cards to which nothing happens can be done in any order."""
    options = decision.options
    if all(one.kind == "access" and one.card and inert(one.card, one.zone) for one in options):
        return Verdict(options[0], "nothing comes of any of them")
    return Verdict(None, "an access")


def suggested_first(kind: str, options: tuple[Option, ...]) -> list[Option]:
    """The options of a question with the one to suggest at the top, and what destroys something never there."""
    if kind == "credits from":
        return sorted(options, key=lambda one: -one.number)  # credits on cards before those of the pool
    if kind == "trash like cards":
        return sorted(options, key=lambda one: one.kind != "done")
    return list(options)


def _payment(decision: Decision) -> Verdict:
    """Credits that come back every turn are spent first, and those that are lost when the run ends."""
    if not decision.card:
        return Verdict(suggested_first(decision.kind, decision.options)[0], "the bad publicity fund first")
    if traits(decision.card).recurring:
        return Verdict(suggested_first(decision.kind, decision.options)[0], "recurring credits first")
    return Verdict(None, "a question with several answers")


__all__ = ["Memory", "Verdict", "counts", "moments", "suggested_first", "useful", "verdict", "vital"]
