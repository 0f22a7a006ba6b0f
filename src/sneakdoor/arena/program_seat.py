"""A seat for a program: questions and answers as lines of JSON.

docs/protocol.md says it for those who write the program. Whatever comes in, the seat answers; it never falls over.
"""

import random
from collections.abc import Callable
from typing import IO, Any

from sneakdoor import Game, IllegalChoice, Option, Side, seating
from sneakdoor.arena.match import Match, seed_of
from sneakdoor.bots import Bot, answer, find, leave
from sneakdoor.bots.wire import (
    LONGEST_LINE,
    MOST_TITLES,
    Answer,
    Message,
    Misunderstood,
    chosen,
    hello,
    line,
    question,
    refusal,
    understood,
)


class Left(Exception):
    """The program has closed its end."""


class Chair:
    """One game against a bot, from one side: it goes on until that side is asked."""

    def __init__(
        self, match: Match, side: Side, number: int, bot: Bot, *, forced: bool = False, passing: bool = False
    ) -> None:
        seed = seed_of(match.seed, number)
        self.game = Game.new(corp=match.corp, runner=match.runner, seed=seed, rules=match.rules, skip_forced=not forced)
        self.side, self.bot, self.passing = side, bot, passing
        self.chance = random.Random(seed_of(match.seed, number, "bot"))
        self.helper = seating.Seat(side)

    def proceed(self) -> bool:
        """Play on until its side has something to decide; no once the game is over."""
        while (decision := self.game.decision) is not None:
            if decision.side != self.side:
                self.game.choose(answer(self.bot, self.game, self.chance))
                continue
            by_itself = self.helper.answer(self.game).option if self.passing else None
            if by_itself is None:
                return True
            self.game.choose(by_itself)
        return False

    def choose(self, choice: Option) -> None:
        """Answer the open question; Misunderstood says why that is not possible."""
        game, decision, memory = self.game, self.game.decision, self.helper.memory
        assert decision is not None
        before = len(game.log(self.side)) if self.passing else 0
        offered = seating.useful(game.view(self.side), decision, self.helper.policy) if self.passing else frozenset()
        try:
            game.choose(choice)
        except IllegalChoice as wrong:
            raise Misunderstood(f"not possible: {wrong}") from None
        memory.since = before if self.passing else -1
        if self.passing and choice.kind == "pass":
            memory.left, memory.left_at = offered, before


def bot_across(match: Match, side: Side) -> Bot:
    """The bot that plays the other side."""
    return find(match.runner_bot if side == Side.CORP else match.corp_bot)


class Seat:
    """Games of one program against a bot."""

    def __init__(
        self,
        match: Match,
        side: Side,
        reader: IO[bytes],
        writer: IO[bytes],
        *,
        log: bool = True,
        forced: bool = False,
        passing: bool = False,
        keep: Callable[[str], None] | None = None,
    ) -> None:
        self.match, self.side = match, side
        self.reader, self.writer = reader, writer
        self.log, self.forced = log, forced
        self.keep = keep
        self.passing = passing  # does the seat pass where nothing useful can be done?
        self.bot = bot_across(match, side)
        self.questions = self.logged = 0

    def play(self, games: int = 1) -> int:
        """Play up to `games` games, fewer if the program exits; return how many were finished."""
        deck = self.match.corp if self.side == Side.CORP else self.match.runner
        self.say(**hello(self.side, deck, games))
        done = 0
        try:
            for number in range(1, games + 1):
                self.game(number)
                done += 1
        except Left:
            self.say(type="bye", games=done, reason="end of input")
        else:
            self.say(type="bye", games=done, reason="all games are played")
        return done

    def game(self, number: int) -> None:
        self.logged = 0
        chair = Chair(self.match, self.side, number, self.bot, forced=self.forced, passing=self.passing)
        game = chair.game
        try:
            while chair.proceed():
                self.ask(chair, number)
            outcome = game.outcome
            assert outcome is not None
            winner = None if outcome.winner is None else name(Side(outcome.winner))
            view = game.view(self.side)
            points = {"corp": view.corp.score, "runner": view.runner.score}
            self.say(type="over", game=number, winner=winner, how=outcome.how, points=points, **self.news(game))
            leave(self.bot, game)
        finally:
            if self.keep is not None:
                self.keep(game.record.to_json())

    # -- asking --------------------------------------------------------------------------------------------

    def ask(self, chair: Chair, number: int) -> None:
        """Ask until there is an answer that the game takes."""
        self.questions += 1
        news = self.news(chair.game)
        while True:
            self.say(**question(chair.game.view(self.side), number, self.questions), **news)
            news = {}
            try:
                while not self.take(chair, self.hear()):
                    pass
            except Misunderstood as wrong:
                self.say(type="error", message=str(wrong))
            else:
                return

    def news(self, game: Game) -> Message:
        """What happened since the last message about the game."""
        if not self.log:
            return {}
        entries = game.log(self.side, self.logged)
        self.logged += len(entries)
        return {"log": [entry.as_dict() for entry in entries]}

    def take(self, chair: Chair, given: Answer) -> bool:
        """Carry an answer out, or say what is wrong with it. Asking why answers nothing yet."""
        game, decision = chair.game, chair.game.decision
        assert decision is not None
        if given.concede:
            game.concede(self.side)
            return True
        if given.why is not None:
            reasons = game.why_not(given.why, self.side)
            self.say(type="why", option=given.why.as_dict(), refusals=[refusal(one) for one in reasons])
            return False
        if given.complete is not None:
            titles = [option.card for option in decision.complete(given.complete)[:MOST_TITLES]]
            self.say(type="complete", complete=given.complete, titles=titles)
            return False
        choice = chosen(decision, given)
        if choice.kind == "concede" and choice not in decision.options:
            raise Misunderstood('to give up, say {"concede": true}')
        chair.choose(choice)
        return True

    # -- lines ---------------------------------------------------------------------------------------------

    def say(self, **message: Any) -> None:
        self.writer.write(line(message))
        self.writer.flush()

    def hear(self) -> Answer:
        """The next line that is not empty."""
        while True:
            heard = self.reader.readline(LONGEST_LINE)
            if not heard:
                raise Left
            if len(heard) == LONGEST_LINE and not heard.endswith(b"\n"):
                while heard and not heard.endswith(b"\n"):
                    heard = self.reader.readline(LONGEST_LINE)
                raise Misunderstood(f"the line is too long: at most {LONGEST_LINE} bytes")
            if heard.strip():
                return understood(heard, self.questions)


def name(side: Side) -> str:
    return side.name.lower()
