"""Alterations of cards that make no other game of them, with the reason; `dev.py mutate --cards` leaves them out."""

from typing import Final

_MEMORY: Final = "a program takes memory or it does not; there is no more or less of it"
_LASTS: Final = "a strength lasts for the turn or it does not; there is no more or less of it"
_NO_SUCH: Final = "there is nothing of that name in the game"
_AGENDAS: Final = "nothing but agendas is ever there"

EQUIVALENT: Final[dict[tuple[str, str], str]] = {
    (
        "Adam: Compulsive Hacker",
        "AtStart.brings "
        + str(("Always Be Running", "Neutralize All Threats", "Safety First"))
        + " -> "
        + str(("Always Be Running", "Neutralize All Threats", "Safety First", "?")),
    ): _NO_SUCH,
    ("Assimilator", "Is.zone 'anywhere' -> 'installed'"): "the card was turned faceup just before, so it is installed",
    ("Dhegdheer", "Modify.amount 1 -> 2"): _MEMORY,
    ("Dinosaurus", "Modify.amount 1 -> 2"): _MEMORY,
    ("Emergent Creativity", "Target.n 99 -> 100"): "no grip has so many cards",
    ("Emergent Creativity", "Target.n 99 -> 98"): "no grip has so many cards",
    ("Gebrselassie", "Modify.amount 1 -> 2"): _LASTS,
    ("Guru Davinder", "Prevents.what ('net', 'meat') -> ('net', 'meat', '?')"): _NO_SUCH,
    ("Leprechaun", "Modify.amount 1 -> 2"): _MEMORY,
    ("Progenitor", "Modify.amount 1 -> 2"): _MEMORY,
    ("Security Nexus", "StartTrace.who CORP -> RUNNER"): "it is the Corp that traces (CR 10.8.1), whoever made it",
    ("System Seizure", "Change.n 1 -> 2"): _LASTS,
    ("Turntable", "Is.types ('agenda',) -> ('agenda', 'asset')"): _AGENDAS,
}
"""By title and by what is altered, as `mutate --cards` tells it."""
