"""Count the cards that the engine plays, in all and by set."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from sneakdoor.catalogue.entries import IMPLEMENTED, PARTIAL, Entry, cards
from sneakdoor.decks.facts import UP_TO, all_sets
from sneakdoor.model.ruleset import DEFAULT, LATEST, ruleset_named


@dataclass(frozen=True, slots=True)
class CardTally:
    """Cards counted by state."""

    implemented: int
    partial: int
    total: int
    missing_titles: tuple[str, ...] = ()

    @property
    def missing(self) -> int:
        return self.total - self.implemented - self.partial

    def as_json(self) -> dict[str, Any]:
        return {
            "implemented": self.implemented,
            "partial": self.partial,
            "missing": self.missing,
            "total": self.total,
        }


@dataclass(frozen=True, slots=True)
class Coverage:
    """Tallies of all titles, of the campaign cards among them, and of each set by its code."""

    all: CardTally
    campaign: CardTally
    sets: Mapping[str, CardTally]

    def as_json(self) -> dict[str, Any]:
        known = all_sets()
        by_set = {
            code: {"name": known[code].name, "cycle": known[code].cycle, **tally.as_json()}
            for code, tally in self.sets.items()
        }
        return {
            **self.all.as_json(),
            "titles": self.all.total,
            "campaign": self.campaign.as_json(),
            "sets": by_set,
        }


def coverage(only: Collection[str] = (), rules: str = DEFAULT.name) -> Coverage:
    """Count the cards of these rules in all sets, or `only` in those with these codes.

    A card that was printed in several sets counts in each of them, and once in the total.

    >>> coverage().all.total, coverage().campaign.total
    (1573, 28)
    >>> coverage(rules="26.03").all.total
    2054
    """
    every = ruleset_named(rules) is LATEST
    known = [code for code, one in all_sets().items() if every or one.released <= UP_TO]
    wanted = [code for code in known if not only or code in only]
    printed: dict[str, list[Entry]] = {code: [] for code in wanted}
    for entry in cards(rules).values():
        for code in dict.fromkeys(one.set for one in entry.facts.printings):
            if code in printed:
                printed[code].append(entry)
    mine = list({entry.title: entry for entries in printed.values() for entry in entries}.values())
    return Coverage(
        count(mine),
        count(entry for entry in mine if entry.is_campaign),
        MappingProxyType({code: count(entries) for code, entries in printed.items() if entries}),
    )


def count(entries: Iterable[Entry]) -> CardTally:
    listed = list(entries)
    states = [entry.state for entry in listed]
    missing = tuple(entry.title for entry in listed if entry.state not in {IMPLEMENTED, PARTIAL})
    return CardTally(states.count(IMPLEMENTED), states.count(PARTIAL), len(listed), missing)
