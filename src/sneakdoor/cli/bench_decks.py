"""The two decks that the benchmark plays with: the first starter deck of each side, or else these."""

from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple, Protocol

from sneakdoor import Side


class Playable(Protocol):
    """What a game needs of a deck."""

    @property
    def identity(self) -> str: ...

    @property
    def cards(self) -> Mapping[str, int]: ...


class List(NamedTuple):
    """An identity, and titles with how many of each."""

    identity: str
    cards: Mapping[str, int]


CORP = List(
    "Jinteki: Personal Evolution",
    {
        "Nisei MK II": 3,
        "Priority Requisition": 3,
        "Private Security Force": 3,
        "Ice Wall": 3,
        "Enigma": 3,
        "Wall of Static": 3,
        "Neural Katana": 3,
        "Hunter": 3,
        "Himitsu-Bako": 2,
        "Yagura": 2,
        "Pup": 2,
        "PAD Campaign": 3,
        "Snare!": 3,
        "Project Junebug": 2,
        "Hokusai Grid": 2,
        "Hedge Fund": 3,
        "Beanstalk Royalties": 2,
        "Celebrity Gift": 2,
    },
)
RUNNER = List(
    "Gabriel Santiago: Consummate Professional",
    {
        "Sure Gamble": 3,
        "Easy Mark": 3,
        "Account Siphon": 2,
        "Inside Job": 3,
        "Special Order": 2,
        "Bank Job": 3,
        "Desperado": 2,
        "Corroder": 2,
        "Gordian Blade": 2,
        "Femme Fatale": 2,
        "Ninja": 2,
        "Datasucker": 2,
        "Armitage Codebusting": 3,
        "Daily Casts": 3,
        "Legwork": 2,
        "Forged Activation Orders": 2,
        "Crash Space": 2,
        "Decoy": 2,
        "Infiltration": 2,
        "Dirty Laundry": 3,
    },
)


def two_decks() -> tuple[Playable, Playable]:
    """The Corp's and the Runner's."""
    try:
        found = list(import_module("sneakdoor.decks").starter_decks().values())
    except (ModuleNotFoundError, AttributeError):
        found = []  # there are none yet
    return (
        next((deck for deck in found if deck.side == Side.CORP), CORP),
        next((deck for deck in found if deck.side == Side.RUNNER), RUNNER),
    )
