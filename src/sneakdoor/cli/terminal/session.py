"""A game at the terminal: ask the players, show what happened, save after every choice."""

from pathlib import Path

from sneakdoor import BadRecord, Decision, Game, LogEntry, Option, Side, View
from sneakdoor.bots import BotFailed
from sneakdoor.cli.program import command
from sneakdoor.cli.terminal import saved_games
from sneakdoor.cli.terminal.choices import Choice, choice_lines, choices, label, matching
from sneakdoor.cli.terminal.commands import Leave, obey
from sneakdoor.cli.terminal.console import InputEnded, Terminal
from sneakdoor.cli.terminal.layout import fit, fold, number_in
from sneakdoor.cli.terminal.opponents import Opponent, anything
from sneakdoor.cli.terminal.option_search import is_wish
from sneakdoor.cli.terminal.saved_games import HUMAN, Seating
from sneakdoor.grammar.nouns import how_many
from sneakdoor.seating import (
    BASIC_ACTIONS,
    WINDOW,
    Carrying,
    Paragraph,
    Proposal,
    Seat,
    Unclear,
    Want,
    hands_over,
    offers,
    story,
    understood,
)
from sneakdoor.seating.board import NAMES, accessed_lines, end_lines, strengths, table_lines, turn_lines

MOST_NEWS = 14
MOST_TITLES = 20
REMINDER = 8
SELF_EVIDENT = ("action", "mulligan", "discard", "install destination", "accessed card", "jack out")
"""Questions shown without their rule; `rules` shows it anyway."""
WINDOW_LETTERS = {  # the marks of windows in the rulebook
    "(P) (R) (S)": "for abilities, rezzing and scoring",
    "(P) (R)": "for abilities and rezzing",
    "(P)": "for abilities",
}


class Session:
    """A game at a terminal."""

    def __init__(self, game: Game, seating: Seating, terminal: Terminal, path: Path | None) -> None:
        self.game = game
        self.seating = seating
        self.terminal = terminal
        self.path = path
        self.kept = True  # whether the last attempt to save succeeded
        self.logged = [0, 0]  # number of log entries that each side has read
        self.bots = [None if seat == HUMAN else Opponent(seat) for seat in seating.seats]
        self.seats = [Seat(side, seating.policies[side]) for side in Side]
        self.at: Side | None = None  # the side at the keyboard
        self.redraw = True
        self.shown = ""  # the question shown with the whole table
        self.commands = 0  # number of lines typed

    def go_on(self) -> None:
        """Resume: show only the last lines of the story."""
        self.logged = [max(0, len(self.game.log(side)) - REMINDER) for side in Side]

    # -- the course ------------------------------------------------------------------------------------------

    def play(self) -> bool:
        """Play until the game is over (True) or a player leaves (False). The game is saved in any case."""
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
                self.terminal.say("Interrupted. Press Ctrl-C again or type `quit` to leave; the game is saved.")
        self.end()
        return True

    def step(self) -> None:
        """Take one decision, by a player or a bot."""
        decision = self.game.decision
        assert decision is not None
        bot = self.bots[decision.side]
        if bot is not None:
            self.bot_chooses(bot)
            return
        option = self.by_itself(decision)
        if option is not None:
            self.choose(option)
        else:
            self.person_chooses(decision)

    def by_itself(self, decision: Decision) -> Option | None:
        """Return the automatic answer for the player, if there is one."""
        seat = self.seats[decision.side]
        if self.seating.hotseat and self.at != decision.side and decision.kind == WINDOW:
            # Handing over the keyboard must not reveal anything, so it depends on public information only.
            if hands_over(self.game.view(None), decision, seat.policy):
                return None
            return next(one for one in decision.options if one.kind == "pass")
        return seat.answer(self.game).option

    # -- choosing ---------------------------------------------------------------------------------------------

    def choose(self, option: Option) -> bool:
        """Take an option and save the game. If the engine fails, the choice is taken back."""
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
            reason = str(error) if isinstance(error, BotFailed) else f"{type(error).__name__}: {error}"
            self.terminal.say(f"The bot {bot.name} failed ({reason}) and answers at random.")
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
        planned = self.seats[side].planned(self.game)
        if planned:
            self.plan_goes_on(decision, planned)
            return
        if self.redraw:
            self.show(view)
            self.redraw = False
        complete = (lambda text: [one.card for one in decision.complete(text)]) if decision.text else None
        typed = self.terminal.ask(f"{NAMES[side.name.lower()]}> ", complete).strip()
        self.commands += 1
        if self.hears(side, typed):
            return
        if not typed:
            self.redraw, self.shown = True, ""
            return
        named = decision.complete(typed) if decision.text else ()
        in_full = len(named) == 1 and fold(named[0].card) == fold(typed)  # titles take precedence over commands
        if not in_full and obey(self, side, typed):
            return
        if decision.text:
            option = self.titled(typed, named)
            if option is not None:
                self.take(decision, option)
            return
        first, *later = [part.strip() for part in typed.split(";") if part.strip()] or [typed]
        self.seats[side].plan(self.game, later)
        before = len(self.seating.chosen)
        self.heard(decision, first, choices(view))
        if len(self.seating.chosen) == before:
            self.seats[side].queue = []

    def plan_goes_on(self, decision: Decision, planned: str) -> None:
        """Carry out the next part of a line; if it is invalid, drop the rest and show why below the question."""
        seat, view = self.seats[decision.side], self.game.view(decision.side)
        known = len(self.seating.chosen), len(self.game.choices)
        with self.terminal.keeping_back() as said:
            self.heard(decision, planned, choices(view))
        del self.seating.chosen[known[0] :]  # undo takes back the whole line
        if seat.carrying is None and len(self.game.choices) == known[1]:
            seat.notes.append(f"not done: {'; '.join([planned, *seat.queue])}")
            seat.queue = []
            self.show(view)
            self.redraw = False
        self.terminal.lines(said)

    def hears(self, side: Side, typed: str) -> bool:
        """Return whether a line was handled without choosing an option."""
        return False

    def heard(self, decision: Decision, typed: str, listed: list[Choice]) -> None:
        """Interpret a line as numbers, an option in words, or a command for several choices; otherwise complain."""
        side = decision.side
        if all(part.isdecimal() for part in typed.replace(",", " ").split()):
            self.numbered(decision, typed.replace(",", " ").split(), listed)
            return
        try:
            found = matching(typed, listed)
            exact = _exactly(typed, found)
            over_window = not found or fold(typed) in BASIC_ACTIONS
            proposal = None if exact else understood(self.game, side, typed, label, over_window=over_window)
        except Unclear as unclear:
            text = str(unclear)
            self.terminal.say(f"{text[:1].upper()}{text[1:]}.")
            return
        if proposal is not None:
            self.propose(side, proposal)
        elif len(found) == 1:
            self.take(decision, found[0].option)
        elif found:
            self.terminal.say(f"“{typed[:60]}” is ambiguous; which number?")
            self.terminal.lines(choice_lines(found, self.terminal.width))
        elif len(idle := matching(typed, [Choice(0, one, label(one), "") for one in decision.idle])) == 1:
            self.terminal.say("It is allowed, but it could change nothing.")
            self.take(decision, idle[0].option)
        elif is_wish(typed):
            obey(self, side, f"why {typed}")
        else:
            self.terminal.say(
                f"“{typed[:60]}” is neither an option nor a command. `help` lists the commands, Enter the options, "
                "and `why …` names the rules that forbid something."
            )

    def numbered(self, decision: Decision, typed: list[str], listed: list[Choice]) -> None:
        """Choose an option by number, or several in order, for instance to discard cards."""
        by_number = {one.number: one.option for one in listed}
        wanted = [by_number.get(-1 if (number := number_in(part)) is None else number) for part in typed]
        missing = [part for part, option in zip(typed, wanted, strict=True) if option is None]
        if missing:
            text = f"There is no option {missing[0][:20]}. Enter shows the table again, `help` the commands."
            self.terminal.say(text)
            return
        first, *later = [option for option in wanted if option is not None]
        if later:
            seat = self.seats[decision.side]
            seat.begin(Carrying(" ".join(typed), [Want(option) for option in later]))
        self.take(decision, first)

    def take(self, decision: Decision, option: Option) -> None:
        """Take the player's own choice."""
        seat, place = self.seats[decision.side], len(self.game.choices)
        seat.decides(self.game)
        if option.kind == "pass":
            seat.passes_on(self.game, decision)
        if self.choose(option):
            self.seating.chosen.append(place)
            self.keep(sure=True)

    def propose(self, side: Side, proposal: Proposal) -> None:
        """Show the cost of a command and start it; undo takes it back as a whole."""
        if proposal.price:
            self.terminal.say(f"{proposal}.")
        seat = self.seats[side]
        seat.decides(self.game)
        seat.begin(proposal.carrying)
        self.seating.chosen.append(len(self.game.choices))
        self.redraw = True

    def titled(self, typed: str, named: tuple[Option, ...]) -> Option | None:
        """Choose the title that was typed, by a unique part of it; otherwise complain."""
        if len(named) == 1:
            return named[0]
        if named:
            more = f", … {len(named) - MOST_TITLES} more" if len(named) > MOST_TITLES else ""
            self.terminal.say(f"“{typed[:60]}” can be: {', '.join(one.card for one in named[:MOST_TITLES])}{more}")
        else:
            self.terminal.say(f"No title has “{typed[:60]}” in it. Type a title or the start of one.")
        return None

    def hand_over(self, side: Side) -> None:
        """Hide the screen between two people, and wait until the next player confirms."""
        if self.at == side:
            return
        if self.seating.hotseat:
            name = NAMES[side.name.lower()]
            self.terminal.clear()
            self.terminal.say(f"The {name} is asked. Hand over the keyboard; nothing is shown until then.")
            # A word instead of Enter, so that nobody reveals the other's hand by accident.
            while fold(self.terminal.ask(f"{name}, type {name.lower()} when you are alone with the screen: ")) not in {
                name.lower(),
                name.lower()[0],
            }:
                pass
            self.terminal.clear()
        self.at = side
        self.seats[side].skipping = None
        self.redraw, self.shown = True, ""

    # -- telling ----------------------------------------------------------------------------------------------

    def show(self, view: View) -> None:
        """Show what is new, the table, the question and its options."""
        assert view.side is not None
        self.terminal.line()
        self.terminal.lines(self.picture(view, self.terminal.width))
        self.news(view)  # next to the question, because a small window shows only the last lines
        for note in self.seats[view.side].notes:
            self.terminal.say(f"({note})")
        self.seats[view.side].notes.clear()
        self.ask_lines(view)

    def picture(self, view: View, width: int) -> list[str]:
        """Show the whole table once per own action, and figures and run in between."""
        question = view.decision
        assert question is not None
        whole = not self.seating.brief and (question.kind in {"action", "mulligan"} or not self.shown)
        if whole:
            self.shown = question.kind
            return table_lines(view, width)
        return turn_lines(view, width)

    def ask_lines(self, view: View) -> None:
        width = self.terminal.width
        question = view.decision
        assert question is not None
        self.terminal.line()
        self.terminal.lines(accessed_lines(view, width))
        yes_no = any(one.kind == "yes" for one in question.options)
        rule = question.rule if question.kind not in SELF_EVIDENT else ""
        self.terminal.lines(fit(question_words(question.prompt, rule, "?" if yes_no else "."), width))
        self.terminal.lines(strengths(view, width))
        for proposal in offers(self.game, Side(view.side or 0)):
            words = str(proposal)
            self.terminal.lines(fit(f"`{proposal.carrying.words.lower()}`{words[len(proposal.carrying.words) :]}",
                                    width, "  "))  # fmt: skip
        if question.text:
            self.terminal.say(f"Type a title or the start of one; Tab completes. There are {len(question.options)}.")
        else:
            self.terminal.lines(choice_lines(choices(view), width))

    def news(self, view: View) -> None:
        assert view.side is not None
        entries = self.game.log(Side(view.side), self.logged[view.side])
        self.logged[view.side] += len(entries)
        paragraphs = story(entries)
        if paragraphs:
            self.terminal.line()
        if len(paragraphs) > MOST_NEWS:
            self.terminal.say(f"({len(paragraphs) - MOST_NEWS} earlier lines: `log all` shows them)")
        self.terminal.lines(self.story_lines(paragraphs[-MOST_NEWS:]))

    def story_lines(self, paragraphs: list[Paragraph], numbers: list[int] | None = None) -> list[str]:
        """Print lines of the story, with numbers if wanted."""
        out: list[str] = []
        for n, one in enumerate(paragraphs):
            if one.heading:
                out += fit(f"-- {one.words} --", self.terminal.width)
                continue
            lead = f"{numbers[n]:>3}  " if numbers is not None else "* "
            out += fit(one.words, self.terminal.width, lead, " " * len(lead))
        return out

    def entry_lines(self, entries: list[LogEntry], indent: str = "* ") -> list[str]:
        out: list[str] = []
        for entry in entries:
            words = f"{entry.words} (CR {entry.rule})" if entry.rule else entry.words
            out += fit(words, self.terminal.width, indent, " " * len(indent))
        return out

    def end(self) -> None:
        self.terminal.leave_screen()  # so that the following lines stay visible
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
        for one, pile in (
            (Side.CORP, self.game.view(Side.CORP).corp),
            (Side.RUNNER, self.game.view(Side.RUNNER).runner),
        ):
            held = ", ".join(pile.hand.cards) or "nothing"
            self.terminal.lines(fit(f"The {NAMES[one.name.lower()]} held {held}.", width))
        undone = f" {how_many(self.game.undone, 'choice was', 'choices were')} taken back." if self.game.undone else ""
        self.terminal.say(f"Seed {self.game.seed}.{undone}")
        if self.path is not None and self.kept:
            self.terminal.say(f"The record is saved in {self.path}")

    # -- keeping ----------------------------------------------------------------------------------------------

    def keep(self, *, sure: bool = False) -> None:
        """Save the game. A failure is reported once, and play continues."""
        if self.path is None:
            return
        try:
            saved_games.write(self.path, saved_games.to_json(self.game, self.seating), sure=sure)
        except OSError as error:
            if self.kept:
                self.terminal.say(f"This game cannot be saved: {self.path}: {error.strerror or error}.")
                self.terminal.say("You can continue; `save FILE` writes it somewhere else.")
            self.kept = False
        else:
            self.kept = True

    def restore(self) -> None:
        """Rebuild the game from its choices, in case the engine was interrupted."""
        if self.game.decks[0] is None:
            return  # a position has no record
        try:
            self.game = Game.replay(self.game.record)
        except BadRecord:
            del self.game.choices[-1:]
            self.game = Game.replay(self.game.record)
        for seat in self.seats:
            seat.forget()
        self.redraw = True

    def leave(self, *, ended: bool) -> None:
        self.keep(sure=True)
        self.terminal.leave_screen()
        if ended:
            self.terminal.say("The input has ended.")
        if self.path is not None and self.kept:
            self.terminal.say(f"The game is saved in {self.path}; continue it with `{command('resume')}`.")


def _exactly(typed: str, found: list[Choice]) -> bool:
    """Return whether one option is named exactly; it then takes precedence."""
    return len(found) == 1 and fold(typed) in {fold(found[0].words), fold(str(found[0].option))}


def question_words(prompt: str, rule: str, end: str) -> str:
    """Format the question with the rule that asks it."""
    from sneakdoor.rulebook import UnknownRule, find

    try:
        about = f": {find(rule).summary}" if rule else ""
        for letters, words in WINDOW_LETTERS.items():
            about = about.replace(letters, words)
    except UnknownRule:
        about = ""
    return prompt + ("" if prompt.endswith(("?", ".", ")")) else end) + (f" (CR {rule}{about})" if rule else "")
