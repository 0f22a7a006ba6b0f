"""Replays: finished games and records that somebody brings, looked at moment by moment, and played on."""

from __future__ import annotations

import asyncio
import hmac
import time
from functools import partial
from typing import Any, Final, Literal, cast

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct, json

from sneakdoor import BadRecord, Record, Side
from sneakdoor.bots import LEVELS
from sneakdoor.web import messages as m
from sneakdoor.web.guarding import BadRequest, Visitor, house_of, limited, session_of
from sneakdoor.web.house import House, record_of
from sneakdoor.web.packing import packed
from sneakdoor.web.replaying import Moments, Shelf, checked
from sneakdoor.web.store import KeptTable, secret

LONGEST: Final = 2 << 20
NONE: Final = "there is no such replay; a game that is not over has none"
As = Literal["corp", "runner", "both", "spectator"]
SIDES: Final[dict[str, tuple[Side | None, ...]]] = {
    "corp": (Side.CORP,), "runner": (Side.RUNNER,), "both": (Side.CORP, Side.RUNNER), "spectator": (None,),
}  # fmt: skip


class Upload(Struct, forbid_unknown_fields=True):
    record: str


class Uploaded(Struct):
    id: str
    length: int


class PlayOn(Struct, forbid_unknown_fields=True):
    at: int
    side: m.SideWord
    bot: str = "greedy"
    public: bool = False


async def table_of(request: Request[Any, Any, Any], id_: str, key: str) -> KeptTable | None:
    """The table at which a game was played that may be looked at; None if somebody has brought its record."""
    store = house_of(request).store
    kept = await store.table(id_)
    if kept is None and await store.brought_by(id_) is not None:
        return None
    if kept is None or kept.status != "over":
        raise BadRequest(404, NONE)
    if not json.decode(kept.settings, type=m.Settings).public and not hmac.compare_digest(key, kept.key):
        session = await session_of(request)
        if session is None or session.person.id not in {kept.corp, kept.runner}:
            raise BadRequest(404, NONE)
    return kept


async def _record(house: House, id_: str, kept: KeptTable | None) -> Record:
    """The record of a finished game, or one that somebody has brought."""
    if kept is not None:
        record, _ = await _work(house, partial(record_of, kept, await house.store.events(id_)))
        return cast("Record", record)
    text = await house.store.record(id_)
    if text is None:
        raise BadRequest(404, NONE)
    return Record.from_json(text)


async def replay_of(request: Request[Any, Any, Any], id_: str, key: str) -> tuple[Moments, KeptTable | None]:
    """A game to be looked at; whoever comes first waits until it has been played, bit by bit."""
    limited(request, "requests")
    house, kept = house_of(request), await table_of(request, id_, key)
    shelf: Shelf = request.app.state.shelf
    if (found := shelf.find(id_)) is not None:
        return found, kept
    async with shelf.filling:
        if (found := shelf.find(id_)) is None:
            found = await _work(house, partial(Moments, await _record(house, id_, kept), whole=False))
            while await _work(house, found.more):
                pass
            shelf.keep(id_, found)
    return found, kept


async def _work(house: House, do: Any) -> Any:
    return await asyncio.get_running_loop().run_in_executor(house.engine, do)


@get("/api/replays/{replay_id:str}")
async def replay(request: Request[Any, Any, Any], replay_id: FromPath[str], key: FromQuery[str] = "") -> dict[str, Any]:
    """What a replay is about: who, how it ended, and at which choices turns and clicks begin."""
    found, kept = await replay_of(request, replay_id, key)
    told = found.summary()
    told |= {"id": replay_id, "names": {"corp": None, "runner": None}}
    if kept is not None:
        told["names"] = {"corp": kept.corp_name or kept.corp_bot, "runner": kept.runner_name or kept.runner_bot}
        told["outcome"] = json.decode(kept.result) if kept.result else told["outcome"]
    return told


@get("/api/replays/{replay_id:str}/log", media_type="application/json")
async def replay_log(
    request: Request[Any, Any, Any],
    replay_id: FromPath[str],
    viewer: FromQuery[str] = "spectator",
    key: FromQuery[str] = "",
) -> Response[bytes]:
    """The whole log and story as one side was told it; each entry with the choice after which it came."""
    sides = SIDES.get(viewer)
    if sides is None or len(sides) > 1:
        raise BadRequest(422, "the log is that of corp, runner or spectator")
    found, _ = await replay_of(request, replay_id, key)
    return packed(request, await _work(house_of(request), partial(found.log, sides[0])))


@get("/api/replays/{replay_id:str}/at/{n:int}", media_type="application/json")
async def moment(
    request: Request[Any, Any, Any], replay_id: FromPath[str], n: FromPath[int], key: FromQuery[str] = ""
) -> Response[bytes]:
    """The table after so many choices, as a side (or both, or a spectator) could see it."""
    viewer = request.query_params.get("as", "both")
    if viewer not in SIDES:
        raise BadRequest(422, f'"as" is one of {", ".join(SIDES)}')
    found, _ = await replay_of(request, replay_id, key)
    if not 0 <= n <= found.length:
        raise BadRequest(404, f"this game has the moments 0 to {found.length}")
    return packed(request, await _work(house_of(request), partial(found.moment, n, SIDES[viewer])))


@get("/api/replays/{replay_id:str}/record", media_type="application/json")
async def download(
    request: Request[Any, Any, Any], replay_id: FromPath[str], key: FromQuery[str] = ""
) -> Response[bytes]:
    """The record, for `sneakdoor replay` and everything else that reads one."""
    limited(request, "requests")
    record = await _record(house_of(request), replay_id, await table_of(request, replay_id, key))
    name = f'attachment; filename="sneakdoor-{"".join(one for one in replay_id if one.isalnum())}.json"'
    return Response(record.to_json().encode(), media_type="application/json", headers={"content-disposition": name})


@get("/api/replays/{replay_id:str}/analysis")
async def analysis(
    request: Request[Any, Any, Any], replay_id: FromPath[str], key: FromQuery[str] = ""
) -> dict[str, Any]:
    """How far the analysis of a finished game is, and what it has found."""
    limited(request, "requests")
    await table_of(request, replay_id, key)
    return house_of(request).analysts.told(replay_id)


@post("/api/replays/{replay_id:str}/analysis")
async def begin_analysis(
    request: Request[Any, Any, Any], replay_id: FromPath[str], me: Visitor, key: FromQuery[str] = ""
) -> dict[str, Any]:
    """Begin to analyse a finished game, unless that is done or under way."""
    limited(request, "tables")
    house = house_of(request)
    record = await _record(house, replay_id, await table_of(request, replay_id, key))
    analysts = house.analysts
    if not record.choices:
        raise BadRequest(422, "nobody has chosen anything in this game")
    if not analysts.begin(replay_id, record):
        raise BadRequest(503, "many games are being analysed: try again in a few minutes")
    return analysts.told(replay_id)


@post("/api/replays")
async def upload(request: Request[Any, Any, Any], data: JSONBody[Upload], me: Visitor) -> Uploaded:
    """Bring a record; it is played through first."""
    limited(request, "tables")
    if len(data.record) > LONGEST:
        raise BadRequest(413, "the record is too long")
    house = house_of(request)
    try:
        length = await house.thinkers.apart(checked, data.record)
    except BadRecord as bad:
        raise BadRequest(422, "this is no record that can be played", [str(bad)]) from None
    id_ = secret(12)
    await house.store.keep_record(id_, me.person.id, data.record)
    return Uploaded(id_, length)


@post("/api/replays/{replay_id:str}/play-on")
async def play_on(
    request: Request[Any, Any, Any],
    replay_id: FromPath[str],
    data: JSONBody[PlayOn],
    me: Visitor,
    key: FromQuery[str] = "",
) -> dict[str, str]:
    """Go on from a moment of a replay, on one of its sides, against a bot."""
    limited(request, "tables")
    if data.bot not in LEVELS:
        raise BadRequest(422, f"there is no bot {data.bot[:40]!r}; there are {', '.join(LEVELS)}")
    record = await _record(house_of(request), replay_id, await table_of(request, replay_id, key))
    concession = bool(record.choices) and record.choices[-1].kind == "concede"
    begin, last = data.at, len(record.choices) - concession
    if not 0 <= begin <= last:
        raise BadRequest(422, f"this game can be played on from 0 to {last}")
    now, mine, other = time.time(), data.side, "runner" if data.side == "corp" else "corp"
    decks = {
        f"{side}_deck": json.encode(
            {"name": "", "identity": deck.identity, "cards": dict(deck.cards), "extras": dict(deck.extras)}
        ).decode()
        for side, deck in (("corp", record.corp), ("runner", record.runner))
    }
    seats = {mine: me.person.id, f"{mine}_name": me.person.name, f"{other}_bot": data.bot}
    row = KeptTable(
        secret(8), "playing", now, now, me.person.id, secret(12), record.seed, record.skip_forced,
        json.encode(m.Settings(public=data.public)).decode(),
        start=json.encode([one.as_dict() for one in record.choices[:begin]]).decode(), **decks, **seats,
    )  # fmt: skip
    await house_of(request).open(row)
    return {"table": row.id, "key": row.key}


ROUTES: Final = [replay, replay_log, moment, download, analysis, begin_analysis, upload, play_on]
