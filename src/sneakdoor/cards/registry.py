"""Which cards there are: every card module, gathered once when first asked for."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import import_module
from typing import Final

from sneakdoor.language.families import MAKING
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
    "mumbad.haas_bioroid",
    "mumbad.jinteki",
    "mumbad.nbn",
    "mumbad.weyland",
    "mumbad.neutral_corp",
    "mumbad.anarch",
    "mumbad.criminal",
    "mumbad.shaper",
    "mumbad.neutral_runner",
    "flashpoint.haas_bioroid",
    "flashpoint.jinteki",
    "flashpoint.nbn",
    "flashpoint.weyland",
    "flashpoint.neutral_corp",
    "flashpoint.anarch",
    "flashpoint.criminal",
    "flashpoint.shaper",
    "flashpoint.apex",
    "flashpoint.sunny_lebeau",
    "flashpoint.neutral_runner",
    "red_sand.haas_bioroid",
    "red_sand.jinteki",
    "red_sand.nbn",
    "red_sand.weyland",
    "red_sand.neutral_corp",
    "red_sand.anarch",
    "red_sand.criminal",
    "red_sand.shaper",
    "red_sand.neutral_runner",
    "kitara.haas_bioroid",
    "kitara.jinteki",
    "kitara.nbn",
    "kitara.weyland",
    "kitara.neutral_corp",
    "kitara.anarch",
    "kitara.criminal",
    "kitara.shaper",
    "kitara.adam",
    "kitara.apex",
    "kitara.sunny_lebeau",
    "kitara.neutral_runner",
    "reign_and_reverie.haas_bioroid",
    "reign_and_reverie.jinteki",
    "reign_and_reverie.nbn",
    "reign_and_reverie.weyland",
    "reign_and_reverie.anarch",
    "reign_and_reverie.criminal",
    "reign_and_reverie.shaper",
    "reign_and_reverie.adam",
    "reign_and_reverie.sunny_lebeau",
    "magnum_opus.nbn",
    "magnum_opus.weyland",
    "magnum_opus.neutral_corp",
    "magnum_opus.anarch",
    "magnum_opus.criminal",
    "magnum_opus.neutral_runner",
    "ashes.haas_bioroid",
    "ashes.jinteki",
    "ashes.nbn",
    "ashes.weyland",
    "ashes.neutral_corp",
    "ashes.anarch",
    "ashes.criminal",
    "ashes.shaper",
    "ashes.neutral_runner",
    "genesis.haas_bioroid",
    "genesis.jinteki",
    "genesis.nbn",
    "genesis.weyland",
    "genesis.neutral_corp",
    "genesis.anarch",
    "genesis.criminal",
    "genesis.shaper",
    "genesis.neutral_runner",
    "creation_and_control.haas_bioroid",
    "creation_and_control.neutral_corp",
    "creation_and_control.shaper",
    "creation_and_control.neutral_runner",
    "spin.haas_bioroid",
    "spin.jinteki",
    "spin.nbn",
    "spin.weyland",
    "spin.neutral_corp",
    "spin.anarch",
    "spin.criminal",
    "spin.shaper",
    "spin.neutral_runner",
    "honor_and_profit.jinteki",
    "honor_and_profit.neutral_corp",
    "honor_and_profit.criminal",
    "honor_and_profit.neutral_runner",
    "lunar.haas_bioroid",
    "lunar.jinteki",
    "lunar.nbn",
    "lunar.weyland",
    "lunar.neutral_corp",
    "lunar.anarch",
    "lunar.criminal",
    "lunar.shaper",
    "lunar.neutral_runner",
    "order_and_chaos.weyland",
    "order_and_chaos.neutral_corp",
    "order_and_chaos.anarch",
    "order_and_chaos.neutral_runner",
    "sansan.haas_bioroid",
    "sansan.jinteki",
    "sansan.nbn",
    "sansan.weyland",
    "sansan.neutral_corp",
    "sansan.anarch",
    "sansan.criminal",
    "sansan.shaper",
    "sansan.neutral_runner",
    "data_and_destiny.nbn",
    "data_and_destiny.neutral_corp",
    "data_and_destiny.adam",
    "data_and_destiny.apex",
    "data_and_destiny.sunny_lebeau",
    "data_and_destiny.neutral_runner",
    "terminal_directive.haas_bioroid",
    "terminal_directive.weyland",
    "terminal_directive.neutral_corp",
    "terminal_directive.campaign_corp",
    "terminal_directive.criminal",
    "terminal_directive.shaper",
    "terminal_directive.neutral_runner",
    "terminal_directive.campaign_runner",
    "draft.corp",
    "draft.runner",
)


class DeclaredTwice(Exception):
    """A card that would be lost, because its name or its title stands for another one too."""


def gather(name: str) -> list[CardDef]:
    """The cards of a module, in the order of their names; all that it makes has to be among them."""
    made: list[CardDef] = []
    MAKING.cards = made
    try:
        module = import_module(name)
    finally:
        MAKING.cards = None
    found = [value for value in vars(module).values() if isinstance(value, CardDef)]
    kept = {id(one) for card in found for one in (card, *card.backs)}
    lost = [card.title for card in made if id(card) not in kept]
    if lost:
        raise DeclaredTwice(f"{name}: a name is bound twice, and so the first is lost: {', '.join(lost)}")
    return found


@cache
def book() -> Book:
    """Every implemented card, numbered in the order of the modules."""
    import_module("sneakdoor.rules.procedures")
    cards: list[CardDef] = []
    for name in MODULES:
        cards.extend(gather(f"sneakdoor.cards.{name}"))
    backs = {id(back) for card in cards for back in card.backs}
    titles = Counter(card.title for card in cards if id(card) not in backs)
    twice = [title for title, n in titles.items() if n > 1]
    if twice:
        raise DeclaredTwice(f"more than one card has the title: {', '.join(twice)}")
    return Book(cards, sound=True)  # the tests have asked


def titles() -> frozenset[str]:
    """The titles of the implemented cards; those that are only partly done are not among them."""
    known = book()
    return frozenset(card.title for code, card in enumerate(known.cards) if code < known.fronts and not card.partial)
