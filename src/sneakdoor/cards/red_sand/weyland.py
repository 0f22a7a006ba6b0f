"""Weyland cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

METEOR_MINING = agenda(
    "Meteor Mining",
    "weyland",
    scored(
        If(
            AtLeast(TagCount(), 2),
            (May((Choose(((Gain(7),), (Damage(7, MEAT),))),)),),
            (May((Gain(7),)),),
        ),
    ),
    advancement=5,
    points=2,
)

JEMISON_ASTRONAUTICS_SACRIFICE_AUDACITY_SUCCESS = corp_identity(
    "Jemison Astronautics: Sacrifice. Audacity. Success.",
    "weyland",
    when(On("forfeited", by=MINE), PlaceOnChosen(ADVANCEMENT, Plus(1, WorthOf()), Is())),
    subtypes="Corp",
    min_deck=45,
    influence_limit=15,
)

BATTLEMENT = ice(
    "Battlement",
    "weyland",
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier",
    cost=3,
    strength=2,
    influence=4,
)

WATCHTOWER = ice(
    "Watchtower",
    "weyland",
    sub(Search(Is(zone="anywhere"), CORP), Do("to hand", "found", whose=CORP)),
    subtypes="Code Gate",
    cost=4,
    strength=3,
    influence=3,
)

TITHONIUM = ice(
    "Tithonium",
    "weyland",
    OtherRezCost((Forfeit(),)),
    CannotHost(),
    sub(trash_program()),
    sub(trash_program()),
    sub(AsOne((DoToChosen("trash", Is((RESOURCE,))), EndRun()))),
    subtypes="Barrier - Destroyer",
    cost=9,
    strength=5,
    influence=2,
)
