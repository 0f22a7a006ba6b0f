"""Infinite loops, swapping, self-reference (CR 10.10 to 10.12)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import (
    CORP,
    HQ,
    ICE,
    VIRUS,
    Credits,
    Is,
    On,
    Place,
    Swap,
    asset,
    paid,
    when,
)
from sneakdoor.rules.loops import PATIENCE
from sneakdoor.rules.swapping import refuse_swap, swap
from sneakdoor.testing import Table


class TestLoops:
    @pytest.mark.both
    @pytest.mark.rule("26.03:10.1.6a", example=222)
    @pytest.mark.rule("10.10.1", example=97)
    def test_two_wormholes_alone_make_a_loop_that_the_corp_ends_with_a_number(self) -> None:
        with Table("runner") as t:
            t.corp.put("Wormhole", "HQ", rezzed=True)
            t.corp.put("Wormhole", "R&D", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            assert t.decision is not None
            assert (t.decision.side, t.decision.kind) == (CORP, "infinite loop: how many times")
            depth = len(t.state.stack)
            assert depth < 20
            t.corp.number(7)
            t.finish_run()
            assert t.happened("successful run") == 1

    @pytest.mark.rule("10.10.1")
    def test_with_another_piece_of_ice_there_is_a_choice_and_no_loop(self) -> None:
        with Table("runner") as t:
            t.corp.put("Wormhole", "HQ", rezzed=True)
            t.corp.put("Wormhole", "R&D", rezzed=True)
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            assert t.decision is not None
            assert t.decision.rule != "10.10.1"
            t.corp.pick("Ice Wall")
            t.settle()
            assert t.run is None

    @pytest.mark.rule("10.10.1")
    def test_a_subroutine_resolved_elsewhere_keeps_its_own_source(self) -> None:
        with Table("runner") as t:
            t.corp.put("Wormhole", "HQ", rezzed=True)
            t.corp.put("Neural Katana", "R&D", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.run("HQ")
            t.finish_run()
            damaged = [one for one in t.state.journal.since(0) if one.kind == "damaged"]
            assert [one.src for one in damaged] == [t.cid("Neural Katana")]

    @pytest.mark.rule("10.10.1")
    def test_abilities_that_trigger_each_other_for_ever_are_a_loop_too(self) -> None:
        ping = asset("Ping", "neutral_corp", when(On("tokens placed"), Place(VIRUS, 1)), cost=0, trash=1)
        with Table("runner", cards=(ping,)) as t:
            t.corp.put("Ping", "Server 1", rezzed=True)
            t.runner.put("Datasucker")
            t.runner.run("HQ")
            t.settle()
            while t.decision is not None and t.decision.rule != "10.10.1" and t.decision.kind != "action":
                t.game.choose(t.decision.options[0])
            assert t.decision is not None
            assert t.decision.rule == "10.10.1"
            t.corp.number(0)
            t.finish_run()

    @pytest.mark.rule("10.10.2")
    def test_an_optional_loop_has_to_be_left(self) -> None:
        turn = asset("Turn", "neutral_corp", paid(Credits(0), Swap(Is((ICE,)))), cost=0, trash=1)
        with Table("corp", cards=(turn,)) as t:
            t.corp.put("Turn", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "R&D")
            uses = 0
            while t.decision is not None and t.decision.kind == "paid ability window":
                t.corp.use("Turn")
                uses += 1
                assert uses < 3 * PATIENCE
            assert uses > PATIENCE
            assert t.decision is not None
            assert t.decision.kind == "action"


class TestSwapping:
    @pytest.mark.both
    @pytest.mark.rule("10.11.3")
    def test_installed_cards_stay_installed_and_what_they_are(self) -> None:
        with Table("corp") as t:
            t.corp.put("Tenma Line", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True, tokens={"advancement": 2})
            t.corp.put("Enigma", "R&D")
            refs = [t.state.ref[t.cid(title)] for title in ("Ice Wall", "Enigma")]
            t.corp.use("Tenma Line")
            t.corp.pick("Ice Wall")
            t.settle()
            assert t.card("Ice Wall").server == "R&D"
            assert t.card("Enigma").server == "HQ"
            assert t.card("Ice Wall").rezzed
            assert not t.card("Enigma").rezzed
            assert t.card("Ice Wall").tokens("advancement") == 2
            assert refs == [t.state.ref[t.cid(title)] for title in ("Ice Wall", "Enigma")]
            assert t.happened("installed") == 0

    @pytest.mark.both
    @pytest.mark.rule("10.11.3")
    def test_so_do_cards_in_the_roots_of_servers(self) -> None:
        with Table("runner") as t:
            t.corp.put("Metamorph", "HQ", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 1})
            refs = [t.state.ref[t.cid(title)] for title in ("PAD Campaign", "Hostile Takeover")]
            t.runner.run("HQ")
            t.finish_run()  # there is only this pair
            assert (t.card("PAD Campaign").server, t.card("Hostile Takeover").server) == ("Server 2", "Server 1")
            assert t.card("PAD Campaign").rezzed
            assert t.card("PAD Campaign").thing.active
            assert t.card("Hostile Takeover").tokens("advancement") == 1
            assert refs == [t.state.ref[t.cid(title)] for title in ("PAD Campaign", "Hostile Takeover")]
            assert t.happened("installed") == t.happened("rezzed") == 0

    @pytest.mark.both
    @pytest.mark.rule("26.03:8.8.2", example=128)
    @pytest.mark.rule("10.11.2", example=98)
    def test_an_agenda_cannot_be_swapped_into_a_server_with_an_asset(self) -> None:
        """Metamorph: the upgrade beside the asset may not change places with the agenda."""
        with Table("runner") as t:
            t.corp.put("Metamorph", "HQ", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.put("Caprice Nisei", "Server 2")
            agenda_, asset_, upgrade_ = (t.cid(one) for one in ("Hostile Takeover", "PAD Campaign", "Caprice Nisei"))
            refusal = refuse_swap(t.state, agenda_, upgrade_)
            assert refusal is not None
            assert refusal.rule == "10.11.2"
            assert refuse_swap(t.state, agenda_, asset_) is None
            t.runner.run("HQ")
            t.settle()
            assert t.decision is not None
            t.corp.act("pick", "Hostile Takeover")
            t.finish_run()
            assert t.card("Hostile Takeover").server == "Server 2"
            assert t.card("PAD Campaign").server == "Server 1"
            assert t.card("Caprice Nisei").server == "Server 2"

    @pytest.mark.both
    @pytest.mark.rule("10.11.1", "10.11.2")
    @pytest.mark.parametrize("first", ["Hostile Takeover", "PAD Campaign", "Caprice Nisei"])
    def test_of_a_swap_either_half_may_be_named_first(self, first: str) -> None:
        """The asset is in both pairs that there are, and the other two are not a pair."""
        with Table("runner") as t:
            t.corp.put("Metamorph", "HQ", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.put("Caprice Nisei", "Server 2")
            t.runner.run("HQ")
            t.settle()
            assert t.decision is not None
            assert {option.card for option in t.decision.options} == {
                "Hostile Takeover",
                "PAD Campaign",
                "Caprice Nisei",
            }
            t.corp.act("pick", first)
            if first == "PAD Campaign":
                assert [option.card for option in t.decision.options] == ["Hostile Takeover", "Caprice Nisei"]
                t.corp.act("pick", "Hostile Takeover")
            t.finish_run()
            assert t.happened("swapped") == 1
            moved = first != "Caprice Nisei"
            assert t.card("PAD Campaign").server == ("Server 1" if moved else "Server 2")

    @pytest.mark.both
    @pytest.mark.rule("10.11.1")
    def test_a_half_that_the_text_has_named_is_not_asked_for(self) -> None:
        with Table("runner") as t:
            t.runner.put("Turntable")
            t.corp.scored("Hostile Takeover").scored("Priority Requisition")
            t.corp.put("Nisei MK II", "Server 1")
            t.runner.run("Server 1")
            t.runner.trigger("Turntable")
            assert t.decision is not None
            assert [option.card for option in t.decision.options] == ["Hostile Takeover", "Priority Requisition"]
            t.runner.act("pick", "Priority Requisition")
            t.finish_run()
            assert t.runner.score == 3

    @pytest.mark.both
    @pytest.mark.rule("10.11.2")
    def test_only_upgrades_go_into_the_root_of_a_central_server(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hokusai Grid", "HQ")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Caprice Nisei", "Server 2")
            grid = t.cid("Hokusai Grid")
            assert refuse_swap(t.state, grid, t.cid("PAD Campaign")) is not None
            assert refuse_swap(t.state, grid, t.cid("Caprice Nisei")) is None

    @pytest.mark.both
    @pytest.mark.rule("10.11.2", "3.6.5e")
    def test_two_regions_may_not_meet(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hokusai Grid", "Server 1")
            t.corp.put("Caprice Nisei", "Server 1")
            t.corp.put("Crisium Grid", "Server 2")
            assert refuse_swap(t.state, t.cid("Caprice Nisei"), t.cid("Crisium Grid")) is not None
            assert refuse_swap(t.state, t.cid("Hokusai Grid"), t.cid("Crisium Grid")) is None

    @pytest.mark.both
    @pytest.mark.rule("10.11.2")
    def test_ice_and_other_cards_do_not_change_places(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("PAD Campaign", "Server 1")
            assert refuse_swap(t.state, t.cid("Ice Wall"), t.cid("PAD Campaign")) is not None

    @pytest.mark.both
    @pytest.mark.rule("10.11.2")
    def test_nor_do_cards_of_the_two_players(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.discard("Snare!")
            t.runner.put("Corroder")
            t.runner.hand("Mimic")
            assert refuse_swap(t.state, t.cid("Corroder"), t.cid("PAD Campaign")) is not None
            assert refuse_swap(t.state, t.cid("Mimic"), t.cid("Snare!")) is not None
            assert refuse_swap(t.state, t.cid("Mimic"), t.cid("Corroder")) is None

    @pytest.mark.both
    @pytest.mark.rule("10.11.2")
    def test_without_a_legal_exchange_nothing_happens(self) -> None:
        with Table("runner") as t:
            t.corp.put("Metamorph", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("swapped") == 0
            assert t.happened("successful run") == 1

    @pytest.mark.both
    @pytest.mark.rule("10.11.4", "10.11.4a")
    def test_a_card_swapped_into_archives_lies_facedown(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Enigma").discard("Snare!")
            one, two = t.cid("Enigma"), t.cid("Snare!")
            refs = [t.state.ref[one], t.state.ref[two]]
            swap(t.state, one, two, CORP)
            assert t.zone("Enigma") == "Archives"
            assert t.zone("Snare!") == "HQ"
            assert one in t.state.down
            assert two not in t.state.down
            assert [t.state.ref[one], t.state.ref[two]] != refs

    @pytest.mark.rule("10.11.4b")
    def test_the_card_swapped_in_takes_the_exact_place_unrezzed(self) -> None:
        with Table("corp") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Hunter", "HQ", rezzed=True, tokens={"advancement": 1})
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.put("Parasite", on="Hunter")
            t.corp.hand("Enigma")
            swap(t.state, t.cid("Enigma"), t.cid("Hunter"), CORP)
            t.corp.act("credit")
            t.settle()
            assert [t.state.card(cid).title for cid in t.state.ice[HQ]] == ["Ice Wall", "Enigma", "Pup"]
            assert not t.card("Enigma").rezzed
            assert t.zone("Hunter") == "HQ"
            assert t.zone("Parasite") == "the heap"
            assert t.happened("installed") == 0

    @pytest.mark.rule("10.11.4c")
    def test_agendas_swapped_between_score_areas_keep_their_counters(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).scored("Priority Requisition")
            t.corp.scored("Nisei MK II").hand("Exchange of Information")
            t.state.things[t.cid("Nisei MK II")].tokens = {"agenda": 1}
            t.corp.play("Exchange of Information")
            assert t.corp.score == 3
            assert t.runner.score == 2
            assert t.card("Nisei MK II").tokens("agenda") == 1

    @pytest.mark.rule("10.11.4c", "4.6.4")
    def test_an_agenda_that_came_to_the_runner_is_inactive(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).scored("Private Security Force")
            t.corp.scored("The Cleaners").hand("Exchange of Information", "High-Profile Target")
            t.runner.hand(*["Sure Gamble"] * 4)
            t.corp.play("Exchange of Information")
            t.corp.play("High-Profile Target")
            t.settle()
            assert len(t.runner.titles("hand")) == 2
            assert t.corp.can("action", "Private Security Force")

    @pytest.mark.both
    @pytest.mark.rule("10.11.1")
    def test_the_stolen_agenda_may_be_swapped(self) -> None:
        with Table("runner") as t:
            t.runner.put("Turntable")
            t.corp.scored("Priority Requisition")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            t.runner.trigger("Turntable")
            t.finish_run()
            assert t.runner.score == 3
            assert t.corp.score == 1

    @pytest.mark.both
    @pytest.mark.rule("10.11.2", "1.12.1")
    def test_a_card_is_not_swapped_with_what_lies_on_it(self) -> None:
        with Table() as t:
            plaza = t.corp.put("Worlds Plaza", "Server 1", rezzed=True)
            t.corp.put("Adonis Campaign", on=plaza)
            t.corp.put("PAD Campaign", "Server 2")
            on_it, elsewhere = t.cid("Adonis Campaign"), t.cid("PAD Campaign")
            for pair in ((plaza.cid, on_it), (on_it, plaza.cid)):
                refusal = refuse_swap(t.state, *pair)
                assert refusal is not None
                assert refusal.words == "A card cannot come to lie on itself."
            assert refuse_swap(t.state, on_it, elsewhere) is None


class TestSelfReference:
    @pytest.mark.both
    @pytest.mark.rule("10.12.1")
    def test_a_card_that_names_itself_means_this_copy(self) -> None:
        with Table("corp") as t:
            one = t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
            two = t.corp.put("Himitsu-Bako", "R&D", rezzed=True)
            t.corp.act("use", handle=two.thing.handle)
            t.settle()
            assert one.installed
            assert not two.installed

    @pytest.mark.both
    @pytest.mark.rule("10.12.1")
    def test_what_happens_to_another_copy_does_not_concern_it(self) -> None:
        with Table("corp") as t:
            one = t.corp.put("Adonis Campaign", "Server 1", rezzed=True, tokens={"credit": 3})
            two = t.corp.put("Adonis Campaign", "Server 2")
            t.corp.act("rez", handle=two.thing.handle)
            assert one.tokens("credit") == 3
            assert two.tokens("credit") == 12
