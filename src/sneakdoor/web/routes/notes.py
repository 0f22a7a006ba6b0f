"""Notes on moments of a replay, open to everybody who may view it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from sneakdoor.web.access_control import BadRequest, Visitor, limited, manager_of, session_of
from sneakdoor.web.routes.replays import replay_summary, table_of
from sneakdoor.web.store import KeptNote

LONGEST_NOTE: Final = 500


class NoteData(Struct):
    id: str
    at: int
    who: str
    words: str
    mine: bool
    """Whether the caller may remove it."""


class NewNote(Struct, forbid_unknown_fields=True):
    at: int
    words: str


async def _owners(request: Request[Any, Any, Any], id_: str, key: str) -> set[str | None]:
    """The people who may remove any note: the players, or the uploader."""
    kept = await table_of(request, id_, key)
    return {kept.corp, kept.runner} if kept is not None else {await manager_of(request).store.brought_by(id_)}


def _as_json(note: KeptNote, who: str | None, owners: set[str | None]) -> NoteData:
    return NoteData(note.id, note.at, note.who, note.words, who is not None and (who == note.person or who in owners))


@get("/api/replays/{replay_id:str}/notes")
async def notes(request: Request[Any, Any, Any], replay_id: FromPath[str], key: FromQuery[str] = "") -> list[NoteData]:
    """What was noted, moment by moment."""
    limited(request, "requests")
    owners, session = await _owners(request, replay_id, key), await session_of(request)
    who = session.person.id if session is not None else None
    return [_as_json(one, who, owners) for one in await manager_of(request).notes.on(replay_id)]


@post("/api/replays/{replay_id:str}/notes")
async def leave(
    request: Request[Any, Any, Any],
    replay_id: FromPath[str],
    data: JSONBody[NewNote],
    me: Visitor,
    key: FromQuery[str] = "",
) -> NoteData:
    """Leave a note at a moment."""
    owners = await _owners(request, replay_id, key)
    words = " ".join(data.words.split())
    if not words or len(words) > LONGEST_NOTE:
        raise BadRequest(422, f"a note has 1 to {LONGEST_NOTE} characters")
    summary = await replay_summary(request, replay_id, await table_of(request, replay_id, key))
    if not 0 <= data.at <= summary["length"]:
        raise BadRequest(422, f"this game has the moments 0 to {summary['length']}")
    made = await manager_of(request).notes.keep(replay_id, data.at, me.person, words)
    if made is None:
        raise BadRequest(409, "this replay has as many notes as one can have")
    return _as_json(made, me.person.id, owners)


@delete("/api/replays/{replay_id:str}/notes/{note_id:str}", status_code=200)
async def remove(
    request: Request[Any, Any, Any],
    replay_id: FromPath[str],
    note_id: FromPath[str],
    me: Visitor,
    key: FromQuery[str] = "",
) -> dict[str, bool]:
    """Remove a note: the own, or any on the own game."""
    owners = await _owners(request, replay_id, key)
    writer = None if me.person.id in owners else me.person.id
    if not await manager_of(request).notes.drop(replay_id, note_id, writer):
        raise BadRequest(404, "you have left no such note")
    return {"removed": True}


ROUTES: Final = [notes, leave, remove]
