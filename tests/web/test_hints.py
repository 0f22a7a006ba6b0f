"""Hints: what the bot would do in the player's place."""

from __future__ import annotations

from tests.web.visiting import Guest, Message, Viewer


def asked_for_an_action(viewer: Viewer) -> Message:
    while viewer.asked()["kind"] != "action":
        viewer.chooses(0)
    return viewer.question


def test_a_hint_names_an_option_and_says_why(anna: Guest) -> None:
    with anna.sits(anna.against_bot()) as viewer:
        question = asked_for_an_action(viewer)
        viewer.says(hint=True)
        hint = viewer.until("hint")
        assert hint["id"] == question["id"]
        words = question["options"][hint["option"]]["words"]
        assert hint["words"].startswith(f"{words}: the bot expects to win ")


def test_against_a_person_there_are_no_hints(anna: Guest, bert: Guest) -> None:
    opened = anna.opens(side="corp")
    bert.joins(opened)
    with anna.sits(opened["id"]) as corp:
        corp.asked()  # whether to take another hand
        corp.says(hint=True)
        assert corp.until("error")["message"] == "hints are for games against a bot"


def test_a_hint_is_for_an_open_question(anna: Guest) -> None:
    with anna.sits(anna.against_bot()) as viewer:
        question = viewer.asked()
        viewer.says(id=question["id"] + 7, hint=True)
        assert "was never asked" in viewer.until("error")["message"]
