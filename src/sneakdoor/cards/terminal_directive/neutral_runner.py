"""Neutral Runner cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

DEAN_LISTER = resource(
    "Dean Lister",
    "neutral_runner",
    paid(
        TrashThis(),
        Target(Is((PROGRAM,), ("Icebreaker",))),
        StrengthWhile(Modify("strength", Each(1, HandOf(RUNNER))), RUN),
    ),
    subtypes="Connection",
    cost=2,
    influence=0,
    unique=True,
)

THE_SHADOW_NET = resource(
    "The Shadow Net",
    "neutral_runner",
    paid((Clicks(1), Forfeit()), PlayCards(Is((EVENT,), zone=IN_DISCARD, side=RUNNER), free=True)),
    subtypes="Virtual",
    cost=0,
    influence=0,
    unique=True,
)

OFFICER_FRANK = resource(
    "Officer Frank",
    "neutral_runner",
    paid((TrashThis(), Credits(1)), AtRandom("trash", CORP, 2, CORP), only=ThisTurn("damaged", cause=MEAT)),
    subtypes="Connection",
    cost=0,
    influence=0,
    unique=True,
)

PROCESS_AUTOMATION = event("Process Automation", "neutral_runner", play(AsOne((Gain(2), Draw(1)))), cost=0, influence=1)

BIOMETRIC_SPOOFING = resource("Biometric Spoofing", "neutral_runner", prevents(TrashThis(), 2), cost=2, influence=0)
