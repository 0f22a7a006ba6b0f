"""`sneakdoor play --tutorial`: a first game that teaches by playing, once from each side.

The lessons are about what is on the table and follow no script: whoever does something else is reminded, and meets the
next lesson when its moment comes. The other side is played by a partner who does what there is to learn from.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from sneakdoor import Game, Option, Side, View
from sneakdoor.cli.errors import CommandError
from sneakdoor.cli.program import command
from sneakdoor.cli.table.commands import Leave
from sneakdoor.cli.table.lines import fit, fold
from sneakdoor.cli.table.opponents import Opponent
from sneakdoor.cli.table.saving import HUMAN, Seating
from sneakdoor.cli.table.session import Session
from sneakdoor.cli.table.terminal import Terminal

SEED = 4
NEXT = "next"


@dataclass(frozen=True)
class List:
    """A small deck: few cards to read, and each of them has something to show."""

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
class Lesson:
    """Something to learn: at which question, what is said, what to type, and how one sees that it was done."""

    at: Callable[[View], bool]
    words: str
    type: str
    done: Callable[[View], bool] | None = None  # None: it is only told


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
    Lesson(
        lambda view: _asked(view, "mulligan"),
        "You are the Runner. The Corp hides agendas in its servers; you win with 7 points of them. The cards in "
        "your hand are your grip, and they are your life as well: damage takes cards from it, and whoever must lose"
        " more than there are is out. Once you may change your first hand. This one is good, so keep it.",
        "no",
    ),
    Lesson(
        lambda view: _asked(view, "action") and _offered(view, "play", "Sure Gamble"),
        "Your turn has 4 clicks, and each action costs one or more of them. Money first: Sure Gamble costs 5 "
        "credits and brings 9. An option is chosen by its number or by enough of its words.",
        "play sure gamble",
        lambda view: _said(view, "The Runner plays Sure Gamble"),
    ),
    Lesson(
        lambda view: _asked(view, "action") and _offered(view, "run"),
        "The Corp has put a card into a new remote server, with no ice before it. Nothing stands in your way: make "
        "a run there. Runs go past the ice of a server, from the outside in, and then you access what is in it.",
        "run server 1",
        lambda view: _said(view, "run on Server 1"),
    ),
    Lesson(
        lambda view: _asked(view, "action"),
        "You have been in that server. An agenda that is accessed is stolen, and its points are yours; other cards "
        "can often be trashed for a price. What happened so far is told as a story; `log 5` would unfold its fifth "
        "line.",
        "log",
    ),
    Lesson(
        lambda view: _asked(view, "action") and _offered(view, "install", "Corroder"),
        "Before HQ, the Corp's hand, stands a piece of ice, facedown. To get through ice you need an icebreaker of "
        "the right kind. What a card does is told by `card` and a part of its name. Install Corroder, which breaks "
        "barriers.",
        "install corroder",
        lambda view: _installed(view, "Corroder"),
    ),
    Lesson(
        lambda view: _asked(view, "action") and _ice_on(view, "HQ") and _installed(view, "Corroder"),
        "Now run on HQ. The Corp may turn its ice faceup as you come near it: it rezzes it, and pays for that.",
        "run hq",
        lambda view: _said(view, "encounters") or _said(view, "accesses cards in HQ"),
    ),
    Lesson(
        lambda view: view.decision is not None and any(one.what == "encounter ice" for one in view.stages),
        "You encounter the ice. Its subroutines happen one after the other unless you break them, and a breaker "
        "must be at least as strong as the ice. You can pay for each step yourself, or let the table find the "
        "cheapest way: its price stands there before you say so.",
        "break all",
        lambda view: _said(view, "All subroutines of") or _said(view, "accesses cards in HQ"),
    ),
    Lesson(
        lambda view: _asked(view, "action"),
        "From HQ you access one card at random, from R&D the top card, in Archives all of them. Why something "
        "cannot be done, the rules themselves tell: try to jack out while there is no run.",
        "why jack out",
    ),
    Lesson(
        lambda view: _asked(view, "action"),
        "That is what a Runner does: money, breakers, and runs where they pay. What you say can be taken back by "
        "`undo`, and `help` lists all commands. Use the clicks you have left for credits; a number behind the word "
        "says how often.",
        "credit 2",
    ),
)

CORP_LESSONS = (
    Lesson(
        lambda view: _asked(view, "mulligan"),
        "You are the Corp. You win with 7 points of agendas that you advance and score, and you lose those that the"
        " Runner steals. At the start of each turn you draw a card; an empty R&D loses the game. Keep this hand.",
        "no",
    ),
    Lesson(
        lambda view: _asked(view, "action") and _offered(view, "install", "Ice Wall"),
        "You have 3 clicks. Whatever you install lies facedown, and the Runner does not know what it is. Your hand,"
        " HQ, is a server as well, and agendas in it can be stolen: put ice before it.",
        "install ice wall in hq",
        lambda view: _ice_on(view, "HQ"),
    ),
    Lesson(
        lambda view: _asked(view, "action") and _offered(view, "install", "Ice Wall"),
        "And one before R&D, your deck. Installing ice costs a credit for each piece that is there already.",
        "install ice wall in r&d",
        lambda view: _ice_on(view, "R&D"),
    ),
    Lesson(
        lambda view: _asked(view, "action"),
        "Ice costs credits when you rez it, and not before. Keep some: take one now.",
        "credit",
    ),
    Lesson(
        lambda view: _offered(view, "rez", "Ice Wall") and view.active == "runner",
        "The Runner approaches your ice, and this is the moment to rez it. It stays faceup from then on. You are "
        "asked here whenever you could rez something in a run; where nothing can be done, the table passes for you.",
        "rez ice wall",
        lambda view: _said(view, "The Corp rezzes Ice Wall"),
    ),
    Lesson(
        lambda view: _asked(view, "action") and _offered(view, "install", "Hostile Takeover"),
        "An agenda must be installed and advanced, a click and a credit for each token. Hostile Takeover takes 2. A"
        " new remote server for it: the Runner has just been stopped, and you have 3 clicks.",
        "install hostile takeover in new",
        lambda view: _installed(view, "Hostile Takeover") or _said(view, "scores Hostile Takeover"),
    ),
    Lesson(
        lambda view: _asked(view, "action") and _installed(view, "Hostile Takeover"),
        "Two clicks are left, and they are enough: say what you want, and it is advanced as often as it takes. (It "
        "earns 7 credits, and bad publicity with them: such is business.)",
        "score hostile takeover",
        lambda view: _said(view, "scores Hostile Takeover"),
    ),
    Lesson(
        lambda view: _asked(view, "action"),
        "That is what a Corp does: ice, money, and agendas while the Runner cannot get in. Assets such as PAD "
        "Campaign earn credits every turn; install one behind ice or alone. Take a credit to end the lesson.",
        "credit",
    ),
)


class Partner(Opponent):
    """The other side of a lesson: it does what there is to learn from, and nothing else."""

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
    """A sitting with lessons."""

    def __init__(
        self, game: Game, side: Side, terminal: Terminal, lessons: tuple[Lesson, ...], partner: Partner
    ) -> None:
        seats = ("random", HUMAN) if side == Side.RUNNER else (HUMAN, "random")
        super().__init__(game, Seating(seats), terminal, None)
        self.bots[1 - side] = partner
        self.me = side
        self.lessons = list(lessons)
        self.said: Lesson | None = None  # the lesson that was told last
        self.answered = False  # and whether something was typed after it
        self.learnt = False

    def play_through(self) -> bool:
        """Was everything told that there is to tell?"""
        self.play()
        return self.learnt or self.game.outcome is not None

    def step(self) -> None:
        decision = self.game.decision
        if decision is not None and decision.side == self.me:
            told = self.said
            self.learn()
            if not self.lessons:
                self.learnt = True
                raise Leave
            if self.said is told and told is not self.lessons[0] and not self.redraw:
                self.tell(self.game.view(self.me))  # the question was shown already
        super().step()

    def learn(self) -> None:
        """Leave behind what was done, and what was only told."""
        view = self.game.view(self.me)
        while self.lessons:
            lesson = self.lessons[0]
            told = lesson.done is None and self.said is lesson and self.answered
            if not told and not (lesson.done is not None and lesson.done(view)):
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
            self.terminal.say(f"The lesson ends here. `{command('play --tutorial')}` begins it again.")


def teach(terminal: Terminal, side: str | None = None) -> bool:
    """Both lessons, or the one of a side; whether they were played to their end."""
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
