"""What players are told and asked: hidden information, options, prompts and reasons (4.1, 10.2 and where they ask)."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "4.1.2a",
        "the log says which of two lost copies it was",
        "LogLine.source",
        "if change.seen & BY_ITSELF and self.named:",
        "if change.src == change.cid and self.named:",
    ),
    Defect(
        "9.8.3a",
        "more is offered to be prevented than there is",
        "_HowMany.run",
        "                high = min(high, one.value())\n",
        "                pass\n",
    ),
    Defect(
        "10.11.1",
        "the half that all pairs share is taken without asking",
        "Pick.put",
        "if fits and (self.chosen or len(fits) == 1 or self.low != self.high):",
        "if fits:",
    ),
    Defect(
        "10.11.1",
        "the half that the text has named is asked for",
        "_ChoosePair.run",
        '"cards:pair", f.src, given, pairs))',
        '"cards:pair", f.src, (), pairs))',
    ),
    Defect(
        "6.1.5a",
        "at the question whether to jack out the reason is another moment",
        "why_not._jack_out",
        "    if not isinstance(phase, Approach) or phase.asked_at not in phase.table().places:\n",
        "    if phase is not None:\n",
    ),
    Defect(
        "1.4:9.6.4b",
        "instances of one ability read alike",
        "_for_the_moment",
        "if len(alike) > 1 and any(",
        "if len(alike) > 99 and any(",
    ),
    Defect(
        "10.2.2b",
        "an instance names a card that nobody has seen yet",
        "_to_be_drawn",
        'if visible(s, cid, side) else ""\n                return f"card',
        'if cid >= 0 else ""\n                return f"card',
    ),
    Defect(
        "1.4:1.8.5a",
        "what waits for the draws of one side is about the first card that anybody draws",
        "aimed",
        "piece.by == change.side and ",
        "",
    ),
    Defect(
        "4.4.2",
        "what both sides draw at once is told as one",
        "_drawn_with",
        " and other.side == first.side",
        "",
    ),
    Defect(
        "1.15.3",
        "the price on an option is the printed one",
        "_to_rez",
        "in_words(s, rez_bill(s, move[1]), side)",
        "in_words(s, (bills.some_credits(s.card(move[1]).cost or 0),), side)",
    ),
    Defect(
        "8.2.11a",
        "no price stands on the destinations of ice",
        "bill_there",
        '        if s.card(cid).type == ICE and move[0] == "server":\n',
        '        if s.card(cid).type != ICE and move[0] == "server":\n',
    ),
    Defect(
        "10.8.3",
        "the Runner is not told what the Corp has spent on the trace",
        "_trace",
        "corp, runner = trace.base + trace.corp, trace.link_strength(s)",
        "corp, runner = trace.base, trace.link_strength(s)",
    ),
    Defect(
        "10.2.2",
        "a prompt names ice that the Runner does not see",
        "situations._ahead",
        "approached = ice_there(s, ice) if",
        "approached = s.card(ice).title if",
    ),
    Defect(
        "7.7.2",
        "the trash cost is not told",
        "_to_trash",
        "return in_words(s, (bills.some_credits(trash_cost(s, top.cid) or 0),), side)",
        'return ""',
    ),
    Defect(
        "10.2.3",
        "a title to name is asked like any list",
        "TEXT",
        'TEXT: Final[frozenset[QuestionKind]] = frozenset({"name a card"})',
        'TEXT: Final[frozenset[str]] = frozenset({""})',
    ),
)
