"""Shaper cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

BOOKMARK = hardware(
    "Bookmark",
    "shaper",
    paid(Clicks(1), Target(Is(zone=IN_HAND, side=RUNNER), 3, up_to=True), HostCards(facedown=True)),
    paid(Clicks(1), Do("to hand", Is(hosted=True, zone="anywhere"), whose=RUNNER)),
    paid(TrashThis(), Do("to hand", "hosted", whose=RUNNER), keeps_hosted=True),
    cost=0,
    influence=2,
)

NET_READY_EYES = hardware(
    "Net-Ready Eyes",
    "shaper",
    when(INSTALL_THIS, Damage(2, MEAT, suffer=True)),
    when(On("run begins"), Target(Is((PROGRAM,), ("Icebreaker",))), Adjust("strength", 1, RUN, "targets")),
    subtypes="Cybernetic",
    cost=0,
    influence=2,
    unique=True,
)
