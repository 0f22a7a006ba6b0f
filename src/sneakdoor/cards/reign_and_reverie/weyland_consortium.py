"""Weyland Consortium cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

THE_OUTFIT_FAMILY_OWNED_AND_OPERATED = corp_identity(
    "The Outfit: Family Owned and Operated",
    "weyland_consortium",
    when(On("bad publicity taken"), Gain(3)),
    subtypes="Subsidiary",
    min_deck=45,
    influence_limit=15,
)

BROAD_DAYLIGHT = agenda(
    "Broad Daylight",
    "weyland_consortium",
    scored(May((BadPublicity(1),)), Place(AGENDA_TOKEN, Each(1, BadPublicityCount()))),
    paid((Clicks(1), Tokens(AGENDA_TOKEN)), Damage(2, MEAT), once_per_turn=True),
    subtypes="Security",
    advancement=4,
    points=2,
)

_ONE_FROM_THE_OTHER = (AsOne((Gain(1), Lose(1, RUNNER))),)

BLOCKCHAIN = ice(
    "Blockchain",
    "weyland_consortium",
    Sub(
        _ONE_FROM_THE_OTHER,
        times=Each(
            1,
            Count(Is((OPERATION,), ("Transaction",), zone=IN_DISCARD, side=CORP, faceup=True)),
            every=2,
        ),
        first=True,
    ),
    Sub(_ONE_FROM_THE_OTHER),
    END_THE_RUN,
    subtypes="Barrier",
    cost=7,
    strength=4,
    influence=4,
)


@dataclass(frozen=True, slots=True)
class RezzedNow(Condition):
    """This ice was rezzed by the instruction before."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        thing = s.things.get(src)
        return thing is not None and thing.faceup

    def possible(self, s: State, src: int, f: Resolving | None) -> bool:
        return False  # CR 1.2.5: only rezzing this ice can make it true

    def say(self) -> str:
        return "if you do"


FORMICARY = ice(
    "Formicary",
    "weyland_consortium",
    When(
        On("approach server"),
        (
            RezTarget(THIS),
            If(RezzedNow(), (MoveIce(innermost=True), ApproachNew(THIS, encounter=True))),
        ),
        may=True,
        zone=int(IN_PLAY_ZONE),
    ),
    sub(Pays((Suffer(2, NET),), otherwise=(EndRun(),), by=RUNNER)),
    subtypes="Sentry - AP",
    cost=2,
    strength=2,
    influence=2,
)

BUILDING_BLOCKS = operation(
    "Building Blocks",
    "weyland_consortium",
    play(
        Target(Is((ICE,), ("Barrier",), zone=IN_HAND, side=CORP)),
        RevealCards(),
        InstallFound("targets", ignore=True, rezzed=True),
    ),
    cost=5,
    influence=4,
)

TOO_BIG_TO_FAIL = operation(
    "Too Big to Fail",
    "weyland_consortium",
    play(AsOne((Gain(7), BadPublicity(1))), only=AtMost(CreditsOf(CORP), 9)),
    subtypes="Transaction - Illicit",
    cost=0,
    trash=5,
    influence=4,
)

UNDER_THE_BUS = operation(
    "Under the Bus",
    "weyland_consortium",
    play(
        AsOne((DoToChosen("trash", Is((RESOURCE,), ("Connection",))), BadPublicity(1))),
        only=LastTurn("accessed", RUNNER),
    ),
    subtypes="Gray Ops - Illicit",
    cost=1,
    influence=3,
)

DRUDGE_WORK = asset(
    "Drudge Work",
    "weyland_consortium",
    *loaded(POWER, 3, rezzed=True),
    paid(
        (Clicks(1), Tokens(POWER)),
        Target(Either(Is((AGENDA,), zone=IN_HAND, side=CORP), Is((AGENDA,), zone=IN_DISCARD, side=CORP))),
        RevealCards(),
        AsOne((Gain(Each(1, WorthOf("targets"))), Do("shuffle in", whose=CORP))),
    ),
    cost=2,
    trash=3,
    influence=2,
)
