"""The desk as tools of the Model Context Protocol, over standard input and output."""

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
Begin with `look`: it shows the table as you may see it, the open question and its numbered options. `choose` takes one
of them by its number or its words, and answers with what happened and the next question. {windows} Whatever seems
possible and is not offered, ask about with `why_not` (“rez enigma”, “run hq”): it names the rules that stop it. `card`
and `rule` explain cards and rules. You win with seven agenda points; the Corp also wins if the Runner is flatlined, and
the Runner if the Corp has to draw from an empty R&D."""
PASSING: Final = "Where nothing useful can be done, your seat passes by itself."
ASKING: Final = "Windows in which you can do something are asked one by one; passing is an option there."


def serve(desk: Desk) -> None:
    """Let a language model play until it goes."""
    try:
        server = server_of(desk)
    except ImportError as error:
        raise CommandError(
            f"a seat for language models needs the package mcp, version 2 or newer ({error}); "
            'the extra `mcp` brings it: pip install "sneakdoor[mcp]"'
        ) from None
    try:
        server.run("stdio")
    finally:
        desk.leave()


def server_of(desk: Desk) -> MCPServer[Any]:
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

    mine, bots = ((desk.match.corp, desk.match.runner), (desk.match.corp_bot, desk.match.runner_bot))
    told = INSTRUCTIONS.format(
        side=desk.side.name.title(),
        bot=f"the bot {bots[1 - desk.side]}",
        deck=mine[desk.side].name or "unnamed",
        windows=PASSING if desk.passing else ASKING,
    )
    server = MCPServer("sneakdoor", instructions=told, version=__version__, log_level="WARNING")

    def tool(function: Callable[..., str]) -> None:
        @functools.wraps(function)
        def careful(*given: Any, **named: Any) -> str:
            try:
                return function(*given, **named)
            except CannotDo as wrong:
                raise ToolError(str(wrong)) from None

        server.tool(structured_output=False)(careful)

    def look() -> str:
        """The whole table as you may see it, the open question, and its numbered options."""
        return desk.look()

    def options() -> str:
        """The open question and its numbered options, without the table."""
        return desk.question()

    def choose(option: int | str, question: int | None = None) -> str:
        """Answer the open question with an option, by its number or its words. Says what happened, and asks again.

        With `question`, the number of the question that you mean, an answer to another one is refused.
        """
        return desk.choose(option, question)

    def why_not(what: str) -> str:
        """Which rules stop something now, such as “rez enigma”, “run hq” or “jack out”; or why an option is allowed."""
        return desk.why_not(what)

    def rule(what: str) -> str:
        """A rule by its number, such as “6.9.2e”, or the rules that have all of some words, such as “jack out”."""
        return desk.rule(what)

    def card(title: str) -> str:
        """What a card is and does, by its title or as much of it as is unique."""
        return desk.card(title)

    def log(last: int = 15) -> str:
        """The last lines of what happened so far, as you were told it."""
        return desk.log(last)

    def concede() -> str:
        """Give this game up. It cannot be taken back."""
        return desk.concede()

    def new_game() -> str:
        """Begin the next game, once this one is over."""
        return desk.new_game()

    for function in (look, options, choose, why_not, rule, card, log, concede):
        tool(function)
    if desk.games > 1:
        tool(new_game)
    return server
