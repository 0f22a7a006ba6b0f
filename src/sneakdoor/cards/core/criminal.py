"""Criminal cards of the core sets."""

from sneakdoor.cards.vocabulary import *

EASY_MARK = event("Easy Mark", "criminal", play(Gain(3)), subtypes="Job", cost=0, influence=1)

SPECIAL_ORDER = event(
    "Special Order",
    "criminal",
    play(
        Search(Is((PROGRAM,), ("Icebreaker",), zone="anywhere"), RUNNER, reveal=True),
        Do("to hand", "found", whose=RUNNER),
    ),
    cost=1,
    influence=2,
)

INSIDE_JOB = event(
    "Inside Job",
    "criminal",
    play(MakeRun(linked=(When(On("encounter"), (Bypass(),), next_only=True),))),
    subtypes="Run",
    cost=2,
    influence=3,
)

ACCOUNT_SIPHON = event(
    "Account Siphon",
    "criminal",
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    instead_of_access(
                        ChooseNumber(CreditsOf(CORP, 5)),
                        AsOne(
                            (
                                Lose(Reg("number"), CORP),
                                Gain(Each(2, Reg("lost", "lost"))),
                                Tag(2, take=True),
                            )
                        ),
                        may=True,
                    )
                ),
            ),
        )
    ),
    subtypes="Run - Sabotage",
    cost=0,
    influence=4,
)

BANK_JOB = resource(
    "Bank Job",
    "criminal",
    *loaded(CREDIT, 8),
    when(
        On("successful run", server="remote"),
        instead_of_access(
            ChooseNumber(Hosted(CREDIT)),
            Take(Reg("number")),
        ),
        may=True,
    ),
    subtypes="Job",
    cost=1,
    influence=2,
)

GABRIEL_SANTIAGO_CONSUMMATE_PROFESSIONAL = runner_identity(
    "Gabriel Santiago: Consummate Professional",
    "criminal",
    success_on(HQ, Gain(2), first=True),
    subtypes="Cyborg",
    min_deck=45,
    influence_limit=15,
)

DESPERADO = hardware(
    "Desperado",
    "criminal",
    memory(1),
    when(SUCCESSFUL_RUN, Gain(1)),
    limit_one_console(),
    subtypes="Console",
    cost=3,
    influence=3,
    unique=True,
)

FEMME_FATALE = program(
    "Femme Fatale",
    "criminal",
    breaks(1, "Sentry"),
    boost(2, 1),
    when(INSTALL_THIS, Target(Is((ICE,))), Remember()),
    when(
        On("encounter", what=Remembered()),
        Bypass(),
        cost=(Credits(Each(1, Subroutines())),),
    ),
    subtypes="Icebreaker - Killer",
    cost=9,
    strength=2,
    memory=1,
    influence=1,
)

NINJA = program(
    "Ninja",
    "criminal",
    breaks(1, "Sentry"),
    boost(3, 5),
    subtypes="Icebreaker - Killer",
    cost=4,
    strength=0,
    memory=1,
    influence=2,
)

CRASH_SPACE = resource(
    "Crash Space",
    "criminal",
    Recurring(2),
    CreditsFor(("remove tag",)),
    prevents(TrashThis(), 3, MEAT, up_to=True),
    subtypes="Location",
    cost=2,
    influence=2,
)

DECOY = resource("Decoy", "criminal", avoids(TrashThis()), subtypes="Connection", cost=1, influence=2)

LEGWORK = event(
    "Legwork",
    "criminal",
    play(run_on(HQ, linked=(if_successful(Adjust("access HQ", 2, RUN, None)),))),
    subtypes="Run",
    cost=2,
    influence=2,
)

FORGED_ACTIVATION_ORDERS = event(
    "Forged Activation Orders",
    "criminal",
    play(
        Target(Is((ICE,), rezzed=False)),
        Choose(((RezTarget(),), (Do("trash", "targets", CORP),)), by=CORP),
    ),
    subtypes="Sabotage",
    cost=1,
    influence=2,
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

LEELA_PATEL_TRAINED_PRAGMATIST = runner_identity(
    "Leela Patel: Trained Pragmatist",
    "criminal",
    when(
        On("scored", also="stolen"),
        DoToChosen("to hand", Is(side=CORP, rezzed=False)),
    ),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
)

SNEAKDOOR_BETA = program(
    "Sneakdoor Beta",
    "criminal",
    paid(
        Clicks(1),
        run_on(
            ARCHIVES,
            linked=(Instead("success", (ChangeServer(HQ), DeclareSuccess())),),
        ),
    ),
    cost=4,
    memory=2,
    influence=3,
)

ABAGNALE = program(
    "Abagnale",
    "criminal",
    breaks(1, "Code Gate"),
    boost(2, 2),
    paid(TrashThis(), Bypass(), only=Encountering(Is((ICE,), ("Code Gate",), zone="anywhere"))),
    subtypes="Icebreaker - Decoder",
    cost=4,
    strength=2,
    memory=1,
    influence=2,
)

FALL_GUY = resource(
    "Fall Guy",
    "criminal",
    Paid(
        (TrashThis(),),
        (Prevent("trash", on=Is((RESOURCE,), other=True)),),
    ),
    paid(TrashThis(), Gain(2)),
    subtypes="Connection",
    cost=0,
    influence=1,
)

AURORA = program(
    "Aurora",
    "criminal",
    breaks(2, "Barrier"),
    boost(2, 3),
    subtypes="Icebreaker - Fracter",
    cost=3,
    strength=1,
    memory=1,
    influence=1,
)

CAREER_FAIR = event(
    "Career Fair",
    "criminal",
    play(InstallOne(Is((RESOURCE,), zone=IN_HAND, side=RUNNER), discount=3)),
    cost=0,
    influence=1,
)

DATA_DEALER = resource(
    "Data Dealer",
    "criminal",
    paid((Forfeit(), Clicks(1)), Gain(9)),
    subtypes="Connection - Seedy",
    cost=0,
    influence=2,
)

DEMARA = program(
    "Demara",
    "criminal",
    breaks(2, "Barrier", n=2, up_to=True),
    boost(2, 3),
    paid(TrashThis(), Bypass(), only=Encountering(Is((ICE,), ("Barrier",), zone="anywhere"))),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=1,
    memory=1,
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

PARAGON = hardware(
    "Paragon",
    "criminal",
    memory(1),
    when(
        SUCCESSFUL_RUN,
        AsOne((Gain(1), LookAtTop(1, RUNNER))),
        May((Do("to deck bottom", "looked", said=THAT_CARD, whose=RUNNER),)),
        may=True,
        first=True,
    ),
    limit_one_console(),
    subtypes="Console",
    cost=3,
    influence=2,
    unique=True,
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

HOSTAGE = event(
    "Hostage",
    "criminal",
    double(),
    play(
        Search(Is(subtypes=("Connection",), zone="anywhere"), RUNNER, reveal=True),
        Do("to hand", "found", into="added", follow=True, whose=RUNNER),
        InstallOne("added", optional=True),
    ),
    subtypes="Double",
    cost=1,
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

SPEAR_PHISHING = event(
    "Spear Phishing",
    "criminal",
    play(
        run_on(
            linked=(
                When(
                    On(
                        "encounter",
                        what=Innermost(),
                    ),
                    (Bypass(),),
                ),
            )
        )
    ),
    subtypes="Run",
    cost=2,
    influence=3,
)

LEMURIA_CODECRACKER = hardware(
    "Lemuria Codecracker",
    "criminal",
    paid(
        (Clicks(1), Credits(1)),
        Target(Is(side=CORP, rezzed=False), verb="expose"),
        Expose(),
        only=RanSuccessfully((HQ,)),
    ),
    cost=1,
    influence=1,
)
