"""Anarch cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

SCRUBBED = event(
    "Scrubbed",
    "anarch",
    current(RUNNER),
    when(On("encounter"), Adjust("strength", -2, RUN, "subject"), first=True),
    subtypes="Current",
    cost=2,
    influence=2,
)

EKOMIND = hardware(
    "Ekomind",
    "anarch",
    Modify("[mu]", HandOf(RUNNER), op=SET),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=3,
    unique=True,
)

CYBER_THREAT = event(
    "Cyber Threat",
    "anarch",
    priority(),
    play(
        ChooseServer(),
        RememberServer(),
        Target(Affordable(Is((ICE,), rezzed=False)), up_to=True, by=CORP, there=True),
        RezTarget(),
        If(
            Not(Fits(Is((ICE,), rezzed=True), "targets")),
            (MakeRun(CHOSEN, (Cannot("rez", Is((ICE,))),)),),
        ),
    ),
    subtypes="Priority",
    cost=1,
    influence=3,
)
