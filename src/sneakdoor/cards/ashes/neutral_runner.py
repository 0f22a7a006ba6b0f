"""Neutral Runner cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

DREAMNET = resource(
    "DreamNet",
    "neutral_runner",
    when(
        SUCCESSFUL_RUN,
        Draw(1),
        If(OneOf(AtLeast(LinkValue(), 2), IsKind(IdentityOf(RUNNER), "Digital")), (Gain(1),)),
        first=True,
    ),
    subtypes="Virtual",
    cost=3,
    influence=0,
    unique=True,
)
