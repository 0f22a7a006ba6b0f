"""Chapters 1 to 4 of the rulebook as plain data, and the types of card declarations."""
