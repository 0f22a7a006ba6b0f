"""Rulesets: the procedures in which versions of the Comprehensive Rules differ.

A book has a ruleset, and with it every game played with that book. Procedures are picked when a structure begins, so
no step asks which rules are in force. `rules/rulesets.py` binds them: modules of the rules import this one.
"""

from __future__ import annotations

from collections.abc import Callable
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


class Ruleset:
    """A version of the rules, as the procedures that carry it out."""

    __slots__ = (
        "access", "access_cards", "action_phases", "arranges_several", "below_zero", "bounded_moves", "breach",
        "checkpoint", "consoles_replaced", "draw", "encounter", "facedown_blank", "flags", "fund", "host_decides",
        "in_sequence", "install", "judged_in_run", "leading_clicks", "match_late", "memory_matched", "name",
        "names_its_text", "numbers", "own_phase_only", "phases", "potential", "psi", "removed_after", "renumbers",
        "resolve_subroutine",
        "rez_free", "roots_everywhere", "late_search_events", "separate_instances", "sorts_subroutines",
        "subroutine_targets", "swaps_install", "total_discounts", "turns", "words", "x_discounted", "zero_costs",
        "zones_are_servers",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        *,
        numbers: str = SHARED,
        fund: bool = False,
        judged_in_run: bool = False,
        bounded_moves: bool = False,
        in_sequence: bool = False,
        zero_costs: bool = False,
        total_discounts: bool = False,
        consoles_replaced: bool = False,
        host_decides: bool = True,
        roots_everywhere: bool = False,
        late_search_events: bool = False,
        swaps_install: bool = False,
        names_its_text: bool = False,
        removed_after: bool = False,
        zones_are_servers: bool = False,
        potential: bool = True,
        flags: bool = False,
        below_zero: bool = False,
        match_late: bool = False,
        separate_instances: bool = False,
        words: Callable[[str], str] | None = None,
        arranges_several: bool = False,
        sorts_subroutines: bool = False,
        subroutine_targets: bool = False,
        leading_clicks: bool = False,
        x_discounted: bool = False,
        memory_matched: bool = False,
        own_phase_only: bool = False,
        facedown_blank: bool = False,
    ) -> None:
        self.name = name
        self.numbers = numbers  # the version whose numbers are cited
        self.renumbers = numbers != SHARED  # citations of shared code have to be translated
        self.fund = fund  # credits from bad publicity are beside the credit pool (CR 26.03:10.6.2)
        self.judged_in_run = judged_in_run  # a run becomes unsuccessful before it ends (CR 26.03:6.9.6c)
        # Some moves of the Runner do nothing, and none ends a forced encounter (CR 26.03:6.2.8, 26.03:6.5.9d).
        self.bounded_moves = bounded_moves
        # Ice is passed "after" an encounter only if nothing is between (CR 26.03:6.1.3e).
        self.in_sequence = in_sequence
        # A cost of nothing is paid as well, with the checkpoint that follows (CR 26.03:1.16.3a).
        self.zero_costs = zero_costs
        # A discount on installing and rezzing is divided by the Corp (CR 26.03:1.16.2f).
        self.total_discounts = total_discounts
        # A new console replaces the old one at a checkpoint (CR 26.03:10.3.1d).
        self.consoles_replaced = consoles_replaced
        # The controller of a host, not of the hosted cards, chooses what cannot stay on it (CR 10.3.1e).
        self.host_decides = host_decides
        # Central servers have a root like any other, so what is said of one includes it (CR 26.03:4.6.6e).
        self.roots_everywhere = roots_everywhere
        # A search meets conditions when it is over, not as it begins (CR 26.03:8.7.5).
        self.late_search_events = late_search_events
        # Of two swapped cards, one in play and one not, the other becomes installed (CR 26.03:8.8.4b).
        self.swaps_install = swaps_install
        # The name of a card in its own text means the object that has the text (CR 26.03:10.1.5).
        self.names_its_text = names_its_text
        # A card that is played and then removed stays in play until that happens (CR 26.03:8.6.6d).
        self.removed_after = removed_after
        # The server of a card in a hand, deck or discard pile of the Corp is that central server (CR 26.03:4.6.6i).
        self.zones_are_servers = zones_are_servers
        # What could change nothing is refused (CR 1.2.5); otherwise it is legal, and its options are idle.
        self.potential = potential
        # Flags say when abilities can be used: interface, access (CR 26.03:9.3.6).
        self.flags = flags
        # An imminent value of 0 or less can still be changed, until the effect is gone (CR 26.03:9.9.7a).
        self.below_zero = below_zero
        # A conditional ability has to be active when a checkpoint looks, not as its condition is met (CR 26.03:9.6.5b).
        self.match_late = match_late
        # What is done "for each" of something is done that many times, unless it is listed (CR 26.03:9.12.2c).
        self.separate_instances = separate_instances
        self.words = words  # what turns a composed text into the words of this version; texts are composed in 1.4's
        # A facedown Runner card has no characteristic at all (CR 26.03:8.1.4a).
        self.facedown_blank = facedown_blank
        self.arranges_several = arranges_several  # to arrange a single card does nothing (CR 26.03:8.3.1a)
        # The order of subroutines is by the way in which the ice has them (CR 26.03:9.8.3).
        self.sorts_subroutines = sorts_subroutines
        # Only what is chosen is a target: not "all subroutines", and of "all but 1" the other one (CR 26.03:9.8.6).
        self.subroutine_targets = subroutine_targets
        # A paid ability is an action if its cost begins with a click, not if it has one anywhere (CR 26.03:5.2.1).
        self.leading_clicks = leading_clicks
        # What is announced for X is part of the cost that modifiers change (CR 26.03:1.16.2c).
        self.x_discounted = x_discounted
        # Memory for certain programs is assigned in the best way there is (CR 26.03:1.20.4b).
        self.memory_matched = memory_matched
        # An effect ends the action phase of its own player only (CR 26.03:5.4.4).
        self.own_phase_only = own_phase_only
        # Frames by side, from the id of the structure.
        self.turns: tuple[Callable[[int], GameFrame], Callable[[int], GameFrame]] = (_unbound, _unbound)
        self.action_phases: tuple[Callable[[int], GameFrame], Callable[[int], GameFrame]] = (_unbound, _unbound)
        # By the name that a run has for its next phase: the frame, from the id of the structure.
        self.phases: dict[str, Callable[[int], GameFrame]] = {}
        # Ice, id of the structure, and whether an ability forces the encounter outside of a run's course.
        self.encounter: Callable[[int, int, bool], GameFrame] = _unbound
        # Accessing a server, a set of cards, and one card by its number and the id of the structure.
        self.breach: Callable[[State, parts.AccessServer], None] = _unbound
        self.access_cards: Callable[[State, list[parts.AccessCard]], None] = _unbound
        self.access: Callable[[int, int], GameFrame] = _unbound
        # Resolving a subroutine: the ice, which object it is, and the subroutine.
        self.resolve_subroutine: Callable[[State, int, int, tuple[int, int]], None] = _unbound
        self.draw: Callable[[State, list[parts.Draw]], None] = _unbound
        # One card being installed (fields of `Install`), and cards rezzed without a cost, with the card that says so.
        self.install: Callable[..., GameFrame] = _unbound
        self.rez_free: Callable[[State, list[int], int], None] = _unbound
        # Secret bids (fields of `Psi`).
        self.psi: Callable[..., GameFrame] = _unbound
        # What may need correcting, as bits (`model.state`).
        self.checkpoint: Callable[[int], GameFrame] = _unbound

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
