"""Writes the deck-building facts of every card from a card file: `python -m sneakdoor.decks.gather CARDS.json`.

The card file is a list of objects with `title`, `stripped_title`, `side`, `faction`, `type`, `subtypes`, `deck_limit`,
`sets` (each with `name`, `code`, `cycle`, `release`, `code_nrdb`, `quantity`) and, where the card has them, `cost`,
`advancement`, `points`, `influence`, `min_deck`, `influence_limit`, `flags`. Only these facts are taken, and no text.
What comes out is one line per card, so that a change of the card file shows as a change of lines.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"

# Of all subtypes these decide about decks or group them when shown.
SUBTYPES: Final = ("alliance", "barrier", "code gate", "directive", "icebreaker", "sentry")
FLAGS: Final = {"draft": "draft", "campaign": "campaign", "multiplayer_promo": "multiplayer"}
USUAL_LIMIT: Final = 3

# What the card file has wrong.
CORRECTED: Final[Mapping[str, Mapping[str, Any]]] = {
    "AstroScript Pilot Program": {"limit": 1},  # CR 11.2.3: one copy for each deck.
}


def facts(card: Mapping[str, Any]) -> dict[str, Any]:
    """The line of one card; what is usual or missing is left out."""
    line: dict[str, Any] = {"title": card["title"]}
    if card["stripped_title"] != line["title"]:
        line["plain"] = card["stripped_title"]
    line |= {"faction": card["faction"], "type": card["type"]}
    if subtypes := [name for name in SUBTYPES if name in {given.lower() for given in card["subtypes"]}]:
        line["subtypes"] = subtypes
    for name, given in (("minimum", "min_deck"), ("influence_limit", "influence_limit"), ("points", "points")):
        if card.get(given) is not None:
            line[name] = card[given]
    cost = card["advancement"] if card["type"] == "agenda" else card.get("cost")
    if isinstance(cost, int):  # X is no number
        line["cost"] = cost
    if card.get("influence") is not None:
        line["influence"] = card["influence"]
    if card["type"] != "identity" and card["deck_limit"] != USUAL_LIMIT:
        line["limit"] = card["deck_limit"]
    for flag in card.get("flags", ()):
        line["only"] = FLAGS[flag]
    oldest_first = sorted(card["sets"], key=lambda printed: (printed["release"], printed["code_nrdb"]))
    line["printings"] = [[printed["code"], printed["code_nrdb"], printed["quantity"]] for printed in oldest_first]
    return {**line, **CORRECTED.get(card["title"], {})}


def sets(cards: Iterable[Mapping[str, Any]]) -> dict[str, dict[str, str]]:
    """Every set by its code, oldest first."""
    found = {printed["code"]: printed for card in cards for printed in card["sets"]}
    return {
        code: {"name": printed["name"], "cycle": printed["cycle"], "released": printed["release"]}
        for code, printed in sorted(found.items(), key=lambda item: (item[1]["release"], item[0]))
    }


def one_per_line(items: Iterable[str], opening: str, closing: str) -> str:
    return opening + "\n" + ",\n".join(items) + "\n" + closing + "\n"


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sneakdoor.decks.gather", description="Write the facts of cards.")
    parser.add_argument("cards", type=Path, metavar="CARDS.json", help="the card file to read")
    parser.add_argument("--into", type=Path, default=DATA, help="the folder to write to (usually the package's own)")
    wanted = parser.parse_args(arguments)
    cards = json.loads(wanted.cards.read_text(encoding="utf-8"))
    told = sorted(map(facts, cards), key=lambda line: str(line["title"]))
    (wanted.into / "cards.json").write_text(one_per_line(map(compact, told), "[", "]"), encoding="utf-8")
    lines = one_per_line((f"{compact(code)}:{compact(told)}" for code, told in sets(cards).items()), "{", "}")
    (wanted.into / "sets.json").write_text(lines, encoding="utf-8")
    sys.stdout.write(f"{len(cards)} cards written to {wanted.into}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
