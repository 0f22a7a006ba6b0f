"""Greedy as the Runner: an economy, breakers for the ice there is, and runs where they pay."""

from collections.abc import Callable
from functools import cached_property

from sneakdoor import Option
from sneakdoor.bots.economy import gained, income, price
from sneakdoor.bots.ice_threats import Plan, best_plan, ends, threats, weakening
from sneakdoor.bots.outlook import (
    CARD,
    CLICK,
    NEVER,
    POINT,
    TAG,
    Judge,
    deed_of,
    goes_round,
    is_agenda,
    puts_away,
)
from sneakdoor.bots.rigs import Rig
from sneakdoor.bots.runs import USUAL_POINTS, Runs, trash_worth
from sneakdoor.catalogue import AbilityTraits, Traits, deed_in_words, traits

LAST_TAG = 3.0  # what speaks for removing a tag while there is still a click for it


class Runner(Judge):
    """The Runner's judgement of every option of one question."""

    @cached_property
    def hand(self) -> int:
        return self.me.hand.count

    @cached_property
    def rig(self) -> Rig:
        return Rig(self.table)

    @cached_property
    def runs(self) -> Runs:
        return Runs(self.table, self.rig)

    def worth(self, option: Option) -> float:
        """The value of an option, in credits."""
        judge = JUDGES.get(self.asked.kind, {}).get(option.kind) or COMMON.get(option.kind)
        return judge(self, option) if judge is not None else 0.0

    # -- actions -------------------------------------------------------------------------------------------

    def credit(self, option: Option) -> float:
        return gained(self.me.credits, 1)

    def draw(self, option: Option) -> float:
        if self.me.deck.count == 0:
            return -1.0
        wanted = (6.0, 4.5, 3.0, 1.5, 1.1)[min(self.hand, 4)] + 0.3 * len(self.rig.missing)
        room = self.me.hand_size - self.hand
        if room <= 0:
            return wanted - 1.2  # the worst card will have to go
        return wanted if self.me.clicks > 1 or room > 1 else wanted - 0.3

    def remove_tag(self, option: Option) -> float:
        several = 1.5 if self.view.tags > 1 else 0.0
        # Tags are used in the Corp's turn, if it can pay: with the last click they go, unless the grip absorbs damage.
        due = LAST_TAG if self.me.clicks <= self.view.tags and self.view.corp.credits >= 3 else 0.0
        return TAG + due + (several if self.me.clicks > 1 or self.hand < 5 else 0.0)

    def install(self, option: Option) -> float:
        return self.rig.install_worth(traits(option.card))

    def play(self, option: Option) -> float:
        facts = traits(option.card)
        deed = next(facts.of("play"), AbilityTraits("play"))
        cost = price(self.me.credits, facts.cost)
        if deed.runs:
            self.runs.hand -= 1  # the card itself cannot be lost to damage any more
            best = self.runs.best(deed, facts.cost)
            self.runs.hand += 1
            return best - cost - 1.0
        left = self.me.credits - facts.cost
        worth = gained(left, deed.gain) - cost + CARD * 0.8 * deed.draw - 0.5 + CLICK * deed.clicks_gained
        if deed.searches:
            worth += 5.0 if self.rig.missing and left >= 3 else 0.5
        elif not (deed.gain or deed.draw):
            worth += 2.0 if left >= 4 else -1.0
        return worth

    def action(self, option: Option) -> float:
        return self.ability_worth(option) + 0.1

    def ability_worth(self, option: Option) -> float:
        """The value of using an ability of a card, by its traits."""
        deed = deed_of(option)
        if deed.runs:
            return self.runs.best(deed, deed.credits) - price(self.me.credits, deed.credits)
        stock = self.own(option.handle)
        gain = stock if deed.gain and not deed.load and self.fills_itself(option.card) else deed.gain
        worth = gained(self.me.credits - deed.credits, gain) + CARD * 0.8 * deed.draw
        if deed.load and deed.kind == "action":
            worth += 0.8 * gained(self.me.credits + stock, deed.load)
        worth += 1.5 if deed.searches or (deed.verbs and not deed.draw) else 0.0
        worth += CLICK * max(0, deed.clicks_gained - 1)
        worth -= self.rig.least() * deed.sacrifices
        worth -= price(self.me.credits, deed.credits) + 0.5 * bool(deed.spends)
        return worth - (1.0 if deed.trashes_itself else 0.0)

    def fills_itself(self, title: str) -> bool:
        """Does one of its actions put credits on it, for another to take all at once?"""
        return any(deed.load and deed.kind == "action" for deed in traits(title).deeds)

    # -- runs ------------------------------------------------------------------------------------------------

    def run(self, option: Option) -> float:
        server = self.table.servers.get(option.server)
        return self.runs.worth(server) if server is not None else -1.0

    def event(self) -> AbilityTraits | None:
        """The run event that is being played."""
        deed = next(traits(self.table.source).of("play"), None) if self.table.source else None
        return deed if deed is not None and deed.runs else None

    def go_on(self, option: Option) -> float:
        """Continue: what the rest of the run is worth; jacking out is worth nothing."""
        server = self.table.server
        return self.runs.worth(server, self.event()) + 0.01 if server is not None else 1.0

    @cached_property
    def at_stake(self) -> float:
        """The value of what is behind the encountered ice."""
        server = self.table.server
        return max(1.0, self.runs.prize(server, self.event())) if server is not None else 1.0

    @cached_property
    def plan(self) -> Plan:
        """The plan for the encountered ice."""
        ice = self.table.encountered
        assert ice is not None
        return best_plan(self.table, ice, self.at_stake, self.table.runners_purse, self.hand, self.me.clicks)

    def use(self, option: Option) -> float:
        """A paid ability: in an encounter what the plan for the ice asks for, elsewhere what is free."""
        deed = deed_of(option)
        if self.asked.kind == "accessed card":
            return self.permit(option)
        if self.table.encountered is None:
            free = not deed.credits and not deed.trashes_itself and not deed.spends and not deed.sacrifices
            return deed.gain + deed.draw if free else -1.0
        plan = self.plan
        if deed.bypasses:
            return plan.cost + plan.suffering + self.at_stake * plan.stopped - 7.0
        if plan.breaker == 0:
            return -1.0
        if deed.boosts < 0:
            return 2.0 if plan.lacking else -1.0
        if option.handle != plan.breaker:
            return -1.0
        if plan.lacking:
            raises = not any(map(weakening, self.table.rig)) and deed.boosts > 0
            return 2.0 - 0.01 * deed.credits if raises else -1.0
        return 3.0 - 0.01 * deed.credits if deed.breaks else -1.0

    def permit(self, option: Option) -> float:
        """Something that a card of the Corp allows: breaking by spending clicks, trashing by other means."""
        deed = deed_of(option)
        if self.table.encountered is not None and deed.breaks:
            return 3.0 if self.plan.breaker == option.handle else -1.0
        if self.asked.kind == "accessed card":
            return trash_worth(self.accessed()) - 1.5 - deed.credits - 0.7 * bool(deed.spends)
        return 1.5 - deed.credits - 0.7 * bool(deed.spends)

    def subroutine(self, option: Option) -> float:
        """Which to break: what ends the run and what hurts most, and none that is not worth it."""
        ice = self.table.encountered
        if ice is None or not 0 <= option.number < len(ice.subroutines):
            return 1.0
        every = [deed_in_words(one.words) for one in ice.subroutines]
        stopping = ends(every[option.number], self.table, self.table.runners_purse)
        return threats(self.table, every, self.hand)[option.number] + (self.at_stake if stopping else 0.0)

    def accessed(self) -> Traits:
        return traits(str(self.table.stages.get("accessed card", {}).get("card", "")))

    def trash_accessed(self, option: Option) -> float:
        facts = self.accessed()
        return trash_worth(facts) - price(self.me.credits, facts.trash or 0)

    def steal(self, option: Option) -> float:
        facts = self.accessed()
        return self.runs.steal_worth(facts.points or USUAL_POINTS) - price(self.me.credits, facts.steal_cost)

    def access(self, option: Option) -> float:
        return 1.0 if not option.card else 3.0 if is_agenda(option.card) else -1.0 if traits(option.card).trap else 0.5

    def trigger(self, option: Option) -> float:
        """An ability that is waiting: bypassing is worth what the ice would do, the rest what it says."""
        deed = deed_of(option)
        if deed.bypasses and self.table.encountered is not None:
            plan = self.plan
            return plan.cost + plan.suffering + self.at_stake * plan.stopped - price(self.me.credits, deed.credits)
        if "successful run" in deed.when and deed.may and self.table.server is not None:
            stock = self.own(option.handle)
            return gained(self.me.credits, stock or deed.gain) + 0.1 - self.runs.access_worth(self.table.server, 0)
        if deed.runs:
            return self.runs.best(deed, deed.credits) + 0.01
        worth = 0.5 + deed.gain + deed.draw - deed.credits - deed.damage - self.rig.least() * deed.sacrifices
        return worth - (2.0 if deed.trashes_itself else 0.0)

    def own(self, handle: int) -> int:
        """The credits on one of our cards."""
        return next((card.tokens.get("credit", 0) for card in self.table.rig if card.handle == handle), 0)

    # -- questions of cards ------------------------------------------------------------------------------------------

    def keep(self, option: Option) -> float:
        """The first hand: something to live on, and something to do."""
        earns = sum(income(title) > 0 or any(d.gain for d in traits(title).of("play")) for title in self.me.hand.cards)
        return 1.0 if earns else -1.0

    def pick(self, option: Option) -> float:
        """Cards to take are the best ones; cards to lose the worst ones."""
        if self.asked.kind.startswith(("discard", "pay", "damage")) or not self.is_mine(self.source):
            return -self.card_worth(option)
        lost = puts_away(self.source) and traits(option.card).side == 1
        return -self.card_worth(option) if lost else self.card_worth(option)

    def is_mine(self, title: str) -> bool:
        return bool(title) and traits(title).side == 1

    def card_worth(self, option: Option) -> float:
        """The value of a card to us: ours by its use, the Corp's by how much it is in our way."""
        if option.handle:
            mine = next((card for card in self.table.rig if card.handle == option.handle), None)
            if mine is not None:
                return self.rig.installed_worth(mine)
            server, card = self.table.where(option.handle)
            if card is not None and server is not None:
                lies_before = 2.0 * bool(server.root) + (1.5 if server.name in {"HQ", "R&D"} else 0.5)
                return lies_before + (0.3 * traits(card.title).cost if card.title else 0.5)
        facts = traits(option.card)
        if facts.side == 0:
            return POINT * facts.points + 0.2 * facts.cost
        return self.rig.hand_worth(option.card)

    def make_room(self, option: Option) -> float:
        """Trash something before installing: only while we must, and then what is worth least."""
        enough = any(one.kind == "done" for one in self.asked.options)
        return -self.card_worth(option) - (NEVER if enough else 0.0)

    def number(self, option: Option) -> float:
        """How much: in a trace just enough, else as much as there is of our own cards' doing."""
        n = option.number
        if self.asked.kind == "trace: spend" and self.table.trace is not None:
            trace = self.table.trace
            # What the Corp has spent already is known; otherwise all that it has may come.
            theirs = self.view.corp.credits if trace.get("runner first") else trace["corp"]
            lacking = max(0, trace["base"] + theirs - self.view.link)
            return (NEVER if lacking <= min(4, self.me.credits) else -1.0) if n == lacking else -float(n)
        if self.asked.kind == "secretly spend":
            return 0.0
        if self.asked.kind == "pay X":
            return self.pay_x(n)
        return float(n) if self.is_mine(self.source) else -float(n)

    def pay_x(self, n: int) -> float:
        """What to put into a card that is as strong as we pay: enough for most of the ice that we see."""
        if not any(deed.breaks for deed in traits(self.source).deeds):
            return float(n)
        ice = [card for server in self.view.servers for card in server.ice]
        seen = [card.strength or 0 for card in ice if card.title] or [3]
        return 2.5 * seen.count(n) - price(self.me.credits, n) + (2.0 if n in {3, 4} else 0.0)

    def say_yes(self, option: Option) -> float:
        """Yes to what our own cards offer; to others only what spares us something worse."""
        if self.is_mine(self.source):
            return -1.0 if goes_round(self.source) else 1.0
        ice = self.table.encountered
        if self.asked.kind == "pay":
            subs = [*traits(ice.title).deeds] if ice is not None else []
            dear = max((deed.pays_instead for deed in subs), default=0)
            danger = max((deed.damage for deed in subs), default=0)
            stops = any(deed.ends_run and deed.pays_instead for deed in subs)
            prize = self.at_stake if stops else 2.0
            return 1.0 if danger >= self.hand or price(self.me.credits, dear) <= prize else -1.0
        return 0.5

    def mode(self, option: Option) -> float:
        """One of several effects: those that are good for us, or else the least of the evils."""
        deed = deed_in_words(option.words)
        text = option.words.lower()
        worth = (1.0 if "gain" in text or "draw" in text else 0.0) - CARD * deed.damage - TAG * ("tag" in text)
        return worth - (self.at_stake if "end the run" in text else 0.0)

    def server_for(self, option: Option) -> float:
        server = self.table.servers.get(option.server)
        deed = next((deed for deed in traits(self.source).deeds if deed.runs), None)
        return self.runs.worth(server, deed) if server is not None else 0.0


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
    "steal": Runner.steal,
    "instead": lambda runner, _: 1.0,
    "trash": lambda runner, option: -runner.card_worth(option),
    "rig": lambda runner, _: 0.5,
    "host": lambda runner, _: 0.7,
}
JUDGES: dict[str, dict[str, Callable[[Runner, Option], float]]] = {
    "mulligan": {"no": Runner.keep},
    "accessed card": {"trash": Runner.trash_accessed},
    "trash like cards": {"trash": Runner.make_room},
    "interrupt": {"use": lambda runner, option: 1.0 - 0.3 * deed_of(option).credits},
}
