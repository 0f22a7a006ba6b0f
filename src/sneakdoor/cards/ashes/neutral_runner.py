"""Neutral Runner cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

REJIG = event(
    "Rejig",
    "neutral_runner",
    play(
        Target(Is((PROGRAM, HARDWARE))),
        Do("to hand", "targets", into="added", follow=True, whose=RUNNER),
        If(
            Gone("targets"),
            (
                InstallOne(
                    Is((PROGRAM, HARDWARE), zone=IN_HAND, side=RUNNER),
                    optional=True,
                    discount=InstallCostOf("added", printed=True),
                ),
            ),
        ),
    ),
    subtypes="Mod",
    cost=0,
    influence=0,
)

DIRECT_ACCESS = event(
    "Direct Access",
    "neutral_runner",
    Blank(IdentityOf(CORP)),
    Blank(IdentityOf(RUNNER)),
    play(MakeRun(linked=(When(On("run ends"), (Do("shuffle in", THIS),), may=True),))),
    subtypes="Run",
    cost=1,
    influence=1,
)

DREAMNET = resource(
    "DreamNet",
    "neutral_runner",
    when(
        SUCCESSFUL_RUN,
        Draw(1),
        If(OneOf(AtLeast(LinkValue(), 2), IsKind(IdentityOf(RUNNER), "Digital")), (Gain(1),)),
        first=True,
    ),
    subtypes="Virtual",
    cost=3,
    influence=0,
    unique=True,
)

BUFFER_DRIVE = hardware(
    "Buffer Drive",
    "neutral_runner",
    when(
        On("trashed", zones=(int(IN_HAND_ZONE), int(IN_DECK_ZONE))),
        TakeFrom("subject", "picked", n=1),
        Do("to deck bottom", "picked", whose=RUNNER),
        first=True,
        may=True,
        per_batch=True,
    ),
    paid(RemoveThis(), DoToChosen("to deck top", Is(zone=IN_DISCARD, side=RUNNER))),
    cost=3,
    influence=1,
    unique=True,
)

WHISTLEBLOWER = resource(
    "Whistleblower",
    "neutral_runner",
    when(
        SUCCESSFUL_RUN,
        NameCard(AGENDA),
        Delayed(When(On("accessed"), (Do("steal", "subject"),), copy_of="named", next_only=True), RUN),
        cost=(TrashThis(),),
    ),
    subtypes="Connection",
    cost=2,
    influence=1,
    unique=True,
)
