"""NBN cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

CONGRATULATIONS = ice(
    "Congratulations!",
    "nbn",
    when(On("passed", what=THIS), Gain(1)),
    sub(Gain(2), Gain(1, RUNNER)),
    subtypes="Code Gate - Advertisement",
    cost=1,
    strength=3,
    influence=2,
)
