"""Version 26.03 in the page: a table is opened and played by it, and cards and decks are looked at by it."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from tests.web.browser.house import RUNNER, Visitor
from tests.web.browser.test_table import RUN_RND, answered, by_mouse, played, state, wanted
from tests.web.test_rulesets import ZAHYA, startup_list

from sneakdoor.decks import format_named
from sneakdoor.web.routes.library import card_json

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
    form.get_by_role("combobox", name="Opponent").select_option("pip")
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


def test_a_card_has_both_texts_where_the_rules_differ(visit: Visit) -> None:
    me = visit()
    page = me.page
    texts = [card_json("Account Siphon", rules)["text"] for rules in ("1.4", TODAY)]
    assert texts[0] != texts[1]
    page.goto(f"{me.house.address}/cards?q=account+siphon&card=Account+Siphon")
    page.wait_for_selector("[data-wordings]")
    shown = [page.locator(f"[data-wordings] [data-rules='{rules}']").inner_text() for rules in ("1.4", TODAY)]
    assert shown[0].split("\n")[1:] != shown[1].split("\n")[1:]
    assert card_json("Hedge Fund", "1.4")["text"] == card_json("Hedge Fund", TODAY)["text"]
    page.goto(f"{me.house.address}/cards?card=Hedge+Fund")
    page.wait_for_selector("dialog[open]")
    page.wait_for_load_state("networkidle")
    assert page.locator("[data-wordings]").count() == 0


def test_a_deck_is_offered_the_cards_of_its_format(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto(f"{me.house.address}/deck/new")
    field = page.get_by_role("combobox", name="Add a card")
    field.fill("tithe")
    page.wait_for_timeout(200)
    assert page.locator("[role=option]").count() == 0
    page.get_by_role("combobox", name="Format").select_option("system-gateway")
    page.wait_for_selector("[data-narrowed]")
    field.fill("tithe")
    page.wait_for_selector("[role=option]:has-text('Tithe')")
    field.fill("account siphon")
    page.wait_for_timeout(200)
    assert page.locator("[role=option]").count() == 0


def test_starter_decks_are_listed_by_rules_and_format(visit: Visit) -> None:
    me = visit()
    page = me.page
    page.goto(f"{me.house.address}/decks")
    starters = page.get_by_role("region", name="Starter decks")
    starters.locator("li", has_text=RUNNER).wait_for()
    assert starters.locator("li", has_text="Gateway Runner").count() == 0
    starters.get_by_role("combobox", name="Rules", exact=True).select_option(TODAY)
    starters.locator("li", has_text="Gateway Runner").first.wait_for()
    starters.get_by_role("combobox", name="Format", exact=True).select_option("system-gateway")
    starters.locator("li", has_text=RUNNER).wait_for(state="detached")
    starters.locator("li", has_text="Gateway Runner").first.click()
    page.wait_for_selector("[data-playable=true]")


def test_the_cards_of_the_browser_lie_side_by_side_on_a_phone(visit: Visit) -> None:
    me = visit(size=(390, 844))
    page = me.page
    page.goto(f"{me.house.address}/cards")
    page.wait_for_selector("[data-found] li")
    boxes = page.locator("[data-found] .face").evaluate_all(
        "all => all.slice(0, 6).map(one => one.getBoundingClientRect()).map(box => [box.left, box.right, box.top])"
    )
    for one, other in pairwise(boxes):
        assert other[2] > one[2] or other[0] >= one[1], "one lies over the other"
    assert max(right for _, right, _ in boxes) <= 390
