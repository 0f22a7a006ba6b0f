"""Follow a lesson in the browser by clicking what its steps say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.web.browser.house import Visitor

from sneakdoor.lessons import LESSONS

if TYPE_CHECKING:
    from playwright.sync_api import Page

CLICKS: Final = {
    "runner-turn": [
        ("credit", "Gain 1 credit"), ("draw", "Draw a card"), ("credit-again", "Gain 1 credit"),
        ("last-click", "Gain 1 credit"),
    ],
    "runner-run": [("run", "Run HQ")],
    "corp-score": [
        ("install", "Install Private Security Force"), ("where", "Server 1"),
        ("advance", "Advance Private Security Force"), ("advance-again", "Advance Private Security Force"),
        ("next-turn", "Advance Private Security Force"), ("fourth", "Advance Private Security Force"),
        ("score", "Score Private Security Force"),
    ],
}  # fmt: skip


def go_on(page: Page) -> None:
    """Read the steps that are only to be read."""
    page.locator(".coach .buttons button").click()


def answer(page: Page, words: str) -> None:
    page.locator(".prompt .option:enabled", has_text=words).first.click()


def play(me: Visitor, id_: str) -> Page:
    """Follow a lesson by clicking what its steps say, and nothing else."""
    page = me.page
    page.goto(f"{me.house.address}/learn")
    page.click(f"[data-lesson={id_}]")
    clicks = dict(CLICKS[id_])
    for step in LESSONS[id_].steps:
        page.wait_for_selector(f"[data-step='{step.key}']")
        if step.wish is None:
            go_on(page)
        else:
            answer(page, clicks[step.key])
    page.wait_for_selector("text=Lesson finished")
    return page
