"""Anarch cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

MUSAAZI = program(
    "Musaazi",
    "anarch",
    when(SUCCESSFUL_RUN, Place(VIRUS, 1), may=True),
    breaks(AnyTokens(VIRUS, 1), "Sentry"),
    paid(AnyTokens(VIRUS, 1), Adjust("strength", 1, ENCOUNTER)),
    subtypes="Icebreaker - Killer - Virus",
    cost=1,
    strength=1,
    memory=2,
    influence=2,
)

TRYPANO = program(
    "Trypano",
    "anarch",
    InstallOnly(Is((ICE,))),
    While(AtLeast(Hosted(VIRUS), 5), (Do("trash", HOST),)),
    when(TURN_BEGINS, Place(VIRUS, 1), may=True),
    subtypes="Virus - Trojan",
    cost=2,
    memory=1,
    influence=3,
)

YUSUF = program(
    "Yusuf",
    "anarch",
    when(SUCCESSFUL_RUN, Place(VIRUS, 1), may=True),
    breaks(AnyTokens(VIRUS, 1), "Barrier"),
    paid(AnyTokens(VIRUS, 1), Adjust("strength", 1, ENCOUNTER)),
    subtypes="Icebreaker - Fracter - Virus",
    cost=1,
    strength=3,
    memory=2,
    influence=2,
)

EXER = program(
    "eXer",
    "anarch",
    Modify("access R&D", 1),
    when(On("purged"), Do("trash", THIS)),
    subtypes="Virus",
    cost=2,
    memory=1,
    influence=3,
)

PLAGUE = program(
    "Plague",
    "anarch",
    when(INSTALL_THIS, ChooseServer(), RememberServer()),
    when(On("successful run", server=CHOSEN), Place(VIRUS, 2), may=True),
    subtypes="Virus",
    cost=2,
    memory=1,
    influence=2,
)

CONTAMINATE = event(
    "Contaminate",
    "anarch",
    play(PlaceOnChosen(VIRUS, 3, Is(side=RUNNER, bare=VIRUS))),
    cost=1,
    influence=1,
)

CRYPT = resource(
    "Crypt",
    "anarch",
    success_on(ARCHIVES, Place(VIRUS, 1), may=True),
    paid(
        (Clicks(1), TrashThis(), Tokens(VIRUS, 3)),
        Search(Is((PROGRAM,), ("Virus",), zone="anywhere"), RUNNER, install=True),
        InstallFound(),
    ),
    subtypes="Virtual",
    cost=0,
    influence=1,
)

ZER0 = hardware(
    "Zer0",
    "anarch",
    paid((Clicks(1), Suffer(1, NET)), AsOne((Gain(1), Draw(2))), once_per_turn=True),
    cost=1,
    influence=3,
    unique=True,
)

ACACIA = hardware(
    "Acacia",
    "anarch",
    when(On("purged"), AsOne((Gain(Each(1, Purged())), Do("trash", THIS))), may=True),
    cost=1,
    influence=1,
)

FRIDAY_CHIP = hardware(
    "Friday Chip",
    "anarch",
    when(On("trashed", by=MINE, what=Is(side=CORP, zone="anywhere")), Place(VIRUS, 1), may=True),
    when(TURN_BEGINS, MoveTokens(VIRUS, 1, THIS, Is((PROGRAM,), ("Virus",)), up_to=False), may=True),
    subtypes="Chip",
    cost=2,
    influence=2,
)

HIPPO = hardware(
    "Hippo",
    "anarch",
    when(
        On("all broken", what=Outermost(), in_run=True),
        Do("trash", "subject", said=THAT_CARD),
        cost=(RemoveThis(),),
        first=True,
    ),
    cost=2,
    influence=5,
    unique=True,
)

KNOBKIERIE = hardware(
    "Knobkierie",
    "anarch",
    Modify("[mu]", 3, Is((PROGRAM,), ("Virus",), zone="anywhere")),
    when(SUCCESSFUL_RUN, PlaceOnChosen(VIRUS, 1, Is((PROGRAM,), ("Virus",))), first=True, may=True),
    limit_one_console(),
    subtypes="Console",
    cost=5,
    influence=3,
    unique=True,
)

GLUT_CIPHER = event(
    "Glut Cipher",
    "anarch",
    play(
        run_on(
            ARCHIVES,
            linked=(
                if_successful(
                    instead_of_access(
                        If(
                            AtLeast(Count(Is(zone=IN_DISCARD, side=CORP)), 5),
                            (
                                AsOne(
                                    (
                                        DoToChosen("to hand", Is(zone=IN_DISCARD, side=CORP), 5, by=CORP),
                                        AtRandom("trash", CORP, Each(1, Moved("done", "added")), CORP),
                                    )
                                ),
                            ),
                        )
                    )
                ),
            ),
        )
    ),
    subtypes="Run - Sabotage",
    cost=2,
    influence=4,
)

FREEDOM_KHUMALO_CRYPTO_ANARCHIST = runner_identity(
    "Freedom Khumalo: Crypto-Anarchist",
    "anarch",
    Permit(
        "mid-access",
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
