"""Commands for many choices: understood, carried out one by one, and stopped when somebody answers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.seating.greedy_games import pairs
from tests.seating.test_auto_pass import at
from tests.seating.test_break_planner import before

from sneakdoor import Game, Option, Side
from sneakdoor.seating import Seat, Unclear, met_ice, offers, understood
from sneakdoor.testing import Table

Reply = Callable[[Game], Option | None]


def carry(game: Game, side: Side, words: str, reply: Reply | None = None) -> Seat:
    """Say it, and let the seat go on with it until it asks; the other side passes, unless it replies."""
    seat = Seat(side)
    found = understood(game, side, words)
    assert found is not None, words
    seat.decides(game)
    seat.begin(found.carrying)
    for _ in range(100):
        decision = game.decision
        if decision is None:
            break
        if decision.side == side:
            option = seat.answer(game).option
            if option is None:
                break
            game.choose(option)
            continue
        wanted = reply(game) if reply is not None else None
        passing = next((one for one in decision.options if one.kind in {"pass", "no", "done"}), decision.options[0])
        game.choose(wanted or passing)
    return seat


class TestIce:
    @pytest.mark.parametrize("words", ["break", "break all", "BREAK everything"])
    def test_break_all(self, words: str) -> None:
        t = before("Wall of Thorns", "Corroder")
        carry(t.game, Side.RUNNER, words)
        assert t.runner.credits == 7
        assert t.game.view(None).runner.hand.count == 0
        assert met_ice(t.game.view(Side.RUNNER)) is None

    def test_break_some(self) -> None:
        t = before("Wall of Thorns", "Corroder")
        found = understood(t.game, Side.RUNNER, "break 2")
        assert str(found) == "Break subroutine 2: 4 credits, with Corroder"
        found = understood(t.game, Side.RUNNER, "break subroutines 1 and 2")
        assert str(found) == "Break subroutine 1 and 2: 5 credits, with Corroder"

    def test_break_what_ends_the_run(self) -> None:
        t = before("Wall of Thorns", "Corroder")
        found = understood(t.game, Side.RUNNER, "break what ends the run")
        assert str(found) == "Break what ends the run: 4 credits, with Corroder"

    def test_what_is_offered_has_its_price(self) -> None:
        t = before("Wall of Thorns", "Corroder")
        assert [str(one) for one in offers(t.game, Side.RUNNER)] == [
            "Break all: 5 credits, with Corroder",
            "Break what ends the run: 4 credits, with Corroder",
        ]
        assert [str(one) for one in offers(before("Ice Wall", "Corroder").game, Side.RUNNER)] == [
            "Break all: 1 credit, with Corroder"
        ]

    def test_boost(self) -> None:
        t = before("Wall of Thorns", "Corroder")
        found = understood(t.game, Side.RUNNER, "boost corroder to 5")
        assert str(found) == "Boost Corroder to 5: 3 credits, with Corroder"
        with pytest.raises(Unclear, match="is not one of your breakers"):
            understood(t.game, Side.RUNNER, "boost mimic to 5")

    def test_the_rest_resolves(self) -> None:
        t = before("Ice Wall", "Corroder")
        carry(t.game, Side.RUNNER, "let the rest resolve")
        assert t.run is None
        assert t.runner.credits == 12

    def test_no_way_is_told(self) -> None:
        with pytest.raises(Unclear, match="nothing you have can break that on Enigma"):
            understood(before("Enigma", "Corroder").game, Side.RUNNER, "break all")
        with pytest.raises(Unclear, match="nothing on this ice ends the run"):
            understood(before("Neural Katana", "Mimic").game, Side.RUNNER, "break what ends the run")


def approached(*ice: str, root: str = "") -> Table:
    """A run on HQ is at its outermost ice; nothing is rezzed, and a campaign lies elsewhere."""
    t = Table("runner", skip_forced=False)
    t.corp.set(credits=20)
    for title in ice:
        t.corp.put(title, "HQ")
    t.corp.put("PAD Campaign", "Server 1")
    if root:
        t.corp.put(root, "HQ")
    t.runner.run("HQ")
    at(t, Side.CORP, "6.9.2e")
    return t


class TestLettingARunGoOn:
    """`let run` leaves what is on offer; what is new is asked. `let in` leaves that too."""

    @pytest.mark.parametrize("words", ["let run", "let it run", "let the run go on", "let them go"])
    def test_new_ice_is_asked_for(self, words: str) -> None:
        t = approached("Ice Wall", "Enigma")
        carry(t.game, Side.CORP, words)
        decision = t.game.decision
        assert decision is not None
        assert decision.rule == "6.9.2e"
        assert {one.card for one in decision.options if one.kind == "rez"} == {"Ice Wall", "PAD Campaign"}

    @pytest.mark.parametrize("words", ["let in", "let them in", "let the Runner in"])
    def test_let_in_is_for_the_whole_run(self, words: str) -> None:
        t = approached("Ice Wall", "Enigma")
        carry(t.game, Side.CORP, words)
        assert t.run is None
        assert t.happened("rezzed") == 0

    @pytest.mark.parametrize(("words", "asked"), [("let run", True), ("let in", False)])
    def test_past_all_ice_what_was_left_is_asked_once_more(self, words: str, asked: bool) -> None:
        """The last moment for it has come, and the Runner has come further than one might have thought."""
        t = approached("Ice Wall", root="Hokusai Grid")
        carry(t.game, Side.CORP, words)
        assert (t.run is not None) == asked
        decision = t.game.decision
        assert decision is not None
        assert (decision.rule == "6.9.5d") == asked
        if asked:
            carry(t.game, Side.CORP, words)
            assert t.run is None

    def test_what_the_runner_does_meanwhile_does_not_stop_it(self) -> None:
        t = approached("Enigma")
        t.runner.put("Armitage Codebusting")
        t.runner.put("Self-modifying Code")
        t.runner.deck("Corroder")

        def reply(game: Game) -> Option | None:
            asked = game.decision
            assert asked is not None
            found = (one for one in asked.options if one.card in {"Self-modifying Code", "Corroder"})
            return next(found, None)

        seat = carry(t.game, Side.CORP, "let run", reply)
        assert t.zone("Self-modifying Code") == "the heap"
        assert t.run is None
        assert not seat.notes

    def test_it_ends_with_the_run(self) -> None:
        t = approached("Enigma")
        again = Option("run", server="HQ")

        def reply(game: Game) -> Option | None:
            return again if game.decision is not None and again in game.decision.options else None

        carry(t.game, Side.CORP, "let in", reply)
        assert t.happened("run ends") == 1
        assert t.game.decision is not None
        assert t.game.decision.side == Side.CORP

    def test_only_the_corp_lets_a_run_go_on(self) -> None:
        t = before("Enigma", "Corroder")
        with pytest.raises(Unclear, match="only the Corp"):
            understood(t.game, Side.RUNNER, "let run")
        with pytest.raises(Unclear, match="only the Corp"):
            understood(Table("corp").game, Side.CORP, "let run")

    def test_it_is_offered(self) -> None:
        t = approached("Enigma")
        assert [str(one) for one in offers(t.game, Side.CORP)] == ["Let the run go on", "Let the Runner in"]
        for one in offers(t.game, Side.CORP):
            again = understood(t.game, Side.CORP, one.carrying.words)
            assert again is not None
            assert again.carrying == one.carrying


class TestActions:
    def test_install_with_its_place(self) -> None:
        t = Table("corp", skip_forced=False)
        t.corp.hand("Ice Wall", "PAD Campaign")
        at(t, Side.CORP, "5.6.2b")
        carry(t.game, Side.CORP, "install ice in hq")
        carry(t.game, Side.CORP, "install pad in new")
        carry_on = t.game.view(Side.CORP)
        placed = {server.name: [card.title for card in (*server.ice, *server.root)] for server in carry_on.servers}
        assert placed["HQ"] == ["Ice Wall"]
        assert placed["Server 1"] == ["PAD Campaign"]

    def test_a_place_that_cannot_be_is_told_and_nothing_happens(self) -> None:
        t = Table("corp", skip_forced=False)
        t.corp.hand("PAD Campaign")
        at(t, Side.CORP, "5.6.2b")
        choices = len(t.game.choices)
        with pytest.raises(Unclear, match="PAD Campaign cannot be installed in HQ"):
            understood(t.game, Side.CORP, "install pad in hq")
        with pytest.raises(Unclear, match="is not a card that you can install now"):
            understood(t.game, Side.CORP, "install enigma in hq")
        with pytest.raises(Unclear, match="which server"):
            understood(t.game, Side.CORP, "install pad in nowhere")
        assert len(t.game.choices) == choices

    def test_an_action_over_an_open_window_passes_it_first(self) -> None:
        t = Table("corp", skip_forced=False)
        t.corp.hand("Ice Wall")
        t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
        at(t, Side.CORP, "5.6.2a")
        clicks = t.corp.clicks
        carry(t.game, Side.CORP, "credit")
        assert t.corp.clicks == clicks - 1
        t = Table("runner", skip_forced=False)
        at(t, Side.RUNNER, "5.7.1e")
        assert understood(t.game, Side.RUNNER, "nonsense") is None
        carry(t.game, Side.RUNNER, "run arch")
        assert t.game.view(None).runner.clicks == 3

    def test_again_and_again(self) -> None:
        t = Table("runner", skip_forced=False)
        at(t, Side.RUNNER, "5.7.1f")
        carry(t.game, Side.RUNNER, "credit 3")
        assert (t.runner.credits, t.runner.clicks) == (8, 1)

    @pytest.mark.parametrize("words", ["armitage 2 times", "armitage x2", "use armitage x 2"])
    def test_so_many_times(self, words: str) -> None:
        t = Table("runner", skip_forced=False)
        t.runner.put("Armitage Codebusting", tokens={"credit": 6})
        at(t, Side.RUNNER, "5.7.1f")
        carry(t.game, Side.RUNNER, words)
        assert (t.runner.credits, t.runner.clicks) == (9, 2)

    def test_what_ends_in_a_number_is_no_number_of_times(self) -> None:
        t = Table("runner", skip_forced=False)
        t.corp.put("PAD Campaign", "Server 2")
        at(t, Side.RUNNER, "5.7.1f")
        assert understood(t.game, Side.RUNNER, "run server 2") is None

    def test_a_command_that_is_done_passes_no_further_window(self) -> None:
        t = Table("corp", skip_forced=False)
        t.corp.hand("Marked Accounts")
        at(t, Side.CORP, "5.6.2b")
        carry(t.game, Side.CORP, "install marked in new")
        decision = t.game.decision
        assert decision is not None
        assert [str(one) for one in decision.options if one.kind == "rez"] == ["Rez Marked Accounts (0 credits)"]

    def test_cards_to_discard_by_their_titles(self) -> None:
        t = Table("corp", skip_forced=False)
        t.corp.hand("Hedge Fund", "Hedge Fund", "Snare!", "Enigma", "Ice Wall", "PAD Campaign", "Hostile Takeover")
        at(t, Side.CORP, "5.6.3a")
        with pytest.raises(Unclear, match="“snare” is not in your hand any more"):
            understood(t.game, Side.CORP, "discard snare and snare")
        with pytest.raises(Unclear, match="“corroder” is not in your hand"):
            understood(t.game, Side.CORP, "discard corroder")
        with pytest.raises(Unclear, match="only 2 cards have to go"):
            understood(t.game, Side.CORP, "discard snare, enigma and hedge")
        carry(t.game, Side.CORP, "discard hedge and hedge")
        assert t.game.view(Side.CORP).corp.discard.cards == ["Hedge Fund", "Hedge Fund"]

    def test_to_discard_is_said_where_one_discards(self) -> None:
        t = Table("corp", skip_forced=False)
        t.corp.hand("Hedge Fund")
        at(t, Side.CORP, "5.6.2b")
        assert understood(t.game, Side.CORP, "discard hedge") is None

    @pytest.mark.parametrize(("words", "answer"), [("keep", "no"), ("keep this hand", "no"), ("mulligan", "yes")])
    def test_the_opening_hand(self, words: str, answer: str) -> None:
        game = next(pairs(1))
        found = understood(game, Side.CORP, words)
        assert found is not None
        option = found.carrying.next(game, Side.CORP)
        assert option is not None
        assert option.kind == answer

    def test_all_credits_from_a_card(self) -> None:
        t = Table("runner", skip_forced=False)
        t.runner.put("Armitage Codebusting", tokens={"credit": 6})
        at(t, Side.RUNNER, "5.7.1f")
        carry(t.game, Side.RUNNER, "take all from armitage")
        assert (t.runner.credits, t.runner.clicks) == (11, 1)

    def test_it_ends_with_the_turn(self) -> None:
        t = Table("runner", skip_forced=False)
        t.runner.put("Armitage Codebusting", tokens={"credit": 12})
        at(t, Side.RUNNER, "5.7.1f")
        seat = carry(t.game, Side.RUNNER, "take all from armitage")
        assert t.runner.credits == 13
        at(t, Side.RUNNER, "5.7.1f")
        assert seat.answer(t.game).option is None
        assert seat.carrying is None

    def test_scoring_advances_first(self) -> None:
        t = Table("corp", skip_forced=False)
        t.corp.put("Hostile Takeover", "Server 1")
        at(t, Side.CORP, "5.6.2b")
        carry(t.game, Side.CORP, "score hostile")
        assert t.corp.score == 1
        t = Table("corp", skip_forced=False)
        t.corp.put("Priority Requisition", "Server 1")
        at(t, Side.CORP, "5.6.2b")
        with pytest.raises(Unclear, match="cannot be scored in this turn"):
            understood(t.game, Side.CORP, "score priority")

    def test_accesses(self) -> None:
        t = Table("runner", skip_forced=False)
        t.corp.discard("Hedge Fund", "Hostile Takeover", "Ice Wall")
        t.runner.run("Archives")
        at(t, Side.RUNNER, "7.6.5")
        assert [str(one) for one in offers(t.game, Side.RUNNER)] == ["Access all"]
        carry(t.game, Side.RUNNER, "access all")
        assert t.runner.score == 1
        assert t.run is None


class TestAnswers:
    def test_it_stops_when_the_other_side_does_something(self) -> None:
        t = Table("runner", skip_forced=False)
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.set(credits=5)
        at(t, Side.RUNNER, "5.7.1f")

        def rezzing(game: Game) -> Option | None:
            assert game.decision is not None
            return next((one for one in game.decision.options if one.kind == "rez"), None)

        seat = carry(t.game, Side.RUNNER, "credit 4", rezzing)
        assert t.runner.clicks == 3
        assert seat.notes == ["Gain 1 credit (4 times): stopped: The Corp spends 2 credits."]

    def test_it_stops_where_something_else_is_asked(self) -> None:
        t = Table("runner", skip_forced=False)
        t.runner.hand("Corroder", "Mimic", "Diesel", "Desperado", "Armitage Codebusting")
        at(t, Side.RUNNER, "5.7.1f")
        seat = carry(t.game, Side.RUNNER, "draw 4")
        assert t.game.decision is not None
        assert t.game.decision.kind == "discard"
        assert seat.carrying is None

    def test_looking_ahead_changes_nothing(self) -> None:
        t = before("Wall of Thorns", "Corroder")
        view, choices = t.game.view(Side.RUNNER), list(t.game.choices)
        understood(t.game, Side.RUNNER, "break all")
        list(offers(t.game, Side.RUNNER))
        assert t.game.view(Side.RUNNER) == view
        assert t.game.choices == choices
