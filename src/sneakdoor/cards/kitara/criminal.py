"""Criminal cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

CORPORATE_GRANT = event(
    'Corporate "Grant"',
    "criminal",
    current(RUNNER),
    when(On("installed", by=MINE), Lose(1, CORP), first=True),
    subtypes="Current",
    cost=1,
    influence=3,
)

CREDIT_KITING = event(
    "Credit Kiting",
    "criminal",
    play(
        AsOne(
            (
                InstallOne(Is(zone=IN_HAND, side=RUNNER), discount=8),
                Tag(1, take=True),
            )
        ),
        only=ThisTurn("successful run", CENTRALS),
    ),
    cost=0,
    influence=3,
)

FALSIFIED_CREDENTIALS = event(
    "Falsified Credentials",
    "criminal",
    play(
        NameType(),
        Target(Is(side=CORP, rezzed=False, in_remote=True)),
        Expose(),
        If(Both(Done("exposed"), Fits(OfNamedType(Is()), "targets")), (Gain(5),)),
    ),
    cost=1,
    influence=2,
)

DIVERSION_OF_FUNDS = event(
    "Diversion of Funds",
    "criminal",
    double(),
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    instead_of_access(
                        ChooseNumber(CreditsOf(CORP, 5)),
                        AsOne((Lose(Reg("number"), CORP), Gain(Each(1, Reg("lost", "lost"))))),
                        may=True,
                    )
                ),
            ),
        )
    ),
    subtypes="Double - Run - Sabotage",
    cost=1,
    influence=5,
)

EMBEZZLE = event(
    "Embezzle",
    "criminal",
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    instead_of_access(
                        NameType((ASSET, ICE, OPERATION, UPGRADE)),
                        RevealRandom(2, CORP),
                        Sort(OfNamedType(Is(zone="anywhere")), "revealed", "fits", "rest"),
                        AsOne((Do("trash", "fits"), Gain(Each(4, Moved("fits"))))),
                    )
                ),
            ),
        )
    ),
    subtypes="Run - Sabotage",
    cost=1,
    influence=3,
)
