"""What tests of many topics do, ask and put on the table: walking, looking back, and cards made up for it."""

from __future__ import annotations

from typing import Any

from sneakdoor.cards.vocabulary import (
    SUCCESSFUL_RUN,
    AccessServer,
    ChangeServer,
    Credits,
    Damage,
    DuringRun,
    Gain,
    On,
    ice,
    instead_of_access,
    operation,
    paid,
    play,
    resource,
    sub,
    when,
)
from sneakdoor.log import log
from sneakdoor.model.declare import CardDef
from sneakdoor.model.enums import MEAT, DamageKind, Side
from sneakdoor.options import Decision
from sneakdoor.rules.access import AccessSet
from sneakdoor.testing import Table
from sneakdoor.testing.skipped_questions import is_at

QUIET = ("paid ability window", "jack out")

# -- what is asked -------------------------------------------------------------------------------------


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


# -- walking -------------------------------------------------------------------------------------------


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
    """Take an action by kind, for the side that is asked."""
    walk = now(t)
    while walk.kind != "action":
        let_pass(t)
        walk = now(t)
    t.game.choose(next(option for option in walk.options if option.kind == kind))


def walk_to(t: Table, rule: str, side: str = "") -> Decision:
    """Pass until a window of this rule (and side) is open."""
    for _ in range(200):
        d = now(t)
        if is_at(d, rule) and (not side or d.side.name.lower() == side):
            return d
        if len(d.options) == 1:
            t.game.choose(d.options[0])
            continue
        assert d.kind in QUIET, t.show()
        let_pass(t)
    raise AssertionError(f"never came to {rule}.\n{t.show()}")


def go_to(t: Table, rule: str) -> None:
    """Pass windows up to the one of this step, or to the end of the game."""
    while t.decision is not None and not is_at(t.decision, rule):
        kind = "pass" if t.decision.kind == "paid ability window" else "continue"
        t.game.choose(next(option for option in t.decision.options if option.kind == kind))


def windows(t: Table) -> list[tuple[str, str]]:
    """Pass through windows and jack-out questions until something else is asked: (rule, side) of each."""
    out = []
    while (d := t.decision) is not None and d.kind in QUIET:
        out.append((d.rule, d.side.name.lower()))
        let_pass(t)
    return out


def encounter(t: Table, server: str = "") -> None:
    """Go to the window in which the Runner breaks subroutines (CR 6.9.3b); with a server, begin a run on it first."""
    if server:
        t.runner.run(server)
    for _ in range(100):
        d = now(t)
        if d.role == "break" and d.side.name == "RUNNER":
            return
        assert d.kind in QUIET, t.show()
        quiet = next(option for option in d.options if option.kind in ("pass", "continue"))
        t.game.choose(quiet)
    raise AssertionError(f"no ice was encountered.\n{t.show()}")


def next_encounter(t: Table) -> None:
    """Go on to the beginning of another encounter than the one under way."""
    seen = t.happened("encounter")
    for _ in range(50):
        if t.happened("encounter") > seen:
            return
        assert now(t).kind in QUIET, t.show()
        t.game.choose(next(option for option in now(t).options if option.kind in ("pass", "continue")))
    raise AssertionError(f"no other ice was encountered.\n{t.show()}")


def break_once(t: Table, title: str) -> None:
    """Use the breaking ability once, for as much as it can."""
    t.runner.use(title, "Break")
    while (d := now(t)).kind == "break":
        t.game.choose(next(option for option in d.options if option.kind != "done"))


def got_in(t: Table) -> bool:
    """Let the run take its course: was it successful?"""
    before = t.happened("successful run")
    t.finish_run()
    return t.happened("successful run") > before


def traced(t: Table, corp: int = 0, runner: int = 0) -> None:
    """Both spend so much on a trace; who has nothing to spend is not asked."""
    for player, n in ((t.corp, corp), (t.runner, runner)):
        t.settle()
        d = now(t)
        if d.kind == "trace: spend" and d.side == player.side:
            player.number(n)
        else:
            assert not n, t.show()


def bid(t: Table, corp: int, runner: int) -> None:
    """Both spend so much in secret."""
    t.settle()
    t.corp.number(corp)
    t.runner.number(runner)


def put_to_use(t: Table, title: str, says: str = "") -> None:
    """The Runner has a card installed, and uses it at once."""
    t.runner.put(title)
    t.runner.use(title, says)


def go_on(t: Table) -> None:
    """Leave the accessed card; where that is the only answer the table gave it already."""
    t.settle()
    if t.runner.can("go on"):
        t.runner.act("go on")


def score(t: Table, title: str, tokens: int) -> None:
    """Score an agenda that has this number of advancement tokens."""
    t.corp.put(title, "Server 9", tokens={"advancement": tokens})
    t.corp.score_agenda(title)


def steal(t: Table, title: str) -> None:
    """The Runner runs on a server with nothing but this agenda in it; the access is yet to be answered."""
    t.corp.put(title, "Server 9")
    t.runner.run("Server 9")
    t.settle()


# -- what happened -------------------------------------------------------------------------------------


def story(t: Table, *wanted: str) -> list[str]:
    """The changes of these kinds, in the order in which they happened."""
    return [one.kind for one in t.state.journal.since(0) if one.kind in wanted]


def entries(t: Table, kind: str) -> list[object]:
    return [one for one in t.state.journal.since(0) if one.kind == kind]


def last(t: Table, kind: str) -> object:
    found = entries(t, kind)
    assert found, f"nothing of the kind {kind!r} happened"
    return found[-1]


def result(t: Table) -> str:
    """How the last run ended."""
    found: Any = last(t, "run ends")
    return str(found.cause)


def accessed(t: Table) -> list[str]:
    """The titles of what was accessed, in order."""
    return [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "accessed"]


def approached(t: Table) -> list[str]:
    """The titles of the ice that was approached, in order."""
    return [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "approach ice"]


def passed(t: Table) -> list[str]:
    """The titles of the ice that was passed, in order; "" for a position without ice."""
    cids = [one.cid for one in t.state.journal.since(0) if one.kind == "passed"]
    return [t.state.card(cid).title if cid >= 0 else "" for cid in cids]


def damage(t: Table) -> list[tuple[str, int]]:
    """The damage that was suffered so far: of what kind, and how much, each time."""
    return [(one.cause, one.amount) for one in t.state.journal.since(0) if one.kind == "damaged"]


def damaged(t: Table) -> int:
    """How much damage there was, of all kinds."""
    return sum(amount for _, amount in damage(t))


def who(t: Table, kind: str) -> list[int]:
    """Who carried out the changes of a kind so far."""
    return [one.side for one in t.state.journal.since(0) if one.kind == kind]


def doers(t: Table, kind: str) -> list[str]:
    """Who brought about each change of a kind, and how much it was."""
    return [f"{Side(one.side).name} {one.amount}" for one in t.state.journal.since(0) if one.kind == kind]


def told(t: Table, side: int) -> str:
    """What a side was told so far."""
    return "\n".join(entry.words for entry in log(t.state, side))


# -- what is there -------------------------------------------------------------------------------------


def left(t: Table) -> int:
    """How many accesses the current set still has."""
    frame = t.state.find(AccessSet)
    return frame.left if frame is not None else 0


def row(t: Table, server: str) -> list[str]:
    """The ice protecting a server, innermost first."""
    number = ("HQ", "R&D", "Archives").index(server) if not server.startswith("Server") else int(server[7:]) + 2
    return [t.state.card(cid).title for cid in t.state.ice[number]]


def top(t: Table, side: int, n: int = 1) -> list[str]:
    """The titles of the top cards of a deck, the topmost first."""
    return [t.state.card(cid).title for cid in reversed(t.state.deck[side])][:n]


def removed(t: Table) -> list[str]:
    """The titles of what was removed from the game, in order."""
    return [t.state.card(cid).title for cid in t.state.removed]


# -- tables and cards to try things with ---------------------------------------------------------------


def facing(title: str, server: str = "HQ", *, corp_credits: int = 0, **numbers: int) -> Table:
    """The Runner, with five cards in hand, runs on a server that this ice alone protects."""
    t = Table("runner")
    t.corp.put(title, server, rezzed=True)
    t.corp.set(credits=corp_credits)
    t.runner.hand(*["Sure Gamble"] * 5).set(**numbers)
    t.runner.run(server)
    return t


def trial(kind: str, strength: int = 0, subroutines: int = 3) -> CardDef:
    """Ice of which each subroutine that is not broken gives the Corp a credit."""
    return ice("Trial", "neutral_corp", *[sub(Gain(1))] * subroutines, subtypes=kind, cost=0, strength=strength)


def detour(server: int) -> CardDef:
    """A resource that leads the Runner to another server."""
    return resource("Detour", "neutral_runner", paid(Credits(0), ChangeServer(server), only=DuringRun()), cost=0)


def strike(n: int, kind: DamageKind = MEAT, *, sure: bool = False) -> CardDef:
    """An operation that does damage."""
    return operation("Strike", "neutral_corp", play(Damage(n, kind, unpreventable=sure)), cost=0)


def back_to(server: int) -> CardDef:
    """A resource that accesses cards of a server once, while those of another are being accessed."""
    again = when(On("access begins"), AccessServer(server), once_per_turn=True)
    return resource("Back", "neutral_runner", again, cost=0)


def elsewhere() -> CardDef:
    """A resource that puts a credit in the place of every access in a run."""
    return resource("Averted Eyes", "neutral_runner", when(SUCCESSFUL_RUN, instead_of_access(Gain(1))), cost=0)
