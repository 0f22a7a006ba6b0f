"""Criminal cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

EXPLOIT = event(
    "Exploit",
    "criminal",
    play(
        DoToChosen("derez", Is((ICE,), rezzed=True), 3, up_to=True),
        only=RanSuccessfully((RND, HQ, ARCHIVES)),
    ),
    cost=2,
    influence=2,
)

LEAVE_NO_TRACE = event(
    "Leave No Trace",
    "criminal",
    play(run_on(linked=(When(On("run ends"), (Do("derez", InItsRun("rezzed", Is((ICE,)))),)),))),
    subtypes="Run",
    cost=2,
    influence=3,
)

MOBIUS = event(
    "Möbius",
    "criminal",
    play(
        run_on(
            RND,
            linked=(
                if_successful(
                    Delayed(
                        When(
                            On("run ends"),
                            (MakeRun(str(int(RND)), (if_successful(Gain(4)),), again=True),),
                            may=True,
                        ),
                        RUN,
                    )
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=0,
    influence=1,
)

SPOT_THE_PREY = event(
    "Spot the Prey",
    "criminal",
    play(Target(Is(side=CORP, rezzed=False, but=(ICE,))), AsOne((Expose(), MakeRun()))),
    cost=2,
    influence=2,
)
