"""Families of ice: shorthand for what many pieces of ice have in common."""

from __future__ import annotations

from sneakdoor.language.amounts import Hosted, TraceStrength
from sneakdoor.language.conditions import AtLeast, Odd
from sneakdoor.language.families import ENCOUNTER_THIS, REZ_THIS, can_be_advanced
from sneakdoor.language.filters import IN_HAND, THIS, Is
from sneakdoor.language.instructions.control import If, Target
from sneakdoor.language.instructions.effects import BadPublicity, StartTrace
from sneakdoor.language.instructions.lasting_effects import Body
from sneakdoor.language.instructions.reveals import RevealCards
from sneakdoor.language.instructions.text_changes import GainSubroutinesOf
from sneakdoor.model.abilities import Sub, When
from sneakdoor.model.constants import Subtype
from sneakdoor.model.declare import Ability, Instruction
from sneakdoor.model.enums import ADVANCEMENT, CORP, ICE
from sneakdoor.model.quantity_phrases import RUN


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
    high = Body((If(AtLeast(TraceStrength(), 5), (do,)),))
    return Sub((StartTrace(2, Body((do,)), result=high),))
