"""A newcomer's path by clicks alone: the first lesson, then a first full game that is won."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.web.browser.house import Visitor
from tests.web.browser.lesson_clicks import play

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

Visit = Callable[..., Visitor]
SEEDS: Final = (94,)
"""Games that the plain way to play below wins, of those that begin as a newcomer's first game."""
ANALYSIS: Final = {
    "curve": [
        {"choice": 0, "turn": 1, "corp_chance": 0.5, "ci95": [0.4, 0.6]},
        {"choice": 4, "turn": 2, "corp_chance": 0.55, "ci95": [0.4, 0.6]},
        {"choice": 9, "turn": 2, "corp_chance": 0.2, "ci95": [0.1, 0.3]},
    ],
    "turning_points": [
        {
            "turn": 2, "first_choice": 4, "last_choice": 9, "corp_chance_before": 0.55, "corp_chance_after": 0.2,
            "against": "corp", "better": None,
        },
    ],
}  # fmt: skip
MOST_ANSWERS: Final = 400
MOST_GAMES: Final = 3
ASKED: Final = ".prompt[data-live=yes] [data-option]"
TAKEN_FIRST: Final = (("no", ""), ("steal", ""), ("access", ""), ("play", "Sure Gamble"), ("play", "Easy Mark"))


def with_seed(page: Page, seed: int) -> None:
    """The page asks for a table as always; the deck is shuffled the same way each time."""

    def ask(route: Route) -> None:
        asked: dict[str, Any] = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(asked | {"seed": seed}))

    page.route("**/api/tables", ask)


def begin_first_game(page: Page) -> None:
    page.locator("a", has_text="All lessons").first.click()
    page.click("[data-first-game=runner]")


def open_servers(page: Page) -> list[str]:
    """Where the table says that nothing is in the way, remotes first."""
    free = page.locator(".server", has_text="No ice: free to run").locator("[data-server]")
    names = free.evaluate_all("all => all.map(one => one.dataset.server)")
    return sorted(
        (name for name in names if name != "Archives"), key=lambda name: (not name.startswith("Server"), name)
    )


def plain_answer(page: Page) -> int:
    """What somebody clicks who has just learnt to run: money where it is offered, then what is open, else a credit."""
    offered = page.locator(ASKED).evaluate_all(
        "all => all.map(one => [Number(one.dataset.option), one.dataset.kind, one.innerText])"
    )

    def found(kind: str, words: str = "") -> int | None:
        return next((index for index, k, text in offered if k == kind and words in text), None)

    runs = [("run", f"Run {name}") for name in open_servers(page)]
    wanted = (*TAKEN_FIRST, *runs, ("credit", ""), ("pass", ""), ("continue", ""), ("done", ""))
    for kind, words in wanted:
        index = found(kind, words)
        if index is not None:
            return index
    return int(offered[0][0])


def hinted_answer(page: Page) -> int:
    """What the page's own hint recommends: it always marks one answer."""
    page.click("[data-hint]")
    page.wait_for_selector(".prompt .hint")
    return int(page.locator(".prompt .hinted").get_attribute("data-option") or 0)


def play_out(page: Page, choose: Callable[[Page], int]) -> bool:
    """Answer until the game is over; was it won?"""
    for _ in range(MOST_ANSWERS):
        page.wait_for_selector(f"{ASKED}, .end .result")
        if page.locator(".end .result").count():
            return page.locator(".end .result").inner_text() == "You win!"
        question = page.locator(".prompt").get_attribute("data-question")
        page.click(f".prompt [data-option='{choose(page)}']")
        page.wait_for_function(
            "asked => document.querySelector('.prompt')?.dataset.question !== asked"
            " || document.querySelector('.end .result') || document.querySelector('.prompt .chosen')",
            arg=question,
        )
    raise AssertionError("the game does not end")


def test_from_the_first_lesson_to_a_first_game_that_is_won(visit: Visit) -> None:
    me = visit()
    page = play(me, "runner-turn")
    results = []
    for seed in SEEDS:
        with_seed(page, seed)
        begin_first_game(page)
        results.append(play_out(page, plain_answer))
        if results[-1]:
            break
    assert any(results), "none of the games was won: another seed is needed"
    looks_back(page)


def looks_back(page: Page) -> None:
    """The end page: the lead at once, then the chances; the turning point, and a game from there."""
    end = page.locator(".end")
    assert end.get_by_role("button", name="Rematch").count() > 0
    assert end.locator("[data-curve=points]").count() == 1
    assert re.fullmatch(r"\w[\w ]* · \d+ turns · \d+ minutes?", end.locator("[data-how]").inner_text())
    answers = [
        {"state": "working", "done": 0.5, "seconds_left": 30, "analysis": None},
        {"state": "done", "done": 1.0, "analysis": ANALYSIS},
    ]
    page.route("**/api/replays/*/analysis", lambda route: route.fulfill(json=answers.pop(0)))
    end.get_by_role("button", name="Work out the chances").click()
    end.get_by_text("50%, about 30 seconds left").wait_for()
    end.locator("[data-curve=chances]").wait_for()
    end.get_by_text("Vesper's chances went from 55% to 20%").wait_for()
    assert "at=4" in (end.locator("[data-turning-point]").get_attribute("href") or "")
    before = page.url
    end.get_by_role("button", name="Play on from turn 2").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    page.locator(".rail [data-turn='2']").wait_for()
    page.wait_for_selector(ASKED)


@pytest.mark.slow
def test_hints_alone_win_a_first_game(visit: Visit) -> None:
    me = visit()
    page = play(me, "runner-turn")
    begin_first_game(page)
    for _ in range(MOST_GAMES):
        if play_out(page, hinted_answer):
            return
        page.get_by_role("button", name="Rematch, same sides").click()
        page.wait_for_selector(".prompt[data-live=yes]")
    raise AssertionError(f"{MOST_GAMES} games with hints and none was won")
