"""Tables: list, open, join, leave."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final, Literal

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct, json

from sneakdoor import Deck, Side, SideWord
from sneakdoor.bots import LEVELS, OFFERED
from sneakdoor.decks import Shelf, decks_for, format_named, formats, rules_for
from sneakdoor.rulebook import RulesetName
from sneakdoor.web import messages as m
from sneakdoor.web.access_control import BadRequest, Visitor, limited, manager_of
from sneakdoor.web.decks import BadDeck, from_text, is_starter, kept, playable, starter
from sneakdoor.web.slow_work import slow_work
from sneakdoor.web.store import BadCursor, Cursor, KeptTable, SignedIn, secret
from sneakdoor.web.table_info import own_deck, table_info
from sneakdoor.web.table_manager import TableManager, a_side
from sneakdoor.web.untrusted import same_secret

LONGEST_DELAY: Final = 600
LONGEST_CLOCK: Final = 240
LONGEST_INCREMENT: Final = 300
LONGEST_LIST: Final = 20_000
MOST_UNFINISHED: Final = 200
"""Maximum number of unfinished games per person."""
NEXT: Final = "x-sneakdoor-next"
"""The header with what the next page comes after."""


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
    """Without a deck it is one of the starter decks, by chance; a deck says the side, where that is left to chance.

    `first_game` asks for the plain decks of a first game; somebody who has finished no game gets them anyway.
    `rules` is the version of the rules; without it that of the format, or the first that has all cards of the deck.
    """

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
    first_game: bool = False
    rules: RulesetName | None = None


class Opened(Struct):
    id: str
    key: str
    side: SideWord


class Joining(Struct, forbid_unknown_fields=True):
    """`open_hands` agrees that spectators see both hands, which a table with open hands asks of the joiner."""

    deck: DeckChoice | None = None
    key: str | None = None
    open_hands: bool = False


@get("/api/tables")
async def tables(request: Request[Any, Any, Any], after: FromQuery[str] = "") -> Response[list[m.TableInfo]]:
    """List public tables; a header has the cursor of the next page."""
    limited(request, "requests")
    page = await manager_of(request).lobby(_cursor(after))
    return _page(page.tables, page.more)


@get("/api/tables/mine")
async def mine(
    request: Request[Any, Any, Any], me: Visitor, after: FromQuery[str] = "", over: FromQuery[bool | None] = None
) -> Response[list[m.TableInfo]]:
    """The tables at which I sit, to come back to: those that are not over first, or only those that are (not) over."""
    manager = manager_of(request)
    page = await manager.listing.of_person(me.person.id, _cursor(after), over=over)
    infos = [_info(manager, one, me.person.id) for one in page.tables]
    for info, row in zip(infos, page.tables, strict=True):
        info.deck = own_deck(row, me.person.id)
    return _page(infos, str(page.next) if page.next is not None else None)


def _cursor(after: str) -> Cursor | None:
    try:
        return Cursor.read(after) if after else None
    except BadCursor as bad:
        raise BadRequest(422, str(bad)) from None


def _page(infos: list[m.TableInfo], more: str | None) -> Response[list[m.TableInfo]]:
    return Response(infos, headers={NEXT: more} if more is not None else None)


def _info(manager: TableManager, row: KeptTable, person: str) -> m.TableInfo:
    """Return what a person may know of a table, with live data from its owner."""
    living = manager.tables.get(row.id)
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
    manager = manager_of(request)
    row = await manager.store.table(table_id)
    if row is None:
        raise BadRequest(404, "there is no such table")
    settings = json.decode(row.settings, type=m.Settings)
    if not settings.public and me.person.id not in {row.corp, row.runner, row.host}:
        if not same_secret(key, row.key):
            raise BadRequest(404, "there is no such table")
    return _info(manager, row, me.person.id)


@post("/api/tables")
async def open_table(request: Request[Any, Any, Any], data: JSONBody[NewTable], me: Visitor) -> Opened:
    """Open a table; against a bot the game starts at once."""
    limited(request, "tables")
    _sensible(data)
    manager = manager_of(request)
    if await manager.listing.unfinished(me.person.id) >= MOST_UNFINISHED:
        raise BadRequest(409, f"you have {MOST_UNFINISHED} games that are not over: finish or concede some of them")
    side = None if data.side == "random" else Side[data.side.upper()]
    quick = data.deck is None and data.opponent is not None
    plain = data.first_game or (quick and not await manager.listing.has_finished(me.person.id))
    shelf: Shelf = "first" if plain else "starter"
    if data.deck is None:
        side = a_side() if side is None else side
        deck = _by_chance(side, shelf)
    else:
        deck = await chosen(request, me, data.deck)
        side = deck.side if side is None else side
    rules = _rules(data, deck)
    await _play(request, deck, side, data.format, rules)
    now = time.time()
    settings = m.Settings(data.format, data.clock, data.public, data.spectators, data.delay, data.open_hands)
    bot = data.opponent is not None
    seed = data.seed if data.seed is not None and bot else secrets.randbits(53)
    row = KeptTable(
        secret(8), "playing" if bot else "open", now, now, me.person.id, secret(12), seed, bot,
        json.encode(settings).decode(), rules=rules,
    )  # fmt: skip
    _seat(row, side, deck, me)
    if data.opponent is not None:
        await _rival(request, row, Side(1 - side), data, me, shelf)
    await manager.open(row)
    return Opened(row.id, row.key, side.word)


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
    if data.opponent is not None and data.opponent.bot not in OFFERED:
        raise BadRequest(422, f"there is no bot {data.opponent.bot[:40]!r}; there are {', '.join(LEVELS)}")


def _rules(data: NewTable, deck: Deck) -> RulesetName:
    """The rules that a table is opened for."""
    of_format = format_named(data.format).rules if data.format is not None else None
    if data.rules is not None and of_format not in {None, data.rules}:
        raise BadRequest(422, f"the format {data.format} is played by the rules {of_format}, not {data.rules}")
    return data.rules or of_format or rules_for(deck)


def _by_chance(side: Side, shelf: Shelf = "starter") -> Deck:
    return secrets.choice(decks_for(side, shelf))


async def chosen(request: Request[Any, Any, Any], me: Visitor, choice: DeckChoice) -> Deck:
    """The deck that somebody chose."""
    given = [one for one in (choice.starter, choice.saved, choice.list) if one is not None]
    if len(given) != 1:
        raise BadRequest(422, "a deck is one of: starter, saved, list")
    text = choice.list
    if choice.saved is not None:
        saved = await manager_of(request).people.deck(me.person.id, choice.saved)
        if saved is None:
            raise BadRequest(404, "you have no such deck")
        text = str(saved["text"])
    if text is not None and len(text) > LONGEST_LIST:
        raise BadRequest(413, "the list is too long")
    if choice.starter is None:
        return await slow_work(request, from_text, text or "")
    try:
        return starter(choice.starter)
    except BadDeck as bad:
        raise BadRequest(422, str(bad), bad.problems) from None


async def _play(
    request: Request[Any, Any, Any], deck: Deck, side: Side, format_: str | None, rules: RulesetName
) -> None:
    if format_ is not None or deck.side != side or not is_starter(deck):  # tests see to it that starters can be played
        await slow_work(request, playable, deck, side, format_, rules)


def _seat(row: KeptTable, side: Side, deck: Deck, me: SignedIn | None, bot: str | None = None) -> None:
    name = side.word
    setattr(row, f"{name}_deck", kept(deck))
    if me is not None:
        setattr(row, name, me.person.id)
        setattr(row, f"{name}_name", me.person.name)
    setattr(row, f"{name}_bot", bot)


async def _rival(
    request: Request[Any, Any, Any], row: KeptTable, side: Side, data: NewTable, me: Visitor, shelf: Shelf
) -> None:
    rival = data.opponent
    assert rival is not None
    if rival.deck is not None:
        deck = await chosen(request, me, rival.deck)
        await _play(request, deck, side, data.format, row.rules)
    else:
        deck = _by_chance(side, shelf)
    _seat(row, side, deck, None, rival.bot)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(
    request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[Joining], me: Visitor
) -> Opened:
    """Take the free seat of an open table."""
    limited(request, "tables")
    manager = manager_of(request)
    row = await manager.store.table(table_id)
    if row is None:
        raise BadRequest(404, "there is no such table")
    settings = json.decode(row.settings, type=m.Settings)
    if not settings.public and not same_secret(data.key or "", row.key):
        raise BadRequest(404, "there is no such table")
    if row.status != "open":
        raise BadRequest(409, "the game has begun already")
    if me.person.id == row.host:
        raise BadRequest(409, "this is your own table: send its link to somebody")
    if settings.open_hands and not data.open_hands:
        raise BadRequest(409, "spectators see both hands at this table: join with open_hands set to true to agree")
    side = Side.CORP if row.corp is None else Side.RUNNER
    deck = await chosen(request, me, data.deck) if data.deck is not None else _by_chance(side)
    await _play(request, deck, side, settings.format, row.rules)
    name = side.word
    values = {name: me.person.id, f"{name}_name": me.person.name, f"{name}_deck": kept(deck), "status": "playing"}
    if not await manager.store.claim_seat(table_id, side, **values):
        raise BadRequest(409, "somebody else was quicker")
    await manager.start(table_id)
    return Opened(row.id, row.key, name)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Request[Any, Any, Any], table_id: FromPath[str], me: Visitor) -> dict[str, bool]:
    """Close a table that nobody has joined. From a game one goes by conceding, or by just going."""
    manager = manager_of(request)
    row = await manager.store.table(table_id)
    if row is None or row.host != me.person.id:
        raise BadRequest(404, "you have no such table")
    if row.status != "open":
        raise BadRequest(409, "the game has begun: concede it, or come back later")
    await manager.close_table(table_id)
    return {"left": True}


ROUTES: Final = [tables, mine, one_table, open_table, join, leave]
