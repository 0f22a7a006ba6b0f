"""Anarch cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

INJECT = event(
    "Inject",
    "anarch",
    play(
        LookAtTop(4, RUNNER, reveal=True),
        Sort(Is((PROGRAM,), zone="anywhere"), "looked", "programs", "rest"),
        Do("trash", "programs", words="trash the programs among them"),
        AsOne(
            (
                Gain(Each(1, Moved("programs", "program trashed"))),
                Do("to hand", "rest", words="add the rest to your grip"),
            )
        ),
    ),
    cost=1,
    influence=2,
)

IVE_HAD_WORSE = event(
    "I've Had Worse",
    "anarch",
    play(Draw(3)),
    When(
        On("trashed", "this card is trashed by net or meat damage", what=THIS, causes=("net damage", "meat damage")),
        (Draw(3),),
        anywhere=True,
    ),
    cost=1,
    influence=2,
)

EATER = program(
    "Eater",
    "anarch",
    paid(
        Credits(1),
        Break(1),
        Limit("accesses", 0, RUN, "for the rest of this run you cannot access any cards"),
    ),
    boost(1, 1),
    subtypes="Icebreaker - AI",
    cost=4,
    strength=2,
    memory=1,
    influence=3,
)

OFF_CAMPUS_APARTMENT = resource(
    "Off-Campus Apartment",
    "anarch",
    Host(
        Is((RESOURCE,), ("Connection",), zone="anywhere"), text="This card can host any number of connection resources."
    ),
    when(
        On(
            "installed",
            "you install a connection on this card",
            by=MINE,
            what=Is(hosted=True, subtypes=("Connection",)),
        ),
        Draw(1),
    ),
    subtypes="Location",
    cost=0,
    influence=1,
)

FORKED = event(
    "Forked",
    "anarch",
    play(
        run_on(
            linked=(
                When(
                    On(
                        "all broken",
                        "you first break all subroutines on a sentry during this run",
                        what=Is((ICE,), ("Sentry",), zone="anywhere"),
                    ),
                    (Do("trash", "subject", words="trash that ice"),),
                    next_only=True,
                ),
            )
        )
    ),
    subtypes="Run - Sabotage",
    cost=2,
    influence=3,
)

SURFER = program(
    "Surfer",
    "anarch",
    paid(
        Credits(2),
        Target(BesideEncountered(), words="Choose a piece of ice directly before or after the encountered ice"),
        SwapIce(
            with_=ENCOUNTERED,
            words="swap it with the encountered ice. The run goes on from its new position, and you still encounter it",
        ),
        only=Encountering(Is((ICE,), ("Barrier",))),
    ),
    cost=2,
    memory=1,
    influence=3,
)

JOSHUA_B = resource(
    "Joshua B.",
    "anarch",
    when(TURN_BEGINS, GainClicks(1), Delayed(When(TURN_ENDS, (Tag(1, take=True),)), TURN), may=True),
    subtypes="Connection",
    cost=1,
    influence=3,
    unique=True,
)

HOSHIKO_SHIRO_UNTOLD_PROTAGONIST = runner_identity(
    "Hoshiko Shiro: Untold Protagonist",
    "anarch",
    when(TURN_ENDS, If(ThisTurn("accessed", "if you accessed a card this turn"), (AsOne((Gain(2), Flip())),))),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
    back=runner_identity(
        "Hoshiko Shiro: Mahou Shoujo",
        "anarch",
        when(TURN_BEGINS, AsOne((Draw(1), Lose(1)))),
        when(TURN_ENDS, If(Not(ThisTurn("accessed", "if you accessed a card this turn")), (Flip(),))),
        subtypes="Digital",
        link=1,
    ),
)

ALICE_MERCHANT_CLAN_AGITATOR = runner_identity(
    "Alice Merchant: Clan Agitator",
    "anarch",
    success_on(ARCHIVES, DoToChosen("trash", Is(zone=IN_HAND, side=CORP), by=CORP), first=True),
    subtypes="Cyborg",
    min_deck=50,
    influence_limit=15,
)

STREET_PEDDLER = resource(
    "Street Peddler",
    "anarch",
    when(INSTALL_THIS, HostTop(3, RUNNER)),
    paid(
        TrashThis(),
        InstallOne("hosted", discount=1, words="install 1 card hosted on this card, paying 1[credit] less"),
        keeps_hosted=True,
    ),
    subtypes="Connection - Seedy",
    cost=0,
    influence=1,
)

DISRUPTER = program(
    "Disrupter",
    "anarch",
    Paid(
        (TrashThis(),),
        (ChangeImminent("trace", to=0, words="reduce the base trace strength to 0"),),
        interrupts=("trace",),
    ),
    cost=1,
    memory=1,
    influence=1,
)

TURNTABLE = hardware(
    "Turntable",
    "anarch",
    memory(1),
    when(On("stolen", "you steal an agenda"), Swap("subject", Is((AGENDA,), zone=IN_SCORE, side=CORP)), may=True),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=2,
    unique=True,
)

SALSETTE_SLUMS = resource(
    "Salsette Slums",
    "anarch",
    Permit(
        "7.8.3",
        (Credits(TrashCost()),),
        (Do("remove from game", "accessed", words="remove it from the game"),),
        RUNNER,
        on=Is(zone="anywhere", trash_cost=True),
        once_per_turn=True,
        text="Once per turn, while you access a card that is not in Archives, you may pay its trash cost to remove it "
        "from the game.",
    ),
    subtypes="Location - Seedy",
    cost=2,
    influence=2,
)

SHOWING_OFF = event(
    "Showing Off",
    "anarch",
    play(
        MakeRun(
            str(int(RND)),
            (
                When(
                    IF_SUCCESSFUL,
                    (Forbid("access from top", RUN, "you access R&D from its bottom card upwards in this run"),),
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=2,
    influence=3,
)

FREEDOM_KHUMALO_CRYPTO_ANARCHIST = runner_identity(
    "Freedom Khumalo: Crypto-Anarchist",
    "anarch",
    Permit(
        "7.8.3",
        (AnyTokens(VIRUS, TrashCost(other=True)),),
        (Do("trash", "accessed", words="trash it"),),
        RUNNER,
        on=Is((ASSET, ICE, OPERATION, UPGRADE), zone="anywhere"),
        once_per_turn=True,
        text="Once each turn, while you access a card that is not an agenda, you may trash it by removing as many "
        "virus counters from your installed cards as its rez or play cost says.",
    ),
    subtypes="Cyborg",
    min_deck=45,
    influence_limit=15,
)

BY_ANY_MEANS = event(
    "By Any Means",
    "anarch",
    priority(),
    play(
        Delayed(
            When(
                On("accessed", "you access a card anywhere but in Archives this turn", not_zone=int(DISCARD)),
                (Together((Do("trash", "subject", words="trash it"), Damage(1, MEAT, suffer=True))),),
            ),
            TURN,
        )
    ),
    subtypes="Priority - Sabotage",
    cost=2,
    influence=5,
)

KEYHOLE = program(
    "Keyhole",
    "anarch",
    paid(
        Clicks(1),
        run_on(
            RND,
            linked=(
                if_successful(
                    instead_of_access(
                        LookAtTop(3, CORP),
                        TakeFrom("looked", "chosen", n=1),
                        AsOne((Do("trash", "chosen", words="trash 1 of them"), ShuffleDeck(CORP))),
                    )
                ),
            ),
        ),
    ),
    cost=4,
    memory=2,
    influence=3,
)

CAISSA = Either(
    Is((PROGRAM,), ("Caïssa",), zone=IN_HAND, side=RUNNER),
    Is((PROGRAM,), ("Caïssa",), zone=IN_DISCARD, side=RUNNER),
)

PAWN = program(
    "Pawn",
    "anarch",
    paid(
        Clicks(1),
        Target(NotHost(Outermost(central=True)), words="Choose an outermost piece of ice protecting a central server"),
        HostThis(),
    ),
    when(
        On("successful run", "you make a successful run"),
        If(
            AtLeast(Count(BehindHost()), 1, "if there is a piece of ice directly after its host"),
            (HostThis(BehindHost()),),
            (
                AsOne(
                    (
                        Do("trash", THIS),
                        InstallOne(
                            CAISSA,
                            ignore=True,
                            words="install another Caïssa program from your grip or heap, ignoring all costs",
                        ),
                    )
                ),
            ),
        ),
        where=AtLeast(Count(HostIs(Is((ICE,)))), 1, "while this card is hosted on a piece of ice"),
    ),
    subtypes="Caïssa",
    cost=0,
    memory=0,
    influence=1,
)

RESPIROCYTES = hardware(
    "Respirocytes",
    "anarch",
    when(INSTALL_THIS, Damage(1, MEAT, suffer=True)),
    While(HandEmpty(RUNNER), (AsOne((Draw(1), Place(POWER, 1))),), first=True),
    While(AtLeast(Hosted(POWER), 3, "there are 3 or more power counters on this card"), (Do("trash", THIS),)),
    subtypes="Cybernetic",
    cost=0,
    influence=3,
)

SALVAGED_VANADIS_ARMORY = resource(
    "Salvaged Vanadis Armory",
    "anarch",
    paid(
        TrashThis(),
        TrashTop(SumThisTurn("damaged", "the amount of damage you suffered this turn"), CORP, CORP),
        only=NextWindow(On("damaged", "you suffer damage")),
    ),
    subtypes="Clan",
    cost=0,
    influence=3,
    unique=True,
)

SEVERNIUS_STIM_IMPLANT = hardware(
    "Severnius Stim Implant",
    "anarch",
    paid(
        Clicks(1),
        Target(
            Is(zone=IN_HAND, side=RUNNER),
            HandOf(RUNNER),
            up_to=True,
            least=2,
            words="Choose 2 or more cards in your grip",
        ),
        Do("trash", "targets"),
        run_on(
            RND,
            HQ,
            linked=(
                Body(
                    (
                        Change(
                            ACCESS_THERE,
                            Each(1, Moved("targets", "card trashed"), every=2),
                            RUN,
                            None,
                            "access 1 more card in each access of that server in this run for each 2 cards trashed",
                        ),
                    )
                ),
            ),
        ),
    ),
    subtypes="Cybernetic",
    cost=2,
    influence=4,
)

ARCHIVES_INTERFACE = hardware(
    "Archives Interface",
    "anarch",
    When(
        On("would access from Archives", "you would access a card in Archives"),
        (
            ReplaceImminent(
                "access from Archives",
                Do("remove from game", ImminentCards("access from Archives"), words="remove it from the game"),
            ),
        ),
        may=True,
        where=NotSince("access", "unless this card has already removed one in this access of Archives"),
        interrupts=("access from Archives",),
    ),
    cost=3,
    influence=2,
)

PROGENITOR = program(
    "Progenitor",
    "anarch",
    Host(Is((PROGRAM,), ("Virus",), zone="anywhere"), 1, "This card can host a single virus program."),
    Modify("memory exempt", 1, InstalledOnThis(), text="The hosted program takes up no memory."),
    When(
        On("would purge", "virus counters would be purged"),
        (Prevent("purge", 1, on=Is((PROGRAM,), zone="anywhere", hosted=True, words="the hosted program")),),
        interrupts=("purge",),
    ),
    subtypes="Daemon",
    cost=0,
    memory=0,
    influence=2,
)
