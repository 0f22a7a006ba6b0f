"""Jinteki cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

JUMON = agenda(
    "Jumon",
    "jinteki",
    # CR 4.7.7b + 4.7.7c: the root of a central server is not in it.
    when(TURN_ENDS, PlaceOnChosen(ADVANCEMENT, 2, Is(side=CORP, in_remote=True))),
    subtypes="Research",
    advancement=6,
    points=2,
)

SARASWATI_MNEMONICS_ENDLESS_EXPLORATION = corp_identity(
    "Saraswati Mnemonics: Endless Exploration",
    "jinteki",
    paid(
        (Clicks(1), Credits(1)),
        InstallOne(Is((AGENDA, ASSET, UPGRADE), zone=IN_HAND, side=CORP), where=IN_REMOTE),
        # CR 1.4:9.10.4b: the install is an instruction of its own, and the rest is about what it brought.
        If(
            Found("installed"),
            (
                Place(ADVANCEMENT, 1, "installed"),
                AsOne((Forbid("score", NEXT_TURN, on="installed"), Forbid("rez", NEXT_TURN, on="installed"))),
            ),
        ),
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

OTOROSHI = ice(
    "Otoroshi",
    "jinteki",
    sub(
        May(
            (
                PlaceOnChosen(ADVANCEMENT, 3, Is(in_remote=True), fewer=True),
                Pays((Credits(3),), otherwise=(AccessCards("targets"),), by=RUNNER),
            )
        )
    ),
    subtypes="Sentry",
    cost=2,
    strength=5,
    influence=2,
)

HANGEKI = operation(
    "Hangeki",
    "jinteki",
    play(
        Target(Is(side=CORP)),
        Choose(
            ((AccessCards(), Do("remove from game", THIS)), (AsAgenda(-1, RUNNER),)),
            by=RUNNER,
        ),
        only=LastTurn("trashed", RUNNER, Is(side=CORP, zone="anywhere"), RUNNER),
    ),
    subtypes="Reprisal - Gray Ops",
    cost=0,
    influence=2,
)

NEUROSTASIS = asset(
    "Neurostasis",
    "jinteki",
    can_be_advanced(),
    accessed(
        Target(Is(side=RUNNER), Each(1, Hosted(ADVANCEMENT))),
        Do("shuffle in", by=RUNNER, whose=RUNNER, said=THEM),
        not_from_archives=False,
        cost=(Credits(3),),
    ),
    subtypes="Ambush",
    cost=0,
    trash=1,
    influence=2,
)

API_S_KEEPER_ISOBEL = asset(
    "API-S Keeper Isobel",
    "jinteki",
    when(TURN_BEGINS, Gain(3), cost=(AnyTokens(ADVANCEMENT, 1, anyones=True),)),
    subtypes="Character",
    cost=2,
    trash=4,
    influence=2,
    unique=True,
)

DARUMA = upgrade(
    "Daruma",
    "jinteki",
    when(
        On("approach server", server="this"),
        Swap(
            Is(here=True, in_remote=True, other=True),
            Either(
                Is(in_remote=True, other=True),
                Is((AGENDA, ASSET, UPGRADE), zone=IN_HAND, side=CORP),
            ),
        ),
        cost=(TrashThis(),),
    ),
    cost=1,
    trash=2,
    influence=3,
)

THIMBLERIG = ice(
    "Thimblerig",
    "jinteki",
    when(
        TURN_BEGINS,
        Target(Is((ICE,), other=True)),
        SwapIce(with_=THIS),
        may=True,
    ),
    when(
        On("passed", what=THIS),
        Target(Is((ICE,), other=True)),
        SwapIce(with_=THIS),
        may=True,
    ),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=2,
    strength=0,
    influence=1,
)
