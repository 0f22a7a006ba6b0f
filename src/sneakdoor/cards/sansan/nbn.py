"""NBN cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

EARLY_PREMIERE = asset(
    "Early Premiere",
    "nbn",
    when(TURN_BEGINS, PlaceOnChosen(ADVANCEMENT, 1, Is(in_server=True, advanceable=True)), cost=(Credits(1),)),
    cost=0,
    trash=2,
    influence=3,
)

EXPOSE = asset(
    "Exposé",
    "nbn",
    can_be_advanced(),
    paid(TrashThis(), BadPublicity(Each(-1, Hosted(ADVANCEMENT)))),
    cost=2,
    trash=2,
    influence=2,
)

BLACKLIST = asset("Blacklist", "nbn", Cannot("leave heap"), cost=0, trash=3, influence=1)

AWARD_BAIT = agenda(
    "Award Bait",
    "nbn",
    reveal_from_rnd(),
    accessed(
        PlaceOnChosen(ADVANCEMENT, 2, Is(side=CORP, advanceable=True), fewer=True),
        not_from_archives=False,
        may=True,
    ),
    subtypes="Sensie",
    advancement=3,
    points=1,
)

HAARPSICHORD_STUDIOS_ENTERTAINMENT_UNLEASHED = corp_identity(
    "Haarpsichord Studios: Entertainment Unleashed",
    "nbn",
    Cannot("steal", only=ThisTurn("stolen")),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

BANDWIDTH = ice(
    "Bandwidth",
    "nbn",
    sub(Tag(1), Delayed(When(SUCCESSFUL_RUN, (RemoveTag(1),)), RUN)),
    subtypes="Code Gate",
    cost=0,
    strength=5,
    influence=1,
)

GUTENBERG = ice(
    "Gutenberg",
    "nbn",
    Modify("strength", 3, THIS, only=Protects(RND)),
    Sub(trace(7, Tag(1))),
    subtypes="Sentry - Tracer",
    cost=2,
    strength=3,
    influence=3,
)

PACHINKO = ice(
    "Pachinko",
    "nbn",
    sub(If(TAGGED, (EndRun(),))),
    sub(If(TAGGED, (EndRun(),))),
    subtypes="Barrier",
    cost=1,
    strength=4,
    influence=1,
)
