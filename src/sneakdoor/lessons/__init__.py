"""Playable lessons: small fixed positions, each with one idea and a few steps to follow."""

from sneakdoor.lessons.corp import CORP_LESSONS
from sneakdoor.lessons.lesson import Exercise, Lesson, Script, Wish
from sneakdoor.lessons.lesson_game import LessonGame, NotThisStep
from sneakdoor.lessons.runner import RUNNER_LESSONS

LESSONS = {lesson.id: lesson for lesson in (*RUNNER_LESSONS, *CORP_LESSONS)}
"""All lessons by id, in the order in which they are taught."""

__all__ = [
    "CORP_LESSONS",
    "LESSONS",
    "RUNNER_LESSONS",
    "Lesson",
    "LessonGame",
    "NotThisStep",
    "Script",
    "Exercise",
    "Wish",
]
