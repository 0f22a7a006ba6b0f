"""Playing in the terminal: `sneakdoor play` and `sneakdoor resume`.

Output is a list of lines made from a side's view, and input is a line. The cursor is never moved, so narrow windows,
pipes and screen readers all work. Colour is added if the terminal supports it.
"""
