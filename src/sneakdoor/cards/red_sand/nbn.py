"""NBN cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

AR_ENHANCED_SECURITY = agenda(
    "AR-Enhanced Security",
    "nbn",
    when(On("trashed", by=RUNNER, what=Is(side=CORP, zone="anywhere")), Tag(1), first=True),
    subtypes="Security",
    advancement=3,
    points=1,
)

ESCALATE_VITRIOL = agenda(
    "Escalate Vitriol",
    "nbn",
    paid(Clicks(1), Gain(Each(1, TagCount())), once_per_turn=True),
    subtypes="Initiative",
    advancement=4,
    points=2,
)

REEDUCATION = agenda(
    "Reeducation",
    "nbn",
    scored(
        Target(Is(zone=IN_HAND, side=CORP), ANY, up_to=True),
        AsOne((Do("to deck bottom", "targets", whose=CORP), Draw(Each(1, Reg("targets", "added"))))),
        AtRandom(RUNNER, Each(1, Reg("targets", "added"))),
        Do("to deck bottom", "picked", by=RUNNER, whose=RUNNER, said=THEM),
    ),
    subtypes="Initiative",
    advancement=5,
    points=3,
)
