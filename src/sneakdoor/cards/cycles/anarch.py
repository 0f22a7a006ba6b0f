"""Anarch cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

INJECT = event(
    "Inject",
    "anarch",
    play(
        LookAtTop(4, RUNNER, reveal=True),
        Sort(Is((PROGRAM,), zone="anywhere"), "looked", "programs", "rest"),
        Do("trash", "programs"),
        AsOne(
            (
                Gain(Each(1, Moved("programs"))),
                Do("to hand", "rest", whose=RUNNER),
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
        On("trashed", what=THIS, causes=("net damage", "meat damage")),
        (Draw(3),),
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
        Limit("accesses", 0, RUN),
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
    Host(Is((RESOURCE,), ("Connection",), zone="anywhere")),
    when(
        On(
            "installed",
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
                        what=Is((ICE,), ("Sentry",), zone="anywhere"),
                    ),
                    (Do("trash", "subject"),),
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
        Target(BesideEncountered()),
        SwapIce(
            with_=ENCOUNTERED,
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
    when(TURN_ENDS, If(ThisTurn("accessed"), (AsOne((Gain(2), Flip())),))),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
    back=runner_identity(
        "Hoshiko Shiro: Mahou Shoujo",
        "anarch",
        when(TURN_BEGINS, AsOne((Draw(1), Lose(1)))),
        when(TURN_ENDS, If(Not(ThisTurn("accessed")), (Flip(),))),
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
        InstallOne("hosted", discount=1),
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
        (ChangeImminent("trace", to=0),),
    ),
    cost=1,
    memory=1,
    influence=1,
)

TURNTABLE = hardware(
    "Turntable",
    "anarch",
    memory(1),
    when(On("stolen"), Swap("subject", Is((AGENDA,), zone=IN_SCORE, side=CORP)), may=True),
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
        (Do("remove from game", "accessed"),),
        RUNNER,
        on=Is(zone="anywhere", trash_cost=True),
        once_per_turn=True,
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
                    (Forbid("access from top", RUN),),
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
        (Do("trash", "accessed"),),
        RUNNER,
        on=Is((ASSET, ICE, OPERATION, UPGRADE), zone="anywhere"),
        once_per_turn=True,
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
                On("accessed", not_zone=int(DISCARD)),
                (Together((Do("trash", "subject"), Damage(1, MEAT, suffer=True))),),
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
                        AsOne((Do("trash", "chosen"), ShuffleDeck(CORP))),
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
        Target(NotHost(Outermost(central=True))),
        HostThis(),
    ),
    when(
        On("successful run"),
        If(
            AtLeast(Count(BehindHost()), 1),
            (HostThis(BehindHost()),),
            (
                AsOne(
                    (
                        Do("trash", THIS),
                        InstallOne(
                            CAISSA,
                            ignore=True,
                        ),
                    )
                ),
            ),
        ),
        where=AtLeast(Count(HostIs(Is((ICE,)))), 1),
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
    While(AtLeast(Hosted(POWER), 3), (Do("trash", THIS),)),
    subtypes="Cybernetic",
    cost=0,
    influence=3,
)

SALVAGED_VANADIS_ARMORY = resource(
    "Salvaged Vanadis Armory",
    "anarch",
    paid(
        TrashThis(),
        TrashTop(SumThisTurn("damaged"), CORP, CORP),
        only=NextWindow(On("damaged")),
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
            least=2,
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
                            Each(1, Moved("targets"), every=2),
                            RUN,
                            None,
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
        On("would access from Archives"),
        (
            ReplaceImminent(
                "access from Archives",
                Do("remove from game", ImminentCards("access from Archives")),
            ),
        ),
        may=True,
        where=NotSince("access"),
    ),
    cost=3,
    influence=2,
)

PROGENITOR = program(
    "Progenitor",
    "anarch",
    Host(Is((PROGRAM,), ("Virus",), zone="anywhere"), 1),
    Modify("memory exempt", 1, InstalledOnThis()),
    When(
        On("would purge"),
        (Prevent("purge", 1, on=Is((PROGRAM,), hosted=True)),),
    ),
    subtypes="Daemon",
    cost=0,
    memory=0,
    influence=2,
)
