"""Shaper identities of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

ELE_SMOKE_SCOVAK_CYNOSURE_OF_THE_NET = runner_identity(
    'Ele "Smoke" Scovak: Cynosure of the Net',
    "shaper",
    Recurring(1),
    CreditsFor(("use", "ability"), Is((PROGRAM,), ("Icebreaker",)), text="Use this credit for icebreakers."),
    subtypes="G-mod - Stealth",
    min_deck=40,
    influence_limit=15,
)

AYLA_BIOS_RAHIM_SIMULANT_SPECIALIST = runner_identity(
    "Ayla “Bios” Rahim: Simulant Specialist",
    "shaper",
    AtStart(
        (
            LookAtTop(6, RUNNER),
            TakeFrom("looked", "kept", "others", n=4),
            KeepAside("kept", "set 4 of them aside facedown: they are your NVRAM"),
            ShuffleDeck(RUNNER),
        ),
        "1.6.6",
    ),
    paid(
        Clicks(1),
        Target(KeptAside(), words="Choose a card of your NVRAM"),
        Do("to hand", words="add it to your grip"),
    ),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
)
