"""Criminal cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

GANG_SIGN = resource(
    "Gang Sign",
    "criminal",
    when(On("scored", "the Corp scores an agenda"), AccessServer(HQ)),
    subtypes="Virtual",
    cost=1,
    influence=3,
)

SATELLITE_UPLINK = event(
    "Satellite Uplink",
    "criminal",
    play(Target(Is(side=CORP, rezzed=False), 2, up_to=True, words="Choose up to 2 unrezzed cards"), Expose()),
    cost=2,
    influence=3,
)

FLASHBANG = program(
    "Flashbang",
    "criminal",
    paid(Credits(6), Do("derez", ENCOUNTERED), only=Encountering(Is((ICE,), ("Sentry",)), strong=True)),
    boost(1, 1),
    subtypes="Icebreaker - Killer",
    cost=5,
    strength=0,
    memory=1,
    influence=3,
)

RECON = event(
    "Recon",
    "criminal",
    play(
        run_on(
            linked=(
                When(
                    On("encounter", "you encounter the first piece of ice during this run"),
                    (MayJackOut(),),
                    next_only=True,
                ),
            )
        )
    ),
    subtypes="Run",
    cost=1,
    influence=2,
)
