"""Installing and rezzing by version 26.03 (CR 26.03:8.1, 26.03:8.5): two acts, and what is revealed."""

from __future__ import annotations

import pytest
from tests.verbs import every_window, now, story

from sneakdoor.cards.vocabulary import (
    ASSET,
    CORP,
    ICE,
    IN_DISCARD,
    IN_HAND,
    MINE,
    RUNNER,
    THIS,
    UPGRADE,
    Clicks,
    EndRun,
    Gain,
    InstallIce,
    InstallOne,
    Is,
    On,
    RezTarget,
    Target,
    TrashThis,
    asset,
    ice,
    limit_one_region,
    operation,
    paid,
    play,
    resource,
    sub,
    upgrade,
    when,
)
from sneakdoor.model.declare import CardDef
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table

RULES = "26.03"

FROM_HQ = Is((ASSET, ICE, UPGRADE), zone=IN_HAND, side=CORP)
NOTICE = asset("Notice", "neutral_corp", when(On("installed", by=MINE), Gain(1)), cost=2, trash=0)
WALL = ice("Wall", "neutral_corp", sub(EndRun()), subtypes="Barrier", cost=6, strength=1)


def build(install: InstallOne) -> CardDef:
    return operation("Build", "neutral_corp", play(install), cost=0)


def corp(*made: CardDef, credits_: int = 10) -> Table:
    """The Corp's action phase, with the operation that the first card is in HQ."""
    t = Table("corp", cards=made, rules=RULES)
    t.corp.hand(made[0].title).set(credits=credits_)
    return t


def shown(t: Table, title: str) -> bool:
    return visible(t.state, t.cid(title), RUNNER)


class TestInstallAndRez:
    @pytest.mark.rule("26.03:8.5.15", "26.03:8.1.2e")
    def test_the_card_is_installed_and_then_rezzed(self) -> None:
        with corp(build(InstallOne(FROM_HQ, rezzed=True))) as t:
            t.corp.hand("Adonis Campaign")
            t.corp.play("Build")
            t.settle()
            assert t.card("Adonis Campaign").rezzed
            assert t.corp.credits == 10 - 4
            assert story(t, "installed", "credits spent", "rezzed")[-3:] == ["installed", "credits spent", "rezzed"]

    @pytest.mark.rule("26.03:8.5.15", "26.03:8.1.2e", "26.03:1.16.3a", "26.03:9.6.5b")
    @pytest.mark.parametrize("ignore", [False, True])
    def test_it_does_not_see_its_own_install(self, ignore: bool) -> None:
        """The payment, even of nothing, has a checkpoint, and the card is not active yet."""
        with corp(build(InstallOne(FROM_HQ, rezzed=True, ignore=ignore)), NOTICE) as t:
            t.corp.hand("Notice")
            t.corp.play("Build")
            t.settle()
            assert t.card("Notice").rezzed
            assert t.corp.credits == (10 if ignore else 8)

    @pytest.mark.rule("26.03:8.5.15", "26.03:8.1.2e")
    def test_what_waited_for_the_install_resolves_before_the_rez(self) -> None:
        pays = resource("Meter", "neutral_runner", when(On("installed", by=CORP), Gain(1)), cost=0)
        sees = resource("Bell", "neutral_runner", when(On("rezzed"), Gain(2)), cost=0)
        with corp(build(InstallOne(FROM_HQ, rezzed=True, ignore=True)), pays, sees) as t:
            t.runner.put("Meter")
            t.runner.put("Bell")
            t.corp.hand("Adonis Campaign")
            t.corp.play("Build")
            t.settle()
            assert story(t, "installed", "credits gained", "rezzed") == [
                "installed",
                "credits gained",
                "rezzed",
                "credits gained",
            ]

    @pytest.mark.rule("26.03:8.5.15a", "26.03:8.5.5")
    def test_of_several_each_is_rezzed_before_the_next_is_installed(self) -> None:
        with corp(build(InstallOne(FROM_HQ, n=2, rezzed=True, ignore=True))) as t:
            t.corp.hand("Adonis Campaign", "PAD Campaign")
            t.corp.play("Build")
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            t.settle()
            assert story(t, "installed", "rezzed") == ["installed", "rezzed"] * 2

    @pytest.mark.rule("26.03:8.1.2b", "26.03:8.1.2d")
    def test_an_ability_that_rezzes_has_the_cost_paid_first(self) -> None:
        wake = operation("Wake", "neutral_corp", play(Target(Is((ASSET,), rezzed=False)), RezTarget()), cost=0)
        with corp(wake, credits_=4) as t:
            t.corp.put("Adonis Campaign", "Server 1")
            t.corp.play("Wake")
            t.settle()
            assert t.card("Adonis Campaign").rezzed
            assert story(t, "credits spent", "rezzed") == ["credits spent", "rezzed"]
            assert t.corp.credits == 0

    @pytest.mark.rule("26.03:8.1.2e", "26.03:1.16.5c")
    def test_cards_rezzed_at_no_cost_are_turned_faceup_together(self) -> None:
        """A cost of nothing is paid once for all of them, and they become active after it."""
        two = Target(Is((ASSET,), rezzed=False), 2)
        wake = operation("Wake", "neutral_corp", play(two, RezTarget(ignore=True)), cost=0)
        bell = asset("Bell", "neutral_corp", when(On("rezzed", by=MINE), Gain(1)), cost=5, trash=0)
        with corp(wake, bell, credits_=0) as t:
            t.corp.put("Bell", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.play("Wake")
            t.corp.pick("PAD Campaign", "Bell")
            t.answer(now(t).options[0])
            t.settle()
            assert t.corp.credits == 2  # for itself and for the other
            assert (t.card("Bell").rezzed, t.card("PAD Campaign").rezzed) == (True, True)
            assert t.happened("rezzed") == 2


class TestRezzing:
    @pytest.mark.rule("26.03:8.1.2", "26.03:8.1.2a")
    def test_assets_and_upgrades_are_rezzed_in_windows_that_allow_it_and_ice_when_approached(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Adonis Campaign", "Server 1")
            t.corp.set(credits=10)
            every_window(t)
            t.runner.run("HQ")
            seen = set()
            while t.run is not None:
                d = now(t)
                if d.side == CORP:
                    seen |= {(d.rule, str(option.card)) for option in d.options if option.kind == "rez"}
                wanted = next(o for o in d.options if o.kind in ("pass", "continue", "done", "no"))
                t.answer(wanted)
            rules = {rule for rule, title in seen if title == "Ice Wall"}
            assert rules == {"26.03:6.9.2b"}
            assert {"26.03:6.9.1e", "26.03:6.9.2b", "26.03:6.9.4e"} <= {
                rule for rule, title in seen if title != "Ice Wall"
            }


class TestTotalDiscounts:
    """CR 26.03:1.16.2f: "a total of N less" to install and rez a card."""

    def _at(self, there: int, credits_: int, discount: int = 3, *, if_able: bool = False) -> Table:
        t = corp(build(InstallOne(FROM_HQ, discount=discount, rezzed=True, if_able=if_able)), WALL, credits_=credits_)
        for _ in range(there):
            t.corp.put("Ice Wall", "HQ")
        t.corp.hand("Wall")
        return t

    @pytest.mark.rule("26.03:1.16.2f", "26.03:8.5.16d", example=47)
    def test_the_corp_divides_it_between_the_two_costs(self) -> None:
        """As with Tucana and Logjam."""
        with self._at(1, 4) as t:
            t.corp.play("Build")
            t.corp.destination("HQ")
            t.corp.act("done")
            assert (now(t).kind, now(t).rule) == ("take off the install cost", "26.03:1.16.2f")
            t.corp.number(1)
            t.settle()
            assert t.card("Wall").rezzed
            assert t.corp.credits == 0

    @pytest.mark.rule("26.03:1.16.2f")
    def test_any_two_numbers_that_make_it_up_may_be_said(self) -> None:
        with self._at(1, 9) as t:
            t.corp.play("Build")
            t.corp.destination("HQ")
            t.corp.act("done")
            assert [option.number for option in now(t).options] == [0, 1, 2, 3]
            t.corp.number(0)
            t.settle()
            assert t.corp.credits == 9 - 1 - 3

    @pytest.mark.rule("26.03:1.16.2f")
    def test_what_is_taken_off_a_cost_of_nothing_is_lost(self) -> None:
        with self._at(1, 9) as t:
            t.corp.play("Build")
            t.corp.destination("HQ")
            t.corp.act("done")
            t.corp.number(3)
            t.settle()
            assert t.corp.credits == 9 - 6

    @pytest.mark.rule("26.03:1.16.2f")
    def test_without_an_install_cost_all_of_it_lowers_the_rez_cost(self) -> None:
        with self._at(0, 9) as t:
            t.corp.play("Build")
            t.corp.destination("HQ")
            t.settle()
            assert t.corp.credits == 9 - 3

    @pytest.mark.rule("26.03:1.16.2f")
    def test_if_both_must_be_paid_only_divisions_that_can_be_are_offered(self) -> None:
        with self._at(2, 5, if_able=True) as t:
            t.corp.play("Build")
            t.corp.destination("HQ")
            t.corp.act("done")
            assert [option.number for option in now(t).options] == [0, 1, 2]
            t.corp.number(2)
            t.settle()
            assert (t.card("Wall").rezzed, t.corp.credits) == (True, 0)

    @pytest.mark.rule("26.03:1.16.2f")
    def test_and_a_card_whose_costs_are_too_high_together_is_not_chosen(self) -> None:
        with self._at(0, 2, if_able=True) as t:
            t.corp.hand("Enigma")
            t.corp.play("Build")
            t.corp.destination("HQ")
            t.settle()
            assert t.card("Enigma").rezzed
            assert t.zone("Wall") == "HQ"


class TestReveal:
    @pytest.mark.rule("26.03:8.5.13a", example=114)
    def test_a_card_that_is_installed_by_the_basic_action_is_not_shown(self) -> None:
        with Table("corp", rules=RULES) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Ash 2X3ZB9CY")
            t.corp.install("Ash 2X3ZB9CY", "Server 1")
            if t.corp.can("done"):
                t.corp.act("done")
            assert t.happened("revealed") == 0
            assert not shown(t, "Ash 2X3ZB9CY")

    @pytest.mark.rule("26.03:8.5.13a", "26.03:8.5.13")
    def test_nor_is_one_that_had_to_be_of_a_type(self) -> None:
        with corp(build(InstallOne(Is((ICE,), zone=IN_HAND, side=CORP)))) as t:
            t.corp.hand("Enigma")
            t.corp.play("Build")
            t.corp.destination("HQ")
            assert t.card("Enigma").installed
            assert t.happened("revealed") == 0
            assert not shown(t, "Enigma")

    @pytest.mark.rule("26.03:8.5.13b", example=116)
    def test_nor_to_verify_that_a_root_has_one_region_only(self) -> None:
        region = upgrade("Region", "neutral_corp", limit_one_region(), subtypes="Region", cost=0, trash=0)
        with Table("corp", cards=(region,), rules=RULES) as t:
            t.corp.put("Region", "Server 1", rezzed=True)
            t.corp.hand("Ash 2X3ZB9CY")
            t.corp.install("Ash 2X3ZB9CY", "Server 1")
            if t.corp.can("done"):
                t.corp.act("done")
            assert t.happened("revealed") == 0

    @pytest.mark.rule("26.03:8.5.13c", "26.03:8.5.13", "26.03:4.1.2a")
    def test_one_that_had_to_be_anything_else_is_revealed(self) -> None:
        with corp(build(InstallOne(Is((ICE,), ("Barrier",), zone=IN_HAND, side=CORP)))) as t:
            t.corp.hand("Ice Wall")
            t.corp.play("Build")
            t.corp.destination("HQ")
            assert not t.card("Ice Wall").rezzed
            assert t.happened("revealed") == 1
            assert shown(t, "Ice Wall")

    @pytest.mark.rule("26.03:8.5.13c")
    def test_not_if_both_players_saw_it_before(self) -> None:
        with corp(build(InstallOne(Is((ICE,), ("Barrier",), zone=IN_DISCARD, side=CORP)))) as t:
            t.corp.discard("Ice Wall")
            t.corp.play("Build")
            t.corp.destination("HQ")
            assert t.happened("revealed") == 0

    @pytest.mark.rule("26.03:8.5.13d", example=118)
    def test_an_agenda_that_was_to_be_rezzed_is_revealed(self) -> None:
        """As with Trust Operation."""
        with corp(build(InstallOne(Is(zone=IN_DISCARD, side=CORP), rezzed=True))) as t:
            t.corp.discard("Hostile Takeover")
            t.corp.play("Build")
            assert t.card("Hostile Takeover").installed
            assert t.happened("revealed") == 1
            assert shown(t, "Hostile Takeover")

    @pytest.mark.rule("26.03:8.5.13d", "26.03:8.1.2d")
    def test_so_is_one_that_the_corp_cannot_pay_for(self) -> None:
        with corp(build(InstallOne(FROM_HQ, rezzed=True)), credits_=0) as t:
            t.corp.hand("Enigma")
            t.corp.play("Build")
            t.corp.destination("HQ")
            assert (t.card("Enigma").installed, t.card("Enigma").rezzed) == (True, False)
            assert shown(t, "Enigma")

    @pytest.mark.rule("26.03:8.5.13d")
    def test_and_one_whose_additional_cost_is_declined(self) -> None:
        """As with Archer."""
        with corp(build(InstallOne(FROM_HQ, rezzed=True))) as t:
            t.corp.scored("Hostile Takeover").hand("Archer")
            t.corp.play("Build")
            t.corp.destination("HQ")
            t.corp.no()
            assert (t.card("Archer").installed, t.card("Archer").rezzed) == (True, False)
            assert t.happened("revealed") == 1
            assert t.corp.credits == 10

    @pytest.mark.rule("26.03:8.5.13d", "26.03:8.5.15")
    def test_what_was_rezzed_needs_no_reveal(self) -> None:
        with corp(build(InstallOne(FROM_HQ, rezzed=True))) as t:
            t.corp.hand("Enigma")
            t.corp.play("Build")
            t.corp.destination("HQ")
            assert t.card("Enigma").rezzed
            assert t.happened("revealed") == 0

    @pytest.mark.rule("26.03:8.5.13d", example=119)
    def test_with_if_able_a_card_that_cannot_be_rezzed_is_not_chosen(self) -> None:
        """As with Ad Blitz."""
        with corp(build(InstallOne(FROM_HQ, rezzed=True, if_able=True)), credits_=3) as t:
            t.corp.hand("Enigma", "Tollbooth")
            t.corp.play("Build")
            t.corp.destination("HQ")  # the only choice was Enigma
            assert t.card("Enigma").rezzed
            assert t.zone("Tollbooth") == "HQ"

    @pytest.mark.rule("26.03:8.5.13d", example=119)
    def test_and_an_additional_cost_cannot_be_declined(self) -> None:
        with corp(build(InstallOne(FROM_HQ, rezzed=True, if_able=True))) as t:
            t.corp.scored("Hostile Takeover").hand("Archer")
            t.corp.play("Build")
            t.corp.destination("HQ")
            t.settle()
            assert t.card("Archer").rezzed
            assert t.happened("forfeited") == 1


class TestDestinations:
    @pytest.mark.rule("26.03:8.5.14")
    def test_a_place_that_cannot_be_found_means_no_install(self) -> None:
        """Ice that installs other ice directly inward of itself, and was trashed for that."""
        inward = InstallIce(Is((ICE,), zone=IN_HAND, side=CORP), behind=THIS)
        deep = ice("Deep", "neutral_corp", paid((Clicks(1), TrashThis()), inward, Gain(1)), cost=0, strength=1)
        with Table("corp", cards=(deep,), rules=RULES) as t:
            t.corp.hand("Enigma").put("Deep", "HQ", rezzed=True)
            t.corp.use("Deep")
            t.settle()
            assert t.zone("Enigma") == "HQ"
            assert t.happened("installed") == 0
