"""A bot that looks ahead: it tries answers out in worlds that its side could be in.

Every iteration takes one of these worlds, gives one of the answers there and lets it go on: its own questions by a tree
of what went well so far, or else as Greedy would; the other side as Greedy, from what that side could see there, until
some turns later the position is judged. The answers at the top are tried in the same worlds, which are drawn by how a
player would come to be there, and those that fall behind are dropped; it ends when more would hardly change the answer.
"""

from __future__ import annotations

import time
from math import inf
from random import Random
from typing import Final

from sneakdoor import Game, Option, Side, View
from sneakdoor.bots.beliefs import likely_world
from sneakdoor.bots.budget import Budget
from sneakdoor.bots.candidates import affordable, in_the_race, leads_of, ranked, standing
from sneakdoor.bots.dominance import sensible
from sneakdoor.bots.explanation import Considered, Explanation
from sneakdoor.bots.greedy import Greedy, weigh
from sneakdoor.bots.playouts import MOST, chance_of, horizon, is_due, step
from sneakdoor.bots.protocol import Asked, Worlds
from sneakdoor.bots.reasons import plan_of, turning_fact
from sneakdoor.bots.tree import Attempt, Node, alike, priors_of

USUAL: Final = Budget(seconds=1.0)
WIDTH: Final = 8  # options tried per question
HOPELESS: Final = {Side.CORP: 3.2, Side.RUNNER: 6.0}  # worth below nothing that is not even tried
CLEAR: Final = 30.0  # worth beyond all others that needs no trying
GROWS: Final = 4  # visits after which a node is expanded
SEARCHED: Final = frozenset({"action", "install destination", "jack out", "accessed card", "choose a server"})
"""Kinds of questions that are worth a search; the others are answered as Greedy would."""
WINDOW: Final = "paid ability window"


class Searcher:
    """Takes the answer that goes best in the worlds that it may be in. It remembers nothing but why."""

    name = "search"

    def __init__(self, budget: Budget = USUAL) -> None:
        self.budget = budget
        self._last: _Search | None = None  # of its last answer, if that was searched for
        self._greedy = Greedy()

    def choose(self, view: View, decision: Asked, rng: Random) -> Option:
        """Without worlds there is nothing to look at but the question."""
        self._last = None
        return self._greedy.choose(view, decision, rng)

    def choose_from(self, worlds: Worlds, view: View, decision: Asked, rng: Random) -> Option:
        """The answer that goes best in worlds that this side could be in."""
        self._last = None
        if not worth_searching(view, decision):
            return self._greedy.choose(view, decision, rng)
        begun = time.perf_counter()
        branches = contenders(view, decision)
        if len(branches) == 1:
            return branches[0].option
        search = self._last = _Search(worlds, view, rng.getrandbits(32))
        search.kind = decision.kind
        search.ranked = search.race(branches, self.budget)
        search.seconds = time.perf_counter() - begun
        return search.ranked[0].option

    @property
    def explanation(self) -> Explanation | None:
        """Why it gave its last answer; None if that needed no search. It is put together when it is asked for."""
        return self._last.explanation() if self._last is not None else None


def worth_searching(view: View, decision: Asked) -> bool:
    """Is it a question whose answer shows in how the game goes on: an action, a run, a rez in a run?"""
    if len(decision.options) < 2:
        return False
    if decision.kind == WINDOW:
        rez = view.side == Side.CORP and any(one.kind == "rez" for one in decision.options)
        return rez and any(stage.what == "run" for stage in view.stages)
    return decision.kind in SEARCHED


def contenders(view: View, decision: Asked) -> list[Attempt]:
    """The answers to try, those first that seem best; one alone where nothing else is worth a try."""
    worth = dict(zip(decision.options, weigh(view, decision), strict=True))
    offered = alike(view, sensible(view, decision, worth))
    options = sorted(offered.values(), key=lambda one: -worth[one])
    worths = [worth[one] for one in options]
    if worths[0] - worths[1 if len(worths) > 1 else 0] > CLEAR:
        return [Attempt(options[0], 1.0)]
    priors = priors_of(worths)
    found = [Attempt(option, prior, prior / priors[0]) for option, prior in zip(options, priors, strict=True)][:WIDTH]
    least = -HOPELESS[Side.CORP if view.side == Side.CORP else Side.RUNNER]
    return [one for one, value in zip(found, worths, strict=False) if value > least] or found[:1]


class _Search:
    """One search at one question."""

    def __init__(self, worlds: Worlds, view: View, seed: int) -> None:
        self.draw = worlds
        self.seed = seed
        self.side = Side.CORP if view.side == Side.CORP else Side.RUNNER
        self.until = horizon(view, self.side)
        self.worlds: list[Game] = []
        self.went: dict[Attempt, list[float]] = {}  # what came of an answer in each world
        self.iterations = 0
        self.tried_s = 0.0  # time spent on them
        self.until_time = inf  # when the answer is due
        self.turn = view.turn
        self.kind = ""  # of the question
        self.seconds = 0.0
        self.ranked: list[Attempt] = []  # the answers, the chosen one first

    def explanation(self) -> Explanation:
        tried = [one for one in self.ranked if one.visits]
        considered = tuple(Considered(one.option, str(one.option), one.visits, one.chance, one.prior) for one in tried)
        chosen = tried[0]
        other = max(tried[1:], key=lambda one: one.chance, default=None)
        fact = turning_fact(self.worlds, self.side, leads_of(self.went, chosen, other)) if other is not None else ""
        return Explanation(
            self.side, self.kind, self.turn, considered, self.iterations, self.seconds, plan_of(chosen), fact
        )

    def race(self, branches: list[Attempt], budget: Budget) -> list[Attempt]:
        """Try answers out, and drop those that fall behind; all of them, the best first."""
        begun = time.perf_counter()
        self.until_time = begun + budget.seconds if budget.seconds else inf
        alive, dropped = list(branches), list[Attempt]()
        while len(alive) > 1:
            if not self.once_each(alive):
                break
            left = self.left(budget, begun)
            if left < len(alive):
                break
            stay = in_the_race(alive, self.went, left / len(alive))
            if alive[0].visits == 1:  # now the pace is known
                stay = affordable(stay, left)
            out = [one for one in alive if one not in stay]
            dropped = [*sorted(out, key=standing, reverse=True), *dropped]
            alive = stay
        return [*ranked(alive, self.went), *dropped]

    def left(self, budget: Budget, begun: float) -> float:
        """About how many tries are left."""
        counted = budget.iterations - self.iterations if budget.iterations else inf
        if not budget.seconds:
            return counted
        spent = time.perf_counter() - begun
        return min(counted, self.iterations * (budget.seconds - spent) / spent)

    def once_each(self, branches: list[Attempt]) -> bool:
        """Try each answer in one world more; was there time for all of them?"""
        return all(self.is_time_left() and self.try_out(branch) for branch in branches)

    def is_time_left(self) -> bool:
        """Whether another try of the usual length ends in time."""
        usual = self.tried_s / self.iterations if self.iterations else 0.0
        return time.perf_counter() + usual <= self.until_time

    def try_out(self, branch: Attempt) -> bool:
        """Give an answer in the next world that it has not been given in: all of them meet the same worlds.

        A try that does not end in time is given up, and counts for nothing.
        """
        begun = time.perf_counter()
        number = branch.visits
        while len(self.worlds) <= number:
            self.worlds.append(likely_world(self.draw, self.side, self.seed + len(self.worlds)))
        world = self.worlds[number].clone()
        world.choose(branch.option)
        chance = self.follow(world, branch, Random(self.seed + number))
        if chance is None:
            return False
        branch.add(chance)
        self.went.setdefault(branch, []).append(chance)
        self.iterations += 1
        self.tried_s += time.perf_counter() - begun
        return True

    def follow(self, world: Game, branch: Attempt, rng: Random) -> float | None:
        """Let a world go on until it can be judged; what was met of the tree learns of it. None: there was no time."""
        met: list[Node | Attempt] = []
        here: Attempt | None = branch
        for _ in range(MOST):
            decision = world.decision
            if decision is None or is_due(world, self.until):
                break
            if time.perf_counter() > self.until_time:
                return None
            node = self.next_node(world, here) if here is not None and decision.side == self.side else None
            if node is None:
                step(world, rng)
                continue
            found, option = self.pick(world, node)
            met += [node, found]
            world.choose(option)
            here = found if found.visits else None  # one new answer in each iteration, the rest as Greedy would
        chance = chance_of(world, self.side)
        for one in met:
            one.add(chance)
        return chance

    def next_node(self, world: Game, here: Attempt) -> Node | None:
        """The node of the open question, once the answer before it has been given often enough."""
        decision = world.decision
        assert decision is not None
        if here.visits < GROWS or not worth_searching(world.glance(self.side), decision):
            return None
        return here.nodes.setdefault((decision.kind, decision.rule, decision.card), Node())

    def pick(self, world: Game, node: Node) -> tuple[Attempt, Option]:
        decision = world.decision
        assert decision is not None
        view = world.glance(self.side)
        offered = alike(view, decision.options)
        worth = dict(zip(decision.options, weigh(view, decision), strict=True))
        return node.pick(offered, priors_of([worth[one] for one in offered.values()]))
