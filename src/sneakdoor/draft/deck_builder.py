"""Build a legal deck from drafted cards: for bots, and as a start for people."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sneakdoor import Side
from sneakdoor.catalogue import traits
from sneakdoor.decks import CardFacts, Deck, agenda_points, cards
from sneakdoor.draft.card_ratings import breaks, worth
from sneakdoor.draft.packs import basics, playable
from sneakdoor.draft.pod import Drafter, DraftError

ICE_SHARE: Final = 0.45
"""So much of a Corp's cards besides agendas should be ice."""


def identities(side: Side) -> list[str]:
    """The identities that were made for drafts, the one of no faction first."""
    done = playable()
    found = [one for one in cards().values() if one.is_identity and one.side is side and one.only == "draft"]
    found.sort(key=lambda one: (not one.faction.startswith("neutral"), one.title))
    return [one.title for one in found if one.title in done]


def pool_of(drafter: Drafter, side: Side) -> Counter[str]:
    """All that somebody may build with: what was taken, and what everybody has."""
    return Counter(drafter.picks[side]) + basics(side)


def build(drafter: Drafter, side: Side, identity: str = "") -> Deck:
    """A legal deck of the smallest size, from the best of the pool."""
    who = identity or next(iter(identities(side)), "")
    if not who:
        raise DraftError(f"no draft identity of the {side.name.title()} can be played here yet")
    facts = cards()[who]
    pool = pool_of(drafter, side)
    chosen = _corp(pool, facts) if side is Side.CORP else _runner(pool, facts.minimum)
    if sum(chosen.values()) < facts.minimum:
        raise DraftError(f"{drafter.name} has {sum(pool.values())} cards, too few for a deck of {facts.minimum}")
    return Deck.of(who, dict(chosen), name=f"{drafter.name}'s {side.name.title()}")


def _corp(pool: Counter[str], who: CardFacts) -> Counter[str]:
    known, size = cards(), who.minimum
    least, most = agenda_points(size)
    # CR 2.13.2: agendas have no influence cost, so only an identity that says so takes those of other factions.
    usable = [t for t in pool.elements() if known[t].type == "agenda" and (_takes_all(who) or _at_home(known[t], who))]
    agendas = _worth_between(usable, least, most)
    others = Counter({title: n for title, n in pool.items() if known[title].type != "agenda"})
    ice = Counter({title: n for title, n in others.items() if known[title].type == "ice"})
    room = size - sum(agendas.values())
    walls = _best(ice, round(ICE_SHARE * room))
    return agendas + walls + _best(others - walls, room - sum(walls.values()))


def _takes_all(who: CardFacts) -> bool:
    return who.variance.admits is not None


def _at_home(card: CardFacts, who: CardFacts) -> bool:
    return card.faction == who.faction or card.influence is not None


def _worth_between(agendas: list[str], least: int, most: int) -> Counter[str]:
    """The fewest agendas that are worth enough and not too much."""
    known = cards()
    reached: dict[int, list[str]] = {0: []}
    for title in sorted(agendas, key=lambda one: (-known[one].points, one)):
        for points, used in list(reached.items()):
            total = points + known[title].points
            if total <= most and (total not in reached or len(reached[total]) > len(used) + 1):
                reached[total] = [*used, title]
    fitting = [used for points, used in reached.items() if least <= points <= most]
    if not fitting:
        raise DraftError(f"no agendas of the pool are worth {least} or {most} points together")
    fewest = min(len(used) for used in fitting)
    return Counter(next(used for used in fitting if len(used) == fewest))


def _runner(pool: Counter[str], size: int) -> Counter[str]:
    breakers = _best(Counter({title: n for title, n in pool.items() if breaks(traits(title))}), 7)
    return breakers + _best(pool - breakers, size - sum(breakers.values()))


def _best(pool: Counter[str], many: int) -> Counter[str]:
    order = sorted(pool.elements(), key=lambda title: (-worth(title, []), title))
    return Counter(order[:many])
