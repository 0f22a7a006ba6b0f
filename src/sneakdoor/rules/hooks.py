"""What lower rooms need of higher ones: bound when the higher module is loaded.

The rules refer to each other in a circle (a checkpoint opens a window, a window resolves an ability, an
ability pays a cost, a payment is followed by a checkpoint). Modules import downwards only; the few calls
that go up are listed here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final


def _unbound(*_args: Any) -> Any:
    raise RuntimeError("the rules modules were not loaded together: import sneakdoor.rules.procedures")


class Late:
    """The calls that go up."""

    __slots__ = (
        "ask_jack_out",
        "checkpoint",
        "could_change",
        "current_run",
        "interrupt_window",
        "jack_out",
        "misfits",
        "reaction_window",
        "refuse_use",
        "replace_part",
        "resolve",
        "resolve_pending",
    )

    def __init__(self) -> None:
        self.checkpoint: Callable[..., Any] = _unbound  # checkpoints
        self.reaction_window: Callable[..., Any] = _unbound  # windows
        self.interrupt_window: Callable[..., Any] = _unbound  # windows
        self.could_change: Callable[..., Any] = _unbound  # abilities
        self.refuse_use: Callable[..., Any] = _unbound  # abilities
        self.misfits: Callable[..., Any] = _unbound  # abilities
        self.ask_jack_out: Callable[..., Any] = _unbound  # runs
        self.jack_out: Callable[..., Any] = _unbound  # runs
        self.current_run: Callable[..., Any] = _unbound  # runs
        self.replace_part: Callable[..., Any] = _unbound  # abilities
        self.resolve: Callable[..., Any] = _unbound  # abilities
        self.resolve_pending: Callable[..., Any] = _unbound  # abilities


LATE: Final = Late()
