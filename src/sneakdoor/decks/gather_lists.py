"""Write every tournament list from files of facts.

    python -m sneakdoor.decks.gather_lists LISTS.json CARDS.json LISTS_TODAY.json CARDS_TODAY.json

LISTS.json has `formats` (each with its `snapshots`: from which day which pool and which list of cards were in force),
`pools` (their sets), `restrictions` (titles that were banned or restricted, or cost influence) and `sets` (their days
of release). Nothing is guessed: a list that is missing is not in force. CARDS.json is the card
file, for the codes of sets and for subtypes that were banned as a whole.

LISTS_TODAY.json has the lists since 2021, played by today's rules: `formats` by id with their dated lists, `pools` by
format, `restrictions` by id, with cards by the ids of CARDS_TODAY.json.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"
LAST_DAY: Final = "2020-12-31"  # the last day of the lists that are played by 1.4
TODAY: Final = "26.03"  # the rules of later ones

Facts = Mapping[str, Any]
NAMES: Final = {"standard": "Standard", "startup": "Startup", "eternal": "Eternal"}
OLD: Final = ("standard", "eternal", "snapshot")  # formats that LISTS.json has as well


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


def lists_today(facts: Facts, cards: Sequence[Facts]) -> list[dict[str, Any]]:
    """The same for the lists since 2021. A format that the file begins too early begins with its newest cards."""
    codes = {printed["set_id"]: printed["code"] for card in cards for printed in card["sets"]}
    released = {printed["set_id"]: printed["release"] for card in cards for printed in card["sets"]}
    out = []
    for family in NAMES:
        lists = facts["formats"][family]
        pools = {one["id"]: one["card_set_ids"] for one in facts["pools"][family]}
        known = sorted((one for one in lists if one["id"].startswith(f"{family}_")), key=lambda one: one["date_start"])
        days = [one["date_start"] for one in known]
        if days[0] <= LAST_DAY and family not in OLD:
            days[0] = max(released[one] for one in pools[known[0]["card_pool_id"]])
        for since, until, one in zip(days, [*days[1:], ""], known, strict=True):
            if since <= LAST_DAY:
                continue
            entry: dict[str, Any] = {"family": family, "name": _name(family, since, days)}
            entry |= {"title": f"{NAMES[family]}, from {since}", "since": since, "before": until, "rules": TODAY}
            entry["sets"] = sorted(codes[name] for name in pools[one["card_pool_id"]] if name in codes)
            out.append(entry | _terms_today(facts["restrictions"].get(one.get("restriction_id", ""), {}), cards))
    return out


def _terms_today(restriction: Facts, cards: Sequence[Facts]) -> dict[str, Any]:
    titles = {card["id"]: card["title"] for card in cards}
    removed = {titles[one] for one in restriction.get("banned", ())}
    for subtype in restriction.get("subtypes", {}).get("banned", ()):
        removed |= {card["title"] for card in cards if subtype in card["subtypes"]}
    points = {titles[one]: int(n) for n, ids in restriction.get("points", {}).items() for one in ids}
    return {
        "removed": sorted(removed),
        "restricted": sorted(titles[one] for one in restriction.get("restricted", ())),
        "points": dict(sorted(points.items())),
        "most_points": restriction.get("point_limit", 0),
        "three_pointers": restriction.get("max_3_point_agendas", 0),
    }


def follow(old: list[dict[str, Any]], new: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Both together: the last list of a format by 1.4 ends where the first one of today begins."""
    first: dict[str, str] = {}
    for one in new:
        first.setdefault(one["family"], one["since"])
    ended = [one | {"before": one["before"] or first.get(one["family"], "")} for one in old]
    return [*ended, *new]


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
    new = {one for one, lists in facts["sets"].items() if since <= lists["release"] < before and lists["cycle"] in ever}
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


def _by_title(lists: Mapping[str, Sequence[str]], known: set[str]) -> dict[str, int]:
    return {title: int(n) for n, titles in sorted(lists.items()) for title in sorted(titles) if title in known}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m sneakdoor.decks.gather_lists", description="Write lists.json.")
    parser.add_argument("lists", type=Path)
    parser.add_argument("cards", type=Path)
    parser.add_argument("lists_today", type=Path)
    parser.add_argument("cards_today", type=Path)
    given = parser.parse_args(arguments)
    files = (given.lists, given.cards, given.lists_today, given.cards_today)
    facts, cards, facts_today, cards_today = (json.loads(file.read_text(encoding="utf-8")) for file in files)
    found = follow(lists(facts, cards), lists_today(facts_today, cards_today))
    lines = ",\n".join(json.dumps({k: v for k, v in one.items() if v}, ensure_ascii=False) for one in found)
    (DATA / "lists.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
