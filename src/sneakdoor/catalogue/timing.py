"""When cards and abilities can make a difference, derived from declarations and step tables.

An ability whose effect ends before anything reads it is wasted, and a card that waits for something in a run need
not be rezzed before the run. Automatic passing of windows is based on this; no card is known by name.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, get_args

from sneakdoor.catalogue.traits import _declared
from sneakdoor.kernel.frames import tables
from sneakdoor.language.change_phrases import MINE, THEIRS
from sneakdoor.language.events import On
from sneakdoor.language.filters import This
from sneakdoor.language.instructions.break_subroutines import Break, BreakAny, Bypass
from sneakdoor.language.instructions.card_moves import Do
from sneakdoor.language.instructions.effects import Gain, Load, Place, Take
from sneakdoor.language.instructions.lasting_effects import Adjust
from sneakdoor.language.instructions.run_starts import EndRun
from sneakdoor.model.abilities import Keyword, Paid, Sub, When, While
from sneakdoor.model.constants import Cannot, ExtraCost, Grant, Host, InstallOnly, Modify, Permit, Raises, Subtype
from sneakdoor.model.declare import Ability, Instruction
from sneakdoor.model.enums import CORP, DISCARD, PLAY, RUNNER
from sneakdoor.model.ice_constants import SubtypesOf
from sneakdoor.model.quantity_phrases import ENCOUNTER, RUN

Moment = Literal["encounter", "run", "my turn begins", "my actions", "their turn begins", "their actions"]
"""A time at which something can make a difference: in an encounter, in a run, or before a step outside of runs."""

ALWAYS: Final[frozenset[Moment]] = frozenset(get_args(Moment))
IN_RUNS: Final[frozenset[Moment]] = frozenset({"encounter", "run"})
MY_TURN: Final[frozenset[Moment]] = frozenset({"my turn begins", "my actions"})

_IN_RUNS: Final = frozenset({
    "encounter", "passed", "passed all ice", "successful run", "unsuccessful run", "run ends", "run ended",
    "jacked out", "broken", "all broken", "bypassed", "subroutine", "encounter ends", "access begins", "accessed",
    "access ends", "after access", "stolen", "would access", "would access card", "would access from Archives",
    "would access from HQ", "would access from R&D", "would access installed", "would end the run", "would break",
    "would steal", "would pass", "would success",
})  # fmt: skip
"""Events of a run that come after a window for rezzing cards."""
_AT_ONCE: Final = frozenset({"run begins", "approach ice", "approach server"})
"""Events of a run that come before the first such window."""
_QUANTITIES_IN_RUNS: Final = frozenset({
    "strength", "accesses", "access HQ", "access R&D", "access Archives", "access that server", "trash cost",
    "subroutines",
})  # fmt: skip
_VERBS_IN_RUNS: Final = frozenset(
    {"access", "access others", "access from top", "steal", "jack out", "break", "success"}
)
_VERBS_BEFORE: Final = frozenset({"run", "basic run"})
_PLAIN: Final = (Gain, Take, Load, Place)


@cache
def use_counts(title: str, ability: int) -> frozenset[Moment]:
    """When using this paid ability can make a difference; always if the ability is unknown.

    >>> sorted(use_counts("Corroder", 1)), use_counts("Sacrificial Construct", 0) == ALWAYS
    (['encounter'], True)
    """
    card = _declared().get(title)
    if card is None or not 0 <= ability < len(card.abilities):
        return ALWAYS
    declared = card.abilities[ability]
    return _done(declared) if isinstance(declared, Paid) else ALWAYS


@cache
def rez_counts(title: str) -> frozenset[Moment]:
    """When it can make a difference that this card is rezzed; never if it works unrezzed as well.

    >>> sorted(rez_counts("PAD Campaign")), sorted(rez_counts("Snare!"))
    (['my turn begins'], [])
    >>> sorted(rez_counts("Hokusai Grid")) == sorted(IN_RUNS)
    True
    """
    card = _declared().get(title)
    if card is None:
        return ALWAYS
    if card.type == "ice":
        return IN_RUNS
    found: frozenset[Moment] = frozenset()
    for ability in card.abilities:
        found |= _works(ability)
    return found


@cache
def commutes(title: str, ability: int) -> bool:
    """Does it only move its own credits and counters, so that the order of resolution does not matter?

    >>> commutes("PAD Campaign", 0), commutes("Snare!", 0)
    (True, False)
    """
    card = _declared().get(title)
    if card is None or not 0 <= ability < len(card.abilities):
        return False
    declared = card.abilities[ability]
    if not isinstance(declared, When) or declared.optional or declared.where is not None:
        return False
    return all(isinstance(one, _PLAIN) and _is_plain(one) for one in declared.do)


@cache
def inert(title: str, zone: str = "") -> bool:
    """Does accessing it in this zone do nothing: no steal, no trash cost, no ability?

    >>> inert("Hedge Fund"), inert("Snare!"), inert("Fetal AI"), inert("PAD Campaign")
    (True, False, False, False)
    >>> inert("Snare!", "discard"), inert("PAD Campaign", "discard")
    (True, True)
    """
    card = _declared().get(title)
    if card is None or card.type == "agenda":
        return False
    archived = zone.endswith("discard")
    if card.trash is not None and not archived:
        return False
    return not any(isinstance(one, When) and one.anywhere and _works_in(one, archived) for one in card.abilities)


def _works_in(ability: When, archived: bool) -> bool:
    event = ability.event
    return not (archived and isinstance(event, On) and (event.not_zone == DISCARD or event.zone == PLAY))


def windows_before(moment: Moment, side: int) -> frozenset[str]:
    """Roles of the windows of this side that come before a moment of the turn (see `Decision.role`).

    >>> sorted(windows_before("my turn begins", CORP)), sorted(windows_before("my actions", RUNNER))
    (['before corp turn', 'before runner turn ends'], ['before runner action'])
    """
    return _windows(moment, int(side)) if moment not in IN_RUNS else frozenset()


@cache
def _windows(moment: Moment, side: int) -> frozenset[str]:
    import sneakdoor.rules.turns  # noqa: F401, PLC0415  (makes the tables of turns)

    mine = moment.startswith("my ")
    whose = side if mine else 1 - side
    if moment.endswith("turn begins"):
        # Nobody has an action left between the other side's discard phase and the step in which the turn begins.
        last = "RunnerDiscard" if whose == CORP else "CorpDiscard"
        first = "CorpDraw" if whose == CORP else "RunnerActions"
        return frozenset((*_up_to(last, ""), *_up_to(first, "begin")))
    return frozenset(_up_to("CorpActions" if whose == CORP else "RunnerActions", "take_action", after="begin"))


def _up_to(owner: str, step: str, after: str = "") -> tuple[str, ...]:
    """Windows of a step table before the named step, and after another if the table has it."""
    table = tables[owner]
    end = table.places.get(step, table.size)
    start = table.places.get(after, -1) + 1 if after else 0
    return tuple(table.roles[n] for n in range(start, end) if table.names[n].endswith("window"))


def _done(ability: Paid) -> frozenset[Moment]:
    if ability.action:
        return frozenset({"my actions"})
    found: frozenset[Moment] = frozenset()
    for one in ability.do:
        found |= _effect(one)
    return found


def _effect(one: Instruction) -> frozenset[Moment]:
    """When an instruction can have an effect that lasts long enough."""
    if isinstance(one, Break | BreakAny | Bypass):
        return frozenset({"encounter"})
    if isinstance(one, Adjust) and one.quantity == "strength":
        return frozenset({"encounter"})  # strengths are compared nowhere else
    if isinstance(one, Do) and isinstance(one.what, This):
        return MY_TURN | IN_RUNS  # a card that only takes itself away can do so when it is about to matter
    duration = getattr(one, "duration", "")
    if duration == ENCOUNTER:
        return frozenset({"encounter"})
    return IN_RUNS if duration == RUN or isinstance(one, EndRun) else ALWAYS


def _works(ability: Ability) -> frozenset[Moment]:
    """When an ability of an active Corp card can do something."""
    if isinstance(ability, Paid):
        return _done(ability)
    if isinstance(ability, When):
        # CR 9.1.6a + 9.1.6c: what works on an inactive card gains nothing from its being rezzed.
        return frozenset() if ability.anywhere or ability.zone >= 0 else _awaited(ability)
    if isinstance(ability, Keyword | Host | InstallOnly | While):
        return frozenset()  # a state trigger resolves by itself
    if isinstance(ability, Raises) and ability.part == "draw":
        return MY_TURN
    if isinstance(ability, Modify) and ability.quantity in _QUANTITIES_IN_RUNS:
        return IN_RUNS
    if isinstance(ability, Grant):
        return _works(ability.ability)
    if isinstance(ability, Permit | Subtype | SubtypesOf | Sub):
        return IN_RUNS
    if isinstance(ability, Cannot | ExtraCost):
        if ability.own:
            return frozenset()  # CR 3.2.3b: it works wherever the card is
        if ability.verb in _VERBS_IN_RUNS:
            return IN_RUNS
        if ability.verb in _VERBS_BEFORE:
            return frozenset({"their actions"})
    return ALWAYS


def _awaited(ability: When) -> frozenset[Moment]:
    kinds = frozenset(ability.event.kinds())
    if kinds <= _IN_RUNS:
        return IN_RUNS
    if kinds <= _IN_RUNS | _AT_ONCE:
        return IN_RUNS | {"their actions"}
    by = ability.event.by if isinstance(ability.event, On) else None
    if isinstance(ability.event, On) and isinstance(ability.event.what, This):
        if kinds == {"rezzed"}:
            # Loaded counters wait for its other abilities; anything else is done when it is rezzed.
            return frozenset() if all(isinstance(one, Load | Place) for one in ability.do) else MY_TURN
        if kinds <= {"trashed", "would trash"}:
            return IN_RUNS
    mine = by in {MINE, CORP}
    if kinds == {"turn begins"}:
        if mine:
            return frozenset({"my turn begins"})
        return frozenset({"their turn begins"}) if by in {THEIRS, RUNNER} else ALWAYS
    return MY_TURN if mine else ALWAYS


def _is_plain(one: Instruction) -> bool:
    """Does it use fixed numbers, for the player who has the card?"""
    n = getattr(one, "n", 0)
    return isinstance(n, int) and getattr(one, "who", -1) < 0


__all__ = ["ALWAYS", "IN_RUNS", "Moment", "commutes", "inert", "rez_counts", "use_counts", "windows_before"]
