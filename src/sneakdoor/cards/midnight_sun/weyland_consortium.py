"""Weyland Consortium cards of Midnight Sun."""

from sneakdoor.cards.vocabulary import *

_ANOTHER = Is(side=CORP, other=True)

AZEF_PROTOCOL = agenda(
    "Azef Protocol",
    "weyland_consortium",
    ExtraCost("score", (TrashCards(_ANOTHER),), own=True),
    scored(Damage(2, MEAT)),
    subtypes="Security",
    advancement=3,
    points=2,
)

SVYATOGOR_EXCAVATOR = asset(
    "Svyatogor Excavator",
    "weyland_consortium",
    when(TURN_BEGINS, Gain(3), cost=(TrashCards(_ANOTHER),)),
    subtypes="Industrial",
    cost=0,
    trash=4,
    influence=1,
)

ENVELOPMENT = ice(
    "Envelopment",
    "weyland_consortium",
    when(REZ_THIS, Place(POWER, 4)),
    when(TURN_BEGINS, Remove(POWER)),
    Sub((EndRun(),), times=Each(1, Hosted(POWER)), first=True),
    sub(Do("trash", THIS)),
    subtypes="Barrier",
    cost=5,
    strength=5,
    influence=3,
)

MASKIROVKA = ice(
    "Maskirovka",
    "weyland_consortium",
    sub(Gain(2)),
    END_THE_RUN,
    subtypes="Barrier",
    cost=3,
    strength=3,
    influence=3,
)

STAVKA = ice(
    "Stavka",
    "weyland_consortium",
    when(REZ_THIS, Adjust("strength", 5, RUN, THIS_ICE), cost=(TrashCards(_ANOTHER),)),
    sub(trash_program()),
    sub(trash_program()),
    subtypes="Sentry - Destroyer",
    cost=4,
    strength=2,
    influence=2,
)

EXTRACT = operation(
    "Extract",
    "weyland_consortium",
    play(Gain(6), Pays((TrashCards(Is(side=CORP)),), (Gain(3),))),
    subtypes="Transaction",
    cost=3,
    influence=2,
)

MUTUALLY_ASSURED_DESTRUCTION = operation(
    "Mutually Assured Destruction",
    "weyland_consortium",
    triple(),
    play(DoToChosen("trash", Is(side=CORP, rezzed=True), ANY, up_to=True), Tag(Moved("targets"))),
    subtypes="Triple",
    cost=4,
    influence=4,
)

TRUST_OPERATION = operation(
    "Trust Operation",
    "weyland_consortium",
    play(
        DoToChosen("trash", Is((RESOURCE,))),
        InstallOne(Is(zone=IN_DISCARD, side=CORP), ignore=True, rezzed=True),
        only=TAGGED,
    ),
    subtypes="Gray Ops",
    cost=0,
    influence=3,
)


class RezzedCardTrashed(Event):
    """The Corp trashes a rezzed card, but not a like card as it installs another (CR 26.03:8.5.16c)."""

    __slots__ = ()

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("trashed",)

    def met(self, s: State, change: Change, src: int) -> bool:
        lki = change.lki
        if change.side != CORP or change.cause == "install" or lki is None or s.owner[change.cid] != CORP:
            return False
        return lki.installed and lki.faceup and s.card(change.cid).type in (ASSET, ICE, UPGRADE)

    def say(self, *, batch: bool = False) -> str:
        return "you trash a rezzed card, except during installation"


OB_SUPERHEAVY_LOGISTICS = corp_identity(
    "Ob Superheavy Logistics: Extract. Export. Excel.",
    "weyland_consortium",
    When(
        RezzedCardTrashed(),
        (
            Search(Is(zone="anywhere"), CORP, rez_cost_less=1),
            InstallFound(rezzed=True, no_credits=True),
        ),
        may=True,
        once_per_turn=True,
    ),
    subtypes="Corp",
    min_deck=45,
    influence_limit=15,
)
