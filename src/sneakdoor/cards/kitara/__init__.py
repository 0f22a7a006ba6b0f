"""Cards of the Kitara cycle, by faction."""
