"""NBN cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

_END_IF_TAGGED = sub(If(TAGGED, (EndRun(),)))

DATA_WARD = ice(
    "Data Ward",
    "nbn",
    when(
        ENCOUNTER_THIS,
        Choose(((PayIt((Credits(3),), RUNNER),), (Tag(1, take=True, who=RUNNER),)), by=RUNNER),
    ),
    _END_IF_TAGGED,
    _END_IF_TAGGED,
    _END_IF_TAGGED,
    _END_IF_TAGGED,
    subtypes="Barrier",
    cost=6,
    strength=8,
    influence=3,
)

IP_BLOCK = ice(
    "IP Block",
    "nbn",
    when(ENCOUNTER_THIS, If(AtLeast(Count(Is(subtypes=("AI",))), 1), (Tag(1),))),
    Sub(trace(3, Tag(1))),
    _END_IF_TAGGED,
    subtypes="Barrier - Tracer",
    cost=2,
    strength=4,
    influence=1,
)

THOTH = ice(
    "Thoth",
    "nbn",
    when(ENCOUNTER_THIS, Tag(1)),
    Sub(trace(4, Damage(Each(1, TagCount()), NET))),
    Sub(trace(4, Lose(Each(1, TagCount()), RUNNER))),
    subtypes="Sentry - Tracer",
    cost=7,
    strength=6,
    influence=3,
    unique=True,
)

HERALD = ice(
    "Herald",
    "nbn",
    reveal_from_rnd(),
    accessed(ForceEncounter()),
    sub(Gain(2)),
    sub(PayAny(most=2), PlaceOnChosen(ADVANCEMENT, Reg("number"), Is(side=CORP, advanceable=True))),
    subtypes="Code Gate",
    cost=2,
    strength=1,
    trash=1,
    influence=2,
)
