"""Cards of the SanSan cycle, by faction."""
