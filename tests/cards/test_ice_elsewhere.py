"""Ice has no say in encounters on another server: the run is the same as if a plain wall stood in its place."""

from __future__ import annotations

import pytest
from tests.verbs import let_pass, now, trial

from sneakdoor.testing import Table

TITLES = (
    "Afshar",
    "Aiki",
    "Akhet",
    "Authenticator",
    "Bailiff",
    "Blockchain",
    "Border Control",
    "Brainstorm",
    "Chiyashi",
    "Congratulations!",
    "Conundrum",
    "Data Loop",
    "Data Ward",
    "F2P",
    "Fairchild 1.0",
    "Fairchild 3.0",
    "Gatekeeper",
    "Gold Farmer",
    "Hagen",
    "Hydra",
    "IP Block",
    "Jua",
    "Kakugo",
    "Kamali 1.0",
    "Konjin",
    "Loki",
    "Magnet",
    "Masvingo",
    "Mausolus",
    "Mind Game",
    "Mirāju",
    "NEXT Diamond",
    "NEXT Sapphire",
    "Najja 1.0",
    "Oduduwa",
    "Ravana 1.0",
    "Rime",
    "Saisentan",
    "Sandstone",
    "Sapper",
    "Seidr Adaptive Barrier",
    "Self-Adapting Code Wall",
    "Sherlock 2.0",
    "Slot Machine",
    "Surveyor",
    "Thoth",
    "Tithonium",
    "Trebuchet",
    "Týr",
    "Vikram 1.0",
    "Winchester",
    "Zed 2.0",
)


def course(title: str) -> list[object]:
    """What happens, who is asked what, and how strong the ice is, while this card protects another server."""
    out: list[object] = []
    with Table("runner", cards=(trial("Barrier", 2, 2),)) as t:
        t.corp.put(title, "R&D", rezzed=True, tokens={"advancement": 3})
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.hand("Hostile Takeover").set(credits=9)
        for one in ("Corroder", "Eater", "Kati Jones", "Desperado"):
            t.runner.put(one)
        t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble").set(credits=9)
        out.append((t.card("Trial").strength, t.card("Corroder").strength, t.card("Eater").strength))
        t.runner.run("HQ")
        broken = False
        for _ in range(40):
            d = now(t)
            if d.kind == "action":
                break
            out.append((d.side, d.rule, [(option.kind, option.card) for option in d.options]))
            if d.role == "break" and not broken:
                t.runner.break_subroutines("Corroder", 0)
                broken = True
            elif d.kind == "accessed card":
                t.game.choose(d.options[0])
            else:
                let_pass(t)
        out.extend((one.kind, one.side, one.amount) for one in t.state.journal.since(0))
        out.append((t.corp.credits, t.runner.credits, t.state.tags, t.card("Trial").strength))
    return out


@pytest.mark.rule("9.1.6")
@pytest.mark.parametrize("title", TITLES)
def test_ice_that_protects_another_server_changes_nothing(title: str) -> None:
    assert course(title) == course("Vanilla")
