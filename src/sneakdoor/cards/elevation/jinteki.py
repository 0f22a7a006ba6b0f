"""Jinteki cards of Elevation."""

from sneakdoor.cards.vocabulary import *

SERICULTURE_EXPANSION = agenda(
    "Sericulture Expansion",
    "jinteki",
    dividends(1),
    when(
        DISCARD_PHASE_ENDS,
        PlaceOnChosen(ADVANCEMENT, 2, Is()),
        cost=(Tokens(AGENDA_TOKEN),),
    ),
    subtypes="Expansion",
    advancement=3,
    points=2,
)

BYTE = asset(
    "Byte!",
    "jinteki",
    reveal_from_rnd(),
    accessed(AsOne((Tag(1), Damage(3, NET))), cost=(Credits(4),)),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=2,
)

PHAT_GIOAN_BAOTIXITA = asset(
    "Phật Gioan Baotixita",
    "jinteki",
    when(DISCARD_PHASE_ENDS, Place(POWER, 1)),
    when(
        On("scored", also="stolen"),
        ChooseNumber(Each(1, Hosted(POWER), most=2)),
        Remove(POWER, Reg("number")),
        Damage(Plus(1, Reg("number")), NET),
        first=True,
    ),
    subtypes="Executive",
    cost=1,
    trash=3,
    influence=4,
    unique=True,
)

EMPIRICIST = ice(
    "Empiricist",
    "jinteki",
    sub(Draw(1), May((DoToChosen("to deck top", Is(zone=IN_HAND, side=CORP)),))),
    sub(Damage(1, NET), Tag(1)),
    sub(Damage(2, NET)),
    subtypes="Sentry - AP - Observer",
    cost=7,
    strength=5,
    influence=3,
)

MYCOWEB = ice(
    "Mycoweb",
    "jinteki",
    sub(InstallOne(Is((ICE,), zone=IN_DISCARD, side=CORP), ignore=True, optional=True)),
    sub(RezOne(Is((ICE,), rezzed=False), discount=2, optional=True)),
    sub(ResolveSubroutine(Is((ICE,), ("Sentry",), rezzed=True))),
    sub(ResolveSubroutine(Is((ICE,), ("Code Gate",), rezzed=True, other=True))),
    subtypes="Code Gate",
    cost=8,
    strength=5,
    influence=2,
)


class DamageOrTrashFromHQ(Event):
    """The Corp does damage, or trashes cards from HQ: once for all cards that are trashed together."""

    __slots__ = ()

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("damaged", "trashed")

    def met(self, s: State, change: Change, src: int) -> bool:
        if change.side != CORP:
            return False
        if change.kind == "damaged":
            return True
        return isinstance(change, FromZone) and change.zone == IN_HAND_ZONE and s.owner[change.cid] == CORP

    def say(self, *, batch: bool = False) -> str:
        return "you trash cards from HQ or do damage"


AU_CO = corp_identity(
    "AU Co.: The Gold Standard in Clones",
    "jinteki",
    When(DamageOrTrashFromHQ(), (Place(POWER, 1),), per_batch=True),
    when(
        TURN_BEGINS,
        LookAtTop(3, CORP),
        TakeFrom("looked", "chosen", n=1),
        AsOne((Do("trash", "chosen", said=THAT_CARD), Do("to hand", "rest", said=THE_REST, whose=CORP))),
        cost=(Tokens(POWER, 2),),
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

PT_UNTAIAN = corp_identity(
    "PT Untaian: Life's Building Blocks",
    "jinteki",
    when(
        DISCARD_PHASE_ENDS,
        PlaceOnChosen(ADVANCEMENT, 1, Is(side=CORP, rezzed=False, advanceable=True)),
        cost=(Credits(1),),
        where=AtMost(HandOf(CORP), 3),
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

SEMAK_SAMUN = ice(
    "Semak-samun",
    "jinteki",
    BreakLimit(0, but=Is((PROGRAM,), ("Fracter",))),
    sub(Pays((Suffer(3, NET),), otherwise=(EndRun(),), by=RUNNER)),
    subtypes="Barrier - AP",
    cost=3,
    strength=3,
    influence=1,
)

PROPRIONEGATION = agenda(
    "Proprionegation",
    "jinteki",
    scored(Place(AGENDA_TOKEN, 1)),
    paid(Tokens(AGENDA_TOKEN), MoveRun(server=ARCHIVES), only=DuringRun()),
    subtypes="Security",
    advancement=4,
    points=2,
)

PEER_REVIEW = operation(
    "Peer Review",
    "jinteki",
    play(
        Target(Is(zone=IN_HAND, side=CORP), Each(1, HandOf(CORP), over=1)),
        RevealCards(),
        Gain(7),
        InstallOne(Is((AGENDA, ASSET, UPGRADE), zone=IN_HAND, side=CORP), optional=True, where=IN_REMOTE),
    ),
    subtypes="Transaction",
    cost=4,
    influence=2,
)

MITRA_AMAN = upgrade(
    "Mitra Aman",
    "jinteki",
    when(
        On("approach ice", server="this"),
        Do("trash", THIS),
        If(
            Done("trashed", "done"),
            (
                Gain(3),
                May(
                    (
                        Swap(
                            BeingApproached(Is((ICE,))),
                            Either(Is((ICE,), zone=IN_DISCARD, side=CORP), Is((ICE,), zone=IN_HAND, side=CORP)),
                        ),
                    )
                ),
            ),
        ),
        may=True,
    ),
    subtypes="Clone",
    cost=0,
    trash=3,
    influence=2,
    unique=True,
)
