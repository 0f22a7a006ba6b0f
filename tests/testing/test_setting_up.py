"""Setting up a table: what lies there counts, and an open question never goes stale."""

from collections.abc import Callable

import pytest

from sneakdoor.testing import Table, TableError


class TestTokens:
    @pytest.mark.rule("1.4:10.9.2")
    def test_a_card_that_is_put_with_tokens_counts_as_loaded(self) -> None:
        with Table("runner") as t:
            t.runner.put("Liberated Account", tokens={"credit": 4})
            t.runner.use("Liberated Account")

            assert t.runner.credits == 9
            assert t.zone("Liberated Account") == "the heap"

    @pytest.mark.rule("1.4:10.9.2")
    def test_so_does_a_rezzed_one_of_the_corp(self) -> None:
        with Table("runner") as t:
            t.corp.put("Public Support", "Server 1", rezzed=True, tokens={"power": 1})
            t.end_turn()

            assert t.corp.score == 1

    @pytest.mark.rule("1.4:10.9.2")
    def test_loaded_with_none_left_it_is_empty_from_the_first(self) -> None:
        with Table("runner") as t:
            t.runner.put("Daily Casts", tokens={"credit": 0})
            t.runner.act("credit")

            assert t.zone("Daily Casts") == "the heap"

    @pytest.mark.rule("1.4:10.9.3")
    def test_other_tokens_load_nothing(self) -> None:
        with Table("runner") as t:
            t.runner.put("Daily Casts", tokens={"virus": 1})
            t.runner.act("credit")

            assert t.card("Daily Casts").installed

    def test_tokens_are_as_many_as_said_whatever_the_card_brings_itself(self) -> None:
        t = Table("runner")
        t.runner.put("Crash Space", tokens={"credit": 1})

        assert t.card("Crash Space").tokens("credit") == 1


class TestIdentities:
    @pytest.mark.rule("3.1.1")
    def test_what_an_identity_says_counts_before_the_first_verb(self) -> None:
        t = Table(corp="Haas-Bioroid: Stronger Together")
        ice = t.corp.put("Rototurret", "HQ", rezzed=True)
        bioroid = t.corp.put("Ichi 1.0", "HQ", rezzed=True)

        assert (ice.strength, bioroid.strength) == (0, 5)

    @pytest.mark.rule("1.10.5a")
    def test_its_recurring_credits_are_there(self) -> None:
        t = Table(corp="NBN: Making News")

        assert t.card("NBN: Making News").tokens("credit") == 2


class TestNumbers:
    def test_a_number_that_no_table_has_is_refused(self) -> None:
        with pytest.raises(TableError, match="no 'credit' to set"):
            Table().corp.set(credit=3)

    def test_clicks_are_those_of_the_side_that_was_named(self) -> None:
        t = Table("runner")
        t.corp.set(clicks=1)
        t.settle()

        assert t.runner.clicks == 4
        assert t.corp.clicks == 1


class TestSlips:
    def test_a_turn_of_nobody(self) -> None:
        with pytest.raises(TableError, match="not of 'Runner'"):
            Table("Runner")

    @pytest.mark.parametrize("title", ["Blank Runner", "Ice Wall", "Weyland"])
    def test_an_identity_that_is_none_of_that_side(self, title: str) -> None:
        with pytest.raises(TableError, match=f"'{title}' is no identity of the Corp"):
            Table(corp=title)

    def test_a_runners_card_in_a_server(self) -> None:
        with pytest.raises(TableError, match="goes to no server"):
            Table().runner.put("Corroder", "HQ")


class TestAfterTheFirstVerb:
    @pytest.mark.rule("10.3.3")
    def test_a_card_put_into_hand_can_be_played_at_once(self) -> None:
        with Table() as t:
            t.corp.act("credit")
            t.corp.hand("Hedge Fund")
            t.corp.play("Hedge Fund")

            assert t.corp.credits == 10

    @pytest.mark.rule("1.15.1")
    def test_what_can_no_longer_be_paid_is_no_longer_offered(self) -> None:
        with Table() as t:
            t.corp.hand("Hedge Fund").act("credit")
            t.corp.set(credits=4)

            assert not t.corp.can("play", "Hedge Fund")
            with pytest.raises(TableError, match="cannot play Hedge Fund"):
                t.corp.play("Hedge Fund")

    def test_a_card_put_while_a_window_is_open_can_be_used_in_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            assert t.decision is not None
            assert t.decision.rule == "6.9.2b"
            t.runner.put("Self-modifying Code")

            assert any(option.card == "Self-modifying Code" for option in t.decision.options)
            t.runner.break_subroutines("Corroder")
            t.finish_run()

    @pytest.mark.rule("10.3.3")
    def test_the_window_begins_with_its_checkpoint_again(self) -> None:
        with Table("runner") as t:
            t.runner.put("Kati Jones")
            t.runner.act("credit")
            t.runner.put("Kati Jones")

            assert [t.card("Kati Jones", n).installed for n in (0, 1)].count(True) == 1

    def test_a_window_stays_open_though_nothing_but_passing_is_left(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.runner.set(credits=0)

            assert t.decision is not None
            assert (t.decision.rule, [option.kind for option in t.decision.options]) == ("6.9.2b", ["pass"])

    def test_the_jack_out_question_is_asked_anew(self) -> None:
        with Table("runner") as t:
            t.runner.run("HQ")
            assert t.runner.can("jack out")
            t.corp.put("Port Anson Grid", "HQ", rezzed=True)

            assert not t.runner.can("jack out")
            t.finish_run()

    @pytest.mark.rule("1.13.6")
    @pytest.mark.parametrize("change", ["hand", "put", "set", "deck", "discard", "outside", "scored"])
    def test_a_question_whose_answers_are_fixed_refuses_every_change(self, change: str) -> None:
        t = Table("runner")
        t.runner.hand("Special Order").deck("Corroder", "Mimic")
        t.runner.play("Special Order")
        changes: dict[str, Callable[[], object]] = {
            "hand": lambda: t.runner.hand("Diesel"),
            "put": lambda: t.corp.put("Ice Wall", "HQ"),
            "set": lambda: t.corp.set(credits=0),
            "deck": lambda: t.runner.deck("Ninja"),
            "discard": lambda: t.corp.discard("Hunter"),
            "outside": lambda: t.runner.outside("Rebirth"),
            "scored": lambda: t.corp.scored("Hostile Takeover"),
        }
        before = len(t.state.code), t.corp.credits

        with pytest.raises(TableError, match=r"cannot be changed while this is open(.|\n)*find"):
            changes[change]()

        assert (len(t.state.code), t.corp.credits) == before
        t.runner.pick("Mimic")

    def test_what_was_chosen_on_another_table_is_not_taken_back(self) -> None:
        t = Table()
        t.corp.act("credit")
        t.corp.act("credit")
        t.game.undo()
        assert (t.corp.credits, t.corp.clicks) == (6, 2)
        t.corp.set(credits=1)

        assert t.game.choices == []
        t.corp.act("credit")
        t.game.undo()
        assert (t.corp.credits, t.corp.clicks) == (1, 2)

    def test_a_wrong_title_leaves_the_table_as_it_is(self) -> None:
        t = Table()
        t.corp.act("credit")

        with pytest.raises(TableError, match="no card 'Ice Wal'"):
            t.corp.put("Ice Wal", "Server 1")

        assert list(t.state.ice) == [0, 1, 2]
        t.corp.act("credit")


def test_while_it_is_laid_out_the_table_does_not_say_that_the_game_is_over() -> None:
    t = Table()
    t.corp.put("Ice Wall", "HQ")
    assert t.show() == "the table is being laid out; nobody is asked anything yet"
    assert t.decision is not None
    assert t.show().startswith("CORP is asked")


class TestCardsThatAreNeverInstalled:
    @pytest.mark.parametrize(
        ("side", "title", "kind"), [("runner", "Sure Gamble", "event"), ("corp", "Hedge Fund", "operation")]
    )
    def test_events_and_operations_are_refused(self, side: str, title: str, kind: str) -> None:
        t = Table("runner")
        with pytest.raises(
            TableError, match=f"{title} is an {kind}, which is never installed: put it in hand and play it"
        ):
            getattr(t, side).put(title)
        assert getattr(t, side).titles("hand") == []

    def test_identities_are_refused(self) -> None:
        with pytest.raises(TableError, match="is an identity: name it when you make the table"):
            Table("runner").runner.put("Noise: Hacker Extraordinaire")

    def test_so_are_cards_of_the_other_side(self) -> None:
        with pytest.raises(TableError, match="Corroder is the Runner's card"):
            Table("corp").corp.put("Corroder", "HQ")

    @pytest.mark.rule("3.5.1b")
    @pytest.mark.parametrize(("side", "title"), [("runner", "Employee Strike"), ("corp", "Enhanced Login Protocol")])
    def test_a_current_is_in_play_and_active_but_not_installed(self, side: str, title: str) -> None:
        t = Table("runner")
        card = getattr(t, side).put(title)
        assert card.thing.active
        assert card.thing.faceup
        assert not card.installed

    def test_and_goes_to_no_server(self) -> None:
        with pytest.raises(TableError, match="is played, not installed"):
            Table("corp").corp.put("Enhanced Login Protocol", "HQ")

    def test_an_event_can_lie_facedown_in_the_rig(self) -> None:
        t = Table("runner")
        assert t.runner.put("Sure Gamble", facedown=True).installed
