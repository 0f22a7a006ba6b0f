"""The machine without a game: frames, step tables, a random source, a shared journal."""
