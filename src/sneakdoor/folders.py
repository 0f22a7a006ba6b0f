"""Where the user's own data is, and how a file there is replaced: all of it or nothing."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

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
