"""What the rezzed ice on the way to each server would cost the Runner, before a run is made.

It is an estimate from what everybody can see: the declared abilities of installed icebreakers, in credits alone. In the
encounter itself `seating.break_planner` searches for the cheapest way, with counters, hosted credits and everything.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from sneakdoor import Card, Option, View
from sneakdoor.catalogue import AbilityTraits, traits

ALL: Final = 99
"""An ability that breaks any number of subroutines says so with a number like this or larger."""


def way_prices(view: View) -> dict[str, str]:
    """A short sentence by server; nothing for a server without ice."""
    breakers = _installed(view)
    return {server.name: _sentence(server.ice, breakers) for server in view.servers if server.ice}


def _with_hosted(cards: list[Card] | tuple[Card, ...]) -> list[Card]:
    return [one for card in cards for one in (card, *_with_hosted(card.hosted))]


def _sentence(ice: list[Card] | tuple[Card, ...], breakers: list[Card]) -> str:
    known = [card for card in ice if card.title and card.faceup]
    hidden = len(ice) - len(known)
    prices = [(card.title, price_of(card, breakers)) for card in known]
    stuck = [title for title, price in prices if price is None]
    if stuck:
        return f"Nothing of yours breaks {stuck[0]}"
    total = sum(price or 0 for _, price in prices)
    if not known:
        return "All ice here is unrezzed"
    words = "Costs you nothing" if total == 0 else f"Costs you about {total}[credit]"
    return f"{words} plus what is hidden" if hidden else words


def price_of(ice: Card, breakers: list[Card]) -> int | None:
    """Credits for breaking all subroutines of a piece of ice with one of the breakers; None if none can."""
    subs = len(ice.subroutines) or len(traits(ice.title).subroutines)
    if not subs:
        return 0
    cheapest = _cheapest(ice, breakers, subs)
    return cheapest[0] if cheapest is not None else None


def rez_facts(view: View, handle: int) -> list[str]:
    """What the Corp weighs before it rezzes a piece of ice: what breaking it would cost, and what the Runner has."""
    ice = next((card for server in view.servers for card in server.ice if card.handle == handle), None)
    subs = (len(ice.subroutines) or len(traits(ice.title).subroutines)) if ice is not None else 0
    if ice is None or not subs:
        return []
    cheapest = _cheapest(ice, _installed(view), subs)
    if cheapest is None:
        return ["No installed breaker beats it on credits alone."]
    price, title = cheapest
    return [f"{title} breaks it for {price}[credit]; the Runner has {view.runner.credits}[credit]."]


def boosts_in_vain(view: View, option: Option) -> bool:
    """Does this option strengthen a breaker that breaks other kinds of ice than the encountered one?"""
    met = next((card for server in view.servers for card in server.ice if card.subroutines), None)
    deeds = traits(option.card).deeds
    breaks = [one for one in deeds if one.breaks]
    if met is None or not breaks or not 0 <= option.ability < len(deeds) or not deeds[option.ability].boosts:
        return False
    return not any(_fits(one, set(traits(met.title).subtypes)) for one in breaks)


def _installed(view: View) -> list[Card]:
    return [card for row in view.rig.values() for card in _with_hosted(row)]


def _cheapest(ice: Card, breakers: list[Card], subs: int) -> tuple[int, str] | None:
    found = [(_price_with(card, ice, subs), card.title) for card in breakers if card.title]
    return min(((price, title) for price, title in found if price is not None), default=None)


def _price_with(breaker: Card, ice: Card, subs: int) -> int | None:
    known = traits(breaker.title)
    strength = breaker.strength if breaker.strength is not None else known.strength
    against = ice.strength if ice.strength is not None else traits(ice.title).strength
    kinds = set(traits(ice.title).subtypes)
    breaks = [one for one in known.of("paid") if one.breaks and _fits(one, kinds) and _is_paid_in_credits(one)]
    boosts = [one for one in known.of("paid") if one.boosts and _is_paid_in_credits(one)]
    gap = max(0, against - strength)
    best: int | None = None
    for one in breaks:
        raising = 0 if one.any_strength or not gap else _raising(gap, boosts)
        if raising is None or against > one.breaks_at_most:
            continue
        uses = 1 if one.breaks >= ALL else ceil(subs / one.breaks)
        price = raising + uses * one.credits
        best = price if best is None else min(best, price)
    return best


def _raising(gap: int, boosts: list[AbilityTraits]) -> int | None:
    return min((ceil(gap / one.boosts) * one.credits for one in boosts), default=None)


def _fits(ability: AbilityTraits, kinds: set[str]) -> bool:
    return not ability.breaks_subtypes or bool(set(ability.breaks_subtypes) & kinds)


def _is_paid_in_credits(ability: AbilityTraits) -> bool:
    return not (ability.clicks or ability.spends or ability.trashes_itself or ability.sacrifices)


__all__ = ["boosts_in_vain", "price_of", "rez_facts", "way_prices"]
