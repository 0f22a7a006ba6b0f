"""Cards of Creation and Control, by faction."""
