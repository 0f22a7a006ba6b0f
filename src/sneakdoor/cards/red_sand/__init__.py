"""Cards of the Red Sand cycle, by faction."""
