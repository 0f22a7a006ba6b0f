"""Weyland cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

_ANOTHER = Is(side=CORP, advanceable=True, other=True)

HOLLYWOOD_RENOVATION = agenda(
    "Hollywood Renovation",
    "weyland",
    install_faceup(),
    when(
        On("advanced", what=THIS),
        If(
            AtLeast(Hosted(ADVANCEMENT), 6),
            (May((PlaceOnChosen(ADVANCEMENT, 2, _ANOTHER),)),),
            (May((PlaceOnChosen(ADVANCEMENT, 1, _ANOTHER),)),),
        ),
    ),
    subtypes="Initiative - Public",
    advancement=5,
    points=3,
)

UNDERWAY_RENOVATION = agenda(
    "Underway Renovation",
    "weyland",
    install_faceup(),
    when(
        On("advanced", what=THIS),
        If(AtLeast(Hosted(ADVANCEMENT), 4), (TrashTop(2, RUNNER),), (TrashTop(1, RUNNER),)),
    ),
    subtypes="Initiative - Public",
    advancement=3,
    points=1,
)
