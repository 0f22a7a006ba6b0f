"""What icebreakers cost, what they break, how many, and how strong they get for how long."""

from __future__ import annotations

import pytest
from tests.verbs import break_once, encounter, now, trial

from sneakdoor.cards.vocabulary import ForceEncounter, Gain, accessed, ice, sub
from sneakdoor.testing import Table


@pytest.mark.parametrize(
    ("title", "kind", "strength", "price", "broken"),
    [
        ("Corroder", "Barrier", 2, 1, 1),
        ("Mimic", "Sentry", 3, 1, 1),
        ("Force of Nature", "Code Gate", 1, 2, 2),
        ("Morning Star", "Barrier", 5, 1, 3),
        ("Darwin", "Trap", 0, 2, 1),
        ("Femme Fatale", "Sentry", 2, 1, 1),
        ("Ninja", "Sentry", 0, 1, 1),
        ("Abagnale", "Code Gate", 2, 1, 1),
        ("Aurora", "Barrier", 1, 2, 1),
        ("Demara", "Barrier", 1, 2, 2),
        ("Faerie", "Sentry", 2, 0, 1),
        ("Peacock", "Code Gate", 2, 2, 1),
        ("Gordian Blade", "Code Gate", 2, 1, 1),
        ("Battering Ram", "Barrier", 3, 2, 2),
        ("Pipeline", "Sentry", 1, 1, 1),
        ("Eater", "Trap", 2, 1, 1),
        ("Study Guide", "Code Gate", 0, 1, 1),
        ("Inversificator", "Code Gate", 2, 1, 1),
        ("Crypsis", "Trap", 0, 1, 1),
        ("Wyrm", "Trap", 0, 3, 1),
    ],
)
def test_what_an_icebreaker_breaks_for_how_much(title: str, kind: str, strength: int, price: int, broken: int) -> None:
    t = Table("runner", cards=(trial(kind, strength),))
    t.corp.put("Trial", "HQ", rezzed=True)
    t.runner.put(title)
    t.runner.set(credits=10)
    encounter(t, "HQ")
    break_once(t, title)
    assert t.runner.credits == 10 - price
    t.settle()
    assert t.corp.credits == 5 + 3 - broken


@pytest.mark.parametrize(
    ("title", "kind", "strength"),
    [
        ("Corroder", "Barrier", 3),
        ("Mimic", "Sentry", 4),
        ("Force of Nature", "Code Gate", 2),
        ("Morning Star", "Barrier", 6),
        ("Darwin", "Trap", 1),
        ("Femme Fatale", "Sentry", 3),
        ("Ninja", "Sentry", 1),
        ("Abagnale", "Code Gate", 3),
        ("Aurora", "Barrier", 2),
        ("Demara", "Barrier", 2),
        ("Faerie", "Sentry", 3),
        ("Peacock", "Code Gate", 3),
        ("Gordian Blade", "Code Gate", 3),
        ("Battering Ram", "Barrier", 4),
        ("Pipeline", "Sentry", 2),
        ("Eater", "Trap", 3),
        ("Study Guide", "Code Gate", 1),
        ("Inversificator", "Code Gate", 3),
        ("Crypsis", "Trap", 1),
        ("Wyrm", "Trap", 1),
    ],
)
def test_an_icebreaker_breaks_nothing_of_ice_that_is_stronger(title: str, kind: str, strength: int) -> None:
    with Table("runner", cards=(trial(kind, strength),), skip_forced=False) as t:
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put(title)
        t.runner.set(credits=10)
        encounter(t, "HQ")
        assert not t.runner.can("use", title, says="Break", at="6.9.3b")


@pytest.mark.parametrize(
    ("title", "other"),
    [
        ("Corroder", "Sentry - Code Gate"),
        ("Mimic", "Barrier - Code Gate"),
        ("Force of Nature", "Barrier - Sentry"),
        ("Morning Star", "Sentry - Code Gate"),
        ("Femme Fatale", "Barrier - Code Gate"),
        ("Ninja", "Barrier - Code Gate"),
        ("Abagnale", "Barrier - Sentry"),
        ("Aurora", "Sentry - Code Gate"),
        ("Demara", "Sentry - Code Gate"),
        ("Faerie", "Barrier - Code Gate"),
        ("Peacock", "Barrier - Sentry"),
        ("Gordian Blade", "Barrier - Sentry"),
        ("Battering Ram", "Sentry - Code Gate"),
        ("Pipeline", "Barrier - Code Gate"),
        ("Study Guide", "Barrier - Sentry"),
        ("Inversificator", "Barrier - Sentry"),
    ],
)
def test_an_icebreaker_breaks_nothing_of_ice_of_other_kinds(title: str, other: str) -> None:
    with Table("runner", cards=(trial(other, 0),), skip_forced=False) as t:
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put(title)
        t.runner.set(credits=10)
        encounter(t, "HQ")
        assert not t.runner.can("use", title, says="Break", at="6.9.3b")


@pytest.mark.parametrize(
    ("title", "kind"), [("Force of Nature", "Code Gate"), ("Demara", "Barrier"), ("Battering Ram", "Barrier")]
)
def test_who_can_break_two_may_break_only_one(title: str, kind: str) -> None:
    t = Table("runner", cards=(trial(kind, 0),))
    t.corp.put("Trial", "HQ", rezzed=True)
    t.runner.put(title)
    encounter(t, "HQ")
    t.runner.use(title, "Break")
    t.game.choose(now(t).options[0])
    t.runner.act("done")
    assert t.runner.credits == 3
    t.settle()
    assert t.corp.credits == 7


@pytest.mark.parametrize(
    ("title", "kind", "price", "before", "after"),
    [
        ("Corroder", "Barrier", 1, 2, 3),
        ("Force of Nature", "Code Gate", 1, 1, 2),
        ("Femme Fatale", "Sentry", 2, 2, 3),
        ("Ninja", "Sentry", 3, 0, 5),
        ("Abagnale", "Code Gate", 2, 2, 4),
        ("Aurora", "Barrier", 2, 1, 4),
        ("Demara", "Barrier", 2, 1, 4),
        ("Faerie", "Sentry", 1, 2, 3),
        ("Peacock", "Code Gate", 2, 2, 5),
        ("Eater", "Trap", 1, 2, 3),
        ("Inversificator", "Code Gate", 1, 2, 3),
        ("Crypsis", "Trap", 1, 0, 1),
        ("Wyrm", "Trap", 1, 1, 2),
        ("Flashbang", "Sentry", 1, 0, 1),
    ],
)
def test_an_icebreaker_gets_stronger_for_one_encounter(
    title: str, kind: str, price: int, before: int, after: int
) -> None:
    t = Table("runner", cards=(trial(kind, 4),))
    t.corp.put("Trial", "HQ", rezzed=True)
    t.corp.put("Trial", "HQ", rezzed=True)
    breaker = t.runner.put(title)
    t.runner.set(credits=9)
    assert breaker.strength == before
    encounter(t, "HQ")
    t.runner.use(title, "+")
    assert (breaker.strength, t.runner.credits) == (after, 9 - price)
    t.runner.pass_()
    encounter(t)
    assert (breaker.strength, t.corp.credits) == (before, 8)


@pytest.mark.parametrize(
    ("title", "kind", "price", "before", "after"),
    [
        ("Gordian Blade", "Code Gate", 1, 2, 3),
        ("Battering Ram", "Barrier", 1, 3, 4),
        ("Pipeline", "Sentry", 2, 1, 2),
    ],
)
def test_an_icebreaker_gets_stronger_for_a_whole_run(
    title: str, kind: str, price: int, before: int, after: int
) -> None:
    t = Table("runner", cards=(trial(kind, 4),))
    t.corp.put("Trial", "HQ", rezzed=True)
    t.corp.put("Trial", "HQ", rezzed=True)
    breaker = t.runner.put(title)
    encounter(t, "HQ")
    t.runner.use(title, "+")
    assert (breaker.strength, t.runner.credits) == (after, 5 - price)
    t.runner.pass_()
    encounter(t)
    assert (breaker.strength, t.corp.credits) == (after, 8)
    t.finish_run()
    assert breaker.strength == before


class TestWyrm:
    def test_wyrm_makes_ice_weaker_and_breaks_a_subroutine_of_ice_with_no_strength(self) -> None:
        t = Table("runner", cards=(trial("Trap", 1),))
        first = t.corp.put("Trial", "HQ", rezzed=True)
        second = t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Wyrm")
        t.runner.set(credits=10)
        encounter(t, "HQ")
        t.runner.use("Wyrm", "-1")
        assert (second.strength, first.strength, t.runner.credits) == (0, 1, 9)
        break_once(t, "Wyrm")
        assert t.runner.credits == 6
        t.runner.pass_()
        encounter(t)
        assert (second.strength, t.corp.credits) == (1, 7)


class TestCrypsis:
    def test_crypsis_gets_a_virus_counter_for_a_click_and_gives_one_back_when_it_broke(self) -> None:
        t = Table("runner", cards=(trial("Trap", 0),))
        t.corp.put("Trial", "HQ", rezzed=True)
        crypsis = t.runner.put("Crypsis")
        t.runner.use("Crypsis", "Place")
        t.runner.use("Crypsis", "Place")
        assert (crypsis.tokens("virus"), t.runner.clicks, t.runner.credits) == (2, 2, 5)
        encounter(t, "HQ")
        break_once(t, "Crypsis")
        t.settle()
        t.runner.mode("emove")
        assert (crypsis.tokens("virus"), crypsis.zone) == (1, "the play area")
        t.finish_run()
        encounter(t, "HQ")
        t.finish_run()
        assert (crypsis.tokens("virus"), crypsis.zone) == (1, "the play area")

    def test_crypsis_is_trashed_if_it_broke_and_has_no_counter(self) -> None:
        t = Table("runner", cards=(trial("Trap", 0),))
        t.corp.put("Trial", "HQ", rezzed=True)
        crypsis = t.runner.put("Crypsis")
        encounter(t, "HQ")
        break_once(t, "Crypsis")
        t.settle()
        assert crypsis.zone == "the heap"


class TestFaerie:
    def test_faerie_is_trashed_after_an_encounter_in_which_it_broke_something(self) -> None:
        t = Table("runner", cards=(trial("Sentry", 2),))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        faerie = t.runner.put("Faerie")
        encounter(t, "HQ")
        t.runner.pass_()
        encounter(t)
        assert faerie.zone == "the play area"
        break_once(t, "Faerie")
        assert (faerie.zone, t.runner.credits) == ("the play area", 5)
        t.finish_run()
        assert faerie.zone == "the heap"


class TestDarwin:
    def test_darwin_grows_for_a_credit_when_the_runners_turn_begins(self) -> None:
        t = Table("corp")
        darwin = t.runner.put("Darwin", tokens={"virus": 1})
        assert darwin.strength == 1
        t.end_turn()
        t.runner.accept()
        assert (darwin.tokens("virus"), darwin.strength, t.runner.credits) == (2, 2, 4)
        t.end_turn()
        t.settle()
        assert (darwin.tokens("virus"), t.state.active) == (2, 0)

    def test_darwin_need_not_grow(self) -> None:
        t = Table("corp")
        darwin = t.runner.put("Darwin")
        t.end_turn()
        t.runner.decline()
        assert (darwin.tokens("virus"), t.runner.credits) == (0, 5)


class TestStudyGuide:
    def test_study_guide_gets_a_power_counter_and_so_strength_for_good(self) -> None:
        t = Table("runner", cards=(trial("Code Gate", 1),))
        t.corp.put("Trial", "HQ", rezzed=True)
        guide = t.runner.put("Study Guide")
        t.runner.use("Study Guide", "Place")
        assert (guide.tokens("power"), guide.strength, t.runner.credits, t.runner.clicks) == (1, 1, 3, 4)
        encounter(t, "HQ")
        break_once(t, "Study Guide")
        t.finish_run()
        assert (t.runner.credits, t.corp.credits, guide.strength) == (2, 7, 1)


class TestDeusX:
    @pytest.mark.parametrize(("kind", "can"), [("AP", True), ("Sentry", False)])
    def test_deus_x_is_trashed_to_break_everything_of_ap_ice(self, kind: str, can: bool) -> None:
        t = Table("runner", cards=(trial(kind, 10),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        deus = t.runner.put("Deus X")
        encounter(t, "HQ")
        assert t.runner.can("use", "Deus X", says="Break", at="6.9.3b") == can
        if can:
            break_once(t, "Deus X")
            assert (deus.zone, t.runner.credits) == ("the heap", 5)
        t.finish_run()
        assert t.corp.credits == (5 if can else 8)


class TestAtman:
    @pytest.mark.both
    @pytest.mark.parametrize(("strength", "can"), [(2, True), (1, False), (3, False)])
    def test_atman_breaks_ice_of_exactly_its_strength(self, strength: int, can: bool) -> None:
        t = Table("runner", cards=(trial("Trap", strength),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Atman", tokens={"power": 2})
        encounter(t, "HQ")
        assert t.runner.can("use", "Atman", says="Break", at="6.9.3b") == can
        if can:
            break_once(t, "Atman")
            assert t.runner.credits == 4
        t.finish_run()
        assert t.corp.credits == (7 if can else 8)


class TestBypassing:
    @pytest.mark.parametrize(
        ("title", "kind", "other"),
        [("Abagnale", "Code Gate", "Barrier - Sentry"), ("Demara", "Barrier", "Code Gate - Sentry")],
    )
    def test_a_breaker_that_is_trashed_to_bypass_does_so_to_its_kind_of_ice_only(
        self, title: str, kind: str, other: str
    ) -> None:
        t = Table("runner", cards=(trial(other, 0),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put(title)
        encounter(t, "HQ")
        assert not t.runner.can("use", title, says="ypass", at="6.9.3b")
        t = Table("runner", cards=(trial(kind, 9),))
        t.corp.put("Trial", "HQ", rezzed=True)
        breaker = t.runner.put(title)
        encounter(t, "HQ")
        t.runner.use(title, "ypass")
        t.finish_run()
        assert (breaker.zone, t.corp.credits, t.runner.credits) == ("the heap", 5, 5)
        assert t.happened("successful run") == 1

    @pytest.mark.parametrize(("title", "kind"), [("Abagnale", "Code Gate"), ("Demara", "Barrier")])
    def test_ice_that_is_not_installed_is_bypassed_too(self, title: str, kind: str) -> None:
        ambush = ice(
            "Ambush", "neutral_corp", accessed(ForceEncounter()), sub(Gain(1)), subtypes=kind, cost=0, strength=9
        )
        t = Table("runner", cards=(ambush,))
        t.corp.hand("Ambush")
        t.runner.put(title)
        t.runner.run("HQ")
        encounter(t)
        t.runner.use(title, "ypass")
        t.finish_run()
        assert (t.corp.credits, t.zone(title)) == (5, "the heap")


class TestFlashbang:
    def test_flashbang_derezzes_a_sentry_that_it_matches_for_6(self) -> None:
        t = Table("runner", cards=(trial("Sentry", 1),))
        sentry = t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Flashbang")
        t.runner.set(credits=7)
        encounter(t, "HQ")
        assert not t.runner.can("use", "Flashbang", says="erez", at="6.9.3b")
        t.runner.use("Flashbang", "+")
        t.runner.use("Flashbang", "erez")
        assert (sentry.rezzed, t.runner.credits) == (False, 0)

    def test_flashbang_can_do_nothing_to_other_ice(self) -> None:
        with Table("runner", cards=(trial("Barrier", 0),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Flashbang")
            t.runner.set(credits=7)
            encounter(t, "HQ")
            assert not t.runner.can("use", "Flashbang", says="erez", at="6.9.3b")
