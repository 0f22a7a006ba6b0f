"""Corp cards of the Terminal Directive campaign."""

from sneakdoor.cards.vocabulary import *


def _oversight(letter: str, where: str) -> CardDef:
    return agenda(
        f"Corporate Oversight {letter}",
        "neutral_corp",
        scored(
            Search(Is((ICE,), zone="anywhere"), CORP),
            InstallFound(ignore=True, rezzed=True, where=where),
            may=True,
        ),
        AfterWin(),
        subtypes="Initiative",
        advancement=2,
        points=0,
        influence=0,
    )


CORPORATE_OVERSIGHT_A = _oversight("A", PROTECTING_REMOTE)

CORPORATE_OVERSIGHT_B = _oversight("B", PROTECTING_CENTRAL)


def _evidence(title: str, does: Ability) -> CardDef:
    return agenda(title, "neutral_corp", does, subtypes="Research", advancement=3, points=2, influence=0)


EVIDENCE_COLLECTION = _evidence("Evidence Collection", AfterWin(reveals=2))

EVIDENCE_COLLECTION_2 = _evidence("Evidence Collection 2", AfterWin(reveals=5))

EVIDENCE_COLLECTION_3 = _evidence("Evidence Collection 3", AfterWin(reveals=8))

EVIDENCE_COLLECTION_4 = _evidence("Evidence Collection 4", WhileStolen((Modify("agenda points", -1, THIS),)))

INVESTIGATOR_INEZ_DELGADO_A = asset(
    "Investigator Inez Delgado A",
    "neutral_corp",
    when(
        On("scored"),
        Swap("subject", Worth(Is((AGENDA,), zone=IN_SCORE, side=RUNNER), 1), into="added"),
        ResolveScored("added"),
        may=True,
    ),
    subtypes="Character",
    cost=0,
    trash=5,
    influence=0,
    unique=True,
)

INVESTIGATOR_INEZ_DELGADO_A_2 = asset(
    "Investigator Inez Delgado A 2",
    "neutral_corp",
    when(
        On("stolen"),
        ResolveScored("subject"),
        Swap("subject", Is((AGENDA,), zone=IN_SCORE, side=CORP)),
        may=True,
    ),
    subtypes="Character",
    cost=0,
    trash=5,
    influence=0,
    unique=True,
)

_TAGS_FOR_ICE = when(On("rezzed", what=Is((ICE,))), Tag(1))

LT_TODACHINE = asset(
    "Lt. Todachine",
    "neutral_corp",
    _TAGS_FOR_ICE,
    subtypes="Character",
    cost=3,
    trash=5,
    influence=0,
    unique=True,
)

LT_TODACHINE_2 = asset(
    "Lt. Todachine 2",
    "neutral_corp",
    _TAGS_FOR_ICE,
    Modify("accesses", -1, only=TAGGED, least=1),
    subtypes="Character",
    cost=3,
    trash=5,
    influence=0,
    unique=True,
)

MACHICOLATION_A = ice(
    "Machicolation A",
    "neutral_corp",
    sub(trash_program()),
    sub(trash_program()),
    sub(DoToChosen("trash", Is((HARDWARE,)))),
    # CR 1.2.3: "if able" is all of them or none.
    sub(If(AtLeast(CreditsOf(RUNNER), 3), (Lose(3, RUNNER),)), EndRun()),
    subtypes="Code Gate - Destroyer",
    cost=6,
    strength=4,
    influence=0,
)

MACHICOLATION_B = ice(
    "Machicolation B",
    "neutral_corp",
    sub(DoToChosen("trash", Is((RESOURCE,)))),
    sub(DoToChosen("trash", Is((RESOURCE,)))),
    sub(Damage(1, NET)),
    sub(LoseClicks(1), EndRun()),
    subtypes="Code Gate - Destroyer - AP",
    cost=6,
    strength=4,
    influence=0,
)

NET_WATCHLIST = operation(
    "Net Watchlist",
    "neutral_corp",
    current(CORP),
    ExtraCost("use", (Credits(2),), on=Is((PROGRAM,), ("Icebreaker",))),
    subtypes="Current",
    cost=0,
    influence=0,
)

TROJAN = asset(
    "Trojan",
    "neutral_corp",
    reveal_from_rnd(),
    accessed(AsOne((Lose(2), AtRandom("trash", CORP), Destroy()))),
    cost=0,
    trash=0,
    influence=0,
)
