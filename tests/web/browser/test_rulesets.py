"""Version 26.03 in the page: a table is opened and played by it, and cards and decks are looked at by it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from tests.web.browser.house import RUNNER, Visitor
from tests.web.browser.test_table import RUN_RND, answered, by_mouse, played, state, wanted
from tests.web.test_rulesets import ZAHYA, startup_list

from sneakdoor.decks import format_named

Visit = Callable[..., Visitor]
TODAY: Final = "26.03"


def test_a_whole_game_by_26_03_is_opened_in_the_lobby_and_played_by_clicking(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto(f"{me.house.address}/")
    page.click("text=Open a table")
    form = page.locator("#opening")
    form.get_by_label(re.compile("^Rules")).select_option(TODAY)
    titles = form.get_by_label("Format").locator("option").all_inner_texts()
    assert not [one for one in titles if "2019" in one]
    form.get_by_role("combobox", name="Opponent").select_option("random")
    form.get_by_label("Side").select_option("runner")
    form.get_by_label("Your deck").select_option(f"starter {RUNNER}")
    page.click("dialog footer >> text=Open a table")
    page.wait_for_selector(".prompt")
    shown: set[str] = set()
    while "Movement" not in shown:
        now = state(page)
        assert not now.get("over"), "no run was seen"
        if not page.locator(".phases").count():
            page.get_by_role("button", name="Details").first.click()
        shown |= {one.removeprefix("● ") for one in page.locator(".phases button").all_inner_texts()}
        by_mouse(page, now, wanted(now["options"], RUN_RND))
        answered(page, now["question"])
    assert {"Initiation", "Encounter", "Success"} <= shown
    assert not {"Pass ice", "Approach server"} & shown
    played(me, RUN_RND, by_mouse)
    assert page.locator(".end .result").count()


def test_a_row_of_the_lobby_names_the_rules(visit: Visit) -> None:
    anna, bert = visit(), visit()
    anna.post("/api/tables", side="corp", rules=TODAY)
    bert.page.goto(f"{bert.house.address}/")
    bert.page.wait_for_selector(f"[data-open] li:has-text('rules {TODAY}')")


def test_the_card_browser_has_the_cards_of_the_chosen_rules(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto(f"{me.house.address}/cards?q=tithe")
    page.wait_for_selector("text=No cards match")
    page.get_by_role("combobox", name="Rules", exact=True).select_option(TODAY)
    page.wait_for_selector("[data-found] li")
    assert f"rules={TODAY}" in page.url
    again = visit()
    again.page.goto(page.url)
    again.page.wait_for_selector("[data-found] li")


def test_a_list_of_startup_is_imported_and_played_against_a_bot(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto(f"{me.house.address}/decks")
    page.get_by_label("List").fill(f"{ZAHYA} (System Gateway)\n\n{startup_list()}")
    page.click("role=button[name=Import]")
    page.wait_for_url("**/deck/new")
    page.wait_for_selector("[data-playable=true]")
    newest = format_named("startup").name
    page.get_by_role("combobox", name="Format").select_option(newest)
    page.wait_for_selector("[data-legal=true]")
    page.click("text=Play against a bot")
    page.wait_for_selector(".prompt")
    for _ in range(6):
        now = state(page)
        by_mouse(page, now, wanted(now["options"], RUN_RND))
        answered(page, now["question"])
    told = page.evaluate("async () => (await (await fetch('/api/tables/mine')).json())[0].rules")
    assert told == TODAY
