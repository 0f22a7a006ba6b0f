"""Jinteki cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

KONJIN = ice(
    "Konjin",
    "jinteki",
    When(
        ENCOUNTER_THIS,
        psi(May((Target(Is((ICE,), rezzed=True, other=True)), ForceEncounter("targets")))),
    ),
    subtypes="Mythic - Psi",
    cost=3,
    strength=3,
    influence=3,
    unique=True,
)

SAISENTAN = ice(
    "Saisentan",
    "jinteki",
    when(
        ENCOUNTER_THIS,
        NameType(),
        Delayed(
            When(
                On(
                    "trashed",
                    what=OfNamedType(Is(zone="anywhere", side=RUNNER)),
                    causes=("net damage",),
                ),
                (Damage(1, NET),),
                where=BySubroutine(),
            ),
            ENCOUNTER,
        ),
    ),
    sub(Damage(1, NET)),
    sub(Damage(1, NET)),
    sub(Damage(1, NET)),
    subtypes="Sentry - AP - Observer",
    cost=5,
    strength=2,
    influence=3,
)
