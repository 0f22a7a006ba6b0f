"""Make the pictures in docs/browser.md anew: `python -m tests.web.browser.screenshots` in the root of the tree.

Names of pictures as arguments make only those.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.web.browser.house import QUIET, ROOT, RUNNER, House, Visitor, build_page, chromium
from tests.web.browser.lesson_clicks import answer, go_on
from tests.web.browser.scenes import SCENES
from tests.web.browser.test_newcomer import plain_answer, play_out, with_seed
from tests.web.browser.test_pages_beside import a_replay

from sneakdoor.decks import starter_decks

if TYPE_CHECKING:
    from playwright.sync_api import Page

IMAGES: Final = ROOT / "docs" / "images"
QUALITY: Final = 60
Size = tuple[int, int]
DESKTOP: Final = (1280, 720)
LONG_GAME: Final = 18
"""The seed of a first game of 21 turns."""


def scene(name: str) -> Callable[[Visitor], None]:
    def show(me: Visitor) -> None:
        SCENES[name]().show(me.page, me.house.address)
        me.page.wait_for_selector(".prompt[data-live]")

    return show


def lesson(me: Visitor) -> None:
    me.page.goto(f"{me.house.address}/learn/runner-break")
    me.page.wait_for_selector("[data-step=ice]")
    go_on(me.page)
    answer(me.page, "Run Server 1")
    me.page.wait_for_selector("[data-step=rezzed]")
    go_on(me.page)
    me.page.wait_for_selector("[data-step=boost]")
    me.page.wait_for_selector(".ring:not([hidden])")


def lobby(me: Visitor) -> None:
    me.page.goto(me.house.address)
    me.page.wait_for_selector("main h1")


def end(me: Visitor) -> None:
    me.page.goto(f"{me.house.address}/learn")
    with_seed(me.page, LONG_GAME)
    me.page.click("[data-first-game=runner]")
    play_out(me.page, plain_answer)


def replay(me: Visitor) -> None:
    id_, length = a_replay(me)
    me.page.goto(f"{me.house.address}/replay/{id_}?at={length // 2}")
    me.page.wait_for_selector(".replay .board")


def deck(me: Visitor) -> None:
    shown = starter_decks()[RUNNER]
    me.page.goto(f"{me.house.address}/decks")
    me.page.get_by_label("List").fill(
        "\n".join([shown.identity, *(f"{n} {title}" for title, n in shown.cards.items())])
    )
    me.page.click("role=button[name=Import]")
    me.page.wait_for_url(lambda address: not address.endswith("/decks"))
    me.page.wait_for_selector("main h1, main h2")
    me.page.wait_for_load_state("networkidle")


PICTURES: Final[dict[str, tuple[Callable[[Visitor], None], Size, str]]] = {
    "run": (scene("encounter"), DESKTOP, "dark"),
    "table": (scene("rez"), DESKTOP, "light"),
    "access": (scene("access"), DESKTOP, "dark"),
    "crowded": (scene("crowded"), (1440, 900), "dark"),
    "lesson": (lesson, DESKTOP, "dark"),
    "end": (end, DESKTOP, "dark"),
    "lobby": (lobby, DESKTOP, "dark"),
    "replay": (replay, DESKTOP, "dark"),
    "deck": (deck, DESKTOP, "dark"),
    "phone": (scene("encounter"), (390, 844), "dark"),
    "landscape": (scene("encounter"), (844, 390), "dark"),
}


def shot(page: Page) -> bytes:
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(600)
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(taken["data"])


def main() -> None:
    from playwright.sync_api import sync_playwright

    build_page()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        house = House(Path(folder))
        house.start()
        browser = started.chromium.launch(executable_path=chromium(), args=QUIET)
        for name, (show, size, theme) in PICTURES.items():
            if sys.argv[1:] and name not in sys.argv[1:]:
                continue
            me = Visitor(browser, house, size=size, color_scheme=theme)
            show(me)
            (IMAGES / f"{name}.webp").write_bytes(shot(me.page))
            me.leave()
        browser.close()
        house.kill()


if __name__ == "__main__":
    main()
