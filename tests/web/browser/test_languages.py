"""The page in every language: which one a browser gets, choosing another, and that its words fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from tests.web.browser.house import PHONE, WIDE, Visitor, violations

Visit = Callable[..., Visitor]

TITLES: Final = {
    "en": "Play now",
    "de": "Sofort spielen",
    "fr": "Jouer tout de suite",
    "es": "Jugar ahora",
    "zh": "立即开始",
}
TAGS: Final = {"zh": "zh-Hans"}
LESSONS: Final = {
    "en": "Breaking ice",
    "de": "Ice brechen",
    "fr": "Passer une glace",
    "es": "Romper hielo",
    "zh": "破解防火墙",
}

# Cards and won agendas cut long titles, and the strip cuts old events: what the engine says is not measured here.
OVERFLOWING: Final = """() => {
  const drawn = ".card, .heap, .won, .strip, .sr, .skip";
  const out = [];
  for (const one of document.querySelectorAll("button, summary, nav a, a.go, a.button-link, .tab, kbd")) {
    const { display, visibility } = getComputedStyle(one);
    if (display === "inline" || visibility === "hidden" || !one.clientWidth || one.closest(drawn)) continue;
    const words = one.textContent.trim().slice(0, 60);
    if (one.scrollWidth > one.clientWidth + 1) out.push(`${words}: ${one.scrollWidth} > ${one.clientWidth}`);
  }
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) out.push(`the page: ${page.scrollWidth} > ${page.clientWidth}`);
  return out;
}"""


def language_of(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("() => document.documentElement.lang"))


def open_lobby(visitor: Visitor) -> None:
    visitor.page.goto(visitor.house.address)
    visitor.page.wait_for_selector("[data-quick]")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de-AT", "de"),
        ("fr", "fr"),
        ("es-MX", "es"),
        ("zh-CN", "zh"),
        ("zh-Hans-SG", "zh"),
        ("zh-TW", "zh"),
        ("en-GB", "en"),
        ("pt-BR", "en"),
    ],
)
def test_a_browser_gets_its_own_language(visit: Visit, locale: str, language: str) -> None:
    me = visit(locale=locale)
    open_lobby(me)
    assert me.page.locator("#quick").inner_text() == TITLES[language]
    assert language_of(me) == TAGS.get(language, language)
    assert me.page.locator("header [data-language]").input_value() == language


def test_another_language_can_be_chosen_and_is_remembered(visit: Visit) -> None:
    me = visit(locale="de-DE")
    open_lobby(me)
    menu = me.page.get_by_label("Sprache")
    assert menu.locator("option").all_inner_texts() == ["English", "Deutsch", "Français", "Español", "简体中文"]
    menu.select_option("fr")
    me.page.wait_for_selector(f"text={TITLES['fr']}")
    me.page.reload()
    me.page.wait_for_selector(f"text={TITLES['fr']}")
    assert language_of(me) == "fr"
    me.page.get_by_label("Langue").select_option("en")
    me.page.wait_for_selector(f"text={TITLES['en']}")
    assert language_of(me) == "en"


def test_the_language_can_be_chosen_at_a_table(visit: Visit) -> None:
    me = visit(locale="en-US")
    me.against_bot("runner", seed=4)
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("menuitem", name="Settings").click()
    me.page.get_by_label("Language").select_option("es")
    me.page.wait_for_selector("text=Tú decides")
    assert language_of(me) == "es"


def test_without_its_catalogue_the_page_is_english(visit: Visit) -> None:
    me = visit(locale="de-DE")
    me.context.route("**/assets/de-*.js", lambda route: route.abort())
    open_lobby(me)
    assert me.page.locator("#quick").inner_text() == TITLES["en"]
    assert language_of(me) == "en"
    assert me.page.locator("header [data-language]").input_value() == "en"


def test_english_fetches_no_other_catalogue(visit: Visit) -> None:
    me = visit(locale="en-US")
    fetched: list[str] = []
    me.page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    open_lobby(me)
    assert any(one.startswith("strings-") for one in fetched)
    assert not [one for one in fetched if one.startswith(("de-", "fr-", "es-", "zh-"))]


def test_words_that_do_not_fit_are_found(visit: Visit) -> None:
    me = visit(locale="en-US", size=PHONE)
    open_lobby(me)
    assert me.page.evaluate(OVERFLOWING) == []
    me.page.evaluate("() => { document.querySelector('[data-quick] b').textContent = 'x'.repeat(80); }")
    assert me.page.evaluate(OVERFLOWING)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", TITLES)
def test_the_words_of_every_language_fit(visit: Visit, language: str, size: tuple[int, int]) -> None:
    me = visit(locale=language, size=size, has_touch=size == PHONE)
    cut: dict[str, list[str]] = {}

    def look(name: str) -> None:
        if found := me.page.evaluate(OVERFLOWING):
            cut[name] = found

    open_lobby(me)
    look("lobby")
    me.page.locator("section[aria-labelledby=friend] button").click()
    me.page.wait_for_selector("dialog[open]")
    look("open a table")
    me.page.goto(f"{me.house.address}/learn")
    me.page.wait_for_selector("[data-lesson]")
    assert me.page.locator("[data-lesson=runner-break] b").inner_text() == LESSONS[language]
    look("learn")
    me.page.goto(f"{me.house.address}/account")
    me.page.wait_for_selector("section")
    look("account")
    for side in ("runner", "corp"):
        me.against_bot(side, seed=11)
        me.page.wait_for_selector(".prompt[data-live=yes]")
        look(f"table of the {side}")
        me.page.locator("button[aria-haspopup=menu]").click()
        look(f"menu of the {side}")
    assert not cut, cut


def test_a_german_page_is_accessible(visit: Visit, axe: str) -> None:
    me = visit(locale="de-DE")
    open_lobby(me)
    assert violations(me.page, axe) == []
    me.against_bot("runner", seed=11)
    me.page.wait_for_selector(".prompt[data-live=yes]")
    assert violations(me.page, axe) == []


def test_every_place_of_the_navigation_is_in_view_on_a_phone(visit: Visit) -> None:
    for language in TITLES:
        me = visit(size=PHONE, locale=language)
        open_lobby(me)
        outside = me.page.locator("header nav a").evaluate_all(
            "all => all.filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(one => one.textContent)"
        )
        assert me.page.locator("header nav a").count() == 7
        assert outside == [], language
