"""NBN cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

CORPORATE_SHUFFLE = operation(
    "Corporate Shuffle",
    "nbn",
    double(),
    play(ShuffleInHand(CORP), Draw(5)),
    subtypes="Double",
    cost=0,
    influence=2,
)

SHIPMENT_FROM_SANSAN = operation(
    "Shipment from SanSan",
    "nbn",
    double(),
    play(
        Target(Is(side=CORP, advanceable=True)),
        ChooseNumber(2),
        Place(ADVANCEMENT, Reg("number"), "targets"),
    ),
    subtypes="Double",
    cost=0,
    influence=1,
)

SWEEPS_WEEK = operation("Sweeps Week", "nbn", play(Gain(Each(1, HandOf(RUNNER)))), cost=1, influence=2)

INVASION_OF_PRIVACY = operation(
    "Invasion of Privacy",
    "nbn",
    double(),
    Play(
        trace(
            2,
            RevealHand(RUNNER),
            DoToChosen("trash", Is((EVENT, RESOURCE), zone=IN_HAND, side=RUNNER), Reg("traced"), up_to=True),
            otherwise=(BadPublicity(1),),
        )
    ),
    subtypes="Double - Gray Ops",
    cost=2,
    influence=3,
)
