"""NBN cards of Data and Destiny."""

from sneakdoor.cards.vocabulary import *

LILY_LOCKWELL = asset(
    "Lily Lockwell",
    "nbn",
    when(REZ_THIS, Draw(3)),
    paid(
        (Clicks(1), RemoveTags(1)),
        Search(Is((OPERATION,), zone="anywhere"), CORP, reveal=True),
        Do("to deck top", "found", whose=CORP),
    ),
    subtypes="Character",
    cost=2,
    trash=3,
    influence=4,
    unique=True,
)

NEWS_TEAM = asset(
    "News Team",
    "nbn",
    reveal_from_rnd(),
    accessed(
        Choose(((Tag(2, take=True, who=RUNNER),), (AsAgenda(-1, RUNNER),)), by=RUNNER),
        not_from_archives=False,
    ),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=2,
)

REALITY_THREEDEE = asset(
    "Reality Threedee",
    "nbn",
    when(REZ_THIS, BadPublicity(1)),
    when(TURN_BEGINS, If(TAGGED, (Gain(2),), (Gain(1),))),
    subtypes="Illicit",
    cost=0,
    trash=6,
    influence=2,
)

VICTORIA_JENKINS = asset(
    "Victoria Jenkins",
    "nbn",
    Modify("clicks", -1),
    agenda_when_trashed(2),
    subtypes="Executive",
    cost=3,
    trash=5,
    influence=5,
    unique=True,
)

SHANNON_CLAIRE = asset(
    "Shannon Claire",
    "nbn",
    paid(Clicks(1), Draw(1, bottom=True)),
    paid(
        TrashThis(),
        Choose(
            (
                (
                    Search(Is((AGENDA,), zone="anywhere"), CORP, reveal=True),
                    Do("to deck bottom", "found", whose=CORP),
                ),
                (
                    Search(Is((AGENDA,), zone="anywhere"), CORP, reveal=True, stack=False),
                    Do("to deck bottom", "found", whose=CORP),
                ),
            )
        ),
    ),
    subtypes="Character",
    cost=0,
    trash=3,
    influence=2,
    unique=True,
)
