"""The value of the Runner's cards: in hand, to install, and to keep."""

from functools import cache

from sneakdoor import Card
from sneakdoor.bots.economy import gained, income, is_spent, price
from sneakdoor.bots.outlook import KINDS_OF_ICE, Outlook, breaks_kind
from sneakdoor.catalogue import AbilityTraits, Traits, traits

NEEDED = 6.0  # a breaker for a kind of ice that nothing else breaks
WAITED_FOR = 3.5  # and such ice is faceup on the table
SPARE = 0.5


class Rig:
    """The installed cards, and which breakers are missing."""

    def __init__(self, table: Outlook) -> None:
        self.table = table
        self.view = table.view
        self.me = table.view.runner
        self.cards = table.rig
        self.titles = [card.title for card in table.rig]
        self.missing = [kind for kind in KINDS_OF_ICE if not self.can_break(kind)]

    # -- breakers --------------------------------------------------------------------------------------------

    def can_break(self, kind: str, but: int = 0) -> bool:
        return any(kind in kinds_broken(card.title) for card in self.cards if card.handle != but)

    def stands_open(self, kinds: list[str]) -> bool:
        """Is there ice to be seen of one of these kinds?"""
        ice = (card for server in self.view.servers for card in server.ice if card.title)
        return any(kind in traits(card.title).subtypes for card in ice for kind in kinds)

    def breaker_worth(self, facts: Traits, but: int = 0) -> float:
        """A breaker is worth having if none of the others does its work, more so if ice waits that it can break."""
        kinds = kinds_broken(facts.title)
        fresh = [kind for kind in kinds if not self.can_break(kind, but)]
        if not fresh:
            return SPARE if kinds else 1.5
        return NEEDED + (WAITED_FOR if self.stands_open(fresh) else 0.0) + 0.5 * len(fresh)

    # -- installing ------------------------------------------------------------------------------------------

    def install_worth(self, facts: Traits) -> float:
        """The net value of installing a card from the hand."""
        if facts.title in self.titles and (facts.unique or facts.is_breaker):
            return -3.0
        room = 0.0
        if facts.memory:
            short = self.view.memory_used + facts.memory - self.view.memory_limit
            if short > 0:
                room = self.room_costs(short)
        cost = price(self.me.credits, facts.cost)
        return self.use_of(facts) - 0.6 * cost - room

    def use_of(self, facts: Traits) -> float:
        """The value of a card once it is installed."""
        if facts.is_breaker:
            return self.breaker_worth(facts)
        earns = income(facts.title)
        worth = 0.8 * min(earns, 12.0) * (gained(self.me.credits, 6) / 6.0) if earns else 0.0
        for deed in facts.deeds:
            worth += self.standing_worth(deed)
        return worth or 2.2

    def standing_worth(self, deed: AbilityTraits) -> float:
        """The value of an ability that works while its card is installed."""
        if deed.modifies.startswith("access "):
            return 4.5 * deed.by
        if deed.modifies == "[mu]":
            full = self.view.memory_used + 1 >= self.view.memory_limit
            return deed.by * (2.0 if full else 0.8)
        if deed.modifies in {"[link]", "hand size"}:
            return 0.8 * deed.by
        if deed.modifies in {"strength", "rez cost"}:
            return 2.5
        if "successful run" in deed.when:
            return 2.2 + 0.5 * deed.gain
        if deed.kind == "when" and deed.draw and "turn begins" in deed.when:
            return 2.5 * deed.draw
        if deed.kind == "action" and (deed.draw or deed.runs or deed.searches):
            return 2.6
        return 1.2 if deed.kind in {"interrupt", "permit"} or deed.boosts < 0 else 0.0

    def room_costs(self, memory: int) -> float:
        """The value of what must be trashed to free this much memory."""
        programs = sorted((self.installed_worth(card), traits(card.title).memory) for card in self.cards)
        lost = 0.0
        for worth, frees in programs:
            if memory <= 0:
                break
            if frees:
                lost += worth
                memory -= frees
        return lost + 1.0 if memory <= 0 else 99.0

    # -- keeping ---------------------------------------------------------------------------------------------

    def installed_worth(self, card: Card) -> float:
        """The value of an installed card. A breaker that nothing replaces is worth the most."""
        facts = traits(card.title)
        if not card.title or is_spent(card):
            return 0.2
        if facts.is_breaker:
            return self.breaker_worth(facts, but=card.handle) + 0.1 * facts.cost
        worth = 0.8 * card.tokens.get("credit", 0) + 0.5 * card.tokens.get("virus", 0)
        if not worth and not any(deed.load for deed in facts.deeds):
            worth = 0.4 * income(card.title)
        for deed in facts.deeds:
            if deed.modifies == "[mu]" and self.view.memory_used > self.view.memory_limit - deed.by:
                return NEEDED + WAITED_FOR  # programs live on it
            worth += self.standing_worth(deed)
        return worth or 1.0

    def least(self) -> float:
        """The value of the least useful installed card: the price of trashing one."""
        return min((self.installed_worth(card) for card in self.cards), default=99.0)

    def hand_worth(self, title: str) -> float:
        """The value of a card in hand."""
        facts = traits(title)
        copies = self.me.hand.cards.count(title)
        if facts.is_breaker:
            return self.breaker_worth(facts) - 0.2 * max(0, facts.cost - self.me.credits) - 1.5 * (copies - 1)
        if facts.type in {"program", "hardware", "resource"}:
            worth = 0.5 * self.use_of(facts)
            return worth - (2.0 if facts.unique and title in self.titles else 0.0) - 0.4 * (copies - 1)
        play = next(facts.of("play"), None)
        gain = play.gain - facts.cost if play is not None else 0
        runs = 0.6 if play is not None and play.runs else 0.0
        return 1.5 + 0.4 * max(gain, 0) + runs - 0.4 * (copies - 1)


@cache
def kinds_broken(title: str) -> tuple[str, ...]:
    """The kinds of ice that a card breaks time and again."""
    deeds = [deed for deed in traits(title).deeds if deed.breaks and deed.kind == "paid" and not deed.trashes_itself]
    return tuple(kind for kind in KINDS_OF_ICE if any(breaks_kind(deed, (kind,)) for deed in deeds))
