"""Cards as data: a module for each set and faction, the vocabulary they are written in, and the registry."""
