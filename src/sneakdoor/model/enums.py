"""Closed vocabularies of the game: sides, zones, card types, tokens, servers."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Literal

SideWord = Literal["corp", "runner"]
SIDE_WORDS: Final[tuple[SideWord, SideWord]] = ("corp", "runner")
"""Sides as JSON and commands write them, by number."""


class Side(IntEnum):
    """One of the two players (CR 1.1.1)."""

    CORP = 0
    RUNNER = 1

    @property
    def other(self) -> Side:
        return RUNNER if self is CORP else CORP

    @property
    def word(self) -> SideWord:
        """The side as JSON and commands write it.

        >>> Side.CORP.word, Side.RUNNER.word
        ('corp', 'runner')
        """
        return SIDE_WORDS[self]


CORP: Final = Side.CORP
RUNNER: Final = Side.RUNNER
SIDES: Final = (CORP, RUNNER)
ANYONE: Final = -3
"""In place of a side: either of them."""
RULES: Final = 2
"""The actor of what the rules themselves do (a current trashed, a server gone)."""
ActorWord = SideWord | Literal["rules"]
ACTOR_WORDS: Final[tuple[ActorWord, ...]] = (*SIDE_WORDS, "rules")
"""Sides and the rules by number."""


class Zone(IntEnum):
    """Where a card can be (CR 4.1.1, 1.4:4.8)."""

    # CR 26.03:4.1.1a + 26.03:4.7.5: the bank is a zone as well, but one without cards.

    DECK = 0
    HAND = 1
    DISCARD = 2
    SCORE = 3
    PLAY = 4
    ASIDE = 5  # CR 1.4:4.8.1: one for both sides, for a short while; nothing in it is active
    REMOVED = 6  # CR 1.4:4.9.1: one for both sides, inactive
    OUTSIDE = 7  # CR 4.1.3: no zone of the game: cards that only an ability can bring in


DECK: Final = Zone.DECK
HAND: Final = Zone.HAND
DISCARD: Final = Zone.DISCARD
SCORE: Final = Zone.SCORE
PLAY: Final = Zone.PLAY
ASIDE: Final = Zone.ASIDE
REMOVED: Final = Zone.REMOVED
OUTSIDE: Final = Zone.OUTSIDE

# CR 2.14.2: every card has one type.
IDENTITY: Final = "identity"
AGENDA: Final = "agenda"
ASSET: Final = "asset"
ICE: Final = "ice"
OPERATION: Final = "operation"
UPGRADE: Final = "upgrade"
EVENT: Final = "event"
HARDWARE: Final = "hardware"
PROGRAM: Final = "program"
RESOURCE: Final = "resource"

# CR 2.15.7d: every subtype that ice can have.
ICE_SUBTYPES: Final = (
    "Barrier", "Code Gate", "Sentry",
    "Trap", "Tracer", "Psi", "Observer", "NEXT", "Mythic", "Morph", "Illicit", "Grail", "Destroyer", "Deflector",
    "Bioroid", "Ambush", "Advertisement", "AP",
)  # fmt: skip

# CR 1.9.5: the tokens that lie on cards (clicks, tags, bad publicity and brain damage lie on players).
CREDIT: Final = "credit"
ADVANCEMENT: Final = "advancement"
VIRUS: Final = "virus"
POWER: Final = "power"
AGENDA_TOKEN: Final = "agenda"

# CR 26.03:1.13.3: bad publicity that is hosted on a card is not on a player.
BAD_PUBLICITY: Final = "bad publicity"

Token = Literal["credit", "advancement", "virus", "power", "agenda", "condition", "bad publicity"]

# CR 10.4.2: the three types of damage.
NET: Final = "net"
MEAT: Final = "meat"
BRAIN: Final = "brain"  # CR 26.03:10.4.2c: core damage, by its older name
DamageKind = Literal["net", "meat", "brain"]

# CR 4.7.7a: the central servers are always there; remote servers are numbered from 3 on.
HQ: Final = 0
RND: Final = 1
ARCHIVES: Final = 2
CENTRALS: Final = (HQ, RND, ARCHIVES)
NEW_REMOTE: Final = -2
NOWHERE: Final = -1
SERVER_NAMES: Final = ("HQ", "R&D", "Archives")

ZONE_NAMES: Final = (
    ("R&D", "HQ", "Archives", "the Corp's score area", "the play area", "set aside", "removed", "outside"),
    (
        "the stack",
        "the grip",
        "the heap",
        "the Runner's score area",
        "the play area",
        "set aside",
        "removed",
        "outside",
    ),
)
SIDE_NAMES: Final = ("the Corp", "the Runner", "the rules")


CHOSEN: Final = "chosen"
"""In place of a server: the server that was chosen for the card."""
ATTACKED: Final = "attacked"
"""In place of a server: the server that is being run on."""
MARK: Final = "mark"
"""In place of a server: the mark (CR 26.03:10.11)."""


def servers_named(server: str) -> str:
    """Name servers as declarations give them: "this", "another", "central", "remote", "chosen", "mark", or numbers."""
    if server == MARK:
        return "your mark"
    if server == ATTACKED:
        return "the attacked server"
    if server in ("this", "another", CHOSEN):
        return f"{'the ' if server == CHOSEN else ''}{server} server"
    if server in ("central", "remote"):
        return f"a {server} server"
    return " or ".join(server_name(int(one)) for one in server.split(","))


def server_name(server: int) -> str:
    """Name a server as players do: HQ, R&D, Archives, Server 1, …"""
    if server == NEW_REMOTE:
        return "New remote"
    return SERVER_NAMES[server] if server < len(SERVER_NAMES) else f"Server {server - 2}"
