"""Shaper cards of System Gateway."""

from sneakdoor.cards.vocabulary import *

TAO_SALONGA = runner_identity(
    "Tāo Salonga: Telepresence Magician",
    "shaper",
    when(On("scored", also="stolen"), Target(Is((ICE,)), 2), SwapIce(), may=True),
    subtypes="Natural",
    min_deck=40,
    influence_limit=15,
)

CREATIVE_COMMISSION = event(
    "Creative Commission",
    "shaper",
    play(Gain(5), LoseClicks(1, YOU)),
    cost=1,
    influence=2,
)

VRCATION = event(
    "VRcation",
    "shaper",
    play(Draw(4), LoseClicks(1, YOU)),
    cost=1,
    influence=2,
)

DZMZ_OPTIMIZER = hardware(
    "DZMZ Optimizer",
    "shaper",
    memory(1),
    Modify("install cost", -1, Is((PROGRAM,), zone="anywhere"), Not(HappenedTo("installed", Is((PROGRAM,))))),
    cost=2,
    influence=2,
)

PANTOGRAPH = hardware(
    "Pantograph",
    "shaper",
    memory(1),
    when(On("scored", also="stolen"), Gain(1), InstallOne(Is(zone=IN_HAND, side=RUNNER), optional=True)),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=3,
    unique=True,
)

CONDUIT = program(
    "Conduit",
    "shaper",
    when(On("run ends", server=str(RND), cause="successful"), Place(VIRUS, 1), may=True),
    paid(
        Clicks(1),
        run_on(
            RND,
            linked=(
                if_successful(
                    Delayed(when(OnBreach(str(RND)), AccessMore(Each(1, Hosted(VIRUS))), next_only=True), RUN)
                ),
            ),
        ),
    ),
    subtypes="Virus",
    cost=4,
    memory=1,
    influence=4,
)

ECHELON = program(
    "Echelon",
    "shaper",
    strength_per(Each(1, Count(Is((PROGRAM,), ("Icebreaker",))))),
    breaks(1, "Sentry"),
    boost(3, 2),
    subtypes="Icebreaker - Killer",
    cost=3,
    strength=0,
    memory=1,
    influence=1,
)

UNITY = program(
    "Unity",
    "shaper",
    breaks(1, "Code Gate"),
    boost(1, Each(1, Count(Is((PROGRAM,), ("Icebreaker",))))),
    subtypes="Icebreaker - Decoder",
    cost=3,
    strength=1,
    memory=1,
    influence=2,
)

TELEWORK_CONTRACT = resource(
    "Telework Contract",
    "shaper",
    *loaded(CREDIT, 9),
    paid(Clicks(1), Take(3), once_per_turn=True),
    subtypes="Job",
    cost=1,
    influence=2,
)
