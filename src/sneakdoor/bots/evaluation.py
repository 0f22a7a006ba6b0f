"""Evaluate a position: the Corp's chance to win, if everything is known.

A sampled world holds no secrets, so both sides' views of it are looked at. What they show becomes a few numbers, and
the weights of these were fitted to games that Greedy played against itself (`tools/fit_evaluation.py` fits them anew).
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import exp
from typing import Final

from sneakdoor import Card, Game, Server, Side, View
from sneakdoor.bots.economy import income, is_spent, wealth
from sneakdoor.bots.outlook import GOAL, KINDS_OF_ICE, Outlook, with_hosted
from sneakdoor.bots.rigs import kinds_broken
from sneakdoor.bots.server_defense import Guard, left_of
from sneakdoor.bots.weights import WEIGHTS
from sneakdoor.catalogue import traits

TURN: Final = 3  # advancement tokens that a turn can place
USUAL_DENSITY: Final = 0.42  # agenda points in a card of R&D, where the list is not known
MOST_INCOME: Final = 20.0

NAMES: Final = (
    "one", "corp points", "corp near", "runner points", "runner near", "corp wealth", "corp credits", "runner wealth",
    "runner credits", "hq points", "hq open points", "hq last", "rnd density", "rnd open density", "rnd last",
    "archives points", "hq safety", "rnd safety", "fortress", "fortress and agenda", "agenda safe", "agenda open",
    "scores soon", "wins soon", "ice rezzed", "ice facedown", "ice in hand", "corp income", "corp hand",
    "runner hand", "runner hand low", "tags", "brain", "breakers", "breakers in hand", "runner income",
    "rig credits", "more accesses", "rnd left", "runner deck",
)  # fmt: skip
"""What each number is about, in order."""


def corp_chance(game: Game) -> float:
    """The Corp's win chance in a fully known game."""
    outcome = game.outcome
    if outcome is not None:
        return 0.5 if outcome.winner is None else float(outcome.winner == Side.CORP)
    corp = game.glance(Side.CORP)
    found = numbers(corp, game.glance(Side.RUNNER), density(game, corp))
    weights = WEIGHTS[0 if corp.active == "corp" else 1]
    total = sum(weight * number for weight, number in zip(weights, found, strict=True))
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


def numbers(corp: View, runner: View, rnd: float) -> tuple[float, ...]:
    """A position as numbers, from what each side sees of it; `rnd` is how dense R&D is with agenda points."""
    table = Outlook(corp)
    guard = Guard(table)
    servers = table.servers
    me, other = corp.corp, corp.runner
    hq, deck = guard.safety(servers["HQ"]), guard.safety(servers["R&D"])
    agendas = [facts.points for facts in guard.hand if facts.type == "agenda"]
    each = 1.0 / max(1, len(guard.hand))
    last = sum(1 for points in agendas if other.score + points >= GOAL) * each
    fortress = guard.fortress()
    safe_place = guard.safety(fortress) if fortress is not None else 0.0
    installed = [(server, card) for server in guard.remotes() if (card := guard.agenda_in(server)) is not None]
    rig = [*with_hosted(card for group in runner.rig.values() for card in group)]
    hand = runner.runner.hand
    many = hand.count
    ice = [one for server in corp.servers for one in server.ice]
    more = sum(deed.by for card in rig for deed in traits(card.title).deeds if deed.modifies.startswith("access "))
    return (
        1.0,
        me.score / GOAL,
        max(0, me.score - 3) / GOAL,
        other.score / GOAL,
        max(0, other.score - 3) / GOAL,
        wealth(me.credits) / 10,
        min(me.credits, 30) / 10,
        wealth(table.runners_purse) / 10,
        min(table.runners_purse, 30) / 10,
        sum(agendas) / GOAL,
        sum(agendas) * each * (1 - hq),
        last * (1 - hq),
        rnd,
        rnd * (1 - deck) * (1 + more),
        (1 - deck) * (1 + more) * rnd * (other.score >= GOAL - 2),
        sum(traits(title).points for title in me.discard.cards) / GOAL,
        hq,
        deck,
        safe_place,
        safe_place * bool(agendas),
        sum(traits(card.title).points * guard.safety(server) for server, card in installed) / GOAL,
        sum(traits(card.title).points * (1 - guard.safety(server)) for server, card in installed) / GOAL,
        *_soon(installed, me.credits, me.score),
        sum(traits(one.title).cost + 1 for one in ice if one.faceup) / 10,
        sum(not one.faceup for one in ice) / 3,
        sum(facts.type == "ice" for facts in guard.hand) / 3,
        min(MOST_INCOME, _income(card for server in corp.servers for card in server.root if card.faceup)) / 10,
        len(guard.hand) / 5,
        min(many, 5) / 5,
        float(many <= 2),
        min(corp.tags, 3) / 2,
        corp.brain_damage / 2,
        _kinds(card.title for card in rig) / 3,
        _kinds(hand.cards) / 3,
        min(MOST_INCOME, _income(rig)) / 10,
        min(20, sum(card.tokens.get("credit", 0) for card in rig)) / 10,
        more / 2,
        min(me.deck.count, 20) / 20,
        min(other.deck.count, 20) / 20,
    )


def _soon(installed: list[tuple[Server, Card]], purse: int, score: int) -> tuple[float, float]:
    """Points that the Corp can score with one turn's tokens, and whether they win the game."""
    soon = max((traits(card.title).points for _, card in installed if left_of(card) <= min(TURN, purse)), default=0)
    return soon / GOAL, float(score + soon >= GOAL and soon > 0)


def _income(cards: Iterable[Card]) -> float:
    return sum(income(card.title) for card in cards if card.title and not is_spent(card))


def _kinds(titles: Iterable[str]) -> int:
    """How many kinds of ice can be broken with these cards."""
    found = {kind for title in titles for kind in kinds_broken(title)}
    return len(found & set(KINDS_OF_ICE))


def density(game: Game, corp: View) -> float:
    """Agenda points in a card of R&D, on average: what the list has, less what lies elsewhere."""
    deck = game.decks[0]
    if deck is None or not corp.corp.deck.count:
        return USUAL_DENSITY
    me = corp.corp
    titles = [*me.hand.cards, *me.discard.cards]
    titles += [card.title for server in corp.servers for card in server.root]
    titles += [card.title for player in (me, corp.runner) for card in player.scored]
    listed = deck.cards.items() if isinstance(deck.cards, Mapping) else deck.cards
    left = points_in(tuple(listed)) - sum(traits(title).points for title in titles)
    return max(0.0, left / me.deck.count)


@lru_cache(maxsize=200)
def points_in(cards: tuple[tuple[str, int], ...]) -> int:
    return sum(many * traits(title).points for title, many in cards)


__all__ = ["NAMES", "corp_chance", "density", "numbers"]
