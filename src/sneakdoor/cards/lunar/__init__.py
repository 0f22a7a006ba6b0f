"""Cards that the Lunar cycle brought, by faction."""
