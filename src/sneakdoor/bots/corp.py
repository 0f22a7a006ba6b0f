"""Greedy as the Corp: credits, ice in front of what matters, agendas behind ice, traps that look like agendas."""

from collections.abc import Callable

from sneakdoor import Card, Option, Server
from sneakdoor.bots.protocol import Asked
from sneakdoor.bots.runner import deed_of, source_of
from sneakdoor.bots.table import (
    CARD,
    CENTRALS,
    DEATH,
    GOAL,
    NEVER,
    POINT,
    TAG,
    WIN,
    Outlook,
    best_plan,
    income,
    subroutines_of,
    threats,
)
from sneakdoor.catalogue import AbilityTraits, Traits, traits

NEW = "New remote"
BEFORE_OUR_TURN = ("5.6.1b", "5.7.2b")  # the windows just before what "when your turn begins" brings


class Corp:
    """The Corp's judgement of every option of one question."""

    def __init__(self, table: Outlook, asked: Asked) -> None:
        self.table = table
        self.view = table.view
        self.me = table.me
        self.runner = table.view.runner
        self.asked = asked
        self.source = source_of(asked) or table.source
        self.hand = [traits(title) for title in self.me.hand.cards]

    def worth(self, option: Option) -> float:
        """How much good an option does, in credits."""
        judge = JUDGES.get(self.asked.kind, {}).get(option.kind) or COMMON.get(option.kind)
        return judge(self, option) if judge is not None else 0.0

    # -- servers ---------------------------------------------------------------------------------------------

    def remotes(self) -> list[Server]:
        return [server for server in self.view.servers if server.name not in CENTRALS]

    def protection(self, server: Server) -> float:
        """How well ice guards a server: what ends runs counts fully, what we cannot pay to rez counts little."""
        total, purse = 0.0, self.me.credits
        for ice in reversed(server.ice):
            facts = traits(ice.title)
            if not ice.faceup:
                if facts.cost > purse:
                    total += 0.2
                    continue
                purse -= facts.cost
            total += self.stopping(ice)
        return total

    def stopping(self, ice: Card) -> float:
        """From 0 (no obstacle) to 1 (the Runner cannot pass it now)."""
        subs = subroutines_of(ice)
        hurts = sum(deed.damage for deed in subs)
        plan = best_plan(self.table, ice, 8.0, self.runner.credits)
        if plan.stopped or hurts >= self.runner.hand.count > 0:
            return 1.0
        return min(0.8, 0.15 * (plan.cost + plan.suffering))

    def agenda_in(self, server: Server) -> Card | None:
        return next((card for card in server.root if traits(card.title).type == "agenda"), None)

    def stake(self, server: Server) -> float:
        """What a run on a server could cost us."""
        worth = sum(self.root_stake(card) for card in server.root)
        if server.name == "HQ":
            agendas = [facts.points for facts in self.hand if facts.type == "agenda"]
            worth += 3.0 + POINT * sum(agendas) / max(1, len(self.hand))
            worth += DEATH * 0.2 if self.would_lose(max(agendas, default=0)) else 0.0
        elif server.name == "R&D":
            worth += 4.5 + (6.0 if self.would_lose(2) else 0.0)
        elif server.name == "Archives":
            hidden = [traits(title).points for title in self.me.discard.cards]
            worth += 0.2 + POINT * sum(hidden)
        return worth

    def would_lose(self, points: int) -> bool:
        return points > 0 and self.runner.score + points >= GOAL

    def root_stake(self, card: Card) -> float:
        facts = traits(card.title)
        if facts.type == "agenda":
            return POINT * facts.points + 2.0 * card.tokens.get("advancement", 0)
        if facts.trap:
            return -4.0  # come and see
        return 0.5 + 0.4 * income(facts.title)

    # -- actions -----------------------------------------------------------------------------------------------

    def credit(self, option: Option) -> float:
        purse = self.me.credits
        return 2.0 if purse < 3 else 1.5 if purse < 6 else 1.1 if purse < 10 else 0.7

    def draw(self, option: Option) -> float:
        if self.me.deck.count <= 2:
            return -5.0
        many = len(self.hand)
        worth = (2.5, 2.2, 1.7, 1.2, 0.7)[min(many, 4)]
        bare = any(not self.table.servers[name].ice for name in ("HQ", "R&D"))
        if bare and not any(facts.type == "ice" for facts in self.hand):
            worth += 1.5
        if not any(facts.type == "agenda" for facts in self.hand) and self.fortress() is not None:
            worth += 0.4
        return worth if many < self.me.hand_size else -0.5

    def play(self, option: Option) -> float:
        facts = traits(option.card)
        deed = next(facts.of("play"), AbilityTraits("play"))
        worth = deed.gain - facts.cost + CARD * 0.6 * deed.draw - 0.3
        worth += self.harm(deed) + 2.0 * deed.advances * any(self.agenda_in(server) for server in self.remotes())
        worth += 2.0 * deed.clicks_gained + (1.0 if deed.searches else 0.0)
        useful = deed.gain or deed.draw or deed.damage or deed.tags or deed.advances or deed.trashes
        return worth if useful else worth + (1.8 if self.me.credits - facts.cost >= 5 else -1.0)

    def harm(self, deed: AbilityTraits) -> float:
        """What an ability does to the Runner; killing is winning."""
        if deed.damage > self.runner.hand.count:
            return DEATH
        chance = 1.0
        if deed.trace:
            edge = deed.trace + self.me.credits - self.view.link - self.runner.credits
            chance = 0.9 if edge > 0 else 0.15
        kinds = len([one for one in deed.trashes if one != "card"])
        return chance * (1.2 * CARD * deed.damage + TAG * deed.tags + 0.8 * deed.drain + 3.0 * kinds)

    def action(self, option: Option) -> float:
        deed = deed_of(option)
        worth = deed.gain + CARD * 0.6 * deed.draw + self.harm(deed) + 1.5 * deed.advances
        several = deed.damage and deed.damage * self.me.clicks > self.runner.hand.count
        per_click = worth / max(1, deed.clicks) - deed.credits
        return (WIN if several else per_click) - (3.0 if deed.trashes_itself else 0.0)

    def trash_resource(self, option: Option) -> float:
        return 0.6 * income(option.card) + 1.0 - (1.5 if self.me.credits < 6 else 0.0)

    def purge(self, option: Option) -> float:
        virus = sum(card.tokens.get("virus", 0) for card in self.table.rig)
        return 0.5 * virus - 3.0

    def advance(self, option: Option) -> float:
        server, card = self.table.where(option.handle)
        if server is None or card is None:
            return -1.0
        facts, done = traits(card.title), card.tokens.get("advancement", 0)
        if facts.type != "agenda":
            if facts.type == "ice":
                return 0.4 if self.me.credits > 8 else -0.5
            ready = facts.trap and self.me.credits >= 6 and not any(map(self.agenda_in, self.remotes()))
            return 1.6 - 0.5 * done if ready else -1.0
        left = facts.advancement - done
        if left <= 0:
            return -1.0
        if left <= min(self.me.clicks, self.me.credits):
            return 15.0 + facts.points
        safe = self.protection(server)
        if not self.affords_guard(server, 1):
            return 0.3
        close = left - self.me.clicks <= 3  # then it can be finished in the next turn
        return (2.0 + 2.0 * min(safe, 2.0) if close else 0.8) if safe >= 0.6 else 0.2

    def affords_guard(self, server: Server, spent: int) -> bool:
        """Could we still rez the cheapest ice in front of it after spending this?"""
        if any(ice.faceup for ice in server.ice):
            return True
        costs = [traits(ice.title).cost for ice in server.ice]
        return bool(costs) and min(costs) <= self.me.credits - spent

    # -- installing -----------------------------------------------------------------------------------------------

    def fortress(self) -> Server | None:
        """The remote server in which to score: the best guarded one with room."""
        found = [server for server in self.remotes() if server.ice and not self.occupied(server)]
        return max(found, key=self.protection, default=None)

    def occupied(self, server: Server) -> bool:
        return any(traits(card.title).type in {"agenda", "asset"} for card in server.root)

    def install(self, option: Option) -> float:
        facts = traits(option.card)
        names = [*self.table.servers, NEW]
        if facts.type in {"agenda", "asset"}:
            names = [name for name in names if name not in CENTRALS]
        return max(self.place(facts, name) for name in names)

    def destination(self, option: Option) -> float:
        installing = [card.title for card in self.view.playing if traits(card.title).type not in {"operation", "event"}]
        return self.place(traits(installing[-1]), option.server) if installing else 0.0

    def place(self, facts: Traits, name: str) -> float:
        """What installing a card in a server is worth."""
        server = self.table.servers.get(name)
        if facts.type == "ice":
            return self.place_ice(facts, server)
        if facts.type == "agenda":
            return self.place_agenda(facts, server)
        if facts.type == "upgrade":
            return self.place_upgrade(facts, server)
        if server is not None and (self.occupied(server) or server.name in CENTRALS):
            return -2.0
        if facts.trap:
            guarded = server is not None and bool(server.ice)
            bait = 1.6 if facts.advanceable and self.me.credits >= 5 else 1.1
            return bait - (1.0 if guarded and self.fortress() is server else 0.0)
        earns = income(facts.title)
        worth = 0.7 * (earns - facts.cost) + 1.0 if earns else 1.2
        if server is not None and server.ice:
            worth -= 1.5  # that place is for agendas
        return worth if facts.cost <= self.me.credits + 2 else 0.3

    def place_ice(self, facts: Traits, server: Server | None) -> float:
        agendas = [one for one in self.hand if one.type == "agenda"]
        ends = any(deed.ends_run for deed in facts.subroutines)
        strong = (1.0 if ends else 0.7) * (1.0 if facts.cost <= self.me.credits + 3 else 0.5)
        if server is None:
            if any(one.ice and not self.occupied(one) for one in self.remotes()):
                return 0.2
            return strong * (4.0 + (1.5 if agendas else 0.0))
        layers, stake = len(server.ice), max(0.3, self.stake(server))
        if layers > self.me.credits:
            return -5.0  # older ice would have to go
        if server.name not in CENTRALS:
            if all(traits(card.title).trap for card in server.root) and server.root:
                return 0.1
            stake = max(stake, 5.0 if server.ice else 2.0)
        guard = self.protection(server)
        if ends and not any(deed.ends_run for ice in server.ice for deed in subroutines_of(ice)):
            strong *= 1.3
        return strong * 1.3 * stake / (1.0 + 1.3 * guard) - 1.1 * layers

    def place_agenda(self, facts: Traits, server: Server | None) -> float:
        if server is not None and self.occupied(server):
            return -8.0
        if facts.advancement <= min(self.me.clicks - 1, self.me.credits):
            return 20.0  # and scored this turn
        crowded = sum(one.type == "agenda" for one in self.hand) >= 3
        if server is None or not server.ice or not self.affords_guard(server, 1):
            return 1.2 if crowded and self.runner.hand.count < 4 else -4.0
        safe = min(2.0, self.protection(server))
        rich = self.me.credits >= 4
        return (2.0 if rich else 0.0) + 3.0 * safe + 0.3 * facts.points - (1.0 if self.me.clicks == 1 else 0.0)

    def place_upgrade(self, facts: Traits, server: Server | None) -> float:
        if server is None or facts.cost > self.me.credits:
            return -1.0
        if any(card.title == facts.title for card in server.root):
            return -1.0
        return 0.3 + 0.12 * self.stake(server) + (0.7 if server.ice else 0.0)

    # -- rezzing and using -----------------------------------------------------------------------------------------

    def rez(self, option: Option) -> float:
        server, card = self.table.where(option.handle)
        if server is None or card is None:
            return -1.0
        facts = traits(card.title)
        if facts.type == "ice":
            return self.rez_ice(server, card, facts)
        if facts.trap:
            return -1.0
        if facts.type == "upgrade":
            here = self.table.server is server and not self.table.ice_ahead(server)
            guard = any("successful run" in deed.when or deed.kind == "constant" for deed in facts.deeds)
            return 1.0 if here and guard else -1.0
        soon = self.asked.rule in BEFORE_OUR_TURN or any(deed.kind == "action" for deed in facts.deeds)
        reserve = 1.0 if self.me.credits - facts.cost < 1 and income(facts.title) < 4 else 0.0
        return 0.5 + 0.3 * income(facts.title) - reserve if soon else -0.5

    def rez_ice(self, server: Server, card: Card, facts: Traits) -> float:
        """Ice is rezzed if what it does, or what it keeps the Runner from, is worth its price."""
        stake = self.stake(server)
        if stake < 0:
            return -1.0  # let them come
        subs = list(facts.subroutines)
        hurts = sum(threats(subs, self.runner.hand.count, stake, self.me.credits, self.view.link))
        plan = best_plan(self.table, card, stake, self.runner.credits)
        effect = hurts if plan.breaker == 0 else plan.cost + plan.suffering
        later = 0.5 * facts.cost + 1.0  # it goes on standing there
        saving = [one for one in map(self.agenda_in, self.remotes()) if one is not None]
        scarce = 0.5 * facts.cost if saving and server.name in CENTRALS and self.me.credits - facts.cost < 2 else 0.0
        return effect + later - facts.cost - scarce

    def use(self, option: Option) -> float:
        deed = deed_of(option)
        if deed.ends_run:
            server = self.table.server
            if server is None or self.table.ice_ahead(server):
                return -1.0
            agenda = self.agenda_in(server)
            return 1.0 if agenda is not None or (self.would_lose(3) and server.name != "Archives") else -1.0
        if deed.trashes_itself or "to hand" in deed.verbs:
            return -1.0
        return deed.gain + 0.6 * deed.draw + self.harm(deed) - deed.credits - 0.5 * bool(deed.spends) - 0.1

    def trigger(self, option: Option) -> float:
        deed = deed_of(option)
        advanced = 0
        _, card = self.table.where(option.handle) if option.handle else (None, None)
        if card is not None:
            advanced = card.tokens.get("advancement", 0)
        if deed.damage_per_advancement and not advanced:
            return -1.0
        damage = deed.damage + advanced * deed.damage_per_advancement
        if damage > self.runner.hand.count:
            return DEATH
        return 1.0 + CARD * damage + TAG * deed.tags + deed.gain + deed.draw - 0.6 * deed.credits

    # -- questions of cards ------------------------------------------------------------------------------------------

    def keep(self, option: Option) -> float:
        """The first hand: ice, and not too many agendas."""
        ice = sum(facts.type == "ice" for facts in self.hand)
        agendas = sum(facts.type == "agenda" for facts in self.hand)
        return 1.0 if ice and agendas <= 2 else -1.0

    def pick(self, option: Option) -> float:
        if self.asked.kind.startswith(("discard", "pay", "damage")):
            return -self.card_worth(option)
        if not self.is_mine(self.source):
            return -self.card_worth(option)
        facts = traits(option.card)
        if self.source and any("trash" in deed.verbs for deed in traits(self.source).deeds):
            return self.card_worth(option) if facts.side == 1 else -self.card_worth(option)
        if self.asked.kind == "choose" and not option.handle and facts.type == "agenda":
            return -0.5  # better not shown
        return self.card_worth(option) + 0.1

    def is_mine(self, title: str) -> bool:
        return bool(title) and traits(title).side == 0

    def card_worth(self, option: Option) -> float:
        facts = traits(option.card)
        if facts.side == 1:
            return 1.0 + facts.cost + 3.0 * facts.is_breaker + 0.5 * income(option.card)
        if facts.type == "agenda":
            return 3.0 + 2.0 * facts.points
        if facts.type == "ice":
            bare = any(not self.table.servers[name].ice for name in ("HQ", "R&D"))
            return 2.5 + 0.3 * facts.cost + (2.0 if bare else 0.0)
        play = next(facts.of("play"), None)
        gain = play.gain - facts.cost if play is not None else 0
        copies = self.me.hand.cards.count(option.card)
        return 1.5 + 0.4 * max(gain, 0) + 0.3 * income(option.card) + 0.8 * facts.trap - 0.4 * (copies - 1)

    def number(self, option: Option) -> float:
        """How much: in a trace what the Runner cannot match, or nothing; else as much as our own cards allow."""
        n = option.number
        if self.asked.kind == "trace: spend" and self.table.trace is not None:
            needed = max(0, self.view.link + self.runner.credits + 1 - self.table.trace["base"])
            wanted = needed if needed <= self.me.credits - 3 else 0
            return NEVER if n == wanted else -float(n)
        return float(n) if self.is_mine(self.source) else -float(n)

    def say_yes(self, option: Option) -> float:
        top = self.me.deck.known.get(0)
        if top is not None and any("to deck bottom" in deed.verbs for deed in traits(self.source).deeds):
            return 1.0 if traits(top).type == "agenda" and not self.remotes() else -1.0
        return 1.0 if self.is_mine(self.source) else 0.5

    def mode(self, option: Option) -> float:
        text = option.words.lower()
        if "trash" in text and not self.is_mine(self.source):
            return -1.0
        return 1.0 * ("gain" in text) + 1.0 * ("damage" in text) + 0.5 * ("rez" in text)

    def server_for(self, option: Option) -> float:
        server = self.table.servers.get(option.server)
        return self.stake(server) if server is not None else 0.0


COMMON: dict[str, Callable[[Corp, Option], float]] = {
    "credit": Corp.credit,
    "draw": Corp.draw,
    "play": Corp.play,
    "install": Corp.install,
    "advance": Corp.advance,
    "action": Corp.action,
    "trash resource": Corp.trash_resource,
    "purge": Corp.purge,
    "rez": Corp.rez,
    "score": lambda corp, option: 50.0 + traits(option.card).points,
    "use": Corp.use,
    "permit": Corp.use,
    "trigger": Corp.trigger,
    "pick": Corp.pick,
    "number": Corp.number,
    "yes": Corp.say_yes,
    "mode": Corp.mode,
    "server": Corp.server_for,
    "trash": lambda corp, option: -corp.card_worth(option),
    "instead": lambda corp, _: 0.5,
}
JUDGES: dict[str, dict[str, Callable[[Corp, Option], float]]] = {
    "mulligan": {"no": Corp.keep},
    "install destination": {"server": Corp.destination},
}
