"""Haas-Bioroid cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

HYPERLOOP_EXTENSION = agenda(
    "Hyperloop Extension",
    "haas_bioroid",
    when(On("scored", what=THIS, also="stolen"), Gain(3, CORP)),
    subtypes="Expansion",
    advancement=3,
    points=1,
)

SPORTSMETAL_GO_BIG_OR_GO_HOME = corp_identity(
    "Sportsmetal: Go Big or Go Home",
    "haas_bioroid",
    when(On("scored", also="stolen"), Choose(((Gain(2),), (Draw(2),)))),
    subtypes="Subsidiary",
    min_deck=45,
    influence_limit=15,
)

GATEKEEPER = ice(
    "Gatekeeper",
    "haas_bioroid",
    Modify("strength", 6, THIS, only=HappenedTo("rezzed", THIS)),
    sub(
        ChooseNumber(3),
        Draw(Reg("number")),
        Target(
            Either(
                Is((AGENDA,), zone=IN_HAND, side=CORP),
                Is((AGENDA,), zone=IN_DISCARD, side=CORP),
            ),
            3,
            up_to=True,
        ),
        RevealCards(),
        Do("shuffle in", "targets", whose=CORP),
    ),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=3,
    strength=0,
    influence=2,
)

MERIDIAN = ice(
    "Meridian",
    "haas_bioroid",
    sub(Pays((TakeAsAgenda(-1),), otherwise=(AsOne((Gain(4), EndRun())),), by=RUNNER)),
    subtypes="Barrier",
    cost=3,
    strength=4,
    influence=3,
)

GAME_CHANGER = operation(
    "Game Changer",
    "haas_bioroid",
    play(GainClicks(Each(1, Count(Is((AGENDA,), zone=IN_SCORE, side=RUNNER))))),
    remove_instead_of_trashing(),
    cost=6,
    trash=2,
    influence=5,
)

DIVERT_POWER = operation(
    "Divert Power",
    "haas_bioroid",
    play(
        Target(Is(side=CORP, rezzed=True), ANY, up_to=True),
        Do("derez"),
        RezOne(Is((ASSET, ICE, UPGRADE), rezzed=False), Each(3, Reg("done", "derezzed")), optional=True),
    ),
    cost=2,
    influence=1,
)

STOLEN = Count(Is((AGENDA,), zone=IN_SCORE, side=RUNNER))

GIORDANO_MEMORIAL_FIELD = upgrade(
    "Giordano Memorial Field",
    "haas_bioroid",
    when(
        SUCCESS_HERE,
        Pays(
            (Credits(Each(2, STOLEN)),),
            otherwise=(EndRun(),),
            by=RUNNER,
        ),
    ),
    subtypes="Facility",
    cost=3,
    trash=3,
    influence=2,
    unique=True,
)

FAST_BREAK = operation(
    "Fast Break",
    "haas_bioroid",
    play(
        Gain(Each(1, STOLEN)),
        ChooseNumber(STOLEN),
        Draw(Reg("number")),
        InstallOne(
            Is(zone=IN_HAND, side=CORP),
            optional=True,
            n=STOLEN,
            where=ONE_REMOTE,
        ),
    ),
    cost=4,
    influence=3,
)
