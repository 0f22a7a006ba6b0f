"""The pages beside the table, in a browser: lobby and account, replays, decks, the card browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from tests.web.browser.house import CORP, PHONE, RUNNER, WIDE, House, Visitor, violations

from sneakdoor.arena.match import Match, play_game
from sneakdoor.decks import starter_decks

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

Visit = Callable[..., Visitor]
MOST: Final = 300_000
"""Bytes over the wire for one page, with everything that it needs."""


@cache
def a_record() -> str:
    """A whole game between two bots."""
    decks = starter_decks()
    _, game = play_game(Match(decks[CORP], decks[RUNNER], seed=3), 0)
    return game.record.to_json()


def a_replay(me: Visitor) -> tuple[str, int]:
    made = me.post("/api/replays", record=a_record())
    return made["id"], made["length"]


def go(me: Visitor, path: str) -> Page:
    me.page.goto(me.house.address + path)
    return me.page


# --------------------------------------------------------------------------------------------------------------- lobby


def test_two_clicks_lead_from_opening_the_page_into_a_game(visit: Visit) -> None:
    me = visit()
    page = go(me, "/")
    page.click("[data-quick=runner]")  # the other click is the one that opened the page
    page.wait_for_selector(".prompt")
    assert re.search(r"/table/\w+", page.url)
    page.goto(me.house.address)
    page.click("[data-mine] a")  # and it can be come back to
    page.wait_for_selector(".prompt")


def test_more_of_a_long_list_is_shown_by_a_button(visit: Visit) -> None:
    me = visit()
    me.post("/api/tables", opponent={"bot": "greedy"}, public=False)
    row = me.page.evaluate("() => fetch('/api/tables/mine').then((answer) => answer.json())")[0]

    def answer(route: Route) -> None:
        second = "after=" in route.request.url
        rows = [{**row, "id": f"{'b' if second else 'a'}{n}"} for n in range(3)]
        headers = {} if second else {"x-sneakdoor-next": "0~5.0~a2"}
        route.fulfill(json=rows, headers={"content-type": "application/json", **headers})

    me.page.route("**/api/tables/mine*", answer)
    page = go(me, "/")
    page.wait_for_selector("[data-mine] li")
    assert page.locator("[data-mine] li").count() == 3
    page.click("[data-more=mine]")
    page.wait_for_selector("[data-mine] a[href='/table/b2']")
    assert page.locator("[data-mine] li").count() == 6
    assert page.locator("[data-more=mine]").count() == 0
    page = go(me, "/replays")
    page.click("[data-more]")
    page.wait_for_selector("a[href='/replay/b2']")


def test_one_opens_a_table_and_another_joins_it_out_of_the_lobby(visit: Visit) -> None:
    anna, bert, carl = visit(), visit(), visit()
    for one in (bert, carl):
        go(one, "/").wait_for_selector("text=Open a table")
    page = go(anna, "/account")
    page.locator("input[autocomplete=nickname]").fill("Anna of the Lobby")
    page.click("text=Change name")
    page.wait_for_selector("h2:has-text('You are Anna of the Lobby')")
    page.click("nav >> text=Play")
    page.click("text=Open a table")
    form = page.locator("#opening")
    form.get_by_label("Side").select_option("corp")
    form.get_by_label("Your deck").select_option(f"starter {CORP}")
    form.get_by_label("Clock").check()
    page.click("dialog footer >> text=Open a table")
    page.wait_for_selector("text=Send this link")
    row = bert.page.locator("[data-open] li", has_text="Anna of the Lobby")
    row.wait_for()  # it came by itself
    assert "40 min" in row.inner_text()
    row.get_by_role("button").click()
    bert.page.get_by_label("Your deck").select_option(f"starter {RUNNER}")
    bert.page.click("dialog footer >> text=Sit down")
    for one in (anna, bert):
        one.page.wait_for_selector(".prompt")
    running = carl.page.locator("[data-playing] li", has_text="Anna of the Lobby")
    running.get_by_role("link", name="Watch").click()
    carl.page.wait_for_selector(".table")


def test_who_joins_a_table_with_open_hands_is_asked_first(visit: Visit) -> None:
    anna, bert = visit(), visit()
    table = anna.post("/api/tables", side="corp", deck={"starter": CORP}, delay=60, open_hands=True)
    page = go(bert, "/")
    row = page.locator("[data-open] li", has_text="spectators see both hands")
    row.get_by_role("button").click()
    page.get_by_label("Your deck").select_option(f"starter {RUNNER}")
    agree = page.locator("dialog").get_by_label("Spectators of this table see both hands, 60 seconds late. I agree.")
    page.click("dialog footer >> text=Sit down")
    assert agree.evaluate("box => box.validity.valueMissing")  # the form was not sent
    agree.check()
    page.click("dialog footer >> text=Sit down")
    page.wait_for_selector(".prompt")
    assert table["id"] in page.url


def test_a_deck_that_cannot_be_played_is_refused_with_every_reason(visit: Visit) -> None:
    page = go(visit(), "/")
    page.click("text=Open a table")
    page.get_by_label("Your deck").select_option("paste")
    page.get_by_label("Deck list").fill("Noise: Hacker Extraordinaire\n3 Nothing Of This Name\n3 Nor Of That Name\n")
    page.click("dialog footer >> text=Open a table")
    told = page.locator("dialog [role=alert]")
    told.wait_for()
    assert "Nothing Of This Name" in told.inner_text()
    assert "Nor Of That Name" in told.inner_text()


# -------------------------------------------------------------------------------------------------------------- replays


def at(page: Page, n: int) -> None:
    """Wait until that moment is shown, by the number and in the address."""
    page.wait_for_selector(f"[data-at='{n}']")
    page.wait_for_function(f"() => new URLSearchParams(location.search).get('at') === '{n}'")


def test_a_replay_is_stepped_by_keys_and_buttons_and_played_on(visit: Visit) -> None:
    me = visit()
    id_, length = a_replay(me)
    about = me.page.evaluate("async (id) => (await fetch(`/api/replays/${id}`)).json()", id_)
    page = go(me, f"/replay/{id_}?at=5")
    at(page, 5)
    press = page.keyboard.press
    press("ArrowRight")
    at(page, 6)
    press("ArrowLeft")
    press("ArrowLeft")
    at(page, 4)
    press("Shift+ArrowRight")
    turn = next(one for one in about["turns"] if one > 4)
    at(page, turn)
    press("ArrowDown")
    click = next(one for one in about["clicks"] if one > turn)
    at(page, click)
    page.click("[data-move='click back']")
    at(page, max(one for one in about["clicks"] if one < click))
    page.click("[data-move='turn back']")
    press("End")
    at(page, length)
    page.wait_for_selector("text=The game ends here.")
    press("Home")
    at(page, 0)
    page.locator("body").click(position={"x": 2, "y": 2})
    press("+")
    press("+")
    press("Space")
    page.wait_for_function("() => Number(document.querySelector('[data-at]').dataset.at) >= 3")
    press("Space")
    page.locator(".story .line").nth(8).click()  # a line of the story leads to its moment
    page.wait_for_selector(".story .line[aria-current]")
    there = about["clicks"][6]
    go(me, f"/replay/{id_}?at={there}")
    at(page, there)
    page.click("text=Play on from here")
    page.get_by_label("You play").select_option("runner")
    page.get_by_role("combobox", name="Bot", exact=True).select_option("pip")
    page.click("dialog footer >> text=Start")
    page.wait_for_selector(".prompt")
    assert "/table/" in page.url
    assert page.locator(".story .beat").count() > 2  # what was played before is part of it


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1280, 720)])
def test_the_panel_and_the_hand_of_a_replay_stay_in_their_row(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size)
    id_, length = a_replay(me)
    me.page.goto(f"{me.house.address}/replay/{id_}?at={length // 2}")
    me.page.wait_for_selector(".replay .board")
    row = me.page.locator(".own").bounding_box()
    assert row is not None
    for part in (".own .stat.large", ".own .score", ".own .hand [data-card]"):
        box = me.page.locator(part).first.bounding_box()
        assert box is not None, part
        assert row["y"] <= box["y"] + 1, part
        assert box["y"] + box["height"] <= row["y"] + row["height"] + 1, part


def test_a_replay_shows_each_side_only_what_it_knew(visit: Visit) -> None:
    me = visit()
    id_, _ = a_replay(me)
    page = go(me, f"/replay/{id_}?at=12")
    at(page, 12)
    assert page.locator("section.hand").count() == 2  # both hands, with their faces
    page.get_by_label("Seen by").select_option("runner")
    page.wait_for_function("() => document.querySelectorAll('section.hand').length === 1")
    seen = page.evaluate("async (id) => (await fetch(`/api/replays/${id}/at/12?as=both`)).json()", id_)
    page.wait_for_url("**as=runner**")
    shown = set(page.locator("section.hand [data-title]").evaluate_all("all => all.map(one => one.dataset.title)"))
    assert shown == set(seen["views"]["runner"]["runner"]["hand"]["cards"])
    page.get_by_label("Seen by").select_option("corp")
    page.wait_for_url("**as=corp**")
    page.wait_for_selector(".replay.corp")
    shown = set(page.locator("section.hand [data-title]").evaluate_all("all => all.map(one => one.dataset.title)"))
    assert shown == set(seen["views"]["corp"]["corp"]["hand"]["cards"])


def test_the_line_of_a_run_tells_no_more_than_has_happened(visit: Visit) -> None:
    me = visit()
    id_, _ = a_replay(me)
    told = me.page.evaluate("async (id) => (await fetch(`/api/replays/${id}/log?viewer=corp`)).json()", id_)
    run = next(one for one in told["story"] if len(one["so_far"]) > 1 and " runs " in one["words"])
    (first, begun), *_, (last, whole) = run["so_far"]
    page = go(me, f"/replay/{id_}?at={first}")
    at(page, first)
    page.locator(".story .line[aria-current]", has_text=begun).wait_for()
    page.locator(".story .line[aria-current]", has_text=whole).wait_for(state="detached")
    page = go(me, f"/replay/{id_}?at={last}")
    at(page, last)
    page.locator(".story .line", has_text=whole).first.wait_for()


def test_a_line_of_a_replay_shows_its_card(visit: Visit) -> None:
    me = visit()
    id_, length = a_replay(me)
    told = me.page.evaluate("async (id) => (await fetch(`/api/replays/${id}/log?viewer=corp`)).json()", id_)
    lines = [one for one in told["story"] if not one["heading"]]
    cards = [
        {one.get("card") for one in told["entries"][line["first"] : line["last"] + 1]} - {None, ""} for line in lines
    ]
    n, card = next(
        (n, *titles) for n, titles in enumerate(cards) if len(titles) == 1 and " plays " in lines[n]["words"]
    )
    page = go(me, f"/replay/{id_}?at={length}")
    page.locator(".story .line").nth(n).hover()
    page.locator(".zoom-card", has_text=card).wait_for()
    page.locator("input[type=range]").first.hover()
    page.wait_for_selector(".zoom-card", state="detached")


def test_a_note_is_left_at_a_moment_and_leads_back_to_it(visit: Visit) -> None:
    me, other = visit(), visit()
    id_, _ = a_replay(me)
    page = go(me, f"/replay/{id_}?at=12")
    at(page, 12)
    page.get_by_label("Add a note at decision 12").fill("this was the mistake")
    page.get_by_role("button", name="Add note").click()
    page.locator("[data-note='12'].here", has_text="this was the mistake").wait_for()
    page.keyboard.press("Escape")
    page = go(other, f"/replay/{id_}?at=3")
    at(page, 3)
    note = page.locator("[data-note='12']")
    assert note.get_by_role("button").count() == 1  # nobody removes what others have noted
    note.get_by_role("button").click()
    at(page, 12)
    me.page.get_by_role("button", name="Remove the note").click()
    me.page.locator("[data-note]").wait_for(state="detached")


def test_a_replay_shows_its_chances_and_leads_to_where_they_turned(visit: Visit) -> None:
    me = visit()
    id_, length = a_replay(me)
    better = {"choice": 12, "taken": "Gain 1 credit", "better": "Run HQ", "taken_chance": 0.4, "better_chance": 0.7}
    curve = [
        {"choice": choice, "turn": n, "corp_chance": chance, "ci95": [chance, chance]}
        for n, (choice, chance) in enumerate(((0, 0.5), (10, 0.25), (20, 0.75), (length, 1.0)))
    ]
    point = {
        "turn": 1, "first_choice": 10, "last_choice": 20, "corp_chance_before": 0.25, "corp_chance_after": 0.75,
        "against": "runner", "better": better,
    }  # fmt: skip
    told = [
        {"state": "none", "done": 0, "analysis": None},
        {"state": "working", "done": 0.4, "seconds_left": 200, "analysis": None},
        {"state": "done", "done": 1, "analysis": {"curve": curve, "turning_points": [point]}},
    ]
    me.page.route("**/analysis*", lambda route: route.fulfill(json=told.pop(0)))
    page = go(me, f"/replay/{id_}?at=5")
    at(page, 5)
    page.click("text=Analyse the game")
    page.wait_for_selector("text=Analysing the game: 40%, about 3 minutes left")
    page.wait_for_selector("text=The Corp's chance here: 50%")
    page.click("[data-turning='10']")  # leads to the choice that would have been better otherwise
    at(page, 12)
    page.wait_for_selector("text=The Corp's chance here: 25%")
    page.wait_for_selector("text=Chosen: Gain 1 credit. Better by 30 points: Run HQ.")
    page.get_by_label("Seen by").select_option("corp")
    page.wait_for_selector("text=Only the side that decided can see the better choice.")
    page.locator("section.curve svg").click(position={"x": 1, "y": 20})
    page.wait_for_function("() => Number(document.querySelector('[data-at]').dataset.at) <= 2")


def test_a_replay_can_be_read_as_text(visit: Visit) -> None:
    me = visit()
    id_, _ = a_replay(me)
    page = go(me, f"/replay/{id_}?at=12")
    at(page, 12)
    page.evaluate("document.querySelector('.sr-switch').click()")
    page.wait_for_selector(".in-words h2")
    seen = page.evaluate("async (id) => (await fetch(`/api/replays/${id}/at/12?as=both`)).json()", id_)["views"]
    shown = page.locator(".in-words").inner_text()
    assert all(title in shown for title in seen["corp"]["corp"]["hand"]["cards"])
    assert all(title in shown for title in seen["runner"]["runner"]["hand"]["cards"])
    page.keyboard.press("ArrowRight")
    at(page, 13)
    page.reload()
    page.wait_for_selector(".in-words h2")  # it stays so
    page.evaluate("document.querySelector('.sr-switch').click()")
    page.wait_for_selector("section.hand")


def test_a_record_is_uploaded_from_a_file_and_comes_back_as_it_was(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(a_record(), encoding="utf-8")
    bad = tmp_path / "bad.json"
    bad.write_text("{}", encoding="utf-8")
    me = visit()
    page = go(me, "/replays")
    page.set_input_files("input[type=file]", bad)
    page.wait_for_selector("[role=alert]")
    page.set_input_files("input[type=file]", file)
    at(page, 0)
    page.click("text=More")
    with page.expect_download() as coming:
        page.click("text=Download the record")
    assert json.loads(coming.value.path().read_text(encoding="utf-8")) == json.loads(a_record())


# ---------------------------------------------------------------------------------------------------------------- decks


def test_a_deck_is_imported_repaired_edited_saved_and_played(visit: Visit) -> None:
    deck = starter_decks()[RUNNER]
    lines = [deck.identity, *(f"{n} {title}" for title, n in deck.cards.items())]
    lines = [one.replace("Corroder", "Corodder").replace("Sure Gamble", "Suer Gambel") for one in lines]
    me = visit()
    page = go(me, "/decks")
    page.get_by_label("List").fill("\n".join(lines))
    page.click("role=button[name=Import]")
    problems = page.locator(".problems li")
    problems.first.wait_for()
    assert problems.count() == 2, "all problems are told at once"
    page.click(".problems >> text=Corroder")
    page.wait_for_function("() => document.querySelectorAll('.problems li').length === 1")
    page.click(".problems button:has-text('Sure Gamble')")
    page.wait_for_url("**/deck/new")
    page.wait_for_selector("[data-playable=true]")
    # Fewer cards than the identity wants: not legal, and it says so; then one is found again by typing.
    title = next(title for title, n in deck.cards.items() if n > 1)
    size = int(page.locator(".figures b").first.inner_text())
    least = int(re.search(r"\d+", page.locator(".figures small").nth(1).inner_text())[0])  # type: ignore[index]
    taken = min(deck.cards[title], size - least + 1)
    for _ in range(taken):
        page.get_by_label(f"Remove one {title}").click()
    box = page.get_by_role("combobox", name="Add a card")
    box.fill(title.lower()[:6])
    page.wait_for_selector("[role=option]")
    box.press("Enter")
    page.get_by_label("Deck name").fill("Mended Wounds")
    page.click("role=button[name=Save]")
    page.wait_for_selector("text=✓ Saved")
    page.click("nav >> text=Decks")
    page.click("[data-mine] >> text=Mended Wounds")
    page.get_by_label("Deck name").wait_for()
    page.click(f"[data-list] >> text={title}")
    page.wait_for_selector("dialog .s-zoom")
    page.keyboard.press("Escape")
    for _ in range(taken - 1):
        page.get_by_label(f"Add one {title}").click()
    page.wait_for_selector("[data-playable=true]")
    page.click("text=Play against a bot")
    page.wait_for_selector(".prompt")
    assert "/table/" in page.url


def test_a_pasted_address_is_answered_with_what_to_paste(visit: Visit) -> None:
    me = visit()
    me.page.goto(f"{me.house.address}/decks")
    me.page.get_by_label("List").fill("https://netrunnerdb.com/en/decklist/12345/some-deck")
    me.page.click("role=button[name=Import]")
    me.page.wait_for_selector(
        "text=is an address, not a list: open it, choose a text export there and paste what it shows"
    )
    assert me.page.url.endswith("/decks")


def test_a_deck_is_exported_in_every_form_dealt_compared_and_checked(visit: Visit) -> None:
    page = go(visit(), f"/deck/starter%3A{CORP.replace(' ', '%20')}")
    page.wait_for_selector("[data-legal=true]")
    page.locator("#tools select").select_option("core-experience")
    page.wait_for_selector("[data-legal=false]")
    assert page.locator("[data-problems] li").count() > 1
    page.click("role=tab[name=Export]")
    seen: set[str] = set()
    forms = page.locator("#tools select option").evaluate_all("all => all.map(one => one.value)")
    for form in forms:
        page.locator("#tools select").select_option(form)
        page.wait_for_function(
            "(seen) => { const t = document.querySelector('[data-export]').value; return t && !seen.includes(t); }",
            arg=list(seen),
        )
        seen.add(page.locator("[data-export]").input_value())
    assert len(seen) == len(forms) == 6
    page.get_by_label("Wanted in the starting hand: Hedge Fund").click()
    page.click("role=tab[name='Starting hands']")
    page.click("text=Deal five hands")
    page.wait_for_selector("[data-odds]")
    assert page.locator("[data-hands] li").count() == 5
    assert page.locator("[data-hands] button").count() == 25
    page.click("role=tab[name=Compare]")
    page.get_by_label("Compare with", exact=True).select_option("starter Assembly Line")
    page.click("#tools >> role=button[name=Compare]")
    page.wait_for_selector("[data-compared]")
    assert "Hostile Takeover" in page.locator("[data-compared]").inner_text()


# ---------------------------------------------------------------------------------------------------------------- cards


def test_cards_are_found_by_words_and_filters_and_the_address_keeps_them(visit: Visit) -> None:
    me = visit()
    page = go(me, "/cards")
    count = page.locator("[role=status]")
    page.wait_for_selector("[data-found] li")
    page.get_by_role("combobox", name="Side", exact=True).select_option("runner")
    page.get_by_role("combobox", name="Type", exact=True).select_option("program")
    page.get_by_role("combobox", name="Subtype", exact=True).select_option("Icebreaker")
    page.get_by_label("Search titles and text").fill("corrod")
    page.wait_for_function("() => document.querySelectorAll('[data-found] li').length === 1")
    assert count.inner_text().startswith("1 of ")
    page.click("[data-found] button")
    dialog = page.locator("dialog[open]")
    assert "Corroder" in dialog.inner_text()
    path = dialog.get_by_role("link", name="reference").get_attribute("href")
    assert path == "/reference/cards/corroder.html"
    again = visit()
    again.page.goto(page.url)
    again.page.wait_for_selector("dialog[open] >> text=Corroder")
    again.page.keyboard.press("Escape")
    again.page.click("text=Clear all filters")
    again.page.get_by_label("Search titles and text").fill("account siphon")
    again.page.wait_for_selector("[data-found] li")
    again.page.get_by_role("combobox", name="Format", exact=True).select_option("standard-2019-09")
    again.page.wait_for_selector("text=No cards match")
    again.page.get_by_role("combobox", name="Format", exact=True).select_option("eternal-2017-10")
    again.page.wait_for_selector("[data-found] li")


# --------------------------------------------------------------------------------------------------- every page, always

PAGES: Final = ("/", "/account", "/replays", "/decks", f"/deck/starter%3A{CORP.replace(' ', '%20')}", "/cards",
                "/cards?card=Corroder", "replay")  # fmt: skip


def opened(me: Visitor, path: str) -> Page:
    if path == "replay":
        id_, length = a_replay(me)
        path = f"/replay/{id_}?at={length // 2}"
    page = go(me, path)
    page.wait_for_selector("h1")
    page.wait_for_function("() => !document.body.innerText.includes('Loading')")
    page.wait_for_timeout(400)
    return page


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_on_any_page_and_nothing_is_wider_than_the_window(
    visit: Visit, axe: str, theme: str, size: tuple[int, int]
) -> None:
    me = visit(size=size, color_scheme=theme, has_touch=size == PHONE)
    found = {}
    for path in PAGES:
        page = opened(me, path)
        wrong = violations(page, axe)
        if page.evaluate("document.documentElement.scrollWidth") > size[0]:
            wrong.append("wider than the window")
        if wrong:
            found[path] = wrong
    page = opened(me, "/")
    page.click("text=Open a table")
    if wrong := violations(page, axe):
        found["open a table"] = wrong
    assert not found, json.dumps(found, indent=1)


def test_every_page_is_light(visit: Visit, house: House) -> None:
    for path in PAGES:
        me = visit()
        link = me.context.new_cdp_session(me.page)
        link.send("Network.enable")
        sizes: list[float] = []
        link.on("Network.loadingFinished", lambda told, sizes=sizes: sizes.append(told["encodedDataLength"]))
        opened(me, path)
        assert 0 < sum(sizes) < MOST, (path, sum(sizes))
