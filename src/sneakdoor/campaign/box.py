"""The contents of a campaign's box: cards, their numbers, and their sets if these are known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sneakdoor.decks import cards, find, nearest
from sneakdoor.decks.titles import or_list

MADE_FOR: Final = "campaign"
Contents = dict[int, tuple[str, ...]]
"""Sets by their numbers, with the titles of their cards."""


class CampaignError(ValueError):
    """Something about a campaign that cannot be; the message says what."""


def campaign_cards() -> tuple[str, ...]:
    """The titles that were made for a campaign, in the order in which they were printed."""
    found = [one for one in cards().values() if one.only == MADE_FOR]
    return tuple(one.title for one in sorted(found, key=lambda one: one.printing.code))


def there_are(title: str) -> int:
    """How many copies of a card made for a campaign its box holds; 0 for any other card."""
    one = cards().get(title)
    return one.printing.copies if one is not None and one.only == MADE_FOR else 0


def check_contents(data: Mapping[object, object]) -> Contents:
    """Sets and their cards as somebody wrote them down; everything wrong with that is said at once."""
    out: Contents = {}
    seen: dict[str, int] = {}
    wrong: list[str] = []
    for key, titles in data.items():
        text = str(key)
        if not (text.isascii() and text.isdigit() and 0 < int(text[:6]) < 1000):
            wrong.append(f'"{text[:40]}" is no number of a set')
            continue
        if not isinstance(titles, list | tuple) or not all(isinstance(one, str) for one in titles):
            wrong.append(f"set {text}: its cards must be a list of titles")
            continue
        number = int(text)
        held: list[str] = []
        for words in titles:
            title = _known(words, number, wrong)
            if title and seen.setdefault(title, number) != number:
                wrong.append(f"{title} is in set {seen[title]} and in set {number}")
            elif title and title not in held:
                held.append(title)
        out[number] = tuple(held)
    if wrong:
        raise CampaignError("; ".join(wrong[:10]))
    return dict(sorted(out.items()))


def _known(words: str, number: int, wrong: list[str]) -> str:
    """The title of a campaign card that is meant, or nothing, with the reason among what is wrong."""
    exact = words if words in cards() else ""
    found = (exact,) if exact else find(words)
    if len(found) == 1 and cards()[found[0]].only == MADE_FOR:
        return found[0]
    if len(found) == 1:
        wrong.append(f"set {number}: {found[0]} was not made for a campaign")
    else:
        wrong.append(f'set {number}: "{words[:60]}" is no card (nearest: {or_list(nearest(words)) or "none"})')
    return ""
