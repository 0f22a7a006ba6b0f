"""Decks: save, import, check, export, compare; sample opening hands."""

from __future__ import annotations

import random
import secrets
from functools import lru_cache
from typing import Any, Final

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from sneakdoor import Deck, Side
from sneakdoor.decks import (
    FILE_FORMATS,
    DeckError,
    Tally,
    Violation,
    agenda_points,
    check,
    check_for_play,
    difference,
    every_card,
    format_named,
    formats,
    hands,
    read,
    rules_for,
    rules_only,
    with_mulligan,
    write,
)
from sneakdoor.web.access_control import BadRequest, Visitor, limited, manager_of
from sneakdoor.web.decks import from_json
from sneakdoor.web.slow_work import slow_work

LONGEST: Final = 20_000
LONGEST_NAME: Final = 100
MOST_HANDS: Final = 20
AT_ONCE: Final = 10
"""Decks parsed per batch."""


class DeckBody(Struct, forbid_unknown_fields=True):
    """A deck as the page has it."""

    identity: str
    cards: dict[str, int]
    name: str = ""
    extras: dict[str, int] = {}
    notes: str = ""
    side: str = ""


class SavedDeck(Struct):
    id: str
    name: str
    text: str
    changed: float
    identity: str | None = None
    side: str | None = None


class NewDeck(Struct, forbid_unknown_fields=True):
    text: str
    name: str = ""


class DeckText(Struct, forbid_unknown_fields=True):
    text: str
    filename: str | None = None


class Checking(Struct, forbid_unknown_fields=True):
    deck: DeckBody
    format: str | None = None


class Exporting(Struct, forbid_unknown_fields=True):
    deck: DeckBody
    form: str


class Dealing(Struct, forbid_unknown_fields=True):
    deck: DeckBody
    n: int = 5
    seed: int | None = None
    wanted: list[str] = []


class Comparing(Struct, forbid_unknown_fields=True):
    a: DeckBody
    b: DeckBody


def _short(text: str) -> str:
    if len(text) > LONGEST:
        raise BadRequest(413, f"the list is too long: at most {LONGEST} characters")
    return text


# --------------------------------------------------------------------------------------------------------------- kept


@get("/api/decks")
async def saved(request: Request[Any, Any, Any], me: Visitor) -> list[SavedDeck]:
    """My decks."""
    rows = await manager_of(request).people.decks(me.person.id)
    out: list[SavedDeck] = []
    for first in range(0, len(rows), AT_ONCE):  # let others run in between
        out += await slow_work(request, _saved, rows[first : first + AT_ONCE])
    return out


def _saved(rows: list[dict[str, Any]]) -> list[SavedDeck]:
    return [SavedDeck(row["id"], row["name"], row["text"], row["changed"], *_identity_in(row["text"])) for row in rows]


@lru_cache(maxsize=2000)
def _identity_in(text: str) -> tuple[str | None, str | None]:
    """Identity and side of a list; nothing where it cannot be read: it was kept as it is, to be repaired."""
    try:
        deck = read(text)
    except DeckError:
        return None, None
    return deck.identity, deck.side.name.lower()


@post("/api/decks")
async def save(request: Request[Any, Any, Any], data: JSONBody[NewDeck], me: Visitor) -> SavedDeck:
    """Save a deck, even with problems."""
    return await _kept(request, data, me, None)


@put("/api/decks/{deck_id:str}")
async def change(
    request: Request[Any, Any, Any], deck_id: FromPath[str], data: JSONBody[NewDeck], me: Visitor
) -> SavedDeck:
    return await _kept(request, data, me, deck_id)


async def _kept(request: Request[Any, Any, Any], data: NewDeck, me: Visitor, id_: str | None) -> SavedDeck:
    text = _short(data.text)
    name = " ".join(data.name.split())[:LONGEST_NAME] or "A deck"
    made = await manager_of(request).people.keep_deck(me.person.id, name, text, id_)
    if made is None and id_ is not None:
        raise BadRequest(404, "you have no such deck")
    if made is None:
        raise BadRequest(409, "you have too many decks: remove some first")
    row = await manager_of(request).people.deck(me.person.id, made)
    assert row is not None
    [found] = await slow_work(request, _saved, [row])
    return found


@delete("/api/decks/{deck_id:str}", status_code=200)
async def drop(request: Request[Any, Any, Any], deck_id: FromPath[str], me: Visitor) -> dict[str, bool]:
    if not await manager_of(request).people.drop_deck(me.person.id, deck_id):
        raise BadRequest(404, "you have no such deck")
    return {"removed": True}


# ------------------------------------------------------------------------------------------------------- looked into


@post("/api/decks/read", status_code=200)
async def read_deck(request: Request[Any, Any, Any], data: JSONBody[DeckText]) -> dict[str, Any]:
    """Parse a deck list in any supported form; report every unreadable line."""
    limited(request, "requests")
    return await slow_work(request, _read, _short(data.text))


def _read(text: str) -> dict[str, Any]:
    try:
        deck = read(text)
    except DeckError as error:
        return {"deck": None, "problems": [{**one.as_json(), "told": str(one)} for one in error.problems]}
    return {"deck": deck.as_json(), "problems": []}


@post("/api/decks/check", status_code=200)
async def check_deck(request: Request[Any, Any, Any], data: JSONBody[Checking]) -> dict[str, Any]:
    """Check a deck against the rules and a format; return problems and figures."""
    limited(request, "requests")
    if data.format is not None and data.format not in formats():
        raise BadRequest(422, f"there is no format {data.format[:40]!r}; there are {', '.join(formats())}")
    return await slow_work(request, _checked, _body(data.deck), data.format)


def _body(deck: DeckBody) -> dict[str, Any]:
    if len(deck.cards) + len(deck.extras) > 1000 or len(deck.notes) > LONGEST:
        raise BadRequest(413, "that is too much for a deck")
    return {"name": deck.name, "identity": deck.identity, "cards": deck.cards, "extras": deck.extras}


def _checked(given: dict[str, Any], format_: str | None) -> dict[str, Any]:
    deck = from_json(given)
    chosen = rules_only(rules_for(deck)) if format_ is None else format_named(format_)
    tally = Tally(deck, chosen.rules)
    wrong = check(deck, chosen)
    unplayable: list[Violation] = check_for_play(deck, rules_only(chosen.rules))
    if not check_for_play(deck, chosen):
        unplayable = []  # the identities of a starter pack are legal in its format only
    play = [one for one in unplayable if one not in wrong]
    identity = every_card().get(deck.identity)
    points = None
    if deck.side == Side.CORP:
        least, most = agenda_points(max(deck.size, identity.minimum if identity else 0))
        points = {"found": tally.points, "least": least, "most": most}
    return {
        "legal": not wrong,
        "playable": not unplayable,
        "rules": chosen.rules,
        "problems": [{**one.as_json(), "told": str(one)} for one in (*wrong, *play)],
        "size": {"found": deck.size, "least": identity.minimum if identity else 0},
        "influence": {"found": tally.influence, "most": identity.influence_limit if identity else None},
        "points": points,
    }


@post("/api/decks/export", status_code=200)
async def export(request: Request[Any, Any, Any], data: JSONBody[Exporting]) -> dict[str, str]:
    """Export a deck as text."""
    limited(request, "requests")
    if data.form not in FILE_FORMATS:
        raise BadRequest(422, f"there is no form {data.form[:40]!r}; there are {', '.join(FILE_FORMATS)}")
    text: str = await slow_work(request, _written, _body(data.deck), data.form)
    return {"text": text}


def _written(given: dict[str, Any], form: str) -> str:
    return write(from_json(given), form)


@post("/api/decks/hands", status_code=200)
async def first_hands(request: Request[Any, Any, Any], data: JSONBody[Dealing]) -> dict[str, Any]:
    """Sample opening hands and compute the odds of the wanted cards."""
    limited(request, "requests")
    if not 1 <= data.n <= MOST_HANDS or len(data.wanted) > 100:
        raise BadRequest(422, f"1 to {MOST_HANDS} hands, and at most 100 wanted cards")
    seed = data.seed if data.seed is not None else secrets.randbits(32)
    return await slow_work(request, _dealt, _body(data.deck), data.n, seed, data.wanted)


def _dealt(given: dict[str, Any], n: int, seed: int, wanted: list[str]) -> dict[str, Any]:
    deck = from_json(given)
    odds = hands(deck)
    pile = [title for title, count in deck.cards.items() for _ in range(count)]
    chance = random.Random(seed)  # noqa: S311  (a trial, no secret)
    dealt = [sorted(chance.sample(pile, odds.size)) for _ in range(n)]
    one = odds.any_of(wanted) if wanted else None
    return {
        "seed": seed,
        "hands": dealt,
        "any_of_wanted": None if one is None else float(one),
        "with_mulligan": None if one is None else float(with_mulligan(one)),
    }


@post("/api/decks/compare", status_code=200)
async def compare(request: Request[Any, Any, Any], data: JSONBody[Comparing]) -> dict[str, Any]:
    """Compare two decks."""
    limited(request, "requests")
    return await slow_work(request, _compared, _body(data.a), _body(data.b))


def _compared(a: dict[str, Any], b: dict[str, Any]) -> dict[str, Any]:
    one: Deck = from_json(a)
    return difference(one, from_json(b)).as_json()


ROUTES: Final = [saved, save, change, drop, read_deck, check_deck, export, first_hands, compare]
