"""Zones and places: what is where, who may know it, and what stays where it is (CR 4)."""

from __future__ import annotations

import pytest
from tests.laws.games import positions, start
from tests.verbs import story

from sneakdoor.cards.registry import book
from sneakdoor.cards.vocabulary import (
    EVENT,
    IN_DISCARD,
    MINE,
    PROGRAM,
    Do,
    Gain,
    Is,
    On,
    Search,
    event,
    play,
    runner_identity,
    when,
)
from sneakdoor.model.enums import (
    ARCHIVES,
    ASIDE,
    CENTRALS,
    CORP,
    DECK,
    DISCARD,
    HAND,
    HQ,
    REMOVED,
    RND,
    RUNNER,
)
from sneakdoor.model.objects import ICE_SLOT, ROOT
from sneakdoor.rules.encounters import current_encounter
from sneakdoor.rules.installing import destinations
from sneakdoor.rules.moving import to_pile
from sneakdoor.rules.quantities import link
from sneakdoor.rules.setup import new_state
from sneakdoor.testing import Table


def accessed(t: Table) -> list[int]:
    return [one.cid for one in t.state.journal.entries[: t.state.journal.length] if one.kind == "accessed"]


class TestZones:
    @pytest.mark.rule("4.1.1")
    def test_each_side_has_piles_of_its_own(self) -> None:
        with Table() as t:
            t.runner.put("Daily Casts", tokens={"credit": 8})
            t.runner.set(tags=1)
            t.corp.hand("Beanstalk Royalties")
            t.corp.act("trash resource", "Daily Casts")  # the Corp trashes it, and still it goes to the Runner's pile
            t.corp.play("Beanstalk Royalties")
            assert t.runner.titles("discard") == ["Daily Casts"]
            assert t.corp.titles("discard") == ["Beanstalk Royalties"]
            for zone in ("deck", "hand", "score"):
                one, two = getattr(t.state, zone)
                assert one is not two

    @pytest.mark.both
    @pytest.mark.rule("4.1.1", "1.4:4.9.1", "1.4:4.9.2", "1.4:4.9.6")
    def test_the_play_area_and_what_was_removed_are_one_place_for_both_sides(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.scored("Hostile Takeover").hand("Encore").put("Artist Colony")
            t.runner.deck("Decoy")
            t.runner.use("Artist Colony")  # forfeits a card of the Corp's
            t.settle()
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Encore")  # and this one removes itself
            removed = [t.cid("Hostile Takeover"), t.cid("Encore")]
            assert t.state.removed == removed
            assert [t.state.owner[cid] for cid in removed] == [CORP, RUNNER]
            for side in (CORP, RUNNER, None):
                assert t.game.view(side).removed.cards == ["Encore", "Hostile Takeover"]
            assert not any(cid in t.state.things for cid in removed)  # not in play, so not active

    @pytest.mark.both
    @pytest.mark.rule("1.4:4.9.5")
    def test_what_takes_cards_back_does_not_reach_removed_ones(self) -> None:
        with Table(turn="runner", clicks=6) as t:
            t.runner.hand("Encore").put("Same Old Thing")
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Encore")
            assert t.zone("Encore") == "removed"
            assert not t.runner.can("action", "Same Old Thing")  # the heap is empty
        with Table(turn="runner", clicks=6) as t:
            t.runner.discard("Easy Mark").put("Same Old Thing")
            t.settle()
            assert t.runner.can("action", "Same Old Thing")

    @pytest.mark.both
    @pytest.mark.rule("1.4:4.9.5")
    @pytest.mark.parametrize("side", [RUNNER, None])
    def test_no_description_of_a_zone_includes_removed_cards(self, side: int | None) -> None:
        with Table(turn="runner", clicks=6) as t:
            t.runner.hand("Encore").discard("Easy Mark")
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Encore")
            assert t.zone("Encore") == "removed"
            events = Is((EVENT,), side=side, zone=IN_DISCARD)
            assert events.all(t.state, t.cid("Encore")) == [t.cid("Easy Mark")]

    @pytest.mark.both
    @pytest.mark.rule("1.4:4.9.5", "4.7.6b")
    @pytest.mark.parametrize("seed", [3, 10_029, 10_034, 10_040])
    def test_removed_cards_stay_removed_and_installed_ones_stay_in_their_server(self, seed: int) -> None:
        gone: set[int] = set()
        places: dict[tuple[int, int], tuple[int, int]] = {}
        moves = compared = 0
        for game in positions(seed, skip_forced=True, most=400):
            s = game.state
            assert gone <= set(s.removed)
            gone = set(s.removed)
            told = s.journal.entries[: s.journal.length]
            moved = sum(one.kind in ("moved", "swapped", "run moved") for one in told)
            here = {
                (cid, s.ref[cid]): (thing.server, thing.slot)
                for cid, thing in s.things.items()
                if thing.installed and s.owner[cid] == CORP
            }
            if moved == moves:  # no effect moved a card, so none is elsewhere than before
                for one in here.keys() & places.keys():
                    assert here[one] == places[one]
                    compared += 1
            places, moves = here, moved
        assert compared > 50

    @pytest.mark.both
    @pytest.mark.rule("4.5.1", "4.6.1")
    def test_discard_piles_and_score_areas_are_empty_at_the_start(self) -> None:
        game = start(5)
        s = game.state
        assert [s.discard, s.score] == [[[], []], [[], []]]
        assert all(len(deck) > 30 for deck in s.deck)
        assert [len(hand) for hand in s.hand] == [5, 5]

    @pytest.mark.both
    @pytest.mark.rule("3.1.1", "1.4:3.1.1b", "4.7.4a")
    def test_a_game_begins_with_one_active_identity_for_each_side_and_nothing_else_in_play(self) -> None:
        game = start(5)
        while game.decision is not None and game.decision.kind == "mulligan":
            game.choose(game.decision.options[0])
        s = game.state
        assert [(s.card(cid).type, s.owner[cid]) for cid in s.things] == [("identity", CORP), ("identity", RUNNER)]
        for cid, thing in s.things.items():
            assert s.place(cid) == "the play area"
            assert thing.active
            assert thing.faceup
            assert not thing.installed

    @pytest.mark.both
    @pytest.mark.rule("4.3.5", "4.4.5", "4.5.4", "1.4:4.8.1", "1.4:4.9.4")
    @pytest.mark.parametrize("zone", [DECK, HAND, DISCARD, ASIDE, REMOVED])
    def test_an_active_card_that_goes_to_a_pile_is_active_no_more(self, zone: int) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            assert t.decision is not None
            s, cid = t.state, t.cid("PAD Campaign")
            assert any(cid == one for entries in s.index.values() for one, _ in entries)
            to_pile(s, cid, zone)
            assert s.zone[cid] == zone
            assert cid not in s.things
            assert not any(cid == one for entries in s.index.values() for one, _ in entries)

    @pytest.mark.rule("4.6.1", "4.1.1")
    def test_scored_and_stolen_agendas_go_to_the_score_area_of_whoever_got_them(self) -> None:
        with Table() as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.hand("Nisei MK II")
            t.corp.score_agenda("Hostile Takeover")
            t.end_turn()
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.titles("score") == ["Hostile Takeover"]
            assert t.runner.titles("score") == ["Nisei MK II"]

    @pytest.mark.both
    @pytest.mark.rule("4.1.3", "1.5.1")
    def test_a_card_outside_the_game_is_in_no_zone_and_does_nothing(self) -> None:
        known = book()
        corp = [known.by_title["Haas-Bioroid: Engineering the Future"], known.by_title["Hedge Fund"]]
        runner = [known.by_title["Gabriel Santiago: Consummate Professional"], known.by_title["Sure Gamble"]]
        s = new_state(known, corp, runner, 1, ([], [known.by_title["Andromeda: Dispossessed Ristie"]]))
        s.advance()
        (cid,) = s.outside
        assert s.place(cid) == "outside"
        assert cid not in s.things
        assert not any(cid in pile for pile in (*s.deck, *s.hand, *s.discard, *s.score, s.aside, s.removed))
        assert len(s.hand[RUNNER]) == 1  # there was no other card to draw, and this one is none
        assert link(s) == 0


class TestSearching:
    @pytest.mark.rule("4.2.5", "4.2.3")
    def test_what_waits_for_a_search_is_met_before_anybody_looks_and_resolves_after_the_shuffle(self) -> None:
        # No card at hand notices a search, so the test brings an identity that does.
        seeker = runner_identity(
            "Seeker",
            "neutral_runner",
            when(On("search", by=MINE), Gain(3)),
            min_deck=0,
        )
        for found in (True, False):
            with Table(turn="runner", runner="Seeker", cards=(seeker,), deck=0) as t:
                t.runner.hand("Special Order").deck("Mimic", "Diesel", "Corroder").set(credits=1)
                t.runner.play("Special Order")
                assert t.decision is not None
                assert t.decision.kind == "find"
                assert [one.src for one in t.state.met] == [1]  # met already, and waiting
                assert t.runner.credits == 0
                t.runner.act(*(("pick", "Mimic") if found else ("done",)))
                assert t.runner.credits == 3  # whatever was found
                order = story(t, "search", "shuffled", "credits gained")
                assert order == ["search", "shuffled", "credits gained"]

    @pytest.mark.rule("4.2.3", "4.1.2a")
    @pytest.mark.parametrize("found", [True, False])
    def test_after_a_search_nobody_knows_where_in_the_deck_a_card_is(self, found: bool) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.hand("Special Order").deck("Mimic", "Diesel", "Corroder", *["Sure Gamble"] * 20)
            t.runner.play("Special Order")
            s = t.state
            before, refs = list(s.deck[RUNNER]), {s.ref[cid] for cid in s.deck[RUNNER]}
            assert len(t.game.view(RUNNER).runner.deck.known) == 23  # while the search goes on
            t.runner.act(*(("pick", "Mimic") if found else ("done",)))
            assert not t.game.view(RUNNER).runner.deck.known
            assert not refs & {s.ref[cid] for cid in s.deck[RUNNER]}
            assert s.deck[RUNNER] != [cid for cid in before if cid in s.deck[RUNNER]]  # and in another order

    @pytest.mark.rule("4.2.2", "4.2.1")
    def test_copies_in_two_places_that_are_searched_may_each_be_found(self) -> None:
        both = event(
            "Test Both",
            "shaper",
            play(Search(Is((PROGRAM,), zone="anywhere"), RUNNER, heap=True), Do("to hand", "found")),
            cost=0,
        )
        with Table(turn="runner", deck=0, cards=(both,)) as t:
            t.runner.hand("Test Both").deck("Mimic", "Diesel", "Mimic").discard("Mimic")
            t.runner.play("Test Both")
            d = t.decision
            assert d is not None
            assert sorted(option.zone for option in d.options if option.kind == "pick") == ["deck", "discard"]
            t.runner.act("pick", "Mimic", zone="discard")
            assert t.runner.titles("hand") == ["Mimic"]
            assert sorted(t.runner.titles("deck")) == ["Diesel", "Mimic", "Mimic"]


class TestWhatIsOpen:
    @pytest.mark.both
    @pytest.mark.rule("4.3.4", "4.4.4", "4.5.3")
    def test_how_many_cards_a_pile_holds_is_told_to_everybody(self) -> None:
        with Table(deck=7) as t:
            t.corp.hand("Enigma", "Ice Wall", "Pup").discard("Hunter", "Yagura", faceup=False)
            t.runner.hand("Diesel", "Mimic").discard("Corroder")
            assert t.decision is not None
            for side in (CORP, RUNNER, None):
                view = t.game.view(side)
                assert [view.corp.deck.count, view.corp.hand.count, view.corp.discard.count] == [7, 3, 2]
                assert [view.runner.deck.count, view.runner.hand.count, view.runner.discard.count] == [7, 2, 1]
            assert t.game.view(RUNNER).corp.hand.cards == []
            assert t.game.view(RUNNER).corp.discard.cards == []

    @pytest.mark.both
    @pytest.mark.rule("4.5.2")
    def test_the_order_of_a_discard_pile_is_told_to_nobody(self) -> None:
        def told(*titles: str) -> list[object]:
            with Table(turn="runner") as t:
                t.corp.discard(*titles)
                t.runner.discard(*titles[:0], "Diesel", "Mimic")
                t.runner.run("Archives")
                t.settle()
                d = t.decision
                assert d is not None
                assert d.kind == "access"
                out: list[object] = [[option.card for option in d.options], t.game.view(RUNNER).corp.discard.cards]
                t.finish_run()
                return out

        assert told("Enigma", "Ice Wall", "Pup") == told("Pup", "Enigma", "Ice Wall")

    @pytest.mark.both
    @pytest.mark.rule("4.7.2", "4.7.3")
    def test_that_a_facedown_card_is_there_and_where_is_open_but_not_its_front(self) -> None:
        with Table() as t:
            t.corp.put("Enigma", "HQ")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Hokusai Grid", "HQ")
            t.runner.put("Corroder")
            t.runner.put("Mimic", facedown=True)
            assert t.decision is not None
            corp, runner = t.game.view(CORP), t.game.view(RUNNER)
            for view in (corp, runner):
                hq = view.servers[0]
                assert (hq.name, len(hq.ice), len(hq.root)) == ("HQ", 2, 1)
                assert [one.handle for one in hq.ice] == [t.card(n).thing.handle for n in ("Ice Wall", "Enigma")]
                assert [len(view.servers[3].ice), len(view.servers[3].root)] == [0, 1]
                assert [one.title for one in view.rig["program"]] == ["Corroder"]
                assert len(view.rig["facedown"]) == 1
            assert [one.title for one in runner.servers[0].ice] == ["Ice Wall", ""]
            assert [one.title for one in corp.servers[0].ice] == ["Ice Wall", "Enigma"]
            assert runner.rig["facedown"][0].title == "Mimic"
            assert corp.rig["facedown"][0].title == ""


class TestHands:
    @pytest.mark.rule("4.4.9b", "10.4.3")
    def test_damage_takes_cards_from_the_grip(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.hand(*["Diesel"] * 4).put("Corroder")
            t.runner.run("HQ")
            t.finish_run()
            assert t.outcome is None
            assert t.runner.titles("hand") == ["Diesel"]
            assert t.runner.titles("discard") == ["Diesel"] * 3
            assert len(t.state.deck[RUNNER]) == 12
            assert t.card("Corroder").installed
            assert t.runner.hand_size == 5

    @pytest.mark.rule("4.4.9b", "10.4.4")
    def test_more_damage_than_cards_flatlines_and_as_much_does_not(self) -> None:
        for cards, dead in ((3, False), (2, True)):
            t = Table(turn="runner")
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.hand(*["Diesel"] * cards)
            t.runner.run("HQ")
            t.finish_run()
            assert (t.outcome is not None) == dead
            if t.outcome is not None:
                assert (t.outcome.winner, t.outcome.how) == (CORP, "flatline")

    @pytest.mark.both
    @pytest.mark.rule("4.4.9b", "5.5.3b")
    def test_brain_damage_makes_the_hand_smaller_too_and_below_zero_it_is_the_end(self) -> None:
        t = Table(turn="runner", clicks=1)
        t.runner.set(brain=5).hand(*["Sure Gamble"] * 2).hand("Stimhack")
        assert t.runner.hand_size == 0
        t.runner.play("Stimhack")
        t.runner.act("server", server="Archives")
        t.finish_run()
        assert t.runner.hand_size == -1
        assert t.outcome is not None  # at the discard phase
        assert t.outcome.how == "flatline"


class TestThePlayArea:
    @pytest.mark.rule("4.7.4b", "3.3.2")
    def test_an_unrezzed_card_does_nothing_until_it_is_rezzed(self) -> None:
        for rezzed in (False, True):
            with Table(turn="runner", clicks=1) as t:
                t.corp.put("PAD Campaign", "Server 1", rezzed=rezzed)
                assert t.card("PAD Campaign").thing.active == rezzed
                t.runner.act("credit")
                t.settle()
                assert t.state.active == CORP
                assert t.corp.credits == 5 + rezzed

    @pytest.mark.both
    @pytest.mark.rule("4.7.6a", "8.2.1")
    def test_every_corp_card_is_installed_at_a_server_that_its_player_names(self) -> None:
        for title in ("Nisei MK II", "PAD Campaign", "Hokusai Grid", "Ice Wall"):
            with Table() as t:
                t.corp.put("Enigma", "Server 1")
                t.corp.hand(title)
                t.corp.act("install", title)
                d = t.decision
                assert d is not None
                assert d.kind == "install destination"
                assert {option.kind for option in d.options} == {"server"}
                t.corp.act("server", server="Server 1")
                if t.corp.can("done"):
                    t.corp.act("done")
                assert t.card(title).server == "Server 1"
                t.end_turn()
                assert t.runner.can("run", server="Server 1")

    @pytest.mark.both
    @pytest.mark.rule("4.7.5a", "3.4.2")
    def test_ice_lies_before_a_server_and_everything_else_in_it(self) -> None:
        with Table(clicks=4) as t:
            t.corp.put("Enigma", "Server 1")
            t.corp.hand("Nisei MK II", "Hokusai Grid", "Ice Wall")
            for title in ("Nisei MK II", "Hokusai Grid", "Ice Wall"):
                t.corp.install(title, "Server 1")
                if t.corp.can("done"):
                    t.corp.act("done")
            assert t.state.root[3] == (t.cid("Nisei MK II"), t.cid("Hokusai Grid"))
            assert t.state.ice[3] == (t.cid("Enigma"), t.cid("Ice Wall"))
            assert [t.card(n).thing.slot for n in ("Nisei MK II", "Hokusai Grid", "Ice Wall")] == [ROOT, ROOT, ICE_SLOT]

    @pytest.mark.both
    @pytest.mark.rule("4.7.6a", "4.7.6d")
    def test_ice_may_stand_before_every_server_and_every_server_may_be_run_on(self) -> None:
        with Table(clicks=5) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand(*["Ice Wall"] * 5)
            servers = ("HQ", "R&D", "Archives", "Server 1", "new")
            assert {move[1] for move in destinations(t.state, t.cid("Ice Wall"))} >= {*CENTRALS, 3}
            for server in servers:
                t.corp.install("Ice Wall", server)
            assert [len(t.state.ice[server]) for server in range(5)] == [1] * 5
            t.settle()
            for server in ("HQ", "R&D", "Archives", "Server 1", "Server 2"):
                assert t.runner.can("run", server=server)

    @pytest.mark.rule("4.7.7b", "4.7.7c")
    def test_what_is_in_a_central_server_is_what_is_in_its_zone(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.corp.hand("Ice Wall").deck("Enigma").discard("Hunter")
            t.runner.deck("Diesel")
            for server, title in (("HQ", "Ice Wall"), ("R&D", "Enigma"), ("Archives", "Hunter")):
                t.runner.run(server)
                t.finish_run()
                assert accessed(t)[-1] == t.cid(title)
            assert len(accessed(t)) == 3

    @pytest.mark.rule("4.7.7b", "4.7.7c")
    def test_an_upgrade_goes_to_the_root_and_not_into_the_server(self) -> None:
        with Table() as t:
            t.corp.hand("Hokusai Grid", "Enigma")
            t.corp.install("Hokusai Grid", "HQ")
            cid = t.cid("Hokusai Grid")
            assert t.state.root[HQ] == (cid,)
            assert t.state.hand[CORP] == [t.cid("Enigma")]
            assert not t.state.ice[HQ]
            assert t.state.root[RND] == t.state.root[ARCHIVES] == ()

    @pytest.mark.both
    @pytest.mark.rule("4.7.9c", "4.7.9a", "26.03:4.6.9c")
    def test_the_same_position_is_as_many_pieces_of_ice_from_another_server(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Pup", "Server 1")
            t.corp.put("Wall of Static", "Server 1", rezzed=True)  # one piece of ice is further in
            for title in ("Enigma", "Ice Wall", "Hunter"):
                t.corp.put(title, "HQ")
            t.corp.put("Yagura", "R&D")
            t.corp.put("Himitsu-Bako", "Archives")
            t.corp.put("Neural Katana", "Archives")
            t.runner.set(credits=20).put("Corroder")
            t.runner.put("Slipstream")
            t.runner.run("Server 1")
            while current_encounter(t.state) is None:
                t.runner.pass_()
            t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder")
            t.runner.trigger("Slipstream")
            d = t.decision
            assert d is not None
            handles = {option.handle for option in d.options if option.kind == "pick"}
            assert handles == {t.card("Ice Wall").thing.handle, t.card("Neural Katana").thing.handle}
            t.runner.act("pick", handle=t.card("Ice Wall").thing.handle)
            if t.decision is not None and t.decision.kind == "may":
                t.runner.no()  # by 26.03 the Runner may jack out here
            t.finish_run()
