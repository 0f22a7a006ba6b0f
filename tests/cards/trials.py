"""Cards and questions that tests of many cards share."""

from __future__ import annotations

from tests.cards.walking import now

from sneakdoor.cards.vocabulary import (
    AccessServer,
    ChangeServer,
    Credits,
    Damage,
    DuringRun,
    Gain,
    On,
    ice,
    operation,
    paid,
    play,
    resource,
    sub,
    when,
)
from sneakdoor.model.declare import CardDef
from sneakdoor.model.words import DamageKind, Side
from sneakdoor.testing import Table


def trial(kind: str, strength: int = 0, subroutines: int = 3) -> CardDef:
    """Ice of which each subroutine that is not broken gives the Corp a credit."""
    return ice("Trial", "neutral_corp", *[sub(Gain(1))] * subroutines, subtypes=kind, cost=0, strength=strength)


def detour(server: int) -> CardDef:
    """A resource that leads the Runner to another server."""
    return resource("Detour", "neutral_runner", paid(Credits(0), ChangeServer(server), only=DuringRun()), cost=0)


def break_once(t: Table, title: str) -> None:
    """Use the breaking ability once, for as much as it can."""
    t.runner.use(title, "Break")
    while (d := now(t)).kind == "break":
        t.game.choose(next(option for option in d.options if option.kind != "done"))


def doers(t: Table, kind: str) -> list[str]:
    """Who brought about each change of a kind, and how much it was."""
    return [f"{Side(one.side).name} {one.amount}" for one in t.state.journal.since(0) if one.kind == kind]


def strike(n: int, kind: DamageKind) -> CardDef:
    """An operation that does damage."""
    return operation("Strike", "neutral_corp", play(Damage(n, kind)), cost=0)


def back_to(server: int) -> CardDef:
    """A resource that accesses cards of a server once, while those of another are being accessed."""
    again = when(On("access begins"), AccessServer(server), once_per_turn=True)
    return resource("Back", "neutral_runner", again, cost=0)
