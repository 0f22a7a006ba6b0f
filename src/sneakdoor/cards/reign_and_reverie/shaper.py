"""Shaper cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

IKA = program(
    "Ika",
    "shaper",
    paid(Credits(2), Target(NotHost(Is((ICE,)))), HostThis()),
    breaks(1, "Sentry", n=2, up_to=True, on=HOST),
    boost(2, 3),
    subtypes="Icebreaker - Killer - Trojan",
    cost=0,
    strength=2,
    memory=1,
    influence=2,
)

KYUBAN = program(
    "Kyuban",
    "shaper",
    InstallOnly(Is((ICE,))),
    when(On("passed", what=HOST), Gain(2)),
    subtypes="Trojan",
    cost=0,
    memory=1,
    influence=1,
)

INSIGHT = event(
    "Insight",
    "shaper",
    double(),
    play(
        May((LookAtTop(4, CORP, by=CORP), Arrange("looked", by=CORP)), by=CORP),
        LookAtTop(4, CORP, reveal=True),
    ),
    subtypes="Double",
    cost=0,
    influence=2,
)

PSYCH_MIKE = resource(
    "Psych Mike",
    "shaper",
    when(
        On("run ends", server=str(int(RND)), cause="successful"),
        Gain(Each(1, AccessedInRun(RND))),
        first=True,
        may=True,
    ),
    subtypes="Connection",
    cost=1,
    influence=4,
    unique=True,
)

AKIKO_NISEI_HEAD_CASE = runner_identity(
    "Akiko Nisei: Head Case",
    "shaper",
    when(On("access begins", server=str(int(RND))), StartPsi(), If(Not(DifferentBids()), (AccessMore(),))),
    subtypes="Clone",
    link=1,
    min_deck=45,
    influence_limit=12,
)

MINDS_EYE = hardware(
    "Mind's Eye",
    "shaper",
    memory(1),
    success_on(RND, Place(POWER, 1), may=True),
    paid((Clicks(1), Tokens(POWER, 3)), AccessServer(RND)),
    limit_one_console(),
    subtypes="Console",
    cost=3,
    influence=3,
    unique=True,
)

MACHE = hardware(
    "Mâché",
    "shaper",
    when(
        On("trashed", by=MINE, what=Is(side=CORP, zone="anywhere"), accessing=True),
        Place(POWER, TrashCost(card="subject")),
        first=True,
        may=True,
    ),
    paid(Tokens(POWER, 3), Draw(1)),
    cost=1,
    influence=3,
    unique=True,
)
