"""Criminal cards of the Core Set."""

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

DATA_DEALER = resource(
    "Data Dealer",
    "criminal",
    paid((Clicks(1), Forfeit()), Gain(9)),
    subtypes="Connection - Seedy",
    cost=0,
    influence=2,
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
