"""Catalogue entries: facts and declaration of every card, by title."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from sneakdoor.catalogue.official import Texts
from sneakdoor.decks.facts import CardFacts, all_sets
from sneakdoor.decks.facts import cards as known_cards
from sneakdoor.decks.titles import find, fold, nearest, or_list
from sneakdoor.model.declare import CardDef
from sneakdoor.model.ruleset import DEFAULT

IMPLEMENTED: Final = "implemented"
PARTIAL: Final = "partial"
MISSING: Final = "missing"
STATES: Final = (IMPLEMENTED, PARTIAL, MISSING)

# What the cost of a card is called, by type.
_COST: Final = {"event": "Play cost", "operation": "Play cost", "asset": "Rez cost", "upgrade": "Rez cost"}
_COST_WORDS: Final = {**_COST, "ice": "Rez cost", "hardware": "Install cost", "program": "Install cost"}
_USUAL_COPIES: Final = 3


class UnknownCard(LookupError):
    """No card has this title, or several identities share it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A card: its deck-building facts, and its declaration if there is one."""

    facts: CardFacts
    declared: CardDef | None = None

    @property
    def title(self) -> str:
        return self.facts.title

    @property
    def state(self) -> str:
        """Implemented, partial (declared, but decks refuse it) or missing."""
        if self.declared is None:
            return MISSING
        return PARTIAL if self.declared.partial else IMPLEMENTED

    @property
    def is_campaign(self) -> bool:
        """Made for a campaign and not for ordinary decks; counted separately."""
        return self.facts.only == "campaign"

    @property
    def subtypes(self) -> tuple[str, ...]:
        if self.declared is not None:
            return self.declared.subtypes
        return tuple(one.title() for one in self.facts.subtypes)

    @property
    def text(self) -> str:
        """The text composed from the declaration, including the other sides of the card."""
        if self.declared is None:
            return ""
        text = self.declared.text
        for back in self.declared.backs:
            facts = [back.title, *back.subtypes, *([f"{back.link}[link]"] if back.link else [])]
            text += f"\nOther side ({', '.join(facts)}):\n{back.text}"
        return text

    def text_with(self, texts: Texts) -> tuple[str, str]:
        """The text to show, and its source: "official", "ours", or "" if there is no text."""
        printed = texts.get(self.title)
        if printed is not None:
            return printed.text, "official"
        return (self.text, "ours") if self.declared is not None else ("", "")

    @property
    def set_names(self) -> list[str]:
        known = all_sets()
        return list(dict.fromkeys(known[one.set].name for one in self.facts.printings))

    def figures(self) -> list[tuple[str, str]]:
        """Its numbers with their names for its type: ("Rez cost", "3"), ("Strength", "2") …"""
        card, facts = self.declared, self.facts
        found: list[tuple[str, Any]] = []
        if facts.type == "identity":
            limit = "no limit" if facts.influence_limit is None else facts.influence_limit
            found += [("Deck size", facts.minimum), ("Influence limit", limit)]
            if card is not None and card.link:
                found.append(("Link", card.link))
        elif facts.type == "agenda":
            found += [("Advancement requirement", facts.cost), ("Agenda points", facts.points)]
        else:
            found.append((_COST_WORDS.get(facts.type, "Install cost"), "X" if facts.cost is None else facts.cost))
        if card is not None:
            if card.strength is not None:
                found.append(("Strength", card.strength))
            if card.type == "program":
                found.append(("Memory", card.memory))
            if card.trash is not None:
                found.append(("Trash cost", card.trash))
        if facts.influence is not None:
            found.append(("Influence", facts.influence))
        if facts.limit != _USUAL_COPIES and facts.type != "identity":
            found.append(("Limit per deck", facts.limit))
        return [(word, str(value)) for word, value in found]

    def as_json(self, texts: Texts | None = None) -> dict[str, Any]:
        """The entry as plain data; `text` is composed, `official_text` is imported or None."""
        card, facts, printed = self.declared, self.facts, (texts or {}).get(self.title)
        data: dict[str, Any] = {
            "title": facts.title,
            "side": facts.side.name.lower(),
            "type": facts.type,
            "faction": facts.faction,
            "subtypes": list(self.subtypes),
            "state": self.state,
            "cost": facts.cost,
            "points": facts.points if facts.type == "agenda" else None,
            "influence": facts.influence,
            "deck_limit": facts.limit,
            "text": self.text if card is not None else None,
            "brief": card.brief if card is not None else None,
            "official_text": printed.text if printed is not None else None,
            "sets": [{"code": one.set, "card": one.code, "copies": one.copies} for one in facts.printings],
        }
        if facts.type == "identity":
            data |= {"minimum": facts.minimum, "influence_limit": facts.influence_limit}
        if facts.only:
            data["only"] = facts.only
        if card is not None:
            data |= {
                "unique": card.unique,
                "strength": card.strength,
                "memory": card.memory if card.type == "program" else None,
                "trash": card.trash,
                "link": card.link if card.type == "identity" else None,
            }
            if card.partial:
                data["partial"] = card.partial
        return data

    def words(self, texts: Texts) -> str:
        """All text that a search looks at, folded."""
        facts = self.facts
        shown, _ = self.text_with(texts)
        parts = (facts.title, facts.plain, facts.type, facts.faction_name, facts.side.name, *self.subtypes, shown)
        return " ".join(_folded(part) for part in parts)


@cache
def cards(rules: str = DEFAULT.name) -> Mapping[str, Entry]:
    """Every card of these rules by title, in the order of titles."""
    from sneakdoor.cards.registry import book  # noqa: PLC0415  (loading all cards takes a moment)

    declared: dict[str, CardDef] = {}
    for one in book(rules).cards:
        declared.setdefault(one.title, one)  # fronts come before backs, which may share the title
    return MappingProxyType({title: Entry(facts, declared.get(title)) for title, facts in known_cards(rules).items()})


def card(words: str, rules: str = DEFAULT.name) -> Entry:
    """Find a card by its title in any spelling.

    >>> card("sure gamble").title
    'Sure Gamble'
    >>> card("Sure Gambel")
    Traceback (most recent call last):
    sneakdoor.catalogue.entries.UnknownCard: no card is called "Sure Gambel"; the nearest: Sure Gamble...
    """
    titles = find(words, rules)
    if len(titles) == 1:
        return cards(rules)[titles[0]]
    if titles:
        raise UnknownCard(f'"{words}" can be {or_list(titles)}: write more of the title')
    close = nearest(words, rules=rules)
    raise UnknownCard(f'no card is called "{words}"' + (f"; the nearest: {or_list(close)}" if close else ""))


def search(words: str, texts: Texts | None = None, rules: str = DEFAULT.name) -> list[Entry]:
    """Cards that contain all these words in title, type, subtypes, faction, side or text.

    >>> [entry.title for entry in search("criminal killer ninja")]
    ['Ninja']
    """
    return list(_found(words, texts or {}, rules))


def _found(words: str, texts: Texts, rules: str) -> Iterator[Entry]:
    wanted = [one for one in (_folded(word) for word in words.split()) if one]
    if not wanted:
        return
    for entry in cards(rules).values():
        there = entry.words(texts)
        if all(one in there for one in wanted):
            yield entry


def _folded(words: str) -> str:
    return " ".join(fold(word) for word in words.split())
