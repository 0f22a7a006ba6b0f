"""Cards of the Lunar cycle, by faction."""
