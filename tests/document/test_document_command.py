"""`sneakdoor document …` as it is typed, with small documents of our own."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.document.samples import MARKDOWN, SOURCE, TEXT
from typer.testing import CliRunner, Result

from sneakdoor.cli.app import app
from sneakdoor.cli.errors import CommandError
from sneakdoor.rulebook import find


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "lanterns.md"
    path.write_text(SOURCE, encoding="utf-8")
    return path


def run(*arguments: object, stdin: str | None = None) -> Result:
    return CliRunner().invoke(app, ["document", *map(str, arguments)], input=stdin)


def put(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


class TestCheck:
    def test_a_sound_document(self, file: Path) -> None:
        done = run("check", file)

        assert done.exit_code == 0
        assert "no fault" in done.stdout
        assert "not checked:" in done.stdout

    def test_faults_with_file_line_and_suggestion(self, file: Path) -> None:
        put(file, SOURCE.replace("@sec:dark", "@sec:dork"))
        done = run("check", file)

        assert done.exit_code == 1
        assert f"{file}:18: 1.1.2: unresolved" in done.stdout
        assert "→ perhaps sec:dark is meant" in done.stdout
        assert "1 fault: 1 unresolved" in done.stdout

    def test_as_json(self, file: Path) -> None:
        put(file, SOURCE.replace("@sec:dark", "@sec:dork"))
        done = run("check", file, "--json")
        told: list[dict[str, Any]] = json.loads(done.stdout)

        assert done.exit_code == 1
        assert [(one["rule"], one["kind"], one["line"]) for one in told] == [("1.1.2", "unresolved", 18)]
        assert "sec:dork" in told[0]["words"]
        assert json.loads(run("check", put(file, SOURCE), "--json").stdout) == []

    def test_standard_input_and_a_form_by_name(self) -> None:
        assert run("check", "-", stdin=TEXT).exit_code == 0
        assert run("check", "-", "--form", "text", stdin=MARKDOWN).exit_code == 0

    def test_options(self, tmp_path: Path) -> None:
        part = put(tmp_path / "part.txt", "1. Game\n\n1.1. All\n\n1.1.1. See section 4.\n")

        assert run("check", part).exit_code == 1
        assert run("check", part, "--part", "--thorough").exit_code == 0


class TestBadFiles:
    def test_no_document_tells_file_and_line(self, tmp_path: Path) -> None:
        bad = put(tmp_path / "bad.md", "# Game\n\n### Astray.\n\n## All {#sec:all}\n\n### So.\n")

        for command in (("check",), ("number",), ("index",), ("render", "--to", "json")):
            done = run(command[0], bad, *command[1:])
            assert done.exit_code == 2
            assert f"{bad}:3: a rule (heading of level 3) stands before any section" in done.stderr

    def test_no_file_and_no_such_form(self, tmp_path: Path, file: Path) -> None:
        assert isinstance(run("check", tmp_path / "none.md").exception, CommandError)
        assert 'no form "word"' in str(run("check", file, "--form", "word").exception)
        assert 'no form "doc"' in str(run("render", file, "--to", "doc").exception)
        assert "choose a format" in str(run("render", file).exception)
        assert "cannot be written" in str(run("render", file, "-o", tmp_path / "no" / "x.json").exception)

    @pytest.mark.parametrize(("package", "to"), [("pypandoc", "html"), ("typst", "pdf")])
    def test_without_the_extra_it_says_what_to_install(
        self, file: Path, monkeypatch: pytest.MonkeyPatch, package: str, to: str
    ) -> None:
        monkeypatch.setitem(sys.modules, package, None)
        done = run("render", "-", "--to", to, stdin=TEXT)

        assert "sneakdoor[document]" in str(done.exception)

    def test_without_the_extra_the_numbered_forms_are_read_checked_and_compared(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(sys.modules, "pypandoc", None)
        one = put(tmp_path / "a.txt", TEXT)

        assert run("check", one).exit_code == 0
        assert "no rule changed" in run("diff", one, one).stdout
        assert "sneakdoor[document]" in str(run("check", "-", stdin=SOURCE).exception)


class TestNumber:
    def test_numbers_labels_and_words(self, file: Path) -> None:
        lines = run("number", file).stdout.splitlines()

        assert lines[0] == "1         The Game {#sec:game}"
        assert lines[4] == "1.1.2a    Lighting costs 1[c]."

    def test_what_was_written_otherwise(self, tmp_path: Path) -> None:
        wrong = put(tmp_path / "wrong.txt", TEXT.replace("1.2.2 Darkness", "1.2.5 Darkness"))
        rows = json.loads(run("number", wrong, "--json").stdout)

        assert "(written 1.2.5)" in run("number", wrong).stdout
        assert (rows[-1]["number"], rows[-1]["written"], rows[-1]["line"]) == ("1.2.2", "1.2.5", 12)

    def test_written_anew(self, tmp_path: Path) -> None:
        wrong = put(tmp_path / "wrong.txt", TEXT.replace("1.2.2", "1.2.5"))
        done = run("number", wrong, "-o", tmp_path / "right.md")

        assert done.exit_code == 0
        assert "[§1.2.2](#r1.2.2)" in (tmp_path / "right.md").read_text(encoding="utf-8")


class TestRender:
    @pytest.mark.parametrize("form", ["html", "md", "txt", "json", "pdf"])
    def test_to_a_file_by_its_name(self, file: Path, tmp_path: Path, form: str) -> None:
        made = tmp_path / f"made.{form}"
        done = run("render", file, "-o", made)

        assert done.exit_code == 0
        assert made.stat().st_size > 500

    def test_to_the_screen(self, file: Path) -> None:
        assert "1.1.2. A player may light a lantern." in run("render", file, "--to", "txt").stdout


class TestDiffAndIndex:
    def test_changes_as_lines_and_as_json(self, file: Path, tmp_path: Path) -> None:
        new = put(tmp_path / "new.md", SOURCE.replace("can be doused", "is doused"))

        assert "reworded  1.1.2c" in run("diff", file, new).stdout
        assert "“can be” → “is”" in run("diff", file, new).stdout
        told = json.loads(run("diff", file, new, "--json").stdout)
        assert [(one["kind"], one["rule"]) for one in told] == [("reworded", "1.1.2c")]

    def test_the_index_of_a_named_version_has_our_summaries(self, file: Path) -> None:
        listed = {one["number"]: one for one in json.loads(run("index", file, "--as", "26.03").stdout)}

        assert listed["1.1.1"]["version"] == "26.03"
        assert listed["1.1.1"]["summary"] == find("26.03:1.1.1").summary

    def test_the_index(self, file: Path, tmp_path: Path) -> None:
        listed = json.loads(run("index", file).stdout)
        run("index", file, "--lines", "-o", tmp_path / "index.json")
        places = json.loads((tmp_path / "index.json").read_text(encoding="utf-8"))

        assert [one["number"] for one in listed] == [one["id"] for one in places]
        assert places[-1]["line"] == 31
