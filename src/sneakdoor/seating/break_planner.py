"""Find the cheapest way to break subroutines by trying all breakers, counters and credits on cards.

What is tried is a game that the seat's side could be in (`Game.sample`), so nothing hidden has a say in it. What lies
on the table in an encounter is open, and the search over it is exact; where there are too many ways, it says so.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from sneakdoor import Card, Decision, Game, Option, Side, View
from sneakdoor.catalogue import AbilityTraits, deed_in_words, traits
from sneakdoor.grammar.nouns import how_many
from sneakdoor.seating.policy import WINDOW

MOST_TRIED: Final = 3000
BREAK: Final = "break"
"""The role of the window in which subroutines are broken."""

POOL: Final = 1.0
"""What things are worth against each other: a credit of the pool is the measure."""
ON_CARDS: Final = 0.95  # it can be spent on less
RECURRING: Final = 0.6  # it comes back
COUNTER: Final = 1.1
CLICK: Final = 2.5
HELD_CARD: Final = 2.0
TAG: Final = 3.0
INSTALLED_CARD: Final = 6.0

Goal = Callable[[View], bool]


class NoWay(ValueError):
    """It cannot be done; the message says so in the game's words."""


@dataclass
class Outlay:
    """The cost of a way: credits of the pool, credits and counters on cards, clicks, cards, tags."""

    credits: int = 0
    from_cards: dict[str, int] = field(default_factory=dict)
    tokens_spent: dict[tuple[str, str], int] = field(default_factory=dict)
    clicks: int = 0
    trashed: list[str] = field(default_factory=list)
    held: int = 0
    tags: int = 0
    doomed: list[str] = field(default_factory=list)  # trashed as the encounter ends, for having been used

    @property
    def worth(self) -> float:
        cards = sum(n * (RECURRING if traits(title).recurring else ON_CARDS) for title, n in self.from_cards.items())
        lost = sum(INSTALLED_CARD + traits(title).cost for title in (*self.trashed, *self.doomed))
        return (
            POOL * self.credits + cards + COUNTER * sum(self.tokens_spent.values()) + CLICK * self.clicks
            + HELD_CARD * self.held + TAG * self.tags + lost
        )  # fmt: skip

    def __str__(self) -> str:
        parts = [how_many(self.credits + sum(self.from_cards.values()), "credit")]
        if self.from_cards:
            parts[0] += f" ({', '.join(f'{n} from {title}' for title, n in self.from_cards.items())})"
        parts += [f"{how_many(n, f'{kind} counter')} from {title}" for (title, kind), n in self.tokens_spent.items()]
        parts += [how_many(self.clicks, "click")] if self.clicks else []
        parts += [f"{title} trashed" for title in self.trashed]
        parts += [f"{title} trashed after the encounter" for title in self.doomed]
        parts += [f"{how_many(self.held, 'card')} of your hand"] if self.held else []
        parts += [how_many(self.tags, "tag")] if self.tags else []
        return ", ".join(parts)


@dataclass(frozen=True)
class Way:
    """A way to break: the choices in order, their total cost, and the cards they use."""

    steps: tuple[Option, ...]
    cost: Outlay
    uses: tuple[str, ...]

    def __str__(self) -> str:
        with_ = f", with {' and '.join(self.uses)}" if self.uses else ""
        return f"{self.cost}{with_}"


def met_ice(view: View) -> Card | None:
    """The ice that is encountered."""
    stage = next((one for one in reversed(view.stages) if one.what == "encounter ice"), None)
    cards = [card for server in view.servers for card in server.ice]
    return next((card for card in cards if stage is not None and card.handle == stage.details.get("handle")), None)


def way_to_break(game: Game, side: Side, wanted: Iterable[int] | None = None) -> Way:
    """The cheapest way to break these subroutines (counted from 0) of the encountered ice; None: all of them."""
    ice = _ice(game, side)
    numbers = range(len(ice.subroutines)) if wanted is None else list(wanted)
    for n in numbers:
        if not 0 <= n < len(ice.subroutines):
            raise NoWay(f"{ice.title} has {how_many(len(ice.subroutines), 'subroutine')}, and no number {n + 1}")
    if all(ice.subroutines[n].broken for n in numbers):
        raise NoWay("that is broken already")
    texts = [one.words for one in ice.subroutines]

    def broken(view: View) -> bool:
        now = met_ice(view)
        if now is None or now.handle != ice.handle or [one.words for one in now.subroutines] != texts:
            return False
        return all(now.subroutines[n].broken for n in numbers)

    found = _search(game, side, ice, broken)
    if found is None:
        raise NoWay(f"nothing you have can break that on {ice.title} now")
    return found


def ending(view: View) -> list[int]:
    """The unbroken subroutines of the encountered ice that would end the run, counted from 0."""
    ice = met_ice(view)
    subs = ice.subroutines if ice is not None else []
    return [n for n, one in enumerate(subs) if not one.broken and deed_in_words(one.words).ends_run]


def way_to_boost(game: Game, side: Side, strength: int, title: str = "") -> Way:
    """The cheapest way to a breaker (of this title, or any that can break the encountered ice) of that strength."""
    ice = _ice(game, side)
    fitting = [one for one in _rig(game.view(side)) if (one.title == title if title else _fits(one, ice))]
    if not fitting:
        raise NoWay(f"{title or 'no breaker for it'} is not installed" if title else f"no breaker fits {ice.title}")
    handles = {card.handle for card in fitting}

    def strong(view: View) -> bool:
        return any(card.handle in handles and (card.strength or 0) >= strength for card in _rig(view))

    if strong(game.view(side)):
        raise NoWay("it is as strong as that already")
    found = _search(game, side, ice, strong, boosting=handles)
    if found is None:
        raise NoWay(f"strength {strength} is out of reach")
    return found


def _ice(game: Game, side: Side) -> Card:
    decision = game.decision
    ice = met_ice(game.view(side))
    if ice is None or decision is None or decision.side != side or decision.kind != WINDOW:
        raise NoWay("no ice is encountered")
    if decision.role != BREAK:
        raise NoWay("this is not the window in which subroutines are broken")
    return ice


# -- the search ---------------------------------------------------------------------------------------------


def _search(game: Game, side: Side, ice: Card, goal: Goal, boosting: set[int] | None = None) -> Way | None:
    """From the cheapest on: the first that reaches the goal is the best."""
    start = game.sample(side, len(game.choices) + 1)
    before = start.view(side)
    order = count()
    queue: list[tuple[float, int, int, Game, tuple[Option, ...]]] = [(0.0, 0, next(order), start, ())]
    known: set[Any] = set()
    tried = 0
    while queue:
        worth, _, _, here, steps = heapq.heappop(queue)
        view = here.view(side)
        decision = here.decision
        asked = decision is not None and decision.side == side
        if goal(view) and (not asked or decision is None or decision.kind == WINDOW):
            uses = dict.fromkeys(one.card for one in steps if one.kind in {"use", "permit"})
            return Way(steps, _spent(before, view, steps), tuple(uses))
        key = _signature(view)
        if key in known or decision is None:
            continue
        known.add(key)
        for option in _worth_trying(view, decision, side, ice, boosting):
            tried += 1
            if tried > MOST_TRIED:
                raise NoWay("there are too many ways to look through; break them one by one")
            there = here.clone()
            there.choose(option)
            _others_pass(there, side)
            after = there.view(side)
            if not goal(after) and met_ice(after) is None:
                continue  # that led out of the encounter, and not to where we wanted to get
            there_by = (*steps, option)
            cost = max(worth, _spent(before, after, there_by).worth)
            heapq.heappush(queue, (cost, len(steps) + 1, next(order), there, there_by))
    return None


def _worth_trying(view: View, decision: Decision, side: Side, ice: Card, boosting: set[int] | None) -> list[Option]:
    if decision.side != side:
        return []
    if decision.kind != WINDOW:
        return list(decision.options)
    if decision.role != BREAK:
        return []
    now = met_ice(view) or ice
    cards = {card.handle: card for card in _rig(view)}
    return [
        option
        for option in decision.options
        if option.kind in {"use", "permit"} and _helps(option, cards.get(option.handle), now, view, boosting)
    ]


def _helps(option: Option, card: Card | None, ice: Card, view: View, boosting: set[int] | None) -> bool:
    """Leave out what cannot be part of a best way: strength for what does not break this, or has enough."""
    deeds = traits(option.card).deeds
    if not 0 <= option.ability < len(deeds) or card is None:
        return True
    deed = deeds[option.ability]
    if not deed.boosts or deed.breaks or deed.boosts < 0:
        return _touches(deed)
    if boosting is not None:
        return option.handle in boosting
    if _changed(view, ice):
        return True
    return _fits(card, ice) and (card.strength or 0) < (ice.strength or 0)


def _touches(deed: AbilityTraits) -> bool:
    """Is it about ice, strength or money at all? Getting past without breaking is another matter."""
    return not deed.bypasses and bool(deed.breaks or deed.boosts or deed.gain or deed.load or not deed.verbs)


def _changed(view: View, ice: Card) -> bool:
    """Is an effect on the ice, so that it may be of another kind than it says?"""
    return bool(ice.hosted) or any(effect.on == ice.handle for effect in view.lingering)


def _fits(card: Card, ice: Card) -> bool:
    """Does it declare to break ice of this kind?"""
    kinds = traits(ice.title).subtypes
    deeds = [deed for deed in traits(card.title).deeds if deed.breaks]
    return any(not deed.breaks_subtypes or set(deed.breaks_subtypes) & set(kinds) for deed in deeds)


def _others_pass(game: Game, side: Side) -> None:
    """In what is only tried, the other side answers nothing."""
    while (decision := game.decision) is not None and decision.side != side:
        declining = [one for one in decision.options if one.kind in {"pass", "no", "done", "go on"}]
        game.choose((declining or list(decision.options))[0])


def _rig(view: View) -> list[Card]:
    def down(cards: Iterable[Card]) -> Iterable[Card]:
        for card in cards:
            yield card
            yield from down(card.hosted)

    rows = [*view.rig.values(), *([card] for server in view.servers for card in server.ice)]
    own = [card for row in view.rig.values() for card in down(row)]
    return own + [card for row in rows for ice in row for card in down(ice.hosted) if card not in own]


def _signature(view: View) -> Any:
    """The key under which two partial ways count as the same."""
    ice = met_ice(view)
    question = view.decision
    return (
        (ice.strength, tuple(one.broken for one in ice.subroutines)) if ice is not None else None,
        tuple((card.handle, card.strength, tuple(sorted(card.tokens.items()))) for card in _rig(view)),
        view.runner.credits,
        view.runner.clicks,
        view.runner.hand.count,
        view.tags,
        (question.kind, question.prompt, question.options) if question is not None else None,
    )


def _perishes(title: str) -> bool:
    """Does it declare to be trashed as an encounter ends?"""
    return any("encounter ends" in deed.when and "trash" in deed.verbs for deed in traits(title).deeds)


def _spent(before: View, after: View, steps: tuple[Option, ...]) -> Outlay:
    own, left = before.runner, after.runner
    out = Outlay(own.credits - left.credits, clicks=own.clicks - left.clicks, held=own.hand.count - left.hand.count)
    out.tags = after.tags - before.tags
    lying = {card.handle: card for card in _rig(after)}
    for card in _rig(before):
        now = lying.get(card.handle)
        if now is None:
            out.trashed.append(card.title)
            continue
        for kind, n in card.tokens.items():
            used = n - now.tokens.get(kind, 0)
            if used and kind == "credit":
                out.from_cards[card.title] = out.from_cards.get(card.title, 0) + used
            elif used:
                place = (card.title, kind)
                out.tokens_spent[place] = out.tokens_spent.get(place, 0) + used
    broke = {(one.handle, one.card) for one in steps if one.kind == "use" and _breaks(one)}
    for handle, title in sorted(broke):
        if handle not in lying or not _perishes(title):
            continue
        kept = [kind for kind, n in lying[handle].tokens.items() if n and kind != "credit"]
        if kept:
            out.tokens_spent[title, kept[0]] = (
                out.tokens_spent.get((title, kept[0]), 0) + 1
            )  # it goes instead of the card
        else:
            out.doomed.append(title)
    return out


def _breaks(option: Option) -> bool:
    deeds = traits(option.card).deeds
    return 0 <= option.ability < len(deeds) and bool(deeds[option.ability].breaks)


__all__ = ["NoWay", "Outlay", "Way", "met_ice", "ending", "way_to_boost", "way_to_break"]
