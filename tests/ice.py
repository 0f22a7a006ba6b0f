"""A run on ice that is rezzed already, against a Runner whose rig is laid out before."""

from __future__ import annotations

from sneakdoor.testing import Table


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
