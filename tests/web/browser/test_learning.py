"""Lessons in the browser: by clicks alone, with a reason where another choice is made; then a hint in a first game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pytest
from tests.web.browser.house import PHONE, ROOT, WIDE, Visitor, violations
from tests.web.browser.lesson_clicks import CLICKS, answer, go_on, play
from tests.web.browser.scenes import SCENES

from sneakdoor.lessons import LESSONS

if TYPE_CHECKING:
    from playwright.sync_api import Page

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
    page.get_by_role("button", name="Start over").click()
    page.wait_for_selector("[data-step=servers]")
    assert page.locator(".coach .other").count() == 0


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844), (844, 390)])
def test_the_way_on_and_the_server_are_in_view(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size)
    page = me.page
    page.goto(f"{me.house.address}/learn/runner-break")
    page.wait_for_selector("[data-step=ice]")
    for part in (".coach .buttons button", "section.server .slab.ice"):
        box = page.locator(part).first.bounding_box()
        assert box is not None, part
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] - 4]
        hit = "([part, x, y]) => Boolean(document.elementFromPoint(x, y)?.closest(part))"
        assert page.evaluate(hit, [part, *middle]), part


SCREENS: Final = [(1440, 900), (1280, 720), (1024, 768), (390, 844), (844, 390)]
COVERED: Final = """(at) => {
  const box = (one) => one.getBoundingClientRect();
  const bubble = document.querySelector(".coach"), one = box(bubble);
  const over = (name, other) => {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 1 && high > 1 ? [name] : [];
  };
  const ring = document.querySelector(".ring:not([hidden])");
  const out = one.left < 0 || one.top < 0 || one.right > innerWidth || one.bottom > innerHeight ? ["the edge"] : [];
  const low = innerHeight < 500;  // lying down, where there is least room
  const strip = low ? over("the strip", box(document.querySelector(".strip"))) : [];
  return [...out, ...strip, ...over("the prompt", box(document.querySelector(".prompt"))),
    ...(ring ? over("the target", box(ring)) : at && at !== "prompt" ? ["no ring"] : [])];
}"""


PHONES: Final = {"portrait": (390, 844), "landscape": (844, 390)}
ON_PHONES: Final = ("runner-break", "corp-ice")
SHOWN: Final = [
    *(pytest.param((1280, 720), id_, id=f"desktop-{id_}") for id_ in LESSONS),
    *(
        pytest.param(
            size, id_, id=f"{name}-{id_}", marks=() if id_ in ("runner-break", "corp-ice") else pytest.mark.slow
        )
        for name, size in PHONES.items()
        for id_ in LESSONS
    ),
]
"""Every lesson on a desktop, two of them on phones; the others there are for the sweep."""


@pytest.mark.parametrize(("size", "id_"), SHOWN)
def test_show_me_leads_through_every_lesson_and_no_bubble_covers_what_it_is_about(
    visit: Visit, size: tuple[int, int], id_: str
) -> None:
    me = visit(size=size)
    page = me.page
    page.goto(f"{me.house.address}/learn/{id_}")
    for step in LESSONS[id_].steps:
        page.wait_for_selector(f"[data-step='{step.key}']")
        page.wait_for_timeout(60)  # the bubble follows in the next frame
        assert page.evaluate(COVERED, step.at) == [], step.key
        if step.wish is None:
            go_on(page)
            continue
        shown_and_done(page, step.key, refused=step.refused)
    page.wait_for_selector("text=Lesson finished")


def shown_and_done(page: Page, key: str, *, refused: bool) -> None:
    """Press what shows the next step until it is done: the answer is marked first, then taken."""
    for _ in range(8):  # windows on the way go on one by one
        page.wait_for_selector("[data-show-me]:enabled")
        page.click("[data-show-me]")
        if refused:
            page.wait_for_selector("[role=menu] [aria-disabled=true]")
            page.keyboard.press("Escape")
            return
        page.wait_for_selector(".prompt .hinted")
        asked = page.locator(".prompt").get_attribute("data-question")
        page.click("[data-show-me]")
        page.wait_for_function(
            "([key, asked]) => !document.querySelector(`[data-step='${key}']`)"
            " || document.querySelector('.prompt').dataset.question !== asked",
            arg=[key, asked],
        )
        page.wait_for_timeout(150)  # the step comes after the question
        if not page.locator(f"[data-step='{key}']").count():
            return


@pytest.mark.parametrize("size", SCREENS)
def test_the_bubble_points_at_its_target(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size)
    page = me.page
    page.goto(f"{me.house.address}/learn/runner-break")
    page.wait_for_selector("[data-step=ice]")
    page.wait_for_selector(".ring:not([hidden])")
    page.wait_for_selector(".coach:not([data-edge=''])")
    assert page.evaluate(COVERED, "server:Server 1") == []


def test_the_breaking_lesson_says_which_breaker_fits_and_what_is_done(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto(f"{me.house.address}/learn/runner-break")
    page.wait_for_selector("[data-step=ice]")
    assert page.locator(".lesson dl > div").count() == 3
    assert page.locator(".lesson .fits").count() == 0  # nothing is encountered yet
    go_on(page)
    answer(page, "Run Server 1")
    page.wait_for_selector("[data-step=rezzed]")
    assert page.locator(".lesson .fits").inner_text().split() == ["Barrier", "Fracter,", "like", "Corroder"]
    assert page.locator(".goals .past").inner_text() == "Run on Server 1"
    assert "strength of Corroder" in page.locator(".goals [aria-current=step]").inner_text()


def test_why_not_the_others_is_answered_before_a_wrong_choice(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto(f"{me.house.address}/learn/runner-run")
    page.wait_for_selector("[data-step=servers]")
    go_on(page)
    page.get_by_role("button", name="Why not the others?").click()
    page.wait_for_selector(".coach .other >> text=an open server is the best use of a click")


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


@pytest.mark.parametrize("size", [(1440, 900), PHONE, (844, 390)], ids=["desktop", "phone", "landscape"])
def test_a_hint_can_be_read_beside_a_long_question(visit: Visit, size: tuple[int, int]) -> None:
    """An access has a heading of two lines; the hint and the answer that it marks are in view all the same."""
    me = visit(size=size)
    socket = SCENES["access"]().show(me.page, me.house.address)
    me.page.wait_for_selector(".prompt[data-live]")
    assert me.page.locator(".stage .card").bounding_box() is not None
    heading = me.page.locator(".stage .left .big")
    if heading.is_visible():
        assert (heading.bounding_box() or {"y": -1})["y"] >= 0, "what kind of card it is, is cut"
    question = int(me.page.locator(".prompt").get_attribute("data-question") or 0)
    first = me.page.locator(".prompt .option").first
    option, before = int(first.get_attribute("data-option") or 0), first.bounding_box()
    words = (
        "Pay the trash cost (1 credit): the bot expects to win 57% of the games from here. With Go on it would be 49%."
    )
    socket.send(json.dumps({"type": "hint", "id": question, "option": option, "words": words}))
    me.page.wait_for_selector(".prompt .hint")
    assert first.bounding_box() == before, "no answer moves under the pointer"
    box = me.page.locator(".prompt .hint").bounding_box()
    assert box is not None
    shown = "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.hint'))"
    for y in (box["y"] + 3, box["y"] + box["height"] - 3):
        assert me.page.evaluate(shown, [box["x"] + 20, y]), "the hint is cut or covered"
    marked = me.page.locator(".prompt .hinted").bounding_box()
    assert marked is not None
    assert marked["y"] + marked["height"] <= box["y"] + 2, "the hint does not cover the answer"
