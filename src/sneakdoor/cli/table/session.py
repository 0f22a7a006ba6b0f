"""A sitting: who is asked, what is told, and the game kept after every choice."""

from pathlib import Path

from sneakdoor import BadRecord, Decision, Game, LogEntry, Option, Side, View
from sneakdoor.cli.program import command
from sneakdoor.cli.table import saving
from sneakdoor.cli.table.asking import is_wish
from sneakdoor.cli.table.choices import Choice, choice_lines, choices, label, matching
from sneakdoor.cli.table.commands import Leave, obey
from sneakdoor.cli.table.drawing import NAMES, accessed_lines, end_lines, strengths, table_lines, turn_lines
from sneakdoor.cli.table.lines import counted, fit, fold, number_in
from sneakdoor.cli.table.opponents import Opponent, anything
from sneakdoor.cli.table.saving import HUMAN, Seating
from sneakdoor.cli.table.terminal import InputEnded, Terminal
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

MOST_NEWS = 14
MOST_TITLES = 20
REMINDER = 8
SELF_EVIDENT = ("action", "mulligan", "discard", "install destination", "accessed card", "jack out")
"""Questions that need no rule to explain them; `rules` alone tells it all the same."""
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
        self.seats = [Seat(side, seating.policies[side]) for side in Side]
        self.at: Side | None = None  # who sits at the keyboard
        self.redraw = True
        self.shown = ""  # the question that was drawn with the whole table
        self.commands = 0  # how many lines were typed

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
            return
        option = self.by_itself(decision)
        if option is not None:
            self.choose(option)
        else:
            self.person_chooses(decision)

    def by_itself(self, decision: Decision) -> Option | None:
        """The answer that the seat gives for its player."""
        seat = self.seats[decision.side]
        if self.seating.hotseat and self.at != decision.side and decision.kind == WINDOW:
            # To be handed the keyboard or not must tell the other nothing: that is decided from open facts.
            if hands_over(self.game.view(None), decision, seat.policy):
                return None
            return next(one for one in decision.options if one.kind == "pass")
        return seat.answer(self.game).option

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
        in_full = len(named) == 1 and fold(named[0].card) == fold(typed)  # a title comes before a command
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
        """The next part of a line. Where it means nothing the rest is dropped, and why stands below the question."""
        seat, view = self.seats[decision.side], self.game.view(decision.side)
        known = len(self.seating.chosen), len(self.game.choices)
        with self.terminal.keeping_back() as said:
            self.heard(decision, planned, choices(view))
        del self.seating.chosen[known[0] :]  # undo takes the whole line back
        if seat.carrying is None and len(self.game.choices) == known[1]:
            seat.notes.append(f"not done: {'; '.join([planned, *seat.queue])}")
            seat.queue = []
            self.show(view)
            self.redraw = False
        self.terminal.lines(said)

    def hears(self, side: Side, typed: str) -> bool:
        """Whether a line was for somebody else than the game."""
        return False

    def heard(self, decision: Decision, typed: str, listed: list[Choice]) -> None:
        """Numbers, an option in words, or a command for many choices; where it is none of these, that is said."""
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
            self.terminal.say(f"“{typed[:60]}” can be more than one; which number?")
            self.terminal.lines(choice_lines(found, self.terminal.width))
        elif is_wish(typed):
            obey(self, side, f"why {typed}")
        else:
            self.terminal.say(
                f"“{typed[:60]}” is neither an option nor a command. `help` lists the commands, Enter the options, "
                "and `why …` says what stops something."
            )

    def numbered(self, decision: Decision, typed: list[str], listed: list[Choice]) -> None:
        """One option by its number, or several one after the other, as when cards are discarded."""
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
        """The player's own choice."""
        seat, place = self.seats[decision.side], len(self.game.choices)
        seat.decides(self.game)
        if option.kind == "pass":
            seat.passes_on(self.game, decision)
        if self.choose(option):
            self.seating.chosen.append(place)
            self.keep(sure=True)

    def propose(self, side: Side, proposal: Proposal) -> None:
        """Say what a command costs, and begin with it; undo takes it back as a whole."""
        if proposal.price:
            self.terminal.say(f"{proposal}.")
        seat = self.seats[side]
        seat.decides(self.game)
        seat.begin(proposal.carrying)
        self.seating.chosen.append(len(self.game.choices))
        self.redraw = True

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

    def hand_over(self, side: Side) -> None:
        """Between two people: hide what was shown, and wait until the other sits there and says so."""
        if self.at == side:
            return
        if self.seating.hotseat:
            name = NAMES[side.name.lower()]
            self.terminal.clear()
            self.terminal.say(f"The {name} is asked. Hand over the keyboard; nothing is shown until then.")
            # A word, and not Enter alone: whoever has just typed should not open the other's hand by accident.
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
        """What is new, the table, the question and its options."""
        assert view.side is not None
        self.terminal.line()
        self.terminal.lines(self.picture(view, self.terminal.width))
        self.news(view)  # next to the question: a small window shows the last lines only
        for note in self.seats[view.side].notes:
            self.terminal.say(f"({note})")
        self.seats[view.side].notes.clear()
        self.ask_lines(view)

    def picture(self, view: View, width: int) -> list[str]:
        """The whole table once for each action of one's own, the figures and the run in between."""
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
            self.terminal.say(f"Type a title, or its beginning; Tab completes. There are {len(question.options)}.")
        else:
            self.terminal.lines(choice_lines(choices(view), width))

    def news(self, view: View) -> None:
        assert view.side is not None
        entries = self.game.log(Side(view.side), self.told[view.side])
        self.told[view.side] += len(entries)
        told = story(entries)
        if told:
            self.terminal.line()
        if len(told) > MOST_NEWS:
            self.terminal.say(f"({len(told) - MOST_NEWS} earlier lines: `log all` shows them)")
        self.terminal.lines(self.story_lines(told[-MOST_NEWS:]))

    def story_lines(self, told: list[Paragraph], numbers: list[int] | None = None) -> list[str]:
        """Lines of the story, with their numbers if those are wanted."""
        out: list[str] = []
        for n, one in enumerate(told):
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
        self.terminal.leave_screen()  # what follows should stay to be read
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
        for seat in self.seats:
            seat.forget()
        self.redraw = True

    def leave(self, *, ended: bool) -> None:
        self.keep(sure=True)
        self.terminal.leave_screen()
        if ended:
            self.terminal.say("The input has ended.")
        if self.path is not None and self.kept:
            self.terminal.say(f"The game is kept in {self.path}; `{command('resume')}` goes on with it.")


def _exactly(typed: str, found: list[Choice]) -> bool:
    """Is one option named in full? Then it is meant, whatever else the words could be."""
    return len(found) == 1 and fold(typed) in {fold(found[0].words), fold(str(found[0].option))}


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
