"""Replays of finished games and uploaded records: view moments, analyse, continue."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any, Final, Literal

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct, json

from sneakdoor import BadRecord, Record, Side, SideWord
from sneakdoor.bots import LEVELS, OFFERED
from sneakdoor.web import messages as m
from sneakdoor.web.access_control import BadRequest, Visitor, limited, manager_of, session_of
from sneakdoor.web.compression import JSON, whole_or_packed
from sneakdoor.web.replay_cursor import NoSuchMoment, NotCached, checked, packed_replay, read_replay
from sneakdoor.web.slow_work import asker, checked_upload
from sneakdoor.web.store import MOST_RECORDS, KeptTable, secret
from sneakdoor.web.table_manager import TableManager, record_of
from sneakdoor.web.untrusted import same_secret
from sneakdoor.web.worker_pools import TookTooLong

LONGEST: Final = 2 << 20
NONE: Final = "there is no such replay; a game that is not over has none"
PRIVATE: Final = "This replay is private. Ask one of its players for a link."
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
    side: SideWord
    bot: str = "greedy"
    public: bool = False


async def table_of(request: Request[Any, Any, Any], id_: str, key: str) -> KeptTable | None:
    """The table at which a game was played that may be looked at; None if somebody has brought its record."""
    store = manager_of(request).store
    kept = await store.table(id_)
    if kept is None and await store.brought_by(id_) is not None:
        return None
    if kept is None or kept.status != "over":
        raise BadRequest(404, NONE)
    if not json.decode(kept.settings, type=m.Settings).public and not same_secret(key, kept.key):
        session = await session_of(request)
        if session is None or session.person.id not in {kept.corp, kept.runner}:
            raise BadRequest(403, PRIVATE)
    return kept


async def _record(manager: TableManager, id_: str, kept: KeptTable | None) -> Record:
    """The record of a finished game, or one that somebody has brought."""
    if kept is not None:
        record, _ = await asyncio.to_thread(record_of, kept, await manager.store.events(id_))
        return record
    text = await manager.store.record(id_)
    if text is None:
        raise BadRequest(404, NONE)
    return await asyncio.to_thread(Record.from_json, text)


async def replay_answer(
    request: Request[Any, Any, Any], id_: str, kept: KeptTable | None, function: Any, *arguments: Any
) -> Any:
    """Query a replay; the first request waits until it is loaded."""
    manager = manager_of(request)
    try:
        return await manager.replays.ask(
            await asker(request), id_, partial(_record, manager, id_, kept), function, *arguments
        )
    except (TookTooLong, NotCached):
        raise BadRequest(503, "this game cannot be shown now: try again in a minute") from None


async def replay_summary(request: Request[Any, Any, Any], id_: str, kept: KeptTable | None) -> dict[str, Any]:
    found: dict[str, Any] = await replay_answer(request, id_, kept, read_replay, "summary")
    return found


async def _as_json(
    request: Request[Any, Any, Any], id_: str, kept: KeptTable | None, what: str, *arguments: Any
) -> Response[bytes]:
    plain, small = await replay_answer(request, id_, kept, packed_replay, what, *arguments)
    return whole_or_packed(request, plain, small, {"vary": "accept-encoding"}, JSON)


@get("/api/replays/{replay_id:str}")
async def replay(request: Request[Any, Any, Any], replay_id: FromPath[str], key: FromQuery[str] = "") -> dict[str, Any]:
    """What a replay is about: who, how it ended, and at which choices turns and clicks begin."""
    limited(request, "requests")
    kept = await table_of(request, replay_id, key)
    summary = await replay_summary(request, replay_id, kept)
    summary |= {"id": replay_id, "names": {"corp": None, "runner": None}, "seat": None}
    if kept is not None:
        session = await session_of(request)
        if session is not None:
            summary["seat"] = {kept.corp: "corp", kept.runner: "runner"}.get(session.person.id)
        summary["names"] = {"corp": kept.corp_name or kept.corp_bot, "runner": kept.runner_name or kept.runner_bot}
        summary["outcome"] = json.decode(kept.result) if kept.result else summary["outcome"]
    return summary


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
    limited(request, "requests")
    return await _as_json(request, replay_id, await table_of(request, replay_id, key), "log", sides[0])


@get("/api/replays/{replay_id:str}/at/{n:int}", media_type="application/json")
async def moment(
    request: Request[Any, Any, Any], replay_id: FromPath[str], n: FromPath[int], key: FromQuery[str] = ""
) -> Response[bytes]:
    """Return the table after n choices as a side, both sides or a spectator could see it."""
    viewer = request.query_params.get("as", "both")
    if viewer not in SIDES:
        raise BadRequest(422, f'"as" is one of {", ".join(SIDES)}')
    limited(request, "requests")
    kept = await table_of(request, replay_id, key)
    try:
        return await _as_json(request, replay_id, kept, "moment", n, SIDES[viewer])
    except NoSuchMoment as beyond:
        raise BadRequest(404, str(beyond)) from None


@get("/api/replays/{replay_id:str}/record", media_type="application/json")
async def download(
    request: Request[Any, Any, Any], replay_id: FromPath[str], key: FromQuery[str] = ""
) -> Response[bytes]:
    """The record, for `sneakdoor replay` and everything else that reads one."""
    limited(request, "requests")
    record = await _record(manager_of(request), replay_id, await table_of(request, replay_id, key))
    name = f'attachment; filename="sneakdoor-{"".join(one for one in replay_id if one.isalnum())}.json"'
    return Response(record.to_json().encode(), media_type="application/json", headers={"content-disposition": name})


@get("/api/replays/{replay_id:str}/analysis")
async def analysis(
    request: Request[Any, Any, Any], replay_id: FromPath[str], key: FromQuery[str] = ""
) -> dict[str, Any]:
    """How far the analysis of a finished game is, and what it has found."""
    limited(request, "requests")
    await table_of(request, replay_id, key)
    return manager_of(request).analyses.as_json(replay_id)


@post("/api/replays/{replay_id:str}/analysis")
async def begin_analysis(
    request: Request[Any, Any, Any], replay_id: FromPath[str], me: Visitor, key: FromQuery[str] = ""
) -> dict[str, Any]:
    """Begin to analyse a finished game, unless that is done or under way."""
    limited(request, "tables")
    manager = manager_of(request)
    record = await _record(manager, replay_id, await table_of(request, replay_id, key))
    analyses = manager.analyses
    if not record.choices:
        raise BadRequest(422, "nobody has chosen anything in this game")
    if not analyses.begin(replay_id, record, me.person.id):
        raise BadRequest(503, "many games are being analysed, or two of yours: try again in a few minutes")
    return analyses.as_json(replay_id)


@post("/api/replays")
async def upload(request: Request[Any, Any, Any], data: JSONBody[Upload], me: Visitor) -> Uploaded:
    """Bring a record; it is played through first."""
    limited(request, "tables")
    if len(data.record) > LONGEST:
        raise BadRequest(413, "the record is too long")
    manager = manager_of(request)
    try:
        length = await checked_upload(request, me.person.id, checked, data.record)
    except BadRecord as bad:
        raise BadRequest(422, "this is no record that can be played", [str(bad)]) from None
    id_ = secret(12)
    if not await manager.store.keep_record(id_, me.person.id, data.record):
        raise BadRequest(409, f"you have brought {MOST_RECORDS} records, and that is as many as one person can")
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
    if data.bot not in OFFERED:
        raise BadRequest(422, f"there is no bot {data.bot[:40]!r}; there are {', '.join(LEVELS)}")
    record = await _record(manager_of(request), replay_id, await table_of(request, replay_id, key))
    concession = bool(record.choices) and record.choices[-1].kind == "concede"
    begin, last = data.at, len(record.choices) - concession
    if not 0 <= begin <= last:
        raise BadRequest(422, f"this game can be played on from 0 to {last}")
    now, mine, other = time.time(), data.side, "runner" if data.side == "corp" else "corp"
    decks: dict[str, Any] = {
        f"{side}_deck": json.encode(
            {"name": "", "identity": deck.identity, "cards": dict(deck.cards), "extras": dict(deck.extras)}
        ).decode()
        for side, deck in (("corp", record.corp), ("runner", record.runner))
    }
    seats: dict[str, Any] = {mine: me.person.id, f"{mine}_name": me.person.name, f"{other}_bot": data.bot}
    seats["rules"] = record.rules
    row = KeptTable(
        secret(8), "playing", now, now, me.person.id, secret(12), record.seed, record.skip_forced,
        json.encode(m.Settings(public=data.public)).decode(),
        start=json.encode([one.as_dict() for one in record.choices[:begin]]).decode(),
        **decks, **seats,
    )  # fmt: skip
    await manager_of(request).open(row)
    return {"table": row.id, "key": row.key}


ROUTES: Final = [replay, replay_log, moment, download, analysis, begin_analysis, upload, play_on]
