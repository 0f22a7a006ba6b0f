"""A text interface to a game: the table, the question, its options, reasons, rules and cards.

It uses only what its side may know. `sneakdoor.cli.mcp_seat` exposes its methods as tools for language models.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from sneakdoor import Side
from sneakdoor.arena import Match
from sneakdoor.arena.program_seat import Chair, bot_across
from sneakdoor.bots import BotFailed, leave
from sneakdoor.bots.wire import Misunderstood
from sneakdoor.cli.terminal.choices import Choice, choices
from sneakdoor.cli.terminal.commands import title_meant
from sneakdoor.cli.terminal.option_search import why
from sneakdoor.seating import Unclear, matching, story
from sneakdoor.seating.board import table_lines

if TYPE_CHECKING:
    from sneakdoor.cli.terminal.session import Session

WIDTH: Final = 100
MOST_OPTIONS: Final = 60
MOST_RULES: Final = 12
MOST_LINES: Final = 400


class CannotDo(ValueError):
    """The request is not possible now; the message says why."""


class Desk:
    """Games of one player against a bot, as text."""

    def __init__(
        self,
        match: Match,
        side: Side,
        *,
        games: int = 1,
        forced: bool = False,
        passing: bool = False,
        keep: Callable[[str], None] | None = None,
    ) -> None:
        self.match, self.side, self.games = match, side, games
        self.forced, self.passing, self.keep = forced, passing, keep
        self.number = self.logged = 0
        self.questions = 0  # asked of this player; counting the others' would reveal something
        self.kept = True
        self._begin()

    def _begin(self) -> None:
        self.number += 1
        self.logged = 0
        self.kept = False
        bot = bot_across(self.match, self.side)
        self.chair = Chair(self.match, self.side, self.number, bot, forced=self.forced, passing=self.passing)
        self._go_on()

    def _go_on(self) -> None:
        """Let the bot play until this player is asked or the game is over."""
        try:
            asked = self.chair.proceed()
        except BotFailed as failure:
            self.leave()
            raise CannotDo(f"the game cannot continue: {failure}") from failure
        if asked:
            self.questions += 1
        else:
            self.leave()

    def leave(self) -> None:
        """Save the record, once, when the game is over or the player leaves."""
        if not self.kept:
            self.kept = True
            leave(self.chair.bot, self.chair.game)
            if self.keep is not None:
                self.keep(self.chair.game.record.to_json())

    @property
    def game(self) -> object:
        return self.chair.game

    # -- looking ---------------------------------------------------------------------------------------------

    def look(self) -> str:
        """Return the table as this side sees it, and the open question."""
        view = self.chair.game.view(self.side)
        return "\n".join([*table_lines(view, WIDTH), "", self.question()])

    def question(self) -> str:
        """Return the open question with its numbered options, or how the game ended."""
        game = self.chair.game
        outcome = game.outcome
        if outcome is not None:
            winner = "Nobody" if outcome.winner is None else f"The {Side(outcome.winner).name.title()}"
            more = " new_game starts the next one." if self.number < self.games else ""
            return f"The game is over. {winner} wins: {outcome.how}.{more}"
        asked = game.view(self.side).decision
        if asked is None:
            return "There is no question for you."
        listed = self._listed()
        shown = listed[:MOST_OPTIONS]
        rule = f" (CR {asked.rule})" if asked.rule else ""
        lines = [f"Question {self.questions}: {asked.prompt}{rule}"]
        lines += [f"  {one.number}. {one.words}" for one in shown]
        if len(listed) > len(shown):
            lines.append(f"  … and {len(listed) - len(shown)} more; choose by words.")
        return "\n".join(lines)

    def _listed(self) -> list[Choice]:
        return choices(self.chair.game.view(self.side))

    def news(self) -> str:
        """Return what happened since the last call, in sentences."""
        entries = self.chair.game.log(self.side, self.logged)
        self.logged += len(entries)
        return "\n".join(one.words for one in story(entries))

    def log(self, last: int = 15) -> str:
        """Return the last lines of the story so far."""
        paragraphs = story(self.chair.game.log(self.side))
        return (
            "\n".join(one.words for one in paragraphs[-max(1, min(last, MOST_LINES)) :]) or "Nothing has happened yet."
        )

    # -- acting ----------------------------------------------------------------------------------------------

    def choose(self, option: int | str, question: int | None = None) -> str:
        """Take an option by number or words; return what happened and the next question."""
        game = self.chair.game
        if game.outcome is not None:
            raise CannotDo(self.question())
        if question is not None and question != self.questions:
            raise CannotDo(f"question {question} is not open; it is question {self.questions} now")
        try:
            self.chair.choose(self._meant(option).option)
        except Misunderstood as wrong:
            raise CannotDo(str(wrong)) from None
        self._go_on()
        return f"{self.news()}\n\n{self.question()}"

    def _meant(self, option: int | str) -> Choice:
        listed = self._listed()
        numbers = {one.number: one for one in listed}
        if isinstance(option, str) and option.strip().isdecimal():
            option = int(option)
        if isinstance(option, int):
            if option not in numbers:
                raise CannotDo(f"there is no option {option}; they are numbered {min(numbers)} to {max(numbers)}")
            return numbers[option]
        found = matching(option, [(one.words, one.option) for one in listed])
        if len(found) == 1:
            return next(one for one in listed if one.option == found[0][1])
        if found:
            raise CannotDo(f"“{option[:60]}” is ambiguous: {', '.join(words for words, _ in found[:8])}")
        raise CannotDo(f"“{option[:60]}” is not an option; why_not says which rule forbids it")

    def concede(self) -> str:
        """Concede this game."""
        self.chair.game.concede(self.side)
        self._go_on()
        return self.question()

    def new_game(self) -> str:
        """Start the next game, once this one is over."""
        if self.chair.game.outcome is None:
            raise CannotDo("this game is not over; concede ends it")
        if self.number >= self.games:
            raise CannotDo(f"all {self.games} games are played")
        self._begin()
        return self.look()

    # -- asking ----------------------------------------------------------------------------------------------

    def why_not(self, what: str) -> str:
        """Return the rules that forbid something now."""
        try:
            return "\n".join(why(self.chair.game, self.side, what))
        except Unclear as unclear:
            raise CannotDo(str(unclear)) from None

    def rule(self, what: str) -> str:
        """Return a rule by number, with its subrules; or the rules that contain all of some words."""
        from sneakdoor.cli.rules import as_followed
        from sneakdoor.rulebook import UnknownRule, children, find, search

        wanted = what.strip().removeprefix("CR ").strip()
        if not wanted.removeprefix("1.4:")[:1].isdigit():
            found = search(wanted)
            if not found:
                raise CannotDo(f"no rule has all the words “{wanted[:60]}”")
            more = [f"… and {len(found) - MOST_RULES} more"] if len(found) > MOST_RULES else []
            return "\n".join([*(f"{one.number}  {one.summary}" for one in found[:MOST_RULES]), *more])
        try:
            number = find(wanted).number
        except UnknownRule as error:
            raise CannotDo(str(error)) from None
        below = [f"  {one.number}  {one.summary}" for one in children(number)]
        return "\n".join([*as_followed(number), *below])

    def card(self, title: str) -> str:
        """Return the facts and text of a card."""
        from sneakdoor.catalogue import UnknownCard
        from sneakdoor.catalogue import card as card_named
        from sneakdoor.cli.cards import card_lines, imported

        try:
            entry = card_named(title_meant(cast("Session", self), self.side, title), self.chair.game.rules)
        except (Unclear, UnknownCard) as error:
            raise CannotDo(str(error)) from None
        return "\n".join(card_lines(entry, imported(ours=False), WIDTH))
