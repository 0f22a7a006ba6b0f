"""A bot in a process of its own: started for a game, asked and answering in lines of JSON.

It speaks the seat's protocol (docs/protocol.md): what a program says to `sneakdoor seat` it can say here. Whatever it
does, the game is where it was: a program that ends, keeps silent or talks nonsense raises `BotFailed`.
"""

import os
import queue
import shlex
import subprocess
import tempfile
import threading
import weakref
from random import Random
from typing import IO, Final, NoReturn

from sneakdoor import Game, Option, Side, View
from sneakdoor.bots.protocol import Asked, BotFailed
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

SECONDS: Final = 60.0
SETTING: Final = "SNEAKDOOR_BOT_SECONDS"
"""How long a program may think about one question; the environment can say otherwise."""
ATTEMPTS: Final = 3
"""Maximum number of consecutive lines that do not answer the question."""
LAST_WORDS: Final = 300
FAREWELL: Final = 2.0  # seconds in which a program may end by itself after the last message


class Program:
    """A program in a seat; the process begins with the first question and ends with the game."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.words = shlex.split(command)
        if not self.words:
            raise ValueError("no command")
        self.seconds = patience()
        self.game: Game | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self.heard: queue.Queue[bytes] = queue.Queue()
        self.complaints: IO[bytes] | None = None
        self.side = Side.CORP
        self.questions = self.logged = 0
        self.failure = ""

    def choose(self, view: View, decision: Asked, rng: Random) -> Option:
        if self.failure:
            raise BotFailed(self.failure)
        assert view.side is not None
        side = Side(view.side)
        if self.process is None:
            self.start(side)
        self.questions += 1
        news = self.news(side)
        for attempt in range(1, ATTEMPTS + 1):
            self.say({**question(view, 1, self.questions), **news})
            news = {}
            try:
                return self.answer(view, side)
            except Misunderstood as wrong:
                self.say({"type": "error", "message": str(wrong)})
                if attempt == ATTEMPTS:
                    self.fail(f"gave no answer to question {self.questions} in {ATTEMPTS} lines; the last: {wrong}")
        raise AssertionError("one of the attempts answers or fails")

    def answer(self, view: View, side: Side) -> Option:
        """The option that it chooses; until then it may ask things itself."""
        asked = view.decision
        assert asked is not None
        for _ in range(1000):
            given = self.hear()
            if given.concede:
                return Option("concede", number=side)
            if given.why is not None:
                reasons = self.game.why_not(given.why, side) if self.game is not None else ()
                self.say({"type": "why", "option": given.why.as_dict(), "refusals": [refusal(one) for one in reasons]})
            elif given.complete is not None:
                titles = [option.card for option in asked.complete(given.complete)[:MOST_TITLES]]
                self.say({"type": "complete", "complete": given.complete, "titles": titles})
            else:
                option = chosen(asked, given)
                if option not in asked.options:
                    raise Misunderstood(f"that is none of the options: {option}")
                return option
        raise Misunderstood("too many questions of its own")

    # -- the process ---------------------------------------------------------------------------------------

    def start(self, side: Side) -> None:
        self.side = side
        self.complaints = tempfile.TemporaryFile()  # noqa: SIM115  (it lives as long as the process)
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(self.words, stdin=pipe, stdout=pipe, stderr=self.complaints)  # noqa: S603
        except OSError as error:
            self.complaints.close()
            self.fail(f"cannot be started: {error.strerror or error}")
        assert self.process is not None
        assert self.process.stdout is not None
        self.end = weakref.finalize(self, farewell, self.process, self.complaints)
        threading.Thread(target=listen, args=(self.process.stdout, self.heard), daemon=True).start()
        deck = self.game.decks[side] if self.game is not None else None
        self.say(hello(side, deck, 1))

    def say(self, message: Message) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line(message))
            self.process.stdin.flush()
        except OSError:
            self.fail(self.ending())

    def hear(self) -> Answer:
        while True:
            try:
                heard = self.heard.get(timeout=self.seconds)
            except queue.Empty:
                self.fail(f"gave no answer to question {self.questions} within {self.seconds:g} seconds")
            if not heard:
                self.fail(self.ending())
            if len(heard) >= LONGEST_LINE:
                raise Misunderstood(f"the line is too long: at most {LONGEST_LINE} bytes")
            if heard.strip():
                return understood(heard, self.questions)

    def news(self, side: Side) -> Message:
        """What happened since the last message about the game."""
        if self.game is None:
            return {}
        entries = self.game.log(side, self.logged)
        self.logged += len(entries)
        return {"log": [entry.as_dict() for entry in entries]}

    def ending(self) -> str:
        """The exit status of the process and its last error output."""
        assert self.process is not None
        try:
            status: int | None = self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            status = None
        how = "closed its output" if status is None else f"ended with exit status {status}"
        said = self.last_words()
        return f"{how} at question {self.questions}" + (f"; its last words: {said}" if said else "")

    def last_words(self) -> str:
        if self.complaints is None:
            return ""
        self.complaints.seek(0)
        lines = self.complaints.read().decode(errors="replace").strip().splitlines()
        return lines[-1][:LAST_WORDS] if lines else ""

    def fail(self, how: str) -> NoReturn:
        self.failure = f"the program “{self.command}” {how}"
        self.close()
        raise BotFailed(self.failure)

    def close(self, message: Message | None = None) -> None:
        """Tell it the end of the game, if there is one, and let it go."""
        if self.process is None:
            return
        if message is not None and not self.failure:
            try:
                self.say({**message, **self.news(self.side)})
                self.say({"type": "bye", "games": 1, "reason": "all games are played"})
            except BotFailed:
                pass  # it left before we did
        self.end()


def patience() -> float:
    """The time for an answer, in seconds."""
    said = os.environ.get(SETTING, "")
    try:
        seconds = float(said) if said else SECONDS
    except ValueError:
        seconds = -1.0
    if not 0 < seconds < threading.TIMEOUT_MAX:
        raise ValueError(f"{SETTING} is {said}, and should be a number of seconds")
    return seconds


def listen(source: IO[bytes], heard: "queue.Queue[bytes]") -> None:
    """Hand on what a program writes, line by line, and an empty one at its end."""
    try:
        while one := source.readline(LONGEST_LINE):
            heard.put(one)
            while one and not one.endswith(b"\n"):  # the rest of a line that is too long
                one = source.readline(LONGEST_LINE)
        source.close()
    except (OSError, ValueError):
        pass  # closed under our hands
    heard.put(b"")


def farewell(process: "subprocess.Popen[bytes]", complaints: IO[bytes]) -> None:
    """End a process: first by closing its input, then by force."""
    try:
        if process.stdin is not None:
            process.stdin.close()
    except OSError:
        pass
    try:
        process.wait(FAREWELL)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    complaints.close()
