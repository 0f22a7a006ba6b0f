"""What a view is made of: plain data, as a side sees it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sneakdoor.options import Option, completions


@dataclass(slots=True)
class Subroutine:
    words: str
    broken: bool


@dataclass(slots=True)
class Card:
    """A card on the table as a side sees it; no title: it does not see the front."""

    handle: int = 0
    title: str = ""
    faceup: bool = True
    tokens: dict[str, int] = field(default_factory=dict)
    strength: int | None = None
    points: int | None = None
    needs: int | None = None  # an installed agenda: how many advancement tokens score it now
    subroutines: list[Subroutine] = field(default_factory=list)
    hosted: list[Card] = field(default_factory=list)
    remembers: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Pile:
    """A hand, deck, discard pile or other heap of cards."""

    count: int = 0
    cards: list[str] = field(default_factory=list)  # titles this side sees, in order of the alphabet
    facedown: list[str] = field(default_factory=list)  # of a discard pile: those among them that lie facedown
    hidden: int = 0  # how many it does not see
    known: dict[int, str] = field(default_factory=dict)  # where order counts: place from the top (0 is the top), title


@dataclass(slots=True)
class Server:
    name: str
    ice: list[Card]  # CR 8.2.2b: told from the other cards; the outermost first
    root: list[Card]  # CR 8.2.2a: agendas, assets and upgrades in one list, which tells nothing of their types


@dataclass(slots=True)
class Question:
    """The open question: for the other side only what follows from open facts."""

    side: str
    kind: str
    rule: str = ""
    prompt: str = ""
    options: tuple[Option, ...] = ()
    card: str = ""  # the card that asks, or that the question is about
    text: bool = False  # people type a title; the options are all there are, and `complete` finds what they mean

    def complete(self, typed: str) -> tuple[Option, ...]:
        """The options whose titles these letters can mean."""
        return completions(self.options, typed)


@dataclass(slots=True)
class Stage:
    """One timing structure under way, and the step it has come to."""

    what: str
    step: str
    details: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class LingeringEffect:
    """An effect that lingers."""

    words: str
    source: str = ""
    until: str = ""
    on: int = 0  # the handle of the card it is about
