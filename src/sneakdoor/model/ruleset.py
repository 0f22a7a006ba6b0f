"""Rulesets: the procedures in which versions of the Comprehensive Rules differ.

A book has a ruleset, and with it every game played with that book. Procedures are picked when a structure begins, so
no step asks which rules are in force. `rules/rulesets.py` binds them: modules of the rules import this one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from sneakdoor.model.wording import worded
from sneakdoor.rulebook.concordance import translate
from sneakdoor.rulebook.index import UnknownRuleset

if TYPE_CHECKING:
    from sneakdoor.model import parts
    from sneakdoor.model.game_frame import GameFrame
    from sneakdoor.model.state import State


def _unbound(*_args: Any) -> Any:
    raise RuntimeError("the rules modules were not loaded together: import sneakdoor.rules.procedures")


SHARED: Final = "1.4"
"""The version that code for all rulesets cites."""


@dataclass(eq=False, slots=True, repr=False)
class Ruleset:
    """A version of the rules: the parameters in which it differs from 1.4, and the procedures that carry it out."""

    name: str
    # The version whose numbers are cited.
    numbers: str = SHARED
    # What turns a composed text into the words of this version; texts are composed in 1.4's.
    words: Callable[[str], str] | None = None
    # Credits from bad publicity are beside the credit pool (CR 26.03:10.6.2).
    fund: bool = False
    # A run becomes unsuccessful before it ends (CR 26.03:6.9.6c).
    judged_in_run: bool = False
    # Some moves of the Runner do nothing, and none ends a forced encounter (CR 26.03:6.2.8, 26.03:6.5.9d).
    bounded_moves: bool = False
    # Ice is passed "after" an encounter only if nothing is between (CR 26.03:6.1.3e).
    in_sequence: bool = False
    # A cost of nothing is paid as well, with the checkpoint that follows (CR 26.03:1.16.3a).
    zero_costs: bool = False
    # A discount on installing and rezzing is divided by the Corp (CR 26.03:1.16.2f).
    total_discounts: bool = False
    # A new console replaces the old one at a checkpoint (CR 26.03:10.3.1d).
    consoles_replaced: bool = False
    # The controller of a host, not of the hosted cards, chooses what cannot stay on it (CR 10.3.1e).
    host_decides: bool = True
    # Central servers have a root like any other, so what is said of one includes it (CR 26.03:4.6.6e).
    roots_everywhere: bool = False
    # A search meets conditions when it is over, not as it begins (CR 26.03:8.7.5).
    late_search_events: bool = False
    # Of two swapped cards, one in play and one not, the other becomes installed (CR 26.03:8.8.4b).
    swaps_install: bool = False
    # The name of a card in its own text means the object that has the text (CR 26.03:10.1.5).
    names_its_text: bool = False
    # A card that is played and then removed stays in play until that happens (CR 26.03:8.6.6d).
    removed_after: bool = False
    # The server of a card in a hand, deck or discard pile of the Corp is that central server (CR 26.03:4.6.6i).
    zones_are_servers: bool = False
    # What could change nothing is refused (CR 1.2.5); otherwise it is legal, and its options are idle.
    potential: bool = True
    # Flags say when abilities can be used: interface, access (CR 26.03:9.3.6).
    flags: bool = False
    # An imminent value of 0 or less can still be changed, until the effect is gone (CR 26.03:9.9.7a).
    below_zero: bool = False
    # A conditional ability has to be active when a checkpoint looks, not as its condition is met (CR 26.03:9.6.5b).
    match_late: bool = False
    # What is done "for each" of something is done that many times, unless it is listed (CR 26.03:9.12.2c).
    separate_instances: bool = False
    # To arrange a single card does nothing (CR 26.03:8.3.1a).
    arranges_several: bool = False
    # The order of subroutines is by the way in which the ice has them (CR 26.03:9.8.3).
    sorts_subroutines: bool = False
    # Only what is chosen is a target: not "all subroutines", and of "all but 1" the other one (CR 26.03:9.8.6).
    subroutine_targets: bool = False
    # A paid ability is an action if its cost begins with a click, not if it has one anywhere (CR 26.03:5.2.1).
    leading_clicks: bool = False
    # What is announced for X is part of the cost that modifiers change (CR 26.03:1.16.2c).
    x_discounted: bool = False
    # Memory for certain programs is assigned in the best way there is (CR 26.03:1.20.4b).
    memory_matched: bool = False
    # An effect ends the action phase of its own player only (CR 26.03:5.4.4).
    own_phase_only: bool = False
    # A facedown Runner card has no characteristic at all (CR 26.03:8.1.4a).
    facedown_blank: bool = False
    # Of a card that is gone a paid ability knows its counters only if the cost took it away (CR 26.03:9.5.5).
    counters_set_aside: bool = False
    # Cards hosted facedown without being installed have no order (CR 26.03:1.13.7d).
    hosted_groups: bool = False

    # Citations of shared code have to be translated.
    renumbers: bool = field(init=False)
    # Frames by side, from the id of the structure.
    turns: tuple[Callable[[int], GameFrame], Callable[[int], GameFrame]] = (_unbound, _unbound)
    action_phases: tuple[Callable[[int], GameFrame], Callable[[int], GameFrame]] = (_unbound, _unbound)
    # By the name that a run has for its next phase: the frame, from the id of the structure.
    phases: dict[str, Callable[[int], GameFrame]] = field(default_factory=dict)
    # Ice, id of the structure, and whether an ability forces the encounter outside of a run's course.
    encounter: Callable[[int, int, bool], GameFrame] = _unbound
    # Accessing a server, a set of cards, and one card by its number and the id of the structure.
    breach: Callable[[State, parts.AccessServer], None] = _unbound
    access_cards: Callable[[State, list[parts.AccessCard]], None] = _unbound
    access: Callable[[int, int], GameFrame] = _unbound
    # Resolving a subroutine: the ice, which object it is, and the subroutine.
    resolve_subroutine: Callable[[State, int, int, tuple[int, int]], None] = _unbound
    draw: Callable[[State, list[parts.Draw]], None] = _unbound
    # One card being installed (fields of `Install`), and cards rezzed without a cost, with the card that says so.
    install: Callable[..., GameFrame] = _unbound
    rez_free: Callable[[State, list[int], int], None] = _unbound
    # Secret bids (fields of `Psi`).
    psi: Callable[..., GameFrame] = _unbound
    # What may need correcting, as bits (`model.state`).
    checkpoint: Callable[[int], GameFrame] = _unbound

    def __post_init__(self) -> None:
        self.renumbers = self.numbers != SHARED

    def bind(
        self,
        *,
        turns: tuple[Callable[[int], GameFrame], Callable[[int], GameFrame]],
        action_phases: tuple[Callable[[int], GameFrame], Callable[[int], GameFrame]],
        phases: dict[str, Callable[[int], GameFrame]],
        encounter: Callable[[int, int, bool], GameFrame],
        breach: Callable[[State, parts.AccessServer], None],
        access_cards: Callable[[State, list[parts.AccessCard]], None],
        access: Callable[[int, int], GameFrame],
        resolve_subroutine: Callable[[State, int, int, tuple[int, int]], None],
        draw: Callable[[State, list[parts.Draw]], None],
        install: Callable[..., GameFrame],
        rez_free: Callable[[State, list[int], int], None],
        psi: Callable[..., GameFrame],
        checkpoint: Callable[[int], GameFrame],
    ) -> None:
        """Set every procedure, once the modules that have them are loaded."""
        self.turns = turns
        self.action_phases = action_phases
        self.phases = phases
        self.encounter = encounter
        self.breach = breach
        self.access_cards = access_cards
        self.access = access
        self.resolve_subroutine = resolve_subroutine
        self.draw = draw
        self.install = install
        self.rez_free = rez_free
        self.psi = psi
        self.checkpoint = checkpoint

    def bind_as(self, base: Ruleset) -> None:
        """Take over the procedures of another ruleset."""
        self.bind(
            turns=base.turns,
            action_phases=base.action_phases,
            phases=base.phases,
            encounter=base.encounter,
            breach=base.breach,
            access_cards=base.access_cards,
            access=base.access,
            resolve_subroutine=base.resolve_subroutine,
            draw=base.draw,
            install=base.install,
            rez_free=base.rez_free,
            psi=base.psi,
            checkpoint=base.checkpoint,
        )

    def cite(self, rule: str) -> str:
        """The number of a rule in this version; shared code cites 1.4.

        >>> V14.cite("6.9.3b"), V2603.cite("1.12.8"), V2603.cite("26.03:6.9.4c")
        ('6.9.3b', '26.03:1.13.9', '26.03:6.9.4c')
        """
        return translate(rule, self.numbers) if self.renumbers and rule else rule

    def worded(self, text: str) -> str:
        """A composed text in the words of this version."""
        return text if self.words is None else self.words(text)

    def __repr__(self) -> str:
        return f"<Ruleset {self.name}>"


V14: Final = Ruleset("1.4")
"""Version 1.4 of December 2019."""

V2603: Final = Ruleset(
    "26.03",
    numbers="26.03",
    fund=True,
    judged_in_run=True,
    bounded_moves=True,
    in_sequence=True,
    zero_costs=True,
    total_discounts=True,
    consoles_replaced=True,
    host_decides=False,
    roots_everywhere=True,
    late_search_events=True,
    swaps_install=True,
    names_its_text=True,
    removed_after=True,
    zones_are_servers=True,
    potential=False,
    flags=True,
    below_zero=True,
    match_late=True,
    separate_instances=True,
    words=worded,
    arranges_several=True,
    sorts_subroutines=True,
    subroutine_targets=True,
    leading_clicks=True,
    x_discounted=True,
    memory_matched=True,
    own_phase_only=True,
    facedown_blank=True,
    counters_set_aside=True,
    hosted_groups=True,
)
"""Version 26.03 of March 2026."""

DEFAULT: Final = V14
LATEST: Final = V2603
"""The ruleset of today, which has every card there is."""

RULESETS: Final[dict[str, Ruleset]] = {one.name: one for one in (V14, V2603)}


def ruleset_named(name: str) -> Ruleset:
    """The ruleset of this name; raise UnknownRuleset if there is none.

    >>> ruleset_named("1.4")
    <Ruleset 1.4>
    >>> ruleset_named("0.9")
    Traceback (most recent call last):
    sneakdoor.rulebook.index.UnknownRuleset: no rules '0.9'; there are 1.4 and 26.03
    """
    found = RULESETS.get(name)
    if found is None:
        raise UnknownRuleset(name)
    return found
