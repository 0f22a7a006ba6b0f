"""Every lesson can be played to its end by doing what its steps ask, and teaches what it says."""

from __future__ import annotations

from typing import Final

import pytest

from sneakdoor import Option, Side
from sneakdoor.lessons import CORP_LESSONS, LESSONS, RUNNER_LESSONS, Lesson, LessonGame, NotThisStep

ENDS: Final = {"runner-steal": "points", "corp-win": "points", "corp-trap": "flatline", "corp-tags": "flatline"}


def settle(lesson: LessonGame) -> None:
    for _ in range(400):
        if not lesson.advance():
            return
    raise AssertionError("the lesson never asks its player")


def wanted(lesson: LessonGame) -> Option:
    """The option that the current step asks for; the question must offer it."""
    step, decision = lesson.step, lesson.asked
    assert step is not None
    assert step.wish is not None
    assert decision is not None, f"{step.key}: nobody is asked"
    fitting = [option for option in decision.options if step.wish.matches(option)]
    assert fitting, f"{step.key}: {decision.prompt} offers {[str(one) for one in decision.options]}"
    return fitting[0]


def follow(lesson: LessonGame) -> int:
    """Do what each step asks; how many choices that took."""
    choices = 0
    settle(lesson)
    while (step := lesson.step) is not None:
        if step.wish is None:
            lesson.read()
        elif step.refused:
            tried = Option(step.wish.kind, card=step.wish.card)
            assert lesson.game.why_not(tried, lesson.lesson.side), f"{step.key}: it is possible"
            lesson.tried(tried)
        else:
            lesson.choose(wanted(lesson))
            choices += 1
        settle(lesson)
    return choices


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_a_lesson_ends_when_its_steps_are_followed(lesson: Lesson) -> None:
    playing = LessonGame(lesson)
    assert 1 <= follow(playing) <= 8
    assert playing.finished
    outcome = playing.game.outcome
    assert (outcome.how if outcome is not None else None) == ENDS.get(lesson.id)
    if outcome is not None:
        assert outcome.winner == lesson.side


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_what_a_step_does_not_ask_for_leaves_the_lesson_as_it_was(lesson: Lesson) -> None:
    playing = LessonGame(lesson)
    settle(playing)
    while (step := playing.step) is not None and (step.wish is None or step.refused):
        playing.current += 1
    decision = playing.asked
    assert decision is not None
    others = [one for one in decision.options if one != wanted(playing)]
    assert others
    for other in others:
        before = len(playing.game.choices)
        if step is not None and step.wish is not None and step.wish.matches(other):
            continue
        with pytest.raises(NotThisStep):
            playing.choose(other)
        assert len(playing.game.choices) == before


def test_each_side_has_eight_to_ten_lessons() -> None:
    assert 8 <= len(RUNNER_LESSONS) <= 10
    assert 8 <= len(CORP_LESSONS) <= 10
    assert {one.side for one in RUNNER_LESSONS} == {Side.RUNNER}
    assert {one.side for one in CORP_LESSONS} == {Side.CORP}


def test_a_player_who_acts_before_reading_has_read_enough() -> None:
    playing = LessonGame(LESSONS["runner-turn"])
    settle(playing)
    playing.choose(next(one for one in playing.asked.options if one.kind == "credit"))  # type: ignore[union-attr]
    assert playing.step is not None
    assert playing.step.key == "draw"


def test_a_question_that_offers_what_the_step_asks_for_cannot_be_passed() -> None:
    playing = LessonGame(LESSONS["runner-break"])
    settle(playing)
    playing.choose(next(one for one in playing.asked.options if one.server == "Server 1"))  # type: ignore[union-attr]
    settle(playing)
    passing = next(one for one in playing.asked.options if one.kind == "pass")  # type: ignore[union-attr]
    with pytest.raises(NotThisStep):
        playing.choose(passing)


def test_the_damage_lesson_leaves_the_runner_alive_only_with_the_cards_drawn() -> None:
    playing = LessonGame(LESSONS["runner-damage"])
    follow(playing)
    view = playing.game.view(Side.RUNNER)
    assert view.runner.hand.count == 1  # five cards, four net damage
