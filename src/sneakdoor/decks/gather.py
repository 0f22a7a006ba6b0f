"""Write the deck data of every card from card files: `python -m sneakdoor.decks.gather CARDS.json MORE.json`.

A card file is a list of objects with `title`, `side`, `faction`, `type`, `subtypes`, `deck_limit`, `sets` (each with
`name`, `code`, `cycle`, `release`, `code_nrdb`, `quantity`) and, where the card has them, `cost`, `advancement`,
`points`, `influence`, `min_deck` (or `minimum_deck_size`), `influence_limit`, `flags`. Texts are never taken. Of a card
that is in several files the first one counts.

A declared card has its facts in the declaration, so only its printings are written; of other cards the facts are
written too. There is one line per card, so that a change of the card file shows as a change of lines.
"""

import argparse
import json
import sys
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"

# Draft is missing: identities for drafts say so in their declarations.
PURPOSES: Final = {"campaign": "campaign", "multiplayer_promo": "multiplayer"}
USUAL_LIMIT: Final = 3


def line_of(card: Mapping[str, Any], declared: Collection[str]) -> dict[str, Any]:
    """The line of a card: its printings, and the facts that no declaration has."""
    facts = {} if card["title"] in declared else facts_of(card)
    oldest_first = sorted(card["sets"], key=lambda printed: (printed["release"], printed["code_nrdb"]))
    printings = [[printed["code"], printed["code_nrdb"], printed["quantity"]] for printed in oldest_first]
    return {"title": card["title"], **facts, "printings": printings}


def facts_of(card: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of an undeclared card, named as `CardFacts` names them; defaults are left out."""
    facts: dict[str, Any] = {"faction": card["faction"], "type": card["type"]}
    if card["subtypes"]:
        facts["subtypes"] = [subtype_name(name).lower() for name in card["subtypes"]]
    minimum = {"minimum": card.get("min_deck", card.get("minimum_deck_size"))}
    given = minimum | {name: card.get(name) for name in ("influence_limit", "points")}
    facts |= {name: value for name, value in given.items() if value is not None}
    cost = card["advancement"] if card["type"] == "agenda" else card.get("cost")
    if isinstance(cost, int):  # X is no number
        facts["cost"] = cost
    if card.get("influence") is not None:
        facts["influence"] = card["influence"]
    if card["deck_limit"] != USUAL_LIMIT:
        facts["limit"] = card["deck_limit"]
    return facts


def subtype_name(name: str) -> str:
    """A subtype in words, where a card file has an identifier.

    >>> subtype_name("code_gate"), subtype_name("g_mod"), subtype_name("Code Gate")
    ('code gate', 'g-mod', 'Code Gate')
    """
    return "g-mod" if name == "g_mod" else name.replace("_", " ")


def sets(cards: Iterable[Mapping[str, Any]]) -> dict[str, dict[str, str]]:
    """Every set by its code, oldest first; `only` where its cards were made for a way of playing of their own."""
    found = [(printed, card) for card in cards for printed in card["sets"]]
    found.sort(key=lambda pair: (pair[0]["release"], pair[0]["code"]))
    out: dict[str, dict[str, str]] = {}
    for printed, card in found:
        fields = {"name": printed["name"], "cycle": printed["cycle"], "released": printed["release"]}
        out.setdefault(printed["code"], fields)
        for flag in card.get("flags", ()):
            if flag in PURPOSES:
                out[printed["code"]]["only"] = PURPOSES[flag]
    return out


def one_per_line(items: Iterable[str], opening: str, closing: str) -> str:
    return opening + "\n" + ",\n".join(items) + "\n" + closing + "\n"


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main(arguments: Sequence[str] | None = None) -> int:
    from sneakdoor.cards.registry import book  # noqa: PLC0415  (loading all cards takes a moment)
    from sneakdoor.model.ruleset import LATEST  # noqa: PLC0415

    parser = argparse.ArgumentParser(prog="python -m sneakdoor.decks.gather", description="Write the data of cards.")
    parser.add_argument("cards", type=Path, nargs="+", metavar="CARDS.json", help="the card files to read")
    parser.add_argument("--into", type=Path, default=DATA, help="the folder to write to (by default the package's own)")
    wanted = parser.parse_args(arguments)
    found: dict[str, dict[str, Any]] = {}
    for file in wanted.cards:
        for card in json.loads(file.read_text(encoding="utf-8")):
            found.setdefault(card["title"], card)
    cards = list(found.values())
    latest = book(LATEST.name)
    declared = {card.title for card in latest.cards[: latest.fronts]}
    lines = sorted((line_of(card, declared) for card in cards), key=lambda line: str(line["title"]))
    (wanted.into / "cards.json").write_text(one_per_line(map(compact, lines), "[", "]"), encoding="utf-8")
    known = (f"{compact(code)}:{compact(fields)}" for code, fields in sets(cards).items())
    (wanted.into / "sets.json").write_text(one_per_line(known, "{", "}"), encoding="utf-8")
    sys.stdout.write(f"{len(cards)} cards written to {wanted.into}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
