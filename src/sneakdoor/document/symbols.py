"""Our own images of the symbols; the official ones are not free."""

from typing import Final

from sneakdoor.document.model import SYMBOLS

_STROKE: Final = 'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"'

_SHAPES: Final = {
    "c": f'<path {_STROKE} d="M8 1.2 13.9 4.6v6.8L8 14.8 2.1 11.4V4.6z"/>'
    f'<path {_STROKE} d="M10.3 6.2a3 3 0 1 0 0 3.6"/>',
    "click": f'<circle {_STROKE} cx="8" cy="8" r="6.6"/><path {_STROKE} d="M8 3.8V8l2.9 2.1"/>',
    "recurring": f'<path {_STROKE} d="M13.9 6.2A6.3 6.3 0 1 0 14.3 8.6M14.4 2.6l-.4 3.7-3.6-.5"/>'
    f'<path {_STROKE} d="M9.7 6.6a2.3 2.3 0 1 0 0 2.8"/>',
    "link": f'<path {_STROKE} d="M6.6 9.4 9.4 6.6M7.3 4.5l1.6-1.6a3 3 0 0 1 4.2 4.2l-1.6 1.6"/>'
    f'<path {_STROKE} d="M8.7 11.5l-1.6 1.6a3 3 0 0 1-4.2-4.2l1.6-1.6"/>',
    "MU": f'<rect {_STROKE} x="4" y="4" width="8" height="8" rx="1"/>'
    f'<path {_STROKE} d="M6.2 4V1.6M9.8 4V1.6M6.2 14.4V12M9.8 14.4V12M4 6.2H1.6M4 9.8H1.6M14.4 6.2H12M14.4 9.8H12"/>',
    "sub": f'<path {_STROKE} d="M3 2v6.2a2 2 0 0 0 2 2h8M9.6 6.6l3.6 3.6-3.6 3.6"/>',
    "trash": f'<path {_STROKE} d="M2.5 4.2h11M6 4V2h4v2M4 4.4l.7 9.8h6.6l.7-9.8M6.8 7v4.6M9.2 7v4.6"/>',
    "interrupt": f'<path {_STROKE} d="M9.2 1.4 3.6 9h3.8l-.9 5.6L12.4 7H8.4z"/>',
}


def svg(name: str, colour: str = "currentColor") -> str | None:
    """Return the SVG image of a symbol by its plaintext replacement, or None."""
    shape = _SHAPES.get(name)
    if shape is None:
        return None
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">{shape}</svg>'.replace("currentColor", colour)


def meaning(name: str) -> str:
    return SYMBOLS.get(name, name)
