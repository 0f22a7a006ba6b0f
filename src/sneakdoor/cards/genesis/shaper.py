"""Shaper cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

CREEPER = program(
    "Creeper",
    "shaper",
    cloud(),
    breaks(2, "Sentry"),
    boost(1, 1),
    subtypes="Icebreaker - Killer - Cloud",
    cost=5,
    strength=2,
    memory=1,
    influence=1,
)

DEEP_THOUGHT = program(
    "Deep Thought",
    "shaper",
    success_on(RND, Place(VIRUS, 1)),
    Grant(THIS, when(TURN_BEGINS, LookAtTop(1, CORP), may=True), AtLeast(Hosted(VIRUS), 3)),
    subtypes="Virus",
    cost=1,
    memory=1,
    influence=2,
)

SNOWBALL = program(
    "Snowball",
    "shaper",
    breaks(1, "Barrier"),
    boost(1, 1),
    when(On("broken", src_is_this=True), Adjust("strength", 1, RUN)),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=1,
    memory=1,
    influence=2,
)

ZU_13_KEY_MASTER = program(
    "ZU.13 Key Master",
    "shaper",
    cloud(),
    breaks(1, "Code Gate"),
    boost(1, 1),
    subtypes="Icebreaker - Decoder - Cloud",
    cost=1,
    strength=1,
    memory=1,
    influence=2,
)

QUALITY_TIME = event("Quality Time", "shaper", play(Draw(5)), cost=3, influence=1)

REPLICATOR = hardware(
    "Replicator",
    "shaper",
    when(
        On("installed", by=MINE, what=Is((HARDWARE,))),
        Search(Is((HARDWARE,), zone="anywhere"), RUNNER, reveal=True, like="subject"),
        Do("to hand", "found", whose=RUNNER),
        may=True,
    ),
    cost=2,
    influence=2,
)

THE_HELPFUL_AI = resource(
    "The Helpful AI",
    "shaper",
    link(1),
    paid(TrashThis(), Target(Is((PROGRAM,), ("Icebreaker",))), Adjust("strength", 2, TURN, "targets")),
    subtypes="Connection - Link - Virtual",
    cost=2,
    influence=2,
    unique=True,
)
