"""The Corp's servers: what a run on each could cost us, and how well ice keeps the Runner out."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from sneakdoor import Card, Server
from sneakdoor.bots.economy import income, price
from sneakdoor.bots.ice_threats import best_plan, on_encounter, threats
from sneakdoor.bots.outlook import CENTRALS, DEATH, GOAL, POINT, Outlook, is_agenda
from sneakdoor.catalogue import Traits, traits

CLICKS: Final = 3  # what a Runner has left in a turn after beginning a run
PRIZE: Final = 2 * POINT  # what we take the Runner to want to get in for
STOPPED: Final = 0.85  # how safe it is behind one piece of ice that cannot be passed now
STOPPED_TWICE: Final = 0.95
CHEAP: Final = 5.0  # what the Runner pays without thinking
DETERRED: Final = 0.1  # how much safer each credit beyond that makes it
BARE: Final = 4.0  # what speaks for the first ice in front of HQ and R&D: else every click is an access
FULL_HAND: Final = 5
BEHIND_TRAP: Final = -4.0  # come and see


@dataclass(frozen=True, slots=True)
class WayIn:
    """The Runner's way into a server now: how much ice stops it, and the cost of the rest."""

    stops: int
    toll: float

    @property
    def safety(self) -> float:
        """From 0 (open) to nearly 1."""
        if self.stops:
            return STOPPED if self.stops == 1 else STOPPED_TWICE
        return max(0.0, min(0.75, DETERRED * (self.toll - CHEAP)))


class Guard:
    """The Corp's judgement of its servers, for one moment of a game."""

    def __init__(self, table: Outlook) -> None:
        self.table = table
        self.view = table.view
        self.me = table.view.corp
        self.runner = table.view.runner
        self.hand = [traits(title) for title in self.me.hand.cards]
        self.known: dict[tuple[str, int], WayIn] = {}
        self._strong: dict[str, float] = {}
        self._needs: dict[str, float] = {}

    @cached_property
    def reserve(self) -> int:
        """Credits without which nothing that lies facedown in front of HQ, R&D or an agenda can be rezzed."""
        found = 0
        for server in self.view.servers:
            if server.ice and not any(ice.faceup for ice in server.ice):
                if server.name in ("HQ", "R&D") or self.agenda_in(server) is not None:
                    found = max(found, min(traits(ice.title).cost for ice in server.ice))
        return found

    @cached_property
    def spoils(self) -> dict[str, float]:
        """What the Runner's faceup cards add to a successful run, by server: gains, losses, more accesses."""
        found: dict[str, float] = {}
        for card in (self.runner.identity, *self.table.rig):
            for deed in traits(card.title).deeds:
                if "successful run" in deed.when and deed.where:
                    found[deed.where] = found.get(deed.where, 0.0) + 0.5 + 0.5 * deed.gain + deed.drain
                elif deed.modifies.startswith("access "):
                    found[deed.modifies] = found.get(deed.modifies, 0.0) + deed.by
        return found

    def remotes(self) -> list[Server]:
        return [server for server in self.view.servers if server.name not in CENTRALS]

    # -- ice -------------------------------------------------------------------------------------------------

    def safety(self, server: Server, spent: int = 0) -> float:
        """The safety of a server after spending this many credits elsewhere."""
        return self.entry(server, spent).safety

    def entry(self, server: Server, spent: int = 0) -> WayIn:
        key = (server.name, spent)
        if key not in self.known:
            self.known[key] = self._entry(server, self.me.credits - spent)
        return self.known[key]

    def _entry(self, server: Server, budget: int) -> WayIn:
        """Walk in like the Runner: past ice that is rezzed, or that we could pay for."""
        purse, hand = self.table.runners_purse, self.runner.hand.count
        stops, toll, clicks = 0, 0.0, CLICKS
        for ice in self.standing(server, budget):
            first, harm, stopped = on_encounter(ice, purse)
            toll += price(purse, first) + harm
            plan = best_plan(self.table, ice, PRIZE, purse - first, hand, clicks)
            stops += stopped or plan.stopped or plan.suffering >= DEATH
            toll += plan.cost + plan.suffering
            purse = max(0, purse - first - plan.credits)
            clicks -= plan.clicks
        return WayIn(stops, toll + sum(self.upgrade_toll(card) for card in server.root if card.title))

    def standing(self, server: Server, budget: int) -> list[Card]:
        """The ice that will be met: what is rezzed, and what we can pay for, the innermost first."""
        found = []
        for ice in reversed(server.ice):
            cost = 0 if ice.faceup else traits(ice.title).cost
            if cost <= budget:
                budget -= cost
                found.append(ice)
        return found[::-1]

    def upgrade_toll(self, card: Card) -> float:
        facts = traits(card.title)
        return 1.5 if facts.type == "upgrade" and (card.faceup or facts.cost <= self.me.credits) else 0.0

    def dearest_rez(self, server: Server) -> int:
        """The highest affordable rez cost of facedown ice in front of a server."""
        costs = (0 if ice.faceup else traits(ice.title).cost for ice in server.ice)
        return max((cost for cost in costs if cost <= self.me.credits), default=0)

    def affords_guard(self, server: Server, spent: int) -> bool:
        """Could we still rez the cheapest ice in front of it after spending this?"""
        if any(ice.faceup for ice in server.ice):
            return True
        costs = [traits(ice.title).cost for ice in server.ice]
        return bool(costs) and min(costs) <= self.me.credits - spent

    def strong(self, facts: Traits) -> float:
        """How well a piece of ice keeps the Runner out, from 0 to 1, as far as its text tells."""
        found = self._strong.get(facts.title)
        if found is None:
            found = self._strong[facts.title] = self._strength(facts)
        return found

    def _strength(self, facts: Traits) -> float:
        subs = list(facts.subroutines)
        if any(deed.ends_run and not deed.pays_instead for deed in subs):
            return 0.85 if any(deed.kind == "permit" and deed.breaks for deed in facts.deeds) else 1.0
        harm = sum(min(6.0, one) for one in threats(self.table, subs, FULL_HAND))
        return min(0.8, 0.25 + 0.1 * harm)

    def need(self, server: Server, *, agendas: int) -> float:
        """The need for ice in front of a server."""
        found = self._needs.get(server.name)
        if found is None:
            found = self._needs[server.name] = self._need(server, agendas)
        return found

    def _need(self, server: Server, agendas: int) -> float:
        worth = max(0.3, self.stake(server))
        if server.name in ("HQ", "R&D"):
            return worth if server.ice else BARE + worth
        if server.name in CENTRALS:
            return worth
        if self.holds_asset(server):
            return 0.6 * worth
        return max(worth, 5.0 + 4.0 * min(agendas, 3)) if server.ice else max(worth, 2.0)

    def holds_asset(self, server: Server) -> bool:
        return any(traits(card.title).type == "asset" for card in server.root)

    def effect(self, server: Server, ice: Card) -> float:
        """The effect of rezzing a piece of ice on the run that encounters it."""
        stake, hand, purse = max(self.stake(server), 1.0), self.runner.hand.count, self.table.runners_purse
        first, harm, stopped = on_encounter(ice, purse)
        harm += price(purse, first)
        plan = best_plan(self.table, ice, stake, purse - first, hand, self.runner.clicks)
        if stopped:
            return harm + stake
        return harm + plan.cost + plan.suffering + (stake if plan.stopped else 0.0)

    # -- what is at stake ------------------------------------------------------------------------------------

    def agenda_in(self, server: Server) -> Card | None:
        return next((card for card in server.root if is_agenda(card.title)), None)

    def occupied(self, server: Server) -> bool:
        return any(traits(card.title).type in {"agenda", "asset"} for card in server.root)

    def fortress(self) -> Server | None:
        """The remote server in which to score: the best guarded one with room."""
        found = [server for server in self.remotes() if server.ice and not self.occupied(server)]
        return max(found, key=self.safety, default=None)

    def stake(self, server: Server) -> float:
        """The possible loss from a run on a server."""
        worth = sum(self.root_stake(card) for card in server.root)
        if server.name in CENTRALS:
            worth += self.spoils.get(str(CENTRALS.index(server.name)), 0.0) + self.spoils.get("central", 0.0)
        if server.name == "HQ":
            agendas = [facts.points for facts in self.hand if facts.type == "agenda"]
            density = POINT * sum(agendas) / max(1, len(self.hand))
            worth += 3.0 + density * min(1 + self.spoils.get("access HQ", 0.0), max(1, len(self.hand)))
            worth += DEATH * 0.2 if self.would_lose(max(agendas, default=0)) else 0.0
        elif server.name == "R&D":
            worth += 4.5 * (1 + self.spoils.get("access R&D", 0.0)) + (6.0 if self.would_lose(2) else 0.0)
        elif server.name == "Archives":
            hidden = [traits(title).points for title in self.me.discard.cards]
            worth += 0.2 + POINT * sum(hidden)
        return worth

    def would_lose(self, points: int) -> bool:
        return points > 0 and self.runner.score + points >= GOAL

    def root_stake(self, card: Card) -> float:
        facts = traits(card.title)
        if facts.type == "agenda":
            lost = DEATH * 0.3 if self.would_lose(facts.points) else 0.0
            return POINT * facts.points + 2.0 * card.tokens.get("advancement", 0) + lost
        if facts.trap:
            return BEHIND_TRAP
        return 0.5 + 0.4 * income(facts.title)

    # -- agendas ---------------------------------------------------------------------------------------------

    def scores_with(self, clicks: int, purse: int) -> bool:
        """Whether an agenda, installed or in hand, could be scored with these clicks and credits."""
        there = (card for server in self.remotes() for card in server.root if is_agenda(card.title))
        lefts = [left_of(card) for card in there]
        lefts += [facts.advancement + 1 for facts in self.hand if facts.type == "agenda"]
        need = min((left for left in lefts if left > 0), default=99)
        return need <= clicks and need <= purse + 1


def left_of(card: Card) -> int:
    """The number of advancement tokens that an agenda still needs."""
    needs = card.needs if card.needs is not None else traits(card.title).advancement
    return needs - card.tokens.get("advancement", 0)


def turns_open(facts: Traits, clicks: int) -> int:
    """Number of Runner turns before an agenda can be scored, given the clicks left after installing it."""
    return 1 if facts.advancement - clicks <= 3 else 2
