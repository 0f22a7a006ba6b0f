"""Criminal cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

BANKROLL = program(
    "Bankroll",
    "criminal",
    when(SUCCESSFUL_RUN, Place(CREDIT, 1), may=True),
    paid(TrashThis(), Take(-1)),
    cost=1,
    memory=1,
    influence=2,
)

TYCOON = program(
    "Tycoon",
    "criminal",
    when(On("encounter ends"), Gain(2, CORP), where=BrokenByThis()),
    breaks(1, "Barrier", n=2, up_to=True),
    boost(2, 3),
    subtypes="Icebreaker - Fracter",
    cost=1,
    strength=1,
    memory=1,
    influence=2,
)

HOT_PURSUIT = event(
    "Hot Pursuit",
    "criminal",
    play(run_on(HQ, linked=(if_successful(AsOne((Gain(9), Tag(1, take=True)))),))),
    subtypes="Run",
    cost=2,
    influence=2,
)

THUNDER_ART_GALLERY = resource(
    "Thunder Art Gallery",
    "criminal",
    when(
        On("tags removed", by=MINE, also="tags avoided"),
        InstallOne(Is(zone=IN_HAND, side=RUNNER), discount=1),
        first=True,
        may=True,
    ),
    subtypes="Location - Ritzy",
    cost=3,
    influence=2,
    unique=True,
)

MISS_BONES = resource(
    "Miss Bones",
    "criminal",
    *loaded(CREDIT, 12),
    CreditsFor(("trash",), Is(side=CORP)),
    subtypes="Connection",
    cost=2,
    influence=2,
    unique=True,
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

LIZA_TALKING_THUNDER_PROMINENT_LEGISLATOR = runner_identity(
    "Liza Talking Thunder: Prominent Legislator",
    "criminal",
    when(
        On("successful run", server="central"),
        AsOne((Draw(2), Tag(1, take=True))),
        first=True,
    ),
    subtypes="G-mod",
    min_deck=50,
    influence_limit=15,
)
