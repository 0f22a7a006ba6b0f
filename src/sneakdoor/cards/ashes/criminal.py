"""Criminal cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

PENUMBRAL_TOOLKIT = resource(
    "Penumbral Toolkit",
    "criminal",
    Modify("install cost", -2, THIS, only=RanSuccessfully((HQ,))),
    *loaded(CREDIT, 4),
    CreditsFor(("any",), only=DuringRun()),
    subtypes="Stealth - Virtual",
    cost=2,
    influence=2,
)

THE_BACK = resource(
    "The Back",
    "criminal",
    when(On("used", by=MINE, what=Is((HARDWARE,)), in_run=True), Place(POWER, 1), first=True),
    paid(
        (Clicks(1), RemoveThis()),
        DoToChosen(
            "shuffle in",
            HasTrashAbility(Is(zone=IN_DISCARD, side=RUNNER)),
            Each(2, Hosted(POWER)),
            up_to=True,
        ),
    ),
    subtypes="Job - Location",
    cost=1,
    influence=4,
    unique=True,
)

BAKLAN_BOCHKIN = resource(
    "“Baklan” Bochkin",
    "criminal",
    when(On("encounter"), Place(POWER, 1), first=True, each_run=True),
    paid(
        TrashThis(),
        If(StrengthAtMost(ENCOUNTERED, Hosted(POWER)), (Do("derez", ENCOUNTERED),)),
        Tag(1, take=True),
    ),
    subtypes="Connection",
    cost=2,
    influence=3,
    unique=True,
)
