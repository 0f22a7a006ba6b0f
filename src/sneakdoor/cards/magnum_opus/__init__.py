"""Cards of Magnum Opus, by faction."""
