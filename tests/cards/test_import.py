"""`sneakdoor cards import` and `compare`, with cards that nobody printed."""

import json
import os
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from sneakdoor.catalogue import DataTrouble, Official, card, cards, data_folder, official, store
from sneakdoor.catalogue.official import plain
from sneakdoor.cli.app import app


def made_up(title: str, text: str | None = "Do nothing, twice.", **other: Any) -> dict[str, Any]:
    return {
        "code": "01070",
        "title": title,
        "text": text,
        "type_code": "asset",
        "faction_code": "jinteki",
        "side_code": "corp",
        "pack_code": "core",
        **other,
    }


def snare(**other: Any) -> dict[str, Any]:
    return made_up("Snare!", **other)


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in snare().items() if name != key}


def put(path: Path, content: object) -> Path:
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def run(*arguments: object, stdin: str | None = None) -> Result:
    return CliRunner().invoke(app, ["cards", *map(str, arguments)], input=stdin)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cards.json"


class TestImport:
    @pytest.mark.parametrize("wrap", [list, lambda cards: {"data": cards, "total": 1, "success": True}])
    def test_a_pack_file_and_an_answer_of_the_api(self, file: Path, data: Path, wrap: Any) -> None:
        done = run("import", put(file, wrap([snare()])))

        assert done.exit_code == 0
        assert "1 card imported" in done.stdout
        assert official()["Snare!"] == Official("Snare!", "Do nothing, twice.", "01070", "core")
        assert [path.name for path in data.iterdir()] == ["official-texts.json"]

    def test_show_tells_the_printed_text_and_ours_on_wish(self, file: Path) -> None:
        run("import", put(file, [snare()]))

        assert "Do nothing, twice." in run("show", "Snare!").stdout
        assert "imported" in run("show", "Snare!").stdout
        assert "Do nothing" not in run("show", "Snare!", "--ours").stdout
        assert json.loads(run("show", "Snare!", "--json").stdout)["official_text"] == "Do nothing, twice."

    def test_a_card_that_is_missing_here_shows_its_printed_text(self, file: Path, undeclared: str) -> None:
        masque = made_up(undeclared, side_code="runner", type_code="resource", faction_code="neutral-runner")
        run("import", put(file, [masque]))

        assert "Do nothing, twice." in run("show", undeclared).stdout

    def test_standard_input(self) -> None:
        assert run("import", "-", stdin=json.dumps([snare()])).exit_code == 0
        assert "Snare!" in official()

    def test_a_second_file_adds_to_the_first(self, file: Path) -> None:
        run("import", put(file, [snare()]))
        run("import", put(file, [made_up("PAD Campaign", code="01109", faction_code="neutral-corp")]))

        assert set(official()) == {"Snare!", "PAD Campaign"}

    def test_of_several_printings_the_newest_is_kept(self, file: Path) -> None:
        run("import", put(file, [snare(text="New.", code="20070"), snare(text="Old.", code="01070")]))

        assert official()["Snare!"].text == "New."

    def test_cards_of_other_times_are_left_out_and_counted(self, file: Path) -> None:
        done = run("import", put(file, [snare(), made_up("Mirrored Moon", code="99001")]), "--json")

        assert json.loads(done.stdout)["unknown"] == ["Mirrored Moon"]
        assert set(official()) == {"Snare!"}

    def test_a_card_without_text(self, file: Path) -> None:
        run("import", put(file, [snare(text=None)]))

        assert official()["Snare!"].text == ""
        assert "(no text)" in run("show", "Snare!").stdout

    def test_markup_becomes_plain_lines(self) -> None:
        markup = (
            "[click]: <strong>One</strong> &lt;b&gt;<ul><li>two</li><li>three </li></ul><trace>Trace 3</trace> four"
        )

        assert plain(markup) == "[click]: One <b>\ntwo\nthree\nTrace[3]. four"


class TestBadFiles:
    @pytest.mark.parametrize(
        ("content", "words"),
        [
            ("", "is not JSON"),
            ('[{"title": "Snare!",}]', "line 1, column 21"),
            ("[" * 100_000, "is not JSON"),
            ("7", "is a number; a card file is a list of cards"),
            ("[]", "is an empty list"),
            ({"cards": []}, 'without "data"'),
            ({"data": {}}, 'has an object as its "data"'),
            ([snare(), 3], "card 2: is a number, not a card"),
            ([without("title")], 'card 1: has no "title"'),
            ([without("pack_code")], 'card 1 ("Snare!"): has no "pack_code"'),
            ([snare(text=["a"])], 'card 1 ("Snare!"): has a list as its "text"'),
            ([snare(code=1070)], 'has a number as its "code"'),
            ([made_up(" ")], 'has an empty text as its "title"'),
            ([snare(side_code="both")], 'has the side "both"'),
            ([snare(type_code="event")], "but the card is asset"),
            ([snare(side_code="runner")], "but the card is corp"),
            ([snare(), made_up("PAD Campaign")], 'has the code 01070 of "Snare!"'),
            ([snare(text="\ud800")], "half a character"),
            ([made_up("Mirrored Moon")], "no card of this period"),
        ],
    )  # fmt: skip
    def test_what_is_wrong_is_told_and_nothing_changes(
        self, tmp_path: Path, file: Path, data: Path, content: object, words: str
    ) -> None:
        run("import", put(tmp_path / "good.json", [snare(text="Kept.")]))
        before = (data / "official-texts.json").read_bytes()

        done = run("import", put(file, content))

        assert done.exit_code == 2
        assert words in done.stderr
        assert str(file) in done.stderr
        assert (data / "official-texts.json").read_bytes() == before
        assert len(list(data.iterdir())) == 1

    def test_one_bad_file_among_good_ones_stops_all(self, tmp_path: Path, file: Path, data: Path) -> None:
        done = run("import", put(tmp_path / "good.json", [snare()]), put(file, "nonsense"))

        assert done.exit_code == 2
        assert not data.exists()

    def test_not_utf_8(self, file: Path) -> None:
        file.write_bytes(b'[{"title": "Sn\xffre"}]')

        assert "is not UTF-8: byte 14" in run("import", file).stderr

    def test_many_problems_are_cut_short(self, file: Path) -> None:
        done = run("import", put(file, [1] * 50))

        assert "and 30 more" in done.stderr

    def test_json_lists_them(self, file: Path) -> None:
        done = run("import", put(file, [1, 2]), "--json")

        assert done.exit_code == 2
        assert len(json.loads(done.stdout)["problems"]) == 2

    def test_no_such_file(self, tmp_path: Path) -> None:
        done = run("import", tmp_path / "nowhere.json")

        assert done.exit_code == 1
        assert "cannot be opened" in str(done.exception)


class TestFolder:
    def test_a_damaged_store_says_what_to_do(self, data: Path, file: Path) -> None:
        data.mkdir()
        for content in (
            "{",
            "[]",
            '{"version": 1}',
            '{"version": 1, "cards": {"Snare!": []}}',
            '{"version": 2, "cards": {}}',
        ):
            (data / "official-texts.json").write_text(content, encoding="utf-8")

            with pytest.raises(DataTrouble, match="import the card file again"):
                official()
            assert run("import", put(file, [snare()])).exit_code == 1
            assert (data / "official-texts.json").read_text(encoding="utf-8") == content

    def test_a_write_that_fails_leaves_the_old_texts(self, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        store({"Snare!": Official("Snare!", "Old.", "1", "core")})

        def fail(_: int) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(os, "fsync", fail)
        with pytest.raises(DataTrouble, match="the disk is full"):
            store({"Snare!": Official("Snare!", "New.", "1", "core")})

        assert official()["Snare!"].text == "Old."
        assert len(list(data.iterdir())) == 1

    def test_where_it_is(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        assert data_folder() == tmp_path / "data"

        monkeypatch.delenv("SNEAKDOOR_DATA")
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
        assert data_folder() == tmp_path / "xdg" / "sneakdoor"

        monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setenv("HOME", str(tmp_path))
        assert data_folder() == tmp_path / ".local" / "share" / "sneakdoor"


class Rows(HTMLParser):
    """What a reader of the page sees, row by row, and anything that would be fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [f"{tag} {name}" for name, _ in attrs if name in {"src", "href"}]
        if tag == "tr":
            self.rows.append([])
        elif tag in {"td", "th"} and self.rows:
            self.rows[-1].append("")

    def handle_data(self, data: str) -> None:
        if self.rows and self.rows[-1]:
            self.rows[-1][-1] += data


class TestCompare:
    def page(self, tmp_path: Path, *arguments: str) -> Rows:
        done = run("compare", "--html", tmp_path / "page.html", *arguments)
        assert done.exit_code == 0, done.output
        rows = Rows()
        rows.feed((tmp_path / "page.html").read_text(encoding="utf-8"))
        return rows

    def test_every_implemented_card_has_a_row(self, tmp_path: Path) -> None:
        titles = {row[0] for row in self.page(tmp_path).rows}

        assert len(titles) >= sum(entry.declared is not None for entry in cards().values())

    def test_both_texts_stand_side_by_side_and_escaped(self, tmp_path: Path, file: Path) -> None:
        run("import", put(file, [snare(text="Tag & <i>bag</i> &lt;script&gt;alert(1)&lt;/script&gt;")]))
        rows = self.page(tmp_path)

        row = next(row for row in rows.rows if row[0].startswith("Snare!"))
        assert "3 net damage" in row[2]
        assert row[3].strip() == "Tag & bag <script>alert(1)</script>"
        assert "&lt;script&gt;alert" in (tmp_path / "page.html").read_text(encoding="utf-8")

    def test_nothing_is_fetched(self, tmp_path: Path) -> None:
        assert self.page(tmp_path).fetched == []

    def test_rows_are_in_the_order_of_sets_and_can_be_narrowed_to_one(self, tmp_path: Path) -> None:
        rows = self.page(tmp_path, "--set", "ur").rows[1:]

        assert rows
        assert [row[1] for row in rows] == sorted(row[1] for row in rows)

    def test_a_page_that_cannot_be_written(self, tmp_path: Path) -> None:
        done = run("compare", "--html", tmp_path / "nowhere" / "page.html")

        assert done.exit_code == 1
        assert "cannot be written" in str(done.exception)


class TestSideBySide:
    """`sneakdoor cards compare` in a terminal of 80 columns, unless it says otherwise."""

    def test_both_texts_stand_in_two_columns_that_fit(self, file: Path) -> None:
        run("import", put(file, [snare(text="First, nothing. " * 12 + "\nThen as much again.")]))
        done = run("compare", "snare!")

        title, heads, _, *lines = done.stdout.splitlines()
        assert done.exit_code == 0
        assert title == "Snare!"
        assert [words.strip() for words in heads.split("|")] == ["our text", "printed text"]
        assert max(map(len, done.stdout.splitlines())) <= 80
        assert len({line.index("|") for line in lines}) == 1
        columns = zip(*(line.split("|") for line in lines), strict=True)
        ours, printed = (" ".join(" ".join(column).split()) for column in columns)
        assert ours == " ".join(card("Snare!").text.split())
        assert printed == "First, nothing. " * 12 + "Then as much again."

    def test_as_wide_as_the_terminal(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        run("import", put(file, [snare(text="Nothing. " * 40)]))
        widths = {}
        for columns in (60, 80, 160):
            monkeypatch.setenv("COLUMNS", str(columns))
            widths[columns] = max(map(len, run("compare", "Snare!").stdout.splitlines()))

        assert all(columns - 12 <= width <= columns for columns, width in widths.items()), widths

    def test_where_two_columns_do_not_fit_they_stand_below_each_other(
        self, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        run("import", put(file, [snare()]))
        monkeypatch.setenv("COLUMNS", "40")
        lines = run("compare", "Snare!").stdout.splitlines()

        assert max(map(len, lines)) <= 40
        assert lines[:2] == ["Snare!", "-- our text"]
        assert lines[-2:] == ["-- printed text", "Do nothing, twice."]

    def test_all_cards_and_those_of_a_set(self, file: Path) -> None:
        run("import", put(file, [snare()]))
        implemented = [entry for entry in cards().values() if entry.declared is not None]

        assert f"{len(implemented)} cards, 1 with a printed text beside ours" in run("compare", "--all").stdout
        few = json.loads(run("compare", "--set", "ur", "--json").stdout)
        assert 0 < len(few) < len(implemented)
        assert {one["printed"] for one in few} == {None}

    def test_json_has_both_texts(self, file: Path) -> None:
        run("import", put(file, [snare()]))
        told = json.loads(run("compare", "Snare!", "PAD Campaign", "--json").stdout)

        assert told[0] == {
            "title": "Snare!",
            "state": "implemented",
            "ours": card("Snare!").text,
            "printed": "Do nothing, twice.",
        }
        assert (told[1]["title"], told[1]["printed"]) == ("PAD Campaign", None)

    def test_a_text_that_there_is_not(self, file: Path, undeclared: str) -> None:
        masque = made_up(undeclared, None, side_code="runner", type_code="resource", faction_code="neutral-runner")
        run("import", put(file, [masque]))

        assert "(not implemented yet)" in run("compare", undeclared).stdout
        assert "(no text)" in run("compare", undeclared).stdout
        assert "(not in the card file)" in run("compare", "Snare!").stdout

    def test_without_imported_texts_it_says_how_to_import(self) -> None:
        for arguments in (("Snare!",), ("--all",), ("Snare!", "--json")):
            done = run("compare", *arguments)
            assert done.exit_code == 1
            assert "sneakdoor cards import FILE" in str(done.exception)

    @pytest.mark.parametrize(
        ("arguments", "words"),
        [
            ((), "name cards, or use"),
            (("Snare!", "--all"), "not both"),
            (("Snarre",), "Snare!"),
            (("--set", "nowhere"), "there is no set"),
        ],
    )
    def test_a_wish_that_cannot_be_met(self, file: Path, arguments: tuple[str, ...], words: str) -> None:
        run("import", put(file, [snare()]))
        done = run("compare", *arguments)

        assert done.exit_code == 1
        assert words in str(done.exception)

    def test_a_page_of_named_cards(self, tmp_path: Path, file: Path) -> None:
        run("import", put(file, [snare()]))
        told = json.loads(run("compare", "Snare!", "--html", tmp_path / "page.html", "--json").stdout)

        assert (told["cards"], told["official"]) == (1, 1)
        assert "Do nothing, twice." in (tmp_path / "page.html").read_text(encoding="utf-8")
