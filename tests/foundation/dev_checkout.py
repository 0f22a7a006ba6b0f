"""`dev.py` as a module in a checkout of its own, for the tests of its commands."""

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def load_dev(checkout: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", checkout / "dev.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def write(checkout: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text(text, encoding="utf-8")


class Recorder:
    """Stands in for what runs commands: takes them down, and says that all went well but for the ones named."""

    def __init__(self, **codes: int) -> None:
        self.commands: list[list[str]] = []
        self.codes = codes

    def __call__(self, *command: object) -> int:
        self.commands.append([str(part) for part in command])
        return self.codes.get(self.commands[-1][0].replace("-", "_"), 0)
