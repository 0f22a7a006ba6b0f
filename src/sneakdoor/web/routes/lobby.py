"""Tables: those that are open, opening one, joining, leaving."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from functools import partial
from typing import Any, Final, Literal

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct, json

from sneakdoor import Deck, Side
from sneakdoor.bots import LEVELS
from sneakdoor.decks import formats
from sneakdoor.web import messages as m
from sneakdoor.web.decks import BadDeck, from_text, kept, playable, starter, starters
from sneakdoor.web.guarding import BadRequest, Visitor, house_of, limited
from sneakdoor.web.house import House, a_side
from sneakdoor.web.store import KeptTable, SignedIn, secret
from sneakdoor.web.table import table_info

LONGEST_DELAY: Final = 600
LONGEST_CLOCK: Final = 240
LONGEST_INCREMENT: Final = 300
LONGEST_LIST: Final = 20_000


class DeckChoice(Struct, forbid_unknown_fields=True):
    """One of these: a starter deck by name, a saved deck by id, a list as text."""

    starter: str | None = None
    saved: str | None = None
    list: str | None = None


class Rival(Struct, forbid_unknown_fields=True):
    """A bot to play against; without a deck it takes one of the starter decks."""

    bot: str
    deck: DeckChoice | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """Without a deck it is one of the starter decks, by chance; a deck says the side, where that is left to chance."""

    deck: DeckChoice | None = None
    side: Literal["corp", "runner", "random"] = "random"
    opponent: Rival | None = None
    format: str | None = None
    clock: m.ClockSetting | None = None
    public: bool = True
    spectators: bool = True
    delay: int = 0
    open_hands: bool = False
    seed: int | None = None


class Opened(Struct):
    id: str
    key: str
    side: m.SideWord


class Joining(Struct, forbid_unknown_fields=True):
    deck: DeckChoice | None = None
    key: str | None = None


@get("/api/tables")
async def tables(request: Request[Any, Any, Any]) -> list[m.TableInfo]:
    """The public tables."""
    limited(request, "requests")
    return await house_of(request).lobby()


@get("/api/tables/mine")
async def mine(request: Request[Any, Any, Any], me: Visitor) -> list[m.TableInfo]:
    """The tables at which I sit, to come back to."""
    house = house_of(request)
    found = [one for one in await house.store.listed("open", "playing", "over", most=500)
             if me.person.id in {one.corp, one.runner}]  # fmt: skip
    return [_info(house, one, me.person.id) for one in found[:50]]


def _info(house: House, row: KeptTable, person: str) -> m.TableInfo:
    """A table as a person may know it, with what only the process knows in which it lives."""
    living = house.tables.get(row.id)
    if living is not None:
        return living.info(person)
    info = table_info(row, json.decode(row.settings, type=m.Settings))
    info.seat = "corp" if row.corp == person else "runner" if row.runner == person else None
    info.host = row.host == person
    info.key = row.key if info.host else None
    return info


@get("/api/tables/{table_id:str}")
async def one_table(
    request: Request[Any, Any, Any], table_id: FromPath[str], me: Visitor, key: FromQuery[str] = ""
) -> m.TableInfo:
    """One table, as I may know it; a private one is for those who have its key."""
    house = house_of(request)
    row = await house.store.table(table_id)
    if row is None:
        raise BadRequest(404, "there is no such table")
    settings = json.decode(row.settings, type=m.Settings)
    if not settings.public and me.person.id not in {row.corp, row.runner, row.host}:
        if not hmac.compare_digest(key, row.key):
            raise BadRequest(404, "there is no such table")
    return _info(house, row, me.person.id)


@post("/api/tables")
async def open_table(request: Request[Any, Any, Any], data: JSONBody[NewTable], me: Visitor) -> Opened:
    """Open a table: against a bot the game begins at once, else somebody has to join."""
    limited(request, "tables")
    _sensible(data)
    house = house_of(request)
    side = None if data.side == "random" else Side[data.side.upper()]
    if data.deck is None:
        side = a_side() if side is None else side
        deck = _by_chance(side)
    else:
        deck = await chosen(house, me, data.deck)
        side = deck.side if side is None else side
    await _play(house, deck, side, data.format)
    now = time.time()
    settings = m.Settings(data.format, data.clock, data.public, data.spectators, data.delay, data.open_hands)
    bot = data.opponent is not None
    seed = data.seed if data.seed is not None and bot else secrets.randbits(53)
    row = KeptTable(
        secret(8), "playing" if bot else "open", now, now, me.person.id, secret(12), seed, bot,
        json.encode(settings).decode(),
    )  # fmt: skip
    _seat(row, side, deck, me)
    if data.opponent is not None:
        await _rival(house, row, Side(1 - side), data.opponent, data, me)
    await house.open(row)
    return Opened(row.id, row.key, side.name.lower())  # type: ignore[arg-type]


def _sensible(data: NewTable) -> None:
    if data.format is not None and data.format not in formats():
        raise BadRequest(422, f"there is no format {data.format[:40]!r}; there are {', '.join(formats())}")
    if not 0 <= data.delay <= LONGEST_DELAY:
        raise BadRequest(422, f"a delay has 0 to {LONGEST_DELAY} seconds")
    if data.open_hands and data.delay < m.LEAST_DELAY:
        raise BadRequest(422, f"open hands need a delay for spectators of at least {m.LEAST_DELAY} seconds")
    clock = data.clock
    if clock is not None and not (1 <= clock.minutes <= LONGEST_CLOCK and 0 <= clock.increment <= LONGEST_INCREMENT):
        raise BadRequest(
            422, f"a clock has 1 to {LONGEST_CLOCK} minutes, and 0 to {LONGEST_INCREMENT} seconds for a turn"
        )
    if data.seed is not None and not 0 <= data.seed < 1 << 53:
        raise BadRequest(422, "a seed is a number from 0 to 2**53 - 1")
    if data.opponent is not None and data.opponent.bot not in LEVELS:
        raise BadRequest(422, f"there is no bot {data.opponent.bot[:40]!r}; there are {', '.join(LEVELS)}")


def _by_chance(side: Side) -> Deck:
    return secrets.choice([one for one in starters().values() if one.side == side])


async def chosen(house: House, me: Visitor, choice: DeckChoice) -> Deck:
    """The deck that somebody chose."""
    given = [one for one in (choice.starter, choice.saved, choice.list) if one is not None]
    if len(given) != 1:
        raise BadRequest(422, "a deck is one of: starter, saved, list")
    text = choice.list
    if choice.saved is not None:
        saved = await house.people.deck(me.person.id, choice.saved)
        if saved is None:
            raise BadRequest(404, "you have no such deck")
        text = str(saved["text"])
    if text is not None and len(text) > LONGEST_LIST:
        raise BadRequest(413, "the list is too long")
    make = partial(starter, choice.starter) if choice.starter is not None else partial(from_text, text or "")
    found: Deck = await _work(house, make)
    return found


async def _work(house: House, make: Any) -> Any:
    try:
        return await asyncio.get_running_loop().run_in_executor(house.engine, make)
    except BadDeck as bad:
        raise BadRequest(422, str(bad), bad.problems) from None


async def _play(house: House, deck: Deck, side: Side, format_: str | None) -> None:
    await _work(house, partial(playable, deck, side, format_))


def _seat(row: KeptTable, side: Side, deck: Deck, me: SignedIn | None, bot: str | None = None) -> None:
    name = side.name.lower()
    setattr(row, f"{name}_deck", kept(deck))
    if me is not None:
        setattr(row, name, me.person.id)
        setattr(row, f"{name}_name", me.person.name)
    setattr(row, f"{name}_bot", bot)


async def _rival(house: House, row: KeptTable, side: Side, rival: Rival, data: NewTable, me: Visitor) -> None:
    if rival.deck is not None:
        deck = await chosen(house, me, rival.deck)
        await _play(house, deck, side, data.format)
    else:
        deck = _by_chance(side)
    _seat(row, side, deck, None, rival.bot)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(
    request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[Joining], me: Visitor
) -> Opened:
    """Take the free seat of an open table."""
    limited(request, "tables")
    house = house_of(request)
    row = await house.store.table(table_id)
    if row is None:
        raise BadRequest(404, "there is no such table")
    settings = json.decode(row.settings, type=m.Settings)
    if not settings.public and not hmac.compare_digest(data.key or "", row.key):
        raise BadRequest(404, "there is no such table")
    if row.status != "open":
        raise BadRequest(409, "the game has begun already")
    if me.person.id == row.host:
        raise BadRequest(409, "this is your own table: send its link to somebody")
    side = Side.CORP if row.corp is None else Side.RUNNER
    deck = await chosen(house, me, data.deck) if data.deck is not None else _by_chance(side)
    await _play(house, deck, side, settings.format)
    name = side.name.lower()
    values = {name: me.person.id, f"{name}_name": me.person.name, f"{name}_deck": kept(deck), "status": "playing"}
    if not await house.store.claim_seat(table_id, side, **values):
        raise BadRequest(409, "somebody else was quicker")
    await house.start(table_id)
    return Opened(row.id, row.key, name)  # type: ignore[arg-type]


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Request[Any, Any, Any], table_id: FromPath[str], me: Visitor) -> dict[str, bool]:
    """Close a table that nobody has joined. From a game one goes by conceding, or by just going."""
    house = house_of(request)
    row = await house.store.table(table_id)
    if row is None or row.host != me.person.id:
        raise BadRequest(404, "you have no such table")
    if row.status != "open":
        raise BadRequest(409, "the game has begun: concede it, or come back later")
    await house.close_table(table_id)
    return {"left": True}


ROUTES: Final = [tables, mine, one_table, open_table, join, leave]
