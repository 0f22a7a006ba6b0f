"""Cards of the NAPD Multiplayer set, by faction."""
