"""`sneakdoor play --tutorial`: learn the game by playing, once from each side.

Lessons depend on the table and follow no script: a player who does something else is reminded, and gets the next lesson
when it applies. The opponent does what the lessons need.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from sneakdoor import Game, Option, Side, View
from sneakdoor.cli.errors import CommandError
from sneakdoor.cli.program import command
from sneakdoor.cli.terminal.commands import Leave
from sneakdoor.cli.terminal.console import Terminal
from sneakdoor.cli.terminal.layout import fit, fold
from sneakdoor.cli.terminal.opponents import Opponent
from sneakdoor.cli.terminal.saved_games import HUMAN, Seating
from sneakdoor.cli.terminal.session import Session

SEED = 4
NEXT = "next"


@dataclass(frozen=True)
class List:
    """A small deck with few different cards."""

    identity: str
    cards: dict[str, int]
    extras: dict[str, int] = field(default_factory=dict)


CORP_DECK = List(
    "Weyland Consortium: Building a Better World",
    {"Ice Wall": 6, "Hedge Fund": 3, "PAD Campaign": 3, "Hostile Takeover": 4, "Private Security Force": 2},
)
RUNNER_DECK = List(
    "Gabriel Santiago: Consummate Professional",
    {"Sure Gamble": 5, "Corroder": 5, "Armitage Codebusting": 4, "Desperado": 2, "Diesel": 2},
)


@dataclass(frozen=True)
class TutorialStep:
    """A lesson: the question it belongs to, its text, what to type, and how to see that it was done."""

    at: Callable[[View], bool]
    words: str
    type: str
    done: Callable[[View], bool] | None = None  # None: only shown


def _asked(view: View, *kinds: str) -> bool:
    return view.decision is not None and view.decision.kind in kinds


def _offered(view: View, kind: str, card: str = "") -> bool:
    options = view.decision.options if view.decision is not None else ()
    return any(one.kind == kind and (not card or one.card == card) for one in options)


def _installed(view: View, title: str) -> bool:
    rows = [*view.rig.values(), *(server.root for server in view.servers), *(server.ice for server in view.servers)]
    return any(card.title == title for row in rows for card in row)


def _ice_on(view: View, name: str) -> bool:
    return any(server.name == name and server.ice for server in view.servers)


def _said(view: View, words: str) -> bool:
    return any(words in entry.words for entry in view.log)


RUNNER_LESSONS = (
    TutorialStep(
        lambda view: _asked(view, "mulligan"),
        "You are the Runner. The Corp hides agendas in its servers; you win if you steal 7 points. The cards in "
        "your hand are your grip, and also your life: damage trashes cards from it, and if you must lose more cards "
        "than you have, you lose the game. You may redraw your first hand once. This one is good, so keep it.",
        "no",
    ),
    TutorialStep(
        lambda view: _asked(view, "action") and _offered(view, "play", "Sure Gamble"),
        "Your turn has 4 clicks, and each action costs one or more of them. Get credits first: Sure Gamble costs 5 "
        "credits and gains 9. Choose an option by its number or by some of its words.",
        "play sure gamble",
        lambda view: _said(view, "The Runner plays Sure Gamble"),
    ),
    TutorialStep(
        lambda view: _asked(view, "action") and _offered(view, "run"),
        "The Corp has installed a card in a new remote server without ice. Run on that server. In a run you pass the "
        "ice of a server from the outside in, and then access the cards in it.",
        "run server 1",
        lambda view: _said(view, "run on Server 1"),
    ),
    TutorialStep(
        lambda view: _asked(view, "action"),
        "Your run was successful. If you access an agenda, you steal it and get its points; many other cards can be "
        "trashed for a price. `log` shows what happened so far; `log 5` shows the details of its fifth line.",
        "log",
    ),
    TutorialStep(
        lambda view: _asked(view, "action") and _offered(view, "install", "Corroder"),
        "A facedown piece of ice protects HQ, the Corp's hand. To get through ice you need an icebreaker of the right "
        "kind. `card` and a part of a title show what a card does. Install Corroder, which breaks barriers.",
        "install corroder",
        lambda view: _installed(view, "Corroder"),
    ),
    TutorialStep(
        lambda view: _asked(view, "action") and _ice_on(view, "HQ") and _installed(view, "Corroder"),
        "Now run on HQ. When you approach the ice, the Corp may pay to rez it, which turns it faceup.",
        "run hq",
        lambda view: _said(view, "encounters") or _said(view, "accesses cards in HQ"),
    ),
    TutorialStep(
        lambda view: view.decision is not None and view.is_under_way("encounter ice"),
        "You encounter the ice. Its subroutines resolve in order unless you break them, and a breaker must be at least "
        "as strong as the ice. You can pay for each step yourself, or let the program find the cheapest way; the "
        "question shows its price.",
        "break all",
        lambda view: _said(view, "All subroutines of") or _said(view, "accesses cards in HQ"),
    ),
    TutorialStep(
        lambda view: _asked(view, "action"),
        "In HQ you access a random card, in R&D the top card, in Archives all cards. To learn why something is not "
        "possible, use `why`: ask why you cannot jack out while there is no run.",
        "why jack out",
    ),
    TutorialStep(
        lambda view: _asked(view, "action"),
        "That is how a Runner plays: credits, breakers, and runs that are worth it. `undo` takes back a command, and "
        "`help` lists all commands. Use your remaining clicks for credits; a number after the command repeats it.",
        "credit 2",
    ),
)

CORP_LESSONS = (
    TutorialStep(
        lambda view: _asked(view, "mulligan"),
        "You are the Corp. Advance and score agendas worth 7 points to win; the Runner tries to steal them. At the "
        "start of each turn you draw a card; if R&D is empty then, you lose. Keep this hand.",
        "no",
    ),
    TutorialStep(
        lambda view: _asked(view, "action") and _offered(view, "install", "Ice Wall"),
        "You have 3 clicks. Cards are installed facedown, so the Runner does not know what they are. Your hand, HQ, is "
        "a server too, and agendas in it can be stolen: protect it with ice.",
        "install ice wall in hq",
        lambda view: _ice_on(view, "HQ"),
    ),
    TutorialStep(
        lambda view: _asked(view, "action") and _offered(view, "install", "Ice Wall"),
        "Protect R&D, your deck, as well. Installing ice costs a credit for each piece that is already there.",
        "install ice wall in r&d",
        lambda view: _ice_on(view, "R&D"),
    ),
    TutorialStep(
        lambda view: _asked(view, "action"),
        "Rezzing ice costs credits. Keep some for it: gain one now.",
        "credit",
    ),
    TutorialStep(
        lambda view: _offered(view, "rez", "Ice Wall") and view.active == "runner",
        "The Runner approaches your ice, and now you can rez it. It stays faceup from then on. You are asked whenever "
        "you could rez something in a run; if nothing can be done, the program passes for you.",
        "rez ice wall",
        lambda view: _said(view, "The Corp rezzes Ice Wall"),
    ),
    TutorialStep(
        lambda view: _asked(view, "action") and _offered(view, "install", "Hostile Takeover"),
        "An agenda must be installed and advanced, for a click and a credit per advancement. Hostile Takeover needs 2. "
        "The Runner has just been stopped and you have 3 clicks: install it in a new remote server.",
        "install hostile takeover in new",
        lambda view: _installed(view, "Hostile Takeover") or _said(view, "scores Hostile Takeover"),
    ),
    TutorialStep(
        lambda view: _asked(view, "action") and _installed(view, "Hostile Takeover"),
        "Two clicks are left, which is enough: `score` advances it as often as necessary and scores it. (It gains you "
        "7 credits, and bad publicity.)",
        "score hostile takeover",
        lambda view: _said(view, "scores Hostile Takeover"),
    ),
    TutorialStep(
        lambda view: _asked(view, "action"),
        "That is how a Corp plays: ice, credits, and agendas while the Runner cannot get in. Assets such as PAD "
        "Campaign gain credits every turn; install them with or without ice. Gain a credit to end the lesson.",
        "credit",
    ),
)


class Partner(Opponent):
    """The opponent in a lesson, which does only what the lesson needs."""

    def __init__(self, wants: tuple[tuple[str, str, str], ...]) -> None:
        self.name = "partner"
        self.wants = list(wants)
        self.there = ""

    def choose(self, game: Game) -> Option:
        decision = game.decision
        assert decision is not None
        options = decision.options
        if decision.kind == "action" and self.wants:
            kind, card, server = self.wants[0]
            found = next((one for one in options if one.kind == kind and self._is(one, card, server)), None)
            if found is not None:
                self.there = server
                self.wants.pop(0)
                return found
        if decision.kind == "install destination":
            known = {one.name for one in game.view(None).servers}
            wanted = [
                one for one in options if one.server == self.there or (not self.there and one.server not in known)
            ]
            return (wanted or list(options))[0]
        for kind in ("rez", "credit", "no", "continue", "go on", "done", "pass"):
            found = next((one for one in options if one.kind == kind and one.card in {"", "Ice Wall"}), None)
            if found is not None:
                return found
        return options[0]

    @staticmethod
    def _is(option: Option, card: str, server: str) -> bool:
        return (not card or option.card == card) and (option.kind != "run" or option.server == server)


class Taught(Session):
    """A session with lessons."""

    def __init__(
        self, game: Game, side: Side, terminal: Terminal, lessons: tuple[TutorialStep, ...], partner: Partner
    ) -> None:
        seats = ("random", HUMAN) if side == Side.RUNNER else (HUMAN, "random")
        super().__init__(game, Seating(seats), terminal, None)
        self.bots[1 - side] = partner
        self.me = side
        self.lessons = list(lessons)
        self.said: TutorialStep | None = None  # the lesson shown last
        self.answered = False  # whether something was typed after it
        self.learnt = False

    def play_through(self) -> bool:
        """Return whether all lessons are done."""
        self.play()
        return self.learnt or self.game.outcome is not None

    def step(self) -> None:
        decision = self.game.decision
        if decision is not None and decision.side == self.me:
            shown = self.said
            self.learn()
            if not self.lessons:
                self.learnt = True
                raise Leave
            if self.said is shown and shown is not self.lessons[0] and not self.redraw:
                self.tell(self.game.view(self.me))  # the question is already on the screen
        super().step()

    def learn(self) -> None:
        """Remove lessons that are done or were only to be shown."""
        view = self.game.view(self.me)
        while self.lessons:
            lesson = self.lessons[0]
            shown = lesson.done is None and self.said is lesson and self.answered
            if not shown and not (lesson.done is not None and lesson.done(view)):
                return
            self.lessons.pop(0)

    def hears(self, side: Side, typed: str) -> bool:
        self.answered = bool(typed)
        if fold(typed) != NEXT:
            return False
        self.lessons.pop(0)
        return True

    def ask_lines(self, view: View) -> None:
        super().ask_lines(view)
        self.tell(view)

    def tell(self, view: View) -> None:
        if not self.lessons or not self.lessons[0].at(view):
            return
        lesson = self.lessons[0]
        self.terminal.line()
        if self.said is not lesson:
            self.terminal.lines(fit(lesson.words, self.terminal.width, "> ", "> "))
        lead = "Still to try" if self.said is lesson else "Type"
        self.terminal.lines(fit(f"{lead}: {lesson.type}", self.terminal.width, "> ", "> "))
        self.said, self.answered = lesson, False

    def leave(self, *, ended: bool) -> None:
        if not self.learnt:
            self.terminal.say(f"The lesson ends here. `{command('play --tutorial')}` starts it again.")


def teach(terminal: Terminal, side: str | None = None) -> bool:
    """Play both lessons, or that of one side; return whether they were finished."""
    chosen = {None: ("runner", "corp"), "runner": ("runner",), "corp": ("corp",)}.get(side.lower() if side else None)
    if chosen is None:
        raise CommandError(f'there is no side "{side}"; there are corp and runner')
    terminal.say(
        "A first game, from both sides, in about a quarter of an hour. Lines that begin with > are for you; type "
        f"what they propose, or something else, and see. `{NEXT}` goes on to the next lesson, `quit` leaves."
    )
    for one in chosen:
        if not lesson_for(one, terminal).play_through():
            return False
    terminal.line()
    terminal.say(
        "You have played both sides. A whole game comes next: "
        if len(chosen) > 1
        else "That was it. A whole game comes next: "
    )
    terminal.say(f"`{command('play')}`", "  ")
    return True


def lesson_for(side: str, terminal: Terminal) -> Taught:
    game = Game.new(corp=CORP_DECK, runner=RUNNER_DECK, seed=SEED)
    if side == "runner":
        partner = Partner(
            (("install", "Ice Wall", "HQ"), ("install", "Hostile Takeover", ""), ("credit", "", "")),
        )
        return Taught(game, Side.RUNNER, terminal, RUNNER_LESSONS, partner)
    return Taught(game, Side.CORP, terminal, CORP_LESSONS, Partner((("run", "", "HQ"),)))
