"""Jinteki cards of The Automata Initiative."""

from sneakdoor.cards.vocabulary import *

A_TEIA = corp_identity(
    "A Teia: IP Recovery",
    "jinteki",
    LimitRemotes(2),
    when(
        On("installed", by=MINE, what=Is(side=CORP, at="remote")),
        InstallOne(Is(zone=IN_HAND, side=CORP), ignore=True, where=OTHER_REMOTE),
        Forbid("score", TURN, on="installed"),
        may=True,
        first=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

FUJII_ASSET_RETRIEVAL = agenda(
    "Fujii Asset Retrieval",
    "jinteki",
    when(On("scored", what=THIS, also="stolen"), Damage(2, NET)),
    subtypes="Ambush - Security",
    advancement=5,
    points=3,
)

FRONT_COMPANY = asset(
    "Front Company",
    "jinteki",
    Cannot("rez", only=ActiveTurn(RUNNER), own=True),
    Cannot("run", only=Not(ThisTurn("run begins")), server="remote"),
    when(On("run begins", server=str(ARCHIVES)), If(Unprotected(), (Damage(2, NET),)), first=True),
    subtypes="Political - Seedy",
    cost=2,
    trash=2,
    influence=2,
    unique=True,
)

_TOLL = sub(Pays((Credits(2),), otherwise=(Damage(1, NET),), by=RUNNER))

ATTINI = ice(
    "Attini",
    "jinteki",
    threat(3, Cannot("spend credits", only=SubroutineResolving())),
    _TOLL,
    _TOLL,
    _TOLL,
    subtypes="Code Gate - AP",
    cost=6,
    strength=5,
    influence=3,
)

PHONEUTRIA = ice(
    "Phoneutria",
    "jinteki",
    when(On("passed", what=THIS), If(AtLeast(HandOf(RUNNER), 4), (Tag(1),))),
    sub(Damage(1, NET)),
    sub(Damage(1, NET)),
    subtypes="Sentry - AP - Observer",
    cost=4,
    strength=2,
    influence=2,
)

TATU_BOLA = ice(
    "Tatu-Bola",
    "jinteki",
    when(
        On("passed", what=THIS),
        Swap(THIS, Is((ICE,), zone=IN_HAND, side=CORP), into="added"),
        If(Found("added"), (Gain(4),)),
        may=True,
    ),
    END_THE_RUN,
    subtypes="Barrier",
    cost=2,
    strength=1,
    influence=2,
)

MINDSCAPING = operation(
    "Mindscaping",
    "jinteki",
    play(
        Choose(
            (
                (AsOne((Gain(4), Draw(2))), DoToChosen("to deck top", Is(zone=IN_HAND, side=CORP))),
                (Damage(Each(1, TagCount(), most=3), NET),),
            )
        )
    ),
    subtypes="Gray Ops",
    cost=2,
    influence=2,
)

ADRIAN_SEIS = upgrade(
    "Adrian Seis",
    "jinteki",
    when(
        SUCCESS_HERE,
        StartPsi(),
        If(DifferentBids(), (Forbid("access others", RUN),), (Forbid("access", RUN, on=THIS),)),
    ),
    when(TURN_ENDS, ChooseServer(other=True), MoveThis(), may=True),
    subtypes="Psi - Clone - Sysop",
    cost=0,
    trash=2,
    influence=4,
    unique=True,
)

DANIELA_JORGE_INACIO = upgrade(
    "Daniela Jorge Inácio",
    "jinteki",
    ExtraCost("trash", (AddAtRandom(RUNNER, 2),), own=True),
    persistent(ExtraCost("steal", (AddAtRandom(RUNNER, 2),), here=True)),
    subtypes="Sysop",
    cost=2,
    trash=2,
    influence=3,
    unique=True,
)
