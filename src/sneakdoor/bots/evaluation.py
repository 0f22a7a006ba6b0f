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

SIGNS: Final = {
    "one": 0,
    "points safe or scored": 1, "points advanced or scored": 1, "points soon or scored": 1, "corp points": 1,
    "corp near": 1, "wins soon": 1, "agenda open": -1,
    "runner points": -1, "runner near": -1, "runner last": -1,
    "corp wealth": 1, "corp credits": 1, "runner wealth": -1, "runner credits": -1,
    "points within reach": -1, "archives open points": -1, "hq open points": -1, "hq last": -1,
    "rnd density": -1, "rnd open density": -1, "rnd last": -1,
    "hq safety": 1, "rnd safety": 1, "hq bare": -1, "rnd bare": -1, "fortress": 1, "fortress and agenda": 1,
    "ice rezzed": 1, "ice facedown": 1, "ice in hand": 1, "corp income": 1, "corp hand": 1,
    "runner hand": -1, "runner hand low": 1, "tags": 1, "brain": 1, "breakers": -1, "breakers in hand": -1,
    "runner income": -1, "rig credits": -1, "more accesses": -1, "rnd left": 1, "runner deck": -1,
}  # fmt: skip
"""What each number is about, in order, and whether more of it is good for the Corp (1), bad (-1) or either (0).

The fit keeps to these signs. Points count once for each stage that they have reached: installed in a safe place,
advanced, to be scored next turn, scored. So a position never becomes worse by advancing or scoring.
"""
NAMES: Final = tuple(SIGNS)


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
    # A server to score in stays one while an agenda is in it.
    places = [server for server in guard.remotes() if server.ice and not guard.holds_asset(server)]
    safe_place = max(map(guard.safety, places), default=0.0)
    installed = [(server, card) for server in guard.remotes() if (card := guard.agenda_in(server)) is not None]
    stages = _stages(installed, guard, me.credits)
    soon = max(
        (traits(card.title).points for _, card in installed if left_of(card) <= min(TURN, me.credits)), default=0
    )
    archives = sum(traits(title).points for title in me.discard.cards)
    rig = [*with_hosted(card for group in runner.rig.values() for card in group)]
    hand = runner.runner.hand
    many = hand.count
    ice = [one for server in corp.servers for one in server.ice]
    more = sum(deed.by for card in rig for deed in traits(card.title).deeds if deed.modifies.startswith("access "))
    return (
        1.0,
        (me.score + stages[0]) / GOAL,
        (me.score + stages[1]) / GOAL,
        (me.score + stages[2]) / GOAL,
        me.score / GOAL,
        max(0, me.score - 3) / GOAL,
        float(me.score + soon >= GOAL and soon > 0),
        sum(traits(card.title).points * (1 - guard.safety(server)) for server, card in installed) / GOAL,
        other.score / GOAL,
        max(0, other.score - 3) / GOAL,
        float(other.score >= GOAL - 2),
        wealth(me.credits) / 10,
        min(me.credits, 30) / 10,
        wealth(table.runners_purse) / 10,
        min(table.runners_purse, 30) / 10,
        (sum(agendas) + archives) / GOAL,
        archives * (1 - guard.safety(servers["Archives"])) / GOAL,
        sum(agendas) * each * (1 - hq),
        last * (1 - hq),
        rnd,
        rnd * (1 - deck) * (1 + more),
        (1 - deck) * (1 + more) * rnd * (other.score >= GOAL - 2),
        hq,
        deck,
        float(not servers["HQ"].ice),
        float(not servers["R&D"].ice),
        safe_place,
        safe_place * bool(agendas),
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


def _stages(installed: list[tuple[Server, Card]], guard: Guard, purse: int) -> tuple[float, float, float]:
    """Points of installed agendas, by how safe they are: all, by share of their tokens, and those due next turn."""
    safe = advanced = soon = 0.0
    for server, card in installed:
        points = traits(card.title).points * guard.safety(server)
        left, tokens = left_of(card), card.tokens.get("advancement", 0)
        due = left <= min(TURN, purse)
        safe += points
        advanced += points if due else points * tokens / max(1, tokens + left)
        soon += points if due else 0.0
    return safe, advanced, soon


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


__all__ = ["NAMES", "SIGNS", "corp_chance", "density", "numbers"]
