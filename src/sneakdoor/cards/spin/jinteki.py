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
