"""The `sneakdoor` command."""


def main() -> int:
    return 0
