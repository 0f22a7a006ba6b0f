"""Alterations of cards that make no other game of them, with the reason; `dev.py mutate --cards` leaves them out."""

from typing import Final

ASKED_OF_ONE_CARD: Final = "the filter is asked of a card that is given already; it never looks through a zone"
ALL_ARE_AGENDAS: Final = "in a score area there is nothing that is no agenda"

EQUIVALENT: Final[dict[tuple[str, str], str]] = {
    **{
        (title, "Is.zone 'anywhere' -> 'deck'"): ASKED_OF_ONE_CARD
        for title in (
            "Accelerated Beta Test",
            "Hortum",
            "Hostile Infrastructure",
            "Jinja City Grid",
            "Project Atlas",
            "Tech Startup",
            "The Foundry: Refining the Process",
            "Weyland Consortium: Building a Better World",
        )
    },
    **{
        (title, "Is.types ('agenda',) -> ('agenda', 'asset')"): ALL_ARE_AGENDAS
        for title in ("Fast Break", "Philotic Entanglement")
    },
}
"""By title and by what is altered, as `mutate --cards` tells it."""
