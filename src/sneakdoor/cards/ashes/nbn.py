"""NBN cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

BELLONA = agenda(
    "Bellona",
    "nbn",
    ExtraCost("steal", (Credits(5),), own=True),
    scored(Gain(5)),
    subtypes="Expansion",
    advancement=5,
    points=3,
)

REMASTERED_EDITION = agenda(
    "Remastered Edition",
    "nbn",
    scored(Place(AGENDA_TOKEN, 1)),
    paid(Tokens(AGENDA_TOKEN), PlaceOnChosen(ADVANCEMENT, 1, Is())),
    subtypes="Expansion",
    advancement=4,
    points=2,
)


class MadeToPay(Event):
    """An ability of a Corp card makes the Runner spend or lose credits in a run."""

    # See the interpretations: what the Runner chooses to use, and a printed trash cost, are not what an ability asks.
    __slots__ = ()

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("credits spent", "credits lost")

    def met(self, s: State, change: Change, src: int) -> bool:
        if change.side != RUNNER or change.src < 0 or s.owner[change.src] != CORP:
            return False
        return change.cause not in ("trash", "use", "permit") and during_run(s, change)

    def say(self, *, batch: bool = False) -> str:
        return "an ability of a Corp card makes the Runner spend or lose credits during a run"


GAMENET_WHERE_DREAMS_ARE_REAL = corp_identity(
    "GameNET: Where Dreams are Real",
    "nbn",
    When(MadeToPay(), (Gain(1),)),
    subtypes="Division",
    min_deck=45,
    influence_limit=17,
)

CONGRATULATIONS = ice(
    "Congratulations!",
    "nbn",
    when(On("passed", what=THIS), Gain(1)),
    sub(Gain(2), Gain(1, RUNNER)),
    subtypes="Code Gate - Advertisement",
    cost=1,
    strength=3,
    influence=2,
)

F2P = ice(
    "F2P",
    "nbn",
    paid(Credits(2), BreakAny(1), by=RUNNER, only=Both(EncounteringThis(), Not(TAGGED))),
    sub(DoToChosen("to hand", Is(side=RUNNER))),
    sub(Tag(1)),
    subtypes="Sentry",
    cost=4,
    strength=5,
    influence=2,
)

_END_UNLESS_THREE_PAID = sub(Pays((Credits(3),), otherwise=(EndRun(),), by=RUNNER))

GOLD_FARMER = ice(
    "Gold Farmer",
    "nbn",
    when(On("broken", what=THIS, cause="printed"), Lose(1, RUNNER)),
    _END_UNLESS_THREE_PAID,
    _END_UNLESS_THREE_PAID,
    subtypes="Barrier",
    cost=3,
    strength=1,
    influence=3,
)

LOOT_BOX = ice(
    "Loot Box",
    "nbn",
    sub(Pays((Credits(2),), otherwise=(EndRun(),), by=RUNNER)),
    sub(
        LookAtTop(3, RUNNER, reveal=True),
        TakeFrom("looked", "picked", n=1),
        AsOne((Gain(CostOf("picked")), Do("to hand", "picked", whose=RUNNER))),
        ShuffleDeck(RUNNER),
        Do("trash", THIS_ICE),
    ),
    subtypes="Trap",
    cost=0,
    strength=3,
    influence=1,
)

SYNC_REROUTING = operation(
    "SYNC Rerouting",
    "nbn",
    lockdown(),
    when(
        On("run begins"),
        Choose(((PayIt((Credits(4),), RUNNER),), (Tag(1, take=True),)), by=RUNNER),
    ),
    subtypes="Lockdown",
    cost=0,
    trash=3,
    influence=3,
)

DIGITAL_RIGHTS_MANAGEMENT = operation(
    "Digital Rights Management",
    "nbn",
    play(
        Search(Is((AGENDA,), zone="anywhere"), CORP, reveal=True),
        Do("to hand", "found", whose=CORP),
        InstallOne(Is(zone=IN_HAND, side=CORP), optional=True, where=IN_REMOTE),
        Forbid("score", TURN),
        only=LastTurn("successful run", RUNNER, servers=(HQ,), never=True),
    ),
    cost=1,
    influence=1,
)

FOCUS_GROUP = operation(
    "Focus Group",
    "nbn",
    play(
        AsOne((NameType(), RevealHand(RUNNER))),
        PayAny(most=Count(OfNamedType(Is(zone=IN_HAND, side=RUNNER)))),
        PlaceOnChosen(ADVANCEMENT, Reg("number"), Is()),
        only=LastTurn("successful run", RUNNER),
    ),
    cost=3,
    influence=3,
)

GAME_OVER = operation(
    "Game Over",
    "nbn",
    play(
        NameType((EVENT, HARDWARE, PROGRAM, RESOURCE)),
        TrashUnlessPaid(OfNamedType(Is(side=RUNNER, without=("Icebreaker",))), 3, RUNNER),
        BadPublicity(1),
        only=LastTurn("stolen", RUNNER),
    ),
    subtypes="Illicit - Gray Ops",
    cost=4,
    influence=3,
)

TIERED_SUBSCRIPTION = asset(
    "Tiered Subscription",
    "nbn",
    when(On("run begins"), Gain(1), first=True),
    subtypes="Advertisement",
    cost=0,
    trash=3,
    influence=1,
)

DAILY_QUEST = asset(
    "Daily Quest",
    "nbn",
    Cannot("rez", only=Not(InActionPhase(CORP)), own=True),
    when(SUCCESS_HERE, Gain(2, RUNNER)),
    when(TURN_BEGINS, If(Not(LastTurn("successful run", RUNNER, here=True)), (Gain(3),))),
    cost=1,
    trash=3,
    influence=3,
)

GANKED = upgrade(
    "Ganked!",
    "nbn",
    reveal_from_rnd(),
    accessed(
        Target(Is((ICE,), rezzed=True, protecting=True)),
        ForceEncounter("targets"),
        not_from_archives=False,
        cost=(TrashThis(),),
    ),
    subtypes="Ambush",
    cost=0,
    trash=3,
    influence=2,
)

INCREASED_DROP_RATES = upgrade(
    "Increased Drop Rates",
    "nbn",
    reveal_from_rnd(),
    accessed(
        Pays((TakeTags(),), otherwise=(BadPublicity(-1),), by=RUNNER),
        not_from_archives=False,
    ),
    subtypes="Ambush",
    cost=0,
    trash=2,
    influence=1,
)
