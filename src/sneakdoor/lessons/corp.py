"""The Corp's lessons, in the order in which they are taught."""

from typing import Final

from sneakdoor import Side
from sneakdoor.lessons.lesson import Exercise, Lesson, Script, Wish, lay, position

CREDIT: Final = Wish("credit")
DRAW: Final = Wish("draw")

TURN: Final = Lesson(
    "corp-turn",
    Side.CORP,
    position("corp", lay("corp", "hand", "Hedge Fund", "Ice Wall")),
    (
        Exercise("welcome"),
        Exercise("clicks", at="clicks"),
        Exercise("credit", CREDIT, at="credits"),
        Exercise("draw", DRAW, at="pile:deck"),
        Exercise("last-click", CREDIT, at="clicks"),
        Exercise("mandatory-draw", at="pile:deck"),
    ),
)

ECONOMY: Final = Lesson(
    "corp-economy",
    Side.CORP,
    position("corp", lay("corp", "hand", "Hedge Fund", "PAD Campaign")),
    (
        Exercise("operation", Wish("play", "Hedge Fund"), at="hand:Hedge Fund"),
        Exercise("asset", Wish("install", "PAD Campaign"), at="hand:PAD Campaign"),
        Exercise("facedown", at="server:Server 1"),
        Exercise("last-click", CREDIT, at="credits"),
        Exercise("rez", Wish("rez", "PAD Campaign"), at="card:PAD Campaign"),
        Exercise("done", at="credits"),
    ),
)

ICE: Final = Lesson(
    "corp-ice",
    Side.CORP,
    position("corp", lay("corp", "hand", "Wall of Static", "Private Security Force")),
    (
        Exercise("centrals", at="server:HQ"),
        Exercise("install", Wish("install", "Wall of Static"), at="hand:Wall of Static"),
        Exercise("where", Wish("server", server="HQ"), at="server:HQ"),
        Exercise("keep-credits", CREDIT, at="credits"),
        Exercise("last-click", CREDIT, at="credits"),
        Exercise("rez", Wish("rez", "Wall of Static"), at="prompt"),
        Exercise("done", at="server:HQ"),
    ),
    Script(actions=(Wish("run", server="HQ"),)),
)

SCORE: Final = Lesson(
    "corp-score",
    Side.CORP,
    position(
        "corp",
        lay("corp", "hand", "Private Security Force"),
        lay("corp", "put", "Wall of Static", server="Server 1", rezzed=True),
    ),
    (
        Exercise("agenda", at="hand:Private Security Force"),
        Exercise("install", Wish("install", "Private Security Force"), at="hand:Private Security Force"),
        Exercise("where", Wish("server", server="Server 1"), at="server:Server 1"),
        Exercise("advance", Wish("advance", "Private Security Force"), at="card:Private Security Force"),
        Exercise("advance-again", Wish("advance", "Private Security Force"), at="card:Private Security Force"),
        Exercise("next-turn", Wish("advance", "Private Security Force"), at="card:Private Security Force"),
        Exercise("fourth", Wish("advance", "Private Security Force"), at="card:Private Security Force"),
        Exercise("score", Wish("score", "Private Security Force"), at="card:Private Security Force"),
        Exercise("done", at="score"),
    ),
)

WIN: Final = Lesson(
    "corp-win",
    Side.CORP,
    position(
        "corp",
        lay("corp", "scored", "Private Security Force", "Priority Requisition"),
        lay("corp", "put", "Wall of Static", server="Server 1", rezzed=True),
        lay("corp", "put", "Private Security Force", server="Server 1", tokens={"advancement": 2}),
        lay("corp", "hand", "Wall of Static"),
    ),
    (
        Exercise("points", at="score"),
        Exercise("count", at="card:Private Security Force"),
        Exercise("advance", Wish("advance", "Private Security Force"), at="card:Private Security Force"),
        Exercise("advance-again", Wish("advance", "Private Security Force"), at="card:Private Security Force"),
        Exercise("score", Wish("score", "Private Security Force"), at="card:Private Security Force"),
        Exercise("won", at="score"),
    ),
)

TRAP: Final = Lesson(
    "corp-trap",
    Side.CORP,
    position(
        "corp",
        lay("corp", "hand", "Project Junebug"),
        lay("runner", "hand", "Diesel", "Corroder", "Sure Gamble"),
    ),
    (
        Exercise("trap", at="hand:Project Junebug"),
        Exercise("install", Wish("install", "Project Junebug"), at="hand:Project Junebug"),
        Exercise("advance", Wish("advance", "Project Junebug"), at="card:Project Junebug"),
        Exercise("advance-again", Wish("advance", "Project Junebug"), at="card:Project Junebug"),
        Exercise("spring", Wish("trigger", "Project Junebug"), at="prompt"),
        Exercise("won"),
    ),
    Script(actions=(Wish("run", server="Server 1"),)),
)

TAGS: Final = Lesson(
    "corp-tags",
    Side.CORP,
    position(
        "corp",
        lay("corp", "hand", "Scorched Earth"),
        lay("corp", "set", credits=7),
        lay("runner", "hand", "Diesel", "Corroder", "Sure Gamble"),
        lay("runner", "put", "Armitage Codebusting"),
        lay("runner", "set", tags=1),
    ),
    (
        Exercise("tagged", at="tags"),
        Exercise("trash", Wish("trash resource", "Armitage Codebusting"), at="card:Armitage Codebusting"),
        Exercise("scorch", Wish("play", "Scorched Earth"), at="hand:Scorched Earth"),
        Exercise("won"),
    ),
)

BLUFF: Final = Lesson(
    "corp-bluff",
    Side.CORP,
    position("corp", lay("corp", "hand", "Hostile Takeover", "PAD Campaign")),
    (
        Exercise("facedown", at="hand"),
        Exercise("install", Wish("install", "Hostile Takeover"), at="hand:Hostile Takeover"),
        Exercise("wait", CREDIT, at="credits"),
        Exercise("wait-again", CREDIT, at="credits"),
        Exercise("advance", Wish("advance", "Hostile Takeover"), at="card:Hostile Takeover"),
        Exercise("advance-again", Wish("advance", "Hostile Takeover"), at="card:Hostile Takeover"),
        Exercise("score", Wish("score", "Hostile Takeover"), at="card:Hostile Takeover"),
        Exercise("done", at="score"),
    ),
)

CORP_LESSONS: Final = (TURN, ECONOMY, ICE, SCORE, WIN, TRAP, TAGS, BLUFF)

__all__ = ["CORP_LESSONS"]
