"""Cards of the Flashpoint cycle, by faction."""
