"""Cards of Order and Chaos, by faction."""
