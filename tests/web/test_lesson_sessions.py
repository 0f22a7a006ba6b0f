"""Lessons over a connection: played to the end by what they send, refused where they ask for something else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.web.visiting import Closed, Guest

from sneakdoor.lessons import LESSONS, Lesson
from sneakdoor.web.lesson_session import LessonSession


class Pupil:
    """A client that knows nothing but what it was sent."""

    def __init__(self, lesson: Lesson) -> None:
        self.session = LessonSession(lesson, "Anna")
        self.lesson = lesson
        self.messages: list[dict[str, Any]] = []
        self.hears(self.session.opening())

    def hears(self, sent: list[bytes]) -> list[dict[str, Any]]:
        fresh = [msgspec.json.decode(one) for one in sent]
        self.messages += fresh
        return fresh

    def says(self, **message: Any) -> list[dict[str, Any]]:
        return self.hears(self.session.hear(msgspec.json.encode(message)))

    def last(self, kind: str) -> dict[str, Any]:
        return next(one for one in reversed(self.messages) if one["type"] == kind)

    @property
    def step(self) -> dict[str, Any]:
        return self.last("lesson")

    def follows(self) -> None:
        """Do what the current step asks for."""
        step = self.lesson.steps[self.step["step"]]
        if step.wish is None:
            assert self.step["reads"]
            self.says(lesson="next")
        elif step.refused:
            self.says(why={"kind": step.wish.kind, "card": step.wish.card})
        else:
            decision = self.last("decision")
            option = next(
                one["index"]
                for one in decision["options"]
                if one["kind"] == step.wish.kind
                and step.wish.card in ("", one.get("card", ""))
                and step.wish.server in ("", one.get("server", ""))
                and step.wish.words in one["words"]
            )
            self.says(id=decision["id"], choice=option)


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_a_lesson_can_be_finished_by_what_it_sends(lesson: Lesson) -> None:
    pupil = Pupil(lesson)
    assert pupil.messages[0]["type"] == "hello"
    for _ in lesson.steps:
        pupil.follows()
    assert pupil.session.finished
    assert pupil.step["step"] == len(lesson.steps)
    assert not [one for one in pupil.messages if one["type"] == "error"]


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_nothing_else_than_what_is_asked_for_is_the_default(lesson: Lesson) -> None:
    pupil = Pupil(lesson)
    for step in lesson.steps:
        if step.wish is not None and not step.refused:
            asked = pupil.last("decision")
            default = next((one for one in asked["options"] if one["index"] == asked["default"]), None)
            assert default is None or default["kind"] == step.wish.kind, step.key
        pupil.follows()


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_the_answer_that_leads_on_is_named(lesson: Lesson) -> None:
    pupil = Pupil(lesson)
    for _ in range(3 * len(lesson.steps)):  # windows on the way go on one by one
        if pupil.session.finished:
            break
        if pupil.step["option"] is None:
            pupil.follows()  # what is read, or tried in vain
            continue
        pupil.says(id=pupil.last("decision")["id"], choice=pupil.step["option"])
        assert not pupil.step["other"], pupil.step["key"]
    assert pupil.session.finished


def test_another_choice_than_the_one_asked_for_changes_nothing() -> None:
    pupil = Pupil(LESSONS["runner-run"])
    decision = pupil.last("decision")
    draw = next(one["index"] for one in decision["options"] if one["kind"] == "draw")
    assert pupil.says(id=decision["id"], choice=draw) == [pupil.step]
    assert pupil.step["other"]
    assert pupil.last("decision") == decision


def test_every_moment_of_a_run_is_sent() -> None:
    pupil = Pupil(LESSONS["runner-run"])
    pupil.follows()
    before = len(pupil.messages)
    pupil.follows()
    kinds = [entry["kind"] for one in pupil.messages[before:] if one["type"] == "log" for entry in one["entries"]]
    assert "accessed" in kinds
    assert sum(one["type"] == "change" for one in pupil.messages[before:]) >= 1


def test_a_lesson_begins_again() -> None:
    pupil = Pupil(LESSONS["runner-turn"])
    for _ in range(3):
        pupil.follows()
    assert pupil.step["step"] == 3
    pupil.says(lesson="again")
    assert pupil.step["step"] == 0
    assert pupil.last("state")["view"]["runner"]["clicks"] == 4


@pytest.mark.parametrize(
    "message",
    [{"concede": True}, {"id": 0, "text": "x"}, {"chat": "hello"}, {"id": 10**9, "choice": 0}, {"choice": 0}],
    ids=str,
)
def test_what_a_lesson_does_not_know_is_refused_in_words(message: dict[str, Any]) -> None:
    pupil = Pupil(LESSONS["runner-turn"])
    told = pupil.says(**message)
    assert [one["type"] for one in told] == ["error"]
    assert told[0]["message"]


def test_a_finished_lesson_is_remembered(anna: Guest) -> None:
    assert [one["id"] for one in anna.get("/api/lessons")] == list(LESSONS)
    assert not any(one["done"] for one in anna.get("/api/lessons"))
    lesson = LESSONS["runner-run"]
    with anna.learns(lesson.id) as viewer:
        viewer.until("lesson")
        viewer.says(lesson="next")
        step = viewer.until("lesson")
        assert step["key"] == "run"
        decision = next(one for one in reversed(viewer.heard) if one["type"] == "decision")
        run = next(one["index"] for one in decision["options"] if one["words"] == "Run HQ")
        viewer.says(id=decision["id"], choice=run)
        assert viewer.until("lesson")["key"] == "stolen"
        viewer.says(lesson="next")
        assert viewer.until("lesson")["step"] == len(lesson.steps)
        viewer.says(ping=1)
        viewer.until("pong")
    assert {one["id"] for one in anna.get("/api/lessons") if one["done"]} == {lesson.id}


def test_a_lesson_that_there_is_not_is_refused(anna: Guest) -> None:
    with pytest.raises(Closed) as closed, anna.learns("nothing") as viewer:
        viewer.hears()
    assert closed.value.code == 4404
