"""Weyland Consortium cards of Elevation."""

from sneakdoor.cards.vocabulary import *

GREENMAIL = agenda(
    "Greenmail",
    "weyland_consortium",
    scored(Gain(2)),
    when(On("forfeited", by=MINE, what=THIS), Gain(4)),
    subtypes="Expansion",
    advancement=2,
    points=1,
)

ANTHILL_EXCAVATION_CONTRACT = asset(
    "Anthill Excavation Contract",
    "weyland_consortium",
    *loaded(CREDIT, 8, rezzed=True),
    when(TURN_BEGINS, AsOne((Take(4), Draw(1)))),
    subtypes="Industrial",
    cost=3,
    trash=1,
    influence=2,
)

KESSLEROID = ice(
    "Kessleroid",
    "weyland_consortium",
    Cannot("runner trash", THIS),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier",
    cost=2,
    strength=1,
    influence=1,
)

SYAILENDRA = ice(
    "Syailendra",
    "weyland_consortium",
    can_be_advanced(),
    when(
        ENCOUNTER_THIS,
        PlaceOnChosen(ADVANCEMENT, 1, Is(side=CORP, advanceable=True)),
        where=AtLeast(Hosted(ADVANCEMENT), 3),
        may=True,
    ),
    sub(May((PlaceOnChosen(ADVANCEMENT, 1, Is(side=CORP, advanceable=True)),))),
    sub(Lose(2, RUNNER)),
    sub(Damage(1, NET)),
    subtypes="Code Gate - AP",
    cost=4,
    strength=5,
    influence=3,
)

KEY_PERFORMANCE_INDICATORS = operation(
    "Key Performance Indicators",
    "weyland_consortium",
    play(
        Choose(
            (
                (Draw(1), DoToChosen("shuffle in", Is(zone=IN_HAND, side=CORP))),
                (InstallOne(Is((ICE,), zone=IN_HAND, side=CORP), ignore=True),),
                (PlaceOnChosen(ADVANCEMENT, 1, Is(side=CORP, advanceable=True)),),
                (Gain(2),),
            ),
            n=2,
        )
    ),
    subtypes="Transaction",
    cost=1,
    influence=2,
)

MEASURED_RESPONSE = operation(
    "Measured Response",
    "weyland_consortium",
    play(
        Pays((Credits(8),), otherwise=(Damage(4, MEAT),), by=RUNNER),
        only=Both(AtLeast(ThreatLevel(), 4), LastTurn("successful run", RUNNER)),
    ),
    subtypes="Black Ops",
    cost=5,
    trash=3,
    influence=4,
)

OFF_THE_BOOKS = agenda(
    "Off the Books",
    "weyland_consortium",
    dividends(1),
    when(
        DISCARD_PHASE_ENDS,
        Search(Is(zone="anywhere"), CORP, reveal=True),
        InstallOne("found", ignore=True, optional=True),
        If(Not(Found("install")), (Do("to hand", "found", whose=CORP),)),
        cost=(Tokens(AGENDA_TOKEN),),
    ),
    subtypes="Initiative",
    advancement=3,
    points=2,
)

PLUTUS = asset(
    "Plutus",
    "weyland_consortium",
    ExtraCost("rez", (CostOr(Forfeit(), TrashCards(Is(zone=IN_HAND, side=CORP), 3, reveal=True)),), own=True),
    when(
        TURN_BEGINS,
        PlayCards(Is((OPERATION,), ("Transaction",), zone=IN_DISCARD, side=CORP), remove=True),
        may=True,
    ),
    subtypes="Deep Net",
    cost=0,
    trash=3,
    influence=3,
    unique=True,
)


class CreditsFromAgendaOrOperation(Event):
    """The Corp gains credits through an ability of an agenda or operation."""

    __slots__ = ()

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("credits gained",)

    def met(self, s: State, change: Change, src: int) -> bool:
        if change.side != CORP or change.src < 0 or change.amount <= 0:
            return False
        return s.card(change.src).type in (AGENDA, OPERATION)

    def say(self, *, batch: bool = False) -> str:
        return "you gain credits through an ability of an agenda or operation"


THE_ZWICKY_GROUP = corp_identity(
    "The Zwicky Group: Invisible Hands",
    "weyland_consortium",
    When(CreditsFromAgendaOrOperation(), (Draw(1),), may=True, first=True),
    subtypes="Unsubstantiated",
    min_deck=45,
    influence_limit=15,
)

BIAWAK = ice(
    "Biawak",
    "weyland_consortium",
    OtherRezCost((Forfeit(),), part=10),
    sub(Choose(((trash_program(),), (EndRun(),)))),
    sub(Choose(((DoToChosen("trash", Is((RESOURCE,))),), (EndRun(),)))),
    END_THE_RUN,
    subtypes="Sentry - Destroyer",
    cost=14,
    strength=6,
    influence=3,
)

BANGUN = corp_identity(
    "BANGUN: When Disaster Strikes",
    "weyland_consortium",
    MayInstallFaceup(),
    when(On("accessed", what=FaceupAgenda()), AsOne((Damage(2, MEAT), Tag(1)))),
    subtypes="Corp",
    min_deck=45,
    influence_limit=15,
)
