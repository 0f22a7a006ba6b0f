"""Cards of the Core Set, by faction."""
