"""Weyland Consortium cards of The Automata Initiative."""

from sneakdoor.cards.vocabulary import *

SLASH_AND_BURN_AGRICULTURE = agenda(
    "Slash and Burn Agriculture",
    "weyland_consortium",
    expendable(PlaceOnChosen(ADVANCEMENT, 2, Is(side=CORP, advanceable=True))),
    subtypes="Expansion - Expendable",
    advancement=4,
    points=2,
)

CYBERSAND_HARVESTER = asset(
    "Cybersand Harvester",
    "weyland_consortium",
    when(On("rezzed", by=MINE, what=Is((ICE,))), Place(CREDIT, 2)),
    CreditsFor(("install",)),
    paid(TrashThis(), Take(-1)),
    cost=2,
    trash=4,
    influence=2,
)

TREE_LINE = ice(
    "Tree Line",
    "weyland_consortium",
    expendable(PlaceOnChosen(ADVANCEMENT, 3, Is((ICE,)))),
    can_be_advanced(),
    strength_per(Each(1, Hosted(ADVANCEMENT))),
    sub(Gain(1), EndRun()),
    subtypes="Barrier - Expendable",
    cost=4,
    strength=4,
    influence=1,
)

VALENTAO = ice(
    "Valentão",
    "weyland_consortium",
    ExtraCost("rez", (CostOr(TakeBadPublicity(), RemoveTags(1)),), own=True),
    sub(Gain(2)),
    sub(Lose(2, RUNNER)),
    sub(If(MoreThan(CreditsOf(CORP), CreditsOf(RUNNER)), (EndRun(),))),
    subtypes="Code Gate - Liability",
    cost=5,
    strength=6,
    influence=3,
)

ARMED_ASSET_PROTECTION = operation(
    "Armed Asset Protection",
    "weyland_consortium",
    play(
        Gain(3),
        Gain(Each(1, CardTypes(Is(zone=IN_DISCARD, side=CORP, faceup=True)))),
        If(AtLeast(Count(Is((AGENDA,), zone=IN_DISCARD, side=CORP, faceup=True)), 1), (Gain(2),)),
    ),
    subtypes="Transaction",
    cost=2,
    influence=2,
)

PIVOT = operation(
    "Pivot",
    "weyland_consortium",
    double(),
    play(
        Search(Is((OPERATION, AGENDA), zone="anywhere"), CORP, reveal=True),
        Do("to hand", "found", whose=CORP),
    ),
    threat(3, play(May((PlayOrInstall(Is(zone=IN_HAND, side=CORP)),)))),
    subtypes="Double",
    cost=1,
    trash=3,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class Rezzed(Condition):
    """This card is rezzed."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return Is(rezzed=True).has(s, src, src)

    def say(self) -> str:
        return "as a rezzed card"


ANGELIQUE_GARZA_CORREA = upgrade(
    "Angelique Garza Correa",
    "weyland_consortium",
    threat(3, expendable(Damage(1, MEAT))),
    when(ACCESS_THIS, Damage(2, MEAT), cost=(Credits(2),), where=Rezzed()),
    subtypes="Ambush - Enforcer - Expendable",
    cost=0,
    trash=2,
    influence=3,
    unique=True,
)

TUCANA = upgrade(
    "Tucana",
    "weyland_consortium",
    remote_only(),
    persistent(
        when(
            On("scored", server="this", also="stolen"),
            Search(Is((ICE,), zone="anywhere"), CORP, install=True, discount=3),
            InstallFound(rezzed=True, discount=3),
            may=True,
        )
    ),
    cost=2,
    trash=1,
    influence=3,
    unique=True,
)
