"""What events of Creation and Control do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, now, removed

from sneakdoor.model.enums import HQ, RND
from sneakdoor.testing import Table


class TestFreelanceCodingContract:
    @pytest.mark.parametrize("n", [1, 5])
    def test_each_trashed_program_pays_two(self, n: int) -> None:
        with Table("runner") as t:
            t.runner.hand("Freelance Coding Contract", "Diesel", *["Corroder"] * 6).set(credits=0)
            t.runner.play("Freelance Coding Contract")
            assert not t.runner.can("pick", "Diesel")
            for _ in range(n):
                t.runner.act("pick", "Corroder")
            if n < 5:
                t.runner.act("done")
            t.settle()
            assert t.runner.credits == 2 * n
            assert t.runner.titles("discard").count("Corroder") == n

    def test_without_a_program_in_the_grip_it_is_not_played(self) -> None:
        with Table("runner") as t:
            t.runner.put("Corroder")
            t.runner.hand("Freelance Coding Contract", "Diesel")
            assert not t.runner.can("play", "Freelance Coding Contract")


class TestLevyARLabAccess:
    def test_grip_and_heap_become_a_new_stack_and_five_cards_are_drawn(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Levy AR Lab Access", "Corroder").discard("Diesel", "Inject").set(credits=5)
            before = len(t.runner.titles("deck"))
            t.runner.play("Levy AR Lab Access")
            t.settle()
            assert t.runner.titles("discard") == []
            assert len(t.runner.titles("hand")) == 5
            assert len(t.runner.titles("deck")) == before + 3 - 5
            assert removed(t) == ["Levy AR Lab Access"]
            assert t.happened("shuffled") + t.happened("shuffled in") > 0


class TestExploratoryRomp:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 4})
        t.corp.put("Ice Wall", "Server 1", tokens={"advancement": 2})
        t.corp.put("Priority Requisition", "Server 2", tokens={"advancement": 2})
        t.corp.set(credits=0)
        t.runner.hand("Exploratory Romp").set(credits=1)
        t.runner.play("Exploratory Romp")
        t.runner.act("server", server="Server 1")
        return t

    @pytest.mark.parametrize("n", [0, 2, 3])
    def test_up_to_three_tokens_of_one_card_there_are_removed_instead_of_the_access(self, n: int) -> None:
        with self.table() as t:
            t.settle()
            assert len(now(t).options) == 2
            t.runner.pick(t.card("Hostile Takeover"))
            assert not t.runner.can("number", number=4)
            t.runner.number(n)
            t.finish_run()
            assert t.card("Hostile Takeover").tokens("advancement") == 4 - n
            assert accessed(t) == []
            assert t.card("Priority Requisition").tokens("advancement") == 2

    def test_ice_that_protects_it_is_as_good(self) -> None:
        with self.table() as t:
            t.settle()
            t.runner.pick(t.card("Ice Wall"))
            t.runner.number(3)
            t.finish_run()
            assert t.card("Ice Wall").tokens("advancement") == 0

    def test_an_unsuccessful_run_removes_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True, tokens={"advancement": 2})
            t.runner.hand("Exploratory Romp").set(credits=1)
            t.runner.play("Exploratory Romp")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert t.card("Ice Wall").tokens("advancement") == 2


class TestEscher:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.corp.put("Enigma", "R&D")
        t.corp.put("Hadrian's Wall", "R&D")
        t.corp.hand("Hedge Fund").set(credits=0)
        t.runner.put("Corroder")
        t.runner.hand("Escher").set(credits=9)
        t.runner.play("Escher")
        t.runner.break_subroutines("Corroder")
        return t

    def ice(self, t: Table) -> dict[str, list[str]]:
        rows = {HQ: "HQ", RND: "R&D"}
        return {name: [t.state.card(cid).title for cid in t.state.ice[one]] for one, name in rows.items()}

    def test_three_pieces_of_ice_change_their_places_and_stay_as_they_are(self) -> None:
        with self.table() as t:
            cards = [t.card(title) for title in ("Ice Wall", "Enigma", "Hadrian's Wall")]
            t.runner.pick(*cards)
            t.runner.pick(cards[2], cards[0])
            t.finish_run()
            assert self.ice(t) == {"HQ": ["Hadrian's Wall"], "R&D": ["Ice Wall", "Enigma"]}
            assert [one.rezzed for one in cards] == [True, False, False]
            assert [one.server for one in cards] == ["R&D", "R&D", "HQ"]
            assert accessed(t) == []

    def test_two_of_a_server_may_be_exchanged(self) -> None:
        with self.table() as t:
            t.runner.pick(t.card("Enigma"), t.card("Hadrian's Wall"))
            t.runner.pick(t.card("Hadrian's Wall"))
            t.finish_run()
            assert self.ice(t) == {"HQ": ["Ice Wall"], "R&D": ["Hadrian's Wall", "Enigma"]}

    def test_it_may_be_none(self) -> None:
        with self.table() as t:
            t.settle()
            t.runner.act("done")
            t.finish_run()
            assert self.ice(t) == {"HQ": ["Ice Wall"], "R&D": ["Enigma", "Hadrian's Wall"]}
            assert accessed(t) == []
