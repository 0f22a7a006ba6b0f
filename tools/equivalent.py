"""Alterations of cards that make no other game of them, with the reason; `dev.py mutate --cards` leaves them out."""

from typing import Final

_FLAG: Final = "it takes memory or it does not; there is no more or less of it"
_LASTS: Final = "it lasts or it does not; there is no more or less of it"
_NO_SUCH: Final = "there is nothing of that kind in the game"
_ONLY_AGENDAS: Final = "nothing but agendas is ever there"
_NONE_TO_INSTALL: Final = "asked more often, but nothing is then there to be installed"

EQUIVALENT: Final[dict[tuple[str, str], str]] = {
    ("Guru Davinder", "Prevents.what ('net', 'meat') -> ('net', 'meat', '?')"): _NO_SUCH,
    ("Turntable", "Is.types ('agenda',) -> ('agenda', 'asset')"): _ONLY_AGENDAS,
}
"""By title and by what is altered, as `mutate --cards` tells it."""
