"""What both of Greedy's players read off a view, and what they hold things to be worth.

Worth is counted in credits. The numbers are rules of thumb: a click is worth about a credit, an agenda point about
four, and nothing is worth dying for.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

from sneakdoor import Card, Server, Side, View
from sneakdoor.catalogue import AbilityTraits, deed_in_words, traits

DEATH: Final = 120.0
WIN: Final = 40.0
POINT: Final = 4.0
CARD: Final = 1.5
TAG: Final = 2.5
GOAL: Final = 7
NEVER: Final = 999.0
KINDS_OF_ICE: Final = ("Barrier", "Code Gate", "Sentry")
CENTRALS: Final = ("HQ", "R&D", "Archives")


class Outlook:
    """One look at what a side may know."""

    __slots__ = (
        "credits",
        "encountered",
        "me",
        "other",
        "run",
        "server",
        "servers",
        "source",
        "stages",
        "trace",
        "view",
    )

    def __init__(self, view: View) -> None:
        self.view = view
        self.me, self.other = (view.corp, view.runner) if view.side == Side.CORP else (view.runner, view.corp)
        self.credits = self.me.credits
        self.servers = {server.name: server for server in view.servers}
        self.stages: dict[str, dict[str, Any]] = {stage.what: stage.details for stage in view.stages}  # the innermost
        self.run = self.stages.get("run")
        self.server: Server | None = self.servers.get(self.run["server"]) if self.run else None
        self.trace = self.stages.get("trace")
        self.source: str = self.stages.get("ability", {}).get("card", "")
        self.encountered: Card | None = None
        if "encounter ice" in self.stages and self.server is not None:
            handle = self.stages["encounter ice"].get("handle")
            self.encountered = next((card for card in self.server.ice if card.handle == handle), None)

    @property
    def rig(self) -> list[Card]:
        """The Runner's installed cards."""
        return [card for group in self.view.rig.values() for card in with_hosted(group)]

    @property
    def identities(self) -> tuple[Card, Card]:
        return self.view.corp.identity, self.view.runner.identity

    def where(self, handle: int) -> tuple[Server | None, Card | None]:
        """The server that an installed Corp card is in or protects, and the card."""
        for server in self.view.servers:
            for card in (*server.ice, *server.root):
                if card.handle == handle:
                    return server, card
        return None, None

    def ice_ahead(self, server: Server) -> list[Card]:
        """The ice a Runner still has to pass: all of it, or what is left in the run under way."""
        if self.run is None or self.server is not server:
            return server.ice
        if "approach server" in self.stages or "access" in self.stages:
            return []
        return server.ice[max(0, len(server.ice) - 1 - self.run["position"]) :]

    def damage_on_success(self, server: Server) -> int:
        """Damage that open cards in a server do to whoever gets in."""
        deeds = (deed for card in server.root if card.faceup for deed in traits(card.title).deeds)
        return sum(deed.damage for deed in deeds if "successful run" in deed.when)

    def punishment(self) -> int:
        """Damage that the Corp's open cards do when an agenda is stolen."""
        cards = [self.view.corp.identity, *self.view.corp.scored]
        cards += [card for server in self.view.servers for card in server.root if card.faceup]
        deeds = (deed for card in cards for deed in traits(card.title).deeds)
        return sum(deed.damage for deed in deeds if "stolen" in deed.when)


def with_hosted(cards: Iterable[Card]) -> Iterable[Card]:
    for card in cards:
        yield card
        yield from with_hosted(card.hosted)


def subroutines_of(card: Card) -> list[AbilityTraits]:
    """The unbroken subroutines of a piece of ice: as they stand in an encounter, or else as declared."""
    if card.subroutines:
        return [deed_in_words(one.words) for one in card.subroutines if not one.broken]
    return list(traits(card.title).subroutines)


def threats(subroutines: list[AbilityTraits], hand: int, at_stake: float, corp_credits: int, link: int) -> list[float]:
    """What each subroutine would cost the Runner; `at_stake` is what the rest of the run is worth."""
    together = sum(deed.damage for deed in subroutines if not deed.pays_instead)
    found = []
    for deed in subroutines:
        worth = 0.5
        if deed.ends_run:
            worth += at_stake
        if deed.damage:
            each = 2 * CARD if deed.damage_kind == "brain" else CARD
            worth += DEATH if together > hand else each * deed.damage
        worth += TAG * deed.tags + 6.0 * len(deed.trashes) + 1.5 * deed.clicks_lost + deed.drain
        if deed.trace:
            worth *= 0.9 if deed.trace + corp_credits > link else 0.1
        if deed.pays_instead:
            worth = min(worth, deed.pays_instead)
        found.append(worth)
    return found


@dataclass(frozen=True, slots=True)
class Plan:
    """How to deal with a piece of ice: what it costs, what is left to suffer, and with which card."""

    cost: float
    suffering: float
    stopped: bool
    breaker: int = 0
    needs_strength: int = 0


def best_plan(table: Outlook, ice: Card, at_stake: float, purse: int, hand: int | None = None) -> Plan:
    """The cheapest way past a piece of ice that the Runner can see."""
    hand = table.view.runner.hand.count if hand is None else hand
    subs = subroutines_of(ice)
    worth = threats(subs, hand, at_stake, table.view.corp.credits, table.view.link)
    through = Plan(0, sum(worth), stopped=any(deed.ends_run and not deed.pays_instead for deed in subs))
    best = through
    strength = ice.strength if ice.strength is not None else traits(ice.title).strength
    weaken = sum(weakening(card) for card in table.rig)
    for card in table.rig:
        plan = _plan_with(card, ice, strength, weaken, subs, worth, purse)
        if plan is not None and (plan.cost + plan.suffering < best.cost + best.suffering):
            best = plan
    return best


def _plan_with(
    card: Card, ice: Card, strength: int, weaken: int, subs: list[AbilityTraits], worth: list[float], purse: int
) -> Plan | None:
    """Breaking with one card what is worth breaking, if it can and if the purse allows it."""
    facts = traits(card.title)
    breaking = next((d for d in facts.deeds if d.breaks and breaks_kind(d, traits(ice.title).subtypes)), None)
    if breaking is None:
        return None
    lacking = max(0, strength - (card.strength or 0)) if facts.strength or card.strength is not None else 0
    raising = next((deed for deed in facts.deeds if deed.boosts > 0 and deed.kind == "paid"), None)
    price = 0.0
    bought = max(0, lacking - weaken)
    if bought:
        if raising is None:
            return None
        price = ceil(bought / raising.boosts) * price_of(raising)
    each = price_of(breaking) / min(breaking.breaks, max(1, len(subs)))
    chosen = [n for n, threat in enumerate(worth) if threat > each]
    price += ceil(len(chosen) / breaking.breaks) * price_of(breaking)
    if not chosen or price > purse:
        return None
    left = [n for n in range(len(subs)) if n not in chosen]
    stopped = any(subs[n].ends_run for n in left)
    return Plan(price, sum(worth[n] for n in left), stopped, card.handle, lacking)


def breaks_kind(deed: AbilityTraits, subtypes: tuple[str, ...]) -> bool:
    return not deed.breaks_subtypes or any(kind in subtypes for kind in deed.breaks_subtypes)


def price_of(deed: AbilityTraits) -> float:
    """What using an ability costs, all told."""
    return deed.credits + 1.5 * deed.clicks + (1.5 if deed.spends else 0) + (5 if deed.trashes_itself else 0)


def weakening(card: Card) -> int:
    """By how much a card can lower the strength of ice with the counters on it."""
    for deed in traits(card.title).deeds:
        if deed.boosts < 0 and deed.spends:
            return card.tokens.get(deed.spends, 0) * -deed.boosts
    return 0


def income(title: str) -> float:
    """What a card will bring its player in a game, in credits: every turn, by clicks, or at once."""
    facts = traits(title)
    load = sum(deed.load for deed in facts.deeds)
    total = 1.5 * facts.recurring
    for deed in facts.deeds:
        if deed.kind in {"when", "action", "paid"} and deed.gain and "stolen" not in deed.when:
            per_use = deed.gain - deed.credits - deed.clicks
            uses = load / deed.gain if load else 4 if "turn begins" in deed.when else 3
            total += max(0.0, per_use) * uses
    return total
