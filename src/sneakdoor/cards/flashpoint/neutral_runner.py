"""Neutral Runner cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

BABA_YAGA = program(
    "Baba Yaga",
    "neutral_runner",
    Host(Is((PROGRAM,), ("Icebreaker",), ("AI",), zone="anywhere")),
    GainsText(Is((PROGRAM,), ("Icebreaker",), hosted=True), paid=True),
    subtypes="Icebreaker - AI",
    cost=5,
    strength=0,
    memory=1,
    influence=2,
)

INTERDICTION = event(
    "Interdiction",
    "neutral_runner",
    current(RUNNER),
    Cannot("rez", Is(side=CORP, not_types=(ICE,)), ActiveTurn(RUNNER)),
    subtypes="Current",
    cost=1,
    influence=0,
)

PEACE_IN_OUR_TIME = event(
    "Peace in Our Time",
    "neutral_runner",
    priority(),
    play(
        Gain(10),
        Gain(5, CORP),
        Forbid("run", TURN),
        only=Not(LastTurn("scored", CORP)),
    ),
    subtypes="Priority",
    cost=1,
    influence=1,
)

GOVERNMENT_INVESTIGATIONS = event(
    "Government Investigations",
    "neutral_runner",
    current(RUNNER),
    Cannot("spend 2 in secret"),
    subtypes="Current",
    cost=0,
    influence=0,
)

CITADEL_SANCTUARY = resource(
    "Citadel Sanctuary",
    "neutral_runner",
    when(TURN_ENDS, *trace(1, otherwise=(RemoveTag(1),), who=CORP), where=TAGGED),
    paid((TrashThis(), TrashHand()), Prevent("damage", what=(MEAT,), all=True)),
    subtypes="Location",
    cost=2,
    influence=0,
    unique=True,
)

FIRST_RESPONDERS = resource(
    "First Responders",
    "neutral_runner",
    paid(Credits(2), Draw(1), only=ThisTurn("damaged", source=CORP)),
    subtypes="Connection",
    cost=2,
    influence=0,
)

DEUCES_WILD = event(
    "Deuces Wild",
    "neutral_runner",
    play(
        Choose(
            (
                (Gain(3),),
                (Draw(2),),
                (RemoveTag(1),),
                (Target(Is((ICE,), rezzed=False), verb="expose"), Expose(), MakeRun()),
            ),
            n=2,
        )
    ),
    cost=2,
    influence=1,
)

INJECTION_ATTACK = event(
    "Injection Attack",
    "neutral_runner",
    play(
        Target(Is((PROGRAM,), ("Icebreaker",))),
        run_on(linked=(Body((Adjust("strength", 2, RUN, "targets"),)),)),
    ),
    subtypes="Run",
    cost=1,
    influence=0,
)
