"""NBN cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

CITY_SURVEILLANCE = asset(
    "City Surveillance",
    "nbn",
    when(On("turn begins", by=RUNNER), Pays((Credits(1),), otherwise=(Tag(1),), by=RUNNER)),
    cost=5,
    trash=3,
    influence=4,
)

JACKSON_HOWARD = asset(
    "Jackson Howard",
    "nbn",
    paid(Clicks(1), Draw(2)),
    paid(RemoveThis(), DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=CORP), 3, up_to=True)),
    subtypes="Executive",
    cost=0,
    trash=3,
    influence=1,
    unique=True,
)

BROADCAST_SQUARE = asset(
    "Broadcast Square",
    "nbn",
    When(On("would bad publicity", by=MINE), trace(3, Prevent("bad publicity", all=True))),
    subtypes="Facility",
    cost=2,
    trash=5,
    influence=3,
    unique=True,
)
