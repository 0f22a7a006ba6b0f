"""neutral Runner cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

DIRTY_LAUNDRY = event(
    "Dirty Laundry",
    "neutral_runner",
    play(MakeRun(linked=(When(On("run ends", cause="successful"), (Gain(5),)),))),
    subtypes="Run",
    cost=2,
    influence=0,
)

EMPLOYEE_STRIKE = event(
    "Employee Strike",
    "neutral_runner",
    current(RUNNER),
    Blank(IdentityOf(CORP)),
    subtypes="Current",
    cost=1,
    influence=1,
)

EDEN_SHARD = resource(
    "Eden Shard",
    "neutral_runner",
    When(
        On("successful run", server=str(RND)),
        (InsteadOfAccess(Body((InstallThis(),))),),
        may=True,
        zone=int(IN_HAND_ZONE),
    ),
    paid(TrashThis(), Draw(2, CORP)),
    limit_per_deck(1),
    subtypes="Virtual - Source",
    cost=7,
    influence=1,
    unique=True,
    deck_limit=1,
)

PLASCRETE_CARAPACE = hardware(
    "Plascrete Carapace",
    "neutral_runner",
    *loaded(POWER, 4),
    prevents(Tokens(POWER), 1, MEAT),
    subtypes="Gear",
    cost=3,
    influence=0,
)

GURU_DAVINDER = resource(
    "Guru Davinder",
    "neutral_runner",
    Prevents("damage", what=(NET, MEAT)),
    when(
        On("prevented", src_is_this=True, causes=(NET, MEAT)),
        Pays((Credits(4),), otherwise=(Do("trash", THIS),)),
    ),
    subtypes="Connection",
    cost=1,
    influence=1,
    unique=True,
)

ACCESS_TO_GLOBALSEC = resource("Access to Globalsec", "neutral_runner", link(1), subtypes="Link", cost=1, influence=0)

MASS_INSTALL = event(
    "Mass Install",
    "neutral_runner",
    play(InstallOne(Is((PROGRAM,), zone=IN_HAND, side=RUNNER), optional=True, n=3)),
    cost=1,
    influence=0,
)

SAME_OLD_THING = resource(
    "Same Old Thing",
    "neutral_runner",
    paid((Clicks(2), TrashThis()), PlayCards(Is((EVENT,), zone=IN_DISCARD, side=RUNNER))),
    cost=0,
    influence=0,
)

ANGEL_ARENA = resource(
    "Angel Arena",
    "neutral_runner",
    *loaded(POWER, ChosenX()),
    paid(
        Tokens(POWER),
        LookAtTop(1, RUNNER, reveal=True),
        May((Do("to deck bottom", "looked", said=THAT_CARD, whose=RUNNER),)),
    ),
    subtypes="Location",
    cost=0,
    x_cost=True,
    influence=0,
    unique=True,
)

PROCESS_AUTOMATION = event("Process Automation", "neutral_runner", play(AsOne((Gain(2), Draw(1)))), cost=0, influence=1)

CORPORATE_SCANDAL = event(
    "Corporate Scandal",
    "neutral_runner",
    current(RUNNER),
    considered("bad publicity"),
    subtypes="Current",
    cost=3,
    influence=1,
)

GHOST_RUNNER = resource(
    "Ghost Runner",
    "neutral_runner",
    *loaded(CREDIT, 3),
    CreditsFor(("any",), only=DuringRun()),
    subtypes="Stealth - Virtual",
    cost=1,
    influence=0,
)

REBIRTH = event(
    "Rebirth",
    "neutral_runner",
    play(
        Target(OtherIdentities(RUNNER)),
        SwitchIdentity(),
    ),
    remove_instead_of_trashing(),
    limit_per_deck(1),
    cost=0,
    influence=1,
    deck_limit=1,
)

HADES_SHARD = resource(
    "Hades Shard",
    "neutral_runner",
    When(
        On("successful run", server=str(ARCHIVES)),
        (InsteadOfAccess(Body((InstallThis(),))),),
        may=True,
        zone=int(IN_HAND_ZONE),
    ),
    paid(TrashThis(), AccessServer(ARCHIVES)),
    limit_per_deck(1),
    subtypes="Virtual - Source",
    cost=7,
    influence=1,
    unique=True,
    deck_limit=1,
)

BIOMETRIC_SPOOFING = resource("Biometric Spoofing", "neutral_runner", prevents(TrashThis(), 2), cost=2, influence=0)

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

CORPORATE_DEFECTOR = resource(
    "Corporate Defector",
    "neutral_runner",
    When(
        On("would draw card", by=THEIRS, cause="basic action"),
        (LookAt(reveal=True),),
    ),
    subtypes="Connection",
    cost=0,
    influence=0,
)

Q_COHERENCE_CHIP = hardware(
    "Q-Coherence Chip",
    "neutral_runner",
    memory(1),
    when(On("trashed", what=Is((PROGRAM,))), Do("trash", THIS)),
    subtypes="Chip",
    cost=0,
    influence=0,
)

RACHEL_BECKMAN = resource(
    "Rachel Beckman",
    "neutral_runner",
    Modify("clicks", 1),
    While(AtLeast(TagCount(), 1), (Do("trash", THIS),)),
    subtypes="Connection",
    cost=8,
    influence=1,
    unique=True,
)

RIGGED_RESULTS = event(
    "Rigged Results",
    "neutral_runner",
    play(
        StartPsi(guesses=True),
        If(
            DifferentBids(guessed=True),
            (
                Target(Is((ICE,))),
                MakeRun(
                    linked=(
                        Body(
                            (
                                Delayed(
                                    When(
                                        On("encounter"),
                                        (Bypass(),),
                                        next_only=True,
                                    ),
                                    RUN,
                                    about="targets",
                                ),
                            )
                        ),
                    ),
                    protected="targets",
                ),
            ),
        ),
    ),
    cost=0,
    influence=1,
)

WIRELESS_NET_PAVILION = resource(
    "Wireless Net Pavilion",
    "neutral_runner",
    ExtraCost(
        "trash resource",
        (Credits(2),),
    ),
    subtypes="Location",
    cost=1,
    influence=0,
    unique=True,
)

DJ_FENRIS = resource(
    "DJ Fenris",
    "neutral_runner",
    when(
        INSTALL_THIS,
        Target(
            OtherIdentities(RUNNER, "G-mod", other_faction=True),
        ),
        HostCards(gone="remove from game"),
    ),
    GainsText(Is((IDENTITY,), hosted=True)),
    limit_per_deck(1),
    subtypes="Connection",
    cost=3,
    influence=1,
    unique=True,
    deck_limit=1,
)

QIANJU_PT = hardware(
    "Qianju PT",
    "neutral_runner",
    when(
        TURN_BEGINS,
        Delayed(
            When(
                On("would tag"),
                (Prevent("tag", 1),),
                next_only=True,
            ),
            NEXT_TURN,
        ),
        cost=(Clicks(1, lose=True),),
    ),
    subtypes="Vehicle",
    cost=2,
    influence=0,
)
