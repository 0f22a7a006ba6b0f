"""Haas-Bioroid cards as version 26.03 has them."""

from typing import Final

from sneakdoor.cards.vocabulary import *

TEXTS: Final[dict[str, Revision]] = {
    "Cerebral Overwriter": in_place_of(
        1, accessed(Damage(Each(1, Hosted(ADVANCEMENT)), BRAIN), only_installed=True, cost=(Credits(3),))
    ),
    "Holmegaard": in_place_of(0, Sub(trace(4, Forbid("access", RUN), Forbid("breach", RUN)))),
    # A drawn piece of ice is installed from among the drawn cards.
    "Jinja City Grid": in_place_of(
        0,
        when(
            On("drawn", by=MINE, what=Is((ICE,), zone="anywhere")),
            RevealCards("subject"),
            InstallFound("subject", discount=4, where=HERE),
            may=True,
        ),
    ),
    # No ability of a hosted program is left, whatever would give it one.
    "Magnet": in_place_of(1, LosesAbilities(Is((PROGRAM,), hosted=True), no_gain=True)),
    # The ice that is approached, without a target.
    "Project Wotan": in_place_of(
        1,
        paid(
            Tokens(AGENDA_TOKEN),
            GainSubroutines(END_THE_RUN, RUN, to=BeingApproached(Is((ICE,), ("Bioroid",), rezzed=True))),
        ),
    ),
}
