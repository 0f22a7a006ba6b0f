"""The Runner's lessons, in the order in which they are taught."""

from typing import Final

from sneakdoor import Side
from sneakdoor.lessons.lesson import Exercise, Lesson, Script, Wish, lay, position

CREDIT: Final = Wish("credit")
DRAW: Final = Wish("draw")

TURN: Final = Lesson(
    "runner-turn",
    Side.RUNNER,
    position("runner", lay("runner", "hand", "Sure Gamble", "Corroder")),
    (
        Exercise("welcome"),
        Exercise("clicks", at="clicks"),
        Exercise("credit", CREDIT, at="credits"),
        Exercise("draw", DRAW, at="pile:deck"),
        Exercise("credit-again", CREDIT, at="credits"),
        Exercise("last-click", CREDIT, at="clicks"),
        Exercise("corp-turn"),
    ),
)

ECONOMY: Final = Lesson(
    "runner-economy",
    Side.RUNNER,
    position(
        "runner",
        lay("runner", "hand", "Sure Gamble", "Armitage Codebusting"),
        lay("runner", "set", credits=4),
    ),
    (
        Exercise("prices", at="hand:Sure Gamble"),
        Exercise("too-dear", Wish("play", "Sure Gamble"), at="hand:Sure Gamble", refused=True),
        Exercise("save", CREDIT, at="credits"),
        Exercise("gamble", Wish("play", "Sure Gamble"), at="hand:Sure Gamble"),
        Exercise("job", Wish("install", "Armitage Codebusting"), at="hand:Armitage Codebusting"),
        Exercise("work", Wish("action", "Armitage Codebusting"), at="card:Armitage Codebusting"),
        Exercise("done", at="credits"),
    ),
)

INSTALL: Final = Lesson(
    "runner-install",
    Side.RUNNER,
    position(
        "runner",
        lay("runner", "hand", "Corroder", "Akamatsu Mem Chip", "Access to Globalsec"),
    ),
    (
        Exercise("rig", at="rig"),
        Exercise("program", Wish("install", "Corroder"), at="hand:Corroder"),
        Exercise("memory", at="memory"),
        Exercise("hardware", Wish("install", "Akamatsu Mem Chip"), at="hand:Akamatsu Mem Chip"),
        Exercise("resource", Wish("install", "Access to Globalsec"), at="hand:Access to Globalsec"),
        Exercise("done", at="rig"),
    ),
)

RUN: Final = Lesson(
    "runner-run",
    Side.RUNNER,
    position("runner", lay("corp", "hand", "Private Security Force")),
    (
        Exercise("servers", at="server:HQ"),
        Exercise("run", Wish("run", server="HQ"), at="server:HQ"),
        Exercise("stolen", at="score"),
    ),
)

BREAK: Final = Lesson(
    "runner-break",
    Side.RUNNER,
    position(
        "runner",
        lay("corp", "put", "Wall of Static", server="Server 1"),
        lay("corp", "put", "Hostile Takeover", server="Server 1"),
        lay("runner", "put", "Corroder"),
    ),
    (
        Exercise("ice", at="server:Server 1"),
        Exercise("run", Wish("run", server="Server 1"), at="server:Server 1"),
        Exercise("rezzed", at="card:Wall of Static"),
        Exercise("boost", Wish("use", "Corroder", words="strength"), at="card:Corroder"),
        Exercise("break", Wish("use", "Corroder", words="Break"), at="card:Corroder"),
        Exercise("done", at="score"),
    ),
    Script(always=(Wish("rez", "Wall of Static"),)),
)

ACCESS: Final = Lesson(
    "runner-access",
    Side.RUNNER,
    position(
        "runner",
        lay("corp", "deck", "PAD Campaign"),
        lay("runner", "set", credits=6),
    ),
    (
        Exercise("deck", at="server:R&D"),
        Exercise("run", Wish("run", server="R&D"), at="server:R&D"),
        Exercise("trash", Wish("trash"), at="prompt"),
        Exercise("done"),
    ),
)

WIN: Final = Lesson(
    "runner-steal",
    Side.RUNNER,
    position(
        "runner",
        lay("runner", "scored", "Private Security Force", "Priority Requisition"),
        lay("corp", "put", "Ice Wall", server="Server 1", rezzed=True),
        lay("corp", "put", "Private Security Force", server="Server 1", tokens={"advancement": 3}),
        lay("runner", "put", "Corroder"),
    ),
    (
        Exercise("points", at="score"),
        Exercise("advanced", at="server:Server 1"),
        Exercise("run", Wish("run", server="Server 1"), at="server:Server 1"),
        Exercise("break", Wish("use", "Corroder", words="Break"), at="card:Corroder"),
        Exercise("won", at="score"),
    ),
)

DAMAGE: Final = Lesson(
    "runner-damage",
    Side.RUNNER,
    position(
        "runner",
        lay("runner", "hand", "Diesel", "Corroder"),
        lay("corp", "put", "Project Junebug", server="Server 1", tokens={"advancement": 2}),
    ),
    (
        Exercise("life", at="hand"),
        Exercise("draw", DRAW, at="pile:deck"),
        Exercise("draw-again", DRAW, at="pile:deck"),
        Exercise("draw-third", DRAW, at="pile:deck"),
        Exercise("run", Wish("run", server="Server 1"), at="server:Server 1"),
        Exercise("survived", at="hand"),
    ),
    Script(always=(Wish("trigger", "Project Junebug"),)),
)

TAGS: Final = Lesson(
    "runner-tags",
    Side.RUNNER,
    position(
        "runner",
        lay("runner", "put", "Armitage Codebusting"),
        lay("runner", "set", tags=1),
    ),
    (
        Exercise("tagged", at="tags"),
        Exercise("remove", Wish("remove tag"), at="tags"),
        Exercise("done", at="tags"),
    ),
)

READING: Final = Lesson(
    "runner-reading",
    Side.RUNNER,
    position(
        "runner",
        lay("corp", "put", "PAD Campaign", server="Server 1"),
        lay("corp", "put", "Ice Wall", server="Server 2", rezzed=True),
        lay("corp", "put", "Private Security Force", server="Server 2", tokens={"advancement": 2}),
        lay("runner", "put", "Corroder"),
    ),
    (
        Exercise("two-servers", at="server:Server 1"),
        Exercise("signs", at="server:Server 2"),
        Exercise("run", Wish("run", server="Server 2"), at="server:Server 2"),
        Exercise("break", Wish("use", "Corroder", words="Break"), at="card:Corroder"),
        Exercise("done", at="score"),
    ),
)

RUNNER_LESSONS: Final = (TURN, ECONOMY, INSTALL, RUN, BREAK, ACCESS, WIN, DAMAGE, TAGS, READING)

__all__ = ["RUNNER_LESSONS"]
