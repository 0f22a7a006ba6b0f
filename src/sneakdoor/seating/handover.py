"""What the waiting player may notice of a seat: when the keyboard changes hands, and how long a pass takes.

Both are decided from what everybody may see, so that neither tells whether there was something to do.
"""

from __future__ import annotations

from typing import Final

from sneakdoor import Card, Decision, Side, StepRole, View
from sneakdoor.seating.auto_pass import counts
from sneakdoor.seating.macros import approaches_server
from sneakdoor.seating.policy import CARD, REZ_ICE, WINDOW, Policy, attacked, is_running, stopped

Bounds = tuple[float, float]
NO_PAUSE: Final = (0.0, 0.0)
SHORT_PAUSE: Final = (0.2, 0.6)
LONG_PAUSE: Final = (0.5, 1.5)
"""Bounds in seconds for the delay of a pass, by a person, a bot or the seat."""
_SERVER_REZ: Final = "last before server"
_SECRET: Final = ("pass", "rez", "score")
"""Answers of which it is not for everybody to see whether there are any."""


def pause(public: View) -> Bounds:
    """The minimum time before the open window is passed, from what a spectator sees.

    A fixed pause would tell a seat that passes by itself from a player who thinks; so the caller draws one from these
    bounds, and a player's own quick pass waits for it as well. It is longer where a facedown card may be turned over.
    """
    question = public.decision
    if question is None or question.kind != WINDOW or not may_act(public, question.side):
        return NO_PAUSE
    return LONG_PAUSE if _may_rez(public, question.side, question.role) else SHORT_PAUSE


def may_act(public: View, side: str) -> bool:
    """Could this side do something in a window, for all that a spectator knows?

    Before an action of its own nobody can tell passing from thinking about the action.
    """
    if public.active == side and not is_running(public):
        return False
    if side == "corp":
        return any(server.ice or server.root for server in public.servers)
    return any(public.rig.values())


def _may_rez(public: View, side: str, role: StepRole) -> bool:
    """Is it a window of a run in which the Corp may have a facedown card to rez?"""
    if side != "corp" or role not in (REZ_ICE, _SERVER_REZ):
        return False
    ice = attacked(public)[1]
    if role == REZ_ICE and ice is not None and not ice.faceup:
        return True
    return any(not card.faceup for server in public.servers for card in server.root)


def hands_over(public: View, decision: Decision, policy: Policy) -> bool:
    """Is a window worth handing the keyboard over for, where two people share it?

    So it is for facedown ice that is approached, for facedown cards in the root of the server that is approached, and
    for something faceup that can be used to some effect.
    """
    if not policy.auto or decision.kind != WINDOW:
        return len(decision.options) > 1 or not policy.auto
    lying = _open(public)
    if stopped(public, decision, policy) or _stops_in_secret(public, policy):
        return True
    if any(
        one.handle in lying and one.kind not in _SECRET and counts(public, decision, one) for one in decision.options
    ):
        return True
    if decision.side != Side.CORP:
        return False
    if public.active == "corp":
        return True  # it is about to be asked for an action anyway, and whether it has more to do is a secret
    server, ice = attacked(public)
    if server is None:
        return False
    if decision.role == REZ_ICE:
        return ice is not None and not ice.faceup
    return approaches_server(public) and any(not one.faceup for one in server.root)


def _stops_in_secret(public: View, policy: Policy) -> bool:
    """Is there a stop at a card that may lie facedown? Then every window counts: which one it is must not show."""
    titles = {one.removeprefix(CARD) for one in policy.stops if one.startswith(CARD)}
    return bool(titles - {card.title for card in _faceup(public)})


def _open(public: View) -> set[int]:
    """The numbers of the cards whose fronts everybody sees."""
    return {card.handle for card in _faceup(public)}


def _faceup(public: View) -> list[Card]:
    rows = [
        *public.rig.values(),
        *(server.ice for server in public.servers),
        *(server.root for server in public.servers),
    ]
    own = [public.corp.identity, public.runner.identity, *public.corp.scored, *public.runner.scored, *public.playing]
    cards = [*own, *(card for row in rows for card in row)]
    return [card for one in cards for card in (one, *one.hosted) if card.title]


__all__ = ["LONG_PAUSE", "NO_PAUSE", "SHORT_PAUSE", "Bounds", "hands_over", "may_act", "pause"]
