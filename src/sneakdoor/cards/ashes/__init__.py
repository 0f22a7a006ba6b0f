"""Cards of the Ashes cycle, by faction."""
