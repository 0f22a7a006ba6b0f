"""Operations of the Spin cycle."""

from __future__ import annotations

import pytest
from tests.last_turns import after
from tests.verbs import now, told, top, traced

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.testing import Table


def tagless(t: Table) -> tuple[int, int]:
    """Tags and bad publicity."""
    return t.state.tags, t.state.bad_publicity


class TestHellionAlphaTest:
    def installed(self, title: str = "Kati Jones", *, by_turn: bool = True) -> Table:
        t = Table("runner", clicks=1)
        t.corp.hand("Hellion Alpha Test").set(credits=9)
        t.runner.put("Armitage Codebusting")
        if by_turn:
            t.runner.hand(title).set(credits=9).install(title)
        else:
            t.runner.put(title)
            t.end_turn()
        t.settle()
        return t

    @pytest.mark.parametrize(("spent", "gone", "bad"), [(1, True, 0), (2, False, 1)])
    def test_a_resource_goes_on_top_of_the_stack_or_bad_publicity_comes(self, spent: int, gone: bool, bad: int) -> None:
        with self.installed() as t:
            t.runner.set(credits=2)
            t.corp.play("Hellion Alpha Test")
            traced(t, 0, spent)
            if gone:
                t.corp.pick("Armitage Codebusting")  # not only the one that was installed
            assert (top(t, RUNNER) == ["Armitage Codebusting"]) == gone
            assert t.state.bad_publicity == bad

    def test_only_after_a_turn_in_which_a_resource_was_installed(self) -> None:
        with self.installed("Imp") as t:
            assert not t.corp.can("play", "Hellion Alpha Test")
        with self.installed(by_turn=False) as t:
            assert not t.corp.can("play", "Hellion Alpha Test")


class TestCorporateShuffle:
    def test_the_whole_hand_goes_and_five_cards_come(self) -> None:
        with Table(deck=2) as t:
            t.corp.hand("Corporate Shuffle", "Enigma", "Ice Wall", "PAD Campaign", "Hostile Takeover")
            t.corp.play("Corporate Shuffle")
            assert (len(t.corp.titles("hand")), len(t.corp.titles("deck")), t.corp.clicks) == (5, 1, 1)

    def test_not_with_a_single_click(self) -> None:
        with Table(clicks=1) as t:
            t.corp.hand("Corporate Shuffle", "Enigma")
            assert not t.corp.can("play", "Corporate Shuffle")


class TestShipmentFromSanSan:
    @pytest.mark.parametrize("n", [1, 2])
    def test_up_to_two_tokens_on_a_card_that_can_be_advanced(self, n: int) -> None:
        with Table() as t:
            agenda = t.corp.put("Nisei MK II", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Shipment from SanSan").play("Shipment from SanSan")
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Nisei MK II")
            assert not t.corp.can("number", number=3)
            t.corp.number(n)
            assert (agenda.tokens("advancement"), t.happened("advanced"), t.corp.clicks) == (n, 0, 1)

    def test_not_without_such_a_card_nor_with_a_single_click(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.hand("Shipment from SanSan")
            assert not t.corp.can("play", "Shipment from SanSan")
        with Table(clicks=1) as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Shipment from SanSan")
            assert not t.corp.can("play", "Shipment from SanSan")


class TestCreditsAndViruses:
    @pytest.mark.parametrize("cards", [1, 4])
    def test_sweeps_week_pays_for_each_card_in_the_grip(self, cards: int) -> None:
        with Table() as t:
            t.runner.hand(*["Sure Gamble"] * cards)
            t.corp.hand("Sweeps Week", "Enigma", "Enigma").play("Sweeps Week")
            assert t.corp.credits == 5 - 1 + cards

    def test_not_for_an_empty_grip(self) -> None:
        with Table() as t:
            t.corp.hand("Sweeps Week")
            assert not t.corp.can("play", "Sweeps Week")

    def test_restructure_turns_ten_into_fifteen(self) -> None:
        with Table() as t:
            t.corp.hand("Restructure").set(credits=9)
            assert not t.corp.can("play", "Restructure")
            t.corp.set(credits=10).play("Restructure")
            assert t.corp.credits == 15

    def test_cyberdex_trial_purges_for_one_click(self) -> None:
        with Table() as t:
            sucker = t.runner.put("Datasucker", tokens={"virus": 3})
            t.corp.hand("Cyberdex Trial").play("Cyberdex Trial")
            assert (sucker.tokens("virus"), t.corp.clicks, t.corp.credits) == (0, 2, 5)


class TestInterns:
    def test_ice_costs_nothing_whatever_is_there(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Interns", "Enigma", "Hedge Fund").discard("PAD Campaign", "Hedge Fund").set(credits=0)
            t.corp.play("Interns")
            assert t.corp.can("pick", "PAD Campaign")
            assert not t.corp.can("pick", "Hedge Fund")
            t.corp.pick("Enigma")
            t.corp.destination("HQ")
            t.corp.act("done")
            assert (t.card("Enigma").server, t.corp.credits, t.corp.clicks) == ("HQ", 0, 1)

    def test_from_archives(self) -> None:
        with Table() as t:
            t.corp.hand("Interns").discard("PAD Campaign", faceup=False).play("Interns")
            t.corp.destination("new") if now(t).kind == "install destination" else None
            assert t.card("PAD Campaign").server == "Server 1"

    @pytest.mark.rule("1.15.9")
    def test_what_is_added_to_the_install_cost_is_paid(self) -> None:
        for purse in (1, 0):
            with Table("runner", clicks=1) as t:
                t.corp.hand("Interns", "Enigma").set(credits=purse).put("Ice Wall", "HQ")
                t.runner.hand("Diwan").set(credits=9).install("Diwan")
                t.runner.act("server", server="HQ")
                t.settle()
                t.corp.set(credits=purse).play("Interns")
                t.corp.pick("Enigma") if now(t).kind == "install" else None
                assert t.corp.can("server", server="HQ") == bool(purse)
                t.corp.destination("HQ" if purse else "R&D")
                t.corp.act("done") if purse else None
                assert t.corp.credits == 0

    def test_not_without_a_card_to_install(self) -> None:
        with Table() as t:
            t.corp.hand("Interns", "Hedge Fund")
            assert not t.corp.can("play", "Interns")


class TestBadPublicity:
    @pytest.mark.parametrize(("had", "chosen", "left"), [(3, 2, 1), (3, 1, 2), (1, 1, 0), (3, 0, 3)])
    def test_witness_tampering_removes_up_to_two(self, had: int, chosen: int, left: int) -> None:
        with Table() as t:
            t.corp.hand("Witness Tampering").set(bad_publicity=had).play("Witness Tampering")
            assert not t.corp.can("number", number=min(had, 2) + 1)
            t.corp.number(chosen)
            assert (t.state.bad_publicity, t.corp.clicks, t.corp.credits) == (left, 1, 1)

    def test_not_without_any(self) -> None:
        with Table() as t:
            t.corp.hand("Witness Tampering")
            assert not t.corp.can("play", "Witness Tampering")

    @pytest.mark.parametrize("title", ["Akitaro Watanabe", "Elizabeth Mills", "Tenma Line"])
    def test_restoring_face_trashes_one_of_the_corps_own_for_it(self, title: str) -> None:
        with Table() as t:
            t.corp.put(title, "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2", rezzed=True)
            t.corp.put("Ryon Knight", "Server 3")
            t.corp.hand("Restoring Face").set(bad_publicity=3).play("Restoring Face")
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick(title)
            t.corp.number(2)
            assert (t.zone(title), t.state.bad_publicity) == ("Archives", 1)

    @pytest.mark.rule("4.1.2b")
    def test_an_unrezzed_one_is_shown(self) -> None:
        with Table() as t:
            t.corp.put("Ryon Knight", "Server 3")
            t.corp.hand("Restoring Face").set(bad_publicity=1).play("Restoring Face")
            t.corp.number(1)
            assert (t.zone("Ryon Knight"), t.state.bad_publicity) == ("Archives", 0)
            assert "Ryon Knight" in told(t, RUNNER)

    def test_not_without_such_a_card(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 2", rezzed=True)
            t.corp.hand("Restoring Face").set(bad_publicity=1)
            assert not t.corp.can("play", "Restoring Face")


class TestInvasionOfPrivacy:
    def played(self, corp: int, runner: int) -> Table:
        t = Table()
        t.corp.hand("Invasion of Privacy").set(credits=9)
        t.runner.hand("Sure Gamble", "Kati Jones", "Corroder", "Desperado", "Armitage Codebusting").set(credits=5)
        t.corp.play("Invasion of Privacy")
        traced(t, corp, runner)
        return t

    def test_as_many_events_and_resources_as_it_exceeded(self) -> None:
        with self.played(0, 0) as t:
            assert "Desperado" in told(t, CORP)
            assert not any(t.corp.can("pick", title) for title in ("Corroder", "Desperado"))
            t.corp.pick("Kati Jones", "Sure Gamble")
            assert t.runner.titles("discard") == ["Kati Jones", "Sure Gamble"]
            assert t.state.bad_publicity == 0

    def test_up_to_that_many(self) -> None:
        with self.played(2, 1) as t:
            t.corp.pick("Kati Jones")
            assert t.runner.titles("discard") == ["Kati Jones"]

    def test_one_if_it_was_by_one(self) -> None:
        with self.played(0, 1) as t:
            t.corp.pick("Armitage Codebusting")
            assert t.runner.titles("discard") == ["Armitage Codebusting"]

    def test_a_failure_is_bad_publicity(self) -> None:
        with self.played(0, 2) as t:
            assert (t.state.bad_publicity, t.runner.titles("discard")) == (1, [])
            assert (t.corp.clicks, t.corp.credits) == (1, 7)


class TestReclamationOrder:
    def test_any_number_of_copies_of_one_named_card(self) -> None:
        with Table() as t:
            t.corp.hand("Reclamation Order").discard("Hedge Fund", "Hedge Fund", "Hedge Fund", "Enigma")
            t.corp.play("Reclamation Order")
            assert not t.corp.can("name", "Reclamation Order")
            t.corp.act("name", "Hedge Fund")
            assert not t.corp.can("pick", "Enigma")
            t.corp.pick("Hedge Fund", "Hedge Fund")
            assert t.corp.titles("hand") == ["Hedge Fund", "Hedge Fund"]
            assert (t.corp.clicks, t.corp.credits, t.happened("revealed")) == (1, 4, 2)

    def test_facedown_copies_are_shown(self) -> None:
        with Table() as t:
            t.corp.hand("Reclamation Order").discard("Enigma", faceup=False)
            t.corp.play("Reclamation Order")
            t.corp.act("name", "Enigma")
            t.corp.pick("Enigma")
            assert t.corp.titles("hand") == ["Enigma"]
            assert "Enigma" in told(t, RUNNER)

    def test_a_card_that_is_not_there_may_be_named(self) -> None:
        with Table() as t:
            t.corp.hand("Reclamation Order").discard("Enigma")
            t.corp.play("Reclamation Order")
            t.corp.act("name", "Ice Wall")
            assert t.corp.titles("hand") == []


class TestAcceleratedDiagnostics:
    def looking(self, *deck: str, hand: tuple[str, ...] = ()) -> Table:
        t = Table()
        t.corp.hand("Accelerated Diagnostics", *hand).deck("Ice Wall", *deck).set(credits=9)
        t.corp.play("Accelerated Diagnostics")
        return t

    def test_operations_among_the_top_three_are_played_and_the_rest_goes(self) -> None:
        with self.looking("Enigma", "Beanstalk Royalties", "Hedge Fund") as t:
            assert not t.corp.can("pick", "Enigma")
            t.corp.pick("Hedge Fund")
            assert t.corp.credits == 9 - 1 - 5 + 9
            t.corp.pick("Beanstalk Royalties")
            assert t.corp.credits == 12 + 3
            assert t.corp.titles("discard") == [
                "Accelerated Diagnostics",
                "Beanstalk Royalties",
                "Enigma",
                "Hedge Fund",
            ]
            assert top(t, CORP) == ["Ice Wall"]
            assert t.corp.clicks == 2

    def test_in_any_order_and_none_has_to_be_played(self) -> None:
        with self.looking("Beanstalk Royalties", "Hedge Fund", "Restructure") as t:
            assert not t.corp.can("pick", "Restructure")  # 10 are not there yet
            t.corp.pick("Beanstalk Royalties")
            assert t.corp.can("pick", "Restructure")
            t.corp.decline()
            assert t.corp.credits == 11
            assert "Restructure" in t.corp.titles("discard")

    def test_all_three_may_be_operations(self) -> None:
        with self.looking("Beanstalk Royalties", "Hedge Fund", "Restructure") as t:
            t.corp.pick("Hedge Fund")
            t.corp.pick("Beanstalk Royalties")
            t.corp.pick("Restructure")
            assert t.corp.credits == 9 - 1 + 4 + 3 + 5

    def test_additional_costs_are_ignored(self) -> None:
        with self.looking("Witness Tampering", "Corporate Shuffle", "Celebrity Gift", hand=("Enigma",)) as t:
            t.corp.pick("Celebrity Gift")
            t.corp.pick("Enigma")
            assert (t.corp.credits, t.corp.clicks) == (9 - 1 - 3 + 2, 2)
            t.corp.decline()

    @pytest.mark.rule("4.1.2a")
    def test_after_a_shuffle_nothing_more_of_it_happens(self) -> None:
        with self.looking("Enigma", "Hedge Fund", "Corporate Shuffle", hand=("Ice Wall",)) as t:
            t.corp.pick("Corporate Shuffle")
            assert "Enigma" not in t.corp.titles("discard")
            assert "Hedge Fund" not in t.corp.titles("discard")

    def test_a_card_that_was_drawn_is_neither_played_nor_trashed(self) -> None:
        with self.looking("Hedge Fund", "Enigma", "Anonymous Tip") as t:
            t.corp.pick("Anonymous Tip")
            assert sorted(t.corp.titles("hand")) == ["Enigma", "Hedge Fund", "Ice Wall"]
            assert t.corp.titles("discard") == ["Accelerated Diagnostics", "Anonymous Tip"]

    def test_conditions_of_the_card_itself_still_hold(self) -> None:
        with self.looking("Enigma", "Enigma", "Scorched Earth") as t:
            assert t.corp.titles("discard").count("Scorched Earth") == 1
            assert t.happened("damaged") == 0


def test_a_trace_of_bad_publicity_is_all_that_is_left() -> None:
    with after(hand=("Hellion Alpha Test",)) as t:
        assert not t.corp.can("play", "Hellion Alpha Test")
        assert tagless(t) == (0, 0)


@pytest.mark.rule("1.2.5")
def test_ice_is_not_chosen_for_a_server_where_it_could_not_be_paid_for() -> None:
    with Table(corp="Asa Group: Security Through Vigilance") as t:
        t.corp.put("Architect", "Server 1", rezzed=True)  # it cannot be trashed, so it has to be paid for
        t.corp.hand("PAD Campaign", "Enigma").set(credits=0).install("PAD Campaign", "Server 1")
        assert t.corp.titles("hand") == ["Enigma"]
        assert now(t).kind != "install destination"
