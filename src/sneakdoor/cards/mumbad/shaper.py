"""Shaper cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

PATRON = resource(
    "Patron",
    "shaper",
    when(
        TURN_BEGINS,
        ChooseServer(),
        Delayed(
            When(
                On("successful run", by=MINE),
                (instead_of_access(Draw(2)),),
                at="server",
                next_only=True,
            ),
            TURN,
        ),
        may=True,
    ),
    subtypes="Connection",
    cost=3,
    influence=3,
)

TEMPLE_OF_THE_LIBERATED_MIND = resource(
    "Temple of the Liberated Mind",
    "shaper",
    paid(Clicks(1), Place(POWER, 1)),
    paid(Tokens(POWER), GainClicks(1), only=ActiveTurn(RUNNER), once_per_turn=True),
    subtypes="Location - Ritzy",
    cost=2,
    influence=3,
    unique=True,
)

LIBERATED_CHELA = resource(
    "Liberated Chela",
    "shaper",
    paid(
        (Clicks(5), Forfeit(1)),
        Pays(
            (Forfeit(1),),
            then=(Do("remove from game", THIS),),
            otherwise=(AsAgenda(2, RUNNER),),
            by=CORP,
        ),
    ),
    subtypes="Connection",
    cost=0,
    influence=2,
)
