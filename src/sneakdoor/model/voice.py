"""Rules English: a card says what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sneakdoor.model.declare import CardDef


def sentences(do: tuple[Any, ...]) -> str:
    """Instructions as sentences."""
    out = []
    for one in do:
        words = one.say()
        if words:
            out.append(words[0].upper() + words[1:] + ("" if words.endswith((".", ")")) else "."))
    return " ".join(out)


def symbol_cost(cost: tuple[Any, ...]) -> str:
    return ", ".join(one.say() for one in cost)


def number(n: Any) -> str:
    """A number or an amount, in words fit for the middle of a sentence."""
    return str(n) if isinstance(n, int) else str(n.say())


def plural(n: Any, word: str) -> str:
    if isinstance(n, int):
        return f"{n} {word}" if n == 1 else f"{n} {word}s"
    return f"{n.say()} {word}s"


def card_text(card: CardDef) -> str:
    lines = [ability.say() for ability in card.abilities]
    return "\n".join(line for line in lines if line)


def many(pattern: str, n: Any) -> str:
    """`pattern` with a number in it; an amount that counts things adds what it counts."""
    if isinstance(n, int):
        text = pattern.format(n)
        return text + "s" if n != 1 and not text.endswith(("]", "damage", "s")) else text
    per = getattr(n, "per", None)
    if per is not None:
        return many(pattern, per) + f" for each {n.thing()}"
    if n.say() == "X":
        return pattern.format("X") + ("" if pattern.endswith("]") else "s")
    return pattern.format("X") + f", where X is {n.say()}"
