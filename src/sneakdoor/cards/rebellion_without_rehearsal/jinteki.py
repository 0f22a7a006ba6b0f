"""Jinteki cards of Rebellion Without Rehearsal."""

from sneakdoor.cards.vocabulary import *

_CARD_IN_HQ = Is(zone=IN_HAND, side=CORP)

SEE_HOW_THEY_RUN = agenda(
    "See How They Run",
    "jinteki",
    scored(Tag(1), StartPsi(), If(DifferentBids(), (Damage(1, BRAIN),), (Damage(1, NET),))),
    subtypes="Psi - Security",
    advancement=4,
    points=2,
)

SISYPHUS_PROTOCOL = agenda(
    "Sisyphus Protocol",
    "jinteki",
    when(
        On("passed", what=Is((ICE,), ("Code Gate", "Sentry"), rezzed=True)),
        ForceEncounter("subject"),
        cost=(CostOr(Credits(1), TrashCards(_CARD_IN_HQ)),),
        first=True,
    ),
    subtypes="Security",
    advancement=5,
    points=2,
)

CHARLOTTE_CACADOR = asset(
    "Charlotte Caçador",
    "jinteki",
    can_be_advanced(),
    when(TURN_BEGINS, AsOne((Gain(4), Draw(1))), cost=(Tokens(ADVANCEMENT),)),
    paid((TrashThis(), Tokens(ADVANCEMENT)), Gain(3)),
    subtypes="Clone",
    cost=0,
    trash=2,
    influence=2,
    unique=True,
)

COHORT_GUIDANCE_PROGRAM = asset(
    "Cohort Guidance Program",
    "jinteki",
    when(
        TURN_BEGINS,
        Choose(
            (
                (DoToChosen("trash", _CARD_IN_HQ), If(Gone("targets"), (AsOne((Gain(2), Draw(1))),))),
                (
                    Target(Is(zone=IN_DISCARD, side=CORP, facedown=True)),
                    TurnFaceupInArchives(),
                    If(Found("targets"), (PlaceOnChosen(ADVANCEMENT, 1, Is()),)),
                ),
            )
        ),
        may=True,
    ),
    subtypes="Clone",
    cost=1,
    trash=2,
    influence=2,
)

_TRASH_TO_END = sub(Pays((TrashCards(_CARD_IN_HQ),), (EndRun(),)))

BOTO = ice(
    "Boto",
    "jinteki",
    threat(4, Modify("strength", 2, THIS)),
    sub(Damage(2, NET)),
    _TRASH_TO_END,
    _TRASH_TO_END,
    subtypes="Barrier - AP",
    cost=6,
    strength=4,
    influence=2,
)

CLOUD_EATER = ice(
    "Cloud Eater",
    "jinteki",
    when(
        On("encounter ends", what=THIS),
        Pays(
            (CostOr(TakeTags(2), Suffer(3, NET)),),
            otherwise=(DoToChosen("trash", Is(side=RUNNER)),),
            by=RUNNER,
        ),
        where=HappenedTo("rezzed", THIS),
    ),
    sub(DoToChosen("trash", Is(side=RUNNER))),
    sub(Tag(2)),
    sub(Damage(3, NET)),
    subtypes="Sentry - AP - Destroyer - Observer",
    cost=10,
    strength=6,
    influence=3,
    unique=True,
)

TRIBUTARY = ice(
    "Tributary",
    "jinteki",
    when(On("run begins"), MoveIce(attacked=True), may=True, first=True),
    sub(
        May((Draw(1),)),
        InstallOne(Is((ICE,), zone=IN_HAND, side=CORP), ignore=True, optional=True, where=ANOTHER_SERVER),
    ),
    sub(Lasting(Modify("strength", 2, Is((ICE,))), RUN)),
    subtypes="Code Gate",
    cost=3,
    strength=4,
    influence=3,
    unique=True,
)

BRING_THEM_HOME = operation(
    "Bring Them Home",
    "jinteki",
    terminal(),
    play(
        AtRandom("reveal", RUNNER, 2),
        AddInOrder("picked", RUNNER),
        only=OneOf(LastTurn("stolen", RUNNER), LastTurn("trashed", RUNNER, Is(side=CORP, zone="anywhere"), RUNNER)),
    ),
    threat(
        3,
        play(
            Pays(
                (Credits(2),),
                (AtRandom("reveal", RUNNER), Do("shuffle in", "picked", by=RUNNER, whose=RUNNER)),
            )
        ),
    ),
    subtypes="Terminal - Black Ops",
    cost=0,
    influence=2,
)
