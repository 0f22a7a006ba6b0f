"""Assets of the Mumbad cycle."""

from __future__ import annotations

import pytest
from tests.corp_turns import at_turn, before_turn
from tests.verbs import damage, top

from sneakdoor.cards.vocabulary import ASSET, Is, RezTarget, Target, operation, play
from sneakdoor.catalogue import card
from sneakdoor.model.enums import CORP, RUNNER, Side
from sneakdoor.testing import Table


class TestAdvancedAssemblyLines:
    def test_rezzed_it_pays_and_trashed_it_installs(self) -> None:
        with Table() as t:
            t.corp.hand("Ice Wall", "Priority Requisition", "Hedge Fund")
            t.corp.put("Enigma", "HQ")
            t.corp.put("Advanced Assembly Lines", "Server 1")
            t.corp.put("Tiered Subscription", "Server 2")
            t.corp.rez("Advanced Assembly Lines")
            assert t.corp.credits == 5 - 1 + 3
            t.corp.rez("Tiered Subscription")
            assert t.corp.credits == 5 - 1 + 3
            t.corp.use("Advanced Assembly Lines")
            t.corp.destination("HQ")  # neither the agenda nor the operation is offered
            t.corp.pick()
            assert (t.corp.credits, t.corp.clicks) == (6, 3)  # the second ice there costs 1
            assert t.zone("Advanced Assembly Lines") == "Archives"
            assert t.card("Ice Wall").installed

    def test_an_agenda_is_nothing_to_install(self) -> None:
        with Table() as t:
            t.corp.hand("Priority Requisition").put("Advanced Assembly Lines", "Server 1", rezzed=True)
            assert not t.corp.can("use", "Advanced Assembly Lines")

    def test_not_during_a_run(self) -> None:
        with Table("runner") as t:
            t.corp.hand("PAD Campaign").put("Advanced Assembly Lines", "Server 1", rezzed=True)
            assert t.corp.can("use", "Advanced Assembly Lines", at="window")
            t.corp.put("Enigma", "HQ")
            t.runner.run("HQ")
            assert not t.corp.can("use", "Advanced Assembly Lines")
            t.finish_run()


class TestLakshmiSmartfabrics:
    def test_each_card_that_is_rezzed_is_a_counter_its_own_rez_included(self) -> None:
        with Table() as t:
            lakshmi = t.corp.put("Lakshmi Smartfabrics", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("Lakshmi Smartfabrics")
            assert lakshmi.tokens("power") == 1
            t.corp.rez("PAD Campaign")
            assert lakshmi.tokens("power") == 2

    def shown(self, power: int, *hand: str) -> Table:
        t = Table("runner")
        t.corp.put("Lakshmi Smartfabrics", "Server 1", rezzed=True, tokens={"power": power})
        t.corp.hand(*hand)
        return t

    def test_a_revealed_agenda_and_its_copies_cannot_be_stolen_this_turn(self) -> None:
        with self.shown(4, "Nisei MK II") as t:
            t.corp.put("Nisei MK II", "Server 2")
            t.corp.put("Braintrust", "Server 3")
            t.corp.use("Lakshmi Smartfabrics")
            assert t.card("Lakshmi Smartfabrics").tokens("power") == 2  # 2 points, so no other X would do
            assert t.happened("revealed") == 1
            for server in ("HQ", "Server 2"):
                t.runner.run(server)
                t.finish_run()
            assert t.runner.score == 0
            t.runner.run("Server 3")
            t.finish_run()
            assert t.runner.score == 2

    def test_it_holds_for_this_turn_and_after_the_card_is_gone(self) -> None:
        with self.shown(2, "Nisei MK II") as t:
            t.corp.put("Nisei MK II", "Server 2")
            t.corp.use("Lakshmi Smartfabrics")
            t.runner.run("Server 1")
            t.runner.accept()
            t.finish_run()
            assert t.zone("Lakshmi Smartfabrics") == "Archives"
            t.runner.run("Server 2")
            t.finish_run()
            assert t.runner.score == 0
            t.end_turn()
            t.end_turn()
            t.runner.run("Server 2")
            t.finish_run()
            assert t.runner.score == 2

    @pytest.mark.rule("1.2.5")
    def test_as_many_counters_as_points_no_more_and_no_fewer(self) -> None:
        with self.shown(1, "Nisei MK II") as t:
            assert not t.corp.can("use", "Lakshmi Smartfabrics")
        with self.shown(3, "Nisei MK II", "Hostile Takeover", "Hedge Fund") as t:
            t.corp.use("Lakshmi Smartfabrics")
            t.corp.number(1)
            assert t.card("Lakshmi Smartfabrics").tokens("power") == 2

    def test_without_an_agenda_in_hq_it_is_not_used(self) -> None:
        with self.shown(3, "Hedge Fund") as t:
            t.corp.put("Nisei MK II", "Server 2")
            assert not t.corp.can("use", "Lakshmi Smartfabrics")

    def test_of_two_agendas_of_that_worth_the_corp_chooses(self) -> None:
        with self.shown(2, "Nisei MK II", "Braintrust") as t:
            t.corp.put("Nisei MK II", "Server 2")
            t.corp.use("Lakshmi Smartfabrics")
            t.corp.pick("Braintrust")
            t.runner.run("Server 2")
            t.finish_run()
            assert t.runner.score == 2


class TestBioEthicsAssociation:
    def test_unprotected_it_does_a_net_damage(self) -> None:
        with before_turn("Bio-Ethics Association") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.end_turn()
            assert damage(t) == [("net", 1)]

    def test_behind_ice_it_does_nothing(self) -> None:
        with before_turn("Bio-Ethics Association") as t:
            t.corp.put("Ice Wall", "Server 1")
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.end_turn()
            assert damage(t) == []

    def test_ice_that_leaves_as_the_turn_begins_protects_it_no_more(self) -> None:
        with Table("runner", clicks=1, corp="Blue Sun: Powering the Future") as t:
            t.corp.put("Bio-Ethics Association", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.end_turn()
            t.corp.trigger("Blue Sun: Powering the Future")
            t.corp.pick("Ice Wall")
            t.settle()
            assert t.zone("Ice Wall") == "HQ"
            assert damage(t) == [("net", 1)]


class TestPalanaAgroplex:
    def test_each_player_draws(self) -> None:
        with at_turn("Pālanā Agroplex") as t:
            t.settle()
            assert len(t.corp.titles("hand")) == 2
            assert len(t.runner.titles("hand")) == 1

    @pytest.mark.rule("4.4.2")
    def test_neither_is_told_what_the_other_draws(self) -> None:
        with before_turn("Pālanā Agroplex", "Jinja City Grid") as t:
            t.corp.deck("Hedge Fund")
            t.runner.deck("Diesel")
            t.end_turn()
            t.settle()
            told = {side: [one.words for one in t.game.log(side) if one.source == "Pālanā Agroplex"] for side in Side}
        ours, theirs = "The Corp draws Hedge Fund (Pālanā Agroplex).", "The Runner draws Diesel (Pālanā Agroplex)."
        assert told[Side.CORP] == [ours, "The Runner draws 1 card (Pālanā Agroplex)."]
        assert told[Side.RUNNER] == ["The Corp draws 1 card (Pālanā Agroplex).", theirs]

    @pytest.mark.rule("1.4:1.8.5a")
    def test_what_watches_the_draws_of_one_side_sees_its_cards_only(self) -> None:
        with before_turn("Pālanā Agroplex") as t:
            t.runner.put("Find the Truth")
            t.corp.deck("Hedge Fund")
            t.runner.deck("Diesel")
            t.end_turn()
            t.settle()
            assert [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "revealed"] == [
                "Diesel"
            ]


class TestAryabhataTech:
    @pytest.mark.parametrize(("link", "corp", "runner"), [(0, 4, 3), (3, 3, 1)])
    def test_a_trace_that_succeeds_moves_a_credit(self, link: int, corp: int, runner: int) -> None:
        with Table() as t:
            t.corp.put("Aryabhata Tech", "Server 1", rezzed=True)
            t.corp.hand("SEA Source")
            t.runner.set(credits=4)
            t.end_turn()
            t.runner.run("Archives")
            t.finish_run()
            t.runner.set(credits=4)
            t.end_turn()
            t.corp.set(credits=5)
            t.runner.set(credits=4)
            t.corp.play("SEA Source")
            t.corp.number(0)
            t.runner.number(link)
            if link < 3:
                t.corp.trigger("Aryabhata Tech")
            assert (t.corp.credits, t.runner.credits) == (corp, runner)


class TestIbrahimSalem:
    def look(self, named: str) -> Table:
        t = before_turn("Ibrahim Salem")
        t.runner.hand("Sure Gamble", "Corroder", "Mimic", "Desperado")
        t.end_turn()
        t.corp.mode(named)
        return t

    def test_a_card_of_the_named_type_is_trashed(self) -> None:
        with self.look("program") as t:
            assert t.happened("looked at") == 4
            assert not t.corp.can("pick", "Desperado")
            t.corp.pick("Mimic")
            t.settle()
            assert t.runner.titles("discard") == ["Mimic"]
            assert t.happened("revealed") == 0

    def test_of_one_card_there_is_no_choice_and_of_none_nothing(self) -> None:
        with self.look("event") as t:
            t.settle()
            assert t.runner.titles("discard") == ["Sure Gamble"]
        with self.look("resource") as t:
            t.settle()
            assert t.runner.titles("discard") == []

    def test_it_takes_an_agenda_to_rez_him(self) -> None:
        with Table() as t:
            t.corp.put("Ibrahim Salem", "Server 1")
            assert not t.corp.can("rez", "Ibrahim Salem")
        with Table() as t:
            t.corp.put("Ibrahim Salem", "Server 1")
            t.corp.scored("Hostile Takeover")
            t.corp.rez("Ibrahim Salem")
            t.settle()
            assert (t.card("Ibrahim Salem").rezzed, t.corp.score, t.corp.credits) == (True, 0, 3)


class TestKalaGhodaRealTV:
    def test_the_corp_may_see_the_top_card_of_the_stack(self) -> None:
        with before_turn("Kala Ghoda Real TV") as t:
            t.runner.deck("Corroder", "Mimic")
            t.end_turn()
            t.corp.accept()
            t.settle()
            seen = [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "looked at"]
            assert (seen, top(t, RUNNER, 2)) == (["Mimic"], ["Mimic", "Corroder"])

    def test_nobody_must_look(self) -> None:
        with at_turn("Kala Ghoda Real TV") as t:
            t.corp.decline()
            t.settle()
            assert t.happened("looked at") == 0

    def test_trashed_it_takes_one_card_of_the_stack_along(self) -> None:
        with Table() as t:
            t.runner.deck("Corroder", "Mimic")
            t.corp.put("Kala Ghoda Real TV", "Server 1", rezzed=True)
            t.corp.use("Kala Ghoda Real TV")
            assert t.runner.titles("discard") == ["Mimic"]
            assert t.zone("Kala Ghoda Real TV") == "Archives"
            trashed = [one.side for one in t.state.journal.since(0) if one.kind == "trashed"]
            assert trashed == [CORP, RUNNER]


class TestSensieActorsUnion:
    def test_three_cards_and_one_of_hq_goes_under_the_deck(self) -> None:
        with before_turn("Sensie Actors Union") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Snare!")
            t.end_turn()
            t.corp.accept()
            t.corp.pick("Snare!")
            t.settle()
            assert t.happened("drawn") == 4
            assert t.state.card(t.state.deck[CORP][0]).title == "Snare!"

    def test_nobody_must_draw(self) -> None:
        with at_turn("Sensie Actors Union") as t:
            t.corp.decline()
            t.settle()
            assert (t.happened("drawn"), len(t.corp.titles("hand"))) == (1, 1)

    def test_behind_ice_it_does_nothing(self) -> None:
        with before_turn("Sensie Actors Union") as t:
            t.corp.put("Ice Wall", "Server 1")
            t.end_turn()
            t.settle()
            assert t.happened("drawn") == 1


class TestAlliances:
    @pytest.mark.parametrize(
        ("title", "words"),
        [
            ("Executive Search Firm", "6 or more non-alliance Weyland Consortium cards"),
            ("Ibrahim Salem", "6 or more non-alliance NBN cards"),
            ("Mumba Temple", "15 or fewer ice"),
            ("PAD Factory", "3 or more copies of PAD Campaign"),
        ],
    )
    def test_the_text_says_in_which_decks_they_cost_no_influence(self, title: str, words: str) -> None:
        assert f"costs no influence in a deck with {words}" in card(title).text


class TestMumbaTemple:
    def test_two_credits_each_turn_for_rezzing(self) -> None:
        with Table() as t:
            temple = t.corp.put("Mumba Temple", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("Mumba Temple")
            assert temple.tokens("credit") == 2
            t.corp.rez("PAD Campaign")
            t.corp.number(2)
            assert (t.corp.credits, temple.tokens("credit")) == (4, 0)
            t.end_turn()
            t.end_turn()
            assert temple.tokens("credit") == 2

    def test_for_nothing_else(self) -> None:
        with Table() as t:
            t.corp.put("Mumba Temple", "Server 1", rezzed=True, tokens={"credit": 2})
            t.corp.hand("Hedge Fund").set(credits=4)
            assert not t.corp.can("play", "Hedge Fund")


class TestPADFactory:
    def test_a_token_on_a_card_that_is_not_scored_this_turn(self) -> None:
        with Table() as t:
            t.corp.put("PAD Factory", "Server 1", rezzed=True)
            agenda = t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 1})
            t.corp.use("PAD Factory")
            t.corp.pick("Hostile Takeover")
            assert (agenda.tokens("advancement"), t.corp.clicks) == (2, 2)
            assert not t.corp.can("score", "Hostile Takeover")
            t.end_turn()
            t.end_turn(stop="5.6.1b")
            assert not t.corp.can("score", "Hostile Takeover", at="5.6.1b")
            t.corp.score_agenda("Hostile Takeover")
            assert t.corp.score == 1

    def test_any_installed_card_takes_it_and_others_can_be_scored(self) -> None:
        with Table() as t:
            t.corp.put("PAD Factory", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 2})
            breaker = t.runner.put("Corroder")
            t.corp.use("PAD Factory")
            t.corp.pick("Corroder")
            assert breaker.tokens("advancement") == 1
            assert t.happened("advanced") == 0
            assert t.corp.can("score", "Hostile Takeover")


class TestCommercialBankersGroup:
    def test_unprotected_it_pays_three(self) -> None:
        with before_turn("Commercial Bankers Group") as t:
            t.corp.put("Ice Wall", "HQ")
            t.end_turn()
            assert t.corp.credits == 8

    def test_behind_ice_it_pays_nothing(self) -> None:
        with before_turn("Commercial Bankers Group") as t:
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.end_turn()
            assert t.corp.credits == 5

    def test_ice_that_leaves_as_the_turn_begins_protects_it_no_more(self) -> None:
        with Table("runner", clicks=1, corp="Blue Sun: Powering the Future") as t:
            t.corp.put("Commercial Bankers Group", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.end_turn()
            t.corp.trigger("Blue Sun: Powering the Future")
            t.corp.pick("Ice Wall")
            t.settle()
            assert (t.zone("Ice Wall"), t.corp.credits) == ("HQ", 5 + 1 + 3)


class TestExecutiveSearchFirm:
    @pytest.mark.parametrize("title", ["Elizabeth Mills", "Tori Hanzō", "Alexa Belsky"])
    def test_an_executive_a_sysop_or_a_character_is_found(self, title: str) -> None:
        with Table() as t:
            t.corp.put("Executive Search Firm", "Server 1", rezzed=True)
            t.corp.deck(title, "PAD Campaign")
            t.corp.use("Executive Search Firm")
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick(title)
            assert t.corp.titles("hand") == [title]
            assert (t.corp.clicks, t.happened("revealed"), t.happened("shuffled")) == (2, 1, 1)


class TestIndianUnionStockExchange:
    def table(self, corp: str) -> Table:
        t = Table(corp=corp)
        t.corp.put("Indian Union Stock Exchange", "Server 1")
        t.corp.put("Snare!", "Server 3")
        return t

    @pytest.mark.rule("1.4.5")
    def test_cards_of_other_factions_and_neutral_ones_pay(self) -> None:
        with self.table("Jinteki: Personal Evolution") as t:
            t.corp.rez("Indian Union Stock Exchange")
            assert t.corp.credits == 5 - 1 + 1  # it sees itself
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("PAD Campaign")
            assert t.corp.credits == 5 - 2 + 1
            t.corp.hand("Hedge Fund").set(credits=5)
            t.corp.play("Hedge Fund")
            assert t.corp.credits == 10

    def test_cards_of_the_corps_own_faction_do_not(self) -> None:
        with self.table("Jinteki: Personal Evolution") as t:
            t.corp.rez("Indian Union Stock Exchange")
            t.corp.rez("Snare!")
            assert t.corp.credits == 5
            t.corp.hand("Neural EMP", "Celebrity Gift")
            t.corp.set(credits=5)
            t.corp.play("Celebrity Gift")
            t.corp.pick()
            assert t.corp.credits == 2

    def test_with_weyland_it_does_not_see_itself(self) -> None:
        with self.table("Weyland Consortium: Building a Better World") as t:
            t.corp.rez("Indian Union Stock Exchange")
            assert t.corp.credits == 4

    def test_what_the_runner_plays_is_not_counted(self) -> None:
        with Table("runner") as t:
            t.corp.put("Indian Union Stock Exchange", "Server 1", rezzed=True)
            t.runner.hand("Sure Gamble").play("Sure Gamble")
            assert t.corp.credits == 5


class TestMumbadCityHall:
    def hall(self, *deck: str) -> Table:
        t = Table()
        t.corp.put("Mumbad City Hall", "Server 1", rezzed=True)
        t.corp.deck(*deck)
        t.corp.use("Mumbad City Hall")
        return t

    def test_an_alliance_operation_is_played(self) -> None:
        with self.hall("Heritage Committee", "Hedge Fund") as t:
            assert not t.corp.can("pick", "Hedge Fund")
            t.corp.pick("Heritage Committee")
            t.corp.pick("Hedge Fund") if t.corp.can("pick", "Hedge Fund") else t.corp.pick(t.corp.titles("hand")[0])
            assert (t.corp.credits, t.corp.clicks) == (4, 2)
            assert t.zone("Heritage Committee") == "Archives"
            assert (t.happened("revealed"), t.happened("drawn")) == (1, 3)

    def test_an_alliance_asset_is_installed(self) -> None:
        with self.hall("Mumba Temple") as t:
            t.corp.pick("Mumba Temple")
            t.corp.destination("new")
            assert (t.card("Mumba Temple").server, t.corp.clicks) == ("Server 2", 2)
            assert t.happened("played") == 0

    def test_what_could_not_be_paid_for_is_not_found(self) -> None:
        with Table() as t:
            t.corp.put("Mumbad City Hall", "Server 1", rezzed=True)
            t.corp.deck("Salem's Hospitality", "Mumba Temple").set(credits=1)
            t.corp.use("Mumbad City Hall")
            assert not t.corp.can("pick", "Salem's Hospitality")
            t.corp.pick()
            assert t.happened("shuffled") == 1

    def test_any_card_in_rnd_is_enough_to_search_and_none_is_not(self) -> None:
        with Table(deck=1) as t:
            t.corp.put("Mumbad City Hall", "Server 1", rezzed=True)
            assert t.corp.can("action", "Mumbad City Hall")
        with Table(deck=0) as t:
            t.corp.put("Mumbad City Hall", "Server 1", rezzed=True)
            assert not t.corp.can("action", "Mumbad City Hall")


class TestMumbadConstructionCo:
    def test_a_token_each_turn(self) -> None:
        with at_turn("Mumbad Construction Co.") as t:
            assert t.card("Mumbad Construction Co.").tokens("advancement") == 1

    def test_two_credits_move_one_token_to_a_faceup_card(self) -> None:
        with Table() as t:
            company = t.corp.put("Mumbad Construction Co.", "Server 1", rezzed=True, tokens={"advancement": 2})
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 2")
            t.runner.put("Desperado")
            t.corp.use("Mumbad Construction Co.")
            assert not t.corp.can("pick", "Hostile Takeover")
            assert t.corp.can("pick", "Desperado")
            t.corp.pick("Ice Wall")
            assert (company.tokens("advancement"), wall.tokens("advancement")) == (1, 1)
            assert (t.corp.credits, t.corp.clicks) == (3, 3)

    def test_it_is_no_advancing(self) -> None:
        with Table() as t:
            t.corp.put("Mumbad Construction Co.", "Server 1", rezzed=True, tokens={"advancement": 1})
            t.corp.hand("Ice Wall").put("New Construction", "Server 2")
            t.state.things[t.cid("New Construction")].faceup = True
            t.corp.use("Mumbad Construction Co.")
            assert t.card("New Construction").tokens("advancement") == 1
            assert t.happened("advanced") == 0

    def test_without_a_token_a_card_or_credits_it_is_not_used(self) -> None:
        with Table() as t:
            t.corp.put("Mumbad Construction Co.", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            assert not t.corp.can("use", "Mumbad Construction Co.")
        with Table() as t:
            t.corp.put("Mumbad Construction Co.", "Server 1", rezzed=True, tokens={"advancement": 1})
            t.corp.put("Ice Wall", "HQ")
            assert not t.corp.can("use", "Mumbad Construction Co.")
        with Table() as t:
            t.corp.put("Mumbad Construction Co.", "Server 1", rezzed=True, tokens={"advancement": 1})
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.set(credits=1)
            assert not t.corp.can("use", "Mumbad Construction Co.")


class TestZealousJudge:
    @pytest.mark.rule("1.2.2")
    def test_he_comes_for_tagged_runners_only(self) -> None:
        with Table() as t:
            t.corp.put("Zealous Judge", "Server 1")
            assert not t.corp.can("rez", "Zealous Judge")
        with Table() as t:
            t.corp.put("Zealous Judge", "Server 1")
            t.runner.set(tags=1)
            t.corp.rez("Zealous Judge")
            assert t.card("Zealous Judge").rezzed

    def test_a_click_and_a_credit_are_a_tag(self) -> None:
        with Table() as t:
            t.corp.put("Zealous Judge", "Server 1", rezzed=True)
            t.corp.use("Zealous Judge")
            assert (t.state.tags, t.corp.clicks, t.corp.credits) == (1, 2, 4)
            t.corp.set(credits=0)
            assert not t.corp.can("action", "Zealous Judge")

    @pytest.mark.rule("1.2.2")
    def test_not_even_for_nothing(self) -> None:
        gift = operation("Gift", "neutral_corp", play(Target(Is((ASSET,))), RezTarget(ignore=True)), cost=0)
        with Table(cards=(gift,)) as t:
            t.corp.put("Zealous Judge", "Server 1")
            t.corp.put("Tiered Subscription", "Server 2")
            t.corp.hand("Gift", "Gift")
            for title, rezzed in (("Zealous Judge", False), ("Tiered Subscription", True)):
                t.corp.play("Gift")
                t.corp.pick(title)
                assert t.card(title).rezzed == rezzed
