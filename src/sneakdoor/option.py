"""An answer to a question, as data."""

from __future__ import annotations

from typing import Any, Final, Required, TypedDict, cast

from sneakdoor.model.moves import OptionKind

_TYPES: Final = {
    "kind": str, "card": str, "handle": int, "ability": int, "server": str, "number": int, "zone": str,
}  # fmt: skip


class OptionJson(TypedDict, total=False):
    """An option as clients are sent it: what it means, and how it reads."""

    index: Required[int]  # its place among the options of its question
    kind: Required[OptionKind]
    card: str
    handle: int
    ability: int
    server: str
    number: int
    zone: str
    words: Required[str]
    consequence: str
    idle: bool  # it could change nothing


class Option:
    """One legal answer. Equal options mean the same."""

    __slots__ = ("_hash", "_words", "ability", "card", "handle", "idle", "kind", "number", "server", "zone")

    def __init__(
        self,
        kind: str,
        card: str = "",
        handle: int = 0,
        ability: int = -1,
        server: str = "",
        number: int = -1,
        zone: str = "",
        words: str = "",
        *,
        idle: bool = False,
    ) -> None:
        set_ = object.__setattr__
        set_(self, "kind", kind)
        set_(self, "card", card)
        set_(self, "handle", handle)
        set_(self, "ability", ability)
        set_(self, "server", server)
        set_(self, "number", number)
        set_(self, "zone", zone)
        set_(self, "_words", words)
        set_(self, "idle", idle)
        set_(self, "_hash", hash((kind, card, handle, ability, server, number, zone)))

    _hash: int
    _words: str
    kind: OptionKind  # of the options that a game offers; a client may write anything
    card: str
    handle: int
    ability: int
    server: str
    number: int
    zone: str
    idle: bool  # legal, but it could change nothing (CR 26.03:1.2.4); no part of what the option means

    @property
    def words(self) -> str:
        """How a player reads it: what it does, what it costs now, and what distinguishes it from similar options."""
        return self._words

    @property
    def consequence(self) -> str:
        """What follows from it, in a short sentence; empty if the words say it all or the question is closed."""
        return ""

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an Option is frozen: {name} cannot be set")

    def _key(self) -> tuple[Any, ...]:
        return (self.kind, self.card, self.handle, self.ability, self.server, self.number, self.zone)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Option) or self._hash != other._hash:
            return False
        return (
            self.kind == other.kind
            and self.card == other.card
            and self.handle == other.handle
            and self.ability == other.ability
            and self.server == other.server
            and self.number == other.number
            and self.zone == other.zone
        )

    def __hash__(self) -> int:
        return self._hash

    def __str__(self) -> str:
        return self.words or self.kind

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.as_dict().items() if name != "kind")
        return f"Option({self.kind!r}{', ' + shown if shown else ''})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (_remade, (self._key(), self.words, self.idle))

    def as_dict(self) -> dict[str, Any]:
        """What the option means as JSON values; fields that do not apply are left out."""
        out: dict[str, Any] = {"kind": self.kind}
        if self.card:
            out["card"] = self.card
        if self.handle:
            out["handle"] = self.handle
        if self.ability >= 0:
            out["ability"] = self.ability
        if self.server:
            out["server"] = self.server
        if self.number >= 0:
            out["number"] = self.number
        if self.zone:
            out["zone"] = self.zone
        return out

    def described(self) -> dict[str, Any]:
        """What the option means, its words and its consequence."""
        out = self.as_dict()
        out["words"] = str(self)
        consequence = self.consequence
        if consequence:
            out["consequence"] = consequence
        if self.idle:
            out["idle"] = True
        return out

    def as_json(self, index: int) -> OptionJson:
        """The option as clients are sent it; `index` is its place among the options of its question."""
        return cast("OptionJson", {"index": index, **self.described()})

    @staticmethod
    def from_dict(fields: dict[str, Any]) -> Option:
        unknown = set(fields) - set(_TYPES)
        if unknown or not isinstance(fields.get("kind"), str):
            raise ValueError(f"not an option: {fields!r}")
        for field, kind in _TYPES.items():
            if field in fields and type(fields[field]) is not kind:
                raise ValueError(f"not an option: {field} must be a {'text' if kind is str else 'number'}")
        return Option(**fields)


def _remade(key: tuple[Any, ...], words: str, idle: bool) -> Option:
    """An option out of a pickle."""
    kind, card, handle, ability, server, number, zone = key
    return Option(kind, card, handle, ability, server, number, zone, words, idle=idle)


__all__ = ["Option"]
