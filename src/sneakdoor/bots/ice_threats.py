"""Ice in the Runner's way: what its subroutines threaten, and the cheapest way past it."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from sneakdoor import Card
from sneakdoor.bots.economy import price
from sneakdoor.bots.outlook import CARD, CLICK, DEATH, TAG, Outlook, breaks_kind, subroutines_of
from sneakdoor.catalogue import AbilityTraits, traits

TRASHED: Final = 6.0  # what it means to lose an installed program


@dataclass(frozen=True, slots=True)
class Plan:
    """A way past a piece of ice: its cost, the remaining harm, and the card that breaks it."""

    credits: int  # to be spent
    cost: float  # what all that is spent means to the Runner
    suffering: float  # what is left unbroken, without the end of the run
    stopped: bool  # the run ends there
    breaker: int = 0  # the handle of the card that breaks: a breaker, or ice that lets clicks do it
    lacking: int = 0  # strength
    breaks: tuple[int, ...] = ()  # which of the subroutines that are unbroken
    clicks: int = 0  # to be spent


def threats(table: Outlook, subroutines: list[AbilityTraits], hand: int) -> list[float]:
    """The harm of each subroutine to the Runner, apart from ending the run."""
    together = sum([deed.damage for deed in subroutines if not deed.pays_instead])
    return [_threat(table, deed, hand, deadly=together > hand) for deed in subroutines]


def _threat(table: Outlook, deed: AbilityTraits, hand: int, *, deadly: bool) -> float:
    worth = TAG * deed.tags + CLICK * deed.clicks_lost + deed.drain
    if deed.damage:
        each = 3 * CARD if deed.damage_kind == "brain" else CARD
        worth += DEATH if deadly else each * deed.damage
    if deed.trashes:
        rig = table.view.rig
        worth += sum(TRASHED for kind in deed.trashes if kind == "card" or rig.get(kind))
    if deed.trace:
        worth *= trace_chance(table, deed.trace)
    if not worth and not deed.ends_run:
        worth = 0.6  # whatever it does
    return min(worth, deed.pays_instead) if deed.pays_instead else worth


def trace_chance(table: Outlook, base: int) -> float:
    """The chance that a trace in a run succeeds."""
    view = table.view
    if base > view.link + view.runner.credits:
        return 1.0
    return 0.6 if base + view.corp.credits > view.link else 0.0


def ends(deed: AbilityTraits, table: Outlook, purse: int) -> bool:
    """Does an unbroken subroutine end the run?"""
    if not deed.ends_run or (deed.pays_instead and purse >= deed.pays_instead):
        return False
    return not deed.trace or trace_chance(table, deed.trace) > 0.5


def on_encounter(ice: Card, purse: int) -> tuple[int, float, bool]:
    """The cost of an encounter before anything can be broken: credits, other harm, whether the run ends."""
    spend, harm, stopped = 0, 0.0, False
    for deed in traits(ice.title).deeds:
        if deed.kind == "when" and deed.when == ("encounter",):
            spend += deed.pays_instead
            stopped |= bool(deed.ends_run and deed.pays_instead > purse)
            harm += TAG * deed.tags + CARD * deed.damage
    return spend, harm, stopped


def best_plan(table: Outlook, ice: Card, at_stake: float, purse: int, hand: int, clicks: int = 0) -> Plan:
    """The best way past a piece of ice that can be seen; `at_stake` is what getting past it is worth."""
    subs = subroutines_of(ice)
    harm = threats(table, subs, hand)
    ending = [ends(deed, table, purse) for deed in subs]
    paying = sum(deed.pays_instead for deed in subs if deed.ends_run and deed.pays_instead <= purse)
    best = Plan(paying, price(purse, paying), sum(harm), any(ending))
    least = _total(best, at_stake)
    strength = ice.strength if ice.strength is not None else traits(ice.title).strength
    weaken = sum([weakening(card) for card in table.rig])
    for card in table.rig:
        for deed in traits(card.title).deeds:
            if deed.breaks and deed.kind == "paid":
                tool = _tool(card, deed, ice, strength, weaken)
                if tool is not None:
                    for plan in _plans(tool, harm, ending, purse):
                        if _total(plan, at_stake) < least - 0.001:
                            best, least = plan, _total(plan, at_stake)
    for deed in traits(ice.title).deeds:
        if deed.kind == "permit" and deed.breaks and deed.clicks <= clicks:
            for plan in _plans(_Tool(ice.handle, deed, 0, 0.0, 0, clicks // max(1, deed.clicks)), harm, ending, purse):
                if _total(plan, at_stake) < least - 0.001:
                    best, least = plan, _total(plan, at_stake)
    return best


def _total(plan: Plan, at_stake: float) -> float:
    return plan.cost + plan.suffering + (at_stake if plan.stopped else 0.0)


@dataclass(frozen=True, slots=True)
class _Tool:
    """A card that can break: what it costs to make it strong enough, and how often it can be used."""

    handle: int
    deed: AbilityTraits
    credits: int
    extra: float
    lacking: int
    uses: int


def _tool(card: Card, deed: AbilityTraits, ice: Card, strength: int, weaken: int) -> _Tool | None:
    facts = traits(card.title)
    if not breaks_kind(deed, traits(ice.title).subtypes) or strength - weaken > deed.breaks_at_most:
        return None
    own = card.strength or 0
    if deed.breaks_equal and own > strength:
        return None
    lacking = 0 if deed.any_strength else max(0, strength - own)
    bought = max(0, lacking - weaken)
    spend, extra = 0, 0.4 * min(lacking, weaken)
    if bought:
        raising = next((one for one in facts.deeds if one.boosts > 0 and one.kind == "paid"), None)
        if raising is None:
            return None
        times = ceil(bought / raising.boosts)
        spend = times * raising.credits
        extra += times * (besides(raising))
    if any("encounter ends" in one.when and one.trashes for one in facts.deeds):
        extra += 2.0 + 0.5 * facts.cost  # it is gone afterwards
    uses = card.tokens.get(deed.spends, 0) if deed.spends else 99
    return _Tool(card.handle, deed, spend, extra, lacking, uses)


def _plans(tool: _Tool, harm: list[float], ending: list[bool], purse: int) -> list[Plan]:
    """Breaking all that matters, or only what hurts although the run will end."""
    each = (tool.deed.credits + besides(tool.deed)) / min(tool.deed.breaks, max(1, len(harm)))
    hurting = [n for n, one in enumerate(harm) if one > each]
    stopping = [n for n, one in enumerate(ending) if one]
    found = []
    for chosen in (sorted({*hurting, *stopping}), hurting, stopping):
        if not chosen:
            continue
        times = ceil(len(chosen) / tool.deed.breaks)
        spend = tool.credits + times * tool.deed.credits
        if spend > purse or times > tool.uses:
            continue
        cost = price(purse, spend) + tool.extra + (1 if tool.deed.trashes_itself else times) * besides(tool.deed)
        left = sum(one for n, one in enumerate(harm) if n not in chosen)
        stopped = any(n not in chosen for n in stopping)
        clicks = times * tool.deed.clicks
        found.append(Plan(spend, cost, left, stopped, tool.handle, tool.lacking, tuple(chosen), clicks))
    return found


def besides(deed: AbilityTraits) -> float:
    """The cost of using an ability besides credits."""
    return CLICK * deed.clicks + (1.0 if deed.spends else 0.0) + (5.0 if deed.trashes_itself else 0.0)


def weakening(card: Card) -> int:
    """By how much a card can lower the strength of ice with the counters on it."""
    if card.tokens:
        for deed in traits(card.title).deeds:
            if deed.boosts < 0 and deed.spends:
                return card.tokens.get(deed.spends, 0) * -deed.boosts
    return 0
