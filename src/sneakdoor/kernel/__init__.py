"""The machine without the game: frames, step tables, random numbers, the journal."""
