"""Ice that is approached or encountered: abilities about it need it (CR 26.03:9.5.6)."""

from __future__ import annotations

from typing import Final

from sneakdoor.model.declare import Cards
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import State

NO_SUCH_ICE: Final = Refusal("26.03:9.5.6", "The Runner is not approaching or encountering ice that fits.")


def names_run_ice(what: object) -> bool:
    """Is it a description of ice that is approached or encountered?"""
    return isinstance(what, Cards) and what.is_run_ice()


def refuse_without(s: State, what: object, f: Resolving) -> Refusal | None:
    """Why an ability about such ice cannot be used now, if so."""
    # CR 26.03:9.5.6b + 26.03:9.5.6c: it needs ice that is approached or encountered, and fits.
    return NO_SUCH_ICE if isinstance(what, Cards) and not what.all(s, f.src) else None
