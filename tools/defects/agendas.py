"""What agendas are worth as they leave, hands that lie open, and runs that go on before other ice."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final = (
    Defect(
        "10.1.2",
        "a forfeited agenda was worth what is printed",
        "apply_forfeit",
        "agenda_points(s, one.cid)",
        "s.card(one.cid).points",
    ),
    Defect(
        "4.4.2",
        "what lays one hand open lays both open",
        "rules.changes.open_hand",
        "decl.whose == whose and ",
        "",
    ),
    Defect(
        "6.5.1",
        "a run that is moved to an encounter meets unrezzed ice",
        "MoveRun.run",
        'phase = "encounter" if s.things[row[-1]].faceup else "pass"',
        'phase = "encounter"',
    ),
    Defect(
        "10.7.2",
        "nothing sets another base link strength",
        "Trace.link_strength",
        'if "base link strength" in s.index:',
        "if False:",
    ),
    Defect(
        "6.2.1",
        "ice that may come to any position comes to the innermost",
        "_InstallThere.run",
        'f.number("server"), f.number("number")',
        'f.number("server"), 0',
    ),
)
