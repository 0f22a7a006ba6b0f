"""Group the cards of a deck by type for display, and count costs."""

from typing import Final

from sneakdoor.decks.deck import Deck
from sneakdoor.decks.facts import CardFacts, every_card
from sneakdoor.model.enums import (
    AGENDA,
    ASSET,
    EVENT,
    HARDWARE,
    ICE,
    IDENTITY,
    OPERATION,
    PROGRAM,
    RESOURCE,
    UPGRADE,
)

GROUPS: Final = (
    ("Identity", IDENTITY, ""),
    ("Agenda", AGENDA, ""),
    ("Asset", ASSET, ""),
    ("Upgrade", UPGRADE, ""),
    ("Operation", OPERATION, ""),
    ("Barrier", ICE, "barrier"),
    ("Code Gate", ICE, "code gate"),
    ("Sentry", ICE, "sentry"),
    ("Ice", ICE, ""),
    ("Event", EVENT, ""),
    ("Hardware", HARDWARE, ""),
    ("Resource", RESOURCE, ""),
    ("Icebreaker", PROGRAM, "icebreaker"),
    ("Program", PROGRAM, ""),
)


TYPES: Final = tuple(dict.fromkeys(type_ for _, type_, _ in GROUPS))


def group_of(card: CardFacts) -> str:
    """The first group that fits; ice with several of the subtypes is in the first of their groups."""
    return next(name for name, type_, subtype in GROUPS if card.type == type_ and subtype in {"", *card.subtypes})


def grouped(deck: Deck) -> list[tuple[str, list[tuple[CardFacts, int]]]]:
    """The non-empty groups of a deck, each with a heading of name and number of cards."""
    known = every_card()
    members: dict[str, list[tuple[CardFacts, int]]] = {name: [] for name, _, _ in GROUPS}
    for title, count in deck.cards.items():
        if title in known:
            members[group_of(known[title])].append((known[title], count))
    return [(f"{name} ({sum(count for _, count in held)})", held) for name, held in members.items() if held]


def cost_curves(deck: Deck) -> dict[str, dict[int, int]]:
    """Cards by cost for each type; X is left out, and agendas count by advancement requirement."""
    curves: dict[str, dict[int, int]] = {type_: {} for type_ in TYPES if type_ != IDENTITY}
    for _, members in grouped(deck):
        for card, count in members:
            if card.cost is not None and not card.is_identity:
                curve = curves[card.type]
                curve[card.cost] = curve.get(card.cost, 0) + count
    return {type_: dict(sorted(curve.items())) for type_, curve in curves.items() if curve}
