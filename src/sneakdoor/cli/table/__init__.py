"""The table in the terminal: `sneakdoor play` and `sneakdoor resume`.

Lines of text are the base: whatever is shown is a list of lines made from a side's view, and whatever is typed is a
line. Nothing moves a cursor, so a narrow window, a pipe and a screen reader all see the same game. Colour comes on top
where the terminal wants it.
"""
