"""NBN cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

EARLY_PREMIERE = asset(
    "Early Premiere",
    "nbn",
    when(TURN_BEGINS, PlaceOnChosen(ADVANCEMENT, 1, Is(in_remote=True, advanceable=True)), cost=(Credits(1),)),
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

EXPLODE_A_PALOOZA = agenda(
    "Explode-a-palooza",
    "nbn",
    reveal_from_rnd(),
    accessed(Gain(5), not_from_archives=False, may=True),
    subtypes="Sensie",
    advancement=4,
    points=2,
)

PRODUCT_PLACEMENT = upgrade(
    "Product Placement",
    "nbn",
    reveal_from_rnd(),
    accessed(Gain(2)),
    subtypes="Advertisement",
    cost=0,
    trash=2,
    influence=1,
)

LITTLE_ENGINE = ice(
    "Little Engine",
    "nbn",
    END_THE_RUN,
    END_THE_RUN,
    sub(Gain(5, RUNNER)),
    subtypes="Code Gate",
    cost=5,
    strength=7,
    influence=2,
)

PREDICTIVE_ALGORITHM = operation(
    "Predictive Algorithm",
    "nbn",
    current(CORP),
    ExtraCost("steal", (Credits(2),)),
    subtypes="Current",
    cost=0,
    influence=1,
)

CASTING_CALL = operation(
    "Casting Call",
    "nbn",
    play(
        InstallOne(Is((AGENDA,), zone=IN_HAND, side=CORP), faceup=True),
        AsCounter(
            (when(On("accessed", what=HOST), Tag(2, take=True, who=RUNNER)),),
            "installed",
        ),
    ),
    subtypes="Condition",
    cost=0,
    influence=2,
)

FRANCHISE_CITY = asset(
    "Franchise City",
    "nbn",
    agendas_revealed(),
    when(
        On("accessed", what=Is((AGENDA,), zone="anywhere")),
        AsAgenda(1, CORP),
    ),
    subtypes="Facility",
    cost=3,
    trash=2,
    influence=5,
)


class NotStolenBefore(Cards):
    """Agendas of which the Runner has no copy in the score area."""

    def has(self, s: State, cid: int, src: int) -> bool:
        return all(s.card(one).title != s.card(cid).title for one in s.score[RUNNER])

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if s.card(cid).type == AGENDA and self.has(s, cid, src)]

    def say(self) -> str:
        return "agenda of which the Runner has no copy in their score area"


OLD_HOLLYWOOD_GRID = upgrade(
    "Old Hollywood Grid",
    "nbn",
    Cannot(
        "steal",
        NotStolenBefore(),
        here=True,
        persists=True,
    ),
    limit_one_region(),
    subtypes="Region",
    cost=5,
    trash=4,
    influence=2,
)
