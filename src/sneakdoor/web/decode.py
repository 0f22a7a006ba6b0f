"""Decode and check the messages of viewers."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec
from msgspec import Raw

from sneakdoor import Option
from sneakdoor.bots.wire import Misunderstood, option
from sneakdoor.web import messages as m
from sneakdoor.web.untrusted import NO_NUL, has_nul

LONGEST: Final = 16 * 1024
"""Bytes of one message."""
LONGEST_WORDS: Final = 500
OFFERS: Final[tuple[str, ...]] = get_args(m.OfferKind)

_fields_of = msgspec.json.Decoder(dict[str, Raw]).decode
_DECODERS: Final = {key: msgspec.json.Decoder(kind).decode for key, kind in m.KEYS.items()}


def decode(raw: str | bytes) -> m.FromViewer:
    """Decode a message; raise Misunderstood with the reason if it is not one.

    >>> decode('{"id": 3, "choice": 1}')
    Choose(choice=1, id=3)
    >>> decode('{"choice": 1}')
    Traceback (most recent call last):
    sneakdoor.bots.wire.Misunderstood: "choice" goes with the "id" of the question that it answers
    """
    if len(raw) > LONGEST:
        raise Misunderstood(f"the message is too long: at most {LONGEST} bytes")
    if has_nul(raw):
        raise Misunderstood(NO_NUL)
    try:
        keys = _fields_of(raw)
        unknown = next((key for key in keys if key not in m.KEYS and key not in {"id", "yes"}), None)
        if unknown is not None:
            raise Misunderstood(f"not a message of this protocol: it has no {unknown!s:.40}")
        key = _key_of(keys)
        _check_words(key, keys[key])
        message: m.FromViewer = _DECODERS[key](raw)
    except msgspec.ValidationError as wrong:
        raise Misunderstood(f"not a message of this protocol: {wrong!s:.200}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Misunderstood(f"not JSON: {wrong!s:.200}") from None
    _check(key, message)
    return message


def _key_of(keys: dict[str, Raw]) -> str:
    """The key that tells which message it is; checks the keys that go with it."""
    found = [key for key in m.KEYS if key in keys]
    if len(found) != 1:
        raise Misunderstood(f"a message says one of {', '.join(m.KEYS)}")
    key = found[0]
    if ("yes" in keys) != (key == "answer"):
        raise Misunderstood('"yes" goes with "answer", and with nothing else')
    if issubclass(m.KEYS[key], m.Choose | m.TypeText) and "id" not in keys:
        raise Misunderstood(f'"{key}" goes with the "id" of the question that it answers')
    return key


def _check_words(key: str, value: Raw) -> None:
    """An offer is one of a few: say which."""
    if key in {"offer", "answer", "withdraw"} and msgspec.json.decode(value) not in OFFERS:
        raise Misunderstood(f'"{key}" is one of {", ".join(OFFERS)}')


def _check(key: str, message: m.FromViewer) -> None:
    """Check what a type cannot say."""
    value = getattr(message, key)
    if isinstance(message, m.GiveUp | m.TakeBack | m.AskHint | m.Resync) and value is not True:
        raise Misunderstood(f'"{key}" is true, or is not said')
    if isinstance(message, m.TypeText | m.CompleteTitle | m.CommandLine | m.Say):
        if not value.strip():
            raise Misunderstood(f'"{key}" has no words')
        if len(value) > LONGEST_WORDS:
            raise Misunderstood(f'"{key}" is too long: at most {LONGEST_WORDS} characters')


def meant(choice: int | dict[str, Any], options: tuple[Option, ...]) -> Option:
    """The option that a choice names, by its index or by its meaning."""
    if isinstance(choice, int):
        if not 0 <= choice < len(options):
            raise Misunderstood(f"there is no option {choice!s:.20}: they are numbered from 0 to {len(options) - 1}")
        return options[choice]
    return option(choice)


__all__ = ["LONGEST", "LONGEST_WORDS", "Misunderstood", "decode", "meant", "option"]
