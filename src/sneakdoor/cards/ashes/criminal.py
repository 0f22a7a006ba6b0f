"""Criminal cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

BLUEBERRY_DIESEL = event(
    "Blueberry!™ Diesel",
    "criminal",
    play(
        LookAtTop(2, RUNNER),
        TakeFrom("looked", "sunk", most=1),
        Do("to deck bottom", "sunk", whose=RUNNER),
        Draw(2),
    ),
    cost=0,
    influence=2,
)

BRAVADO = event(
    "Bravado",
    "criminal",
    play(
        MakeRun(
            guard=Is((ICE,)),
            linked=(
                When(
                    On("run ends"),
                    (AsOne((Gain(6), Gain(Each(1, Count(InItsRun("passed", Is((ICE,)))))))),),
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=3,
    influence=3,
)

ALWAYS_HAVE_A_BACKUP_PLAN = event(
    "Always Have a Backup Plan",
    "criminal",
    play(
        run_on(
            linked=(
                When(
                    On("run ends", cause="unsuccessful"),
                    (
                        MakeRun(
                            linked=(When(On("encounter", what=EncounteredBefore()), (Bypass(),)),),
                            again=True,
                            same=True,
                        ),
                    ),
                    may=True,
                ),
            )
        )
    ),
    subtypes="Run",
    cost=2,
    influence=3,
)
