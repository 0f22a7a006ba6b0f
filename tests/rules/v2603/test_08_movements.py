"""Arranging, searching, swapping and playing by version 26.03 (CR 26.03:8.2, 8.3, 8.6 to 8.8)."""

from __future__ import annotations

import pytest
from tests.verbs import now, removed, row, story, top

from sneakdoor.cards.vocabulary import (
    CORP,
    ICE,
    IN_DISCARD,
    IN_HAND,
    MINE,
    OPERATION,
    PROGRAM,
    RUNNER,
    Arrange,
    ArrangeIce,
    ChooseServer,
    Do,
    DoToChosen,
    Gain,
    InstallFound,
    Is,
    LookAtTop,
    On,
    PlayCards,
    Search,
    Swap,
    TakeFrom,
    asset,
    event,
    operation,
    play,
    when,
)
from sneakdoor.model.declare import CardDef, Instruction
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table

RULES = "26.03"


def corp(*effects: Instruction, cards: tuple[CardDef, ...] = (), deck: int = 12) -> Table:
    """The Corp's action phase, with an operation of these effects in HQ."""
    t = Table("corp", cards=(operation("Act", "neutral_corp", play(*effects), cost=0), *cards), rules=RULES, deck=deck)
    t.corp.hand("Act")
    return t


def runner(*effects: Instruction, cards: tuple[CardDef, ...] = (), deck: int = 12) -> Table:
    """The Runner's action phase, with an event of these effects in the grip."""
    t = Table("runner", cards=(event("Act", "neutral_runner", play(*effects), cost=0), *cards), rules=RULES, deck=deck)
    t.runner.hand("Act")
    return t


class TestArranging:
    @pytest.mark.rule("26.03:8.3.1", "26.03:8.3.3")
    def test_the_top_cards_of_a_deck_are_put_in_any_order_and_become_new_objects(self) -> None:
        with corp(LookAtTop(3, CORP), Arrange("looked"), deck=0) as t:
            t.corp.deck("Enigma", "Hunter", "Ice Wall")
            before = {cid: t.state.ref[cid] for cid in t.state.deck[CORP]}
            t.corp.play("Act")
            t.corp.pick("Ice Wall", "Enigma", "Hunter")  # Ice Wall stays on top
            t.settle()
            assert top(t, CORP, 3) == ["Ice Wall", "Enigma", "Hunter"]
            assert all(t.state.ref[cid] != ref for cid, ref in before.items())

    @pytest.mark.rule("26.03:8.3.3", "26.03:1.12.3")
    def test_what_the_opponent_knew_of_them_is_lost(self) -> None:
        with corp(LookAtTop(2, CORP), Arrange("looked"), deck=0) as t:
            t.corp.deck("Hunter", "Ice Wall")
            cid = t.cid("Ice Wall")
            t.state.known[cid] |= 1 << RUNNER
            t.corp.play("Act")
            t.corp.pick("Ice Wall", "Hunter")
            t.settle()
            assert not visible(t.state, cid, RUNNER)

    @pytest.mark.rule("26.03:8.3.1a")
    def test_a_single_card_is_not_arranged(self) -> None:
        with corp(LookAtTop(1, CORP), Arrange("looked"), deck=0) as t:
            t.corp.deck("Hunter", "Ice Wall")
            cid = t.cid("Ice Wall")
            ref = t.state.ref[cid]
            t.corp.play("Act")
            t.settle()
            assert t.happened("arranged") == 0
            assert t.state.ref[cid] == ref

    @pytest.mark.rule("26.03:8.3.3a")
    def test_the_owner_of_the_deck_does_not_see_what_the_opponent_arranges(self) -> None:
        with runner(LookAtTop(2, CORP), Arrange("looked")) as t:
            t.corp.deck("Hunter", "Ice Wall")
            t.runner.play("Act")
            cid = t.cid("Hunter")
            assert visible(t.state, cid, RUNNER)
            assert not visible(t.state, cid, CORP)
            t.runner.pick("Hunter", "Ice Wall")
            t.settle()
            assert not visible(t.state, cid, CORP)

    @pytest.mark.rule("26.03:8.3.3b", example=111)
    def test_which_of_them_were_acted_on_is_not_told(self) -> None:
        """As with Cultivate: one is trashed, one added to HQ, the rest arranged."""
        effects = (
            LookAtTop(4, CORP),
            TakeFrom("looked", "chosen", "rest", n=1),
            Do("trash", "chosen"),
            TakeFrom("rest", "picked", "left", n=1),
            Do("to hand", "picked"),
            Arrange("left"),
        )
        with corp(*effects, deck=0) as t:
            t.corp.deck("Enigma", "Hunter", "Ice Wall", "Tollbooth")
            for cid in t.state.deck[CORP]:
                t.state.known[cid] |= 1 << RUNNER  # whatever the Runner knew before
            t.corp.play("Act")
            t.corp.pick("Ice Wall")
            t.corp.pick("Hunter")
            t.corp.pick("Enigma", "Tollbooth")
            t.settle()
            assert top(t, CORP, 2) == ["Enigma", "Tollbooth"]
            for title in ("Hunter", "Enigma", "Tollbooth"):
                assert not visible(t.state, t.cid(title), RUNNER)

    @pytest.mark.rule("26.03:8.3.2", "26.03:8.3.2a")
    def test_ice_is_arranged_by_swaps_without_a_checkpoint_between(self) -> None:
        watch = asset("Watch", "neutral_corp", when(On("swapped"), Gain(1)), cost=0, trash=0)
        with corp(ChooseServer(), ArrangeIce(), cards=(watch,)) as t:
            t.corp.put("Watch", "Server 1", rezzed=True)
            for title in ("Ice Wall", "Enigma", "Hunter"):
                t.corp.put(title, "HQ")
            t.corp.play("Act")
            t.corp.act("server", server="HQ")
            t.corp.pick("Enigma", "Hunter", "Ice Wall")
            while now(t).kind == "reaction":
                t.answer(now(t).options[0])
            assert row(t, "HQ") == ["Enigma", "Hunter", "Ice Wall"]
            assert story(t, "swapped", "credits gained") == ["swapped"] * 2 + ["credits gained"] * 2


class TestSearching:
    @pytest.mark.rule("26.03:8.7.5", "26.03:8.7.3")
    def test_what_waits_for_a_search_is_pending_after_the_shuffling(self) -> None:
        """And before the found card is acted on."""
        watch = asset("Watch", "neutral_corp", when(On("search", by=RUNNER), Gain(1)), cost=0, trash=0)
        effects = (Search(Is((PROGRAM,), zone="anywhere"), RUNNER), Do("to hand", "found"))
        with runner(*effects, cards=(watch,)) as t:
            t.corp.put("Watch", "Server 1", rezzed=True)
            t.runner.deck("Corroder")
            t.runner.play("Act")
            t.runner.pick("Corroder")
            t.settle()
            told = story(t, "search", "shuffled", "credits gained", "added to hand")
            assert told == ["shuffled", "search", "credits gained", "added to hand"]

    @pytest.mark.rule("26.03:8.7.2a")
    def test_what_is_found_matches_the_search(self) -> None:
        with runner(Search(Is((PROGRAM,), zone="anywhere"), RUNNER), Do("to hand", "found")) as t:
            t.runner.deck("Corroder", "Diesel")
            t.runner.play("Act")
            assert {str(option.card) for option in now(t).options if option.kind == "pick"} == {"Corroder"}
            t.runner.pick("Corroder")
            t.settle()

    @pytest.mark.rule("26.03:8.7.2b")
    def test_an_install_that_follows_limits_it_to_what_can_be_installed(self) -> None:
        effects = (Search(Is(zone="anywhere"), RUNNER, install=True), InstallFound())
        with runner(*effects, deck=0) as t:
            t.runner.deck("Corroder", "Diesel", "Femme Fatale").set(credits=5)
            t.runner.play("Act")
            t.settle()
            assert t.card("Corroder").installed
            assert "Diesel" in [t.state.card(cid).title for cid in t.state.deck[RUNNER]]

    @pytest.mark.rule("26.03:8.7.2b", "26.03:8.5.13d", example=126)
    def test_that_it_could_not_be_rezzed_does_not_matter(self) -> None:
        """As with Tucana and Pharos."""
        effects = (Search(Is((ICE,), zone="anywhere"), CORP, install=True), InstallFound(rezzed=True))
        with corp(*effects) as t:
            t.corp.deck("Tollbooth").set(credits=0)
            t.corp.play("Act")
            t.corp.pick("Tollbooth")
            t.corp.destination("HQ")
            assert (t.card("Tollbooth").installed, t.card("Tollbooth").rezzed) == (True, False)
            assert visible(t.state, t.cid("Tollbooth"), RUNNER)


class TestSwapping:
    @pytest.mark.rule("26.03:8.8.4b", example=130)
    def test_a_card_swapped_into_play_is_installed(self) -> None:
        """As with Tatu-Bola: what waits for an install sees it, before the next instruction."""
        watch = asset("Watch", "neutral_corp", when(On("installed", by=MINE), Gain(1)), cost=0, trash=0)
        swap = Swap(Is((ICE,)), Is((ICE,), zone=IN_HAND, side=CORP))
        with corp(swap, Gain(4), cards=(watch,)) as t:
            t.corp.put("Watch", "Server 1", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.hand("Hunter")
            t.corp.play("Act")
            t.settle()
            assert row(t, "HQ") == ["Hunter"]
            assert not t.card("Hunter").rezzed
            assert t.zone("Enigma") == "HQ"
            gained = [one.amount for one in t.state.journal.entries if one.kind == "credits gained"]
            assert gained == [1, 4]

    @pytest.mark.rule("26.03:8.8.4b", "26.03:8.5.1b")
    def test_the_other_is_uninstalled_and_loses_what_it_hosted(self) -> None:
        with corp(Swap(Is((ICE,)), Is((ICE,), zone=IN_HAND, side=CORP))) as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Parasite", on="Enigma")
            t.corp.hand("Hunter")
            t.corp.play("Act")
            t.settle()
            assert t.zone("Parasite") == "the heap"

    @pytest.mark.rule("26.03:8.8.4a")
    @pytest.mark.parametrize("rezzed", [True, False])
    def test_a_card_swapped_into_archives_is_faceup_if_the_runner_saw_it(self, rezzed: bool) -> None:
        with corp(Swap(Is((ICE,)), Is((ICE,), zone=IN_DISCARD, side=CORP))) as t:
            t.corp.put("Enigma", "HQ", rezzed=rezzed)
            t.corp.discard("Hunter")
            t.corp.play("Act")
            t.settle()
            assert t.zone("Enigma") == "Archives"
            assert (t.cid("Enigma") in t.state.down) == (not rezzed)
            assert not t.card("Hunter").rezzed

    @pytest.mark.rule("26.03:8.8.4a")
    def test_a_card_from_hq_enters_archives_facedown(self) -> None:
        swap = Swap(Is((OPERATION,), zone=IN_HAND, side=CORP), Is((ICE,), zone=IN_DISCARD, side=CORP))
        with corp(swap) as t:
            t.corp.hand("Hedge Fund").discard("Hunter")
            t.corp.play("Act")
            t.settle()
            assert t.cid("Hedge Fund") in t.state.down
            assert t.zone("Hunter") == "HQ"

    @pytest.mark.rule("26.03:8.8.3a")
    def test_swapped_installed_cards_keep_what_is_hosted_on_them(self) -> None:
        with corp(Swap(Is((ICE,)))) as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Hunter", "R&D")
            t.runner.put("Parasite", on="Enigma")
            t.corp.play("Act")
            t.settle()
            assert (row(t, "HQ"), row(t, "R&D")) == (["Hunter"], ["Enigma"])
            assert t.card("Parasite").thing.host == t.cid("Enigma")


class TestPlayedCards:
    @pytest.mark.rule("26.03:8.6.6d")
    def test_a_card_that_is_removed_after_it_resolves_stays_in_play_until_then(self) -> None:
        zones = []

        class Where(Gain):
            def run(self, s, f) -> None:  # type: ignore[no-untyped-def]
                zones.append(s.zone[t.cid("Beanstalk Royalties")])
                Gain.run(self, s, f)

        watch = asset("Watch", "neutral_corp", when(On("resolved"), Where(1)), cost=0, trash=0)
        again = PlayCards(Is((OPERATION,), ("Transaction",), zone=IN_DISCARD, side=CORP), free=True, remove=True)
        with corp(again, cards=(watch,)) as t:
            t.corp.put("Watch", "Server 1", rezzed=True)
            t.corp.discard("Beanstalk Royalties")
            t.corp.play("Act")
            t.settle()
            assert zones[0] == 4  # the play area
            assert removed(t) == ["Beanstalk Royalties"]
            assert t.happened("trashed") == 1  # the other operation

    @pytest.mark.rule("26.03:8.6.6b", "26.03:10.1.4")
    def test_a_card_that_became_a_counter_is_not_trashed(self) -> None:
        with Table("corp", rules=RULES) as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.hand("Sub Boost")
            t.corp.play("Sub Boost")
            t.settle()
            assert t.happened("trashed") == 0
            assert t.card("Sub Boost").thing.host == t.cid("Enigma")

    @pytest.mark.rule("26.03:8.6.6c", "26.03:10.3.1b", example=226)
    def test_a_current_stays_until_what_it_names_and_is_trashed_at_the_next_checkpoint(self) -> None:
        with Table("corp", rules=RULES) as t:
            t.corp.hand("Targeted Marketing")
            t.corp.play("Targeted Marketing")
            if t.decision is not None and t.decision.kind == "name a card":
                t.answer(t.decision.options[0])
            t.settle()
            assert t.happened("trashed") == 0
            t.corp.put("Hostile Takeover", "Server 1")
            t.end_turn()
            t.runner.run("Server 1")
            t.finish_run()
            assert t.happened("stolen") == 1
            assert t.zone("Targeted Marketing") == "Archives"


class TestMovements:
    @pytest.mark.rule("26.03:8.2.1a")
    def test_adding_a_card_to_a_discard_pile_is_not_trashing_it(self) -> None:
        watch = asset("Watch", "neutral_corp", when(On("trashed"), Gain(1)), cost=0, trash=0)
        with corp(DoToChosen("to discard pile", Is((ICE,), zone=IN_HAND, side=CORP)), cards=(watch,)) as t:
            t.corp.put("Watch", "Server 1", rezzed=True)
            t.corp.hand("Hunter")
            credits_ = t.corp.credits
            t.corp.play("Act")
            t.settle()
            assert t.zone("Hunter") == "Archives"
            assert t.corp.credits == credits_ + 1  # for the operation alone

    @pytest.mark.rule("26.03:8.2.2a", example=110)
    def test_a_prevented_trashing_did_not_happen(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.corp.set(credits=10)
            for title in ("District 99", "Sacrificial Construct", "Corroder"):
                t.runner.put(title)
            t.runner.run("HQ")
            t.settle()
            t.runner.use("Sacrificial Construct")
            t.finish_run()
            assert t.card("Corroder").installed
            # Sacrificial Construct itself was trashed, which is the first time; nothing was for the Corroder.
            assert [t.state.card(one.cid).title for one in t.state.journal.entries if one.kind == "trashed"] == [
                "Sacrificial Construct"
            ]
