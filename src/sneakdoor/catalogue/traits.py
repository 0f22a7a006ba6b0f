"""Coarse effects of cards, derived from declarations: enough to evaluate a card without knowing its name.

Numbers that depend on the game are estimates; only the engine knows them exactly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from sneakdoor.language.amounts import CreditsOf, Each, Hosted, Plus, UpTo
from sneakdoor.language.conditions import Tagged
from sneakdoor.language.costs import Clicks, Credits, Forfeit, Tokens, TrashCards, TrashThis
from sneakdoor.language.events import On
from sneakdoor.language.instructions.break_subroutines import Break, BreakAny, Bypass
from sneakdoor.language.instructions.card_moves import Do, DoToChosen
from sneakdoor.language.instructions.control import Repeat
from sneakdoor.language.instructions.effects import (
    Damage,
    Draw,
    Gain,
    GainClicks,
    Load,
    Lose,
    LoseClicks,
    Place,
    StartTrace,
    Tag,
    Take,
)
from sneakdoor.language.instructions.forced_steps import AccessServer
from sneakdoor.language.instructions.interrupts import Prevent
from sneakdoor.language.instructions.lasting_effects import Adjust
from sneakdoor.language.instructions.nested_costs import Pays
from sneakdoor.language.instructions.run_starts import EndRun, MakeRun
from sneakdoor.language.instructions.searches import Search
from sneakdoor.language.instructions.swaps import Swap
from sneakdoor.model.abilities import Keyword, Paid, Play, Sub, When
from sneakdoor.model.constants import CreditsFor, ExtraCost, Modify, Permit, Recurring
from sneakdoor.model.declare import Ability, Amount, CardDef, Component, Condition, Instruction
from sneakdoor.model.enums import RUNNER
from sneakdoor.model.ruleset import LATEST

GUESS: Final = 2
"""Estimate of an amount that depends on the game."""
ALL: Final = 99


@dataclass(frozen=True, slots=True)
class AbilityTraits:
    """Summary of an ability: when it works, what it costs, and what it does."""

    kind: str  # "play", "paid", "action", "interrupt", "when", "subroutine", "permit" or "constant"
    words: str = ""
    when: tuple[str, ...] = ()  # the kinds of event that a conditional ability waits for
    where: str = ""  # "this", "central", "remote" or a server's number, if the event must be there
    may: bool = False
    only_tagged: bool = False
    credits: int = 0  # the cost: credits, clicks, counters of a kind, the card itself
    clicks: int = 0
    spends: str = ""
    trashes_itself: bool = False
    sacrifices: int = 0  # other cards trashed to pay for it
    gain: int = 0  # credits, own; taken from the card itself included
    drain: int = 0  # credits that a player loses
    draw: int = 0
    load: int = 0  # credits placed on the card
    clicks_gained: int = 0
    clicks_lost: int = 0
    damage: int = 0
    damage_kind: str = ""
    damage_per_advancement: int = 0
    tags: int = 0
    trace: int = 0  # the rest happens only if the trace succeeds
    ends_run: bool = False
    pays_instead: int = 0  # credits that the Runner can pay to avoid the effect
    trashes: tuple[str, ...] = ()  # types of cards; "card" if any
    verbs: tuple[str, ...] = ()  # what it does with cards: "trash", "to hand", "derez", "rez", …
    breaks: int = 0
    breaks_subtypes: tuple[str, ...] = ()  # empty: any ice
    breaks_equal: bool = False  # only ice of exactly the strength of the breaker
    breaks_at_most: int = ALL  # only ice of this strength or less
    any_strength: bool = False
    boosts: int = 0
    bypasses: bool = False
    runs: str = ""  # where it makes a run: "any", "remote", "central", or numbers of servers
    accesses: int = 0  # cards accessed beyond the usual
    advances: int = 0
    searches: bool = False
    prevents: tuple[str, ...] = ()
    modifies: str = ""
    by: int = 0
    repeats: bool = False  # repeatable
    swaps: bool = False  # two cards change places
    drains_all: bool = False  # a player loses all credits


@dataclass(frozen=True, slots=True)
class Traits:
    """Facts of a card, and the summaries of its abilities in order."""

    title: str
    side: int
    type: str
    subtypes: tuple[str, ...]
    cost: int
    strength: int
    memory: int
    trash: int | None
    advancement: int
    points: int
    unique: bool
    deeds: tuple[AbilityTraits, ...]
    recurring: int = 0
    advanceable: bool = False
    trap: bool = False  # hurts the player who accesses it
    steal_cost: int = 0  # credits that stealing it costs
    forfeits: int = 0  # agendas that rezzing it costs
    faction: str = ""
    pays_for: tuple[str, ...] = ()  # what credits on it may be spent for: "use", "install", "trace", …; none: nothing

    def of(self, kind: str) -> Iterator[AbilityTraits]:
        """Summaries of its abilities of a kind."""
        return (deed for deed in self.deeds if deed.kind == kind)

    @property
    def subroutines(self) -> tuple[AbilityTraits, ...]:
        return tuple([deed for deed in self.deeds if deed.kind == "subroutine"])

    @property
    def is_breaker(self) -> bool:
        return any(deed.breaks for deed in self.deeds)


@cache
def traits(title: str) -> Traits:
    """Traits of a card; almost empty if it is not declared.

    >>> [(deed.kind, deed.gain) for deed in traits("Hedge Fund").deeds]
    [('play', 9)]
    >>> [deed.ends_run for deed in traits("Enigma").subroutines], traits("Snare!").trap
    ([False, True], True)
    """
    card = _declared().get(title)
    if card is None:
        return Traits(title, 0, "", (), 0, 0, 0, None, 0, 0, unique=False, deeds=())
    deeds = tuple(_deed(ability) for ability in card.abilities)
    keywords = {ability.name for ability in card.abilities if isinstance(ability, Keyword)}
    return Traits(
        card.title,
        int(card.side),
        card.type,
        card.subtypes,
        card.cost or 0,
        card.strength or 0,
        card.memory,
        card.trash,
        card.advancement,
        card.points,
        card.unique,
        deeds,
        sum(_number(ability.n) for ability in card.abilities if isinstance(ability, Recurring)),
        card.type == "agenda" or "can be advanced" in keywords or "can be advanced while rezzed" in keywords,
        any("accessed" in deed.when and (deed.damage or deed.damage_per_advancement or deed.tags) for deed in deeds),
        sum(_steal_cost(ability) for ability in card.abilities),
        sum(_forfeits(ability) for ability in card.abilities),
        card.faction,
        tuple(one for ability in card.abilities if isinstance(ability, CreditsFor) for one in ability.purposes),
    )


def deed_in_words(words: str) -> AbilityTraits:
    """Summary of a subroutine by its text; a guess by keywords if no card has this text.

    >>> deed_in_words("End the run.").ends_run
    True
    """
    found = _by_words().get(words)
    if found is not None:
        return found
    low = words.lower()
    return AbilityTraits("subroutine", words, ends_run="end the run" in low, damage=GUESS if "damage" in low else 0)


@cache
def _declared() -> MappingProxyType[str, CardDef]:
    from sneakdoor.cards.registry import book  # noqa: PLC0415  (loading all cards takes a moment)

    found: dict[str, CardDef] = {}
    # Newer titles come from today's book. Fronts come before backs, which may share the title.
    for card in (*book().cards, *book(LATEST.name).cards):
        found.setdefault(card.title, card)
    return MappingProxyType(found)


@cache
def _by_words() -> MappingProxyType[str, AbilityTraits]:
    subs = (deed for title, card in _declared().items() if card.type == "ice" for deed in traits(title).subroutines)
    return MappingProxyType({deed.words: deed for deed in subs})


def _deed(ability: Ability) -> AbilityTraits:
    deed = AbilityTraits(_kind(ability), ability.say().removeprefix("[subroutine] "))
    if isinstance(ability, When):
        event = ability.event
        where = event.server if isinstance(event, On) else ""
        deed = replace(deed, when=event.kinds(), where=where, may=ability.optional)
    if isinstance(ability, Paid | When | Permit):
        deed = _with_cost(deed, ability.cost)
    if isinstance(ability, Paid | Play):
        deed = replace(deed, only_tagged=_asks_for_tags(ability.only))
    if isinstance(ability, Modify):
        n = ability.amount if isinstance(ability.amount, int) else 1
        deed = replace(deed, modifies=ability.quantity, by=n, accesses=n if "access" in ability.quantity else 0)
    for instruction in _instructions(ability):
        deed = _with(deed, instruction)
    return deed


def _kind(ability: Ability) -> str:
    if isinstance(ability, Paid):
        return "interrupt" if ability.interrupts else "action" if ability.action else "paid"
    if isinstance(ability, When):
        return "when"
    if isinstance(ability, Play):
        return "play"
    if isinstance(ability, Sub):
        return "subroutine"
    return "permit" if isinstance(ability, Permit) else "constant"


def _steal_cost(ability: Ability) -> int:
    if not isinstance(ability, ExtraCost) or ability.verb != "steal" or not ability.own:
        return 0
    return sum(_number(one.n) for one in ability.cost if isinstance(one, Credits))


def _forfeits(ability: Ability) -> int:
    if not isinstance(ability, ExtraCost) or ability.verb != "rez" or not ability.own:
        return 0
    return sum(isinstance(one, Forfeit) for one in ability.cost)


def _asks_for_tags(only: Condition | None) -> bool:
    return any(isinstance(part, Tagged) for part in _parts(only)) if only is not None else False


def _with_cost(deed: AbilityTraits, cost: tuple[Component, ...]) -> AbilityTraits:
    for one in cost:
        if isinstance(one, Credits):
            deed = replace(deed, credits=deed.credits + _number(one.n))
        elif isinstance(one, Clicks):
            deed = replace(deed, clicks=deed.clicks + _number(one.n))
        elif isinstance(one, Tokens):
            deed = replace(deed, spends=one.kind)
        elif isinstance(one, TrashThis):
            deed = replace(deed, trashes_itself=True)
        elif isinstance(one, TrashCards):
            deed = replace(deed, sacrifices=deed.sacrifices + _number(one.n))
    return deed


def _number(n: int | Amount) -> int:
    """A number, or an estimate for the middle of a game."""
    if isinstance(n, int):
        return n
    if isinstance(n, Each):
        return n.per * GUESS
    return min(n.n, GUESS) if isinstance(n, UpTo) else GUESS


def _instructions(ability: Ability) -> Iterator[Instruction]:
    """Every instruction of an ability, including nested ones and those of granted abilities."""
    return (part for part in _parts(ability) if isinstance(part, Instruction))


def _parts(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for one in value:
            yield from _parts(one)
    elif hasattr(value, "__dataclass_fields__"):
        yield value
        for name in value.__dataclass_fields__:
            inner = getattr(value, name)
            if isinstance(inner, tuple) or hasattr(inner, "__dataclass_fields__"):
                yield from _parts(inner)


def _with(deed: AbilityTraits, one: Instruction) -> AbilityTraits:  # noqa: C901, PLR0911, PLR0912  (one line for each sort of instruction)
    """Add the effects of an instruction to a summary."""
    match one:
        case Gain(n, who):
            mine = who < 0
            return replace(deed, gain=deed.gain + _number(n)) if mine else deed
        case Take(n):
            return replace(deed, gain=deed.gain + (GUESS if n == -1 else _number(n)))
        case Lose(n):
            everything = isinstance(n, CreditsOf)
            return replace(deed, drain=deed.drain + _number(n), drains_all=deed.drains_all or everything)
        case Draw(n, who):
            return replace(deed, draw=deed.draw + _number(n)) if who < 0 else deed
        case Load("credit", n) | Place("credit", n):
            return replace(deed, load=deed.load + _number(n))
        case Place("advancement", n):
            return replace(deed, advances=deed.advances + _number(n))
        case Damage(n, kind):
            if isinstance(n, Each) and isinstance(n.what, Hosted) and n.what.kind == "advancement":
                return replace(deed, damage_per_advancement=n.per, damage_kind=kind)
            if isinstance(n, Plus) and isinstance(n.amount, Hosted) and n.amount.kind == "advancement":
                return replace(deed, damage=deed.damage + n.n, damage_per_advancement=1, damage_kind=kind)
            return replace(deed, damage=deed.damage + _number(n), damage_kind=kind)
        case Tag(n):
            return replace(deed, tags=deed.tags + _number(n))
        case StartTrace(n):
            return replace(deed, trace=_number(n))
        case GainClicks(n):
            return replace(deed, clicks_gained=deed.clicks_gained + _number(n))
        case LoseClicks(n):
            return replace(deed, clicks_lost=deed.clicks_lost + n)
        case Pays(cost) if one.by == RUNNER:
            return replace(deed, pays_instead=sum(_number(c.n) for c in cost if isinstance(c, Credits)))
        case Break():
            return _breaking(deed, one)
        case BreakAny(n):
            return replace(deed, breaks=n, any_strength=True)
        case Adjust("strength", n):
            return replace(deed, boosts=deed.boosts + _number(n))
        case Adjust(quantity, n):
            more = _number(n) if quantity.startswith("access") else 0
            return replace(deed, accesses=deed.accesses + more)
        case AccessServer():
            return replace(deed, accesses=deed.accesses + 1 + one.extra)
        case MakeRun(which):
            return replace(deed, runs=which)
        case Prevent(kind):
            return replace(deed, prevents=(*deed.prevents, kind))
        case Do(verb, what) | DoToChosen(verb, what):
            return _with_cards(deed, verb, what)
    return _with_flag(deed, one)


def _with_flag(deed: AbilityTraits, one: Instruction) -> AbilityTraits:
    """Note an instruction of which it only matters that the ability has it."""
    match one:
        case EndRun():
            return replace(deed, ends_run=True)
        case Repeat():
            return replace(deed, repeats=True)
        case Swap():
            return replace(deed, swaps=True)
        case Bypass():
            return replace(deed, bypasses=True)
        case Search():
            return replace(deed, searches=True)
    return deed


def _breaking(deed: AbilityTraits, one: Break) -> AbilityTraits:
    return replace(
        deed,
        breaks=ALL if one.all else _number(one.n),
        breaks_subtypes=one.subtypes,
        breaks_equal=one.equal,
        breaks_at_most=ALL if one.at_most is None else one.at_most,
        any_strength=one.any_strength,
    )


def _with_cards(deed: AbilityTraits, verb: str, what: Any) -> AbilityTraits:
    deed = replace(deed, verbs=(*deed.verbs, verb))
    if verb == "trash":
        types = getattr(what, "types", ())
        deed = replace(deed, trashes=(*deed.trashes, *(types or ("card",))))
    return deed


__all__ = ["AbilityTraits", "Traits", "deed_in_words", "traits"]
