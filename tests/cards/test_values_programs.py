"""What the icebreakers of the newer cycles cost, what they break, how many, and how strong they get for how long."""

from __future__ import annotations

import pytest
from tests.verbs import break_once, encounter, now, trial

from sneakdoor.cards.vocabulary import ForceEncounter, Gain, accessed, ice, sub
from sneakdoor.testing import Table

BREAKERS = [
    # title, kind of ice, strength, price, how many at once
    ("Odore", "Sentry", 0, 2, 3),
    ("Gauss", "Barrier", 1, 1, 1),
    ("Puffer", "Sentry", 2, 1, 1),
    ("Engolo", "Code Gate", 2, 1, 1),
    ("Laamb", "Barrier", 2, 2, 3),
    ("Brahman", "Trap", 3, 1, 2),
    ("Berserker", "Barrier", 5, 2, 2),
    ("Maven", "Trap", 1, 2, 1),
    ("Na'Not'K", "Sentry", 2, 1, 1),
    ("Cradle", "Code Gate", 5, 2, 3),
    ("Tycoon", "Barrier", 1, 1, 2),
    ("Afterimage", "Sentry", 2, 1, 2),
    ("Bukhgalter", "Sentry", 1, 1, 1),
    ("Makler", "Barrier", 2, 2, 2),
    ("Euler", "Code Gate", 2, 2, 2),
    ("Penrose", "Code Gate", 2, 1, 1),
    ("Nfr", "Barrier", 1, 1, 1),
    ("Sūnya", "Sentry", 1, 2, 1),
    ("Golden", "Sentry", 1, 2, 2),
    ("Peregrine", "Code Gate", 2, 1, 1),
    ("Saker", "Barrier", 1, 1, 1),
    ("Blackstone", "Barrier", 3, 1, 1),
    ("Fawkes", "Sentry", 1, 1, 1),
    ("Houdini", "Code Gate", 2, 1, 1),
    ("Amina", "Code Gate", 3, 2, 3),
    ("Mongoose", "Sentry", 1, 1, 2),
    ("Ankusa", "Barrier", 0, 2, 1),
]
BOOSTS = [
    # title, kind of ice, price, strength before and after
    ("Odore", "Sentry", 3, 0, 3),
    ("Gauss", "Barrier", 2, 1, 3),
    ("Puffer", "Sentry", 2, 2, 3),
    ("Engolo", "Code Gate", 2, 2, 6),
    ("Laamb", "Barrier", 3, 2, 8),
    ("Brahman", "Trap", 2, 3, 4),
    ("God of War", "Trap", 2, 0, 1),
    ("Tycoon", "Barrier", 2, 1, 4),
    ("Ika", "Sentry", 2, 2, 5),
    ("Utae", "Code Gate", 1, 1, 2),
    ("Bukhgalter", "Sentry", 1, 1, 2),
    ("Makler", "Barrier", 2, 2, 4),
    ("Euler", "Code Gate", 1, 2, 3),
    ("Golden", "Sentry", 2, 1, 5),
    ("Peregrine", "Code Gate", 3, 2, 5),
    ("Saker", "Barrier", 2, 1, 3),
    ("Dai V", "Trap", 1, 1, 2),
    ("Amina", "Code Gate", 2, 3, 6),
    ("Aghora", "Trap", 1, 2, 3),
    ("Vamadeva", "Trap", 1, 2, 3),
    ("Sadyojata", "Trap", 1, 2, 3),
    ("Mongoose", "Sentry", 2, 1, 3),
    ("Ankusa", "Barrier", 1, 0, 1),
    ("Na'Not'K", "Sentry", 3, 1, 3),
    ("Persephone", "Sentry", 1, 1, 2),
    ("Mass-Driver", "Code Gate", 1, 1, 2),
]
OTHERS = {
    "Barrier": "Sentry - Code Gate",
    "Code Gate": "Barrier - Sentry",
    "Sentry": "Barrier - Code Gate",
}


def facing(title: str, kind: str, strength: int, skip_forced: bool = True, pieces: int = 1, subs: int = 3) -> Table:
    """The breaker is in play, with an empty grip and 20 credits, and such ice is encountered."""
    t = Table("runner", cards=(trial(kind, strength, subs),), skip_forced=skip_forced)
    for _ in range(pieces):
        t.corp.put("Trial", "HQ", rezzed=True)
    t.runner.put(title)
    t.runner.set(credits=20)
    t.runner.run("HQ")
    if title in ("Engolo", "Laamb"):
        t.runner.decline()
    elif title == "Berserker" and kind == "Barrier" and not skip_forced:
        t.runner.trigger(title)
    encounter(t)
    return t


@pytest.mark.parametrize(("title", "kind", "strength", "price", "broken"), BREAKERS)
def test_what_a_program_breaks_for_how_much(title: str, kind: str, strength: int, price: int, broken: int) -> None:
    t = facing(title, kind, strength)
    break_once(t, title)
    assert t.runner.credits == 20 - price
    t.settle()
    corp = {"Tycoon": 2, "Amina": -1}.get(title, 0)
    assert t.corp.credits == 5 + 3 - broken + corp


@pytest.mark.parametrize(("title", "kind", "strength"), [one[:3] for one in BREAKERS])
def test_a_program_breaks_nothing_of_ice_that_is_stronger(title: str, kind: str, strength: int) -> None:
    with facing(title, kind, strength + 1, False) as t:
        assert not t.runner.can("use", title, says="Break", at="6.9.3b")


@pytest.mark.parametrize(("title", "kind"), [one[:2] for one in BREAKERS if one[1] in OTHERS])
def test_a_program_breaks_nothing_of_ice_of_other_kinds(title: str, kind: str) -> None:
    with facing(title, OTHERS[kind], 0, False) as t:
        assert not t.runner.can("use", title, says="Break", at="6.9.3b")


@pytest.mark.parametrize(("title", "kind", "strength"), [one[:3] for one in BREAKERS if one[4] > 1])
def test_who_can_break_several_may_break_only_one(title: str, kind: str, strength: int) -> None:
    t = facing(title, kind, strength)
    t.runner.use(title, "Break")
    t.game.choose(now(t).options[0])
    t.runner.act("done")
    t.settle()
    corp = 2 if title == "Tycoon" else 0
    assert t.corp.credits == 5 + 2 + corp


@pytest.mark.parametrize(("title", "kind", "price", "before", "after"), BOOSTS)
def test_a_program_gets_stronger_for_one_encounter(title: str, kind: str, price: int, before: int, after: int) -> None:
    t = facing(title, kind, 12, pieces=2)
    if title == "Na'Not'K":
        before, after = before + 2, after + 2  # two pieces of ice
    assert t.card(title).strength == before
    t.runner.use(title, "+")
    assert (t.card(title).strength, t.runner.credits) == (after, 20 - price)
    t.state.forced = False
    t.runner.pass_()
    if title in ("Engolo", "Laamb", "Persephone"):
        t.runner.decline()
    encounter(t)
    assert t.card(title).strength == before


def test_amina_breaks_three_at_a_time() -> None:
    t = facing("Amina", "Code Gate", 3, subs=4)
    break_once(t, "Amina")
    assert t.runner.credits == 18
    t.settle()
    assert t.corp.credits == 6


class TestWhatHappensWhenItIsInstalled:
    @pytest.mark.parametrize(
        "title",
        ["Cordyceps", "Euler", "Gauss", "Pelangi", "Penrose", "Plague", "Nyashia", "Customized Secretary", "Diwan"],
    )
    def test_another_card_that_is_installed_does_not_bring_it_about(self, title: str) -> None:
        with Table("runner") as t:
            card = t.runner.put(title)
            t.runner.hand("Akamatsu Mem Chip")
            t.runner.install("Akamatsu Mem Chip")
            assert t.card("Akamatsu Mem Chip").installed
            assert not any(card.tokens(kind) for kind in ("virus", "power"))
            assert not any(t.happened(kind) for kind in ("ability gained", "changed", "revealed", "named"))


class TestTheMomentOfSuccess:
    @pytest.mark.parametrize(
        ("title", "server"),
        [
            ("Cordyceps", "Archives"),
            ("Equivocation", "R&D"),
            ("Musaazi", "Archives"),
            ("Yusuf", "Archives"),
            ("Wari", "HQ"),
            ("RNG Key", "HQ"),
            ("Upya", "R&D"),
            ("Bankroll", "Archives"),
        ],
    )
    def test_it_is_offered_before_cards_are_accessed(self, title: str, server: str) -> None:
        with Table("runner") as t:
            t.corp.deck("Hedge Fund").hand("Hedge Fund")
            t.corp.put("Ice Wall", "Archives")
            t.corp.put("Enigma", "R&D")
            t.runner.put(title, tokens={"virus": 1} if title == "Cordyceps" else None)
            t.runner.run(server)
            t.settle()
            assert t.runner.can("trigger", title)
            assert not t.happened("access begins")
            t.runner.decline()
            t.finish_run()

    @pytest.mark.parametrize(("title", "kind"), [("Brahman", "Trap"), ("Tycoon", "Barrier")])
    def test_the_end_of_an_encounter_is_not_the_access(self, title: str, kind: str) -> None:
        t = facing(title, kind, 0)
        t.runner.put("Corroder")
        break_once(t, title)
        t.state.forced = False
        while now(t).kind == "paid ability window" and now(t).role == "break":
            t.game.choose(now(t).options[-1])
        assert now(t).kind in ("reaction", "choose")
        assert not t.happened("access begins")


class TestForItselfAlone:
    @pytest.mark.parametrize(
        ("title", "token"), [("Nfr", "power"), ("Sūnya", "power"), ("Puffer", "power"), ("Cradle", "")]
    )
    def test_only_its_own_strength_is_changed(self, title: str, token: str) -> None:
        with Table("runner") as t:
            t.runner.put(title, tokens={token: 1} if token else None)
            t.runner.hand("Sure Gamble")
            ice = t.corp.put("Ice Wall", "HQ", rezzed=True)
            corroder = t.runner.put("Corroder")
            assert (corroder.strength, ice.strength) == (2, 1)


LURE = {
    kind: ice("Lure", "neutral_corp", sub(Gain(1)), accessed(ForceEncounter()), subtypes=kind, cost=0, strength=0)
    for kind in ("Barrier", "Code Gate", "Sentry")
}


class TestIceThatIsNotInstalled:
    """CR 6.5.2a: ice that is encountered while it is accessed is such ice all the same."""

    def table(self, kind: str) -> Table:
        t = Table("runner", cards=(LURE[kind],))
        t.corp.hand("Lure")
        t.runner.set(credits=9)
        return t

    @pytest.mark.parametrize(
        ("title", "kind"), [("Black Orchestra", "Code Gate"), ("MKUltra", "Sentry"), ("Paperclip", "Barrier")]
    )
    @pytest.mark.rule("6.5.2a")
    def test_it_may_bring_a_program_back(self, title: str, kind: str) -> None:
        t = self.table(kind)
        t.runner.discard(title)
        t.runner.run("HQ")
        t.runner.accept(title)
        assert t.card(title).installed

    @pytest.mark.rule("6.5.2a")
    def test_afterimage_bypasses_it(self) -> None:
        t = self.table("Sentry")
        t.runner.put("Afterimage")
        t.runner.put("Ghost Runner", tokens={"credit": 3})
        t.runner.run("HQ")
        t.runner.accept("Afterimage")
        assert t.happened("bypassed") == 1

    @pytest.mark.rule("6.5.2a")
    def test_berserker_gets_stronger_for_it(self) -> None:
        t = self.table("Barrier")
        t.runner.put("Berserker")
        t.runner.run("HQ")
        t.settle()
        assert [one.amount for one in t.state.journal.since(0) if one.kind == "changed"] == [1]

    @pytest.mark.both
    @pytest.mark.rule("6.5.2a")
    def test_ankusa_sends_it_to_hq(self) -> None:
        t = Table("runner", cards=(LURE["Barrier"],))
        t.corp.deck("Lure")
        t.runner.set(credits=9)
        t.runner.put("Ankusa")
        t.runner.run("R&D")
        encounter(t)
        t.runner.use("Ankusa", "Break")
        t.finish_run()
        assert t.corp.titles("hand") == ["Lure"]
