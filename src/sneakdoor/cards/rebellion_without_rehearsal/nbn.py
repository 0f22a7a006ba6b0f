"""NBN cards of Rebellion Without Rehearsal."""

from sneakdoor.cards.vocabulary import *

KINGMAKING = agenda(
    "Kingmaking",
    "nbn",
    scored(
        ChooseNumber(3),
        Draw(Reg("number")),
        May((Target(Worth(Is((AGENDA,), zone=IN_HAND, side=CORP), 1, most=True)), ToScoreArea(CORP, "targets"))),
    ),
    subtypes="Research",
    advancement=4,
    points=2,
)


class InstalledFromElsewhere(Event):
    """The Corp installs this card, and not from HQ; it is inactive by then (CR 26.03:9.1.8)."""

    __slots__ = ()

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("installed",)

    def of_inactive(self) -> bool:
        return True

    def met(self, s: State, change: Change, src: int) -> bool:
        if change.cid != src or change.side != CORP:
            return False
        return not InstalledFromHand(Is()).has(s, src, src)

    def say(self, *, batch: bool = False) -> str:
        return "you install this card from anywhere except HQ"


_ON_A_CARD = PlaceOnChosen(ADVANCEMENT, 1, Is())

STOKE_THE_EMBERS = agenda(
    "Stoke the Embers",
    "nbn",
    scored(AsOne((Gain(3), _ON_A_CARD))),
    When(InstalledFromElsewhere(), (LookAt("subject", reveal=True), AsOne((Gain(2), _ON_A_CARD))), may=True),
    subtypes="Initiative",
    advancement=4,
    points=2,
)

JANAINA_JK_DUMONT_KINDELAN = asset(
    "Janaína “JK” Dumont Kindelán",
    "nbn",
    when(TURN_BEGINS, Place(CREDIT, 3)),
    paid((Clicks(1), ReturnThis()), Take(-1), InstallOne(Is(zone=IN_HAND, side=CORP), optional=True)),
    subtypes="Academic - Clone",
    cost=1,
    trash=1,
    influence=3,
    unique=True,
)

CAPACITOR = ice(
    "Capacitor",
    "nbn",
    Modify("strength", 2, THIS, TAGGED),
    sub(Gain(Each(1, TagCount()))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=4,
    strength=3,
    influence=1,
)

PIRANHAS = ice(
    "Piranhas",
    "nbn",
    ExtraCost("rez", (CostOr(TakeBadPublicity(), RemoveTags(1)),), own=True),
    sub(May((Draw(1),))),
    sub(Damage(1, NET)),
    sub(If(MoreThan(HandOf(CORP), HandOf(RUNNER)), (EndRun(),))),
    subtypes="Code Gate - AP - Liability",
    cost=5,
    strength=6,
    influence=3,
)

SERAPH = ice(
    "Seraph",
    "nbn",
    when(
        ENCOUNTER_THIS,
        Pays((CostOr(Suffer(2, NET), TakeTags(1)),), otherwise=(Lose(3, RUNNER),), by=RUNNER),
    ),
    sub(Lose(3, RUNNER)),
    sub(Damage(2, NET)),
    sub(Tag(1)),
    subtypes="Sentry - AP - Observer - Deep Net",
    cost=10,
    strength=5,
    influence=3,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class FirstMandate(Condition):
    """This operation is the first mandate that the Corp has played this turn."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        for one in s.journal.since(s.marks[0]):
            if one.kind == "played" and one.side == CORP and has_subtype(s, one.cid, "Mandate"):
                return one.ref == s.ref[src]
        return False

    def say(self) -> str:
        return "if this card is the first mandate you played this turn"


SUDDEN_COMMANDMENT = operation(
    "Sudden Commandment",
    "nbn",
    play(Draw(2), May((PlayCards(Is((OPERATION,), without=("Terminal",), zone=IN_HAND, side=CORP)),))),
    threat(3, play(If(FirstMandate(), (Pays((Credits(3),), (GainClicks(1),)),)))),
    subtypes="Mandate",
    cost=1,
    trash=2,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class InstalledFromHQ(Condition):
    """The Corp has installed a card from HQ this turn."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(
            one.kind == "installing" and one.side == CORP and isinstance(one, FromZone) and one.zone == IN_HAND_ZONE
            for one in s.journal.since(s.marks[0])
        )

    def say(self) -> str:
        return "if you installed a card from HQ this turn"


THE_HOLO_MAN = upgrade(
    "The Holo Man",
    "nbn",
    when(TURN_BEGINS, ChooseServer(other=True), MoveThis(), may=True),
    paid(
        (Clicks(1), Credits(4)),
        Target(Is(side=CORP, here=True)),
        If(InstalledFromHQ(), (Place(ADVANCEMENT, 2, "targets"),), (Place(ADVANCEMENT, 3, "targets"),)),
        once_per_turn=True,
    ),
    subtypes="Academic - Executive - Sysop",
    cost=2,
    trash=2,
    influence=3,
    unique=True,
)
