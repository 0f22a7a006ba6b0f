"""What whoever waits may notice of a seat: when the keyboard changes hands, and how long a seat takes to pass.

Both are decided from what everybody may see, so that neither tells whether there was something to do.
"""

from __future__ import annotations

from typing import Final

from sneakdoor import Decision, Side, View
from sneakdoor.seating.carrying import approaches_server
from sneakdoor.seating.passing import counts
from sneakdoor.seating.policy import REZ_ICE, WINDOW, Policy, attacked, stopped

PAUSE: Final = 0.4
"""Seconds that a seat takes to pass a window, whether there was something to do in it or not."""
_SECRET: Final = ("pass", "rez", "score")
"""Answers of which it is not for everybody to see whether there are any."""


def pause(public: View) -> float:
    """How long a seat that answers by itself waits first, from what a spectator sees of the question."""
    question = public.decision
    return PAUSE if question is not None and question.kind == WINDOW else 0.0


def hands_over(public: View, decision: Decision, policy: Policy) -> bool:
    """Is a window worth handing the keyboard over for, where two people share it?

    So it is for facedown ice that is approached, for facedown cards in the root of the server that is approached, and
    for something faceup that can be used to some effect.
    """
    if not policy.auto or decision.kind != WINDOW:
        return len(decision.options) > 1 or not policy.auto
    if stopped(public, decision, policy):
        return True
    lying = _open(public)
    if any(
        one.handle in lying and one.kind not in _SECRET and counts(public, decision, one) for one in decision.options
    ):
        return True
    if decision.side != Side.CORP:
        return False
    if public.active == "corp":
        return len(decision.options) > 1  # the Corp is about to be asked for an action anyway
    server, ice = attacked(public)
    if server is None:
        return False
    if decision.rule == REZ_ICE:
        return ice is not None and not ice.faceup
    return approaches_server(public) and any(not one.faceup for one in server.root)


def _open(public: View) -> set[int]:
    """The numbers of the cards whose fronts everybody sees."""
    rows = [
        *public.rig.values(),
        *(server.ice for server in public.servers),
        *(server.root for server in public.servers),
    ]
    own = [public.corp.identity, public.runner.identity, *public.corp.scored, *public.runner.scored, *public.playing]
    cards = [*own, *(card for row in rows for card in row)]
    return {card.handle for one in cards for card in (one, *one.hosted) if card.title}


__all__ = ["PAUSE", "hands_over", "pause"]
