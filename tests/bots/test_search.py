"""The bot that searches: the same answer for the same view and seed, nothing known that may not be, and good sense."""

import ast
import itertools
import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from sneakdoor import Game, Option, Side, bots
from sneakdoor.bots import Budget, NoSuchBot, Searcher, answer, find, search
from sneakdoor.bots import evaluation as judging
from sneakdoor.bots.playouts import play_on
from sneakdoor.bots.registry import Sampled, at_once
from sneakdoor.bots.search import WIDTH, contenders, worth_searching
from sneakdoor.bots.tree import Attempt, Node, alike
from sneakdoor.bots.weights import WEIGHTS
from sneakdoor.decks import decks_for
from sneakdoor.rules.visibility import show
from sneakdoor.testing import Table

CORP, RUNNER = (decks_for(side)[0] for side in Side)


def new(seed: int) -> Game:
    return Game.new(corp=CORP, runner=RUNNER, seed=seed, skip_forced=True)


def searched(seed: int, most: int = 400) -> list[Game]:
    """Moments of a game at which something is searched for, of both sides."""
    game, chance, greedy, found = new(seed), random.Random(seed), find("greedy"), []
    for _ in range(most):
        decision = game.decision
        if decision is None:
            break
        if worth_searching(game.glance(decision.side), decision):
            found.append(game.clone())
        game.choose(answer(greedy, game, chance))
    return found


def with_many_answers() -> Game:
    """A game whose question has as many answers as are tried at all."""
    for game in searched(3):
        decision = game.decision
        if decision is not None and len(contenders(game.glance(decision.side), decision)) == WIDTH:
            return game
    raise AssertionError("there is one")


# -- names -------------------------------------------------------------------------------------------------------------


def test_a_budget_is_part_of_the_name() -> None:
    found: list[Any] = [find(name) for name in ("search", "search:500", "Search:1s", "search:0.3s")]

    assert [bot.budget for bot in found] == [Budget(seconds=1.0), Budget(500), Budget(seconds=1.0), Budget(seconds=0.3)]


@pytest.mark.parametrize(
    "name", ["search:", "search:long", "search:-3", "search:0", "search:0s", "search:1m", "search:٣"]
)
def test_a_name_that_says_no_budget_is_refused(name: str) -> None:
    with pytest.raises(NoSuchBot, match=r"search:500 for iterations|it can have"):
        find(name)


# -- the same answer ---------------------------------------------------------------------------------------------------


def test_the_same_seed_and_view_give_the_same_answer() -> None:
    for n, game in enumerate(searched(3)[5:60:25]):
        first, second = (Searcher(Budget(24)) for _ in range(2))
        assert answer(first, game, random.Random(n)) == answer(second, game, random.Random(n))
        assert first.explanation is not None
        assert second.explanation is not None
        assert first.explanation.considered == second.explanation.considered


def test_what_it_cannot_know_changes_nothing() -> None:
    for n, game in enumerate(searched(5)[4:60:20]):
        decision = game.decision
        assert decision is not None
        told = []
        for world in (game, game.sample(decision.side, 100 + n), game.sample(decision.side, 200 + n)):
            searcher = Searcher(Budget(20))
            option = answer(searcher, world, random.Random(n))
            assert searcher.explanation is not None
            told.append((option, [(one.words, one.visits, one.chance) for one in searcher.explanation.considered]))
        assert told[0] == told[1] == told[2]


@pytest.mark.interpreted
def test_the_other_side_decides_from_its_own_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our hidden cards can be exchanged without the other side's answers in a world being any different."""
    game = searched(7)[20]
    decision = game.decision
    assert decision is not None
    other = Side.RUNNER if decision.side == Side.CORP else Side.CORP
    asked: list[Any] = []
    honest = Game.glance

    def watched(self: Game, side: Side | None) -> Any:
        asked.append((side, self.decision.side if self.decision is not None else None))
        return honest(self, side)

    world = game.sample(decision.side, 1)
    monkeypatch.setattr(Game, "glance", watched)
    play_on(world, 99, random.Random(1), most=60)
    assert (other, other) in asked
    assert all(side is None or side == whose for side, whose in asked)


def test_no_bot_reaches_into_a_game() -> None:
    """What a bot knows it has from views, questions and sampled worlds; the state of a game is not among them."""
    sources = sorted(Path(bots.__file__).parent.glob("*.py"))
    reached = [
        f"{path.name}:{node.lineno}"
        for path in sources
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in {"state", "_start"}
    ]

    assert len(sources) > 10
    assert reached == []


# -- budgets -----------------------------------------------------------------------------------------------------------


def test_iterations_are_kept() -> None:
    game = with_many_answers()
    searcher = Searcher(Budget(40))
    answer(searcher, game, random.Random(1))

    assert searcher.explanation is not None
    assert 20 <= searcher.explanation.iterations <= 40
    assert searcher.explanation.iterations == sum(one.visits for one in searcher.explanation.considered)


@pytest.mark.parametrize("seconds", [0.05, 0.4])
def test_a_decision_takes_no_longer_than_its_seconds(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is CPU time, so that other processes do not matter."""
    monkeypatch.setattr(time, "perf_counter", time.process_time)
    for game in searched(3)[10:60:20]:
        searcher = Searcher(Budget(seconds=seconds))
        answer(searcher, game, random.Random(1))  # what is loaded once is loaded now
        begun = time.process_time()
        answer(searcher, game, random.Random(1))

        assert time.process_time() - begun < 1.1 * seconds + 0.01  # the view and the ratings of a short search


def test_what_needs_no_search_is_answered_at_once() -> None:
    game = new(1)
    assert game.decision is not None
    assert game.decision.kind == "mulligan"
    assert at_once("search:600s", game)
    searcher = Searcher(Budget(seconds=600.0))
    assert answer(searcher, game, random.Random(1)) in game.decision.options
    assert searcher.explanation is None
    assert not at_once("search:1s", searched(1)[0])
    assert at_once("greedy", game)
    assert not at_once("mybots:Mine", game)


def test_copies_that_lie_alike_need_no_search() -> None:
    t = Table("corp")
    first, second = (t.corp.put("PAD Campaign", "Server 1", rezzed=False) for _ in range(2))
    t.settle()
    view = t.game.glance(Side.CORP)
    rezzes = tuple(Option("rez", card.title, card.handle) for card in view.servers[-1].root)
    asked = Narrowed("choose a server", rezzes)

    searcher = Searcher(Budget(seconds=600.0))
    assert first.cid != second.cid
    assert len(rezzes) == 2
    assert searcher.choose_from(no_worlds, view, asked, random.Random(1)) in rezzes
    assert searcher.explanation is None


@dataclass(frozen=True)
class Narrowed:
    """A question with these answers."""

    kind: str
    options: tuple[Option, ...]
    rule: str = ""
    prompt: str = ""
    card: str = ""


def no_worlds(seed: int) -> Game:
    raise AssertionError("nothing is to be tried")


# -- stopping ----------------------------------------------------------------------------------------------------------


def all_of_them(branches: list[Attempt], *_: object) -> list[Attempt]:
    return branches


def test_a_clear_answer_takes_fewer_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    game = the_last_agenda(clicks=1).game
    stopped, whole = Searcher(Budget(300)), Searcher(Budget(300))
    option = answer(stopped, game, random.Random(1))
    monkeypatch.setattr(search, "in_the_race", all_of_them)

    assert answer(whole, game, random.Random(1)) == option
    assert stopped.explanation is not None
    assert whole.explanation is not None
    assert 2 * stopped.explanation.iterations < whole.explanation.iterations <= 300


def test_what_falls_behind_leaves_the_tries_to_others() -> None:
    game = with_many_answers()
    searcher = Searcher(Budget(100))
    answer(searcher, game, random.Random(1))

    assert searcher.explanation is not None
    visits = [one.visits for one in searcher.explanation.considered]
    assert visits == sorted(visits, reverse=True)
    assert visits[0] > 2 * visits[-1] > 0


def test_a_clear_answer_takes_less_than_its_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock) / 20_000)  # so an answer in a playout takes 0.05 ms
    t = to_win_the_game()
    searcher = Searcher(Budget(seconds=1.0))

    assert answer(searcher, t.game, random.Random(1)).kind == "advance"
    assert searcher.explanation is not None
    assert searcher.explanation.seconds < 0.5

    monkeypatch.setattr(search, "in_the_race", all_of_them)
    answer(searcher, t.game, random.Random(1))
    assert searcher.explanation.seconds >= 0.9  # no try is begun that would end too late


# -- good sense --------------------------------------------------------------------------------------------------------


def searches(t: Table, budget: int = 24) -> Option:
    return answer(Searcher(Budget(budget)), t.game, random.Random(1))


def the_last_agenda(clicks: int = 4) -> Table:
    """The Runner can win by running."""
    t = Table("runner")
    t.corp.scored("Priority Requisition", "Priority Requisition")
    t.runner.scored("Priority Requisition", "Private Security Force")
    t.corp.put("Private Security Force", "Server 1", tokens={"advancement": 2})
    t.runner.set(credits=5, clicks=clicks).hand("Sure Gamble", "Diesel", "Sure Gamble")
    t.settle()
    return t


def test_it_runs_for_the_last_agenda() -> None:
    option = searches(the_last_agenda())

    assert (option.kind, option.server) == ("run", "Server 1")


def to_win_the_game() -> Table:
    """The Corp can win by advancing."""
    t = Table("corp")
    t.corp.scored("Priority Requisition", "Private Security Force")
    t.corp.put("Private Security Force", "Server 1", tokens={"advancement": 2})
    t.corp.set(credits=6).hand("Hedge Fund", "Ice Wall")
    t.settle()
    return t


def test_it_advances_what_wins_the_game() -> None:
    option = searches(to_win_the_game())

    assert (option.kind, option.card) == ("advance", "Private Security Force")


def test_it_does_not_walk_into_a_trap_that_it_knows() -> None:
    t = Table("runner")
    trap = t.corp.put("Project Junebug", "Server 1", tokens={"advancement": 3})
    t.corp.set(credits=5)
    t.runner.set(credits=5).hand("Sure Gamble", "Diesel")
    with t.changing() as s:
        show(s, trap.cid, Side.RUNNER)
    t.settle()

    option = searches(t)

    assert (option.kind, option.server) != ("run", "Server 1")


# -- its parts ---------------------------------------------------------------------------------------------------------


def test_a_position_that_is_won_is_judged_so() -> None:
    ahead, behind = Table("corp"), Table("corp")
    ahead.corp.scored("Priority Requisition", "Private Security Force")
    behind.runner.scored("Priority Requisition", "Private Security Force")

    for t in (ahead, behind):
        t.settle()
    assert judging.corp_chance(ahead.game) > 0.1 + judging.corp_chance(behind.game)
    assert len(judging.NAMES) == len(WEIGHTS[0]) == len(WEIGHTS[1])


def test_copies_that_lie_alike_are_one_branch() -> None:
    t = Table("corp")
    t.corp.put("PAD Campaign", "Server 1", rezzed=False)
    t.settle()
    option = Option("rez", "PAD Campaign", 7)
    view = t.game.glance(Side.CORP)

    assert len(alike(view, [option, option])) == 1
    assert len(alike(view, [option, Option("rez", "PAD Campaign", 8)])) == 2


def test_a_branch_that_goes_well_is_taken_more_often() -> None:
    node = Node()
    good, bad = Option("credit"), Option("draw")
    for _ in range(60):
        branch, option = node.pick({good: good, bad: bad}, [0.5, 0.5])
        for one in (node, branch):
            one.add(0.8 if option == good else 0.2)

    assert node.branches[good].visits > 3 * node.branches[bad].visits > 0


def test_of_many_answers_only_the_likely_ones_are_tried() -> None:
    for game in searched(9)[::15]:
        decision = game.decision
        assert decision is not None
        tried = contenders(game.glance(decision.side), decision)
        assert 1 <= len(tried) <= 8
        assert tried == sorted(tried, key=lambda one: -one.prior)


# -- worlds for bots of one's own --------------------------------------------------------------------------------------


class Dreamer:
    """A bot that is asked with worlds."""

    def __init__(self) -> None:
        self.worlds: list[Game] = []

    def choose_from(self, worlds: Any, view: Any, decision: Any, rng: random.Random) -> Option:
        self.worlds.append(worlds(rng.getrandbits(32)))
        chosen: Option = decision.options[0]
        return chosen


def test_a_bot_of_ones_own_can_have_worlds() -> None:
    game, dreamer = searched(2)[8], Dreamer()
    decision = game.decision
    assert decision is not None
    bot: Any = dreamer

    assert answer(bot, game, random.Random(1)) == decision.options[0]
    world = dreamer.worlds[0]
    assert world.view(decision.side).as_dict(log=False) == game.view(decision.side).as_dict(log=False)
    assert Sampled(game, decision.side)(4).state.code == Sampled(world, decision.side)(4).state.code


def won_against_greedy(side: Side, games: int, iterations: int) -> int:
    """How many games a search wins over all pairs of starter decks."""
    corps, runners = decks_for(Side.CORP), decks_for(Side.RUNNER)
    won = 0
    for n in range(games):
        corp, runner = corps[n % len(corps)], runners[n // len(corps) % len(runners)]
        game = Game.new(corp=corp, runner=runner, seed=n, skip_forced=True)
        chance = random.Random(n)
        players = [find("greedy"), find("greedy")]
        players[side] = Searcher(Budget(iterations))
        while (decision := game.decision) is not None:
            game.choose(answer(players[decision.side], game, chance))
        won += game.outcome is not None and game.outcome.winner == side
    return won


@pytest.mark.slow
def test_as_the_corp_it_is_stronger_than_greedy() -> None:
    """Greedy against itself wins about 10 of 24 as the Corp."""
    assert won_against_greedy(Side.CORP, 24, 60) >= 14


@pytest.mark.slow
def test_as_the_runner_it_is_stronger_than_greedy() -> None:
    """Greedy against itself wins about 14 of 24 as the Runner."""
    assert won_against_greedy(Side.RUNNER, 24, 150) >= 15
