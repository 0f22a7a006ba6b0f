"""Read and write decks in the JSON of NetrunnerDB's API.

Version 2 (`cards` by NetrunnerDB codes, including the identity) is written; version 3 (`attributes` with
`identity_card_id` and `card_slots`) is read as well. Cards that begin outside the deck are in `extras`, a key that
other programs ignore.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

from sneakdoor.decks.deck import MOST, Deck, DeckError, Draft, Problem
from sneakdoor.decks.facts import by_code, every_card

VERSION: Final = "2.0"


def is_json(text: str) -> bool:
    """Is the whole text a JSON object or list?"""
    if text[:1] not in {"{", "["}:
        return False
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def read_json(text: str) -> Deck:
    try:
        data = json.loads(text)
    except RecursionError:
        raise DeckError([Problem(1, "", "this JSON is nested too deeply to be a deck")]) from None
    except json.JSONDecodeError as error:
        raise DeckError([Problem(error.lineno, "", f"this is not JSON: {error.msg}")]) from error
    except ValueError as error:  # numbers with thousands of digits
        raise DeckError([Problem(1, "", f"this JSON cannot be read: {error}")]) from error
    return _JsonReader(text).read(_one_deck(data))


def _one_deck(data: object) -> Mapping[str, Any]:
    if isinstance(data, dict) and "data" in data:
        data = data["data"]
    if isinstance(data, list):
        if len(data) != 1:
            raise DeckError([Problem(0, "", f"this JSON holds {len(data)} decks, and one is wanted")])
        data = data[0]
    if isinstance(data, dict) and isinstance(data.get("attributes"), dict):
        data = data["attributes"]
    if not isinstance(data, dict) or not ({"cards", "card_slots"} & set(data)):
        raise DeckError([Problem(0, "", 'this JSON is no deck of NetrunnerDB: it has no "cards"')])
    return data


class _JsonReader:
    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.draft = Draft()

    def read(self, data: Mapping[str, Any]) -> Deck:
        self.draft.name = _text(data.get("name"))
        notes = data.get("description") if "description" in data else data.get("notes")
        self.draft.notes = [_text(notes)]
        if isinstance(identity := data.get("identity_card_id"), str):
            self.draft.name_identity(self._line(identity), identity)
        self.draft.counts = self._slots(data.get("cards", data.get("card_slots")))
        self.draft.extras = self._slots(data.get("extras", {}))
        return self.draft.finish()

    def _slots(self, slots: object) -> list[tuple[str, int]]:
        if isinstance(slots, list) and not slots:  # how some write an empty object
            return []
        if not isinstance(slots, dict):
            self.draft.complain(0, "", 'cards must be an object such as {"01034": 3}')
            return []
        found = []
        for code, count in slots.items():
            line = self._line(code)
            if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= MOST:
                said = str(count)[:20] if isinstance(count, (str, float, bool)) else "no such number of"
                self.draft.complain(line, code, f"has {said} copies, and 1 to {MOST} can be")
            elif title := self._title(line, code):
                found.append((title, count))
        return found

    def _title(self, line: int, code: str) -> str | None:
        if card := by_code().get(code):
            return card.title
        if code.isdigit():
            self.draft.complain(line, code, "is the code of no card that I know")
            return None
        return self.draft.match(line, code)

    def _line(self, word: str) -> int:
        """The number of the first line that contains this string; 0 if there is none."""
        wanted = json.dumps(word)
        return next((number for number, line in enumerate(self.lines, 1) if wanted in line), 0)


def _text(data: object) -> str:
    return data if isinstance(data, str) else ""


def write_json(deck: Deck) -> str:
    slots = {_code(deck.identity): 1}
    for title, count in deck.cards.items():
        slots[_code(title)] = slots.get(_code(title), 0) + count
    data: dict[str, Any] = {"name": deck.name, "description": deck.notes, "cards": slots}
    if deck.extras:
        data["extras"] = {_code(title): count for title, count in deck.extras.items()}
    answer = {"data": [data], "total": 1, "success": True, "version_number": VERSION}
    return json.dumps(answer, ensure_ascii=False, indent=1) + "\n"


def _code(title: str) -> str:
    return every_card()[title].printing.code or title  # readers take titles as well
