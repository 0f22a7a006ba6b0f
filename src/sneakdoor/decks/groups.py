"""A deck's cards in the groups in which players lay them out."""

from typing import Final

from sneakdoor.decks.deck import Deck
from sneakdoor.decks.facts import CardFacts, cards
from sneakdoor.model.words import (
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
    """The first group that fits: ice of several kinds stands with the first of them."""
    return next(name for name, type_, subtype in GROUPS if card.type == type_ and subtype in {"", *card.subtypes})


def grouped(deck: Deck) -> list[tuple[str, list[tuple[CardFacts, int]]]]:
    """The groups that the deck has, each headed by its name and number of cards."""
    known = cards()
    members: dict[str, list[tuple[CardFacts, int]]] = {name: [] for name, _, _ in GROUPS}
    for title, count in deck.cards.items():
        if title in known:
            members[group_of(known[title])].append((known[title], count))
    return [(f"{name} ({sum(count for _, count in held)})", held) for name, held in members.items() if held]


def cost_curves(deck: Deck) -> dict[str, dict[int, int]]:
    """For each type how many cards there are of each cost; X is left out, and agendas count what advancing takes."""
    curves: dict[str, dict[int, int]] = {type_: {} for type_ in TYPES if type_ != IDENTITY}
    for _, members in grouped(deck):
        for card, count in members:
            if card.cost is not None and not card.is_identity:
                curve = curves[card.type]
                curve[card.cost] = curve.get(card.cost, 0) + count
    return {type_: dict(sorted(curve.items())) for type_, curve in curves.items() if curve}
