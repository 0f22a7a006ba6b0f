"""A seat for a program: a line of JSON with the question goes out, a line with the answer comes in.

docs/protocol.md says it for those who write the program. Whatever comes in, the seat answers; it never falls over.
"""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import IO, Any, Final

from sneakdoor import Decision, Game, IllegalChoice, Option, Refusal, Side, __version__, seating
from sneakdoor.arena.match import Match, seed_of
from sneakdoor.bots import answer, bot_named

PROTOCOL: Final = 1
LONGEST_LINE: Final = 1 << 20
MOST_TITLES: Final = 20
Message = dict[str, Any]


class Misunderstood(ValueError):
    """A line that is no answer; the message says why."""


class Left(Exception):
    """The program has closed its end."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a line asks for: a choice, a reason, to give up; or a title that is typed, or to be completed."""

    choice: int | Option | None = None
    why: Option | None = None
    concede: bool = False
    text: str | None = None
    complete: str | None = None


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
        self.helper = seating.Seat(side)
        self.bot = bot_named(match.runner_bot if side == Side.CORP else match.corp_bot)
        self.questions = self.told = 0

    def play(self, games: int = 1) -> int:
        """Play so many games, or fewer if the program leaves; how many came to their end."""
        deck = self.match.corp if self.side == Side.CORP else self.match.runner
        mine = {"name": deck.name, "identity": deck.identity, "cards": dict(deck.cards)}
        self.say(type="hello", protocol=PROTOCOL, version=__version__, side=name(self.side), games=games, deck=mine)
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
        seed, chance = seed_of(self.match.seed, number), random.Random(seed_of(self.match.seed, number, "bot"))
        match = self.match
        game = Game.new(corp=match.corp, runner=match.runner, seed=seed, skip_forced=not self.forced)
        self.told = 0
        self.helper = seating.Seat(self.side)
        try:
            while (decision := game.decision) is not None:
                if decision.side == self.side:
                    by_itself = self.helper.answer(game).option if self.passing else None
                    if by_itself is not None:
                        game.choose(by_itself)
                    else:
                        self.ask(game, number)
                else:
                    game.choose(answer(self.bot, game, chance))
            outcome = game.outcome
            assert outcome is not None
            winner = None if outcome.winner is None else name(Side(outcome.winner))
            view = game.view(self.side)
            points = {"corp": view.corp.score, "runner": view.runner.score}
            self.say(type="over", game=number, winner=winner, how=outcome.how, points=points, **self.news(game))
        finally:
            if self.keep is not None:
                self.keep(game.record.to_json())

    # -- asking --------------------------------------------------------------------------------------------

    def ask(self, game: Game, number: int) -> None:
        """Ask until there is an answer that the game takes."""
        self.questions += 1
        news = self.news(game)
        while True:
            self.say(**self.question(game, number), **news)
            news = {}
            try:
                while not self.take(game, self.hear()):
                    pass
            except Misunderstood as wrong:
                self.say(type="error", message=str(wrong))
            else:
                return

    def question(self, game: Game, number: int) -> Message:
        view = game.view(self.side)
        asked = view.decision
        assert asked is not None
        options = [{"index": n, **one.as_dict(), "words": str(one)} for n, one in enumerate(asked.options)]
        told = view.as_dict(log=False)
        del told["decision"]
        return {
            "type": "decision",
            "game": number,
            "id": self.questions,
            "kind": asked.kind,
            "rule": asked.rule,
            "prompt": asked.prompt,
            "card": asked.card,
            **({"text": True} if asked.text else {}),
            "options": options,
            "view": told,
        }

    def news(self, game: Game) -> Message:
        """What happened since the last message about the game."""
        if not self.log:
            return {}
        entries = game.log(self.side, self.told)
        self.told += len(entries)
        return {"log": [entry.as_dict() for entry in entries]}

    def take(self, game: Game, given: Answer) -> bool:
        """Carry an answer out, or say what is wrong with it. Asking why answers nothing yet."""
        decision = game.decision
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
        options = decision.options
        choice = given.choice if given.text is None else typed(decision, given.text)
        if isinstance(choice, int):
            if not 0 <= choice < len(options):
                raise Misunderstood(f"there is no option {choice}: they are numbered from 0 to {len(options) - 1}")
            choice = options[choice]
        assert choice is not None
        if choice.kind == "concede" and choice not in options:
            raise Misunderstood('to give up, say {"concede": true}')
        before = len(game.log(self.side)) if self.passing else 0
        offered = seating.useful(game.view(self.side), decision, self.helper.policy) if self.passing else frozenset()
        try:
            game.choose(choice)
        except IllegalChoice as wrong:
            raise Misunderstood(f"not possible: {wrong}") from None
        self.helper.memory.since = before if self.passing else -1
        if self.passing and choice.kind == "pass":
            self.helper.memory.left, self.helper.memory.left_at = offered, before
        return True

    # -- lines ---------------------------------------------------------------------------------------------

    def say(self, **message: Any) -> None:
        self.writer.write(json.dumps(message).encode() + b"\n")
        self.writer.flush()

    def hear(self) -> Answer:
        """The next line that is not empty."""
        while True:
            line = self.reader.readline(LONGEST_LINE)
            if not line:
                raise Left
            if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
                while line and not line.endswith(b"\n"):
                    line = self.reader.readline(LONGEST_LINE)
                raise Misunderstood(f"the line is too long: at most {LONGEST_LINE} bytes")
            if line.strip():
                return understood(line, self.questions)


def typed(decision: Decision, text: str) -> Option:
    """The option that a typed title means."""
    if not decision.text:
        raise Misunderstood("this question does not ask for text: choose one of its options")
    found = decision.complete(text)
    if len(found) != 1:
        meant = "; ".join(option.card for option in found[:MOST_TITLES]) or "no card"
        raise Misunderstood(f"{text!s:.60} can mean {meant}")
    return found[0]


def understood(line: bytes, question: int) -> Answer:
    """What a line means.

    >>> understood(b'{"choice": 3}', 1)
    Answer(choice=3, why=None, concede=False, text=None, complete=None)
    >>> understood(b"hello", 1)
    Traceback (most recent call last):
    sneakdoor.arena.seat.Misunderstood: not JSON: Expecting value (column 1)
    """
    try:
        given = json.loads(line.decode())
    except UnicodeDecodeError:
        raise Misunderstood("not UTF-8") from None
    except json.JSONDecodeError as wrong:
        raise Misunderstood(f"not JSON: {wrong.msg} (column {wrong.colno})") from None
    except (ValueError, RecursionError):
        raise Misunderstood("not JSON that can be read: a number too long, or too many brackets") from None
    if type(given) is int:
        return Answer(choice=given)
    if not isinstance(given, dict):
        raise Misunderstood('an answer is an object, like {"choice": 0}')
    number = given.get("id", question)
    if number != question:
        raise Misunderstood(f"the answer is to question {number!s:.40}, and question {question} is open")
    asked = [key for key in ("choice", "why", "concede", "text", "complete") if key in given]
    if len(asked) != 1:
        raise Misunderstood('an answer has one of "choice", "why", "concede", "text" and "complete"')
    if asked[0] in ("text", "complete"):
        letters = given[asked[0]]
        if not isinstance(letters, str):
            raise Misunderstood(f'"{asked[0]}" has a title, or its beginning')
        return Answer(text=letters) if asked == ["text"] else Answer(complete=letters)
    if asked == ["concede"]:
        if given["concede"] is not True:
            raise Misunderstood('to give up, say {"concede": true}')
        return Answer(concede=True)
    if asked == ["choice"]:
        choice = given["choice"]
        return Answer(choice=choice if type(choice) is int else option(choice))
    return Answer(why=option(given["why"]))


def option(fields: Any) -> Option:
    """An option by its meaning; what the seat adds to options may stay in."""
    if not isinstance(fields, dict):
        raise Misunderstood("a choice is an option's index, or an option as it was given")
    try:
        return Option.from_dict({key: value for key, value in fields.items() if key not in {"index", "words"}})
    except (ValueError, TypeError) as wrong:
        raise Misunderstood(f"{wrong!s:.200}") from None


def refusal(one: Refusal) -> Message:
    return {"rule": one.rule, "words": str(one)}


def name(side: Side) -> str:
    return side.name.lower()
