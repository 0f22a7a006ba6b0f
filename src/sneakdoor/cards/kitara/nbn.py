"""NBN cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

AZMARI_EDTECH_SHAPING_THE_FUTURE = corp_identity(
    "Azmari EdTech: Shaping the Future",
    "nbn",
    when(TURN_ENDS, NameType(), may=True),
    when(
        On("played", THEIRS, OfNamedType(Is(zone="anywhere")), also="installed"),
        Gain(2),
        first=True,
    ),
    subtypes="Division",
    min_deck=40,
    influence_limit=15,
)

BETTER_CITIZEN_PROGRAM = agenda(
    "Better Citizen Program",
    "nbn",
    when(
        EitherOf(
            On("played", THEIRS, Is((EVENT,), ("Run",), zone="anywhere")),
            On("installed", THEIRS, Is((PROGRAM,), ("Icebreaker",))),
        ),
        Tag(1),
        first=True,
        may=True,
    ),
    subtypes="Initiative",
    advancement=4,
    points=2,
)

DEGREE_MILL = agenda(
    "Degree Mill",
    "nbn",
    ExtraCost("steal", (ShuffleCards(Is(side=RUNNER), 2),), own=True),
    subtypes="Initiative",
    advancement=5,
    points=3,
)

_END_UNLESS_ONE_PAID = sub(Pays((Credits(1),), otherwise=(EndRun(),), by=RUNNER))

ENDLESS_EULA = ice(
    "Endless EULA",
    "nbn",
    _END_UNLESS_ONE_PAID,
    _END_UNLESS_ONE_PAID,
    _END_UNLESS_ONE_PAID,
    _END_UNLESS_ONE_PAID,
    _END_UNLESS_ONE_PAID,
    _END_UNLESS_ONE_PAID,
    subtypes="Barrier",
    cost=6,
    strength=0,
    influence=2,
)

SANDMAN = ice(
    "Sandman",
    "nbn",
    sub(DoToChosen("to hand", Is(side=RUNNER))),
    sub(DoToChosen("to hand", Is(side=RUNNER))),
    subtypes="Code Gate",
    cost=5,
    strength=3,
    influence=3,
)

JUA = ice(
    "Jua",
    "nbn",
    when(ENCOUNTER_THIS, Lasting(Cannot("install", Is(side=RUNNER, zone="anywhere")), TURN)),
    sub(
        If(
            AtLeast(Count(Is(side=RUNNER)), 2),
            (
                Target(Is(side=RUNNER), 2),
                TakeFrom("targets", "picked", n=1, by=RUNNER),
                Do("to deck top", "picked", by=RUNNER, whose=RUNNER),
            ),
        )
    ),
    subtypes="Sentry",
    cost=2,
    strength=3,
    influence=2,
)

MARKET_FORCES = operation(
    "Market Forces",
    "nbn",
    play(AsOne((Lose(Each(3, TagCount()), RUNNER), Gain(Each(1, Reg("lost", "lost"))))), only=TAGGED),
    subtypes="Gray Ops",
    cost=0,
    influence=3,
)

SELF_GROWTH_PROGRAM = operation(
    "Self-Growth Program",
    "nbn",
    play(DoToChosen("to hand", Is(side=RUNNER), 2), only=TAGGED),
    subtypes="Gray Ops",
    cost=0,
    influence=3,
)

STANDARD_PROCEDURE = operation(
    "Standard Procedure",
    "nbn",
    play(
        AsOne((NameType(), RevealHand(RUNNER))),
        Gain(Each(2, Count(OfNamedType(Is(zone=IN_HAND, side=RUNNER))))),
        only=LastTurn("successful run", RUNNER),
    ),
    cost=0,
    influence=2,
)

THREAT_ASSESSMENT = operation(
    "Threat Assessment",
    "nbn",
    play(
        Target(Is(side=RUNNER)),
        Choose(((Do("to deck top", whose=RUNNER, by=RUNNER),), (Tag(2, take=True),)), by=RUNNER),
        only=LastTurn("trashed", RUNNER, Is(side=CORP, zone="anywhere"), RUNNER),
    ),
    remove_instead_of_trashing(),
    subtypes="Reprisal - Gray Ops",
    cost=1,
    influence=3,
)

ECHO_CHAMBER = asset("Echo Chamber", "nbn", paid(Clicks(3), AsAgenda(1, CORP)), cost=4, trash=1, influence=4)

PERSONALIZED_PORTAL = asset(
    "Personalized Portal",
    "nbn",
    when(TURN_BEGINS, Draw(1, RUNNER), May((Gain(Each(1, HandOf(RUNNER), every=2)),))),
    cost=3,
    trash=3,
    influence=2,
)

AMANI_SENAI = asset(
    "Amani Senai",
    "nbn",
    When(On("scored", also="stolen"), trace(Requirement(), DoToChosen("to hand", Is(side=RUNNER))), may=True),
    subtypes="Character",
    cost=2,
    trash=4,
    influence=4,
    unique=True,
)

CALIBRATION_TESTING = upgrade(
    "Calibration Testing",
    "nbn",
    remote_only(),
    paid(TrashThis(), PlaceOnChosen(ADVANCEMENT, 1, Is(here=True, in_remote=True, other=True))),
    subtypes="Off-site",
    cost=3,
    trash=2,
    influence=3,
)

INTAKE = upgrade(
    "Intake",
    "nbn",
    reveal_from_rnd(),
    accessed(*trace(4, DoToChosen("to hand", Either(Is((PROGRAM,)), Is((RESOURCE,), ("Virtual",)))))),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=3,
)
