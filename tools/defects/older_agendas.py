"""What agendas and Corp identities of the older cycles rest on: prices, what is prevented, what wins."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "9.8.3",
        "nobody can prevent that the Runner jacks out",
        "JackingOut.end",
        "perform(s, [parts.JackOut(RUNNER)])",
        "end_run(s, by=RUNNER, jacked=True)",
    ),
    Defect(
        "1.15.9",
        "what is added to breaking subroutines is not asked for where a card permits it",
        "permit_bill",
        '        return (*bill, *additional_bill(s, "break", side, cid))\n',
        "        return bill\n",
    ),
    Defect(
        "1.16.2",
        "no card changes how many points win",
        "winners_by_points",
        'needed = total(s, "points to win", -1, 7)',
        "needed = 7",
    ),
    Defect(
        "5.2.8g",
        "removing a tag costs two credits whatever a card says",
        "basic_bill",
        "if quantity is None or quantity not in s.index:",
        'if kind == "remove tag" or quantity is None or quantity not in s.index:',
    ),
    Defect(
        "5.2.7g",
        "trashing a resource costs two credits whatever a card says",
        "basic_bill",
        "if quantity is None or quantity not in s.index:",
        'if kind == "trash resource" or quantity is None or quantity not in s.index:',
    ),
    Defect(
        "1.2.2",
        "what cannot be scored is offered to an ability that scores",
        "DoToChosen.flatten",
        'else "score" if self.verb == "score" else ""',
        'else ""',
    ),
    Defect(
        "1.2.2",
        "ice whose subroutines cannot be broken is broken",
        "_ChooseSubs.open_subs",
        'if forbidden(s, "break", f.src) or forbidden(s, "be broken", ice):',
        'if forbidden(s, "break", f.src):',
    ),
    Defect(
        "6.4.1",
        "ice is approached as long as the Runner is there",
        "BeingApproached.all",
        "if run is not None and any(frame.is_approach for frame in s.stack) else -1",
        "if run is not None else -1",
    ),
    Defect(
        "1.15.5b",
        "what makes outer ice dearer is added to a cost that is ignored",
        "ice_bill",
        '    due = total(s, "install cost", cid, due)\n',
        '    due = total(s, "install cost", cid, there) + due - there\n',
    ),
)
