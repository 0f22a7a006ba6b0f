"""Cards that the Mumbad cycle brought, by faction."""
