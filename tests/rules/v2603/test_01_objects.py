"""Objects, hosts, counters, memory and turns by version 26.03 (CR 26.03:1.8 to 1.14, 1.20, 5)."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, let_pass, now, walk_to

from sneakdoor import Game, Side
from sneakdoor.cards.vocabulary import (
    CORP,
    PROGRAM,
    RUNNER,
    TURN,
    Adjust,
    Clicks,
    Credits,
    EndActionPhase,
    Gain,
    Is,
    Modify,
    MoveTokens,
    On,
    TokenPlaced,
    TrashThis,
    agenda,
    asset,
    hardware,
    operation,
    paid,
    play,
    program,
    resource,
    when,
)
from sneakdoor.decks import decks_for
from sneakdoor.model.enums import ANYONE
from sneakdoor.rules.memory import memory_used, unused_memory
from sneakdoor.testing import Table

RULES = "26.03"


class TestObjects:
    @pytest.mark.rule("26.03:1.12.2a", example=9)
    def test_priority_construction_finds_the_ice_that_it_installed(self) -> None:
        t = Table(rules=RULES)
        t.corp.set(credits=9).hand("Priority Construction", "Ice Wall")
        t.corp.play("Priority Construction")
        t.settle()
        for _ in range(4):
            if now(t).kind == "action":
                break
            t.game.choose(now(t).options[0])
        assert t.card("Ice Wall").tokens("advancement") == 3

    @pytest.mark.rule("26.03:1.12.3", example=11)
    def test_precognition_makes_new_objects_of_the_cards_it_rearranges(self) -> None:
        t = Table(rules=RULES)
        t.corp.hand("Precognition").deck("Ice Wall", "Enigma", "Hunter", "Pup", "Wall of Static")
        top = t.state.deck[CORP][-5:]
        before = {cid: t.state.ref[cid] for cid in top}
        t.corp.play("Precognition")
        while now(t).kind != "action":
            t.game.choose(now(t).options[0])
        assert set(t.state.deck[CORP][-5:]) == set(top)
        assert all(t.state.ref[cid] != before[cid] for cid in top)

    @pytest.mark.rule("26.03:1.12.4", example=12)
    def test_femme_fatale_still_bypasses_ice_that_thimblerig_moved(self) -> None:
        t = Table("runner", rules=RULES)
        t.runner.set(credits=20).hand("Femme Fatale")
        t.corp.put("Thimblerig", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "R&D", rezzed=True)
        object_before = t.state.ref[t.cid("Thimblerig")]
        t.runner.install("Femme Fatale")
        t.runner.pick("Thimblerig")
        t.runner.run("HQ")
        while now(t).kind != "reaction" or now(t).side != Side.RUNNER:
            let_pass(t)
        t.runner.accept("Femme Fatale")
        t.corp.accept("Thimblerig") if t.corp.can("trigger", "Thimblerig") else None
        while now(t).kind != "action":
            t.game.choose(now(t).options[0])
        assert t.state.ref[t.cid("Thimblerig")] == object_before
        assert t.happened("bypassed") == 1

    @pytest.mark.rule("26.03:1.12.5")
    def test_a_card_that_is_turned_over_is_the_same_object(self) -> None:
        once = asset("Once", "neutral_corp", paid(Credits(0), Gain(1), once_per_turn=True), cost=0, trash=0)
        t = Table("runner", cards=(once,), rules=RULES)
        t.corp.put("Once", "Server 1", rezzed=True)
        ref = t.state.ref[t.cid("Once")]
        t.runner.run("Archives")
        t.corp.use("Once")
        with t.changing() as s:
            s.things[t.cid("Once")].faceup = False
            s.things[t.cid("Once")].faceup = True
        assert t.state.ref[t.cid("Once")] == ref
        assert not t.corp.can("use", "Once")

    @pytest.mark.rule("26.03:1.12.6", example=15)
    def test_a_card_that_was_trashed_from_the_top_of_rnd_still_counts(self) -> None:
        t = Table("runner", rules=RULES)
        t.runner.set(credits=9)
        t.corp.deck("PAD Campaign", "PAD Campaign")
        t.runner.run("R&D")
        t.runner.act("trash")
        t.finish_run()
        assert t.happened("accessed") == 1

    @pytest.mark.rule("26.03:1.12.6a")
    def test_a_card_that_is_gone_stays_the_source_of_what_it_made(self) -> None:
        gift = resource("Gift", "neutral_runner", paid(TrashThis(), Adjust("[link]", 2, TURN, None)), cost=0)
        t = Table("runner", cards=(gift,), rules=RULES)
        t.runner.put("Gift")
        t.runner.run("Archives")
        t.runner.use("Gift")
        t.finish_run()
        assert (t.zone("Gift"), t.runner.link) == ("the heap", 2)
        assert [one.src for one in t.state.lingering] == [t.cid("Gift")]


class TestHosts:
    @pytest.mark.rule("26.03:1.13.2b", "26.03:1.13.12", "26.03:1.13.7", "26.03:1.13.7b")
    def test_an_agenda_that_film_critic_hosts_is_uninstalled_and_in_play(self) -> None:
        t = Table("runner", rules=RULES)
        t.runner.put("Film Critic")
        t.corp.put("Nisei MK II", "Server 1")
        t.runner.run("Server 1")
        while not t.runner.can("trigger", "Film Critic"):
            let_pass(t)
        t.runner.trigger("Film Critic")
        t.finish_run()
        thing = t.card("Nisei MK II").thing
        assert (thing.installed, thing.host, thing.faceup) == (False, t.cid("Film Critic"), True)
        assert t.zone("Nisei MK II") == "the play area"

    @pytest.mark.rule("26.03:1.13.1a")
    def test_what_is_out_of_play_hosts_nothing(self) -> None:
        t = Table("runner", rules=RULES)
        t.runner.put("Off-Campus Apartment")
        t.runner.put("Decoy", on="Off-Campus Apartment")
        assert {cid for cid, one in t.state.things.items() if one.hosted} == {t.cid("Off-Campus Apartment")}
        t.runner.hand("Off-Campus Apartment")
        assert all(cid in t.state.things for cid, one in t.state.things.items() if one.hosted)

    @pytest.mark.rule("26.03:1.13.3")
    def test_credits_on_cards_are_not_lost(self) -> None:
        t = Table("runner", rules=RULES)
        t.runner.set(credits=1)
        t.runner.put("Ghost Runner", tokens={"credit": 3})
        t.corp.put("DNA Tracker", "HQ", rezzed=True)
        t.runner.hand(*["Sure Gamble"] * 5)
        t.runner.run("HQ")
        t.finish_run()
        assert (t.runner.credits, t.card("Ghost Runner").tokens("credit")) == (0, 3)

    @pytest.mark.rule("26.03:1.13.13")
    def test_counters_stay_on_an_agenda_that_goes_to_the_other_score_area(self) -> None:
        t = Table(rules=RULES)
        t.state.tags = 1
        t.corp.scored("Nisei MK II").hand("Exchange of Information")
        t.runner.scored("Hostile Takeover")
        with t.changing() as s:
            s.things[t.cid("Nisei MK II")].tokens = {"agenda": 1}
        t.corp.play("Exchange of Information")
        t.settle()
        while now(t).kind != "action":
            t.game.choose(now(t).options[0])
        assert t.cid("Nisei MK II") in t.state.score[RUNNER]
        assert t.card("Nisei MK II").tokens("agenda") == 1


class TestCounters:
    @pytest.mark.rule("26.03:1.9.2b")
    def test_counters_that_are_moved_are_placed(self) -> None:
        watch = asset(
            "Watch", "neutral_corp", when(TokenPlaced("advancement", Is(side=CORP)), Gain(3)), cost=0, trash=0
        )
        move = operation(
            "Move", "neutral_corp", play(MoveTokens("advancement", 1, Is(side=CORP), Is(("ice",)))), cost=0
        )
        t = Table(cards=(watch, move), rules=RULES)
        t.corp.put("Watch", "Server 1", rezzed=True)
        t.corp.put("Nisei MK II", "Server 2", tokens={"advancement": 1})
        t.corp.put("Ice Wall", "HQ")
        t.corp.hand("Move")
        t.corp.play("Move")
        while now(t).kind != "action":
            t.game.choose(next((one for one in now(t).options if one.number == 1), now(t).options[0]))
        assert t.card("Ice Wall").tokens("advancement") == 1
        assert t.corp.credits == 8

    @pytest.mark.rule("26.03:1.9.2a")
    def test_counters_to_place_come_from_the_bank(self) -> None:
        t = Table(rules=RULES)
        t.corp.put("Nisei MK II", "Server 1", tokens={"advancement": 1})
        t.corp.advance("Nisei MK II")
        assert t.card("Nisei MK II").tokens("advancement") == 2
        assert t.happened("tokens removed") == 0


class TestMemory:
    @pytest.mark.rule("26.03:1.20.4", "26.03:1.20.4b")
    @pytest.mark.parametrize(("rules", "used"), [("1.4", 5), ("26.03", 4)])
    def test_memory_for_certain_programs_is_assigned_in_the_best_way(self, rules: str, used: int) -> None:
        both = hardware("Both", "anarch", Modify("[mu]", 1, Is((PROGRAM,), zone="anywhere")), cost=0)
        some = hardware("Some", "anarch", Modify("[mu]", 1, Is((PROGRAM,), ("Virus",), zone="anywhere")), cost=0)
        germ = program("Germ", "anarch", subtypes="Virus", cost=0, memory=1)
        tool = program("Tool", "anarch", cost=0, memory=5)
        t = Table("runner", cards=(both, some, germ, tool), rules=rules)
        t.runner.put("Both")
        t.runner.put("Some")
        t.runner.put("Germ")
        t.runner.put("Tool")
        assert memory_used(t.state) == used

    @pytest.mark.rule("26.03:1.20.2a", "26.03:1.20.4a")
    def test_unused_memory_is_counted_whatever_it_is_for(self) -> None:
        some = hardware("Some", "anarch", Modify("[mu]", 2, Is((PROGRAM,), ("Virus",), zone="anywhere")), cost=0)
        t = Table("runner", cards=(some,), rules=RULES)
        t.runner.put("Some")
        t.runner.put("Corroder")
        assert unused_memory(t.state) == 5


class TestWhoseAbility:
    @pytest.mark.rule("26.03:1.14.4b")
    def test_any_player_uses_what_anyone_can_use(self) -> None:
        fountain = asset("Fountain", "neutral_corp", paid(Clicks(1), Gain(3), by=ANYONE), cost=0, trash=0)
        for side, turn in ((CORP, "corp"), (RUNNER, "runner")):
            t = Table(turn, cards=(fountain,), rules=RULES)
            t.corp.put("Fountain", "Server 1", rezzed=True)
            player = t.corp if side == CORP else t.runner
            player.act("action", "Fountain")
            assert player.credits == 8

    @pytest.mark.rule("26.03:1.14.4b")
    def test_only_the_runner_uses_what_eli_offers(self) -> None:
        t = Table("runner", rules=RULES)
        t.corp.put("Eli 1.0", "HQ", rezzed=True)
        encounter(t, "HQ")
        assert any(one.card == "Eli 1.0" for one in now(t).options)

    @pytest.mark.rule("26.03:1.14.4a")
    def test_abilities_of_a_stolen_agenda_are_not_the_runners(self) -> None:
        well = agenda("Well", "neutral_corp", paid(Clicks(1), Gain(3)), advancement=3, points=1)
        t = Table("runner", cards=(well,), rules=RULES)
        t.runner.scored("Well")
        assert not t.runner.can("action", "Well")


class TestTurns:
    @pytest.mark.rule("26.03:1.8.3d")
    def test_identities_are_active_as_the_game_begins(self) -> None:
        game = Game.new(corp=decks_for(Side.CORP)[0], runner=decks_for(Side.RUNNER)[0], seed=1, rules=RULES)
        for begun in (False, True):
            s = game.state
            assert [one.active for cid, one in s.things.items() if s.card(cid).type == "identity"] == [begun, begun]
            while game.turn == 0 and game.decision is not None:
                game.choose(game.decision.options[0])

    @pytest.mark.rule("26.03:5.1.4c")
    def test_before_it_formally_begins_it_is_that_players_turn(self) -> None:
        t = Table("corp", clicks=0, rules=RULES, skip_forced=False)
        d = walk_to(t, "26.03:5.7.1b", "runner")
        assert d.side == Side.RUNNER
        assert (t.game.active, t.happened("turn begins")) == (Side.RUNNER, 0)

    @pytest.mark.rule("26.03:5.4.4")
    def test_another_players_action_phase_is_not_ended(self) -> None:
        stop = asset("Stop", "neutral_corp", paid(Credits(0), EndActionPhase()), cost=0, trash=0)
        t = Table("runner", cards=(stop,), rules=RULES)
        t.corp.put("Stop", "Server 1", rezzed=True)
        t.runner.run("Archives")
        t.corp.use("Stop")
        t.finish_run()
        assert now(t).kind == "action"
        assert t.runner.clicks == 3

    @pytest.mark.rule("26.03:5.2.2d")
    def test_what_waits_for_the_end_of_an_action_resolves_after_it(self) -> None:
        late = resource("Late", "neutral_runner", when(On("action complete", by=RUNNER), Gain(1)), cost=0)
        t = Table("runner", cards=(late,), rules=RULES)
        t.runner.put("Late")
        t.runner.act("credit")
        t.settle()
        told = ("clicks spent", "credits gained", "action complete")
        story = [one.kind for one in t.state.journal.since(0) if one.kind in told]
        assert story == ["clicks spent", "credits gained", "action complete", "credits gained"]

    @pytest.mark.rule("26.03:5.2.1a", example=69)
    def test_professional_contacts_is_an_action_and_eli_is_not(self) -> None:
        t = Table("runner", rules=RULES)
        t.runner.put("Professional Contacts")
        t.corp.put("Eli 1.0", "HQ", rezzed=True)
        assert t.runner.can("action", "Professional Contacts")
        encounter(t, "HQ")
        option = next(one for one in now(t).options if one.card == "Eli 1.0")
        taken = t.happened("action")
        t.game.choose(option)
        while now(t).kind == "break":
            t.game.choose(now(t).options[0])
        assert (t.runner.clicks, t.happened("action")) == (2, taken)


@pytest.mark.rule("26.03:1.13.7c")
def test_cards_installed_facedown_on_a_host_are_distinct_and_keep_their_order() -> None:
    with Table("corp", rules="26.03") as t:
        t.corp.put("Full Immersion RecStudio", "Server 1", rezzed=True)
        t.corp.hand("PAD Campaign", "Hostile Takeover")
        for title in ("Hostile Takeover", "PAD Campaign"):
            t.corp.install(title, on="Full Immersion RecStudio")
        t.corp.act("done")  # nothing is trashed to make room
        t.settle()
        wanted = [t.card(title).handle for title in ("Hostile Takeover", "PAD Campaign")]
        [host] = t.game.view(Side.RUNNER).servers[3].root
        assert [card.handle for card in host.hosted] == wanted
        assert [card.title for card in host.hosted] == ["", ""]
