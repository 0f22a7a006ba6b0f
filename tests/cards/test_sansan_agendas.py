"""What agendas and Corp identities of the SanSan cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, damage, score, steal

from sneakdoor.testing import Table


class TestResearchGrant:
    def test_a_copy_is_scored_with_it_however_few_tokens_it_has(self) -> None:
        with Table() as t:
            other = t.corp.put("Research Grant", "Server 1")
            first = t.corp.put("Research Grant", "Server 2", tokens={"advancement": 3})
            t.corp.score_agenda(first)
            t.corp.accept()
            assert t.corp.titles("score") == ["Research Grant", "Research Grant"]
            assert not other.installed
            assert t.happened("scored") == 2

    def test_three_of_them_go_one_after_the_other(self) -> None:
        with Table() as t:
            second = t.corp.put("Research Grant", "Server 1")
            t.corp.put("Research Grant", "Server 2")
            t.corp.put("Vanity Project", "Server 3")
            first = t.corp.put("Research Grant", "Server 4", tokens={"advancement": 3})
            t.corp.score_agenda(first)
            t.corp.accept()
            t.corp.pick(second)
            t.corp.accept()
            assert t.corp.titles("score") == ["Research Grant"] * 3

    def test_it_may_be_left(self) -> None:
        with Table() as t:
            t.corp.put("Research Grant", "Server 1")
            first = t.corp.put("Research Grant", "Server 2", tokens={"advancement": 3})
            t.corp.score_agenda(first)
            t.corp.decline()
            assert t.corp.titles("score") == ["Research Grant"]

    def test_neither_another_agenda_nor_a_copy_in_hand_nor_one_with_the_runner_will_do(self) -> None:
        with Table() as t:
            t.corp.hand("Research Grant").put("Vanity Project", "Server 1")
            t.runner.scored("Research Grant")
            score(t, "Research Grant", 3)
            assert t.corp.titles("score") == ["Research Grant"]

    @pytest.mark.rule("1.2.2")
    def test_what_cannot_be_scored_is_not(self) -> None:
        with Table() as t:
            t.corp.hand("Dedication Ceremony")
            t.corp.put("Research Grant", "Server 1", rezzed=True)
            other = t.corp.put("Research Grant", "Server 2", tokens={"advancement": 3})
            t.corp.play("Dedication Ceremony")
            t.corp.act("credit")
            t.corp.score_agenda(other)
            t.settle()
            assert t.corp.titles("score") == ["Research Grant"]


def test_self_destruct_chips_make_the_runners_hand_smaller() -> None:
    with Table() as t:
        score(t, "Self-Destruct Chips", 3)
        assert (t.corp.hand_size, t.runner.hand_size) == (5, 4)


def test_cybernetics_division_makes_both_hands_smaller() -> None:
    with Table(corp="Cybernetics Division: Humanity Upgraded") as t:
        assert (t.corp.hand_size, t.runner.hand_size) == (4, 4)
        score(t, "Self-Destruct Chips", 3)
        assert (t.corp.hand_size, t.runner.hand_size) == (4, 3)


class TestAncestralImager:
    def test_jacking_out_hurts_each_time(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Ancestral Imager").put("Ice Wall", "HQ")
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            for n in (1, 2):
                t.runner.run("HQ")
                t.runner.jack_out()
                assert damage(t) == [("net", 1)] * n

    def test_a_run_that_ends_otherwise_does_not(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Ancestral Imager").put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("Archives")
            t.finish_run()
            assert damage(t) == []

    def test_in_the_runners_score_area_it_does_nothing(self) -> None:
        with Table("runner") as t:
            t.runner.scored("Ancestral Imager").hand("Sure Gamble")
            t.runner.run("Archives")
            t.runner.jack_out()
            assert damage(t) == []


class TestGeneticResequencing:
    def test_an_agenda_in_the_score_area_gets_a_counter(self) -> None:
        with Table() as t:
            t.corp.scored("Nisei MK II").put("Market Research", "Server 1")
            t.runner.scored("Vanity Project")
            score(t, "Genetic Resequencing", 3)
            t.corp.accept()
            assert not t.corp.can("pick", "Market Research")
            assert not t.corp.can("pick", "Vanity Project")
            t.corp.pick("Nisei MK II")
            assert t.card("Nisei MK II").tokens("agenda") == 1
            assert t.card("Genetic Resequencing").tokens("agenda") == 0

    def test_itself_will_do_and_it_may_be_left(self) -> None:
        for accept in (True, False):
            with Table() as t:
                score(t, "Genetic Resequencing", 3)
                if accept:
                    t.corp.accept()
                else:
                    t.corp.decline()
                assert t.card("Genetic Resequencing").tokens("agenda") == int(accept)


class TestAwardBait:
    @pytest.mark.parametrize("n", [0, 1, 2])
    def test_accessed_it_advances_something_by_up_to_two(self, n: int) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ")
            steal(t, "Award Bait")
            t.corp.accept()
            assert not t.corp.can("pick", "Enigma")
            t.corp.pick("Ice Wall")
            assert not t.corp.can("number", number=3)
            t.corp.number(n)
            t.settle()
            assert t.card("Ice Wall").tokens("advancement") == n
            assert t.happened("advanced") == 0
            assert t.runner.score == 1

    @pytest.mark.parametrize("zone", ["HQ", "R&D", "Archives"])
    def test_wherever_it_is_and_the_corp_may_leave_it(self, zone: str) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "Server 1")
            {"HQ": t.corp.hand, "R&D": t.corp.deck, "Archives": t.corp.discard}[zone]("Award Bait")
            t.runner.run(zone)
            t.corp.decline()
            t.finish_run()
            assert t.card("Ice Wall").tokens("advancement") == 0
            assert t.runner.score == 1

    def test_with_nothing_to_advance_but_itself_it_is_gone_with_its_tokens(self) -> None:
        with Table("runner") as t:
            steal(t, "Award Bait")
            t.corp.accept()
            t.corp.number(2)
            t.settle()
            assert t.runner.score == 1
            assert t.card("Award Bait").tokens("advancement") == 0


class TestTheFutureIsNow:
    def test_any_card_of_the_deck_comes_to_hq_unseen(self) -> None:
        with Table() as t:
            t.corp.deck("Hedge Fund", "Snare!", "Ice Wall")
            score(t, "The Future is Now", 3)
            t.corp.pick("Snare!")
            assert t.corp.titles("hand") == ["Snare!"]
            assert t.happened("revealed") == 0
            assert t.happened("shuffled") == 1


def test_vanity_project_is_worth_four_points() -> None:
    with Table() as t:
        t.corp.put("Vanity Project", "Server 1", tokens={"advancement": 5})
        assert not t.corp.can("score", "Vanity Project")
        t.corp.advance("Vanity Project")
        t.corp.score_agenda("Vanity Project")
        assert t.corp.score == 4


class TestHollywoodRenovation:
    @pytest.mark.parametrize(("before", "placed"), [(0, 1), (4, 1), (5, 2), (6, 2)])
    def test_advancing_it_advances_something_else(self, before: int, placed: int) -> None:
        with Table() as t:
            t.corp.put("Hollywood Renovation", "Server 1", rezzed=True, tokens={"advancement": before})
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ")
            t.corp.advance("Hollywood Renovation")
            t.corp.accept()
            assert t.card("Ice Wall").tokens("advancement") == placed
            assert t.card("Hollywood Renovation").tokens("advancement") == before + 1

    def test_it_may_be_left_and_tokens_that_are_placed_do_not_count(self) -> None:
        with Table() as t:
            t.corp.put("Hollywood Renovation", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Dedication Ceremony")
            t.corp.advance("Hollywood Renovation")
            t.corp.decline()
            t.corp.advance("Ice Wall")
            assert t.card("Ice Wall").tokens("advancement") == 1
            t.corp.play("Dedication Ceremony")
            t.settle()
            assert t.card("Ice Wall").tokens("advancement") == 1

    def test_it_is_installed_faceup(self) -> None:
        with Table() as t:
            t.corp.hand("Hollywood Renovation")
            t.corp.install("Hollywood Renovation", "new")
            assert t.card("Hollywood Renovation").rezzed


class TestUnderwayRenovation:
    @pytest.mark.parametrize(("before", "trashed"), [(0, 1), (2, 1), (3, 2), (4, 2)])
    def test_advancing_it_trashes_the_top_of_the_stack(self, before: int, trashed: int) -> None:
        with Table() as t:
            t.runner.deck("Account Siphon", "Diesel", "Corroder")
            t.corp.put("Underway Renovation", "Server 1", rezzed=True, tokens={"advancement": before})
            t.corp.advance("Underway Renovation")
            assert t.runner.titles("discard") == ["Corroder", "Diesel"][:trashed]

    def test_it_is_installed_faceup_and_another_card_is_no_use(self) -> None:
        with Table() as t:
            t.runner.deck("Sure Gamble")
            t.corp.hand("Underway Renovation").put("Ice Wall", "HQ")
            t.corp.install("Underway Renovation", "new")
            assert t.card("Underway Renovation").rezzed
            t.corp.advance("Ice Wall")
            assert t.runner.titles("discard") == []


class TestHaarpsichordStudios:
    def test_only_one_agenda_is_stolen_each_turn(self) -> None:
        with Table("runner", corp="Haarpsichord Studios: Entertainment Unleashed") as t:
            t.corp.put("Vanity Project", "Server 2")
            t.corp.put("Self-Destruct Chips", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            assert t.runner.score == 1
            t.runner.run("Server 2")
            t.finish_run()
            assert accessed(t) == ["Self-Destruct Chips", "Vanity Project"]
            assert t.runner.score == 1
            t.end_turn()
            t.end_turn()
            t.runner.run("Server 2")
            t.finish_run()
            assert t.runner.score == 5

    def test_what_was_added_to_the_score_area_was_not_stolen(self) -> None:
        with Table("runner", corp="Haarpsichord Studios: Entertainment Unleashed") as t:
            t.runner.hand("Notoriety").set(clicks=5)
            t.corp.put("Self-Destruct Chips", "Server 1")
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Notoriety")
            t.runner.run("Server 1")
            t.settle()
            assert t.runner.score == 2
