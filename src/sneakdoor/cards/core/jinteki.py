"""Jinteki cards of the core sets."""

from sneakdoor.cards.vocabulary import *

JINTEKI_PERSONAL_EVOLUTION = corp_identity(
    "Jinteki: Personal Evolution",
    "jinteki",
    when(On("scored", also="stolen"), Damage(1, NET)),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=15,
)

NISEI_MK_II = agenda(
    "Nisei MK II",
    "jinteki",
    scored(Place(AGENDA_TOKEN, 1)),
    paid(Tokens(AGENDA_TOKEN), EndRun()),
    subtypes="Initiative",
    advancement=4,
    points=2,
)

FETAL_AI = agenda(
    "Fetal AI",
    "jinteki",
    reveal_from_rnd(),
    accessed(Damage(2, NET)),
    ExtraCost("steal", (Credits(2),), own=True),
    subtypes="Ambush",
    advancement=5,
    points=2,
)

SNARE = asset(
    "Snare!",
    "jinteki",
    reveal_from_rnd(),
    accessed(Together((Damage(3, NET), Tag(1))), cost=(Credits(4),)),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=2,
)

PROJECT_JUNEBUG = asset(
    "Project Junebug",
    "jinteki",
    can_be_advanced(),
    accessed(Damage(Each(2, Hosted(ADVANCEMENT)), NET), not_from_archives=False, cost=(Credits(1),)),
    subtypes="Ambush - Research",
    cost=0,
    trash=0,
    influence=1,
)

NEURAL_KATANA = ice(
    "Neural Katana", "jinteki", sub(Damage(3, NET)), subtypes="Sentry - AP", cost=4, strength=3, influence=2
)

HIMITSU_BAKO = ice(
    "Himitsu-Bako",
    "jinteki",
    paid(Credits(1), Do("to hand", THIS)),
    END_THE_RUN,
    subtypes="Barrier",
    cost=2,
    strength=2,
    influence=2,
)

YAGURA = ice(
    "Yagura",
    "jinteki",
    Sub((LookAtTop(1, CORP), May((Do("to deck bottom", "looked", said=THAT_CARD, whose=CORP),)))),
    sub(Damage(1, NET)),
    subtypes="Code Gate - AP",
    cost=1,
    strength=0,
    influence=2,
)

WALL_OF_THORNS = ice(
    "Wall of Thorns",
    "jinteki",
    sub(Damage(2, NET)),
    END_THE_RUN,
    subtypes="Barrier - AP",
    cost=8,
    strength=5,
    influence=1,
)

HOKUSAI_GRID = upgrade(
    "Hokusai Grid",
    "jinteki",
    when(SUCCESS_HERE, Damage(1, NET)),
    limit_one_region(),
    subtypes="Region",
    cost=2,
    trash=4,
    influence=2,
)

CELL_PORTAL = ice(
    "Cell Portal",
    "jinteki",
    sub(
        MoveRun(""),
        Do("derez", THIS),
    ),
    subtypes="Code Gate - Deflector",
    cost=5,
    strength=7,
    influence=2,
)

WHIRLPOOL = ice(
    "Whirlpool",
    "jinteki",
    sub(
        Forbid("jack out", RUN),
        Do("trash", THIS),
    ),
    subtypes="Trap",
    cost=0,
    strength=1,
    influence=2,
)

BRAINTRUST = agenda(
    "Braintrust",
    "jinteki",
    scored(Place(AGENDA_TOKEN, Each(1, Hosted(ADVANCEMENT), over=3, every=2))),
    Modify("rez cost", Each(-1, Hosted(AGENDA_TOKEN)), Is((ICE,))),
    subtypes="Research",
    advancement=3,
    points=2,
)

LOTUS_FIELD = ice(
    "Lotus Field",
    "jinteki",
    Modify("strength", 0, THIS, op=FIXED),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=5,
    strength=4,
    influence=1,
)

NEURAL_EMP = operation(
    "Neural EMP",
    "jinteki",
    play(Damage(1, NET), only=LastTurn("run begins", RUNNER)),
    subtypes="Gray Ops",
    cost=2,
    influence=2,
)

PHILOTIC_ENTANGLEMENT = agenda(
    "Philotic Entanglement",
    "jinteki",
    scored(Damage(Each(1, Count(Is((AGENDA,), zone=IN_SCORE, side=RUNNER))), NET)),
    limit_per_deck(1),
    subtypes="Security",
    advancement=3,
    points=2,
    unique=True,
    deck_limit=1,
)

TSURUGI = ice(
    "Tsurugi",
    "jinteki",
    sub(Pays((Credits(1),), otherwise=(EndRun(),), by=CORP)),
    sub(Damage(1, NET)),
    sub(Damage(1, NET)),
    sub(Damage(1, NET)),
    subtypes="Sentry - AP",
    cost=6,
    strength=2,
    influence=2,
)

JINTEKI_REPLICATING_PERFECTION = corp_identity(
    "Jinteki: Replicating Perfection",
    "jinteki",
    Cannot(
        "run",
        only=Not(ThisTurn("run begins", (HQ, RND, ARCHIVES))),
        server="remote",
    ),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=15,
)

RONIN = asset(
    "Ronin",
    "jinteki",
    can_be_advanced(),
    Grant(THIS, paid((Clicks(1), TrashThis()), Damage(3, NET)), only=AtLeast(Hosted(ADVANCEMENT), 4)),
    subtypes="Hostile",
    cost=0,
    trash=2,
    influence=4,
)


@dataclass(frozen=True, slots=True)
class SpentOnAction(Condition):
    """The clicks that met this ability's condition were spent to take an action (CR 5.2.2)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        if f is None or f.change is None:
            return False
        seen = False
        for one in reversed(s.journal.since(s.marks[0])):
            if one is f.change:
                seen = True
            elif seen and one.kind in ("clicks spent", "action complete"):
                return False  # the action was paid for before, or is over
            elif seen and one.kind == "action":
                return one.side == f.change.side
        return False

    def say(self) -> str:
        return "if that was to take an action"


SUNDEW = asset(
    "Sundew",
    "jinteki",
    when(
        On("clicks spent", by=RUNNER),
        Gain(2),
        If(
            SpentOnAction(),
            (
                Delayed(
                    When(
                        On("run begins", server="this"),
                        (PayIt((Credits(2),)),),
                        next_only=True,
                    ),
                    ACTION,
                ),
            ),
        ),
        first=True,
        where=ActiveTurn(RUNNER),
    ),
    cost=2,
    trash=2,
    influence=3,
)

SWORDSMAN = ice(
    "Swordsman",
    "jinteki",
    not_by_ai(),
    sub(DoToChosen("trash", Is((PROGRAM,), ("AI",)))),
    sub(Damage(1, NET)),
    subtypes="Sentry - AP - Destroyer",
    cost=3,
    strength=2,
    influence=1,
)

TRICK_OF_LIGHT = operation(
    "Trick of Light",
    "jinteki",
    play(
        MoveTokens(
            ADVANCEMENT,
            2,
            Is(tokens=ADVANCEMENT),
            Is(side=CORP, advanceable=True),
        )
    ),
    cost=1,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class Unbroken(Condition):
    """The encounter that an effect was about has ended, and not all subroutines were broken (CR 10.9.3)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        if f is None or not isinstance(f.change, OfEncounter):
            return False
        return bool(f.change.encounter == f.regs.get("encounter") and f.change.cause != "all broken")

    def say(self) -> str:
        return "if the Runner did not break all of its subroutines"


CHUM = ice(
    "Chum",
    "jinteki",
    sub(
        NextEncounter(
            Body(
                (
                    Adjust("strength", 2, ENCOUNTER, ENCOUNTERED),
                    Delayed(
                        When(On("encounter ends"), (If(Unbroken(), (Damage(3, NET),)),)),
                        ENCOUNTER,
                    ),
                ),
            )
        )
    ),
    subtypes="Code Gate",
    cost=1,
    strength=4,
    influence=1,
)

ZAIBATSU_LOYALTY = asset(
    "Zaibatsu Loyalty",
    "jinteki",
    When(
        On("would expose"),
        (RezTarget(THIS),),
        may=True,
        zone=int(IN_PLAY_ZONE),
    ),
    *(Paid((cost,), (Prevent("expose"),)) for cost in (Credits(1), TrashThis())),
    cost=0,
    trash=4,
    influence=1,
)

DATA_MINE = ice(
    "Data Mine",
    "jinteki",
    sub(Damage(1, NET), Do("trash", THIS)),
    subtypes="Trap - AP",
    cost=0,
    strength=2,
    influence=2,
)

AKITARO_WATANABE = upgrade(
    "Akitaro Watanabe",
    "jinteki",
    Modify("rez cost", -2, Is((ICE,), protecting=True)),
    subtypes="Sysop - Unorthodox",
    cost=1,
    trash=3,
    influence=2,
    unique=True,
)

PRECOGNITION = operation("Precognition", "jinteki", play(LookAtTop(5, CORP), Arrange("looked")), cost=0, influence=3)
