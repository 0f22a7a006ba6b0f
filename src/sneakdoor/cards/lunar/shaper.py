"""Shaper cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

_ICE_BEFORE_RND = Each(3, Count(Is((ICE,), at=str(int(RND)))))

CODE_SIPHON = event(
    "Code Siphon",
    "shaper",
    play(
        run_on(
            RND,
            linked=(
                if_successful(
                    instead_of_access(
                        Search(Is((PROGRAM,), zone="anywhere"), RUNNER, install=True, discount=_ICE_BEFORE_RND),
                        InstallFound(discount=_ICE_BEFORE_RND),
                        Tag(1, take=True),
                        may=True,
                    )
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=0,
    influence=4,
)

NET_CELEBRITY = event(
    "Net Celebrity",
    "shaper",
    current(RUNNER),
    Recurring(1),
    CreditsFor(("any",), only=DuringRun()),
    subtypes="Current",
    cost=1,
    influence=1,
)

SOCIAL_ENGINEERING = event(
    "Social Engineering",
    "shaper",
    priority(),
    play(
        Target(Is((ICE,), rezzed=False)),
        Delayed(When(On("rezzed", what=Is((ICE,))), (Gain(RezCostOf("subject")),)), TURN, about="targets"),
    ),
    subtypes="Priority",
    cost=2,
    influence=2,
)

CYBSOFT_MACRODRIVE = hardware(
    "Cybsoft MacroDrive",
    "shaper",
    Recurring(1),
    CreditsFor(("install",), Is((PROGRAM,), zone="anywhere")),
    cost=2,
    influence=1,
)
