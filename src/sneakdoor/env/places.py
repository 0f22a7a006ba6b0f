"""Where the cards on the table lie, as numbered places.

A place is said by what both players see: the second ice of HQ, the first card of the rig. Neither the engine's numbers
nor handles show in it, so the same table has the same places in every game. Cards that find no room where they belong,
and cards on other cards, lie in the common region at the end; a card for which there is no place at all is counted.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from sneakdoor import Card, View

ROWS: Final = ("HQ", "R&D", "Archives", *(f"Server {n}" for n in range(1, 10)))
"""Servers with places of their own."""
ICE: Final = 4
ROOT: Final = 2
RIG: Final = 24
SCORED: Final = 6
PLAYING: Final = 4
COMMON: Final = 36

_WIDTH: Final = ICE + ROOT
_SERVERS: Final = 2
_RIG: Final = _SERVERS + len(ROWS) * _WIDTH
_SCORED: Final = _RIG + RIG
_PLAYING: Final = _SCORED + 2 * SCORED
_COMMON: Final = _PLAYING + PLAYING
PLACES: Final = _COMMON + COMMON
"""How many there are."""

_ROW: Final = {name: row for row, name in enumerate(ROWS)}


class Lying(NamedTuple):
    """A card and its place; its server, how far it is from the outside, the place of its host: each -1 for none."""

    place: int
    card: Card
    server: int = -1
    ice: int = -1
    host: int = -1


@dataclass(slots=True)
class Layout:
    """The places of all cards on the table at one moment."""

    lying: list[Lying] = field(default_factory=list)
    of: dict[int, int] = field(default_factory=dict)  # a place by the handle of the card there
    left_out: int = 0  # cards without a place

    def put(self, place: int, card: Card, server: int = -1, ice: int = -1, host: int = -1) -> None:
        self.lying.append(Lying(place, card, server, ice, host))
        self.of[card.handle] = place


def server_number(name: str) -> int:
    """A server as a number: HQ 0, R&D 1, Archives 2, Server 1 is 3; -1 where there is none.

    >>> [server_number(name) for name in ("HQ", "Server 1", "Server 12", "")]
    [0, 3, 14, -1]
    """
    if name in _ROW:
        return _ROW[name]
    return int(name.removeprefix("Server ")) + 2 if name.startswith("Server ") else -1


def lay_out(view: View) -> Layout:
    """Give every card on the table its place."""
    out = Layout()
    waiting: deque[tuple[Card, int, int, int]] = deque()  # with its server, its place among the ice, and its host

    def place(cards: list[Card], first: int, room: int, server: int = -1, *, ice: bool = False) -> None:
        for n, card in enumerate(cards):
            where = n if ice else -1
            if n >= room:
                waiting.append((card, server, where, -1))
                continue
            out.put(first + n, card, server, where)
            waiting.extend((one, server, -1, first + n) for one in card.hosted)

    place([view.corp.identity], 0, 1)
    place([view.runner.identity], 1, 1)
    for server in view.servers:
        row = _ROW.get(server.name, -1)
        first, number = _SERVERS + row * _WIDTH, server_number(server.name)
        place(server.ice, first, ICE if row >= 0 else 0, number, ice=True)
        place(server.root, first + ICE, ROOT if row >= 0 else 0, number)
    place([card for group in view.rig.values() for card in group], _RIG, RIG)
    place(view.corp.scored, _SCORED, SCORED)
    place(view.runner.scored, _SCORED + SCORED, SCORED)
    place(view.playing, _PLAYING, PLAYING)
    common = 0
    while waiting:
        card, server_at, where, host = waiting.popleft()
        here = -1
        if common < COMMON:
            here = _COMMON + common
            out.put(here, card, server_at, where, host)
            common += 1
        else:
            out.left_out += 1
        waiting.extend((one, server_at, -1, here) for one in card.hosted)
    return out


def place_name(place: int) -> str:
    """A place in words.

    >>> place_name(0), place_name(2), place_name(7), place_name(PLACES - 1)
    ("the Corp's identity", 'HQ, ice 1 from outside', 'HQ, root 2', 'common place 36')
    """
    if place < _SERVERS:
        return ("the Corp's identity", "the Runner's identity")[place]
    if place < _RIG:
        row, at = divmod(place - _SERVERS, _WIDTH)
        return f"{ROWS[row]}, ice {at + 1} from outside" if at < ICE else f"{ROWS[row]}, root {at - ICE + 1}"
    if place < _SCORED:
        return f"rig {place - _RIG + 1}"
    if place < _PLAYING:
        side, at = divmod(place - _SCORED, SCORED)
        return f"score area of the {('Corp', 'Runner')[side]}, {at + 1}"
    if place < _COMMON:
        return f"play area {place - _PLAYING + 1}"
    return f"common place {place - _COMMON + 1}"
