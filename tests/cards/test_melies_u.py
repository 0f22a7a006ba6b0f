"""Méliès U: an identity with three backs, one of which is chosen in secret each turn."""

from __future__ import annotations

import pytest
from tests.laws.test_4_noninterference import told_apart
from tests.verbs import now

from sneakdoor.decks.variances import variance_of
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.model.objects import Thing
from sneakdoor.model.state import State
from sneakdoor.sampling import sample
from sneakdoor.testing import Table

RULES = "26.03"
MELIES = "Méliès U: Only the Brightest"
BACKS = [f"{name}: Méliès U" for name in ("Tenure Floors", "Subsurface Labs", "Disposal Grounds")]
SERVERS = ["HQ", "R&D", "Archives"]


def chosen(back: str, t: Table | None = None) -> Table:
    """The Runner's first action after the Corp has chosen a copy."""
    t = t or Table("corp", corp=MELIES, rules=RULES)
    t.end_turn()
    assert (now(t).side, now(t).kind, now(t).rule) == (CORP, "choose a version", "26.03:1.5.2b")
    assert [option.card for option in now(t).options] == BACKS
    t.corp.act("name", back)
    t.settle()
    return t


class TestChoosing:
    @pytest.mark.rule("26.03:1.5.2", "26.03:1.5.2b")
    def test_the_runner_cannot_tell_which_copy_was_chosen(self) -> None:
        tables = [chosen(back) for back in BACKS]
        assert [t.state.card(0).title for t in tables] == [MELIES] * 3
        for one in tables:
            for two in tables:
                assert told_apart(one.state, two.state, RUNNER) == []
        assert told_apart(tables[0].state, tables[1].state, CORP) == ["corp: corp"]

    @pytest.mark.rule("26.03:1.5.2b")
    def test_a_sampled_game_may_have_any_of_the_copies(self) -> None:
        t = chosen(BACKS[0])
        mine, theirs = ({sample(t.state, side, n).things[0].memo["back"] for n in range(30)} for side in (CORP, RUNNER))
        assert (len(mine), len(theirs)) == (1, 3)

    @pytest.mark.rule("26.03:1.5.2b")
    def test_a_copy_that_was_seen_is_known_until_another_choice(self) -> None:
        with chosen(BACKS[1]) as t:
            t.runner.run("HQ")
            t.finish_run()
            assert t.state.card(0).title == BACKS[1]
            t.end_turn()
            assert t.state.card(0).title == MELIES
            assert t.game.view(RUNNER).corp.identity.remembers == {"back": BACKS[1]}
            assert {sample(t.state, RUNNER, n).things[0].memo["back"] for n in range(9)} == {
                t.state.things[0].memo["back"]
            }
            chosen(BACKS[1], t)  # the same one, and the Runner does not know
            assert t.game.view(RUNNER).corp.identity.remembers == {}
            assert len({sample(t.state, RUNNER, n).things[0].memo["back"] for n in range(30)}) == 3

    @pytest.mark.rule("26.03:1.5.2b")
    def test_other_copies_can_be_brought_along(self) -> None:
        assert variance_of(Table(rules=RULES).state.book.cards[Table(rules=RULES).state.book.by_title[MELIES]]).brings


class TestPlanted:
    def test_a_back_that_everybody_knows(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def leaks(s: State, thing: Thing, side: int | None) -> bool:
            return True

        monkeypatch.setattr("sneakdoor.view.knows_back", leaks)
        with pytest.raises(AssertionError):
            TestChoosing().test_the_runner_cannot_tell_which_copy_was_chosen()


class TestFlipping:
    @pytest.mark.parametrize("server", SERVERS)
    @pytest.mark.parametrize("back", BACKS)
    def test_only_a_run_on_the_server_of_the_back_helps_the_corp(self, back: str, server: str) -> None:
        with Table("corp", corp=MELIES, rules=RULES) as t:
            t.corp.discard("Ice Wall").hand("Enigma")
            t.corp.deck("Hedge Fund")
            chosen(back, t)
            t.runner.run(server)
            t.settle()
            assert t.state.card(0).title == back
            if BACKS.index(back) == SERVERS.index(server):
                assert now(t).kind == "may"
                assert t.game.view(CORP).corp.deck.known == {0: "Hedge Fund"}
                t.corp.act("yes")
                t.corp.pick("Ice Wall")
                t.finish_run()
                assert t.corp.titles("discard") == ["Hedge Fund"]
                assert "Ice Wall" in t.corp.titles("hand")
            else:
                t.finish_run()
                assert t.corp.titles("discard") == ["Ice Wall"]

    def test_without_a_card_trashed_none_is_added(self) -> None:
        with Table("corp", corp=MELIES, rules=RULES) as t:
            t.corp.discard("Ice Wall").hand("Enigma")
            chosen(BACKS[0], t)
            t.runner.run("HQ")
            t.corp.act("no")
            t.finish_run()
            assert t.corp.titles("discard") == ["Ice Wall"]

    def test_a_run_on_a_remote_server_does_not_flip_it(self) -> None:
        with Table("corp", corp=MELIES, rules=RULES) as t:
            t.corp.put("PAD Campaign", "Server 1")
            chosen(BACKS[0], t)
            t.runner.run("Server 1")
            t.finish_run()
            assert t.state.card(0).title == MELIES

    @pytest.mark.parametrize(("server", "gained"), [("HQ", 0), ("Server 1", 1)])
    def test_the_front_gains_a_credit_as_the_runners_action_phase_ends(self, server: str, gained: int) -> None:
        with Table("corp", corp=MELIES, rules=RULES) as t:
            t.corp.put("PAD Campaign", "Server 1")
            chosen(BACKS[1], t)
            before = t.corp.credits
            t.runner.run(server)
            t.finish_run()
            t.end_turn()
            assert t.corp.credits == before + gained
            assert t.state.card(0).title == MELIES
