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
