"""How a card changes deck building, read from its declaration (CR 1.4.1, 1.5, 2.13.3).

`check` knows the kinds of change and none of the cards.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from sneakdoor.language.alliances import Alliance, Allied, Which
from sneakdoor.language.factions import faction_name
from sneakdoor.model.declare import Ability, CardDef
from sneakdoor.model.enums import AGENDA, PROGRAM


@dataclass(frozen=True, slots=True)
class Variance:
    """How decks of an identity differ from others."""

    bars: Which | None = None
    """Cards that may not be in the deck."""
    admits: Which | None = None
    """Out-of-faction cards that need no influence cost to be in the deck."""
    first_free: Which | None = None
    """Cards whose first copy does not count against the influence limit."""
    brings: Which | None = None
    """Cards that may begin outside the deck,"""
    brings_least: int = 0
    """and how many of them, with different titles, must."""
    brings_rule: str = ""
    starting_hand: int = 5
    most_copies: int = 0
    """How many copies of a card it may have at most; 0: as many as usual."""
    agendas_each: int = 0
    """How many different agendas of each other faction it may have."""


USUAL: Final = Variance()


def variance_of(card: CardDef) -> Variance:
    """What the abilities of an identity say about its deck."""
    changes = {name: value for ability in card.abilities for name, value in _changes(card, ability)}
    return Variance(**changes) if changes else USUAL


def allied_by(card: CardDef) -> Allied | None:
    """The condition under which an alliance card costs no influence; None for other cards."""
    return next((one.allied for one in card.abilities if isinstance(one, Alliance)), None)


def _changes(card: CardDef, ability: Ability) -> Iterator[tuple[str, Any]]:
    # Imported late: these import most of the engine, which reading a deck does not need.
    from sneakdoor.language.identity_filters import DeckWithout, Outside  # noqa: PLC0415
    from sneakdoor.language.instructions.starts import BeginWith, ChooseVersion  # noqa: PLC0415
    from sneakdoor.model.abilities import AtStart, Keyword, When  # noqa: PLC0415

    if isinstance(ability, DeckWithout):
        yield "bars", Which(f"{faction_name(ability.faction)} cards", faction=ability.faction)
    elif isinstance(ability, Keyword):
        if ability.name == "any agendas":
            yield "admits", Which("agendas", type=AGENDA)
        elif ability.name == "first copies free":
            yield "first_free", Which("programs", type=PROGRAM)
        elif ability.name == "starting hand":
            yield "starting_hand", ability.value
        elif ability.name == "copies per card":
            yield "most_copies", ability.value
        elif ability.name == "agendas of each faction":
            yield "agendas_each", ability.value
    elif isinstance(ability, AtStart):
        for one in ability.do:
            if isinstance(one, BeginWith) and isinstance(one.what, Outside):
                # CR 1.5.3a: three directives with different names, or more, come along.
                subtype = one.what.subtype.lower()
                yield "brings", Which(f"{subtype}s", subtype=subtype)
                yield "brings_least", one.n
                yield "brings_rule", "1.5.3a"
            elif isinstance(one, ChooseVersion):
                # CR 1.5.2a: any number of copies of this identity, to choose among after setup.
                yield "brings", Which("copies of itself", title=card.title)
                yield "brings_rule", "1.5.2a"
    elif isinstance(ability, When) and any(isinstance(one, ChooseVersion) for one in ability.do):
        # CR 26.03:1.5.2b: any number of copies, to choose among during the game.
        yield "brings", Which("copies of itself", title=card.title)
        yield "brings_rule", "26.03:1.5.2b"
