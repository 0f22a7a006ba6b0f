"""The controls of the prompt, each with a question of its kind: what is pressed, and what is said to the server.

The table is a real one; only its question is put there by the test, and answers go to the test instead of the server.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.browser.house import House, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, WebSocketRoute


def options(kind: str, words: Sequence[str], **more: Any) -> list[dict[str, Any]]:
    return [{"index": n, "kind": kind, "words": one, **more} for n, one in enumerate(words)]


def numbers(most: int) -> list[dict[str, Any]]:
    return [{"index": n, "kind": "number", "words": str(n), "number": n} for n in range(most + 1)]


class Desk:
    """Between the page and the server: it asks what the test wants asked, and hears what the page answers."""

    def __init__(self, me: Visitor) -> None:
        self.me = me
        self.page: Page = self.me.page
        self.said: list[dict[str, Any]] = []
        self.sockets: list[WebSocketRoute] = []
        self.id = 1000
        self.page.route_web_socket(re.compile("/ws/table/"), self._between)
        self.me.against_bot("runner", seed=15)

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(socket.send)
        socket.on_message(self._heard)
        self.sockets.append(socket)

    def _heard(self, message: str | bytes) -> None:
        told = json.loads(message)
        if "ping" not in told:
            self.said.append(told)

    def ask(self, kind: str, choices: list[dict[str, Any]], prompt: str = "Well?", **more: Any) -> None:
        self.id += 1
        asked = {
            "type": "decision", "id": self.id, "kind": kind, "rule": "9.1.2", "prompt": prompt, "card": "",
            "options": choices, "text": False, "default": None, "proposals": [], "thinking": False, "undo": False,
            "seat": None, "notes": [],
        } | more  # fmt: skip
        self.tell(asked)
        self.page.wait_for_selector(f'.prompt[data-question="{self.id}"][data-live]')

    def tell(self, message: dict[str, Any]) -> None:
        self.sockets[-1].send(json.dumps(message))

    def heard(self, n: int = 1) -> list[dict[str, Any]]:
        """What the page has said, once it is so much."""
        for _ in range(2000):
            if len(self.said) >= n:
                return self.said
            self.page.wait_for_timeout(20)
        raise AssertionError(f"the page said only {self.said}")

    def press(self, name: str) -> None:
        self.page.locator(".prompt").get_by_role("button", name=name, exact=True).click()


@pytest.fixture(scope="module")
def one_desk(browser: Browser, house: House) -> Iterator[Desk]:
    me = Visitor(browser, house)
    yield Desk(me)
    me.leave()


@pytest.fixture
def desk(one_desk: Desk) -> Desk:
    one_desk.said.clear()
    return one_desk


def test_a_trace_is_bid_with_a_slider_and_shows_both_strengths(desk: Desk) -> None:
    desk.ask("trace: spend", numbers(7), "Trace strength 3 against link strength 1; spend how many credits?")
    desk.press("More")
    desk.press("More")
    desk.press("Less")
    desk.press("More")
    desk.press("Confirm 2")
    assert desk.heard() == [{"id": desk.id, "choice": 2}]


def test_a_number_says_what_it_comes_to_and_takes_the_hint(desk: Desk) -> None:
    bids = [one | {"consequence": f"Link strength {one['number']} against 4."} for one in numbers(7)]
    desk.ask("trace: spend", bids)
    assert desk.page.get_by_text("Link strength 0 against 4.").count() == 1
    desk.tell({"type": "hint", "id": desk.id, "option": 4, "words": "The bot would choose this at once: 4."})
    desk.page.locator('.prompt .hinted[data-option="4"]').wait_for()
    assert desk.page.get_by_text("Link strength 4 against 4.").count() == 1
    assert "Well?" in desk.page.locator(".prompt h2").inner_text(), "the question stays beside the hint"
    desk.press("Confirm 4")
    assert desk.heard() == [{"id": desk.id, "choice": 4}]


def test_a_secret_bid_has_a_button_for_each_number(desk: Desk) -> None:
    desk.ask("secretly spend", numbers(2))
    assert "secret" in desk.page.locator(".prompt").inner_text()
    desk.page.locator('.prompt [data-option="1"]').click()
    assert desk.heard() == [{"id": desk.id, "choice": 1}]


def test_paying_from_a_card_shows_the_card(desk: Desk) -> None:
    desk.ask("credits from", numbers(2), "Cyberfeeder: spend how many of its credits?", card="Cyberfeeder")
    assert "Cyberfeeder" in desk.page.locator(".prompt .number .face").first.inner_text()
    desk.page.keyboard.press("3")
    assert desk.heard() == [{"id": desk.id, "choice": 2}]


def test_triggers_are_put_in_order_and_sent_one_after_the_other(desk: Desk) -> None:
    waiting = [
        {"index": n, "kind": "trigger", "card": title, "handle": n + 1, "ability": 0, "words": f"{title}: something"}
        for n, title in enumerate(("PAD Campaign", "Wyldside", "Data Leak Reversal"))
    ]
    desk.ask("reaction", waiting)
    desk.page.get_by_role("button", name="Earlier: Data Leak Reversal").click()
    desk.page.get_by_role("button", name="Earlier: Data Leak Reversal").click()
    desk.press("In this order")
    assert desk.heard() == [{"id": desk.id, "choice": 2}]
    left = [{**one, "index": n} for n, one in enumerate(waiting[:2])]
    desk.ask("reaction", left)
    assert desk.heard(2)[1] == {"id": desk.id, "choice": 0}
    desk.ask("reaction", [{**left[1], "index": 0}])
    assert desk.heard(3)[2] == {"id": desk.id, "choice": 0}
    desk.ask("action", options("credit", ["Gain 1 credit"]))
    desk.page.wait_for_timeout(100)
    assert len(desk.said) == 3


def test_several_cards_are_marked_and_sent_together(desk: Desk) -> None:
    titles = ["Corroder", "Sure Gamble", "Diesel"]
    picks = [{"index": n, "kind": "pick", "card": one, "words": one} for n, one in enumerate(titles)]
    desk.ask("discard", picks, "Discard down to 1 card: 2 cards to go")
    for title in ("Corroder", "Diesel"):
        desk.page.locator(".prompt [data-option]", has_text=title).click()
    assert not desk.said
    desk.page.get_by_role("button", name="Choose these 2").click()
    assert desk.heard() == [{"id": desk.id, "choice": 0}]
    desk.ask("discard", [{**one, "index": n} for n, one in enumerate(picks[1:])])
    assert desk.heard(2)[1] == {"id": desk.id, "choice": 1}


def test_the_last_card_to_discard_takes_one_click(desk: Desk) -> None:
    picks = [{"index": n, "kind": "pick", "card": one, "words": one} for n, one in enumerate(("Corroder", "Diesel"))]
    desk.ask("discard", picks, "Discard down to 5 cards: 1 card to go", most=1)
    desk.page.locator(".prompt [data-option]", has_text="Diesel").click()
    assert desk.heard() == [{"id": desk.id, "choice": 1}]


def test_escape_lets_go_what_was_marked(desk: Desk) -> None:
    picks = [{"index": n, "kind": "pick", "card": one, "words": one} for n, one in enumerate(("Corroder", "Diesel"))]
    desk.ask("discard", picks)
    desk.page.keyboard.press("1")
    assert desk.page.locator(".prompt [aria-pressed=true]").count() == 1
    desk.page.keyboard.press("Escape")
    assert desk.page.locator(".prompt [aria-pressed=true]").count() == 0
    assert not desk.said


def test_a_title_is_named_with_what_the_letters_can_mean(desk: Desk) -> None:
    desk.ask("name a card", [], text=True)
    field = desk.page.get_by_role("combobox")
    field.fill("hed")
    assert desk.heard() == [{"complete": "hed"}]
    desk.tell({"type": "complete", "complete": "hed", "titles": ["Hedge Fund", "Hedges"]})
    desk.page.get_by_role("option", name="Hedge Fund").wait_for()
    field.press("ArrowDown")
    field.press("Enter")
    assert desk.heard(2)[1] == {"id": desk.id, "text": "Hedge Fund"}


def test_a_way_to_break_is_one_button_with_its_price(desk: Desk) -> None:
    desk.ask("paid ability window", options("pass", ["Pass"]), default=0, thinking=True)
    desk.page.get_by_text("Looking for a way to break it").wait_for()
    offer = {"words": "Break all", "command": "break all", "price": "3 credits, with Corroder"}
    desk.tell({"type": "proposals", "id": desk.id, "proposals": [offer]})
    button = desk.page.get_by_role("button", name="Break all")
    assert "With Corroder." in button.inner_text()
    assert button.locator(".price").inner_text() == "3"
    assert button.locator(".price").get_by_role("img", name="credit").count() == 1
    assert desk.page.get_by_text("Looking for a way to break it").count() == 0
    button.click()
    assert desk.heard() == [{"id": desk.id, "command": "break all"}]


def test_space_gives_the_usual_answer_and_nothing_is_said_twice(desk: Desk) -> None:
    out = {"index": 1, "kind": "jack out", "words": "Jack out"}
    desk.ask("jack out", [*options("continue", ["Continue the run"]), out], default=0)
    desk.page.keyboard.press("Space")
    desk.page.keyboard.press("Space")
    assert desk.heard() == [{"id": desk.id, "choice": 0}]
    desk.page.wait_for_timeout(100)
    assert len(desk.said) == 1


def test_an_error_is_told_and_the_question_stays_open(desk: Desk) -> None:
    desk.ask("action", options("credit", ["Gain 1 credit"]))
    desk.page.locator('.prompt [data-option="0"]').click()
    desk.heard()
    desk.tell({"type": "error", "message": "that was too late", "id": desk.id})
    desk.page.get_by_text("that was too late").first.wait_for()
    assert desk.page.locator('.prompt [data-option="0"]').is_enabled()


def test_a_view_that_does_not_fit_is_asked_for_anew(desk: Desk) -> None:
    desk.tell({"type": "change", "n": 9, "patch": [[["servers", 17, "ice", 3], {}]]})
    assert desk.heard() == [{"resync": True}]


def test_what_the_other_player_asks_for_is_answered_with_yes_or_no(desk: Desk) -> None:
    desk.ask("action", options("credit", ["Gain 1 credit"]))
    for what, yes in (("undo", True), ("draw", False)):
        desk.tell({"type": "offer", "what": what, "side": "corp", "answer": None})
        desk.page.locator(".offer").get_by_role("button", name="Yes" if yes else "No").click()
    assert desk.heard(2) == [{"answer": "undo", "yes": True}, {"answer": "draw", "yes": False}]
    assert desk.page.locator(".offer").count() == 0


def test_my_own_offer_is_shown_and_can_be_withdrawn(desk: Desk) -> None:
    desk.ask("action", options("credit", ["Gain 1 credit"]))
    desk.tell({"type": "offer", "what": "draw", "side": "runner", "answer": None})
    desk.page.locator(".offer", has_text="You offered a draw").get_by_role("button", name="Withdraw").click()
    assert desk.heard() == [{"withdraw": "draw"}]
    desk.tell({"type": "withdrawn", "what": "draw", "side": "runner", "lapsed": False})
    desk.page.get_by_text("was withdrawn").first.wait_for()
    assert desk.page.locator(".offer").count() == 0
    desk.tell({"type": "offer", "what": "undo", "side": "corp", "answer": None})
    desk.page.locator(".offer").wait_for()
    desk.tell({"type": "withdrawn", "what": "undo", "side": "corp", "lapsed": True})
    desk.page.get_by_text("expired").first.wait_for()
    assert desk.page.locator(".offer").count() == 0


def test_clocks_run_for_the_side_that_decides(desk: Desk) -> None:
    desk.tell({"type": "clock", "corp": 61.0, "runner": 600.0, "running": "corp"})
    clock = desk.page.locator("[data-side=corp] time")
    clock.wait_for()
    desk.page.wait_for_function("() => /0:5/.test(document.querySelector('[data-side=corp] time').textContent)")
    assert "10:00" in desk.page.locator("[data-side=runner] time").inner_text()


def test_whoever_is_away_is_marked(desk: Desk) -> None:
    desk.ask("action", options("credit", ["Gain 1 credit"]))
    desk.tell({"type": "presence", "corp": False, "runner": False, "watching": 0})
    desk.page.locator("[data-side=runner] .away").wait_for()
    assert desk.page.locator("[data-side=corp] .away").count() == 0, "a bot is never away"
    assert desk.page.title().startswith("● Your move")


def test_remotes_that_look_the_same_are_stacked_unless_that_is_unwanted(desk: Desk) -> None:
    titles = {"HQ": "", "R&D": "", "Archives": "", "Server 1": "PAD Campaign", "Server 2": "Adonis Campaign"}
    titles |= {"Server 3": "PAD Campaign", "Server 4": "PAD Campaign"}
    servers = [
        {"name": name, "ice": [], "root": [{"handle": 900 + n, "title": title, "faceup": True}] if title else []}
        for n, (name, title) in enumerate(titles.items())
    ]
    servers[-1]["root"][0]["tokens"] = {"advancement": 1}  # type: ignore[index]
    desk.tell({"type": "change", "n": 10, "patch": [[["servers"], servers]]})
    stacked = desk.page.locator(".stacked .tile")
    stacked.first.wait_for()
    assert stacked.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))") == ["Server 1", "Server 3"]
    desk.page.locator('[data-server="Server 1"]').click()  # what lies below can be used as well
    desk.page.get_by_role("menu").wait_for()
    desk.page.keyboard.press("Escape")
    for words, count in (("Do not group servers", 0), ("Group similar servers", 2)):
        desk.page.get_by_role("button", name="Menu").click()
        desk.page.get_by_role("menuitem", name=words).click()
        desk.page.wait_for_function("(n) => document.querySelectorAll('.stacked .tile').length === n", arg=count)
