"""Zones (CR 4; 1.4:4.8)."""

from __future__ import annotations

import pytest
from tests.verbs import story

from sneakdoor.cards.vocabulary import IN_DECK, PROGRAM, Do, Gain, Is, May, Search, event, play
from sneakdoor.model.enums import ASIDE, CORP, DISCARD, RUNNER
from sneakdoor.rules.installing import destinations
from sneakdoor.rules.moving import shuffle, to_pile
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table

EARTH = "Earth Station: SEA Headquarters"


class TestMovingBetweenZones:
    @pytest.mark.both
    @pytest.mark.rule("4.1.2")
    def test_a_card_is_in_one_zone_at_a_time(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            cid = t.cid("Corroder")
            s = t.state
            piles = [*s.deck, *s.hand, *s.discard, *s.score, s.aside, s.removed, s.outside]
            assert not any(cid in pile for pile in piles)
            assert cid in s.things

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.12.3")
    @pytest.mark.rule("4.1.2a", "8.2.10")
    def test_whoever_remembered_a_card_loses_track_when_it_moves_to_a_hidden_or_secret_zone(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
            t.runner.set(credits=20).hand("Femme Fatale")
            t.runner.install("Femme Fatale")
            before = t.state.ref[t.cid("Himitsu-Bako")]
            assert t.card("Femme Fatale").thing.memo["chosen"] == before
            t.corp.use("Himitsu-Bako")
            t.end_turn()
            t.corp.install("Himitsu-Bako", "HQ")
            assert t.state.ref[t.cid("Himitsu-Bako")] != before

    @pytest.mark.rule("4.1.2a")
    def test_a_card_that_the_runner_has_seen_is_unknown_once_it_is_in_hq(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Himitsu-Bako", "HQ")
            t.corp.hand("Hedge Fund")
            t.runner.hand("Infiltration")
            t.runner.play("Infiltration")
            t.runner.mode("expose")
            t.runner.run("HQ")
            t.corp.rez("Himitsu-Bako")
            t.corp.use("Himitsu-Bako")
            assert t.corp.titles("hand") == ["Hedge Fund", "Himitsu-Bako"]
            assert t.game.view(RUNNER).corp.hand.cards == []
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.12.3")
    @pytest.mark.rule("4.1.2a")
    def test_shuffling_makes_every_card_of_the_deck_unknown(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck("Nisei MK II").put("Yagura", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.settle()
            top = t.cid("Nisei MK II")
            ref = t.state.ref[top]
            shuffle(t.state, CORP)
            assert t.state.ref[top] != ref
            assert not visible(t.state, top, CORP)
            t.corp.yes()  # the card that was looked at is lost, so nothing goes to the bottom
            assert story(t, "added to deck") == []
            t.finish_run()

    @pytest.mark.rule("4.1.2b")
    def test_a_facedown_card_proves_its_attribute_before_it_moves(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Clone Suffrage Movement", "Server 1", rezzed=True)
            t.corp.discard("Hedge Fund", "Enigma", faceup=False)
            fund = t.state.discard[CORP][0]
            assert t.decision is not None
            while t.state.active == RUNNER:
                t.runner.act("credit")
                t.settle()
            t.corp.trigger("Clone Suffrage Movement")
            t.settle()
            revealed = [one.cid for one in t.state.journal.entries if one.kind == "revealed"]
            assert revealed == [fund]
            assert fund in t.state.hand[CORP]
            assert "Enigma" in t.corp.titles("discard")

    @pytest.mark.rule("4.1.2b")
    def test_without_an_attribute_asked_for_nothing_is_revealed(self) -> None:
        with Table() as t:
            t.corp.put("Glenn Station", "Server 1", tokens={"advancement": 4})
            t.corp.hand("Enigma")
            t.corp.score_agenda("Glenn Station")
            t.corp.use("Glenn Station", "Host it")
            t.corp.use("Glenn Station", "Add")
            assert "Enigma" in t.corp.titles("hand")
            assert story(t, "revealed") == []


class TestSearching:
    @pytest.mark.both
    @pytest.mark.rule("4.2.1", "4.2.1a")
    def test_the_searcher_sees_the_cards_and_the_other_side_does_not(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.hand("Special Order").deck("Mimic", "Diesel", "Corroder")
            t.runner.play("Special Order")
            d = t.decision
            assert d is not None
            assert {option.card for option in d.options} == {"Mimic", "Corroder", ""}
            assert not visible(t.state, t.cid("Diesel"), CORP)
            t.runner.act("pick", "Mimic")
            assert not visible(t.state, t.cid("Diesel"), RUNNER)  # the search is over

    @pytest.mark.both
    @pytest.mark.rule("4.2.2", "4.2.2b", "4.2.3", "1.4:4.8.4")
    def test_the_deck_is_shuffled_before_the_found_card_is_revealed_and_moved(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.hand("Special Order").deck("Diesel", "Corroder", "Diesel")
            t.runner.play("Special Order")
            if t.runner.can("pick"):
                t.runner.act("pick", "Corroder")
            done = ["shuffled", "revealed", "added to hand"]
            assert story(t, *done) == done
            assert t.runner.titles("hand") == ["Corroder"]

    @pytest.mark.rule("4.2.1", "4.2.1a")
    def test_who_searches_sees_the_whole_deck_and_the_opponent_nothing(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.hand("Special Order").deck("Diesel", "Corroder", "Mimic", "Sure Gamble")
            t.runner.play("Special Order")
            known = t.game.view(RUNNER).runner.deck.known
            assert sorted(known.values()) == ["Corroder", "Diesel", "Mimic", "Sure Gamble"]
            assert t.game.view(CORP).runner.deck.known == {}
            t.runner.pick("Corroder")
            t.settle()
            assert t.game.view(RUNNER).runner.deck.known == {}

    @pytest.mark.rule("4.2.2b")
    def test_a_found_card_is_not_shown_where_nothing_says_so(self) -> None:
        with Table() as t:
            t.runner.put("Logos")
            t.runner.deck("Diesel")
            t.corp.put("TGTBT", "Server 1", tokens={"advancement": 3})
            t.corp.score_agenda("TGTBT")
            t.runner.trigger("Logos")
            t.runner.pick("Diesel")
            assert t.runner.titles("hand") == ["Diesel"]
            assert story(t, "revealed") == []
            assert t.game.view(CORP).runner.hand.cards == []

    @pytest.mark.both
    @pytest.mark.rule("4.2.2", "1.4:4.8.2", "1.4:4.8.4")
    def test_a_found_card_waits_facedown_in_no_zone_of_its_owner(self) -> None:
        slow = event(
            "Test Slow",
            "shaper",
            play(Search(Is((PROGRAM,), zone=IN_DECK), RUNNER), May((Gain(2),)), Do("to hand", "found")),
            cost=0,
        )
        with Table(turn="runner", deck=0, cards=(slow,)) as t:
            t.runner.hand("Test Slow").deck("Corroder", "Diesel")
            t.runner.play("Test Slow")
            t.runner.act("pick", "Corroder")
            cid = t.cid("Corroder")
            assert t.state.aside == [cid]
            assert cid not in t.state.deck[RUNNER]
            assert visible(t.state, cid, RUNNER)
            assert not visible(t.state, cid, CORP)
            t.runner.no()
            assert t.runner.titles("hand") == ["Corroder"]

    @pytest.mark.both
    @pytest.mark.rule("4.2.2d", "4.2.3", "4.2.4")
    def test_with_a_criterion_a_player_may_fail_to_find_and_the_rest_goes_on(self) -> None:
        greedy = event(
            "Test Greedy",
            "shaper",
            play(Search(Is((PROGRAM,), zone=IN_DECK), RUNNER), Do("to hand", "found"), Gain(2)),
            cost=0,
        )
        with Table(turn="runner", deck=0, cards=(greedy,)) as t:
            t.runner.hand("Test Greedy").deck("Corroder", "Diesel")
            t.runner.play("Test Greedy")
            t.runner.act("done")
            assert story(t, "shuffled") == ["shuffled"]
            assert t.runner.titles("hand") == []
            assert t.runner.credits == 7

    @pytest.mark.both
    @pytest.mark.rule("4.2.2c")
    def test_without_a_criterion_the_card_must_be_found(self) -> None:
        with Table() as t:
            t.runner.deck("Diesel").put("Logos")
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Hostile Takeover")
            t.runner.trigger("Logos")
            assert not t.runner.can("done")
            t.runner.act("pick", "Sure Gamble")
            t.settle()
            assert t.runner.titles("hand") == ["Sure Gamble"]

    @pytest.mark.both
    @pytest.mark.rule("26.03:8.7.2b", example=124)
    @pytest.mark.rule("4.2.2a", example=37)
    def test_only_what_the_rest_of_the_ability_can_act_on_may_be_found(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.scored("Hostile Takeover")
            t.runner.deck("Diesel", "Femme Fatale", "Corroder", "Decoy").put("Artist Colony")
            t.runner.use("Artist Colony")
            d = t.decision
            assert d is not None
            # no event, and nothing that five credits do not pay for
            assert {option.card for option in d.options} == {"Corroder", "Decoy"}
            t.runner.act("pick", "Decoy")
            assert t.card("Decoy").installed

    @pytest.mark.both
    @pytest.mark.rule("1.4:4.2.2e")
    def test_cards_with_different_names(self) -> None:
        for different, expected in ((True, 1), (False, 2)):
            pair = event(
                "Test Pair",
                "shaper",
                play(
                    Search(Is((PROGRAM,), zone=IN_DECK), RUNNER, n=2, different=different),
                    Do("to hand", "found"),
                ),
                cost=0,
            )
            with Table(turn="runner", deck=0, cards=(pair,)) as t:
                t.runner.hand("Test Pair").deck("Corroder", "Diesel", "Corroder")
                t.runner.play("Test Pair")
                t.runner.act("pick", "Corroder")
                while t.runner.can("pick", "Corroder"):
                    t.runner.act("pick", "Corroder")
                if t.runner.can("done"):
                    t.runner.act("done")
                assert t.runner.titles("hand") == ["Corroder"] * expected

    @pytest.mark.both
    @pytest.mark.rule("4.2.2", "1.4:1.14.1a")
    def test_a_search_of_an_empty_deck_could_change_nothing(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.hand("Special Order")
            assert not t.runner.can("play", "Special Order")


class TestDecksAndHands:
    @pytest.mark.both
    @pytest.mark.rule("4.3.2", "4.1.5")
    def test_nobody_sees_a_deck(self) -> None:
        with Table() as t:
            t.corp.deck("Nisei MK II")
            assert not visible(t.state, t.cid("Nisei MK II"), CORP)
            assert not visible(t.state, t.cid("Nisei MK II"), RUNNER)

    @pytest.mark.rule("26.03:1.8.5")
    @pytest.mark.both
    @pytest.mark.rule("4.3.3", "1.4:1.8.5")
    def test_cards_are_drawn_from_the_top(self) -> None:
        with Table() as t:
            t.corp.deck("Enigma", "Nisei MK II")
            t.corp.act("draw")
            assert t.corp.titles("hand") == ["Nisei MK II"]

    @pytest.mark.both
    @pytest.mark.rule("4.4.2", "4.1.6")
    def test_a_hand_is_secret(self) -> None:
        with Table() as t:
            t.corp.hand("Enigma")
            t.runner.hand("Diesel")
            assert visible(t.state, t.cid("Enigma"), CORP)
            assert not visible(t.state, t.cid("Enigma"), RUNNER)
            assert not visible(t.state, t.cid("Diesel"), CORP)

    @pytest.mark.rule("4.4.2")
    def test_a_hand_is_shown_in_another_order_than_it_was_drawn(self) -> None:
        """The last card would be the one that was drawn last."""
        told = []
        for hand in (("Diesel", "Sure Gamble", "Corroder"), ("Sure Gamble", "Corroder", "Diesel")):
            with Table() as t:
                t.corp.hand("Salem's Hospitality")
                t.runner.hand(*hand)
                t.corp.play("Salem's Hospitality")
                t.corp.act("name", "Gordian Blade")
                told.append([one.as_json() for one in t.game.log(CORP) if one.kind == "revealed"])
        assert told[0] == told[1]
        assert len(told[0]) == 3

    @pytest.mark.rule("4.4.2")
    def test_an_entry_for_several_cards_does_not_tell_which_was_drawn_first(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Diesel").deck("Corroder", "Sure Gamble", "Femme Fatale")
            t.runner.play("Diesel")
            drawn = [one for one in t.game.log(RUNNER) if one.kind == "drawn"]
            assert [(one.words, one.card) for one in drawn] == [
                ("The Runner draws Corroder, Femme Fatale and Sure Gamble (Diesel).", "")
            ]

    @pytest.mark.both
    @pytest.mark.rule("4.4.6", "5.5.2")
    def test_a_hand_is_cut_to_its_size_only_in_the_discard_phase(self) -> None:
        with Table(turn="runner", clicks=1) as t:
            t.runner.hand(*["Diesel"] * 7)
            t.runner.act("credit")
            assert len(t.runner.titles("hand")) in (5, 7)
            t.end_turn()
            assert len(t.runner.titles("hand")) == 5

    @pytest.mark.both
    @pytest.mark.rule("4.3.5", "4.4.5", "4.5.4")
    def test_cards_in_decks_hands_and_discard_piles_are_inactive(self) -> None:
        with Table() as t:
            t.corp.hand("PAD Campaign").deck("PAD Campaign").discard("PAD Campaign")
            assert t.decision is not None
            assert "turn begins" not in t.state.index


class TestDiscardPiles:
    @pytest.mark.both
    @pytest.mark.rule("4.5.6b")
    def test_a_corp_card_lies_in_archives_as_the_runner_saw_it(self) -> None:
        with Table() as t:
            t.corp.put("Pup", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ")
            t.corp.hand("Ice Wall")
            t.corp.install("Ice Wall", "HQ")
            t.corp.act("trash", "Pup")
            t.corp.act("trash", "Enigma")
            if t.corp.can("done"):
                t.corp.act("done")
            assert [t.zone("Pup"), t.zone("Enigma")] == ["Archives", "Archives"]
            assert visible(t.state, t.cid("Pup"), RUNNER)
            assert not visible(t.state, t.cid("Enigma"), RUNNER)

    @pytest.mark.rule("4.5.6b", "1.4:1.20.6")
    def test_what_the_runner_is_looking_at_when_it_is_trashed_lies_faceup(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck("Enigma", "Nisei MK II", "PAD Campaign")
            t.runner.put("Keyhole")
            t.runner.use("Keyhole")
            t.runner.act("pick", "PAD Campaign")
            t.settle()
            assert t.zone("PAD Campaign") == "Archives"
            assert visible(t.state, t.cid("PAD Campaign"), RUNNER)
            assert not t.state.down

    @pytest.mark.rule("4.5.6b", "1.4:1.20.6")
    def test_what_only_the_corp_is_looking_at_lies_facedown(self) -> None:
        with Table() as t:
            t.corp.deck("PAD Campaign", "Hunter", "Hedge Fund")
            t.corp.put("Accelerated Beta Test", "Server 1", tokens={"advancement": 3})
            t.corp.score_agenda("Accelerated Beta Test")
            t.corp.trigger("Accelerated Beta Test")
            t.corp.pick()
            t.settle()
            assert t.corp.titles("discard") == ["Hedge Fund", "Hunter", "PAD Campaign"]
            assert set(t.state.discard[CORP]) == set(t.state.down)

    @pytest.mark.rule("4.5.6b", "1.4:1.20.6")
    def test_what_was_revealed_and_then_trashed_by_the_same_ability_lies_faceup(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.corp.put("The Twins", "Server 1", rezzed=True)
            t.corp.hand("Ice Wall", "Enigma")
            copy = t.state.hand[CORP][0]
            t.runner.set(credits=20).put("Corroder")
            t.runner.run("Server 1")
            t.runner.break_subroutines("Corroder")
            t.corp.trigger("The Twins")
            assert copy in t.state.discard[CORP]
            assert copy not in t.state.down
            t.settle()

    @pytest.mark.both
    @pytest.mark.rule("4.5.6c")
    def test_the_corp_looks_at_facedown_cards_in_archives_and_the_runner_does_not(self) -> None:
        with Table() as t:
            t.corp.discard("Enigma", faceup=False)
            assert visible(t.state, t.cid("Enigma"), CORP)
            assert not visible(t.state, t.cid("Enigma"), RUNNER)

    @pytest.mark.both
    @pytest.mark.rule("4.5.7b")
    def test_the_heap_lies_open(self) -> None:
        with Table() as t:
            t.runner.discard("Diesel")
            assert visible(t.state, t.cid("Diesel"), CORP)

    @pytest.mark.rule("4.5.7b")
    def test_what_the_runner_discards_lies_open_too(self) -> None:
        with Table(turn="runner", clicks=1) as t:
            t.runner.hand(*["Diesel"] * 6)
            t.runner.act("credit")
            t.end_turn()
            for side in (CORP, RUNNER):
                heap = t.game.view(side).runner.discard
                assert (heap.cards, heap.facedown) == (["Diesel"], [])


class TestScoreAreas:
    @pytest.mark.both
    @pytest.mark.rule("4.6.1", "4.6.2", "4.6.4")
    def test_agendas_lie_open_and_work_for_the_corp_alone(self) -> None:
        with Table(turn="runner") as t:
            t.corp.scored("Nisei MK II")
            t.runner.scored("Hostile Takeover")
            assert t.decision is not None
            for title in ("Nisei MK II", "Hostile Takeover"):
                assert visible(t.state, t.cid(title), CORP)
                assert visible(t.state, t.cid(title), RUNNER)
            assert t.card("Nisei MK II").thing.active
            assert not t.card("Hostile Takeover").thing.active


class TestServers:
    @pytest.mark.both
    @pytest.mark.rule("4.7.7a", "4.7.8b")
    def test_three_central_servers_and_no_remote_one(self) -> None:
        with Table(turn="runner") as t:
            d = t.decision
            assert d is not None
            assert [option.server for option in d.options if option.kind == "run"] == ["HQ", "R&D", "Archives"]

    @pytest.mark.both
    @pytest.mark.rule("4.7.8b", "4.7.8e")
    def test_a_card_creates_a_remote_server_and_ice_alone_is_enough(self) -> None:
        with Table() as t:
            t.corp.hand("Ice Wall", "PAD Campaign")
            t.corp.install("Ice Wall", "new")
            t.corp.install("PAD Campaign", "new")
            assert t.card("Ice Wall").server == "Server 1"
            assert t.card("PAD Campaign").server == "Server 2"

    @pytest.mark.both
    @pytest.mark.rule("4.7.8f", "10.3.1h")
    def test_an_empty_remote_server_ceases_to_exist(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert not t.runner.can("run", server="Server 1")
            assert 3 not in t.state.ice

    @pytest.mark.rule("4.7.8e")
    def test_with_ice_left_it_stays(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.runner.can("run", server="Server 1")

    @pytest.mark.rule("4.7.8f")
    def test_a_run_on_a_server_that_is_gone_ends_and_is_neither(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Himitsu-Bako", "Server 1", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("Server 1")
            t.corp.use("Himitsu-Bako")
            t.settle()
            assert t.run is None
            ended = [one.cause for one in t.state.journal.entries if one.kind == "run ends"]
            assert ended == ["neither"]
            assert t.happened("successful run") == 0
            assert t.happened("unsuccessful run") == 0

    @pytest.mark.both
    @pytest.mark.rule("4.7.9a", "4.7.9b", "4.7.9e")
    def test_positions_count_from_the_server(self) -> None:
        with Table() as t:
            for title in ("Enigma", "Himitsu-Bako", "Ice Wall"):
                t.corp.put(title, "HQ", rezzed=title == "Himitsu-Bako")
            assert t.state.ice[0].index(t.cid("Ice Wall")) == 2
            t.corp.use("Himitsu-Bako")
            assert t.state.ice[0] == (t.cid("Enigma"), t.cid("Ice Wall"))

    @pytest.mark.rule("4.7.7a")
    def test_central_servers_stay_without_any_card_and_a_remote_server_does_not(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            t.runner.act("trash")
            t.finish_run()
            d = t.decision
            assert d is not None
            assert {option.server for option in d.options if option.kind == "run"} == {"HQ", "R&D", "Archives"}

    @pytest.mark.rule("4.7.7c")
    def test_upgrades_go_to_the_roots_of_central_servers_and_agendas_and_assets_do_not(self) -> None:
        with Table() as t:
            t.corp.hand("Hokusai Grid", "PAD Campaign", "Nisei MK II")
            for title, there in (("Hokusai Grid", [0, 1, 2]), ("PAD Campaign", []), ("Nisei MK II", [])):
                found = [move[1] for move in destinations(t.state, t.cid(title)) if move[1] in (0, 1, 2)]
                assert found == there


class TestOneRemoteServer:
    @pytest.mark.rule("1.4:4.7.8h")
    def test_no_second_remote_server_can_be_created(self) -> None:
        with Table(corp=EARTH) as t:
            t.corp.hand("PAD Campaign", "Ice Wall")
            t.corp.install("PAD Campaign", "new")
            moves = destinations(t.state, t.cid("Ice Wall"))
            assert {move[1] for move in moves} == {0, 1, 2, 3}

    @pytest.mark.rule("1.4:4.7.8h", "10.3.1e")
    def test_of_several_the_corp_keeps_one_at_the_next_checkpoint(self) -> None:
        with Table(corp=EARTH) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "Server 2")
            t.corp.put("Enigma", "Server 2")
            t.corp.act("server", server="Server 1")
            t.settle()
            assert t.card("PAD Campaign").installed
            assert [t.zone("Ice Wall"), t.zone("Enigma")] == ["Archives", "Archives"]
            assert list(t.state.ice) == [0, 1, 2, 3]

    @pytest.mark.rule("1.4:4.7.8h")
    def test_once_it_is_gone_another_may_be_created(self) -> None:
        with Table(corp=EARTH) as t:
            t.corp.hand("PAD Campaign")
            assert ("server", -2) in destinations(t.state, t.cid("PAD Campaign"))


class TestSetAside:
    @pytest.mark.both
    @pytest.mark.rule("1.4:4.8.1", "1.4:4.8.2", "1.4:4.8.6")
    def test_a_card_set_aside_is_nowhere_else_and_lies_open_unless_told(self) -> None:
        with Table() as t:
            t.runner.hand("Diesel", "Corroder")
            assert t.decision is not None
            s = t.state
            up, down = t.cid("Diesel"), t.cid("Corroder")
            to_pile(s, up, ASIDE)
            to_pile(s, down, ASIDE, faceup=False)
            assert t.runner.titles("hand") == []
            assert visible(s, up, CORP)
            assert not visible(s, down, CORP)
            assert visible(s, down, RUNNER)
            to_pile(s, up, DISCARD)
            to_pile(s, down, DISCARD)
            assert down not in s.down
            assert visible(s, down, CORP)

    @pytest.mark.rule("1.4:4.8.4", "4.2.2")
    def test_nothing_stays_there_after_a_search(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Special Order").deck("Mimic", "Corroder")
            t.runner.play("Special Order")
            t.runner.act("pick", "Mimic")
            assert t.state.aside == []
            assert t.runner.titles("hand") == ["Mimic"]


class TestRemovedFromTheGame:
    @pytest.mark.both
    @pytest.mark.rule("4.8.2", "4.8.3", "4.8.6", "1.4:4.9.3", "1.4:4.9.6")
    def test_a_forfeited_agenda_is_removed_lies_open_and_scores_nothing(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.scored("Hostile Takeover").deck("Decoy")
            t.runner.put("Artist Colony")
            assert t.runner.score == 1
            t.runner.use("Artist Colony")
            t.settle()
            assert t.zone("Hostile Takeover") == "removed"
            assert t.runner.score == 0
            assert visible(t.state, t.cid("Hostile Takeover"), CORP)

    @pytest.mark.both
    @pytest.mark.rule("4.8.4", "1.4:4.9.4")
    def test_a_removed_card_does_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.corp.scored("Private Security Force")
            t.corp.put("Archer", "HQ")
            t.runner.set(tags=1).hand("Sure Gamble")
            t.runner.run("HQ")
            t.corp.rez("Archer")
            t.settle()
            t.end_turn()
            assert not t.corp.can("action", "Private Security Force")
