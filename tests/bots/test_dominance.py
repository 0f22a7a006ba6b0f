"""Nothing is bought for nothing: an answer that another one dominates is not even tried."""

import random

import pytest

from sneakdoor import Game, Option, Side
from sneakdoor.bots.dominance import sensible
from sneakdoor.bots.greedy import weigh
from sneakdoor.bots.search import contenders
from sneakdoor.testing import Table


def kept(game: Game) -> set[str]:
    """The answers that are left, in words."""
    decision = game.decision
    assert decision is not None
    view = game.glance(decision.side)
    worth = dict(zip(decision.options, weigh(view, decision), strict=True))
    return {str(one) for one in sensible(view, decision, worth)}


def dropped(game: Game) -> set[str]:
    decision = game.decision
    assert decision is not None
    return {str(one) for one in decision.options} - kept(game)


def choose(game: Game, *words: str) -> None:
    for one in words:
        while not any(str(option).startswith(one) for option in game.decision.options):  # type: ignore[union-attr]
            game.choose("pass")
        game.choose(next(option for option in game.decision.options if str(option).startswith(one)))  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("title", "virus", "useful"), [("Datasucker", 0, False), ("Datasucker", 1, True), ("Clot", 0, True)]
)
def test_a_purge_needs_counters_or_a_card_that_waits_for_it(title: str, virus: int, useful: bool) -> None:
    t = Table("corp")
    t.runner.put(title, tokens={"virus": virus} if virus else {})
    t.settle()

    assert ("Purge virus counters (3 clicks)" in kept(t.game)) == useful


def test_virus_counters_on_the_corps_cards_count() -> None:
    t = Table("corp")
    ice = t.corp.put("Hadrian's Wall", "HQ", rezzed=True)
    t.runner.put("Parasite", on=ice, tokens={"virus": 1})
    t.settle()

    assert "Purge virus counters (3 clicks)" in kept(t.game)


def test_an_agenda_is_not_installed_over() -> None:
    t = Table("corp")
    t.corp.put("Ice Wall", "Server 1", rezzed=True)
    t.corp.put("Private Security Force", "Server 1")
    t.corp.hand("PAD Campaign", "Red Herrings", "Ice Wall")
    t.settle()

    asset, upgrade = t.game, t.game.clone()
    choose(asset, "Install PAD")
    choose(upgrade, "Install Red Herrings")
    assert dropped(asset) == {"Server 1"}
    assert not dropped(upgrade)


@pytest.mark.parametrize(("title", "vain"), [("Private Security Force", True), ("Project Atlas", False)])
def test_more_tokens_need_a_card_that_counts_them(title: str, vain: bool) -> None:
    """Clot keeps an agenda from being scored, so it can be offered for more."""
    t = Table("corp")
    t.corp.put(title, "Server 1", tokens={"advancement": 4})
    t.settle()
    options = t.game.decision.options  # type: ignore[union-attr]
    advance = next((one for one in options if one.kind == "advance"), None)

    assert advance is not None
    assert (str(advance) in dropped(t.game)) == vain


def at_the_last_jack_out(*, breaks: bool, known: str = "Private Security Force") -> Game:
    t = Table("runner", clicks=2)
    t.corp.put("Ice Wall" if breaks else "Data Mine", "Server 1", rezzed=True)
    t.corp.put(known, "Server 1", tokens={"advancement": 2})
    t.runner.put("Corroder")
    t.runner.set(credits=5).hand("Diesel", "Diesel", "Sure Gamble", "Diesel")
    t.settle()
    choose(t.game, "Run Server 1", *(["Corroder: 1[credit]: Break"] if breaks else []))
    while t.game.decision is not None and t.game.decision.kind != "jack out":
        t.game.choose("pass")
    return t.game


def test_what_was_paid_for_is_used() -> None:
    assert dropped(at_the_last_jack_out(breaks=True)) == {"Jack out"}
    assert not dropped(at_the_last_jack_out(breaks=False))


def test_a_run_on_nothing_buys_nothing() -> None:
    empty, full, wanted = Table("runner"), Table("runner"), Table("runner")
    full.corp.discard("Hedge Fund", faceup=False)
    wanted.runner.put("Datasucker")
    for t in (empty, full, wanted):
        t.settle()

    assert "Run Archives" in dropped(empty.game)
    assert "Run Archives" in kept(full.game)
    assert "Run Archives" in kept(wanted.game)  # it gets a counter for it


def test_something_is_always_left() -> None:
    t = Table("corp")
    t.settle()
    view = t.game.glance(Side.CORP)

    class Only:
        kind, rule, prompt, card = "action", "", "", ""
        options = (Option("purge"),)

    assert sensible(view, Only(), {}) == Only.options


def test_an_empty_purge_is_never_a_candidate() -> None:
    chance = random.Random(4)
    game = Game.new(corp="Closed Doors", runner="Clever Hands", seed=4, skip_forced=True)
    seen = 0
    while (decision := game.decision) is not None and seen < 20:
        if any(one.kind == "purge" for one in decision.options):
            view = game.glance(Side.CORP)
            if not any(card.tokens.get("virus") for row in view.rig.values() for card in row):
                seen += 1
                assert all(one.option.kind != "purge" for one in contenders(view, decision))
        game.choose(chance.choice(decision.options))
    assert seen
