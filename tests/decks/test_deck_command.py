"""`sneakdoor deck …` as somebody at a terminal meets it."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from sneakdoor.cli import main
from sneakdoor.cli.app import app
from sneakdoor.decks import Deck, cards, read, write

LEGAL = {
    "Déjà Vu": 3, "Demolition Run": 3, "Stimhack": 3, "Cyberfeeder": 3, "Grimoire": 3, "Corroder": 3, "Datasucker": 3,
    "Medium": 3, "Mimic": 3, "Parasite": 3, "Yog.0": 3, "Ice Carver": 3, "Wyldside": 3, "Sure Gamble": 3,
    "Infiltration": 3,
}  # fmt: skip


@pytest.fixture
def legal(tmp_path: Path) -> Path:
    return put(tmp_path / "legal.txt", Deck.of("Noise", LEGAL, name="Noise to begin with", notes="Run."))


@pytest.fixture
def illegal(tmp_path: Path) -> Path:
    return put(tmp_path / "illegal.txt", Deck.of("Noise", LEGAL | {"Diesel": 4}))


@pytest.fixture
def unreadable(tmp_path: Path) -> Path:
    path = tmp_path / "unreadable.txt"
    path.write_text("Noise\n3 Sure Gambel\n", encoding="utf-8")
    return path


def put(path: Path, deck: Deck, form: str = "text") -> Path:
    path.write_text(write(deck, form), encoding="utf-8")
    return path


def run(*arguments: object, stdin: str | None = None) -> Result:
    return CliRunner().invoke(app, ["deck", *map(str, arguments)], input=stdin)


def told(*arguments: object) -> tuple[int, Any]:
    done = run(*arguments, "--json")
    return done.exit_code, json.loads(done.stdout)


class TestCheck:
    def test_a_legal_deck(self, legal: Path) -> None:
        done = run("check", legal)

        assert done.exit_code == 0
        assert "Noise to begin with: legal [rules]" in done.stdout

    def test_an_illegal_deck(self, illegal: Path) -> None:
        done = run("check", illegal)

        assert done.exit_code == 1
        assert "not legal [rules]\n  - Diesel: 4 copies of at most 3: take out 1 (CR 1.4.7)\n" in done.stdout

    def test_an_unreadable_deck(self, unreadable: Path) -> None:
        done = run("check", unreadable)

        assert done.exit_code == 2
        assert 'line 2: "Sure Gambel" is no card that I know; did you mean Sure Gamble' in done.stderr

    def test_the_worst_of_several_counts(self, legal: Path, illegal: Path, unreadable: Path) -> None:
        assert run("check", legal, illegal).exit_code == 1
        assert run("check", legal, unreadable, illegal).exit_code == 2

    def test_json(self, legal: Path, illegal: Path, unreadable: Path) -> None:
        code, answer = told("check", legal, illegal, unreadable)

        assert code == 2
        assert [deck["legal"] for deck in answer["decks"]] == [True, False, False]
        assert answer["decks"][1]["violations"][0]["rule"] == "1.4.7"
        assert answer["decks"][1]["violations"][0]["found"] == 4
        assert answer["decks"][2]["problems"][0]["nearest"][0] == "Sure Gamble"

    def test_what_cannot_be_played_is_refused_on_request(self, legal: Path) -> None:
        _, answer = told("check", legal)
        missing = answer["decks"][0]["unimplemented"]

        assert run("check", legal).exit_code == 0
        assert run("check", "--play", legal).exit_code == (1 if missing else 0)
        for title in missing[:8]:
            assert title in run("check", legal).stdout

    def test_formats(self, legal: Path, tmp_path: Path) -> None:
        done = run("check", "--format", "standard-2019-12", legal)
        assert done.exit_code == 1
        assert "Noise: Hacker Extraordinaire: in no product of this format; choose another identity" in done.stdout

        own = tmp_path / "own.json"
        own.write_text('{"name": "mine", "removed": ["Imp", "Medium"]}', encoding="utf-8")
        done = run("check", "-f", own, legal)
        assert done.exit_code == 1
        assert "Medium: removed from this format; take it out [mine]" in done.stdout

    def test_standard_input(self) -> None:
        done = run("check", "-", stdin="Noise\n3 Imp")

        assert done.exit_code == 1
        assert done.stdout.startswith("standard input: Noise: Hacker Extraordinaire: not legal")

    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        done = run("check", tmp_path / "nothing.txt")

        assert done.exit_code == 2
        assert "cannot be opened: No such file" in done.stderr

    def test_many_problems_are_cut_short(self, tmp_path: Path) -> None:
        path = tmp_path / "many.txt"
        path.write_text("Noise\n" + "1 Nothing of that kind\n" * 50, encoding="utf-8")

        assert "and 30 more" in run("check", path).stderr


@pytest.mark.parametrize("command", ["show", "hands", "convert", "diff"])
def test_every_command_says_why_it_cannot_read(command: str, unreadable: Path) -> None:
    further: list[object] = {"convert": ["--to", "nrdb"], "diff": [unreadable]}.get(command, [])  # type: ignore[assignment]

    done = run(command, unreadable, *further)
    code, answer = told(command, unreadable, *further)

    assert (done.exit_code, code) == (2, 2)
    assert "line 2" in done.stderr
    assert answer["problems"][0]["line"] == 2


class TestShow:
    def test_by_type_with_curve_and_influence(self, tmp_path: Path) -> None:
        counts = {"Hostile Takeover": 2, "Ice Wall": 3, "Hedge Fund": 3, "Psychographics": 1, "Snare!": 2}
        deck = Deck.of("Weyland Consortium: Building a Better World", counts, name="Mine", notes="Words.")

        lines = run("show", put(tmp_path / "deck.txt", deck)).stdout.split("\n")

        assert lines[:3] == [
            "Mine",
            "Weyland Consortium: Building a Better World (Weyland Consortium Corp)",
            "11 cards (at least 45), influence 7 of 15, agenda points 2 (20 or 21)",
        ]
        assert "Barrier (3)" in lines
        assert f"  {'2 Hostile Takeover':<44} 1 points, 2 to advance" in lines
        assert f"  {'1 Psychographics':<44} costs X, influence 3" in lines
        assert lines[lines.index("Cost curve: operation") + 1] == "   5 ### 3"
        assert lines[-3:] == ["Notes", "Words.", ""]

    def test_json(self, legal: Path) -> None:
        code, answer = told("show", legal)

        assert code == 0
        assert answer["influence"] == {"spent": 0, "limit": 15, "cards": {}}
        assert answer["cost_curves"]["hardware"] == {"2": 3, "3": 3}
        assert answer["agenda_points"] is None

    def test_what_begins_outside(self, tmp_path: Path) -> None:
        deck = Deck.of("Noise", {}, extras={"Whizzard": 1})

        assert "Outside the deck\n  1 Whizzard: Master Gamer" in run("show", put(tmp_path / "x.txt", deck)).stdout


class TestConvert:
    @pytest.mark.parametrize("form", ["text", "nrdb", "markdown", "jinteki", "octgn", "json"])
    def test_to_each_form_and_back(self, form: str, legal: Path, tmp_path: Path) -> None:
        output = tmp_path / "converted"

        assert read(run("convert", legal, "--to", form).stdout) == read(legal.read_text(encoding="utf-8"))
        assert run("convert", legal, "--to", form, "-o", output).exit_code == 0
        assert read(output.read_bytes(), form) == read(legal.read_bytes())
        assert run("convert", output, "--to", "text").stdout == legal.read_text(encoding="utf-8")

    def test_json(self, legal: Path) -> None:
        _, answer = told("convert", legal, "--to", "jinteki")

        assert answer["text"].startswith(";; title: Noise to begin with\n")
        assert answer["deck"]["cards"]["Imp" if "Imp" in LEGAL else "Medium"] == 3


class TestDiff:
    def test_what_has_to_change(self, legal: Path, tmp_path: Path) -> None:
        other = put(tmp_path / "other.txt", Deck.of("Whizzard", LEGAL | {"Medium": 1, "Imp": 2}), "nrdb")

        done = run("diff", legal, other)

        assert done.exit_code == 0
        assert done.stdout.split("\n") == [
            "- Noise: Hacker Extraordinaire",
            "+ Whizzard: Master Gamer",
            "+ 2 Imp",
            "- 2 Medium (3 to 1)",
            "",
        ]
        assert told("diff", legal, other)[1]["cards"] == {"Imp": [0, 2], "Medium": [3, 1]}

    def test_nothing(self, legal: Path) -> None:
        assert run("diff", legal, legal).stdout == "the same cards\n"


class TestHands:
    def test_odds_of_each_card_and_type(self, legal: Path) -> None:
        done = run("hands", legal)

        assert done.exit_code == 0
        assert "5 of 45 cards" in done.stdout
        # 1 - (42 choose 5) / (45 choose 5) is 30.37 %, and twice tried 51.5 %.
        assert f"{'3 Sure Gamble':<44} {'30.4%':>7} {'51.5%':>20}" in done.stdout

    def test_wishes(self, legal: Path) -> None:
        done = run("hands", legal, "-w", "sure gamble | Wyldside", "-w", "Corroder")

        assert "Sure Gamble or Wyldside" in done.stdout
        assert "all of these" in done.stdout
        _, answer = told("hands", legal, "--want", "Corroder")
        assert answer["wanted"][0]["any_of"] == ["Corroder"]
        assert answer["all_wanted"] == {key: answer["wanted"][0][key] for key in ("drawn", "with_mulligan")}


def test_bad_news_is_one_line(legal: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, words in (
        (("check", "-f", "modern", legal), 'there is no format "modern"; there are rules'),
        (("check", "-f", "missing.json", legal), "missing.json cannot be opened"),
        (("check", "--from", "pdf", legal), 'there is no form "pdf" for decks; there are text'),
        (("convert", legal, "--to", "pdf"), 'there is no form "pdf" for decks; there are text'),
        (("convert", legal, "--to", "text", "-o", legal / "x"), "cannot be written"),
        (("hands", legal, "-w", "Diesel"), '"Diesel" is not in this deck'),
    ):
        monkeypatch.setattr("sys.argv", ["sneakdoor", "deck", *map(str, arguments)])

        assert main() == 1

        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        assert words in err


def test_a_newcomer_can_mend_a_deck_by_the_words_alone(tmp_path: Path) -> None:
    """Follow what is said, line by line, until nothing is said any more."""
    path = tmp_path / "deck.txt"
    deck = Deck.of(
        "Haas-Bioroid: Engineering the Future",
        {"Diesel": 1, "Nisei MK II": 3, "Data Raven": 4, "Tollbooth": 3, "Accelerated Beta Test": 3, "Archer": 3},
    )
    spare = [
        card.title
        for card in cards().values()
        if card.faction == "haas_bioroid"
        and card.type in {"ice", "asset", "operation"}
        and "alliance" not in card.subtypes
    ]
    for _ in range(12):
        code, answer = told("check", put(path, deck))
        if code == 0:
            break
        listed = dict(deck.cards)
        one = answer["decks"][0]["violations"][0]
        if "take it out" in one["words"]:
            del listed[one["card"]]
        elif "take out" in one["words"]:
            listed[one["card"]] -= one["found"] - one["most"]
        elif one["rule"] == "1.4.5":
            dear = one["words"].partition("Out of faction: ")[2].split(" ")[0]
            title = next(title for title in listed if title.startswith(dear))
            del listed[title]
        elif one["rule"] == "1.4.3":
            for title in spare:
                missing = one["least"] - sum(listed.values())
                if missing > 0:
                    listed[title] = max(listed.get(title, 0), min(3, missing))
        else:
            assert one["rule"].startswith("1.4.6")
            for title in ("Project Vitruvius", "NAPD Contract", "Efficiency Committee", "Gila Hands Arcology"):
                points = cards()[title].points
                count = min(3, (one["most"] - one["found"]) // points)
                if count > 0:
                    listed[title] = count
                    one["found"] += count * points
                    for _ in range(count if "in place of other cards" in one["words"] else 0):
                        listed[max(set(spare) & set(listed), key=lambda other: (listed[other], other))] -= 1
        deck = Deck.of(deck.identity, {title: count for title, count in listed.items() if count})

    assert code == 0
