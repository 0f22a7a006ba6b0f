"""Cards of the core sets, by faction."""
