"""Neutral Runner cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

BLACKMAIL = event(
    "Blackmail",
    "neutral_runner",
    play(MakeRun(), only=AtLeast(BadPublicityCount(), 1)),
    Cannot("rez", Is((ICE,)), DuringRun()),
    subtypes="Run",
    cost=1,
    influence=0,
)

LUCKY_FIND = event("Lucky Find", "neutral_runner", double(), play(Gain(9)), subtypes="Double", cost=3, influence=2)

RAYMOND_FLINT = resource(
    "Raymond Flint",
    "neutral_runner",
    when(On("bad publicity taken"), AccessServer(HQ)),
    paid(TrashThis(), Target(Is(side=CORP, rezzed=False), verb="expose"), Expose()),
    subtypes="Connection",
    cost=2,
    influence=0,
    unique=True,
)

PREPAID_VOICEPAD = hardware(
    "Prepaid VoicePAD",
    "neutral_runner",
    Recurring(1),
    CreditsFor(("play",), Is((EVENT,), zone="anywhere")),
    subtypes="Gear",
    cost=2,
    influence=0,
)

STARLIGHT_CRUSADE_FUNDING = resource(
    "Starlight Crusade Funding",
    "neutral_runner",
    when(TURN_BEGINS, LoseClicks(1, YOU)),
    NoExtraCosts("play", Is((EVENT,), ("Double",), zone="anywhere")),
    cost=1,
    influence=0,
)

JOHN_MASANORI = resource(
    "John Masanori",
    "neutral_runner",
    when(SUCCESSFUL_RUN, Draw(1), first=True),
    when(On("unsuccessful run"), Tag(1, take=True), first=True),
    subtypes="Connection",
    cost=2,
    influence=0,
    unique=True,
)
