"""The pages in a browser: opened from disk, searched, walked through; axe-core looks at each kind of page.

Needs Chromium and axe-core: `dev.py test` sees to both (`tools/browser.py`). What is missing fails, and says so.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.visiting import running
from tools.browser import PLACE as AXE
from tools.browser import chromium

from sneakdoor.reference.site import build
from sneakdoor.timing import structures
from sneakdoor.web.app import Options

QUIET = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run",
]  # fmt: skip
PAGES = (
    "index.html", "timing/index.html", "timing/corp-draw.html", "timing/run.html", "timing/approach-ice.html",
    "rules/index.html", "rules/6.9.html", "rules/9.2.html", "cards/index.html", "cards/asset.html",
    "cards/marilyn-campaign.html", "cards/wyldside.html", "examples/index.html", "examples/4.html", "glossary.html",
    "ledger/index.html", "ledger/9.html", "interpretations.html", "changes.html", "rules-26.03/index.html",
    "rules-26.03/6.9.html", "ledger-26.03/index.html", "concordance/index.html", "concordance/6.html",
)  # fmt: skip
PHONE, WIDE = (360, 740), (1280, 900)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build(folder, jobs=1, tried=("Marilyn Campaign",))
    return folder


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    assert chromium(), "there is no Chromium: python tools/browser.py sees to it"
    with sync_playwright() as started:
        found = started.chromium.launch(executable_path=chromium(), args=QUIET)
        yield found
        found.close()


def opened(browser: Browser, site: Path, path: str, size: tuple[int, int] = WIDE, *, dark: bool = False) -> Page:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if dark else "light")
    page.on("pageerror", lambda error: pytest.fail(f"{path}: {error}"))
    page.goto(f"{site.as_uri()}/{path}")
    return page


def found(page: Page, typed: str) -> list[str]:
    """The titles that the search shows."""
    page.fill("#search", typed)
    page.wait_for_function("document.getElementById('count').textContent !== ''")
    page.wait_for_timeout(50)
    return [" ".join(one.split()) for one in page.locator("#found a").all_inner_texts()]


@pytest.fixture(scope="module")
def page(browser: Browser, site: Path) -> Page:
    return opened(browser, site, "index.html")


class TestSearching:
    @pytest.mark.parametrize(
        ("typed", "title"),
        [
            ("marilyn", "Marilyn Campaign"),
            ("Marilyn Campaign", "Marilyn Campaign"),
            ("marylin campain", "Marilyn Campaign"),
            ("corrodr", "Corroder"),
            ("doppelganger", "Doppelgänger"),
            ("6.9.3c", "6.9.3c Unbroken subroutines resolve, in order"),
            ("6.9.3", "6.9.3 Encounter Ice Phase"),
            ("priority", "Priority"),
            ("approaching ice", "A run: approaching ice"),
        ],
    )
    def test_what_is_typed_comes_first(self, page: Page, typed: str, title: str) -> None:
        first = found(page, typed)[0]
        assert first.removeprefix("card ").removeprefix("rule ").removeprefix("timing ").removeprefix("term ") == title

    def test_a_number_brings_the_steps_beneath_it(self, page: Page) -> None:
        shown = [one.split()[1] for one in found(page, "6.9.3")[:5]]
        assert shown == ["6.9.3", "6.9.3a", "6.9.3b", "6.9.3c", "6.9.3d"]

    def test_then_the_rule_of_26_03_with_that_number(self, page: Page) -> None:
        assert "26.03:6.9.3" in [one.split()[1] for one in found(page, "6.9.3")]

    def test_a_number_of_26_03_brings_it_first_and_where_it_comes_from(self, page: Page) -> None:
        shown = found(page, "26.03:6.9.4c")
        assert shown[0].split()[1] == "26.03:6.9.4c"
        assert any("What became of 6.9.5c: changed, now 26.03:6.9.4c" in one for one in shown)

    def test_what_is_not_there_says_so(self, page: Page) -> None:
        page.fill("#search", "qqqqqqzzzz")
        page.wait_for_function("document.getElementById('found').textContent.includes('Nothing')")

    def test_the_keyboard_leads_to_the_page(self, browser: Browser, site: Path) -> None:
        page = opened(browser, site, "rules/6.9.html")
        page.keyboard.press("/")
        page.keyboard.type("marilyn camp")
        page.wait_for_selector("#found a")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_url("**/cards/marilyn-campaign.html")
        assert page.locator("h1").inner_text() == "Marilyn Campaign"
        page.close()

    def test_the_index_is_loaded_only_when_somebody_types(self, browser: Browser, site: Path) -> None:
        page = opened(browser, site, "index.html")
        assert page.locator("script[src*='search/']").count() == 0
        found(page, "run")
        assert page.locator("script[src*='search/']").count() > 1
        page.close()


class TestWalkingThrough:
    def test_a_window_opens_where_it_stands(self, browser: Browser, site: Path) -> None:
        page = opened(browser, site, "timing/corp-draw.html")
        window = page.locator("[id='r5.6.1b']")
        assert not window.locator(".passing").first.is_visible()
        window.locator("summary").first.click()
        assert window.locator(".passing").first.is_visible()
        page.close()

    def test_the_phases_of_a_turn_lie_open(self, browser: Browser, site: Path) -> None:
        page = opened(browser, site, "timing/corp-turn.html")
        text = page.locator("main").inner_text()
        assert [step for step in ("5.6.1d", "5.6.2b", "5.6.3c") if step not in text] == []
        page.close()

    def test_the_step_in_the_address_lights_up_and_opens(self, browser: Browser, site: Path) -> None:
        page = opened(browser, site, "timing/corp-draw.html#r5.6.1b")
        assert page.locator("svg .now").get_attribute("data-step") == "5.6.1b"
        assert page.locator("[id='r5.6.1b'] .passing").first.is_visible()
        page.close()

    def test_a_replay_goes_step_by_step(self, browser: Browser, site: Path) -> None:
        page = opened(browser, site, "examples/4.html")
        steps = page.locator(".played").first.locator("> li")
        assert [steps.nth(n).is_visible() for n in range(2)] == [True, False]
        page.get_by_role("button", name="Next").first.click()
        assert steps.nth(1).is_visible()
        page.close()

    def test_printed_it_shows_everything(self, browser: Browser, site: Path) -> None:
        page = opened(browser, site, "examples/4.html")
        page.emulate_media(media="print")
        steps = page.locator(".played").first.locator("> li")
        assert all(steps.nth(n).is_visible() for n in range(steps.count()))
        assert not page.locator("nav").is_visible()
        page.close()

    @pytest.mark.parametrize("path", PAGES)
    def test_no_page_is_wider_than_a_phone(self, browser: Browser, site: Path, path: str) -> None:
        page = opened(browser, site, path, PHONE)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        page.close()


@pytest.mark.parametrize(("size", "dark"), [(WIDE, False), (PHONE, True)], ids=["wide and light", "phone and dark"])
def test_axe_finds_no_violation(browser: Browser, site: Path, size: tuple[int, int], dark: bool) -> None:
    assert AXE.is_file(), "axe-core is not there: python tools/browser.py sees to it"
    wrong = []
    for path in PAGES:
        page = opened(browser, site, path, size, dark=dark)
        page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        page.add_script_tag(path=str(AXE))
        told: Any = page.evaluate("axe.run().then(found => found.violations)")
        wrong += [f"{path}: {one['id']}: {json.dumps(one['nodes'][0]['target'])} {one['help']}" for one in told]
        page.close()
    assert wrong == []


# ------------------------------------------------------------------------------------------------------------ served

COLOURS = """() => [...document.querySelectorAll('svg')].map(svg =>
    [...svg.querySelectorAll('rect, path, text')].map(one => {
        const style = getComputedStyle(one);
        return {kind: one.tagName, name: one.getAttribute('class') || '', fill: style.fill, stroke: style.stroke};
    }))"""


@pytest.fixture(scope="module")
def served(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the same pages behind the server, with its content policy."""
    database = f"sqlite:///{tmp_path_factory.mktemp('served') / 'server.sqlite'}"
    with running(Options(database, processes=0, reference=site)) as server:
        yield f"http://127.0.0.1:{server.port}/reference"


def luminance(colour: str) -> float:
    """Relative luminance of a computed `rgb(…)`, as WCAG defines it."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_drawings_have_their_colours_as_served(browser: Browser, served: str, dark: bool) -> None:
    page = browser.new_page(color_scheme="dark" if dark else "light")
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    for key in structures():
        page.goto(f"{served}/timing/{key}.html")
        drawings = page.evaluate(COLOURS)
        assert len(drawings) == 1
        check_colours(drawings[0], dark=dark)
    page.close()
    assert complaints == []


def check_colours(shapes: list[dict[str, str]], *, dark: bool) -> None:
    fills: dict[str, set[str]] = defaultdict(set)
    for shape in shapes:
        fills[shape["name"].partition(" ")[0] or shape["kind"]].add(shape["fill"])
    assert all(len(colours) == 1 for colours in fills.values() if colours is not fills["soft"])
    one = {name: next(iter(colours)) for name, colours in fills.items()}
    (paper,) = fills["paper"]
    assert luminance(paper) < 0.05 if dark else luminance(paper) > 0.9
    rows = [one[name] for name in ("row", "window", "checkpoint") if name in one]
    for text in [one["number"], *fills["soft"], one["title"]]:
        assert all(contrast(text, row) >= 4.5 for row in [*rows, paper]), (text, rows)
    if "badge" in one:
        assert contrast(one["badge"], one["badge-text"]) >= 4.5
    for shape in shapes:
        if shape["name"].startswith("arrow"):
            assert shape["fill"] == "none"
            assert contrast(shape["stroke"], paper) >= 3
