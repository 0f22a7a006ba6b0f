"""Jinteki cards of the Core Set."""

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

NEURAL_EMP = operation(
    "Neural EMP",
    "jinteki",
    play(Damage(1, NET), only=LastTurn("run begins", RUNNER)),
    subtypes="Gray Ops",
    cost=2,
    influence=2,
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
