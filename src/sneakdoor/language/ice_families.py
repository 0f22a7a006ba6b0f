"""Families of ice: what many pieces of ice say, in one word."""

from __future__ import annotations

from sneakdoor.language.amounts import Hosted, TraceStrength
from sneakdoor.language.conditions import AtLeast, Odd
from sneakdoor.language.families import ENCOUNTER_THIS, REZ_THIS, can_be_advanced, trace
from sneakdoor.language.filters import IN_HAND, THIS, Is
from sneakdoor.language.instructions.acting_on_cards import RevealCards
from sneakdoor.language.instructions.control import If, Target
from sneakdoor.language.instructions.effects import BadPublicity
from sneakdoor.language.instructions.text_changes import GainSubroutinesOf
from sneakdoor.model.abilities import Sub, When
from sneakdoor.model.constants import Subtype
from sneakdoor.model.declare import Ability, Instruction
from sneakdoor.model.measures import RUN
from sneakdoor.model.words import ADVANCEMENT, CORP, ICE


def illicit() -> When:
    """Ice whose rezzing is bad publicity for the Corp."""
    return When(REZ_THIS, (BadPublicity(1),))


def morph(gained: str, lost: str) -> tuple[Ability, ...]:
    """Ice that can be advanced, and has one subtype in the place of another each time the number of tokens is odd."""
    odd = Odd(Hosted(ADVANCEMENT))
    return can_be_advanced(), Subtype(gained, 1, THIS, odd), Subtype(lost, -1, THIS, odd)


def grail() -> When:
    """Ice that has the subroutines of other grail ice as well, which the Corp reveals from HQ as it is encountered."""
    ice = Is((ICE,), ("Grail",), zone=IN_HAND, side=CORP)
    return When(ENCOUNTER_THIS, (Target(ice, 2, up_to=True), RevealCards(), GainSubroutinesOf(RUN)), may=True)


def traces_twice(do: Instruction) -> Sub:
    """A trace with an effect, which comes about once more, or anyway, where the trace strength was high."""
    return Sub((*trace(2, do), If(AtLeast(TraceStrength(), 5), (do,))))
