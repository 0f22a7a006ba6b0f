"""Criminal cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

GANG_SIGN = resource(
    "Gang Sign",
    "criminal",
    when(On("scored", "the Corp scores an agenda"), AccessServer(HQ)),
    subtypes="Virtual",
    cost=1,
    influence=3,
)

SATELLITE_UPLINK = event(
    "Satellite Uplink",
    "criminal",
    play(Target(Is(side=CORP, rezzed=False), 2, up_to=True, words="Choose up to 2 unrezzed cards"), Expose()),
    cost=2,
    influence=3,
)

FLASHBANG = program(
    "Flashbang",
    "criminal",
    paid(Credits(6), Do("derez", ENCOUNTERED), only=Encountering(Is((ICE,), ("Sentry",), rezzed=True), strong=True)),
    boost(1, 1),
    subtypes="Icebreaker - Killer",
    cost=5,
    strength=0,
    memory=1,
    influence=3,
)

RECON = event(
    "Recon",
    "criminal",
    play(
        run_on(
            linked=(
                When(
                    On("encounter", "you encounter the first piece of ice during this run"),
                    (MayJackOut(),),
                    next_only=True,
                ),
            )
        )
    ),
    subtypes="Run",
    cost=1,
    influence=2,
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

EARLY_BIRD = event(
    "Early Bird",
    "criminal",
    priority(),
    play(GainClicks(1), MakeRun()),
    subtypes="Priority - Run",
    cost=1,
    influence=2,
)

FORGER = hardware(
    "Forger",
    "criminal",
    link(1),
    avoids(TrashThis()),
    paid(TrashThis(), RemoveTag(1)),
    limit_one_console(),
    subtypes="Console",
    cost=1,
    influence=1,
)

LOGOS = hardware(
    "Logos",
    "criminal",
    memory(1),
    Modify("hand size", 1, text="Your maximum hand size is 1 larger."),
    when(
        On("scored", "the Corp scores an agenda", by=THEIRS),
        Search(Is(zone=IN_DECK, side=RUNNER, words="a card"), RUNNER),
        Do("to hand", "found", words="add it to your grip"),
        may=True,
    ),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=2,
    unique=True,
)

ON_THE_LAM = event(
    "On the Lam",
    "criminal",
    condition(
        Is((RESOURCE,), side=RUNNER),
        avoids(TrashThis(), 3, up_to=True),
        prevents(TrashThis(), 3, up_to=True),
    ),
    subtypes="Condition",
    cost=3,
    influence=2,
)

ARMAND_GEIST_WALKER_TECH_LORD = runner_identity(
    'Armand "Geist" Walker: Tech Lord',
    "criminal",
    when(On("used", "you use a [trash] ability", by=MINE, cause="trash ability"), Draw(1)),
    subtypes="G-mod",
    link=1,
    min_deck=45,
    influence_limit=15,
)

DRUG_DEALER = resource(
    "Drug Dealer",
    "criminal",
    when(TURN_BEGINS, Lose(1)),
    when(On("turn begins", "the Corp's turn begins", by=THEIRS), Draw(1)),
    subtypes="Connection",
    cost=1,
    influence=1,
)

MURESH_BODYSUIT = hardware(
    "Muresh Bodysuit",
    "criminal",
    When(
        On("would damage", "you would take meat damage", cause=MEAT),
        (Prevent("damage", 1, (MEAT,)),),
        first=True,
        interrupts=("damage",),
    ),
    subtypes="Gear",
    cost=1,
    influence=1,
)

POWER_TAP = resource(
    "Power Tap", "criminal", when(On("trace initiated", "a trace is initiated"), Gain(1)), cost=2, influence=1
)

SLIPSTREAM = resource(
    "Slipstream",
    "criminal",
    when(
        On("passed", "you pass a rezzed piece of ice", what=Is((ICE,)), cause="rezzed"),
        Target(SamePosition(), words="Choose a piece of ice in the same position of a central server"),
        ApproachNew("targets"),
        may=True,
        cost=(TrashThis(),),
    ),
    subtypes="Virtual",
    cost=0,
    influence=2,
)

KEN_EXPRESS_TENMA_DISAPPEARED_CLONE = runner_identity(
    "Ken “Express” Tenma: Disappeared Clone",
    "criminal",
    when(
        On("played", "you play a run event", by=MINE, what=Is((EVENT,), ("Run",), zone="anywhere")),
        Gain(1),
        first=True,
    ),
    subtypes="Clone",
    min_deck=45,
    influence_limit=17,
)

TITANIUM_RIBS = hardware(
    "Titanium Ribs",
    "criminal",
    when(INSTALL_THIS, Damage(2, MEAT, suffer=True)),
    ChoosesDamage(RUNNER, text="You pick the cards of your grip that damage trashes."),
    subtypes="Cybernetic",
    cost=1,
    influence=2,
    unique=True,
)

THE_SUPPLIER = resource(
    "The Supplier",
    "criminal",
    paid(
        Clicks(1),
        Target(Is((RESOURCE, HARDWARE), zone=IN_HAND, side=RUNNER), words="Choose a resource or hardware in your grip"),
        HostCards(),
    ),
    when(
        TURN_BEGINS,
        InstallOne(Is(zone="anywhere", hosted=True), discount=2, words="install 1 hosted card, paying 2[credit] less"),
        may=True,
    ),
    subtypes="Connection",
    cost=3,
    influence=2,
    unique=True,
)

AENEAS_INFORMANT = resource(
    "Aeneas Informant",
    "criminal",
    when(
        On(
            "after access",
            "you access a card with a trash cost anywhere but in Archives and do not trash it",
            what=Is(zone="anywhere", trash_cost=True),
            not_zone=int(DISCARD),
            cause="not trashed",
        ),
        AsOne((RevealCards("subject", words="reveal it"), Gain(1))),
        may=True,
    ),
    subtypes="Connection",
    cost=0,
    influence=1,
)

BUG = program(
    "Bug",
    "criminal",
    InstallIf(RanSuccessfully((HQ,))),
    When(
        On("would draw card", "the Corp would draw a card", by=THEIRS),
        (LookAt(reveal=True),),
        may=True,
        cost=(Credits(2),),
        interrupts=("draw card",),
    ),
    cost=0,
    memory=1,
    influence=1,
)

THE_CLASS_ACT = resource(
    "The Class Act",
    "criminal",
    when(
        On("turn ends", "the turn in which you installed this card ends"),
        Draw(4),
        where=HappenedTo("installed", THIS, ""),
    ),
    When(
        On("would draw", "you would draw cards", by=MINE),
        (
            LookAtTop(Expected("draw", 1), RUNNER),
            TakeFrom("looked", "sunk", "rest", "choose 1 of them", n=1),
            Do("to deck bottom", "sunk", words="add it to the bottom of your stack"),
        ),
        first=True,
        interrupts=("draw",),
    ),
    subtypes="Connection - Ritzy",
    cost=4,
    influence=5,
    unique=True,
)

BUG_OUT_BAG = resource(
    "Bug Out Bag",
    "criminal",
    when(INSTALL_THIS, Place(POWER, ChosenX())),
    when(
        TURN_ENDS,
        AsOne((Draw(Each(1, Hosted(POWER))), Do("trash", THIS))),
        where=AtMost(HandOf(RUNNER), 0, "while your grip is empty"),
    ),
    cost=0,
    x_cost=True,
    influence=2,
)

CHARLATAN = resource(
    "Charlatan",
    "criminal",
    paid(
        Clicks(2),
        run_on(
            linked=(
                When(
                    On("approach ice", "you first approach a rezzed piece of ice in that run", what=Is(rezzed=True)),
                    (
                        Delayed(
                            When(
                                On("encounter", "you next encounter that ice during this run"),
                                (Bypass(),),
                                next_only=True,
                            ),
                            RUN,
                            about="subject",
                        ),
                    ),
                    may=True,
                    cost=(Credits(StrengthOf(Approached())),),
                    next_only=True,
                ),
            )
        ),
    ),
    subtypes="Virtual",
    cost=5,
    influence=4,
)

DRIVE_BY = event(
    "Drive By",
    "criminal",
    double(),
    play(
        Target(Is(side=CORP, rezzed=False, in_remote=True), words="Choose an unrezzed card in a remote server"),
        Expose(),
        If(
            Done("exposed", words="if you do and it is an asset or an upgrade"),
            (Sort(Is((ASSET, UPGRADE)), "targets"), Do("trash", "fits", words="trash it at no cost")),
        ),
    ),
    subtypes="Double",
    cost=0,
    influence=2,
)

E3_FEEDBACK_IMPLANTS = hardware(
    "e3 Feedback Implants",
    "criminal",
    when(
        On("broken", "you break a subroutine on a piece of ice"),
        Break(1, words="break 1 more of its subroutines"),
        may=True,
        cost=(Credits(1),),
    ),
    subtypes="Mod",
    cost=2,
    influence=2,
)

MAXWELL_JAMES = resource(
    "Maxwell James",
    "criminal",
    link(1),
    paid(
        TrashThis(),
        DoToChosen("derez", Is((ICE,), rezzed=True, at="remote")),
        only=NextWindow(On("run ends", "a successful run on HQ ends", server=str(int(HQ)), cause="successful")),
    ),
    subtypes="Connection",
    cost=1,
    influence=1,
    unique=True,
)

RIP_DEAL = event(
    "Rip Deal",
    "criminal",
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    Delayed(
                        Instead(
                            "access from HQ",
                            (DoToChosen("to hand", Is(zone=IN_DISCARD, side=RUNNER)),),
                            "you would access a card from HQ during this run",
                            each=True,
                        ),
                        RUN,
                    )
                ),
            ),
        )
    ),
    Cannot(
        "access",
        Is(in_server=True, at=str(int(HQ))),
        DuringRun(),
        "During that run you cannot access cards in the root of HQ.",
    ),
    remove_instead_of_trashing(),
    subtypes="Run",
    cost=3,
    influence=1,
)

THE_BLACK_FILE = resource(
    "The Black File",
    "criminal",
    Cannot("corp win by points", text="The only way for the Corp to win the game is to flatline you."),
    when(TURN_BEGINS, Place(POWER, 1)),
    While(
        AtLeast(Hosted(POWER), 3, "there are 3 or more power counters on this card"),
        (Do("remove from game", THIS, words="remove it from the game"),),
    ),
    limit_per_deck(1),
    subtypes="Virtual",
    cost=5,
    influence=4,
    unique=True,
    deck_limit=1,
)

FLIP_SWITCH = hardware(
    "Flip Switch",
    "criminal",
    Cannot("use", THIS, ActiveTurn(CORP), "In the Corp's turn this card cannot be used."),
    paid(TrashThis(), JackOut()),
    paid(TrashThis(), RemoveTag(1)),
    Paid(
        (TrashThis(),),
        (ChangeImminent("trace", to=0, words="reduce the base trace strength to 0"),),
        interrupts=("trace",),
    ),
    cost=1,
    influence=1,
)

SECURITY_TESTING = resource(
    "Security Testing",
    "criminal",
    when(
        TURN_BEGINS,
        ChooseServer(words="choose a server"),
        Delayed(
            When(
                On("successful run", "a run of yours on that server is successful during this turn", by=MINE),
                (instead_of_access(Gain(2)),),
                at="server",
                next_only=True,
            ),
            TURN,
        ),
        may=True,
    ),
    subtypes="Job",
    cost=0,
    influence=3,
)
