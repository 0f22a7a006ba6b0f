"""What a viewer's message means, or why it means nothing."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET

from sneakdoor import Option
from sneakdoor.bots.wire import Misunderstood, option
from sneakdoor.web.messages import OFFERS, THINGS, FromViewer

LONGEST: Final = 16 * 1024
"""Bytes of one message."""
LONGEST_WORDS: Final = 500

_decode = msgspec.json.Decoder(FromViewer).decode
ASK_FOR_ID: Final = ("choice", "text")


def heard(raw: str | bytes) -> tuple[str, FromViewer]:
    """Which thing a message says, and the message.

    >>> heard('{"id": 3, "choice": 1}')[0]
    'choice'
    >>> heard('{"choice": 1}')
    Traceback (most recent call last):
    sneakdoor.bots.wire.Misunderstood: "choice" goes with the "id" of the question that it answers
    """
    if len(raw) > LONGEST:
        raise Misunderstood(f"the message is too long: at most {LONGEST} bytes")
    try:
        message = _decode(raw)
    except msgspec.ValidationError as wrong:
        raise Misunderstood(f"not a message of this protocol: {wrong!s:.200}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Misunderstood(f"not JSON: {wrong!s:.200}") from None
    said = [name for name in THINGS if getattr(message, name) is not UNSET]
    if len(said) != 1:
        raise Misunderstood(f"a message says one of {', '.join(THINGS)}")
    thing = said[0]
    if thing in ASK_FOR_ID and message.id is UNSET:
        raise Misunderstood(f'"{thing}" goes with the "id" of the question that it answers')
    if (message.yes is UNSET) == (thing == "answer"):
        raise Misunderstood('"yes" goes with "answer", and with nothing else')
    _held(thing, getattr(message, thing))
    return thing, message


def _held(thing: str, value: Any) -> None:
    """Everything that has a right length and a right word."""
    if thing in {"concede", "undo", "resync"} and value is not True:
        raise Misunderstood(f'"{thing}" is true, or is not said')
    if thing in {"text", "complete", "command", "chat"}:
        if not value.strip():
            raise Misunderstood(f'"{thing}" has no words')
        if len(value) > LONGEST_WORDS:
            raise Misunderstood(f'"{thing}" is too long: at most {LONGEST_WORDS} characters')
    if thing in {"offer", "answer"} and value not in OFFERS:
        raise Misunderstood(f'"{thing}" is one of {", ".join(OFFERS)}')


def meant(choice: int | dict[str, Any], options: tuple[Option, ...]) -> Option:
    """The option that a choice names, by its place or by its meaning."""
    if isinstance(choice, int):
        if not 0 <= choice < len(options):
            raise Misunderstood(f"there is no option {choice!s:.20}: they are numbered from 0 to {len(options) - 1}")
        return options[choice]
    return option(choice)


__all__ = ["LONGEST", "LONGEST_WORDS", "Misunderstood", "heard", "meant", "option"]
