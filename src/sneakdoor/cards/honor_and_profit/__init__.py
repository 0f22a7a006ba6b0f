"""Cards of Honor and Profit, by faction."""
