"""A Model Context Protocol server over standard input and output, with the methods of `Desk` as tools."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from sneakdoor import __version__
from sneakdoor.cli.desk import CannotDo, Desk
from sneakdoor.cli.errors import CommandError

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

INSTRUCTIONS: Final = """You play a game of Netrunner as the {side} against {bot}, with the deck “{deck}”.
Start with `look`: it shows the table as you see it, the open question and its numbered options. `choose` takes one of
them by number or words and returns what happened and the next question. {windows} If something is not offered,
`why_not` (“rez enigma”, “run hq”) names the rules that forbid it. `card` and `rule` explain cards and rules. You win
with seven agenda points; the Corp also wins if the Runner is flatlined, and the Runner if the Corp has to draw from an
empty R&D."""
PASSING: Final = "Windows without a useful action are passed for you."
ASKING: Final = "You are asked in every window in which you can act; passing is one of the options."


def serve(desk: Desk) -> None:
    """Serve until the client disconnects."""
    try:
        server = server_of(desk)
    except ImportError as error:
        raise CommandError(
            f"--mcp needs the package mcp, version 2 or newer ({error}); "
            'install the extra `mcp`: pip install "sneakdoor[mcp]"'
        ) from None
    try:
        server.run("stdio")
    finally:
        desk.leave()


def server_of(desk: Desk) -> MCPServer[Any]:
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

    server = MCPServer("sneakdoor", instructions=instructions_for(desk), version=__version__, log_level="WARNING")

    def tool(function: Callable[..., str]) -> None:
        @functools.wraps(function)
        def careful(*given: Any, **named: Any) -> str:
            try:
                return function(*given, **named)
            except CannotDo as wrong:
                raise ToolError(str(wrong)) from None

        server.tool(structured_output=False)(careful)

    for function in tools_of(desk):
        tool(function)
    return server


def instructions_for(desk: Desk) -> str:
    """Return the instructions for the model."""
    match, side = desk.match, desk.side
    deck = (match.corp, match.runner)[side]
    return INSTRUCTIONS.format(
        side=side.name.title(),
        bot=f"the bot {(match.corp_bot, match.runner_bot)[1 - side]}",
        deck=deck.name or "unnamed",
        windows=PASSING if desk.passing else ASKING,
    )


def tools_of(desk: Desk) -> list[Callable[..., str]]:
    """Return the tools; their docstrings are shown to the model."""

    def look() -> str:
        """Show the whole table as you see it, the open question, and its numbered options."""
        return desk.look()

    def options() -> str:
        """Show the open question and its numbered options, without the table."""
        return desk.question()

    def choose(option: int | str, question: int | None = None) -> str:
        """Answer the open question with an option, by number or words. Returns what happened and the next question.

        Pass the number of the question as `question` to make sure that you answer the right one.
        """
        return desk.choose(option, question)

    def why_not(what: str) -> str:
        """Name the rules that forbid something now, such as “rez enigma”, “run hq” or “jack out”, or that allow it."""
        return desk.why_not(what)

    def rule(what: str) -> str:
        """Look up a rule by number, such as “6.9.2e”, or the rules that contain some words, such as “jack out”."""
        return desk.rule(what)

    def card(title: str) -> str:
        """Show the facts and text of a card, by its title or a unique part of it."""
        return desk.card(title)

    def log(last: int = 15) -> str:
        """Show the last lines of the log."""
        return desk.log(last)

    def concede() -> str:
        """Concede this game. This cannot be undone."""
        return desk.concede()

    def new_game() -> str:
        """Start the next game, once this one is over."""
        return desk.new_game()

    tools: list[Callable[..., str]] = [look, options, choose, why_not, rule, card, log, concede]
    return [*tools, new_game] if desk.games > 1 else tools
