"""`sneakdoor rules import`, with words of our own under the numbers of the rules; where it is present, with 1.3."""

import json
from pathlib import Path

import pytest
from tests.document.samples import shared, shared_document
from typer.testing import CliRunner, Result

from sneakdoor.cli.app import app
from sneakdoor.cli.errors import CommandError
from sneakdoor.document import gather, kept, read_bytes, store
from sneakdoor.rulebook import find

OURS = """\
Words of Our Own

This is version {version} of nothing official.

1. Lanterns

1.2. Lights

- 1.2.1. Lanterns shine{more}.
- 1.2.2. Boats look for lanterns. See rule 1.2.1.
 - a. They do.

Example: One boat found one.
"""


def put(path: Path, version: str = "1.3", more: str = "") -> Path:
    path.write_text(OURS.format(version=version, more=more), encoding="utf-8")
    return path


def run(*arguments: object, stdin: str | None = None) -> Result:
    return CliRunner().invoke(app, ["rules", *map(str, arguments)], input=stdin)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return put(tmp_path / "rules.txt")


class TestImport:
    def test_the_text_is_shown_beside_our_summary(self, file: Path, data: Path) -> None:
        done = run("import", file)
        shown = run("1.2.2a").stdout

        assert done.exit_code == 0
        assert "5 texts of version 1.3 imported" in done.stdout
        assert [path.name for path in data.iterdir()] == ["official-rules.json"]
        assert "the official text (version 1.3, from the file you imported)\n  They do." in shown
        assert "Example: One boat found one." in shown
        assert find("1.2.2a").summary in shown

    def test_ours_alone_on_wish_and_before(self, file: Path) -> None:
        before = run("show", "1.2.2").stdout
        run("import", file)

        assert run("show", "1.2.2", "--ours").stdout == before
        assert "Boats" in run("show", "1.2.2").stdout

    def test_as_json(self, file: Path, data: Path) -> None:
        told = json.loads(run("import", file, "--json").stdout)
        rule = json.loads(run("show", "1.2.2a", "--json").stdout)

        assert told == {"imported": 5, "version": "1.3", "unknown": [], "file": str(data / "official-rules.json")}
        assert rule["official"] == [
            {"version": "1.3", "text": "They do.", "examples": ["Example: One boat found one."]}
        ]
        assert json.loads(run("show", "1.1.1", "--json").stdout)["official"] == []

    def test_both_versions_beside_each_other_and_once_where_they_say_the_same(self, tmp_path: Path) -> None:
        run("import", put(tmp_path / "3.txt"))
        run("import", put(tmp_path / "4.txt", "1.4", " brightly"))

        assert "version 1.3, from" in run("1.2.1").stdout
        assert "version 1.4, from" in run("1.2.1").stdout
        assert "Lanterns shine brightly." in run("1.2.1").stdout
        assert "version 1.3 and 1.4, from" in run("1.2.2").stdout

    def test_what_is_new_in_1_4_has_its_words_only(self, tmp_path: Path) -> None:
        text = put(tmp_path / "4.txt", "1.4").read_text(encoding="utf-8")
        later = text.replace("1.2", "1.8").replace("- 1.8.1.", "- 1.8.5.").replace("- 1.8.2.", "- 1.8.6.")
        (tmp_path / "4.txt").write_text(later, encoding="utf-8")
        run("import", tmp_path / "4.txt")

        assert "Lanterns shine." in run("1.4:1.8.5").stdout
        assert "Lanterns" not in run("1.8.5").stdout  # of 1.3, and replaced

    def test_words_are_found_in_the_text_too(self, file: Path) -> None:
        assert run("search", "lanterns").exit_code == 1
        run("import", file)

        assert "1.2.2 " in run("search", "lanterns", "boats").stdout
        assert run("search", "lanterns", "--ours").exit_code == 1

    def test_standard_input_and_a_version_by_name(self, file: Path) -> None:
        bare = file.read_text(encoding="utf-8").replace("version 1.3 of", "")

        assert run("import", "-", stdin=bare).exit_code == 2
        assert run("import", "-", "--as", "1.4", stdin=bare).exit_code == 0
        assert set(kept()) == {"1.4"}


class TestVersion2603:
    """Version 26.03, whose plain text does not name its version."""

    WORDS = "1 Lanterns\n  1.13 Hosts\n    1.13.9 Lanterns hang alone. See §1.13.\n      EX: Two lanterns.\n"

    def test_its_text_is_shown_beside_its_own_rules_only(self, tmp_path: Path) -> None:
        (tmp_path / "new.txt").write_text(self.WORDS, encoding="utf-8")
        done = run("import", tmp_path / "new.txt", "--as", "26.03")

        assert "3 texts of version 26.03 imported" in done.stdout
        assert "(version 26.03, from the file you imported)\n  Lanterns hang alone" in run("26.03:1.13.9").stdout
        assert "Lanterns hang alone" not in run("1.12.8").stdout
        assert "26.03:1.13.9" in run("search", "lanterns", "--rules", "26.03").stdout
        assert run("search", "lanterns").exit_code == 1

    def test_it_needs_to_be_told_the_version(self, tmp_path: Path) -> None:
        (tmp_path / "new.txt").write_text(self.WORDS, encoding="utf-8")
        done = run("import", tmp_path / "new.txt")

        assert done.exit_code == 2
        assert "it does not name its version; this rulebook knows 1.3, 1.4 and 26.03: use --as" in done.stderr

    def test_the_whole_of_it_is_known(self) -> None:
        document = shared_document("26.03/cr-26.03.txt")

        assert len(gather(document, "26.03").texts) == 1551
        assert gather(document, "26.03").unknown == ()


class TestRefused:
    def test_a_version_that_is_not_followed_here(self, tmp_path: Path, data: Path) -> None:
        done = run("import", put(tmp_path / "new.txt", "22.12"))

        assert done.exit_code == 2
        assert f"{tmp_path / 'new.txt'}:1: it is version 22.12; this rulebook knows 1.3, 1.4 and 26.03" in done.stderr
        assert not data.exists()

    def test_a_document_that_is_not_what_it_says(self, tmp_path: Path, data: Path) -> None:
        text = put(tmp_path / "odd.txt").read_text(encoding="utf-8").replace("1.2.", "1.77.").replace("1.2", "1.77")
        (tmp_path / "odd.txt").write_text(text, encoding="utf-8")
        done = run("import", tmp_path / "odd.txt")

        assert done.exit_code == 2
        assert "odd.txt:7: 4 of its 5 numbers are not in version 1.3" in done.stderr
        assert not data.exists()

    def test_no_rules_document_and_no_file(self, tmp_path: Path) -> None:
        (tmp_path / "letter.txt").write_text("Dear friend.\n", encoding="utf-8")

        assert "letter.txt:1: it contains no numbered rule" in run("import", tmp_path / "letter.txt").stderr
        assert isinstance(run("import", tmp_path / "none.txt").exception, CommandError)

    def test_a_damaged_store_is_told_and_left_alone(self, file: Path, data: Path) -> None:
        run("import", file)
        path = data / "official-rules.json"
        for content, words in (("[", "damaged"), ('{"format": 9, "versions": {}}', "another version")):
            path.write_text(content, encoding="utf-8")
            assert words in str(run("1.2.1").exception)
            assert words in str(run("import", file).exception)
            assert path.read_text(encoding="utf-8") == content
            assert run("show", "1.2.1", "--ours").exit_code == 0

    def test_numbers_that_our_rulebook_has_not_are_left_out(self, file: Path) -> None:
        more = file.read_text(encoding="utf-8").replace(" - a. They do.", " - a. They do.\n - q. They do not.")
        done = run("import", "-", stdin=more)

        assert done.exit_code == 0
        assert "1.2.2q" in done.stdout
        assert "1.2.2q" not in kept()["1.3"]


class TestKept:
    def test_a_later_import_keeps_what_it_does_not_have(self, tmp_path: Path, data: Path) -> None:
        store(gather(read_bytes(OURS.format(version="1.3", more="").encode(), "one")))
        other = "1. Lanterns\n\n1.2. Lights\n\n- 1.2.3. Others do not.\n"
        store(gather(read_bytes(other.encode(), "two"), "1.3"))

        assert [kept()["1.3"][number].text for number in ("1.2.1", "1.2.3")] == ["Lanterns shine.", "Others do not."]

    def test_all_of_1_3(self, data: Path) -> None:
        """With the shared document, where it is present."""
        done = run("import", shared("cr-1.3-complete.txt"))

        assert done.exit_code == 0
        assert "1351 texts" in done.stdout
        assert len(kept()["1.3"]["1.2.5"].examples) == 3
