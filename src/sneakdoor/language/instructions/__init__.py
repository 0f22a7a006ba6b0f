"""Instructions (1.4:9.10), by topic: what abilities do, one after the other."""
