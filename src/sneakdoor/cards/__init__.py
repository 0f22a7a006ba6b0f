"""Cards as data: the vocabulary they are written in, one module for each set and faction, and the registry."""
