"""A sitting: who is asked, what is told, and the game kept after every choice."""

from pathlib import Path

from sneakdoor import BadRecord, Decision, Game, LogEntry, Option, Side, View
from sneakdoor.cli.table import auto, saving
from sneakdoor.cli.table.asking import is_wish
from sneakdoor.cli.table.choices import Choice, choice_lines, choices, matching
from sneakdoor.cli.table.commands import Leave, obey
from sneakdoor.cli.table.drawing import NAMES, end_lines, status_lines, table_lines
from sneakdoor.cli.table.lines import counted, fit, fold, number_in
from sneakdoor.cli.table.opponents import Opponent, anything
from sneakdoor.cli.table.saving import HUMAN, Seating
from sneakdoor.cli.table.terminal import InputEnded, Terminal

MOST_NEWS = 60
MOST_TITLES = 20
REMINDER = 8
WINDOW_LETTERS = {  # as the rulebook marks its windows
    "(P) (R) (S)": "for abilities, rezzing and scoring",
    "(P) (R)": "for abilities and rezzing",
    "(P)": "for abilities",
}


class Session:
    """One game at one terminal."""

    def __init__(self, game: Game, seating: Seating, terminal: Terminal, path: Path | None) -> None:
        self.game = game
        self.seating = seating
        self.terminal = terminal
        self.path = path
        self.kept = True  # whether the last attempt to save went well
        self.told = [0, 0]  # how many entries of the log each side has read
        self.bots = [None if seat == HUMAN else Opponent(seat) for seat in seating.seats]
        self.at: Side | None = None  # who sits at the keyboard
        self.skipping: tuple[int, bool] | None = None  # passing windows: the turn, and whether a run was on
        self.redraw = True

    def go_on(self) -> None:
        """A resumed game tells its last lines, not all of them."""
        self.told = [max(0, len(self.game.log(side)) - REMINDER) for side in Side]

    # -- the course ------------------------------------------------------------------------------------------

    def play(self) -> bool:
        """Until the game is over (True) or somebody leaves (False). Whatever happens, the game is kept."""
        self.keep(sure=True)
        interrupted = False
        while self.game.outcome is None:
            try:
                self.step()
                interrupted = False
            except (InputEnded, Leave) as end:
                self.leave(ended=isinstance(end, InputEnded))
                return False
            except KeyboardInterrupt:
                self.restore()
                self.terminal.line()
                if interrupted:
                    self.leave(ended=False)
                    return False
                interrupted = True
                self.terminal.say("Interrupted. Ctrl-C once more or `quit` leaves; the game is kept either way.")
        self.end()
        return True

    def step(self) -> None:
        """One decision, by whoever has it."""
        decision = self.game.decision
        assert decision is not None
        bot = self.bots[decision.side]
        if bot is not None:
            self.bot_chooses(bot)
        elif self.lets_pass(decision):
            self.choose(decision.options[0] if len(decision.options) == 1 else self.passing(decision))
        else:
            self.person_chooses(decision)

    def lets_pass(self, decision: Decision) -> bool:
        side = decision.side
        view = self.game.view(side)
        if self.skips(view, decision):
            return True
        if self.seating.hotseat and self.at != side:
            if auto.hands_over(self.game.view(None), decision, self.seating):
                return False
            return len(decision.options) == 1 or any(one.kind == "pass" for one in decision.options)
        return auto.passes(view, decision, self.seating)

    def skips(self, view: View, decision: Decision) -> bool:
        """While skipping: windows pass until the turn changes, a run begins or ends, or something else is asked."""
        if self.skipping is None or decision.side != self.at:
            return False
        now = (view.turn, any(stage.what == "run" for stage in view.stages))
        going = now == self.skipping and decision.kind == auto.WINDOW
        going = going and not auto.stopped(view, decision, self.seating.stops)
        if not going:
            self.skipping = None
        return going

    @staticmethod
    def passing(decision: Decision) -> Option:
        return next(one for one in decision.options if one.kind == "pass")

    # -- choosing ---------------------------------------------------------------------------------------------

    def choose(self, option: Option) -> bool:
        """Take an option and keep the game. An engine that fails at it gets the choice taken back."""
        before = list(self.game.choices)
        try:
            self.game.choose(option)
        except Exception as error:  # noqa: BLE001  (a bug must not cost anybody the game)
            del self.game.choices[len(before) :]
            self.restore()
            self.terminal.say(f"The engine failed at “{option}” ({type(error).__name__}: {error}). It was taken back.")
            return False
        self.redraw = True
        self.keep()
        return True

    def bot_chooses(self, bot: Opponent) -> None:
        try:
            option = bot.choose(self.game)
        except Exception as error:  # noqa: BLE001  (as above)
            self.terminal.say(f"The bot {bot.name} failed ({type(error).__name__}: {error}) and answers at random.")
            option = anything(self.game)
        decision = self.game.decision
        assert decision is not None
        if option not in decision.options:
            option = anything(self.game)
        if not self.choose(option):
            others = [one for one in decision.options if one != option]
            for one in others:
                if self.choose(one):
                    return
            raise Leave

    def person_chooses(self, decision: Decision) -> None:
        side = decision.side
        self.hand_over(side)
        view = self.game.view(side)
        if self.redraw:
            self.show(view)
            self.redraw = False
        complete = (lambda text: [one.card for one in decision.complete(text)]) if decision.text else None
        typed = self.terminal.ask(f"{NAMES[side.name.lower()]}> ", complete).strip()
        if not typed:
            self.redraw = True
            return
        named = decision.complete(typed) if decision.text else ()
        in_full = len(named) == 1 and fold(named[0].card) == fold(typed)  # a title comes before a command
        if not in_full and obey(self, side, typed):
            return
        option = self.titled(typed, named) if decision.text else self.meant(side, typed, choices(view))
        if option is not None:
            place = len(self.game.choices)
            if self.choose(option):
                self.seating.chosen.append(place)
                self.keep(sure=True)

    def titled(self, typed: str, named: tuple[Option, ...]) -> Option | None:
        """The title that was typed, or enough of it; where it is none, that is said."""
        if len(named) == 1:
            return named[0]
        if named:
            more = f", … {len(named) - MOST_TITLES} more" if len(named) > MOST_TITLES else ""
            self.terminal.say(f"“{typed[:60]}” can be: {', '.join(one.card for one in named[:MOST_TITLES])}{more}")
        else:
            self.terminal.say(f"No title has “{typed[:60]}” in it. Type a title, or its beginning.")
        return None

    def meant(self, side: Side, typed: str, listed: list[Choice]) -> Option | None:
        """The option that was typed; where it is none, that is said."""
        if typed.isdecimal():
            number = number_in(typed)
            found = [one for one in listed if one.number == number]
            if not found:
                self.terminal.say(f"There is no option {typed[:20]}. Enter shows the table again, `help` the commands.")
            return found[0].option if found else None
        found = matching(typed, listed)
        if len(found) == 1:
            return found[0].option
        if found:
            self.terminal.say(f"“{typed[:60]}” can be more than one; which number?")
            self.terminal.lines(choice_lines(found, self.terminal.width))
        elif is_wish(typed):
            obey(self, side, f"why {typed}")
        else:
            self.terminal.say(
                f"“{typed[:60]}” is neither an option nor a command. `help` lists the commands, Enter the options, "
                "and `why …` says what stops something."
            )
        return None

    def hand_over(self, side: Side) -> None:
        """Between two people: hide what was shown, and wait until the other sits there."""
        if self.at == side:
            return
        if self.seating.hotseat:
            name = NAMES[side.name.lower()]
            self.terminal.clear()
            self.terminal.say(f"The {name} is asked. Hand over the keyboard; nothing is shown until then.")
            self.terminal.ask(f"{name}, press Enter when you are alone with the screen. ")
        self.at = side
        self.skipping = None
        self.redraw = True

    # -- telling ----------------------------------------------------------------------------------------------

    def show(self, view: View) -> None:
        """What is new, the table, the question and its options."""
        width = self.terminal.width
        self.news(view)
        self.terminal.line()
        self.terminal.lines((status_lines if self.seating.brief else table_lines)(view, width))
        self.ask_lines(view)

    def ask_lines(self, view: View) -> None:
        width = self.terminal.width
        question = view.decision
        assert question is not None
        self.terminal.line()
        yes_no = any(one.kind == "yes" for one in question.options)
        self.terminal.lines(fit(question_words(question.prompt, question.rule, "?" if yes_no else "."), width))
        if question.text:
            self.terminal.say(f"Type a title, or its beginning; Tab completes. There are {len(question.options)}.")
        else:
            self.terminal.lines(choice_lines(choices(view), width))

    def news(self, view: View) -> None:
        assert view.side is not None
        entries = self.game.log(Side(view.side), self.told[view.side])
        self.told[view.side] += len(entries)
        if entries:
            self.terminal.line()
        if len(entries) > MOST_NEWS:
            self.terminal.say(f"({len(entries) - MOST_NEWS} earlier lines: `log all` shows them)")
        self.terminal.lines(self.entry_lines(entries[-MOST_NEWS:]))

    def entry_lines(self, entries: list[LogEntry]) -> list[str]:
        out: list[str] = []
        for entry in entries:
            words = f"{entry.words} (CR {entry.rule})" if entry.rule else entry.words
            out += fit(words, self.terminal.width, "* ", "  ")
        return out

    def end(self) -> None:
        sides = [side for side in Side if self.bots[side] is None]
        width = self.terminal.width
        side = sides[0] if len(sides) == 1 else None
        if side is not None:
            self.news(self.game.view(side))
        self.terminal.line()
        view = self.game.view(side)
        self.terminal.lines(table_lines(view, width))
        self.terminal.line()
        self.terminal.lines(end_lines(view, width))
        undone = f" {counted(self.game.undone, 'choice was', 'choices were')} taken back." if self.game.undone else ""
        self.terminal.say(f"Seed {self.game.seed}.{undone}")
        if self.path is not None and self.kept:
            self.terminal.say(f"The record is kept in {self.path}")

    # -- keeping ----------------------------------------------------------------------------------------------

    def keep(self, *, sure: bool = False) -> None:
        """Write the game down. Trouble is told once, and playing goes on."""
        if self.path is None:
            return
        try:
            saving.write(self.path, saving.to_json(self.game, self.seating), sure=sure)
        except OSError as error:
            if self.kept:
                self.terminal.say(f"This game cannot be kept: {self.path}: {error.strerror or error}.")
                self.terminal.say("Playing goes on; `save FILE` writes it somewhere else.")
            self.kept = False
        else:
            self.kept = True

    def restore(self) -> None:
        """Build the game anew from its choices, in case something was cut off in the middle."""
        if self.game.decks[0] is None:
            return  # a position has no record to build it from
        try:
            self.game = Game.replay(self.game.record)
        except BadRecord:
            del self.game.choices[-1:]
            self.game = Game.replay(self.game.record)
        self.redraw = True

    def leave(self, *, ended: bool) -> None:
        self.keep(sure=True)
        if ended:
            self.terminal.say("The input has ended.")
        if self.path is not None and self.kept:
            self.terminal.say(f"The game is kept in {self.path}; `sneakdoor resume` goes on with it.")


def question_words(prompt: str, rule: str, end: str) -> str:
    """The question, and what the rule that asks it is about."""
    from sneakdoor.rulebook import UnknownRule, find

    try:
        about = f": {find(rule).summary}" if rule else ""
        for letters, words in WINDOW_LETTERS.items():
            about = about.replace(letters, words)
    except UnknownRule:
        about = ""
    return prompt + ("" if prompt.endswith(("?", ".", ")")) else end) + (f" (CR {rule}{about})" if rule else "")
