"""Late-bound functions, for calls from lower modules to higher ones.

The rules are mutually recursive (a checkpoint opens a window, a window resolves an ability, an ability pays a
cost, a payment is followed by a checkpoint), but modules import downwards only. The few upward calls are listed
here with their types; each is bound when the higher module is loaded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from sneakdoor.model.game_frame import GameFrame
from sneakdoor.model.objects import Lingering, Pending
from sneakdoor.model.parts import Part
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.registers import Registers
from sneakdoor.model.state import State

if TYPE_CHECKING:
    from sneakdoor.model.abilities import Paid
    from sneakdoor.rules.abilities import Resolve
    from sneakdoor.rules.imminence import Imminent
    from sneakdoor.rules.runs import Run


def _unbound(*_args: Any) -> Any:
    raise RuntimeError("the rules modules were not loaded together: import sneakdoor.rules.procedures")


class Hooks:
    """The upward calls."""

    __slots__ = (
        "accessed",
        "ask_jack_out",
        "checkpoint",
        "could_change",
        "current_run",
        "encountered",
        "interrupt_window",
        "jack_out",
        "misfits",
        "open_hand",
        "reaction_window",
        "refuse_flagged",
        "refuse_use",
        "replace_part",
        "resolve",
        "resolve_pending",
        "threat",
    )

    def __init__(self) -> None:
        # checkpoints
        self.checkpoint: Callable[[State], None] = _unbound
        # what is active: does an ability lay a side's hand open?
        self.open_hand: Callable[[State, int], bool] = _unbound
        # quantities: the threat level
        self.threat: Callable[[State], int] = _unbound
        # windows: what is pending, who has priority first, and the structure whose beginning opened it
        self.reaction_window: Callable[[tuple[Pending, ...], int, int], GameFrame] = _unbound
        self.interrupt_window: Callable[[tuple[Pending, ...], int], GameFrame] = _unbound
        # abilities, by number, card and side; to use one the side comes first
        self.could_change: Callable[[State, int, int, int], bool] = _unbound
        self.refuse_use: Callable[[State, int, int, int], Refusal | None] = _unbound
        self.refuse_flagged: Callable[[State, int, Paid], Refusal | None] = _unbound
        self.misfits: Callable[[State, GameFrame], list[tuple[int, int]]] = _unbound
        self.replace_part: Callable[[State, Imminent, Part, Lingering], None] = _unbound
        self.resolve: Callable[[State, int, int, int, Registers], Resolve] = _unbound
        self.resolve_pending: Callable[[State, Pending], None] = _unbound
        # accesses: the card being accessed, with its ref
        self.accessed: Callable[[State], tuple[tuple[int, int], ...]] = _unbound
        # runs
        self.ask_jack_out: Callable[[State], None] = _unbound
        self.jack_out: Callable[[State], None] = _unbound
        self.current_run: Callable[[State], Run | None] = _unbound
        self.encountered: Callable[[State], int] = _unbound

    def run(self, s: State) -> Run:
        """The run under way, for what happens only in one."""
        run = self.current_run(s)
        assert run is not None
        return run


HOOKS: Final = Hooks()
