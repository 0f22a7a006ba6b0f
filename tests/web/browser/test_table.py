"""The table in a browser: whole games by mouse, by keys and by words, a phone, a killed server, people and a spectator."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.browser.house import PHONE, House, Visitor, violations

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Visit = Callable[..., Visitor]
SETTLED: Final = (
    "() => document.querySelector('dialog[open] .result') || document.querySelector('.prompt [data-option]:not(:disabled)')"
)
QUESTION: Final = "() => document.querySelector('.prompt h2')?.textContent ?? ''"
MOST: Final = 600


def settled(page: Page) -> None:
    """Wait until something is asked, or the game is over."""
    page.wait_for_function(SETTLED)


def press_through(visitor: Visitor, most: int = MOST) -> int:
    """Answer every question by clicking; how many clicks it took to the end of the game."""
    page = visitor.page
    for n in range(most):
        settled(page)
        if visitor.is_over():
            return n
        click_one(page)
    raise AssertionError(f"the game is not over after {most} clicks: {page.evaluate(QUESTION)}")


CLICK: Final = """() => {
  const all = [...document.querySelectorAll(".prompt [data-option]:not(:disabled)")];
  const main = all.find((one) => one.classList.contains("main")) ?? all[0];
  main.click();
  if (main.getAttribute("aria-pressed") !== null)
    queueMicrotask(() => [...document.querySelectorAll(".prompt .button")].find((one) => one.textContent.includes("Choose these"))?.click());
}"""


def click_one(page: Page) -> None:
    """Press the button of the usual answer, or the first; where several can be marked, one is marked and sent."""
    before = page.evaluate("() => document.querySelector('.prompt')?.dataset.question ?? ''")
    button = page.locator(".prompt [data-option].main, .prompt [data-option]").first
    main = page.locator(".prompt [data-option].main")
    (main.first if main.count() else button).click()
    send = page.get_by_role("button", name="Choose these")
    if send.count() and send.first.is_enabled():
        send.first.click()
    page.wait_for_function(
        "(before) => (document.querySelector('.prompt')?.dataset.question ?? '') !== before"
        " || document.querySelector('dialog[open] .result')",
        arg=before,
    )


class TestWholeGames:
    def test_a_whole_game_against_the_bot_is_played_by_clicking(self, visit: Visit) -> None:
        me = visit()
        me.against_bot("runner", seed=3)
        assert press_through(me) > 10
        assert "wins" in me.page.locator("dialog[open]").inner_text()
