"""Positions for looking at the page: put together with the test table, told to the page in the server's own words.

The page connects to a socket that the test answers, so every scene is the same each time.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from sneakdoor import Side
from sneakdoor.seating.commands import offers
from sneakdoor.testing import Table
from sneakdoor.web import messages as m
from sneakdoor.web.live_game import LiveGame
from sneakdoor.web.streams import Stream, beginning, encode

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

TABLE: Final = "scene"


def hello(side: Side | None, corp: str = "greedy", runner: str = "search:0.3s") -> m.Hello:
    names = m.Pair("Guest 1", "Guest 2")
    bots = m.Pair(None if side == Side.CORP else corp, None if side == Side.RUNNER else runner)
    info = m.TableInfo(TABLE, "playing", names, m.Pair(), bots, m.Settings())
    role = side.name.lower() if side is not None else "spectator"
    return m.Hello(2, "0", role, info, None, None)  # type: ignore[arg-type]


class Scene:
    """One position, as one side sees it."""

    def __init__(self, table: Table, side: Side, corp: str = "greedy", runner: str = "search:0.3s") -> None:
        self.side = side
        self.live_game = LiveGame(table.game, (None, None))
        self.stream = Stream(side)
        self.hello = hello(side, corp, runner)

    def messages(self) -> list[str]:
        decision = self.live_game.game.decision
        asked = decision.side if decision is not None else None
        told = self.stream.tell(beginning(self.live_game, self.side, asked=asked))
        return [altered(one.decode(), {"thinking": False, "proposals": self.proposals()}) for one in told]

    def proposals(self) -> list[dict[str, str]]:
        """What the server works out while the question is already open."""
        found = [one for one in offers(self.live_game.game, self.side) if one.price]
        return [{"words": (words := one.carrying.words), "command": words.lower(), "price": one.price} for one in found]

    def show(
        self, page: Page, address: str, heard: Callable[[str | bytes], None] = lambda _: None, **changes: Any
    ) -> WebSocketRoute:
        """Open the page at this scene; `heard` gets what the page says, and `changes` alter the question."""
        said = [encode(self.hello).decode(), *(altered(one, changes) for one in self.messages())]
        sockets: list[WebSocketRoute] = []

        def come(socket: WebSocketRoute) -> None:
            sockets.append(socket)
            socket.on_message(heard)
            for one in said:
                socket.send(one)

        page.route_web_socket(re.compile("/ws/table/"), come)
        page.goto(f"{address}/table/{TABLE}")
        page.wait_for_selector(".prompt")
        return sockets[-1]


def altered(message: str, changes: dict[str, Any]) -> str:
    told = json.loads(message)
    if told.get("type") != "decision":
        return message
    return json.dumps(told | changes)


def _board(t: Table) -> None:
    t.corp.put("Data Raven", "R&D", rezzed=True)
    t.corp.put("Marked Accounts", "Server 2", rezzed=True, tokens={"credit": 3})
    t.corp.put("AstroScript Pilot Program", "Server 1", tokens={"advancement": 2})
    t.corp.put("Wraparound", "Server 1", rezzed=True)
    t.corp.put("Pop-up Window", "HQ", rezzed=True)
    t.corp.put("Wraparound", "HQ")
    t.corp.discard("Hedge Fund", "Snare!", faceup=True)
    t.corp.scored("AstroScript Pilot Program")
    t.corp.hand("SEA Source", "Hedge Fund", "Project Beale", "Snare!").set(credits=8)
    t.runner.put("Mimic")
    t.runner.put("Corroder")
    t.runner.put("Datasucker", tokens={"virus": 4})
    t.runner.put("Desperado")
    t.runner.put("Kati Jones", tokens={"credit": 6})
    t.runner.scored("Project Beale")
    t.runner.hand("Account Siphon", "Inside Job", "Sure Gamble", "Medium", "Dirty Laundry").set(credits=7, tags=1)


def table(turn: str) -> Table:
    return Table(turn, corp="NBN: Making News", runner="Gabriel Santiago: Consummate Professional")


def to_action(t: Table) -> None:
    """Pass windows until an action is asked for."""
    while (asked := t.decision) is not None and asked.kind != "action":
        t.game.choose(next(one for one in asked.options if one.kind == "pass"))


def action() -> Scene:
    t = table("runner")
    _board(t)
    to_action(t)
    return Scene(t, Side.RUNNER)


def encounter() -> Scene:
    t = table("runner")
    _board(t)
    t.corp.put("Enigma", "R&D")
    t.corp.put("Ichi 1.0", "R&D", rezzed=True)
    t.runner.run("R&D")
    while t.game.decision is not None and t.game.decision.rule != "6.9.3b":
        options = t.game.decision.options
        t.game.choose(next(one for one in options if one.kind in {"pass", "continue"}))
    return Scene(t, Side.RUNNER)


def rez() -> Scene:
    t = table("runner")
    _board(t)
    t.corp.put("Ichi 1.0", "R&D")
    t.runner.run("R&D")
    while t.game.decision is not None and not (
        t.game.decision.side == Side.CORP and any(one.kind == "rez" for one in t.game.decision.options)
    ):
        options = t.game.decision.options
        t.game.choose(next(one for one in options if one.kind in {"pass", "continue"}))
    return Scene(t, Side.CORP)


def corp_action() -> Scene:
    t = table("corp")
    _board(t)
    to_action(t)
    return Scene(t, Side.CORP)


def access() -> Scene:
    t = table("runner")
    _board(t)
    t.corp.deck("Marked Accounts")
    t.runner.run("Server 2")
    while t.game.decision is not None and t.game.decision.kind != "accessed card":
        options = t.game.decision.options
        t.game.choose(next(one for one in options if one.kind in {"pass", "continue", "access", "done"}))
    return Scene(t, Side.RUNNER)


ICE: Final = ("Ice Wall", "Enigma", "Data Raven", "Wraparound", "Ichi 1.0")
REMOTES: Final = ("PAD Campaign", "Marked Accounts", "Adonis Campaign", "Ash 2X3ZB9CY", "Snare!", "PAD Campaign")
RIG: Final = (
    "Corroder", "Mimic", "Gordian Blade", "Datasucker", "Medium", "Magnum Opus", "Akamatsu Mem Chip", "Desperado",
    "Plascrete Carapace", "CyberSolutions Mem Chip", "Kati Jones", "Armitage Codebusting", "Daily Casts",
    "Professional Contacts", "Same Old Thing",
)  # fmt: skip


def crowded(side: Side = Side.RUNNER) -> Scene:
    t = table("runner" if side == Side.RUNNER else "corp")
    for title in ICE:
        t.corp.put(title, "HQ", rezzed=True)
    for n, title in enumerate(REMOTES, 1):
        t.corp.put(title, f"Server {n}", rezzed=n % 2 == 1)
    t.corp.put("Project Beale", "Server 4", tokens={"advancement": 3})
    for n in (1, 4):
        t.corp.put("Ice Wall", f"Server {n}", rezzed=n == 1)
    t.corp.hand("SEA Source", "Hedge Fund", "Project Beale", "Snare!", "Ice Wall", "Enigma").set(credits=14)
    t.corp.scored("AstroScript Pilot Program", "Project Beale")
    djinn = t.runner.put("Djinn")
    for title in RIG:
        if title == "Medium":
            t.runner.put(title, on=djinn)
        else:
            t.runner.put(title)
    t.runner.scored("Project Beale", "AstroScript Pilot Program")
    t.runner.hand("Account Siphon", "Inside Job", "Sure Gamble", "Dirty Laundry")
    t.runner.hand("Sure Gamble", "Diesel", "Stimhack", "Special Order")
    t.runner.set(credits=21, tags=2)
    to_action(t)
    return Scene(t, side)


def opening() -> Scene:
    t = table("runner")
    t.runner.hand("Account Siphon", "Inside Job", "Sure Gamble")
    to_action(t)
    return Scene(t, Side.RUNNER)


SCENES: Final[dict[str, Callable[[], Scene]]] = {
    "action": action,
    "encounter": encounter,
    "rez": rez,
    "corp_action": corp_action,
    "access": access,
    "crowded": crowded,
    "crowded_corp": lambda: crowded(Side.CORP),
    "opening": opening,
}
