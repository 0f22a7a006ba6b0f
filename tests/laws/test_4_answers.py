"""Law 4 for questions of one's own: "why not?" has an answer to anything, and it tells nothing that is hidden.

Whatever a side asks about (a card it has never seen, the other side's question, nonsense), the answer is the same in
every game that this side could be in.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.laws.games import ENOUGH, MIXED, positions

from sneakdoor import why_not
from sneakdoor.cards.registry import book
from sneakdoor.game import Game
from sneakdoor.model.enums import SIDES, Side
from sneakdoor.options import Option
from sneakdoor.testing import Table

KINDS = (
    "run", "play", "install", "advance", "draw", "credit", "purge", "remove tag", "trash resource", "rez", "score",
    "use", "action", "permit", "trigger", "pick", "done", "yes", "no", "continue", "jack out", "go on", "access",
    "steal", "trash", "number", "mode", "server", "host", "rig", "subroutine", "name", "pass", "instead", "decline",
    "concede", "whistle", "",
)  # fmt: skip
SERVERS = ("", "HQ", "R&D", "Archives", "Server 1", "Server 2", "Server 0", "Server 99", "Server -1", "Server ²",
           f"Server {'9' * 5000}", "a new remote server", "5", "nowhere")  # fmt: skip


def wild(game: Game, rng: random.Random, n: int = 20) -> list[Option]:
    """Options of all sorts, most of them nonsense."""
    s = game.state
    titles = [card.title for card in book().cards]
    here = [s.card(cid).title for cid in range(len(s.code))]
    handles = [thing.handle for thing in s.things.values()]
    return [
        Option(
            rng.choice(KINDS),
            rng.choice(("", rng.choice(titles), rng.choice(here), rng.choice(here), "Nobody")),
            rng.choice((0, 0, 999, -3, *handles)),
            rng.choice((-1, 0, 1, 2, 7, 100, 101, -5, 10**9)),
            rng.choice(SERVERS),
            rng.choice((-1, 0, 1, 2, 99, -7)),
            rng.choice(("", "deck", "discard", "aside", "hand", "elsewhere")),
        )
        for _ in range(n)
    ]


def told(seed: int, every: int = 20) -> list[str]:
    """Answers by which a side could tell games apart that it should not."""
    for n, game in enumerate(positions(seed, most=ENOUGH)):
        if n % every or game.outcome is not None:
            continue
        rng = random.Random(n)
        for side in SIDES:
            other = game.sample(side, n)
            for option in wild(game, rng):
                one, two = game.why_not(option, side), other.why_not(option, side)
                if one != two:
                    return [f"decision {n}: {side.name} {option!r}: {[*map(str, one)]}, or {[*map(str, two)]}"]
    return []


@pytest.mark.both
@pytest.mark.parametrize("seed", [0, 1, MIXED + 2, MIXED + 3, MIXED + 4])
def test_why_not_tells_nothing_that_is_hidden(seed: int) -> None:
    assert told(seed) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", [*range(600, 610), *range(MIXED + 600, MIXED + 640)])
def test_sweep(seed: int) -> None:
    assert told(seed, every=3) == []


def installing(*there: str) -> Table:
    """The Corp is asked where to install a card, or what to trash for it."""
    table = Table("corp", skip_forced=False)
    table.corp.put("PAD Campaign", "Server 1")
    table.corp.hand(*there)
    table.settle()
    return table


@pytest.mark.rule("10.2.2")
def test_the_runner_learns_nothing_of_what_the_corp_is_asked() -> None:
    answers = set()
    for title in ("Nisei MK II", "Hokusai Grid", "Enigma"):
        table = installing(title)
        table.game.choose(Option("install", title))
        answers.add(tuple(table.game.why_not(Option("server", server="HQ"), Side.RUNNER)))
    assert len(answers) == 1


@pytest.mark.rule("7.2.2")
def test_the_corp_learns_nothing_of_what_is_accessed_in_rnd() -> None:
    answers = set()
    for title in ("Nisei MK II", "Enigma", "PAD Campaign"):
        table = Table("runner", skip_forced=False)
        table.corp.deck(title)
        table.runner.run("R&D")
        while table.decision is not None and table.decision.kind != "accessed card":
            wanted = ("pass", "continue", "access")
            table.game.choose(next(one for one in table.decision.options if one.kind in wanted))
        answers.add(tuple(tuple(table.game.why_not(Option(kind), Side.CORP)) for kind in ("trash", "steal", "go on")))
    assert len(answers) == 1


@pytest.mark.rule("8.2.1a")
@pytest.mark.parametrize("option", [Option("rig"), Option("host", "PAD Campaign"), Option("server", server="Server 7")])
def test_a_place_that_no_corp_card_goes_to(option: Option) -> None:
    table = installing("Nisei MK II")
    table.game.choose(Option("install", "Nisei MK II"))
    assert [one.rule for one in table.game.why_not(option)] == ["1.12.5c" if option.kind == "host" else "8.2.1a"]


@pytest.mark.rule("10.2.2b", "7.1.3", "7.2.2")
def test_who_is_to_trigger_an_ability_knows_which_card_has_it() -> None:
    table = Table("runner", skip_forced=False)
    table.corp.deck("Enigma", "The Future Perfect")
    table.runner.run("R&D")
    while (decision := table.decision) is not None and decision.kind != "reaction":
        assert table.game.view(Side.CORP).corp.deck.known == {}
        wanted = ("pass", "continue", "access")
        table.game.choose(next(one for one in decision.options if one.kind in wanted))
    assert decision is not None
    assert decision.side == Side.CORP
    assert table.game.view(Side.CORP).corp.deck.known == {0: "The Future Perfect"}
    for seed in range(5):
        other = table.game.sample(Side.CORP, seed).decision
        assert other is not None
        assert other.options == decision.options


class TestPlanted:
    """A leak that the law must find."""

    def test_answers_to_a_question_put_to_the_other_side(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest = why_not.why_not

        def tells(s: Any, option: Option, side: int) -> Any:
            return honest(s, option, s.asked)

        monkeypatch.setattr("sneakdoor.game.why_not", tells)
        assert any(told(seed, every=5) for seed in range(4))
