"""Haas-Bioroid cards of Midnight Sun."""

from sneakdoor.cards.vocabulary import *

ELIVAGAR_BIFURCATION = agenda(
    "Élivágar Bifurcation",
    "haas_bioroid",
    scored(DoToChosen("derez", Is(side=CORP, rezzed=True)), may=True),
    subtypes="Security",
    advancement=2,
    points=1,
)

MIDNIGHT_3_ARCOLOGY = agenda(
    "Midnight-3 Arcology",
    "haas_bioroid",
    scored(Draw(3), SkipDiscard()),
    subtypes="Expansion",
    advancement=4,
    points=2,
)

REFUGE_CAMPAIGN = asset(
    "Refuge Campaign",
    "haas_bioroid",
    when(TURN_BEGINS, Gain(2)),
    subtypes="Advertisement",
    cost=4,
    trash=4,
    influence=3,
)

TRIESTE_MODEL_BIOROIDS = asset(
    "Trieste Model Bioroids",
    "haas_bioroid",
    when(REZ_THIS, Target(Is((ICE,), ("Bioroid",), rezzed=True)), Remember()),
    Cannot("be broken by Runner cards", Remembered()),
    subtypes="Bioroid",
    cost=2,
    trash=3,
    influence=2,
)

_HARMONIC = Is((ICE,), ("Harmonic",), rezzed=True)

ECHO = ice(
    "Echo",
    "haas_bioroid",
    when(On("rezzed", by=MINE, what=Is((ICE,), ("Harmonic",))), Place(POWER, 1)),
    Sub((EndRun(),), times=Each(1, Hosted(POWER))),
    subtypes="Barrier - Harmonic",
    cost=2,
    strength=0,
    influence=2,
)

WAVE = ice(
    "Wave",
    "haas_bioroid",
    when(
        REZ_THIS,
        Search(Is((ICE,), zone="anywhere"), CORP, reveal=True),
        Do("to hand", "found", whose=CORP),
        may=True,
        where=DuringRun(here=True),
    ),
    sub(Gain(Each(1, Count(_HARMONIC)))),
    subtypes="Code Gate - Harmonic",
    cost=2,
    strength=3,
    influence=1,
)

HAKARL_1_0 = ice(
    "Hákarl 1.0",
    "haas_bioroid",
    when(
        REZ_THIS,
        DoToChosen("derez", Is(side=CORP, rezzed=True, other=True)),
        If(Done("derezzed"), (Lasting(Cannot("use paid", Is((ICE,), ("Bioroid",))), TURN),)),
        where=DuringRun(here=True),
        may=True,
    ),
    bioroid(1),
    sub(Damage(1, BRAIN)),
    END_THE_RUN,
    subtypes="Barrier - Bioroid - AP",
    cost=5,
    strength=4,
    influence=3,
)

BIG_DEAL = operation(
    "Big Deal",
    "haas_bioroid",
    terminal(),
    play(PlaceOnChosen(ADVANCEMENT, 4, Is()), May((ScoreIfAble(),)), Do("remove from game", THIS)),
    subtypes="Terminal",
    cost=17,
    trash=3,
    influence=5,
)
