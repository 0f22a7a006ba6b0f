"""The user's data folder; reading files, and replacing them atomically."""

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

FOLDER: Final = "SNEAKDOOR_DATA"


class DataTrouble(OSError):
    """The user's data folder cannot be read or written."""


def data_folder() -> Path:
    """Return the user's data folder: SNEAKDOOR_DATA, or the platform's default."""
    if chosen := os.environ.get(FOLDER):
        return Path(chosen).expanduser()
    if (base := os.environ.get("XDG_DATA_HOME")) and Path(base).is_absolute():
        return Path(base) / "sneakdoor"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "sneakdoor"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sneakdoor"
    return Path.home() / ".local" / "share" / "sneakdoor"


def read_text(path: Path, wrong: type[Exception], largest: int | None = None) -> str:
    """Read a text file of the user; raise `wrong` if it is unreadable or too large."""
    try:
        if largest is not None and path.stat().st_size > largest:
            raise wrong(f"{path} is too large")
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise wrong(f"{path} cannot be opened: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise wrong(f"{path} is not text in UTF-8") from None


def load_json(path: Path, what: str, version: int, wrong: type[Exception]) -> dict[str, Any]:
    """Load one of our JSON files; raise `wrong` unless kind and version match."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise wrong(f"{path} cannot be opened: {error.strerror or error}") from None
    except ValueError as error:
        raise wrong(f"{path} is no {what}: {error}") from None
    if not isinstance(data, dict) or data.get("version") != version:
        raise wrong(f"{path} is no {what}, or one of another version")
    return data


def keep(path: Path, whole: str) -> None:
    """Write a file of the data folder atomically."""
    made = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, made = tempfile.mkstemp(prefix=path.name, suffix=".new", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(whole)
            file.flush()
            os.fsync(file.fileno())
        Path(made).replace(path)
    except OSError as error:
        if made:
            Path(made).unlink(missing_ok=True)
        raise DataTrouble(f"{path} cannot be written: {error.strerror or error}") from error
