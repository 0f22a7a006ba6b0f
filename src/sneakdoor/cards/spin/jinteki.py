"""Jinteki cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

RESTORING_FACE = operation(
    "Restoring Face",
    "jinteki",
    play(
        DoToChosen("trash", Is(subtypes=("Sysop", "Executive", "Clone"), side=CORP)),
        If(Gone("targets"), (BadPublicity(-2, up_to=True),)),
    ),
    cost=0,
    influence=2,
)

SHOCK = asset(
    "Shock!",
    "jinteki",
    reveal_from_rnd(),
    accessed(Damage(1, NET), not_from_archives=False),
    subtypes="Ambush",
    cost=0,
    trash=2,
    influence=2,
)

TOSHIYUKI_SAKAI = asset(
    "Toshiyuki Sakai",
    "jinteki",
    can_be_advanced(),
    accessed(
        Swap(THIS, Is((AGENDA, ASSET), zone=IN_HAND, side=CORP), keeps=ADVANCEMENT),
        May((AccessCards("installed"),), by=RUNNER),
        only_installed=True,
        may=True,
    ),
    subtypes="Executive",
    cost=0,
    trash=2,
    influence=2,
    unique=True,
)

CLONE_RETIREMENT = agenda(
    "Clone Retirement",
    "jinteki",
    scored(BadPublicity(-1), may=True),
    when(STEAL_THIS, BadPublicity(1)),
    subtypes="Initiative",
    advancement=2,
    points=1,
)

UNORTHODOX_PREDICTIONS = agenda(
    "Unorthodox Predictions",
    "jinteki",
    scored(
        Choose(
            tuple(
                (Lasting(Cannot("be broken", Is((ICE,), (kind,))), NEXT_TURN),)
                for kind in ("Sentry", "Code Gate", "Barrier")
            )
        )
    ),
    subtypes="Security",
    advancement=3,
    points=1,
)

SHINOBI = ice(
    "Shinobi",
    "jinteki",
    illicit(),
    Sub(trace(1, Damage(1, NET))),
    Sub(trace(2, Damage(2, NET))),
    Sub(trace(3, AsOne((Damage(3, NET), EndRun())))),
    subtypes="Sentry - Tracer - AP - Illicit",
    cost=7,
    strength=5,
    influence=3,
)

MARKER = ice(
    "Marker",
    "jinteki",
    sub(NextEncounter(Body((GainSubroutines(sub(EndRun()), RUN, to=ENCOUNTERED),)))),
    subtypes="Code Gate",
    cost=0,
    strength=3,
    influence=1,
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

CAPRICE_NISEI = upgrade(
    "Caprice Nisei",
    "jinteki",
    When(On("passed all ice", server="this"), psi(EndRun())),
    subtypes="Clone - Psi",
    cost=2,
    trash=1,
    influence=4,
    unique=True,
)

CELEBRITY_GIFT = operation(
    "Celebrity Gift",
    "jinteki",
    double(),
    play(
        Target(Is(zone=IN_HAND, side=CORP), 5, up_to=True),
        RevealCards(),
        Gain(Each(2, Reg("targets", "revealed"))),
    ),
    subtypes="Double",
    cost=3,
    influence=3,
)
