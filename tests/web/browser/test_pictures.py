"""Pictures of twelve states of the table, on desktop and phone, dark and light, compared with those that were kept.

What is kept of a picture is its brightness on a coarse grid: small, the same on machines with other fonts, and changed
by whatever moves, vanishes or changes its colour. `SNEAKDOOR_PICTURES=write` keeps new ones: look at them first, in the
folder that `SNEAKDOOR_PICTURES_IN` names.
"""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.web.browser.house import House, Visitor
from tests.web.browser.scenes import SCENES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

KEPT: Final = Path(__file__).with_name("pictures.json")
WRITES: Final = os.environ.get("SNEAKDOOR_PICTURES") == "write"
SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
FOLDER: Final = os.environ.get("SNEAKDOOR_PICTURES_IN", "")
FAR: Final = 24
"""A cell whose brightness (of 255) differs by more shows something else."""
MOST: Final = 0.03
"""The share of such cells between two pictures that show the same with other fonts."""

GRID: Final = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
  const wide = 48, high = Math.round((48 * image.height) / image.width);
  const canvas = new OffscreenCanvas(wide, high);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, wide, high);
  const {data} = context.getImageData(0, 0, wide, high);
  const out = [];
  for (let n = 0; n < data.length; n += 4) {
    out.push(Math.round(0.3 * data[n] + 0.59 * data[n + 1] + 0.11 * data[n + 2]));
  }
  return out;
}"""


def nothing(_: Page) -> None:
    """The scene as it is."""


def zoomed(page: Page) -> None:
    page.locator(".hand [data-card]").first.focus()
    page.keyboard.press("z")
    page.wait_for_selector(".zoom-card.pinned")


def details(page: Page) -> None:
    page.keyboard.press("d")
    page.wait_for_selector(".timing")


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("[role=menu]")


def settings(page: Page) -> None:
    menu(page)
    page.get_by_role("menuitem", name="Settings").click()
    page.wait_for_selector("dialog[open]")


STATES: Final[dict[str, tuple[str, Callable[[Page], None]]]] = {
    **{name: (name, nothing) for name in SCENES},
    "zoom": ("action", zoomed),
    "details": ("encounter", details),
    "menu": ("action", menu),
    "settings": ("action", settings),
}


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", STATES)
def test_the_state_looks_as_it_did(browser: Browser, house: House, state: str, size: str, theme: Any) -> None:
    name, act = STATES[state]
    me = Visitor(browser, house, size=SIZES[size], color_scheme=theme)
    SCENES[name]().show(me.page, house.address)
    me.page.wait_for_selector(".prompt[data-live]")
    me.page.evaluate("() => document.fonts.ready")
    act(me.page)
    me.page.mouse.move(0, 0)
    shot = me.page.screenshot(animations="disabled", caret="hide")
    if FOLDER:
        Path(FOLDER, f"{state}-{size}-{theme}.png").write_bytes(shot)
    picture = base64.b64encode(shot).decode()
    grid = me.page.evaluate(GRID, picture)
    me.leave()
    key = f"{state} {size} {theme}"
    kept: dict[str, str] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    if WRITES:
        kept[key] = base64.b64encode(bytes(grid)).decode()
        KEPT.write_text(json.dumps(kept, indent=0, sort_keys=True) + "\n", encoding="utf-8")
        return
    before = base64.b64decode(kept[key])
    assert len(before) == len(grid)
    share = sum(abs(one - other) > FAR for one, other in zip(before, grid, strict=True)) / len(grid)
    assert share <= MOST, f"{key} looks otherwise: {share:.1%} of it"
