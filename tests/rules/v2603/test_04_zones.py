"""Zones, servers and the bank by version 26.03 (CR 26.03:4)."""

from __future__ import annotations

import pytest
from tests.verbs import every_window, now, row, story, walk_to

from sneakdoor.cards.vocabulary import (
    ANOTHER_SERVER,
    ASSET,
    CORP,
    CREDIT,
    HERE,
    ICE,
    IN_DISCARD,
    IN_HAND,
    POWER,
    PROGRAM,
    RUNNER,
    THIS,
    UPGRADE,
    Clicks,
    Count,
    Credits,
    CreditsFor,
    Do,
    DoToChosen,
    Each,
    Gain,
    Host,
    InstallOne,
    Is,
    On,
    Place,
    Search,
    TrashThis,
    asset,
    event,
    ice,
    operation,
    paid,
    play,
    program,
    resource,
    upgrade,
    when,
)
from sneakdoor.language.filters import server_of
from sneakdoor.model.enums import ARCHIVES, HQ, RND, Zone
from sneakdoor.testing import Table

RULES = "26.03"


def piles(t: Table) -> list[list[int]]:
    s = t.state
    return [*s.deck, *s.hand, *s.discard, *s.score, s.aside, s.removed, [c for c in s.things if s.zone[c] == Zone.PLAY]]


class TestZones:
    @pytest.mark.rule("26.03:4.1.1a", "26.03:4.1.1b", "26.03:4.7.5", "26.03:4.1.2b")
    def test_every_card_is_in_one_of_seven_zones_at_any_time_and_none_in_the_bank(self) -> None:
        """Decks, hands, discard piles and score areas of each player; the play area and two more are shared."""
        found = DoToChosen("remove from game", Is(zone=IN_HAND, side=RUNNER))
        effects = (Search(Is((PROGRAM,), zone="anywhere"), RUNNER), Do("to hand", "found"), found)
        card = event("Act", "neutral_runner", play(*effects), cost=0)
        with Table("runner", cards=(card,), rules=RULES) as t:
            t.runner.hand("Act", "Diesel").deck("Corroder")
            t.corp.scored("Hostile Takeover")
            every_window(t)
            t.runner.play("Act")
            for _ in range(6):
                where = [cid for pile in piles(t) for cid in pile]
                assert sorted(where) == sorted(range(len(t.state.code)))
                if now(t).kind == "action":
                    break
                t.answer(now(t).options[0])
            assert len(t.state.removed) == 1
            t.state.forced = True

    @pytest.mark.rule("26.03:4.1.2a", example=62)
    def test_a_facedown_card_that_must_be_an_operation_is_shown_before_it_moves(self) -> None:
        with Table("corp", rules=RULES) as t:
            t.corp.put("Clone Suffrage Movement", "Server 1", rezzed=True)
            t.corp.discard("Fast Break", faceup=False)
            t.end_turn()
            t.end_turn()
            t.corp.accept("Clone Suffrage Movement")
            t.settle()
            assert "Fast Break" in t.corp.titles("hand")
            assert story(t, "revealed", "added to hand") == ["revealed", "added to hand"]

    @pytest.mark.rule("26.03:4.2.3", "26.03:4.2.3a")
    def test_a_deck_keeps_its_order_until_it_is_searched(self) -> None:
        find = (Search(Is((PROGRAM,), zone="anywhere"), RUNNER), Do("to hand", "found"))
        card = event("Act", "neutral_runner", play(*find), cost=0)
        with Table("runner", cards=(card,), rules=RULES) as t:
            t.runner.hand("Act", "Sure Gamble").deck("Corroder", "Diesel")
            before = list(t.state.deck[RUNNER])
            refs = [t.state.ref[cid] for cid in before]
            t.runner.play("Sure Gamble")
            assert t.state.deck[RUNNER] == before
            t.runner.play("Act")
            t.runner.pick("Corroder")
            assert t.happened("shuffled") == 1
            after = [t.state.ref[cid] for cid in t.state.deck[RUNNER]]
            assert not set(after) & set(refs)  # nobody knows which is which any more


class TestServers:
    @pytest.mark.rule("26.03:4.6.6e", "26.03:4.6.8a")
    def test_each_server_has_a_root_but_agendas_and_assets_go_to_remote_servers_only(self) -> None:
        with Table("corp", rules=RULES) as t:
            t.corp.hand("Hostile Takeover", "PAD Campaign", "Ash 2X3ZB9CY")
            t.corp.put("Enigma", "Server 1")
            t.corp.set(clicks=3)
            for title, central in (("Hostile Takeover", False), ("PAD Campaign", False), ("Ash 2X3ZB9CY", True)):
                at = "HQ" if central else "Server 1"
                every_window(t)
                t.corp.act("install", title)
                servers = {str(option.server) for option in now(t).options if option.kind == "server"}
                assert ("HQ" in servers) == central
                assert "Server 1" in servers
                t.state.forced = True
                t.corp.destination(at)
                while now(t).kind == "trash like cards":
                    t.answer(now(t).options[-1])
            assert [len(t.state.root[server]) for server in (HQ, RND, ARCHIVES)] == [1, 0, 0]

    @pytest.mark.rule("26.03:4.6.6e")
    def test_an_additional_cost_to_install_in_a_server_applies_to_its_root(self) -> None:
        from sneakdoor.cards.vocabulary import ExtraCost
        from sneakdoor.rules.install_costs import root_bill

        toll = resource("Toll", "neutral_runner", ExtraCost("install", (Credits(1),), server=str(int(HQ))), cost=0)
        with Table("corp", cards=(toll,), rules=RULES) as t:
            t.runner.put("Toll")
            t.corp.hand("Ash 2X3ZB9CY")
            t.settle()
            assert root_bill(t.state, t.cid("Ash 2X3ZB9CY"), HQ)
            assert not root_bill(t.state, t.cid("Ash 2X3ZB9CY"), RND)

    @pytest.mark.rule("26.03:4.6.6f", "26.03:8.5.3a")
    def test_cards_in_a_root_are_seen_in_the_order_of_their_install_and_not_by_type(self) -> None:
        with Table("corp", rules=RULES) as t:
            for title in ("Ash 2X3ZB9CY", "Hostile Takeover", "Red Herrings"):
                t.corp.put(title, "Server 1")
            t.settle()
            server = next(one for one in t.game.view(RUNNER).servers if one.name == "Server 1")
            assert [card.title for card in server.root] == ["", "", ""]
            mine = next(one for one in t.game.view(CORP).servers if one.name == "Server 1")
            assert [card.title for card in mine.root] == ["Ash 2X3ZB9CY", "Hostile Takeover", "Red Herrings"]


class TestThisServer:
    @pytest.mark.rule("26.03:4.6.6i", "26.03:9.1.8g")
    def test_of_a_card_that_was_trashed_for_the_cost_it_is_the_server_it_left(self) -> None:
        here = Each(1, Count(Is((ICE,), protecting=True)))
        card = upgrade("Alarm", "neutral_corp", paid((Clicks(1), TrashThis()), Gain(here)), cost=0, trash=0)
        with Table("corp", cards=(card,), rules=RULES) as t:
            t.corp.put("Alarm", "Server 1", rezzed=True)
            for title, server in (("Enigma", "Server 1"), ("Hunter", "Server 1"), ("Ice Wall", "HQ")):
                t.corp.put(title, server)
            t.corp.use("Alarm")
            t.settle()
            assert t.corp.credits == 5 + 2

    @pytest.mark.rule("26.03:4.6.6i", "26.03:4.6.6j")
    @pytest.mark.parametrize("where", [HERE, ANOTHER_SERVER])
    def test_ice_is_installed_there_or_elsewhere_after_the_source_is_gone(self, where: str) -> None:
        install = InstallOne(Is((ICE,), zone=IN_HAND, side=CORP), ignore=True, where=where)
        card = upgrade("Depot", "neutral_corp", paid((Clicks(1), TrashThis()), install), cost=0, trash=0)
        with Table("corp", cards=(card,), rules=RULES) as t:
            t.corp.put("Depot", "Server 1", rezzed=True)
            t.corp.put("Enigma", "Server 1")
            t.corp.hand("Hunter")
            t.corp.use("Depot")
            if where == ANOTHER_SERVER:
                assert "Server 1" not in {str(option.server) for option in now(t).options}
                t.corp.destination("HQ")
            while now(t).kind == "trash like cards":
                t.corp.act("done")
            assert ("Hunter" in row(t, "Server 1")) == (where == HERE)

    @pytest.mark.rule("26.03:4.6.6i", example=64)
    def test_ice_that_was_trashed_for_it_does_not_protect_that_server_any_more(self) -> None:
        """As with ZATO City Grid and Border Control."""
        here = Each(1, Count(Is((ICE,), protecting=True)))
        card = ice("Border", "neutral_corp", paid((Clicks(1), TrashThis()), Gain(here)), cost=0, strength=1)
        with Table("corp", cards=(card,), rules=RULES) as t:
            t.corp.put("Border", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ")
            t.corp.use("Border")
            t.settle()
            assert t.corp.credits == 5 + 1

    @pytest.mark.rule("26.03:4.6.6i")
    def test_of_a_card_that_met_its_condition_by_being_trashed_too(self) -> None:
        """As with Warroid Tracker."""
        here = Each(1, Count(Is((ICE,), protecting=True)))
        card = upgrade("Tracker", "neutral_corp", when(On("trashed", what=THIS), Gain(here)), cost=0, trash=0)
        scrap = operation("Scrap", "neutral_corp", play(DoToChosen("trash", Is((UPGRADE,)))), cost=0)
        with Table("corp", cards=(card, scrap), rules=RULES) as t:
            t.corp.hand("Scrap").put("Tracker", "Server 1", rezzed=True)
            t.corp.put("Enigma", "Server 1")
            t.corp.put("Hunter", "Archives")
            t.corp.put("Ice Wall", "Archives")
            t.corp.play("Scrap")
            t.settle()
            assert t.corp.credits == 5 + 1

    @pytest.mark.rule("26.03:4.6.6i", example=65)
    @pytest.mark.parametrize(("zone", "server"), [("hand", HQ), ("deck", RND), ("discard", ARCHIVES)])
    def test_of_a_card_in_a_central_server_it_is_that_server(self, zone: str, server: int) -> None:
        with Table("corp", rules=RULES) as t:
            getattr(t.corp, zone)("Hunter")
            t.settle()
            assert server_of(t.state, t.cid("Hunter")) == server

    @pytest.mark.rule("26.03:4.6.6k")
    def test_of_a_hosted_card_it_is_that_of_its_host(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.runner.put("Parasite", on="Enigma")
            t.settle()
            assert server_of(t.state, t.cid("Parasite")) == RND

    @pytest.mark.rule("26.03:4.6.6j")
    def test_another_server_is_any_but_this_one(self) -> None:
        move = InstallOne(Is((ICE,), zone=IN_HAND, side=CORP), ignore=True, where=ANOTHER_SERVER)
        card = asset("Mover", "neutral_corp", paid(Clicks(1), move), cost=0, trash=0)
        with Table("corp", cards=(card,), rules=RULES) as t:
            t.corp.put("Mover", "Server 1", rezzed=True)
            t.corp.hand("Hunter")
            t.corp.use("Mover")
            servers = {str(option.server) for option in now(t).options}
            assert {"HQ", "R&D", "Archives"} <= servers
            assert "Server 1" not in servers
            t.corp.destination("HQ")

    @pytest.mark.rule("26.03:4.6.9e", "26.03:4.6.9a")
    def test_positions_are_counted_anew_when_ice_comes_or_goes(self) -> None:
        """The Runner stays with the ice they approach (see the interpretations)."""
        scrap = asset("Scrap", "neutral_corp", paid(Credits(0), DoToChosen("trash", Is((ICE,)))), cost=0, trash=0)
        with Table("runner", cards=(scrap,), rules=RULES) as t:
            t.corp.put("Scrap", "Server 1", rezzed=True)
            for title in ("Ice Wall", "Hunter"):
                t.corp.put(title, "HQ")
            every_window(t)
            t.runner.run("HQ")
            walk_to(t, "26.03:6.9.2b", "corp")
            assert t.run.position == 1
            t.corp.use("Scrap")
            t.corp.pick("Ice Wall")
            assert (row(t, "HQ"), t.run.position) == (["Hunter"], 0)
            t.state.forced = True
            t.finish_run()
            assert t.happened("passed") == 1


class TestBank:
    @pytest.mark.rule("26.03:4.7.1", "26.03:4.7.2")
    def test_counters_come_from_an_endless_supply(self) -> None:
        many = operation("Many", "neutral_corp", play(Gain(1000)), cost=0)
        hoard = asset("Hoard", "neutral_corp", paid(Clicks(1), Place(POWER, 500)), cost=0, trash=0)
        with Table("corp", cards=(many, hoard), rules=RULES) as t:
            t.corp.hand("Many").put("Hoard", "Server 1", rezzed=True)
            t.corp.play("Many")
            t.corp.use("Hoard")
            assert (t.corp.credits, t.runner.credits) == (1005, 5)
            assert t.card("Hoard").tokens(POWER) == 500

    @pytest.mark.rule("26.03:4.7.3")
    def test_what_is_spent_is_nowhere_else_afterwards(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            assert (t.corp.credits, t.runner.credits) == (5, 3)
            assert not any(t.state.tokens(cid, CREDIT) for cid in t.state.things)

    @pytest.mark.rule("26.03:4.7.4", "26.03:10.3.1l")
    def test_counters_on_a_card_that_is_trashed_are_gone_with_the_checkpoint(self) -> None:
        back = asset("Back", "neutral_corp", paid(Clicks(1), DoToChosen("trash", Is((ASSET,), other=True))), cost=0)
        again = InstallOne(Is((ASSET,), zone=IN_DISCARD, side=CORP), rezzed=True, ignore=True)
        redo = operation("Redo", "neutral_corp", play(again), cost=0)
        hoard = asset("Hoard", "neutral_corp", cost=0, trash=0)
        with Table("corp", cards=(back, hoard, redo), rules=RULES) as t:
            t.corp.hand("Redo").put("Back", "Server 1", rezzed=True)
            t.corp.put("Hoard", "Server 2", rezzed=True, tokens={POWER: 3})
            t.corp.use("Back")
            t.corp.play("Redo")
            t.corp.destination("new")
            t.settle()
            assert t.card("Hoard").rezzed
            assert t.card("Hoard").tokens(POWER) == 0

    @pytest.mark.rule("26.03:4.6.5e", "26.03:10.6.2", "26.03:10.6.3", "26.03:10.6.3a", "26.03:10.6.3b")
    def test_credits_are_in_a_pool_in_the_fund_or_on_a_card(self) -> None:
        purse = resource("Purse", "neutral_runner", CreditsFor(("any",)), cost=0)
        with Table("runner", cards=(purse,), rules=RULES) as t:
            t.runner.put("Purse", tokens={CREDIT: 2})
            t.corp.set(bad_publicity=3)
            every_window(t)
            t.runner.run("HQ")
            walk_to(t, "26.03:6.9.1e")
            assert (t.runner.credits, t.state.bp_credits, t.card("Purse").tokens(CREDIT)) == (5, 3, 2)
            t.state.forced = True
            t.finish_run()
            assert (t.runner.credits, t.state.bp_credits, t.card("Purse").tokens(CREDIT)) == (5, 0, 2)

    @pytest.mark.rule("26.03:10.6.3c")
    def test_bad_publicity_taken_in_the_run_does_not_change_the_fund(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.set(bad_publicity=1)
            every_window(t)
            t.runner.run("HQ")
            walk_to(t, "26.03:6.9.1e")
            t.state.bad_publicity = 3
            walk_to(t, "26.03:6.9.4b")
            assert t.state.bp_credits == 1
            t.state.forced = True
            t.finish_run()


class TestSetAside:
    @pytest.mark.rule("26.03:4.8.5", "26.03:9.5.5", "26.03:10.3.1g")
    def test_what_was_hosted_on_a_card_trashed_for_the_cost_is_there_for_the_ability(self) -> None:
        use = paid((Clicks(1), TrashThis()), Do("to hand", "hosted", whose=RUNNER), keeps_hosted=True)
        shelf = resource("Shelf", "neutral_runner", Host(Is((PROGRAM,))), use, cost=0)
        with Table("runner", cards=(shelf,), rules=RULES) as t:
            t.runner.put("Shelf")
            t.runner.put("Corroder", on="Shelf")
            t.runner.put("Mimic", on="Shelf")
            t.runner.use("Shelf")
            t.settle()
            assert sorted(t.runner.titles("hand")) == ["Corroder", "Mimic"]
            assert [t.state.card(cid).title for cid in t.state.discard[RUNNER]] == ["Shelf"]

    @pytest.mark.rule("26.03:10.3.1g", "26.03:10.3.1f")
    def test_otherwise_hosted_cards_are_trashed_with_their_host_and_what_they_host_too(self) -> None:
        use = paid((Clicks(1), TrashThis()), Gain(1))
        shelf = resource("Shelf", "neutral_runner", Host(Is((PROGRAM,))), use, cost=0)
        nest = program("Nest", "neutral_runner", Host(Is((PROGRAM,))), cost=0, memory=1)
        with Table("runner", cards=(shelf, nest), rules=RULES) as t:
            t.runner.put("Shelf")
            t.runner.put("Nest", on="Shelf")
            t.runner.put("Corroder", on="Nest")
            t.runner.use("Shelf")
            t.settle()
            assert sorted(t.state.card(cid).title for cid in t.state.discard[RUNNER]) == ["Corroder", "Nest", "Shelf"]


class TestFacedown:
    @pytest.mark.rule("26.03:8.1.4a", "26.03:4.6.4d")
    def test_a_facedown_runner_card_has_no_characteristics_and_no_abilities(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.runner.put("Desperado", facedown=True)
            t.settle()
            s, cid = t.state, t.cid("Desperado")
            for what in (Is(("hardware",)), Is(subtypes=("Console",)), Is(unique=True), Is(min_cost=1)):
                assert not what.has(s, cid, -1)
            assert not s.things[cid].active
            assert Is(side=RUNNER, facedown=True).has(s, cid, -1)

    @pytest.mark.rule("26.03:8.1.4b")
    def test_facedown_runner_cards_are_told_apart(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.runner.put("Desperado", facedown=True)
            t.runner.put("Corroder", facedown=True)
            t.settle()
            seen = [card for cards in t.game.view(CORP).rig.values() for card in cards if not card.title]
            assert len({card.handle for card in seen}) == 2
