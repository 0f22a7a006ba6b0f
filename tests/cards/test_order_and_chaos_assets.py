"""Assets of Order and Chaos."""

from __future__ import annotations

from typing import Any

import pytest
from tests.corp_turns import before_turn
from tests.verbs import go_on, last

from sneakdoor.testing import Table


class TestConstellationProtocol:
    def begin(self) -> Table:
        t = before_turn("Constellation Protocol")
        t.corp.put("Ice Wall", "HQ", tokens={"advancement": 2})
        t.corp.put("Hadrian's Wall", "R&D")
        t.corp.put("Enigma", "Archives")
        t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 1})
        t.end_turn()
        return t

    def test_a_token_moves_from_ice_to_ice_that_can_be_advanced(self) -> None:
        with self.begin() as t:
            t.corp.accept()
            t.settle()
            assert [t.card(one).tokens("advancement") for one in ("Ice Wall", "Hadrian's Wall")] == [1, 1]
            assert t.happened("advanced") == 0

    def test_nobody_must_move_one(self) -> None:
        with self.begin() as t:
            t.corp.decline()
            t.settle()
            assert t.card("Ice Wall").tokens("advancement") == 2

    def test_tokens_on_other_cards_stay(self) -> None:
        with before_turn("Constellation Protocol") as t:
            t.corp.put("Hadrian's Wall", "R&D")
            t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 1})
            t.end_turn()
            t.settle()
            assert t.card("Hadrian's Wall").tokens("advancement") == 0

    def test_ice_that_cannot_be_advanced_gives_and_takes_none(self) -> None:
        with before_turn("Constellation Protocol") as t:
            t.corp.put("Ice Wall", "HQ")
            giver = t.corp.put("Enigma", "R&D", tokens={"advancement": 1})
            t.end_turn()
            t.corp.accept()
            t.settle()
            assert (giver.tokens("advancement"), t.card("Ice Wall").tokens("advancement")) == (0, 1)
        with before_turn("Constellation Protocol") as t:
            t.corp.put("Ice Wall", "HQ", tokens={"advancement": 1})
            t.corp.put("Enigma", "R&D")
            t.end_turn()
            t.settle()
            assert t.card("Ice Wall").tokens("advancement") == 1


class TestMarkYale:
    def test_an_agenda_counter_spent_for_anything_is_a_credit(self) -> None:
        with Table() as t:
            t.corp.put("Mark Yale", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 1})
            t.corp.put("Project Atlas", "Server 3", tokens={"advancement": 4})
            t.corp.score_agenda("Project Atlas")
            t.corp.deck("Enigma")
            t.corp.use("Project Atlas")
            t.corp.pick("Enigma")
            t.settle()
            assert t.corp.credits == 6

    @pytest.mark.rule("1.13.3")
    def test_a_counter_of_any_scored_agenda_is_three_credits(self) -> None:
        with Table("runner") as t:
            t.corp.put("Mark Yale", "Server 1", rezzed=True)
            t.corp.scored("Nisei MK II")
            t.state.things[t.cid("Nisei MK II")].tokens = {"agenda": 2}
            t.runner.run("Archives")
            t.corp.use("Mark Yale", "agenda counter")
            t.settle()
            assert (t.corp.credits, t.card("Nisei MK II").tokens("agenda")) == (8, 1)
            t.finish_run()

    def test_trashed_he_is_worth_two(self) -> None:
        with Table() as t:
            t.corp.put("Mark Yale", "Server 1", rezzed=True)
            t.corp.use("Mark Yale", "[trash]")
            assert (t.corp.credits, t.zone("Mark Yale")) == (7, "Archives")

    def test_other_counters_are_nothing_to_him(self) -> None:
        with Table() as t:
            t.corp.put("Mark Yale", "Server 1", rezzed=True)
            t.corp.put("IT Department", "Server 2", rezzed=True, tokens={"power": 1})
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.use("IT Department", "Choose")
            assert t.corp.credits == 5
            assert not t.corp.can("use", "Mark Yale", says="agenda counter")

    def test_unrezzed_he_gets_nothing(self) -> None:
        with Table() as t:
            t.corp.put("Mark Yale", "Server 1")
            t.corp.scored("Project Atlas")
            t.state.things[t.cid("Project Atlas")].tokens = {"agenda": 1}
            t.corp.deck("Enigma")
            t.corp.use("Project Atlas")
            t.corp.pick("Enigma")
            assert t.corp.credits == 5


class TestSpaceCamp:
    @pytest.mark.parametrize("server", ["Server 1", "HQ", "R&D", "Archives"])
    def test_a_token_wherever_it_is_accessed(self, server: str) -> None:
        with Table("runner") as t:
            if server == "Server 1":
                t.corp.put("Space Camp", server)
            else:
                {"HQ": t.corp.hand, "R&D": t.corp.deck, "Archives": t.corp.discard}[server]("Space Camp")
            agenda = t.corp.put("Hostile Takeover", "Server 2")
            t.corp.put("PAD Campaign", "Server 3")
            t.corp.put("Ice Wall", "Server 3")
            t.runner.run(server)
            t.corp.accept()
            access: Any = last(t, "accessed")
            assert access.seen == 3  # CR 7.2.2: in R&D too
            assert not t.corp.can("pick", "PAD Campaign")
            assert t.corp.can("pick", "Ice Wall")
            t.corp.pick("Hostile Takeover")
            go_on(t)
            t.finish_run()
            assert (agenda.tokens("advancement"), t.happened("advanced")) == (1, 0)

    def test_nobody_must(self) -> None:
        with Table("runner") as t:
            t.corp.put("Space Camp", "Server 1")
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("Server 1")
            t.corp.decline()
            go_on(t)
            t.finish_run()
            assert t.card("Ice Wall").tokens("advancement") == 0


class TestTheBoard:
    def test_agendas_of_the_runner_are_worth_less(self) -> None:
        with Table() as t:
            t.corp.put("The Board", "Server 1")
            t.runner.scored("Hostile Takeover", "Priority Requisition")
            t.corp.scored("Priority Requisition")
            assert (t.runner.score, t.corp.score) == (4, 3)
            t.corp.rez("The Board")
            assert (t.runner.score, t.corp.score) == (2, 3)

    def test_trashed_while_accessed_it_is_an_agenda_of_two_points(self) -> None:
        with Table("runner") as t:
            t.corp.put("The Board", "Server 1", rezzed=True)
            t.runner.scored("Hostile Takeover").set(credits=7).run("Server 1")
            assert t.runner.score == 0
            t.runner.act("trash")
            t.finish_run()
            assert (t.runner.titles("score"), t.runner.score) == (["Hostile Takeover", "The Board"], 3)

    def test_from_hq_too_but_not_by_the_corp(self) -> None:
        with Table("runner") as t:
            t.corp.hand("The Board")
            t.runner.set(credits=7).run("HQ")
            t.runner.act("trash")
            t.finish_run()
            assert t.runner.score == 2
        with Table() as t:
            t.corp.put("The Board", "Server 1", rezzed=True)
            t.corp.hand("Liquidation").set(credits=1).play("Liquidation")
            t.corp.pick("The Board")
            assert (t.zone("The Board"), t.runner.score) == ("Archives", 0)
