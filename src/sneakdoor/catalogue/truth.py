"""Is the text true? A value that can be changed without the text changing is one that the text says nothing of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sneakdoor.catalogue.altering import Alteration, Path, alterations, pool
from sneakdoor.model.declare import CardDef

EXCEPTIONS: Final[dict[str, str]] = {
    "AtStart.brings": "Which cards are at hand if a player names none is a custom, and no rule of the card.",
    "When.by": "The words speak to that side already.",
    "Do.follow": "The ability goes on with cards where they went, which the next sentence says of them.",
    "Modify.amount": "Of what either is or is not (takes up memory, can be lowered, lasts) there is no number.",
    "Adjust.n": "Of what either is or is not (how long a raised strength lasts) there is no number.",
    "Paid.keeps_hosted": "What is hosted stays until the ability is complete, because its next words speak of it.",
    "Target.verb": "The next words say what is done to the targets.",
}
"""Places whose value the text need not show in some cards, each with the reason."""


@dataclass(frozen=True, slots=True)
class Truth:
    """How many values there are, which of them the text does not show, and which of those need not be shown."""

    chosen: int
    blind: tuple[Alteration, ...]
    excepted: tuple[Alteration, ...]

    @property
    def exceptions(self) -> dict[str, int]:
        return dict(Counter(one.where for one in self.excepted))

    def as_json(self) -> dict[str, Any]:
        return {
            "chosen": self.chosen,
            "blind": len(self.blind),
            "excepted": len(self.excepted),
            "exceptions": [
                {"where": where, "values": n, "reason": EXCEPTIONS[where]}
                for where, n in sorted(self.exceptions.items())
            ],
            "values": [one.as_json() for one in self.blind],
        }


def truth(cards: Iterable[CardDef] | None = None) -> Truth:
    """Change every value that authors chose, one at a time, and see whether the text changes."""
    total = 0
    blind: list[Alteration] = []
    excepted: list[Alteration] = []
    for card in pool() if cards is None else cards:
        text, before = card.text, len(blind)
        values: dict[Path, list[Alteration]] = {}
        for one in alterations(card):
            values.setdefault(one.path, []).append(one)
        total += len(values)
        unseen = [one for same in values.values() for one in same if said(one.card) == text]
        for one in {one.path: one for one in reversed(unseen)}.values():  # a value counts once
            (excepted if one.where in EXCEPTIONS else blind).append(one)
        blind[before:] = reversed(blind[before:])
    return Truth(total, tuple(blind), tuple(excepted))


def said(card: CardDef) -> str:
    """The text of an altered card; a value that nothing can be said of is one that was noticed."""
    try:
        return card.text
    except (KeyError, ValueError, IndexError, AttributeError, TypeError, NotImplementedError) as error:
        return f"refused: {error!r}"
