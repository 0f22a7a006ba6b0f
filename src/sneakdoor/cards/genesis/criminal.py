"""Criminal cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

SNITCH = program(
    "Snitch",
    "criminal",
    when(
        On("approach ice", what=Is((ICE,), rezzed=False)),
        Expose("subject"),
        MayJackOut(),
        may=True,
        once_per_run=True,
    ),
    cost=3,
    memory=1,
    influence=2,
)

CRESCENTUS = program(
    "Crescentus",
    "criminal",
    paid(TrashThis(), Do("derez", ENCOUNTERED), only=Encountering(Is((ICE,), rezzed=True), cleared=True)),
    cost=1,
    memory=1,
    influence=1,
)

CORTEZ_CHIP = hardware(
    "Cortez Chip",
    "criminal",
    paid(TrashThis(), Target(Is((ICE,))), Lasting(ExtraCost("rez", (Credits(2),)), TURN, on="targets")),
    subtypes="Chip",
    cost=0,
    influence=2,
)

COMPROMISED_EMPLOYEE = resource(
    "Compromised Employee",
    "criminal",
    Recurring(1),
    CreditsFor(("trace",)),
    when(On("rezzed", what=Is((ICE,))), Gain(1)),
    subtypes="Connection - Link",
    cost=2,
    influence=1,
)

HQ_INTERFACE = hardware(
    "HQ Interface",
    "criminal",
    Modify("access HQ", 1),
    cost=4,
    influence=2,
)

EMERGENCY_SHUTDOWN = event(
    "Emergency Shutdown",
    "criminal",
    play(DoToChosen("derez", Is((ICE,), rezzed=True)), only=RanSuccessfully((HQ,))),
    subtypes="Sabotage",
    cost=0,
    influence=2,
)

DOPPELGANGER = hardware(
    "Doppelgänger",
    "criminal",
    memory(1),
    when(On("run ends", cause="successful"), MakeRun(), may=True, once_per_turn=True),
    limit_one_console(),
    subtypes="Console",
    cost=3,
    influence=2,
    unique=True,
)

FAERIE = program(
    "Faerie",
    "criminal",
    breaks(0, "Sentry"),
    boost(1, 1),
    when(
        On("encounter ends"),
        Do("trash", THIS),
        where=BrokenByThis(),
    ),
    subtypes="Icebreaker - Killer",
    cost=0,
    strength=2,
    memory=1,
    influence=3,
)

PEACOCK = program(
    "Peacock",
    "criminal",
    breaks(2, "Code Gate"),
    boost(2, 3),
    subtypes="Icebreaker - Decoder",
    cost=3,
    strength=2,
    memory=1,
    influence=2,
)

MR_LI = resource(
    "Mr. Li",
    "criminal",
    paid(
        Clicks(1),
        LookAtTop(2, RUNNER),
        TakeFrom("looked", "chosen", n=1),
        Do("to deck bottom", "chosen", whose=RUNNER),
        Draw(1),
    ),
    subtypes="Connection",
    cost=3,
    influence=2,
    unique=True,
)

NETWORKING = event(
    "Networking",
    "criminal",
    play(
        RemoveTag(1),
        Pays(
            (Credits(1),),
            (
                Replace(
                    Instead("trash", (Do("to hand", THIS),)),
                    duration=TURN,
                ),
            ),
        ),
    ),
    cost=0,
    influence=1,
)

PHEROMONES = program(
    "Pheromones",
    "criminal",
    Recurring(Hosted(VIRUS)),
    CreditsFor(("any",), only=DuringRun(server=int(HQ))),
    success_on(HQ, Place(VIRUS, 1)),
    subtypes="Virus",
    cost=2,
    memory=1,
    influence=2,
)

SATELLITE_UPLINK = event(
    "Satellite Uplink",
    "criminal",
    play(Target(Is(side=CORP, rezzed=False), 2, up_to=True, verb="expose"), Expose()),
    cost=2,
    influence=3,
)

ANDROMEDA_DISPOSSESSED_RISTIE = runner_identity(
    "Andromeda: Dispossessed Ristie",
    "criminal",
    starting_hand(9),
    subtypes="Natural",
    link=1,
    min_deck=45,
    influence_limit=15,
)

MURESH_BODYSUIT = hardware(
    "Muresh Bodysuit",
    "criminal",
    When(
        On("would damage", cause=MEAT),
        (Prevent("damage", 1, (MEAT,)),),
        first=True,
    ),
    subtypes="Gear",
    cost=1,
    influence=1,
)

E3_FEEDBACK_IMPLANTS = hardware(
    "e3 Feedback Implants",
    "criminal",
    when(
        On("broken"),
        Break(1),
        cost=(Credits(1),),
    ),
    subtypes="Mod",
    cost=2,
    influence=2,
)
