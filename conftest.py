"""Collection settings for everything pytest reads: tests, doctests in src and examples in the documents."""

import gc
import json
from collections.abc import Generator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule

NEED_A_BROWSER = {"browser", "page_built"}  # fixtures


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--selection", type=Path, metavar="FILE", help="run only the selection in FILE")


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Skip the doctest search in files without a prompt: it imports each module and inspects all its names."""
    collectors = yield
    if any(isinstance(collector, DoctestModule) for collector in collectors) and b">>>" not in file_path.read_bytes():
        return [collector for collector in collectors if not isinstance(collector, DoctestModule)]
    return collectors


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect without the garbage collector, which would walk a growing heap of live objects again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


@pytest.hookimpl(tryfirst=True)  # before `-m` looks at the markers
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if NEED_A_BROWSER.intersection(getattr(item, "fixturenames", ())):
            item.add_marker("browser")
    file: Path | None = config.getoption("selection")
    if file is not None:
        chosen = json.loads(file.read_text(encoding="utf-8"))
        kept = [item for item in items if is_selected(item, chosen, config.rootpath)]
        config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
        items[:] = kept


def is_selected(item: pytest.Item, chosen: dict[str, list[str]], root: Path) -> bool:
    """Is a test in a chosen file, chosen by name, or parametrised by a chosen card?"""
    if item.path.relative_to(root).as_posix() in chosen["files"]:
        return True
    name, _, parameters = item.nodeid.partition("[")
    return name in chosen["tests"] or any(title in parameters for title in chosen["titles"])
