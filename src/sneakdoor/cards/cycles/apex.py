"""Apex cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

APOCALYPSE = event(
    "Apocalypse",
    "apex",
    play(
        Do("trash", Is(side=CORP, words="all installed Corp cards")),
        TurnFacedown(Is(side=RUNNER, words="installed Runner card")),
        only=RanSuccessfully((HQ, RND, ARCHIVES)),
    ),
    cost=3,
    influence=3,
)

APEX_INVASIVE_PREDATOR = runner_identity(
    "Apex: Invasive Predator",
    "apex",
    Cannot(
        "install",
        Is((RESOURCE,), without=("Virtual",), zone="anywhere"),
        text="You cannot install resources that are not virtual.",
    ),
    when(TURN_BEGINS, InstallOne(Is(zone=IN_HAND, side=RUNNER, words="card from your grip"), facedown=True), may=True),
    subtypes="Digital",
    min_deck=45,
    influence_limit=25,
)

HARBINGER = program(
    "Harbinger",
    "apex",
    TrashTo(
        THIS,
        TURNED_FACEDOWN,
        text="[interrupt] - When this program would be trashed, it is turned facedown and not put into your heap. "
        "It still counts as trashed.",
    ),
    cost=0,
    memory=0,
    influence=1,
)

HUNTING_GROUNDS = resource(
    "Hunting Grounds",
    "apex",
    When(
        On(
            "would ability",
            'a "when encountered" ability of a piece of ice would resolve',
            what=Is((ICE,)),
            cause="encounter",
        ),
        (Prevent("ability", what=("encounter",), words="prevent it"),),
        may=True,
        once_per_turn=True,
        interrupts=("ability",),
    ),
    paid(TrashThis(), InstallTop(3, RUNNER)),
    subtypes="Location - Virtual",
    cost=2,
    influence=1,
)

HEAP = Is(zone=IN_DISCARD, side=RUNNER, words="cards from your heap")

REBOOT = event(
    "Reboot",
    "apex",
    play(
        MakeRun(
            str(int(ARCHIVES)),
            (
                When(
                    IF_SUCCESSFUL,
                    (InsteadOfAccess(Body((InstallOne(HEAP, optional=True, facedown=True, n=5),))),),
                ),
            ),
        )
    ),
    remove_instead_of_trashing(),
    subtypes="Run",
    cost=1,
    influence=5,
)

ASSIMILATOR = resource(
    "Assimilator",
    "apex",
    paid(
        Clicks(2),
        Target(Is(facedown=True), words="Choose one of your facedown cards"),
        TurnFaceup(),
        Sort(Is((EVENT,), zone="anywhere"), "targets", "fits", "rest"),
        Do("trash", "fits", words="trash it if it is an event"),
    ),
    subtypes="Virtual",
    cost=5,
    influence=5,
)
