"""A run on ice that is rezzed already, against a Runner whose rig is laid out before."""

from __future__ import annotations

from sneakdoor.cards.vocabulary import ENCOUNTERED, Break, Credits, Gain, Grant, asset, paid, program, sub
from sneakdoor.testing import Table

MORE_SUBROUTINES = asset("More Subroutines", "neutral_corp", Grant(ENCOUNTERED, sub(Gain(0))), cost=0, trash=0)
"""Whatever ice is encountered has one more subroutine, which does nothing."""

BREAKS_ALL = program(
    "Breaks All",
    "neutral_runner",
    paid(Credits(0), Break(all=True)),
    subtypes="Icebreaker",
    cost=0,
    strength=9,
    memory=1,
)

FREE_KEY = program(
    "Free Key",
    "neutral_runner",
    paid(Credits(0), Break(1)),
    subtypes="Icebreaker",
    cost=0,
    strength=20,
    memory=1,
)
"""It breaks one subroutine at a time, for nothing."""


def against(
    title: str,
    *rig: str,
    server: str = "HQ",
    corp: int = 0,
    hand: int = 5,
    tokens: dict[str, int] | None = None,
    also: str = "",
    run: bool = True,
    **numbers: int,
) -> Table:
    """The Runner, with these cards installed, runs on a server that this ice alone protects.

    `also` is another rezzed piece of ice, which protects Archives.
    """
    t = Table("runner")
    t.corp.put(title, server, rezzed=True, tokens=tokens)
    if also:
        t.corp.put(also, "Archives", rezzed=True)
    t.corp.set(credits=corp)
    for one in rig:
        t.runner.put(one)
    t.runner.hand(*["Sure Gamble"] * hand).set(**numbers)
    if run:
        t.runner.run(server)
    return t
