"""Cards of the cycles and expansions, by faction."""
