"""Small things of the table that were wrong once: each is looked at in the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.web.browser.house import Visitor
from tests.web.browser.scenes import SCENES

Visit = Callable[..., Visitor]
DESKTOP = (1440, 900)


def log(start: int, *entries: dict[str, Any]) -> str:
    return json.dumps({"type": "log", "start": start, "entries": entries, "story_start": 0, "story": []})


def entry(words: str, kind: str, **more: Any) -> dict[str, Any]:
    return {"turn": 2, "side": "runner", "words": words, "kind": kind, **more}


def test_a_large_card_goes_when_its_card_goes(visit: Visit) -> None:
    me = visit(size=DESKTOP)
    socket = SCENES["action"]().show(me.page, me.house.address)
    me.page.locator(".rig [data-card]", has_text="Mimic").hover()
    me.page.wait_for_selector(".zoom-card")
    for message in SCENES["opening"]().messages():
        socket.send(message)
    me.page.wait_for_selector(".zoom-card", state="detached")


def test_a_large_card_goes_with_the_line_it_was_shown_for(visit: Visit) -> None:
    me = visit(size=DESKTOP)
    socket = SCENES["opening"]().show(me.page, me.house.address)
    socket.send(log(0, entry("The Runner gains 1 credit.", "credits gained", amount=1)))
    socket.send(log(1, entry("The Runner plays Sure Gamble.", "played", card="Sure Gamble")))
    me.page.locator(".story .beat", has_text="Sure Gamble").hover()
    me.page.wait_for_selector(".zoom-card:has-text('Sure Gamble')")
    socket.send(log(1))  # taken back
    me.page.wait_for_selector(".zoom-card", state="detached")


def test_chat_is_between_what_happened_before_and_after_it(visit: Visit) -> None:
    me = visit(size=DESKTOP)
    socket = SCENES["opening"]().show(me.page, me.house.address)
    socket.send(log(0, entry("The Runner plays Sure Gamble.", "played", card="Sure Gamble")))
    socket.send(json.dumps({"type": "chat", "who": "Ann", "role": "corp", "words": "well played", "at": 0.0}))
    socket.send(log(1, entry("The Runner gains 9 credits.", "credits gained", amount=9)))
    me.page.wait_for_selector(".story .beat:has-text('9 credits')")
    told = me.page.locator(".story .beat, .story .said").all_inner_texts()
    assert ["Sure Gamble" in told[0], "well played" in told[1], "9 credits" in told[2]] == [True, True, True]


def test_the_log_has_its_amounts_at_the_edge(visit: Visit) -> None:
    me = visit(size=DESKTOP)
    socket = SCENES["opening"]().show(me.page, me.house.address)
    socket.send(
        log(
            0,
            entry("The Runner spends a click to gain 1 credit.", "action", rule="5.2.8b", cause="credit"),
            entry("The Runner spends a click to play a card.", "action", rule="5.2.8e", cause="play"),
            entry("The Runner spends 5 credits.", "credits spent", amount=5),
            entry("The Runner plays Sure Gamble.", "played", card="Sure Gamble"),
            entry("The Runner gains 9 credits.", "credits gained", amount=9),
        )
    )
    me.page.wait_for_selector(".story .beat:has-text('9 credits')")
    assert me.page.locator(".story .amounts").all_inner_texts() == ["+1", "−5", "+9"]


def test_a_note_goes_by_itself(visit: Visit) -> None:
    me = visit(size=DESKTOP)
    socket = SCENES["action"]().show(me.page, me.house.address)
    socket.send(json.dumps({"type": "note", "words": "Passed for you."}))
    me.page.wait_for_selector(".prompt .note")
    me.page.wait_for_selector(".prompt .note", state="detached")


IN_VIEW = """([inner, outer]) => {
  const one = [...document.querySelectorAll(inner)].at(-1).getBoundingClientRect();
  const around = document.querySelector(outer).getBoundingClientRect();
  return one.height > 0 && one.top >= around.top - 1 && one.bottom <= Math.min(around.bottom, innerHeight) + 1;
}"""


def test_a_note_is_in_view_below_a_long_list_of_answers(visit: Visit) -> None:
    for size in (DESKTOP, (390, 844)):
        me = visit(size=size)
        socket = SCENES["action"]().show(me.page, me.house.address)
        me.page.wait_for_selector(".prompt[data-live]")
        assert me.page.evaluate(
            "() => { const a = document.querySelector('.answers'); return a.scrollHeight > a.clientHeight }"
        )
        first = me.page.locator(".answer").first.bounding_box()
        socket.send(json.dumps({"type": "note", "words": "Passed for you."}))
        me.page.wait_for_selector(".prompt .note")
        assert me.page.evaluate(IN_VIEW, [".prompt .note", ".prompt"]), size
        assert me.page.locator(".answer").first.bounding_box() == first, "no answer moves under the pointer"


def test_why_is_asked_in_words_and_answered_in_view(visit: Visit) -> None:
    """At the first question, and in a turn whose answers fill the prompt."""
    me = visit(size=DESKTOP)
    me.against_bot("corp", seed=3)
    for answer, number in ((1, "9.2.6"), (2, "5.2.3")):
        me.page.wait_for_selector(".prompt[data-live]")
        if answer > 1:
            me.page.click(".answer.option >> nth=0")
            me.page.wait_for_selector(".answer[data-kind=credit]:not([disabled])")
        me.page.fill("[data-chat]", "/why run hq")
        me.page.press("[data-chat]", "Enter")
        reply = me.page.locator(".story .said.reply").nth(answer - 1)
        reply.wait_for()
        assert "/why run hq" in reply.inner_text()
        assert number in reply.inner_text(), "the rule that forbids it is named"
        me.page.wait_for_timeout(100)
        assert me.page.evaluate(IN_VIEW, [".story .said.reply", ".story .lines"])


def test_cards_in_a_server_leave_its_ice_uncovered(visit: Visit) -> None:
    for size in (DESKTOP, (1280, 720)):
        for name in ("action", "crowded_corp"):
            me = visit(size=size)
            SCENES[name]().show(me.page, me.house.address)
            me.page.wait_for_selector(".prompt[data-live]")
            assert me.page.locator(".server:has(.root [data-card]):has(.ice-row [data-card])").count() > 1
            covered = me.page.evaluate(
                """() => [...document.querySelectorAll(".server")].flatMap((server) => {
                  const boxes = (where) =>
                    [...server.querySelectorAll(where)].map((one) => one.getBoundingClientRect());
                  return boxes(".root [data-card]").flatMap((card) => boxes(".ice-row [data-card]").filter((ice) =>
                    Math.min(card.bottom, ice.bottom) - Math.max(card.top, ice.top) > 2 &&
                    Math.min(card.right, ice.right) - Math.max(card.left, ice.left) > 2).map(() => server.textContent));
                })"""
            )
            assert covered == [], (name, size)


def test_the_faction_of_an_event_is_inside_its_outline(visit: Visit) -> None:
    """An event has no lower left corner, so the words at the foot of its large card begin further right."""
    me = visit(size=DESKTOP)
    SCENES["action"]().show(me.page, me.house.address)
    card = me.page.locator(".hand [data-card]", has_text="Account Siphon").first
    card.focus()
    me.page.keyboard.press("z")
    me.page.wait_for_selector(".zoom-card.pinned")
    words = me.page.locator(".zoom-card .foot .small").bounding_box()
    outline = me.page.locator(".zoom-card .inner").bounding_box()
    assert words is not None
    assert outline is not None
    assert words["x"] - outline["x"] >= outline["y"] + outline["height"] - (words["y"] + words["height"])


def test_before_a_rez_the_corp_reads_what_breaking_costs(visit: Visit) -> None:
    me = visit(size=DESKTOP)
    SCENES["rez"]().show(me.page, me.house.address)
    assert "No installed breaker beats it" in me.page.locator(".prompt .facts").inner_text()


IN_VIEW = """() => {
  const list = document.querySelector(".prompt .answers").getBoundingClientRect();
  const seen = (one) => one.top >= list.top - 1 && one.bottom <= list.bottom + 1;
  const all = [...document.querySelectorAll(".prompt [data-key]")];
  return all.filter((one) => seen(one.getBoundingClientRect())).map((one) => one.innerText);
}"""


def test_the_answers_to_an_encounter_are_in_view_on_a_phone(visit: Visit) -> None:
    """From the way to break everything to letting it happen; what would change nothing is below."""
    me = visit(size=(390, 844))
    SCENES["encounter"]().show(me.page, me.house.address)
    me.page.wait_for_selector(".prompt[data-live]")
    seen = me.page.evaluate(IN_VIEW)
    assert len(seen) == 4
    assert "Break all" in seen[0]
    assert "Let all 3 happen" in seen[3]
