"""Shaper cards of Creation and Control."""

from sneakdoor.cards.vocabulary import *

FREELANCE_CODING_CONTRACT = event(
    "Freelance Coding Contract",
    "shaper",
    play(
        Target(Is((PROGRAM,), zone=IN_HAND, side=RUNNER), 5, up_to=True),
        Do("trash", "targets", said=THEM),
        Gain(Each(2, Moved("targets"))),
    ),
    subtypes="Job",
    cost=0,
    influence=1,
)

LEVY_AR_LAB_ACCESS = event(
    "Levy AR Lab Access",
    "shaper",
    play(
        Do("shuffle in", Either(Is(zone=IN_HAND, side=RUNNER), Is(zone=IN_DISCARD, side=RUNNER)), whose=RUNNER),
        Draw(5),
    ),
    remove_instead_of_trashing(),
    cost=5,
    influence=3,
)

EXPLORATORY_ROMP = event(
    "Exploratory Romp",
    "shaper",
    play(
        MakeRun(
            linked=(
                if_successful(
                    instead_of_access(
                        Target(InAttackedServer(ADVANCEMENT)),
                        ChooseNumber(3),
                        Remove(ADVANCEMENT, Reg("number"), "targets"),
                    )
                ),
            )
        )
    ),
    subtypes="Run",
    cost=1,
    influence=2,
)

ESCHER = event(
    "Escher",
    "shaper",
    play(run_on(HQ, linked=(if_successful(instead_of_access(RearrangeIce())),))),
    subtypes="Run",
    cost=3,
    influence=5,
)
