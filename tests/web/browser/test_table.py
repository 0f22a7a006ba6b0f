"""The table in a browser: whole games by mouse, by keys and by words, a phone, a killed server, people and a spectator.

The games are played to their real end. Against the random bot, with these seeds, they are short.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.web.browser.house import CORP, PATIENCE, PHONE, RUNNER, House, Visitor, violations

if TYPE_CHECKING:
    from playwright.sync_api import Page

Visit = Callable[..., Visitor]
MOST: Final = 300
RUN_RND: Final = ("steal", "run R&D", "continue")
RUN_HQ: Final = ("steal", "run HQ", "continue")
USUAL: Final = ("pass", "continue", "done", "go on", "normally", "no", "credit")
SCORE: Final = ("score", "advance", "install")

STATE: Final = """() => {
  if (document.querySelector(".end .result")) return {over: true};
  const box = document.querySelector(".prompt, .text-board");
  const all = [...(box?.querySelectorAll("[data-option]:not(:disabled)") ?? [])];
  if (!all.length) return null;
  return {
    question: box.dataset.question, prompt: (box.querySelector(".head") ?? box.querySelector("h2"))?.textContent ?? "",
    options: all.map((one) => ({
      index: Number(one.dataset.option), kind: one.dataset.kind ?? "", words: one.innerText.trim(),
      key: one.dataset.key ?? "", several: one.getAttribute("aria-pressed") !== null,
    })),
  };
}"""
CHANGED: Final = """(before) => document.querySelector(".end .result")
  || (document.querySelector("[data-question]")?.dataset.question ?? "") !== before"""


def state(page: Page) -> dict[str, Any]:
    """What is asked, once something is asked or the game is over."""
    found: dict[str, Any] = page.wait_for_function(STATE).json_value()
    return found


def answered(page: Page, question: str) -> None:
    page.wait_for_function(CHANGED, arg=question)


def at_action(me: Visitor) -> dict[str, Any]:
    """Go on until an action is asked for."""
    now = state(me.page)
    while "Take an action" not in now["prompt"]:
        by_mouse(me.page, now, wanted(now["options"], ()))
        answered(me.page, now["question"])
        now = state(me.page)
    return now


def wanted(options: Sequence[dict[str, Any]], wishes: Sequence[str]) -> dict[str, Any]:
    """The first option that fits a wish, as "run HQ" or "steal"; else the one that changes least; else the first."""
    for wish in wishes:
        kind, _, words = wish.partition(" ")
        for one in options:
            if one["kind"] == kind and words in one["words"]:
                return one
    for kind in USUAL:
        for one in options:
            if one["kind"] == kind and len(options) > 1:
                return one
    return options[0]


def played(me: Visitor, wishes: Sequence[str], answer: Callable[[Page, dict[str, Any], dict[str, Any]], None]) -> int:
    """Play to the end; how many answers it took."""
    for n in range(MOST):
        now = state(me.page)
        if now.get("over"):
            return n
        answer(me.page, now, wanted(now["options"], wishes))
        answered(me.page, now["question"])
    raise AssertionError(f"the game is not over after {MOST} answers")


def by_mouse(page: Page, now: dict[str, Any], option: dict[str, Any]) -> None:
    """Runs by a click on the server and in its menu, everything else by the buttons."""
    if option["kind"] == "run":
        page.locator(f'button[data-server="{option["words"].split(" ", 1)[1].removeprefix("Run ").strip()}"]').click()
        page.get_by_role("menuitem", name=re.compile("^Run ")).first.click()
        return
    page.locator(f'.prompt [data-option="{option["index"]}"]').first.click()
    if option["several"]:
        page.get_by_role("button", name=re.compile("^Choose th")).click()


def by_keys(page: Page, now: dict[str, Any], option: dict[str, Any]) -> None:
    """Each answer by its own key, with Shift from the eleventh on, and Space for what is marked."""
    page.keyboard.press(option["key"].replace("⇧", "Shift+Digit"))
    if option["several"]:
        page.keyboard.press("Space")


def by_words(page: Page, now: dict[str, Any], option: dict[str, Any]) -> None:
    """Words as at the terminal: "run hq" and the like; numbers where words could mean several things."""
    words = option["words"].split("(")[0].strip().lower()
    page.fill("[data-command]", words if option["kind"] == "run" else str(option["index"] + 1))
    page.press("[data-command]", "Enter")


def told(page: Page, words: str) -> str:
    """What the command line answers."""
    page.fill("[data-command]", words)
    page.press("[data-command]", "Enter")
    page.wait_for_selector(".answer p")
    return page.locator(".answer").inner_text()


class TestWholeGames:
    def test_a_whole_game_against_the_bot_is_played_by_clicking(self, visit: Visit) -> None:
        me = visit()
        me.against_bot("runner", seed=15)
        assert played(me, RUN_RND, by_mouse) > 10
        dialog = me.page.locator(".end")
        assert "You win!" in dialog.inner_text()
        assert "What decided the game" in dialog.inner_text()
        assert dialog.get_by_role("link", name="Watch the replay").get_attribute("href")

    def test_a_whole_game_is_played_with_the_keyboard_alone(self, visit: Visit) -> None:
        me = visit()
        me.against_bot("corp", seed=22)
        assert played(me, SCORE, by_keys) > 10
        assert "You lose." in me.page.locator(".end").inner_text()

    def test_a_whole_game_is_played_on_the_text_board(self, visit: Visit) -> None:
        me = visit()
        me.against_bot("runner", seed=28)
        page = me.page
        page.keyboard.press("Tab")  # the first thing that takes the focus switches to the text board
        page.keyboard.press("Enter")
        page.wait_for_selector(".text-board")
        headings = page.locator(".text-board h2").all_inner_texts()
        assert {"Question", "Servers", "Game log"} <= set(headings)
        assert re.search(r"\d\.\d", told(page, "why jack out")), "the rule that forbids it is named"
        assert "Break 1 barrier subroutine" in told(page, "card corroder")
        assert "6.9.2" in told(page, "rules 6.9.2e")
        assert played(me, RUN_HQ, by_words) > 10
        page.locator("[data-said]", has_text="wins").wait_for(state="attached")


class TestPhone:
    def test_a_turn_is_played_by_touch_at_360_pixels(self, visit: Visit) -> None:
        me = visit(size=PHONE, has_touch=True, is_mobile=True)
        me.against_bot("runner", seed=15)
        page = me.page
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        taken = 0
        for _ in range(MOST):
            now = state(page)
            assert not now.get("over")
            action = "Take an action" in now["prompt"]
            if action and taken == 4:
                break  # the Corp has had its turn, and it is mine again
            if action and taken == 1:
                page.get_by_role("group", name="Servers").get_by_role("button", name=re.compile("^R&D")).tap()
                page.locator('button[data-server="R&D"]').tap()
                page.get_by_role("menuitem", name=re.compile("^Run R&D")).tap()
            else:
                one = wanted(now["options"], ("steal", "continue", "credit"))
                page.locator(f'.prompt [data-option="{one["index"]}"]').first.tap()
            taken += action
            answered(page, now["question"])
        assert taken == 4

    def test_a_long_press_shows_the_card_large(self, visit: Visit) -> None:
        me = visit(size=PHONE, has_touch=True, is_mobile=True)
        me.against_bot("runner", seed=15)
        state(me.page)
        card = me.page.locator(".hand [data-card]").first
        title = card.get_attribute("data-title") or "?"
        for kind in ("pointerdown", "pointerup"):
            card.dispatch_event(kind, {"pointerType": "touch", "bubbles": True})
            if kind == "pointerdown":
                me.page.wait_for_selector(".zoom-card.pinned")
        assert title in me.page.locator(".zoom-card.pinned").inner_text()
        me.page.get_by_role("button", name="Close").tap()
        me.page.wait_for_selector(".zoom-card", state="detached")


class TestComingBack:
    def test_a_server_killed_in_the_middle_of_a_run_comes_back_and_the_game_is_finished(
        self, visit: Visit, own_house: House
    ) -> None:
        me = visit(own_house)
        me.against_bot("runner", seed=39)
        page = me.page
        page.keyboard.press("d")
        page.get_by_role("button", name="Hold").click()  # every window of the run is asked
        page.keyboard.press("d")
        for _ in range(MOST):
            now = state(page)
            if page.locator(".server.here").count():
                break
            by_mouse(page, now, wanted(now["options"], RUN_RND))
            answered(page, now["question"])
        before = state(page)
        seen = page.locator(".server.here").get_attribute("aria-label")
        assert seen == "R&D"
        own_house.kill()
        page.wait_for_selector(".lost")
        own_house.start()
        page.wait_for_selector(".lost", state="detached")
        assert state(page) == before
        assert page.locator(".server.here").get_attribute("aria-label") == seen
        assert played(me, RUN_RND, by_mouse) > 3
        assert "You win!" in page.locator(".end").inner_text()


class TestPeople:
    def test_two_people_play_each_other_and_somebody_watches(self, visit: Visit) -> None:
        corp, runner, watcher = visit(), visit(), visit()
        table = corp.post("/api/tables", side="corp", deck={"starter": CORP})
        corp.page.goto(f"{corp.house.address}/table/{table['id']}")
        link = corp.page.get_by_label("Send this link to your opponent").input_value()
        runner.page.goto(link)
        runner.page.get_by_label("Your deck").select_option(f"starter {RUNNER}")
        runner.page.get_by_role("button", name="Sit down").click()
        watcher.page.goto(f"{watcher.house.address}/table/{table['id']}")
        for one in (corp, runner, watcher):
            one.page.wait_for_selector(".prompt")
        until = time.monotonic() + PATIENCE
        runs: tuple[str, ...] = ("run HQ", "continue")
        while corp.page.locator("[data-turn]").get_attribute("data-turn") != "3" and time.monotonic() < until:
            for one, wishes in ((corp, ("install", "server")), (runner, runs)):
                now = one.page.evaluate(STATE)
                if now and not now.get("over"):
                    chosen = wanted(now["options"], wishes)
                    by_mouse(one.page, now, chosen)
                    answered(one.page, now["question"])
                    if chosen["kind"] == "run":
                        runs = ("continue",)  # one run is enough
            corp.page.wait_for_timeout(30)
        assert corp.page.locator("[data-turn]").get_attribute("data-turn") == "3"
        # Players see their own hand, and spectators see neither.
        assert corp.page.locator(".hand [data-card]").count()
        assert runner.page.locator(".hand [data-card]").count()
        assert not watcher.page.locator(".hand [data-card]").count()
        assert not watcher.page.locator("[data-option]").count()
        watcher.page.wait_for_selector('[data-turn="3"]', state="attached")
        chatted(corp, runner, watcher)
        runner.page.get_by_role("button", name="Menu").click()
        runner.page.get_by_role("menuitem", name="Concede").click()
        runner.page.locator("dialog[open]").get_by_role("button", name="Concede").click()
        for one, words in ((corp, "You win!"), (runner, "You lose."), (watcher, "The Corp wins")):
            one.page.wait_for_selector(".end .result", state="attached")
            assert words in one.page.locator(".end").inner_text()
        corp.page.get_by_role("button", name="Rematch, swap sides").click()
        runner.page.get_by_role("button", name="Accept the rematch").click()
        corp.page.wait_for_function("(id) => !location.pathname.endsWith(id)", arg=table["id"])
        corp.page.wait_for_selector(".table.runner")
        runner.page.wait_for_selector(".table.corp")


def chatted(*there: Visitor) -> None:
    first = there[0]
    first.page.keyboard.press("Enter")  # the focus goes to the chat
    first.page.keyboard.type("good luck")
    first.page.keyboard.press("Enter")
    for one in there:
        one.page.get_by_text("good luck").first.wait_for(state="attached")


class TestLoading:
    def test_the_table_is_small_and_there_at_once(self, visit: Visit) -> None:
        me = visit()
        table = me.against_bot("runner", seed=15)
        size = me.page.evaluate(
            "() => performance.getEntriesByType('resource').reduce((sum, one) => sum + one.transferSize, 0)"
        )
        assert 10_000 < size < 300_000, "bytes"
        taken: list[float] = []
        for _ in range(5):  # the quickest of some: others may want the machine too
            taken.append(me.page.evaluate("() => performance.getEntriesByType('navigation')[0].loadEventEnd"))
            if taken[-1] < 1000:
                break
            me.sit_down(table)
        assert min(taken) < 3000, "milliseconds; a second where nobody else wants the machine"


class TestAsking:
    def test_a_card_says_what_it_can_do_and_what_it_cannot_with_the_rule(self, visit: Visit) -> None:
        me = visit()
        me.against_bot("corp", seed=22)
        page = me.page
        now = at_action(me)
        by_mouse(page, now, wanted(now["options"], ("install",)))
        answered(page, now["question"])
        now = state(page)
        by_mouse(page, now, wanted(now["options"], ("server New",)))
        answered(page, now["question"])
        card = page.locator(".server .root [data-card], .server .ice-row [data-card]").last
        card.click()
        greyed = page.locator('[role=menuitem][aria-disabled="true"]').first
        greyed.wait_for()
        assert re.search(r"\d+\.\d+", greyed.inner_text()), "the rule that forbids it is named"
        greyed.click(force=True)  # greyed it is, but it leads to its rule
        assert page.locator("dialog[open]").inner_text().startswith("Rule ")
        page.keyboard.press("Escape")

    def test_a_stop_is_set_on_the_timing_bar_and_kept(self, visit: Visit) -> None:
        me = visit()
        table = me.against_bot("runner", seed=15)
        page = me.page
        at_action(me)
        page.get_by_role("button", name="Details").click()
        dot = page.locator(".dot.window").first
        dot.click()
        page.wait_for_selector('.dot.window[aria-pressed="true"]')
        me.sit_down(table)
        page.get_by_role("button", name="Details").click()
        page.wait_for_selector('.dot.window[aria-pressed="true"]')

    def test_a_choice_is_taken_back(self, visit: Visit) -> None:
        me = visit()
        me.against_bot("runner", seed=15)
        page = me.page
        now = at_action(me)
        by_mouse(page, now, wanted(now["options"], ("credit",)))
        answered(page, now["question"])
        assert "3 clicks left" in state(page)["prompt"]
        page.keyboard.press("u")
        page.wait_for_function("() => document.querySelector('.prompt h2').textContent.includes('4 clicks left')")

    @pytest.mark.parametrize("motion", ["no-preference", "reduce"])
    def test_a_card_moves_visibly_unless_motion_is_unwanted(self, visit: Visit, motion: str) -> None:
        me = visit(reduced_motion=motion)
        me.against_bot("runner", seed=15)
        page = me.page
        now = at_action(me)
        page.evaluate(
            "() => { window.flown = 0; const before = Element.prototype.animate;"
            " Element.prototype.animate = function (...all) { window.flown++; return before.apply(this, all); } }"
        )
        by_mouse(page, now, wanted(now["options"], ("draw",)))
        answered(page, now["question"])
        if motion == "no-preference":
            page.wait_for_function("() => window.flown > 0")
        else:
            page.wait_for_timeout(300)
            assert page.evaluate("() => window.flown") == 0

    def test_the_log_unfolds_and_a_step_opens_its_rule(self, visit: Visit) -> None:
        me = visit()
        me.against_bot("runner", seed=15)
        page = me.page
        state(page)
        line = page.locator(".story .fold").last
        line.click()
        page.locator(".story li .rule").first.click()
        assert page.locator("dialog[open]").inner_text().startswith("Rule ")


@pytest.mark.parametrize("theme", ["dark", "light"])
class TestEverybody:
    def test_axe_finds_nothing_at_the_table(self, visit: Visit, axe: str, theme: str) -> None:
        me = visit(color_scheme=theme, bypass_csp=True)
        me.against_bot("corp", seed=22)
        page = me.page
        for _ in range(9):
            now = state(page)
            by_mouse(page, now, wanted(now["options"], SCORE))
            answered(page, now["question"])
        state(page)
        assert violations(page, axe) == []
        page.locator(".hand [data-card], .root [data-card]").first.click()
        page.wait_for_selector(".menu")
        assert violations(page, axe) == []
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Details").click()
        page.get_by_role("button", name="Stops").click()
        assert violations(page, axe) == []
        page.keyboard.press("Escape")
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        page.wait_for_selector(".table.portrait")
        assert violations(page, axe) == []
        page.evaluate("document.querySelector('.sr-switch').click()")
        page.wait_for_selector(".text-board")
        assert violations(page, axe) == []
