"""Cards of the Spin cycle, by faction."""
