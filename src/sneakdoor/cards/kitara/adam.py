"""Adam cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

LOGIC_BOMB = resource(
    "Logic Bomb",
    "adam",
    paid(TrashThis(), Bypass(), LoseClicks(-1, YOU), only=Encountering(Is((ICE,), zone="anywhere"))),
    subtypes="Virtual",
    cost=0,
    influence=5,
)

EMERGENT_CREATIVITY = event(
    "Emergent Creativity",
    "adam",
    double(),
    play(
        Target(
            Is((PROGRAM, HARDWARE), zone=IN_HAND, side=RUNNER),
            ANY,
            up_to=True,
        ),
        Do("trash", "targets", into="trashed", follow=True),
        Search(
            Is((PROGRAM, HARDWARE), zone="anywhere"),
            RUNNER,
            install=True,
            discount=InstallCostOf("trashed"),
        ),
        InstallFound(
            discount=InstallCostOf("trashed"),
        ),
    ),
    subtypes="Double",
    cost=2,
    influence=5,
)
