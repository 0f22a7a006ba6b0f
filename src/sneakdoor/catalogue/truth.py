"""Find values of declarations that can change without a change of the composed text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sneakdoor.catalogue.mutations import Alteration, Path, alterations, pool
from sneakdoor.model.declare import CardDef
from sneakdoor.model.ruleset import DEFAULT

EXCEPTIONS: Final[dict[str, str]] = {
    "AtStart.brings": "Which cards are at hand if a player names none is a custom, and no rule of the card.",
    "When.by": "The words speak to that side already.",
    "Do.follow": "The ability goes on with cards where they went, which the next sentence says of them.",
    "Modify.amount": "Of what either is or is not (takes up memory, can be lowered, lasts) there is no number.",
    "Adjust.as_cost": "That it is the price of what follows is said by the words if you do.",
    "Adjust.n": "Of what either is or is not (how long a raised strength lasts) there is no number.",
    "Paid.keeps_hosted": "What is hosted stays until the ability is complete, because its next words speak of it.",
    "TrashTop.follow": "The ability goes on with cards where they went, which the next sentence says of them.",
    "Target.verb": "The next words say what is done to the targets.",
}
"""Fields whose value the text of some cards need not show, with the reason."""


@dataclass(frozen=True, slots=True)
class Truth:
    """The number of values, those that the text does not show, and those that it need not show."""

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


def truth(cards: Iterable[CardDef] | None = None, rules: str = DEFAULT.name) -> Truth:
    """Change every chosen value, one at a time, and check that the text changes."""
    total = 0
    blind: list[Alteration] = []
    excepted: list[Alteration] = []
    for card in pool(rules) if cards is None else cards:
        text, before = card.text, len(blind)
        values: dict[Path, list[Alteration]] = {}
        for one in alterations(card, rules):
            values.setdefault(one.path, []).append(one)
        total += len(values)
        unseen = [one for same in values.values() for one in same if said(one.card) == text]
        for one in {one.path: one for one in reversed(unseen)}.values():  # a value counts once
            (excepted if one.where in EXCEPTIONS else blind).append(one)
        blind[before:] = reversed(blind[before:])
    return Truth(total, tuple(blind), tuple(excepted))


def said(card: CardDef) -> str:
    """The text of an altered card; a value that no text can be composed for counts as noticed."""
    try:
        return card.text
    except (KeyError, ValueError, IndexError, AttributeError, TypeError, NotImplementedError) as error:
        return f"refused: {error!r}"
