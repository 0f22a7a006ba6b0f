"""What it means to access a server (CR 7.1.1a): the set of cards that is prescribed for it."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, go_on

from sneakdoor.cards.vocabulary import AccessServer, event, play
from sneakdoor.model.declare import CardDef
from sneakdoor.model.enums import ARCHIVES, HQ, RND
from sneakdoor.testing import Table


def look(server: int) -> CardDef:
    return event("Look Around", "neutral_runner", play(AccessServer(server)), cost=0, influence=0)


def table(server: int) -> Table:
    t = Table("runner", cards=(look(server),))
    t.corp.hand("Enigma", "Enigma").deck("Hunter", "Ice Wall").discard("Pup", "Rototurret", faceup=False)
    for name in ("HQ", "R&D", "Archives"):
        t.corp.put("Hokusai Grid", name)
    t.runner.hand("Look Around")
    return t


SETS = [(HQ, "HQ", ["Enigma"]), (RND, "R&D", ["Ice Wall"]), (ARCHIVES, "Archives", ["Pup", "Rototurret"])]


class TestPrescribedSets:
    @pytest.mark.rule("7.1.1a", "7.1.2b", "7.2.3", "7.3.2", "7.4.2")
    @pytest.mark.parametrize(("server", "name", "cards"), SETS)
    def test_an_effect_that_accesses_a_server_accesses_its_set(self, server: int, name: str, cards: list[str]) -> None:
        t = table(server)
        t.runner.play("Look Around")
        while t.decision is not None and t.decision.kind in ("access", "accessed card"):
            if t.decision.kind == "access":
                t.game.choose(t.decision.options[0])
            else:
                go_on(t)
        assert sorted(accessed(t)) == cards
        t.done()

    @pytest.mark.rule("7.1.1a", "7.1.2a", "6.7.4a")
    @pytest.mark.parametrize(("server", "name", "cards"), SETS)
    def test_a_run_adds_the_root(self, server: int, name: str, cards: list[str]) -> None:
        t = table(server)
        t.runner.run(name)
        t.finish_run()
        assert sorted(accessed(t)) == sorted([*cards, "Hokusai Grid"])
