"""Neutral Runner cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

UTOPIA_SHARD = resource(
    "Utopia Shard",
    "neutral_runner",
    When(
        On("successful run", server=str(HQ)),
        (InsteadOfAccess(Body((InstallThis(),))),),
        may=True,
        zone=int(IN_HAND_ZONE),
    ),
    paid(TrashThis(), AtRandom("discard", CORP, 2, CORP)),
    limit_per_deck(1),
    subtypes="Virtual - Source",
    cost=7,
    influence=1,
    unique=True,
)

EARTHRISE_HOTEL = resource(
    "Earthrise Hotel",
    "neutral_runner",
    *loaded(POWER, 3),
    when(TURN_BEGINS, AsOne((Draw(2), Remove(POWER, 1)))),
    subtypes="Location - Ritzy",
    cost=4,
    influence=0,
    unique=True,
)

EDEN_SHARD = resource(
    "Eden Shard",
    "neutral_runner",
    When(
        On("successful run", server=str(RND)),
        (InsteadOfAccess(Body((InstallThis(),))),),
        may=True,
        zone=int(IN_HAND_ZONE),
    ),
    paid(TrashThis(), Draw(2, CORP)),
    limit_per_deck(1),
    subtypes="Virtual - Source",
    cost=7,
    influence=1,
    unique=True,
)

ANGEL_ARENA = resource(
    "Angel Arena",
    "neutral_runner",
    *loaded(POWER, ChosenX()),
    paid(
        Tokens(POWER),
        LookAtTop(1, RUNNER, reveal=True),
        May((Do("to deck bottom", "looked", said=THAT_CARD, whose=RUNNER),)),
    ),
    subtypes="Location",
    cost=0,
    x_cost=True,
    influence=0,
    unique=True,
)

GHOST_RUNNER = resource(
    "Ghost Runner",
    "neutral_runner",
    *loaded(CREDIT, 3),
    CreditsFor(("any",), only=DuringRun()),
    subtypes="Stealth - Virtual",
    cost=1,
    influence=0,
)

HADES_SHARD = resource(
    "Hades Shard",
    "neutral_runner",
    When(
        On("successful run", server=str(ARCHIVES)),
        (InsteadOfAccess(Body((InstallThis(),))),),
        may=True,
        zone=int(IN_HAND_ZONE),
    ),
    paid(TrashThis(), AccessServer(ARCHIVES)),
    limit_per_deck(1),
    subtypes="Virtual - Source",
    cost=7,
    influence=1,
    unique=True,
)

RACHEL_BECKMAN = resource(
    "Rachel Beckman",
    "neutral_runner",
    Modify("clicks", 1),
    While(AtLeast(TagCount(), 1), (Do("trash", THIS),)),
    subtypes="Connection",
    cost=8,
    influence=1,
    unique=True,
)
