"""Adam cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

FIND_THE_TRUTH = resource(
    "Find the Truth",
    "adam",
    When(On("would draw card", by=MINE), (LookAt(reveal=True),)),
    when(SUCCESSFUL_RUN, LookAtTop(1, CORP), first=True, may=True),
    subtypes="Directive - Virtual",
    cost=0,
    influence=3,
    unique=True,
)
