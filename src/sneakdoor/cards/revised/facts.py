"""Facts of older cards that differ by version 26.03, where nothing else of the card does."""

from __future__ import annotations

from typing import Any, Final

FACTS: Final[dict[str, dict[str, Any]]] = {
    # CR 26.03:2.16.7: liabilities, which the illicit cards have become, and trojans.
    "Broad Daylight": {"subtypes": ("Security", "Liability")},
    "Bulwark": {"subtypes": ("Barrier", "Liability")},
    "Checkpoint": {"subtypes": ("Code Gate", "Tracer", "Liability")},
    "Clone Retirement": {"subtypes": ("Initiative", "Liability")},
    "Egret": {"subtypes": ("Trojan",)},
    "Elizabeth Mills": {"subtypes": ("Executive", "Liability")},
    "Fenris": {"subtypes": ("Sentry", "AP", "Liability")},
    "Game Over": {"subtypes": ("Gray Ops", "Liability")},
    "Geothermal Fracking": {"subtypes": ("Expansion", "Liability")},
    "Grim": {"subtypes": ("Sentry", "Destroyer", "Liability")},
    "GRNDL: Power Unleashed": {"subtypes": ("Division", "Liability")},
    "Hellion Alpha Test": {"subtypes": ("Black Ops", "Liability")},
    "Hellion Beta Test": {"subtypes": ("Black Ops", "Liability")},
    "Hostile Takeover": {"subtypes": ("Expansion", "Liability")},
    "Illegal Arms Factory": {"subtypes": ("Facility", "Liability")},
    "Illicit Sales": {"subtypes": ("Expansion", "Liability")},
    "Invasion of Privacy": {"subtypes": ("Double", "Gray Ops", "Liability")},
    "Muckraker": {"subtypes": ("Sentry", "Tracer", "Liability")},
    "Parasite": {"subtypes": ("Virus", "Trojan")},
    "Pawn": {"subtypes": ("Caïssa", "Trojan")},
    "Posted Bounty": {"subtypes": ("Security", "Liability")},
    "Profiteering": {"subtypes": ("Liability",)},
    "Project Ares": {"subtypes": ("Security", "Liability")},
    "Reality Threedee": {"subtypes": ("Liability",)},
    "Shinobi": {"subtypes": ("Sentry", "Tracer", "AP", "Liability")},
    "Swarm": {"subtypes": ("Sentry", "Destroyer", "Liability")},
    "Too Big to Fail": {"subtypes": ("Transaction", "Liability")},
    "Trebuchet": {"subtypes": ("Sentry", "Destroyer", "Tracer", "Liability")},
    "Under the Bus": {"subtypes": ("Gray Ops", "Liability")},
    "Vulcan Coverup": {"subtypes": ("Security", "Liability")},
}
