"""Greedy as the Runner: an economy, breakers for what stands in the way, and runs where they pay."""

from collections.abc import Callable

from sneakdoor import Card, Option, Server
from sneakdoor.bots.protocol import Asked
from sneakdoor.bots.table import (
    CARD,
    CENTRALS,
    DEATH,
    GOAL,
    KINDS_OF_ICE,
    NEVER,
    POINT,
    TAG,
    WIN,
    Outlook,
    best_plan,
    breaks_kind,
    income,
    subroutines_of,
    threats,
    weakening,
)
from sneakdoor.catalogue import AbilityTraits, Traits, deed_in_words, traits

AGENDA_IN_DECK = 0.2  # how often a card of the Corp is an agenda, and one that hurts
TRAP_IN_DECK = 0.1
USUAL_POINTS = 2.0
SNARE = 3  # what a trap that nobody advanced can do
UNKNOWN_ICE = 2.0  # what passing ice costs that nobody has seen


class Runner:
    """The Runner's judgement of every option of one question."""

    def __init__(self, table: Outlook, asked: Asked) -> None:
        self.table = table
        self.view = table.view
        self.me = table.me
        self.corp = table.view.corp
        self.asked = asked
        self.hand = self.me.hand.count
        self.source = source_of(asked) or table.source
        self.boons = [deed for card in (self.me.identity, *table.rig) for deed in traits(card.title).deeds]

    def worth(self, option: Option) -> float:
        """How much good an option does, in credits."""
        judge = JUDGES.get(self.asked.kind, {}).get(option.kind) or COMMON.get(option.kind)
        return judge(self, option) if judge is not None else 0.0

    # -- actions -------------------------------------------------------------------------------------------

    def credit(self, option: Option) -> float:
        return 1.0 if self.me.credits < 12 else 0.7

    def draw(self, option: Option) -> float:
        if self.me.deck.count == 0:
            return -1.0
        room = self.me.hand_size - self.hand
        if room <= 0:
            return -0.5
        wanted = (6.0, 4.5, 3.0, 1.5, 1.1)[min(self.hand, 4)]
        return wanted if self.me.clicks > 1 or room > 1 else wanted - 0.3

    def remove_tag(self, option: Option) -> float:
        return TAG + (1.5 if self.view.tags > 1 else 0.0) if self.me.clicks > 1 or self.hand < 5 else TAG

    def install(self, option: Option) -> float:
        facts = traits(option.card)
        if facts.memory and self.view.memory_used + facts.memory > self.view.memory_limit:
            return -2.0
        if any(card.title == option.card for card in self.table.rig) and (facts.unique or facts.is_breaker):
            return -3.0
        left = self.me.credits - facts.cost
        tight = 1.0 if left < 3 else 0.0
        if facts.is_breaker:
            return self.breaker_worth(facts) - 0.35 * facts.cost - tight
        earns = income(facts.title)
        if earns:
            return 0.8 * (earns - facts.cost) - 0.5 * tight + (1.0 if self.me.credits < 8 else 0.0)
        return 2.6 - 0.3 * facts.cost - tight

    def breaker_worth(self, facts: Traits) -> float:
        """A breaker is worth having if none of the others does its work, more so if ice waits that it can break."""
        mine = [deed for deed in facts.deeds if deed.breaks]
        kinds = [kind for kind in KINDS_OF_ICE if any(breaks_kind(deed, (kind,)) for deed in mine)]
        fresh = [kind for kind in kinds if not self.can_break(kind)]
        if not fresh:
            return 0.5
        waiting = [ice for ice in self.open_ice() if any(kind in traits(ice.title).subtypes for kind in fresh)]
        return 6.0 + (3.5 if waiting else 0.0) + 0.5 * len(fresh)

    def can_break(self, kind: str) -> bool:
        return any(deed.breaks and deed.kind == "paid" and breaks_kind(deed, (kind,)) for deed in self.boons)

    def open_ice(self) -> list[Card]:
        return [card for server in self.view.servers for card in server.ice if card.title]

    def play(self, option: Option) -> float:
        facts = traits(option.card)
        deed = next(facts.of("play"), AbilityTraits("play"))
        if deed.runs:
            self.hand -= 1  # the card itself cannot be lost to damage any more
            best = max((self.run_worth(server, deed) for server in self.allowed(deed)), default=-NEVER)
            self.hand += 1
            return best + self.prize(deed) - facts.cost - 1.0
        worth = deed.gain - facts.cost + CARD * 0.8 * deed.draw - 0.5 + 1.5 * deed.clicks_gained
        if deed.searches:
            missing = [kind for kind in KINDS_OF_ICE if not self.can_break(kind)]
            worth += 5.0 if missing and self.me.credits >= facts.cost + 3 else 0.5
        elif not (deed.gain or deed.draw):
            worth += 2.0 if self.me.credits - facts.cost >= 4 else -1.0
        return worth

    def prize(self, deed: AbilityTraits) -> float:
        """What a run event brings besides the cards accessed."""
        drained = min(5, self.corp.credits) if deed.drain else 0
        gained = deed.gain if not deed.drain else 2 * drained
        return gained + 0.7 * drained - TAG * 0.7 * deed.tags

    def action(self, option: Option) -> float:
        return self.ability_worth(option) + 0.1

    def ability_worth(self, option: Option) -> float:
        """What using an ability of a card brings, by what it declares."""
        deed = deed_of(option)
        if deed.runs:
            best = max((self.run_worth(server, deed) for server in self.allowed(deed)), default=-NEVER)
            return best + self.prize(deed) - deed.credits
        worth = deed.gain + CARD * 0.8 * deed.draw + (1.5 if deed.searches or deed.verbs else 0.0)
        return worth - deed.credits - (3.0 if deed.trashes_itself else 0.0) - 0.5 * bool(deed.spends)

    # -- runs ------------------------------------------------------------------------------------------------

    def run(self, option: Option) -> float:
        server = self.table.servers.get(option.server)
        return self.run_worth(server, None) if server is not None else -1.0

    def allowed(self, deed: AbilityTraits) -> list[Server]:
        servers = self.view.servers
        if deed.runs == "remote":
            return [server for server in servers if server.name not in CENTRALS]
        if deed.runs == "central":
            return [server for server in servers if server.name in CENTRALS]
        if deed.runs == "any":
            return servers
        names = [CENTRALS[int(n)] for n in deed.runs.split(",") if n.isdigit()]
        return [server for server in servers if server.name in names]

    def run_worth(self, server: Server, event: AbilityTraits | None) -> float:
        """What a run may bring, less what the ice in its way costs; far below 0 where it cannot get through."""
        hurts = self.table.damage_on_success(server)
        if hurts > self.hand:
            return -DEATH
        self.hand -= hurts
        worth = self.run_through(server, event) - CARD * hurts
        self.hand += hurts
        return worth

    def run_through(self, server: Server, event: AbilityTraits | None) -> float:
        more = event.accesses if event is not None else 0
        if event is not None and event.drain:
            prize = 1.0 if self.corp.credits >= 3 else -2.0
        else:
            prize = self.access_worth(server, more)
        prize += self.success_worth(server)
        purse = self.me.credits - (event.credits if event is not None else 0)
        chance, toll = 1.0, 0.0
        for n, ice in enumerate(self.table.ice_ahead(server)):
            if n == 0 and event is not None and event.bypasses:
                continue
            passing, cost, spent = self.passing(ice, prize, purse)
            toll += chance * cost
            chance *= passing
            purse -= spent
        if chance < 0.05:
            return -5.0
        return chance * prize - toll

    def passing(self, ice: Card, prize: float, purse: int) -> tuple[float, float, int]:
        """How likely the Runner gets past a piece of ice, what it costs all told, and in credits."""
        if not ice.title or (not ice.faceup and traits(ice.title).cost > self.corp.credits):
            return self.passing_unknown(ice, purse)
        plan = best_plan(self.table, ice, max(prize, 1.0), purse, self.hand)
        if plan.stopped:
            return 0.0, plan.suffering - max(prize, 1.0), 0
        return 1.0, plan.cost + plan.suffering, int(plan.cost)

    def passing_unknown(self, ice: Card, purse: int) -> tuple[float, float, int]:
        if self.corp.credits == 0 or ice.title:
            return 1.0, 0.0, 0
        ready = sum(self.can_break(kind) for kind in KINDS_OF_ICE)
        chance = 0.4 + (0.17 * ready if purse >= 4 else 0.05 * ready)
        danger = 0.12 * DEATH if self.hand < SNARE else 0.5
        return chance, danger + (UNKNOWN_ICE if ready else 0.5) - 1.2, 2

    def success_worth(self, server: Server) -> float:
        number = str(CENTRALS.index(server.name)) if server.name in CENTRALS else "remote"
        total = 0.0
        for deed in self.boons:
            if "successful run" in deed.when and deed.where in {
                "",
                number,
                "central" if number != "remote" else "remote",
            }:
                total += deed.gain if not deed.where or self.me.clicks >= 3 else 0.3 * deed.gain
                total += 0.7 if not deed.gain else 0.0
        return total

    # -- what lies in servers ----------------------------------------------------------------------------------

    def access_worth(self, server: Server, more: int) -> float:
        worth = sum(self.root_worth(card) for card in server.root)
        if server.name == "R&D":
            worth += self.rnd_worth(1 + more + self.accesses("access R&D"))
        elif server.name == "HQ":
            worth += self.hq_worth(1 + more + self.accesses("access HQ"))
        elif server.name == "Archives":
            known = (self.known_worth(title) for title in self.corp.discard.cards if is_agenda(title))
            worth += sum(known) + self.unknown_worth(0.5 * AGENDA_IN_DECK, 0.0) * self.corp.discard.hidden
        return worth

    def accesses(self, quantity: str) -> int:
        return sum(deed.by for deed in self.boons if deed.modifies == quantity)

    def rnd_worth(self, depth: int) -> float:
        deck = self.corp.deck
        unseen = sum(place not in deck.known for place in range(min(depth, deck.count)))
        known = [deck.known[place] for place in range(depth) if place in deck.known]
        worth = unseen * self.unknown_worth(AGENDA_IN_DECK, TRAP_IN_DECK)
        return worth + sum(0.3 * self.known_worth(title) for title in known if is_agenda(title))

    def hq_worth(self, many: int) -> float:
        hand = self.corp.hand
        if hand.count == 0:
            return 0.0
        each = hand.hidden * self.unknown_worth(AGENDA_IN_DECK * 1.1, TRAP_IN_DECK)
        each += sum(self.known_worth(title) for title in hand.cards if is_agenda(title))
        return each * min(many, hand.count) / hand.count

    def root_worth(self, card: Card) -> float:
        """A card in the root of a server: what stealing or trashing it is worth, and what it may do to us."""
        advanced = card.tokens.get("advancement", 0)
        if not card.title:
            agenda = 0.3 if advanced == 0 else 0.6 if advanced < 3 else 0.7
            hurts = SNARE if advanced == 0 else max(SNARE, 2 * advanced)
            trap = 0.12 if advanced == 0 else 0.25
            urgent = 4.0 if advanced >= 2 else 1.0 if advanced else 0.0
            return self.unknown_worth(agenda, trap, hurts) + urgent + (1.0 if self.me.credits >= 5 else 0.0)
        facts = traits(card.title)
        if facts.type == "agenda":
            return self.known_worth(card.title) + (3.0 * advanced if self.hand > 2 else 0.0)
        hurts = damage_on_access(facts, advanced)
        if hurts:
            return -DEATH if hurts >= self.hand else -CARD * hurts - 1.0
        if facts.trash is None or facts.trash > self.me.credits:
            return 0.0
        return max(0.0, trash_worth(facts) - facts.trash)

    def known_worth(self, title: str) -> float:
        """An agenda that we have seen: it may hurt, and cost more than we have."""
        facts = traits(title)
        hurts = damage_on_access(facts, 0)
        if hurts > self.hand:
            return -DEATH
        if facts.steal_cost > self.me.credits:
            return -CARD * hurts
        self.hand -= hurts
        worth = self.steal_worth(facts.points) - CARD * hurts - facts.steal_cost
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

    # -- during a run ----------------------------------------------------------------------------------------------

    def go_on(self, option: Option) -> float:
        """Continue: what the rest of the run is worth; jacking out is worth nothing."""
        server = self.table.server
        if server is None:
            return 1.0
        event = next(traits(self.table.source).of("play"), None) if self.table.source else None
        if event is not None and event.runs:
            return self.run_worth(server, event) + self.prize(event) + 0.01
        return self.run_worth(server, None) + 0.01

    def at_stake(self) -> float:
        """What lies behind the ice that is encountered."""
        server = self.table.server
        return max(1.0, self.access_worth(server, 0) + self.success_worth(server)) if server is not None else 1.0

    def use(self, option: Option) -> float:
        """A paid ability: in an encounter what the plan for the ice asks for, elsewhere what is free."""
        deed = deed_of(option)
        ice = self.table.encountered
        if ice is None:
            free = not deed.credits and not deed.trashes_itself and not deed.spends
            return deed.gain + deed.draw if free else -1.0
        plan = best_plan(self.table, ice, self.at_stake(), self.me.credits)
        if plan.breaker == 0:
            return -1.0
        if deed.boosts < 0:
            return 2.0 if plan.needs_strength else -1.0
        if option.handle != plan.breaker:
            return -1.0
        if plan.needs_strength:
            raises = weakening_ready(self.table) == 0 and deed.boosts > 0
            return 2.0 - 0.01 * deed.credits if raises else -1.0
        return 3.0 - 0.01 * deed.credits if deed.breaks else -1.0

    def permit(self, option: Option) -> float:
        """Something that a card of the Corp allows: breaking by spending clicks, trashing by other means."""
        deed = deed_of(option)
        if self.table.encountered is not None and deed.breaks:
            plan = best_plan(self.table, self.table.encountered, self.at_stake(), self.me.credits)
            return plan.suffering - 1.5 * deed.clicks if plan.breaker == 0 else -1.0
        return 1.5 - deed.credits - 0.7 * bool(deed.spends)

    def subroutine(self, option: Option) -> float:
        """Which to break: the worst first, and none that is not worth it."""
        ice = self.table.encountered
        if ice is None or not 0 <= option.number < len(ice.subroutines):
            return 1.0
        every = [deed_in_words(one.words) for one in ice.subroutines]
        return threats(every, self.hand, self.at_stake(), self.corp.credits, self.view.link)[option.number]

    def trash_accessed(self, option: Option) -> float:
        facts = traits(str(self.table.stages.get("accessed card", {}).get("card", "")))
        price = facts.trash or 0
        return trash_worth(facts) + (2.0 if self.me.credits - price >= 8 else 0.0) - price

    def access(self, option: Option) -> float:
        return 1.0 if not option.card else 3.0 if is_agenda(option.card) else -1.0 if traits(option.card).trap else 0.5

    def trigger(self, option: Option) -> float:
        """An ability that is waiting: bypassing is worth what the ice would do, the rest what it says."""
        deed = deed_of(option)
        ice = self.table.encountered
        if deed.bypasses and ice is not None:
            plan = best_plan(self.table, ice, self.at_stake(), self.me.credits)
            return plan.cost + plan.suffering - deed.credits
        if "successful run" in deed.when and deed.may and self.table.server is not None:
            _, stock = self.own(option.handle)
            return (stock or deed.gain + 0.5) - self.access_worth(self.table.server, 0)
        return 0.5 + deed.gain + deed.draw - deed.credits - deed.damage - (2.0 if deed.trashes_itself else 0.0)

    def own(self, handle: int) -> tuple[Card | None, int]:
        card = next((card for card in self.table.rig if card.handle == handle), None)
        return card, card.tokens.get("credit", 0) if card is not None else 0

    # -- questions of cards ------------------------------------------------------------------------------------------

    def keep(self, option: Option) -> float:
        """The first hand: something to live on, and something to do."""
        earns = sum(income(title) > 0 or any(d.gain for d in traits(title).of("play")) for title in self.me.hand.cards)
        return 1.0 if earns else -1.0

    def pick(self, option: Option) -> float:
        """Cards to take are the best ones; cards to lose the worst ones."""
        if self.asked.kind.startswith(("discard", "pay", "damage")) or self.loses():
            return -self.card_worth(option)
        return self.card_worth(option)

    def loses(self) -> bool:
        return not self.is_mine(self.source)

    def is_mine(self, title: str) -> bool:
        return bool(title) and traits(title).side == 1

    def card_worth(self, option: Option) -> float:
        """How glad we are of a card: ours by what it is for, the Corp's by what it is in our way."""
        server, card = self.table.where(option.handle) if option.handle else (None, None)
        if card is not None and server is not None:
            lies_before = 2.0 * bool(server.root) + (1.5 if server.name in {"HQ", "R&D"} else 0.5)
            return lies_before + 0.3 * traits(card.title).cost if card.title else lies_before + 0.5
        facts = traits(option.card)
        if facts.side == 0:
            return POINT * facts.points + 0.2 * facts.cost
        if facts.is_breaker:
            return self.breaker_worth(facts) - 0.2 * max(0, facts.cost - self.me.credits)
        play = next(facts.of("play"), None)
        gain = play.gain - facts.cost if play is not None else 0
        copies = self.me.hand.cards.count(option.card)
        return 1.5 + 0.4 * max(gain, 0) + 0.3 * income(option.card) - 0.4 * (copies - 1)

    def number(self, option: Option) -> float:
        """How much: in a trace just enough, else as much as there is of our own cards' doing."""
        n = option.number
        if self.asked.kind == "trace: spend" and self.table.trace is not None:
            lacking = max(0, self.table.trace["base"] + self.table.trace["corp"] - self.view.link)
            return (NEVER if lacking <= min(4, self.me.credits) else -1.0) if n == lacking else -float(n)
        if self.asked.kind == "secretly spend":
            return 0.0
        return float(n) if self.is_mine(self.source) else -float(n)

    def say_yes(self, option: Option) -> float:
        """Yes to what our own cards offer; to others only what spares us something worse."""
        if self.is_mine(self.source):
            return 1.0
        subs = subroutines_of(self.table.encountered) if self.table.encountered is not None else []
        dear = max((deed.pays_instead for deed in subs), default=0)
        danger = max((deed.damage for deed in subs), default=0)
        if self.asked.kind == "pay":
            return 1.0 if danger >= self.hand or dear <= 1 or self.me.credits >= 4 * dear else -1.0
        return 0.5

    def mode(self, option: Option) -> float:
        deed = deed_in_words(option.words)
        text = option.words.lower()
        return (1.0 if "gain" in text or "draw" in text else 0.0) - deed.damage - ("tag" in text)

    def server_for(self, option: Option) -> float:
        server = self.table.servers.get(option.server)
        deed = next((deed for deed in traits(self.source).deeds if deed.runs), None)
        return self.run_worth(server, deed) if server is not None else 0.0


def trash_worth(facts: Traits) -> float:
    """What it is worth to us that the Corp does not have a card."""
    worth = 1.0 + 0.7 * income(facts.title) + 0.4 * facts.cost
    return worth + (1.5 if facts.type == "upgrade" else 0.0) + (1.0 if facts.trap else 0.0)


def damage_on_access(facts: Traits, advanced: int) -> int:
    deeds = (deed for deed in facts.deeds if "accessed" in deed.when)
    return sum(deed.damage + advanced * deed.damage_per_advancement for deed in deeds)


def weakening_ready(table: Outlook) -> int:
    return sum(weakening(card) for card in table.rig)


def is_agenda(title: str) -> bool:
    return traits(title).type == "agenda"


def deed_of(option: Option) -> AbilityTraits:
    """What the ability that an option names declares."""
    deeds = traits(option.card).deeds
    return deeds[option.ability] if 0 <= option.ability < len(deeds) else AbilityTraits("")


def source_of(asked: Asked) -> str:
    """The card whose ability asks; other questions name the card that they are about."""
    return asked.card if asked.kind not in ABOUT_A_CARD else ""


ABOUT_A_CARD = ("accessed card", "install destination", "trash like cards")
COMMON: dict[str, Callable[[Runner, Option], float]] = {
    "credit": Runner.credit,
    "draw": Runner.draw,
    "remove tag": Runner.remove_tag,
    "install": Runner.install,
    "play": Runner.play,
    "action": Runner.action,
    "run": Runner.run,
    "continue": Runner.go_on,
    "use": Runner.use,
    "permit": Runner.permit,
    "subroutine": Runner.subroutine,
    "access": Runner.access,
    "trigger": Runner.trigger,
    "pick": Runner.pick,
    "number": Runner.number,
    "yes": Runner.say_yes,
    "mode": Runner.mode,
    "server": Runner.server_for,
    "steal": lambda runner, _: runner.steal_worth(USUAL_POINTS),
    "instead": lambda runner, _: 1.0,
    "trash": lambda runner, option: -runner.card_worth(option),
    "rig": lambda runner, _: 0.5,
}
JUDGES: dict[str, dict[str, Callable[[Runner, Option], float]]] = {
    "mulligan": {"no": Runner.keep},
    "accessed card": {"trash": Runner.trash_accessed},
    "interrupt": {"use": lambda runner, option: 1.0 - 0.3 * deed_of(option).credits},
}
