"""Which cards there are: every card module, gathered once when first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from sneakdoor.model.declare import Book, CardDef

MODULES: Final = (
    "core.neutral_corp",
    "core.haas_bioroid",
    "core.jinteki",
    "core.nbn",
    "core.weyland",
    "core.neutral_runner",
    "core.anarch",
    "core.criminal",
    "core.shaper",
    "cycles.haas_bioroid",
    "cycles.jinteki",
    "cycles.nbn",
    "cycles.neutral_runner",
    "cycles.anarch",
    "cycles.shaper",
    "cycles.apex",
    "cycles.sunny_lebeau",
    "cycles.weyland",
    "cycles.neutral_corp",
    "cycles.adam",
    "cycles.criminal",
    "cycles.anarch_identities",
    "cycles.criminal_identities",
    "cycles.shaper_identities",
    "cycles.jinteki_identities",
)


@cache
def book() -> Book:
    """Every implemented card, numbered in the order of the modules."""
    import_module("sneakdoor.rules.all")
    cards: list[CardDef] = []
    for name in MODULES:
        module = import_module(f"sneakdoor.cards.{name}")
        cards.extend(value for value in vars(module).values() if isinstance(value, CardDef))
    return Book(cards)


def titles() -> frozenset[str]:
    """The titles of the implemented cards; those that are only partly done are not among them."""
    known = book()
    return frozenset(card.title for code, card in enumerate(known.cards) if code < known.fronts and not card.partial)
