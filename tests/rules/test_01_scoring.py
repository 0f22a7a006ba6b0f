"""Scoring, stealing, advancing, trashing, memory, visibility (CR 1.16 to 1.19; 1.4:1.20)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import (
    ADVANCEMENT,
    IN_HAND,
    Choose,
    Each,
    Gain,
    Hosted,
    RevealCards,
    Target,
    agenda,
    operation,
    play,
    scored,
)
from sneakdoor.language.filters import Is
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.scoring import refuse_advance, refuse_score
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table


class TestScoring:
    @pytest.mark.both
    @pytest.mark.rule("1.16.3a", "3.2.2a")
    def test_an_agenda_needs_as_many_tokens_as_its_requirement(self) -> None:
        with Table() as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 1})
            t.settle()
            refusal = refuse_score(t.state, t.cid("Hostile Takeover"))
            assert refusal is not None
            assert refusal.rule == "1.16.3a"
            t.corp.advance("Hostile Takeover")
            assert t.corp.can("score", "Hostile Takeover")

    @pytest.mark.both
    @pytest.mark.rule("1.16.3", "1.16.3c", "1.16.6")
    def test_scoring_takes_no_click_and_then_the_agendas_ability_resolves(self) -> None:
        with Table() as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Hostile Takeover")
            t.settle()
            assert t.corp.clicks == 3
            assert t.corp.credits == 12
            assert t.state.bad_publicity == 1
            assert t.corp.score == 1

    @pytest.mark.both
    @pytest.mark.rule("1.16.3b")
    def test_the_corp_may_wait(self) -> None:
        with Table() as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.pass_()
            t.corp.act("credit")
            assert t.card("Hostile Takeover").installed

    @pytest.mark.both
    @pytest.mark.rule("1.16.7")
    def test_what_a_stolen_agenda_says_of_that_is_heard_after_the_steal(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Bacterial Programming", "Server 1")
            t.runner.run("Server 1")
            t.corp.trigger("Bacterial Programming")
            assert t.runner.score == 3
            assert t.corp.can("pick", "Hedge Fund")
            t.corp.pick("Hedge Fund")
            t.corp.pick()
            while t.decision is not None and t.decision.side == CORP:
                t.game.choose(t.decision.options[0])
            t.finish_run()
            assert t.corp.titles("hand") == ["Hedge Fund"]

    @pytest.mark.rule("1.16.3d")
    def test_the_runner_steals_what_they_access_and_cannot_decline(self) -> None:
        with Table(turn="runner", corp="Jinteki: Personal Evolution") as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.hand("Sure Gamble")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.score == 1
            assert t.happened("damaged") == 1
            assert t.state.bad_publicity == 0

    @pytest.mark.both
    @pytest.mark.rule("1.16.4", "1.16.5")
    def test_a_stolen_agenda_is_faceup_uninstalled_and_bare(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Nisei MK II", "Server 1", tokens={"advancement": 3})
            t.runner.run("Server 1")
            t.finish_run()
            stolen = t.card("Nisei MK II")
            assert stolen.thing.faceup
            assert not stolen.installed
            assert stolen.tokens("advancement") == 0

    @pytest.mark.both
    @pytest.mark.rule("1.16.8")
    def test_its_ability_knows_how_many_tokens_it_had(self) -> None:
        rich = agenda("Test Rich", "nbn", scored(Gain(Each(1, Hosted(ADVANCEMENT)))), advancement=2, points=1)
        with Table(cards=(rich,)) as t:
            t.corp.put("Test Rich", "Server 1", tokens={"advancement": 5})
            t.corp.score_agenda("Test Rich")
            t.settle()
            assert t.card("Test Rich").tokens("advancement") == 0
            assert t.corp.credits == 10


class TestAdvancing:
    @pytest.mark.both
    @pytest.mark.rule("1.17.1", "3.2.4")
    def test_the_basic_action_places_a_token_for_a_click_and_a_credit(self) -> None:
        with Table() as t:
            t.corp.put("Nisei MK II", "Server 1")
            t.corp.advance("Nisei MK II")
            assert t.card("Nisei MK II").tokens("advancement") == 1
            assert (t.corp.clicks, t.corp.credits) == (2, 4)
            assert t.happened("advanced") == 1

    @pytest.mark.rule("1.17.1a")
    def test_placing_tokens_is_not_advancing(self) -> None:
        with Table() as t:
            t.runner.set(tags=2)
            t.corp.hand("Psychographics").put("Nisei MK II", "Server 1")
            t.corp.play("Psychographics")
            t.corp.number(2)
            t.settle()
            assert t.card("Nisei MK II").tokens("advancement") == 2
            assert t.happened("advanced") == 0

    @pytest.mark.both
    @pytest.mark.rule("1.17.2")
    def test_other_cards_only_if_they_say_so_and_even_unrezzed(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "R&D")
            t.settle()
            assert refuse_advance(t.state, t.cid("Ice Wall")) is None
            refusal = refuse_advance(t.state, t.cid("Enigma"))
            assert refusal is not None
            assert refusal.rule == "1.17.2"
            t.corp.advance("Ice Wall")

    @pytest.mark.rule("1.17.2")
    def test_there_is_no_limit(self) -> None:
        with Table() as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 9})
            t.corp.pass_()
            t.corp.advance("Hostile Takeover")
            assert t.card("Hostile Takeover").tokens("advancement") == 10

    @pytest.mark.both
    @pytest.mark.rule("1.17.2")
    def test_only_installed_cards(self) -> None:
        with Table() as t:
            t.corp.hand("Nisei MK II")
            assert refuse_advance(t.state, t.cid("Nisei MK II")) is not None

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.17.3", "1.9.4")
    def test_advanced_means_hosting_an_advancement_token(self) -> None:
        with Table() as t:
            wall = t.corp.put("Ice Wall", "HQ", tokens={"advancement": 1})
            t.corp.put("Ice Wall", "R&D")
            advanced = Is(("ice",), advanced=True)
            assert advanced.all(t.state, -1) == [wall.cid]

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.14.2b", "1.2.5", "1.17.2")
    def test_a_card_that_cannot_be_advanced_is_no_target_for_what_asks_for_one(self) -> None:
        with Table() as t:
            t.runner.set(tags=2)
            t.corp.hand("Psychographics").put("Enigma", "HQ")
            t.settle()
            assert not t.corp.can("play", "Psychographics")


class TestTrashing:
    @pytest.mark.rule("1.18.1")
    def test_a_trashed_card_goes_to_its_owners_discard_pile(self) -> None:
        with Table() as t:
            t.runner.set(tags=1).put("Decoy")
            t.corp.act("trash resource", "Decoy")
            t.settle()
            assert t.zone("Decoy") == "the heap"

    @pytest.mark.both
    @pytest.mark.rule("1.18.2", "3.3.3")
    def test_the_runner_may_pay_the_trash_cost_of_what_they_access(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.zone("PAD Campaign") == "Archives"
            assert t.runner.credits == 1

    @pytest.mark.both
    @pytest.mark.rule("1.18.3")
    def test_discarding_is_not_trashing(self) -> None:
        with Table(turn="runner", clicks=1) as t:
            t.runner.hand(*["Sure Gamble"] * 6)
            t.runner.act("credit")
            t.settle()
            if t.decision is not None and t.decision.kind == "discard":
                t.game.choose(t.decision.options[0])
            assert t.happened("discarded") == 1
            assert t.happened("trashed") == 0


class TestMemory:
    @pytest.mark.rule("1.19.2", "1.19.3")
    def test_four_units_and_what_cards_add(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Magnum Opus")
            t.runner.put("Corroder")
            assert t.decision is not None
            assert t.runner.memory == (3, 4)
            t.runner.put("Grimoire")
            assert t.runner.memory == (3, 6)


class TestVisibility:
    @pytest.mark.both
    @pytest.mark.rule("1.4:1.20.1", "4.7.3", "4.1.4a")
    def test_facedown_cards_are_seen_by_their_controller_alone(self) -> None:
        with Table() as t:
            t.corp.put("Enigma", "HQ")
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            enigma, wall = t.cid("Enigma"), t.cid("Ice Wall")
            assert visible(t.state, enigma, CORP)
            assert not visible(t.state, enigma, RUNNER)
            assert visible(t.state, wall, RUNNER)

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.20.2")
    def test_looking_shows_a_card_to_one_player(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck("Nisei MK II").put("Yagura", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.settle()
            top = t.cid("Nisei MK II")
            assert visible(t.state, top, CORP)
            assert not visible(t.state, top, RUNNER)
            t.corp.no()
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.20.3")
    def test_revealing_shows_a_card_to_both(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.hand("Inject").deck("Corroder", "Diesel")
            t.runner.play("Inject")
            revealed = [one for one in t.state.journal.entries if one.kind == "revealed"]
            assert len(revealed) == 2
            assert all(one.seen & 3 == 3 for one in revealed)
            assert t.zone("Corroder") == "the heap"
            assert not visible(t.state, t.cid("Diesel"), CORP)  # it moved to the grip

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.20.3")
    def test_while_an_ability_reveals_a_card_of_hq_the_runner_sees_it(self) -> None:
        show = operation(
            "Test Show",
            "nbn",
            play(Target(Is(zone=IN_HAND, side=CORP)), RevealCards(), Choose(((Gain(1),), (Gain(2),)))),
            cost=0,
        )
        with Table(cards=(show,)) as t:
            t.corp.hand("Test Show", "Enigma", "Hunter")
            t.corp.play("Test Show")
            t.corp.pick("Enigma")
            assert t.game.view(RUNNER).corp.hand.cards == ["Enigma"]
            t.corp.mode("Gain 2")
            assert t.game.view(RUNNER).corp.hand.cards == []  # again a card of HQ like the others

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.20.4", "1.4:1.20.5")
    def test_exposing_is_for_installed_unrezzed_cards_and_is_no_access(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Infiltration")
            t.corp.put("Snare!", "Server 1")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.play("Infiltration")
            t.runner.mode("expose" if "expose" in t.show() else "Expose")
            t.settle()
            servers = {one.name: one for one in t.game.view(RUNNER).servers}
            assert [card.title for card in servers["Server 1"].root] == ["Snare!"]  # the Runner has seen it
            exposed = [one.cid for one in t.state.journal.entries if one.kind == "exposed"]
            assert exposed == [t.cid("Snare!")]
            assert t.happened("accessed") == 0
            assert not t.card("Snare!").rezzed
            assert t.state.tags == 0
