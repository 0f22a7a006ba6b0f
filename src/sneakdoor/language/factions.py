"""The factions: which side each belongs to, and what it is called (CR 2.12)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sneakdoor.model.enums import CORP, RUNNER, Side

# CR 2.12.1: four Corp factions and six Runner factions; neutral cards are distinguished by side.
FACTIONS: Final[Mapping[str, tuple[Side, str]]] = MappingProxyType(
    {
        "haas_bioroid": (CORP, "Haas-Bioroid"),
        "jinteki": (CORP, "Jinteki"),
        "nbn": (CORP, "NBN"),
        "weyland_consortium": (CORP, "Weyland Consortium"),
        "neutral_corp": (CORP, "neutral"),
        "anarch": (RUNNER, "Anarch"),
        "criminal": (RUNNER, "Criminal"),
        "shaper": (RUNNER, "Shaper"),
        "adam": (RUNNER, "Adam"),
        "apex": (RUNNER, "Apex"),
        "sunny_lebeau": (RUNNER, "Sunny Lebeau"),
        "neutral_runner": (RUNNER, "neutral"),
    }
)


def faction_name(faction: str) -> str:
    return FACTIONS[faction][1]
