"""The documentation holds together."""

import re
from pathlib import Path

import pytest

from sneakdoor.cli.terminal.commands import COMMANDS

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
LINK = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = [link.split("#")[0] for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]

    assert [target for target in targets if target and not (page.parent / target).exists()] == []


def test_every_page_is_reached_from_the_index() -> None:
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")

    assert [
        page.name for page in ROOT.glob("docs/*.md") if page.name != "index.md" and f"({page.name})" not in index
    ] == []


def test_the_readme_shows_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert "python3 dev.py play" in readme
    assert "python3 dev.py test" in readme


def test_the_notice_is_kept() -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")

    assert "unofficial" in notice
    assert "trademarks" in notice


def test_the_page_of_the_table_names_every_command() -> None:
    page = (ROOT / "docs" / "table.md").read_text(encoding="utf-8")

    assert [word for word in COMMANDS if f"`{word}" not in page] == []
