"""Greedy as the Corp: spend, ice in front of what matters, agendas behind ice, traps that look like agendas."""

from collections.abc import Callable
from functools import cached_property

from sneakdoor import Card, Option, PlayerView, Server
from sneakdoor.bots.economy import income, price
from sneakdoor.bots.outlook import (
    CARD,
    CENTRALS,
    DEATH,
    NEVER,
    POINT,
    TAG,
    WIN,
    Judge,
    deed_of,
    goes_round,
    puts_away,
    subroutines_of,
)
from sneakdoor.bots.server_defense import Guard, left_of, turns_open
from sneakdoor.catalogue import AbilityTraits, Traits, traits

NEW = "New remote"
SAFE = 0.5  # where an agenda may be left for a turn
OPEN = 0.3  # a server that is no safer than this keeps nobody out for long
CROWDED = 4  # agendas in hand that one more run on HQ would find anyway
HELD = 12.0  # what speaks for installing an agenda, however unsafe: in hand it scores nothing
CREDIT = ((4, 3.5), (7, 2.7), (10, 1.4), (14, 0.6))  # (below this many credits, value of one more)
LEAST = 0.4
UNPAID = 1.5  # what speaks for a credit more while nothing in front of HQ, R&D or an agenda can be rezzed
WANTED = (4.0, 3.6, 3.2, 2.7, 2.0)  # what a card more is worth, by how many are in hand
SEEKS = 4.5  # and more, if there is a server to score in, and no agenda
OVERFULL = 2.5  # what speaks against drawing a card that another must make room for
LAYERED = 0.6  # how much of what credits are worth speaks against paying for ice that is already there
BASTION = 5.5  # what speaks for ice in front of a server to score in, where there is none yet
PURGED = 0.8  # what it is worth that a virus counter is gone
NEXT_TURN = 3  # advancement tokens that a turn can place
BEFORE_OUR_TURN = ("before corp turn", "before runner turn ends")  # the last windows before it begins


class Corp(Judge):
    """The Corp's judgement of every option of one question."""

    @cached_property
    def runner(self) -> PlayerView:
        return self.view.runner

    @cached_property
    def guard(self) -> Guard:
        return Guard(self.table)

    @cached_property
    def hand(self) -> list[Traits]:
        return self.guard.hand

    @cached_property
    def agendas(self) -> int:
        """How many agendas are in hand."""
        return sum([facts.type == "agenda" for facts in self.hand])

    def worth(self, option: Option) -> float:
        """The value of an option, in credits."""
        judge = JUDGES.get(self.asked.kind, {}).get(option.kind) or COMMON.get(option.kind)
        return judge(self, option) if judge is not None else 0.0

    # -- actions -----------------------------------------------------------------------------------------------

    def earns(self, net: int) -> float:
        """The value of a net gain or loss of credits."""
        purse = self.me.credits
        if net < 0:
            return -sum([self.one_more(purse - n - 1) for n in range(-net)])
        return sum([self.one_more(purse + n) for n in range(net)])

    def one_more(self, purse: int) -> float:
        """Value of one more credit at this pool: highest until the unrezzed cards can be rezzed."""
        worth = next((worth for limit, worth in CREDIT if purse < limit), LEAST)
        return worth + (UNPAID if purse < self.guard.reserve else 0.0)

    def credit(self, option: Option) -> float:
        return self.earns(1) + (0.8 if self.saves_up() else 0.0) + (3.0 if self.waits_for_credits() else 0.0)

    def waits_for_credits(self) -> bool:
        """Is there an agenda that could be scored in the next turn, if only we could pay?"""
        lefts = [left_of(card) for card in map(self.guard.agenda_in, self.guard.remotes()) if card is not None]
        return any(self.me.credits < left <= NEXT_TURN for left in lefts)

    def saves_up(self) -> bool:
        """Does a card in hand bring a lot as soon as we can pay for it?"""
        for facts in self.hand:
            gain = sum(deed.gain for deed in facts.of("play")) - facts.cost
            if gain >= 3 and self.me.credits < facts.cost <= self.me.credits + 3:
                return True
        return False

    def draw(self, option: Option) -> float:
        return self.drawing()

    def drawing(self) -> float:
        """The value of one more card."""
        if self.me.deck.count <= 2:
            return -5.0
        many = len(self.hand)
        worth = WANTED[min(many, 4)]
        agendas = self.agendas > 0
        if not any(facts.type == "ice" for facts in self.hand):
            bare = any(not self.table.servers[name].ice for name in ("HQ", "R&D"))
            fortress = self.guard.fortress()
            worth += 1.5 if bare else 0.0
            worth += 1.6 if fortress is None or self.guard.safety(fortress) < SAFE else 0.0
        if not agendas and self.guard.fortress() is not None:
            worth += SEEKS  # there is a place, and nothing to score in it
        return worth if many < self.me.hand_size else worth - OVERFULL

    def play(self, option: Option) -> float:
        facts = traits(option.card)
        deed = next(facts.of("play"), AbilityTraits("play"))
        worth = self.earns(deed.gain - facts.cost) + (0.4 + 0.6 * deed.draw) * self.drawing() * bool(deed.draw)
        worth += self.harm(deed) + 2.0 * deed.advances * any(
            self.guard.agenda_in(server) for server in self.guard.remotes()
        )
        if deed.clicks_gained:
            return 16.0 if self.fast(self.me.clicks - 1 + deed.clicks_gained, facts.cost) else -1.0
        worth += 1.0 if deed.searches else 0.0
        useful = deed.gain or deed.draw or deed.damage or deed.tags or deed.advances or deed.trashes
        return worth if useful else worth + (1.8 if self.me.credits - facts.cost >= 5 else -1.0)

    def fast(self, clicks: int, spent: int) -> bool:
        """Would more clicks let us score in this turn, and only they?"""
        purse = self.me.credits - spent
        return self.guard.scores_with(clicks, purse) and not self.guard.scores_with(self.me.clicks, self.me.credits)

    def harm(self, deed: AbilityTraits) -> float:
        """The value of the harm that an ability does to the Runner; a kill wins."""
        if deed.damage > self.runner.hand.count or self.kills_this_turn(deed):
            return DEATH
        chance = 1.0
        if deed.trace:
            edge = deed.trace + self.me.credits - self.view.link - self.runner.credits
            chance = 0.9 if edge > 0 else 0.15
        kinds = len([one for one in deed.trashes if one != "card"])
        drained = self.runner.credits if deed.drains_all else min(deed.drain, self.runner.credits)
        return chance * (1.2 * CARD * deed.damage + TAG * deed.tags + 0.8 * drained + 3.0 * kinds)

    def kills_this_turn(self, first: AbilityTraits) -> bool:
        """Whether damage cards in hand, this one among them, flatline the Runner with the clicks and credits left."""
        if not first.damage or first.trace or first.kind != "play":
            return False
        cards = [(facts.cost, deed) for facts in self.hand for deed in facts.of("play") if deed.damage]
        tagged = bool(self.view.tags)
        sure = sorted((cost, -deed.damage) for cost, deed in cards if not deed.trace and deed.only_tagged <= tagged)
        purse, damage = self.me.credits, 0
        for cost, less in sure[: self.me.clicks]:
            purse -= cost
            damage -= less if purse >= 0 else 0
        return damage > self.runner.hand.count

    def action(self, option: Option) -> float:
        deed = deed_of(option)
        worth = deed.gain + CARD * 0.6 * deed.draw + self.harm(deed) + 1.5 * deed.advances
        several = deed.damage and deed.damage * self.me.clicks > self.runner.hand.count
        per_click = worth / max(1, deed.clicks) - deed.credits
        return (WIN if several else per_click) - (3.0 if deed.trashes_itself else 0.0)

    def trash_resource(self, option: Option) -> float:
        stock = next((card.tokens.get("credit", 0) for card in self.table.rig if card.handle == option.handle), 0)
        return 0.6 * max(income(option.card), stock) + 1.0 - (1.5 if self.me.credits < 6 else 0.0)

    def purge(self, option: Option) -> float:
        virus = sum(card.tokens.get("virus", 0) for card in self.table.rig)
        return PURGED * virus - 4.0

    def advance(self, option: Option) -> float:
        server, card = self.table.where(option.handle)
        if server is None or card is None:
            return -1.0
        facts, done = traits(card.title), card.tokens.get("advancement", 0)
        if facts.type != "agenda":
            if facts.type == "ice":
                return 0.4 if self.me.credits > 8 else -0.5
            ready = facts.trap and self.me.credits >= 6 and not any(map(self.guard.agenda_in, self.guard.remotes()))
            return 1.6 - 0.5 * done if ready else -1.0
        left = facts.advancement - done
        if left <= 0:
            return -1.0
        if left <= min(self.me.clicks, self.me.credits):
            return WIN + facts.points
        if left <= NEXT_TURN:
            return 0.3  # it can be done in the next turn, and until then nobody need know
        safe = self.guard.safety(server, 1)
        if left - NEXT_TURN <= min(self.me.clicks, self.me.credits):
            return 4.0 + 2.0 * safe  # then it can be finished in the next turn
        return 1.5 * safe

    # -- installing -----------------------------------------------------------------------------------------------

    def install(self, option: Option) -> float:
        facts = traits(option.card)
        names = [*self.table.servers, NEW]
        if facts.type in {"agenda", "asset"}:
            names = [name for name in names if name not in CENTRALS]
        return max([self.place(facts, name) for name in names])

    def destination(self, option: Option) -> float:
        installing = [card.title for card in self.view.playing if traits(card.title).type not in {"operation", "event"}]
        return self.place(traits(installing[-1]), option.server) if installing else 0.0

    def place(self, facts: Traits, name: str) -> float:
        """The value of installing a card in a server."""
        server = self.table.servers.get(name)
        if facts.type == "ice":
            return self.place_ice(facts, server)
        if facts.type == "agenda":
            return self.place_agenda(facts, server)
        if facts.type == "upgrade":
            return self.place_upgrade(facts, server)
        if server is not None and (self.guard.occupied(server) or server.name in CENTRALS):
            return -2.0
        if facts.trap:
            guarded = server is not None and bool(server.ice)
            bait = 1.6 if facts.advanceable and self.me.credits >= 5 else 1.1
            return bait - (1.0 if guarded and self.guard.fortress() is server else 0.0)
        earns = income(facts.title)
        worth = 0.5 * self.earns(round(earns) - facts.cost) if earns else 1.2
        worth += 0.3 * (facts.trash or 0)
        if server is not None and server.ice:
            worth -= 1.5  # that place is for agendas
        return worth if facts.cost <= self.me.credits + 2 else 0.3

    def place_ice(self, facts: Traits, server: Server | None) -> float:
        agendas = self.agendas
        strong = self.guard.strong(facts) * self.affordable(facts.cost)
        if server is None:
            if any(one.ice and not self.guard.holds_asset(one) for one in self.guard.remotes()):
                return 0.2
            return strong * (BASTION + 2.5 * min(agendas, 3))
        layers = len(server.ice)
        if layers > self.me.credits:
            return -5.0  # older ice would have to go
        if any(deed.ends_run for deed in facts.subroutines) and not any(
            deed.ends_run for ice in server.ice for deed in subroutines_of(ice)
        ):
            strong *= 1.3
        waiting = sum([traits(ice.title).cost for ice in server.ice if not ice.faceup])
        if waiting and waiting + facts.cost > self.me.credits:
            strong *= 0.4  # what lies there already is all we can pay for
        need = self.guard.need(server, agendas=agendas)
        return strong * 1.3 * need / (1.0 + 2.5 * self.guard.safety(server)) + LAYERED * self.earns(-layers)

    def affordable(self, cost: int) -> float:
        """Ice that we cannot pay for keeps nobody out."""
        return 1.0 if cost <= self.me.credits else 0.75 if cost <= self.me.credits + 3 else 0.4

    def place_agenda(self, facts: Traits, server: Server | None) -> float:
        """An agenda goes where it can be scored before the Runner gets in."""
        if server is not None and self.guard.occupied(server):
            return -8.0
        clicks = self.me.clicks if self.asked.kind == "install destination" else self.me.clicks - 1
        if facts.advancement <= min(clicks, self.me.credits):
            return WIN + self.guard.safety(server) if server is not None else WIN  # and scored this turn
        many = self.agendas
        if server is None or not server.ice or not self.guard.affords_guard(server, 1):
            return 1.2 if many >= CROWDED and self.runner.hand.count < 4 else -4.0
        early = max(0, facts.advancement - NEXT_TURN)  # tokens that it must get before the last turn
        safe = self.guard.safety(server, early) ** turns_open(facts, clicks)
        if safe < OPEN and many < CROWDED:
            return -2.0  # the Runner walks in there: where the last one was stolen, the next one would be
        held = HELD + 0.8 * many + 1.5 * (1.0 - self.guard.safety(self.table.servers["HQ"]))  # no safer in hand
        worth = 0.5 * POINT * facts.points * (2 * safe - 1) + held
        short = max(0, facts.advancement + self.guard.dearest_rez(server) - self.me.credits)
        return worth - 0.7 * short - (3.0 if early > clicks else 0.0) + 0.1 * facts.points

    def place_upgrade(self, facts: Traits, server: Server | None) -> float:
        if server is None or facts.cost > self.me.credits:
            return -1.0
        if any(card.title == facts.title for card in server.root):
            return -1.0
        if server.name in CENTRALS:
            return 0.1 + 0.08 * self.guard.stake(server) + (0.4 if server.ice else 0.0)
        return 1.8 if server.ice and not any(traits(card.title).trap for card in server.root) else -1.0

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
            dear = 0.12 * self.guard.stake(server) - price(self.me.credits, facts.cost) / 2
            return 1.0 + dear if here and guard else -1.0
        role = getattr(self.asked, "role", "")  # a bot that wraps questions may leave it out
        soon = role in BEFORE_OUR_TURN or any(deed.kind == "action" for deed in facts.deeds)
        reserve = 1.0 if self.me.credits - facts.cost < 1 and income(facts.title) < 4 else 0.0
        return 0.5 + 0.3 * income(facts.title) - reserve if soon else -0.5

    def rez_ice(self, server: Server, card: Card, facts: Traits) -> float:
        """Ice is rezzed if what it does, or what it keeps the Runner from, is worth its price."""
        if self.guard.stake(server) < 0:
            return -1.0  # let them come
        effect = self.guard.effect(server, card)
        if facts.forfeits:
            points = sorted(agenda.points or 0 for agenda in self.me.scored)
            effect -= POINT * sum(points[: facts.forfeits])
        if self.better_behind(server, card, effect):
            return -1.0
        later = 0.9 * min(effect, facts.cost + 2.0)  # it goes on standing there
        return effect + later - price(self.me.credits, facts.cost) - self.saving(server, facts.cost)

    def better_behind(self, server: Server, card: Card, effect: float) -> bool:
        """Does ice lie further in that does more, and that we could not pay for as well?"""
        place = next(n for n, ice in enumerate(server.ice) if ice.handle == card.handle)
        left = self.me.credits - traits(card.title).cost
        for ice in server.ice[place + 1 :]:
            if not ice.faceup and left < traits(ice.title).cost <= self.me.credits:
                if self.guard.effect(server, ice) > effect:
                    return True
        return False

    def saving(self, server: Server, cost: int) -> float:
        """The value of saving credits for an agenda elsewhere that could be scored next turn."""
        for other in self.guard.remotes():
            agenda = self.guard.agenda_in(other)
            if agenda is None or other is server:
                continue
            if self.me.credits - cost < left_of(agenda) <= self.me.credits:
                return 4.0
        return 0.0

    def use(self, option: Option) -> float:
        deed = deed_of(option)
        if deed.ends_run:
            server = self.table.server
            if server is None or self.table.ice_ahead(server):
                return -1.0
            agenda = self.guard.agenda_in(server)
            return 1.0 if agenda is not None or (self.guard.would_lose(3) and server.name != "Archives") else -1.0
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
        return 1.0 if ice and self.agendas <= 2 else -1.0

    def pick(self, option: Option) -> float:
        if self.asked.kind.startswith(("discard", "pay", "damage")):
            return -self.card_worth(option)
        if not self.is_mine(self.source):
            return -self.card_worth(option)
        facts = traits(option.card)
        if puts_away(self.source):
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
            trace = self.table.trace
            # What the Runner has spent already is known; otherwise all that they have may come.
            theirs = trace["runner"] if trace.get("runner first") else self.runner.credits
            needed = max(0, self.view.link + theirs + 1 - trace["base"])
            wanted = needed if needed <= self.me.credits - 3 else 0
            return NEVER if n == wanted else -float(n)
        return float(n) if self.is_mine(self.source) else -float(n)

    def say_yes(self, option: Option) -> float:
        if goes_round(self.source):
            return -1.0
        top = self.me.deck.known.get(0)
        if top is not None and any("to deck bottom" in deed.verbs for deed in traits(self.source).deeds):
            return 1.0 if traits(top).type == "agenda" and not self.guard.remotes() else -1.0
        return 1.0 if self.is_mine(self.source) else 0.5

    def mode(self, option: Option) -> float:
        text = option.words.lower()
        if "trash" in text and not self.is_mine(self.source):
            return -1.0
        return 1.0 * ("gain" in text) + 1.0 * ("damage" in text) + 0.5 * ("rez" in text)

    def server_for(self, option: Option) -> float:
        server = self.table.servers.get(option.server)
        return self.guard.stake(server) if server is not None else 0.0


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
