"""Weyland Consortium cards of Rebellion Without Rehearsal."""

from sneakdoor.cards.vocabulary import *

_ADVANCEABLE = Is(side=CORP, advanceable=True)
_FROM_ARCHIVES = DoToChosen("to hand", Is(zone=IN_DISCARD, side=CORP))

EMINENT_DOMAIN = agenda(
    "Eminent Domain",
    "weyland_consortium",
    expendable(InstallOne(Is(zone=IN_HAND, side=CORP), discount=5, rezzed=True)),
    scored(
        Search(Is(zone="anywhere"), CORP, install=True, ignore=True),
        InstallFound(ignore=True, rezzed=True),
        may=True,
    ),
    subtypes="Expansion - Expendable",
    advancement=3,
    points=1,
)

THE_BASALT_SPIRE = agenda(
    "The Basalt Spire",
    "weyland_consortium",
    when(STEAL_THIS, _FROM_ARCHIVES, may=True, by=CORP),
    scored(Place(AGENDA_TOKEN, 2)),
    paid((Tokens(AGENDA_TOKEN), TrashTopCards(1)), _FROM_ARCHIVES, once_per_turn=True),
    advancement=5,
    points=3,
)

HEARTS_AND_MINDS = asset(
    "Hearts and Minds",
    "weyland_consortium",
    when(
        TURN_BEGINS,
        May((MoveTokens(ADVANCEMENT, 1, Is(tokens=ADVANCEMENT), _ADVANCEABLE, up_to=False),)),
        If(
            AtMost(Count(Is((ICE,), protecting=True)), 0),
            (May((PlaceOnChosen(ADVANCEMENT, 1, _ADVANCEABLE),)),),
        ),
    ),
    subtypes="Political",
    cost=1,
    trash=2,
    influence=3,
)

DESCENT = ice(
    "Descent",
    "weyland_consortium",
    expendable(
        Draw(1),
        Target(
            Either(Is((AGENDA,), zone=IN_HAND, side=CORP), Is((AGENDA,), zone=IN_DISCARD, side=CORP)), 2, up_to=True
        ),
        RevealCards(),
        Do("shuffle in", whose=CORP, said=THEM),
    ),
    when(TURN_BEGINS, Do("to hand", THIS), may=True),
    END_THE_RUN,
    subtypes="Code Gate - Expendable",
    cost=2,
    strength=1,
    influence=2,
)

HAMMER = ice(
    "Hammer",
    "weyland_consortium",
    BreakLimit(1, but=Is((PROGRAM,), ("Killer",))),
    sub(Tag(1)),
    sub(DoToChosen("trash", Is((RESOURCE, HARDWARE)))),
    sub(DoToChosen("trash", Is((PROGRAM,), without=("Decoder", "Fracter", "Killer")))),
    subtypes="Sentry - Destroyer - Observer",
    cost=6,
    strength=4,
    influence=2,
)

LOGJAM = ice(
    "Logjam",
    "weyland_consortium",
    can_be_advanced(),
    strength_per(Each(1, Hosted(ADVANCEMENT))),
    when(REZ_THIS, Place(ADVANCEMENT, Plus(1, CardTypes(Is(zone=IN_DISCARD, side=CORP, faceup=True))))),
    sub(Gain(2), EndRun()),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier",
    cost=6,
    strength=0,
    influence=2,
)

BUSINESS_AS_USUAL = operation(
    "Business As Usual",
    "weyland_consortium",
    play(
        Choose(
            (
                (PlaceOnChosen(ADVANCEMENT, 1, _ADVANCEABLE, cards=2, up_to=True),),
                (Target(Is(tokens=VIRUS)), Remove(VIRUS, -1, "targets")),
            ),
            also=AtLeast(ThreatLevel(), 3),
        )
    ),
    subtypes="Gray Ops",
    cost=0,
    influence=1,
)

ISAAC_LIBERDADE = upgrade(
    "Isaac Liberdade",
    "weyland_consortium",
    Modify("strength", 2, Is((ICE,), protecting=True, advanced=True)),
    when(
        On("moved", what=THIS),
        PlaceOnChosen(ADVANCEMENT, 1, Is((ICE,), protecting=True, bare=ADVANCEMENT)),
        may=True,
    ),
    when(TURN_ENDS, ChooseServer(other=True), MoveThis(), may=True),
    subtypes="Bioroid - Sysop",
    cost=3,
    trash=2,
    influence=2,
    unique=True,
)


class OperationOrExpendable(Event):
    """The Corp finishes resolving an operation, or an action on an expendable card (CR 26.03:5.2.2d)."""

    __slots__ = ()

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("resolved", "ability complete")

    def met(self, s: State, change: Change, src: int) -> bool:
        if change.side != CORP:
            return False
        if not isinstance(change, OfAbility):
            return True
        decl = s.book.abilities[change.ability].decl
        return isinstance(decl, Paid) and decl.action and has_subtype(s, change.cid, "Expendable")

    def say(self, *, batch: bool = False) -> str:
        return "you have resolved an operation, or an action of an expendable card"


NUVEM_SA = corp_identity(
    "Nuvem SA: Law of the Land",
    "weyland_consortium",
    When(OperationOrExpendable(), (LookAtTop(1, CORP), May((Do("trash", "looked", said=THAT_CARD),)))),
    when(
        On("trashed", by=MINE, what=Is(side=CORP, zone="anywhere"), zones=(int(IN_DECK_ZONE),)),
        Gain(2),
        first=True,
        where=ActiveTurn(CORP),
    ),
    subtypes="Corp",
    min_deck=50,
    influence_limit=15,
)
