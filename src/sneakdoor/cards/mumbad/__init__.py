"""Cards of the Mumbad cycle, by faction."""
