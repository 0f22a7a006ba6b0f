"""Estimate gain and cost of a run: cards to access, ice on the way, and risks."""

from typing import Final

from sneakdoor import Card, Server
from sneakdoor.bots.economy import gained, income, price
from sneakdoor.bots.ice_threats import best_plan, on_encounter
from sneakdoor.bots.outlook import CARD, CENTRALS, DEATH, GOAL, KINDS_OF_ICE, NEVER, POINT, TAG, WIN, Outlook, is_agenda
from sneakdoor.bots.rigs import Rig
from sneakdoor.catalogue import AbilityTraits, Traits, traits

AGENDA_IN_DECK: Final = 0.38  # weight of an agenda in an unseen card; fitted by games, the share itself is about 0.2
TRAP_IN_DECK: Final = {"jinteki": 0.1}  # and one that hurts, by faction
TRAP_ELSEWHERE: Final = 0.03
USUAL_POINTS: Final = 2.0
SNARE: Final = 3  # what a trap that nobody advanced can do
REZZED: Final[tuple[float, ...]] = (0.0, 0.2, 0.35, 0.55, 0.65, 0.75, 0.8, 0.85)
"""Chance that the Corp rezzes unrezzed ice, by its credits."""
USUAL_ICE: Final = 4  # credits to rez a usual piece of ice, or to break it
STOPS: Final = 0.65  # how often ice ends the run
MADE_TO_REZ: Final = 0.6  # what we think of the Corp spending credits on ice
NO_WAY: Final = -5.0
ENOUGH: Final = 3  # counters on a card that collects them from runs


class Runs:
    """The Runner's judgement of runs, for one moment of a game."""

    def __init__(self, table: Outlook, rig: Rig) -> None:
        self.table = table
        self.rig = rig
        self.view = table.view
        self.me = table.view.runner
        self.corp = table.view.corp
        self.hand = self.me.hand.count
        self.trap = TRAP_IN_DECK.get(traits(self.corp.identity.title).faction, TRAP_ELSEWHERE)
        self.boons = [(card, deed) for card in (self.me.identity, *table.rig) for deed in traits(card.title).deeds]
        self.ready = len(KINDS_OF_ICE) - len(rig.missing)

    # -- runs ------------------------------------------------------------------------------------------------

    def allowed(self, deed: AbilityTraits) -> list[Server]:
        """The servers that an ability lets us run on."""
        servers = self.view.servers
        if deed.runs == "remote":
            return [server for server in servers if server.name not in CENTRALS]
        if deed.runs == "central":
            return [server for server in servers if server.name in CENTRALS]
        if deed.runs == "any":
            return servers
        names = [CENTRALS[int(n)] for n in deed.runs.split(",") if n.isdigit()]
        return [server for server in servers if server.name in names]

    def best(self, deed: AbilityTraits, cost: int) -> float:
        """The best run that an ability allows, with what it brings besides."""
        worths = (self.worth(server, deed, cost) for server in self.allowed(deed))
        return max(worths, default=-NEVER)

    def worth(self, server: Server, event: AbilityTraits | None = None, cost: int = 0) -> float:
        """The expected value of a run, less its cost; below 0 if it cannot get through."""
        hurts = self.table.damage_on_success(server) + (event.damage if event is not None else 0)
        if hurts > self.hand:
            return -DEATH
        self.hand -= hurts
        worth = self._through(server, event, cost) - CARD * hurts
        self.hand += hurts
        return worth

    def _through(self, server: Server, event: AbilityTraits | None, cost: int) -> float:
        prize = self.prize(server, event)
        purse = self.table.runners_purse - cost + (event.load if event is not None and not self.table.run else 0)
        clicks = self.me.clicks - (0 if self.table.run else 1)
        corp, chance, toll = self.corp.credits, 1.0, 0.0
        for n, ice in enumerate(self.table.ice_ahead(server)):
            if n == 0 and event is not None and event.bypasses:
                continue
            if ice.faceup or (ice.title and traits(ice.title).cost <= corp):
                passing, harm, spent, clicked = self._known(ice, prize, purse, clicks)
                clicks -= clicked
            else:
                passing, harm, spent = self._unknown(ice, purse, corp)
                corp = max(0, corp - USUAL_ICE)
            toll += chance * harm
            chance *= passing
            purse -= spent
        return chance * prize - toll if chance > 0.05 else NO_WAY - toll

    def _known(self, ice: Card, prize: float, purse: int, clicks: int) -> tuple[float, float, int, int]:
        """The chance to get past a piece of ice, and its cost in value, credits and clicks."""
        spend, harm, stopped = (0, 0.0, False)
        if ice is not self.table.encountered:
            spend, harm, stopped = on_encounter(ice, purse)
        if stopped:
            return 0.0, harm, 0, 0
        harm += price(purse, spend)
        plan = best_plan(self.table, ice, max(prize, 1.0), purse - spend, self.hand, clicks)
        passing = 0.0 if plan.stopped else 1.0
        return passing, harm + plan.cost + plan.suffering, spend + plan.credits, plan.clicks

    def _unknown(self, ice: Card, purse: int, corp: int) -> tuple[float, float, int]:
        """Ice that lies facedown: the Corp may be unable to pay for it, and we may be able to break it."""
        if ice.title:
            return 1.0, 0.0, 0  # we have seen it, and it costs more than the Corp has
        rezzed = REZZED[min(corp, len(REZZED) - 1)]
        broken = self.ready / 3.0 if purse >= USUAL_ICE else 0.0
        passing = 1.0 - rezzed * (1.0 - broken) * STOPS
        hurts = (1.0 - broken) * (1.2 if self.hand >= SNARE else 2.0 + 0.03 * DEATH * (SNARE - self.hand))
        toll = broken * price(purse, USUAL_ICE) + hurts - MADE_TO_REZ
        return passing, rezzed * toll, round(rezzed * broken * USUAL_ICE)

    # -- prizes ----------------------------------------------------------------------------------------------

    def prize(self, server: Server, event: AbilityTraits | None = None) -> float:
        """The value of a successful run."""
        bonus = self.success_worth(server)
        if event is None:
            return self.access_worth(server, 0) + bonus
        drained = min(5, self.corp.credits) if event.drain else 0
        gain = 2 * drained if event.drain else event.gain
        bonus += gained(self.me.credits, gain) + 0.7 * drained - 0.7 * TAG * event.tags
        if event.drain:  # instead of accessing
            return bonus
        return bonus + self.access_worth(server, event.accesses)

    def success_worth(self, server: Server) -> float:
        """The value that our own cards add to a successful run."""
        number = str(CENTRALS.index(server.name)) if server.name in CENTRALS else "remote"
        places = {"", number, "remote" if number == "remote" else "central"}
        total = 0.0
        for card, deed in self.boons:
            if "successful run" in deed.when and deed.where in places:
                gain = gained(self.me.credits, deed.gain)
                other = 0.2 if sum(card.tokens.values()) >= ENOUGH else 0.7
                total += (gain if not deed.where or self.me.clicks >= 3 else 0.3 * gain) if deed.gain else other
        return total

    def access_worth(self, server: Server, more: int) -> float:
        worth = sum(self.root_worth(card, server) for card in server.root)
        if server.name == "R&D":
            worth += self.rnd_worth(1 + more + self.accesses("access R&D"))
        elif server.name == "HQ":
            worth += self.hq_worth(1 + more + self.accesses("access HQ"))
        elif server.name == "Archives":
            known = (self.known_worth(title) for title in self.corp.discard.cards if is_agenda(title))
            worth += sum(known) + self.unknown_worth(0.25 * AGENDA_IN_DECK, 0.0) * self.corp.discard.hidden
        return worth

    def accesses(self, quantity: str) -> int:
        return sum(deed.by for _, deed in self.boons if deed.modifies == quantity)

    def rnd_worth(self, depth: int) -> float:
        deck = self.corp.deck
        unseen = sum(place not in deck.known for place in range(min(depth, deck.count)))
        known = [deck.known[place] for place in range(depth) if place in deck.known]
        worth = unseen * self.unknown_worth(AGENDA_IN_DECK, self.trap)
        return worth + sum(0.5 * self.known_worth(title) for title in known if is_agenda(title))

    def hq_worth(self, many: int) -> float:
        hand = self.corp.hand
        if hand.count == 0:
            return 0.0
        each = hand.hidden * self.unknown_worth(AGENDA_IN_DECK, self.trap)
        each += sum(self.known_worth(title) for title in hand.cards if is_agenda(title))
        return each * min(many, hand.count) / hand.count

    def root_worth(self, card: Card, server: Server) -> float:
        """A card in the root of a server: what stealing or trashing it is worth, and what it may do to us."""
        advanced = card.tokens.get("advancement", 0)
        if not card.title:
            return self.hidden_worth(advanced, guarded=bool(server.ice), central=server.name in CENTRALS)
        facts = traits(card.title)
        if facts.type == "agenda":
            return self.known_worth(card.title, advanced) + self.urgency(facts.points, advanced)
        hurts = damage_on_access(facts, advanced)
        if hurts:
            return -DEATH if hurts >= self.hand else -CARD * hurts - 1.0
        if facts.trash is None or facts.trash > self.me.credits:
            return 0.0
        return max(0.0, trash_worth(facts) - price(self.me.credits, facts.trash))

    def hidden_worth(self, advanced: int, *, guarded: bool, central: bool) -> float:
        """A facedown card: advanced and behind ice it is most likely an agenda."""
        if central:
            return 0.3  # an upgrade
        agenda = (0.45 if guarded else 0.12) if not advanced else (0.85 if guarded else 0.45)
        trap = self.trap if not advanced else 1.5 * self.trap
        hurts = max(SNARE, 2 * advanced)
        other = (1.0 - agenda - trap) * (1.2 if self.me.credits >= 4 else 0.4)
        return self.unknown_worth(agenda, trap, hurts) + agenda * self.urgency(USUAL_POINTS, advanced) + other

    def urgency(self, points: float, advanced: int) -> float:
        """The value of keeping the Corp from scoring it."""
        soon = 1.0 if advanced else 0.4
        last = self.corp.score + points >= GOAL
        return soon * (0.5 * POINT * points + (0.6 * WIN if last else 0.0))

    def known_worth(self, title: str, advanced: int = 0) -> float:
        """An agenda that we have seen: it may hurt, the more so with tokens on it, and cost more than we have."""
        facts = traits(title)
        hurts = damage_on_access(facts, advanced)
        if hurts > self.hand:
            return -DEATH
        if facts.steal_cost > self.me.credits:
            return -CARD * hurts
        self.hand -= hurts
        worth = self.steal_worth(facts.points) - CARD * hurts - price(self.me.credits, facts.steal_cost)
        self.hand += hurts
        return worth

    def unknown_worth(self, agenda: float, trap: float, hurts: int = SNARE) -> float:
        danger = 1.5 * DEATH if hurts > self.hand else CARD * hurts
        return agenda * self.steal_worth(USUAL_POINTS) - trap * danger

    def steal_worth(self, points: float) -> float:
        punishment = self.table.punishment()
        if punishment > self.hand:
            return -DEATH if self.me.score + points < GOAL else WIN
        return POINT * points + (WIN if self.me.score + points >= GOAL else 0.0) - CARD * punishment


def trash_worth(facts: Traits) -> float:
    """The value of trashing a card of the Corp."""
    worth = 1.0 + 0.7 * income(facts.title) + 0.4 * facts.cost
    return worth + (1.5 if facts.type == "upgrade" else 0.0) + (1.0 if facts.trap else 0.0)


def damage_on_access(facts: Traits, advanced: int) -> int:
    deeds = (deed for deed in facts.deeds if "accessed" in deed.when)
    return sum(deed.damage + advanced * deed.damage_per_advancement for deed in deeds)
