"""Cards of the Genesis cycle, by faction."""
