"""Lessons in the browser: by clicks alone, with a reason where another choice is made; then a hint in a first game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from tests.web.browser.house import PHONE, ROOT, WIDE, Visitor, violations
from tests.web.browser.lesson_clicks import CLICKS, answer, go_on, play

from sneakdoor.lessons import LESSONS

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("id_", CLICKS)
def test_a_lesson_is_finished_by_clicks_and_remembered(visit: Visit, id_: str) -> None:
    page = play(visit(), id_)
    page.locator("a", has_text="All lessons").first.click()
    page.wait_for_selector(f"li.done [data-lesson={id_}]")
    assert page.locator("li.done").count() == 1


def test_the_coach_rings_what_the_step_is_about(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto(f"{me.house.address}/learn/runner-run")
    page.wait_for_selector("[data-step=servers]")
    page.wait_for_selector(".ring:not([hidden])")
    ring, server = page.locator(".ring").bounding_box(), page.locator("[data-server=HQ]").bounding_box()
    assert ring is not None
    assert server is not None
    assert ring["x"] <= server["x"] <= ring["x"] + ring["width"]


def test_another_choice_is_met_with_a_reason_and_changes_nothing(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto(f"{me.house.address}/learn/runner-run")
    page.wait_for_selector("[data-step=servers]")
    answer(page, "Draw a card")  # at a step that is only read: the reason is that of the next choice
    page.wait_for_selector("text=an open server is the best use of a click")
    assert page.locator("[data-step=servers]").count() == 1
    go_on(page)
    answer(page, "Draw a card")
    page.wait_for_selector("text=an open server is the best use of a click")
    assert page.locator("[data-step=run]").count() == 1
    page.locator("aside.lesson .link").click()  # start over
    page.wait_for_selector("[data-step=servers]")
    assert page.locator("aside.lesson .other").count() == 0


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844), (844, 390)])
def test_the_way_on_and_the_server_are_in_view(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size)
    page = me.page
    page.goto(f"{me.house.address}/learn/runner-break")
    page.wait_for_selector("[data-step=ice]")
    for part in ("aside.lesson .buttons button", "section.server .slab.ice"):
        box = page.locator(part).first.bounding_box()
        assert box is not None, part
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] - 4]
        hit = "([part, x, y]) => Boolean(document.elementFromPoint(x, y)?.closest(part))"
        assert page.evaluate(hit, [part, *middle]), part


def test_what_is_not_possible_is_met_with_the_rule(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto(f"{me.house.address}/learn/runner-economy")
    page.wait_for_selector("[data-step=prices]")
    page.locator(".hand [data-title='Sure Gamble']").click()
    item = page.locator("[role=menu] [aria-disabled=true]")
    item.first.wait_for()
    assert re.search(r"credit.*CR \d+\.\d+", item.first.inner_text(), re.DOTALL)
    page.wait_for_selector("[data-step=save]")  # having tried it was the next thing to do


def test_every_step_that_asks_for_a_choice_has_its_reason() -> None:
    source = (ROOT / "page/src/learn/why_not.ts").read_text(encoding="utf-8")
    lessons = dict(re.findall(r'^  "([a-z-]+)": \{\n(.*?)^  \},', source, re.DOTALL | re.MULTILINE))
    for id_, lesson in LESSONS.items():
        reasons = dict(re.findall(r'^    "?([a-z-]+)"?: "(.+)",$', lessons[id_], re.MULTILINE))
        assert set(reasons) == {step.key for step in lesson.steps if step.wish is not None}, id_


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
def test_the_lessons_are_accessible(visit: Visit, axe: str, size: tuple[int, int]) -> None:
    me = visit(size=size)
    page = me.page
    page.goto(f"{me.house.address}/learn")
    page.wait_for_selector("[data-lesson]")
    assert violations(page, axe) == []
    page.goto(f"{me.house.address}/learn/runner-break")
    page.wait_for_selector("[data-step=ice]")
    assert violations(page, axe) == []


@pytest.mark.parametrize("size", [WIDE, PHONE, (844, 390)], ids=["desktop", "phone", "landscape"])
def test_a_first_game_gives_a_hint_that_can_be_read(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size)
    page = me.page
    page.goto(f"{me.house.address}/learn")
    page.click("[data-first-game=runner]")
    page.wait_for_selector(".prompt .option:enabled")
    assert "Gabriel Santiago" in page.content()
    page.click("[data-hint]")
    page.wait_for_selector(".prompt .hint")
    assert page.locator(".prompt .hinted").count() == 1
    box = page.locator(".prompt .hint").bounding_box()
    assert box is not None
    for y in (box["y"] + 3, box["y"] + box["height"] - 3):
        shown = "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.hint'))"
        assert page.evaluate(shown, [box["x"] + 20, y]), "the hint is cut or covered"
