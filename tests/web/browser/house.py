"""A server of our own and a browser for the tests of the page; what is missing fails the run and is never skipped."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from tools import browser, page

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROOT: Final = Path(__file__).parents[3]
QUIET: Final = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run", "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
]  # fmt: skip
WIDE: Final = (1366, 768)
PHONE: Final = (360, 740)
PATIENCE: Final = 90.0
CORP: Final = "Heavy Industry"
RUNNER: Final = "Open Wounds"


def chromium() -> str:
    """The machine's browser."""
    found = browser.chromium()
    if not found:
        pytest.fail(
            "the tests of the page need a browser, and there is none: install Debian's package `chromium`, "
            "or name one with SNEAKDOOR_CHROMIUM",
            pytrace=False,
        )
    return found


def build_page() -> None:
    try:
        page.build()
    except page.Failure as failure:
        pytest.fail(f"the page could not be built: {failure}", pytrace=False)


def axe_core() -> str:
    """axe-core's script, fetched where it is not there yet."""
    if not browser.PLACE.exists():
        trouble = browser.fetch()
        if trouble:
            pytest.fail(f"the tests of the page need axe-core: {trouble}", pytrace=False)
    return browser.PLACE.read_text(encoding="utf-8")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class House:
    """A server as its own process, on a port of this machine, with a database file of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.was_up = False

    def start(self) -> None:
        """On its port; where somebody else took that before the first start, on another."""
        for _ in range(5):
            if self._started():
                return
            if self.was_up or "in use" not in self.words():
                break
            self.port = free_port()
            self.address = f"http://127.0.0.1:{self.port}"
        pytest.fail(f"the server did not come up:\n{self.words()}", pytrace=False)

    def _started(self) -> bool:
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(self.folder)}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        command = [
            sys.executable, "-m", "sneakdoor", "serve", "--port", str(self.port), "--no-browser", "--no-reference",
            "--database", f"sqlite:///{self.folder}/tables.sqlite",
        ]  # fmt: skip
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, cwd=self.folder, stdout=log, stderr=log)
        self.was_up |= (up := self._answers())
        return up

    def _answers(self) -> bool:
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                return False
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=2) as answer:  # noqa: S310
                    if json.load(answer)["status"] == "ok":
                        return True
            except OSError:
                time.sleep(0.1)
        return False

    def words(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8", errors="replace")[-3000:]

    def kill(self) -> None:
        """As `kill -9`: it has no time for anything."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(10)
            self.process = None


OPEN: Final = """async (wanted) => {
  const me = await (await fetch("/api/me")).json();
  const headers = {"Content-Type": "application/json", "X-Sneakdoor-CSRF": me.csrf};
  const answer = await fetch(wanted.path, {method: "POST", headers, body: JSON.stringify(wanted.body)});
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
}"""


class Visitor:
    """One person with a browser of their own."""

    def __init__(
        self, started: Browser, house: House, size: tuple[int, int] = WIDE, pace: str = "off", **more: Any
    ) -> None:
        self.house = house
        self.errors: list[str] = []
        self.context: BrowserContext = started.new_context(
            viewport={"width": size[0], "height": size[1]}, **{"reduced_motion": "reduce", **more}
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(f'localStorage.setItem("sneakdoor.pace", "{pace}")')
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._console)

    def _console(self, message: Any) -> None:
        """The content policy and Svelte complain here; a lost connection is no complaint."""
        if (
            message.type == "error"
            and "WebSocket" not in message.text
            and "Failed to load resource" not in message.text
        ):
            self.errors.append(message.text)

    def post(self, path: str, **body: Any) -> Any:
        if self.page.url == "about:blank":
            self.page.goto(
                f"{self.house.address}/health"
            )  # no page of ours, which would become a guest at the same time
        return self.page.evaluate(OPEN, {"path": path, "body": body})

    def against_bot(self, side: str, seed: int, bot: str = "random", **more: Any) -> str:
        """Open a table against a bot and sit down at it."""
        decks = {"corp": {"starter": CORP}, "runner": {"starter": RUNNER}}
        other = "runner" if side == "corp" else "corp"
        table = self.post(
            "/api/tables", side=side, deck=decks[side], opponent={"bot": bot, "deck": decks[other]}, seed=seed, **more
        )
        self.sit_down(table["id"])
        return str(table["id"])

    def sit_down(self, table: str, key: str = "") -> None:
        self.page.goto(f"{self.house.address}/table/{table}{f'?key={key}' if key else ''}")
        self.page.wait_for_selector(".prompt, .text-board")

    def is_over(self) -> bool:
        return self.page.locator(".end .result").count() > 0

    def leave(self) -> None:
        self.context.close()
        assert not self.errors, self.errors


def violations(shown: Page, script: str) -> list[str]:
    """What axe-core finds on the page as it is."""
    shown.evaluate(f"() => {{ if (!window.axe) {{ {script} }} }}")
    found = shown.evaluate(
        "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
        ".map(v => v.id + ': ' + v.nodes.slice(0, 4).map(n => n.target.join(' ') + ' ' + n.failureSummary).join(' | '))"
    )
    return [str(one) for one in found]
