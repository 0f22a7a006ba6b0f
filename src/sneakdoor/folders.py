"""Where the user's own data is, how a file is read, and how one is replaced: all of it or nothing."""

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

FOLDER: Final = "SNEAKDOOR_DATA"


class DataTrouble(OSError):
    """The user's folder cannot be read or written."""


def data_folder() -> Path:
    """Where the user's own data is: SNEAKDOOR_DATA, else the platform's place for such things."""
    if chosen := os.environ.get(FOLDER):
        return Path(chosen).expanduser()
    if (base := os.environ.get("XDG_DATA_HOME")) and Path(base).is_absolute():
        return Path(base) / "sneakdoor"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "sneakdoor"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sneakdoor"
    return Path.home() / ".local" / "share" / "sneakdoor"


def text_in(path: Path, wrong: type[Exception], largest: int | None = None) -> str:
    """What a file says that somebody gives us; where it cannot be read, or is too large, the error says so."""
    try:
        if largest is not None and path.stat().st_size > largest:
            raise wrong(f"{path} is too large")
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise wrong(f"{path} cannot be opened: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise wrong(f"{path} is not text in UTF-8") from None


def json_in(path: Path, what: str, version: int, wrong: type[Exception]) -> dict[str, Any]:
    """What one of our own files keeps, if it is such a thing and of this version."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise wrong(f"{path} cannot be opened: {error.strerror or error}") from None
    except ValueError as error:
        raise wrong(f"{path} is no {what}: {error}") from None
    if not isinstance(told, dict) or told.get("version") != version:
        raise wrong(f"{path} is no {what}, or one of another version")
    return told


def keep(path: Path, whole: str) -> None:
    """Write a file of the user's folder: beside the old one, then in its place."""
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
