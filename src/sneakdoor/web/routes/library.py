"""What can be looked up: cards, decks to begin with, bots, formats, timing, rules."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from sneakdoor import __version__
from sneakdoor.bots import LEVELS
from sneakdoor.catalogue import cards
from sneakdoor.decks import (
    FILE_FORMATS,
    SHELVES,
    Deck,
    check,
    every_card,
    formats,
    latest_decks,
    pool,
    sets,
    starter_decks,
    unimplemented,
)
from sneakdoor.decks.facts import FACTIONS
from sneakdoor.rulebook import DEFAULT_RULES, LATEST_RULES, RulesetName, UnknownRule, children, find
from sneakdoor.rulebook import PLAYED as PLAYED_RULES
from sneakdoor.seating import KINDS
from sneakdoor.timing import structures
from sneakdoor.web.access_control import BadRequest, limited
from sneakdoor.web.compression import CompressedJson

DAY: Final = "public, max-age=86400"
FACTS: Final = (
    "title", "side", "type", "faction", "subtypes", "state", "cost", "points", "influence", "deck_limit", "minimum",
    "influence_limit", "only", "unique", "strength", "memory", "trash", "link",
)  # fmt: skip


PLAYED: Final = frozenset({"event", "operation"})
"""Types that are never installed, so that their one line has no place."""


@cache
def catalog_made(rules: str = DEFAULT_RULES) -> CompressedJson:
    data = {
        "version": __version__,
        "rules": rules,
        "cards": [card_json(title, rules) for title in cards(rules)],
        "sets": {code: {"name": one.name, "cycle": one.cycle} for code, one in sets(rules).items()},
        "factions": {key: {"side": side.name.lower(), "name": name} for key, (side, name) in FACTIONS.items()},
        "starters": [starter_json(deck, shelf) for shelf, deck in starters_of(rules)],
        "bots": [{"name": name, "words": words} for name, words in LEVELS.items()],
        "formats": [{"name": one.name, "title": one.title, "rules": one.rules} for one in formats().values()],
        "file_formats": list(FILE_FORMATS),
        "stops": [{"name": name, "words": words} for name, words in KINDS.items()],
    }
    return CompressedJson(data)


def card_json(title: str, rules: str = DEFAULT_RULES) -> dict[str, Any]:
    """A card for its face, the browser and the search; what it has nothing of is left out."""
    entry = cards(rules)[title]
    data = entry.as_json()
    out = {name: data[name] for name in FACTS if _something(data.get(name))}
    if data["cost"] is None and data["type"] != "identity":
        out["cost"] = "X"
    out["text"] = [line for line in (data["text"] or "").split("\n") if line]
    if data["brief"] and data["type"] not in PLAYED:
        out["brief"] = data["brief"]  # beside the text, which it resembles: so the two are packed tightly
    out["sets"] = [one["code"] for one in data["sets"]]
    return out


def _something(value: Any) -> bool:
    """Is there anything to tell? A cost of 0 is."""
    return value is not None and value is not False and value not in ("", [])


def starters_of(rules: str) -> list[tuple[str, Deck]]:
    """The decks that come with the package, by shelf, as far as they can be played by these rules."""
    found: list[tuple[str, Deck]] = [(shelf, deck) for shelf in SHELVES for deck in starter_decks(shelf).values()]
    if rules == LATEST_RULES:
        newer = ((shelf, deck) for shelf, decks in latest_decks().items() for deck in decks.values())
        found += [(shelf, deck) for shelf, deck in newer if not unimplemented(deck, rules)]
    return found


def starter_json(deck: Deck, shelf: str) -> dict[str, Any]:
    facts = every_card()[deck.identity]
    return {
        "name": deck.name,
        "shelf": shelf,
        "side": deck.side.name.lower(),
        "identity": deck.identity,
        "faction": facts.faction,
        "plan": deck.notes,
        "cards": dict(deck.cards),
    }


@cache
def format_made(name: str) -> CompressedJson:
    found = formats()[name]
    allowed = pool(found)
    restricted = sorted(found.restricted)
    legal = [deck.name for _, deck in starters_of(found.rules) if not check(deck, found)]
    data = {"name": found.name, "title": found.title, "cards": allowed, "restricted": restricted, "starters": legal}
    return CompressedJson(data)


@cache
def timing_made(rules: str = DEFAULT_RULES) -> CompressedJson:
    return CompressedJson({"structures": {key: one.as_dict() for key, one in structures(rules).items()}})


@get("/api/catalog", media_type="application/json")
async def catalog(request: Request[Any, Any, Any], rules: FromQuery[RulesetName] = DEFAULT_RULES) -> Response[bytes]:
    """Every card of these rules with what the engine makes of it, starter decks, bots and formats."""
    limited(request, "requests")
    return (await asyncio.to_thread(catalog_made, rules)).answer(request)


@get("/api/wordings")
async def wordings(request: Request[Any, Any, Any], title: FromQuery[str]) -> dict[str, list[str]]:
    """The text of a card by each version of the rules that has it; far smaller than the catalogues."""
    limited(request, "requests")
    found = await asyncio.to_thread(texts_of, title)
    if not found:
        raise BadRequest(404, f'there is no card "{title[:60]}"')
    return found


def texts_of(title: str) -> dict[str, list[str]]:
    return {rules: card_json(title, rules)["text"] for rules in PLAYED_RULES if title in cards(rules)}


@get("/api/timing", media_type="application/json")
async def timing(request: Request[Any, Any, Any], rules: FromQuery[RulesetName] = DEFAULT_RULES) -> Response[bytes]:
    """The timing structures of these rules, made from the step tables that the engine walks."""
    limited(request, "requests")
    return (await asyncio.to_thread(timing_made, rules)).answer(request)


@get("/api/rules/{number:str}")
async def rule(request: Request[Any, Any, Any], number: FromPath[str]) -> dict[str, Any]:
    """What a rule is about, in our words."""
    limited(request, "requests")
    try:
        found = await asyncio.to_thread(find, number[:20])
    except UnknownRule as unknown:
        raise BadRequest(404, str(unknown)) from None
    inside = await asyncio.to_thread(children, found.number)
    return {
        "number": found.number,
        "section": found.section,
        "title": found.title,
        "kind": found.kind,
        "summary": found.summary,
        "version": found.version,
        "evidence": found.evidence,
        "replaces": list(found.replaces),
        "children": [getattr(one, "number", one) for one in inside],
    }


@get("/api/formats/{name:str}", media_type="application/json")
async def format_(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Which cards have a place in a format, of which of them a deck may have only one, and the legal starter decks."""
    limited(request, "requests")
    if name not in formats():
        raise BadRequest(404, f'there is no format "{name[:40]}"')
    return (await asyncio.to_thread(format_made, name)).answer(request)


ROUTES: Final = [catalog, wordings, timing, rule, format_]
