"""Cards that the Ashes cycle brought, by faction."""
