"""Write every tournament list from a file of facts: `python -m sneakdoor.decks.gather_lists LISTS.json CARDS.json`.

LISTS.json has `formats` (each with its `snapshots`: from which day which pool and which list of cards were in force),
`pools` (their sets), `restrictions` (titles that were banned or restricted, or cost influence) and `sets` (their days
of release). Nothing is guessed: a list that is missing is not in force. CARDS.json is the card
file, for the codes of sets and for subtypes that were banned as a whole.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"
LAST_DAY: Final = "2020-12-31"  # the last day that the file covers

Facts = Mapping[str, Any]


def lists(facts: Facts, cards: Sequence[Facts]) -> list[dict[str, Any]]:
    """One entry for each period in which a format had the same pool and list."""
    codes = {printed["set_id"]: printed["code"] for card in cards for printed in card["sets"]}
    out = []
    for family in facts["formats"]:
        days = [one["date_start"] for one in family["snapshots"]]
        for since, until, one in zip(days, [*days[1:], ""], family["snapshots"], strict=True):
            if since > LAST_DAY:
                continue
            pool = _pool(facts, family, one["card_pool_id"])
            entry = {"family": family["id"], "name": _name(family["id"], since, days)}
            entry |= {"title": f"{family['name']}, from {since}", "since": since, "before": until}
            entry["sets"] = sorted(codes[name] for name in pool if name in codes)
            out.append(entry | _terms(facts["restrictions"].get(one.get("restriction_id", ""), {}), cards))
    return out


def _pool(facts: Facts, family: Facts, name: str) -> set[str]:
    """The sets of a pool, and those released while it was in force: a product is legal until it rotates out."""
    pool = set(facts["pools"][name]["card_set_ids"])
    days = [(one["date_start"], one["card_pool_id"]) for one in family["snapshots"]]
    if len(days) == 1:
        return pool  # a format that does not change
    since = min(day for day, one in days if one == name)
    before = min((day for day, one in days if day > since and one != name), default=LAST_DAY)
    ever = {
        one
        for other in facts["pools"].values()
        for one in other["card_cycle_ids"]
        if other["format_id"] == family["id"]
    }
    new = {one for one, told in facts["sets"].items() if since <= told["release"] < before and told["cycle"] in ever}
    return pool | new


def _name(family: str, since: str, days: list[str]) -> str:
    """Named by month; of two lists of a month, the first is named by its day."""
    later = [day for day in days if day[:7] == since[:7] and day > since]
    return f"{family}-{since if later else since[:7]}"


def _terms(restriction: Facts, cards: Sequence[Facts]) -> dict[str, Any]:
    known = {card["title"] for card in cards}
    removed = set(restriction.get("banned", ()))
    for subtype in restriction.get("subtypes", {}).get("banned", ()):
        removed |= {card["title"] for card in cards if subtype in {one.lower() for one in card["subtypes"]}}
    return {
        "removed": sorted(removed & known),
        "restricted": sorted(set(restriction.get("restricted", ())) & known),
        # Per copy: what is taken from the influence limit, or added to the influence cost.
        "penalties": _by_title(restriction.get("global_penalty", {}), known),
        "surcharges": _by_title(restriction.get("universal_faction_cost", {}), known),
    }


def _by_title(told: Mapping[str, Sequence[str]], known: set[str]) -> dict[str, int]:
    return {title: int(n) for n, titles in sorted(told.items()) for title in sorted(titles) if title in known}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m sneakdoor.decks.gather_lists", description="Write lists.json.")
    parser.add_argument("lists", type=Path)
    parser.add_argument("cards", type=Path)
    given = parser.parse_args(arguments)
    facts, cards = (json.loads(file.read_text(encoding="utf-8")) for file in (given.lists, given.cards))
    lines = ",\n".join(
        json.dumps({k: v for k, v in one.items() if v}, ensure_ascii=False) for one in lists(facts, cards)
    )
    (DATA / "lists.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
