"""Lessons: which there are and which the visitor has finished, and one to play over a WebSocket."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from litestar import Request, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sneakdoor import Side
from sneakdoor.lessons import LESSONS, Lesson
from sneakdoor.web.access_control import Rates, Visitor, address_of, limited, manager_of
from sneakdoor.web.lesson_session import LessonSession
from sneakdoor.web.messages import LessonGoal, LessonInfo
from sneakdoor.web.routes.sockets import NOTHING, admitted, counted, refuse, while_signed_in
from sneakdoor.web.store import Person

TOO_FAST: Final = 1008
"""Close code for a client that says too much at once."""


@get("/api/lessons")
async def lessons(request: Request[Any, Any, Any], me: Visitor) -> list[LessonInfo]:
    """All lessons in order, with what the visitor has finished."""
    limited(request, "requests")
    done = await manager_of(request).lessons.of(me.person.id)
    return [
        LessonInfo(one.id, "corp" if one.side == Side.CORP else "runner", one.id in done, _goals(one))
        for one in LESSONS.values()
    ]


def _goals(lesson: Lesson) -> list[LessonGoal]:
    return [
        LessonGoal(n, step.deed, step.wish.card or step.wish.server)
        for n, step in enumerate(lesson.steps)
        if step.wish is not None
    ]


@websocket("/ws/lesson/{lesson_id:str}")
async def lesson_socket(socket: WebSocket[Any, Any, Any], lesson_id: FromPath[str]) -> None:
    """Play a lesson; finishing it is remembered."""
    visitor = await admitted(socket)
    if visitor is None:
        return
    lesson = LESSONS.get(lesson_id)
    if lesson is None:
        await refuse(socket, NOTHING, "there is no such lesson")
        return
    await socket.accept()
    with counted(socket):
        await while_signed_in(socket, visitor, _play(socket, lesson, visitor.person))


async def _play(socket: WebSocket[Any, Any, Any], lesson: Lesson, person: Person) -> None:
    manager = manager_of(socket)
    work = partial(asyncio.get_running_loop().run_in_executor, manager.engine)
    session = await work(partial(LessonSession, lesson, person.name))
    rates: Rates = socket.app.state.rates
    address = address_of(socket)
    await _send(socket, await work(session.opening))
    noted = False
    try:
        while (message := await socket.receive())["type"] == "websocket.receive":
            if not rates.allow_message(person.id, address):
                await socket.close(TOO_FAST, "too much at once")
                return
            raw: str | bytes = message.get("text") or message.get("bytes") or b""
            await _send(socket, await work(partial(session.hear, raw)))
            if session.finished and not noted:
                noted = True
                await manager.lessons.add(person.id, lesson.id)
    except WebSocketDisconnect:
        return


async def _send(socket: WebSocket[Any, Any, Any], messages: list[bytes]) -> None:
    for message in messages:
        await socket.send_text(message.decode())


ROUTES: Final = [lessons, lesson_socket]
