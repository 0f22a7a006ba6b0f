"""What many of the Runner's cards have in common: consoles, cards that come loaded, events that take two clicks."""

from __future__ import annotations

import pytest
from tests.verbs import detour, doers

from sneakdoor.cards.vocabulary import HQ, RND
from sneakdoor.testing import Table


@pytest.mark.parametrize(
    ("title", "memory", "link"),
    [
        ("Grimoire", 6, 0),
        ("Spinal Modem", 5, 0),
        ("Patchwork", 5, 0),
        ("Desperado", 5, 0),
        ("Doppelgänger", 5, 0),
        ("Paragon", 5, 0),
        ("Dinosaurus", 4, 0),
        ("Turntable", 5, 0),
        ("Forger", 4, 1),
        ("Logos", 5, 0),
        ("Astrolabe", 5, 0),
        ("Security Nexus", 5, 1),
        ("Brain Chip", 4, 0),
        ("Heartbeat", 5, 0),
    ],
)
def test_a_console_gives_its_room_and_link_and_suffers_no_other_console(title: str, memory: int, link: int) -> None:
    with Table("runner") as t:
        t.runner.set(credits=20).hand(title, "Desperado", "Paragon")
        assert any("console" in one.say() for one in t.state.book.cards[t.state.book.by_title[title]].abilities)
        t.runner.install(title)
        assert (t.runner.memory[1], t.runner.link) == (memory, link)
        other = "Paragon" if title != "Paragon" else "Desperado"
        assert not t.runner.can("install", other)


@pytest.mark.parametrize(
    ("title", "kind", "n"),
    [
        ("Armitage Codebusting", "credit", 12),
        ("Daily Casts", "credit", 8),
        ("Earthrise Hotel", "power", 3),
        ("Liberated Account", "credit", 16),
        ("Bank Job", "credit", 8),
        ("Plascrete Carapace", "power", 4),
        ("Ghost Runner", "credit", 3),
        ("Imp", "virus", 2),
    ],
)
def test_a_card_comes_with_its_tokens_and_gets_none_for_another(title: str, kind: str, n: int) -> None:
    with Table("runner") as t:
        t.runner.set(credits=20).hand(title, "Akamatsu Mem Chip")
        t.runner.install(title)
        card = t.card(title)
        assert card.tokens(kind) == n
        t.runner.install("Akamatsu Mem Chip")
        assert (card.tokens(kind), t.card("Akamatsu Mem Chip").tokens(kind)) == (n, 0)


class TestPrebought:
    def test_daily_casts_pays_2_at_each_of_the_runners_turns_until_it_is_empty(self) -> None:
        t = Table("corp")
        casts = t.runner.put("Daily Casts", tokens={"credit": 4})
        t.end_turn()
        assert (t.runner.credits, casts.tokens("credit")) == (7, 2)
        t.end_turn()
        assert (casts.tokens("credit"), casts.zone) == (2, "the play area")
        t.end_turn()
        assert (t.runner.credits, casts.zone) == (7 + 4 + 2, "the heap")

    def test_earthrise_hotel_draws_2_at_each_of_the_runners_turns_until_it_is_empty(self) -> None:
        t = Table("corp")
        hotel = t.runner.put("Earthrise Hotel", tokens={"power": 2})
        t.end_turn()
        assert (len(t.runner.titles("hand")), hotel.tokens("power")) == (2, 1)
        t.end_turn()
        assert (len(t.runner.titles("hand")), hotel.tokens("power")) == (2, 1)
        t.end_turn()
        assert (len(t.runner.titles("hand")), hotel.zone) == (4, "the heap")

    @pytest.mark.parametrize(("title", "n"), [("Armitage Codebusting", 2), ("Liberated Account", 4)])
    def test_credits_are_taken_for_a_click_until_there_are_none(self, title: str, n: int) -> None:
        t = Table("runner")
        card = t.runner.put(title, tokens={"credit": 2 * n})
        t.runner.use(title)
        assert (t.runner.credits, t.runner.clicks, card.tokens("credit")) == (5 + n, 3, n)
        t.runner.use(title)
        assert (t.runner.credits, t.runner.clicks, card.zone) == (5 + 2 * n, 2, "the heap")


@pytest.mark.parametrize("title", ["Queen's Gambit", "Singularity", "Hostage", "Drive By", "Emergent Creativity"])
class TestDoubles:
    def test_a_double_is_played_for_two_clicks(self, title: str) -> None:
        t = Table("runner")
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.set(credits=9).hand(title).deck("Kati Jones", "Corroder")
        t.runner.play(title)
        assert t.state.clicks[1] == 2

    def test_a_double_is_not_played_with_one_click(self, title: str) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.set(credits=9).hand(title).deck("Kati Jones", "Corroder")
            assert not t.runner.can("play", title)

    def test_a_double_makes_nothing_else_cost_more(self, title: str) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.hand(title, "Sure Gamble").discard(title)
            t.runner.play("Sure Gamble")
            assert t.runner.credits == 9


@pytest.mark.parametrize(
    ("title", "elsewhere"),
    [
        ("Retrieval Run", HQ),
        ("Singularity", HQ),
        ("Account Siphon", RND),
        ("Indexing", HQ),
        ("Because I Can", HQ),
        ("Reboot", HQ),
    ],
)
def test_an_event_does_nothing_when_its_run_succeeds_elsewhere(title: str, elsewhere: int) -> None:
    with Table("runner", cards=(detour(elsewhere),)) as t:
        t.corp.hand("Hedge Fund").put("PAD Campaign", "Server 1")
        t.runner.put("Detour")
        t.runner.set(credits=9).hand(title).discard("Corroder")
        t.runner.play(title)
        t.runner.use("Detour")
        t.finish_run()
        assert [one.server for one in t.state.journal.since(0) if one.kind == "successful run"] == [elsewhere]
        assert t.happened("accessed") == 1
        assert (t.state.tags, t.corp.credits, t.zone("PAD Campaign"), t.zone("Corroder")) == (
            0,
            5,
            "the play area",
            "the heap",
        )


def test_the_brain_damage_of_stimhack_is_of_the_runners_own_doing() -> None:
    with Table("runner") as t:
        t.runner.set(credits=9).hand("Stimhack", "Sure Gamble", "Sure Gamble")
        t.runner.play("Stimhack")
        t.runner.act("server", server="Archives")
        t.finish_run()
        assert doers(t, "damaged") == ["RUNNER 1"]


def test_nobody_prevents_the_brain_damage_of_stimhack() -> None:
    with Table("runner") as t:
        t.runner.put("Feedback Filter")
        t.runner.hand("Stimhack", "Sure Gamble", "Sure Gamble")
        t.runner.play("Stimhack")
        t.runner.act("server", server="Archives")
        t.finish_run()
        assert (t.state.brain, len(t.runner.titles("hand")), t.zone("Feedback Filter")) == (1, 1, "the play area")
