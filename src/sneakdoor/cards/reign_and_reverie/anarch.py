"""Anarch cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

CRADLE = program(
    "Cradle",
    "anarch",
    strength_per(Each(-1, HandOf(RUNNER))),
    paid(Credits(2), Break(subtypes=("Code Gate",), all=True)),
    subtypes="Icebreaker - Decoder",
    cost=4,
    strength=5,
    memory=1,
    influence=3,
)

GUINEA_PIG = event(
    "Guinea Pig",
    "anarch",
    play(Do("trash", Is(zone=IN_HAND, side=RUNNER)), Gain(10)),
    cost=4,
    influence=3,
)

DIVIDE_AND_CONQUER = event(
    "Divide and Conquer",
    "anarch",
    play(
        run_on(
            ARCHIVES,
            linked=(
                if_successful(
                    Delayed(
                        When(
                            On("access ends", server=str(int(ARCHIVES))),
                            (AccessServer(HQ), AccessServer(RND)),
                            next_only=True,
                        ),
                        RUN,
                    )
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=3,
    influence=4,
)

DISTRICT_99 = resource(
    "District 99",
    "anarch",
    when(
        On("trashed", what=Is((PROGRAM, HARDWARE), zone="anywhere")),
        Place(POWER, 1),
        first=True,
        may=True,
    ),
    paid(
        (Clicks(1), Tokens(POWER, 3)),
        DoToChosen("to hand", OfYourFaction(Is(zone=IN_DISCARD, side=RUNNER))),
    ),
    subtypes="Location - Seedy",
    cost=3,
    influence=3,
    unique=True,
)

HIJACKED_ROUTER = hardware(
    "Hijacked Router",
    "anarch",
    when(On("server created", by=THEIRS), Lose(1, CORP)),
    success_on(ARCHIVES, Lose(3, CORP), cost=(TrashThis(),)),
    cost=2,
    influence=2,
    unique=True,
)

NATHANIEL_GNAT_HALL_ONE_OF_A_KIND = runner_identity(
    'Nathaniel "Gnat" Hall: One-of-a-Kind',
    "anarch",
    when(TURN_BEGINS, If(AtMost(HandOf(RUNNER), 2), (Gain(1),))),
    subtypes="Natural",
    min_deck=40,
    influence_limit=15,
)

PATCHWORK = hardware(
    "Patchwork",
    "anarch",
    memory(1),
    When(
        On("would cost", by=MINE),
        (ChangeImminent("cost", -2),),
        cost=(TrashCards(Is(zone=IN_HAND, side=RUNNER)),),
        once_per_turn=True,
    ),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=3,
    unique=True,
)
